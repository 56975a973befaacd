/* Brings in libedit's own interface, which is called histedit.h on every system that has it. */
#ifndef SLOWMO_CLIBEDIT_SHIM_H
#define SLOWMO_CLIBEDIT_SHIM_H

#include <histedit.h>

#endif
