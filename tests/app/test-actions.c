/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Each action of the window and of what is in it, in each view, whether it is greyed or not: a key can come before anything
 * is greyed. A warning ends the test. */

#include "qs-test-session.h"
#include "qs-test-widget.h"

typedef struct
{
  GtkWidget *widget;
  const char *name;
  const GVariantType *type;
} Action;

static struct
{
  gboolean goes_on; /* whether counts and races that were begun go on, and take the processor from other tests */
} self;

static void
collect (GtkWidget *widget,
         GArray    *actions)
{
  const char *property;
  GType owner;
  Action action = { .widget = widget };

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (widget), i, &owner, &action.name, &action.type,
                                                    &property);
       i++)
    {
      if (g_str_has_prefix (g_type_name (owner), "Qs"))
        g_array_append_val (actions, action);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, actions);
}

static GVariant *
make_parameter (const GVariantType *type)
{
  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string ("solutions");
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (5);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 (1);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (TRUE);

  g_assert_not_reached ();
}

static void
close_others (GtkWindow *window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *one = all; one != NULL; one = one->next)
    {
      if (GTK_WINDOW (one->data) != window && gtk_widget_get_visible (one->data))
        gtk_window_destroy (one->data);
    }
}

static void
stop_all (const GArray *actions)
{
  qs_tally_stop (test_get_count (), qs_tally_get_series (test_get_count ())->n);
  qs_tally_stop (test_get_count (), 0);
  for (guint i = 0; i < actions->len; i++)
    {
      const Action *action = &g_array_index (actions, Action, i);

      if (g_str_equal (action->name, "compare.cancel"))
        gtk_widget_activate_action_variant (action->widget, action->name, NULL);
    }
}

/* Goes to a view, and does what a key does before the next frame. */
static void
act_in (const char *view,
        guint       n)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());

  for (guint i = 0;; i++)
    {
      g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (Action));
      Action *action;

      collect (window, actions);
      if (i >= actions->len)
        return;

      action = &g_array_index (actions, Action, i);
      gtk_widget_activate_action (window, "win.set-queens", "u", n);
      gtk_widget_activate_action (window, "win.view", "s", view);
      if (g_str_equal (action->name, "window.close"))
        continue;

      g_test_message ("%s in %s", action->name, view);
      gtk_widget_action_set_enabled (action->widget, action->name, TRUE);
      gtk_widget_activate_action_variant (action->widget, action->name, make_parameter (action->type));
      close_others (GTK_WINDOW (window));
      test_pass_frames (1);
      close_others (GTK_WINDOW (window));
      if (!self.goes_on)
        stop_all (actions);
    }
}

QS_TEST_WINDOW (solutions, 8)
{
  static const char *const views[] = { "solutions", "search", "compare", "play" };

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    act_in (views[i], 8);
}

/* Where nothing is found, these two have something else to show. */
QS_TEST_WINDOW (no_solution, 2)
{
  act_in ("solutions", 2);
  act_in ("search", 2);
}

QS_TEST_WINDOW (counts, 6)
{
  test_activate ("win.counts");
  test_set_number ("Largest board to count", 12);
  self.goes_on = TRUE;
  act_in ("compare", 6);
  self.goes_on = FALSE;
}

QS_TEST_WINDOW (gallery, 6)
{
  test_type ("g");
  act_in ("solutions", 6);
}

QS_TEST_WINDOW (file, 4)
{
  g_autofree char *path = g_build_filename (test_session_get_folder (), "boards.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "2 4 1 3\n1 2 3 4\n", -1, NULL));
  qs_window_open (QS_WINDOW (test_get_window ()), file);
  test_until (test_shows ("*1 wrong*"));
  act_in ("file", 4);
}
