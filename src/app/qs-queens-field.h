/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The field for the number of queens. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_QUEENS_FIELD (qs_queens_field_get_type ())

G_DECLARE_FINAL_TYPE (QsQueensField, qs_queens_field, QS, QUEENS_FIELD, GtkWidget)

guint qs_queens_field_get_queens     (QsQueensField *self);
void  qs_queens_field_set_queens     (QsQueensField *self,
                                      guint          queens);
void  qs_queens_field_set_max_queens (QsQueensField *self,
                                      guint          max_queens);

/* Whether the number is that of the columns, and there are fewer queens. */
void  qs_queens_field_set_has_columns (QsQueensField *self,
                                       gboolean       has_columns);
