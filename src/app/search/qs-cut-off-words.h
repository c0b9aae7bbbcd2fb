/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much a search has cut off, in words. */

#pragma once

#include "qs-method.h"

char *qs_cut_off_words_format   (const QsMoment *moment,
                                 char          **details);
char *qs_cut_off_words_conclude (const QsMoment *moment);
