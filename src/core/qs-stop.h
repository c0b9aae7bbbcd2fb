/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long work learns that it is to stop. */

#pragma once

#include <glib.h>

/* Asks whether to stop. Long work calls it at least every 20 milliseconds and mostly far more
 * often, so it should do no more than read a flag. Once it has returned %TRUE, it always does. */
typedef gboolean (*QsStopFunc) (gpointer data);
