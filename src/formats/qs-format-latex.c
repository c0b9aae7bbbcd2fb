/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* LaTeX: a document of boards in a grid, each a picture that can be copied together with the definitions at the top. */

#include "qs-format.h"

#include <glib/gi18n-lib.h>

/* How many boards stand side by side, and how wide one is on the page, in micrometres. */
#define BOARDS_PER_LINE 4
#define BOARD_WIDTH 41000

/* The largest square, in the same unit. */
#define MAX_SQUARE 10000

#define BOARD_BEGIN "\\begin{tikzpicture}\\board{"
#define BOARD_MIDDLE "}{"
#define BOARD_END "}\\end{tikzpicture}%\n"

static void
begin (GString           *out,
       const QsFormatSet *set)
{
  guint square = MIN (BOARD_WIDTH / set->n, MAX_SQUARE);

  g_string_append_printf (
      out,
      "\\documentclass[a4paper]{article}\n"
      "\\usepackage[margin=15mm]{geometry}\n"
      "\\usepackage{tikz}\n"
      "\\setlength{\\parindent}{0pt}\n"
      "\\setlength{\\parskip}{4mm}\n"
      "\\tikzset{every picture/.style={x=%u.%03umm, y=-%u.%03umm},\n"
      "  queen/.pic={\\fill (-.32,.36) -- (.32,.36) -- (.42,-.24) -- (.18,.06) -- (0,-.36) -- (-.18,.06) -- (-.42,-.24)"
      " -- cycle;}}\n"
      "\\newcommand{\\side}{%u}\\newcommand{\\rows}{%u}\n"
      "%% An empty board, drawn once; a1 at the bottom left is dark.\n"
      "\\newsavebox{\\emptyboard}\n"
      "\\AtBeginDocument{\\savebox{\\emptyboard}{\\tikz{\\path[use as bounding box] (0,0) rectangle (\\side,\\rows);\n"
      "  \\foreach \\y in {1,...,\\rows} \\foreach \\x in {1,...,\\side}"
      " {\\ifodd\\numexpr\\x+\\y+\\rows\\relax\\fill[black!20] (\\x-1,\\y-1) rectangle (\\x,\\y);\\fi}\n"
      "  \\draw (0,0) rectangle (\\side,\\rows);}}}\n"
      "%% \\board{the number of the solution}{the column of the queen in each row, from the top}\n"
      "\\newcommand{\\board}[2]{%%\n"
      "  \\path[use as bounding box] ([yshift=6mm]0,0) rectangle ([xshift=4mm]\\side,\\rows);\n"
      "  \\node[anchor=south west, inner sep=0pt, outer sep=0pt] at (0,\\rows) {\\usebox{\\emptyboard}};\n"
      "  \\node[anchor=south west, inner xsep=0pt] at (0,0) {\\small #1};\n"
      "  \\foreach \\x [count=\\y] in {#2} {\\pic at (\\x-.5,\\y-.5) {queen};}}\n"
      "\\begin{document}\n",
      square / 1000, square % 1000, square / 1000, square % 1000, set->n, set->n_rows);
}

/* An empty line ends a line of boards, so that no paragraph is long. */
static void
append (GString             *out,
        const QsFormatSet   *set,
        const QsFormatBoard *board)
{
  if (board->place > 0 && board->place % BOARDS_PER_LINE == 0)
    g_string_append_c (out, '\n');

  g_string_append (out, BOARD_BEGIN);
  qs_format_append_number (out, board->rank);
  g_string_append (out, BOARD_MIDDLE);
  qs_format_append_columns (out, board->columns, set->n_rows, 1, ',');
  g_string_append (out, BOARD_END);
}


const QsFormat qs_format_latex = {
  .id = "latex",
  .name = N_ ("LaTeX"),
  .description = N_ ("Drawn boards, for documents in LaTeX"),
  .suffix = ".tex",
  .mime_type = "text/x-tex",
  .flags = QS_FORMAT_IS_NUMBERED,
  .begin = begin,
  .append = append,
  .end = "\\end{document}\n",
};
