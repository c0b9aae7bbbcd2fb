/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the keys, the pointer and fingers do on the squares of a board. */

#pragma once

#include "qs-squares-view.h"

void qs_squares_input_attach    (QsBoardView   *board,
                                 QsSquaresView *view);
void qs_squares_input_bind_keys (void);
