/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What words that belong together are. */

#pragma once

#include "qs-read-profile.h"

typedef enum
{
  QS_READ_NOTHING, /* a line across the page, the letters below a board */
  QS_READ_HEADING, /* words for people */
  QS_READ_BOARD,   /* a board, or a row of one; perhaps badly written */
} QsReadKind;

/* @is_inside: whether a board has begun, so that a line of one sign can be a row of it */
QsReadKind  qs_read_kind_guess      (const QsReadProfile *profile,
                                     const char          *text,
                                     gboolean             is_inside);

/* Whether at least two words, and half of them, are what boards are made of. */
gboolean    qs_read_kind_is_clean   (const QsReadProfile *profile,
                                     const char          *text);

/* Without the number, bullet or words before a board. */
const char *qs_read_kind_skip_label (const QsReadProfile *profile,
                                     const char          *text);
