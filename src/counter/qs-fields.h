/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the words of half boards are cut into fields, which tables are made for. */

#pragma once

#include <glib.h>

/* How many fields of a word are looked up. */
#define QS_FIELDS_LOOKED_UP 4

/* Neighbouring bits of a word. */
typedef struct
{
  guint first_bit; /* its lowest bit's place in the word */
  guint n_bits;    /* how many bits it has */
  guint offset;    /* where its table begins, in entries */
} QsField;

typedef struct
{
  guint width;      /* how many bits each direction of diagonals has */
  guint n_bits;     /* how many bits a word has: those of both directions, and two more (see #QsStrips) */
  guint n_key_bits; /* how many bits are in the key */
  /* Both halves of the key, the lowest bits of a word, all of them of either direction: words are sorted by it */
  QsField key[2];
  QsField looked_up[QS_FIELDS_LOOKED_UP]; /* all other bits */
  guint n_entries;                        /* how many entries all tables have */
} QsFields;

void  qs_fields_init     (QsFields    *self,
                          guint        n);
guint qs_fields_find_key (const guint *clashes,
                          guint        n_bits,
                          guint        n_key_bits);
