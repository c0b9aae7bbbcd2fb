/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks which steps of a search to save, and as what, says what that will be, and leads from there to their files. */

#include "qs-film-saver.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "qs-board-content.h"
#include "qs-dialog.h"
#include "qs-encoder.h"
#include "qs-film.h"
#include "qs-flow-layout.h"
#include "qs-help.h"
#include "qs-options.h"
#include "qs-playback.h"
#include "qs-room-layout.h"
#include "qs-template.h"
#include "qs-text.h"

/* The last step that can be asked for where the search's end
 * is not known: larger numbers are not exact in spin buttons. */
#define MAX_STEP 9e15

/* The longer side of the preview, in user units of a picture. */
#define PREVIEW_SIDE (256.0 / QS_PICTURE_PIXELS)

/* The speeds of a moving picture, in steps per second: faster ones are not seen. */
#define MIN_SPEED 0.2
#define MAX_SPEED 20.0

#define QS_TYPE_FILM_DIALOG (qs_film_dialog_get_type ())

G_DECLARE_FINAL_TYPE (QsFilmDialog, qs_film_dialog, QS, FILM_DIALOG, QsDialog)

struct _QsFilmDialog
{
  QsDialog parent_instance;

  GtkCheckButton *one_check;
  GtkCheckButton *range_check;
  GtkSpinButton *from_spin;
  GtkSpinButton *to_spin;
  GtkDropDown *kind_drop_down;
  GtkSpinButton *speed_spin;
  GtkLabel *result_label;

  GtkPicture *preview;

  GSettings *options; /* as they were last time */
  QsStepLook *look;   /* of the page, in an atomic box */
  guint64 step;       /* that it shows */
  QsErrand *previewing; /* makes the preview, or has made it */
};

/* In the order of the template; the last one is there where the system has an encoder. */
static const QsPictureKind kinds[] = { QS_PICTURE_PNG, QS_PICTURE_SVG, QS_PICTURE_PDF, QS_PICTURE_PNG };

#define VIDEO 3

G_DEFINE_FINAL_TYPE (QsFilmDialog, qs_film_dialog, QS_TYPE_DIALOG)

static QsFilmScope
get_scope (QsFilmDialog *self)
{
  gboolean is_range = gtk_check_button_get_active (self->range_check);
  guint kind = gtk_drop_down_get_selected (self->kind_drop_down);

  return (QsFilmScope){
    .from = is_range ? (guint64) gtk_spin_button_get_value (self->from_spin) : self->step,
    .to = is_range ? (guint64) gtk_spin_button_get_value (self->to_spin) : self->step,
    .kind = kinds[kind],
    .is_video = kind == VIDEO,
    .speed = gtk_spin_button_get_value (self->speed_spin),
  };
}

/* What is wrong with the choice; NULL for nothing. */
static char *
find_problem (const QsFilmScope *scope)
{
  if (scope->from > scope->to)
    return g_strdup (_ ("The last step comes before the first"));

  if (scope->to - scope->from < QS_FILM_MAX_STEPS)
    return NULL;

  /* Translators: two numbers of steps. */
  return qs_text_fill (_ ("At most %s steps can be saved at once, and these are %s"),
                       qs_text_count (QS_FILM_MAX_STEPS), qs_text_count (scope->to - scope->from + 1));
}

static char *
describe (QsFilmDialog      *self,
          const QsFilmScope *scope)
{
  guint n = (guint) (scope->to - scope->from) + 1;
  g_autofree char *count = qs_text_count (n);

  if (scope->is_video)
    /* Translators: a number of seconds. */
    return g_strdup_printf (_ ("A video of %.1f seconds"), n / scope->speed + QS_FILM_LAST);
  if (n == 1)
    return qs_board_content_describe_size (scope->kind, self->look->width, self->look->height);

  switch (scope->kind)
    {
    case QS_PICTURE_PNG:
      /* Translators: a number of pictures. */
      return g_strdup_printf (ngettext ("%s picture in a new folder", "%s pictures in a new folder", n), count);
    case QS_PICTURE_SVG:
      /* Translators: a number of seconds. */
      return g_strdup_printf (_ ("An animated picture of %.1f seconds"), n / scope->speed + QS_FILM_LAST);
    case QS_PICTURE_PDF:
      /* Translators: a number of pages. */
      return g_strdup_printf (ngettext ("%s page", "%s pages", n), count);
    default:
      g_assert_not_reached ();
    }
}

/* The step of a preview, for the thread that paints it. */
typedef struct
{
  QsStepLook *look;
  guint64 step;
  GCancellable *cancellable; /* that of the errand */
  GdkTexture *texture;
} Preview;

static void
preview_free (gpointer data)
{
  Preview *preview = data;

  qs_step_look_unref (preview->look);
  g_clear_object (&preview->texture);
  g_free (preview);
}

static void
paint_preview (cairo_t *cr,
               double   width,
               double   height,
               gpointer data)
{
  const Preview *preview = data;

  cairo_scale (cr, width / preview->look->width, height / preview->look->height);
  qs_film_paint (cr, preview->look, preview->step, preview->cancellable);
}

static gboolean
make_preview (QsErrandRun *run,
              gpointer     data,
              GError     **error)
{
  Preview *preview = data;
  double zoom = MIN (PREVIEW_SIDE / preview->look->width, PREVIEW_SIDE / preview->look->height);
  const QsPicture picture = { QS_PICTURE_PNG, preview->look->width * zoom, preview->look->height * zoom, paint_preview, preview };
  g_autoptr (GBytes) bytes = NULL;

  preview->cancellable = qs_errand_get_cancellable (run);
  bytes = qs_picture_make (&picture, error);
  preview->texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, error) : NULL;

  return preview->texture != NULL;
}

static const QsErrandKind preview_kind = { .name = "qs-film-preview", .work = make_preview, .free_job = preview_free };

static void
previewed_cb (QsFilmDialog *self)
{
  const Preview *preview = qs_errand_get_job (self->previewing);

  if (preview->texture != NULL)
    gtk_picture_set_paintable (self->preview, GDK_PAINTABLE (preview->texture));
}

/* Shows the step in the middle as it will be saved, when that is painted. */
static void
update_preview (QsFilmDialog      *self,
                const QsFilmScope *scope)
{
  Preview preview = { .step = scope->from + (scope->to - scope->from) / 2 };

  if (self->previewing != NULL && ((const Preview *) qs_errand_get_job (self->previewing))->step == preview.step)
    return;

  qs_errand_forget (&self->previewing, self);
  preview.look = g_atomic_rc_box_acquire (self->look);
  self->previewing = qs_errand_start (&preview_kind, g_memdup2 (&preview, sizeof preview), 0, NULL);
  g_signal_connect_object (self->previewing, "finished", G_CALLBACK (previewed_cb), self, G_CONNECT_SWAPPED);
}

static void
update (QsFilmDialog *self)
{
  QsFilmScope scope;
  gboolean is_range, has_speed;
  g_autofree char *problem = NULL;
  g_autofree char *result = NULL;

  /* The template is still being read, or goes. */
  if (self->look == NULL)
    return;

  scope = get_scope (self);
  is_range = gtk_check_button_get_active (self->range_check);
  has_speed = scope.is_video || (is_range && scope.kind == QS_PICTURE_SVG);
  problem = find_problem (&scope);
  if (problem == NULL)
    {
      result = describe (self, &scope);
      update_preview (self, &scope);
    }

  gtk_label_set_label (self->result_label, problem != NULL ? problem : result);
  gtk_widget_set_sensitive (gtk_window_get_default_widget (GTK_WINDOW (self)), problem == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->speed_spin), has_speed);
}

static void
confirmed_cb (QsFilmDialog *self)
{
  g_settings_apply (self->options);
}

/* Without a look, what goes changes nothing. */
static void
qs_film_dialog_dispose (GObject *object)
{
  QsFilmDialog *self = QS_FILM_DIALOG (object);

  g_clear_pointer (&self->look, qs_step_look_unref);
  qs_errand_forget (&self->previewing, self);
  g_clear_object (&self->options);

  G_OBJECT_CLASS (qs_film_dialog_parent_class)->dispose (object);
}

static void
qs_film_dialog_class_init (QsFilmDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_template_ensure_types (QS_TYPE_FLOW_LAYOUT, QS_TYPE_ROOM_LAYOUT);

  G_OBJECT_CLASS (klass)->dispose = qs_film_dialog_dispose;

  qs_help_add_key (widget_class, "search");
  qs_template_set (widget_class, QsFilmDialog, "qs-film-dialog", one_check, range_check, from_spin, to_spin,
                   kind_drop_down, speed_spin, result_label, preview);
  qs_template_bind_callbacks (widget_class, update, confirmed_cb);
}

static void
qs_film_dialog_init (QsFilmDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));
  self->options = qs_options_new ();
  /* The encoder may have come or gone since the last time. */
  if (qs_encoder_is_there ())
    gtk_string_list_append (GTK_STRING_LIST (gtk_drop_down_get_model (self->kind_drop_down)),
                            _ ("Video (WebM, MP4 or GIF)"));
  else if (g_settings_get_uint (self->options, "film-kind") == VIDEO)
    g_settings_reset (self->options, "film-kind");
  qs_options_bind (self->options, "film-kind", self->kind_drop_down, "selected");
}

/* The dialog belongs to GTK. */
static GtkWindow *
create_dialog (GtkWindow    *parent,
               QsSearchPage *page)
{
  QsPlayback *playback = qs_search_page_get_leader (page);
  const QsTrail *trail = &qs_playback_get_status (playback)->trail;
  double end = trail->is_complete ? (double) trail->last_step : MAX_STEP;
  guint64 first;
  QsFilmDialog *self = qs_dialog_new (QS_TYPE_FILM_DIALOG, parent);
  g_autofree char *one = NULL;

  self->look = g_atomic_rc_box_new0 (QsStepLook);
  qs_search_page_get_look (page, self->look);
  qs_step_look_trim (self->look);
  self->step = qs_playback_get_status (playback)->moment.step;
  /* The last steps up to the shown one, as many as can be saved. */
  first = self->step < QS_FILM_MAX_STEPS ? 0 : self->step - (QS_FILM_MAX_STEPS - 1);
  gtk_spin_button_set_increments (self->from_spin, 1, 100);
  gtk_spin_button_set_range (self->from_spin, 0, end);
  gtk_spin_button_set_increments (self->to_spin, 1, 100);
  gtk_spin_button_set_range (self->to_spin, 0, end);
  gtk_spin_button_set_value (self->from_spin, (double) first);
  gtk_spin_button_set_value (self->to_spin, (double) self->step);
  gtk_spin_button_set_increments (self->speed_spin, 0.5, 1);
  gtk_spin_button_set_range (self->speed_spin, MIN_SPEED, MAX_SPEED);
  gtk_spin_button_set_value (self->speed_spin, qs_playback_get_status (playback)->speed);

  /* Translators: the number of a step. */
  one = qs_text_fill (_ ("_This step, %s"), qs_text_count (self->step));
  gtk_check_button_set_label (self->one_check, one);
  update (self);

  return GTK_WINDOW (self);
}

/* What was chosen, and what the errand works on. */
typedef struct
{
  QsStepLook *look; /* of the page when the dialog was answered; goes to the errand */
  QsFilmScope scope;
  char *path;
  guint n_saved;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->look, qs_step_look_unref);
  g_free (job->path);
  g_free (job);
}

static gboolean
work (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  Job *job = data;

  return qs_film_save (job->look, &job->scope, job->path, qs_errand_get_cancellable (run), qs_errand_run_report,
                       run, &job->n_saved, error);
}

static const QsErrandKind saver_kind = {
  .name = "qs-film-saver",
  .work = work,
  .free_job = job_free,
};

static QsErrand *
start (gpointer    data,
       const char *path)
{
  Job *job = g_memdup2 (data, sizeof (Job));

  ((Job *) data)->look = NULL;
  job->path = g_strdup (path);

  return qs_errand_start (&saver_kind, job, job->scope.to - job->scope.from + 1, NULL);
}

static char *
describe_progress (QsErrand *errand)
{
  /* Translators: two numbers of steps. */
  return qs_text_fill (_ ("Saving steps: %s of %s"), qs_text_count (qs_errand_get_progress (errand)->done),
                       qs_text_count (qs_errand_get_progress (errand)->total));
}

static char *
describe_result (gpointer      data,
                 QsErrand     *errand,
                 const char   *name,
                 const GError *error)
{
  const Job *job = qs_errand_get_job (errand);
  g_autofree char *count = qs_text_count (job->n_saved);

  if (error != NULL)
    return NULL;

  /* Translators: a number of steps, then a file's name. */
  return g_strdup_printf (ngettext ("%s step saved to “%s”", "%s steps saved to “%s”", job->n_saved), count, name);
}

static gboolean
has_several (const Job *self)
{
  return self->scope.from < self->scope.to;
}

/* The folder of several pictures needs no ending. */
static char *
follow_name (gpointer    data,
             const char *path,
             GError    **error)
{
  Job *self = data;
  gboolean is_video = qs_encoder_makes (path) && qs_encoder_is_there ();
  gboolean is_picture = qs_picture_find_kind (path, &self->scope.kind);
  gboolean is_folder = has_several (self) && self->scope.kind == QS_PICTURE_PNG && !is_video &&
                       (is_picture || !self->scope.is_video);

  self->scope.is_video = is_video;
  if (is_folder && is_picture)
    return g_strndup (path, strlen (path) - strlen (".png"));

  return is_folder || is_video || qs_saving_flow_find_picture_kind (path, &self->scope.kind, error) ? g_strdup (path)
                                                                                                     : NULL;
}

/* “4-queens-step-17.png” or “4-queens-steps-0-60.svg”; a folder has no ending. */
static char *
make_name (const Job *self)
{
  static const char *const suffixes[] = {
    [QS_PICTURE_SVG] = ".svg", [QS_PICTURE_PDF] = ".pdf", [QS_PICTURE_PNG] = ".png"
  };
  const QsFilmScope *scope = &self->scope;
  g_autofree char *stem =
      has_several (self)
          /* Translators: the name suggested for a file: numbers of queens, of the first step and of the last. */
          ? g_strdup_printf (_ ("%u-queens-steps-%" PRIu64 "-%" PRIu64), self->look->n, scope->from, scope->to)
          /* Translators: the name suggested for a file: numbers of queens and of the step. */
          : g_strdup_printf (_ ("%u-queens-step-%" PRIu64), self->look->n, scope->from);

  if (scope->is_video)
    return g_strconcat (stem, QS_ENCODER_SUFFIX, NULL);

  return g_strconcat (stem, has_several (self) && scope->kind == QS_PICTURE_PNG ? "" : suffixes[scope->kind], NULL);
}

static void
answered (QsSavingFlow *flow,
          GtkWindow    *dialog,
          gpointer      data)
{
  Job *self = data;
  g_autofree char *name = NULL;

  g_clear_pointer (&self->look, qs_step_look_unref);
  self->look = g_atomic_rc_box_acquire (QS_FILM_DIALOG (dialog)->look);
  self->scope = get_scope (QS_FILM_DIALOG (dialog));
  gtk_window_destroy (dialog);

  name = make_name (self);
  qs_saving_flow_ask (flow, _ ("Save Steps"), name, NULL);
}

/* The films of a window. */
QsSavingFlow *
qs_film_saver_new (GtkWindow *window)
{
  static const QsSavingKind kind = {
    .answered = answered,
    .follow_name = follow_name,
    .start = start,
    .describe_progress = describe_progress,
    .describe_result = describe_result,
    .free_data = job_free,
  };

  return qs_saving_flow_new (&kind, g_new0 (Job, 1), window);
}

/* Asks which steps of the search to save, and where to, and saves them as the page shows them. */
void
qs_film_saver_ask (QsSavingFlow *flow,
                   QsSearchPage *page)
{
  if (!qs_saving_flow_is_busy (flow))
    qs_saving_flow_show_dialog (flow, create_dialog (qs_saving_flow_get_window (flow), page));
}
