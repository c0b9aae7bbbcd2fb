/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-trace-words.h"

#include <string.h>

#include "qs-read-patterns.h"
#include "qs-solution.h"

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
                    "number of off ok on op pos position queen root row safe square step the to "
                    "trace true type was with "
                    "auf aus gehe dame der die eine feld gefunden von wird wurde zurück "
                    "de del desde el en encontrada la reina una case dans depuis du je est reine sur trouvée une" },
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
      (is_cjk && strstr (word, "不") == NULL && strstr (word, "没") == NULL && strstr (word, "未") == NULL &&
       strstr (word, "共") == NULL))
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

/* A hash of its words, which its numbers, letters before these, and rows of boards do not change, or else of how many numbers it
 * has; never 0. */
guint
qs_trace_line_hash (const QsTraceLine *self,
                    guint              start)
{
  guint hash = 0;

  for (guint i = start; i < self->n_words; i++)
    {
      const char *text = self->words[i].text;
      gboolean is_row = text[strspn (text, ".Q")] == '\0';
      gboolean is_file = i > start && i + 1 < self->n_words && g_ascii_isalpha (*text) && text[1] == '\0' &&
                         (self->words[i + 1].is & QS_WORD_NUMBER) != 0;

      hash = is_row || is_file || (self->words[i].is & QS_WORD_NUMBER) != 0 ? hash : 31 * hash + g_str_hash (text);
    }
  hash = hash == 0 ? self->n_numbers : hash;

  return 1 + hash % (QS_TRACE_N_WORDINGS - 1);
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

/* Of a mask such as 0b0010, or =0x2, writes which bit it has, or where it has not one, a number that is on no board. Returns its
 * end, NULL for none. */
static const char *
read_mask (const char *text,
           gboolean    is_value,
           GString    *copy)
{
  gboolean is_mask = *text == '0' && (text[1] == 'b' || (text[1] == 'x' && is_value)) && g_ascii_isxdigit (text[2]);
  char *end;
  guint64 mask;

  if (!is_mask)
    return NULL;

  mask = g_ascii_strtoull (text + 2, &end, text[1] == 'b' ? 2 : 16);
  g_string_append_printf (copy, "%u", mask != 0 && (mask & (mask - 1)) == 0 ? g_bit_storage (mask) - 1 : QS_WORD_NO_NUMBER);

  return end;
}

/* Finds the words of a line up to a comment, which the #1 of “Solution #1”, or one before a step, is not. Letters and numbers are
 * words of their own. */
void
qs_trace_line_split (QsTraceLine *self,
                     const char  *line)
{
  g_autofree char *assignment = read_assignment (line);
  const char *before = " ", *last = " ", *next, *mask;
  GString *copy = self->copy;
  char stop = ' ';

  g_string_truncate (copy, 0);
  self->n_words = self->n_numbers = 0;
  line = assignment != NULL ? assignment : line;
  for (const char *c = line; *c != '\0' && (*c != '#' || (g_ascii_isdigit (c[1]) && (c == line || is_letter (last))));
       before = c, c = next)
    {
      gboolean is_between = g_ascii_isdigit (*before) && g_ascii_isalnum (c[1]) && (*c == '-' || *c == '/');
      gboolean is_arrow = ((*c == '-' || *c == '=') && c[1] == '>') || g_str_has_prefix (c, ARROW);
      gboolean is_back = (*c == '<' && c[1] == '-') || g_str_has_prefix (c, BACK);

      /* A long line may end within a letter. */
      for (next = c + ((is_arrow || is_back) && (guchar) *c < 0x80 ? 2 : 1); (*next & 0xc0) == 0x80;)
        next++;
      last = *c != ' ' ? c : last;
      mask = g_ascii_isalnum (*before) ? NULL : read_mask (c, *before == '=', copy);
      if (mask != NULL)
        {
          next = mask;
          continue;
        }
      if ((is_letter (c) && (g_ascii_isdigit (*before) || (g_ascii_isupper (*c) && g_ascii_islower (*before)))) ||
          (g_ascii_isdigit (*c) && is_letter (before)) || (*before == 'Q' && g_ascii_isdigit (*next)))
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

/* Of the words behind a solution's name, keeps the only longest run of numbers if that may be a list of columns, or else all
 * numbers, and words that say more than a label. Returns how many there are. */
guint
qs_trace_line_keep_words (const QsTraceLine  *self,
                          guint               start,
                          const QsTraceWord **kept)
{
  const QsTraceWord *words = self->words;
  guint end = self->n_words, n_words = end - MIN (start, end), longest = 0, first = 0, run = 0, length = 0;
  gboolean is_only = TRUE;

  for (guint i = start; i < end; i++)
    {
      run = (words[i].is & QS_WORD_NUMBER) == 0 ? 0 : (words[i].is & QS_WORD_FIRST) != 0 ? 1 : run + 1;
      first = run > longest ? i + 1 - run : first;
      is_only = run > longest || (is_only && run < longest);
      longest = MAX (longest, run);
    }
  if (longest >= 3 && is_only)
    {
      start = first;
      end = first + longest;
    }
  for (guint i = start; i < end; i++)
    {
      gboolean is_label = i + 1 < end && (words[i + 1].is & QS_WORD_NUMBER) != 0 &&
                          (words[i].is & (QS_WORD_LETTER | QS_WORD_NO_LABEL)) == 0 &&
                          (n_words > 2 || g_ascii_strcasecmp (words[i].text, "no") == 0);

      /* Squares such as c4 are no columns, and neither is “count: 2”. */
      if ((words[i].is & QS_WORD_NUMBER) != 0 || (g_ascii_isalpha (*words[i].text) && !is_label &&
                                                  ((words[i].is & QS_WORD_LETTER) != 0 || (words[i].is & QS_WORD_FILLER) == 0)))
        kept[length++] = &words[i];
    }

  return length;
}
