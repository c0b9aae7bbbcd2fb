/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A method's data in words, for people who cannot see them. */

#pragma once

#include "qs-internals.h"
#include "qs-pieces.h"

char *qs_internals_words_tell_one (const QsInternals *internals,
                                   const QsPiece     *piece);
char *qs_internals_words_tell_all (const QsInternals *internals,
                                   const QsPiece     *pieces,
                                   guint              n_pieces);
