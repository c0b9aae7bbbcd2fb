/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the signs of queens and empty squares in the lines of a text. */

#pragma once

#include "qs-read-profile.h"

/* Returns: (transfer full): the lines of a text, where the rows of a board may have a line for each square between
 * brackets: each row in one */
GStrv    qs_read_signs_fold       (const char    *text);

/* The signs of empty squares in lines that have a queen. */
void     qs_read_signs_find_empty (GStrv          lines,
                                   QsReadProfile *profile);

/* Where nothing has to be a queen, two signs share the squares, and the rarer is the queen. */
gboolean qs_read_signs_find_two   (GStrv          lines,
                                   QsReadProfile *profile);
