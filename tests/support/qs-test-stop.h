/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stops long work at a question that is chosen beforehand. */

#pragma once

#include <glib.h>

/* When to stop.
 * @asked: how often the work has asked
 * @stop_at: the number of the question that is answered with a stop; %G_MAXUINT for none */
typedef struct
{
  guint asked;
  guint stop_at;
} TestStop;

gboolean test_is_stopped (gpointer data);
