/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Mistakes made on purpose, which a sanitizer has to report: `planted leak`, `planted overflow`, `planted undefined`. */

#include <glib.h>

/* Out of the compiler's sight. */
static volatile int one = 1;
static int *volatile kept;

static void
leak (void)
{
  kept = g_new (int, 1);
  *kept = 1;
  kept = NULL;
}

/* Reads one number behind the end. */
static void
overflow (void)
{
  g_autofree int *numbers = g_new0 (int, 8);

  kept = numbers;
  kept[0] = kept[7 + one];
}

static void
undefined (void)
{
  volatile int most = G_MAXINT;

  most = most + one;
}

int
main (int   argc,
      char *argv[])
{
  if (argc != 2)
    return 0;

  if (g_str_equal (argv[1], "leak"))
    leak ();
  else if (g_str_equal (argv[1], "overflow"))
    overflow ();
  else
    undefined ();

  /* Only a report makes it fail. */
  return 0;
}
