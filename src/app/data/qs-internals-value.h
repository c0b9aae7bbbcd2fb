/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a value of a method's data is written, and how it looks. */

#pragma once

#include "qs-internals.h"
#include "qs-pieces.h"

G_BEGIN_DECLS

void  qs_internals_value_write    (const QsDatum *datum,
                                   const QsCell  *cell,
                                   guint          n,
                                   guint          room,
                                   gboolean       are_numbers,
                                   char          *text,
                                   gsize          size);
guint qs_internals_value_get_look (const QsDatum *datum,
                                   const QsCell  *cell);

G_END_DECLS
