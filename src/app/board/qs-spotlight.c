/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The squares that the user points at elsewhere, to be shown on the board. */

#include "qs-spotlight.h"

struct _QsSpotlight
{
  GObject parent_instance;

  QsRegion region;
};

G_DEFINE_FINAL_TYPE (QsSpotlight, qs_spotlight, G_TYPE_OBJECT)

static void
qs_spotlight_class_init (QsSpotlightClass *klass)
{
  g_signal_new ("changed", QS_TYPE_SPOTLIGHT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_spotlight_init (QsSpotlight *self)
{
}

QsSpotlight *
qs_spotlight_new (void)
{
  return g_object_new (QS_TYPE_SPOTLIGHT, NULL);
}

const QsRegion *
qs_spotlight_get_region (QsSpotlight *self)
{
  g_return_val_if_fail (QS_IS_SPOTLIGHT (self), NULL);

  return &self->region;
}

static gboolean
is_same (const QsRegion *a,
         const QsRegion *b)
{
  return a->kind == b->kind && a->row == b->row && a->column == b->column &&
         a->difference == b->difference && a->sum == b->sum;
}

void
qs_spotlight_set_region (QsSpotlight    *self,
                         const QsRegion *region)
{
  g_return_if_fail (QS_IS_SPOTLIGHT (self));

  if (is_same (&self->region, region))
    return;

  self->region = *region;
  g_signal_emit_by_name (self, "changed");
}
