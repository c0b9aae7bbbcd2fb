/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Films of SVG, read again: at each time they show what the frame had, in its order. */

#include "qs-svg-film.h"

#include <math.h>
#include <string.h>

#include "qs-picture.h"
#include "qs-test-main.h"

#define WIDTH 200
#define HEIGHT 100
#define FRAME 0.5
#define LAST 2.0
#define MAX_DEPTH 16

/* What a frame paints: a letter is a square of a colour of its own, a digit is text. */
static void
paint (cairo_t *cr,
       double   width,
       double   height,
       gpointer data)
{
  const char *word = data;

  for (guint i = 0; word[i] != '\0'; i++)
    {
      const char digit[] = { word[i], '\0' };

      cairo_set_source_rgb (cr, (word[i] - '0') / 100.0, 0, 0);
      if (g_ascii_isdigit (word[i]))
        {
          cairo_move_to (cr, 10, 50);
          cairo_show_text (cr, digit);
          continue;
        }
      cairo_rectangle (cr, word[i] - 'A', 0, 50, 50);
      cairo_fill (cr);
    }
}

static GBytes *
make_frame (const char *word)
{
  g_autoptr (GError) error = NULL;
  GBytes *frame = qs_picture_make (&(QsPicture){ QS_PICTURE_SVG, WIDTH, HEIGHT, paint, (gpointer) word }, &error);

  g_assert_no_error (error);

  return frame;
}

/* A film as it looks at some time; a frame itself has no time. */
typedef struct
{
  double time;                  /* of 1 for the whole */
  gboolean is_seen[MAX_DEPTH];  /* the open elements */
  guint depth;
  double duration;              /* in seconds; 0 without an animation */
  guint n_animations;
  GString *drawn;
  GHashTable *definitions; /* (element-type utf8 GString): what they draw, by name */
  GString *definition;     /* that is being read */
} Look;

static const char *
find (const char **names,
      const char **values,
      const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], name))
        return values[i];
    }

  return NULL;
}

static gboolean
is_inline (const char *values,
           const char *times,
           double      time)
{
  g_auto (GStrv) value = g_strsplit (values, ";", -1);
  g_auto (GStrv) start = g_strsplit (times, ";", -1);
  gboolean is_seen = FALSE;
  double last = -1;

  g_assert_cmpuint (g_strv_length (value), ==, g_strv_length (start));
  g_assert_cmpstr (start[0], ==, "0");
  for (guint i = 0; value[i] != NULL; i++)
    {
      double from = g_ascii_strtod (start[i], NULL);

      g_assert_cmpfloat (from, >, last);
      g_assert_cmpfloat (from, <, 1);
      last = from;
      if (from <= time)
        is_seen = g_str_equal (value[i], "inline");
    }

  return is_seen;
}

/* Places, colours and what is defined elsewhere tell what is drawn. */
static void
note (Look        *self,
      GString     *drawn,
      const char  *element,
      const char **names,
      const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *mark = strchr (values[i], '#');
      const GString *definition = mark != NULL ? g_hash_table_lookup (self->definitions, mark + 1) : NULL;

      g_assert_true (mark == NULL || (definition != NULL && definition->len > 0));
      g_string_append_printf (drawn, "%s=%s ", names[i], mark != NULL ? definition->str : values[i]);
    }
  g_string_append_printf (drawn, "%s\n", element);
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

static void
define (Look       *self,
        const char *name)
{
  self->definition = g_string_new (NULL);
  g_assert_true (g_hash_table_insert (self->definitions, g_strdup (name), self->definition));
}

static void
animate (Look        *self,
         const char **names,
         const char **values)
{
  double duration = g_ascii_strtod (find (names, values, "dur"), NULL);

  g_assert_cmpstr (find (names, values, "attributeName"), ==, "display");
  g_assert_cmpstr (find (names, values, "calcMode"), ==, "discrete");
  g_assert_cmpstr (find (names, values, "repeatCount"), ==, "indefinite");
  g_assert_true (self->duration == 0 || self->duration == duration);
  self->duration = duration;
  self->n_animations++;
  self->is_seen[self->depth - 1] =
      is_inline (find (names, values, "values"), find (names, values, "keyTimes"), self->time);
}

static void
look_cb (GMarkupParseContext *context,
         const char          *element,
         const char         **names,
         const char         **values,
         gpointer             user_data,
         GError             **error)
{
  Look *self = user_data;
  const char *id = find (names, values, "id");
  gboolean is_inside = self->depth > 0;

  g_assert_cmpuint (self->depth + 1, <, MAX_DEPTH);
  self->is_seen[self->depth + 1] = self->is_seen[self->depth] && !g_str_equal (element, "defs");
  self->depth++;
  if (g_str_equal (element, "animate"))
    animate (self, names, values);
  else if (!self->is_seen[self->depth] && id != NULL)
    define (self, id);
  else if (!self->is_seen[self->depth] && self->definition != NULL)
    note (self, self->definition, element, names, values);
  else if (self->is_seen[self->depth] && is_inside && id == NULL && find (names, values, "display") == NULL)
    note (self, self->drawn, element, names, values);
}

static void
leave_cb (GMarkupParseContext *context,
          const char          *element,
          gpointer             user_data,
          GError             **error)
{
  ((Look *) user_data)->depth--;
}

static void
look (const char *svg,
      gssize      length,
      double      time,
      Look       *self)
{
  static const GMarkupParser parser = { .start_element = look_cb, .end_element = leave_cb };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;

  *self = (Look){ .time = time, .is_seen = { TRUE }, .drawn = g_string_new (NULL) };
  self->definitions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_string);
  context = g_markup_parse_context_new (&parser, 0, self, NULL);
  g_assert_true (g_markup_parse_context_parse (context, svg, length, &error));
  g_assert_true (g_markup_parse_context_end_parse (context, &error));
  g_assert_no_error (error);
}

static void
look_clear (Look *self)
{
  g_string_free (self->drawn, TRUE);
  g_hash_table_unref (self->definitions);
}

/* The film at the time of a frame has what the frame itself has, in the same order, except the group of a page. */
static void
assert_shows (const char *film,
              double      seconds,
              double      total,
              const char *word)
{
  g_autoptr (GBytes) frame = make_frame (word);
  Look expected, found;

  look (g_bytes_get_data (frame, NULL), (gssize) g_bytes_get_size (frame), 0, &expected);
  look (film, -1, seconds / total, &found);
  g_assert_cmpstr (found.drawn->str, ==, expected.drawn->str);
  look_clear (&expected);
  look_clear (&found);
}

/* Returns: how many animations the film needs */
static guint
check_film (const char *const *words)
{
  g_autoptr (QsSvgFilm) film = qs_svg_film_new ();
  guint n = g_strv_length ((char **) words), n_animations;
  double total = n * FRAME + LAST;
  g_autofree char *text = NULL;
  Look whole;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GBytes) frame = make_frame (words[i]);
      g_autoptr (GError) error = NULL;

      g_assert_true (qs_svg_film_add (film, frame, &error));
      g_assert_no_error (error);
    }

  text = g_string_free (qs_svg_film_end (film, FRAME, LAST), FALSE);
  for (guint i = 0; i < n; i++)
    assert_shows (text, (i + 0.5) * FRAME, total, words[i]);
  assert_shows (text, total - LAST / 10, total, words[n - 1]);

  look (text, -1, 0, &whole);
  n_animations = whole.n_animations;
  g_assert_cmpfloat_with_epsilon (whole.duration, n_animations > 0 ? total : 0, 1e-6);
  look_clear (&whole);

  return n_animations;
}

QS_TEST (still)
{
  const char *const words[] = { "ABC1", "ABC1", "ABC1", NULL };

  g_assert_cmpuint (check_film (words), ==, 0);
}

/* Drawings that are seen together need one animation, and what returns is not there twice. */
QS_TEST (changes)
{
  const char *const words[] = { "ABCDE", "AXYDE", "ABCDE", "AXYDE", "AZDE", NULL };

  g_assert_cmpuint (check_film (words), ==, 3);
}

QS_TEST (order)
{
  const char *const words[] = { "ABCDEF", "FEDCBA", "BADCFE", "AABBAA", "BA", "", "ABCDEF", NULL };

  check_film (words);
}

/* cairo gives the same name to other letters in other frames. */
QS_TEST (letters)
{
  const char *const words[] = { "A12", "A21", "A3", "A321", "A0", NULL };

  check_film (words);
}

/* The same seed each time. */
QS_TEST (random)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

      for (guint j = 0; j < 8; j++)
        {
          g_autoptr (GString) word = g_string_new (NULL);

          for (gint k = g_rand_int_range (random, 0, 9); k > 0; k--)
            g_string_append_c (word, (char) g_rand_int_range (random, 'A', 'G'));
          g_ptr_array_add (words, g_strdup (word->str));
        }
      g_ptr_array_add (words, NULL);
      check_film ((const char *const *) words->pdata);
    }
}

/* One text ends too early, the other is wrong before its end. */
QS_TEST (no_xml)
{
  static const char *const texts[] = { "<svg><g>", "<svg></g>" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (QsSvgFilm) film = qs_svg_film_new ();
      g_autoptr (GBytes) frame = g_bytes_new_static (texts[i], strlen (texts[i]));
      g_autoptr (GError) error = NULL;

      g_assert_false (qs_svg_film_add (film, frame, &error));
      g_assert_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_PARSE);
    }
}
