/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions at random on the real window.
 *
 * Places are in thousandths of the window, and widgets in thousandths of those that can be used at that moment: so an
 * action means something in any window, and after any other action. */

#include "config.h"

#include "qs-test-monkey.h"

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "qs-test-chooser.h"
#include "qs-test-pages.h"
#include "qs-test-session.h"
#include "qs-test-widget.h"

/* How large a file may become, in bytes: to write more fails, as on a full disk. */
#define LARGEST_FILE (16 << 20)

/* How long one action may take, in seconds: what takes longer hangs. */
#define TIME_LIMIT 300

/* How often the main loop works after each action. */
#define N_TURNS 30

/* How many windows there are at most, dialogs not among them. */
#define MOST_WINDOWS 2

#define THOUSAND 1000

/* What the desktop can prefer, by the name that GTK has for it. */
#if GTK_CHECK_VERSION(4, 20, 0)
#define DARK "gtk-interface-color-scheme 2"
#define LIGHT "gtk-interface-color-scheme 3"
#else
#define DARK "gtk-application-prefer-dark-theme 1"
#define LIGHT "gtk-application-prefer-dark-theme 0"
#endif

typedef struct
{
  const char *verb;
  guint weight;               /* how often, compared with the others */
  void (*act) (char **words); /* does it with the words behind the verb, after the last of which is NULL */
  const char *choices;        /* for these words, with bars between; each # is a number below a thousand */
} Action;

/* Files that are opened; one that is named otherwise is not there. */
static const struct
{
  const char *name;
  const char *content;
} files[] = {
  { "good", "2 4 1 3\n3 1 4 2\n" },
  { "wrong", "1 2 3 4\n2 4 1 3\n2 4 1 3\n9 9 9 9\n" },
  { "words", "queens\n" },
  { "nothing", "" },
  { "steps", "n 6\ncheck 1 1\nplace 1 1 line 2\nplace 2 3\nplace 2 4\nremove 1 1\nsolution 1 2\nplace 9 9\n" },
  { "more-steps", "place 0 0\nplace 1 2\nremove 1 2\nplace 1 3\nremove 1 3\nremove 0 0\n" },
  { "many", "1 5 8 6 3 7 2 4\n1 6 8 3 7 4 2 5\n1 7 4 6 8 2 5 3\n1 7 5 8 2 4 6 3\n2 4 6 8 3 1 7 5\n" },
};

static GSettings *settings;

static char *
get_path (const char *name)
{
  return g_build_filename (test_session_get_folder (), name, NULL);
}

__typeof__ (gtk_print_run_page_setup_dialog_async) __wrap_gtk_print_run_page_setup_dialog_async;

/* Nobody works at GTK's own dialogs for printers. */
void
__wrap_gtk_print_run_page_setup_dialog_async (GtkWindow           *parent,
                                              GtkPageSetup        *page_setup,
                                              GtkPrintSettings    *print_settings,
                                              GtkPageSetupDoneFunc done,
                                              gpointer             user_data)
{
  done (NULL, user_data);
}

GtkPrintOperationResult __real_gtk_print_operation_run (GtkPrintOperation      *operation,
                                                        GtkPrintOperationAction action,
                                                        GtkWindow              *parent,
                                                        GError                **error);
__typeof__ (gtk_print_operation_run) __wrap_gtk_print_operation_run;

GtkPrintOperationResult
__wrap_gtk_print_operation_run (GtkPrintOperation      *operation,
                                GtkPrintOperationAction action,
                                GtkWindow              *parent,
                                GError                **error)
{
  if (action == GTK_PRINT_OPERATION_ACTION_EXPORT)
    return __real_gtk_print_operation_run (operation, action, parent, error);

  g_signal_emit_by_name (operation, "done", GTK_PRINT_OPERATION_RESULT_CANCEL);

  return GTK_PRINT_OPERATION_RESULT_CANCEL;
}

/* In this test alone this replaces GIO's function: no other program is started. */
void
g_app_info_launch_default_for_uri_async (const char         *uri,
                                         GAppLaunchContext  *context,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "no program is there for it");
}

static void
pass (guint n_turns)
{
  for (guint i = 0; i < n_turns && g_main_context_iteration (NULL, FALSE); i++)
    continue;
}

/* How many windows are shown, or dialogs that keep keys and clicks from all others. */
static guint
count_windows (gboolean is_modal)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      n += gtk_widget_get_mapped (GTK_WIDGET (window)) && gtk_window_get_modal (window) == is_modal &&
           (is_modal || QS_IS_WINDOW (window));
    }

  return n;
}

/* Whether the window in front is one too many, or another that came above a dialog, which keeps the keys from it. */
static gboolean
is_out_of_place (GtkWindow *front)
{
  return front != NULL && !gtk_window_get_modal (front) &&
         (count_windows (TRUE) > 0 || (QS_IS_WINDOW (front) && count_windows (FALSE) > MOST_WINDOWS));
}

/* There is a window to work at. */
static void
tidy_up (void)
{
  while (is_out_of_place (test_get_window ()))
    {
      gtk_window_close (test_get_window ());
      pass (N_TURNS);
    }

  if (test_get_window () == NULL)
    test_open_window (8);
}

/* What the action before has changed has its place after this, or has gone. */
static void
settle (void)
{
  test_pass_frames (1);
  tidy_up ();
}

/* Number @text of a thousand as a place among @n things. */
static guint
pick (const char *text,
      guint       n)
{
  return (guint) g_ascii_strtoull (text, NULL, 10) * n / THOUSAND;
}

/* The menu that is open in @widget, which keeps keys and clicks from all else; %NULL for none. */
static GtkWidget *
find_open_menu (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_open_menu (child);

  if (found == NULL && GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) &&
      gtk_popover_get_autohide (GTK_POPOVER (widget)))
    found = widget;

  return found;
}

/* Closes any menu that is open: GTK 4.8 has no place for a menu whose button goes out of sight. See docs/known-faults.md.
 * Returns: the window in front */
static GtkWidget *
leave_menus (void)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ()), *menu;

  while ((menu = find_open_menu (window)) != NULL)
    {
      g_autoptr (GtkPopover) popover = g_object_ref (GTK_POPOVER (menu));

      gtk_popover_popdown (popover);
    }

  return window;
}

static gboolean
can_be_used (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) ||
         GTK_IS_SWITCH (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_RANGE (widget) || GTK_IS_EDITABLE (widget) ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM || role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
         role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO;
}

/* GTK 4.8 has no place for a menu of what was scrolled away: see docs/known-faults.md. */
static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_native (widget));
  graphene_rect_t place;

  return gtk_widget_compute_bounds (widget, window, &place) && place.origin.x >= 0 && place.origin.y >= 0 &&
         place.origin.x + place.size.width <= (float) MIN (gtk_widget_get_width (window), TEST_SCREEN_WIDTH) &&
         place.origin.y + place.size.height <= (float) MIN (gtk_widget_get_height (window), TEST_SCREEN_HEIGHT);
}

static void
collect (GtkWidget *widget,
         GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (can_be_used (widget) && is_in_sight (widget))
    g_ptr_array_add (found, g_object_ref (widget));
  if (GTK_IS_EDITABLE (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_DROP_DOWN (widget))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, found);
}

static void
set_number (GtkAdjustment *adjustment,
            const char    *place)
{
  double lower = gtk_adjustment_get_lower (adjustment);
  double room = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment) - lower;

  gtk_adjustment_set_value (adjustment, lower + room * g_ascii_strtod (place, NULL) / (THOUSAND - 1));
}

static void
write_text (GtkEditable *editable,
            const char  *place)
{
  static const char *const texts[] = { "", "0", "1", "-1", "17", "92", "1e9", "99999999999999999999", "a1", "c4 h8",
                                       "1 5 8 6 3 7 2 4", "♛", "%s%n", " " };

  gtk_editable_set_text (editable, texts[pick (place, G_N_ELEMENTS (texts))]);
  gtk_widget_activate (GTK_WIDGET (editable));
}

/* One of the widgets that can be used, as its kind is used. */
static void
use (char **words)
{
  g_autoptr (GPtrArray) usable = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window, *menu, *widget;
  g_autofree char *name = NULL;

  settle ();
  window = GTK_WIDGET (test_get_window ());
  menu = find_open_menu (window);
  collect (menu != NULL ? menu : window, usable);
  if (usable->len == 0)
    return;

  widget = usable->pdata[pick (words[0], usable->len)];
  name = test_get_name (widget);
  g_print ("#   %s “%s”\n", G_OBJECT_TYPE_NAME (widget), name);

  if (GTK_IS_SPIN_BUTTON (widget))
    set_number (gtk_spin_button_get_adjustment (GTK_SPIN_BUTTON (widget)), words[1]);
  else if (GTK_IS_RANGE (widget))
    set_number (gtk_range_get_adjustment (GTK_RANGE (widget)), words[1]);
  else if (GTK_IS_DROP_DOWN (widget))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (widget),
                                pick (words[1], g_list_model_get_n_items (
                                                  gtk_drop_down_get_model (GTK_DROP_DOWN (widget)))));
  else if (GTK_IS_EDITABLE (widget))
    write_text (GTK_EDITABLE (widget), words[1]);
  else if (GTK_IS_MENU_BUTTON (widget))
    gtk_menu_button_popup (GTK_MENU_BUTTON (widget));
  else if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    gtk_widget_activate (widget);
}

/* Whether a key could open a menu of what was scrolled away, be it a button or the cursor in a text. */
static gboolean
has_menu_out_of_sight (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window), *parent = focus != NULL ? gtk_widget_get_parent (focus) : NULL;

  return (GTK_IS_LABEL (focus) || GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent)) && !is_in_sight (focus);
}

static void
press_keys (char **words)
{
  if (!has_menu_out_of_sight (test_get_window ()))
    test_type (words[0]);
}

/* The place, and what is done there in the words of xdotool. Nothing is dragged, and nothing is clicked while it is on its way
 * to another place: see docs/known-faults.md. */
static void
point (char **words)
{
  g_autofree char *then = g_strjoinv (" ", words + 2);
  GtkWidget *window;

  settle ();
  window = GTK_WIDGET (test_get_window ());
  test_point (window, pick (words[0], (guint) gtk_widget_get_width (window)),
              pick (words[1], (guint) gtk_widget_get_height (window)), then);
}

/* Nobody can take the edge of a window while a menu is open. */
static void
resize (char **words)
{
  gtk_window_set_default_size (GTK_WINDOW (leave_menus ()), atoi (words[0]), atoi (words[1]));
  test_pass_frames (2);
}

static void
set_queens (char **words)
{
  gtk_widget_activate_action (leave_menus (), "win.set-queens", "u", pick (words[0], 32) + 1);
}

static void
activate (char **words)
{
  GtkWidget *window = leave_menus ();
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  gtk_widget_activate_action (focus != NULL ? focus : window, words[0], NULL);
}

static void
open_file (char **words)
{
  g_autofree char *path = get_path (words[0]);

  test_chooser_choose (g_file_new_for_path (path));
  gtk_widget_activate_action (leave_menus (), "win.open", NULL);
}

/* What the next dialog that asks for a file answers. */
static void
choose_file (char **words)
{
  test_chooser_choose (g_file_new_for_commandline_arg_and_cwd (words[0], test_session_get_folder ()));
}

static void
prefer (char **words)
{
  g_autoptr (GVariant) old = g_settings_get_value (settings, words[0]);

  leave_menus ();
  g_settings_set_value (settings, words[0], g_variant_parse (g_variant_get_type (old), words[1], NULL, NULL, NULL));
}

static void
set_desktop (char **words)
{
  leave_menus ();
  g_object_set (gtk_settings_get_default (), words[0], atoi (words[1]), NULL);
}

static void
set_direction (char **words)
{
  leave_menus ();
  gtk_widget_set_default_direction (g_str_equal (words[0], "left") ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

static void
wait (char **words)
{
  test_pass_frames (pick (words[0], 30) + 1);
}

/* All windows that open from now on are in that language; “C” is the one of the sources. */
static void
speak (char **words)
{
  if (!g_str_equal (words[0], "C"))
    test_speak (words[0]);
}

static const Action actions[] = {
  { "key", 40, press_keys,
    "Left|Right|Up|Down|Page_Up|Page_Down|Home|End|Return|space|Tab|shift+Tab|Escape|BackSpace|Delete|F6|F9|F10|F11|"
    "F1|alt+1|alt+2|alt+3|alt+4|alt+Up|alt+Down|ctrl+g|ctrl+l|ctrl+e|ctrl+p|ctrl+s|ctrl+shift+s|ctrl+c|ctrl+shift+c|ctrl+v|"
    "ctrl+o|ctrl+comma|ctrl+question|ctrl+n|ctrl+w|ctrl+q|ctrl+z|ctrl+z|ctrl+shift+z|ctrl+Right|ctrl+Return|ctrl+Delete|"
    "ctrl+plus|ctrl+minus|ctrl+0|u|r|shift+r|m|g|h|n|shift+n|c|z|f|l|period|comma|shift+period|shift+comma|plus|"
    "minus|0|1|2|5|8|a|Menu|shift+F10" },
  { "use", 40, use, "# #" },
  { "point", 20, point,
    "# #|# # click 1|# # click 1|# # click --repeat 2 1|# # click 3|# # click 2|# # click --repeat 3 4|"
    "# # click --repeat 3 5|# # keydown ctrl click 4 keyup ctrl" },
  { "size", 5, resize, "360 294|360 700|640 480|1000 720|1500 900|700 300|1800 294" },
  { "queens", 8, set_queens, "#" },
  { "do", 15, activate,
    "win.tours|win.counts|win.undo|win.redo|win.hint|win.clear-squares|win.stop|win.go-on|win.export|"
    "win.print|win.save-picture|win.save-steps|win.shortcuts|win.close-file|"
    "win.copy-columns|app.preferences|app.about|app.new-window|search.play-pause|search.end|tree.fit|tour.next|"
    "compare.start|compare.confirm|compare.cancel|count.start|count.confirm|count.pause|count.discard|counts.start|"
    "counts.stop" },
  { "open", 6, open_file, "good|wrong|words|nothing|many|steps|more-steps|missing|." },
  { "choose", 8, choose_file, "one.txt|two.csv|three.svg|four.pdf|five.png|six.txt.gz|/nowhere/seven.svg|." },
  { "prefer", 4, prefer,
    "style 0|style 1|style 2|board-colors 3|board-queens 2|search-text 200|"
    "search-text 80|bits-as-numbers true|thumbnail-size 400.0|thumbnail-size 48.0|speed 1000000.0|speed 0.1|"
    "count-threads 3" },
  { "desktop", 3, set_desktop,
    "gtk-enable-animations 0|gtk-enable-animations 1|gtk-xft-dpi 98304|gtk-xft-dpi 196608|" DARK "|" LIGHT },
  { "write", 1, set_direction, "left|right" },
  { "wait", 20, wait, "#" },
  { "speak", 0, speak, "C|de|es|fr|zh_CN" },
};

/* The last one, which is done once, before there is a window. */
#define SPEAK (actions + G_N_ELEMENTS (actions) - 1)

static const Action *
draw_action (GRand *rand)
{
  int sum = 0, place;
  guint i = 0;

  for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
    sum += (int) actions[j].weight;
  for (place = g_rand_int_range (rand, 0, sum); place >= (int) actions[i].weight; i++)
    place -= (int) actions[i].weight;

  return &actions[i];
}

static char *
draw_line (GRand        *rand,
           const Action *action)
{
  g_auto (GStrv) choices = g_strsplit (action->choices, "|", -1);
  const char *choice = choices[g_rand_int_range (rand, 0, (int) g_strv_length (choices))];
  GString *line = g_string_new (action->verb);

  g_string_append_c (line, ' ');
  for (; *choice != '\0'; choice++)
    {
      if (*choice == '#')
        g_string_append_printf (line, "%d", g_rand_int_range (rand, 0, THOUSAND));
      else
        g_string_append_c (line, *choice);
    }

  return g_string_free (line, FALSE);
}

/* Returns: (transfer full) (element-type utf8): a language, then actions at random, the same for the same seed */
GPtrArray *
test_monkey_draw (guint seed,
                  guint n_actions)
{
  GPtrArray *lines = g_ptr_array_new_full (n_actions, g_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  g_ptr_array_add (lines, draw_line (rand, SPEAK));
  for (guint i = 1; i < n_actions; i++)
    g_ptr_array_add (lines, draw_line (rand, draw_action (rand)));

  return lines;
}

/* Prepares for actions: writes the files that they open, and limits what they write. */
void
test_monkey_begin (void)
{
  const struct rlimit limit = { LARGEST_FILE, LARGEST_FILE };

  settings = g_settings_new (QS_APP_ID);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = get_path (files[i].name);

      g_assert_true (g_file_set_contents (path, files[i].content, -1, NULL));
    }
}

/* Does something, and lets the window work a little. */
void
test_monkey_do (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint i = 0;

  g_print (TEST_MONKEY_MARK "%s\n", line);
  alarm (TIME_LIMIT);
  while (i < G_N_ELEMENTS (actions) && !g_str_equal (words[0], actions[i].verb))
    i++;
  if (&actions[i] != SPEAK)
    tidy_up ();
  if (i < G_N_ELEMENTS (actions))
    actions[i].act (words + 1);
  else
    g_warning ("“%s” is no action", line);
  pass (N_TURNS);
  alarm (0);
}
