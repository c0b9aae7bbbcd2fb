/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out how a text is to be read, by reading its beginning in each way that comes into question. */

#pragma once

#include "qs-read-profile.h"

/* Sets @profile to the way in which most boards and fewest mistakes come out of @text. Returns: whether the text is
 * of a kind that can have boards; if not, QS_ERROR_INVALID_TEXT names what it is. */
gboolean qs_read_trials_choose     (const char          *text,
                                    const QsReadOptions *options,
                                    QsReadProfile       *profile,
                                    GError             **error);

gboolean qs_read_trials_has_format (const char *format);
