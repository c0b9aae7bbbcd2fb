/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-unpack.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How much is read at once, in bytes. */
#define CHUNK (1 << 16)

/* Has pieces taken as soon as they are there, of one member after the other: a gzip file may have several. FALSE where that was
 * not all. */
gboolean
qs_unpack (GInputStream *stream,
           GCancellable *cancellable,
           QsUnpackFunc  take,
           gpointer      data,
           GError      **error)
{
  g_autoptr (GConverter) unpacker = NULL;
  g_autofree char *packed = g_malloc (CHUNK), *unpacked = g_malloc (CHUNK);
  gboolean is_first = TRUE, is_inside = FALSE; /* whether a member goes on */
  gssize length;

  while ((length = g_input_stream_read (stream, packed, CHUNK, cancellable, error)) > 0)
    {
      if (is_first && length > 1 && memcmp (packed, "\x1f\x8b", 2) == 0)
        unpacker = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
      is_first = FALSE;
      if (unpacker == NULL && !take (packed, (gsize) length, data, error))
        return FALSE;

      for (gsize i = 0, n_read, n_written; unpacker != NULL && i < (gsize) length; i += n_read)
        {
          GConverterResult result = g_converter_convert (unpacker, packed + i, (gsize) length - i, unpacked, CHUNK,
                                                         G_CONVERTER_NO_FLAGS, &n_read, &n_written, error);

          if (result == G_CONVERTER_ERROR || (n_written > 0 && !take (unpacked, n_written, data, error)))
            return FALSE;

          is_inside = result != G_CONVERTER_FINISHED;
          if (!is_inside)
            g_converter_reset (unpacker);
        }
    }

  if (length == 0 && is_inside)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_PARTIAL_INPUT, _ ("The file is truncated: its compressed data do not end"));

  return length == 0 && !is_inside;
}
