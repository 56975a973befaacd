/* Brings in libvterm's own interface. */
#ifndef SLOWMO_CVTERM_SHIM_H
#define SLOWMO_CVTERM_SHIM_H

#include <vterm.h>

#endif
