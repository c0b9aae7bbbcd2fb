/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is known about a watched search: how far it came, where its solutions are, and its tree. */

#pragma once

#include "qs-method.h"
#include "qs-player-report.h"
#include "qs-tree.h"

G_BEGIN_DECLS

/* Only qs_trail_begin() and qs_trail_add() change it. */
typedef struct
{
  guint64 last_step;    /* the furthest step that the search has reached; going back makes no difference */
  gboolean is_complete; /* whether the search goes no further than that */
  /* The steps, guint64, at which it found its solutions, rising, at most
   * %QS_PLAYER_MAX_SOLUTIONS. Of many solutions only every second is listed, or every fourth, and
   * so on. */
  GArray *solution_steps;
  /* The tree of the search up to @last_step, as far as it has room; the same one as long as the
   * trail lives. The tree of a method that moves queens has only its root. */
  const QsTree *tree;
} QsTrail;

QsTrail *qs_trail_new   (void);
void     qs_trail_free  (QsTrail              *self);
void     qs_trail_begin (QsTrail              *self,
                         QsLook                look,
                         guint                 n);
gboolean qs_trail_add   (QsTrail              *self,
                         const QsPlayerReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsTrail, qs_trail_free)

G_END_DECLS
