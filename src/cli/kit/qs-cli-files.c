/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-cli-files.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-input.h"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Lists a folder's files by name, those that are hidden left out; what is no folder, such as “-”, is itself the only file.
 * Returns: (transfer full) (nullable) (element-type filename) */
GPtrArray *
qs_cli_files_list (const char *name,
                   GError    **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = NULL;
  const char *entry;

  if (g_str_equal (name, "-") || !g_file_test (name, G_FILE_TEST_IS_DIR))
    {
      g_ptr_array_add (files, g_strdup (name));
      return g_steal_pointer (&files);
    }

  folder = g_dir_open (name, 0, error);
  if (folder == NULL)
    return NULL;

  while ((entry = g_dir_read_name (folder)) != NULL)
    {
      if (*entry != '.')
        g_ptr_array_add (files, g_build_filename (name, entry, NULL));
    }
  g_ptr_array_sort (files, compare_names);

  return g_steal_pointer (&files);
}

/* Opens a file, or standard input where it is “-”; people call it @name. Fails with %QS_ERROR_INVALID_TEXT. */
GInputStream *
qs_cli_files_open (const char *path,
                   const char *name,
                   gboolean    takes_pipe,
                   GError    **error)
{
  g_autofree char *shown = qs_shown_name (name);
  g_autoptr (GError) cause = NULL;
  GInputStream *stream = g_str_equal (path, "-") ? g_unix_input_stream_new (STDIN_FILENO, FALSE)
                                                 : qs_input_open (path, takes_pipe, &cause);

  if (stream != NULL)
    return stream;

  return qs_error_fail_null (error, QS_ERROR_INVALID_TEXT,
                             /* Translators: a file's name, and what the system says. */
                             _ ("Could not read “%s”: %s"), shown, cause->message);
}
