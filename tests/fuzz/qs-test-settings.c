/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settings that somebody wrote by hand, and whatever reads them without a window. What windows do with them is in
 * tests/app/test-settings.c. */

#include "config.h"

/* The backend of a sandbox, which keeps the settings in a file. */
#define G_SETTINGS_ENABLE_BACKEND

#include "qs-test-settings.h"

#include <gio/gsettingsbackend.h>
#include <math.h>
#include <string.h>

#include "qs-count-kernel.h"
#include "qs-tally.h"
#include "qs-methods.h"
#include "qs-options.h"
#include "qs-playback.h"
#include "qs-sheet-layout.h"

/* Points of a millimetre, which the paper is kept in. */
#define POINTS_PER_MM (72 / 25.4)

static GSettingsSchema *
load_schema (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettingsSchemaSource) source = g_settings_schema_source_new_from_directory (QS_SCHEMA_DIR, NULL, TRUE, &error);

  g_assert_no_error (error);

  return g_settings_schema_source_lookup (source, QS_APP_ID, FALSE);
}

/* A value that is not of its key's type, or out of its range, is not seen. Returns whether any other is there. */
static gboolean
check_ranges (GSettings       *settings,
              GSettingsSchema *schema)
{
  g_auto (GStrv) names = g_settings_schema_list_keys (schema);
  gboolean is_any_set = FALSE;

  for (char **name = names; *name != NULL; name++)
    {
      g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, *name);
      g_autoptr (GVariant) value = g_settings_get_value (settings, *name);
      g_autoptr (GVariant) user_value = g_settings_get_user_value (settings, *name);

      g_assert_true (g_settings_schema_key_range_check (key, value));
      is_any_set = is_any_set || user_value != NULL;
    }

  return is_any_set;
}

/* A search has a speed whatever is written, also “not a number”, which no range excludes. */
static void
check_speed (GSettings *settings)
{
  g_autoptr (QsPlayback) playback = qs_playback_new (qs_methods_list ()[0], 4, 1, NULL);
  double speed;

  qs_options_bind_number (settings, "speed", playback, "speed", G_SETTINGS_BIND_GET);
  g_object_get (playback, "speed", &speed, NULL);
  g_assert_true (speed >= 0.1 && speed <= 1e6);
}

static void
check_count (GSettings *settings)
{
  g_autoptr (QsTally) count = g_object_new (QS_TYPE_TALLY, NULL);
  g_autofree char *name = g_settings_get_string (settings, "count-kernel");
  const QsCountOrder *machine = qs_tally_get_machine (count);

  qs_tally_set_machine (count, g_settings_get_uint (settings, "count-threads"), name);
  g_assert_cmpuint (machine->n_threads, ==, g_settings_get_uint (settings, "count-threads"));
  g_assert_true (machine->kernel == NULL || g_str_equal (machine->kernel->name, name));
}

static void
check_method (GSettings *settings)
{
  g_autofree char *name = g_settings_get_string (settings, "method");
  const QsMethod *method = qs_methods_find (name);

  g_assert_true (method == NULL || g_str_equal (method->id, name));
}

static double
get_length (GVariant   *paper,
            const char *name)
{
  double length = 0;

  g_variant_lookup (paper, name, "d", &length);

  return length * POINTS_PER_MM;
}

/* Letters as wide as high: a library of fonts would take the time of the rest, and keeps memory for good. */
static double
measure (cairo_t    *cr,
         const char *text,
         double      size,
         gboolean    is_bold)
{
  return (double) strlen (text) * size;
}

/* Boards are laid out on any paper that there can be, or it is said why not. */
static void
check_paper (GSettings *settings)
{
  g_autoptr (GVariant) paper = g_settings_get_value (settings, "print-paper");
  g_autoptr (GError) error = NULL;
  const QsChartText text = { .measure = measure };
  const QsSheetSetup setup = {
    .n_rows = g_settings_get_uint (settings, "n"),
    .n = g_settings_get_uint (settings, "n"),
    .across = g_settings_get_uint (settings, "print-across"),
    .down = g_settings_get_uint (settings, "print-down"),
    .width = get_length (paper, "Width") - get_length (paper, "MarginLeft") - get_length (paper, "MarginRight"),
    .height = get_length (paper, "Height") - get_length (paper, "MarginTop") - get_length (paper, "MarginBottom"),
    .heading = "Boards",
    .last_number = g_settings_get_boolean (settings, "print-numbers") ? G_MAXUINT : 0,
    .has_columns = g_settings_get_boolean (settings, "print-columns"),
    .has_coordinates = g_settings_get_boolean (settings, "print-coordinates"),
    .text = &text,
  };
  QsSheetLayout layout;
  gboolean fits;

  if (!qs_options_is_paper (paper))
    return;

  fits = qs_sheet_layout_init (&layout, &setup, &error);
  g_assert_true (fits == (error == NULL));
  g_assert_true (!fits || (isfinite (layout.side) && isfinite (layout.left) && isfinite (layout.top)));
}

/* Has whatever needs no window read the settings. Returns: whether any of them is of use */
gboolean
test_settings_load (const char *path)
{
  static GSettingsSchema *schema;
  g_autoptr (GSettingsBackend) backend = g_keyfile_settings_backend_new (path, "/", NULL);
  g_autoptr (GSettings) settings = NULL;

  if (schema == NULL)
    schema = load_schema ();

  settings = g_settings_new_full (schema, backend, NULL);
  check_speed (settings);
  check_count (settings);
  check_method (settings);
  check_paper (settings);

  return check_ranges (settings, schema);
}
