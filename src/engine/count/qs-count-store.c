/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The file that keeps the state of a count.
 *
 * A save writes a new file beside the old one. Then it gives the old one a second name, that of
 * the older generation, and gives its first name to the new one. Whenever the program is killed,
 * the file is there and whole: the last generation or the one before. Where a file cannot have
 * two names the old one is renamed, and until the end of the save only the older generation is
 * there.
 *
 * A file that cannot be read is never overwritten. It is set aside, but only if the other
 * generation can be read; otherwise nothing is opened at all. */

#include "qs-count-store.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "qs-error.h"
#include "qs-file-lock.h"
#include "qs-file-writer.h"
#include "qs-input.h"
#include "qs-state-file.h"

/* How long to wait for another process, in microseconds: one that only looks has finished by then. */
#define PATIENCE (50 * G_TIME_SPAN_MILLISECOND)

/* One of the two files. */
typedef struct
{
  char *path;
  gboolean is_refused; /* it is there, but is not a count of this board */
} Generation;

struct _QsCountStore
{
  guint n;             /* the side of the board, in squares */
  char *name;          /* the path that was asked for */
  Generation newest;
  Generation older;
  QsFileLock *lock;
  QsPartial *partial;  /* as it was read or saved last */
  char *complaint;     /* why the newest one was not used, or NULL */
};

static char *
get_path_of (guint n)
{
  g_autofree char *name = g_strdup_printf ("count-%u.json", n);

  return qs_state_file_get_path (name);
}

static char *
get_older_path (const char *path)
{
  return g_strconcat (path, "~", NULL);
}

/* Finds where the count of a board is kept, and makes the folder for it. */
char *
qs_count_store_get_default_path (guint n)
{
  qs_state_file_make_folder ();

  return get_path_of (n);
}

/* The n, in order, of the boards that have a file at qs_count_store_get_default_path(), whatever
 * is in it. */
GArray *
qs_count_store_list_defaults (void)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      g_autofree char *path = get_path_of (n);
      g_autofree char *older = get_older_path (path);

      if (qs_state_file_exists (path) || qs_state_file_exists (older))
        g_array_append_val (boards, n);
    }

  return boards;
}

/* Reads one of the two files; returns NULL without an error where there is none. */
static QsPartial *
read_generation (QsCountStore *self,
                 Generation   *generation,
                 GError      **error)
{
  g_autofree char *text = NULL;
  QsPartial *partial;
  gsize length;

  if (!qs_state_file_exists (generation->path))
    return NULL;

  text = qs_input_read (generation->path, &length, error);
  partial = text != NULL ? qs_partial_parse (text, length, error) : NULL;
  if (partial != NULL && partial->plan.n != self->n)
    {
      g_set_error (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE, _ ("It is of n = %u, not of n = %u"), partial->plan.n, self->n);
      g_clear_pointer (&partial, qs_partial_free);
    }
  generation->is_refused = partial == NULL;

  return partial;
}

static gboolean
load (QsCountStore *self,
      GError      **error)
{
  g_autoptr (QsPartial) newest = NULL;
  g_autoptr (QsPartial) older = NULL;
  g_autoptr (GError) newest_error = NULL;
  g_autoptr (GError) older_error = NULL;

  newest = read_generation (self, &self->newest, &newest_error);
  older = read_generation (self, &self->older, &older_error);

  if (newest == NULL && older == NULL && (newest_error != NULL || older_error != NULL))
    {
      const GError *reason = newest_error != NULL ? newest_error : older_error;
      g_autofree char *name = qs_shown_name (newest_error != NULL ? self->name : self->older.path);

      return qs_error_fail (error, reason->code,
                            /* Translators: a file's name, and what is wrong with it. */
                            _ ("The count in “%s” cannot be resumed: %s"),
                            name, reason->message);
    }

  if (newest_error != NULL)
    {
      g_autofree char *name = qs_shown_name (self->name);

      /* Translators: a file's name, and what is wrong with it. */
      self->complaint = g_strdup_printf (_ ("“%s” cannot be used, so the count resumes from the save before it: %s"),
                                         name, newest_error->message);
    }

  self->partial = newest != NULL ? g_steal_pointer (&newest) : g_steal_pointer (&older);
  if (self->partial == NULL)
    self->partial = qs_partial_new (self->n);

  return TRUE;
}

/* Opens a file, for one thread at a time. Nothing is written before qs_count_store_save(). May block. Fails with
 * %QS_ERROR_BUSY while another process has it open, with %QS_ERROR_FILE, or as qs_partial_parse() for a file that holds
 * something else. */
QsCountStore *
qs_count_store_open (const char *path,
                     guint       n,
                     GError    **error)
{
  g_autoptr (QsCountStore) self = NULL;
  g_autofree char *resolved = NULL;

  g_return_val_if_fail (n >= 1 && n <= QS_COUNT_MAX_N, NULL);

  self = g_new0 (QsCountStore, 1);
  self->n = n;
  self->name = g_strdup (path);
  /* A link stays a link: both generations are where the file is that it leads to. */
  resolved = qs_state_file_resolve (path, error);
  if (resolved == NULL)
    return NULL;

  self->newest.path = g_canonicalize_filename (resolved, NULL);
  self->older.path = get_older_path (self->newest.path);
  self->lock = qs_file_lock_new (self->newest.path, PATIENCE, error);
  if (self->lock == NULL || !load (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Lets other processes open the file. */
void
qs_count_store_free (QsCountStore *self)
{
  g_clear_pointer (&self->partial, qs_partial_free);
  g_clear_pointer (&self->lock, qs_file_lock_free);
  g_free (self->complaint);
  g_free (self->older.path);
  g_free (self->newest.path);
  g_free (self->name);
  g_free (self);
}

/* A copy of the contents of the file; without any unit where there is no file. */
QsPartial *
qs_count_store_get_partial (QsCountStore *self)
{
  return qs_partial_copy (self->partial);
}

/* Why the older generation was read and not the newest, as a sentence for people; %NULL where all
 * is well. */
const char *
qs_count_store_get_complaint (QsCountStore *self)
{
  return self->complaint;
}

static gboolean
set_aside (Generation *generation,
           GError    **error)
{
  if (!generation->is_refused)
    return TRUE;

  if (!qs_state_file_set_aside (generation->path, error))
    return FALSE;

  generation->is_refused = FALSE;

  return TRUE;
}

/* Makes the present file the older generation, which keeps its name for now. */
static gboolean
make_older (QsCountStore *self,
            GError      **error)
{
  if (!qs_state_file_exists (self->newest.path))
    return TRUE;

  g_unlink (self->older.path);
  if (link (self->newest.path, self->older.path) == 0 || g_rename (self->newest.path, self->older.path) == 0)
    return TRUE;

  return qs_state_file_fail (error, self->older.path, errno);
}

/* Writes a new generation. After %QS_ERROR_FILE the last one is still there. May block. Returns
 * whether it is on the disk. */
gboolean
qs_count_store_save (QsCountStore    *self,
                     const QsPartial *partial,
                     GError         **error)
{
  g_autoptr (QsFileWriter) writer = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (partial->plan.n == self->n, FALSE);

  if (!set_aside (&self->newest, error) || !set_aside (&self->older, error))
    return FALSE;

  text = qs_partial_to_text (partial);
  writer = qs_file_writer_open (self->newest.path, error);
  if (writer == NULL ||
      !qs_file_writer_write (writer, text, strlen (text), error) ||
      !make_older (self, error) ||
      !qs_file_writer_commit (writer, error))
    return FALSE;

  qs_partial_free (self->partial);
  self->partial = qs_partial_copy (partial);

  return TRUE;
}

/* A refused file belongs to somebody else. */
static gboolean
remove_generation (Generation *generation,
                   GError    **error)
{
  return generation->is_refused ? set_aside (generation, error) : qs_state_file_remove (generation->path, error);
}

/* Removes both generations. The store is then as empty as a new one, and can be saved to. Fails
 * with %QS_ERROR_FILE. */
gboolean
qs_count_store_remove (QsCountStore *self,
                       GError      **error)
{
  /* In this order no kill leaves only the older one. */
  if (!remove_generation (&self->older, error) || !remove_generation (&self->newest, error))
    return FALSE;

  qs_partial_free (self->partial);
  self->partial = qs_partial_new (self->n);
  g_clear_pointer (&self->complaint, g_free);

  return TRUE;
}
