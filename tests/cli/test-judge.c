/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* queenside-cli judge: the steps of our own methods, and those of programs with the mistakes that people make. */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "qs-test-main.h"
#include "qs-test-program.h"

/* The trace of a search for four queens as a student writes it, by columns from 0. */
#define SEARCH \
  "n 4\n" \
  "check 0 0\nplace (0, 0)\ncheck 1 0\ncheck 1 1\ncheck 1 2\nplace (1, 2)\nremove (1, 2)\n" \
  "check 1 3\nplace (1, 3)\nplace (2, 1)\nremove (2, 1)\nremove (1, 3)\nremove (0, 0)\n" \
  "place 0 1 # the first solution\nplace 1 3\nplace 2 0\nplace 3 2\nsolution [1, 3, 0, 2]\n" \
  "remove 3 2\nremove 2 0\nremove 1 3\nremove 0 1\n" \
  "place 0 2\nplace 1 0\nplace 2 3\nplace 3 1\nsolution\n"

/* Judges the steps of a file. */
static TestRun
judge_bytes (const char *bytes,
             gssize      length,
             const char *options)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "trace", NULL);
  TestRun run;

  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
  run = test_run ("judge %s %s", path, options);
  g_unlink (path);
  g_rmdir (folder);

  return run;
}

static TestRun
judge (const char *trace,
       const char *options)
{
  return judge_bytes (trace, -1, options);
}

/* All of the search as another program prints it: with {r} and {c} for a row and a column from 0, {R} and {C} from 1, {a} and {1}
 * for a square as in chess, {k} for the number of a solution, and {q} for its columns. */
static char *
print (const char *place,
       const char *remove,
       const char *solution)
{
  static const char moves[] = "+00 +12 -12 +13 +21 -21 -13 -00 +01 +13 +20 +32 * -32 -20 -13 -01 "
                              "+02 +10 +23 +31 * -31 -23 -10 -02 +03 +10 +22 -22 -10 +11 -11 -03";
  static const char *const names[] = { "{r}", "{c}", "{R}", "{C}", "{1}", "{a}", "{k}", "{q}" };
  g_auto (GStrv) parts = g_strsplit (moves, " ", -1);
  GString *text = g_string_new ("n 4\n");
  guint k = 0;

  for (char **part = parts; *part != NULL; part++)
    {
      const char *form = **part == '+' ? place : **part == '-' ? remove : solution;
      gboolean is_solution = **part == '*';
      int row = is_solution ? 0 : (*part)[1] - '0', column = is_solution ? 0 : (*part)[2] - '0';
      g_autoptr (GString) line = g_string_new (form);

      k += is_solution;
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          const int values[] = { row, column, row + 1, column + 1, 4 - row, 'a' + column, (int) k };
          g_autofree char *value = i == 7   ? g_strdup (k == 1 ? "[1, 3, 0, 2]" : "[2, 0, 3, 1]")
                                   : i == 5 ? g_strdup_printf ("%c", values[i])
                                            : g_strdup_printf ("%d", values[i]);

          g_string_replace (line, names[i], value, 0);
        }
      g_string_append_printf (text, "%s%s", line->str, line->len > 0 ? "\n" : "");
    }

  return g_string_free (text, FALSE);
}

/* Judges @trace, which @edit replaces @part of, and asserts what is said in the second line and the third. */
static void
assert_judged (const char *part,
               const char *edit,
               int         status,
               const char *steps,
               const char *solutions)
{
  g_auto (GStrv) parts = g_strsplit (SEARCH, part, 2);
  g_autofree char *trace = g_strjoinv (edit, parts);
  g_auto (TestRun) run = { 0 };
  g_auto (GStrv) lines = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  run = judge (trace, "");
  lines = g_strsplit (run.output, "\n", -1);
  g_test_message ("%s", run.output);
  g_assert_cmpint (run.status, ==, status);
  g_assert_cmpuint (g_strv_length (lines), >, 4);
  g_assert_cmpstr (lines[1], ==, steps);
  g_assert_cmpstr (lines[2], ==, solutions);
}

QS_TEST (mistakes)
{
  const char *right = "All steps are right", *found = "Solutions: 2 of 2 found, 0 repeated, 0 wrong";

  assert_judged ("n 4\n", "", 0, right, found);
  assert_judged ("check 0 0\n", "CHECK, 0: 0\n\n", 0, right, found);
  assert_judged ("solution\n", "solution\nsolution 2 0 3 1\n", 1, right, "Solutions: 2 of 2 found, 1 repeated, 0 wrong");
  assert_judged ("solution [1, 3, 0, 2]\n", "", 1, right, "Solutions: 1 of 2 found, 0 repeated, 0 wrong");
  assert_judged ("remove (1, 2)\n", "", 1, "Line 9: row 1 has a queen, and gets another one in column 3",
                 found);
  assert_judged ("place (1, 3)\n", "", 1, "Line 12: there is no queen in row 1, column 3 to take back", found);
  assert_judged ("place (1, 3)\n", "place (1, 3)\nplace (1, 3)\n", 1, "Line 11: there is a queen in row 1, column 3 already", found);
  assert_judged ("place (1, 3)\n", "place (1, 4)\nplace (1, 3)\n", 1, "Line 10: there is no square in row 1, column 4", found);
  assert_judged ("place (2, 1)\n", "place (2, 1)\nsolution\n", 1, "Line 12: a solution does not have one queen in each row",
                 "Solutions: 2 of 2 found, 0 repeated, 1 wrong");
  assert_judged ("[1, 3, 0, 2]", "[0, 2, 1, 3]", 1, "Line 19: a solution has two queens that attack each other",
                 "Solutions: 1 of 2 found, 0 repeated, 1 wrong");
}

static void
assert_verdict (const char *bytes,
                gssize      length,
                int         status,
                const char *words)
{
  g_auto (TestRun) run = judge_bytes (bytes, length, "");

  g_test_message ("%s%s", run.output, run.errors);
  g_assert_cmpint (run.status, ==, status);
  g_assert_nonnull (strstr (status == 2 ? run.errors : run.output, words));
}

/* Numbers from 0 to 1000 are those of 1001 columns, and 1004 squares those of as many. */
QS_TEST (too_large)
{
  g_auto (TestRun) run = judge ("place 0 1000\nsolution\n", "");
  g_autoptr (GString) squares = g_string_new ("solution");

  for (guint i = 0; i < 1004; i++)
    g_string_append (squares, " a1");
  assert_verdict (squares->str, -1, 2, "Line 1 cannot be read as a step");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.errors, "A board of 1001 columns cannot be read: the limits are 1 and 1000"));
}

/* Programs write the same steps in many ways, and in colour. */
QS_TEST (wording)
{
  static const char *const wordings[][2] = {
    { "place 0 1", "[INFO] place 0 1" },
    { "place 0 1", "2026-11-29 12:30:45,123 - DEBUG - place 0 1" },
    { "place 0 1", "-> place 0 1" },
    { "place 0 1", "\033[32mplace\033[0m 0 1" },
    { "place 0 1", "Placed queen at (0, 1)" },
    { "place 0 1", "Queen 1 placed at row 0, col 1" },
    { "place 0 1", "place col=1 row=0" },
    { "place 0 1", "{\"op\": \"place\", \"row\": 0, \"col\": 1}" },
    { "place 0 1", "├── place 0 1." },
    { "n 4", "\xef\xbb\xbfn 4" },
    { "place 0 1", "Now the queen is placed at row 0, column 1" },
    { "remove 0 1", "Removing queen from (0, 1)" },
    { "check 0 0", "checking square 0 0: safe" },
    { "solution [1, 3, 0, 2]", "Solution found: [1, 3, 0, 2]" },
    { "solution [1, 3, 0, 2]", "Solution complete" },
    { "solution [1, 3, 0, 2]", "Solution #1" },
    { "solution [1, 3, 0, 2]", "Solution 1: 1 3 0 2" },
    { "solution [1, 3, 0, 2]", "Solution no. 1 found!" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wordings); i++)
    assert_judged (wordings[i][0], wordings[i][1], 0, "All steps are right", "Solutions: 2 of 2 found, 0 repeated, 0 wrong");
}

#define FOUND "All steps are right\nSolutions: 2 of 2 found, 0 repeated, 0 wrong"
#define READ "All steps that are read are right\nSolutions: 2 of 2 found, 0 repeated, 0 wrong"
#define UNCLEAR " cannot be judged without lines such as “n 8”, “place 1 1”, “remove 1 1” and “solution”"

/* A right program is right in whatever words, or nobody knows; what is at the end is behind all steps. */
QS_TEST (programs)
{
  static const struct
  {
    const char *place;
    const char *remove;
    const char *solution;
    const char *end;
    int status;
    const char *words;
  } programs[] = {
    /* Queens that no line takes back, that any line may. */
    { "place {r} {c}", "lift {r} {c}", "solution", "", 0, READ },
    { "place {r} {c}", "Backtracking...", "solution", "", 0, READ },
    { "place {r} {c}", "row {r}: backtrack", "solution", "", 0, READ },
    /* Where no word that is known places queens, those that make a right search of it do. */
    { "drop {r} {c}", "lift {r} {c}", "solution", "", 0, READ },
    { "check {r} {c}\ndrop {r} {c}", "reject {r} {c}", "solution", "", 0, READ },
    { "Trying ({r}, {c})... SAFE", "Trying ({r}, {c})... UNSAFE", "solution", "", 0, FOUND },
    { "Trying ({r}, {c})... SAFE", "Backtracking from ({r}, {c})", "solution", "", 0, FOUND },
    { "queens.append({c}) in row {r}", "queens.pop() in row {r}", "solution {q}", "", 0, READ },
    { "Placing queen in (row={r}, col={c})", "", "Solution {k}: {q}", "", 0, FOUND },
    /* Other words for the same, before or behind the square. */
    { "put {r} {c}", "take {r} {c}", "solution", "", 0, FOUND },
    { "try ({r}, {c})\nadd ({r}, {c})", "unplace ({r}, {c})", "solution", "", 0, FOUND },
    { "Trying to place a queen at ({r}, {c})\nPutting queen at ({r}, {c})", "Taking back queen ({r}, {c})", "solution", "", 0, FOUND },
    { "{r},{c},place", "{r},{c},remove", ",,solution", "", 0, FOUND },
    { "Queen {R} placed in column {C}", "Queen {R} removed from column {C}", "solution", "", 0, FOUND },
    { "put {r} {c}", "undo {r} {c}", "solution", "undo 1 1\n", 1, "there is no queen in row 1, column 1 to take back" },
    /* Squares. */
    { "place {a}{1}", "remove {a}{1}", "solution", "", 0, FOUND },
    { "Queen {R} placed on {a}{1}.", "Queen {R} removed from {a}{1}.", "Solution {k}: {q}", "", 0, FOUND },
    { "place Q{R} at {a}{1}", "remove Q{R} at {a}{1}", "solution", "", 0, FOUND },
    { "place r{R}c{C}", "remove R{R}C{C}", "solution", "", 0, FOUND },
    { "Placing queen {R} at ({r}, {c})", "Removing queen {R} from ({r}, {c})", "solution", "", 0, FOUND },
    { "place Q{R} ({r}, {c})", "remove Q{R} ({r}, {c})", "solution", "", 0, FOUND },
    { "{\"col\":{c},\"event\":\"place\",\"row\":{r}}", "{\"col\":{c},\"event\":\"remove\",\"row\":{r}}",
      "{\"columns\":{q},\"event\":\"solution\"}", "", 0, FOUND },
    { "{\"op\":\"place\",\"row\":{r},\"col\":{c},\"depth\":{R}}", "{\"op\":\"remove\",\"row\":{r},\"col\":{c}}",
      "{\"op\":\"solution\",\"queens\":{q}}", "", 0, FOUND },
    { "Step::Place { row: {r}, col: {c} }", "Step::Remove { row: {r}, col: {c} }", "Step::Solution({q})", "", 0, FOUND },
    { "&{Op:place Row:{r} Col:{c}}", "&{Op:remove Row:{r} Col:{c}}", "&{Op:solution}", "", 0, FOUND },
    { "placeQueen({r}, {c})", "remove_queen({r}, {c})", "solution", "", 0, FOUND },
    { "place({r}, {c}) = True", "remove({r}, {c})\nplace(3, 3) = False", "solution", "", 0, FOUND },
    { "Cannot place queen at ({R}, {c})\nplace {r} {c}", "remove {r} {c}\nNo place left after ({r}, {c})", "solution", "", 0, READ },
    { "Cannot place queen at ({R}, {c})\nplace {r} {c}", "remove {r} {c}", "solution", "", 0, FOUND },
    /* Logs. */
    { "2026-11-29 12:30:45,123 - queens - DEBUG - place {r} {c}", "2026-11-29 12:30:45,123 - queens - DEBUG - remove {r} {c}",
      "2026-11-29 12:30:45,123 - queens - INFO - Solution #{k}: {q}", "", 0, FOUND },
    { "time=2026-11-29T12:30:45Z level=INFO msg=place row={r} col={c}", "time=2026-11-29T12:30:45Z level=INFO msg=remove row={r} col={c}",
      "time=2026-11-29T12:30:45Z level=INFO msg=solution", "", 0, FOUND },
    /* What is told twice is done once. */
    { "Placing queen at ({r}, {c})\nPlaced queen at ({r}, {c})", "Removing ({r}, {c})\nRemoved queen ({r}, {c})", "solution", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "Solution found!\nSolution #{k}: {q}", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution 1: {q}\n. Q . .\nSolution 2:\nTotal solutions: 2\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution count: 2\nSolution(s) found: 2\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution\nsolution", "", 1, "Solutions: 2 of 2 found, 2 repeated, 0 wrong" },
    { "place {r} {c}", "remove {r} {c}", "solution", "solution\n", 1, "Line 36: a solution does not have one queen in each row" },
    { "place {a}{1}", "remove {a}{1}", "Solution {k}: b4 d3 a2 c1", "", 1, "Solutions: 1 of 2 found, 1 repeated, 0 wrong" },
    { "place {r} {c}", "remove {r} {c}", "solution: C4, A3, D2, B1", "solution: B4, D3, A2, C2\n", 1, "Line 36: a solution does not have one queen in each row" },
    /* Lists of columns count for themselves, and may have a row for each. */
    { "place {R} {C}", "remove {R} {C}", "Solution {k}: {q}", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solutions:\nSolution 1001: (0, 1), (1, 3), (2, 0), (3, 2)\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution: (0, 1), (1, 3), (2, 0), (3, 3)\n", 1, "two queens that attack" },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution: (0, 1), (1, 3), (1, 0), (3, 2)\n", 1, "one queen in each row" },
    { "place {r} {c}", "remove {r} {c}", "{\"event\": \"solution\", \"queens\": {q}, \"step\": 14}", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "Solution {k} found after 113 steps: {q}", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "solution {q}", "solution [\".Q..\", \"...Q\", \"Q...\", \".Q..\"]\n", 1, "a solution has two queens" },
    { "place {r} {c}", "remove {r} {c}", "", "", 2, "Line 13" UNCLEAR },
    { "check {r} {c}: 0 conflicts", "", "solution {q}", "", 0, FOUND },
    /* A queen that was tried, and attacked, needs no line that takes it back. */
    { "place {r} {c}", "removed {r} {c}\nplace {r} {c}\nremove {r} {c}", "solution", "place 0 0\nplace 1 0\nplace 1 1\nplace 1 2\nremove 1 2\n", 0, FOUND },
    /* What nobody knows. */
    { "place {r} {c}", "remove {r} {c}", "Found it after {k} tries", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "Solution {k} of 2: {q}", "", 0, FOUND },
    { "place {r} {c}", "remove {r} {c}", "Solution found at 12:30:45", "", 2, "Line 14" UNCLEAR },
    { "drop {r} {c}", "lift {r} {c}", "solution", "solution\n", 2, "Line 2 cannot be read as a step such as “place 1 1”: “drop 0 0”" },
    { "drop {r} {c}", "lift {r} {c}", "solution", "drop 4 4\n", 2, "Line 2 cannot be read as a step such as “place 1 1”: “drop 0 0”" },
    { "look {r} {c}\ndrop {r} {c}", "lift {r} {c}", "solution", "lift 3 3\n", 2, "Line 2 cannot be read as a step such as “place 1 1”: “look 0 0”" },
    { "drop {r} {c}", "lift {r} {c}", "Success!", "", 2, "Line 2 cannot be read as a step such as “place 1 1”: “drop 0 0”" },
    { "place {r} {c}", "remove {r} {c}", "solution {q}", "solution 1 3 x 2\n", 2, "Line 36 cannot be read as a step such as “place 1 1”: “solution 1 3 x 2”" },
    { "place {r} {c}", "remove {r} {c}", "solution {q}", "solution: Q1 a, Q2 b, Q3 c, Q4 d\n", 2, "Line 36 cannot be read as a step" },
    { "place {r} {c}", "remove {r} {c}", "solution {q}", "solution [1, None, None, 2]\n", 2, "Line 36 cannot be read as a step" },
    { "try {r} {c}", "undo {r} {c}", "solution {q}", "", 0, FOUND },
    /* What stands behind a square. */
    { "place {r} {c} [{c}]", "remove {r} {c} []", "solution", "", 0, FOUND },
    { "Add ({r}, {c}) -> {q}", "Pop {c} from row {r}: {q}", "*** Solution #{k}: {q} ***", "", 0, FOUND },
    { "level {r}: placed at {c} (mask 0001)", "level {r}: removed {c}", "solution", "", 2, "Line 2 cannot be read as a step" },
    { "placed queen ({r}, {c}) | cols={0, 2} | d1=set()", "removed queen ({r}, {c}) | cols=set()", "solution", "", 0, FOUND },
    { "Putting {c} into row {r}", "Dropping {c} from row {r}\nLeaving row {r} with queens [{c}, 2]", "Solution {k}: {q}", "", 0, READ },
    { "row={r} col={c} cols={0, 2} diag1={0, -1}", "", "solution {q}", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "Answer {k}: [\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]", "", 2, UNCLEAR },
    { "place/{r}/{c}", "remove/{r}/{c}", "Sol.{k}: {q}", "", 0, READ },
    /* What may be done by a line that is not read. */
    { "place {r} {c}", "Removing ({r}, {c}) because it failed", "solution", "remove 3 3\n", 2, "Line 4 cannot be read as a step" },
    { "place {r} {c}", "Removing ({r}, {c}) because it failed", "solution {q}", "remove 3 3\nsolution [1, 1, 2, 0]\n", 2, "Line 4 cannot be read as a step" },
    { "place {r} {c}", "No column left, so removing ({r}, {c})", "solution", "", 0, READ },
    { "", "", "solution {q}", "initial: 0, 1, 2, 3\nremove 0 0\nplace 0 1\n", 2, "Line 5" UNCLEAR },
    /* Ornaments and signs. */
    { "* place **{r}**, **{c}**", "* remove **{r}**, **{c}**", "* solution", "", 0, FOUND },
    { "✓ ({r}, {c})", "↩ ({r}, {c})", "★ Solution {k}: {q}", "", 0, READ },
    { "+ row {r} col {c}", "- row {r} col {c}", "solution", "", 0, FOUND },
    { "choose {c} for row {r}", "unchoose {c} for row {r}", "solution", "", 0, FOUND },
    /* A list has its own number before it. */
    { "place {r} {c}", "remove {r} {c}", "Solution {k}: {q}", "Solution 1: [0, 2, 1]\n", 1, "Line 36: a solution does not have one queen in each row" },
    { "place {r} {c}", "pop", "solution", "solution\n", 2, UNCLEAR },
    { "place {R} {c}", "remove {R} {c}", "solution", "", 0, FOUND },
    { "", "", "", "placed 0 0\nplaced 0 1\nplaced 1 1\nplaced 2 1\nremoved 2 1\n", 2, "Line 3" UNCLEAR },
    { "place {r} {c}", "", "solution", "", 0, FOUND },
    { "place {r} {c}", "", "solution", "remove 3 3\n", 1, "Line 4: row 1 has a queen, and gets another one in column 3" },
    /* More words, and those of other languages. */
    { "push {r} {c}", "pop {r} {c}", "solution", "", 0, FOUND },
    { "set queen at ({r}, {c})", "unset queen at ({r}, {c})", "solution", "", 0, FOUND },
    { "mark {r}-{c}", "unmark {r}-{c}", "solution", "unmark 1-1\n", 1, "there is no queen in row 1, column 1 to take back" },
    { "Dame auf Zeile {R}, Spalte {C} gesetzt", "Dame von Zeile {R}, Spalte {C} entfernt", "Lösung gefunden: {q}", "", 0, FOUND },
    { "Setze Dame ({r}, {c})", "Nehme Dame zurück ({r}, {c})", "Lösung {k}", "Lösung 3\n", 1, "Line 36: a solution does not have" },
    { "Colocar reina en columna {C}, fila {R}", "Quitar reina de columna {C}, fila {R}", "Solución encontrada", "", 0, FOUND },
    { "Dame placée ligne {R} colonne {C}", "Dame enlevée ligne {R} colonne {C}", "Solution n°{k} : {q}", "", 0, FOUND },
    { "放置皇后 ({r}, {c})", "移除皇后 ({r}, {c})", "找到解", "", 0, FOUND },
    { "放置 第{R}行 第{C}列", "移除 第{R}行 第{C}列", "解 {k}: {q}", "解 3: [1, 3, 0, 1]\n", 1, "Line 36: a solution has two queens" },
    /* What a log writes before a step. */
    { "Nov 30 10:00:00 host prog[12]: place {r} {c}", "Nov 30 10:00:01 host prog[12]: remove {r} {c}", "Nov 30 10:00:02 host prog[12]: solution", "", 0, FOUND },
    { "[0.001s] place {r} {c}", "[0.002s] remove {r} {c}", "[0.003s] solution {q}", "", 0, FOUND },
    { "[Thread-1] queens | place {r} {c}", "[Thread-1] queens | remove {r} {c}", "[Thread-1] queens | solution", "", 0, FOUND },
    { "place {r} {c}", "Backtracking: removing queen from ({r}, {c})", "solution", "", 0, FOUND },
    /* What the program counts at its end. */
    { "place {r} {c}", "remove {r} {c}", "solution", "backtracks: 13\nTotal solutions: 2\n", 0, READ },
    { "place Queen[{R}] = ({r}, {c})", "remove Queen[{R}] = ({r}, {c})", "solution", "valid positions: 36\ndone (36)\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "[12:30:45] 3 solutions\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
    { "place {r} {c}", "remove {r} {c}", "solution", "nodes: 80, backtracks: 13, solutions: 2\nPlaced: 17, removed: 17\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "queens.py:30 total solutions 2\nsolutions=2 steps=36\nsolutions.append({q})\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "{'total': 3}\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
    { "place {r} {c}", "remove {r} {c}", "solution", "共有3个解\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
    { "place {r} {c}", "remove {r} {c}", "solution", "There are 3 solutions to the 4 queens problem.\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
    { "place {r} {c}", "remove {r} {c}", "solution", "Found 3 solutions for n = 4\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
    { "place {r} {c}", "remove {r} {c}", "solution\nSolutions so far: {k}", "1 fundamental solutions\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "Found all solutions after 34 placements\nCalls: 17, solutions: 2\n", 0, READ },
    /* Lists in other forms, and from where all of them count. */
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution: 1302\nSolution: 1203\nSolution: 1999\n", 1, "Line 37: a solution has two queens" },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution: 0100 0001 1000 0010\n", 0, FOUND },
    { "place {R} {C}", "remove {R} {C}", "solution {q}", "solution 2 4 1 3\n", 1, "Line 36: a solution does not have one queen in each row" },
    { "place {r} {c}", "remove {r} {c}", "solution", "solution [2, 8, 1, 4]\n", 2, "Line 36" UNCLEAR },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution: None\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution:\n. Q . .\n. . . Q\nQ . . .\n. . Q .\nQ . . .\n", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution\n[0, 1, 0, 0]\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 1, 0, 0]", "", 2,
      "Line 18 cannot be read as a step such as “place 1 1”: “[0, 1, 0, 0]”" },
    { "place {r} {c}", "remove {r} {c}", "solution\n....\n....\n....\n....", "", 2, "Line 18 cannot be read as a step" },
    { "place {r} {c}", "remove {r} {c}", "solution {q}", "Solution [\"....\", \"....\", \"....\", \"....\"]\n", 1, "Line 36: a solution does not have" },
    { "place {r} {c}", "remove {r} {c}", "solution [['.', 'Q', '.', '.'], ['.', '.', '.', 'Q'], ['Q', '.', '.', '.'], ['.', '.', 'Q', '.']]", "", 1, "Solutions: 1 of 2 found, 1 repeated, 0 wrong" },
    { "place {r} {c}", "remove {r} {c}", "solution [[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]",
      "solution [[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 1, 0, 0]]\n", 1, "a solution has two queens that attack" },
    { "place {r} {c}", "remove {r} {c}", "[\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]\n[\".Q..\", \"...Q\", \"Q...\", \"..Q.\"]", "", 2, UNCLEAR },
    { "place {r} {c}", "remove {r} {c}", "Solution found!\n{q}", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution", "Solution found!\n[1, 3, 0, 3]\n", 2, "Line 37 cannot be read as a step" },
    /* What one of two words for placing means, and who places. */
    { "mark {r} {c}\nplace {r} {c}", "remove {r} {c}", "solution", "mark 3 3\nmark 3 2\n", 2, UNCLEAR },
    { "sett {r} {c}", "remove {r} {c}", "solution", "", 0, READ },
    /* Assignments and signs. */
    { "board[{r}][{c}] = 1", "board[{r}][{c}] = 0", "Solution: {q}", "", 0, FOUND },
    { "grid[{r}, {c}] = 'Q'", "grid[{r}, {c}] = '.'", "Solution: {q}", "board[0][1] = 1\n", 0, FOUND },
    { "Q[{r}]={c}", "", "Solution: {q}", "", 0, FOUND },
    { "queens[{r}] = {c}", "queens[{r}] = -1", "solution", "queens[0] = 1\nsolution\n", 1, "Line 37: a solution does not have" },
    { "place {r} {c}\ncols[{c}] = 1", "remove {r} {c}\ncols[{c}] = 0", "solution", "", 0, READ },
    { "+ ({r},{c})", "- ({r},{c})", "Solution: {q}", "", 0, FOUND },
    { "+{a}{1}", "-{a}{1}", "solution", "+a1\n+a2\nsolution\n", 1, "Line 38: a solution does not have" },
    { "DEBUG:root:+ {r} {c}", "DEBUG:root:- {r} {c}", "DEBUG:root:solution", "", 0, FOUND },
    { "row {r} -> col {c}", "row {r} <- col {c}", "Solution: {q}", "", 0, FOUND },
    { "{r} -> {c}", "", "Solution: {q}", "", 0, FOUND },
    { "place ({r},{c})", "({r},{c}) <-", "solution", "", 0, FOUND },
    { "place ({r},{c})", "backtrack from ({r},{c})", "solution", "", 0, FOUND },
    { "queens.push({c}) at row {r}", "queens.pop() at row {r}", "solution", "", 0, FOUND },
    { "Assign row {r} = {c}", "Unassign row {r}", "solution", "", 0, FOUND },
    { "place ({r}, {c}) depth={R}", "remove ({r}, {c}) depth={R}", "solution", "", 0, FOUND },
    { "在第{R}行第{C}列放置皇后", "回溯：移除第{R}行第{C}列的皇后", "找到解", "", 0, FOUND },
    { "safe({r},{c}) = True\nplace {r} {c}", "remove {r} {c}", "solution", "", 0, FOUND },
    /* What is not read says what it does where it does it each time. */
    { "solve(row={r})\nplace {r} {c}", "remove {r} {c}", "Success! {q}", "", 0, READ },
    { "place {r} {c}", "lift {r} {c}", "Success! {q}", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "Success! {q}", "remove 2 2\n", 1, "Line 36: there is no queen in row 2, column 2 to take back" },
    { "place {r} {c}", "remove {r} {c}", "{q}", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "{q}", "[1, 3, 0, 0]\n", 2, "Line 36" UNCLEAR },
    { "place {r} {c}", "remove {r} {c}", "Success! {q}\nSuccess! {q}", "", 2, "Line 13" UNCLEAR },
    /* Where the program counts as many solutions as stand where all queens are, they are told there. */
    { "place {r} {c}", "remove {r} {c}", "Success! {q}\nSuccess! {q}", "4 solutions\n", 1, "Solutions: 2 of 2 found, 2 repeated, 0 wrong" },
    { "place {r} {c}", "remove {r} {c}", "Success! {q}\nSuccess! [0, 1, 2, 3]", "4 solutions\n", 2, UNCLEAR },
    { "place {r} {c}", "remove {r} {c}", "FOUND {k}: {q}",
      "place 0 0\nplace 1 1\nplace 2 2\nplace 3 3\nFOUND 3: [0, 1, 2, 3]\nremove 3 3\nTotal: 3\n", 1, "Line 40: a solution has two queens that attack" },
    { "place {r} {c}", "remove {r} {c}", "FOUND {k}: {q}",
      "place 0 0\nplace 1 1\nplace 2 2\nplace 3 3\nFOUND 3: [0, 1, 2, 3]\nremove 3 3\n", 2, UNCLEAR },
    { "Placing ({r}, {c})", "lift {r} {c}", "solution", "lift 2 2\n", 2, UNCLEAR },
    { "occupy ({r}, {c})", "free ({r}, {c})", "Solution: {q}", "", 0, READ },
    { "occupy ({r}, {c})", "free ({r}, {c})", "Solution: {q}", "occupy (0, 0)\noccupy (0, 2)\nfree (0, 2)\n", 2, "Line 2 cannot be read" },
    /* Masks, sizes and both labels before numbers; squares of a piece; the index of a list. */
    { "place row={r} col={c} cols=0b0101 diag=0b1", "remove row={r} col={c} cols=0b1", "solution", "", 0, FOUND },
    { "place {r} {c} mask=0x1a", "remove {r} {c} mask=0x1", "solution", "", 0, FOUND },
    { "place row: {R} of 4, col: {C} of 4", "remove row: {R} of 4, col: {C} of 4", "solution", "", 0, FOUND },
    { "place (row, col) = ({r}, {c})", "remove (row, col) = ({r}, {c})", "solution",
      "place (row, col) = (0, 3)\nplace (row, col) = (0, 2)\n", 1, "Line 37: row 0 has a queen" },
    { "place (col, row) = ({c}, {r})", "remove (col, row) = ({c}, {r})", "solution",
      "place (col, row) = (3, 0)\nplace (col, row) = (2, 0)\n", 1, "Line 37: row 0 has a queen" },
    { "place queen {R} on column {c}", "remove queen {R} from column {c}", "solution", "", 0, FOUND },
    { "Queen {R} takes column {c}", "Queen {R} leaves column {c}", "Solution: {q}", "", 0, READ },
    { "place queen {R} on column {c}", "remove queen {R} from column {c}", "solution", "remove queen 4 from column 0\n", 1, "Line 36: there is no queen in row 4" },
    { "#5 PLACE r{r} c{c}", "#6 REMOVE r{r} c{c}", "#7 SOLUTION {q}", "", 0, FOUND },
    { "Q{a}{1}", "undo Q{a}{1}", "Solution: {q}", "", 0, READ },
    { "place {r} {c}", "remove {r} {c}", "solution\n[1] {q}", "solution\n[1] 1 3 0 0\n", 2, "Line 39 cannot be read as a step" },
    { "Placing ({r}, {c})", "backtrack from ({r}, {c})", "solution", "backtrack from (2, 2)\n", 2, UNCLEAR },
    { "place {r} {c}", "remove {r} {c}", "solution", "Calls: 17, solutions: 3\n", 1, "Line 36: the number of solutions is given as 3, but the steps find 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      g_autofree char *steps = print (programs[i].place, programs[i].remove, programs[i].solution);
      g_autofree char *text = g_strconcat (steps, programs[i].end, NULL);

      assert_verdict (text, -1, programs[i].status, programs[i].words);
    }
}

/* What is read from other systems, and what is no text. */
QS_TEST (encodings)
{
  static const char *const charsets[] = { "UTF-16", "UTF-16LE", "UTF-16BE" };
  static const char *const marks[] = { "", "\xff\xfe", "\xfe\xff" };
  g_autofree char *sizes = g_strconcat ("place 0 0\nsolution\nremove 0 0\n", &SEARCH[strlen ("n 4\n")], NULL);
  g_autoptr (GConverter) packer = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  char packed[4096];
  gsize n_read, n_packed;

  for (guint i = 0; i < G_N_ELEMENTS (charsets); i++)
    {
      gsize length;
      g_autofree char *text = g_convert (SEARCH, -1, charsets[i], "UTF-8", NULL, &length, NULL);
      g_autoptr (GString) bytes = g_string_new (marks[i]);

      g_string_append_len (bytes, text, (gssize) length);
      assert_verdict (bytes->str, (gssize) bytes->len, 0, FOUND);
    }

  g_assert_cmpint (g_converter_convert (packer, SEARCH, strlen (SEARCH), packed, sizeof packed, G_CONVERTER_INPUT_AT_END, &n_read,
                                        &n_packed, NULL), ==, G_CONVERTER_FINISHED);
  assert_verdict (packed, (gssize) n_packed, 0, FOUND);
  assert_verdict (packed, (gssize) n_packed - 9, 2, "The file is truncated: its compressed data do not end");
  assert_verdict ("\033[1mn\033(B\033[m 1\r\n\033[32mplace\033[0m 1 1\r\nsolution\r\n", -1, 0, "Solutions: 1 of 1 found");
  assert_verdict ("\211PNG\r\n\032\n", -1, 2, "The file is a picture (PNG)");
  assert_verdict ("n 4\nplace 1 1\n\001", -1, 2, "The byte 01 at offset 14 is not valid in a text file");
  assert_verdict (sizes, -1, 2, "Line 2" UNCLEAR);
}

/* What only sounds like a step is none. */
QS_TEST (no_steps)
{
  static const char *const lines[] = {
    "Cannot take 1 1\n", "No place at 1 1\n", "Solution not found\n", "No solution\n", "Solutions: 2\n", "4: 2\n", "place 4 queens on 4 rows\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *edit = g_strconcat ("n 4\n", lines[i], NULL);

      assert_judged ("n 4\n", edit, 0, "1 line has words that are not known: line 2", "All steps that are read are right");
    }
}

/* Whatever is wrong with steps that are not read is not known. */
QS_TEST (unread)
{
  static const char *const traces[][2] = {
    { "n 4\ndrop a1\nsolution\n", "Line 2 cannot be read as a step such as “place 1 1”: “drop a1”" },
    { SEARCH "n 5\nplace 0 0\n", "Line 29: a search for 5 queens begins after one for 4: each needs its own file" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (traces); i++)
    {
      g_auto (TestRun) run = judge (traces[i][0], "");

      g_assert_cmpint (run.status, ==, 2);
      g_assert_nonnull (strstr (run.errors, traces[i][1]));
    }
}

/* The head of a table says which of the numbers is the row. */
QS_TEST (tables)
{
  assert_verdict ("event,row,col\nplace,0,0\nplace,0,1\nplace,3,1\nremove,3,1\n", -1, 1, "Line 3: row 0 has a queen, and gets another one in column 1");
  assert_verdict ("event,col,row\nplace,0,0\nplace,1,0\nplace,1,3\nremove,1,3\n", -1, 1, "Line 3: row 0 has a queen, and gets another one in column 1");
}

/* How many queens there are is told in other words, or by solutions. */
QS_TEST (sizes)
{
  const char *heads[] = { "Solving 4 queens", "N-Queens, size 4x4", "4" };
  const char *steps = &SEARCH[strlen ("n 4\n")];
  g_autofree char *again = g_strconcat ("Solving 4 queens\n", steps, "Solving 1 queens\nplace 0 0\nsolution\n", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      g_autofree char *few = g_strconcat (heads[i], "\nplace 0 0\nplace 1 2\nremove 1 2\nremove 0 0\n", NULL);

      assert_verdict (few, -1, 1, "n = 4, 4 steps");
    }
  assert_verdict ("place 0 0\nplace 1 2\nremove 1 2\nremove 0 0\n", -1, 2, "Line 4" UNCLEAR);
  assert_verdict ("Solution 1: b4 d3 a2 c1\nSolution 2: c4 a3 d2 b1\n", -1, 0, FOUND);
  assert_verdict ("Solution 1: b4 d3 a2 c1\nSolution 2: c4 a3 d2 c1\n", -1, 1, "Line 2: a solution has two queens that attack");
  assert_verdict ("Solution 1: b4 d3 a2 c1\nSolution 2: c4 a3 d2\n", -1, 2, "Line 2 cannot be read as a step");
  assert_verdict (again, -1, 2, "Line 29 cannot be read as a step such as “place 1 1”: “Solving 1 queens”");
}

/* A line without an end may be cut: whatever is wrong in it is not told. */
QS_TEST (cut)
{
  static const char *const lines[] = { "Solution 1: [2, 4, 1,", "solution 1 3", "place 3", "remove 1 1", "place (1" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (SEARCH, lines[i], NULL);

      assert_verdict (text, -1, 0, "steps\nLine 29 has no end and may be cut: it is not judged\n" READ);
    }
  assert_verdict (SEARCH "remove 1 1\n", -1, 1, "Line 29: there is no queen in row 1, column 1 to take back");
}

/* A lone number behind all steps may be that of the solutions; what is as large as a board, or as the search, counts others. */
QS_TEST (lone_totals)
{
  static const char *const wrong[] = {
    "3", "[1] 3", "=> 3", "# 3 solutions", "Total: 3", "return 3", "answer = 3", "time=2026-11-29T12:00:00Z level=INFO msg=done total=3",
    "Ergebnis = 3", "Résultat : 3", "Resultado = 3", "答案: 3", "4皇后共3解", "solve(4) = 3", "Solutions count = 4",
  };
  static const char *const right[] = { "2", "4", "26", "Total: 26", "return 0", "nodes = 3", "depth: 3", "3 calls", "done in 5" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat (SEARCH, wrong[i], "\n", NULL);

      assert_verdict (text, -1, 1, "Line 29: the number of solutions is given as ");
    }
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    {
      g_autofree char *text = g_strconcat (SEARCH, right[i], "\n", NULL);

      assert_verdict (text, -1, 0, "2 of 2 found");
    }
}

/* Whatever is printed beside the steps does not disturb them. */
QS_TEST (other_lines)
{
  assert_judged ("n 4\n", "Solving…\nplace here\nn 4\n", 0, "2 lines have words that are not known; the first is line 1", "All steps that are read are right");
}

/* Our own methods are right, and counted as they count themselves. */
QS_TEST (our_methods)
{
  const char *const methods[] = { "brute-force", "permutations", "scanning", "boolean-arrays", "hash-sets", "explicit-stack",
                                  "conflict-matrix", "bit-sets", "shifting-masks", "fixed-masks", "dancing-links" };
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++)
    {
      g_auto (TestRun) trace = test_run ("trace 5 --method %s", methods[i]);
      g_autofree char *path = g_build_filename (folder, methods[i], NULL);
      g_autofree char *line = g_strdup_printf ("\n%s ", methods[i]);
      g_auto (TestRun) run = { 0 };
      const char *judged, *ours;

      g_assert_true (g_file_set_contents (path, trace.output, -1, NULL));
      run = test_run ("judge %s", path);
      g_assert_cmpint (run.status, ==, 0);
      g_assert_nonnull (strstr (run.output, "Solutions: 10 of 10 found, 0 repeated, 0 wrong\n"));

      /* The numbers of both lines. */
      judged = strstr (run.output, "\n(judged) ");
      ours = strstr (run.output, line);
      g_assert_nonnull (judged);
      g_assert_nonnull (ours);
      judged += strlen ("\n(judged) ");
      ours += strlen (line);
      judged += strspn (judged, " ");
      ours += strspn (ours, " ");
      g_assert_cmpmem (judged, strcspn (judged, "\n"), ours, strcspn (ours, "\n"));
      g_unlink (path);
    }
  g_rmdir (folder);
}

/* A table of all files, in the order of their names; what is no trace is told. */
QS_TEST (folder)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  const char *const files[][2] = { { "a", SEARCH }, { "b", "n 4\nplace 1 1\n" }, { "c", "hello\n" } };
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL), *loop = g_build_filename (folder, "loop", NULL);
  g_auto (TestRun) run = { 0 };

  /* What is no file is told as well: nobody writes into the pipe. */
  g_assert_no_errno (mkfifo (pipe, 0600));
  g_assert_no_errno (symlink (loop, loop));

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i][0], NULL);

      g_assert_true (g_file_set_contents (path, files[i][1], -1, NULL));
    }

  run = test_run ("judge %s", folder);
  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.output, ==,
                   "file,n,verdict,first_wrong,line,found,missing,repeated,wrong,nodes,checks,backtracks,unread\n"
                   "\"a\",4,good,right,0,2,0,0,0,13,5,8,0\n"
                   "\"b\",4,bad,right,0,0,2,0,0,2,0,0,0\n");
  g_assert_nonnull (strstr (run.errors, "“c”: Line 1 cannot be read as a step such as “place 1 1”: “hello”"));
  g_assert_nonnull (strstr (run.errors, "Could not read “pipe”: "));
  g_assert_nonnull (strstr (run.errors, "Could not read “loop”: "));
  g_unlink (pipe);
  g_unlink (loop);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i][0], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

QS_TEST (json)
{
  g_auto (TestRun) run = judge ("n 4\nplace 1 1\nremove 1 2\n", "--json");

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpstr (run.output, ==,
                   "{\"n\":4,\"good\":false,\"steps\":2,\"wrong_steps\":1,\"first_wrong\":{\"line\":3,\"fault\":\"no-queen\"},"
                   "\"total\":2,\"missing\":2,\"found\":0,\"repeated\":0,\"wrong\":0,\"nodes\":2,\"checks\":0,\"backtracks\":1,"
                   "\"unread_lines\":0}\n");
}

QS_TEST (wrong_arguments)
{
  const char *const commands[][2] = {
    { "judge", "One FILE must be given" },
    { "judge /nonexistent", "Could not read “/nonexistent”: No such file or directory" },
    { "judge /dev/null", "“/dev/null”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (TestRun) run = test_run ("%s", commands[i][0]);

      test_assert_failed (&run, 2, commands[i][1]);
    }
}
