/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The arguments that commands have in common: a number of queens, methods and --help. */

#pragma once

#include "qs-census-space.h"
#include "qs-racers.h"

/* No arguments are wrong: the message is the text that --help asks for. */
#define QS_CLI_HELP (qs_cli_help_quark ())

/* Sets an error of arguments, as g_set_error() does. Value: FALSE, to be returned */
#define qs_cli_arguments_refuse(error, ...) \
  (g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, __VA_ARGS__), FALSE)

/* Options of a command, for its list. Texts are read as file names, because GOption checks the encoding of all others, and
 * its message about a wrong one names no argument. */
#define QS_CLI_SWITCH(name, place, help) { name, 0, 0, G_OPTION_ARG_NONE, place, help, NULL }
#define QS_CLI_TEXT(name, place, help, value) { name, 0, 0, G_OPTION_ARG_FILENAME, place, help, value }
#define QS_CLI_JSON_OPTION(place) QS_CLI_SWITCH ("json", place, _ ("Print JSON, which docs/interface.md describes"))
#define QS_CLI_CSV_OPTION(place) QS_CLI_SWITCH ("csv", place, _ ("Write comma-separated values"))
#define QS_CLI_OUTPUT_OPTION(place) \
  { "output", 'o', 0, G_OPTION_ARG_FILENAME, place, \
    _ ("Write to FILE, once all is there; “-” is standard output"), _ ("FILE") }
/* xgettext:no-c-format */
/* Translators: RANK stays the word that the next line translates. */
#define QS_CLI_FROM_OPTION(place) \
  QS_CLI_TEXT ("from", place, \
               _ ("Start at solution number RANK; also -1 for the last, 50% or a solution’s columns"), _ ("RANK"))

/* Those of a QsCliSpaceOptions.
 * Translators: what the option takes is called SQUARES. */
#define QS_CLI_SPACE_OPTIONS(space) \
  { "require", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &(space)->required, \
    _ ("Only solutions with a queen on each of SQUARES, such as a1,c4"), _ ("SQUARES") }, \
  { "forbid", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &(space)->forbidden, \
    _ ("Only solutions without a queen on any of SQUARES"), _ ("SQUARES") }, \
  QS_CLI_SWITCH ("fundamental", &(space)->is_fundamental, \
                 _ ("Only solutions that come before all their turned and mirrored images"))

/* A command: @arguments begins with its name. */
typedef gboolean QsCliCommand (GStrv   *arguments,
                               GError **error);

GQuark         qs_cli_help_quark               (void);
gboolean       qs_cli_arguments_parse_operands (GStrv              *arguments,
                                                const char         *name,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                guint               most,
                                                GStrv              *operands,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_operand  (GStrv              *arguments,
                                                const char         *name,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                const char        **operand,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_file     (GStrv              *arguments,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                const char        **path,
                                                const char        **name,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_number   (const char         *name,
                                                const char         *text,
                                                guint64             minimum,
                                                guint64             maximum,
                                                guint64            *number,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_uint     (const char         *name,
                                                const char         *text,
                                                guint               minimum,
                                                guint               maximum,
                                                guint              *number,
                                                GError            **error);
gboolean       qs_cli_arguments_blame          (gboolean            is_right,
                                                const char         *option,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_threads  (const char         *text,
                                                guint              *n_threads,
                                                GError            **error);
gboolean       qs_cli_arguments_parse_board    (GStrv              *arguments,
                                                const char         *summary,
                                                const GOptionEntry *options,
                                                guint               max_n,
                                                guint              *n,
                                                const QsProblem   **problem,
                                                GError            **error);
char          *qs_cli_arguments_list_racers    (gboolean            only_methods,
                                                const QsProblem    *problem);
const QsMethod *qs_cli_arguments_find_racer     (const char *id,
                                                 gboolean    only_methods,
                                                 GError    **error);
gboolean       qs_cli_arguments_check_problem  (const QsMethod  *racer,
                                                const QsProblem *problem,
                                                GError         **error);
gboolean       qs_cli_arguments_check_limit    (const QsMethod *racer,
                                                guint           n,
                                                GError        **error);

/* The options that say which solutions of a board are meant. */

/* The options as they were written. All of it is 0 before they are read. */
typedef struct
{
  char **required;
  char **forbidden;
  gboolean is_fundamental;
  QsProblem problem; /* the operand; its @n is 0 where that was a number */
} QsCliSpaceOptions;


/* Reads the operand, a number of queens up to @max_n or the text of a problem; @n is its number of columns. @text is NULL
 * where it is missing. */
gboolean     qs_cli_space_options_parse_board (QsCliSpaceOptions       *self,
                                               const char              *text,
                                               guint                    max_n,
                                               guint                   *n,
                                               GError                 **error);

gboolean     qs_cli_space_options_is_narrowed (const QsCliSpaceOptions *self);
gboolean     qs_cli_space_options_parse       (const QsCliSpaceOptions *self,
                                               guint                    n,
                                               QsCensusSpace           *space,
                                               QsProblem               *problem,
                                               GError                 **error);
