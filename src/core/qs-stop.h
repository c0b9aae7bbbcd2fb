/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long work is told to stop. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * QsStopFunc:
 * @data: what was given with it
 *
 * Asked at least every 20 milliseconds and mostly far more often, so it should
 * do no more than read a flag. Once it has said so, it goes on to say so.
 *
 * Returns: whether to stop
 */
typedef gboolean (*QsStopFunc) (gpointer data);

G_END_DECLS
