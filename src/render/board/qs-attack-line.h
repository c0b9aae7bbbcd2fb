/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line along which two queens attack each other. */

#pragma once

#include <cairo.h>

#include "qs-board-geometry.h"
#include "qs-problem.h"

/* Adds it to the path, between the centres of two squares: on a torus it may leave the board and come back at the other
 * side. @problem: (nullable): NULL for plain queens */
void qs_attack_line_add (const QsBoardPainter *self,
                         const QsProblem      *problem,
                         QsSquare              first,
                         QsSquare              second);
