/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The arguments that queenside-cli takes, and its messages on all others. */

#include "config.h"

#include <string.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

typedef struct
{
  const char *name;
  const char *arguments;
  const char *part_of_message;
} Refusal;

static const Refusal refusals[] = {
  { "no-command", "", "queenside-cli --help" },
  { "empty-command", "''", "There is no command “”" },
  { "unknown-command", "solve 8", "solve" },
  { "unknown-option-before-command", "--frmo 3 list 8", "--frmo" },
  { "option-of-a-command-before-it", "--limit 3 list 8", "--limit" },
  { "help-of-unknown-command", "help solve", "solve" },
  { "help-of-two-commands", "help list count", "count" },

  { "count-without-number", "count", "number from 1 to 32" },
  { "count-of-nothing", "count ''", "from 1 to 32, not “”" },
  { "count-of-0", "count 0", "from 1 to 32, not “0”" },
  { "count-of-33", "count 33", "from 1 to 32, not “33”" },
  { "count-of-2^64-plus-8", "count 18446744073709551624", "from 1 to 32" },
  { "count-with-plus", "count +8", "from 1 to 32" },
  { "count-with-minus", "count -8", "-8" },
  { "count-with-minus-after-dashes", "count -- -8", "from 1 to 32, not “-8”" },
  { "count-with-junk", "count 8x", "from 1 to 32, not “8x”" },
  { "count-with-blank-before", "count ' 8'", "from 1 to 32" },
  { "count-with-blank-after", "count '8 '", "from 1 to 32" },
  { "count-with-point", "count 8.0", "from 1 to 32" },
  { "count-in-hexadecimal", "count 0x8", "from 1 to 32" },
  { "count-with-two-lines", "count '8\n9'", "from 1 to 32" },
  { "count-with-bytes-of-no-text", "count '\xff\xfe'", "from 1 to 32" },
  { "count-of-two-numbers", "count 8 9", "“9”" },
  { "count-with-option-of-list", "count 8 --from 3", "--from" },

  { "no-threads", "count 8 --threads 0", "--threads must be a number from 1 to 1024, not “0”" },
  { "list-with-no-threads", "list 8 --threads 0", "--threads must be a number from 1 to 1024, not “0”" },
  { "1025-threads", "count 8 --threads 1025", "--threads must be a number from 1 to 1024, not “1025”" },
  { "threads-with-junk", "count 8 --threads all", "not “all”" },
  { "unknown-kernel", "count 8 --kernel sse", "There is no kernel “sse” for this processor; the kernels are portable" },
  { "state-of-empty-name", "count 8 --state ''", "empty" },
  { "classes-with-a-value", "count 8 --classes=no", "--classes takes no value" },
  { "classes-of-narrowed", "count 8 --require a1 --classes", "--require and --classes do not go together" },
  { "threads-of-narrowed", "count 8 --threads 2 --forbid a1", "--forbid and --threads do not go together" },
  { "kernel-of-narrowed", "count 8 --require a1 --kernel portable", "--require and --kernel do not go together" },
  { "state-of-narrowed", "count 8 --require a1 --state f", "--require and --state do not go together" },
  { "part-of-narrowed", "count 8 --require a1 --partial", "--require and --partial do not go together" },
  { "sum-of-narrowed", "count 8 --forbid a1 --sum f", "--forbid and --sum do not go together" },
  { "fundamental-part", "count 8 --partial --fundamental", "--partial and --fundamental do not go together" },
  { "classes-of-a-part", "count 8 --classes --partial", "--partial and --classes do not go together" },
  { "fundamental-and-classes", "count 8 --classes --fundamental", "--classes and --fundamental do not go together" },
  { "units-without-partial", "count 8 --units 1", "--units needs --partial" },
  { "units-of-nothing", "count 8 --partial --units ''", "not “”" },
  { "units-with-junk", "count 8 --partial --units 1..1", "a share such as 2/5, not “1..1”" },
  { "units-with-minus", "count 8 --partial --units=-1", "not “-1”" },
  { "units-without-end", "count 8 --partial --units 1-", "not “1-”" },
  { "unit-0", "count 8 --partial --units 0", "There are no units 0: n = 8 has 1 unit" },
  { "unit-2-of-1", "count 8 --partial --units 1-2", "There are no units 1-2: n = 8 has 1 unit" },
  { "units-in-reverse", "count 18 --partial --units 3-2", "There are no units 3-2: n = 18 has " },
  { "units-beyond-32-bits", "count 18 --partial --units 1-4294967297", "not “1-4294967297”" },
  { "share-0", "count 18 --partial --units 0/2", "There are no units 0/2: n = 18 has " },
  { "share-3-of-2", "count 18 --partial --units 3/2", "There are no units 3/2: n = 18 has " },
  { "share-of-nothing", "count 18 --partial --units 1/0", "There are no units 1/0: n = 18 has " },
  { "sum-without-file", "count 8 --sum", "The files after --sum are missing" },
  { "sum-of-an-option", "count 8 --sum --fundamental", "The files after --sum are missing" },
  { "sum-with-two-numbers", "count 8 9 --sum f", "“9” is one argument too many" },
  { "sum-of-33", "count 33 --sum f", "from 1 to 32, not “33”" },
  { "sum-with-threads", "count 8 --sum f --threads 2", "--sum and --threads do not go together" },
  { "sum-with-state", "count 8 --sum f g --state h", "--sum and --state do not go together" },
  { "sum-with-units", "count --partial --units 1 --sum f", "--sum and --units do not go together" },

  { "require-without-squares", "count 8 --require", "--require" },
  { "require-no-squares", "count 8 --require ''", "--require: The list of squares is empty" },
  { "require-off-the-board", "count 8 --require i1", "--require: Square “i1” is not on the board" },
  { "require-with-junk", "count 8 --require a1,b", "--require: “b” is not the name of a square" },
  { "require-what-is-forbidden", "count 8 --require a1 --forbid h8,a1", "--forbid: Square a1 cannot be both" },
  { "forbid-without-squares", "list 8 --forbid", "--forbid" },
  { "forbid-off-the-board", "squares 8 --forbid a9", "--forbid: Square “a9” is not on the board" },
  { "fundamental-with-a-value", "count 8 --fundamental=no", "--fundamental takes no value" },

  { "rank-without-columns", "rank", "The column list is empty" },
  { "rank-of-nothing", "rank ''", "The column list is empty" },
  { "rank-of-a-placement", "rank '1 3 5 7 2 4 6 8'", "row 1, column 1 and row 8, column 8" },
  { "rank-of-three", "rank 1 3 2", "share a diagonal" },
  { "rank-with-junk", "rank '2 4 x 3'", "“x” in place 3 " },
  { "rank-beyond-the-board", "rank 2 4 1 5", "Column 5 in place 4 " },
  { "rank-of-20", "rank '1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11'", "for up to 18 queens, not for 20" },
  { "rank-with-an-option", "rank '2 4 1 3' --fundamental", "--fundamental" },

  { "squares-without-number", "squares", "number from 1 to 32" },
  { "squares-of-33", "squares 33", "from 1 to 32, not “33”" },
  { "squares-of-18", "squares 18", "for up to 17 queens, not for 18" },
  { "squares-of-fundamental-18", "squares 18 --fundamental", "for up to 17 queens, not for 18" },
  { "squares-csv-with-a-value", "squares 8 --csv=no", "--csv takes no value" },

  { "list-without-number", "list", "number from 1 to 32" },
  { "list-of-0", "list 0", "from 1 to 32, not “0”" },
  { "list-of-33", "list 33", "from 1 to 32, not “33”" },
  { "list-of-two-numbers", "list 8 9", "“9”" },
  { "list-with-unknown-option", "list 8 --frmo 3", "--frmo" },
  { "list-with-unknown-letter", "list 8 -x", "-x" },
  { "list-with-option-after-dashes", "list 8 -- --numbered", "“--numbered”" },
  { "from-without-rank", "list 8 --from", "--from" },
  { "from-nothing", "list 8 --from ''", "--from: The place is empty" },
  { "from-0", "list 8 --from 0", "--from: " },
  { "from-minus-0", "list 8 --from=-0", "--from: " },
  { "from-minus-93", "list 8 --from -93", "There is no solution " },
  { "from-101-percent", "list 8 --from 101%", "--from: “101%” is more than 100%" },
  { "from-with-junk", "list 8 --from 3rd", "--from: “3rd” is neither a number such as 12 or -1" },
  { "from-2^64", "list 8 --from 18446744073709551616", "--from: " },
  { "from-too-few-columns", "list 8 --from '2 4 1 3'", "--from: The column list has 4 numbers, but the board has 8 rows" },
  { "from-a-placement", "list 4 --from '1 3 2 4'", "--from: The queens in row 2, column 3 and row 3, column 2" },
  { "from-what-is-not-required", "list 4 --require c1 --from '3 1 4 2'", "not among those that are listed" },
  { "from-what-is-not-fundamental", "list 4 --fundamental --from '3 1 4 2'", "not among those that are listed" },
  { "limit-without-number", "list 8 --limit", "--limit" },
  { "limit-minus-1", "list 8 --limit=-1", "--limit must be a number from 0 " },
  { "limit-with-junk", "list 8 --limit 1e3", "--limit must be a number from 0 " },
  { "limit-2^64", "list 8 --limit 18446744073709551616", "--limit must be a number from 0 " },
  { "format-without-name", "list 8 --format", "--format" },
  { "unknown-format", "list 8 --format xls", "There is no format “xls”; the formats are text, columns" },
  { "format-of-sheets", "list 8 --format pdf", "“queenside-cli sheet”" },
  { "file-of-sheets", "list 8 -o boards.svg", "“queenside-cli sheet”" },
  { "empty-format", "list 8 --format ''", "There is no format “”" },
  { "format-in-capitals", "list 8 --format TEXT", "There is no format “TEXT”" },
  { "numbered-columns", "list 8 --numbered --format columns", "--numbered" },
  { "numbered-without-format", "list 8 --numbered", "“columns” has no use for --numbered" },
  { "numbered-with-a-value", "list 8 --format text --numbered=no", "--numbered takes no value" },
  { "file-without-name", "list 8 -o", "-o" },
  { "file-of-empty-name", "list 8 -o ''", "empty" },

  { "kernels-with-a-number", "kernels 8", "“8” is one argument too many" },
  { "methods-with-a-number", "methods 8", "“8” is one argument too many" },
  { "methods-with-an-option", "methods --csv", "--csv" },

  { "trace-without-number", "trace --method shifting-masks", "number from 1 to 1000" },
  { "trace-of-0", "trace 0 --method shifting-masks", "not “0”" },
  { "trace-of-1001", "trace 1001 --method shifting-masks", "from 1 to 1000, not “1001”" },
  { "trace-beyond-the-method", "trace 33 --method shifting-masks", "“shifting-masks” takes N from 1 to 32, not 33" },
  { "trace-without-method", "trace 8", "boolean-arrays, " },
  { "trace-of-unknown-method", "trace 8 --method masks", "There is no method “masks”; the methods are " },
  { "trace-of-a-reference", "trace 8 --method enumerator", "There is no method “enumerator”" },
  { "trace-with-junk-as-limit", "trace 8 --method shifting-masks --limit x", "--limit must be a number from 0 " },
  { "trace-with-minus-as-seed", "trace 8 --method shifting-masks --seed -1", "--seed must be a number from 0 " },
  { "trace-with-seed-2^32", "trace 8 --method shifting-masks --seed 4294967296", "to 4294967295" },
  { "trace-first-with-a-value", "trace 8 --method shifting-masks --first=no", "--first takes no value" },

  { "estimate-without-number", "estimate", "number from 1 to 32" },
  { "estimate-of-33", "estimate 33", "from 1 to 32, not “33”" },
  { "estimate-with-an-option", "estimate 8 --first", "--first" },

  { "race-without-number", "race", "number from 1 to " },
  { "race-of-0", "race 0", "not “0”" },
  { "race-of-33", "race 33", "from 1 to 32, not “33”" },
  { "race-of-1001", "race 1001 --first", "not “1001”" },
  { "race-beyond-the-method", "race 33 --first --method enumerator", "“enumerator” takes N from 1 to 32, not 33" },
  { "race-of-unknown-method", "race 8 --method enumerators", "There is no method “enumerators”; the methods are " },
  { "race-of-known-and-unknown", "race 8 --method enumerator --method x", "There is no method “x”" },
  { "race-without-budget", "race 8 --budget 0", "--budget must be a number from 1 to 86400, not “0”" },
  { "race-with-junk-as-budget", "race 8 --budget 1s", "--budget must be a number" },
  { "race-csv-with-a-value", "race 8 --csv=no", "--csv takes no value" },
  { "race-yes-with-a-value", "race 8 --yes=no", "--yes takes no value" },
};

static void
test_refusal (gconstpointer data)
{
  const Refusal *refusal = data;
  g_auto (TestRun) run = test_run ("%s", refusal->arguments);

  test_assert_failed (&run, 2, refusal->part_of_message);
}

/* A message names the mistake at its beginning or its end; the text between may be endless. */
QS_TEST (endless_ones_are_shortened)
{
  g_autofree char *endless = g_strnfill (100000, 'x');
  const char *arguments[] = { "%s", "count %s", "count 8 --threads %s", "--%s", "list 8 --from %s", "rank 8 %s" };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (GStrv) parts = g_strsplit (arguments[i], "%s", 2);
      g_auto (TestRun) run = test_run ("%s%s%s", parts[0], endless, parts[1]);

      test_assert_failed (&run, 2, "xxx…");
      g_assert_cmpuint (strlen (run.errors), <, 1000);
    }
}

QS_TEST (order_is_free)
{
  const char *arguments[] = {
    "list 6 --from 2 --limit 2",
    "list --from 2 --limit 2 6",
    "list --from 2 6 --limit 2",
    "list --limit=2 --from=2 -- 6",
    "-- list --from=2 --limit=2 6",
    "list 6 --from 2 --limit 2 --format columns -o -",
    "list --output=- --format=columns 6 --limit 9 --from 3 --from 2 --limit 2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (arguments); i++)
    {
      g_auto (TestRun) run = test_run ("%s", arguments[i]);

      test_assert_done (&run, "3 6 2 5 1 4\n4 1 5 2 6 3\n");
    }
}

QS_TEST (version)
{
  g_auto (TestRun) run = test_run ("--version");

  test_assert_done (&run, "queenside-cli " QS_VERSION "\n");
}

/* Asserts that all ways to ask for a help give the same text, which names all of @words. */
static void
assert_help (const char *const *ways,
             const char *const *words)
{
  g_auto (TestRun) first = test_run ("%s", ways[0]);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_nonnull (strstr (first.output, words[i]));

  for (guint i = 0; ways[i] != NULL; i++)
    {
      g_auto (TestRun) run = test_run ("%s", ways[i]);

      test_assert_done (&run, first.output);
    }
}

QS_TEST (help)
{
  const char *ways[] = { "--help", "-h", "help", "--help list", "--version --help", NULL };
  const char *words[] = { "queenside-cli [", "count N", "list N", "rank COLUMNS", "squares N", "kernels", "methods",
                          "race N", "trace N", "estimate N", "--help", "--version", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_count)
{
  const char *ways[] = { "count --help", "count -h", "help count", "count 99 --help", NULL };
  const char *words[] = { "queenside-cli count [", "] N", "from 1 to 32", "--require=SQUARES", "--forbid=SQUARES",
                          "--fundamental", "--classes", "--threads=T", "--kernel=KERNEL", "--progress", "--yes",
                          "--state=FILE", "--units=FROM-TO", "--partial", "--sum=FILE…", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_rank)
{
  const char *ways[] = { "rank --help", "rank -h 8", "help rank", NULL };
  const char *words[] = { "queenside-cli rank [", "] COLUMNS", "with 1 to 18 queens", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_squares)
{
  const char *ways[] = { "squares --help", "squares -h 99", "help squares", NULL };
  const char *words[] = { "queenside-cli squares [", "] N", "from 1 to 17", "--require=SQUARES", "--forbid=SQUARES",
                          "--fundamental", "--csv", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_list)
{
  const char *ways[] = { "list --help", "list -h 8", "help list", "list 8 --from 0 --help", NULL };
  const char *words[] = { "queenside-cli list [", "] N", "from 1 to 32", "--from=RANK", "--limit=M", "--threads=T", "--format=FORMAT",
                          "--require=SQUARES", "--forbid=SQUARES", "--fundamental",
                          "text, columns", "--numbered", "-o, --output=FILE", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_methods)
{
  const char *ways[] = { "methods --help", "help methods", NULL };
  const char *words[] = { "queenside-cli methods [", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_race)
{
  const char *ways[] = { "race --help", "race -h 8", "help race", "race 99 --budget x --help", NULL };
  const char *words[] = { "queenside-cli race [", "] N", "--method=METHOD", "boolean-arrays", "enumerator", "--first",
                          "--csv", "--budget=SECONDS", "--yes", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_trace)
{
  const char *ways[] = { "trace --help", "trace -h 8", "help trace", NULL };
  const char *words[] = { "queenside-cli trace [", "] N", "--method=METHOD", "boolean-arrays", "--limit=K",
                          "--seed=SEED", "--first", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_of_estimate)
{
  const char *ways[] = { "estimate --help", "estimate 99 -h", "help estimate", NULL };
  const char *words[] = { "queenside-cli estimate [", "] N", "from 1 to 32", "--help", NULL };

  assert_help (ways, words);
}

QS_TEST (help_where_text_is_ascii)
{
  g_autoptr (GSubprocessLauncher) launcher = test_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE |
                                                                G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_auto (TestRun) run = { 0 };

  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C", TRUE);
  process = test_start (launcher, "list --help");
  run = test_finish (process);

  test_assert_done (&run, run.output);
  g_assert_nonnull (strstr (run.output, "--from=RANK"));
  g_assert_true (g_str_is_ascii (run.output));
}

QS_TEST_MAIN
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/arguments/refuses/", refusals[i].name, NULL);

      g_test_add_data_func (path, &refusals[i], test_refusal);
    }
}
