/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and judges a file of boards in the background. */

#pragma once

#include "qs-opened-set.h"

G_BEGIN_DECLS

#define QS_TYPE_OPENING (qs_opening_get_type ())

G_DECLARE_FINAL_TYPE (QsOpening, qs_opening, QS, OPENING, GObject)

QsOpening           *qs_opening_start       (GFile               *file);
QsOpening           *qs_opening_start_text  (const char          *name,
                                             GBytes              *text);
QsOpening           *qs_opening_start_again (QsOpening           *self,
                                             const QsReadOptions *options);
void                 qs_opening_cancel      (QsOpening           *self);

const char          *qs_opening_get_name    (QsOpening           *self);
const QsReadOptions *qs_opening_get_options (QsOpening           *self);
guint64              qs_opening_get_n_bytes (QsOpening           *self);
guint64              qs_opening_get_size    (QsOpening           *self);
gboolean             qs_opening_is_judging  (QsOpening           *self);

G_END_DECLS
