/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The options that say in which format a list or a problem is written. */

#include "config.h"

#include "qs-cli-format.h"

#include <glib/gi18n.h>

#include "qs-picture.h"

/* One line per solution suits other programs. */
#define DEFAULT_FORMAT qs_format_columns

static const char *const encodings[] = {
  [QS_INSTANCE_PAIRWISE] = "pairwise",
  [QS_INSTANCE_SEQUENTIAL] = "sequential",
  NULL,
};

void
qs_cli_format_options_clear (QsCliFormatOptions *self)
{
  g_free (self->format);
  g_free (self->base);
  g_free (self->encoding);
}

static char *
list_formats (void)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; qs_format_list ()[i] != NULL; i++)
    g_string_append_printf (list, "%s, ", qs_format_list ()[i]->id);
  for (guint i = 0; qs_instance_list ()[i] != NULL; i++)
    g_string_append_printf (list, "%s, ", qs_instance_list ()[i]->id);
  g_string_truncate (list, list->len - 2);

  return g_string_free (list, FALSE);
}

/* What the help says about --format. */
char *
qs_cli_format_describe (void)
{
  g_autofree char *formats = list_formats ();

  /* Translators: the first is a list such as “text, columns”, the second one of them. */
  return g_strdup_printf (_ ("How to write a solution, or the problem: %s (what the name of the file says, "
                             "or else %s, when not given)"),
                          formats, DEFAULT_FORMAT.id);
}

/* Says that an option, such as `--numbered`, does not go with a format. */
void
qs_cli_format_set_unused (const char *id,
                          const char *option,
                          GError    **error)
{
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: a format's name, and an option such as “--numbered”. */
               _ ("The format “%s” has no use for %s"), id, option);
}

/* Whether a picture was named, or the file's name says so. */
static gboolean
is_picture (const char *format,
            const char *file)
{
  g_autofree char *name = g_strconcat ("boards.", format, NULL);
  QsPictureKind kind;

  return format != NULL ? qs_picture_find_kind (name, &kind) : file != NULL && qs_picture_find_kind (file, &kind);
}

/* The format that was named, or that the file's name says. */
static gboolean
choose (const QsCliFormatOptions *self,
        const char               *file,
        QsCliFormat              *format,
        GError                  **error)
{
  g_autofree char *formats = NULL;

  if (is_picture (self->format, file))
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           _ ("Boards as PDF, SVG and PNG are what “queenside-cli sheet” writes"));
      return FALSE;
    }

  if (self->format == NULL)
    {
      format->instance = file != NULL ? qs_instance_find_for_file (file) : NULL;
      format->solutions = file != NULL ? qs_format_find_for_file (file, &DEFAULT_FORMAT) : NULL;
      if (format->instance == NULL && format->solutions == NULL)
        format->solutions = &DEFAULT_FORMAT;
      return TRUE;
    }

  format->instance = qs_instance_find (self->format);
  format->solutions = qs_format_find (self->format);
  if (format->instance != NULL || format->solutions != NULL)
    return TRUE;

  formats = list_formats ();
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: what the user wrote, and a list such as “text, columns”. */
               _ ("There is no format “%s”; the formats are %s"), self->format, formats);

  return FALSE;
}

/* Finds @text among @words; the first where there is none. */
static gboolean
parse_word (const char        *option,
            const char        *text,
            const char *const *words,
            guint             *index,
            GError           **error)
{
  g_autofree char *list = NULL;

  for (*index = 0; text != NULL && words[*index] != NULL; (*index)++)
    {
      if (g_str_equal (text, words[*index]))
        return TRUE;
    }

  if (text == NULL)
    return TRUE;

  list = g_strjoinv (", ", (char **) words);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               /* Translators: an option, what was given with it, and a list of what can be. */
               _ ("%s: “%s” is none of %s"), option, text, list);

  return FALSE;
}

/* The first option that was given although the format has no use for it. */
static const char *
find_unused (const QsCliFormatOptions *self,
             const QsCliFormat        *format)
{
  QsFormatFlags flags = format->solutions != NULL ? format->solutions->flags : 0;

  if (self->numbered && (flags & (QS_FORMAT_CAN_NUMBER | QS_FORMAT_IS_NUMBERED)) == 0)
    return "--numbered";
  if (self->base != NULL && (flags & QS_FORMAT_HAS_BASE) == 0)
    return "--base";
  if (self->encoding != NULL && (format->instance == NULL || !format->instance->has_encoding))
    return "--encoding";

  return NULL;
}

/* Finds out what is to be written, and in which format. @file is the name of the file to be
 * written, or %NULL. */
gboolean
qs_cli_format_options_parse (const QsCliFormatOptions *self,
                             const char               *file,
                             QsCliFormat              *format,
                             GError                  **error)
{
  const char *const bases[] = { "0", "1", NULL };
  const char *unused;
  guint base, encoding;

  *format = (QsCliFormat){ .numbered = self->numbered };
  if (!choose (self, file, format, error) ||
      !parse_word ("--base", self->base, bases, &base, error) ||
      !parse_word ("--encoding", self->encoding, encodings, &encoding, error))
    return FALSE;

  if (self->base != NULL)
    format->base = base == 0 ? QS_FORMAT_BASE_0 : QS_FORMAT_BASE_1;
  format->encoding = (QsInstanceEncoding) encoding;

  unused = find_unused (self, format);
  if (unused == NULL)
    return TRUE;

  qs_cli_format_set_unused (format->instance != NULL ? format->instance->id : format->solutions->id, unused, error);
  return FALSE;
}
