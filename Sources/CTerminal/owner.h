/* What the files of this target share and nobody outside needs. */
#ifndef SLOWMO_CTERMINAL_OWNER_H
#define SLOWMO_CTERMINAL_OWNER_H

#include "CTerminal.h"

/* Read by cterm_next: wakes poll when a signal has come. */
int cterm_wake_descriptor(void);
/* The next signal that has come and was not taken yet, or 0. */
int cterm_take_signal(void);
/* Puts the terminal back, stops the process or its whole group, and goes on when continued. */
void cterm_suspend(bool group);
/* Sets the mode and the screen again after a stop. */
void cterm_resume(void);
/* Asks the terminal to bracket pastes, or not to. Survives suspension. */
void cterm_set_paste(bool on);

#endif
