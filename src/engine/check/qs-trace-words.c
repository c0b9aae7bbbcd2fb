/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-trace-words.h"

#include <string.h>

#include "qs-read-patterns.h"
#include "qs-solution.h"

/* The last column of a square such as c4: q and r are queens and rows. */
#define LAST_FILE 16

/* What separates words and numbers, besides blanks. */
#define SEPARATORS " \t,;:()[]{}<>=\"'!?_`"

/* What words without blanks between them begin with, in UTF-8. */
#define CJK 0xe3

/* Stands for the end of what a log, or a heading, puts before a step. */
#define END "|"

const char *const qs_trace_queen_words[] = { "q", "queen", "dame", "reina", "reine", "皇后", NULL };
const char *const qs_trace_row_words[] = { "r", "row", "zeile", "reihe", "fila", "ligne", "行", NULL };
const char *const qs_trace_column_words[] = { "c", "col", "column", "spalte", "columna", "colonne", "列", NULL };

/* What programs and their logs write beside a step, which says no more than that it is one, as “not” would. */
static const char *const fillers[] = {
  "action", "at", "back", "column", "debug", "down", "event", "found", "from", "going", "in", "info", "is", "level", "log", "main",
  "move", "msg", "name", "now", "number", "off", "ok", "on", "op", "pos", "position", "queen", "root", "row", "safe", "square", "step",
  "the", "to", "trace", "true", "type", "was",
  "auf", "aus", "gehe", "dame", "der", "die", "eine", "feld", "gefunden", "von", "wird", "wurde", "zurück",
  "de", "del", "desde", "el", "en", "encontrada", "la", "reina", "una",
  "case", "depuis", "du", "je", "est", "reine", "sur", "trouvée", "une",
  QS_TRACE_ARROW, QS_TRACE_BACK, NULL
};
const char *const qs_trace_not_labels[] = { "not", "of", NULL };

const char *const qs_trace_denials[] = {
  "not", "no", "cannot", "can", "fail", "failed", "none", "null", "nil", "false", "impossible", "unable", "unsafe", "nicht", "keine", NULL
};
const char *const qs_trace_marks[] = { "no", "none", "keine", "cols", "rows", "diag", "diags", "diagonal", "diagonals", "stack", NULL };

/* The words of each step; ~ stands for any ending, and - for any beginning as well. Behind them, words that may mean something
 * else as well, and signs. */
static const char *const names[3][QS_TRACE_N_EVENTS] = { {
  [QS_TRACE_CHECK] = "check try tried test attempt explore prüf~ teste versuch~ probier~ probar probando prueba comprueba essai~ essay~ "
                     "tester vérif~ -检查 -尝试",
  [QS_TRACE_REJECT] = "reject",
  [QS_TRACE_PLACE] = "place put add push set mark assign insert choose setz~ gesetzt platzier~ stell~ gestellt coloc~ pone poner pongo poniendo "
                     "placer placée placé pose poser posée mettre met -放",
  [QS_TRACE_REMOVE] = "remove unplace undo undone take took delete pop unset unmark unassign unchoose erase entfern~ nehme nimm genommen "
                      "zurückgenommen weggenommen lösch~ gelöscht quitar quita quito quitando quitada sacar saco sacando retir~ "
                      "elimin~ borr~ enlev~ ôt~ supprim~ annul~ -移除 -移走 -撤 -取消 -拿走 -删除",
  [QS_TRACE_SOLUTION] = "solution lösung loesung solución solucion 解 解法 找到解 找到一个解",
}, {
  [QS_TRACE_CHECK] = "safe valid attack~ conflict~ threat~ sicher~ bedroht segur~ amenaz~ sûr~ menac~ -安全 -冲突",
  [QS_TRACE_PLACE] = "goes",
  [QS_TRACE_REMOVE] = "back backtrack~ return~ leav~ clear~ reset~ zurück rückschritt retroce~ vuelta arrière retour~ revien~ "
                      "-回溯 -退回",
}, {
  [QS_TRACE_PLACE] = "+ " QS_TRACE_ARROW,
  [QS_TRACE_REMOVE] = "- " QS_TRACE_BACK,
} };

gboolean
qs_trace_words_is_among (const char        *word,
                         const char *const *others)
{
  while (*others != NULL && g_ascii_strcasecmp (word, *others) != 0)
    others++;

  return *others != NULL;
}

gboolean
qs_trace_words_is_number (const char *word)
{
  return g_ascii_isdigit (*word) || *word == '*';
}

/* Letters by themselves say nothing; the s is that of “solution(s)”. */
gboolean
qs_trace_words_is_filler (const char *word)
{
  return ((guchar) *word >= CJK && strstr (word, "不") == NULL && strstr (word, "没") == NULL && strstr (word, "未") == NULL) ||
         g_ascii_ispunct (*word) || g_ascii_isdigit (*word) || (word[1] == '\0' && *word != 's') || qs_trace_words_is_among (word, fillers) ||
         qs_trace_words_is_among (word, qs_trace_column_words);
}

/* Whether words say no more than fillers and labels of numbers do. */
gboolean
qs_trace_words_are_plain (char **words,
                          guint  n_words)
{
  for (guint i = 0; i < n_words; i++)
    {
      if ((i + 1 == n_words || !qs_trace_words_is_number (words[i + 1]) || qs_trace_words_is_among (words[i], qs_trace_not_labels)) &&
          !qs_trace_words_is_filler (words[i]))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_letter (const char *c)
{
  return (guchar)*c < 0x80 ? g_ascii_isalpha (*c) : g_unichar_isalpha (g_utf8_get_char (c));
}

/* Whether a step may begin behind a sign, as it does behind “[main] ”, “queens: ”, or “DEBUG:queens:”. */
static gboolean
is_end (const char *c)
{
  if (*c == ':' && c[1] != ' ' && !g_ascii_isdigit (c[1]))
    return TRUE;

  return c[1] == ' ' && ((guchar) *c >= 0x80 || strchr ("]:|->", *c) != NULL) && is_letter (c + 1 + strspn (c + 1, " "));
}

/* Says what a line such as “board[0][1] = 1” or “queens[0] = 1” does. Returns NULL for any other. */
static char *
read_assignment (const char *line)
{
  static const char *const full[] = { "1", "Q", "true", "♛", "♕", NULL };
  static const char *const empty[] = { "0", ".", "_", "-", "", "false", "-1", "none", "null", NULL };
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) parts = NULL;
  const char *column;

  if (strchr (line, '[') == NULL || !g_regex_match (qs_read_pattern_get (QS_PATTERN_ASSIGNMENT), line, 0, &match))
    return NULL;

  parts = g_match_info_fetch_all (match);
  column = *parts[2] != '\0' ? parts[2] : g_ascii_isdigit (*parts[3]) ? parts[3] : "*";
  if (column == parts[3] || (column == parts[2] && qs_trace_words_is_among (parts[3], full)))
    return g_strdup_printf ("+ %s %s", parts[1], column);

  return qs_trace_words_is_among (parts[3], empty) ? g_strdup_printf ("- %s %s", parts[1], column) : NULL;
}

/* Finds the words of a line up to a comment, which the #1 of “Solution #1” is not. Letters and numbers are words of their own. Returns
 * how many there are. */
guint
qs_trace_words_split (const char *line,
                      GString    *copy,
                      char      **words,
                      guint       most)
{
  g_autofree char *assignment = read_assignment (line);
  const char *before = " ", *last = " ", *next;
  char *word, *rest = NULL;
  guint n = 0;

  if (assignment != NULL)
    line = assignment;
  for (const char *c = line; *c != '\0' && (*c != '#' || (g_ascii_isdigit (c[1]) && is_letter (last))); before = c, c = next)
    {
      gboolean is_between = g_ascii_isdigit (*before) && g_ascii_isalnum (c[1]) && (*c == '-' || *c == '/');
      gboolean is_arrow = ((*c == '-' || *c == '=') && c[1] == '>') || g_str_has_prefix (c, QS_TRACE_ARROW);
      gboolean is_back = (*c == '<' && c[1] == '-') || g_str_has_prefix (c, QS_TRACE_BACK);

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
        g_string_append_printf (copy, " %s%s ", is_back ? QS_TRACE_BACK : QS_TRACE_ARROW, is_end (next - 1) ? " " END : "");
      else if (is_end (c) || (*c == '.' && is_letter (before) && is_letter (next)))
        g_string_append (copy, *c == '-' ? " - " END " " : " " END " ");
      else
        g_string_append_c (copy, is_between || *c == '#' || *c == '|' || !g_ascii_isprint (*c) ? ' ' : *c);
      /* An empty list has a label as others do. */
      if (*c == '[' && c[1] == ']')
        g_string_append (copy, " 0");
      /* The + of +a4, and the - of - (0, 1). */
      if (*c == '+' || (*c == '-' && !g_ascii_isalnum (*before) && is_letter (next)))
        g_string_append_c (copy, ' ');
    }
  for (word = strtok_r (copy->str, SEPARATORS, &rest); word != NULL && n < most; word = strtok_r (NULL, SEPARATORS, &rest))
    {
      words[n++] = word;
      if (g_str_has_suffix (word, "."))
        word[strlen (word) - 1] = '\0';
    }

  return n;
}

/* Whether a word is one such as “place”, “placed” or “placing”, “putting” or “setze”. */
static gboolean
is_named (const char *word,
          const char *name,
          gsize       length)
{
  const char *end;

  if (name[length - 1] == '~')
    return g_ascii_strncasecmp (word, name, length - 1) == 0;

  if (g_ascii_strncasecmp (word, name, length - (name[length - 1] == 'e' ? 1 : 0)) != 0)
    return FALSE;

  if (g_ascii_strncasecmp (word, name, length) == 0 && word[length] == '\0')
    return TRUE;

  end = word + length - (name[length - 1] == 'e' ? 1 : 0);
  end += *end == end[-1] ? 1 : 0;

  return g_ascii_strcasecmp (end, "ed") == 0 || g_ascii_strcasecmp (end, "ing") == 0;
}

static gboolean
is_one_of (const char *word,
           const char *list)
{
  if (list == NULL || qs_trace_words_is_number (word))
    return FALSE;

  for (gsize length; *list != '\0'; list += length + strspn (list + length, " "))
    {
      length = strcspn (list, " ");
      if (*list == '-' && length > 1 ? memmem (word, strlen (word), list + 1, length - 1) != NULL
                                     : g_ascii_tolower (*word) == *list && is_named (word, list, length))
        return TRUE;
    }

  return FALSE;
}

/* Where the words of a step begin: behind those of a log and its time, unless no number is behind these. */
guint
qs_trace_words_find_start (char **words,
                           guint  n_words)
{
  guint start = 0, first;

  while (n_words > 0 && !qs_trace_words_is_number (words[n_words - 1]))
    n_words--;
  for (guint i = 0; i < n_words; i++)
    start = g_str_equal (words[i], END) ? i + 1 : start;
  for (first = start; first < n_words && qs_trace_words_is_number (words[first]);)
    first++;

  return first < n_words ? first : start;
}

/* Finds the name of a step, the first; of weak ones the last, and rather than that of a check. Only fillers and labels stand
 * before it, or what a log writes before its level or a sign. What cannot be placed is looked at. Returns @n_words where there is
 * none. */
guint
qs_trace_words_find_name (char        **words,
                          guint         n_words,
                          QsTraceEvent *event,
                          gboolean     *is_weak)
{
  guint found = n_words, start = 0;

  for (guint kind = 0; kind < G_N_ELEMENTS (names) && found == n_words; kind++)
    {
      *is_weak = kind > 0;
      for (guint i = 0, j; i < n_words && (*is_weak || found == n_words); i++)
        {
          for (j = found < n_words ? QS_TRACE_REJECT : 0; j < QS_TRACE_N_EVENTS && !is_one_of (words[i], names[kind][j]);)
            j++;
          if (j == QS_TRACE_N_EVENTS)
            continue;

          *event = (QsTraceEvent) j;
          found = i;
        }
    }
  for (guint i = 0; i < found && found < n_words; i++)
    {
      start = g_str_equal (words[i], END) ? i : start;
      if (!qs_trace_words_is_among (words[i], qs_trace_denials) && !qs_trace_words_is_among (words[i], qs_trace_marks))
        continue;
      if (*event != QS_TRACE_PLACE || *is_weak || qs_trace_words_is_among (words[i], qs_trace_marks))
        return n_words;

      *event = QS_TRACE_CHECK;
      start = i + 1;
    }

  return found < n_words && qs_trace_words_are_plain (words + start, found - start) ? found : n_words;
}

gboolean
qs_trace_words_parse_number (const char *word,
                             guint16    *number)
{
  guint64 value;

  if (g_str_equal (word, "*"))
    {
      *number = QS_TRACE_WHOLE;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (word, 10, 0, QS_MAX_N, &value, NULL))
    return FALSE;

  *number = (guint16) value;
  return TRUE;
}

/* The number behind one of @labels, or NULL. */
const char *
qs_trace_words_find_labelled (char             **words,
                              guint              n_words,
                              const char *const *labels)
{
  for (guint i = 1; i < n_words; i++)
    {
      if (qs_trace_words_is_number (words[i]) && qs_trace_words_is_among (words[i - 1], labels))
        return words[i];
    }

  return NULL;
}

guint
qs_trace_words_count_numbers (char **words,
                              guint  n_words)
{
  guint n = 0;

  for (guint i = 0; i < n_words; i++)
    n += qs_trace_words_is_number (words[i]);

  return n;
}

/* The number of the queen, or else the only one besides @labelled. */
static const char *
find_other (char      **words,
            guint       n_words,
            const char *labelled)
{
  const char *other = qs_trace_words_find_labelled (words, n_words, qs_trace_queen_words);

  for (guint i = 0; i < n_words && other == NULL && qs_trace_words_count_numbers (words, n_words) == 2; i++)
    other = qs_trace_words_is_number (words[i]) && words[i] != labelled ? words[i] : NULL;

  return other;
}

static gboolean
parse_both (const char *first,
            const char *second,
            guint16    *first_number,
            guint16    *second_number)
{
  return qs_trace_words_parse_number (first, first_number) && qs_trace_words_parse_number (second, second_number);
}

/* The square is where its labels are, anywhere in the line, and the number of the queen is that of the row or column without
 * one; or else two numbers behind the name, or before it where none is behind, beside that of the queen; or else one number
 * with a letter, which is a row from below. */
gboolean
qs_trace_words_read_square (char   **words,
                            guint    n_words,
                            guint    name,
                            guint    side,
                            gboolean is_column_first,
                            guint16 *square_row,
                            guint16 *square_column)
{
  static const char *const arrows[] = { QS_TRACE_ARROW, QS_TRACE_BACK, NULL };
  const char *row = qs_trace_words_find_labelled (words, n_words, qs_trace_row_words);
  const char *column = qs_trace_words_find_labelled (words, n_words, qs_trace_column_words);
  guint first = name + 1, n = 0, start = qs_trace_words_find_start (words, MIN (name, n_words));
  gboolean is_labelled, has_queen = FALSE;
  int file = 0;

  if (name < n_words && qs_trace_words_count_numbers (words + name, n_words - name) > 1)
    start = name;
  /* The c of c4 is no label here. */
  if (row == NULL && qs_trace_words_find_labelled (words, n_words, qs_trace_column_words + 1) != NULL)
    row = find_other (words + start, n_words - start, column);
  else if (column == NULL && qs_trace_words_find_labelled (words, n_words, qs_trace_row_words + 1) != NULL)
    column = find_other (words + start, n_words - start, row);
  is_labelled = row != NULL && column != NULL;

  while (first < n_words && !qs_trace_words_is_number (words[first]))
    first++;
  /* “0 -> 1” has one number on each side, and the time of a log is no square. */
  if (first >= n_words || (qs_trace_words_is_among (words[name], arrows) &&
                           qs_trace_words_count_numbers (words + first, n_words - first) == 1))
    first = start;
  for (guint i = first; i < n_words && !is_labelled; i++)
    {
      if (!qs_trace_words_is_number (words[i]))
        continue;
      has_queen = n++ == 0 ? i > 0 && qs_trace_words_is_among (words[i - 1], qs_trace_queen_words) : has_queen;
      /* What is behind it has a label, such as “depth”. */
      if (n == (has_queen ? 4 : 3) && !qs_trace_words_is_number (words[i - 1]) && words[i - 1][1] != '\0')
        {
          n--;
          break;
        }
      row = n == 1 ? words[i] : column;
      column = words[i];
      file = i > 0 && words[i - 1][1] == '\0' ? g_ascii_tolower (*words[i - 1]) - 'a' + 1 : 0;
    }

  if (n == (has_queen ? 2 : 1) && file >= 1 && file <= LAST_FILE)
    {
      gboolean is_read = qs_trace_words_parse_number (column, square_row);

      *square_row = (guint16) (*square_row <= side ? side + 1 - *square_row : *square_row);
      *square_column = (guint16) file;
      return is_read;
    }

  if (!is_labelled && n != (has_queen ? 3 : 2) && n != 2)
    return FALSE;

  return is_column_first && !is_labelled ? parse_both (column, row, square_row, square_column)
                                         : parse_both (row, column, square_row, square_column);
}
