/* The state of the terminal: its settings, its screen, and the signals that concern it. Whatever
   ends the process, the terminal is put back as it was found. */
#define _GNU_SOURCE
#include "owner.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static bool opened;
static struct termios found, running, keys;
static volatile sig_atomic_t mode = CTERM_AS_FOUND;
static volatile sig_atomic_t full_screen, paste;
static int wake[2] = {-1, -1};

/* The signals that are watched, in the order in which they are taken. */
static const int watched[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
enum { WATCHED = sizeof watched / sizeof *watched };
static volatile sig_atomic_t pending[WATCHED];

static void send_text(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t written = write(STDOUT_FILENO, text, length);
    if (written < 0 && errno != EINTR) return;
    if (written > 0) {
      text += written;
      length -= (size_t)written;
    }
  }
}

static void apply(const struct termios *settings) {
  while (tcsetattr(STDIN_FILENO, TCSADRAIN, settings) != 0 && errno == EINTR) {
  }
}

/* Everything off; safe in a signal handler. */
static void put_back(void) {
  if (!opened || mode == CTERM_AS_FOUND) return;
  if (paste) send_text("\033[?2004l");
  if (full_screen) send_text("\033[?2026l\033[0m\033[?25h\033[?1049l");
  apply(&found);
}

static void at_exit(void) {
  fflush(stdout);
  put_back();
  mode = CTERM_AS_FOUND;
}

/* Stops this process, or its whole group as the kernel does for Ctrl-Z. */
static void stop(bool group) {
  struct sigaction standard = {0}, ours;
  sigset_t set, before;
  put_back();
  standard.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &standard, &ours);
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &set, &before);
  kill(group ? 0 : getpid(), SIGTSTP);
  /* Here the process stands still until it is continued. */
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

/* Notes the signal and wakes the reader. While a command runs nobody reads: then a stop, the end,
   and a second Ctrl-C are obeyed at once. */
static void on_signal(int number) {
  int error = errno;
  if (mode == CTERM_RUNNING) {
    bool again = number == SIGINT && pending[0];
    if (number == SIGTERM || number == SIGHUP || again) {
      put_back();
      _exit(128 + number);
    }
    if (number == SIGTSTP) {
      stop(false);
      cterm_resume();
      errno = error;
      return;
    }
  }
  for (int i = 0; i < WATCHED; i++) {
    if (watched[i] == number) pending[i] = 1;
  }
  ssize_t ignored = write(wake[1], "", 1);
  (void)ignored;
  errno = error;
}

bool cterm_open(void) {
  if (opened) return true;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return false;
  if (tcgetattr(STDIN_FILENO, &found) != 0 || pipe(wake) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(wake[i], F_SETFL, O_NONBLOCK);
    fcntl(wake[i], F_SETFD, FD_CLOEXEC);
  }
  running = found;
  running.c_iflag &= ~(tcflag_t)(IXON | INLCR | IGNCR | ISTRIP);
  running.c_iflag |= ICRNL;
  running.c_oflag |= OPOST | ONLCR;
  running.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  running.c_lflag |= ISIG;
  running.c_cc[VMIN] = 1;
  running.c_cc[VTIME] = 0;
  keys = running;
  keys.c_lflag &= ~(tcflag_t)ISIG;
  struct sigaction action = {0};
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < WATCHED; i++) sigaction(watched[i], &action, NULL);
  opened = true;
  atexit(at_exit);
  return true;
}

void cterm_set_mode(cterm_mode wanted) {
  if (!opened) return;
  if (wanted == CTERM_AS_FOUND) {
    put_back();
  } else {
    apply(wanted == CTERM_KEYS ? &keys : &running);
  }
  mode = (sig_atomic_t)wanted;
}

void cterm_set_full_screen(bool on) {
  if (!opened || cterm_is_dumb()) return;
  full_screen = on;
  send_text(on ? "\033[?1049h\033[?25l\033[2J" : "\033[?2026l\033[0m\033[?25h\033[?1049l");
}

void cterm_set_paste(bool on) {
  if (!opened || cterm_is_dumb()) return;
  paste = on;
  send_text(on ? "\033[?2004h" : "\033[?2004l");
}

void cterm_suspend(bool group) {
  fflush(stdout);
  stop(group);
  /* Where nobody can continue us, the stop did nothing and there is no SIGCONT. */
  on_signal(SIGCONT);
}

void cterm_resume(void) {
  if (mode == CTERM_AS_FOUND) return;
  apply(mode == CTERM_KEYS ? &keys : &running);
  if (paste) send_text("\033[?2004h");
  if (full_screen) send_text("\033[?1049h\033[?25l\033[2J");
}

bool cterm_is_dumb(void) {
  const char *name = getenv("TERM");
  return name == NULL || *name == 0 || strcmp(name, "dumb") == 0;
}

void cterm_size(int *rows, int *columns) {
  struct winsize size;
  *rows = 24;
  *columns = 80;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_row > 0) *rows = size.ws_row;
  if (size.ws_col > 0) *columns = size.ws_col;
}

bool cterm_is_interrupted(void) { return pending[0] != 0; }

int cterm_wake_descriptor(void) { return wake[0]; }

int cterm_take_signal(void) {
  char bytes[64];
  while (read(wake[0], bytes, sizeof bytes) > 0) {
  }
  for (int i = 0; i < WATCHED; i++) {
    if (!pending[i]) continue;
    pending[i] = 0;
    return watched[i];
  }
  return 0;
}
