/* Stands between a process and its files (LD_PRELOAD): files under one folder fail on command, and everything that is
 * done to them is written down in order. `lib.rs` says the commands and reads what is written down. */

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

/* As `Op` in lib.rs. */
enum op { OP_OPEN, OP_READ, OP_WRITE, OP_SYNC, OP_TRUNCATE, OP_MAP, OPS };
/* As `Manner` in lib.rs. */
enum manner { FAILS, NO_SPACE, SHORT };
/* As `Step` in journal.rs. */
enum step { STEP_NAME, STEP_CREATE, STEP_WRITE, STEP_SYNC, STEP_TRUNCATE, STEP_UNLINK };

/* As the offsets in lib.rs: numbers of eight bytes, shared with whoever gives the commands. */
struct control {
    uint64_t ops;       /* a bit for each op that counts */
    uint64_t countdown; /* the fault comes when this many of them were done; 0 for never */
    uint64_t after;     /* a bit for each op that fails from then on */
    uint64_t manner;
    uint64_t tripped;
    uint64_t faults;
    uint64_t recording;
    uint64_t seen[OPS];
};

#define MOST_FDS 65536
#define MOST_NAMES 65536

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static volatile struct control *control;
static const char *folder;
static size_t folder_length;
static int journal = -1;
/* 0 for files elsewhere. */
static unsigned short file_of[MOST_FDS];
static unsigned char half_done[MOST_FDS];
static char *names[MOST_NAMES];
static unsigned int name_count = 1;

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("VEILLEUSE_DISK_CONTROL");
    const char *journal_path = getenv("VEILLEUSE_DISK_JOURNAL");
    const char *on_disk = getenv("VEILLEUSE_DISK_FOLDER");
    if (!path || !journal_path || !on_disk) return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
    if (fd < 0) return;
    void *mapped = (void *)syscall(SYS_mmap, NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    syscall(SYS_close, fd);
    if (mapped == MAP_FAILED) return;
    journal = (int)syscall(SYS_openat, AT_FDCWD, journal_path, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
    folder = strdup(on_disk);
    folder_length = strlen(folder);
    control = mapped;
}

static int is_ours(int fd) { return control && fd >= 0 && fd < MOST_FDS && file_of[fd]; }

static void note(enum step step, unsigned int file, uint64_t offset, const void *bytes, uint64_t length) {
    if (!control->recording || journal < 0) return;
    uint64_t head[4] = {step, file, offset, length};
    syscall(SYS_write, journal, head, sizeof head);
    if (bytes && length) syscall(SYS_write, journal, bytes, length);
}

/* What is not the database's own is noted and never fails. */
static int is_spared(unsigned int file) {
    size_t length = strlen(names[file]);
    return length >= 5 && !strcmp(names[file] + length - 5, "/acks");
}

/* The shared index of a write-ahead log is memory that happens to have a name. */
static int is_index(unsigned int file) {
    size_t length = strlen(names[file]);
    return length >= 4 && !strcmp(names[file] + length - 4, "-shm");
}

static int fails(enum op op, unsigned int file) {
    if (is_spared(file)) return 0;
    control->seen[op]++;
    uint64_t bit = 1ull << op;
    if (control->tripped) {
        if (!(control->after & bit)) return 0;
        control->faults++;
        return 1;
    }
    if (!(control->ops & bit) || !control->countdown) return 0;
    if (--control->countdown) return 0;
    control->tripped = 1;
    control->faults++;
    return 1;
}

static unsigned int name_of(const char *path) {
    for (unsigned int file = 1; file < name_count; file++)
        if (!strcmp(names[file], path)) return file;
    if (name_count == MOST_NAMES) {
        /* Folders come and go; descriptors that are open keep their numbers. */
        abort();
    }
    names[name_count] = strdup(path);
    return name_count++;
}

static int do_open(int at, const char *path, int flags, mode_t mode) {
    if (!control || !path || strncmp(path, folder, folder_length))
        return (int)syscall(SYS_openat, at, path, flags, mode);
    pthread_mutex_lock(&lock);
    unsigned int file = name_of(path);
    int fd = -1;
    if (fails(OP_OPEN, file)) {
        errno = EMFILE;
    } else {
        int is_new = (flags & O_CREAT) && syscall(SYS_faccessat, at, path, F_OK);
        fd = (int)syscall(SYS_openat, at, path, flags, mode);
        int error = errno;
        if (fd >= 0 && fd < MOST_FDS) {
            file_of[fd] = (unsigned short)file;
            half_done[fd] = 0;
            if (!is_index(file)) {
                note(STEP_NAME, file, 0, path, strlen(path));
                if (is_new) note(STEP_CREATE, file, 0, NULL, 0);
                else if (flags & O_TRUNC) note(STEP_TRUNCATE, file, 0, NULL, 0);
            }
        }
        errno = error;
    }
    pthread_mutex_unlock(&lock);
    return fd;
}

#define MODE(flags)                                                                                                    \
    mode_t mode = 0;                                                                                                   \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                                             \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        mode = (mode_t)va_arg(rest, int);                                                                              \
        va_end(rest);                                                                                                  \
    }

int open(const char *path, int flags, ...) { MODE(flags) return do_open(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return do_open(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return do_open(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return do_open(at, path, flags, mode); }

int close(int fd) {
    if (is_ours(fd)) {
        pthread_mutex_lock(&lock);
        file_of[fd] = 0;
        pthread_mutex_unlock(&lock);
    }
    return (int)syscall(SYS_close, fd);
}

static ssize_t do_read(int fd, void *bytes, size_t length, off_t at, int has_place) {
    if (is_ours(fd)) {
        pthread_mutex_lock(&lock);
        int bad = fails(OP_READ, file_of[fd]);
        pthread_mutex_unlock(&lock);
        if (bad) {
            errno = EIO;
            return -1;
        }
    }
    return has_place ? syscall(SYS_pread64, fd, bytes, length, at) : syscall(SYS_read, fd, bytes, length);
}

ssize_t read(int fd, void *bytes, size_t length) { return do_read(fd, bytes, length, 0, 0); }
ssize_t pread(int fd, void *bytes, size_t length, off_t at) { return do_read(fd, bytes, length, at, 1); }
ssize_t pread64(int fd, void *bytes, size_t length, off64_t at) { return do_read(fd, bytes, length, at, 1); }

static ssize_t raw_write(int fd, const void *bytes, size_t length, off_t at, int has_place) {
    return has_place ? syscall(SYS_pwrite64, fd, bytes, length, at) : syscall(SYS_write, fd, bytes, length);
}

static ssize_t do_write(int fd, const void *bytes, size_t length, off_t at, int has_place) {
    if (!is_ours(fd)) return raw_write(fd, bytes, length, at, has_place);
    pthread_mutex_lock(&lock);
    unsigned int file = file_of[fd];
    ssize_t written = -1;
    int error = EIO;
    if (half_done[fd]) {
        half_done[fd] = 0;
        error = ENOSPC;
    } else {
        size_t wanted = length;
        int goes_on = 1;
        if (fails(OP_WRITE, file)) {
            error = control->manner == FAILS ? EIO : ENOSPC;
            goes_on = control->manner == SHORT && length > 1;
            if (goes_on) {
                wanted = length / 2;
                half_done[fd] = 1;
            }
        }
        if (goes_on) {
            off_t place = has_place ? at : (off_t)syscall(SYS_lseek, fd, 0, SEEK_CUR);
            written = raw_write(fd, bytes, wanted, at, has_place);
            error = errno;
            if (written > 0 && !is_index(file)) note(STEP_WRITE, file, (uint64_t)place, bytes, (uint64_t)written);
        }
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return written;
}

ssize_t write(int fd, const void *bytes, size_t length) { return do_write(fd, bytes, length, 0, 0); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return do_write(fd, bytes, length, at, 1); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) { return do_write(fd, bytes, length, at, 1); }

static int do_sync(int fd, long call) {
    if (!is_ours(fd)) return (int)syscall(call, fd);
    pthread_mutex_lock(&lock);
    unsigned int file = file_of[fd];
    int done = -1;
    int error = EIO;
    if (!fails(OP_SYNC, file)) {
        /* Every file here is thrown away with the test: what counts is what is noted. */
        done = 0;
        note(STEP_SYNC, file, 0, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    if (done) errno = error;
    return done;
}

int fsync(int fd) { return do_sync(fd, SYS_fsync); }
int fdatasync(int fd) { return do_sync(fd, SYS_fdatasync); }

static int do_truncate(int fd, off_t length) {
    if (!is_ours(fd)) return (int)syscall(SYS_ftruncate, fd, length);
    pthread_mutex_lock(&lock);
    unsigned int file = file_of[fd];
    int done = -1;
    if (fails(OP_TRUNCATE, file)) {
        errno = EIO;
    } else {
        done = (int)syscall(SYS_ftruncate, fd, length);
        if (!done && !is_index(file)) note(STEP_TRUNCATE, file, (uint64_t)length, NULL, 0);
    }
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t length) { return do_truncate(fd, length); }
int ftruncate64(int fd, off64_t length) { return do_truncate(fd, length); }

static void *do_map(void *where, size_t length, int rights, int flags, int fd, off_t at) {
    if (is_ours(fd)) {
        pthread_mutex_lock(&lock);
        int bad = fails(OP_MAP, file_of[fd]);
        pthread_mutex_unlock(&lock);
        if (bad) {
            errno = ENOMEM;
            return MAP_FAILED;
        }
    }
    return (void *)syscall(SYS_mmap, where, length, rights, flags, fd, at);
}

void *mmap(void *where, size_t length, int rights, int flags, int fd, off_t at) {
    return do_map(where, length, rights, flags, fd, at);
}
void *mmap64(void *where, size_t length, int rights, int flags, int fd, off64_t at) {
    return do_map(where, length, rights, flags, fd, at);
}

int unlink(const char *path) {
    if (!control || strncmp(path, folder, folder_length)) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    pthread_mutex_lock(&lock);
    int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    int error = errno;
    unsigned int file = name_of(path);
    if (!done && !is_index(file)) note(STEP_UNLINK, file, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = error;
    return done;
}
