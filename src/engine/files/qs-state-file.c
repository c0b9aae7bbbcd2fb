/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that keep results: where they are, and how they are set aside.
 *
 * A file that somebody else may have written is never overwritten: it gets another name. */

#include "qs-state-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "qs-error.h"
#include "qs-temporary.h"

#define FOLDER "queenside"

/* How many names there are for files that are set aside. */
#define MOST_ASIDE 1000

/* In the user's folder for the data of programs. */
char *
qs_state_file_get_path (const char *name)
{
  return g_build_filename (g_get_user_state_dir (), FOLDER, name, NULL);
}

/* Makes the folder of qs_state_file_get_path(), for its user alone, unless it is there. A failure
 * shows when a file in it cannot be made. */
void
qs_state_file_make_folder (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), FOLDER, NULL);

  g_mkdir_with_parents (folder, 0700);
}

/* Whether there is anything of this name, even a link that leads nowhere. */
gboolean
qs_state_file_exists (const char *path)
{
  struct stat info;

  return lstat (path, &info) == 0 || errno != ENOENT;
}

/* Sets %QS_ERROR_FILE for a file that could not be written; @cause is the system's error number. Returns: FALSE */
gboolean
qs_state_file_fail (GError    **error,
                    const char *path,
                    int         cause)
{
  g_autofree char *name = qs_shown_name (path);

  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: the first is a file's name, the second the system's reason. */
                        _ ("Could not write “%s”: %s"), name, g_strerror (cause));
}

/* Follows symbolic links, so that the file they lead to is replaced and not the link. Fails with %QS_ERROR_FILE. */
char *
qs_state_file_resolve (const char *path,
                       GError    **error)
{
  g_autofree char *resolved = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    return g_strdup (path);

  resolved = realpath (path, NULL);
  if (resolved == NULL)
    qs_state_file_fail (error, path, errno);

  return g_strdup (resolved);
}

/* Removes a file, if it is there. Only a loss of power in the next seconds could bring it back,
 * for which nobody has to wait. Fails with %QS_ERROR_FILE. */
gboolean
qs_state_file_remove (const char *path,
                      GError    **error)
{
  g_autofree char *name = NULL;
  int cause;

  if (g_unlink (path) == 0 || errno == ENOENT)
    return TRUE;

  cause = errno;
  name = qs_shown_name (path);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: the first is a file's name, the second the system's reason. */
                        _ ("Could not remove “%s”: %s"), name, g_strerror (cause));
}

/* Gives a file another name, so that nothing in it is lost: `PATH.refused`, or `PATH.refused-2`
 * and so on. Fails with %QS_ERROR_FILE. */
gboolean
qs_state_file_set_aside (const char *path,
                         GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  for (guint i = 1; i <= MOST_ASIDE; i++)
    {
      g_autofree char *number = i > 1 ? g_strdup_printf ("-%u", i) : g_strdup ("");
      g_autofree char *aside = g_strconcat (path, ".refused", number, NULL);

      if (qs_state_file_exists (aside))
        continue;

      /* On the disk before another file gets the name: otherwise a loss of power could take both names from this one. */
      if (g_rename (path, aside) == 0 || errno == ENOENT)
        {
          qs_temporary_flush_folder (folder);
          return TRUE;
        }

      return qs_state_file_fail (error, aside, errno);
    }

  return qs_state_file_fail (error, path, EEXIST);
}
