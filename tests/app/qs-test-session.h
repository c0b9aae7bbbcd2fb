/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The desktop that windows are tested on: a display without a screen, a window manager and two buses of its own. */

#pragma once

#include <gio/gio.h>

/* A regular expression for warnings that are not ours. GTK 4.24 warns about how its own X11 backend times frames
 * where there is no compositor, and GTK 4.8 when it is time for the tooltip of a window that is gone, or for the
 * cursor of a text to blink that was selected or lost the keyboard meanwhile, or for a menu whose button has gone out
 * of sight. Pango warns of a word that GTK selected beyond the end of a label. */
#define TEST_GTK_WARNINGS                                                                                           \
  "(gdk_frame_timings_\\w+|gdk_monitor_get_geometry|gdk_surface_get_device_position|_gtk_widget_find_at_coords|" \
  "pango_layout_get_cursor_pos|GtkText - unexpected blinking selection|GtkText - did not receive a focus-out event)"

/* The size of the display, in pixels. */
#define TEST_SCREEN_WIDTH 2000
#define TEST_SCREEN_HEIGHT 1200

void             test_session_start_display (void);
void             test_session_start         (void);
void             test_session_end           (void);

const char      *test_session_get_folder    (void);
void             test_session_add_program   (const char *name,
                                             const char *script);
GDBusConnection *test_session_get_bus       (void);

void             test_session_child_setup   (gpointer    user_data);
void             test_session_photograph_as (const char *name);
char            *test_session_name_keys     (const char *keys);
