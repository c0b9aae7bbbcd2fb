/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "qs-read-trials.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-read-kind.h"
#include "qs-read-parser.h"
#include "qs-read-patterns.h"
#include "qs-read-signs.h"

/* Smaller boards do not stand side by side. */
#define LEAST_BESIDE 4

/* Of a longer text, in bytes, only a part may be there. */
#define MAX_WHOLE 100000

/* What is tried, and what was best. */
typedef struct
{
  const char *text;
  gsize length;
  GStrv lines; /* of the text; a string with several is cut where they end */
  const QsReadOptions *options;
  guint32 paths;         /* under which keys boards stand */
  QsReadProfile *best;
  QsReadScore best_score;
  gint64 best_value;
  guint8 level; /* how many brackets are around lists that are read */
  GArray *rivals;
} Trials;

/* A way in which likely boards come out of the text, and what came. */
typedef struct
{
  QsReadProfile profile;
  QsReadScore score;
} Rival;

static const struct
{
  const char *name;
  QsReadShape shape;
} formats[] = {
  { "text", QS_READ_ROW },
  { "matrix", QS_READ_ROW },
  { "leetcode", QS_READ_ROW },
  { "columns", QS_READ_NUMBERS },
  { "json", QS_READ_NUMBERS },
  { "jsonl", QS_READ_NUMBERS },
  { "csv", QS_READ_NUMBERS },
  { "latex", QS_READ_NUMBERS },
  { "npy", QS_READ_NUMBERS },
  { "digits", QS_READ_DIGITS },
  { "pairs", QS_READ_PAIRS },
  { "squares", QS_READ_SQUARES },
  { "fen", QS_READ_FEN },
  { "model", QS_READ_MODEL },
};

/* Returns: its index, or that behind the last */
static guint
find_format (const char *name)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (formats) && !g_str_equal (formats[i].name, name))
    i++;

  return i;
}

gboolean
qs_read_trials_has_format (const char *format)
{
  return find_format (format) < G_N_ELEMENTS (formats);
}

/* The size that occurs most often, of equally frequent ones that of the first board, unless no board of that size has a
 * solution; or that of lone numbers, where there is
 * nothing else. */
static guint
find_n (const QsReadParser *parser)
{
  guint n = parser->boards.first_n;

  for (guint size = 1; size <= QS_MAX_N; size++)
    {
      if (parser->boards.sizes[size] > parser->boards.sizes[n] ||
          (parser->boards.sizes[size] == parser->boards.sizes[n] && (n == 2 || n == 3)))
        n = size;
    }

  return n == 0 && parser->n_lone > 0 && parser->profile->shape == QS_READ_NUMBERS ? 1 : n;
}

static void
read_text (const Trials  *trials,
           QsReadParser  *parser,
           QsReadProfile *profile,
           gboolean       is_free)
{
  qs_read_parser_init (parser, profile, is_free, &(QsReadSink){ NULL });
  qs_read_tokens_feed (&parser->tokens, trials->text, trials->length);
  qs_read_parser_end (parser);
}

static gboolean
are_likely (const QsReadScore *score)
{
  return 2 * score->weight >= 5 * score->n_boards;
}

/* More boards are better, likely ones most of all, and each mistake is worse than a board is good. Boards of one
 * square are seen everywhere: they only count where there is nothing else. Where no board comes out, the way counts in
 * which most is well written. */
static gint64
judge (const Trials       *trials,
       const QsReadParser *parser)
{
  const QsReadProfile *profile = parser->profile;
  const QsReadScore *score = &parser->boards.score;
  gboolean is_single = profile->n == 1 && (profile->has_labels || profile->shape == QS_READ_PAIRS || score->n_bad > 0 ||
                                           (profile->queen != 0 && profile->format == NULL) ||
                                           score->n_headings > 0 || score->weight <= score->n_boards);
  gboolean is_column = profile->is_column && (profile->n < 4 || !are_likely (score) ||
                                               /* Two numbers a line are pairs unless both columns are boards. */
                                               (parser->boards.width_of_column == 2 &&
                                                (score->n_bad > 0 || score->weight < 4 * score->n_boards)));
  gboolean is_numbered = profile->has_labels && profile->shape == QS_READ_NUMBERS && !profile->is_column;
  gboolean is_lone_number = is_numbered && score->n_boards == 1 && !parser->has_head && trials->options->n == 0;
  /* Boards of two or three queens, which have no solution, are read only where all is one. */
  gboolean is_nothing = score->n_boards == 0 || (score->weight == 0 && score->n_words > score->n_boards) ||
                        ((profile->n == 2 || profile->n == 3) && score->n_bad > 0);
  gboolean is_beside = profile->is_beside && (profile->n < LEAST_BESIDE || score->n_boards < 2 || !are_likely (score));

  if (is_nothing || is_single || is_beside || is_column || is_lone_number)
    return (is_column ? 0 : (gint64) score->n_fitting) - G_MAXINT64 / 2;
  if (profile->n == 1)
    return -(score->n_boards > 1);

  return (gint64) score->weight + parser->has_head - 4 * (gint64) score->n_bad;
}

static void
find_base (const QsReadScore *score,
           QsReadProfile     *profile)
{
  if (profile->base == QS_READ_BASE_UNKNOWN && score->n_base_0 + score->n_base_1 > 0)
    profile->base = score->n_base_0 >= score->n_base_1 ? QS_READ_BASE_0 : QS_READ_BASE_1;
}

/* Finds how large the boards are and from where they count. Returns whether the rows may be of several boards. */
static gboolean
look (Trials        *trials,
      QsReadProfile *profile)
{
  QsReadParser parser;
  const QsReadBoards *boards = &parser.boards;
  gboolean is_beside;

  read_text (trials, &parser, profile, TRUE);
  if (profile->n_rows == 0)
    profile->n = trials->options->n > 0 ? trials->options->n : find_n (&parser);
  if (profile->n_rows == 0 && trials->options->has_fewer_rows)
    profile->n_rows = qs_read_boards_find_rows (boards);
  find_base (&boards->score, profile);
  profile->is_spaced = profile->is_spaced || (profile->n_rows == 0 && qs_read_boards_find_rows (boards) == 1);
  if (profile->is_beside)
    profile->n = boards->cut_rows;
  is_beside = !profile->is_beside && profile->n_rows == 0 &&
              (parser.has_whole_boards || (boards->cut_rows >= LEAST_BESIDE && boards->n_cut >= boards->score.n_boards));
  qs_read_parser_clear (&parser);

  return is_beside;
}

static void
try (Trials       *trials,
     QsReadProfile profile)
{
  QsReadParser parser;
  gboolean is_open, is_beside;
  gint64 value;

  profile.format = trials->options->format;
  if (profile.format != NULL && formats[find_format (profile.format)].shape != profile.shape)
    return;

  profile.is_by_file = trials->options->is_by_file;
  profile.base = trials->options->base;
  profile.paths = trials->paths;
  if (trials->options->problem != NULL && trials->options->problem->n_rows < trials->options->problem->n)
    {
      profile.n_rows = trials->options->problem->n_rows;
      profile.n = trials->options->problem->n;
    }
  qs_read_profile_prepare (&profile);

  is_beside = look (trials, &profile);
  read_text (trials, &parser, &profile, FALSE);
  is_open = parser.depth > 0;
  find_base (&parser.boards.score, &profile);
  value = judge (trials, &parser) - is_open;
  if ((value >= 0 || profile.has_labels) && profile.n >= 4 && profile.n_rows == 0 && are_likely (&parser.boards.score))
    g_array_append_val (trials->rivals, ((Rival){ profile, parser.boards.score }));
  if (value > trials->best_value)
    {
      trials->best_value = value;
      trials->best_score = parser.boards.score;
      *trials->best = profile;
    }
  qs_read_parser_clear (&parser);

  /* Each pair of a board stands alone. */
  if (profile.shape == QS_READ_PAIRS && profile.n == 1 && !profile.is_spaced)
    {
      profile.is_spaced = TRUE;
      profile.n = 0;
      try (trials, profile);
    }

  /* Rows of several boards. */
  if (is_beside)
    {
      profile.n = 0;
      profile.is_beside = TRUE;
      try (trials, profile);
    }

  /* A bracket is lost. */
  if (is_open && !profile.is_line_bound && qs_read_pattern_matches (QS_PATTERN_CLOSED_LINE, trials->text))
    {
      profile.is_line_bound = TRUE;
      try (trials, profile);
    }
}

/* Without and with numbers before the rows or lists. */
static void
try_labels (Trials       *trials,
            QsReadProfile profile)
{
  try (trials, profile);
  profile.has_labels = TRUE;
  try (trials, profile);
}

static void
try_rows_of (Trials       *trials,
             QsReadProfile profile)
{
  /* In CSV, what stands on both sides of an empty cell is a bar. */
  static const struct
  {
    QsReadBars bars;
    const char *sign;
  } ways[] = {
    { QS_READ_BARS_ARE_BLANKS, "" },  { QS_READ_BARS_AROUND, "|" },   { QS_READ_BARS_BETWEEN, "|" },
    { QS_READ_BARS_BETWEEN, "&" },    { QS_READ_BARS_BETWEEN, ",," }, { QS_READ_BARS_BETWEEN, ";;" },
    { QS_READ_BARS_BETWEEN, "\t\t" }, { QS_READ_BARS_BETWEEN, ",\"\"" }, { QS_READ_BARS_BETWEEN, ";\"\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      if (strstr (trials->text, ways[i].sign) == NULL)
        continue;
      profile.bars = ways[i].bars;
      profile.bar = *ways[i].sign;
      try_labels (trials, profile);
    }
}

static void
try_rows (Trials *trials)
{
  QsReadProfile queens = { .shape = QS_READ_ROW };
  QsReadProfile signs = queens;

  qs_read_signs_find_empty (trials->lines, &queens);
  if (queens.is_blank_cell)
    try_rows_of (trials, queens);
  if (g_strcmp0 (trials->options->format, "matrix") == 0)
    {
      signs.queen = '1';
      signs.empty[0] = '0';
      try_rows_of (trials, signs);
    }
  else if (qs_read_signs_find_two (trials->lines, &signs))
    try_rows_of (trials, signs);
}

static void
try_all (Trials *trials,
         guint32 paths)
{
  static const QsReadShape others[] = { QS_READ_FEN, QS_READ_SQUARES, QS_READ_PAIRS, QS_READ_DIGITS, QS_READ_MODEL };

  trials->paths = paths;
  trials->best_value = G_MININT64;
  try_rows (trials);
  try_labels (trials, (QsReadProfile){ .shape = QS_READ_NUMBERS });
  try_labels (trials, (QsReadProfile){ .shape = QS_READ_NUMBERS, .is_column = TRUE });
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    try (trials, (QsReadProfile){ .shape = others[i] });
  try (trials, (QsReadProfile){ .shape = QS_READ_PAIRS, .has_values = TRUE });
}

/* Files about the problem that have no solution of it. */
static gboolean
refuse_problem (const char *text,
                GError    **error)
{
  static const struct
  {
    QsReadPattern pattern;
    const char *name;
  } kinds[] = {
    { QS_PATTERN_FORMULA, N_ ("a formula for SAT solvers (DIMACS)") },
    { QS_PATTERN_MODEL, N_ ("a model for constraint solvers (MiniZinc)") },
    { QS_PATTERN_COVER, N_ ("an exact cover problem (DLX)") },
    { QS_PATTERN_PROGRAM, N_ ("the source of a program") },
    { QS_PATTERN_PAGE, N_ ("a page or a picture (HTML, XML, SVG)") },
    { QS_PATTERN_COUNT, N_ ("the result of a count") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (qs_read_pattern_matches (kinds[i].pattern, text))
        return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                              /* Translators: what a file is, such as “a picture (PNG)”. */
                              _ ("The file is %s, not a list of solutions"), _ (kinds[i].name));
    }

  return TRUE;
}

/* The bit of a key, and those of the keys around it. */
static guint32
get_paths (const QsReadScore *score,
           guint              path)
{
  guint32 paths = 0;

  for (; path > 0; path = score->outer[path])
    paths |= 1u << path;

  return paths;
}

/* Where no key is known, boards stand under the one under which the most can be read. Where two are equally good, none is. */
static void
choose_path (Trials *trials)
{
  const Trials known = *trials;
  const QsReadProfile profile = *trials->best;
  Trials best = known;
  QsReadProfile best_profile = profile;

  best.best_value = -1;
  for (guint path = 1; path < QS_READ_MAX_PATHS; path++)
    {
      trials->level = known.best_score.levels[path];
      if (trials->level == 0)
        continue;

      try_all (trials, get_paths (&known.best_score, path));
      if (trials->best_value > best.best_value || (trials->best_value == best.best_value && trials->level > best.level))
        {
          best = *trials;
          best_profile = *trials->best;
        }
      else if (trials->best_value == best.best_value && trials->level == best.level && trials->best->n != best_profile.n)
        {
          best.best_score = known.best_score;
          best_profile = profile;
        }
    }

  *trials = best.best_value < 0 ? known : best;
  *trials->best = best_profile;
}

/* Other lists with as many brackets around them belong to the file where they are as well written as the first; but the likes of
 * 1 2 3 4, which weigh nothing, only beside it. */
static void
join_paths (Trials *trials)
{
  const QsReadScore score = trials->best_score;
  int chosen = MAX (g_bit_nth_msf (trials->best->paths, -1), 0);

  for (guint path = 1; path < QS_READ_MAX_PATHS; path++)
    {
      const QsReadProfile profile = *trials->best;
      const QsReadScore before = trials->best_score;
      gboolean is_other;

      if (score.levels[path] == 0 || score.levels[path] != trials->level || (profile.paths >> path & 1) != 0)
        continue;

      trials->best_value = G_MININT64;
      trials->paths = profile.paths | get_paths (&score, path);
      try (trials, profile);
      is_other = score.outer[path] != score.outer[chosen] && trials->best_score.weight == before.weight;
      if (is_other || trials->best_score.n_boards <= before.n_boards || trials->best_score.n_bad > before.n_bad ||
          trials->best->n != profile.n)
        {
          *trials->best = profile;
          trials->best_score = before;
        }
    }
}

/* Where a text has boards in two forms, such as pictures and lists, both should say the same. A form of which less than half is
 * there is none; columns with and without numbers are two. */
static void
look_for_rivals (const Trials *trials)
{
  QsReadProfile *best = trials->best;
  const QsReadScore *score = &trials->best_score;
  guint64 least = score->n_boards + !best->is_column;

  for (guint i = 0; i < trials->rivals->len && trials->length < MAX_WHOLE && best->rival_line == 0; i++)
    {
      const QsReadProfile *rival = &g_array_index (trials->rivals, Rival, i).profile;
      const QsReadScore *other = &g_array_index (trials->rivals, Rival, i).score;
      gboolean has_shape = rival->shape == best->shape;
      gboolean is_numbered = has_shape && best->shape == QS_READ_NUMBERS && rival->has_labels && rival->n + 1 == best->n;
      gboolean is_form = !has_shape || rival->is_column != best->is_column ||
                         (best->is_column && rival->has_labels != best->has_labels);
      gboolean differs = 2 * (other->n_boards + other->n_bad) >= least &&
                         (other->n_boards != score->n_boards || other->n_wrong != score->n_wrong);

      /* The numbers of lists that are no solutions may be their own, where the others are solutions. */
      if (is_numbered ? score->n_wrong > 0 && other->n_boards == score->n_boards && other->n_wrong < score->n_boards
                      : rival->n == best->n && is_form && differs)
        best->rival_line = other->first_line;
    }
}

gboolean
qs_read_trials_choose (const char          *text,
                       const QsReadOptions *options,
                       QsReadProfile       *profile,
                       GError             **error)
{
  g_autoptr (GString) flat = g_string_new (text);
  g_autoptr (GArray) rivals = g_array_new (FALSE, FALSE, sizeof (Rival));
  Trials trials = {
    .text = text,
    .length = strlen (text),
    .options = options,
    .best = profile,
    .best_value = G_MININT64,
    .rivals = rivals,
  };

  if (!refuse_problem (text, error))
    return FALSE;

  g_string_replace (flat, "\\n", "\n", 0);
  trials.lines = g_strsplit (flat->str, "\n", -1);
  try_all (&trials, 1);
  if (trials.best_value <= 0)
    {
      g_strfreev (trials.lines);
      trials.lines = qs_read_signs_fold (flat->str);
      try_rows (&trials);
    }
  trials.level = trials.best_score.levels[0];
  if (trials.best_value < 0)
    choose_path (&trials);
  if (trials.best_value >= 0)
    join_paths (&trials);
  g_strfreev (trials.lines);

  look_for_rivals (&trials);
  if (trials.best_score.n_wrong == trials.best_score.n_boards && trials.best_score.n_boards > 0 && options->format == NULL &&
      profile->n > 3 && qs_read_pattern_matches (QS_PATTERN_DOUBTFUL, text))
    profile->rival_line = trials.best_score.first_line;
  profile->is_doubtful = trials.best_value < G_MININT64 / 4;
  profile->is_base_assumed = profile->base == QS_READ_BASE_UNKNOWN;
  if (profile->is_base_assumed)
    profile->base = QS_READ_BASE_1;

  return TRUE;
}
