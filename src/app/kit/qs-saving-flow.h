/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for the file to save to, writes it, and shows in the window how far it is and what came of it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-errand.h"
#include "qs-picture.h"

#define QS_TYPE_SAVING_FLOW (qs_saving_flow_get_type ())

G_DECLARE_FINAL_TYPE (QsSavingFlow, qs_saving_flow, QS, SAVING_FLOW, GObject)

/* What is asked and saved in a way of its own; all but @start may be NULL. @data is that of the flow. */
typedef struct
{
  /* The dialog of qs_saving_flow_show_dialog() has emitted “confirmed”. */
  void      (*answered)          (QsSavingFlow *flow,
                                  GtkWindow    *dialog,
                                  gpointer      data);
  /* The user's name has the last word. Returns what is written to; NULL with @error set where the name will not do. */
  char     *(*follow_name)       (gpointer      data,
                                  const char   *path,
                                  GError      **error);
  QsErrand *(*start)             (gpointer      data,
                                  const char   *path);
  char     *(*describe_progress) (QsErrand     *errand);
  /* What is said in the end; NULL for the message of @error. @name is the file's, for people. */
  char     *(*describe_result)   (gpointer      data,
                                  QsErrand     *errand,
                                  const char   *name,
                                  const GError *error);
  GDestroyNotify free_data;
} QsSavingKind;

QsSavingFlow *qs_saving_flow_new         (const QsSavingKind *kind,
                                          gpointer            data,
                                          GtkWindow          *window);
gpointer      qs_saving_flow_get_data    (QsSavingFlow       *self);
GtkWindow    *qs_saving_flow_get_window  (QsSavingFlow       *self);
void          qs_saving_flow_show_dialog (QsSavingFlow       *self,
                                          GtkWindow          *dialog);
void          qs_saving_flow_ask         (QsSavingFlow       *self,
                                          const char         *title,
                                          const char         *name,
                                          GListModel         *filters);
gboolean      qs_saving_flow_is_busy     (QsSavingFlow       *self);
gboolean      qs_saving_flow_is_running  (QsSavingFlow       *self);

gboolean    qs_saving_flow_find_picture_kind (const char     *path,
                                              QsPictureKind  *kind,
                                              GError        **error);

/* What is there already is saved by a function that writes a file in a thread, all of it or nothing. Returns whether it is
 * written. */
typedef gboolean (*QsSavingWrite) (const char   *path,
                                   gconstpointer content,
                                   QsErrandRun  *run,
                                   GError      **error);

void qs_saving_flow_save         (GtkWindow      *parent,
                                  const char     *title,
                                  const char     *name,
                                  QsSavingWrite   write,
                                  gpointer        content,
                                  GDestroyNotify  free_content);
void qs_saving_flow_save_picture (GtkWindow       *parent,
                                  const char      *title,
                                  const char      *name,
                                  const QsPicture *picture,
                                  GDestroyNotify   free_data);
void qs_saving_flow_save_text    (GtkWindow      *parent,
                                  const char     *title,
                                  const char     *name,
                                  char           *text);
