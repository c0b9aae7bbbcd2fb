/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A grid of what can be chosen: a column of names, and one of fields. */

#pragma once

#include <gtk/gtk.h>

#define QS_TYPE_FORM (qs_form_get_type ())

/* Each child of a template is a row. One of the type “label” stands before the next, and one of the type “wide” takes both
 * columns. */
G_DECLARE_FINAL_TYPE (QsForm, qs_form, QS, FORM, GtkGrid)
