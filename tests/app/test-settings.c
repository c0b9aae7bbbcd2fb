/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that somebody wrote by hand: whatever they say, each window and each dialog opens. */

#include <math.h>

#include "qs-test-widget.h"

#define SCHEMA "io.github.queenside.Queenside"

/* How many values each key gets. */
#define N_EDGES 5

static const char *const texts[N_EDGES] = { "", "nonsense", "%s%n", "♛ < &", "shifting-masks" };
static const double numbers[N_EDGES] = { NAN, -INFINITY, INFINITY, 0, 100 };
static const gint64 integers[N_EDGES] = { 0, 1, 32, G_MAXINT, G_MAXUINT };

static const char *const papers[N_EDGES] = {
  "@a{sv} {}",
  "{'Width': <0.0>, 'Height': <-1.0>}",
  "{'PPDName': <1>, 'DisplayName': <'x'>, 'Orientation': <'nonsense'>, 'Width': <1e300>, 'Height': <1e300>}",
  "{'Name': <'iso_a4'>, 'MarginTop': <1e9>, 'MarginLeft': <-5.0>}",
  "{'Name': <'x'>, 'DisplayName': <'x'>, 'Width': <inf>, 'Height': <inf>, 'MarginTop': <true>}",
};

/* Value @i for a key of this type. */
static GVariant *
create_value (const GVariantType *type,
              guint               i)
{
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (i % 2 == 1);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 ((gint32) integers[i]);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 ((guint32) integers[i]);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT64))
    return g_variant_new_uint64 ((guint64) integers[i]);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_DOUBLE))
    return g_variant_new_double (numbers[i]);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (texts[i]);

  return g_variant_parse (type, papers[i], NULL, NULL, NULL);
}

/* Gives each key value @edge. GSettings itself refuses what is out of a key's range. */
static void
write_settings (GSettings *settings,
                guint      edge)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, keys[i]);
      g_autoptr (GVariant) value = g_variant_ref_sink (create_value (g_settings_schema_key_get_value_type (key), edge));

      if (g_settings_schema_key_range_check (key, value))
        g_settings_set_value (settings, keys[i], value);
      else
        g_settings_reset (settings, keys[i]);
    }
}

static void
reset_settings (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);
}

/* Shows all that reads settings. */
static void
look_at_all (void)
{
  static const char *const dialogs[] = { "app.preferences", "win.export", "win.print", "win.save-picture" };

  test_open_window (8);
  test_pass_frames (3);
  test_type ("g");
  test_pass_frames (3);
  test_type ("g");
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      GtkWindow *window = test_get_window ();

      test_activate (dialogs[i]);
      test_until (test_get_window () != window);
      test_pass_frames (3);
      gtk_window_close (test_get_window ());
      test_until (test_get_window () == window);
    }
  test_type ("alt+2");
  test_until (test_is_on (TEST_BUTTON, "Search"));
  test_type ("period");
  test_pass_frames (3);
  test_close_windows ();
}

QS_TEST_WIDGET (any_values_open_all_windows)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);

  for (guint edge = 0; edge < N_EDGES; edge++)
    {
      g_test_message ("values %u", edge);
      write_settings (settings, edge);
      qs_window_restore (test_open_window (8));
      test_pass_frames (3);
      test_close_windows ();

      write_settings (settings, edge);
      look_at_all ();
    }
  reset_settings (settings);
}

/* No range of numbers keeps it out: it is neither below nor above. */
QS_TEST_WIDGET (speed_that_is_no_number_is_the_usual_one)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA);

  g_assert_true (g_settings_set_double (settings, "speed", NAN));
  test_open_window (8);
  test_press ("Search");
  test_until (test_shows ("8 steps per second"));
  g_settings_reset (settings, "speed");
}
