/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards of a file, right and wrong, as they stand in it.
 *
 * Each board's columns are packed, a byte each, or two on the largest boards, the high one first: so bytes
 * compare as columns do. */

#include "qs-board-file.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "qs-error.h"
#include "qs-input.h"

/* On boards up to this side a column takes a byte, and the number above the last one is that of an empty row. */
#define MAX_NARROW_N 255

/* A row with two queens: only the first one is among the columns. */
typedef struct
{
  guint board;
  guint16 row;
  guint16 columns[2];
} Clash;

/* Boards that stand under the same words. */
typedef struct
{
  guint start;
  QsReadBreak how; /* it differs from the list before */
  guint caption;
  QsReadBreak between; /* most of what says that each board has these words before it */
} List;

static QsBoardFile *
create (const char *name)
{
  QsBoardFile *self = g_atomic_rc_box_new0 (QsBoardFile);

  self->name = g_strdup (name);
  self->columns = g_byte_array_new ();
  self->lines = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->lists = g_array_new (FALSE, FALSE, sizeof (List));
  self->clashes = g_array_new (FALSE, FALSE, sizeof (Clash));
  self->bad_lines = g_array_new (FALSE, FALSE, sizeof (guint64));
  self->reasons = g_ptr_array_new_with_free_func (g_free);

  return self;
}

static void
pack (const guint16 *columns,
      guint          n,
      guint8        *packed)
{
  for (guint row = 0; row < n; row++)
    {
      if (n <= MAX_NARROW_N)
        packed[row] = (guint8) MIN (columns[row], MAX_NARROW_N);
      else
        {
          packed[2 * row] = (guint8) (columns[row] >> 8);
          packed[2 * row + 1] = (guint8) (columns[row] & 0xff);
        }
    }
}

static gboolean
add_board (const QsReadBoard *board,
           gpointer           data,
           GError           **error)
{
  QsBoardFile *self = data;
  guint count = self->lines->len;
  List *last;

  self->size = board->n <= MAX_NARROW_N ? board->n : 2 * board->n;
  if (count == QS_BOARD_FILE_MAX_BOARDS || self->columns->len + self->size > QS_BOARD_FILE_MAX_SIZE)
    return qs_error_fail (error, QS_ERROR_OUT_OF_RANGE,
                          /* Translators: how many boards can be checked; the memory limit in megabytes. */
                          _ ("No more than %u boards can be kept, and no more than %u MB of them"), count,
                          QS_BOARD_FILE_MAX_SIZE >> 20);

  g_byte_array_set_size (self->columns, (guint) (self->columns->len + self->size));
  pack (board->columns, board->n, self->columns->data + count * self->size);
  g_array_append_val (self->lines, board->line);
  if (count == 0 || board->how > QS_READ_SAME_FOOTERS)
    g_array_append_val (self->lists, ((List){ count, board->how, board->caption, QS_READ_SAME_LIST }));
  last = &g_array_index (self->lists, List, self->lists->len - 1);
  if (board->how <= QS_READ_SAME_FOOTERS)
    last->between = MAX (last->between, board->how);

  if (board->has_clash)
    {
      Clash clash = { count,
                      (guint16) board->first.row,
                      { (guint16) board->first.column, (guint16) board->second.column } };

      g_array_append_val (self->clashes, clash);
    }

  return TRUE;
}

static void
add_bad (guint64     line,
         const char *reason,
         gpointer    data)
{
  QsBoardFile *self = data;

  guint place = self->reasons->len;

  if (self->n_bad++ >= QS_BOARD_FILE_MAX_BAD_LINES)
    return;

  while (place > 0 && g_array_index (self->bad_lines, guint64, place - 1) > line)
    place--;
  g_array_insert_val (self->bad_lines, place, line);
  g_ptr_array_insert (self->reasons, (int) place, g_strdup (reason));
}

/* Who gets the text. */
typedef struct
{
  QsBoardReader *reader;
  QsBoardFileFunc progress;
  gpointer data;
  guint64 n_bytes;
} Feed;

static gboolean
feed (const char *bytes,
      gsize       length,
      gpointer    data,
      GError    **error)
{
  Feed *self = data;

  self->n_bytes += length;
  if (!qs_board_reader_feed (self->reader, bytes, length, error))
    return FALSE;

  return self->progress == NULL || self->progress (self->n_bytes, self->data) ||
         qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The reading was cancelled"));
}

/* What the system says about a file comes as an error of ours, with the file's name. */
static void
convert_error (const char *name,
               GError    **error)
{
  g_autoptr (GError) cause = NULL;

  if (error == NULL || (*error)->domain == QS_ERROR)
    return;

  cause = g_steal_pointer (error);
  g_set_error (error, QS_ERROR, QS_ERROR_FILE,
               /* Translators: a file's name, and what the system says. */
               _ ("Could not read “%s”: %s"), name, cause->message);
}

static int
compare_boards (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  return qs_board_file_compare (data, *(const guint *) a, *(const guint *) b);
}

static guint
get_start (const QsBoardFile *self,
           guint              list)
{
  return list < self->lists->len ? g_array_index (self->lists, List, list).start : self->lines->len;
}

/* Returns: (transfer full): the boards of a list in order */
static GArray *
sort_list (QsBoardFile *self,
           guint        list)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint board = get_start (self, list); board < get_start (self, list + 1); board++)
    g_array_append_val (boards, board);

  g_array_sort_with_data (boards, compare_boards, self);
  return g_steal_pointer (&boards);
}

/* Whether a list has all boards of another, which has none twice. */
static gboolean
contains (const QsBoardFile *self,
          const GArray      *boards,
          const GArray      *others)
{
  guint n_found = 0;

  for (guint i = 0; i < boards->len && n_found < others->len; i++)
    n_found += qs_board_file_compare (self, g_array_index (boards, guint, i), g_array_index (others, guint, n_found)) == 0;

  return n_found == others->len;
}

/* Finds the list that has all boards of the others. Some boards of it that stand behind it are only a list of their own where
 * they have a caption: else a board may be repeated there. */
static gboolean
find_whole_list (QsBoardFile *self,
                 guint       *whole)
{
  g_autoptr (GArray) boards = NULL;
  const List *lists;
  guint largest = 0;

  self->is_again_in_part = FALSE;
  for (guint list = 0; list < self->lists->len; list++)
    {
      guint count = get_start (self, list + 1) - get_start (self, list);

      *whole = count > largest ? list : *whole;
      largest = MAX (largest, count);
    }

  /* The first boards belong to a list behind them that has words behind each, and no other caption. */
  lists = (const List *) (gpointer) self->lists->data;
  if (*whole > 0 && (lists[0].how != QS_READ_CAPTION ? lists[*whole].between > QS_READ_SAME_LIST
                                                     : lists[*whole].between == QS_READ_SAME_FOOTERS &&
                                                         lists[*whole].caption == lists[0].caption))
    return FALSE;

  boards = self->lists->len > 1 ? sort_list (self, *whole) : NULL;
  for (guint list = 0; list < self->lists->len && boards != NULL; list++)
    {
      g_autoptr (GArray) others = NULL;

      if (list == *whole)
        continue;

      others = sort_list (self, list);
      if (!contains (self, boards, others))
        return FALSE;
      if (others->len == boards->len)
        continue;

      self->is_again_in_part = TRUE;
      if (list > *whole && g_array_index (self->lists, List, list).how != QS_READ_CAPTION)
        return FALSE;
    }

  return boards != NULL;
}

/* Boards without a label may go on the list that one with a label has begun. */
static void
join_bare_lists (QsBoardFile *self)
{
  for (guint list = self->lists->len; list-- > 1;)
    {
      if (g_array_index (self->lists, List, list).how == QS_READ_BARE)
        g_array_remove_index (self->lists, list);
    }
}

/* Leaves all boards out but some, which are in order. Returns: how many are left out */
static guint
keep (QsBoardFile  *self,
      const GArray *boards)
{
  guint count = self->lines->len, n_clashes = 0;

  for (guint i = 0, next = 0; i < boards->len; i++)
    {
      guint board = g_array_index (boards, guint, i);

      g_array_index (self->lines, guint64, i) = g_array_index (self->lines, guint64, board);
      memmove (self->columns->data + i * self->size, self->columns->data + board * self->size, self->size);
      while (next < self->clashes->len && g_array_index (self->clashes, Clash, next).board < board)
        next++;
      if (next == self->clashes->len || g_array_index (self->clashes, Clash, next).board > board)
        continue;

      g_array_index (self->clashes, Clash, n_clashes) = g_array_index (self->clashes, Clash, next);
      g_array_index (self->clashes, Clash, n_clashes++).board = i;
    }

  g_array_set_size (self->clashes, n_clashes);
  g_array_set_size (self->lines, boards->len);
  g_byte_array_set_size (self->columns, (guint) (boards->len * self->size));
  return count - boards->len;
}

static guint
get_side (const QsBoardFile *self)
{
  return self->size > MAX_NARROW_N ? (guint) self->size / 2 : (guint) self->size;
}

static guint16
get_column (const QsBoardFile *self,
            guint              board,
            guint              row)
{
  const guint8 *packed = self->columns->data + board * self->size;

  if (self->size > MAX_NARROW_N)
    return (guint16) (packed[2 * row] << 8 | packed[2 * row + 1]);

  return packed[row] == MAX_NARROW_N ? QS_EMPTY_ROW : packed[row];
}

/* Whether a list is under the second caption, and the list before it under the first. */
static gboolean
is_turn (const List *lists,
         guint       list)
{
  return lists[list].caption != lists[0].caption && lists[list - 1].caption == lists[0].caption;
}

/* Returns: 0 where the board is the one before it column by column, 1 where it is not, -1 where that has two queens in a column */
static int
compare_inverse (const QsBoardFile *self,
                 guint              board)
{
  guint16 inverse[QS_MAX_N];
  guint n = get_side (self);
  int difference = 0;

  for (guint column = 0; column < n; column++)
    inverse[column] = QS_EMPTY_ROW;
  for (guint row = 0; row < n; row++)
    {
      if (get_column (self, board - 1, row) < n)
        inverse[get_column (self, board - 1, row)] = (guint16) row;
    }
  for (guint column = 0; column < n; column++)
    {
      if (inverse[column] == QS_EMPTY_ROW)
        return -1;
      difference |= inverse[column] != get_column (self, board, column);
    }

  return difference;
}

static void
append_list (const QsBoardFile *self,
             guint              list,
             GArray            *boards)
{
  for (guint board = get_start (self, list); board < get_start (self, list + 1); board++)
    g_array_append_val (boards, board);
}

/* Whether each list under the first caption has the numbers of the rows. */
static gboolean
has_row_numbers (const QsBoardFile *self,
                 const List        *lists)
{
  for (guint list = 0; list < self->lists->len; list++)
    {
      for (guint board = lists[list].start; board < get_start (self, list + 1) && lists[list].caption == lists[0].caption; board++)
        {
          for (guint row = 0; row < get_side (self); row++)
            {
              if (get_column (self, board, row) != row)
                return FALSE;
            }
        }
    }

  return TRUE;
}

/* Two captions may be above boards in turn: those under the second are most of the first ones column by column, or those under
 * the first are the numbers of the rows. Keeps the boards under one of them, and says which inverses are none. Returns: how many
 * are left out */
static guint
leave_turns (QsBoardFile *self)
{
  const List *lists = (const List *) (gpointer) self->lists->data;
  guint count = self->lists->len, n_inverses = 0, n_firsts = 0;
  gboolean are_named, are_numbers;
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (guint));

  if (count < 2)
    return 0;

  are_named = lists[0].caption + lists[1].caption == QS_READ_ROWS + QS_READ_COLUMNS;
  are_numbers = are_named && has_row_numbers (self, lists);
  for (guint list = 0; list < count; list++)
    {
      if (lists[list].caption != lists[0].caption && lists[list].caption != lists[1].caption)
        return 0;

      n_firsts += lists[list].caption == lists[0].caption;
      n_inverses += is_turn (lists, list) && compare_inverse (self, lists[list].start) == 0;
    }
  if (!are_numbers && (2 * n_inverses <= n_firsts || (n_inverses == 1 && !are_named && lists[1].caption != QS_READ_INVERSE)))
    return 0;

  for (guint list = 0; list < count; list++)
    {
      if ((lists[list].caption == lists[0].caption) != are_numbers)
        append_list (self, list, boards);
      else if (!are_numbers && is_turn (lists, list) && compare_inverse (self, lists[list].start) > 0)
        add_bad (qs_board_file_get_line (self, lists[list].start), _ ("The list is not the inverse of the list before it"), self);
    }
  self->again_line = qs_board_file_get_line (self, are_numbers ? 0 : lists[1].start);
  return keep (self, boards);
}

/* Of boards that are listed again, keeps one list. Returns: how many boards are left out */
static guint
leave_again (QsBoardFile *self)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (guint));
  guint list = 0, n_left = leave_turns (self);

  if (n_left > 0)
    return n_left;

  if (!find_whole_list (self, &list))
    {
      join_bare_lists (self);
      if (!find_whole_list (self, &list))
        return 0;
    }

  self->again_line = g_array_index (self->lines, guint64, list > 0 ? 0 : get_start (self, 1));
  append_list (self, list, boards);
  return keep (self, boards);
}

/* @stream may be compressed by gzip. @progress is called after each piece. @error: QS_ERROR_FILE, QS_ERROR_CANCELLED, or one of
 * qs_board_reader_feed() */
QsBoardFile *
qs_board_file_read (GInputStream        *stream,
                    const char          *name,
                    const QsReadOptions *options,
                    QsBoardFileFunc      progress,
                    gpointer             data,
                    GError             **error)
{
  g_autoptr (QsBoardFile) self = create (name);
  g_autoptr (QsBoardReader) reader = qs_board_reader_new (name, options, &(QsReadSink){ add_board, add_bad, self });

  if (!qs_input_unpack (stream, NULL, feed, &(Feed){ reader, progress, data, 0 }, error) || !qs_board_reader_end (reader, error))
    {
      convert_error (name, error);
      return NULL;
    }

  qs_board_reader_compare_claims (reader, leave_again (self));
  self->facts = *qs_board_reader_get_facts (reader);
  if (self->facts.n > 0)
    return g_steal_pointer (&self);

  return qs_error_fail_null (error, QS_ERROR_INVALID_TEXT, _ ("%s: There is no board in it"), name);
}

static void
clear (gpointer data)
{
  QsBoardFile *self = data;

  g_byte_array_unref (self->columns);
  g_array_unref (self->lines);
  g_array_unref (self->lists);
  g_array_unref (self->clashes);
  g_array_unref (self->bad_lines);
  g_ptr_array_unref (self->reasons);
  g_free (self->name);
}

void
qs_board_file_unref (QsBoardFile *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

guint
qs_board_file_get_count (const QsBoardFile *self)
{
  return self->lines->len;
}

/* The columns, a byte each on boards up to 255. */
const guint8 *
qs_board_file_get_packed (const QsBoardFile *self,
                          guint              board)
{
  g_return_val_if_fail (board < self->lines->len, NULL);

  return self->columns->data + board * self->size;
}

/* @columns: the first queen of each row, or QS_EMPTY_ROW */
void
qs_board_file_get_columns (const QsBoardFile *self,
                           guint              board,
                           guint16           *columns)
{
  g_return_if_fail (board < self->lines->len);

  for (guint row = 0; row < self->facts.n; row++)
    columns[row] = get_column (self, board, row);
}

guint64
qs_board_file_get_line (const QsBoardFile *self,
                        guint              board)
{
  g_return_val_if_fail (board < self->lines->len, 0);

  return g_array_index (self->lines, guint64, board);
}

const char *
qs_board_file_get_bad (const QsBoardFile *self,
                       guint              bad,
                       guint64           *line)
{
  g_return_val_if_fail (bad < self->reasons->len, NULL);

  *line = g_array_index (self->bad_lines, guint64, bad);
  return g_ptr_array_index (self->reasons, bad);
}

guint
qs_board_file_find_near (const QsBoardFile *self,
                         guint64            line)
{
  const guint64 *lines = (const guint64 *) (gpointer) self->lines->data;
  guint low = 0, high = self->lines->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (lines[middle] < line)
        low = middle + 1;
      else
        high = middle;
    }

  if (low > 0 && (low == self->lines->len || line - lines[low - 1] <= lines[low] - line))
    low--;

  return low;
}

static int
compare_clash (gconstpointer a,
               gconstpointer b)
{
  const Clash *clash = a, *other = b;

  return (clash->board > other->board) - (clash->board < other->board);
}

QsFault
qs_board_file_get_fault (const QsBoardFile *self,
                         guint              board)
{
  guint16 columns[QS_MAX_N];
  Clash wanted = { .board = board };
  guint index;

  if (g_array_binary_search (self->clashes, &wanted, compare_clash, &index))
    {
      const Clash *clash = &g_array_index (self->clashes, Clash, index);

      return (QsFault){ QS_FAULT_ROW, { clash->row, clash->columns[0] }, { clash->row, clash->columns[1] } };
    }

  qs_board_file_get_columns (self, board, columns);

  return qs_fault_find (columns, &self->facts);
}

/* In lexicographic order, as memcmp() does. */
int
qs_board_file_compare (const QsBoardFile *self,
                       guint              board,
                       guint              other)
{
  return memcmp (self->columns->data + board * self->size, self->columns->data + other * self->size, self->size);
}
