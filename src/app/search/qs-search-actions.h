/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What keys and buttons do to a watched search. */

#pragma once

#include <gio/gio.h>

#include "qs-playback.h"

G_BEGIN_DECLS

#define QS_TYPE_SEARCH_ACTIONS (qs_search_actions_get_type ())

G_DECLARE_FINAL_TYPE (QsSearchActions, qs_search_actions, QS, SEARCH_ACTIONS, GSimpleActionGroup)

QsSearchActions *qs_search_actions_new       (QsPlayback      *playback);
void             qs_search_actions_set_shown (QsSearchActions *self,
                                              gboolean         is_shown);

G_END_DECLS
