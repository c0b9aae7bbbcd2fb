/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tours themselves: no stop lies. Each claim is held against the search, and each square and larger number of a
 * text must be claimed. */

#include <string.h>

#include "qs-methods.h"
#include "qs-test-main.h"
#include "qs-tour.h"

#define N_TOURS 11
#define LEAST_STOPS 6
#define MOST_STOPS 12

/* A text longer than this does not fit beside the board of a small window, in characters. */
#define MAX_TEXT 260
#define MAX_ANSWER 48

/* What the traces say, not the moment. */
typedef struct
{
  QsMoment moment;
  guint64 last;    /* how many steps to count */
  guint64 rejects;
  guint64 boards;  /* how often all queens stood */
} Count;

static QsTour *
read_tour (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  QsTour *tour;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  tour = qs_tour_read (bytes, name, &error);
  g_assert_no_error (error);

  return tour;
}

static gboolean
count_cb (QsTraceEvent event,
          guint        row,
          guint        column,
          gpointer     data)
{
  Count *count = data;

  if (count->moment.step == count->last)
    return FALSE;

  qs_moment_record (&count->moment, event, row, column);
  count->rejects += event == QS_TRACE_REJECT;
  count->boards += event == QS_TRACE_PLACE && count->moment.n_placed == qs_moment_get_rows (&count->moment);

  return TRUE;
}

static void
count_steps (const QsTourPlace *place,
             guint64            last,
             Count             *count)
{
  const QsTracer tracer = { count_cb, count };
  QsSearch search = { .n = place->n, .problem = place->problem, .tracer = &tracer };

  *count = (Count){ .last = last };
  qs_moment_init (&count->moment, NULL, place->n, NULL);
  count->moment.problem = place->problem;
  place->method->search (&search);
}

static void
append_square (GString           *list,
               const QsTourPlace *place,
               guint              row,
               guint              column)
{
  g_autofree char *name = qs_square_to_string ((QsSquare){ row, column }, qs_tour_place_get_rows (place));

  g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", name);
}

static char *
or_none (GString *list)
{
  if (list->len == 0)
    g_string_append (list, "none");

  return g_string_free (list, FALSE);
}

static char *
tell_queens (const QsTourPlace *place,
             const QsMoment    *moment)
{
  GString *list = g_string_new (NULL);

  for (guint row = 0; row < qs_moment_get_rows (moment); row++)
    {
      if (moment->columns[row] != QS_EMPTY_ROW)
        append_square (list, place, row, moment->columns[row]);
    }

  return or_none (list);
}

static gboolean
is_attacked (const QsMoment *moment,
             QsSquare        square)
{
  for (guint row = 0; row < qs_moment_get_rows (moment); row++)
    {
      if (row != square.row && moment->columns[row] != QS_EMPTY_ROW &&
          qs_search_attacks (moment->problem, (QsSquare){ row, moment->columns[row] }, square))
        return TRUE;
    }

  return FALSE;
}

/* The squares of the last step's row that no queen of another row attacks. */
static char *
tell_open (const QsTourPlace *place,
           const QsMoment    *moment)
{
  GString *list = g_string_new (NULL);

  for (guint column = 0; column < moment->n; column++)
    {
      if (!is_attacked (moment, (QsSquare){ moment->row, column }))
        append_square (list, place, moment->row, column);
    }

  return or_none (list);
}

static char *
tell_step (const QsTourPlace *place,
           const QsTourStep  *step)
{
  static const char *const names[] = { "check", "reject", "place", "remove", "solution" };
  g_autoptr (GString) list = g_string_new (NULL);

  if (step->event == QS_TRACE_N_EVENTS)
    return g_strdup ("end");

  g_string_append (list, names[step->event]);
  if (step->column == QS_TRACE_WHOLE)
    g_string_append_printf (list, " row %u", qs_tour_place_get_rows (place) - step->row);
  else
    append_square (list, place, step->row, step->column);

  return g_strdup (list->str);
}

/* The values of a piece of data, bits without blanks between them. */
static char *
tell_data (const QsTourPlace *place,
           const QsMoment    *moment,
           const char        *name)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();
  guint n_data;
  const QsDatum *data;

  place->method->describe (moment, internals);
  if (place->method->describe_table != NULL)
    place->method->describe_table (moment, internals);
  data = qs_internals_get_data (internals, &n_data);
  for (guint i = 0; i < n_data; i++)
    {
      const QsCell *cells = qs_internals_get_cells (internals, &data[i]);
      GString *list = g_string_new (NULL);

      for (guint j = 0; j < data[i].n_cells; j++)
        {
          if (data[i].style == QS_VALUE_SQUARE)
            append_square (list, place, cells[j].region.row, cells[j].region.column);
          else if (data[i].style == QS_VALUE_HEX)
            g_string_append_printf (list, "0x%08X", (guint) cells[j].value);
          else
            g_string_append_printf (list, "%s%" G_GINT64_FORMAT,
                                    list->len > 0 && data[i].kind != QS_DATUM_BITS ? " " : "", cells[j].value);
        }

      if (g_str_equal (data[i].name, name))
        return or_none (list);
      g_string_free (list, TRUE);
    }

  return g_strdup_printf ("no fact and no data");
}

/* The upper five of 32 binary digits. */
static char *
tell_top (const QsTourPlace *place,
          const QsMoment *moment)
{
  g_autofree char *product = tell_data (place, moment, "product");
  guint64 number = g_ascii_strtoull (product, NULL, 16);
  GString *digits = g_string_new (NULL);

  for (guint bit = 32; bit > 27; bit--)
    g_string_append_c (digits, number >> (bit - 1) & 1 ? '1' : '0');

  return g_string_free (digits, FALSE);
}

static gboolean
find_number (const QsTourPlace *place,
             const Count       *count,
             const char        *fact,
             guint64           *number)
{
  const QsMoment *moment = &count->moment;
  const struct
  {
    const char *fact;
    guint64 number;
  } numbers[] = {
    { "steps", moment->step },
    { "nodes", moment->counts.placements + 1 },
    { "checks", moment->counts.checks },
    { "backtracks", moment->counts.backtracks },
    { "solutions", moment->counts.solutions },
    { "rejects", count->rejects },
    { "boards", count->boards },
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      if (g_str_equal (fact, numbers[i].fact))
        {
          *number = numbers[i].number;
          return TRUE;
        }
    }

  *number = 1;
  for (guint i = 0; i < qs_tour_place_get_rows (place); i++)
    *number *= g_str_equal (fact, "power") ? place->n : i + 1;

  return g_str_equal (fact, "power") || g_str_equal (fact, "factorial");
}

static char *
tell_fact (const QsTourPlace *place,
           const char        *fact)
{
  QsMoment moment;
  QsTourStep next;
  Count count;
  guint64 number;

  if (!qs_tour_place_find (place, &moment, &next))
    return g_strdup ("no such place");

  count_steps (place, moment.step, &count);
  g_assert_cmpuint (count.moment.step, ==, moment.step);

  if (g_str_equal (fact, "queens"))
    return tell_queens (place, &moment);
  if (g_str_equal (fact, "open"))
    return tell_open (place, &moment);
  if (g_str_equal (fact, "last"))
    return tell_step (place, &(QsTourStep){ moment.event, moment.row, moment.column });
  if (g_str_equal (fact, "next"))
    return tell_step (place, &next);
  if (g_str_equal (fact, "top"))
    return tell_top (place, &moment);
  if (find_number (place, &count, fact, &number))
    return g_strdup_printf ("%" G_GUINT64_FORMAT, number);

  return tell_data (place, &moment, fact);
}

/* Tells of all claims that fail, not of the first alone. */
static void
test_claims (gconstpointer path)
{
  g_autoptr (QsTour) tour = read_tour (path);

  for (guint i = 0; i < tour->stops->len; i++)
    {
      const QsTourStop *stop = tour->stops->pdata[i];

      for (guint j = 0; j < stop->claims->len; j++)
        {
          const QsTourClaim *claim = stop->claims->pdata[j];
          g_autofree char *truth = tell_fact (&claim->place, claim->fact);

          if (!g_str_equal (truth, claim->value))
            {
              g_test_message ("line %u: %s is “%s”, not “%s”", claim->line, claim->fact, truth, claim->value);
              g_test_fail ();
            }
        }
    }
}

static void
test_places (gconstpointer path)
{
  g_autoptr (QsTour) tour = read_tour (path);

  g_assert_cmpuint (tour->stops->len, >=, LEAST_STOPS);
  g_assert_cmpuint (tour->stops->len, <=, MOST_STOPS);

  for (guint i = 0; i < tour->stops->len; i++)
    {
      const QsTourStop *stop = tour->stops->pdata[i];
      QsMoment moment;
      QsTourStep next;
      guint n_right = 0;

      if (!qs_tour_place_find (&stop->place, &moment, &next))
        {
          g_test_message ("line %u: there is no such place", stop->line);
          g_test_fail ();
        }
      g_assert_true (stop->place.method->look != QS_LOOK_MOVES);

      for (guint j = 0; j < stop->answers->len; j++)
        {
          const QsTourAnswer *answer = stop->answers->pdata[j];

          n_right += memcmp (&answer->step, &next, sizeof next) == 0;
          g_assert_cmpint (g_utf8_strlen (answer->text, -1), <=, MAX_ANSWER);
        }
      if (stop->question != NULL && n_right != 1)
        {
          g_autofree char *truth = tell_step (&stop->place, &next);

          g_test_message ("line %u: %u answers are right; the next step is “%s”", stop->line, n_right, truth);
          g_test_fail ();
        }
    }
}

/* Whether some claim of the stop has a word among its values; a large number, in any case. */
static gboolean
is_claimed (const QsTourStop *stop,
            const char       *word)
{
  g_autofree char *n = g_strdup_printf ("%u", stop->place.n);

  if (g_str_equal (word, n))
    return TRUE;

  for (guint i = 0; i < stop->claims->len; i++)
    {
      const QsTourClaim *claim = stop->claims->pdata[i];
      g_auto (GStrv) values = g_strsplit (claim->value, " ", -1);

      if (g_strv_contains ((const char *const *) values, word))
        return TRUE;
    }

  return FALSE;
}

/* Squares, and numbers of two digits and more; 1,234 is a number, and 0x… is one. */
static void
check_words (const QsTourStop *stop,
             const char       *text)
{
  g_autoptr (GRegex) comma = g_regex_new ("(?<=\\d),(?=\\d{3})", 0, 0, NULL);
  g_autoptr (GRegex) words = g_regex_new ("\\b([a-h][1-8]|0x[0-9A-F]{8}|[0-9]{2,})\\b", 0, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (comma, text, -1, 0, "", 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (words, plain, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 1);

      if (!is_claimed (stop, word))
        {
          g_test_message ("line %u: nothing claims %s", stop->line, word);
          g_test_fail ();
        }
    }
}

static void
test_words (gconstpointer path)
{
  g_autoptr (QsTour) tour = read_tour (path);

  for (guint i = 0; i < tour->stops->len; i++)
    {
      const QsTourStop *stop = tour->stops->pdata[i];

      check_words (stop, stop->text);
      if (g_utf8_strlen (stop->text, -1) > MAX_TEXT)
        {
          g_test_message ("line %u: the text has %ld characters", stop->line, g_utf8_strlen (stop->text, -1));
          g_test_fail ();
        }
      if (stop->question != NULL)
        {
          check_words (stop, stop->question);
          check_words (stop, stop->reason);
        }
    }
}

static void
check_message (const char *messages,
               const char *text)
{
  g_autofree char *message = g_strdup_printf ("msgid \"%s\"\n", text);

  if (strstr (messages, message) == NULL)
    {
      g_test_message ("translators do not get “%s”", text);
      g_test_fail ();
    }
}

/* What gettext looks up must be what translators were given: the blanks and the signs of XML, too. */
static void
test_messages (gconstpointer path)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", NULL);
  const char *const arguments[] = { "xgettext", "--from-code=UTF-8", "--no-wrap", "--output=-", path, NULL };
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "GETTEXTDATADIRS", folder, TRUE);
  g_autoptr (QsTour) tour = read_tour (path);
  g_autofree char *messages = NULL;
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) arguments, environment, G_SPAWN_SEARCH_PATH, NULL, NULL, &messages, NULL, NULL, &error);
  g_assert_no_error (error);

  check_message (messages, tour->title);
  check_message (messages, tour->about);
  for (guint i = 0; i < tour->stops->len; i++)
    {
      const QsTourStop *stop = tour->stops->pdata[i];

      check_message (messages, stop->text);
      for (guint j = 0; j < stop->answers->len; j++)
        check_message (messages, ((const QsTourAnswer *) stop->answers->pdata[j])->text);
      if (stop->question != NULL)
        {
          check_message (messages, stop->question);
          check_message (messages, stop->reason);
        }
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The paths of all tours, in their order. */
static GPtrArray *
list_tours (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "tours", NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, ".tour"))
        g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }
  g_ptr_array_sort (paths, compare_names);

  return paths;
}

/* Each is on the list of the files with words. */
QS_TEST (number)
{
  g_autofree char *list = g_test_build_filename (G_TEST_DIST, "..", "po", "POTFILES.in", NULL);
  g_autoptr (GPtrArray) paths = list_tours ();
  g_autofree char *names = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (list, &names, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (paths->len, ==, N_TOURS);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (paths->pdata[i]);
      g_autofree char *line = g_strdup_printf ("\ndata/tours/%s\n", name);

      g_assert_nonnull (strstr (names, line));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  test_add_all ();
  paths = list_tours ();

  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (paths->pdata[i]);
      g_autofree char *claims = g_strdup_printf ("/engine/tours/claims-hold/%s", name);
      g_autofree char *places = g_strdup_printf ("/engine/tours/places-exist/%s", name);
      g_autofree char *words = g_strdup_printf ("/engine/tours/words-are-claimed/%s", name);
      g_autofree char *messages = g_strdup_printf ("/engine/tours/translators-get-all/%s", name);

      g_test_add_data_func (claims, paths->pdata[i], test_claims);
      g_test_add_data_func (places, paths->pdata[i], test_places);
      g_test_add_data_func (words, paths->pdata[i], test_words);
      g_test_add_data_func (messages, paths->pdata[i], test_messages);
    }

  return g_test_run ();
}
