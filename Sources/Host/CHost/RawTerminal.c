#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// One terminal at a time. Handlers may run at any moment, so everything they look at is here and set before they are.
static int keys = -1;
static int screen = -1;
static int noted[2] = {-1, -1};
static struct termios before;
static volatile sig_atomic_t is_raw = 0;
static volatile sig_atomic_t is_ending = 0;

static const int told[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};
enum { told_count = sizeof told / sizeof *told, fatal_count = sizeof fatal / sizeof *fatal };
static struct sigaction told_before[told_count];
static struct sigaction fatal_before[fatal_count];

static void send_text(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(screen, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

// Only calls that a handler may make.
static void settle(void) {
  if (!is_raw) return;
  is_raw = 0;
  send_text("\033[?2004l\033[?25h\033[0m");
  // From the background too: a process that ends must not be stopped on the way.
  sigset_t one, mask;
  sigemptyset(&one);
  sigaddset(&one, SIGTTOU);
  sigprocmask(SIG_BLOCK, &one, &mask);
  while (tcsetattr(keys, TCSANOW, &before) != 0 && errno == EINTR) {}
  sigprocmask(SIG_SETMASK, &mask, NULL);
}

static int make_raw(void) {
  struct termios raw = before;
  // Output stays as it is, so that a line feed begins a line for every program's messages.
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  int result;
  while ((result = tcsetattr(keys, TCSANOW, &raw)) != 0 && errno == EINTR) {}
  if (result != 0) return -1;
  is_raw = 1;
  send_text("\033[?2004h");
  return 0;
}

// Whatever the process would have done without us.
static void die_of(int number) {
  settle();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = SIG_DFL;
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] == number) action = fatal_before[i];
  }
  sigaction(number, &action, NULL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  raise(number);
}

static void note(int number) {
  int saved = errno;
  if (number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT) {
    // Asked twice while the program does not come to it: it hangs.
    if (is_ending) die_of(number);
    is_ending = 1;
  }
  unsigned char byte = (unsigned char)number;
  (void)!write(noted[1], &byte, 1);
  errno = saved;
}

static void give_back_handlers(void) {
  for (int i = 0; i < told_count; i++) sigaction(told[i], &told_before[i], NULL);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
}

int chost_raw_begin(int keys_descriptor, int screen_descriptor) {
  static int is_registered = 0;
  if (keys >= 0) {
    errno = EBUSY;
    return -1;
  }
  if (tcgetattr(keys_descriptor, &before) != 0) return -1;
  if (pipe(noted) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(noted[i], F_SETFL, fcntl(noted[i], F_GETFL) | O_NONBLOCK);
    fcntl(noted[i], F_SETFD, FD_CLOEXEC);
  }
  if (!is_registered) is_registered = atexit(chost_raw_end) == 0;
  keys = keys_descriptor;
  screen = screen_descriptor;
  is_ending = 0;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  for (int i = 0; i < told_count; i++) {
    sigaction(told[i], NULL, &told_before[i]);
    // What the caller wants ignored, as nohup does, stays ignored.
    if (told_before[i].sa_handler != SIG_IGN || told[i] == SIGWINCH || told[i] == SIGCONT) sigaction(told[i], &action, NULL);
  }
  action.sa_handler = die_of;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &fatal_before[i]);
  if (make_raw() == 0) return 0;
  int code = errno;
  chost_raw_end();
  errno = code;
  return -1;
}

void chost_raw_end(void) {
  if (keys < 0) return;
  settle();
  give_back_handlers();
  close(noted[0]);
  close(noted[1]);
  noted[0] = noted[1] = -1;
  keys = screen = -1;
}

int chost_raw_stop(void) {
  settle();
  struct sigaction action, stop, resume;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &stop);
  // That it goes on is told by returning.
  sigaction(SIGCONT, &action, &resume);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGCONT, &resume, NULL);
  return make_raw();
}

int chost_raw_resume(void) { return make_raw(); }

int chost_raw_wait(int milliseconds) {
  struct pollfd requests[2] = {{.fd = noted[0], .events = POLLIN}, {.fd = keys, .events = POLLIN}};
  for (;;) {
    int count = poll(requests, 2, milliseconds);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return -1;
    if (count == 0) return CHOST_RAW_SILENCE;
    if (requests[0].revents != 0) {
      unsigned char byte;
      if (read(noted[0], &byte, 1) == 1) return byte;
      continue;
    }
    return CHOST_RAW_BYTES;
  }
}

void chost_end_by(int number) {
  chost_raw_end();
  die_of(number);
}

int chost_terminal_rows(int descriptor) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}
