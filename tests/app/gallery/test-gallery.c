/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The gallery: its thumbnails, keys, pointer and sizes, in a real window. */

#include <string.h>

#include "qs-gallery-private.h"
#include "qs-next-frame.h"
#include "qs-test-widget.h"

#define POSITION "Number of the solution shown"

/* The first, the second and the last of the 92 solutions for eight queens. */
#define FIRST "1 5 8 6 3 7 2 4"
#define SECOND "1 6 8 3 7 4 2 5"
#define LAST "8 4 1 3 6 2 7 5"

/* The third of the fundamental solutions, and an image of the first one. */
#define THIRD "2 4 6 8 3 1 7 5"
#define IMAGE "1 7 5 8 2 4 6 3"

/* How long boards fold, in microseconds. */
#define FOLD_TIME 250000

/* The thumbnails of that name and state, or of any for 0. */
static GPtrArray *
find_thumbnails (const char   *pattern,
                 GtkStateFlags state)
{
  GPtrArray *found = test_list (TEST_ITEM, pattern);

  for (guint i = found->len; i-- > 0;)
    {
      if ((gtk_widget_get_state_flags (found->pdata[i]) & state) != state)
        g_ptr_array_remove_index (found, i);
    }

  return found;
}

/* Where a thumbnail is on the gallery. */
static graphene_rect_t
get_place (const char *name)
{
  g_autoptr (GPtrArray) found = find_thumbnails (name, 0);
  graphene_rect_t place = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (found->len == 1)
    g_assert_true (gtk_widget_compute_bounds (found->pdata[0], gtk_widget_get_parent (found->pdata[0]), &place));

  return place;
}

/* Whether it can be seen: not all that there are lie within the gallery. */
static gboolean
is_seen (GtkWidget *thumbnail)
{
  GtkWidget *gallery = gtk_widget_get_parent (thumbnail);
  graphene_rect_t place;

  return gtk_widget_compute_bounds (thumbnail, gallery, &place) && place.origin.y + place.size.height > 0 &&
         place.origin.y < gtk_widget_get_height (gallery);
}

static gboolean
has_thumbnail (const char   *name,
               GtkStateFlags state)
{
  g_autoptr (GPtrArray) found = find_thumbnails (name, state);

  return found->len == 1 && is_seen (found->pdata[0]);
}

/* How many thumbnails are in the first row. */
static guint
count_columns (void)
{
  graphene_rect_t first = get_place ("Solution 1: *");
  guint columns = 1;

  for (;; columns++)
    {
      g_autofree char *name = g_strdup_printf ("Solution %u: *", columns + 1);
      graphene_rect_t next = get_place (name);

      if (next.origin.y != first.origin.y || next.size.width == 0)
        return columns;
    }
}

/* Whether a solution is selected, has the focus, can be seen, and is the only one; and the pager says the same. */
static gboolean
is_at (guint64     number,
       const char *columns)
{
  g_autofree char *position = g_strdup_printf ("%" G_GUINT64_FORMAT, number);
  g_autofree char *name = g_strdup_printf ("Solution %s: %s", position, columns);
  g_autoptr (GPtrArray) selected = find_thumbnails ("*", GTK_STATE_FLAG_SELECTED);

  return selected->len == 1 && has_thumbnail (name, GTK_STATE_FLAG_SELECTED) && test_entry_holds (POSITION, position);
}

static gboolean
has_focus (void)
{
  g_autoptr (GPtrArray) selected = find_thumbnails ("*", GTK_STATE_FLAG_SELECTED);

  return selected->len == 1 && test_has_focus (selected->pdata[0]);
}

static void
open_gallery (void)
{
  test_until (test_shows ("Solution 1 · " FIRST "*"));
  test_type ("g");
  test_until (is_at (1, FIRST) && has_thumbnail ("Solution 2: " SECOND, 0));
}

QS_TEST_WINDOW (key_and_buttons_turn_over, 8)
{
  test_until (test_is_on (TEST_BUTTON, "Board"));
  g_assert_false (test_is_on (TEST_BUTTON, "Gallery"));
  open_gallery ();
  test_until (has_focus ());
  g_assert_true (test_is_on (TEST_BUTTON, "Gallery"));
  g_assert_false (test_is_on (TEST_BUTTON, "Board"));
  g_assert_null (test_look_for (TEST_IMAGE, "Board of*"));

  test_type ("g");
  test_until (test_look_for (TEST_IMAGE, "Board of*") != NULL);
  g_assert_true (test_is_on (TEST_BUTTON, "Board"));
  test_press ("Gallery");
  test_until (is_at (1, FIRST));
  test_press ("Board");
  test_until (test_look_for (TEST_IMAGE, "Board of*") != NULL);
}

QS_TEST_WINDOW (keys_move_the_selection, 8)
{
  guint n_columns;

  open_gallery ();
  n_columns = count_columns ();
  g_assert_cmpuint (n_columns, >, 1);
  test_type ("Right");
  test_until (is_at (2, SECOND));
  test_type ("Down");
  test_until (is_at (2 + n_columns, "*"));
  test_type ("Down Down Down Down Down Down");
  test_until (is_at (2 + 7 * n_columns, "*"));
  test_type ("Up Left");
  test_until (is_at (1 + 6 * n_columns, "*"));
  g_assert_true (has_focus ());

  test_type ("End");
  test_until (is_at (92, LAST));
  test_until (test_shows ("Solution 92 · " LAST "*"));
  test_type ("Down Right");
  test_until (is_at (92, LAST));
  test_type ("Up");
  test_until (is_at (92 - n_columns, "*"));
  test_type ("Home Up");
  test_until (is_at (1, FIRST));
  g_assert_true (has_focus ());
}

static guint64
get_number (GtkWidget *thumbnail)
{
  g_autofree char *name = test_get_name (thumbnail);

  return g_ascii_strtoull (name + strlen ("Solution "), NULL, 10);
}

/* How far the solution that is selected is from the first. */
static guint
read_way (void)
{
  g_autoptr (GPtrArray) selected = find_thumbnails ("Solution *: *", GTK_STATE_FLAG_SELECTED);

  return selected->len == 1 ? (guint) get_number (selected->pdata[0]) - 1 : 0;
}

QS_TEST_WINDOW (pages_are_whole_rows, 8)
{
  guint n_columns, way;
  graphene_rect_t before, after;
  g_autofree char *name = NULL;

  open_gallery ();
  n_columns = count_columns ();
  test_type ("Right");
  test_until (is_at (2, SECOND));
  before = get_place ("Solution 2: *");

  /* Whole rows, as many as fit; and the eye can rest where it was. */
  test_type ("Page_Down");
  test_until (read_way () > 1);
  way = read_way () - 1;
  g_assert_cmpuint (way % n_columns, ==, 0);
  g_assert_cmpuint (way / n_columns, >=, 2);
  test_until (is_at (2 + way, "*"));
  name = g_strdup_printf ("Solution %u: *", 2 + way);
  test_until ((after = get_place (name)).origin.y == before.origin.y);
  g_assert_cmpfloat (after.origin.x, ==, before.origin.x);

  test_type ("Page_Up");
  test_until (is_at (2, SECOND));

  /* On the board it is ten. */
  test_type ("g Page_Down");
  test_until (test_entry_holds (POSITION, "12"));
}

QS_TEST_WINDOW (enter_opens_the_board, 8)
{
  open_gallery ();
  test_type ("End");
  test_until (is_at (92, LAST));
  test_type ("Return");
  test_until (test_look_for (TEST_IMAGE, "Board of 8*8 with queens on h8, d7, a6, c5, f4, b3, g2, e1") != NULL);
  g_assert_true (test_is_on (TEST_BUTTON, "Board"));

  /* The keys of the board continue from there, and the gallery from these. */
  test_type ("Left g");
  test_until (is_at (91, "8 3 1 6 2 5 7 4"));
}

QS_TEST_WINDOW (keys_change_the_size, 8)
{
  graphene_rect_t usual, larger;

  open_gallery ();
  test_type ("End");
  test_until (is_at (92, LAST));
  usual = get_place ("Solution 92: *");

  test_type ("ctrl+plus");
  test_until (get_place ("Solution 92: *").size.width > usual.size.width);
  larger = get_place ("Solution 92: *");
  g_assert_cmpfloat (larger.size.height - usual.size.height, ==, larger.size.width - usual.size.width);
  test_until (is_at (92, LAST));

  test_type ("ctrl+minus ctrl+minus ctrl+minus");
  test_until (get_place ("Solution 92: *").size.width < usual.size.width);
  test_until (is_at (92, LAST));

  /* The number says which it is at any size; another window takes over the last size. */
  test_type ("ctrl+0");
  test_until (get_place ("Solution 92: *").size.width == usual.size.width);
}

/* Moves the pointer to a thumbnail. The first notch of a wheel under a new window may count for nothing. */
static void
point_at (const char *name,
          const char *then)
{
  GtkWidget *thumbnail = test_find (TEST_ITEM, name);

  test_point (thumbnail, gtk_widget_get_width (thumbnail) / 2.0, gtk_widget_get_height (thumbnail) / 2.0, then);
}

static gboolean
shows_second_board (void)
{
  return test_look_for (TEST_IMAGE, "Board of 8*8 with queens on a8, f7, h6, c5, g4, d3, b2, e1") != NULL;
}

/* Two clicks of a busy machine may be far apart. */
QS_TEST_WINDOW (clicks_select_and_open, 8)
{
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", G_MAXINT, NULL);
  open_gallery ();
  test_until (has_thumbnail ("Solution 7: *", 0));
  point_at ("Solution 7: *", "click 1");
  test_until (is_at (7, "*"));
  test_until (has_focus ());
  point_at ("Solution 2: *", "click --repeat 2 --delay 1 1");
  test_until (shows_second_board ());
  test_until (test_entry_holds (POSITION, "2"));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-double-click-time");
}

/* Scrolling looks at others; it selects nothing, and the next key returns. */
QS_TEST_WINDOW (wheel_scrolls_and_selects_nothing, 7)
{
  test_until (test_shows ("Solution 1 · 1 3 5 7 2 4 6*"));
  test_type ("g");
  test_until (is_at (1, "1 3 5 7 2 4 6") && has_thumbnail ("Solution 2: *", 0));
  point_at ("Solution 2: *", "click --repeat 30 --delay 5 5");
  test_until (has_thumbnail ("Solution 40: 7 5 3 1 6 4 2, an image of the selected solution", 0));
  test_until (has_thumbnail ("Solution 39: 7 4 1 5 2 6 3", 0));
  g_assert_false (has_thumbnail ("Solution 2: *", 0));
  g_assert_true (test_entry_holds (POSITION, "1"));
  g_assert_true (has_focus ());

  test_type ("Right");
  test_until (is_at (2, "1 4 7 3 6 2 5"));
  g_assert_false (has_thumbnail ("Solution 40: *", 0));
}

QS_TEST_WINDOW (wheel_with_control_changes_the_size, 8)
{
  graphene_rect_t usual;

  open_gallery ();
  test_until (has_thumbnail ("Solution 2: *", 0));
  usual = get_place ("Solution 1: *");
  point_at ("Solution 1: *", "keydown ctrl click --repeat 3 --delay 20 4 keyup ctrl");
  test_until (get_place ("Solution 1: *").size.width > usual.size.width);
  test_until (is_at (1, FIRST));
}

QS_TEST_WINDOW (pager_and_selection_are_one, 8)
{
  open_gallery ();
  test_press ("Last solution");
  test_until (is_at (92, LAST));
  test_press ("Previous solution");
  test_until (is_at (91, "8 3 1 6 2 5 7 4"));
  test_type ("ctrl+g 5 0 Return");
  test_until (is_at (50, "*"));
}

static void
position_cb (GObject    *gallery,
             GParamSpec *pspec,
             gpointer    user_data)
{
  GArray *positions = user_data;
  guint64 position;

  g_object_get (gallery, "position", &position, NULL);
  g_array_append_val (positions, position);
}

/* The position can be set like any property. Other solutions say that none is selected before their first is. */
QS_TEST_WINDOW (position_can_be_set, 8)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (guint64));
  GtkWidget *gallery;
  gulong id;

  open_gallery ();
  gallery = gtk_widget_get_parent (test_find (TEST_ITEM, "Solution 1: *"));
  g_object_set (gallery, "position", (guint64) 92, NULL);
  test_until (is_at (92, LAST));
  g_assert_true (has_focus ());

  id = g_signal_connect (gallery, "notify::position", G_CALLBACK (position_cb), positions);
  test_set_number ("Queens", 6);
  test_until (is_at (1, "2 4 6 1 3 5"));
  g_signal_handler_disconnect (gallery, id);
  g_assert_cmpuint (positions->len, ==, 2);
  g_assert_cmpuint (g_array_index (positions, guint64, 0), ==, 0);
  g_assert_cmpuint (g_array_index (positions, guint64, 1), ==, 1);
}

/* As few widgets as can be seen, however many solutions there are; and in their order. */
QS_TEST_WINDOW (long_list_has_few_widgets, 8)
{
  g_autoptr (GPtrArray) all = NULL;

  open_gallery ();
  test_set_number ("Queens", 12);
  test_until (is_at (1, "1 3 5 8 10 12 6 11 2 7 9 4") && test_shows ("of 14200"));
  test_type ("End");
  test_until (is_at (14200, "12 10 8 5 3 1 7 2 11 6 4 9"));
  test_until (has_thumbnail ("Solution 14199: *", 0));
  all = find_thumbnails ("*", 0);
  g_assert_cmpuint (all->len, <, 100);
  for (guint i = 1; i < all->len; i++)
    g_assert_cmpuint (get_number (all->pdata[i - 1]), <, get_number (all->pdata[i]));

  test_type ("Home");
  test_until (is_at (1, "1 3 5 8 10 12 6 11 2 7 9 4"));
}

QS_TEST_WINDOW (other_boards_start_from_their_first, 8)
{
  g_autoptr (GPtrArray) all = NULL;

  open_gallery ();
  test_type ("End");
  test_until (is_at (92, LAST));
  test_set_number ("Queens", 4);
  test_until (is_at (1, "2 4 1 3"));
  test_until (has_thumbnail ("Solution 2: 3 1 4 2, an image of the selected solution", 0));
  all = find_thumbnails ("*", 0);
  g_assert_cmpuint (all->len, ==, 2);

  test_set_number ("Queens", 3);
  test_until (test_shows ("No Solutions for 3 Queens"));
  test_press ("Try 4 queens");
  test_until (is_at (1, "2 4 1 3"));
  test_set_number ("Queens", 1);
  test_until (is_at (1, "1"));
}

/* Keys of the gallery do nothing where it cannot be seen. */
QS_TEST_WINDOW (keys_rest_in_other_views, 8)
{
  graphene_rect_t usual;

  open_gallery ();
  usual = get_place ("Solution 1: *");
  test_type ("alt+3");
  test_until (test_is_on (TEST_BUTTON, "Compare"));
  test_type ("g ctrl+plus alt+1");
  test_until (test_is_on (TEST_BUTTON, "Solutions"));
  test_until (is_at (1, FIRST));
  g_assert_cmpfloat (get_place ("Solution 1: *").size.width, ==, usual.size.width);
}

/* Whether a thumbnail is painted at a place. */
static gboolean
is_painted_at (const char      *name,
               graphene_rect_t *place)
{
  g_autoptr (GPtrArray) found = find_thumbnails (name, 0);
  graphene_rect_t painted;

  g_assert_cmpuint (found->len, ==, 1);
  qs_gallery_get_painted (QS_GALLERY (test_look_for_type (QS_TYPE_GALLERY)), found->pdata[0], &painted);

  return graphene_rect_equal (&painted, place);
}

/* Goes between all and the fundamental solutions. Returns where a thumbnail stands then. */
static graphene_rect_t
switch_to (const char *name)
{
  test_type ("u");
  test_until (has_thumbnail (name, 0));

  return get_place (name);
}

/* The one that stands for a class comes from where it was, and its images from there. */
QS_TEST_WINDOW (classes_fold_and_unfold, 8)
{
  graphene_rect_t before, after, first;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  open_gallery ();
  g_object_set_data (G_OBJECT (test_look_for_type (QS_TYPE_GALLERY)), QS_MOTION_CLOCK, &test_clock.parent);
  before = get_place ("Solution 5: " THIRD);
  after = switch_to ("Solution 3: " THIRD);
  g_assert_false (graphene_rect_equal (&before, &after));
  g_assert_true (is_painted_at ("Solution 3: " THIRD, &before));
  test_clock.now += FOLD_TIME;
  test_until (is_painted_at ("Solution 3: " THIRD, &after));

  first = get_place ("Solution 1: " FIRST);
  after = switch_to ("Solution 4: " IMAGE "*");
  g_assert_false (graphene_rect_equal (&first, &after));
  g_assert_true (is_painted_at ("Solution 4: " IMAGE "*", &first));
  test_clock.now += FOLD_TIME;
  test_until (is_painted_at ("Solution 4: " IMAGE "*", &after));
}

QS_TEST_WINDOW (nothing_folds_without_motion, 8)
{
  graphene_rect_t after;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  open_gallery ();
  after = switch_to ("Solution 3: " THIRD);
  g_assert_true (is_painted_at ("Solution 3: " THIRD, &after));
}

/* A board, and how many references to it there are besides that of the test. */
static QsBoardPicture *watched;
static int n_references;

__typeof__ (qs_board_picture_ref) __real_qs_board_picture_ref, __wrap_qs_board_picture_ref;
__typeof__ (qs_board_picture_unref) __real_qs_board_picture_unref, __wrap_qs_board_picture_unref;

/* The linker puts this and the next one in the place of the real ones. */
QsBoardPicture *
__wrap_qs_board_picture_ref (QsBoardPicture *self)
{
  n_references += self == watched;

  return __real_qs_board_picture_ref (self);
}

void
__wrap_qs_board_picture_unref (gpointer self)
{
  n_references -= self == watched;
  __real_qs_board_picture_unref (self);
}

static gpointer
ref_boards (gpointer boards)
{
  return boards;
}

static void
unref_boards (gpointer boards)
{
}

static QsBoardPicture *
get_watched (gpointer boards)
{
  return qs_board_picture_ref (watched);
}

static QsBoardPicture *
get_none (gpointer boards,
          guint64  rank)
{
  return NULL;
}

static char *
describe_board (gpointer              boards,
                guint64               rank,
                const QsBoardPicture *board)
{
  return g_strdup ("A board");
}

/* Thumbnails come and go by the thousand. */
QS_TEST_WIDGET (closing_lets_go_of_the_boards)
{
  static const QsGallerySource source = { ref_boards, unref_boards, get_watched, get_none, describe_board };
  const QsScene scene = { 0 };
  QsGallery *gallery = g_object_new (QS_TYPE_GALLERY, NULL);
  QsBoardPicture *picture = qs_board_picture_new (4, &scene, 0);

  watched = picture;
  qs_gallery_set_boards (gallery, &source, &n_references);
  qs_gallery_update (gallery, 3);
  test_show (GTK_WIDGET (gallery));
  test_until (test_find (TEST_ITEM, "A board") != NULL);
  g_assert_cmpint (n_references, >, 1);

  test_close_windows ();
  g_assert_cmpint (n_references, ==, 0);

  watched = NULL;
  qs_board_picture_unref (picture);
}
