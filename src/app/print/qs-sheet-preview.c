/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes pages of boards in a thread, and shows one of them as a picture that the thread painted. */

#include "qs-sheet-preview.h"

#include <glib/gi18n.h>

#include "qs-errand.h"
#include "qs-label.h"
#include "qs-template.h"

/* The height of the picture, in pixels: enough for a large window on a screen of twice the usual resolution. */
#define PICTURE_HEIGHT 1200

/* How long pages may take before the widget says that they are being made, in milliseconds. */
#define SHORT_WAIT 500

struct _QsSheetPreview
{
  GtkBox parent_instance;

  GtkPicture *picture;
  GtkLabel *message_label;
  GtkWidget *page_box;
  GtkWidget *previous_button;
  GtkLabel *page_label;
  GtkWidget *next_button;

  QsSheetPaper paper;
  QsSheetBook *book; /* NULL while there are no pages */
  guint page;        /* from 0 */
  QsErrand *making;  /* (nullable): the last one, which may still make or paint */
  guint wait_id; /* of the source that shows that pages are being made */
};

QS_DEFINE_TEMPLATE_TYPE (QsSheetPreview, qs_sheet_preview, GTK_TYPE_BOX)

/* What the errand works on: it makes the pages, if there are none yet, and paints one. */
typedef struct
{
  QsSheetOrder order;
  char *heading;
  char *foot;
  QsProblem *problems;
  QsSheetPaper paper;
  QsSheetBook *book;
  guint page;
  GdkTexture *texture;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->order.census, qs_shared_census_unref);
  g_clear_pointer (&job->book, qs_sheet_book_unref);
  g_clear_object (&job->texture);
  g_free (job->heading);
  g_free (job->foot);
  g_free (job->problems);
  g_free (job);
}


static GdkTexture *
paint_page (const Job *job)
{
  double scale = PICTURE_HEIGHT / job->paper.height;
  int width = MAX ((int) (job->paper.width * scale), 1);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, PICTURE_HEIGHT);
  int stride = cairo_image_surface_get_stride (surface);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, job->paper.left, job->paper.top);
  qs_sheet_book_paint (job->book, cr, job->page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * PICTURE_HEIGHT,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, PICTURE_HEIGHT, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
}

static gboolean
make (QsErrandRun *run,
      gpointer     data,
      GError     **error)
{
  Job *job = data;

  if (job->book == NULL)
    job->book = qs_sheet_book_new (&job->order, (QsStop){ qs_errand_run_is_cancelled, run }, error);
  if (job->book != NULL)
    job->texture = paint_page (job);

  return job->book != NULL;
}

static const QsErrandKind making_kind = {
  .name = "qs-sheet",
  .is_awaited = TRUE,
  .work = make,
  .free_job = job_free,
};

/* Shows a message in place of the page, or none. */
static void
show_message (QsSheetPreview *self,
              const char     *message)
{
  g_clear_handle_id (&self->wait_id, g_source_remove);
  gtk_label_set_label (self->message_label, message != NULL ? message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->message_label), message != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), message == NULL);
}

static void
waited_cb (gpointer data)
{
  QsSheetPreview *self = data;

  self->wait_id = 0;
  show_message (self, _ ("Making the pages…"));
}

static void
update_pages (QsSheetPreview *self)
{
  guint n_pages = self->book != NULL ? qs_sheet_book_get_n_pages (self->book) : 0;

  qs_label_take (self->page_label, g_strdup_printf (_ ("Page %'u of %'u"), self->page + 1, n_pages));
  gtk_widget_set_visible (self->page_box, n_pages > 0);
  gtk_widget_set_sensitive (self->previous_button, self->page > 0);
  gtk_widget_set_sensitive (self->next_button, self->page + 1 < n_pages);
}

static void
set_book (QsSheetPreview *self,
          QsSheetBook    *book)
{
  g_clear_pointer (&self->book, qs_sheet_book_unref);
  if (book != NULL)
    self->book = qs_sheet_book_ref (book);

  update_pages (self);
  g_signal_emit_by_name (self, "changed");
}

static void
made_cb (QsSheetPreview *self,
         const GError   *error)
{
  const Job *job = qs_errand_get_job (self->making);

  if (error != NULL)
    {
      show_message (self, error->message);
      return;
    }

  show_message (self, NULL);
  gtk_picture_set_paintable (self->picture, GDK_PAINTABLE (job->texture));
  if (self->book == NULL)
    set_book (self, job->book);
}

static void
start (QsSheetPreview *self,
       Job            *job)
{
  qs_errand_forget (&self->making, self);
  self->making = qs_errand_start (&making_kind, job, 0, NULL);
  g_signal_connect_object (self->making, "finished", G_CALLBACK (made_cb), self, G_CONNECT_SWAPPED);
}

static void
turn_to (QsSheetPreview *self,
         guint           page)
{
  Job *job = g_new0 (Job, 1);

  self->page = page;
  job->paper = self->paper;
  job->book = qs_sheet_book_ref (self->book);
  job->page = page;
  start (self, job);
  update_pages (self);
}

static void
previous_clicked_cb (QsSheetPreview *self)
{
  turn_to (self, self->page - 1);
}

static void
next_clicked_cb (QsSheetPreview *self)
{
  turn_to (self, self->page + 1);
}

static void
qs_sheet_preview_dispose (GObject *object)
{
  QsSheetPreview *self = QS_SHEET_PREVIEW (object);

  qs_errand_forget (&self->making, self);
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_pointer (&self->book, qs_sheet_book_unref);
  qs_template_dispose (object);
}

static void
qs_sheet_preview_class_init (QsSheetPreviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qs_sheet_preview_dispose;

  /* There are pages now, or none any more. */
  g_signal_new ("changed", QS_TYPE_SHEET_PREVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qs_template_set (klass, QsSheetPreview, "qs-sheet-preview", picture, message_label, page_box, previous_button,
                   page_label, next_button);
  qs_template_bind_callbacks (klass, previous_clicked_cb, next_clicked_cb);
}

/* Makes other pages, and shows the first. What is still being
 * made for an earlier order is given up. Copies @order. */
void
qs_sheet_preview_set_order (QsSheetPreview     *self,
                            const QsSheetOrder *order,
                            const QsSheetPaper *paper)
{
  Job *job = g_new0 (Job, 1);

  job->order = *order;
  job->heading = g_strdup (order->heading);
  job->order.heading = job->heading;
  job->order.foot = job->foot = g_strdup (order->foot);
  if (order->problems != NULL)
    job->order.problems = job->problems = g_memdup2 (order->problems, order->count * sizeof (QsProblem));
  if (order->census != NULL)
    job->order.census = qs_shared_census_ref (order->census);
  job->paper = self->paper = *paper;

  self->page = 0;
  if (self->wait_id == 0)
    self->wait_id = g_timeout_add_once (SHORT_WAIT, waited_cb, self);
  start (self, job);
  set_book (self, NULL);
}

/* NULL while the pages are made, and where they cannot be. */
QsSheetBook *
qs_sheet_preview_get_book (QsSheetPreview *self)
{
  return self->book;
}
