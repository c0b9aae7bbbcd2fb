/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What old versions of GTK tell a screen reader. */

#pragma once

#include <gtk/gtk.h>

void qs_compat_mend_names (void);
