/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a program that reads compressed files gets. */

#include "qs-test-gzip.h"

#include <gio/gio.h>

/* @length: (out) (optional): how many bytes it holds
 * Returns: (transfer full): what it holds, and a null byte */
char *
test_read_gzip (const char *path,
                gsize      *length)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GInputStream) input = G_INPUT_STREAM (g_file_read (file, NULL, NULL));
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) plain = g_converter_input_stream_new (input, converter);
  g_autoptr (GOutputStream) output = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  gssize size = g_output_stream_splice (output, plain, G_OUTPUT_STREAM_SPLICE_NONE, NULL, &error);

  g_assert_no_error (error);
  g_output_stream_write_all (output, "", 1, NULL, NULL, &error);
  g_output_stream_close (output, NULL, &error);
  g_assert_no_error (error);
  if (length != NULL)
    *length = (gsize) size;

  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (output));
}
