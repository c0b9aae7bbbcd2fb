/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory the machine has left. */

#include "config.h"

#include "qs-memory-private.h"

#include <string.h>
#include <unistd.h>

/* Here Linux says how much programs can still get without others having to make room. */
#define INFO_PATH "/proc/meminfo"

/* The bytes that are available by the text of `/proc/meminfo`, or 0 where it does not say. */
guint64
qs_memory_parse (const char *info)
{
  const char *line = info;

  g_return_val_if_fail (info != NULL, 0);

  while (line != NULL && !g_str_has_prefix (line, "MemAvailable:"))
    {
      line = strchr (line, '\n');
      line = line != NULL ? line + 1 : NULL;
    }

  return line != NULL ? g_ascii_strtoull (line + strlen ("MemAvailable:"), NULL, 10) * 1024 : 0;
}

/* How many bytes of memory the machine has left for more work; all it has where it says no more
 * than that; %G_MAXUINT64 where it says nothing. */
guint64
qs_memory_get_available (void)
{
  g_autofree char *info = NULL;
  guint64 available = 0;
  long n_pages = sysconf (_SC_PHYS_PAGES), page_size = sysconf (_SC_PAGESIZE);

  if (g_file_get_contents (INFO_PATH, &info, NULL, NULL))
    available = qs_memory_parse (info);
  if (available == 0 && n_pages > 0 && page_size > 0)
    available = (guint64) n_pages * (guint64) page_size;

  return available > 0 ? available : G_MAXUINT64;
}
