/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of a dialog, which are remembered when it is answered: settings that nobody else sees until then. */

#include "config.h"

#include "qs-options.h"

#include <math.h>

/* The longest side of paper, in millimetres, as on the command line. */
#define MAX_SIDE 2000

/* Makes options as they were when a dialog was answered last. g_settings_apply() keeps what changes. */
GSettings *
qs_options_new (void)
{
  GSettings *self = g_settings_new (QS_APP_ID);

  g_settings_delay (self);

  return self;
}

/* Binds a property of the widget to a remembered value. */
void
qs_options_bind (GSettings  *self,
                 const char *key,
                 gpointer    widget,
                 const char *property)
{
  g_settings_bind (self, key, widget, property, QS_OPTIONS_BIND_FLAGS);
}

/* A range excludes everything except “not a number”, which the usual value replaces. */
static gboolean
read_number (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  double number = g_variant_get_double (variant);

  g_value_set_double (value, number);

  return !isnan (number);
}


/* Binds a property to a number, perhaps not whole, which is
 * in the key's range whatever is written in the settings. */
void
qs_options_bind_number (GSettings         *self,
                        const char        *key,
                        gpointer           object,
                        const char        *property,
                        GSettingsBindFlags flags)
{
  g_settings_bind_with_mapping (self, key, object, property, flags, read_number, NULL, NULL, NULL);
}

/* Whether two margins leave something of a side, and all three are lengths. */
static gboolean
leaves_room (GVariant   *paper,
             const char *side,
             const char *margin_before,
             const char *margin_behind)
{
  double length = 0, before = 0, behind = 0;

  g_variant_lookup (paper, side, "d", &length);
  g_variant_lookup (paper, margin_before, "d", &before);
  g_variant_lookup (paper, margin_behind, "d", &behind);

  return length <= MAX_SIDE && before >= 0 && behind >= 0 && before + behind < length;
}

/* No range excludes paper that cannot be, such as an endless sheet. @paper is as GtkPageSetup writes it. */
gboolean
qs_options_is_paper (GVariant *paper)
{
  return leaves_room (paper, "Width", "MarginLeft", "MarginRight") &&
         leaves_room (paper, "Height", "MarginTop", "MarginBottom");
}
