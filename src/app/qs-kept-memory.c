/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-kept-memory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

/* From which size on a freed block goes back to the system at once, and how much that was freed is kept in one place,
 * in bytes. Less, and each frame would get the pages of its pictures from the system: a quarter of the painting. */
#define LARGE_BLOCK (4 << 20)
#define MAX_KEPT (8 << 20)

/* In how many places threads keep memory: one is the main thread's, and no other allocates much. */
#define MAX_ARENAS 2
#endif

/* Keeps memory only for what is painted again and again. Without limits of ours, glibc
 * raises its own to the size of what is freed, up to 32 MB, and from then on keeps up
 * to twice as much of what each thread has freed. Other libraries stay as they are. */
void
qs_kept_memory_limit (void)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
  mallopt (M_TRIM_THRESHOLD, MAX_KEPT);
  mallopt (M_ARENA_MAX, MAX_ARENAS);
#endif
}
