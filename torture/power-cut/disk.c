/*
 * A disk without power, to be preloaded. Of the files below $POWER_FOLDER it keeps in $POWER_KEPT what fsync
 * promises to be there after a power cut:
 *   f.<inode>  what a file held when it was last synced
 *   d.<inode>  what a folder named when it was last synced: kind, inode and name, one a line
 *   p.<inode>  the file itself as it is, so that no other file gets its inode
 * All else that was written, cut short, renamed or removed is in none of these. With $POWER_IGNORES_FSYNC a sync
 * promises nothing.
 */
#define _GNU_SOURCE
#define _FILE_OFFSET_BITS 64
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *folder, *kept;
static int ignores;

/* What is not kept would look like a fault of the program. */
static void fail(const char *what) {
  perror(what);
  abort();
}

static void name_of(char *path, char kind, ino_t inode) {
  snprintf(path, PATH_MAX, "%s/%c.%ju", kept, kind, (uintmax_t)inode);
}

static int is_below(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  size_t prefix = strlen(folder);
  return strncmp(path, folder, prefix) == 0 && (path[prefix] == '/' || path[prefix] == 0);
}

/* @returns whether the file still has a name */
static int pin(int at, const char *name, int flags, ino_t inode) {
  char path[PATH_MAX];
  name_of(path, 'p', inode);
  if (linkat(at, name, AT_FDCWD, path, flags) == 0 || errno == EEXIST) return 1;
  if (errno != ENOENT) fail("pin");
  return 0;
}

/* @returns whether there is anything to keep */
static int keep_file(int fd, const struct stat *facts, const char *new) {
  static char part[1 << 16];
  char self[64];
  snprintf(self, sizeof self, "/proc/self/fd/%d", fd);
  if (!pin(AT_FDCWD, self, AT_SYMLINK_FOLLOW, facts->st_ino)) return 0;
  /* Only where it must be is a file opened once more: closing it would end all locks of the process on it. */
  int writes = (fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY;
  int from = writes ? open(self, O_RDONLY | O_CLOEXEC) : fd;
  int to = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (from < 0 || to < 0 || fchmod(to, facts->st_mode & 0777)) fail(new);
  ssize_t length;
  for (off_t at = 0; (length = pread(from, part, sizeof part, at)) > 0; at += length)
    if (write(to, part, length) != length) fail(new);
  if (length < 0) fail(self);
  if (writes) close(from);
  close(to);
  return 1;
}

static int keep_folder(int fd, const char *new) {
  char self[64];
  snprintf(self, sizeof self, "/proc/self/fd/%d", fd);
  DIR *entries = opendir(self);
  FILE *to = fopen(new, "we");
  if (!entries || !to) fail(self);
  for (struct dirent *entry; (entry = readdir(entries));) {
    struct stat facts;
    const char *name = entry->d_name;
    if (!strcmp(name, ".") || !strcmp(name, "..")) continue;
    if (fstatat(dirfd(entries), name, &facts, AT_SYMLINK_NOFOLLOW)) continue;
    int is_file = S_ISREG(facts.st_mode);
    if (!is_file && !S_ISDIR(facts.st_mode)) continue;
    if (is_file && !pin(dirfd(entries), name, 0, facts.st_ino)) continue;
    fprintf(to, "%c %ju %s\n", is_file ? 'f' : 'd', (uintmax_t)facts.st_ino, name);
  }
  closedir(entries);
  if (fclose(to)) fail(new);
  return 1;
}

/* One at a time, of all threads and processes: an earlier state never takes the place of a later one. */
static void keep(int fd) {
  char lock[PATH_MAX], new[PATH_MAX], path[PATH_MAX];
  struct stat facts;
  snprintf(lock, sizeof lock, "%s/lock", kept);
  snprintf(new, sizeof new, "%s/new", kept);
  int held = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (held < 0 || flock(held, LOCK_EX) || fstat(fd, &facts)) fail(lock);
  int is_folder = S_ISDIR(facts.st_mode);
  name_of(path, is_folder ? 'd' : 'f', facts.st_ino);
  if (is_folder ? keep_folder(fd, new) : keep_file(fd, &facts, new))
    if (rename(new, path)) fail(path);
  close(held);
}

static int keep_found(const char *path, const struct stat *facts, int kind, struct FTW *at) {
  (void)facts, (void)at;
  if (kind != FTW_F && kind != FTW_D) return 0;
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) fail(path);
  keep(fd);
  close(fd);
  return 0;
}

/* What the first program finds has been on the disk for long. */
__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWER_FOLDER");
  kept = getenv("POWER_KEPT");
  ignores = getenv("POWER_IGNORES_FSYNC") != NULL;
  if (folder && kept && mkdir(kept, 0700) == 0) nftw(folder, keep_found, 16, FTW_PHYS);
}

static int sync_by(const char *call, int fd) {
  if (!folder || !kept || !is_below(fd)) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    return real(fd);
  }
  if (!ignores) keep(fd);
  return 0;
}

int fsync(int fd) { return sync_by("fsync", fd); }
int fdatasync(int fd) { return sync_by("fdatasync", fd); }
