/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slider over the steps of a search, with marks at steps that are worth a look. */

#pragma once

#include <gtk/gtk.h>

/* What a mark stands for, in the order in which they are painted. */
typedef enum
{
  QS_SCRUB_BACKTRACK,
  QS_SCRUB_SOLUTION,
  QS_SCRUB_FAULT, /* a wrong step of another program */
  QS_SCRUB_N_MARKS,
} QsScrubMark;

#define QS_TYPE_SCRUB_BAR (qs_scrub_bar_get_type ())

G_DECLARE_FINAL_TYPE (QsScrubBar, qs_scrub_bar, QS, SCRUB_BAR, GtkScale)

void qs_scrub_bar_set_steps    (QsScrubBar    *self,
                                guint64        step,
                                guint64        last_step);
void qs_scrub_bar_set_marks    (QsScrubBar    *self,
                                QsScrubMark    kind,
                                const GArray  *steps);
void qs_scrub_bar_set_text     (QsScrubBar    *self,
                                const char    *text);
