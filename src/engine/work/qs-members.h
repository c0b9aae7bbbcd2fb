/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a class says of the fields of its objects: which are properties, and which go with the object. */

#pragma once

#include <glib-object.h>

/* As G_DEFINE_FINAL_TYPE(), where all fields of a new object are 0. */
#define QS_DEFINE_PLAIN_TYPE(Type, prefix, PARENT) \
  G_DEFINE_FINAL_TYPE (Type, prefix, PARENT) \
  static void prefix##_init (Type *self) {}

/* Has a class, which has no other properties, show a field as a property: a gboolean, a number, an enum, or, only to be
 * read or not owned, an object. @changed (nullable) is called with the object when another value was set, which it may
 * correct. What changes the field itself notifies. @kind and what follows the name are those of a GParamSpec's function. */
#define qs_members_install_property(klass, Type, field, changed, kind, name, ...) \
  qs_members_install_property_at (G_OBJECT_CLASS (klass), G_STRUCT_OFFSET (Type, field), G_CALLBACK (changed), \
                                  g_param_spec_##kind (name, NULL, NULL, __VA_ARGS__))

/* Has a final class, which does not finalize in another way, free what a field has in the end, if it is not NULL. */
#define qs_members_own(klass, Type, field, free) \
  qs_members_own_at (G_OBJECT_CLASS (klass), G_STRUCT_OFFSET (Type, field), (GDestroyNotify) G_CALLBACK (free))

void qs_members_install_property_at (GObjectClass  *object_class,
                                     gsize          offset,
                                     GCallback      changed,
                                     GParamSpec    *spec);
void qs_members_own_at              (GObjectClass  *object_class,
                                     gsize          offset,
                                     GDestroyNotify free);
