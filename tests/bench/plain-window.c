/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The simplest window with something painted on it: the baseline for the start of ours. */

#include <gtk/gtk.h>

#define N_STRIPES 16

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  for (int i = 0; i < N_STRIPES; i++)
    {
      cairo_set_source_rgb (cr, (double) i / N_STRIPES, 0.5, 1);
      cairo_rectangle (cr, (double) width * i / N_STRIPES, 0, (double) width / N_STRIPES, height);
      cairo_fill (cr);
    }
}

static void
activate_cb (GApplication *application,
             gpointer      user_data)
{
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_window_set_child (GTK_WINDOW (window), area);
  gtk_window_maximize (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_DEFAULT_FLAGS);

  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
