/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with an opened file, as a list to choose from. */

#pragma once

#include <gtk/gtk.h>

#include "qs-verdict.h"

#define QS_TYPE_COMPLAINT_LIST (qs_complaint_list_get_type ())

G_DECLARE_FINAL_TYPE (QsComplaintList, qs_complaint_list, QS, COMPLAINT_LIST, GtkWidget)

void qs_complaint_list_set_verdict (QsComplaintList *self,
                                    QsVerdict       *verdict);
void qs_complaint_list_set_place   (QsComplaintList *self,
                                    gboolean         has_room,
                                    gboolean         is_upright);
