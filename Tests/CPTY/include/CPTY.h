/* Pseudo-terminals for the tests of the shell: what Swift's module of the C library leaves out. */
#ifndef SLOWMO_CPTY_H
#define SLOWMO_CPTY_H

#include <sys/types.h>

/* Opens the side of the tests; the other side is `name`. Answers a descriptor or -1. */
int cpty_open(char *name, size_t size, int rows, int columns);
/* Starts a program whose controlling terminal is `name`, with all signals as usual; 0 or errno. */
int cpty_spawn(
    pid_t *process, const char *name, char *const arguments[], char *const environment[],
    const char *folder);
/* Tells the kernel and the program that the size has changed. */
int cpty_resize(int descriptor, int rows, int columns);

#endif
