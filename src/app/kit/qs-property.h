/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Properties that are fields of their objects. */

#pragma once

#include <glib-object.h>

/* Has a class, which has no other properties, show a field as a property: a gboolean, a number, an enum, or, only to be
 * read or not owned, an object. @changed (nullable) is called with the object when another value was set. What changes
 * the field itself notifies. */
#define qs_property_install(klass, Type, field, changed, spec) \
  qs_property_install_offset (G_OBJECT_CLASS (klass), G_STRUCT_OFFSET (Type, field), G_CALLBACK (changed), spec)

void qs_property_install_offset (GObjectClass *object_class,
                                 gsize         offset,
                                 GCallback     changed,
                                 GParamSpec   *spec);
