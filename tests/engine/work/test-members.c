/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fields that are properties, and fields that are freed with their object. */

#include "qs-members.h"

#include "qs-test-main.h"

#define MOST 10

#define THING_TYPE (thing_get_type ())
G_DECLARE_FINAL_TYPE (Thing, thing, TEST, THING, GObject)

struct _Thing
{
  GObject parent_instance;

  gboolean is_set;
  guint64 number; /* at most MOST */
  double share;
  GObject *part;
  guint n_changes;
  GObject *owned[2];
};

G_DEFINE_FINAL_TYPE (Thing, thing, G_TYPE_OBJECT)

static void
number_changed (Thing *self)
{
  self->number = MIN (self->number, MOST);
  self->n_changes++;
}

static void
thing_class_init (ThingClass *klass)
{
  qs_members_install_property (klass, Thing, is_set, NULL, boolean, "is-set", TRUE, G_PARAM_READWRITE | G_PARAM_CONSTRUCT);
  qs_members_install_property (klass, Thing, number, number_changed, uint64, "number", 0, G_MAXUINT64, 0, G_PARAM_READWRITE);
  qs_members_install_property (klass, Thing, share, NULL, double, "share", 0, 1, 0, G_PARAM_READWRITE);
  qs_members_install_property (klass, Thing, part, NULL, object, "part", G_TYPE_OBJECT, G_PARAM_READABLE);
  qs_members_own (klass, Thing, owned[0], g_object_unref);
  qs_members_own (klass, Thing, owned[1], g_object_unref);
}

static void
thing_init (Thing *self)
{
}

QS_TEST (properties_are_fields)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, "share", 0.25, NULL);
  g_autoptr (GObject) part = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GObject) found = NULL;
  gboolean is_set;
  double share;

  g_assert_true (thing->is_set);
  g_object_set (thing, "is-set", FALSE, "number", G_GUINT64_CONSTANT (7), NULL);
  g_assert_false (thing->is_set);
  g_assert_cmpuint (thing->number, ==, 7);

  thing->part = part;
  g_object_get (thing, "is-set", &is_set, "share", &share, "part", &found, NULL);
  g_assert_false (is_set);
  g_assert_cmpfloat (share, ==, 0.25);
  g_assert_true (found == part);
}

static void
count (guint *n)
{
  (*n)++;
}

/* Neither what was set already is a change, nor what comes out as it was. */
QS_TEST (only_changes_are_notified)
{
  g_autoptr (Thing) thing = g_object_new (THING_TYPE, NULL);
  guint n_notified = 0;

  g_signal_connect_swapped (thing, "notify::number", G_CALLBACK (count), &n_notified);
  g_object_set (thing, "number", G_GUINT64_CONSTANT (99), NULL);
  g_assert_cmpuint (thing->number, ==, MOST);
  g_assert_cmpuint (n_notified, ==, 1);

  g_object_set (thing, "number", (guint64) MOST, NULL);
  g_assert_cmpuint (thing->n_changes, ==, 1);

  g_object_set (thing, "number", G_GUINT64_CONSTANT (12), NULL);
  g_assert_cmpuint (thing->n_changes, ==, 2);
  g_assert_cmpuint (n_notified, ==, 1);
}

QS_TEST (owned_fields_go_with_the_object)
{
  Thing *thing = g_object_new (THING_TYPE, NULL);
  GObject *part = g_object_new (G_TYPE_OBJECT, NULL);

  /* The other stays empty. */
  thing->owned[1] = part;
  g_object_add_weak_pointer (part, (gpointer *) &part);
  g_object_unref (thing);
  g_assert_null (part);
}
