/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to the solution that is shown. */

#pragma once

#include "qs-solution-finder.h"
#include "qs-toast.h"

G_BEGIN_DECLS

#define QS_TYPE_SOLUTION_ACTIONS (qs_solution_actions_get_type ())

G_DECLARE_FINAL_TYPE (QsSolutionActions, qs_solution_actions, QS, SOLUTION_ACTIONS, GSimpleActionGroup)

QsSolutionActions *qs_solution_actions_new          (QsExplorer        *explorer,
                                                     QsPager           *pager,
                                                     QsImages          *images,
                                                     QsToast           *toast);
void               qs_solution_actions_set_shown    (QsSolutionActions *self,
                                                     gboolean           is_shown);
void               qs_solution_actions_stop_waiting (QsSolutionActions *self);

G_END_DECLS
