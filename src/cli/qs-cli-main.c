/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program without a display: finds the command, and says how it ended. */

#include "config.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "qs-cli-arguments.h"
#include "qs-cli-commands.h"
#include "qs-cli-count.h"
#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-error.h"
#include "qs-memory.h"
#include "qs-standard-files.h"
#include "qs-temporary.h"
#include "qs-worker.h"

#define PROGRAM "queenside-cli"

/* What a command takes besides its threads, in bytes. */
#define LEAST_MEMORY ((gsize) 32 << 20)

/* How many heaps threads share: each but the first takes 64 MB of address space, and no thread allocates much. */
#define MAX_ARENAS 1

/* What the program returns; after a signal it is the shell's 128 and the signal's number. */
enum
{
  STATUS_DONE = 0,
  STATUS_FAILED = 1,
  STATUS_BAD_ARGUMENTS = 2,
  STATUS_SIGNAL = 128,
};

typedef struct
{
  const char *name;
  QsCliCommand *run;
} Command;

static const Command commands[] = {
  { "count", qs_cli_count },
  { "list", qs_cli_list },
  { "sheet", qs_cli_sheet },
  { "verify", qs_cli_verify },
  { "rank", qs_cli_rank },
  { "squares", qs_cli_squares },
  { "puzzle", qs_cli_puzzle },
  { "explain", qs_cli_explain },
  { "kernels", qs_cli_kernels },
  { "methods", qs_cli_methods },
  { "race", qs_cli_race },
  { "trace", qs_cli_trace },
  { "judge", qs_cli_judge },
  { "estimate", qs_cli_estimate },
};

static gboolean
run_command (GStrv   *arguments,
             GError **error)
{
  const char *name = (*arguments)[0];

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (g_str_equal (commands[i].name, name))
        {
          g_autofree char *title = g_strconcat (PROGRAM, " ", name, NULL);

          /* The help begins with it. */
          g_set_prgname (title);
          return commands[i].run (arguments, error);
        }
    }

  return qs_cli_arguments_refuse (error, _ ("There is no command “%s”; see “%s --help”"), name, PROGRAM);
}


static gboolean
print_help (GOptionContext *context,
            GError        **error)
{
  g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

  return qs_cli_output_print (help, error);
}

/* Runs the command that follows the options before it, which have been read. */
static gboolean
dispatch (GOptionContext *context,
          GStrv           arguments,
          GError        **error)
{
  g_auto (GStrv) rest = NULL;
  guint first = 1;

  /* GOption leaves “--” where an option follows, even one behind the command. */
  if (g_strcmp0 (arguments[first], "--") == 0)
    first++;

  if (arguments[first] == NULL)
    return qs_cli_arguments_refuse (error, _ ("The command is missing; see “%s --help”"), PROGRAM);

  rest = g_strdupv (arguments + first);
  if (!g_str_equal (rest[0], "help"))
    return run_command (&rest, error);
  if (rest[1] == NULL)
    return print_help (context, error);
  if (rest[2] != NULL)
    return qs_cli_arguments_refuse (error, _ ("“%s” is one argument too many"), rest[2]);

  /* “help COMMAND” is “COMMAND --help”. */
  g_free (rest[0]);
  rest[0] = rest[1];
  rest[1] = g_strdup ("--help");
  return run_command (&rest, error);
}

static gboolean
run (GStrv   *arguments,
     GError **error)
{
  /* Translators: what follows the program's name on the command line. */
  g_autoptr (GOptionContext) context = g_option_context_new (_ ("COMMAND"));
  gboolean wants_help = FALSE, wants_version = FALSE;
  const GOptionEntry entries[] = {
    { "help", 'h', 0, G_OPTION_ARG_NONE, &wants_help, _ ("Print this help"), NULL },
    QS_CLI_SWITCH ("version", &wants_version, _ ("Print the version")),
    G_OPTION_ENTRY_NULL
  };

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_strict_posix (context, TRUE);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_summary (context, _ ("Solves the N-Queens problem.\n"
                                            "\n"
                                            "Commands:\n"
                                            "  count N        Print the number of solutions\n"
                                            "  list N         Write the solutions\n"
                                            "  sheet N        Print boards\n"
                                            "  verify FILE    Check whether a file has all solutions\n"
                                            "  rank COLUMNS   Print the number of a solution, and its images\n"
                                            "  squares N      Print how many solutions have a queen on each square\n"
                                            "  puzzle KIND    Make puzzles that have one solution\n"
                                            "  explain PUZZLE Solve a puzzle step by step, with reasons\n"
                                            "  kernels        List the kernels that count, and measure them\n"
                                            "  methods        List the search methods\n"
                                            "  race N         Measure how long the methods take\n"
                                            "  trace N        Write the steps of a search\n"
                                            "  judge FILE     Check the steps that another program wrote\n"
                                            "  estimate N     Estimate how long a search will take\n"
                                            "\n"
                                            "“queenside-cli COMMAND --help” describes one of them."));

  if (!g_option_context_parse_strv (context, arguments, error))
    return FALSE;

  if (wants_help)
    return print_help (context, error);

  if (wants_version)
    return qs_cli_output_print (PROGRAM " " QS_VERSION "\n", error);

  return dispatch (context, *arguments, error);
}

/* Whether it says that the arguments make no sense. */
static gboolean
is_about_arguments (const GError *error)
{
  return error->domain == G_OPTION_ERROR ||
         g_error_matches (error, QS_ERROR, QS_ERROR_INVALID_TEXT) ||
         g_error_matches (error, QS_ERROR, QS_ERROR_OUT_OF_RANGE) ||
         g_error_matches (error, QS_ERROR, QS_ERROR_VERSION) ||
         g_error_matches (error, QS_ERROR, QS_ERROR_ATTACK);
}

static int
report (const GError *error)
{
  /* The answer of a command that checks something is no, and has been printed. */
  if (error == NULL)
    return STATUS_FAILED;

  /* A reader that has seen enough is not a failure, and whoever sent a signal knows about it. */
  if (g_error_matches (error, QS_ERROR, QS_ERROR_CLOSED))
    return STATUS_DONE;
  if (g_error_matches (error, QS_ERROR, QS_ERROR_CANCELLED))
    return STATUS_SIGNAL + qs_cli_interrupt_get_signal ();

  if (error->domain == QS_CLI_HELP)
    {
      g_autoptr (GError) unwritten = NULL;

      return qs_cli_output_print (error->message, &unwritten) ? STATUS_DONE : report (unwritten);
    }

  qs_cli_output_note ("%s", error->message);

  return is_about_arguments (error) ? STATUS_BAD_ARGUMENTS : STATUS_FAILED;
}

/* At a terminal nobody waits for a thread that may never come. */
static void
end_without_thread (const GError *error,
                    gpointer      data)
{
  /* Translators: what the system says. */
  qs_cli_output_note (_ ("The system cannot start a thread: %s"), error->message);
  exit (STATUS_FAILED);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) error = NULL;

  qs_standard_files_reserve ();
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, MAX_ARENAS);
#endif

  /* Another one would start threads, only to read files by their paths. */
  g_setenv ("GIO_USE_VFS", "local", TRUE);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, QS_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  /* GLib would end the program in the middle of something. */
  if (!qs_reserve_suffices (LEAST_MEMORY, 0))
    {
      fprintf (stderr, "%s: %s\n", PROGRAM, _ ("There is too little memory"));
      return STATUS_FAILED;
    }
  g_set_prgname (PROGRAM);

  /* A closed pipe and a file beyond the limit of its size are errors of the write. */
  signal (SIGPIPE, SIG_IGN);
  signal (SIGXFSZ, SIG_IGN);
  qs_temporary_catch_signals ();
  qs_worker_set_failure_func (end_without_thread, NULL);

  arguments = argc > 0 ? g_strdupv (argv) : g_strsplit (PROGRAM, " ", -1);

  return run (&arguments, &error) ? STATUS_DONE : report (error);
}
