/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a search once more, keeps the moments that are wanted and the tree, and then paints them.
 *
 * The search that is shown goes on undisturbed. The tree is that of the last moment in every picture, as in the window:
 * its nodes keep their places. */

#include "qs-film.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "qs-encoder.h"
#include "qs-error.h"
#include "qs-file-writer.h"
#include "qs-letters.h"
#include "qs-packed-step.h"
#include "qs-recording.h"
#include "qs-svg-film.h"
#include "qs-text.h"
#include "qs-title.h"
#include "qs-tree-builder.h"

/* One of the searches that are seen, while it runs. */
typedef struct _Take Take;
typedef struct _Film Film;

struct _Take
{
  const Film *film;
  const QsStepLook *look;
  const Take *first;      /* the one that it keeps in step with, NULL for none */

  gboolean has_more;      /* whether it goes further than it was run */
  QsMoment moment;
  GArray *moments;        /* of QsMoment: those to paint */
  QsTreeBuilder *builder;
  QsStepPainter *painter;
};

struct _Film
{
  const QsStepLook *look;
  const QsFilmScope *scope;
  const char *path;
  GCancellable *cancellable;
  QsFilmProgress progress;
  gpointer data;

  Take takes[2];
  guint n_takes;
  guint next;             /* which of their moments is painted next */
};

/* Whether the moment has come that belongs to the next one of the search that leads. */
static gboolean
is_due (const Take *self)
{
  QsFollow follow = self->first->look->follow;

  return self->moments->len < self->first->moments->len &&
         qs_follow_count (follow, &self->moment) >=
           qs_follow_count (follow, &g_array_index (self->first->moments, QsMoment, self->moments->len));
}

static void
keep_moment (Take *self)
{
  const QsFilmScope *scope = self->film->scope;

  if (self->first == NULL && self->moment.step >= scope->from && self->moment.step <= scope->to)
    g_array_append_val (self->moments, self->moment);

  while (self->first != NULL && is_due (self))
    g_array_append_val (self->moments, self->moment);
}

static gboolean
trace_cb (QsTraceEvent event,
          guint        row,
          guint        column,
          gpointer     data)
{
  Take *self = data;
  guint32 step = qs_packed_step_new (event, row, column);

  if (event == QS_TRACE_N_EVENTS)
    {
      g_usleep (QS_RECORDING_WAIT);
      return !g_cancellable_is_cancelled (self->film->cancellable);
    }

  self->has_more = self->first == NULL ? self->moment.step == MAX (self->film->scope->to, self->look->last_step)
                                       : self->moments->len == self->first->moments->len;
  if (self->has_more || g_cancellable_is_cancelled (self->film->cancellable))
    return FALSE;

  qs_moment_record (&self->moment, event, row, column);
  if (self->builder->wants_steps)
    qs_tree_builder_feed (self->builder, &step, 1);
  keep_moment (self);

  return TRUE;
}

/* A search that ends before the other rests there. */
static void
run (Take *self)
{
  const QsTracer tracer = { trace_cb, self };
  const QsStepLook *look = self->look;

  qs_moment_init (&self->moment, look->method, look->n, look->problem);
  qs_tree_builder_begin (self->builder, look->method->look, look->n, look->problem);
  keep_moment (self);
  look->method->search (&(QsSearch){ .n = look->n, .problem = look->problem, .seed = look->seed, .tracer = &tracer,
                                     .recording = look->method->recording });

  while (self->first != NULL && self->moments->len < self->first->moments->len)
    g_array_append_val (self->moments, self->moment);
}

static guint
count_moments (const Film *self)
{
  return self->takes[0].moments->len;
}

static void
paint_next (cairo_t *cr,
            double   width,
            double   height,
            gpointer data)
{
  Film *self = data;

  qs_title_set (cr, gettext (self->look->method->name));
  if (self->progress != NULL)
    self->progress (self->next, self->data);
  qs_color_set_source (cr, &self->look->ground);
  cairo_paint (cr);

  for (guint i = 0; i < self->n_takes; i++)
    {
      const Take *take = &self->takes[i];
      const QsMoment *moment = &g_array_index (take->moments, QsMoment, self->next);

      qs_step_painter_paint (take->painter, cr, moment, !take->has_more && moment->step == take->moment.step);
    }
  self->next++;
}

static void
paint_frame (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  qs_letters_share (cr);
  paint_next (cr, width, height, data);
}

static void
paint_pages (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  Film *self = data;

  while (self->next < count_moments (self) && !g_cancellable_is_cancelled (self->cancellable))
    {
      paint_next (cr, width, height, self);
      cairo_show_page (cr);
    }
}

static QsPicture
get_picture (Film          *self,
             QsPictureKind  kind,
             QsPicturePaint paint)
{
  return (QsPicture){ kind, self->look->width, self->look->height, paint, self };
}

/* The last picture is shown again for as long as it is to be seen longer. */
static gboolean
save_video (Film    *self,
            GError **error)
{
  const QsPicture picture = get_picture (self, QS_PICTURE_PNG, paint_next);
  g_autoptr (QsEncoder) encoder = qs_encoder_open (self->path, self->scope->speed, error);
  g_autoptr (GBytes) frame = NULL;
  guint n_extra = (guint) (self->scope->speed * QS_FILM_LAST);

  if (encoder == NULL)
    return FALSE;

  while (self->next < count_moments (self))
    {
      g_clear_pointer (&frame, g_bytes_unref);
      frame = qs_picture_make (&picture, error);
      if (frame == NULL || !qs_encoder_add (encoder, frame, self->cancellable, error))
        return FALSE;
    }

  for (guint i = 0; i < n_extra; i++)
    {
      if (!qs_encoder_add (encoder, frame, self->cancellable, error))
        return FALSE;
    }

  return qs_encoder_commit (encoder, self->cancellable, error);
}

/* “8-queens-steps/8-queens-steps-0017.png”, with as many digits as the last one has. */
static char *
make_path (Film   *self,
           guint64 step)
{
  g_autofree char *last = g_strdup_printf ("%" G_GUINT64_FORMAT, self->scope->to);
  g_autofree char *stem = g_path_get_basename (self->path);
  g_autofree char *name = g_strdup_printf ("%s-%0*" G_GUINT64_FORMAT ".png", stem, (int) strlen (last), step);

  return g_build_filename (self->path, name, NULL);
}

static void
remove_pictures (Film *self)
{
  for (guint i = 0; i < self->next; i++)
    {
      g_autofree char *path = make_path (self, self->scope->from + i);

      g_unlink (path);
    }

  g_rmdir (self->path);
}

/* A new folder replaces nothing, and each of its files is whole or not there. */
static gboolean
save_folder (Film    *self,
             GError **error)
{
  const QsPicture picture = get_picture (self, QS_PICTURE_PNG, paint_next);

  if (g_mkdir (self->path, 0777) < 0)
    {
      int cause = errno;
      g_autofree char *name = qs_shown_name (self->path);

      /* Translators: the first is a folder's name, the second the system's reason. */
      return qs_error_fail (error, QS_ERROR_FILE, _ ("Could not make the folder “%s”: %s"), name, g_strerror (cause));
    }

  while (self->next < count_moments (self))
    {
      g_autofree char *path = make_path (self, self->scope->from + self->next);

      if (!qs_picture_save (&picture, path, self->cancellable, error))
        {
          remove_pictures (self);
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
save_moving (Film    *self,
             GError **error)
{
  const QsPicture picture = get_picture (self, QS_PICTURE_SVG, paint_frame);
  g_autoptr (QsSvgFilm) film = qs_svg_film_new ();
  g_autoptr (QsFileWriter) writer = NULL;
  g_autoptr (GString) text = NULL;

  while (self->next < count_moments (self))
    {
      g_autoptr (GBytes) frame = NULL;

      if (!qs_picture_check_cancelled (self->path, self->cancellable, error))
        return FALSE;

      frame = qs_picture_make (&picture, error);
      if (frame == NULL || !qs_svg_film_add (film, frame, error))
        return FALSE;
    }

  text = qs_svg_film_end (film, 1 / self->scope->speed, QS_FILM_LAST);
  writer = qs_file_writer_open (self->path, error);

  return writer != NULL && qs_file_writer_write (writer, text->str, text->len, error) &&
         qs_picture_check_cancelled (self->path, self->cancellable, error) && qs_file_writer_commit (writer, error);
}

static gboolean
save (Film    *self,
      GError **error)
{
  QsPicture picture = get_picture (self, self->scope->kind, paint_next);

  if (self->scope->is_video)
    return save_video (self, error);

  if (self->scope->from == self->scope->to)
    return qs_picture_save (&picture, self->path, self->cancellable, error);

  switch (self->scope->kind)
    {
    case QS_PICTURE_PNG:
      return save_folder (self, error);
    case QS_PICTURE_SVG:
      return save_moving (self, error);
    case QS_PICTURE_PDF:
      picture.paint = paint_pages;
      return qs_picture_save (&picture, self->path, self->cancellable, error);
    default:
      g_assert_not_reached ();
    }
}

/* Runs the searches, and is ready to paint their moments then. Call end() afterwards. */
static gboolean
begin (Film    *self,
       GError **error)
{
  Take *first = &self->takes[0];
  g_autofree char *steps = NULL;

  for (const QsStepLook *seen = self->look; seen != NULL; seen = seen->beside)
    self->takes[self->n_takes++] = (Take){
      .film = self,
      .look = seen,
      .first = seen != self->look ? first : NULL,
      .moments = g_array_new (FALSE, FALSE, sizeof (QsMoment)),
      .builder = qs_tree_builder_new (),
    };

  for (guint i = 0; i < self->n_takes; i++)
    {
      run (&self->takes[i]);
      if (!qs_picture_check_cancelled (self->path, self->cancellable, error))
        return FALSE;
    }

  steps = qs_text_count (first->moment.step);
  if (first->moments->len == 0)
    /* Translators: the number of a step. */
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE, _ ("The search ends with step %s"), steps);

  for (guint i = 0; i < self->n_takes; i++)
    {
      Take *take = &self->takes[i];
      gboolean has_tree = take->look->method->look != QS_LOOK_MOVES;

      take->painter = qs_step_painter_new (take->look, has_tree ? take->builder->tree : NULL);
      if (i > 0)
        qs_step_painter_match (first->painter, take->painter);
    }

  return TRUE;
}

static void
end (Film *self)
{
  for (guint i = 0; i < self->n_takes; i++)
    {
      g_clear_pointer (&self->takes[i].painter, qs_step_painter_free);
      qs_tree_builder_free (self->takes[i].builder);
      g_array_unref (self->takes[i].moments);
    }
}

/* Paints a step of a search as the page shows it, in the thread that calls it; nothing if the search does not come so
 * far, or is cancelled. */
void
qs_film_paint (cairo_t          *cr,
               const QsStepLook *look,
               guint64           step,
               GCancellable     *cancellable)
{
  const QsFilmScope scope = { .from = step, .to = step };
  Film film = { .look = look, .scope = &scope, .path = "", .cancellable = cancellable };

  if (begin (&film, NULL))
    paint_next (cr, look->width, look->height, &film);
  end (&film);
}

/* Saves steps of a search as the page shows them, in the thread that calls it: all of it or nothing. @path is the file; of
 * several PNG pictures the folder, which must not exist yet; the name of a video is one that qs_encoder_makes() knows.
 * @n_saved is fewer than wanted if the search ends before the last of them. The error, which names the file, is
 * QS_ERROR_CANCELLED where @cancellable ended it; everything then stays as it was. */
gboolean
qs_film_save (const QsStepLook  *look,
              const QsFilmScope *scope,
              const char        *path,
              GCancellable      *cancellable,
              QsFilmProgress     progress,
              gpointer           data,
              guint             *n_saved,
              GError           **error)
{
  Film film = {
    .look = look, .scope = scope, .path = path, .cancellable = cancellable, .progress = progress, .data = data,
  };
  gboolean is_saved;

  g_return_val_if_fail (scope->from <= scope->to && scope->to - scope->from < QS_FILM_MAX_STEPS, FALSE);

  is_saved = begin (&film, error);
  if (is_saved)
    {
      *n_saved = count_moments (&film);
      is_saved = save (&film, error);
    }
  end (&film);

  return is_saved;
}
