/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read: files, and nothing that goes on for ever or never begins. */

#include "qs-input.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-test-main.h"
#include "qs-test-strange.h"

QS_TEST (strange)
{
  g_autofree char *folder = engine_folder_new ();
  g_auto (GStrv) paths = test_strange_new (folder);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) named = NULL, chosen = NULL, whole = NULL;
      gsize length = 0;

      g_assert_true (i == 0 || qs_input_open (paths[i], TRUE, &named) == NULL);
      g_assert_null (qs_input_open_file (file, &chosen));
      g_assert_null (qs_input_read (paths[i], &length, &whole));
      g_assert_cmpuint (chosen->domain, ==, G_IO_ERROR);
      g_assert_error (whole, QS_ERROR, QS_ERROR_FILE);
      g_assert_cmpstr (whole->message, ==, chosen->message);
      g_assert_true (i == 1 || i == 3 || g_str_equal (whole->message, "It is not a regular file"));
    }

  engine_folder_remove (g_steal_pointer (&folder));
}

QS_TEST (whole)
{
  g_autofree char *folder = engine_folder_new ();
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GInputStream) stream = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  char start[3];

  g_assert_true (g_file_set_contents (path, "12\0003", 4, NULL));
  text = qs_input_read (path, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (text, length + 1, "12\0003", 5);

  stream = qs_input_open_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_input_stream_read (stream, start, sizeof start, NULL, NULL), ==, sizeof start);
  g_assert_cmpuint (qs_input_get_place (stream), ==, sizeof start);

  g_assert_no_errno (truncate (path, QS_INPUT_MAX_SIZE + 1));
  g_assert_null (qs_input_read (path, &length, &error));
  g_assert_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
  engine_folder_remove (g_steal_pointer (&folder));
}
