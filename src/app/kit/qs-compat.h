/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place for what GTK does differently from 4.8 to the newest version. */

#pragma once

#include <gtk/gtk.h>

/* Gets the answer of a file dialog. Without @file it failed
 * with @error or, where that is NULL, was dismissed. */
typedef void (*QsCompatFileFunc) (GFile        *file,
                                  const GError *error,
                                  gpointer      user_data);

typedef void (*QsCompatAnswerFunc) (gboolean answer,
                                    GObject *object);

typedef enum
{
  QS_COMPAT_SCHEME_DESKTOP, /* as far as GTK knows it */
  QS_COMPAT_SCHEME_LIGHT,
  QS_COMPAT_SCHEME_DARK,
} QsCompatScheme;

/* A drawing area that paints with qs_compat_append_cairo(). */
#define QS_TYPE_CANVAS (qs_canvas_get_type ())

G_DECLARE_FINAL_TYPE (QsCanvas, qs_canvas, QS, CANVAS, GtkDrawingArea)

typedef void (*QsCanvasFunc) (gpointer  user_data,
                              cairo_t  *cr,
                              int       width,
                              int       height);

void     qs_canvas_set_paint          (QsCanvas              *self,
                                       QsCanvasFunc           paint,
                                       gpointer               user_data);

void     qs_compat_get_color          (GtkWidget             *widget,
                                       GdkRGBA               *color);
cairo_t *qs_compat_append_cairo       (GtkSnapshot           *snapshot,
                                       GtkWidget             *widget,
                                       const graphene_rect_t *area);
gboolean qs_compat_is_in_browser      (void);
void     qs_compat_mend_focus         (void);
gboolean qs_compat_follows_appearance (void);
void     qs_compat_set_scheme         (QsCompatScheme         scheme);
void     qs_compat_load_style         (GtkCssProvider        *provider,
                                       const char            *style);
gboolean qs_compat_has_high_contrast  (GtkWidget             *widget);
void     qs_compat_announce           (GtkWidget             *widget,
                                       const char            *message);
void     qs_compat_mend_scrolling     (void);
void     qs_compat_mend_missing_bus   (GApplication          *application);
void     qs_compat_join_session       (GtkApplication        *application);
void     qs_compat_choose_file        (GtkWindow             *parent,
                                       const char            *title,
                                       const char            *name,
                                       GListModel            *filters,
                                       QsCompatFileFunc       chosen,
                                       gpointer               user_data);
void     qs_compat_can_show_in_files  (QsCompatAnswerFunc     answer,
                                       GObject               *object);
void     qs_compat_show_in_files      (GtkWindow             *parent,
                                       const char            *path,
                                       GAsyncReadyCallback    shown,
                                       gpointer               user_data);
void     qs_compat_open_file          (GtkWindow             *parent,
                                       const char            *path,
                                       GAsyncReadyCallback    opened,
                                       gpointer               user_data);
gboolean qs_compat_open_file_finish   (GObject               *source,
                                       GAsyncResult          *result,
                                       GError               **error);
