/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Text of other programs that holds one puzzle with regions, and links to puzz.link. */

#pragma once

#include "qs-problem.h"

/* The length of a text that may be a puzzle, in bytes. */
#define QS_READ_PUZZLE_MAX (64 * 1024)

/* Reads a problem's own text with regions or squares, perhaps as a link; a link to puzz.link; n lines of n letters, numbers,
 * words or coloured signs, perhaps with a label before each; and source or JSON whose first array of n × n numbers or texts
 * names the regions. Regions with numbers are in few pieces. @text ends with a 0. */
gboolean qs_read_puzzle         (const char      *text,
                                 QsProblem       *problem,
                                 GError         **error);

/* A link to puzz.link. QS_ERROR_OUT_OF_RANGE for what cannot be written so. */
char    *qs_read_puzzle_to_link (const QsProblem *problem,
                                 GError         **error);
