/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of a dialog, which are remembered when it is answered: settings that nobody else sees until then. */

#include "config.h"

#include "qs-options.h"

/**
 * qs_options_new:
 *
 * Makes options as they were when a dialog was answered last. What changes is
 * kept by g_settings_apply(), and forgotten without it.
 *
 * Returns: (transfer full): the options
 */
GSettings *
qs_options_new (void)
{
  GSettings *self = g_settings_new (QS_APP_ID);

  g_settings_delay (self);

  return self;
}

/**
 * qs_options_bind:
 * @self: the options of a dialog
 * @key: one of them
 * @widget: shows it, and changes it
 * @property: the property of the widget that does
 *
 * Gives a widget the remembered value.
 */
void
qs_options_bind (GSettings  *self,
                 const char *key,
                 gpointer    widget,
                 const char *property)
{
  g_settings_bind (self, key, widget, property, QS_OPTIONS_BIND_FLAGS);
}
