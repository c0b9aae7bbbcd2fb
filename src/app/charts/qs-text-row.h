/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a table whose cells are texts. */

#pragma once

#include <gio/gio.h>

#define QS_TYPE_TEXT_ROW (qs_text_row_get_type ())

G_DECLARE_FINAL_TYPE (QsTextRow, qs_text_row, QS, TEXT_ROW, GObject)

void          qs_text_row_put       (GListStore   *rows,
                                     guint         place,
                                     gconstpointer value,
                                     gsize         size,
                                     gsize         id_size);
gconstpointer qs_text_row_get_value (QsTextRow    *self);
