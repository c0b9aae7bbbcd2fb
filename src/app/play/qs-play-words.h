/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about a puzzle. */

#pragma once

#include "qs-play-state.h"

char *qs_play_words_puzzle   (const QsPlayState *state);
char *qs_play_words_queens   (const QsPlayState *state);
char *qs_play_words_news     (const QsPlayState *state);
char *qs_play_words_square   (const QsProblem     *problem,
                              const QsConstraints *marks,
                              QsSquare             square);
char *qs_play_words_board    (const QsPlayState *state);
char *qs_play_words_time     (guint              seconds);

const char *qs_play_words_rule (QsLadderRule rule);
