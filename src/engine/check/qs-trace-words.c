/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-trace-words.h"

#include <string.h>

#include "qs-read-patterns.h"
#include "qs-solution.h"

/* The last column of a square such as c4: q and r are queens and rows. */
#define LAST_FILE 16

/* What separates words and numbers, besides blanks. */
#define SEPARATORS " \t,;:()[]{}<>=\"'!?_`/"

/* Of these, what stands before a list. */
#define LIST ":[{(=>"

/* What words without blanks between them begin with, in UTF-8. */
#define CJK 0xe3

/* What -> and <- become, and the end of what a log, or a heading, puts before a step. */
#define ARROW "→"
#define BACK "←"
#define END "|"

/* How many numbers are looked at to find a square. */
#define MAX_FOUND 5

/* Of how many words it is kept what they are. */
#define MAX_KNOWN 4096

#define STEP(event) (QS_WORD_NAME | (event) << QS_WORD_EVENT_SHIFT)
#define WEAK(event) (STEP (event) | QS_WORD_WEAK)
#define SIGN(event) (STEP (event) | QS_WORD_WEAK | QS_WORD_SIGN)

/* In names of steps, ~ stands for any ending, and - for any beginning as well. A name is what it is first. */
static const struct
{
  guint is;
  const char *words;
} dictionary[] = {
  { QS_WORD_QUEEN, "q queen dame reina reine 皇后" },
  { QS_WORD_ROW, "r row zeile reihe fila ligne 行" },
  { QS_WORD_COLUMN | QS_WORD_FILLER, "c col column spalte columna colonne 列" },
  { QS_WORD_SIZE, "queens n size board damen reinas dames 皇后" },
  { QS_WORD_NO_LABEL, "not of" },
  { QS_WORD_DENIAL, "not no cannot can fail failed none null nil false impossible unable unsafe nicht keine" },
  { QS_WORD_MARK, "no none keine cols rows diag diags diagonal diagonals stack" },
  { QS_WORD_END, END },
  { QS_WORD_ARROW | QS_WORD_FILLER, ARROW " " BACK },
  { QS_WORD_FILLER, "action at back debug down event for found from going in info into is level log main move msg name now "
                    "number off ok on op pos position queen root row safe square step the to "
                    "trace true type was with "
                    "auf aus gehe dame der die eine feld gefunden von wird wurde zurück "
                    "de del desde el en encontrada la reina una case depuis du je est reine sur trouvée une" },
  { STEP (QS_TRACE_CHECK), "check try tried test attempt explore prüf~ teste versuch~ probier~ probar probando prueba comprueba "
                           "essai~ essay~ tester vérif~ -检查 -尝试" },
  { STEP (QS_TRACE_REJECT), "reject" },
  { STEP (QS_TRACE_PLACE), "place put add push set mark assign insert choose setz~ gesetzt platzier~ stell~ gestellt coloc~ pone "
                           "poner pongo poniendo placer placée placé pose poser posée mettre met -放" },
  { STEP (QS_TRACE_REMOVE), "remove unplace undo undone take took delete pop unset unmark unassign unchoose erase entfern~ nehme "
                            "nimm genommen zurückgenommen weggenommen lösch~ gelöscht quitar quita quito quitando quitada sacar "
                            "saco sacando retir~ elimin~ borr~ enlev~ ôt~ supprim~ annul~ -移除 -移走 -撤 -取消 -拿走 -删除" },
  { STEP (QS_TRACE_SOLUTION), "solution lösung loesung solución solucion 解 解法 找到解 找到一个解" },
  { WEAK (QS_TRACE_CHECK), "safe valid attack~ conflict~ threat~ sicher~ bedroht segur~ amenaz~ sûr~ menac~ -安全 -冲突" },
  { WEAK (QS_TRACE_PLACE), "goes" },
  { WEAK (QS_TRACE_REMOVE), "back backtrack~ return~ leav~ clear~ reset~ zurück rückschritt retroce~ vuelta arrière retour~ "
                            "revien~ -回溯 -退回" },
  { SIGN (QS_TRACE_PLACE), "+ " ARROW },
  { SIGN (QS_TRACE_REMOVE), "- " BACK },
};

void
qs_trace_line_init (QsTraceLine *self)
{
  self->copy = g_string_new (NULL);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
qs_trace_line_clear (QsTraceLine *self)
{
  g_string_free (self->copy, TRUE);
  g_hash_table_unref (self->known);
}

/* Whether a word is one such as “place”, “placed” or “placing”, “putting” or “setze”. */
static gboolean
is_named (const char *word,
          const char *name,
          gsize       length)
{
  gsize stem = length - (name[length - 1] == 'e' || name[length - 1] == '~' ? 1 : 0);
  const char *end;

  if (*name == '-' && length > 1)
    return memmem (word, strlen (word), name + 1, length - 1) != NULL;
  if (g_ascii_strncasecmp (word, name, stem) != 0)
    return FALSE;
  if (name[length - 1] == '~' || (g_ascii_strncasecmp (word, name, length) == 0 && word[length] == '\0'))
    return TRUE;

  end = word + stem;
  end += *end == end[-1] ? 1 : 0;

  return g_ascii_strcasecmp (end, "ed") == 0 || g_ascii_strcasecmp (end, "ing") == 0;
}

static gboolean
is_one_of (const char *word,
           const char *list,
           gboolean    is_name)
{
  gsize size = strlen (word);

  for (gsize length; *list != '\0'; list += length + strspn (list + length, " "))
    {
      length = strcspn (list, " ");
      if (is_name ? is_named (word, list, length) : length == size && g_ascii_strncasecmp (word, list, size) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_letter (const char *c)
{
  return (guchar)*c < 0x80 ? g_ascii_isalpha (*c) : g_unichar_isalpha (g_utf8_get_char (c));
}

/* Letters by themselves say nothing; the s is that of “solution(s)”. */
static guint
look_up (const char *word)
{
  gboolean is_single = word[1] == '\0', is_cjk = (guchar) *word >= CJK;
  guint is = is_single ? QS_WORD_LETTER : 0;

  if (!is_letter (word) || (is_single && *word != 's') ||
      (is_cjk && strstr (word, "不") == NULL && strstr (word, "没") == NULL && strstr (word, "未") == NULL && strstr (word, "共") == NULL))
    is |= QS_WORD_FILLER;
  else if (is_cjk)
    is |= QS_WORD_NO_LABEL;
  for (guint i = 0; i < G_N_ELEMENTS (dictionary); i++)
    {
      gboolean is_name = (dictionary[i].is & QS_WORD_NAME) != 0;

      if ((!is_name || (is & QS_WORD_NAME) == 0) && is_one_of (word, dictionary[i].words, is_name))
        is |= dictionary[i].is;
    }

  return is;
}

/* What a word is, is found out once. */
static void
take_word (QsTraceLine *self,
           const char  *text)
{
  QsTraceWord *word = &self->words[self->n_words++];
  gpointer is;

  *word = (QsTraceWord){ .text = text };
  if (g_ascii_isdigit (*text) || *text == '*' || (*text == '-' && g_ascii_isdigit (text[1])))
    {
      guint64 value = 0;

      self->n_numbers++;
      word->is = QS_WORD_NUMBER | QS_WORD_FILLER | (text[1] == '\0' ? QS_WORD_LETTER : 0);
      word->number = g_str_equal (text, "*")                                             ? QS_TRACE_WHOLE
                     : g_ascii_string_to_unsigned (text, 10, 0, QS_MAX_N, &value, NULL) ? (guint16) value
                                                                                        : QS_WORD_NO_NUMBER;
      return;
    }

  if (!g_hash_table_lookup_extended (self->known, text, NULL, &is))
    {
      is = GUINT_TO_POINTER (look_up (text));
      if (g_hash_table_size (self->known) == MAX_KNOWN)
        g_hash_table_remove_all (self->known);
      g_hash_table_insert (self->known, g_strdup (text), is);
    }
  word->is = GPOINTER_TO_UINT (is);
}

/* Whether words say no more than fillers and labels of numbers, or of lines, do. */
gboolean
qs_trace_line_is_plain (const QsTraceLine *self,
                        guint              start,
                        guint              end)
{
  for (const QsTraceWord *word = self->words + start; word < self->words + end; word++)
    {
      gboolean is_label = word + 1 < self->words + end && (word[1].is & QS_WORD_NUMBER) != 0 && (word->is & QS_WORD_NO_LABEL) == 0;

      if (!is_label && (word->is & (QS_WORD_FILLER | QS_WORD_MARK)) == 0)
        return FALSE;
    }

  return TRUE;
}

/* A hash of its words, which its numbers and rows of boards do not change, or else of how many numbers it has; never 0. */
guint
qs_trace_line_hash (const QsTraceLine *self,
                    guint              start)
{
  guint hash = 0;

  for (guint i = start; i < self->n_words; i++)
    {
      const char *text = self->words[i].text;
      gboolean is_row = text[strspn (text, ".Q")] == '\0';

      hash = is_row || (self->words[i].is & QS_WORD_NUMBER) != 0 ? hash : 31 * hash + g_str_hash (text);
    }
  hash = hash == 0 ? self->n_numbers : hash;

  return 1 + hash % (QS_TRACE_N_WORDINGS - 1);
}

static guint
count_numbers (const QsTraceLine *self,
               guint              start)
{
  guint n = 0;

  for (guint i = start; i < self->n_words; i++)
    n += self->words[i].is & QS_WORD_NUMBER;

  return n;
}

/* Whether a step may begin behind a sign, as it does behind “[main] ”, “queens: ”, or “DEBUG:queens:”. */
static gboolean
is_end (const char *c)
{
  if (*c == ':' && c[1] != ' ' && !g_ascii_isdigit (c[1]))
    return TRUE;

  return c[1] == ' ' && ((guchar) *c >= 0x80 || strchr ("]:|->", *c) != NULL) && is_letter (c + 1 + strspn (c + 1, " "));
}

/* Such as a tick; neither the lines of a tree nor what joins others. */
static gboolean
is_sign (const char *c)
{
  gunichar sign = (guchar) *c < 0xe2 ? 0 : g_utf8_get_char (c);

  return (sign >= 0x2190 && sign < 0x2500) || (sign >= 0x25a0 && sign < 0x2c00) || sign >= 0x1f000;
}

/* A star that stands for all rows or columns stands alone, and behind a word. */
static gboolean
is_ornament (const char *before,
             const char *star)
{
  return before + 1 != star || strchr (" ,(\t", *before) == NULL || (star[1] != '\0' && strchr (" ,)\t", star[1]) == NULL);
}

/* Says what a line such as “board[0][1] = 1” or “queens[0] = 1” does. Returns NULL for any other. */
static char *
read_assignment (const char *line)
{
  const char *full = "1 Q true ♛ ♕", *empty = "0 . _ - false -1 none null";
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) parts = NULL;
  const char *column;

  if (strchr (line, '[') == NULL || !g_regex_match (qs_read_pattern_get (QS_PATTERN_ASSIGNMENT), line, 0, &match))
    return NULL;

  parts = g_match_info_fetch_all (match);
  column = *parts[2] != '\0' ? parts[2] : g_ascii_isdigit (*parts[3]) ? parts[3] : "*";
  if (column == parts[3] || (column == parts[2] && is_one_of (parts[3], full, FALSE)))
    return g_strdup_printf ("+ %s %s", parts[1], column);

  return *parts[3] == '\0' || is_one_of (parts[3], empty, FALSE) ? g_strdup_printf ("- %s %s", parts[1], column) : NULL;
}

/* Finds the words of a line up to a comment, which the #1 of “Solution #1” is not. Letters and numbers are words of their own. */
void
qs_trace_line_split (QsTraceLine *self,
                     const char  *line)
{
  g_autofree char *assignment = read_assignment (line);
  const char *before = " ", *last = " ", *next;
  GString *copy = self->copy;
  char stop = ' ';

  g_string_truncate (copy, 0);
  self->n_words = self->n_numbers = 0;
  line = assignment != NULL ? assignment : line;
  for (const char *c = line; *c != '\0' && (*c != '#' || (g_ascii_isdigit (c[1]) && is_letter (last))); before = c, c = next)
    {
      gboolean is_between = g_ascii_isdigit (*before) && g_ascii_isalnum (c[1]) && (*c == '-' || *c == '/');
      gboolean is_arrow = ((*c == '-' || *c == '=') && c[1] == '>') || g_str_has_prefix (c, ARROW);
      gboolean is_back = (*c == '<' && c[1] == '-') || g_str_has_prefix (c, BACK);

      /* A long line may end within a letter. */
      for (next = c + ((is_arrow || is_back) && (guchar) *c < 0x80 ? 2 : 1); (*next & 0xc0) == 0x80;)
        next++;
      last = *c != ' ' ? c : last;
      if ((is_letter (c) && (g_ascii_isdigit (*before) || (g_ascii_isupper (*c) && g_ascii_islower (*before)))) ||
          (g_ascii_isdigit (*c) && is_letter (before)))
        g_string_append_c (copy, ' ');
      if (is_letter (c))
        g_string_append_len (copy, c, next - c);
      else if (is_arrow || is_back)
        g_string_append_printf (copy, " %s%s ", is_back ? BACK : ARROW, is_end (next - 1) ? " " END : "");
      else if (is_end (c) || (*c == '.' && is_letter (before) && is_letter (next)))
        g_string_append (copy, *c == '-' ? " - " END " " : " " END " ");
      else if (is_sign (c))
        g_string_append_printf (copy, " %.*s ", (int) (next - c), c);
      else if (is_between || *c == '#' || *c == '|' || !g_ascii_isprint (*c) || (*c == '*' && is_ornament (before, c)) ||
               (*c == '.' && is_letter (before) && g_ascii_isdigit (*next)))
        g_string_append_c (copy, ' ');
      else
        g_string_append_c (copy, *c);
      /* An empty list has a label as others do, and “set()” is one. */
      if (*c == '(' && c[1] == ')' && (g_str_has_suffix (copy->str, "=set(") || g_str_has_suffix (copy->str, " set(")))
        g_string_overwrite (copy, copy->len - strlen ("set("), "[ 0 ");
      else if (*c == '[' && c[1] == ']')
        g_string_append (copy, " 0");
      /* The + of +a4, and the - of - (0, 1). */
      if (*c == '+' || (*c == '-' && !g_ascii_isalnum (*before) && is_letter (next)))
        g_string_append_c (copy, ' ');
    }
  for (char *word = copy->str, *end; *word != '\0' && self->n_words < QS_TRACE_MAX_WORDS; word = end)
    {
      gsize gap = strspn (word, SEPARATORS);
      gboolean is_first = strcspn (word, LIST) < gap || (stop != '\0' && strchr (LIST, stop) != NULL);

      word += gap;
      if (*word == '\0')
        return;

      end = word + strcspn (word, SEPARATORS);
      stop = *end;
      if (stop != '\0')
        *end++ = '\0';
      if (g_str_has_suffix (word, "."))
        word[strlen (word) - 1] = '\0';
      take_word (self, word);
      self->words[self->n_words - 1].is |= is_first ? QS_WORD_FIRST : 0;
    }
}

/* Where the words of a step begin: behind those of a log and its time, unless no number is behind these. */
guint
qs_trace_line_find_start (const QsTraceLine *self,
                          guint              end)
{
  guint start = 0, first;

  while (end > 0 && (self->words[end - 1].is & QS_WORD_NUMBER) == 0)
    end--;
  for (guint i = 0; i < end; i++)
    start = (self->words[i].is & QS_WORD_END) != 0 ? i + 1 : start;
  for (first = start; first < end && (self->words[first].is & QS_WORD_NUMBER) != 0;)
    first++;

  return first < end ? first : start;
}

/* Finds the name of a step, the first; of weak ones the last, and rather than that of a check. Only fillers and labels stand
 * before it, or what a log writes before its level or a sign. What cannot be placed is looked at. Returns how many words there are
 * where it has none. */
guint
qs_trace_line_find_name (const QsTraceLine *self,
                         QsTraceEvent      *event,
                         gboolean          *is_weak)
{
  static const guint kinds[] = { QS_WORD_NAME, QS_WORD_NAME | QS_WORD_WEAK, QS_WORD_NAME | QS_WORD_WEAK | QS_WORD_SIGN };
  const guint of_kind = kinds[G_N_ELEMENTS (kinds) - 1];
  const QsTraceWord *words = self->words;
  guint n_words = self->n_words, found = n_words, start = 0;

  for (guint kind = 0; kind < G_N_ELEMENTS (kinds) && found == n_words; kind++)
    {
      *is_weak = kind > 0;
      for (guint i = 0; i < n_words && (*is_weak || found == n_words); i++)
        {
          QsTraceEvent named = (QsTraceEvent) (words[i].is >> QS_WORD_EVENT_SHIFT);

          if ((words[i].is & of_kind) != kinds[kind] || (found < n_words && named == QS_TRACE_CHECK))
            continue;

          *event = named;
          found = i;
        }
    }
  for (guint i = 0; i < found && found < n_words; i++)
    {
      gboolean is_mark = (words[i].is & QS_WORD_MARK) != 0;

      start = (words[i].is & QS_WORD_END) != 0 ? i : start;
      if ((words[i].is & QS_WORD_DENIAL) == 0 && !is_mark)
        continue;
      if (*event != QS_TRACE_PLACE || *is_weak || is_mark)
        return n_words;

      *event = QS_TRACE_CHECK;
      start = i + 1;
    }

  return found < n_words && qs_trace_line_is_plain (self, start, found) ? found : n_words;
}

/* Whether a line is the head of a table such as “event,col,row”. */
gboolean
qs_trace_line_is_column_first (const QsTraceLine *self)
{
  guint i = 0, seen = 0;

  while (i < self->n_words && (self->words[i].is & (QS_WORD_NUMBER | QS_WORD_ROW)) == 0)
    seen |= self->words[i++].is;

  return i < self->n_words && (self->words[i].is & QS_WORD_ROW) != 0 && (seen & QS_WORD_COLUMN) != 0;
}

/* Whether a line may say, in other words than are known, that a queen is placed or taken back. */
gboolean
qs_trace_line_names_queen (const QsTraceLine *self)
{
  guint events = 0;

  for (const QsTraceWord *word = self->words; word < self->words + self->n_words; word++)
    events |= (word->is & (QS_WORD_NAME | QS_WORD_WEAK)) == QS_WORD_NAME ? 1u << (word->is >> QS_WORD_EVENT_SHIFT) : 0;

  return (events & (1u << QS_TRACE_PLACE | 1u << QS_TRACE_REMOVE)) != 0;
}

const QsTraceWord *
qs_trace_line_find_labelled (const QsTraceLine *self,
                             guint              label)
{
  for (guint i = 1; i < self->n_words; i++)
    {
      if ((self->words[i].is & QS_WORD_NUMBER) != 0 && (self->words[i - 1].is & label) != 0)
        return &self->words[i];
    }

  return NULL;
}

/* Whether a number has a label that is more than the c of c4. */
static gboolean
has_word (const QsTraceWord *number)
{
  return number != NULL && (number[-1].is & QS_WORD_LETTER) == 0;
}

/* Whether the first number behind a queen is its own: that of “queen 1” or “queen[1] = (0, 0)”, not of “queen (0, 0)”. */
static gboolean
has_queen (const QsTraceLine *self,
           const QsTraceWord *number)
{
  return number > self->words && (number[-1].is & QS_WORD_QUEEN) != 0 &&
         ((number->is & QS_WORD_FIRST) == 0 || (number + 1 < self->words + self->n_words && (number[1].is & QS_WORD_FIRST) != 0));
}

/* Finds the numbers of a square, and that of its queen. What stands behind them has a label, such as “depth”, or is a list;
 * between them, one such as “mask” tells of something else. Returns how many there are, as far as that is looked at. */
static guint
find_numbers (const QsTraceLine  *self,
              guint               start,
              const QsTraceWord **found)
{
  const guint known =
    QS_WORD_NUMBER | QS_WORD_LETTER | QS_WORD_FILLER | QS_WORD_ROW | QS_WORD_COLUMN | QS_WORD_QUEEN | QS_WORD_NAME;
  const QsTraceWord *other = NULL;
  guint n = 0, enough = 2, first = 0;

  for (guint i = start; i < self->n_words && n < MAX_FOUND; i++)
    {
      guint label = i > 0 ? self->words[i - 1].is : QS_WORD_NUMBER;

      if ((self->words[i].is & QS_WORD_NUMBER) == 0)
        continue;
      if ((n >= 2 && (self->words[i].is & QS_WORD_FIRST) != 0) || (n >= enough && (label & (QS_WORD_NUMBER | QS_WORD_LETTER)) == 0))
        break;

      first = n == 0 ? label : first;
      enough = n == 0 && has_queen (self, &self->words[i]) ? 3 : enough;
      if (n == 0 || (label & known) != 0)
        found[n++] = &self->words[i];
      else
        other = &self->words[i];
      if (other != NULL && (other->is & QS_WORD_FIRST) != 0)
        break;
    }
  if (n != 1 || other == NULL)
    return n;

  found[1] = other;

  return (first & known) == 0 ? 2 : 0;
}

/* The number of the queen, or else the only one besides @labelled. */
static const QsTraceWord *
find_other (const QsTraceLine *self,
            guint              start,
            const QsTraceWord *labelled)
{
  const QsTraceWord *queen = qs_trace_line_find_labelled (self, QS_WORD_QUEEN), *found[MAX_FOUND];
  gboolean are_two = find_numbers (self, start, found) == 2;

  return queen != NULL ? queen : are_two && found[0] == labelled ? found[1] : are_two && found[1] == labelled ? found[0] : NULL;
}

/* The square is where its labels are, anywhere in the line, and the number of the queen is that of the row or column without
 * one; or else two numbers behind the name, or before it where none is behind, beside that of the queen; or else one number
 * with a letter, which is a row from below. */
gboolean
qs_trace_line_read_square (const QsTraceLine *self,
                           guint              name,
                           guint16           *square_row,
                           guint16           *square_column)
{
  const QsTraceWord *words = self->words, *found[MAX_FOUND];
  const QsTraceWord *row = qs_trace_line_find_labelled (self, QS_WORD_ROW);
  const QsTraceWord *column = qs_trace_line_find_labelled (self, QS_WORD_COLUMN);
  guint n_words = self->n_words, first = name + 1, start = qs_trace_line_find_start (self, MIN (name, n_words));

  if (name < n_words && count_numbers (self, name) > 1)
    start = name;
  if (row == NULL && has_word (column))
    row = find_other (self, start, column);
  else if (column == NULL && has_word (row))
    column = find_other (self, start, row);

  while (first < n_words && (words[first].is & QS_WORD_NUMBER) == 0)
    first++;
  /* “0 -> 1” has one number on each side, and the time of a log is no square. */
  if (first >= n_words || ((words[name].is & QS_WORD_ARROW) != 0 && count_numbers (self, first) == 1))
    first = start;
  if (row == NULL || column == NULL)
    {
      guint n = find_numbers (self, first, found), n_queens = n > 0 && has_queen (self, found[0]) ? 1 : 0;
      const QsTraceWord *last = n > 0 ? found[n - 1] : words;
      int file = last > words && (last[-1].is & QS_WORD_LETTER) != 0 ? g_ascii_tolower (*last[-1].text) - 'a' + 1 : 0;

      if (n == n_queens + 1 && file >= 1 && file <= LAST_FILE)
        {
          *square_row = last->number <= self->side ? (guint16) (self->side + 1 - last->number) : last->number;
          *square_column = (guint16) file;
          return last->number != QS_WORD_NO_NUMBER;
        }
      if (n != 2 && n != n_queens + 2)
        return FALSE;

      row = self->is_column_first ? last : found[n - 2];
      column = self->is_column_first ? found[n - 2] : last;
    }

  *square_row = row->number;
  *square_column = column->number;

  return *square_row != QS_WORD_NO_NUMBER && *square_column != QS_WORD_NO_NUMBER;
}
