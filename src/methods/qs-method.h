/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all search methods have in common. */

#pragma once

#include "qs-trace.h"

G_BEGIN_DECLS

/**
 * QsMethod:
 * @id: the name on the command line, such as `shifting-masks`
 * @name: the name in the interface, to be translated with gettext
 * @max_n: the side of the largest board that it can search, in squares
 * @search: searches all solutions of a board of @n and tells @tracer, which
 *   may be %NULL, of each step; returns the number of solutions found, until
 *   the tracer stops it
 *
 * A way to search for all solutions. Its file explains it.
 */
typedef struct
{
  const char *id;
  const char *name;
  guint max_n;
  guint64 (*search) (guint           n,
                     const QsTracer *tracer);
} QsMethod;

G_END_DECLS
