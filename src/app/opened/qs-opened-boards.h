/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of an opened file, for a gallery and for a page. */

#pragma once

#include "qs-gallery-source.h"
#include "qs-verdict.h"

/* Its boards are a QsVerdict. */
extern const QsGallerySource qs_opened_boards;

QsGameScene    *qs_opened_boards_new_board (const QsVerdict *verdict);
QsBoardPicture *qs_opened_boards_get       (const QsVerdict *verdict,
                                            guint            board);
char           *qs_opened_boards_describe  (const QsVerdict *verdict,
                                            guint            board);
