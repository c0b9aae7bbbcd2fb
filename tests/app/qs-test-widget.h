/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Works widgets in the test's own process, on a display without a screen.
 *
 *   QS_TEST_WINDOW (keys, 8)   the head of a test of a whole window, made before it, closed after it
 *   QS_TEST_WIDGET (alone)     or of none: test_show (widget) puts one into a window
 *
 *   a test:  test_press ("Next solution");  test_type ("Right ctrl+g 5 0 Return");  test_until (test_shows ("of 92"));
 *
 * Widgets are named as a screen reader names them. test_until() looks whenever something has happened in the main
 * loop, never after a time. Keys and clicks are real ones: the widgets have had them when test_type() returns, but much of
 * what they do comes later, from idle time and from threads. So wait for it. */

#pragma once

#include <gtk/gtk.h>

#include "qs-clock.h"
#include "qs-tally.h"
#include "qs-test-main.h"
#include "qs-window.h"

/* A clock that stands still unless a test turns it. */
typedef struct
{
  QsClock parent;
  gint64 now; /* in microseconds */
} TestClock;

extern TestClock test_clock;

/* The kinds of widgets that tests ask for.
 * @TEST_LABEL: a text
 * @TEST_BUTTON: anything that can be pressed
 * @TEST_CHECK: a box to tick
 * @TEST_NUMBER: anything with a number: to set, or a progress bar
 * @TEST_ENTRY: a line to write into
 * @TEST_IMAGE: a picture, such as a board
 * @TEST_ITEM: an item of a list or a grid
 * @TEST_MENU_ITEM: an item of an open menu */
typedef enum
{
  TEST_LABEL,
  TEST_BUTTON,
  TEST_CHECK,
  TEST_NUMBER,
  TEST_ENTRY,
  TEST_IMAGE,
  TEST_ITEM,
  TEST_MENU_ITEM,
} TestKind;

/* Lets the main loop work until @condition is true. It is looked at each time that something has happened. Ends the
 * test when that takes minutes.
 * @condition: an expression */
#define test_until(condition)                             \
  G_STMT_START                                            \
    {                                                     \
      guint test_alarm = test_begin_waiting (#condition); \
                                                          \
      while (!(condition))                                \
        g_main_context_iteration (NULL, TRUE);            \
      g_source_remove (test_alarm);                       \
    }                                                     \
  G_STMT_END

#define QS_TEST_WINDOW(name, n)                                     \
  static void test_##name (void);                                   \
  QS_TEST_REGISTER (name, test_add_window (path, (n), test_##name)) \
  static void test_##name (void)

#define QS_TEST_WIDGET(name)                                   \
  static void test_##name (void);                              \
  QS_TEST_REGISTER (name, test_add_widget (path, test_##name)) \
  static void test_##name (void)

/* Stands before a block that adds tests in other ways. */
#define QS_TEST_WIDGETS               \
  static void add_tests (void);       \
                                      \
  int                                 \
  main (int   argc,                   \
        char *argv[])                 \
  {                                   \
    test_widgets_init (&argc, &argv); \
    test_add_all ();                  \
    add_tests ();                     \
                                      \
    return test_widgets_run ();       \
  }                                   \
                                      \
  static void                         \
  add_tests (void)

guint        test_begin_waiting (const char *condition);

void         test_widgets_init  (int        *argc,
                                 char     ***argv);
int          test_widgets_run   (void);
void         test_add_widget    (const char *path,
                                 GTestFunc   func);
void         test_add_window    (const char *path,
                                 guint       n,
                                 GTestFunc   func);

QsWindow    *test_open_window   (guint       n);
QsTally *test_get_count     (void);
void         test_spare_first_race (void);
GtkWindow   *test_show          (GtkWidget  *widget);
void         test_close_windows (void);
GtkWindow   *test_get_window    (void);
gboolean     test_is_active     (const char *title);
gboolean     test_window_is_active (void);

GPtrArray   *test_list          (TestKind    kind,
                                 const char *name);
GtkWidget   *test_look_for      (TestKind    kind,
                                 const char *name);
GtkWidget   *test_look_for_type (GType       type);
GtkWidget   *test_find          (TestKind    kind,
                                 const char *name);
gboolean     test_shows         (const char *text);
gboolean     test_tells         (const char *text);
gboolean     test_is_sensitive  (TestKind    kind,
                                 const char *name);
gboolean     test_is_on         (TestKind    kind,
                                 const char *name);
graphene_rect_t test_get_place  (GtkWidget  *widget);
double       test_get_middle    (GtkWidget  *widget);
double       test_find_end      (const char *text);
gboolean     test_has_focus     (GtkWidget  *widget);
gboolean     test_has_left_popover (void);
double       test_get_number    (const char *name);
gboolean     test_entry_holds   (const char *name,
                                 const char *text);

void         test_press         (const char *button);
void         test_tick          (const char *check);
void         test_select        (const char *drop_down,
                                 guint       place);
void         test_choose        (const char *menu,
                                 guint       place);
void         test_activate      (const char *action);
void         test_set_number    (const char *name,
                                 double      number);
void         test_set_text      (const char *entry,
                                 const char *text);
void         test_type          (const char *keys);
void         test_point         (GtkWidget  *widget,
                                 double      x,
                                 double      y,
                                 const char *then);

void         test_resize        (int         width,
                                 int         height);
gboolean     test_has_size      (int         width,
                                 int         height);
void         test_pass_frames   (guint       n_frames);

GtkWidget   *test_find_board    (void);
char        *test_get_name      (GtkWidget  *widget);
char        *test_get_words     (GtkWidget  *widget);
GtkWidget   *test_get_row       (GtkWidget  *widget);
char        *test_read_row      (GtkWidget  *widget);
char        *test_describe      (void);
