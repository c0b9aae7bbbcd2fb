/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exact cover with dancing links.
 *
 * Every row and every column is an item that needs exactly one queen; every
 * diagonal is an item that takes at most one, and so is whatever else stands for
 * an attack on boards of other kinds. A square is an option that covers its items.
 * The options of an item, and the items to be covered, are
 * rings of nodes. A node that is taken out of its ring keeps its links, and so
 * returns to its old place when the steps are undone in reverse. The next item
 * is the one with the fewest options: rows before columns, then the lower
 * index.
 *
 * Source: D. E. Knuth, Dancing Links, 2000. */

#include "qs-methods.h"

#include <glib/gi18n-lib.h>

#include "qs-cover.h"
#include "qs-lines.h"
#include "qs-search-step.h"

typedef struct
{
  guint16 left;
  guint16 right;
  guint16 up;
  guint16 down;
  guint16 item;
  guint16 square; /* row · n + column */
} Node;

typedef struct
{
  QsSearch *search;
  guint n;
  guint n_rows;
  guint root;   /* after the items; the nodes of squares follow */
  guint *sizes; /* how many options each item has: the rows, the columns, and the others */
  Node *nodes;
} Links;

QS_SEARCH_ROW_TWICE (Links)

static inline void
cover (Links *self,
       guint  item)
{
  Node *nodes = self->nodes;

  nodes[nodes[item].right].left = nodes[item].left;
  nodes[nodes[item].left].right = nodes[item].right;

  for (guint i = nodes[item].down; i != item; i = nodes[i].down)
    {
      for (guint j = nodes[i].right; j != i; j = nodes[j].right)
        {
          nodes[nodes[j].down].up = nodes[j].up;
          nodes[nodes[j].up].down = nodes[j].down;
          self->sizes[nodes[j].item]--;
        }
    }
}

static inline void
uncover (Links *self,
         guint  item)
{
  Node *nodes = self->nodes;

  for (guint i = nodes[item].up; i != item; i = nodes[i].up)
    {
      for (guint j = nodes[i].left; j != i; j = nodes[j].left)
        {
          self->sizes[nodes[j].item]++;
          nodes[nodes[j].down].up = (guint16) j;
          nodes[nodes[j].up].down = (guint16) j;
        }
    }

  nodes[nodes[item].right].left = (guint16) item;
  nodes[nodes[item].left].right = (guint16) item;
}

/* The first of those with the fewest options. */
static inline guint
choose_item (const Links *self)
{
  const Node *nodes = self->nodes;
  guint best = nodes[self->root].right;

  for (guint item = nodes[best].right; item != self->root; item = nodes[item].right)
    {
      if (self->sizes[item] < self->sizes[best])
        best = item;
    }

  return best;
}

/* Takes a node's option, and searches the items that are left. */
QS_SEARCH_BODY gboolean
search_option (Links   *self,
               guint    n_queens,
               guint    node,
               gboolean is_traced)
{
  guint row = self->nodes[node].square / self->n;
  guint column = self->nodes[node].square % self->n;

  for (guint other = self->nodes[node].right; other != node; other = self->nodes[other].right)
    cover (self, self->nodes[other].item);
  if (!qs_search_place (self->search, row, column, is_traced))
    return FALSE;

  if (n_queens + 1 < self->n_rows ? !search_next_row (self, n_queens + 1, is_traced)
                             : !qs_search_solution (self->search, row, column, is_traced))
    return FALSE;

  for (guint other = self->nodes[node].left; other != node; other = self->nodes[other].left)
    uncover (self, self->nodes[other].item);

  return qs_search_remove (self->search, row, column, is_traced);
}

/* Continues the search with @n_queens on the board. */
QS_SEARCH_BODY gboolean
search_row (Links   *self,
            guint    n_queens,
            gboolean is_traced)
{
  guint item = choose_item (self);
  guint row = item < self->n_rows ? item : QS_TRACE_WHOLE;
  guint column = item < self->n_rows ? QS_TRACE_WHOLE : item - self->n_rows;

  if (!qs_search_check (self->search, row, column, is_traced))
    return FALSE;

  cover (self, item);
  for (guint node = self->nodes[item].down; node != item; node = self->nodes[node].down)
    {
      if (!search_option (self, n_queens, node, is_traced))
        return FALSE;
    }
  uncover (self, item);

  return TRUE;
}

/* Items begin without options. Rows and, where each has a queen, columns are in the ring of the root. The others,
 * which need no queen, each have a ring of their own. */
static void
add_items (Links *self)
{
  Node *nodes = self->nodes;
  guint root = self->root, n_needed = self->n_rows + (self->n_rows == self->n ? self->n : 0);

  for (guint item = 0; item <= root; item++)
    nodes[item] = (Node){ (guint16) item, (guint16) item, (guint16) item, (guint16) item, (guint16) item, 0 };

  for (guint item = 0; item < n_needed; item++)
    {
      nodes[item].left = nodes[root].left;
      nodes[item].right = (guint16) root;
      nodes[nodes[root].left].right = (guint16) item;
      nodes[root].left = (guint16) item;
    }
}

/* Adds a node to the option of a square, @last being its last one so far or 0, behind the other options of the item. */
static void
add_node (Links *self,
          guint  node,
          guint  last,
          guint  item,
          guint  square)
{
  Node *nodes = self->nodes, *header = &nodes[item];
  guint first = last > 0 ? nodes[last].right : node;

  nodes[node] = (Node){ (guint16) (last > 0 ? last : node), (guint16) first, header->up, (guint16) item, (guint16) item,
                        (guint16) square };
  nodes[nodes[node].left].right = nodes[first].left = (guint16) node;
  nodes[header->up].down = (guint16) node;
  header->up = (guint16) node;
  self->sizes[item]++;
}

/* The number of an item: rows come first, then columns. */
static guint
number_line (const Links       *self,
             const QsCoverLine *line,
             guint             *n_others)
{
  if (line->letter == 'r')
    return line->number - 1;
  if (line->letter == 'c')
    return self->n_rows + line->number - 1;

  return self->n_rows + self->n + (*n_others)++;
}

/* Adds the options of all squares that may have a queen. */
static void
add_options (Links           *self,
             const QsCover   *cover,
             const QsProblem *problem)
{
  g_autofree guint *lasts = g_new0 (guint, self->n_rows * self->n);
  guint n_others = 0, node = self->root + 1;

  for (guint i = 0; i < cover->lines->len; i++)
    {
      const QsCoverLine *line = &g_array_index (cover->lines, QsCoverLine, i);
      guint item = number_line (self, line, &n_others);

      for (guint j = line->first; j < line->first + line->length; j++)
        {
          QsSquare at = g_array_index (cover->squares, QsSquare, j);
          guint square = at.row * self->n + at.column;

          if ((qs_search_get_choices (problem, self->n, at.row) >> at.column & 1) == 0)
            continue;

          add_node (self, node, lasts[square], item, square);
          lasts[square] = node++;
        }
    }
}

static void
search_board (QsSearch *search)
{
  Links self = { .search = search, .n = search->n, .n_rows = qs_search_get_rows (search->problem, search->n) };
  g_autofree guint *sizes = NULL;
  g_autofree Node *nodes = NULL;
  g_auto (QsCover) cover = { 0 };
  guint n_nodes;
  QsProblem plain;

  qs_cover_init (&cover, qs_search_get_problem (search->problem, self.n, &plain));
  self.root = cover.lines->len;
  n_nodes = self.root + 1 + cover.squares->len;
  self.sizes = sizes = g_new0 (guint, self.root);
  self.nodes = nodes = g_new (Node, n_nodes);
  search->heap_size = self.root * sizeof *sizes + n_nodes * sizeof *nodes;

  add_items (&self);
  add_options (&self, &cover, search->problem);

  search_next_row (&self, 0, search->tracer != NULL);
}

/* How many squares are left in each row and column that still needs a queen. */
typedef struct
{
  guint n;
  guint n_rows;
  gboolean is_covered[2 * QS_METHOD_MAX_N]; /* the rows, then the columns */
  guint sizes[2 * QS_METHOD_MAX_N];
} Offers;

/* As if @row had no queen. */
static void
find_offers (const QsMoment *moment,
             guint           without_row,
             Offers         *offers)
{
  guint n = moment->n, n_rows = qs_moment_get_rows (moment);
  QsLines lines;

  *offers = (Offers){ .n = n, .n_rows = n_rows };
  qs_lines_init (&lines, moment, without_row);

  for (guint row = 0; row < n_rows; row++)
    offers->is_covered[row] = row != without_row && moment->columns[row] != QS_EMPTY_ROW;
  for (guint column = 0; column < n; column++)
    offers->is_covered[n_rows + column] = lines.columns[column] > 0;

  for (guint row = 0; row < n_rows; row++)
    {
      guint32 choices = qs_search_get_choices (moment->problem, n, row);

      for (guint column = 0; column < n; column++)
        {
          gboolean is_free = !offers->is_covered[row] && (choices >> column & 1) != 0 &&
                             qs_lines_count (&lines, row, column) == 0;

          offers->sizes[row] += is_free;
          offers->sizes[n_rows + column] += is_free;
        }
    }
}

/* Finds the item of the last step: the one that a check has just chosen, or the one whose square
 * was taken or left. Before the first step, it is the one that will be chosen. A row has the
 * column %QS_TRACE_WHOLE, a column the row %QS_TRACE_WHOLE. */
static void
find_line (const QsMoment *moment,
           guint          *row,
           guint          *column)
{
  Offers offers;
  guint best = G_MAXUINT;

  if (moment->step > 0 && moment->event == QS_TRACE_CHECK)
    {
      *row = moment->row;
      *column = moment->column;
      return;
    }

  find_offers (moment, moment->row, &offers);
  for (guint item = 0; item < offers.n_rows + (offers.n_rows == offers.n ? offers.n : 0); item++)
    {
      if (!offers.is_covered[item] && (best == G_MAXUINT || offers.sizes[item] < offers.sizes[best]))
        best = item;
    }

  *row = best < offers.n_rows ? best : QS_TRACE_WHOLE;
  *column = best < offers.n_rows ? QS_TRACE_WHOLE : best - offers.n_rows;
}

static void
describe_sizes (const Offers *offers,
                QsInternals  *internals,
                const char   *name,
                guint         first_item,
                guint         n_items,
                guint         chosen)
{
  qs_internals_begin (internals, name, QS_DATUM_ARRAY);
  for (guint i = 0; i < n_items; i++)
    {
      guint flags = offers->is_covered[first_item + i] ? QS_CELL_UNUSED : QS_CELL_SET;

      qs_internals_add (internals, offers->sizes[first_item + i], flags | (i == chosen ? QS_CELL_CURRENT : 0),
                        first_item == 0 ? (QsRegion){ QS_REGION_ROW, i, 0 } : (QsRegion){ QS_REGION_COLUMN, 0, i });
    }
}

/* The sizes are those that the next choice would compare: they follow from the queens on the
 * board, without the item that is being tried, whose covering takes its squares from the others.
 * A covered item is unused and has size 0. The chosen item is the current one as long as it is
 * being tried. */
static void
describe (const QsMoment *moment,
          QsInternals    *internals)
{
  guint row = QS_TRACE_WHOLE, column = QS_TRACE_WHOLE;
  Offers offers;

  if (moment->step > 0)
    find_line (moment, &row, &column);

  find_offers (moment, moment->n, &offers);
  describe_sizes (&offers, internals, "rows", 0, offers.n_rows, row);
  if (offers.n_rows == offers.n)
    describe_sizes (&offers, internals, "columns", offers.n_rows, offers.n, column);

  qs_internals_begin (internals, "solution", QS_DATUM_LIST)->style = QS_VALUE_SQUARE;
  for (guint i = 0; i < moment->n_placed; i++)
    {
      guint queen_row = moment->order[i];

      qs_internals_add (internals, 0, QS_CELL_SET | (queen_row == moment->row ? QS_CELL_CURRENT : 0),
                        (QsRegion){ QS_REGION_SQUARE, queen_row, moment->columns[queen_row] });
    }
}

static const char *const pseudocode[] = {
  N_ ("search ():"),
  N_ ("  item ← the row or column with the least\n"
      "         of rows[…] and columns[…]"),
  N_ ("  cover item"),
  N_ ("  for each square of item:"),
  N_ ("    cover its other lines; push it on solution"),
  N_ ("    if no row is left: report the solution"),
  N_ ("    else: search ()"),
  N_ ("    uncover its other lines in reverse; pop solution"),
  N_ ("  uncover item"),
  NULL,
};

const QsMethod qs_dancing_links = {
  .id = "dancing-links",
  .name = N_ ("Dancing links"),
  .group = QS_GROUP_OTHER,
  .news = N_ ("The line with the fewest squares comes first"),
  .idea = N_ ("Each row and column must be covered by exactly one queen and each diagonal by one at most, "
              "and the line with the fewest squares left is filled first. "
              "What a queen covers is unlinked from rings of nodes, and links itself in again on the way back."),
  .time = "O(n! · n²)",
  .space = "O(n²)",
  .order = N_ ("by the line with the fewest squares, not lexicographic"),
  .check = N_ ("a row or column that is chosen because it has the fewest squares left"),
  .pseudocode = pseudocode,
  .lines = { 1, 1, 4, 7, 5 },
  .boards = QS_BOARDS_ALL,
  .max_n = QS_METHOD_MAX_N,
  .look = QS_LOOK_LINE,
  .picks_line = TRUE,
  .calls = "search ()",
  .search = search_board,
  .describe = describe,
  .find_line = find_line,
};
