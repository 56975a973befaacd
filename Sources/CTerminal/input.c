/* The one reader of standard input: bytes and signals in, events out. Line editor and player take
   from the same queue, so what is typed ahead of one reaches the other. */
#define _GNU_SOURCE
#include "owner.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  /* Silence after which a lone Escape is the Escape key. */
  ESCAPE_MILLISECONDS = 40,
  /* Silence after which a paste whose end never came is taken as ended. */
  PASTE_MILLISECONDS = 1000,
  LONGEST_PASTE = 1 << 20,
  LONGEST_SEQUENCE = 32
};

/* Bytes that were read and not decoded yet. */
static unsigned char bytes[4096];
static size_t count;

static bool pasting;
static char *paste;
static size_t paste_length, paste_capacity;

static void drop(size_t number) {
  memmove(bytes, bytes + number, count - number);
  count -= number;
}

static void forget_input(void) {
  count = 0;
  pasting = false;
  paste_length = 0;
}

/* Keeps a byte of a paste; control characters other than line breaks and tabs are left out. */
static void keep(unsigned char byte) {
  if (byte == '\r') byte = '\n';
  if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f) return;
  if (paste_length + 2 > paste_capacity) {
    size_t wanted = paste_capacity == 0 ? 4096 : 2 * paste_capacity;
    if (wanted > LONGEST_PASTE) return;
    char *larger = realloc(paste, wanted);
    if (larger == NULL) return;
    paste = larger;
    paste_capacity = wanted;
  }
  paste[paste_length++] = (char)byte;
}

const char *cterm_pasted(void) {
  if (paste == NULL) return "";
  paste[paste_length] = 0;
  return paste;
}

static bool end_paste(cterm_event *event) {
  pasting = false;
  *event = (cterm_event){CTERM_PASTE, 0};
  return true;
}

/* Moves bytes into the paste; true when its end has come. */
static bool decode_paste(cterm_event *event) {
  static const char end[] = "\033[201~";
  size_t at = 0;
  while (at < count) {
    size_t left = count - at < 6 ? count - at : 6;
    if (memcmp(bytes + at, end, left) == 0) {
      drop(at);
      if (left < 6) return false;
      drop(6);
      return end_paste(event);
    }
    keep(bytes[at++]);
  }
  drop(at);
  return false;
}

/* The bytes of the control sequence at the start, 0 while it is not complete. */
static size_t sequence_length(void) {
  if (bytes[1] == 'O') return count < 3 ? 0 : 3;
  for (size_t at = 2; at < count; at++) {
    if (bytes[at] >= 0x40 && bytes[at] <= 0x7e) return at + 1;
    if (bytes[at] < 0x20 || bytes[at] > 0x7e || at > LONGEST_SEQUENCE) return at;
  }
  return 0;
}

/* What a control sequence stands for; false for those that mean nothing here. */
static bool key_of_sequence(size_t length, cterm_event *event) {
  unsigned char final = bytes[length - 1];
  int first = atoi((const char *)bytes + 2);
  bool modified = memchr(bytes, ';', length) != NULL;
  int key = -1;
  switch (final) {
    case 'A': key = CTERM_UP; break;
    case 'B': key = CTERM_DOWN; break;
    case 'C': key = modified ? CTERM_WORD_RIGHT : CTERM_RIGHT; break;
    case 'D': key = modified ? CTERM_WORD_LEFT : CTERM_LEFT; break;
    case 'H': key = CTERM_HOME; break;
    case 'F': key = CTERM_LAST; break;
    case '~':
      if (first == 1 || first == 7) key = CTERM_HOME;
      if (first == 4 || first == 8) key = CTERM_LAST;
      if (first == 3) key = CTERM_DELETE;
      if (first == 5) key = CTERM_PAGE_UP;
      if (first == 6) key = CTERM_PAGE_DOWN;
      if (first == 200) {
        pasting = true;
        paste_length = 0;
      }
      break;
    default: break;
  }
  if (key < 0) return false;
  *event = (cterm_event){CTERM_SPECIAL, (uint32_t)key};
  return true;
}

/* The scalar at the start and its length; U+FFFD for a byte that is not UTF-8; length 0 while more
   bytes are needed. */
static uint32_t scalar(size_t *length) {
  unsigned char lead = bytes[0];
  size_t needed = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3
                : lead < 0xf5 ? 4 : 0;
  *length = 1;
  if (needed == 0) return 0xfffd;
  uint32_t value = needed == 1 ? lead : lead & (0xffu >> (needed + 1));
  for (size_t i = 1; i < needed; i++) {
    if (i >= count) {
      *length = 0;
      return 0xfffd;
    }
    if ((bytes[i] & 0xc0) != 0x80) return 0xfffd;
    value = value << 6 | (bytes[i] & 0x3f);
  }
  bool bad = (needed == 3 && value < 0x800) || (needed == 4 && value < 0x10000) ||
             (value >= 0xd800 && value < 0xe000) || value > 0x10ffff;
  if (bad) return 0xfffd;
  *length = needed;
  return value;
}

/* Takes one event from the bytes; false when there is none, or more bytes are needed. */
static bool decode(bool silent, cterm_event *event) {
  while (count > 0) {
    if (pasting) return decode_paste(event);
    if (bytes[0] == 0x1b) {
      if (count == 1) {
        if (!silent) return false;
        drop(1);
        *event = (cterm_event){CTERM_SPECIAL, CTERM_ESCAPE};
        return true;
      }
      if (bytes[1] == '[' || bytes[1] == 'O') {
        size_t length = sequence_length();
        if (length == 0 && !silent) return false;
        bool known = length > 0 && key_of_sequence(length, event);
        drop(length > 0 ? length : count);
        if (known) return true;
        continue;
      }
    }
    size_t length;
    uint32_t value = scalar(&length);
    if (length == 0) {
      if (!silent) return false;
      length = count;
    }
    drop(length);
    /* The codes from 0x80 to 0x9f are the editor's own. */
    if (value >= 0x80 && value < 0xa0) continue;
    if (value == 0x1a) {
      cterm_suspend(true);
      return false;
    }
    *event = (cterm_event){value == 0x03 ? CTERM_INTERRUPT : CTERM_CHARACTER, value};
    return true;
  }
  return false;
}

static bool take_signal(cterm_event *event) {
  for (;;) {
    int number = cterm_take_signal();
    switch (number) {
      case 0: return false;
      case SIGTSTP: cterm_suspend(false); continue;
      case SIGINT:
        forget_input();
        *event = (cterm_event){CTERM_INTERRUPT, 0};
        return true;
      case SIGCONT:
        cterm_resume();
        *event = (cterm_event){CTERM_CONTINUED, 0};
        return true;
      case SIGWINCH: *event = (cterm_event){CTERM_RESIZED, 0}; return true;
      default: *event = (cterm_event){CTERM_TERMINATED, (uint32_t)number}; return true;
    }
  }
}

typedef enum { FILLED, SILENCE, WOKEN, ENDED } filling;

static filling fill(int milliseconds) {
  struct pollfd sources[2] = {{STDIN_FILENO, POLLIN, 0}, {cterm_wake_descriptor(), POLLIN, 0}};
  int ready = poll(sources, 2, milliseconds);
  if (ready < 0) return errno == EINTR ? WOKEN : ENDED;
  if (ready == 0) return SILENCE;
  if (sources[1].revents != 0) return WOKEN;
  ssize_t got = read(STDIN_FILENO, bytes + count, sizeof bytes - count);
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return WOKEN;
  if (got <= 0) return ENDED;
  count += (size_t)got;
  return FILLED;
}

cterm_event cterm_next(int milliseconds) {
  cterm_event event = {CTERM_TIMEOUT, 0};
  for (;;) {
    if (take_signal(&event) || decode(false, &event)) return event;
    int wait = pasting ? PASTE_MILLISECONDS : count > 0 ? ESCAPE_MILLISECONDS : milliseconds;
    filling result = fill(wait);
    if (result == FILLED || result == WOKEN) continue;
    if (pasting) {
      end_paste(&event);
      return event;
    }
    if (count > 0) {
      if (decode(true, &event)) return event;
      continue;
    }
    event.kind = result == SILENCE ? CTERM_TIMEOUT : CTERM_END;
    return event;
  }
}
