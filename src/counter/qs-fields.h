/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the words of half boards are cut into fields, which tables are made for. */

#pragma once

#include <glib.h>

/* How many fields of a word are looked up. */
#define QS_FIELDS_LOOKED_UP 4

/**
 * QsField:
 * @first_bit: its lowest bit's place in the word
 * @n_bits: how many bits it has
 * @offset: where its table begins, in entries
 *
 * Neighbouring bits of a word.
 */
typedef struct
{
  guint first_bit;
  guint n_bits;
  guint offset;
} QsField;

/**
 * QsFields:
 * @width: how many bits each direction of diagonals has
 * @n_bits: how many bits a word has: those of both directions, and two more (see #QsStrips)
 * @n_key_bits: how many bits are in the key
 * @key: both halves of the key, the lowest bits of a word, all of them of either direction: words are sorted by it
 * @looked_up: all other bits
 * @n_entries: how many entries all tables have
 */
typedef struct
{
  guint width;
  guint n_bits;
  guint n_key_bits;
  QsField key[2];
  QsField looked_up[QS_FIELDS_LOOKED_UP];
  guint n_entries;
} QsFields;

void  qs_fields_init     (QsFields    *self,
                          guint        n);
guint qs_fields_find_key (const guint *clashes,
                          guint        n_bits,
                          guint        n_key_bits);
