/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of a dialog, which are remembered when it is answered. */

#pragma once

#include <gio/gio.h>

#define QS_OPTIONS_BIND_FLAGS                                                                                          \
  (G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_GET_NO_CHANGES | G_SETTINGS_BIND_NO_SENSITIVITY)

GSettings *qs_options_new         (void);
void       qs_options_bind        (GSettings         *self,
                                   const char        *key,
                                   gpointer           widget,
                                   const char        *property);
void       qs_options_bind_number (GSettings         *self,
                                   const char        *key,
                                   gpointer           object,
                                   const char        *property,
                                   GSettingsBindFlags flags);
gboolean   qs_options_is_paper    (GVariant          *paper);
