/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever reads what others wrote, as functions of some bytes. */

#pragma once

#include <glib.h>

/* A loader.
 * @name: the folder of its seeds, and the end of its program's name
 * @load: reads any bytes, asserts what must hold whatever they are, and returns whether they are accepted */
typedef struct
{
  const char *name;
  gboolean (*load) (const char *bytes,
                    gsize       length);
} TestLoader;

/* Ends with one that has no name. */
extern const TestLoader test_loaders[];

gboolean test_load (const TestLoader *loader,
                    const char       *bytes,
                    gsize             length);
