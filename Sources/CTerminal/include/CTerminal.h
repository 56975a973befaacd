/* The terminal as Swift sees it: one owner of standard input, and a line editor that reads from it.
   No type of the line editor's library, no variadic function and no wide character leaves here;
   all strings are UTF-8. */
#ifndef SLOWMO_CTERMINAL_H
#define SLOWMO_CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How the terminal treats keys. */
typedef enum {
  /* As it was found: before, after, and while the program is suspended. */
  CTERM_AS_FOUND,
  /* Silent and unbuffered; Ctrl-C and Ctrl-Z raise signals. While a command runs. */
  CTERM_RUNNING,
  /* The same, but Ctrl-C and Ctrl-Z are read as keys, in order with all others. */
  CTERM_KEYS
} cterm_mode;

/* Takes over the terminal on descriptors 0 and 1: remembers its settings, installs the signal
   handlers, and puts all back when the process exits. False when one of them is no terminal. */
bool cterm_open(void);
void cterm_set_mode(cterm_mode mode);
void cterm_size(int *rows, int *columns);
/* Whether Ctrl-C was pressed and nobody has read it yet. */
bool cterm_is_interrupted(void);
/* Whether it is a terminal without escape sequences (TERM unset or dumb). */
bool cterm_is_dumb(void);
/* Changes to the alternate screen without a cursor, and back. Survives suspension. */
void cterm_set_full_screen(bool on);

/* What comes in. */
typedef enum {
  CTERM_CHARACTER,   /* code: the Unicode scalar; control characters too */
  CTERM_SPECIAL,     /* code: one of cterm_key */
  CTERM_PASTE,       /* a whole bracketed paste: cterm_pasted() */
  CTERM_TIMEOUT,
  CTERM_INTERRUPT,   /* Ctrl-C; what was typed before it is gone */
  CTERM_RESIZED,
  CTERM_CONTINUED,   /* after a stop; the mode is set again, the screen has to be */
  CTERM_TERMINATED,  /* code: the signal */
  CTERM_END
} cterm_kind;

typedef enum {
  CTERM_UP, CTERM_DOWN, CTERM_LEFT, CTERM_RIGHT, CTERM_HOME, CTERM_LAST, CTERM_DELETE,
  CTERM_WORD_LEFT, CTERM_WORD_RIGHT, CTERM_PAGE_UP, CTERM_PAGE_DOWN, CTERM_ESCAPE
} cterm_key;

typedef struct {
  cterm_kind kind;
  uint32_t code;
} cterm_event;

/* Waits for the next event, at most so many milliseconds, without end when negative. */
cterm_event cterm_next(int milliseconds);
/* The text of the last paste, valid until the next call of cterm_next. */
const char *cterm_pasted(void);

/* The line editor. */
typedef struct cterm_editor cterm_editor;

typedef enum {
  CTERM_LINE_ENTERED, CTERM_LINE_END, CTERM_LINE_INTERRUPTED, CTERM_LINE_TERMINATED
} cterm_line_status;

/* What a completion did to the line or the screen. */
typedef enum { CTERM_COMPLETED, CTERM_LISTED, CTERM_NO_COMPLETION } cterm_completion;

/* Called when Tab is pressed: looks at cterm_editor_text, may insert or list. */
typedef cterm_completion (*cterm_complete)(void *context);
/* Called at every tick while a line is read; true draws the line again. */
typedef bool (*cterm_tick)(void *context);

/* An editor over an opened terminal; NULL without memory. Reads the user's .editrc. */
cterm_editor *cterm_editor_open(const char *program, void *context, cterm_complete, cterm_tick);
void cterm_editor_close(cterm_editor *);
/* Prompts for the next line: a \1 before and after each escape sequence. */
void cterm_editor_set_prompts(cterm_editor *, const char *left, const char *right);
/* Reads a line; ticks every so many milliseconds, never when negative. The line is valid until the
   next call and holds no final line break; the number is that of the terminating signal. */
cterm_line_status cterm_editor_read(
    cterm_editor *, int tick_milliseconds, const char **line, int *signal_number);
void cterm_editor_remember(cterm_editor *, const char *entry);
/* During a completion: the line, and the offset of the cursor in bytes. */
const char *cterm_editor_text(cterm_editor *, size_t *length, size_t *cursor);
void cterm_editor_insert(cterm_editor *, const char *text);
void cterm_editor_list(cterm_editor *, const char *text);

#endif
