// Calls that Swift's Glibc and Darwin modules do not import, or import as unsafe globals.
#ifndef CHOST_H
#define CHOST_H

#include <stdint.h>

// Exchanges two names in one folder atomically. 0, or -1 with errno; ENOSYS, EINVAL or ENOTSUP where the system cannot.
int chost_exchange(int folder, const char *a, const char *b);

// Renames within one folder, never over an existing name. 0, or -1 with errno; ENOSYS, EINVAL or ENOTSUP where the system cannot.
int chost_rename_new(int folder, const char *from, const char *to);

// Copies access lists and extended attributes as far as the system allows.
void chost_copy_attributes(int from, int to);

// Columns of the terminal behind a descriptor; 0 where it is none or does not say.
int chost_terminal_columns(int descriptor);

// The environment's "NAME=value" strings, ended by a null pointer.
char *const *chost_environment(void);

// CPU time of this process, user and system together, in microseconds.
int64_t chost_cpu_microseconds(void);

// The largest resident size of this process so far, in bytes.
int64_t chost_peak_resident_bytes(void);

#endif
