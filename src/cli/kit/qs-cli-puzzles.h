/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of commands that make puzzles. */

#pragma once

#include "qs-puzzle-order.h"

/* Reads such as 8:regions, hard and a word; the last two may be NULL. */
gboolean qs_cli_puzzles_parse (const char          *kind,
                               const char          *grade,
                               const char          *word,
                               QsPuzzleOrder       *order,
                               GError             **error);

/* Makes one of several puzzles, from 1; a note says where the grade is another one. */
gboolean qs_cli_puzzles_make  (const QsPuzzleOrder *order,
                               guint64              number,
                               QsGrade             *grade,
                               QsProblem           *problem,
                               GError             **error);
