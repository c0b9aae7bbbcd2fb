/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files that were opened lately, in the list that all programs of the desktop share. */

#pragma once

#include <gtk/gtk.h>

void qs_recent_add  (GFile *file);
void qs_recent_list (GMenu *menu);
