/* Places in the edited line: on the screen, and between its line breaks. The width of a character
   must be the one that the library uses. */
#define _GNU_SOURCE
#include "owner.h"
#include "places.h"

#include <wchar.h>

/* Moves a place on the screen over one character, as the library does. */
static void step(wchar_t character, int columns, int *row, int *column) {
  int width = wcwidth(character);
  if (character == L'\t') width = 8 - *column % 8;
  if (width < 0) width = 0;
  if (*column + width > columns) {
    ++*row;
    *column = 0;
  }
  *column += width;
  if (*column >= columns) {
    ++*row;
    *column = 0;
  }
}

void cterm_rows_around(EditLine *library, const char *prompt_text, int *above, int *below) {
  int rows, columns, row = 0, column = 0, cursor_row = -1;
  cterm_size(&rows, &columns);
  wchar_t prompt[512];
  mbstate_t state = {0};
  const char *source = prompt_text;
  size_t length = mbsrtowcs(prompt, &source, 511, &state);
  bool escaped = false;
  for (size_t i = 0; length != (size_t)-1 && i < length; i++) {
    if (prompt[i] == 1) {
      escaped = !escaped;
    } else if (!escaped) {
      step(prompt[i], columns, &row, &column);
    }
  }
  const LineInfoW *line = el_wline(library);
  for (const wchar_t *at = line->buffer; at < line->lastchar; at++) {
    if (at == line->cursor) cursor_row = row;
    if (*at == L'\n') {
      row++;
      column = 0;
    } else {
      step(*at, columns, &row, &column);
    }
  }
  *above = cursor_row < 0 ? row : cursor_row;
  *below = row - *above;
}

unsigned char cterm_move_line(EditLine *library, bool up) {
  const LineInfoW *line = el_wline(library);
  const wchar_t *start = line->cursor;
  while (start > line->buffer && start[-1] != L'\n') start--;
  ptrdiff_t column = line->cursor - start;
  const wchar_t *target = start;
  if (up) {
    if (target > line->buffer) target--;
    while (target > line->buffer && target[-1] != L'\n') target--;
  } else {
    while (target < line->lastchar && *target != L'\n') target++;
    if (target < line->lastchar) target++;
  }
  while (column-- > 0 && target < line->lastchar && *target != L'\n') target++;
  el_cursor(library, (int)(target - line->cursor));
  return CC_CURSOR;
}

bool cterm_has_line(EditLine *library, bool above) {
  const LineInfoW *line = el_wline(library);
  const wchar_t *from = above ? line->buffer : line->cursor;
  const wchar_t *to = above ? line->cursor : line->lastchar;
  return wmemchr(from, L'\n', (size_t)(to - from)) != NULL;
}
