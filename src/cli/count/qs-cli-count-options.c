/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of the command that counts solutions: reads them, and checks which go together. */

#include "qs-cli-count-options.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-cli-arguments.h"
#include "qs-cli-output.h"
#include "qs-counter.h"
#include "qs-error.h"

/* More units bring a forecast no further, and nobody has more cores. */
#define MOST_DRAWN 10000
#define MOST_CORES 10000000

#define COUNTING " progress yes state units "
#define VERIFYING " threads kernel "

/* Options that do not go together, by their names. Squares need the census, which visits all solutions; a sum was counted
 * before. “problem” is another problem than N. */
static const struct
{
  const char *options;
  const char *excluded;
} rules[] = {
  { " require forbid problem b-file ", COUNTING VERIFYING " classes partial sum forecast plan " },
  { " forecast plan ", " fundamental classes state units partial sum " },
  { " plan ", " forecast threads progress yes " },
  { " b-file ", " require forbid " },
  { " sum ", COUNTING },
  { " missing ", " fundamental classes partial verify " },
  { " partial ", " fundamental classes " },
  { " classes ", " fundamental " },
  { " json ", " partial missing b-file " },
};

/* Options that mean nothing without another one, the first of which is named. */
static const struct
{
  const char *option;
  const char *needed;
  const char *first;
} needs[] = {
  { " missing ", " sum ", "--sum" },
  { " verify ", " sum ", "--sum" },
  { " seed ", " verify forecast plan ", "--verify" },
  { " cores ", " plan ", "--plan" },
};

/* Whether the word after --sum is one of its files. */
static gboolean
is_file (const char *word)
{
  return word != NULL && (*word != '-' || word[1] == '\0');
}

/* Writes “--sum A B” as “--sum=A --sum=B”, which GOption reads. */
static gboolean
spread_sum (GStrv   *arguments,
            GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  char **word = *arguments;
  GStrv spread;

  for (; *word != NULL && !g_str_equal (*word, "--"); word++)
    {
      if (!g_str_equal (*word, "--sum"))
        {
          g_strv_builder_add (builder, *word);
          continue;
        }

      if (!is_file (word[1]))
        return qs_cli_arguments_refuse (error, _ ("The files after --sum are missing"));

      for (; is_file (word[1]); word++)
        {
          g_autofree char *option = g_strconcat ("--sum=", word[1], NULL);

          g_strv_builder_add (builder, option);
        }
    }

  g_strv_builder_addv (builder, (const char **) word);
  spread = g_strv_builder_end (builder);
  g_strfreev (*arguments);
  *arguments = spread;

  return TRUE;
}

/* Returns: (transfer full) (nullable): the first of some options that was written */
static char *
find_given (const QsCliCountOptions *self,
            const GOptionEntry      *options,
            const char              *names)
{
  for (; options->long_name != NULL; options++)
    {
      gboolean is_given = options->arg == G_OPTION_ARG_NONE ? *(gboolean *) options->arg_data
                                                            : *(gpointer *) options->arg_data != NULL;
      g_autofree char *name = g_strdup_printf (" %s ", options->long_name);

      if (is_given && strstr (names, name) != NULL)
        return g_strconcat ("--", options->long_name, NULL);
    }

  return self->space.problem.n > 0 && strstr (names, " problem ") != NULL ? g_strdup (_ ("another problem than N")) : NULL;
}

static gboolean
check_pair (const QsCliCountOptions *self,
            const GOptionEntry      *options,
            const char              *names,
            const char              *excluded_names,
            GError                 **error)
{
  g_autofree char *given = find_given (self, options, names);
  g_autofree char *excluded = find_given (self, options, excluded_names);

  if (given == NULL || excluded == NULL)
    return TRUE;

  /* Translators: two options, such as --require and --threads. */
  return qs_cli_arguments_refuse (error, _ ("%s and %s do not go together"), given, excluded);
}

static gboolean
check_rules (const QsCliCountOptions *self,
             const GOptionEntry      *options,
             GError                 **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      if (!check_pair (self, options, rules[i].options, rules[i].excluded, error))
        return FALSE;
    }

  if (self->units != NULL && !self->partial)
    return qs_cli_arguments_refuse (error, _ ("--units needs --partial: some units give only a part of the solutions"));

  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      g_autofree char *given = find_given (self, options, needs[i].option);
      g_autofree char *needed = find_given (self, options, needs[i].needed);

      if (given != NULL && needed == NULL)
        /* Translators: two options, such as --verify and --sum. */
        return qs_cli_arguments_refuse (error, _ ("%s needs %s"), given, needs[i].first);
    }

  return self->verify != NULL || check_pair (self, options, " sum ", VERIFYING, error);
}

static gboolean
parse_arguments (QsCliCountOptions *self,
                 GStrv             *arguments,
                 GError           **error)
{
  const char *board;
  const GOptionEntry entries[] = {
    QS_CLI_SPACE_OPTIONS (&self->space),
    QS_CLI_SWITCH ("classes", &self->classes, _ ("Print how many symmetry classes there are, by their number of images")),
    QS_CLI_SWITCH ("b-file", &self->is_b_file,
                   /* Translators: OEIS is an encyclopedia of sequences, and a b-file what it calls such a list. */
                   _ ("Count each N of a range such as 1-16:superqueens, and print the lines that OEIS takes")),
    QS_CLI_TEXT ("threads", &self->threads, _ ("Count with T threads (one per processor when not given)"), "T"),
    QS_CLI_TEXT ("kernel", &self->kernel,
                 _ ("Count with this build of the inner loops (the fastest when not given)"), _ ("KERNEL")),
    QS_CLI_SWITCH ("progress", &self->progress, _ ("Report progress on standard error")),
    QS_CLI_SWITCH ("yes", &self->yes, _ ("Count however long it takes, without a question")),
    QS_CLI_TEXT ("state", &self->state, _ ("Keep the state of the count in FILE, and resume from it"), _ ("FILE")),
    QS_CLI_TEXT ("units", &self->units,
                 /* Translators: K, M, FROM and TO are numbers; FROM-TO stays what the next line translates. */
                 _ ("Count only some of the units that the count is cut into; K/M is share K of M"), _ ("FROM-TO")),
    QS_CLI_SWITCH ("partial", &self->partial, _ ("Write a partial result, for --sum")),
    { "sum", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->sum,
      _ ("Add up the partial results in FILE…, which may be folders; “-” is standard input"), _ ("FILE…") },
    QS_CLI_SWITCH ("missing", &self->missing, _ ("List the units that are missing from the sum, as --units takes them")),
    QS_CLI_TEXT ("verify", &self->verify,
                 _ ("Count a random part of the sum again, with another kernel, and compare"), _ ("PERCENT")),
    QS_CLI_TEXT ("forecast", &self->forecast,
                 _ ("Count K random units, and estimate the number of solutions from them"), "K"),
    QS_CLI_SWITCH ("plan", &self->plan, _ ("Count a few units, and say what the whole count costs and how to begin it")),
    QS_CLI_TEXT ("cores", &self->cores, _ ("Plan for C cores (those of this machine when not given)"), "C"),
    QS_CLI_JSON_OPTION (&self->json),
    QS_CLI_TEXT ("seed", &self->seed,
                 _ ("Draw other units to verify or to estimate from (0 to 4294967295; 1 when not given)"), _ ("NUMBER")),
    G_OPTION_ENTRY_NULL
  };

  if (!spread_sum (arguments, error) ||
      !qs_cli_arguments_parse_operand (arguments, "N",
                                       _ ("Counts the solutions for N queens, from 1 to 32. N may be another problem:\n"
                                          "6x9 (rows and columns), 13:torus, 12:superqueens (with a knight’s move too),\n"
                                          "8:touching (queens that only attack their column and what touches them),\n"
                                          "4:regions=aabb/abbb/ccdd/cddd (one queen in each), and squares: 8+b4-d5."),
                                       entries, &board, error))
    return FALSE;

  if (self->is_b_file && board != NULL)
    self->range = board;
  else if ((board != NULL || self->sum == NULL) &&
           !qs_cli_space_options_parse_board (&self->space, board, QS_COUNT_MAX_N, &self->order.n, error))
    return FALSE;

  return check_rules (self, entries, error);
}

/* Finds out how much of a sum is to be verified, how many units to draw, and what to plan for. */
static gboolean
parse_sample (QsCliCountOptions *self,
              GError           **error)
{
  char *end;

  self->sample_seed = 1;
  self->n_cores = g_get_num_processors ();
  if (!qs_cli_arguments_parse_uint ("--seed", self->seed, 0, G_MAXUINT32, &self->sample_seed, error) ||
      !qs_cli_arguments_parse_uint ("--forecast", self->forecast, 2, MOST_DRAWN, &self->n_drawn, error) ||
      !qs_cli_arguments_parse_uint ("--cores", self->cores, 1, MOST_CORES, &self->n_cores, error))
    return FALSE;

  if (self->verify == NULL)
    return TRUE;

  self->sample = g_ascii_strtod (self->verify, &end) / 100;
  if (end == self->verify || (*end != '\0' && !g_str_equal (end, "%")) || !(self->sample > 0 && self->sample <= 1))
    return qs_cli_arguments_refuse (error,
                                    _ ("--verify must be a percentage above 0 and up to 100, such as 1%%, not “%s”"), self->verify);

  return TRUE;
}

static gboolean
parse_kernel (const char      *name,
              const QsKernel **kernel,
              GError         **error)
{
  g_autoptr (GString) list = NULL;

  *kernel = qs_kernel_find (qs_count_kernels, name);
  if (*kernel != NULL)
    return TRUE;

  list = g_string_new (NULL);
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", qs_count_kernels[i].name);

  return qs_cli_arguments_refuse (error,
                                  /* Translators: what the user wrote, and a list such as “portable, avx2”. */
                                  _ ("There is no kernel “%s” for this processor; the kernels are %s"), name, list->str);
}

/* Finds out how to count. */
static gboolean
parse_order (QsCliCountOptions *self,
             GError           **error)
{
  if (self->state != NULL && *self->state == '\0')
    return qs_cli_arguments_refuse (error, _ ("The name of the file is empty"));

  return qs_cli_arguments_parse_threads (self->threads, &self->order.n_threads, error) &&
         (self->kernel == NULL || parse_kernel (self->kernel, &self->order.kernel, error));
}

/* Reads the arguments of the command. The words after --sum, up to the next option, are its files. */
gboolean
qs_cli_count_options_read (QsCliCountOptions *self,
                           GStrv             *arguments,
                           GError           **error)
{
  return parse_arguments (self, arguments, error) &&
         (self->range != NULL || (parse_sample (self, error) && parse_order (self, error)));
}

/* People count units from 1, the engine from 0. */

/* Reads “A”, or where @separator is in the text “A” and “B”. */
static gboolean
parse_pair (const char *text,
            const char *separator,
            guint64    *a,
            guint64    *b)
{
  g_auto (GStrv) parts = g_strsplit (text, separator, 2);

  return parts[0] != NULL && g_ascii_string_to_unsigned (g_strstrip (parts[0]), 10, 0, G_MAXUINT32, a, NULL) &&
         g_ascii_string_to_unsigned (parts[1] != NULL ? g_strstrip (parts[1]) : parts[0], 10, 0, G_MAXUINT32, b, NULL);
}

/* Adds units A to B to those that are wanted, or share A of B. Units cost about the same, so each share has about the same
 * number of them, or none where there are more shares than units. */
static gboolean
want (QsPartial  *wanted,
      const char *text,
      gboolean    is_share,
      GError    **error)
{
  const QsCountPlan *plan = &wanted->plan;
  g_autoptr (QsPartial) more = qs_partial_new (plan->n);
  guint64 a, b, first, end;

  if (!parse_pair (text, is_share ? "/" : "-", &a, &b))
    return qs_cli_arguments_refuse (error,
                                    _ ("--units must be a unit such as 3, a range such as 1-8, several of these such as 1-8,12 "
                                       "or a share such as 2/5, not “%s”"),
                                    text);
  if (a < 1 || a > b || (!is_share && b > plan->n_units))
    return qs_cli_arguments_refuse (error,
                                    /* Translators: what the user wrote, such as 9-300 or 2/500, then n and its units. */
                                    ngettext ("There are no units %s: n = %u has %u unit",
                                              "There are no units %s: n = %u has %u units", plan->n_units),
                                    text, plan->n, plan->n_units);
  if (b > plan->n_units)
    /* Translators: n, how many units it has, and into how many shares they were asked to be divided. */
    qs_cli_output_note (_ ("n = %u has only %u units, so some of the %u shares are empty"), plan->n, plan->n_units, (guint) b);

  first = is_share ? plan->n_units * (a - 1) / b : a - 1;
  end = is_share ? plan->n_units * a / b : b;
  if (end > first)
    qs_partial_add_range (more, &(QsPartialRange){ (guint32) first, (guint32) (end - first), { 0, 0 } });

  return qs_partial_merge (wanted, more, NULL) ||
         qs_cli_arguments_refuse (error, _ ("--units has some units twice: those of “%s”"), text);
}

/* The units that --units was given: `A`, `A-B`, several of these with commas in between, or `K/M`, which can have none; all
 * of the board where it was given none. Fails with %G_OPTION_ERROR_BAD_VALUE, which names the number of units. */
QsPartial *
qs_cli_count_units_parse (const char *text,
                          guint       n,
                          GError    **error)
{
  g_autofree char *plain = NULL;
  g_auto (GStrv) dashes = NULL;
  g_auto (GStrv) ranges = NULL;
  g_autoptr (QsPartial) wanted = NULL;
  gboolean is_share, is_good;

  if (text == NULL)
    return qs_partial_new_full (n);

  /* The same dash as messages have between the numbers of a range. */
  dashes = g_strsplit (text, "–", -1);
  plain = g_strjoinv ("-", dashes);
  ranges = g_strsplit (plain, ",", -1);
  wanted = qs_partial_new (n);
  is_share = strchr (text, '/') != NULL;
  is_good = (!is_share && ranges[0] != NULL) || want (wanted, plain, is_share, error);
  for (guint i = 0; is_good && !is_share && ranges[i] != NULL; i++)
    is_good = want (wanted, ranges[i], FALSE, error);

  return is_good ? g_steal_pointer (&wanted) : NULL;
}

/* So many units, drawn at random; all where there are no more. */
QsPartial *
qs_cli_count_units_draw (guint   n_drawn,
                         guint32 seed,
                         guint   n)
{
  QsPartial *wanted = qs_partial_new (n);
  guint32 n_units = wanted->plan.n_units;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);

  while (wanted->n_done < MIN (n_drawn, n_units))
    {
      guint32 unit = (guint32) g_rand_int_range (random, 0, (gint32) n_units);

      if (!qs_partial_has (wanted, unit))
        qs_partial_add (wanted, unit, 0);
    }

  return wanted;
}

/* Whether a partial result has no other units than those that are wanted: others would count
 * twice in the sum, because somebody else counts them. %QS_ERROR_FILE names units. */
gboolean
qs_cli_count_units_check (const QsPartial *wanted,
                          const QsPartial *partial,
                          const char      *path,
                          GError         **error)
{
  const QsPartialRange *last = qs_partial_get_range (wanted, wanted->ranges->len - 1);

  for (guint i = 0; i < partial->ranges->len; i++)
    {
      const QsPartialRange *range = qs_partial_get_range (partial, i);

      if (!qs_partial_has (wanted, range->first) ||
          qs_partial_find_missing (wanted, range->first) < range->first + range->n_units)
        {
          g_autofree char *name = qs_shown_name (path);

          return qs_error_fail (error, QS_ERROR_FILE,
                                /* Translators: a file's name, the units in it, and those that are wanted. */
                                _ ("“%s” has units %u-%u, which is more than the wanted units %u-%u"),
                                name, range->first + 1, range->first + range->n_units,
                                qs_partial_get_range (wanted, 0)->first + 1, last->first + last->n_units);
        }
    }

  return TRUE;
}
