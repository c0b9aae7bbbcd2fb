/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds, reads and works the widgets of a running application, as a screen reader and a hand at the keyboard do. */

#pragma once

#include "qs-test-app.h"

/* The kinds of widgets that tests ask for.
 * @TEST_LABEL: a text
 * @TEST_BUTTON: anything that can be pressed
 * @TEST_CHECK: a box to tick; GTK 4.8 lets only keys and the pointer do that
 * @TEST_MENU_ITEM: an item of an open menu; GTK 4.18 does not report its name
 * @TEST_NUMBER: anything with a number that can be set
 * @TEST_ENTRY: a line to write into
 * @TEST_IMAGE: a picture, such as a board */
typedef enum
{
  TEST_LABEL,
  TEST_BUTTON,
  TEST_CHECK,
  TEST_MENU_ITEM,
  TEST_NUMBER,
  TEST_ENTRY,
  TEST_IMAGE,
} TestKind;

/* Looks at a widget on a walk.
 * @widget: a widget
 * @user_data: the caller's data
 * Returns: whether to continue */
typedef gboolean (*TestVisit) (AtspiAccessible *widget,
                               gpointer         user_data);

guint            test_count_windows  (TestApp         *app);
gboolean         test_is_active      (TestApp         *app,
                                      const char      *title);
gboolean         test_window_is_active
                                     (TestApp         *app);
AtspiAccessible *test_get_window     (TestApp         *app);

AtspiAccessible *test_look_for       (TestApp         *app,
                                      TestKind         kind,
                                      const char      *name);
AtspiAccessible *test_find           (TestApp         *app,
                                      TestKind         kind,
                                      const char      *name);
gboolean         test_shows          (TestApp         *app,
                                      const char      *text);
gboolean         test_is_sensitive   (TestApp         *app,
                                      TestKind         kind,
                                      const char      *name);
gboolean         test_is_on          (TestApp         *app,
                                      TestKind         kind,
                                      const char      *name);
double           test_get_number     (TestApp         *app,
                                      const char      *name);
gboolean         test_entry_holds    (TestApp         *app,
                                      const char      *name,
                                      const char      *text);

void             test_press          (TestApp         *app,
                                      const char      *button);
void             test_choose         (TestApp         *app,
                                      const char      *menu,
                                      guint            place);
void             test_set_number     (TestApp         *app,
                                      const char      *name,
                                      double           number);
void             test_set_value      (AtspiAccessible *widget,
                                      double           value);
void             test_set_text       (TestApp         *app,
                                      const char      *entry,
                                      const char      *text);
void             test_type           (TestApp         *app,
                                      const char      *keys);
char            *test_xdotool        (const char      *arguments);

char            *test_get_name       (AtspiAccessible *widget);
gboolean         test_is_shown       (AtspiAccessible *widget);
gboolean         test_has_state      (AtspiAccessible *widget,
                                      AtspiStateType   state);
gboolean         test_walk           (AtspiAccessible *widget,
                                      TestVisit        visit,
                                      gpointer         user_data);
char            *test_describe       (TestApp         *app);
