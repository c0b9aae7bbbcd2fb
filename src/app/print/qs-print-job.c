/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints pages of boards by GTK, which paints each in a thread: a page of many boards takes longer than a frame. */

#include "qs-print-job.h"

#include <glib/gi18n.h>

#include "qs-toast.h"

/* What an operation prints; it belongs to the operation. */
typedef struct
{
  QsSheetBook *book;
  double width;
  double height;
  GtkWindow *window; /* weak: it may be gone at the end */
} Job;

/* A page that a thread paints, while the operation waits for it. */
typedef struct
{
  QsSheetBook *book; /* of the operation */
  cairo_t *cr;
  guint page;
} Painting;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_weak_pointer (&job->window);
  qs_sheet_book_unref (job->book);
  g_free (job);
}

static void
painting_free (gpointer data)
{
  Painting *painting = data;

  cairo_destroy (painting->cr);
  g_free (painting);
}

static void
paint_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  const Painting *painting = task_data;

  qs_sheet_book_paint (painting->book, painting->cr, painting->page);
  g_task_return_boolean (task, TRUE);
}

static void
painted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  gtk_print_operation_draw_page_finish (GTK_PRINT_OPERATION (source));
}

/* Paper that the printer chose is filled as far as the pages' shape allows. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Job               *job)
{
  double scale = MIN (gtk_print_context_get_width (context) / job->width,
                      gtk_print_context_get_height (context) / job->height);
  const Painting painting = { job->book, cairo_reference (gtk_print_context_get_cairo_context (context)), (guint) page };
  g_autoptr (GTask) task = g_task_new (operation, NULL, painted_cb, NULL);

  cairo_scale (painting.cr, scale, scale);

  gtk_print_operation_set_defer_drawing (operation);
  g_task_set_task_data (task, g_memdup2 (&painting, sizeof painting), painting_free);
  g_task_run_in_thread (task, paint_in_thread);
}

static void
done_cb (GtkPrintOperation      *operation,
         GtkPrintOperationResult result,
         Job                    *job)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);

  /* Translators: a reason. */
  message = g_strdup_printf (_ ("Could not print: %s"), error != NULL ? error->message : "");
  if (error != NULL && job->window != NULL)
    qs_toast_show_in (GTK_WIDGET (job->window), message);

  g_object_unref (operation);
}

/* Asks for a printer, in GTK's dialog with a preview, or writes a PDF to @path. Shares the book, of boards of @n queens. */
void
qs_print_job_run (GtkWindow              *parent,
                  QsSheetBook            *book,
                  guint                   n,
                  GtkPageSetup           *page_setup,
                  GtkPrintOperationAction action,
                  const char             *path)
{
  /* It lives until it is done, which may be at once. */
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Job *job = g_new0 (Job, 1);
  /* Translators: what printers call the pages. */
  g_autofree char *name = g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);

  job->book = qs_sheet_book_ref (book);
  job->width = gtk_page_setup_get_page_width (page_setup, GTK_UNIT_POINTS);
  job->height = gtk_page_setup_get_page_height (page_setup, GTK_UNIT_POINTS);
  g_set_weak_pointer (&job->window, parent);

  gtk_print_operation_set_n_pages (operation, (int) qs_sheet_book_get_n_pages (book));
  gtk_print_operation_set_default_page_setup (operation, page_setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "qs-print-job", job, job_free);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), job);
  if (path != NULL)
    gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, action, parent, NULL);
}
