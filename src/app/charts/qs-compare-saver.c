/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what the Compare view shows: asks for the file, writes it, and tells how that ended. */

#include "config.h"

#include "qs-compare-saver.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-file-writer.h"
#include "qs-picture.h"
#include "qs-race-csv.h"
#include "qs-save-dialog.h"

/* A chart on paper: its width, the height of its text and the margin around it, in points. */
#define PAPER_WIDTH 720.0
#define PAPER_TEXT 12.0
#define PAPER_MARGIN 24.0

/* One save, which shares nothing with others that are asked for or written meanwhile. */
typedef struct
{
  QsToast *toast;          /* weak: the window may be gone when it ends */
  QsChartFigure *figure; /* a chart, as it was when it was asked for */
  char *table;             /* or a table, CSV */
  char *path;
} Save;

static Save *
save_new (QsToast *toast)
{
  Save *self = g_new0 (Save, 1);

  g_set_weak_pointer (&self->toast, toast);

  return self;
}

static void
save_free (Save *self)
{
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->figure, qs_chart_figure_unref);
  g_free (self->table);
  g_free (self->path);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Save, save_free)

static void
tell (Save       *self,
      const char *message)
{
  if (self->toast != NULL)
    qs_toast_show_message (self->toast, message);
}

/* On paper text is dark and the ground is light, whatever the window's style. */
static QsChartLook
get_paper_look (void)
{
  return (QsChartLook){
    .width = PAPER_WIDTH - 2 * PAPER_MARGIN,
    .size = PAPER_TEXT,
    .is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .colors = qs_chart_colors_get (FALSE, FALSE),
  };
}

/* A chart and how it looks, for the thread that paints it. */
typedef struct
{
  QsChartFigure *figure;
  QsChartLook look;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  qs_chart_figure_unref (paper->figure);
  g_free (paper);
}

static void
paint_paper (cairo_t *cr,
             double   width,
             double   height,
             gpointer data)
{
  const Paper *paper = data;
  const QsColor *ground = &paper->look.colors->ground;

  cairo_set_source_rgb (cr, ground->red, ground->green, ground->blue);
  cairo_paint (cr);
  cairo_translate (cr, PAPER_MARGIN, PAPER_MARGIN);
  qs_chart_figure_paint (paper->figure, cr, &paper->look);
}

/* The application stays until the file is whole. */
static void
begin (void)
{
  g_application_hold (g_application_get_default ());
}

static void
end (Save         *self,
     const GError *error)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *message = NULL;

  /* Translators: a file's name. */
  message = error != NULL ? g_strdup (error->message) : g_strdup_printf (_ ("Saved to “%s”"), name);
  tell (self, message);
  g_application_release (g_application_get_default ());
}

static void
chart_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (Save) self = user_data;
  g_autoptr (GError) error = NULL;

  qs_picture_save_finish (result, &error);
  end (self, error);
}

static void
chart_file_chosen (const char *path,
                   gpointer    data)
{
  g_autoptr (Save) self = data;
  QsPictureKind kind;
  Paper *paper;

  if (path == NULL)
    return;

  if (!qs_picture_find_kind (path, &kind))
    {
      tell (self, _ ("Choose a name that ends with .svg, .pdf or .png"));
      return;
    }

  self->path = g_strdup (path);
  paper = g_new (Paper, 1);
  paper->figure = g_steal_pointer (&self->figure);
  paper->look = get_paper_look ();

  begin ();
  qs_picture_save_async (path, kind, PAPER_WIDTH,
                         qs_chart_figure_get_height (paper->figure, &paper->look) + 2 * PAPER_MARGIN,
                         paint_paper, paper, paper_free, NULL, chart_saved_cb, g_steal_pointer (&self));
}

static void
write_table (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Save *self = task_data;
  GError *error = NULL;
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (self->path, &error);

  if (writer != NULL &&
      qs_file_writer_write (writer, self->table, strlen (self->table), &error) &&
      qs_file_writer_commit (writer, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
table_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (Save) self = user_data;
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  end (self, error);
}

static void
table_file_chosen (const char *path,
                   gpointer    data)
{
  g_autoptr (Save) self = data;
  g_autoptr (GTask) task = NULL;

  if (path == NULL)
    return;

  self->path = g_strdup (path);

  begin ();
  task = g_task_new (NULL, NULL, table_saved_cb, self);
  g_task_set_task_data (task, g_steal_pointer (&self), NULL);
  g_task_run_in_thread (task, write_table);
}

/**
 * qs_compare_saver_save_chart:
 * @window: the window that asks
 * @toast: where the result is told
 * @figure: what is saved, as it is now
 * @name: the file's name that is suggested
 *
 * Asks for a file, and saves a chart to it.
 */
void
qs_compare_saver_save_chart (GtkWindow     *window,
                             QsToast       *toast,
                             QsChartFigure *figure,
                             const char    *name)
{
  Save *save = save_new (toast);

  save->figure = qs_chart_figure_ref (figure);
  qs_save_dialog_ask (window, toast, _ ("Save Chart"), name, chart_file_chosen, save);
}

/**
 * qs_compare_saver_save_table:
 * @window: the window that asks
 * @toast: where the result is told
 * @race: what is saved, as it is now
 *
 * Asks for a file, and saves what was measured to it.
 */
void
qs_compare_saver_save_table (GtkWindow *window,
                             QsToast   *toast,
                             QsRace    *race)
{
  guint n_results;
  const QsRaceResult *results = qs_race_get_results (race, &n_results);
  Save *save = save_new (toast);

  save->table = qs_race_to_csv (qs_race_get_task (race), results, n_results);
  qs_save_dialog_ask (window, toast, _ ("Save Table"), _ ("comparison.csv"), table_file_chosen, save);
}
