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
#include <time.h>
#include <unistd.h>

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Two hexadecimal digits of each part: "rgb:ffff/ffff/ffff" or "rgb:ff/ff/ff", also with an opacity.
static int colour_in(const char *text) {
  const char *at = strstr(text, "]11;rgb");
  at = at ? strchr(at, ':') : NULL;
  if (!at) return -1;
  int colour = 0;
  for (int part = 0; part < 3; part++) {
    char digits[3] = {at[1], at[1] ? at[2] : 0, 0};
    char *end;
    long value = strtol(digits, &end, 16);
    if (end != digits + 2) return -1;
    colour = colour << 8 | (int)value;
    if (part < 2 && !(at = strchr(at + 1, '/'))) return -1;
  }
  return colour;
}

int chost_terminal_ground(int descriptor, int milliseconds) {
  // Only what this process may read of without being stopped, and only its own terminal.
  if (tcgetpgrp(descriptor) != getpgrp()) return -1;
  int terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  int found = -1, waiting = 0;
  struct termios before;
  if (tcgetattr(terminal, &before) != 0 || ioctl(terminal, FIONREAD, &waiting) != 0 || waiting > 0) {
    close(terminal);
    return -1;
  }
  // A signal that ends or stops the process waits until the terminal is as it was.
  sigset_t held, mask;
  sigemptyset(&held);
  const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&held, signals[i]);
  pthread_sigmask(SIG_BLOCK, &held, &mask);
  struct termios raw = before;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  // The second question is one that every terminal answers: after its answer nothing more comes.
  static const char question[] = "\033]11;?\033\\\033[c";
  if (tcsetattr(terminal, TCSANOW, &raw) == 0) {
    if (write(terminal, question, sizeof question - 1) == (ssize_t)sizeof question - 1) {
      char answer[256];
      size_t length = 0;
      int64_t end = now() + milliseconds, left;
      while (length + 1 < sizeof answer && (left = end - now()) > 0) {
        struct pollfd ready = {terminal, POLLIN, 0};
        if (poll(&ready, 1, (int)left) <= 0) break;
        ssize_t count = read(terminal, answer + length, sizeof answer - 1 - length);
        if (count <= 0) break;
        length += (size_t)count;
        answer[length] = 0;
        const char *last = strstr(answer, "\033[?");
        if (last && strchr(last, 'c')) break;
      }
      answer[length] = 0;
      found = colour_in(answer);
    }
    while (tcsetattr(terminal, TCSANOW, &before) != 0 && errno == EINTR) {}
  }
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  close(terminal);
  return found;
}
