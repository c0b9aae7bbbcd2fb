/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory the machine, the limits of the process and those of its control groups leave. */

#include "qs-memory-private.h"

#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* Here Linux says how much programs can still get without others having to make room. */
#define INFO_PATH "/proc/meminfo"

/* The pages of address space that the process has, and the groups that it is in. */
#define PAGES_PATH "/proc/self/statm"
#define GROUPS_PATH "/proc/self/cgroup"
#define GROUPS_ROOT "/sys/fs/cgroup"

/* Where a version of control groups says what a group may have, has, and has only to save the disk work. */
typedef struct
{
  const char *controller;
  const char *limit;
  const char *used;
  const char *spare;
} Version;

static const Version versions[] = {
  { "", "memory.max", "memory.current", "inactive_file " },
  { "memory", "memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file " },
};

/* The number on the line that begins with @name; 0 where there is none. */
static guint64
find_number (const char *text,
             const char *name)
{
  g_autofree char *lines = g_strconcat ("\n", text, NULL);
  g_autofree char *start = g_strconcat ("\n", name, NULL);
  const char *line = strstr (lines, start);

  return line != NULL ? g_ascii_strtoull (line + strlen (start), NULL, 10) : 0;
}

/* The bytes that are available by the text of `/proc/meminfo`, or 0 where it does not say. */
guint64
qs_memory_parse (const char *info)
{
  return find_number (info, "MemAvailable:") * 1024;
}

/* Returns: (transfer full): a file of the kernel's; the empty text where it cannot be read */
static char *
read_text (const char *folder,
           const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL) ? text : g_strdup ("");
}

static guint64
find_room (const Version *version,
           const char    *folder)
{
  g_autofree char *limit_text = read_text (folder, version->limit);
  g_autofree char *used_text = read_text (folder, version->used);
  g_autofree char *details = read_text (folder, "memory.stat");
  guint64 limit = g_ascii_strtoull (limit_text, NULL, 10), used = g_ascii_strtoull (used_text, NULL, 10);
  guint64 spare = MIN (used, find_number (details, version->spare));

  /* No group has a limit of 0, and one without says “max”. */
  if (limit == 0)
    return G_MAXUINT64;

  return limit > used - spare ? limit - (used - spare) : 0;
}

/* What a group and those that it is in leave. */
static guint64
find_room_on_path (const Version *version,
                   const char    *root,
                   const char    *path)
{
  g_autofree char *top = g_build_filename (root, version->controller, NULL);
  g_autofree char *folder = g_build_filename (top, path, NULL);
  guint64 room = G_MAXUINT64;
  char *end;

  while (strlen (folder) > strlen (top) && (end = strrchr (folder, '/')) != NULL)
    {
      room = MIN (room, find_room (version, folder));
      *end = '\0';
    }

  return MIN (room, find_room (version, top));
}

/* The bytes that the control groups of the text of `/proc/self/cgroup` leave; %G_MAXUINT64 where none has a limit. @root
 * is where the kernel shows the groups. */
guint64
qs_memory_find_room_in_groups (const char *root,
                               const char *groups)
{
  g_auto (GStrv) lines = g_strsplit (groups, "\n", -1);
  guint64 room = G_MAXUINT64;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], ":", 3);

      for (guint j = 0; j < G_N_ELEMENTS (versions) && g_strv_length (fields) == 3; j++)
        {
          g_autofree char *pattern = g_strdup_printf ("*,%s,*", versions[j].controller);
          g_autofree char *controllers = g_strdup_printf (",%s,", fields[1]);

          if (g_pattern_match_simple (pattern, controllers))
            room = MIN (room, find_room_on_path (&versions[j], root, fields[2]));
        }
    }

  return room;
}

/* The address space that the process may still take, in bytes; %G_MAXUINT64 where it has no limit. */
guint64
qs_memory_find_room_in_process (void)
{
  g_autofree char *pages = NULL;
  struct rlimit limit;
  guint64 used;

  if (getrlimit (RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY)
    return G_MAXUINT64;

  pages = read_text ("", PAGES_PATH);
  used = g_ascii_strtoull (pages, NULL, 10) * (guint64) sysconf (_SC_PAGESIZE);

  return limit.rlim_cur > used ? limit.rlim_cur - used : 0;
}

/* How many bytes of memory the machine has left for more work; all it has where it says no more than that; %G_MAXUINT64
 * where it says nothing. The process and its control groups may be allowed less. */
guint64
qs_memory_get_available (void)
{
  g_autofree char *info = read_text ("", INFO_PATH);
  g_autofree char *groups = read_text ("", GROUPS_PATH);
  guint64 available = qs_memory_parse (info);
  guint64 n_pages = (guint64) MAX (sysconf (_SC_PHYS_PAGES), 0), page_size = (guint64) MAX (sysconf (_SC_PAGESIZE), 0);

  if (available == 0)
    available = n_pages * page_size > 0 ? n_pages * page_size : G_MAXUINT64;
  available = MIN (available, qs_memory_find_room_in_process ());

  return MIN (available, qs_memory_find_room_in_groups (GROUPS_ROOT, groups));
}

/* A thread takes megabytes for its stack, and GLib ends a program that gets no memory. So a thread is made only where
 * there is room for what it does as well. */

/* What a thread and the rest of the program may still take, in bytes. */
#define RESERVE ((gsize) 48 << 20)

/* What each of many threads may take: lanes, and boards as text. */
#define THREAD_SIZE ((gsize) 4 << 20)

/* The stack of a thread where nobody has set a limit. */
#define USUAL_STACK ((gsize) 8 << 20)

static gsize
get_stack_size (void)
{
  struct rlimit limit;

  return getrlimit (RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY ? limit.rlim_cur : USUAL_STACK;
}

/* Whether the address space has room for @size bytes, and for @n_threads that may not have taken yet what they need. */
gboolean
qs_reserve_suffices (gsize size,
                     guint n_threads)
{
  return qs_memory_find_room_in_process () >= size + n_threads * THREAD_SIZE;
}

/* Starts a thread if the system gives one and there is room for what it needs, or else returns %NULL. @n_others have been
 * started just before. */
GThread *
qs_reserve_thread (const char *name,
                   GThreadFunc work,
                   gpointer    data,
                   guint       n_others)
{
  if (!qs_reserve_suffices (get_stack_size () + RESERVE, n_others + 1))
    return NULL;

  return g_thread_try_new (name, work, data, NULL);
}
