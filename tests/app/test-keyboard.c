/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keys alone: on every page and in every dialog, Tab and Shift+Tab come by all that can be clicked, one sees
 * where the focus is, and it is not lost when what has it goes. */

#include "qs-test-pages.h"
#include "qs-test-widget.h"

/* More than any window has. */
#define MOST_STOPS 200

/* How far beyond a widget its focus is looked for first, in pixels. */
#define MARGIN 8

/* As many as exclude each other anywhere. */
#define MOST_CHOICES 5

/* How many times a key is pressed before anybody looks whether the focus has come around. */
#define TABS "Tab Tab Tab Tab Tab Tab Tab Tab"
#define BACK_TABS "shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab shift+Tab"

static char *
describe (GtkWidget *widget)
{
  g_autofree char *name = widget != NULL ? test_get_name (widget) : g_strdup ("");

  return g_strdup_printf ("%s “%s”\n", widget != NULL ? G_OBJECT_TYPE_NAME (widget) : "nothing", name);
}

/* In a list or a table, Tab goes on from the row that was there last, and arrows lead to the others. */
static GtkWidget *
get_stop (GtkWidget *focus)
{
  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      if (GTK_IS_LIST_BASE (widget) || GTK_IS_LIST_BOX (widget))
        return widget;
    }

  return focus;
}

static void
focus_moved_cb (GtkWindow  *window,
                GParamSpec *pspec,
                gpointer    stops)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL)
    g_ptr_array_add (stops, g_object_ref (get_stop (focus)));
}

/* Whether the focus has come back to where it was first, and has been elsewhere. A window of keys to read has one stop
 * alone. */
static gboolean
has_come_around (GPtrArray *stops)
{
  guint place = 0;

  while (place < stops->len && stops->pdata[place] == stops->pdata[0])
    place++;
  if (place > 1 && place == stops->len && GTK_IS_SCROLLED_WINDOW (stops->pdata[0]))
    return TRUE;

  while (place < stops->len && stops->pdata[place] != stops->pdata[0])
    place++;

  return place < stops->len;
}

/* What has gone since, as while a page fills itself, is not come by again. */
static void
forget_gone (GPtrArray *stops)
{
  while (stops->len > 0 && (!gtk_widget_get_mapped (stops->pdata[0]) || !gtk_widget_is_sensitive (stops->pdata[0])))
    g_ptr_array_remove_index (stops, 0);
}

/* All stops from wherever the focus is, at least once around. */
static GPtrArray *
go_around (const char *keys)
{
  GPtrArray *stops = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWindow *window = test_get_window ();
  gulong id = g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), stops);

  while (!has_come_around (stops))
    {
      guint n_stops = stops->len;

      test_type (keys);
      if (stops->len == n_stops || stops->len > MOST_STOPS)
        {
          g_autofree char *where = describe (gtk_window_get_focus (window));

          g_error ("%s does not lead on from %s", keys, where);
        }
      forget_gone (stops);
    }
  g_signal_handler_disconnect (window, id);

  return stops;
}

static gboolean
takes_clicks (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) &&
          gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        return TRUE;
    }

  return FALSE;
}

/* Of GTK's own widgets, those that are worked; of others, those that can be clicked. */
static gboolean
is_control (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) ||
         GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SCALE (widget) ||
         GTK_IS_EDITABLE (widget) || GTK_IS_SWITCH (widget) || GTK_IS_EXPANDER (widget) || GTK_IS_LIST_BOX (widget) ||
         GTK_IS_LIST_BASE (widget) ||
         (g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Qs") && !GTK_IS_WINDOW (widget) && takes_clicks (widget));
}

static gboolean
is_reached (GtkWidget *widget,
            GPtrArray *stops)
{
  for (guint i = 0; i < stops->len; i++)
    {
      if (stops->pdata[i] == widget || gtk_widget_is_ancestor (stops->pdata[i], widget))
        return TRUE;
    }

  return FALSE;
}

static gboolean
are_sensitive (GPtrArray *stops)
{
  guint place = 0;

  while (place < stops->len && gtk_widget_is_sensitive (stops->pdata[place]))
    place++;

  return place == stops->len;
}

/* Of several choices of which one holds, Tab comes by one, and arrows lead to the others. What depends on the choice may
 * be made anew. */
static gboolean
is_led_to (GtkWidget *widget,
           GPtrArray *stops)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkWidget *stop = NULL;
  gboolean is_found = FALSE;

  for (guint i = 0; i < stops->len && stop == NULL; i++)
    {
      if (GTK_IS_CHECK_BUTTON (stops->pdata[i]) && gtk_widget_get_parent (stops->pdata[i]) == parent)
        stop = stops->pdata[i];
    }
  if (stop == NULL || !GTK_IS_CHECK_BUTTON (widget))
    return FALSE;

  gtk_widget_grab_focus (stop);
  for (guint i = 0; i < MOST_CHOICES && !is_found; i++)
    {
      test_type ("Down");
      is_found = gtk_widget_is_focus (widget);
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (stop), TRUE);
  test_until (are_sensitive (stops));

  return is_found;
}

/* What can be clicked and is no stop. What is inside a control is that one's own affair, and a desktop has keys for the
 * controls of a window. */
static void
list_missed (GtkWidget *widget,
             GPtrArray *stops,
             GString   *missed)
{
  g_autofree char *words = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget) || GTK_IS_WINDOW_CONTROLS (widget))
    return;

  if (is_control (widget) && !is_reached (widget, stops) && !is_led_to (widget, stops))
    g_string_append (missed, words = describe (widget));
  else if (!is_control (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        list_missed (child, stops, missed);
    }
}

static GPtrArray *
assert_reaches_all (const char *keys)
{
  g_autoptr (GPtrArray) stops = go_around (keys);
  g_autoptr (GString) missed = g_string_new (NULL);

  list_missed (GTK_WIDGET (test_get_window ()), stops, missed);
  g_assert_cmpstr (missed->str, ==, "");

  return g_steal_pointer (&stops);
}

/* What the window draws there. */
static GBytes *
paint (GtkWidget             *window,
       const graphene_rect_t *place)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) place->size.width,
                                                         (int) place->size.height);
  cairo_t *cr = cairo_create (surface);
  GBytes *pixels;

  cairo_translate (cr, (double) -place->origin.x, (double) -place->origin.y);
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = g_bytes_new (cairo_image_surface_get_data (surface), (gsize) cairo_image_surface_get_stride (surface) *
                                                                    (gsize) cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);

  return pixels;
}

/* Whether the window draws something else there when the focus is on @stop. */
static gboolean
shows_focus (GtkWidget             *stop,
             const graphene_rect_t *place)
{
  GtkWindow *window = test_get_window ();
  g_autoptr (GBytes) with = NULL;
  g_autoptr (GBytes) without = NULL;

  if (GTK_IS_LIST_BOX (stop))
    gtk_widget_child_focus (stop, GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (stop);
  gtk_window_set_focus_visible (window, TRUE);
  test_pass_frames (2);
  with = paint (GTK_WIDGET (window), place);
  gtk_window_set_focus (window, NULL);
  test_pass_frames (2);
  without = paint (GTK_WIDGET (window), place);

  return !g_bytes_equal (with, without);
}

/* Most show it around themselves, and little is painted soon; the whole window counts for the others. */
static void
assert_shows_focus (GtkWidget *stop)
{
  GtkWidget *window = GTK_WIDGET (test_get_window ());
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                                  (float) gtk_widget_get_height (window));
  graphene_rect_t place = test_get_place (stop);

  graphene_rect_inset (&place, -MARGIN, -MARGIN);
  if (!graphene_rect_intersection (&place, &all, &place))
    place = all;
  graphene_rect_round_extents (&place, &place);

  if (!shows_focus (stop, &place) && !shows_focus (stop, &all))
    {
      g_autofree char *where = describe (stop);

      g_error ("Nothing shows that the focus is on %s", where);
    }
}

/* Where the focus can be, once for each name: most stops are those of other pages, too. */
static void
assert_shows_each_focus (GPtrArray *stops)
{
  static GHashTable *seen;

  if (seen == NULL)
    seen = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < stops->len; i++)
    {
      char *words = describe (stops->pdata[i]);

      if (g_hash_table_add (seen, words))
        assert_shows_focus (stops->pdata[i]);
    }
}

/* An open menu has the keys for itself. */
static gboolean
has_menu (void)
{
  return test_look_for (TEST_MENU_ITEM, "*") != NULL;
}

static void
look (void)
{
  GtkWindow *window = test_get_window ();
  g_autoptr (GtkWidget) focus = NULL;
  g_autoptr (GPtrArray) stops = NULL;
  g_autoptr (GPtrArray) back = NULL;

  if (has_menu ())
    return;

  /* GTK goes from place to place: what has just come needs its own first. */
  test_pass_frames (2);
  test_until (gtk_window_get_focus (window) != NULL);
  focus = g_object_ref (gtk_window_get_focus (window));
  stops = assert_reaches_all (TABS);
  back = assert_reaches_all (BACK_TABS);
  assert_shows_each_focus (stops);

  /* What had it may have gone: a race that ends takes its button along. */
  if (!gtk_widget_grab_focus (focus))
    gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

static void
look_at (const char *action,
         const char *title)
{
  test_activate (action);
  test_until (test_is_active (title));
  look ();
  gtk_window_close (test_get_window ());
  test_until (test_window_is_active ());
}

QS_TEST_WINDOW (two_searches, 6)
{
  test_press ("Search");
  test_until (test_shows ("Step 0"));
  look_at ("win.save-steps", "Save Steps");
  look_at ("app.preferences", "Preferences");
  test_select ("Compare With", 1);
  test_until (test_list (TEST_IMAGE, "*oard of 6*")->len == 2);
  look ();
}

QS_TEST_WINDOW (tour, 6)
{
  test_activate ("win.tours");
  test_until (test_shows ("Guided Tours"));
  look ();
  test_type ("Return");
  test_find (TEST_BUTTON, "Leave the tour");
  look ();
}

/* The key of a view leads into it, from wherever the focus was: a screen reader says what has the focus. */
QS_TEST_WINDOW (views, 8)
{
  static const char *const keys[] = { "alt+2", "alt+3", "alt+1", "alt+3", "alt+2" };

  test_until (test_shows ("of 92"));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *name = NULL;
      GtkWidget *focus;

      if (i > 2)
        test_type ("ctrl+l");
      test_type (keys[i]);
      test_pass_frames (2);
      focus = gtk_window_get_focus (test_get_window ());
      g_assert_true (focus != NULL && gtk_widget_get_mapped (focus));
      g_assert_nonnull (gtk_widget_get_ancestor (focus, GTK_TYPE_STACK));
      name = test_get_name (focus);
      g_assert_cmpstr (name, !=, "");
    }
}

/* The button to start a race cancels it, and starts the next one. */
QS_TEST_WINDOW (focus_stays_when_a_race_ends, 5)
{
  GtkWidget *button;

  test_spare_first_race ();
  test_press ("Compare");
  button = test_find (TEST_BUTTON, "Start");
  test_set_number ("Queens", 6);
  gtk_widget_grab_focus (button);
  test_until (test_has_focus (button));
  test_type ("space");
  test_until (test_race_shows ("6 queens, all solutions · *") && test_look_for (TEST_BUTTON, "Start") == button);
  g_assert_true (test_has_focus (button));

  /* Also where another chart is chosen before the next frame. */
  test_type ("space");
  test_pass_frames (2);
  gtk_widget_activate_action (button, "compare.cancel", NULL);
  test_press ("Growth");
  test_pass_frames (2);
  g_assert_true (test_has_focus (button));
}

QS_TEST_WIDGETS
{
  test_add_pages ("/app/keyboard", look, FALSE);
}
