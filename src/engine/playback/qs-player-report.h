/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player reports about its search, and what it has not reported yet. */

#pragma once

#include "qs-moment.h"

G_BEGIN_DECLS

/* How many packed steps a report brings at most, so that its receiver is done with them soon. */
#define QS_PLAYER_MAX_STEPS 4096

/* How many of the solutions' steps are known at most; beyond that every second is left out, and
 * so on. */
#define QS_PLAYER_MAX_SOLUTIONS 4096

/* What a player posts. */
typedef struct
{
  gboolean has_moment;      /* otherwise the fields up to @n_commands_heard mean nothing */
  QsMoment moment;          /* to show */
  gboolean is_paused;       /* whether the player waits for a command */
  gboolean is_finished;     /* whether @moment is the one after the last step */
  gboolean is_seeking;      /* whether it goes to some step without showing those on the way */
  guint64 n_commands_heard; /* by then */

  guint64 last_step;    /* the furthest step that it has ever reached */
  gboolean is_complete; /* whether the search goes no further than that */
  gsize n_steps;
  guint32 *steps;          /* @n_steps after those of earlier reports, packed */
  guint n_solution_steps;  /* 0 if they are the same as before */
  guint64 *solution_steps; /* of the solutions up to @last_step, rising */
} QsPlayerReport;

void qs_player_report_free (QsPlayerReport *self);

/* The steps that a search has reached for the first time and not reported yet. */
typedef struct _QsPlayerNews QsPlayerNews;

QsPlayerNews   *qs_player_news_new       (gboolean            wants_steps);
void            qs_player_news_free      (QsPlayerNews       *self);
guint64         qs_player_news_get_last  (const QsPlayerNews *self);
gboolean        qs_player_news_add       (QsPlayerNews       *self,
                                          QsTraceEvent        event,
                                          guint               row,
                                          guint               column);
void            qs_player_news_end_steps (QsPlayerNews       *self);
QsPlayerReport *qs_player_news_tell      (QsPlayerNews       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPlayerReport, qs_player_report_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsPlayerNews, qs_player_news_free)

G_END_DECLS
