/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list that a drop-down of methods opens. */

#pragma once

#include <gtk/gtk.h>

#include "qs-problem.h"

void qs_method_list_attach (GtkDropDown     *drop_down,
                            const GPtrArray *methods,
                            const QsProblem *problem);
