/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all is on the disk: for the tests. */

#pragma once

#include "qs-play.h"

G_BEGIN_DECLS

gboolean qs_play_is_saved (QsPlay *self);

G_END_DECLS
