/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that libFuzzer gives bytes to, for the loader QS_LOADER. */

#include "qs-test-loaders.h"

int LLVMFuzzerTestOneInput (const guint8 *data,
                            gsize         size);

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const TestLoader *loader = test_loaders;

  while (!g_str_equal (loader->name, QS_LOADER))
    loader++;
  test_load (loader, (const char *) data, size);

  return 0;
}
