/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The errors that a user or the machine can cause. */

#pragma once

#include <glib.h>

/* The error domain of Queenside; codes are from #QsError. Messages are translated sentences that
 * name the place, the value and the limit. */
#define QS_ERROR (qs_error_quark ())

/* The codes of #QS_ERROR. */
typedef enum
{
  QS_ERROR_INVALID_TEXT, /* a text is not of the form that it should have */
  QS_ERROR_OUT_OF_RANGE, /* a number is outside its limits */
  QS_ERROR_ATTACK,       /* two queens attack each other */
  QS_ERROR_FILE,         /* a file could not be written */
  QS_ERROR_NO_ROOM,      /* the file system has less room than a file needs */
  QS_ERROR_CANCELLED,    /* the work was stopped on request */
  QS_ERROR_CLOSED,       /* the reader of a pipe has closed it */
  QS_ERROR_BUSY,         /* another process uses a file */
  QS_ERROR_VERSION,      /* another version of this program wrote a file, and only that can read it */
  QS_ERROR_DIFFERENT,    /* the same was computed twice, with different results */
} QsError;

/* Set an error of a #QsError, as g_set_error() does. Value: FALSE, or NULL, to be returned */
#define qs_error_fail(error, code, ...) (g_set_error (error, QS_ERROR, code, __VA_ARGS__), FALSE)
#define qs_error_fail_null(error, code, ...) (g_set_error (error, QS_ERROR, code, __VA_ARGS__), NULL)

/* Hands an error on, as g_propagate_error() does. Value: FALSE, to be returned */
#define qs_error_pass(error, cause) (g_propagate_error (error, cause), FALSE)

GQuark qs_error_quark           (void);
char  *qs_error_shorten         (const char *text,
                                 gsize       length);
char  *qs_error_shorten_message (const char *message);

/* Sets QS_ERROR_INVALID_TEXT; @format, translated, has one %s for the text, shortened. Returns: FALSE */
gboolean qs_error_refuse         (const char *text,
                                  gsize       length,
                                  const char *format,
                                  GError    **error);

/* Names and words of others, as messages show them: in UTF-8, and without letters that a terminal or a label would obey
 * instead of showing them. */
char    *qs_shown_text           (const char *text,
                                  gssize      length);
gboolean qs_shown_text_is_obeyed (gunichar    letter);
char    *qs_shown_name           (const char *path);
char    *qs_shown_basename       (const char *path);
