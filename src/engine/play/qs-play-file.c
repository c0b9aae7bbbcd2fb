/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that keep games, and the one that keeps what was solved. */

#include "qs-play-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "qs-file-lock.h"
#include "qs-file-writer.h"
#include "qs-input.h"
#include "qs-lock.h"
#include "qs-play-record.h"
#include "qs-state-file.h"

/* How many games there can be at the same time. */
#define MAX_FILES 32

struct _QsPlayFile
{
  char *path;
  QsFileLock *lock;
  GMutex mutex;   /* one text is written after the other */
  guint n_asked;  /* how many were to be written; of the main thread */
  guint written;  /* which of them is the newest in the file */
};

typedef struct
{
  QsPlayFile *file;
  char *text;
  char *line;
  gboolean is_new; /* of taking */
  guint wanted;    /* of taking: the only one, or 0 */
  guint number;    /* of writing, from 1 */
} Job;

static void
file_clear (gpointer data)
{
  QsPlayFile *self = data;

  g_clear_pointer (&self->lock, qs_file_lock_free);
  g_mutex_clear (&self->mutex);
  g_free (self->path);
}

void
qs_play_file_unref (QsPlayFile *self)
{
  g_atomic_rc_box_release_full (self, file_clear);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->file, qs_play_file_unref);
  g_free (job->text);
  g_free (job->line);
  g_free (job);
}

static QsPlayFile *
lock_file (const char *path)
{
  QsFileLock *lock = qs_file_lock_new (path, 0, NULL);
  QsPlayFile *self;

  if (lock == NULL)
    return NULL;

  self = g_atomic_rc_box_new0 (QsPlayFile);
  self->path = g_strdup (path);
  self->lock = lock;
  g_mutex_init (&self->mutex);

  return self;
}

/* When a file was written last; those that are not there come last. */
static gint64
get_time (const char *path)
{
  struct stat info;

  return g_stat (path, &info) == 0 ? (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000 : G_MININT64;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = get_time (*(const char *const *) a), second = get_time (*(const char *const *) b);

  return (first < second) - (first > second);
}

static char *
get_path (guint number)
{
  g_autofree char *name = g_strdup_printf ("game-%u", number);

  return qs_state_file_get_path (name);
}

static gboolean
take (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  Job *job = data;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  qs_state_file_make_folder ();
  for (guint i = 1; i <= MAX_FILES; i++)
    {
      if (job->wanted == 0 || job->wanted == i)
        g_ptr_array_add (paths, get_path (i));
    }
  g_ptr_array_sort (paths, compare_times);

  for (guint i = 0; i < paths->len && job->file == NULL; i++)
    job->file = lock_file (g_ptr_array_index (paths, job->is_new ? paths->len - 1 - i : i));
  if (job->file != NULL && !job->is_new)
    job->text = qs_input_read (job->file->path, NULL, NULL);

  return TRUE;
}

/* A line more at the end; what is there stays, whatever happens. */
static void
append_line (const char *line)
{
  g_autofree char *path = qs_play_record_get_path ();
  int fd = g_open (path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);

  if (fd < 0)
    return;

  /* Half a line is none, and is followed by a whole one. */
  if (write (fd, line, strlen (line)) < (gssize) strlen (line))
    g_debug ("The record was not written: %s", g_strerror (errno));
  close (fd);
}

static gboolean
write_game (QsErrandRun *run,
            gpointer     data,
            GError     **error)
{
  Job *job = data;
  gboolean is_written = TRUE;

  if (job->file == NULL && !take (run, data, error))
    return FALSE;
  if (job->line != NULL)
    append_line (job->line);

  if (job->file == NULL)
    return TRUE;

  qs_lock_enter (&job->file->mutex);
  if (job->number > job->file->written)
    {
      is_written = qs_file_writer_replace (job->file->path, job->text, error);
      job->file->written = job->number;
    }
  qs_lock_leave (&job->file->mutex);

  return is_written;
}

static const QsErrandKind taking_kind = { .name = "qs-game-take", .is_awaited = TRUE, .work = take, .free_job = job_free };

QsErrand *
qs_play_file_take (guint    number,
                   gboolean is_new)
{
  Job *job = g_new0 (Job, 1);

  job->wanted = number;
  job->is_new = is_new;

  return qs_errand_start (&taking_kind, job, 0, NULL);
}

/* When it has finished. @text is what the file says; NULL for a new one. Returns: (transfer none) */
QsPlayFile *
qs_play_file_get (QsErrand    *taking,
                  const char **text)
{
  Job *job = qs_errand_get_job (taking);

  *text = job->text;

  return job->file;
}

/* Takes both texts. Where there is no free file, the game is not kept. */
QsErrand *
qs_play_file_write (QsPlayFile *self,
                    char       *text,
                    char       *line)
{
  static const QsErrandKind kind = { .name = "qs-game-write", .is_awaited = TRUE, .work = write_game, .free_job = job_free };
  Job *job = g_new0 (Job, 1);

  job->file = self != NULL ? qs_play_file_ref (self) : NULL;
  job->is_new = TRUE;
  job->text = text;
  job->line = line;
  job->number = self != NULL ? ++self->n_asked : 1;

  return qs_errand_start (&kind, job, 0, NULL);
}

static void
game_free (gpointer data)
{
  QsPlayGame *game = data;

  g_clear_pointer (&game->state.game, qs_game_free);
  g_free (game);
}

/* NULL where there is none to go on with. */
static QsPlayGame *
read_game (guint number)
{
  g_autofree char *path = get_path (number);
  g_autoptr (QsPlayFile) file = qs_state_file_exists (path) ? lock_file (path) : NULL;
  g_autofree char *text = file != NULL ? qs_input_read (path, NULL, NULL) : NULL;
  QsPlayGame *game = g_new0 (QsPlayGame, 1);

  game->number = number;
  game->time = get_time (path);
  if (text != NULL && qs_play_state_parse (&game->state, text) && !game->state.is_solved &&
      !qs_game_is_fresh (game->state.game))
    return game;

  game_free (game);
  return NULL;
}

static int
compare_games (gconstpointer a,
               gconstpointer b)
{
  const QsPlayGame *first = *(const QsPlayGame *const *) a, *second = *(const QsPlayGame *const *) b;

  return (first->time < second->time) - (first->time > second->time);
}

GPtrArray *
qs_play_file_list (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (game_free);

  for (guint number = 1; number <= MAX_FILES; number++)
    {
      QsPlayGame *game = read_game (number);

      if (game != NULL)
        g_ptr_array_add (games, game);
    }
  g_ptr_array_sort (games, compare_games);

  return games;
}
