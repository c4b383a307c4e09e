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

// Rows of the terminal behind a descriptor; 0 where it is none or does not say.
int chost_terminal_rows(int descriptor);

// The colour that the terminal behind a descriptor has behind its text, 0xRRGGBB, as it answers within so many milliseconds; -1 where it does
// not, where it is not the terminal of this process in the foreground, or where keys wait to be read.
int chost_terminal_ground(int descriptor, int milliseconds);

// Key by key from a terminal: no echo, no line editing, no signals made of keys, pastes marked. What it was like before comes back with
// chost_raw_end, at exit, and when the process dies of a signal. 0, or -1 with errno; EBUSY where that is so already.
int chost_raw_begin(int keys, int screen);
void chost_raw_end(void);

// Waits for bytes of the terminal or for a signal, at most so many milliseconds, -1 for ever: one of the following, a signal's number, or
// -1 with errno. A second signal that asks the process to end ends it.
#define CHOST_RAW_SILENCE 0
#define CHOST_RAW_BYTES 1000
int chost_raw_wait(int milliseconds);

// Gives the terminal back and stops the process; returns, with the terminal taken again, when it is continued. 0, or -1 with errno.
int chost_raw_stop(void);

// Takes the terminal again after others had it. 0, or -1 with errno.
int chost_raw_resume(void);

// Ends the process by this signal, whatever was to become of it before; returns only where the signal ends no process.
void chost_end_by(int number);

// Whether this process passes a signal over, as one that nohup started does.
int chost_ignores(int number);

// The words that this process was started with, as the system handed them over: Swift's own way reads /proc, and has none where that is
// missing or cannot be read.
int chost_argument_count(void);
char *const *chost_arguments(void);

// The environment's "NAME=value" strings, ended by a null pointer.
char *const *chost_environment(void);

// CPU time of this process, user and system together, in microseconds.
int64_t chost_cpu_microseconds(void);

// The largest resident size of this process so far, in bytes.
int64_t chost_peak_resident_bytes(void);

// Makes this process the parent of processes that its children leave behind. 0; -1 where the system cannot.
int chost_adopt_orphans(void);

// Waits for a child, -1 for any, and says what it used: microseconds of CPU, and its largest resident size in bytes. Its number, or -1 with
// errno.
int chost_wait_for_use(int process, int *status, int64_t *microseconds, int64_t *peak);

#endif
