/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A verdict as an object of JSON, on one line. */

#include "config.h"

#include "qs-cli-verify-json.h"

#include "qs-shown-text.h"

/* Whatever bytes a file's name has. Who prints it is not made to obey it. */
static void
append_string (GString    *text,
               const char *string)
{
  g_autofree char *valid = g_utf8_make_valid (string, -1);

  g_string_append_c (text, '"');
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter == '"' || letter == '\\')
        g_string_append_printf (text, "\\%c", *c);
      else if (qs_shown_text_is_obeyed (letter))
        g_string_append_printf (text, "\\u%04x", letter);
      else
        g_string_append_unichar (text, letter);
    }
  g_string_append_c (text, '"');
}

/* The sign that was taken for a queen because it is the rarer one. */
static void
append_sign (GString *text,
             gunichar sign)
{
  char string[6 + 1] = { 0 };

  if (sign == 0)
    {
      g_string_append (text, "null");
      return;
    }

  g_unichar_to_utf8 (sign, string);
  append_string (text, string);
}

static void
append_facts (GString           *text,
              const QsBoardFile *file)
{
  const QsReadFacts *facts = qs_board_file_get_facts (file);

  g_string_append_printf (text, ",\"n\":%u,\"format\":", facts->n);
  if (facts->format != NULL)
    append_string (text, facts->format);
  else
    g_string_append (text, "null");

  g_string_append (text, ",\"queen\":");
  append_sign (text, facts->queen);

  if (facts->base == QS_READ_BASE_UNKNOWN)
    g_string_append (text, ",\"base\":null,\"by_file\":null");
  else
    g_string_append_printf (text, ",\"base\":%d,\"by_file\":%s", (int) facts->base,
                            qs_board_file_is_by_file (file) ? "true" : "false");
}

static void
append_counts (GString           *text,
               const QsBoardFile *file,
               const QsVerdict   *verdict)
{
  g_string_append_printf (text, ",\"good\":%s,\"complete\":%s,\"fundamental\":%s,\"in_order\":%s",
                          qs_verdict_is_good (verdict) ? "true" : "false",
                          qs_verdict_is_complete (verdict) ? "true" : "false",
                          verdict->is_fundamental ? "true" : "false",
                          verdict->disorder == G_MAXUINT ? "true" : "false");
  g_string_append_printf (text, ",\"boards\":%u,\"distinct\":%u", qs_board_file_get_count (file), verdict->n_distinct);

  if (verdict->has_total)
    g_string_append_printf (text, ",\"total\":%" G_GUINT64_FORMAT ",\"missing\":%" G_GUINT64_FORMAT, verdict->total,
                            verdict->total - verdict->n_distinct);
  else
    g_string_append (text, ",\"total\":null,\"missing\":null");

  g_string_append_printf (text, ",\"repeated\":%u,\"wrong\":%u", verdict->repeats->len, verdict->wrong->len);
}

static void
append_missing (GString         *text,
                const QsVerdict *verdict)
{
  g_string_append (text, ",\"first_missing\":[");
  for (guint i = 0; i < verdict->missing->len; i++)
    g_string_append_printf (text, "%s%" G_GUINT64_FORMAT, i > 0 ? "," : "", g_array_index (verdict->missing, guint64, i));
  g_string_append_c (text, ']');
}

static void
append_repeats (GString           *text,
                const QsBoardFile *file,
                const QsVerdict   *verdict)
{
  g_string_append (text, ",\"first_repeated\":[");
  for (guint i = 0; i < MIN (verdict->repeats->len, QS_VERDICT_MAX_SHOWN); i++)
    {
      QsRepeat repeat = g_array_index (verdict->repeats, QsRepeat, i);

      g_string_append_printf (text, "%s{\"board\":%u,\"line\":%" G_GUINT64_FORMAT ",\"of_board\":%u,\"of_line\":%" G_GUINT64_FORMAT "}",
                              i > 0 ? "," : "", repeat.board + 1, qs_board_file_get_line (file, repeat.board),
                              repeat.first + 1, qs_board_file_get_line (file, repeat.first));
    }
  g_string_append_c (text, ']');
}

static const char *
name_fault (QsFaultKind kind)
{
  static const char *const names[] = {
    [QS_FAULT_NONE] = "none",
    [QS_FAULT_ROW] = "row",
    [QS_FAULT_COLUMN] = "column",
    [QS_FAULT_DIAGONAL] = "diagonal",
    [QS_FAULT_NO_QUEEN] = "no queen",
  };

  return names[kind];
}

static void
append_wrong (GString           *text,
              const QsBoardFile *file,
              const QsVerdict   *verdict)
{
  guint n = qs_board_file_get_facts (file)->n;

  g_string_append (text, ",\"first_wrong\":[");
  for (guint i = 0; i < MIN (verdict->wrong->len, QS_VERDICT_MAX_SHOWN); i++)
    {
      guint board = g_array_index (verdict->wrong, guint, i);
      QsFault fault = qs_board_file_get_fault (file, board);
      g_autofree char *first = qs_square_to_string (fault.first, n);
      g_autofree char *second = qs_square_to_string (fault.second, n);

      g_string_append_printf (text,
                              "%s{\"board\":%u,\"line\":%" G_GUINT64_FORMAT ",\"fault\":\"%s\",\"squares\":[\"%s\",\"%s\"]}",
                              i > 0 ? "," : "", board + 1, qs_board_file_get_line (file, board),
                              name_fault (fault.kind), first, second);
    }
  g_string_append_c (text, ']');
}

static void
append_bad (GString           *text,
            const QsBoardFile *file,
            const QsVerdict   *verdict)
{
  g_string_append_printf (text, ",\"unreadable\":%" G_GUINT64_FORMAT ",\"first_unreadable\":[", verdict->n_bad);
  for (guint i = 0; i < MIN (verdict->n_bad, QS_VERDICT_MAX_SHOWN); i++)
    {
      guint64 line;
      const char *reason = qs_board_file_get_bad (file, i, &line);

      g_string_append_printf (text, "%s{\"line\":%" G_GUINT64_FORMAT ",\"reason\":", i > 0 ? "," : "", line);
      append_string (text, reason);
      g_string_append_c (text, '}');
    }
  g_string_append_c (text, ']');

  if (verdict->claim.line == 0)
    g_string_append (text, ",\"false_claim\":null");
  else
    g_string_append_printf (text, ",\"false_claim\":{\"line\":%" G_GUINT64_FORMAT ",\"%s\":%" G_GUINT64_FORMAT "}",
                            verdict->claim.line, verdict->claim.is_side ? "n" : "boards", verdict->claim.number);
}

/**
 * qs_cli_verify_json:
 * @name: the file's name
 * @file: its boards
 * @verdict: what is to be said about them
 * @words: the same in words
 *
 * Returns: (transfer full): an object, and the end of the line
 */
char *
qs_cli_verify_json (const char        *name,
                    const QsBoardFile *file,
                    const QsVerdict   *verdict,
                    const char        *words)
{
  GString *text = g_string_new ("{\"file\":");

  append_string (text, name);
  g_string_append (text, ",\"readable\":true");
  append_facts (text, file);
  append_counts (text, file, verdict);
  append_missing (text, verdict);
  append_repeats (text, file, verdict);
  append_wrong (text, file, verdict);
  append_bad (text, file, verdict);
  g_string_append (text, ",\"verdict\":");
  append_string (text, words);
  g_string_append (text, "}\n");

  return g_string_free (text, FALSE);
}

/**
 * qs_cli_verify_json_error:
 * @name: the file's name
 * @message: why it cannot be read
 *
 * Returns: (transfer full): an object, and the end of the line
 */
char *
qs_cli_verify_json_error (const char *name,
                          const char *message)
{
  GString *text = g_string_new ("{\"file\":");

  append_string (text, name);
  g_string_append (text, ",\"readable\":false,\"good\":false,\"error\":");
  append_string (text, message);
  g_string_append (text, "}\n");

  return g_string_free (text, FALSE);
}
