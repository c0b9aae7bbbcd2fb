/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How words are cut into fields. */

#include "config.h"

#include "qs-fields.h"

#include "qs-count-plan.h"
#include "qs-test-main.h"

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

QS_TEST (have_every_diagonal_once)
{
  for (guint n = 1; n <= QS_COUNT_MAX_N; n++)
    {
      guint n_entries = 0;
      guint64 bits = 0;
      QsFields fields;

      qs_fields_init (&fields, n);
      if (n > 2)
        g_assert_cmpuint (fields.n_bits, ==, 2 * n - 4);
      g_assert_cmpuint (fields.n_key_bits, <=, 2 * fields.width);
      for (guint i = 0; i < G_N_ELEMENTS (fields.key); i++)
        add_field (&fields.key[i], &bits, &n_entries);
      g_assert_cmpuint (bits, ==, (G_GUINT64_CONSTANT (1) << fields.n_key_bits) - 1);
      for (guint i = 0; i < QS_FIELDS_LOOKED_UP; i++)
        add_field (&fields.looked_up[i], &bits, &n_entries);

      g_assert_cmpuint (bits, ==, (G_GUINT64_CONSTANT (1) << fields.n_bits) - 1);
      g_assert_cmpuint (n_entries, ==, fields.n_entries);
    }
}

/* An entry's offset is kept in 16 bits, in words, of which an entry has up to eight. */
QS_TEST (entries_are_in_reach)
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

/* How many pairs the neighbours from a bit on rule out, as many as the key has. */
static guint
add_up (const QsFields *fields,
        const guint    *clashes,
        guint           first)
{
  guint sum = 0;

  for (guint i = 0; i < fields->n_key_bits; i++)
    sum += clashes[(first + i) % (2 * fields->width)];

  return sum;
}

static void
assert_key (const QsFields *fields,
            const guint    *clashes)
{
  guint key = qs_fields_find_key (clashes, 2 * fields->width, fields->n_key_bits);

  g_assert_cmpuint (key, <, 2 * fields->width);
  for (guint other = 0; other < 2 * fields->width; other++)
    g_assert_cmpuint (add_up (fields, clashes, other), <=, add_up (fields, clashes, key));
}

QS_TEST (the_key_rules_out_most_pairs)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint n = 4; n <= QS_COUNT_MAX_N; n++)
    {
      guint clashes[64] = { 0 };
      QsFields fields;

      qs_fields_init (&fields, n);
      for (guint i = 0; i < 2 * fields.width; i++)
        {
          clashes[i] = 1;
          assert_key (&fields, clashes);
          clashes[i] = 0;
        }

      for (guint i = 0; i < 2 * fields.width; i++)
        clashes[i] = (guint) g_rand_int_range (random, 0, 1000);
      assert_key (&fields, clashes);
    }
}
