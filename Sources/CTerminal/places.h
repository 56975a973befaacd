/* Where the edited line and its cursor stand. */
#ifndef SLOWMO_CTERMINAL_PLACES_H
#define SLOWMO_CTERMINAL_PLACES_H

#include <histedit.h>
#include <stdbool.h>

/* Rows of the screen above the cursor and below it that prompt and line take. */
void cterm_rows_around(EditLine *, const char *prompt, int *above, int *below);
/* Moves to the same column in the line above or below, inside a text with line breaks. */
unsigned char cterm_move_line(EditLine *, bool up);
/* Whether there is a line break before the cursor, or behind it. */
bool cterm_has_line(EditLine *, bool above);

#endif
