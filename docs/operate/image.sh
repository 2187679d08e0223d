#!/bin/sh
# image.sh BINARY FOLDER: everything that BINARY needs to run, as the root of a file system. Used by Containerfile.
set -eu
binary=$1 root=$2
mkdir -p "$root/data" "$root/tmp" "$root/etc/ssl/certs"
chmod 1777 "$root/tmp"
cp "$binary" "$root/veilleuse"
# The loader and the libraries that it names, where they are looked for.
ldd "$binary" | grep -o '/[^ ]*' | sort -u | while read -r library; do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
done
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
printf 'veilleuse:x:65532:65532::/data:\n' >"$root/etc/passwd"
printf 'veilleuse:x:65532:\n' >"$root/etc/group"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"
