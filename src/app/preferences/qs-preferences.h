/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of preferences. What is chosen there holds at once. */

#pragma once

#include <gtk/gtk.h>

#include "qs-tally.h"

#define QS_TYPE_PREFERENCES (qs_preferences_get_type ())

G_DECLARE_FINAL_TYPE (QsPreferences, qs_preferences, QS, PREFERENCES, GtkWindow)

void qs_preferences_show (GtkWindow   *parent,
                          GSettings   *settings,
                          QsTally     *tally);
