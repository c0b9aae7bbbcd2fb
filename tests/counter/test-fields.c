/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How words are cut into fields. */

#include "config.h"

#include "qs-fields.h"

#include "qs-count-plan.h"

/* Adds the bits and the entries of a field, which must be free. */
static void
add_field (const QsField *field,
           guint64       *bits,
           guint         *n_entries)
{
  for (guint i = 0; i < field->n_bits; i++)
    {
      guint64 bit = G_GUINT64_CONSTANT (1) << (field->first_bit + i);

      g_assert_cmpuint (*bits & bit, ==, 0);
      *bits |= bit;
    }
  g_assert_cmpuint (field->offset, ==, *n_entries);
  *n_entries += 1u << field->n_bits;
}

static void
test_cut (void)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      guint n_entries = 0;
      guint64 bits = 0;
      QsFields fields;

      qs_fields_init (&fields, n);
      if (n > 2)
        g_assert_cmpuint (fields.width, ==, n - 1 - n % 2);
      for (guint direction = 0; direction < 2; direction++)
        {
          add_field (&fields.key[direction], &bits, &n_entries);
          add_field (&fields.looked_up[2 * direction], &bits, &n_entries);
          add_field (&fields.looked_up[2 * direction + 1], &bits, &n_entries);
        }

      g_assert_cmpuint (bits, ==, (G_GUINT64_CONSTANT (1) << (2 * fields.width)) - 1);
      g_assert_cmpuint (n_entries, ==, fields.n_entries);
    }
}

/* An entry's offset is kept in 16 bits, in words, of which an entry has up to eight. */
static void
test_offsets (void)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      QsFields fields;

      qs_fields_init (&fields, n);
      g_assert_cmpuint ((fields.n_entries - 1) * 8, <=, G_MAXUINT16);
      /* The tables of boards that can be counted in a day are to stay in the nearest caches. */
      if (n <= 18)
        g_assert_cmpuint (fields.n_entries * 64, <=, 40 * 1024);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/counter/fields/have-every-diagonal-once", test_cut);
  g_test_add_func ("/counter/fields/entries-are-in-reach", test_offsets);

  return g_test_run ();
}
