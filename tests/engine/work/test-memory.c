/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The memory that is left. */

#include "qs-memory-private.h"

#include "engine-test-util.h"
#include "qs-test-main.h"

QS_TEST (available_is_read)
{
  g_assert_cmpuint (qs_memory_parse ("MemTotal:       24570952 kB\nMemFree:            12 kB\nMemAvailable:   23000000 kB\n"),
                    ==, G_GUINT64_CONSTANT (23552000000));
  g_assert_cmpuint (qs_memory_parse ("MemAvailable: 1 kB"), ==, 1024);
  g_assert_cmpuint (qs_memory_parse ("MemTotal: 5 kB\nNoMemAvailable: 5 kB\n"), ==, 0);
  g_assert_cmpuint (qs_memory_parse (""), ==, 0);
}

/* This program runs, so there is some memory; and no machine has this much. */
QS_TEST (this_machine_has_some)
{
  g_assert_cmpuint (qs_memory_get_available (), >, 1 << 20);
  g_assert_cmpuint (qs_memory_get_available (), <, G_GUINT64_CONSTANT (1) << 50);
}

static void
write_number (const char *root,
              const char *folder,
              const char *name,
              const char *text)
{
  g_autofree char *path = g_build_filename (root, folder, NULL);
  g_autofree char *file = g_build_filename (path, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (file, text, -1, NULL));
}

/* The least of what a group and those above it leave; what only saves the disk work does not count as used. */
QS_TEST (groups_have_limits)
{
  char *root = engine_folder_new ();

  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "0::/\n"), ==, G_MAXUINT64);

  write_number (root, "user/job", "memory.max", "max\n");
  write_number (root, "user/job", "memory.current", "700\n");
  write_number (root, "user", "memory.max", "1000\n");
  write_number (root, "user", "memory.current", "900\n");
  write_number (root, "user", "memory.stat", "anon 500\ninactive_file 300\n");
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "0::/user/job\n"), ==, 400);
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "0::/user/gone\n"), ==, 400);
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "0::/other\n"), ==, G_MAXUINT64);

  write_number (root, "memory/slurm", "memory.limit_in_bytes", "50\n");
  write_number (root, "memory/slurm", "memory.usage_in_bytes", "60\n");
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "7:cpu,memory:/slurm/1\n0::/user\n"), ==, 0);
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "7:cpuset:/slurm\nno group"), ==, G_MAXUINT64);

  write_number (root, "memory", "memory.limit_in_bytes", "90\n");
  g_assert_cmpuint (qs_memory_find_room_in_groups (root, "4:memory:/\n"), ==, 90);

  engine_folder_remove (root);
}
