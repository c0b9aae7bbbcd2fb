/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with an opened file, as a list to choose from. */

#pragma once

#include <gtk/gtk.h>

#include "qs-opened-set.h"

/* The kinds of complaints, in the order of the list. */
typedef enum
{
  QS_COMPLAINT_WRONG,      /* a board is no solution */
  QS_COMPLAINT_UNREADABLE, /* a line should be a board and is none */
  QS_COMPLAINT_REPEATED,   /* a board is there before */
  QS_COMPLAINT_CLAIM,      /* what the file says of itself is false */
  QS_COMPLAINT_ORDER,      /* a solution should stand before the one above it */
  QS_COMPLAINT_MISSING,    /* a solution is not in the file */
} QsComplaintKind;

#define QS_TYPE_COMPLAINT_LIST (qs_complaint_list_get_type ())

G_DECLARE_FINAL_TYPE (QsComplaintList, qs_complaint_list, QS, COMPLAINT_LIST, GtkWidget)

void qs_complaint_list_set_set (QsComplaintList *self,
                                QsOpenedSet     *set);
