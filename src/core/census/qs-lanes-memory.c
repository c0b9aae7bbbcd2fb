/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-lanes-memory.h"

/* The widest vector, in bytes. */
#define ALIGNMENT 64

/* For each set of lanes, what brings them together and apart again, a byte for each lane. */
static void
fill_packings (QsLanes *self)
{
  for (guint set = 0; set < 256; set++)
    {
      guint64 n = 0;

      for (guint lane = 0; lane < 8; lane++)
        {
          if ((set >> lane & 1) == 0)
            {
              self->unpackings[set] |= G_GUINT64_CONSTANT (0x80) << (8 * lane);
              continue;
            }

          self->packings[set] |= (guint64) lane << (8 * n);
          self->unpackings[set] |= n++ << (8 * lane);
        }
    }
}

QsLanes *
qs_lanes_new (guint n)
{
  QsLanes *self = g_aligned_alloc0 (1, sizeof *self, ALIGNMENT);

  self->n = n;
  for (guint i = 0; i < G_N_ELEMENTS (self->indices); i++)
    self->indices[i] = i;
  fill_packings (self);

  return self;
}

void
qs_lanes_free (QsLanes *self)
{
  g_free (self->found.ids);
  g_free (self->found.columns);
  g_aligned_free (self);
}
