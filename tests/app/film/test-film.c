/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps of searches against the files that are there afterwards. */

#include "qs-film.h"

#include <glib/gstdio.h>
#include <string.h>

#include "engine-test-util.h"
#include "qs-error.h"
#include "qs-methods.h"
#include "qs-test-svg.h"

#define OLD "what was there before"

typedef struct
{
  char *folder;
  char *path;
  QsStepLook *look; /* in an atomic box */
  GCancellable *cancellable;
  guint cancels_at; /* the number of a step among those to paint */
  guint n_calls;
  guint n_saved;
  GError *error;
} Fixture;

static void
set_part (QsStepPart *part,
          int         x,
          int         y,
          int         width,
          int         height)
{
  part->place = (GdkRectangle){ x, y, width, height };
  part->font = pango_font_description_from_string ("Monospace 11px");
  part->color = (GdkRGBA){ 0, 0, 0, 1 };
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  QsStepLook *look = self->look = g_atomic_rc_box_new (QsStepLook);

  self->folder = engine_folder_new ();
  self->path = g_build_filename (self->folder, "steps", NULL);
  self->cancellable = g_cancellable_new ();
  self->cancels_at = G_MAXUINT;
  *look = (QsStepLook){
    .method = qs_methods_find (data), .n = 4, .palette = qs_palette_get (QS_BOARD_COLORS_GREEN, FALSE, FALSE), .ground = { 1, 1, 1 },
    .has_labels = TRUE,
  };
  set_part (&look->board, 0, 0, 200, 200);
  set_part (&look->narration, 0, 200, 200, 40);
  set_part (&look->tree, 220, 0, 280, 240);
  set_part (&look->code, 0, 250, 250, 100);
  set_part (&look->data, 260, 250, 200, 100);
  set_part (&look->counters, 260, 350, 200, 20);
  set_part (&look->cut_off, 260, 370, 200, 30);
  qs_step_look_trim (look);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  qs_step_look_unref (self->look);
  g_clear_error (&self->error);
  g_object_unref (self->cancellable);
  g_free (self->path);
  engine_folder_remove (self->folder);
}

static gboolean
progress (guint64  n_painted,
          gpointer data)
{
  Fixture *self = data;

  g_assert_cmpuint (n_painted, ==, self->n_calls);
  self->n_calls++;
  if (n_painted == self->cancels_at)
    g_cancellable_cancel (self->cancellable);

  return TRUE;
}

static gboolean
save (Fixture      *self,
      guint64       from,
      guint64       to,
      QsPictureKind kind)
{
  QsFilmScope scope = { .from = from, .to = to, .kind = kind, .speed = 2 };

  self->n_calls = 0;
  g_clear_error (&self->error);

  return qs_film_save (self->look, &scope, self->path, self->cancellable, progress, self, &self->n_saved, &self->error);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* How often a word is in a text. */
static guint
count (const char *text,
       const char *word)
{
  guint n = 0;

  for (const char *found = strstr (text, word); found != NULL; found = strstr (found + 1, word))
    n++;

  return n;
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
test_one (Fixture      *self,
          gconstpointer data)
{
  const struct
  {
    QsPictureKind kind;
    const char *magic;
  } kinds[] = { { QS_PICTURE_PNG, "\x89PNG" }, { QS_PICTURE_SVG, "<?xml" }, { QS_PICTURE_PDF, "%PDF" } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (save (self, 17, 17, kinds[i].kind));
      g_assert_cmpuint (self->n_saved, ==, 1);
      g_assert_cmpuint (self->n_calls, ==, 1);
      text = read_file (self->path);
      g_assert_true (g_str_has_prefix (text, kinds[i].magic));
    }
}

static void
test_numbered (Fixture      *self,
               gconstpointer data)
{
  g_assert_true (save (self, 98, 101, QS_PICTURE_PNG));
  g_assert_cmpuint (self->n_saved, ==, 4);
  g_assert_cmpuint (count_files (self->path), ==, 4);

  for (guint step = 98; step <= 101; step++)
    {
      g_autofree char *name = g_strdup_printf ("steps-%03u.png", step);
      g_autofree char *path = g_build_filename (self->path, name, NULL);
      cairo_surface_t *picture = cairo_image_surface_create_from_png (path);

      g_assert_cmpint (cairo_image_surface_get_width (picture), ==, self->look->width * QS_PICTURE_PIXELS);
      g_assert_cmpint (cairo_image_surface_get_height (picture), ==, self->look->height * QS_PICTURE_PIXELS);
      cairo_surface_destroy (picture);
    }
}

static void
test_pages (Fixture      *self,
            gconstpointer data)
{
  g_autofree char *text = NULL;

  g_assert_true (save (self, 0, 4, QS_PICTURE_PDF));
  text = read_file (self->path);
  g_assert_true (g_str_has_prefix (text, "%PDF"));
  g_assert_cmpuint (self->n_saved, ==, 5);
  g_assert_cmpuint (self->n_calls, ==, 5);
}

/* Two steps a second, and the last one longer; nothing of it is elsewhere. */
static void
test_moving (Fixture      *self,
             gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *one = NULL;

  g_assert_true (save (self, 0, 59, QS_PICTURE_SVG));
  text = read_file (self->path);
  g_assert_cmpuint (self->n_saved, ==, 60);
  g_assert_cmpuint (count (text, "<svg "), ==, 1);
  g_assert_cmpuint (count (text, "dur=\"32.000s\""), ==, count (text, "<animate "));
  g_assert_cmpuint (count (text, "<animate "), >, 60);
  g_assert_cmpuint (count (text, "href=\""), ==, count (text, "href=\"#"));

  /* Sixty pictures for the price of a few. */
  g_assert_true (save (self, 30, 30, QS_PICTURE_SVG));
  one = read_file (self->path);
  g_assert_cmpuint (strlen (text), <, 3 * strlen (one));
}

/* One picture is for any program that shows SVG, also where code and data do not fit into their places. */
static void
test_picture_is_plain (Fixture      *self,
                       gconstpointer data)
{
  for (int height = 100; height > 20; height -= 30)
    {
      g_autofree char *one = NULL;

      self->look->code.place.height = self->look->data.place.height = height;
      g_assert_true (save (self, 30, 30, QS_PICTURE_SVG));
      one = read_file (self->path);
      test_assert_plain_svg (one);
    }
}

/* The search ends before the last step that is wanted, and then no step is marked. */
static void
test_end (Fixture      *self,
          gconstpointer data)
{
  g_assert_true (save (self, 100, 900, QS_PICTURE_PDF));
  g_assert_cmpuint (self->n_saved, >, 1);
  g_assert_cmpuint (self->n_saved, <, 801);

  g_assert_false (save (self, 5000, 5000, QS_PICTURE_PDF));
  g_assert_error (self->error, QS_ERROR, QS_ERROR_OUT_OF_RANGE);
}

/* A step is painted alike whether the search is known to go further or not, unless the tree has grown. */
static void
test_known_further (Fixture      *self,
                    gconstpointer data)
{
  g_autofree char *alone = NULL;
  g_autofree char *among = NULL;
  g_autofree char *known = NULL;

  g_assert_true (save (self, 20, 20, QS_PICTURE_SVG));
  alone = read_file (self->path);
  g_assert_true (save (self, 20, 20, QS_PICTURE_SVG));
  among = read_file (self->path);
  g_assert_cmpstr (alone, ==, among);

  self->look->last_step = 100;
  g_assert_true (save (self, 20, 20, QS_PICTURE_SVG));
  known = read_file (self->path);
  g_assert_cmpstr (known, !=, alone);
}

/* Whether anything is painted in a row of pixels. */
static gboolean
has_ink (cairo_surface_t *surface,
         int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
    {
      if (row[4 * x] < 0x80)
        return TRUE;
    }

  return FALSE;
}

/* A picture has so many lines of text, with white between them. */
static void
assert_lines (const char *path,
              guint       n_lines)
{
  cairo_surface_t *surface = cairo_image_surface_create_from_png (path);
  int last = -2 * 9;
  guint found = 0;

  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  for (int y = 1; y < cairo_image_surface_get_height (surface); y++)
    {
      if (!has_ink (surface, y) || has_ink (surface, y - 1))
        continue;

      g_assert_cmpint (y, >, last + 2 * 9);
      last = y;
      found++;
    }
  g_assert_cmpuint (found, ==, n_lines);
  cairo_surface_destroy (surface);
}

/* Counters that need more lines than they had in the window push the others up, and cover nothing. */
static void
test_counters (Fixture      *self,
               gconstpointer data)
{
  QsStepPart *const hidden[] = { &self->look->board, &self->look->narration, &self->look->tree, &self->look->code,
                                 &self->look->data };

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    hidden[i]->place.width = 0;
  self->look->counters.place.width = self->look->cut_off.place.width = 180;
  self->look->counters.place.height = self->look->cut_off.place.height = 14;
  self->look->cut_off.place.y = self->look->counters.place.y + 17;

  g_assert_true (save (self, 40, 40, QS_PICTURE_PNG));
  assert_lines (self->path, 4);
}

static char *
save_alone (Fixture *self,
            guint64  step)
{
  g_assert_true (save (self, step, step, QS_PICTURE_SVG));

  return read_file (self->path);
}

/* What the nodes of the tree mean is told by words: of those that are there. */
static void
test_legend (Fixture      *self,
             gconstpointer data)
{
  QsStepPart *const hidden[] = { &self->look->board, &self->look->narration, &self->look->code, &self->look->data,
                                 &self->look->counters, &self->look->cut_off };
  g_autofree char *first = NULL;
  g_autofree char *later = NULL;
  g_autofree char *first_tree = NULL;
  g_autofree char *later_tree = NULL;
  guint n_first, n_later;

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    hidden[i]->place.width = 0;
  self->look->has_labels = FALSE;
  self->look->legend.place = (GdkRectangle){ 20, 300, 280, 18 };

  first = save_alone (self, 0);
  later = save_alone (self, 40);
  self->look->legend.place.width = 0;
  first_tree = save_alone (self, 0);
  later_tree = save_alone (self, 40);

  /* A letter is one outline at least. */
  n_first = count (first, "Z ") - count (first_tree, "Z ");
  n_later = count (later, "Z ") - count (later_tree, "Z ");
  g_assert_cmpuint (n_first, >=, strlen ("open"));
  g_assert_cmpuint (n_later, >=, n_first + strlen ("pruned"));
}

/* What is seen of a search that keeps in step with one that is not seen. */
static char *
save_beside (Fixture    *self,
             const char *leader,
             QsFollow    follow,
             guint64     step)
{
  QsStepLook beside = *self->look;
  QsStepLook look = beside;
  char *text;

  look.method = qs_methods_find (leader);
  look.board.place.width = look.title.place.width = look.narration.place.width = look.tree.place.width = 0;
  look.beside = &beside;
  look.follow = follow;
  *self->look = look;
  g_assert_true (save (self, step, step, QS_PICTURE_SVG));
  text = read_file (self->path);
  *self->look = beside;

  return text;
}

/* Boolean arrays beside shifting masks, whose fourth step places the second queen, on c3. By steps that belongs to their
 * own fourth step, which rejects a3; by decisions to their eighth, which places it as well. The shorter search rests. */
static void
test_beside (Fixture      *self,
             gconstpointer data)
{
  QsStepPart *const hidden[] = { &self->look->code, &self->look->data, &self->look->counters, &self->look->cut_off };
  g_autofree char *by_steps = NULL;
  g_autofree char *by_decisions = NULL;
  g_autofree char *at_end = NULL;
  g_autofree char *fourth = NULL;
  g_autofree char *eighth = NULL;
  g_autofree char *last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    hidden[i]->place.width = 0;

  by_steps = save_beside (self, "shifting-masks", QS_FOLLOW_STEPS, 4);
  by_decisions = save_beside (self, "shifting-masks", QS_FOLLOW_DECISIONS, 4);
  at_end = save_beside (self, "brute-force", QS_FOLLOW_STEPS, 700);
  fourth = save_alone (self, 4);
  eighth = save_alone (self, 8);
  g_assert_true (g_str_equal (by_steps, fourth));
  g_assert_true (g_str_equal (by_decisions, eighth));
  g_assert_false (g_str_equal (fourth, eighth));

  g_assert_true (save (self, 60, 900, QS_PICTURE_PDF));
  last = save_alone (self, 60 + self->n_saved - 1);
  g_assert_true (g_str_equal (at_end, last));
}

/* Two searches are one picture, as wide as both; what one has to say pushes down what stands below it. */
static void
test_both (Fixture      *self,
           gconstpointer data)
{
  QsStepLook beside = *self->look;
  QsStepLook *look = self->look;
  g_autofree char *both = NULL;
  g_autofree char *alone = NULL;
  int width = look->width;

  alone = save_alone (self, 12);
  look->title.place = (GdkRectangle){ 0, 210, 60, 10 };
  look->place.place = look->counters.place = look->narration.place = look->title.place;
  look->tree.place.width = look->code.place.width = look->data.place.width = look->cut_off.place.width = 0;
  beside = *look;
  beside.board.place.x += 600;
  beside.title.place.x += 600;
  look->beside = &beside;
  qs_step_look_trim (look);
  g_assert_cmpint (look->width, >, width);
  both = save_alone (self, 12);
  g_assert_false (g_str_equal (both, alone));
  look->beside = NULL;
}

static void
check_nothing_is_left (Fixture      *self,
                       QsPictureKind kind)
{
  g_assert_false (save (self, 0, 20, kind));
  g_assert_error (self->error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_cmpuint (self->n_calls, <, 21);
  g_cancellable_reset (self->cancellable);
}

static void
test_cancel (Fixture      *self,
             gconstpointer data)
{
  const QsPictureKind kinds[] = { QS_PICTURE_PNG, QS_PICTURE_SVG, QS_PICTURE_PDF };

  self->cancels_at = 7;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      check_nothing_is_left (self, kinds[i]);
      g_assert_cmpuint (count_files (self->folder), ==, 0);
    }

  /* During the search, before the first picture. */
  self->cancels_at = G_MAXUINT;
  g_cancellable_cancel (self->cancellable);
  g_assert_false (save (self, 0, 20, QS_PICTURE_PNG));
  g_assert_error (self->error, QS_ERROR, QS_ERROR_CANCELLED);
  g_assert_cmpuint (self->n_calls, ==, 0);
  g_assert_cmpuint (count_files (self->folder), ==, 0);
}

/* What was there stays there, whether saving is cancelled or cannot begin. */
static void
test_old (Fixture      *self,
          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *file = g_build_filename (self->folder, "old", "steps-00.png", NULL);

  g_file_set_contents (self->path, OLD, -1, &error);
  self->cancels_at = 7;
  check_nothing_is_left (self, QS_PICTURE_SVG);
  check_nothing_is_left (self, QS_PICTURE_PDF);
  text = read_file (self->path);
  g_assert_cmpstr (text, ==, OLD);
  g_free (text);

  g_free (self->path);
  self->path = g_path_get_dirname (file);
  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  g_file_set_contents (file, OLD, -1, &error);
  g_assert_no_error (error);
  g_assert_false (save (self, 0, 20, QS_PICTURE_PNG));
  g_assert_error (self->error, QS_ERROR, QS_ERROR_FILE);
  text = read_file (file);
  g_assert_cmpstr (text, ==, OLD);
  g_assert_cmpuint (count_files (self->path), ==, 1);
}

static void
test_no_folder (Fixture      *self,
                gconstpointer data)
{
  const QsPictureKind kinds[] = { QS_PICTURE_PNG, QS_PICTURE_SVG, QS_PICTURE_PDF };

  g_free (self->path);
  self->path = g_build_filename (self->folder, "missing", "steps", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_assert_false (save (self, 0, 3, kinds[i]));
      g_assert_error (self->error, QS_ERROR, QS_ERROR_FILE);
      g_assert_nonnull (strstr (self->error->message, self->path));
    }
}

/* Each method has its own data, and not all a tree. */
static void
test_methods (void)
{
  const QsMethod *const *methods = qs_methods_list ();

  for (guint i = 0; methods[i] != NULL; i++)
    {
      Fixture fixture = { 0 };

      set_up (&fixture, methods[i]->id);
      for (fixture.look->figure = 0; fixture.look->figure < QS_N_FIGURES; fixture.look->figure++)
        {
          if (qs_figures_has (methods[i], fixture.look->figure))
            g_assert_true (save (&fixture, 6, 12, QS_PICTURE_SVG));
        }
      tear_down (&fixture, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/app/film/one", test_one },
    { "/app/film/numbered", test_numbered },
    { "/app/film/pages", test_pages },
    { "/app/film/moving", test_moving },
    { "/app/film/picture-is-plain", test_picture_is_plain },
    { "/app/film/end", test_end },
    { "/app/film/known-further", test_known_further },
    { "/app/film/counters", test_counters },
    { "/app/film/legend", test_legend },
    { "/app/film/beside", test_beside },
    { "/app/film/both", test_both },
    { "/app/film/cancel-leaves-nothing", test_cancel },
    { "/app/film/old-files-stay", test_old },
    { "/app/film/no-folder", test_no_folder },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, "boolean-arrays", set_up, tests[i].test, tear_down);
  g_test_add_func ("/app/film/methods", test_methods);

  return g_test_run ();
}
