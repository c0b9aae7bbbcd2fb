/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads boards in any of the text formats, as the bytes of a file come. The beginning of the file is kept until it
 * has shown how to read all of it. */

#include "config.h"

#include "qs-board-reader.h"

#include <inttypes.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-read-decoder.h"
#include "qs-read-parser.h"
#include "qs-read-patterns.h"
#include "qs-read-rewrites.h"
#include "qs-read-trials.h"

/* How much of a file shows how to read it, in bytes. */
#define HEAD_SIZE (1 << 17)

struct _QsBoardReader
{
  char *name;
  QsReadOptions options;
  QsProblem rectangle; /* that the file names, if it has fewer rows than columns */
  char *format; /* of the options */
  QsReadSink sink;
  QsReadDecoder decoder;
  GString *text; /* that was not read yet */
  GArray *rewrites; /* from when it has begun */
  gboolean has_steps; /* of a search */
  gboolean is_zero; /* whether nothing but a 0 is in the file, of which nobody has said what it is */
  QsReadProfile profile;
  QsReadParser parser; /* from when it has begun */
  QsReadFacts facts;
};

gboolean
qs_board_reader_has_format (const char *format)
{
  return qs_read_trials_has_format (format);
}

QsBoardReader *
qs_board_reader_new (const char          *name,
                     const QsReadOptions *options,
                     const QsReadSink    *sink)
{
  QsBoardReader *self = g_new0 (QsBoardReader, 1);

  self->name = g_strdup (name);
  self->format = g_strdup (options->format);
  self->options = *options;
  self->options.format = self->format;
  self->sink = *sink;
  self->text = g_string_new (NULL);
  qs_read_decoder_init (&self->decoder);

  return self;
}

void
qs_board_reader_free (QsBoardReader *self)
{
  if (self->rewrites != NULL)
    qs_read_parser_clear (&self->parser);
  qs_read_decoder_clear (&self->decoder);
  g_string_free (self->text, TRUE);
  g_clear_pointer (&self->rewrites, g_array_unref);
  g_free (self->format);
  g_free (self->name);
  g_free (self);
}

/* Says where an error is: in a @line, or in none, 0. */
static gboolean
locate (QsBoardReader *self,
        gboolean       is_good,
        guint64        line,
        GError       **error)
{
  if (!is_good && line > 0)
    /* Translators: the beginning of a message: a file and a line of it. */
    g_prefix_error (error, _ ("%s, line %" PRIu64 ": "), self->name, line);
  else if (!is_good)
    /* Translators: a file's name, before what is wrong with it. */
    g_prefix_error (error, _ ("%s: "), self->name);

  return is_good;
}

/* The line is the one behind all text that there is so far; a file of another kind has none. */
static gboolean
fail_to_decode (QsBoardReader *self,
                GError       **error)
{
  guint64 line = self->rewrites != NULL ? self->parser.tokens.line : self->text->len > 0;

  for (gsize i = 0; i < self->text->len; i++)
    line += self->text->str[i] == '\n';

  return locate (self, FALSE, line, error);
}

/* How many rows a board has is known before the first is read only from what the file says above it, in our own way. */
static void
look_for_rectangle (QsBoardReader *self)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *text = NULL;

  if (self->options.problem != NULL || !g_regex_match (qs_read_pattern_get (QS_PATTERN_RECTANGLE), self->text->str, 0, &match))
    return;

  text = g_match_info_fetch (match, 1);
  if (qs_problem_parse (text, &self->rectangle, NULL) && self->rectangle.n_rows < self->rectangle.n)
    self->options.problem = &self->rectangle;
}

static gboolean
take_board (const QsReadBoard *board,
            gpointer           data,
            GError           **error)
{
  QsBoardReader *self = data;

  qs_read_parser_end_form (&self->parser);

  return self->sink.func == NULL || self->sink.func (board, self->sink.data, error);
}

static void
take_bad (guint64     line,
          const char *reason,
          gpointer    data)
{
  QsBoardReader *self = data;

  if (self->sink.bad != NULL)
    self->sink.bad (line, reason, self->sink.data);
}

/* Only whole lines show how to read them, and where they begin; of a long one, what comes before a comma.
 * Returns: (transfer full): what stands behind that */
static char *
cut_rest (QsBoardReader *self)
{
  const char *text = self->text->str, *end = strrchr (text, '\n');
  gboolean is_long = end == NULL && self->text->len >= HEAD_SIZE;
  const char *comma = is_long ? strrchr (text, ',') : NULL;
  char *rest = g_strdup (end != NULL ? end + 1 : comma != NULL ? comma : is_long ? "" : text);

  g_string_truncate (self->text, self->text->len - strlen (rest));

  return rest;
}

static gboolean
begin (QsBoardReader *self,
       GError       **error)
{
  g_autofree char *words = g_strdup (self->text->str);

  self->is_zero = g_str_equal (g_strstrip (words), "0") && self->options.n == 0 && self->options.format == NULL &&
                  self->options.base == QS_READ_BASE_UNKNOWN;
  self->has_steps = qs_read_pattern_matches (QS_PATTERN_STEPS, self->text->str);
  look_for_rectangle (self);
  self->rewrites = qs_read_rewrites_find (self->text);

  if (!locate (self, qs_read_trials_choose (self->text->str, &self->options, &self->profile, error), 0, error))
    {
      g_clear_pointer (&self->rewrites, g_array_unref);
      return FALSE;
    }

  qs_read_parser_init (&self->parser, &self->profile, FALSE, &(QsReadSink){ take_board, take_bad, self });

  return TRUE;
}

/* Hands an error of the parser on. */
static gboolean
pass (QsBoardReader *self,
      GError       **error)
{
  const GError *cause = self->parser.boards.error;

  return locate (self, cause == NULL || qs_error_pass (error, g_error_copy (cause)), self->parser.tokens.line, error);
}

/* Reads the lines that have come, the first ones to see how. The @last need not end. */
static gboolean
read_lines (QsBoardReader *self,
            gboolean       is_end,
            GError       **error)
{
  gboolean has_begun = self->rewrites != NULL;
  g_autofree char *rest = is_end || (has_begun && self->rewrites->len == 0) ? NULL : cut_rest (self);

  if (has_begun)
    qs_read_rewrites_apply (self->rewrites, self->text);
  if (!has_begun && !begin (self, error))
    return FALSE;

  qs_read_tokens_feed (&self->parser.tokens, self->text->str, self->text->len);
  g_string_assign (self->text, rest != NULL ? rest : "");

  return pass (self, error);
}

gboolean
qs_board_reader_feed (QsBoardReader *self,
                      const char    *bytes,
                      gsize          length,
                      GError       **error)
{
  if (!qs_read_decoder_feed (&self->decoder, bytes, length, self->text, error))
    return fail_to_decode (self, error);

  if (self->rewrites == NULL && self->text->len < HEAD_SIZE)
    return TRUE;

  return read_lines (self, FALSE, error);
}

void
qs_board_reader_compare_claims (QsBoardReader *self,
                                guint64        n_again)
{
  const QsReadBoards *boards = &self->parser.boards;

  /* What an integer program counts are its own rows and columns. */
  if (!self->profile.has_values && boards->score.n_boards > 0)
    self->facts.claim = qs_read_claims_find_false (&self->parser.claims, boards->n, boards->score.n_boards - n_again,
                                                   boards->score.n_bad, boards->board.line);
}

static void
find_facts (QsBoardReader *self)
{
  const QsReadBoards *boards = &self->parser.boards;
  QsReadShape shape = self->profile.shape;

  self->facts = (QsReadFacts){ .n = boards->n, .base = QS_READ_BASE_UNKNOWN, .is_by_file = self->options.is_by_file };
  if (boards->score.n_boards == 0)
    {
      guint64 side = self->parser.is_set ? qs_read_claims_get_side (&self->parser.claims).number : 0;

      self->facts.n = self->options.n > 0 ? self->options.n : side <= QS_MAX_N ? (guint) side : 0;
      return;
    }

  self->facts.format = self->decoder.coding == QS_READ_NPY ? "npy" : self->parser.format;
  for (guint i = 0; i < self->rewrites->len; i++)
    {
      const char *format = g_array_index (self->rewrites, QsReadRewrite, i).format;

      self->facts.format = format != NULL ? format : self->facts.format;
    }
  qs_board_reader_compare_claims (self, 0);
  if (shape == QS_READ_ROW && self->profile.queen != 0 && self->profile.queen != '1')
    self->facts.queen = self->profile.queen;
  if (shape == QS_READ_NUMBERS || shape == QS_READ_DIGITS || shape == QS_READ_PAIRS)
    {
      self->facts.is_base_assumed = self->profile.is_base_assumed;
      self->facts.base = self->profile.base;
    }
}

/* Sets what the boards solve: what was asked for, or else what the file names. */
static gboolean
find_problem (QsBoardReader *self)
{
  QsReadFacts *facts = &self->facts;
  const char *named = self->parser.is_set && self->options.problem == NULL ? self->parser.claims.problem : NULL;

  if (self->options.problem != NULL)
    facts->problem = *self->options.problem;
  else if (self->profile.n_rows > 0)
    qs_problem_init_rectangle (&facts->problem, self->profile.n_rows, self->profile.n);
  else if (named != NULL && (!qs_problem_parse (named, &facts->problem, NULL) || facts->problem.n_rows < facts->problem.n ||
                             (facts->n > 0 && facts->problem.n != facts->n)))
    return FALSE;

  if (facts->n == 0)
    facts->n = facts->problem.n;
  facts->n_rows = facts->problem.n > 0 ? facts->problem.n_rows : facts->n;
  facts->has_problem = facts->problem.n > 0 &&
                       (!qs_problem_is_plain (&facts->problem) || !qs_constraints_is_empty (&facts->problem.squares));
  return TRUE;
}

/* A file is refused where nothing in it was understood, or not the most. */
static gboolean
check (QsBoardReader *self,
       guint64       *line, /* of the error */
       GError       **error)
{
  const QsReadBoards *boards = &self->parser.boards;
  const QsReadClaims *claims = &self->parser.claims;
  const QsReadScore *score = &boards->score;
  guint n_rows = qs_read_boards_find_rows (boards), n = boards->n;
  g_autofree char *shown = NULL;

  if (self->profile.is_doubtful && score->n_boards > 0 && (self->facts.n > 1 || score->n_bad == 0) && self->options.n == 0)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          self->facts.n > 1
                            ? _ ("Nothing in the file looks like a board")
                            : _ ("The only board among the words is a single square: use --queens 1 if that is right"));

  if (self->is_zero && score->n_boards == 1)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("A 0 alone may be a number of solutions or a board of one square: use --queens 1 if it is a board"));

  *line = self->profile.rival_line;
  if (*line > 0)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          _ ("The boards can be read in two ways that differ: use --format or --queens to choose one"));

  *line = boards->bad_line;
  if (n_rows > 0)
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                          /* Translators: rows and columns, twice. */
                          _ ("The boards are of %u × %u squares: rows are missing, or boards are side by side "
                             "(if not, use --problem %ux%u)"),
                          n_rows, n, n_rows, n);
  if (score->n_bad > score->n_boards || (self->facts.n == 1 && score->n_bad > 0))
    return qs_error_fail (error, QS_ERROR_INVALID_TEXT, "%s", boards->bad_reason);

  *line = 0;
  if (score->n_boards == 0 && self->parser.skipped != NULL)
    return qs_error_refuse (self->parser.skipped, strlen (self->parser.skipped),
                            /* Translators: a key of an object in JSON. */
                            _ ("The boards under “%s” cannot be read; they are expected under “solutions”"), error);

  if (!find_problem (self))
    {
      shown = qs_error_shorten (claims->problem, strlen (claims->problem));
      return qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                            /* Translators: a problem such as 7:torus. */
                            _ ("The file says that its boards solve “%s”, which is not a problem on %u × %u squares that can be "
                               "checked"),
                            shown, self->facts.n, self->facts.n);
    }

  *line = claims->bad_side_line;
  if (self->parser.is_set && claims->bad_side != NULL)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: what a file says, such as “-1” or “8x”. */
                          _ ("A board of %s columns cannot be read: the limits are 1 and %u"), claims->bad_side, QS_MAX_N);

  return TRUE;
}

gboolean
qs_board_reader_end (QsBoardReader *self,
                     GError       **error)
{
  guint64 line = 0;
  gboolean is_good;

  if (!qs_read_decoder_feed (&self->decoder, NULL, 0, self->text, error))
    return fail_to_decode (self, error);
  if (!read_lines (self, TRUE, error))
    return FALSE;
  qs_read_parser_end (&self->parser);
  if (!pass (self, error))
    return FALSE;

  find_facts (self);
  is_good = check (self, &line, error);
  /* Where each step has a row and a column, they only look like a list of queens. */
  if (self->has_steps && (!is_good || self->parser.boards.score.n_boards == 0 ||
                          (self->profile.shape == QS_READ_PAIRS && self->options.format == NULL)))
    {
      g_clear_error (error);
      is_good = qs_error_fail (error, QS_ERROR_INVALID_TEXT,
                               _ ("The file has the steps of a search, not boards: “queenside-cli judge” checks them"));
      line = 0;
    }

  return locate (self, is_good, line, error);
}

const QsReadFacts *
qs_board_reader_get_facts (QsBoardReader *self)
{
  return &self->facts;
}
