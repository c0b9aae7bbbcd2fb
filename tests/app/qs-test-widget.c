/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Works widgets in the test's own process, on a display without a screen.
 *
 * Only the window in front is looked at: a dialog hides what is under it. */

#include "config.h"

#include "qs-test-widget.h"

#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#include <locale.h>
#include <signal.h>
#include <string.h>

#include "qs-application.h"
#include "qs-census-runner.h"
#include "qs-count-forecast.h"
#include "qs-known.h"
#include "qs-race.h"
#include "qs-test-session.h"
#include "qs-window.h"

/* How long anything may take, in seconds: more than the slowest machine needs, since no test waits for it in vain. */
#define TIME_LIMIT 150

/* How long to wait between two looks at a condition when nothing happens in the main loop, in milliseconds. */
#define LOOK_INTERVAL 100

/* The least time that is on offer for a race. */
#define LEAST_RACE_SECONDS 2.0

/* A name that no widget has. */
#define NOTHING "\001"

/* The size of the window around a widget that is shown alone. */
#define WINDOW_WIDTH 900
#define WINDOW_HEIGHT 700

typedef struct
{
  char *path;
  guint n; /* the board of the window; 0 for none */
  GTestFunc func;
} Case;

static struct
{
  QsApplication *application;
  GSettings *settings;
  QsTally *tally; /* of the windows of one test */
  gboolean spares_first_race;
  GSubprocess *hand;       /* xdotool: it reads what to do, line by line */
  GDataInputStream *answers;
} self;

typedef struct
{
  const char *condition;
  gint64 end; /* by the monotonic clock */
} Wait;

static gboolean
look_again_cb (gpointer user_data)
{
  const Wait *wait = user_data;

  if (g_get_monotonic_time () > wait->end)
    {
      g_autofree char *tree = test_describe ();

      /* The end is what a report of many lines still shows. */
      g_error ("\n%sWaited in vain for: %s", tree, wait->condition);
    }

  return G_SOURCE_CONTINUE;
}

/* For test_until() only.
 * @condition: (transfer none): what is waited for; it must stay
 * Returns: the source that has the test look every now and then, because other threads and other programs do not wake
 * the main loop, and that ends the test unless it is removed in time */
guint
test_begin_waiting (const char *condition)
{
  Wait *wait = g_new (Wait, 1);

  *wait = (Wait){ condition, g_get_monotonic_time () + TIME_LIMIT * G_USEC_PER_SEC };

  return g_timeout_add_full (G_PRIORITY_DEFAULT, LOOK_INTERVAL, look_again_cb, wait, g_free);
}

/* Whether a warning is not ours. A menu for which GTK found no monitor has any size afterwards. */
static gboolean
is_of_gtk (const char *message)
{
  static gboolean lacks_monitor;

  lacks_monitor = lacks_monitor || strstr (message, "gdk_monitor_get_geometry") != NULL;

  return g_regex_match_simple (TEST_GTK_WARNINGS, message, 0, 0) ||
         (lacks_monitor && strstr (message, "attempt to allocate") != NULL);
}

/* Ends the test at any other warning. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    {
      if (g_str_equal (fields[i].key, "MESSAGE") && is_of_gtk (fields[i].value))
        return G_LOG_WRITER_HANDLED;
    }

  g_log_writer_default (level, fields, n_fields, user_data);
  if ((level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0)
    raise (SIGTRAP);

  return G_LOG_WRITER_HANDLED;
}

/* Nothing but the display: no bus knows of the application, and so none of another one. */
static void
start_application (void)
{
  g_autoptr (GError) error = NULL;

  self.application = qs_application_new ();
  g_application_set_flags (G_APPLICATION (self.application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (self.application), NULL, &error);
  g_assert_no_error (error);
  self.settings = g_settings_new (QS_APP_ID);
}

static void
start_hand (void)
{
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_child_setup (launcher, test_session_child_setup, NULL, NULL);
  self.hand = g_subprocess_launcher_spawn (launcher, &error, "xdotool", "-", NULL);
  g_assert_no_error (error);
  self.answers = g_data_input_stream_new (g_subprocess_get_stdout_pipe (self.hand));
}

static gboolean
count_turn_cb (gpointer user_data)
{
  guint *n_turns = user_data;

  return ++*n_turns < 2 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* Has the display do what it was asked for, and the widgets handle all that it has told by then. Events are more urgent
 * than frames, but GTK holds them back while a frame is due: so they have all been handled after the second turn of
 * the main loop that has nothing more urgent than a frame. */
static void
catch_up (void)
{
  guint n_turns = 0;

  gdk_display_sync (gdk_display_get_default ());
  g_idle_add_full (GDK_PRIORITY_REDRAW, count_turn_cb, &n_turns, NULL);
  test_until (n_turns == 2);
}

/* Has xdotool do something, and asks the display for something after it: when the answer is here, all of it has been
 * done. The question names no window: one that closes meanwhile, such as a tooltip, would end xdotool.
 *
 * The main loop rests until then. So however slow the hand is, the widgets get all of it at once, with nothing between
 * one key and the next. */
static void
do_by_hand (const char *what)
{
  g_autofree char *lines = g_strconcat (what, "\ngetdisplaygeometry\n", NULL);
  g_autofree char *answer = NULL;
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (g_subprocess_get_stdin_pipe (self.hand), lines, strlen (lines), NULL, NULL, &error);
  g_assert_no_error (error);
  answer = g_data_input_stream_read_line (self.answers, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (answer);
  catch_up ();
}

__typeof__ (g_timeout_add_seconds) __wrap_g_timeout_add_seconds;

/* The linker puts this in the place of g_timeout_add_seconds() in the application, which has messages vanish some
 * seconds later: here they stay until they are closed or replaced, so that no test is too late to read them. */
guint
__wrap_g_timeout_add_seconds (guint       seconds,
                              GSourceFunc func,
                              gpointer    user_data)
{
  return g_timeout_add (G_MAXUINT, func, user_data);
}

__typeof__ (qs_count_forecast_make) __wrap_qs_count_forecast_make;

/* The linker puts this in the place of qs_count_forecast_make(), which counts for a second wherever a large board is
 * shown and has tests of its own. Here all counts take as long as on one slow machine. The real one is seen in
 * app-logout. */
gboolean
__wrap_qs_count_forecast_make (const QsCountOrder *order,
                               QsStop              stop,
                               QsCountForecast    *forecast)
{
  guint64 total;

  if (!qs_known_total (order->n, &total))
    total = G_MAXUINT64;
  *forecast = (QsCountForecast){
    .n = order->n,
    .solutions = (double) total,
    .solutions_error = 0.004,
    .seconds = (double) total / 1e9,
    .memory = 100 << 20,
    .available = G_GUINT64_CONSTANT (8) << 30,
  };

  return TRUE;
}

__typeof__ (qs_race_start) __real_qs_race_start;
__typeof__ (qs_race_start) __wrap_qs_race_start;

/* Has the race that begins by itself in this test, which starts another one or looks at none, have its last racer alone:
 * all of them take a third of a second. */
void
test_spare_first_race (void)
{
  self.spares_first_race = TRUE;
}

/* The linker puts this in the place of qs_race_start(): a race takes the processor for a tenth of the time that is on
 * offer, and of the least time even where more is chosen. What it measures is as much. */
void
__wrap_qs_race_start (QsRace                *race,
                      const QsRaceTask      *task,
                      const QsMethod *const *racers)
{
  QsRaceTask brief = *task;

  brief.budget = MIN (brief.budget, LEAST_RACE_SECONDS) / 10;
  while (brief.is_brief && self.spares_first_race && racers[0] != NULL && racers[1] != NULL)
    racers++;
  __real_qs_race_start (race, &brief, racers);
}

__typeof__ (qs_census_runner_new) __real_qs_census_runner_new;
__typeof__ (qs_census_runner_new) __wrap_qs_census_runner_new;

/* The linker puts this in the place of qs_census_runner_new(): a window whose board is large leaves the other processors
 * to other tests. */
QsCensusRunner *
__wrap_qs_census_runner_new (QsSharedCensus *census,
                             gint64          elapsed,
                             guint           n_threads)
{
  return __real_qs_census_runner_new (census, elapsed, 1);
}

#if GTK_CHECK_VERSION (4, 14, 0)
/* In tests alone this replaces GTK's function: the stand-in for a screen reader has no
 * announcements, and GTK calls them without a check. */
void
gtk_accessible_announce (GtkAccessible                    *accessible,
                         const char                       *message,
                         GtkAccessibleAnnouncementPriority priority)
{
}
#endif

/* Prepares for tests of widgets, and starts the display that they are on. */
void
test_widgets_init (int    *argc,
                   char ***argv)
{
  setlocale (LC_ALL, "");
  g_test_init (argc, argv, NULL);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_writer_func (write_log, NULL, NULL);

  test_session_start_display ();
  g_setenv ("GTK_A11Y", "test", TRUE);
  g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  start_application ();
  start_hand ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

/* Returns: the exit status of the test program */
int
test_widgets_run (void)
{
  int status = g_test_run ();

  g_output_stream_close (g_subprocess_get_stdin_pipe (self.hand), NULL, NULL);
  g_clear_object (&self.answers);
  g_clear_object (&self.hand);
  g_clear_object (&self.settings);
  g_clear_object (&self.application);
  test_session_end ();

  return status;
}

static void
case_free (gpointer data)
{
  Case *test = data;

  g_free (test->path);
  g_free (test);
}

/* Each test begins with the settings of a new user, who has seen a search, of the method whose steps are the fewest. */
static void
reset_settings (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (self.settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (self.settings, keys[i]);
  g_settings_set_string (self.settings, "method", "shifting-masks");
  g_settings_set_boolean (self.settings, "search-seen", TRUE);
}

static void
run_case (gconstpointer data)
{
  const Case *test = data;

  test_session_photograph_as (test->path);
  reset_settings ();
  self.spares_first_race = FALSE;
  if (test->n > 0)
    test_open_window (test->n);
  test->func ();
  test_close_windows ();
}

/* Of programs that have none of their own. */
__attribute__ ((weak)) int
main (int   argc,
      char *argv[])
{
  test_widgets_init (&argc, &argv);
  test_add_all ();

  return test_widgets_run ();
}

/* Adds a test. All windows are closed after it. */
void
test_add_widget (const char *path,
                 GTestFunc   func)
{
  test_add_window (path, 0, func);
}

/* Adds a test of a window that has just been opened, and is closed after it. */
void
test_add_window (const char *path,
                 guint       n,
                 GTestFunc   func)
{
  Case *test = g_new0 (Case, 1);

  test->path = g_strdup (path);
  test->n = n;
  test->func = func;
  g_test_add_data_func_full (path, test, run_case, case_free);
}

/* Returns: the long count of the windows of this test */
QsTally *
test_get_count (void)
{
  if (self.tally == NULL)
    {
      g_autofree char *path = qs_count_records_get_default_path ();
      g_autoptr (QsCountRecords) records = qs_count_records_new (path);

      self.tally = qs_tally_new (records);
    }

  return self.tally;
}

static Window
get_xid (GtkWidget *widget)
{
  return gdk_x11_surface_get_xid (gtk_native_get_surface (gtk_widget_get_native (widget)));
}

/* There is no window manager to give the keyboard to the window in front, or to take it back when a dialog goes. Which
 * one is in front may change as long as this goes on. */
static gboolean
has_keyboard (void)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  GtkWindow *front = test_get_window ();
  Window window, focus;
  int revert_to;

  if (front == NULL)
    return FALSE;

  window = get_xid (GTK_WIDGET (front));
  XGetInputFocus (display, &focus, &revert_to);
  if (focus != window)
    XSetInputFocus (display, window, RevertToParent, CurrentTime);

  return focus == window && gtk_window_is_active (front);
}

static void
take_keyboard (void)
{
  catch_up ();
  test_until (has_keyboard ());
}

static void
present (GtkWindow *window)
{
  gtk_window_present (window);
  test_until (gtk_widget_get_mapped (GTK_WIDGET (window)));
  take_keyboard ();
}

/* Opens the application's window, as large as at its first start. Returns: the window, shown and active */
QsWindow *
test_open_window (guint n)
{
  QsWindow *window = qs_window_new (GTK_APPLICATION (self.application), self.settings, test_get_count (), n);

  present (GTK_WINDOW (window));

  return window;
}

/* Puts a widget into a window of its own. Returns: the window, shown and active */
GtkWindow *
test_show (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_default_size (window, WINDOW_WIDTH, WINDOW_HEIGHT);
  gtk_window_set_child (window, widget);
  present (window);

  return window;
}

/* A popover that goes with its window would keep the keyboard. */
static void
close_popovers (GtkWidget *widget)
{
  GtkWidget *next;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        {
          /* The menu of a window's frame goes with its closing. */
          g_autoptr (GtkPopover) popover = g_object_ref (GTK_POPOVER (child));

          gtk_popover_popdown (popover);
        }
      else
        close_popovers (child);
    }
}

/* Nothing keeps a window that is closed, but for work that is about to end. */
static void
let_go (GtkWindow *window)
{
  gpointer left = NULL;

  if (QS_IS_WINDOW (window))
    {
      left = window;
      g_object_add_weak_pointer (G_OBJECT (window), &left);
    }

  g_object_unref (window);
  test_until (left == NULL);
}

/* A menu has GTK 4.8 ask for a tooltip half a second later, wherever the pointer is, and when the menu is gone by then,
 * GTK warns. A key has it forget that. */
static void
forget_tooltip (void)
{
  do_by_hand ("mousemove " G_STRINGIFY (TEST_SCREEN_WIDTH) " " G_STRINGIFY (TEST_SCREEN_HEIGHT));
  test_type ("Shift_L");
}

/* Closes all windows and ends their work. When this returns they are gone. */
void
test_close_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  if (QS_IS_WINDOW (test_get_window ()))
    forget_tooltip ();
  while (g_list_model_get_n_items (windows) > 0)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, g_list_model_get_n_items (windows) - 1);

      close_popovers (GTK_WIDGET (window));
      gtk_window_destroy (window);
      let_go (g_steal_pointer (&window));
    }

  if (self.tally != NULL)
    qs_tally_stop (self.tally, 0);
  g_clear_object (&self.tally);
}

/* The window that the display knows by @xid; %NULL for what is none, such as a menu, or is not shown. */
static GtkWindow *
find_window (Window xid)
{
  GdkSurface *surface = gdk_x11_surface_lookup_for_display (gdk_display_get_default (), xid);
  GtkNative *native = surface != NULL ? gtk_native_get_for_surface (surface) : NULL;

  return GTK_IS_WINDOW (native) && gtk_widget_get_mapped (GTK_WIDGET (native)) ? GTK_WINDOW (native) : NULL;
}

/* Asks the display, since an older window comes to the front again when it is presented. Returns: (nullable): the
 * window that is in front of all others */
GtkWindow *
test_get_window (void)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  GtkWindow *window = NULL;
  Window root, parent, *xids = NULL;
  guint n = 0;

  XQueryTree (display, DefaultRootWindow (display), &root, &parent, &xids, &n);
  while (n > 0 && window == NULL)
    window = find_window (xids[--n]);
  if (xids != NULL)
    XFree (xids);

  return window;
}

/* @title: a window's title, which may hold `*`
 * Returns: whether that is the window in front, to which keys and clicks go */
gboolean
test_is_active (const char *title)
{
  GtkWindow *window = test_get_window ();
  const char *its_title = window != NULL ? gtk_window_get_title (window) : NULL;

  return its_title != NULL && g_pattern_match_simple (title, its_title);
}

/* Whether no dialog is in front of the application's window, whatever its title. */
gboolean
test_window_is_active (void)
{
  return QS_IS_WINDOW (test_get_window ());
}

/* The text of the labels in a widget, which is the name of a button that has no other. */
static void
append_text (GtkWidget *widget,
             GString   *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append (text, gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_text (child, text);
}

/* What @widget reports to a screen reader; %NULL where it reports nothing. The only way to ask is to guess wrong. */
static char *
ask_for (GtkWidget            *widget,
         GtkAccessibleProperty property)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (!gtk_test_accessible_has_property (accessible, property))
    return NULL;

  return gtk_test_accessible_check_property (accessible, property, NOTHING);
}

/* The mark of a key is not a part of the name. */
static char *
take_underscores_away (char *name)
{
  char *end = name;

  for (const char *c = name; *c != '\0'; c++)
    {
      if (*c != '_')
        *end++ = *c;
    }
  *end = '\0';

  return name;
}

/* Returns: (transfer full): its accessible name; empty where it has none */
char *
test_get_name (GtkWidget *widget)
{
  g_autoptr (GList) labels = NULL;
  GString *text;
  char *name;

  if (GTK_IS_LABEL (widget))
    return g_strdup (gtk_label_get_text (GTK_LABEL (widget)));

  name = ask_for (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (name != NULL)
    return take_underscores_away (name);

  text = g_string_new (NULL);
  labels = gtk_widget_list_mnemonic_labels (widget);
  if (labels != NULL)
    append_text (labels->data, text);
  else if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    append_text (widget, text);

  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): its accessible description */
char *
test_get_words (GtkWidget *widget)
{
  return ask_for (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static gboolean
is_kind (GtkWidget *widget,
         TestKind   kind)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  switch (kind)
    {
    case TEST_LABEL:
      return GTK_IS_LABEL (widget);
    case TEST_BUTTON:
      return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget);
    case TEST_CHECK:
      return GTK_IS_CHECK_BUTTON (widget);
    case TEST_NUMBER:
      return GTK_IS_SPIN_BUTTON (widget) || GTK_IS_RANGE (widget) || GTK_IS_PROGRESS_BAR (widget);
    case TEST_ENTRY:
      return GTK_IS_ENTRY (widget) || role == GTK_ACCESSIBLE_ROLE_TEXT_BOX || role == GTK_ACCESSIBLE_ROLE_SEARCH_BOX;
    case TEST_IMAGE:
      return role == GTK_ACCESSIBLE_ROLE_IMG;
    case TEST_MENU_ITEM:
      return role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
             role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
    case TEST_ITEM:
      return role == GTK_ACCESSIBLE_ROLE_LIST_ITEM || role == GTK_ACCESSIBLE_ROLE_GRID_CELL;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
has_name (GtkWidget  *widget,
          const char *pattern)
{
  g_autofree char *name = test_get_name (widget);

  return g_pattern_match_simple (pattern, name);
}

/* When a tooltip comes is a matter of time, so nothing in it is found. */
static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && !g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow");
}

/* Adds the visible widgets of a kind and a name, from the top, until there are @most. */
static void
collect (GtkWidget  *widget,
         TestKind    kind,
         const char *name,
         guint       most,
         GPtrArray  *found)
{
  if (!is_seen (widget) || found->len == most)
    return;

  if (is_kind (widget, kind) && has_name (widget, name))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, kind, name, most, found);
}

/* @name: its accessible name, which may hold `*`
 * Returns: (transfer container) (element-type GtkWidget): all such widgets that the window in front shows, from the
 * top */
GPtrArray *
test_list (TestKind    kind,
           const char *name)
{
  GPtrArray *found = g_ptr_array_new ();
  GtkWindow *window = test_get_window ();

  if (window != NULL)
    collect (GTK_WIDGET (window), kind, name, G_MAXUINT, found);

  return found;
}

/* @name: its accessible name, which may hold `*`
 * Returns: (nullable): the first such widget that the window in front shows; %NULL when there is none at this moment */
GtkWidget *
test_look_for (TestKind    kind,
               const char *name)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GtkWindow *window = test_get_window ();

  if (window != NULL)
    collect (GTK_WIDGET (window), kind, name, 1, found);

  return found->len > 0 ? found->pdata[0] : NULL;
}

static GtkWidget *
find_type (GtkWidget *widget,
           GType      type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);

  return found;
}

/* Returns: (nullable): the first one that the window in front shows */
GtkWidget *
test_look_for_type (GType type)
{
  return find_type (GTK_WIDGET (test_get_window ()), type);
}

/* Waits until there is such a widget.
 * @name: its accessible name, which may hold `*`
 * Returns: the first one that the window in front shows */
GtkWidget *
test_find (TestKind    kind,
           const char *name)
{
  g_autofree char *wanted = g_strdup_printf ("a widget named “%s”", name);
  guint alarm = test_begin_waiting (wanted);
  GtkWidget *widget;

  while ((widget = test_look_for (kind, name)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (alarm);

  return widget;
}

/* @text: a text, which may hold `*`
 * Returns: whether a label of the window in front shows it */
gboolean
test_shows (const char *text)
{
  return test_look_for (TEST_LABEL, text) != NULL;
}

/* @text: a text, which may hold `*`
 * Returns: whether the tooltip of a label of the window in front says it */
gboolean
test_tells (const char *text)
{
  g_autoptr (GPtrArray) labels = test_list (TEST_LABEL, "*");

  for (guint i = 0; i < labels->len; i++)
    {
      const char *tooltip = gtk_widget_get_tooltip_text (labels->pdata[i]);

      if (tooltip != NULL && g_pattern_match_simple (text, tooltip))
        return TRUE;
    }

  return FALSE;
}

/* Waits for a widget. Returns: whether it can be used */
gboolean
test_is_sensitive (TestKind    kind,
                   const char *name)
{
  return gtk_widget_is_sensitive (test_find (kind, name));
}

/* Waits for it.
 * @kind: %TEST_BUTTON, %TEST_CHECK or %TEST_ITEM
 * @name: the name of a toggle, a tab, a check button or an item
 * Returns: whether it is pressed, checked or selected */
gboolean
test_is_on (TestKind    kind,
            const char *name)
{
  GtkWidget *widget = test_find (kind, name);

  return (gtk_widget_get_state_flags (widget) & (GTK_STATE_FLAG_CHECKED | GTK_STATE_FLAG_SELECTED)) != 0;
}

/* Whether the focus has come back from lists and the like, a moment after they have closed. Keys go nowhere until then. */
gboolean
test_has_left_popover (void)
{
  GtkWidget *focus = gtk_window_get_focus (test_get_window ());

  return focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) == NULL;
}

static gint64
get_time (QsClock *clock)
{
  return ((TestClock *) clock)->now;
}

TestClock test_clock = { .parent.get_time = get_time, .now = G_USEC_PER_SEC };

/* Where a widget is in the window, in pixels. */
graphene_rect_t
test_get_place (GtkWidget *widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test_get_window ()), &place));

  return place;
}

/* Where the middle of a widget is across the window, in pixels. */
double
test_get_middle (GtkWidget *widget)
{
  graphene_rect_t place = test_get_place (widget);

  return place.origin.x + place.size.width / 2;
}

/* Where the end of a text is across the window, in pixels. */
double
test_find_end (const char *text)
{
  graphene_rect_t place = test_get_place (test_find (TEST_LABEL, text));

  return place.origin.x + place.size.width;
}

/* Returns: whether the keys go to it, or to something in it */
gboolean
test_has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Waits for it.
 * @name: the name of a spin button, a slider or a progress bar
 * Returns: its value */
double
test_get_number (const char *name)
{
  GtkWidget *widget = test_find (TEST_NUMBER, name);

  if (GTK_IS_SPIN_BUTTON (widget))
    return gtk_spin_button_get_value (GTK_SPIN_BUTTON (widget));
  if (GTK_IS_RANGE (widget))
    return gtk_range_get_value (GTK_RANGE (widget));

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (widget));
}

/* Returns: whether the entry holds the text */
gboolean
test_entry_holds (const char *name,
                  const char *text)
{
  return g_str_equal (gtk_editable_get_text (GTK_EDITABLE (test_find (TEST_ENTRY, name))), text);
}

static GtkWidget *
look_for_ready_button (const char *name)
{
  GtkWidget *widget = test_look_for (TEST_BUTTON, name);

  return widget != NULL && gtk_widget_is_sensitive (widget) ? widget : NULL;
}

/* Waits until a button can be pressed, and presses it. */
void
test_press (const char *button)
{
  g_autofree char *wanted = g_strdup_printf ("a button named “%s” that can be pressed", button);
  guint alarm = test_begin_waiting (wanted);
  GtkWidget *widget;

  while ((widget = look_for_ready_button (button)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (alarm);

  if (GTK_IS_MENU_BUTTON (widget))
    gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
  else
    g_signal_emit_by_name (widget, "clicked");
}

/* Waits until it can be used, and ticks it or takes the tick away. */
void
test_tick (const char *check)
{
  test_until (test_is_sensitive (TEST_CHECK, check));
  g_assert_true (gtk_widget_activate (test_find (TEST_CHECK, check)));
}

/* The first widget below @widget that drops down a list and has the name. */
static GtkDropDown *
find_drop_down (GtkWidget  *widget,
                const char *name)
{
  GtkDropDown *found = NULL;

  if (GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget) && has_name (widget, name))
    return GTK_DROP_DOWN (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_drop_down (child, name);

  return found;
}

/* Waits until the list can be used, and selects an item.
 * @place: an item's place from the top, from 0 */
void
test_select (const char *drop_down,
             guint       place)
{
  GtkDropDown *found = NULL;

  test_until ((found = find_drop_down (GTK_WIDGET (test_get_window ()), drop_down)) != NULL &&
              gtk_widget_is_sensitive (GTK_WIDGET (found)));
  gtk_drop_down_set_selected (found, place);
}

static GtkWidget *
look_for_menu_item (guint place)
{
  g_autoptr (GPtrArray) items = test_list (TEST_MENU_ITEM, "*");

  return place < items->len ? items->pdata[place] : NULL;
}

/* Opens a menu, and chooses an item as soon as it can be chosen.
 * @place: an item's place from the top, from 0 */
void
test_choose (const char *menu,
             guint       place)
{
  GtkWidget *item = NULL;

  test_press (menu);
  test_until ((item = look_for_menu_item (place)) != NULL && gtk_widget_is_sensitive (item));
  g_assert_true (gtk_widget_activate (item));
}

/* Activates an action of the window in front.
 * @action: an action's name with its group, such as “win.next” */
void
test_activate (const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (test_get_window ()), action, NULL));
}

/* Waits for a widget, and sets its value.
 * @name: the name of a spin button or a slider */
void
test_set_number (const char *name,
                 double      number)
{
  GtkWidget *widget = test_find (TEST_NUMBER, name);

  if (GTK_IS_SPIN_BUTTON (widget))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget), number);
  else
    gtk_range_set_value (GTK_RANGE (widget), number);
}

/* Replaces the text in the entry. */
void
test_set_text (const char *entry,
               const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (test_find (TEST_ENTRY, entry)), text);
}

/* Presses keys in the window in front, one after the other. When this returns, the widgets have had them all; what is
 * done in idle time or in another thread may still be to come.
 * @keys: keys with blanks between, such as “ctrl+g 5 Return” */
void
test_type (const char *keys)
{
  g_autofree char *names = test_session_name_keys (keys);
  g_autofree char *what = g_strdup_printf ("key --delay 1 %s", names);

  take_keyboard ();
  do_by_hand (what);
}

/* Moves the pointer to a place in the window in front. Clicks have arrived when this returns; what a mere move does
 * may come with a later frame.
 * @x: a place in it, from the left in pixels
 * @then: what xdotool is to do there, such as “click 1” */
void
test_point (GtkWidget  *widget,
            double      x,
            double      y,
            const char *then)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autofree char *what = NULL;
  graphene_point_t place = GRAPHENE_POINT_INIT ((float) x, (float) y);
  double left, top;

  take_keyboard ();
  g_assert_true (gtk_widget_compute_point (widget, GTK_WIDGET (native), &place, &place));
  gtk_native_get_surface_transform (native, &left, &top);
  what = g_strdup_printf ("mousemove --window %lu %d %d %s", get_xid (widget), (int) (place.x + left),
                          (int) (place.y + top), then);
  do_by_hand (what);
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  guint *n_left = user_data;

  if (*n_left > 0)
    (*n_left)--;

  return *n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* GTK may ask for a size of its own at the same time, such as when a page needs more room. */
static gboolean
try_size (const char *what,
          int         width,
          int         height)
{
  do_by_hand (what);
  test_pass_frames (2);

  return test_has_size (width, height);
}

/* Waits until the window in front is so large, which must be possible.
 * @width: a width, in pixels
 * @height: a height, in pixels */
void
test_resize (int width,
             int height)
{
  g_autofree char *what =
      g_strdup_printf ("windowsize %lu %d %d", get_xid (GTK_WIDGET (test_get_window ())), width, height);

  test_until (try_size (what, width, height));
}

/* @width: a width, in pixels
 * @height: a height, in pixels
 * Returns: whether the window in front is so large */
gboolean
test_has_size (int width,
               int height)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (test_get_window ()));

  return gdk_surface_get_width (surface) == width && gdk_surface_get_height (surface) == height;
}

/* Lets the window in front draw that many frames: anything that moves by itself would show by then. A window that
 * closes meanwhile draws no more. */
void
test_pass_frames (guint n_frames)
{
  g_autoptr (GtkWidget) window = g_object_ref (GTK_WIDGET (test_get_window ()));
  guint n_left = n_frames;
  guint callback = gtk_widget_add_tick_callback (window, frame_cb, &n_left, NULL);

  test_until (n_left == 0 || !gtk_widget_get_mapped (window));
  if (n_left > 0)
    gtk_widget_remove_tick_callback (window, callback);
}

/* Waits until the page of the solutions has its place for the board, above the images of the solution, and the keys
 * go to the board. Returns: the board */
GtkWidget *
test_find_board (void)
{
  test_find (TEST_BUTTON, "Quarter turn*");
  test_pass_frames (2);
  test_until (test_has_focus (test_find (TEST_IMAGE, "Board of *")));

  return test_find (TEST_IMAGE, "Board of *");
}

/* Returns: the row that it is in */
GtkWidget *
test_get_row (GtkWidget *widget)
{
  while (!g_str_equal (gtk_widget_get_css_name (widget), "row"))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

static void
append_cells (GtkWidget *widget,
              GString   *cells)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (cells, "%s|", gtk_label_get_text (GTK_LABEL (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    append_cells (child, cells);
}

/* @widget: a row of a table, or something in it
 * Returns: (transfer full): the texts in the row, each with a bar after it */
char *
test_read_row (GtkWidget *widget)
{
  GString *cells = g_string_new (NULL);

  append_cells (test_get_row (widget), cells);

  return g_string_free (cells, FALSE);
}

static void
describe (GtkWidget *widget,
          GString   *text)
{
  g_autofree char *name = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;

  name = test_get_name (widget);
  if (*name != '\0')
    g_string_append_printf (text, "  %s “%s”%s\n", G_OBJECT_TYPE_NAME (widget), name,
                            gtk_widget_is_sensitive (widget) ? "" : ", insensitive");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe (child, text);
}

/* Returns: (transfer full): all named widgets of the window in front, for a message */
char *
test_describe (void)
{
  GString *text = g_string_new (NULL);
  GtkWindow *window = test_get_window ();

  if (window != NULL)
    describe (GTK_WIDGET (window), text);

  return g_string_free (text, FALSE);
}
