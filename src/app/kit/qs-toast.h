/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A short message above the content, with a way to act on it. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_TOAST (qs_toast_get_type ())

G_DECLARE_FINAL_TYPE (QsToast, qs_toast, QS, TOAST, GtkWidget)

QsToast *qs_toast_find          (GtkWidget    *widget);
void     qs_toast_show_in       (GtkWidget    *widget,
                                 const char   *message);

void     qs_toast_show_message  (QsToast      *self,
                                 const char   *message);
void     qs_toast_show_progress (QsToast      *self,
                                 const char   *message,
                                 double        fraction,
                                 GCancellable *cancellable);
void     qs_toast_set_action    (QsToast      *self,
                                 const char   *action_label,
                                 const char   *action_name);
void     qs_toast_withdraw      (QsToast      *self,
                                 const char   *action_name);
void     qs_toast_offer_file    (QsToast      *self,
                                 const char   *path);
