/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options of the command that counts solutions: reads them, and checks which go together. */

#include "qs-cli-count-options.h"

#include <glib/gi18n.h>

#include "qs-cli-arguments.h"
#include "qs-cli-count-units.h"
#include "qs-cli-json.h"
#include "qs-counter.h"

/* One bit per option, for the rules on which of them go together. */
enum
{
  REQUIRE = 1 << 0,
  FORBID = 1 << 1,
  FUNDAMENTAL = 1 << 2,
  CLASSES = 1 << 3,
  THREADS = 1 << 4,
  KERNEL = 1 << 5,
  PROGRESS = 1 << 6,
  YES = 1 << 7,
  STATE = 1 << 8,
  UNITS = 1 << 9,
  PARTIAL = 1 << 10,
  SUM = 1 << 11,
  MISSING = 1 << 12,
  VERIFY = 1 << 13,
  SEED = 1 << 14,
  PROBLEM = 1 << 15,
  B_FILE = 1 << 16,
  FORECAST = 1 << 17,
  PLAN = 1 << 18,
  CORES = 1 << 19,
  JSON = 1 << 20,
};

/* In the order of the bits. */
static const char *const names[] = { "--require", "--forbid", "--fundamental", "--classes",
                                     "--threads", "--kernel", "--progress", "--yes",
                                     "--state", "--units", "--partial", "--sum",
                                     "--missing", "--verify", "--seed", N_ ("another problem than N"), "--b-file",
                                     "--forecast", "--plan", "--cores", "--json" };

/* More units bring a forecast no further, and nobody has more cores. */
#define MOST_DRAWN 10000
#define MOST_CORES 10000000

#define COUNTING (PROGRESS | YES | STATE | UNITS)
#define VERIFYING (THREADS | KERNEL)

/* Squares need the census, which visits all solutions; a sum was counted before. */
static const struct
{
  guint options;
  guint excluded;
} rules[] = {
  { REQUIRE | FORBID | PROBLEM | B_FILE, CLASSES | COUNTING | VERIFYING | PARTIAL | SUM | FORECAST | PLAN },
  { FORECAST | PLAN, FUNDAMENTAL | CLASSES | STATE | UNITS | PARTIAL | SUM },
  { PLAN, FORECAST | THREADS | PROGRESS | YES },
  { B_FILE, REQUIRE | FORBID },
  { SUM, COUNTING },
  { MISSING, FUNDAMENTAL | CLASSES | PARTIAL | VERIFY },
  { PARTIAL, FUNDAMENTAL | CLASSES },
  { CLASSES, FUNDAMENTAL },
  { JSON, PARTIAL | MISSING | B_FILE },
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

static gboolean
parse_arguments (QsCliCountOptions *self,
                 GStrv             *arguments,
                 GStrv             *operands,
                 GError           **error)
{
  const GOptionEntry entries[] = {
    qs_cli_space_options_require (&self->space),
    qs_cli_space_options_forbid (&self->space),
    qs_cli_space_options_fundamental (&self->space),
    { "classes", 0, 0, G_OPTION_ARG_NONE, &self->classes,
      _ ("Print how many symmetry classes there are, by their number of images"), NULL },
    { "b-file", 0, 0, G_OPTION_ARG_NONE, &self->is_b_file,
      /* Translators: OEIS is an encyclopedia of sequences, and a b-file what it calls such a list. */
      _ ("Count each N of a range such as 1-16:superqueens, and print the lines that OEIS takes"), NULL },
    { "threads", 0, 0, G_OPTION_ARG_FILENAME, &self->threads,
      _ ("Count with T threads (one per processor when not given)"), "T" },
    { "kernel", 0, 0, G_OPTION_ARG_FILENAME, &self->kernel,
      _ ("Count with this build of the inner loops (the fastest when not given)"), _ ("KERNEL") },
    { "progress", 0, 0, G_OPTION_ARG_NONE, &self->progress, _ ("Report progress on standard error"), NULL },
    { "yes", 0, 0, G_OPTION_ARG_NONE, &self->yes, _ ("Count however long it takes, without a question"), NULL },
    { "state", 0, 0, G_OPTION_ARG_FILENAME, &self->state,
      _ ("Keep the state of the count in FILE, and resume from it"), _ ("FILE") },
    { "units", 0, 0, G_OPTION_ARG_FILENAME, &self->units,
      /* Translators: K, M, FROM and TO are numbers; FROM-TO stays what the next line translates. */
      _ ("Count only some of the units that the count is cut into; K/M is share K of M"), _ ("FROM-TO") },
    { "partial", 0, 0, G_OPTION_ARG_NONE, &self->partial, _ ("Write a partial result, for --sum"), NULL },
    { "sum", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->sum,
      _ ("Add up the partial results in FILE…, which may be folders; “-” is standard input"), _ ("FILE…") },
    { "missing", 0, 0, G_OPTION_ARG_NONE, &self->missing,
      _ ("List the units that are missing from the sum, as --units takes them"), NULL },
    { "verify", 0, 0, G_OPTION_ARG_FILENAME, &self->verify,
      _ ("Count a random part of the sum again, with another kernel, and compare"), _ ("PERCENT") },
    { "forecast", 0, 0, G_OPTION_ARG_FILENAME, &self->forecast,
      _ ("Count K random units, and estimate the number of solutions from them"), "K" },
    { "plan", 0, 0, G_OPTION_ARG_NONE, &self->plan,
      _ ("Count a few units, and say what the whole count costs and how to begin it"), NULL },
    { "cores", 0, 0, G_OPTION_ARG_FILENAME, &self->cores,
      _ ("Plan for C cores (those of this machine when not given)"), "C" },
    qs_cli_json_option (&self->json),
    { "seed", 0, 0, G_OPTION_ARG_FILENAME, &self->seed,
      _ ("Draw other units to verify or to estimate from (0 to 4294967295; 1 when not given)"), _ ("NUMBER") },
    G_OPTION_ENTRY_NULL
  };

  return spread_sum (arguments, error) &&
         qs_cli_arguments_parse_operands (arguments, "N",
                                          _ ("Counts the solutions for N queens, from 1 to 32. N may be another problem:\n"
                                             "6x9 (rows and columns), 13:torus, 12:superqueens (with a knight's move too),\n"
                                             "8:touching (queens that only attack what touches them and their column),\n"
                                             "4:regions=aabb/abbb/ccdd/cddd (one queen in each), and squares: 8+b4-d5."),
                                          entries, operands, error);
}

/* The bits of the options that were written. */
static guint
list_given (const QsCliCountOptions *self)
{
  return (self->space.required != NULL ? REQUIRE : 0) | (self->space.forbidden != NULL ? FORBID : 0) |
         (self->space.is_fundamental ? FUNDAMENTAL : 0) | (self->classes ? CLASSES : 0) |
         (self->threads != NULL ? THREADS : 0) | (self->kernel != NULL ? KERNEL : 0) |
         (self->progress ? PROGRESS : 0) | (self->yes ? YES : 0) |
         (self->state != NULL ? STATE : 0) | (self->units != NULL ? UNITS : 0) |
         (self->partial ? PARTIAL : 0) | (self->sum != NULL ? SUM : 0) |
         (self->missing ? MISSING : 0) | (self->verify != NULL ? VERIFY : 0) | (self->seed != NULL ? SEED : 0) |
         (self->space.problem.n > 0 ? PROBLEM : 0) | (self->is_b_file ? B_FILE : 0) |
         (self->forecast != NULL ? FORECAST : 0) | (self->plan ? PLAN : 0) | (self->cores != NULL ? CORES : 0) |
         (self->json ? JSON : 0);
}

/* The name of the first of some options. */
static const char *
name_first (guint options)
{
  return _ (names[g_bit_nth_lsf (options, -1)]);
}

/* Options that mean nothing without another one. */
static const struct
{
  guint option;
  guint needed;
} needs[] = {
  { MISSING, SUM },
  { VERIFY, SUM },
  { SEED, VERIFY | FORECAST | PLAN },
  { CORES, PLAN },
};

static gboolean
check_needs (guint    given,
             GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (needs); i++)
    {
      if ((given & needs[i].option) != 0 && (given & needs[i].needed) == 0)
        {
          /* Translators: two options, such as --verify and --sum. */
          return qs_cli_arguments_refuse (error, _ ("%s needs %s"),
                                          name_first (needs[i].option), name_first (needs[i].needed));
        }
    }

  if ((given & SUM) != 0 && (given & VERIFYING) != 0 && (given & VERIFY) == 0)
    return qs_cli_arguments_refuse (error,
                                    _ ("%s and %s do not go together"), name_first (SUM), name_first (given & VERIFYING));

  return TRUE;
}

static gboolean
check_rules (guint    given,
             GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      guint options = given & rules[i].options;
      guint excluded = given & rules[i].excluded;

      if (options != 0 && excluded != 0)
        return qs_cli_arguments_refuse (error,
                                        /* Translators: two options, such as --require and --threads. */
                                        _ ("%s and %s do not go together"), name_first (options), name_first (excluded));
    }

  if ((given & UNITS) != 0 && (given & PARTIAL) == 0)
    return qs_cli_arguments_refuse (error, _ ("--units needs --partial: some units give only a part of the solutions"));

  return check_needs (given, error);
}

/* Finds out how much of a sum is to be verified, how many units to draw, and what to plan for. */
static gboolean
parse_sample (QsCliCountOptions *self,
              GError           **error)
{
  guint64 seed = 1, n_drawn = 0, n_cores = g_get_num_processors ();
  char *end;

  if ((self->seed != NULL && !qs_cli_arguments_parse_number ("--seed", self->seed, 0, G_MAXUINT32, &seed, error)) ||
      (self->forecast != NULL &&
       !qs_cli_arguments_parse_number ("--forecast", self->forecast, 2, MOST_DRAWN, &n_drawn, error)) ||
      (self->cores != NULL && !qs_cli_arguments_parse_number ("--cores", self->cores, 1, MOST_CORES, &n_cores, error)))
    return FALSE;

  self->sample_seed = (guint32) seed;
  self->n_drawn = (guint) n_drawn;
  self->n_cores = (guint) n_cores;
  if (self->verify == NULL)
    return TRUE;

  self->sample = g_ascii_strtod (self->verify, &end) / 100;
  if (end == self->verify || (*end != '\0' && !g_str_equal (end, "%")) || !(self->sample > 0 && self->sample <= 1))
    return qs_cli_arguments_refuse (error,
                                    _ ("--verify must be a percentage above 0 and up to 100, such as 1%%, not “%s”"), self->verify);

  return TRUE;
}

/* Reads the arguments of the command. The words after --sum, up to the next option, are its
 * files. @n is 0 where --sum stands without one. */
gboolean
qs_cli_count_options_read (QsCliCountOptions *self,
                           GStrv             *arguments,
                           guint             *n,
                           GError           **error)
{
  g_auto (GStrv) operands = NULL;

  *n = 0;
  if (!parse_arguments (self, arguments, &operands, error))
    return FALSE;

  if (self->is_b_file && operands != NULL && operands[1] == NULL)
    {
      self->range = g_strdup (operands[0]);
      return check_rules (list_given (self), error);
    }

  return (operands == NULL && self->sum != NULL ? TRUE
          : qs_cli_space_options_parse_operands (&self->space, (const char *const *) operands, QS_COUNT_MAX_N, n, error)) &&
         check_rules (list_given (self), error) && parse_sample (self, error);
}

void
qs_cli_count_options_clear (QsCliCountOptions *self)
{
  qs_cli_space_options_clear (&self->space);
  g_clear_pointer (&self->range, g_free);
  g_clear_pointer (&self->threads, g_free);
  g_clear_pointer (&self->kernel, g_free);
  g_clear_pointer (&self->state, g_free);
  g_clear_pointer (&self->units, g_free);
  g_clear_pointer (&self->sum, g_strfreev);
  g_clear_pointer (&self->verify, g_free);
  g_clear_pointer (&self->forecast, g_free);
  g_clear_pointer (&self->cores, g_free);
  g_clear_pointer (&self->seed, g_free);
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
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                            qs_kernel_get_supported (qs_count_kernels, i)->name);

  return qs_cli_arguments_refuse (error,
                                  /* Translators: what the user wrote, and a list such as “portable, avx2”. */
                                  _ ("There is no kernel “%s” for this processor; the kernels are %s"), name, list->str);
}

/* Finds out what is to be counted, and how. @skipped, which @order skips, may be %NULL and is the
 * caller's. */
gboolean
qs_cli_count_options_parse (const QsCliCountOptions *self,
                            guint                    n,
                            QsCountOrder            *order,
                            QsPartial              **skipped,
                            GError                 **error)
{
  QsCountPlan plan;

  *skipped = NULL;
  qs_count_plan_init (&plan, n);
  *order = (QsCountOrder){ .n = n, .n_units = plan.n_units };

  if (self->state != NULL && *self->state == '\0')
    return qs_cli_arguments_refuse (error, _ ("The name of the file is empty"));

  if (!qs_cli_arguments_parse_threads (self->threads, &order->n_threads, error) ||
      (self->kernel != NULL && !parse_kernel (self->kernel, &order->kernel, error)) ||
      (self->units != NULL && !qs_cli_count_units_parse (self->units, order, skipped, error)))
    return FALSE;

  return TRUE;
}
