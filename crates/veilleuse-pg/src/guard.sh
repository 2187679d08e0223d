# Runs a database until standard input ends, which it does with whoever started it, however that ended. A database that
# ends by itself, because a test has stopped or killed it, is started again.
bin=$1 folder=$2 port=$3
shift 3
(
    while [ ! -e "$folder/stop" ]; do
        "$bin/postgres" -D "$folder/data" -k "$folder" -p "$port" -c listen_addresses=127.0.0.1 \
            -c fsync=on -c synchronous_commit=on -c max_connections=200 "$@" >>"$folder/log" 2>&1 </dev/null
        sleep 0.1
    done
) &
read -r _
touch "$folder/stop"
kill -QUIT "$(head -n 1 "$folder/data/postmaster.pid")"
wait
rm -rf "$folder"
