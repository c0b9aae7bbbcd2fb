/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-trace-words.h"

#include <string.h>

/* What separates words and numbers, besides blanks. */
#define SEPARATORS " \t,;:()[]{}<>=\"'!_`"

/* Stands for the end of what a log, or a heading, puts before a step. */
#define END "|"

const char *const qs_trace_queen_words[] = { "q", "queen", "dame", "reina", "reine", "皇后", NULL };
const char *const qs_trace_row_words[] = { "r", "row", "zeile", "reihe", "fila", "ligne", "行", NULL };
const char *const qs_trace_column_words[] = { "c", "col", "column", "spalte", "columna", "colonne", "列", NULL };

/* What programs and their logs write beside a step, which says no more than that it is one, as “not” would. */
static const char *const fillers[] = {
  "action", "at", "back", "column", "debug", "down", "event", "found", "from", "in", "info", "is", "level", "log", "main", "move", "msg",
  "name", "now", "number", "off", "ok", "on", "op", "pos", "position", "queen", "root", "row", "safe", "square", "step", "the", "to", "trace", "true", "type", "was",
  "auf", "aus", "dame", "der", "die", "eine", "feld", "gefunden", "von", "wird", "wurde", "zurück",
  "de", "del", "desde", "el", "en", "encontrada", "la", "reina", "una",
  "case", "du", "est", "reine", "sur", "trouvée", "une",
  "从", "列", "在", "把", "将", "皇后", "第", "行", "行第", "列的皇后", NULL
};
const char *const qs_trace_not_labels[] = { "not", "of", NULL };

const char *const qs_trace_denials[] = {
  "not", "no", "cannot", "can", "fail", "failed", "none", "null", "nil", "false", "impossible", "unable", "unsafe", "nicht", "keine",
  "cols", "rows", "diag", "diags", "diagonal", "diagonals", "stack", NULL
};

/* The words of each step; ~ stands for any ending. */
static const char *const names[QS_TRACE_N_EVENTS] = {
  [QS_TRACE_CHECK] = "check try tried test attempt explore prüf~ teste versuch~ probier~ probar probando prueba comprueba essai~ essay~ tester "
                     "vérif~ 检查 尝试",
  [QS_TRACE_REJECT] = "reject",
  [QS_TRACE_PLACE] = "place put add push set mark assign insert choose setz~ gesetzt platzier~ stell~ gestellt coloc~ pone poner placer placée "
                     "placé pose poser posée mettre met 放置 放置皇后 放置第 放 放下 放下皇后 放在",
  [QS_TRACE_REMOVE] = "remove unplace undo undone take took delete pop unset unmark unassign unchoose erase entfern~ nehme nimm genommen "
                      "zurückgenommen lösch~ gelöscht quitar quita quitada retir~ elimin~ borr~ enlev~ ôt~ supprim~ annul~ 移除 移除皇后 移除第 "
                      "移走 撤销 撤回 取消 拿走 删除",
  [QS_TRACE_SOLUTION] = "solution lösung loesung solución solucion 解 解法 找到解 找到一个解",
};

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
  return g_ascii_ispunct (*word) || g_ascii_isdigit (*word) || (word[1] == '\0' && *word != 's') || qs_trace_words_is_among (word, fillers) ||
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

/* Whether a step may begin behind a sign, as it does behind “[main] ” or “queens: ”. */
static gboolean
is_end (const char *c)
{
  return c[1] == ' ' && strchr ("]:|->", *c) != NULL && is_letter (c + 1 + strspn (c + 1, " "));
}

/* Finds the words of a line up to a comment, which the #1 of “Solution #1” is not. Letters and numbers are words of their own. Returns
 * how many there are. */
guint
qs_trace_words_split (const char *line,
                      GString    *copy,
                      char      **words,
                      guint       most)
{
  const char *before = " ", *last = " ", *next;
  char *word, *rest = NULL;
  guint n = 0;

  for (const char *c = line; *c != '\0' && (*c != '#' || (g_ascii_isdigit (c[1]) && is_letter (last))); before = c, c = next)
    {
      gboolean is_between = g_ascii_isdigit (*before) && g_ascii_isdigit (c[1]) && (*c == '-' || *c == '/');

      /* A long line may end within a letter. */
      for (next = c + 1; (*next & 0xc0) == 0x80;)
        next++;
      last = *c != ' ' ? c : last;
      if ((is_letter (c) && (g_ascii_isdigit (*before) || (g_ascii_isupper (*c) && g_ascii_islower (*before)))) ||
          (g_ascii_isdigit (*c) && is_letter (before)))
        g_string_append_c (copy, ' ');
      if (is_letter (c))
        g_string_append_len (copy, c, next - c);
      else if (is_end (c))
        g_string_append (copy, " " END " ");
      else
        g_string_append_c (copy, is_between || *c == '#' || *c == '|' || !g_ascii_isprint (*c) ? ' ' : *c);
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
  for (gsize length; *list != '\0'; list += length + strspn (list + length, " "))
    {
      length = strcspn (list, " ");
      if (g_ascii_tolower (*word) == *list && is_named (word, list, length))
        return TRUE;
    }

  return FALSE;
}

/* Finds the name of a step. Only fillers and labels stand before it, or what a log writes before its level or a sign. Returns @n_words
 * where there is none. */
guint
qs_trace_words_find_name (char        **words,
                          guint         n_words,
                          QsTraceEvent *event)
{
  guint start = 0;

  for (guint i = 0; i < n_words; i++)
    {
      start = g_str_equal (words[i], END) ? i : start;
      for (guint j = 0; j < QS_TRACE_N_EVENTS && !qs_trace_words_is_number (words[i]); j++)
        {
          if (!is_one_of (words[i], names[j]))
            continue;

          *event = (QsTraceEvent)j;
          for (guint k = 0; k < i; k++)
            start = qs_trace_words_is_among (words[k], qs_trace_denials) ? n_words : start;
          return start <= i && qs_trace_words_are_plain (words + start, i - start) ? i : n_words;
        }
    }

  return n_words;
}
