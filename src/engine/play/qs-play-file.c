/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

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
#include "qs-play-record.h"
#include "qs-queue.h"
#include "qs-state-file.h"

/* How many games there can be at the same time. */
#define MAX_FILES 32

/* Files that are written within so many microseconds may have the same time. */
#define TICK 10000

/* When a file was written that is not there. */
#define NO_TIME G_MININT64

struct _QsPlayFile
{
  GMutex mutex; /* one text is written after the other */
  char *path;
  QsFileLock *lock; /* NULL while the game has no file yet */
  char *text;       /* the newest one, until a thread takes it to write it */
};

typedef struct
{
  QsPlayFile *file;
  guint number; /* of taking: the only one, or 0 */
  char *text;   /* of taking: what the file says */
  char *line;   /* of writing, for the record; or NULL */
  gint64 left;  /* of writing: when another game took its place, in microseconds since 1970; else 0 */
} Job;

QsPlayFile *
qs_play_file_new (void)
{
  QsPlayFile *self = g_atomic_rc_box_new0 (QsPlayFile);

  g_mutex_init (&self->mutex);

  return self;
}

static void
file_clear (gpointer data)
{
  QsPlayFile *self = data;

  g_clear_pointer (&self->lock, qs_file_lock_free);
  g_mutex_clear (&self->mutex);
  g_free (self->path);
  g_free (self->text);
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

  qs_play_file_unref (job->file);
  g_free (job->text);
  g_free (job->line);
  g_free (job);
}

static void
game_free (gpointer data)
{
  QsPlayGame *game = data;

  qs_play_state_clear (&game->state);
  g_free (game);
}

static char *
get_path (guint number)
{
  g_autofree char *name = g_strdup_printf ("game-%u", number);

  return qs_state_file_get_path (name);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const QsPlayGame *first = *(const QsPlayGame *const *) a, *second = *(const QsPlayGame *const *) b;

  return (first->time < second->time) - (first->time > second->time);
}

/* All files there can be, not read yet, the newest first. Those that are not there come last. */
static GPtrArray *
list_files (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (game_free);

  for (guint number = 1; number <= MAX_FILES; number++)
    {
      g_autofree char *path = get_path (number);
      QsPlayGame *file = g_new0 (QsPlayGame, 1);
      struct stat info;

      file->number = number;
      file->time = g_stat (path, &info) != 0 ? NO_TIME : info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
      g_ptr_array_add (files, file);
    }
  g_ptr_array_sort (files, compare_times);

  return files;
}

/* Makes it the file of this number, unless a window uses that. */
static gboolean
lock_file (QsPlayFile *self,
           guint       number)
{
  g_free (self->path);
  self->path = get_path (number);
  self->lock = qs_file_lock_new (self->path, 0, NULL);

  return self->lock != NULL;
}

/* Finds a file that no window uses: the one of this number, or with 0 the newest one; a new game goes where there was none yet,
 * or the oldest one was. */
static void
find_file (QsPlayFile *self,
           guint       number,
           gboolean    is_new)
{
  g_autoptr (GPtrArray) files = list_files ();

  qs_state_file_make_folder ();
  for (guint i = 0; i < files->len && self->lock == NULL; i++)
    {
      const QsPlayGame *file = g_ptr_array_index (files, is_new ? files->len - 1 - i : i);

      if (number == 0 || number == file->number)
        lock_file (self, file->number);
    }
}

static gboolean
take (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  Job *job = data;

  find_file (job->file, job->number, FALSE);
  if (job->file->lock != NULL)
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

/* Where another thread took the newest text, there is nothing more to write. */
static gboolean
write_game (QsErrandRun *run,
            gpointer     data,
            GError     **error)
{
  Job *job = data;
  QsPlayFile *file = job->file;
  g_autofree char *text = NULL;
  gboolean is_written = TRUE;
  const struct timespec left = { .tv_sec = job->left / G_USEC_PER_SEC, .tv_nsec = job->left % G_USEC_PER_SEC * 1000 };
  const struct timespec times[] = { left, left };

  if (job->line != NULL)
    append_line (job->line);

  qs_lock_enter (&file->mutex);
  text = g_atomic_pointer_exchange (&file->text, NULL);
  if (file->lock == NULL)
    find_file (file, 0, TRUE);
  if (file->lock != NULL && text != NULL)
    is_written = qs_file_writer_replace (file->path, text, error);
  if (file->lock != NULL && job->left != 0)
    utimensat (AT_FDCWD, file->path, times, 0);
  qs_lock_leave (&file->mutex);

  return is_written;
}

QsErrand *
qs_play_file_take (guint number)
{
  static const QsErrandKind kind = { .name = "qs-game-take", .is_awaited = TRUE, .work = take, .free_job = job_free };
  Job *job = g_new0 (Job, 1);

  job->file = qs_play_file_new ();
  job->number = number;

  return qs_errand_start (&kind, job, 0, NULL);
}

/* When it has finished. @text is what the file says, NULL for nothing. Returns: (transfer none) */
QsPlayFile *
qs_play_file_get_taken (QsErrand    *taking,
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
                    char       *line,
                    gboolean    is_left)
{
  static const QsErrandKind kind = { .name = "qs-game-write", .is_awaited = TRUE, .work = write_game, .free_job = job_free };
  Job *job = g_new0 (Job, 1);

  job->file = qs_play_file_ref (self);
  job->line = line;
  job->left = is_left ? g_get_real_time () - TICK : 0;
  g_free (g_atomic_pointer_exchange (&self->text, text));

  return qs_errand_start (&kind, job, 0, NULL);
}

/* FALSE where there is none to go on with. */
static gboolean
read_game (QsPlayGame *game)
{
  g_autoptr (QsPlayFile) file = qs_play_file_new ();
  g_autofree char *text = NULL;

  if (game->time != NO_TIME && lock_file (file, game->number))
    text = qs_input_read (file->path, NULL, NULL);

  return text != NULL && qs_play_state_parse (&game->state, text) && !game->state.is_solved &&
         !qs_game_is_fresh (game->state.game);
}

GPtrArray *
qs_play_file_list (void)
{
  GPtrArray *games = list_files ();

  for (guint i = games->len; i > 0; i--)
    {
      if (!read_game (g_ptr_array_index (games, i - 1)))
        g_ptr_array_remove_index (games, i - 1);
    }

  return games;
}
