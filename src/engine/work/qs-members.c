/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-members.h"

#include <string.h>

#define FIELD (g_quark_from_static_string ("qs-field"))
#define OWNED (g_quark_from_static_string ("qs-owned-fields"))

/* A field that is a property, or that is owned. */
typedef struct
{
  gsize offset;
  GCallback changed;
  GDestroyNotify free;
} Field;

static const Field *
get_field (GParamSpec *spec)
{
  return g_param_spec_get_qdata (spec, FIELD);
}

/* The data of a value begin with what the field has. */
static gsize
get_size (GParamSpec *spec)
{
  switch (G_TYPE_FUNDAMENTAL (spec->value_type))
    {
    case G_TYPE_BOOLEAN:
    case G_TYPE_INT:
    case G_TYPE_UINT:
    case G_TYPE_ENUM:
      return sizeof (int);
    case G_TYPE_UINT64:
    case G_TYPE_DOUBLE:
      return sizeof (guint64);
    case G_TYPE_OBJECT:
      return sizeof (gpointer);
    default:
      g_assert_not_reached ();
    }
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *spec)
{
  gpointer place = G_STRUCT_MEMBER_P (object, get_field (spec)->offset);

  if (G_IS_PARAM_SPEC_OBJECT (spec))
    g_value_set_object (value, *(gpointer *) place);
  else
    memcpy (value->data, place, get_size (spec));
}

static void
set_property (GObject      *object,
              guint         id,
              const GValue *value,
              GParamSpec   *spec)
{
  const Field *field = get_field (spec);
  gpointer place = G_STRUCT_MEMBER_P (object, field->offset);
  guint64 before;

  memcpy (&before, place, get_size (spec));
  if (memcmp (place, value->data, get_size (spec)) == 0)
    return;

  memcpy (place, value->data, get_size (spec));
  if (field->changed != NULL)
    ((void (*) (gpointer)) field->changed) (object);
  if (memcmp (place, &before, get_size (spec)) != 0)
    g_object_notify_by_pspec (object, spec);
}

void
qs_members_install_property_at (GObjectClass *object_class,
                                gsize         offset,
                                GCallback     changed,
                                GParamSpec   *spec)
{
  Field *field = g_new (Field, 1);

  *field = (Field){ .offset = offset, .changed = changed };
  g_param_spec_set_qdata_full (spec, FIELD, field, g_free);
  spec->flags |= G_PARAM_EXPLICIT_NOTIFY;
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  g_object_class_install_property (object_class, 1, spec);
}

static void
finalize (GObject *object)
{
  const GArray *owned = g_type_get_qdata (G_OBJECT_TYPE (object), OWNED);

  for (guint i = 0; i < owned->len; i++)
    {
      const Field *field = &g_array_index (owned, Field, i);
      gpointer *place = G_STRUCT_MEMBER_P (object, field->offset);

      if (*place != NULL)
        field->free (*place);
    }

  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->finalize (object);
}

void
qs_members_own_at (GObjectClass  *object_class,
                   gsize          offset,
                   GDestroyNotify free)
{
  GType type = G_OBJECT_CLASS_TYPE (object_class);
  GArray *owned = g_type_get_qdata (type, OWNED);
  const Field field = { .offset = offset, .free = free };

  if (owned == NULL)
    {
      owned = g_array_new (FALSE, FALSE, sizeof (Field));
      g_type_set_qdata (type, OWNED, owned);
    }
  g_array_append_val (owned, field);
  object_class->finalize = finalize;
}
