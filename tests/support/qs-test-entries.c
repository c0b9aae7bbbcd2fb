/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-test-main.h"

#include <errno.h>

static TestEntry *first_entry;
static TestEntry **end = &first_entry;

/* Runs before main(), in the order in which tests stand in the program. */
void
test_register (TestEntry *entry)
{
  *end = entry;
  end = &entry->next;
}

void
test_add_all (void)
{
  const char *program = program_invocation_short_name;

  if (g_str_has_prefix (program, "test-"))
    program += strlen ("test-");

  for (TestEntry *entry = first_entry; entry != NULL; entry = entry->next)
    {
      g_autofree char *path = g_strdup_printf ("/%s/%s", program, entry->name);

      entry->add (g_strdelimit (path, "_", '-'));
    }
}

/* Adds a test for each size of a board.
 * @path: the path of the tests, without the side of the board */
void
test_add_boards (const char   *path,
                 guint         least_n,
                 guint         most_n,
                 GTestDataFunc test)
{
  for (guint n = least_n; n <= most_n; n++)
    {
      g_autofree char *full_path = g_strdup_printf ("%s/%u", path, n);

      g_test_add_data_func (full_path, GUINT_TO_POINTER (n), test);
    }
}
