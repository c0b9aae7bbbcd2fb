/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all is on the disk: for the tests. */

#pragma once

#include "qs-play.h"

gboolean qs_play_is_saved (QsPlay *self);
