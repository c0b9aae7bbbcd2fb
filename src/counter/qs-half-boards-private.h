/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much memory half boards take: for their tests. */

#pragma once

#include "qs-half-boards.h"

gsize qs_half_boards_get_size (const QsHalfBoards *self);
