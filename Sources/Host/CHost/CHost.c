#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHost.h"

#include <signal.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE (1 << 0)
#endif
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif
#else
#include <copyfile.h>
#include <crt_externs.h>
#endif

int chost_exchange(int folder, const char *a, const char *b) {
#ifdef __linux__
  return (int)syscall(SYS_renameat2, folder, a, folder, b, RENAME_EXCHANGE);
#else
  return renameatx_np(folder, a, folder, b, RENAME_SWAP);
#endif
}

int chost_rename_new(int folder, const char *from, const char *to) {
#ifdef __linux__
  return (int)syscall(SYS_renameat2, folder, from, folder, to, RENAME_NOREPLACE);
#else
  return renameatx_np(folder, from, folder, to, RENAME_EXCL);
#endif
}

void chost_copy_attributes(int from, int to) {
#ifdef __linux__
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size);
  if (names == NULL) return;
  size = flistxattr(from, names, (size_t)size);
  for (ssize_t at = 0; at < size; at += (ssize_t)strlen(names + at) + 1) {
    ssize_t length = fgetxattr(from, names + at, NULL, 0);
    if (length < 0) continue;
    char *value = malloc(length > 0 ? (size_t)length : 1);
    if (value == NULL) continue;
    length = fgetxattr(from, names + at, value, (size_t)length);
    if (length >= 0) (void)fsetxattr(to, names + at, value, (size_t)length, 0);
    free(value);
  }
  free(names);
#else
  (void)fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
#endif
}

int chost_terminal_columns(int descriptor) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#ifdef __linux__
extern char **environ;
#endif

char *const *chost_environment(void) {
#ifdef __linux__
  return environ;
#else
  return *_NSGetEnviron();
#endif
}

int64_t chost_cpu_microseconds(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return ((int64_t)usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
}

int64_t chost_peak_resident_bytes(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
#ifdef __linux__
  return (int64_t)usage.ru_maxrss * 1024;
#else
  return (int64_t)usage.ru_maxrss;
#endif
}

int chost_adopt_orphans(void) {
#ifdef __linux__
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#else
  return -1;
#endif
}

int chost_wait_for_use(int process, int *status, int64_t *microseconds, int64_t *peak) {
  struct rusage usage;
  int found = wait4(process, status, 0, &usage);
  if (found < 0) return found;
  *microseconds = ((int64_t)usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000 + usage.ru_utime.tv_usec + usage.ru_stime.tv_usec;
#ifdef __linux__
  *peak = (int64_t)usage.ru_maxrss * 1024;
#else
  *peak = (int64_t)usage.ru_maxrss;
#endif
  return found;
}

static int argument_count;
static char **arguments;

// The C libraries of Linux and macOS give these to what runs before main.
__attribute__((constructor)) static void remember_arguments(int count, char **words) {
    argument_count = count;
    arguments = words;
}

int chost_argument_count(void) { return argument_count; }
char *const *chost_arguments(void) { return arguments; }

int chost_ignores(int number) {
  struct sigaction action;
  return sigaction(number, 0, &action) == 0 && action.sa_handler == SIG_IGN;
}
