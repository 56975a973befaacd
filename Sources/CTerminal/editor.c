/* A line editor session on libedit, with a reader of its own instead of the library's: see
   cterm_next. Private codes between 0x80 and 0x9f, which no terminal sends as text, stand for keys
   that are sequences elsewhere; so a lone Escape never waits inside the library. */
#define _GNU_SOURCE
#include "owner.h"
#include "places.h"

#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  FIRST_KEY = 0x80, /* of cterm_key: up to CTERM_ESCAPE */
  LINE_UP = 0x90, LINE_DOWN = 0x91, PASTE = 0x9d, TICK = 0x9e, REPAINT = 0x9f,
  HISTORY_ENTRIES = 2000
};

struct cterm_editor {
  EditLine *library;
  History *history;
  HistEvent event;
  void *context;
  cterm_complete complete;
  cterm_tick tick;
  int tick_milliseconds;
  char *left, *right, *line;
  cterm_line_status status;
  int signal_number;
};

static cterm_editor *editor_of(EditLine *library) {
  void *data = NULL;
  el_get(library, EL_CLIENTDATA, &data);
  return data;
}

static char *left_prompt(EditLine *library) { return editor_of(library)->left; }
static char *right_prompt(EditLine *library) { return editor_of(library)->right; }

static void leave_line(cterm_editor *editor) {
  int above, below;
  cterm_rows_around(editor->library, editor->left, &above, &below);
  while (below-- > 0) fputc('\n', stdout);
  fputs("\r\n", stdout);
}

/* Draws prompt and line where they stand, at the present size of the terminal. */
static unsigned char repaint(EditLine *library, int code) {
  (void)code;
  int above, below;
  cterm_rows_around(library, editor_of(library)->left, &above, &below);
  if (!cterm_is_dumb()) {
    if (above > 0) fprintf(stdout, "\033[%dA", above);
    fputs("\r\033[J", stdout);
  }
  el_resize(library);
  el_set(library, EL_REFRESH);
  return CC_NORM;
}

static unsigned char draw_again(EditLine *library, int code) {
  (void)library, (void)code;
  return CC_REFRESH;
}

static unsigned char insert_paste(EditLine *library, int code) {
  (void)code;
  char *text = strdup(cterm_pasted());
  if (text == NULL) return CC_ERROR;
  size_t length = strlen(text);
  while (length > 0 && text[length - 1] == '\n') text[--length] = 0;
  int result = length > 0 ? el_insertstr(library, text) : 0;
  free(text);
  return result == -1 ? CC_ERROR : CC_REFRESH;
}

static unsigned char complete(EditLine *library, int code) {
  (void)code;
  cterm_editor *editor = editor_of(library);
  switch (editor->complete(editor->context)) {
    case CTERM_COMPLETED: return CC_REFRESH;
    case CTERM_LISTED: return CC_NORM;
    default: return CC_REFRESH_BEEP;
  }
}

static unsigned char move_between_lines(EditLine *library, int code) {
  return cterm_move_line(library, code == LINE_UP);
}

static int code_of_key(EditLine *library, uint32_t key) {
  if (key == CTERM_ESCAPE) return 0x1b;
  if (key == CTERM_UP && cterm_has_line(library, true)) return LINE_UP;
  if (key == CTERM_DOWN && cterm_has_line(library, false)) return LINE_DOWN;
  return FIRST_KEY + (int)key;
}

/* Ends the reading of the line; the library sees an interrupted read. */
static int give_up(cterm_editor *editor, cterm_line_status status) {
  editor->status = status;
  errno = EINTR;
  return -1;
}

static int read_character(EditLine *library, wchar_t *character) {
  cterm_editor *editor = editor_of(library);
  for (;;) {
    fflush(stdout);
    cterm_event event = cterm_next(editor->tick_milliseconds);
    switch (event.kind) {
      case CTERM_CHARACTER: *character = (wchar_t)event.code; return 1;
      case CTERM_SPECIAL: *character = (wchar_t)code_of_key(library, event.code); return 1;
      case CTERM_PASTE: *character = PASTE; return 1;
      case CTERM_RESIZED: *character = REPAINT; return 1;
      case CTERM_TIMEOUT:
        if (editor->tick == NULL || !editor->tick(editor->context)) continue;
        *character = TICK;
        return 1;
      case CTERM_CONTINUED:
        if (!cterm_is_dumb()) fputs("\r\033[J", stdout);
        el_set(library, EL_REFRESH);
        continue;
      case CTERM_INTERRUPT: return give_up(editor, CTERM_LINE_INTERRUPTED);
      case CTERM_TERMINATED:
        editor->signal_number = (int)event.code;
        return give_up(editor, CTERM_LINE_TERMINATED);
      case CTERM_END: return 0;
    }
  }
}

static void bind_code(EditLine *library, int code, const char *command) {
  char key[8];
  snprintf(key, sizeof key, "\\%03o", code);
  el_set(library, EL_BIND, key, command, NULL);
  el_set(library, EL_BIND, "-a", key, command, NULL);
}

static void bind_keys(EditLine *library) {
  static const struct {
    int code;
    const char *command;
  } commands[] = {
      {FIRST_KEY + CTERM_UP, "ed-prev-history"},
      {FIRST_KEY + CTERM_DOWN, "ed-next-history"},
      {FIRST_KEY + CTERM_LEFT, "ed-prev-char"},
      {FIRST_KEY + CTERM_RIGHT, "ed-next-char"},
      {FIRST_KEY + CTERM_HOME, "ed-move-to-beg"},
      {FIRST_KEY + CTERM_LAST, "ed-move-to-end"},
      {FIRST_KEY + CTERM_DELETE, "ed-delete-next-char"},
      {FIRST_KEY + CTERM_WORD_LEFT, "ed-prev-word"},
      {FIRST_KEY + CTERM_WORD_RIGHT, "em-next-word"},
      {FIRST_KEY + CTERM_PAGE_UP, "ed-search-prev-history"},
      {FIRST_KEY + CTERM_PAGE_DOWN, "ed-search-next-history"},
      {LINE_UP, "slowmo-line"}, {LINE_DOWN, "slowmo-line"}, {PASTE, "slowmo-paste"},
      {TICK, "slowmo-tick"}, {REPAINT, "slowmo-repaint"},
  };
  el_set(library, EL_ADDFN, "slowmo-line", "a line up or down", move_between_lines);
  el_set(library, EL_ADDFN, "slowmo-paste", "inserts a paste", insert_paste);
  el_set(library, EL_ADDFN, "slowmo-tick", "draws again", draw_again);
  el_set(library, EL_ADDFN, "slowmo-repaint", "draws after a change of size", repaint);
  el_set(library, EL_ADDFN, "slowmo-complete", "completes a word", complete);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    bind_code(library, commands[i].code, commands[i].command);
  }
  el_set(library, EL_BIND, "^I", "slowmo-complete", NULL);
}

cterm_editor *cterm_editor_open(
    const char *program, void *context, cterm_complete complete, cterm_tick tick) {
  /* Only the character set: numbers keep their points. */
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
  cterm_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->context = context;
  editor->complete = complete;
  editor->tick = tick;
  editor->library = el_init(program, stdin, stdout, stderr);
  editor->history = history_init();
  if (editor->library == NULL || editor->history == NULL) {
    cterm_editor_close(editor);
    return NULL;
  }
  EditLine *library = editor->library;
  el_set(library, EL_CLIENTDATA, editor);
  cterm_editor_set_prompts(editor, "> ", "");
  el_set(library, EL_PROMPT_ESC, left_prompt, 1);
  if (!cterm_is_dumb()) el_set(library, EL_RPROMPT_ESC, right_prompt, 1);
  el_set(library, EL_EDITOR, "emacs");
  history(editor->history, &editor->event, H_SETSIZE, HISTORY_ENTRIES);
  history(editor->history, &editor->event, H_SETUNIQUE, 1);
  el_set(library, EL_HIST, history, editor->history);
  el_set(library, EL_GETCFN, read_character);
  /* Between two lines the library puts back its own idea of the former settings; with these it
     never opens a moment in which the kernel edits the line. */
  el_set(library, EL_SETTY, "-x", "-echo", "-icanon", NULL);
  /* The user's file first: it may throw away all keys. */
  el_source(library, NULL);
  bind_keys(library);
  return editor;
}

void cterm_editor_close(cterm_editor *editor) {
  if (editor == NULL) return;
  if (editor->library != NULL) el_end(editor->library);
  if (editor->history != NULL) history_end(editor->history);
  free(editor->left);
  free(editor->right);
  free(editor->line);
  free(editor);
}

void cterm_editor_set_prompts(cterm_editor *editor, const char *left, const char *right) {
  free(editor->left);
  free(editor->right);
  editor->left = strdup(left);
  editor->right = strdup(right);
}

cterm_line_status cterm_editor_read(
    cterm_editor *editor, int tick_milliseconds, const char **line, int *signal_number) {
  int length = 0;
  editor->tick_milliseconds = tick_milliseconds;
  editor->status = CTERM_LINE_ENTERED;
  *line = "";
  /* Raw before the prompt is seen: the library would print it first. */
  el_set(editor->library, EL_PREP_TERM, 1);
  cterm_set_mode(CTERM_KEYS);
  cterm_set_paste(true);
  const char *text = el_gets(editor->library, &length);
  bool ended = text == NULL || length <= 0;
  if (editor->status != CTERM_LINE_ENTERED) {
    if (editor->status == CTERM_LINE_INTERRUPTED) fputs("^C", stdout);
    leave_line(editor);
    el_reset(editor->library);
  } else if (ended) {
    fputs("\r\n", stdout);
  }
  fflush(stdout);
  cterm_set_paste(false);
  cterm_set_mode(CTERM_RUNNING);
  *signal_number = editor->signal_number;
  if (editor->status != CTERM_LINE_ENTERED) return editor->status;
  if (ended) return CTERM_LINE_END;
  while (length > 0 && text[length - 1] == '\n') length--;
  free(editor->line);
  editor->line = strndup(text, (size_t)length);
  *line = editor->line == NULL ? "" : editor->line;
  return CTERM_LINE_ENTERED;
}

void cterm_editor_remember(cterm_editor *editor, const char *entry) {
  history(editor->history, &editor->event, H_ENTER, entry);
}

const char *cterm_editor_text(cterm_editor *editor, size_t *length, size_t *cursor) {
  const LineInfo *line = el_line(editor->library);
  *length = (size_t)(line->lastchar - line->buffer);
  *cursor = (size_t)(line->cursor - line->buffer);
  return line->buffer;
}

void cterm_editor_insert(cterm_editor *editor, const char *text) {
  el_insertstr(editor->library, text);
}

void cterm_editor_list(cterm_editor *editor, const char *text) {
  leave_line(editor);
  fputs(text, stdout);
  el_set(editor->library, EL_REFRESH);
}
