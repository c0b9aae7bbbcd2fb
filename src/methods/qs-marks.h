/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The attacked squares that a method's last look found, to be marked on the
 * board. */

#pragma once

#include "qs-method.h"
#include "qs-square.h"

guint qs_marks_find_attacked (const QsMoment *moment,
                              QsSquare       *squares);
