/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what the Compare view shows: asks for the file, writes it, and tells how that ended. */

#include "config.h"

#include "qs-compare-saver.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-compat.h"
#include "qs-file-writer.h"
#include "qs-picture.h"
#include "qs-race-csv.h"

/* A chart on paper: its width, the height of its text and the margin around it, in points. */
#define PAPER_WIDTH 720.0
#define PAPER_TEXT 12.0
#define PAPER_MARGIN 24.0

struct _QsCompareSaver
{
  GObject parent_instance;

  QsToast *toast;          /* the window's */
  QsCompareFigure *figure; /* what is saved, while the file is asked for */
  char *table;             /* likewise, CSV */
  char *name;              /* the file that was written last */
};

G_DEFINE_FINAL_TYPE (QsCompareSaver, qs_compare_saver, G_TYPE_OBJECT)

static void
qs_compare_saver_dispose (GObject *object)
{
  QsCompareSaver *self = QS_COMPARE_SAVER (object);

  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->figure, qs_compare_figure_unref);
  g_clear_pointer (&self->table, g_free);
  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (qs_compare_saver_parent_class)->dispose (object);
}

static void
qs_compare_saver_class_init (QsCompareSaverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_compare_saver_dispose;
}

static void
qs_compare_saver_init (QsCompareSaver *self)
{
}

/* The window may be gone. */
static void
tell (QsCompareSaver *self,
      const char     *message)
{
  if (self->toast != NULL)
    qs_toast_show_message (self->toast, message);
}

static void
tell_end (QsCompareSaver *self,
          const GError   *error)
{
  g_autofree char *message = NULL;

  /* Translators: a file's name. */
  message = error != NULL ? g_strdup (error->message) : g_strdup_printf (_ ("Saved to “%s”"), self->name);
  tell (self, message);
}

/* The path of a local file; otherwise tells why there is none. */
static char *
find_path (QsCompareSaver *self,
           GFile          *file)
{
  char *path = g_file_get_path (file);

  if (path == NULL)
    {
      g_autofree char *uri = g_file_get_uri (file);
      /* Translators: the address of a file. */
      g_autofree char *message = g_strdup_printf (_ ("“%s” is not on this machine: choose a local folder"), uri);

      tell (self, message);
      return NULL;
    }

  g_free (self->name);
  self->name = g_path_get_basename (path);

  return path;
}

/* On paper text is dark and the ground is light, whatever the window's style. */
static QsCompareLook
get_paper_look (void)
{
  return (QsCompareLook){
    .width = PAPER_WIDTH - 2 * PAPER_MARGIN,
    .size = PAPER_TEXT,
    .is_mirrored = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL,
    .colors = qs_chart_colors_get (FALSE, FALSE),
  };
}

/* A chart and how it looks, for the thread that paints it. */
typedef struct
{
  QsCompareFigure *figure;
  QsCompareLook look;
} Paper;

static void
paper_free (gpointer data)
{
  Paper *paper = data;

  qs_compare_figure_unref (paper->figure);
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
  qs_compare_figure_paint (paper->figure, cr, &paper->look);
}

/* The application stays until the file is whole. */
static void
begin (void)
{
  g_application_hold (g_application_get_default ());
}

static void
end (QsCompareSaver *self,
     const GError   *error)
{
  tell_end (self, error);
  g_application_release (g_application_get_default ());
}

static void
chart_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (QsCompareSaver) self = user_data;
  g_autoptr (GError) error = NULL;

  qs_picture_save_finish (result, &error);
  end (self, error);
}

static void
chart_file_chosen (GFile   *file,
                   GObject *object)
{
  QsCompareSaver *self = QS_COMPARE_SAVER (object);
  g_autoptr (QsCompareFigure) figure = g_steal_pointer (&self->figure);
  g_autofree char *path = NULL;
  QsPictureKind kind;
  Paper *paper;

  /* Dismissed. */
  if (file == NULL || figure == NULL)
    return;

  path = find_path (self, file);
  if (path == NULL)
    return;

  if (!qs_picture_find_kind (path, &kind))
    {
      tell (self, _ ("Choose a name that ends with .svg, .pdf or .png"));
      return;
    }

  paper = g_new (Paper, 1);
  paper->figure = g_steal_pointer (&figure);
  paper->look = get_paper_look ();

  begin ();
  qs_picture_save_async (path, kind, PAPER_WIDTH,
                         qs_compare_figure_get_height (paper->figure, &paper->look) + 2 * PAPER_MARGIN,
                         paint_paper, paper, paper_free, NULL, chart_saved_cb, g_object_ref (self));
}

/* A file's path and what it is to hold, for the thread that writes it. */
typedef struct
{
  char *path;
  char *text;
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->path);
  g_free (sheet->text);
  g_free (sheet);
}

static void
write_sheet (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const Sheet *sheet = task_data;
  GError *error = NULL;
  g_autoptr (QsFileWriter) writer = qs_file_writer_open (sheet->path, &error);

  if (writer != NULL &&
      qs_file_writer_write (writer, sheet->text, strlen (sheet->text), &error) &&
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
  g_autoptr (QsCompareSaver) self = user_data;
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  end (self, error);
}

static void
table_file_chosen (GFile   *file,
                   GObject *object)
{
  QsCompareSaver *self = QS_COMPARE_SAVER (object);
  g_autofree char *text = g_steal_pointer (&self->table);
  g_autofree char *path = NULL;
  g_autoptr (GTask) task = NULL;
  Sheet *sheet;

  /* Dismissed. */
  if (file == NULL || text == NULL)
    return;

  path = find_path (self, file);
  if (path == NULL)
    return;

  sheet = g_new (Sheet, 1);
  sheet->path = g_steal_pointer (&path);
  sheet->text = g_steal_pointer (&text);

  begin ();
  task = g_task_new (NULL, NULL, table_saved_cb, g_object_ref (self));
  g_task_set_task_data (task, sheet, sheet_free);
  g_task_run_in_thread (task, write_sheet);
}

/**
 * qs_compare_saver_new:
 * @toast: where results are told
 *
 * Returns: (transfer full): a saver, which does nothing yet
 */
QsCompareSaver *
qs_compare_saver_new (QsToast *toast)
{
  QsCompareSaver *self = g_object_new (QS_TYPE_COMPARE_SAVER, NULL);

  g_set_weak_pointer (&self->toast, toast);

  return self;
}

/**
 * qs_compare_saver_save_chart:
 * @self: a saver
 * @window: the window that asks
 * @figure: what is saved, as it is now
 * @name: the file's name that is suggested
 *
 * Asks for a file, and saves a chart to it.
 */
void
qs_compare_saver_save_chart (QsCompareSaver  *self,
                             GtkWindow       *window,
                             QsCompareFigure *figure,
                             const char      *name)
{
  g_return_if_fail (QS_IS_COMPARE_SAVER (self));

  g_clear_pointer (&self->figure, qs_compare_figure_unref);
  self->figure = qs_compare_figure_ref (figure);
  qs_compat_choose_save_file (window, _ ("Save Chart"), name, chart_file_chosen, G_OBJECT (self));
}

/**
 * qs_compare_saver_save_table:
 * @self: a saver
 * @window: the window that asks
 * @race: what is saved, as it is now
 *
 * Asks for a file, and saves what was measured to it.
 */
void
qs_compare_saver_save_table (QsCompareSaver *self,
                             GtkWindow      *window,
                             QsRace         *race)
{
  guint n_results;
  const QsRaceResult *results = qs_race_get_results (race, &n_results);

  g_return_if_fail (QS_IS_COMPARE_SAVER (self));

  g_free (self->table);
  self->table = qs_race_to_csv (qs_race_get_task (race), results, n_results);
  qs_compat_choose_save_file (window, _ ("Save Table"), _ ("comparison.csv"), table_file_chosen, G_OBJECT (self));
}
