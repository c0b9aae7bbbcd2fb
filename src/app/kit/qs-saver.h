/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saves what is there already to a file that the user names: a picture, a text, or what a function writes. */

#pragma once

#include <gtk/gtk.h>

#include "qs-errand.h"
#include "qs-picture.h"

/* Writes a file in a thread, all of it or nothing. Returns whether it is written. */
typedef gboolean (*QsSaverWrite) (const char   *path,
                                  gconstpointer content,
                                  QsErrandRun  *run,
                                  GError      **error);

void qs_saver_save         (GtkWindow      *parent,
                            const char     *title,
                            const char     *name,
                            QsSaverWrite    write,
                            gpointer        content,
                            GDestroyNotify  free_content);
void qs_saver_save_picture (GtkWindow      *parent,
                            const char     *title,
                            const char     *name,
                            double          width,
                            double          height,
                            QsPicturePaint  paint,
                            gpointer        data,
                            GDestroyNotify  free_data);
void qs_saver_save_text    (GtkWindow      *parent,
                            const char     *title,
                            const char     *name,
                            char           *text);
