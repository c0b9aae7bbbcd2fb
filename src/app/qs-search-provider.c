/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop's own search finds here: “12 queens” or “13:torus”, with the number of solutions and one of them.
 *
 * A result's name is the text of its problem. The interface is that of GNOME Shell:
 * https://developer.gnome.org/documentation/tutorials/search-provider.html */

#include "qs-search-provider-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qs-construction.h"
#include "qs-known.h"
#include "qs-problem-words.h"
#include "qs-solution.h"
#include "qs-text.h"

static const char interface_xml[] =
  "<node><interface name='org.gnome.Shell.SearchProvider2'>"
  "  <method name='GetInitialResultSet'><arg type='as' direction='in'/><arg type='as' direction='out'/></method>"
  "  <method name='GetSubsearchResultSet'>"
  "    <arg type='as' direction='in'/><arg type='as' direction='in'/><arg type='as' direction='out'/>"
  "  </method>"
  "  <method name='GetResultMetas'><arg type='as' direction='in'/><arg type='aa{sv}' direction='out'/></method>"
  "  <method name='ActivateResult'>"
  "    <arg type='s' direction='in'/><arg type='as' direction='in'/><arg type='u' direction='in'/>"
  "  </method>"
  "  <method name='LaunchSearch'><arg type='as' direction='in'/><arg type='u' direction='in'/></method>"
  "</interface></node>";

typedef struct
{
  QsSearchProviderFunc func;
  gpointer user_data;
} Provider;

/* Whether somebody may be about to write @word, in any case of its letters. */
static gboolean
begins (const char *word,
        const char *beginning)
{
  g_autofree char *whole = g_utf8_casefold (word, -1);
  g_autofree char *part = g_utf8_casefold (beginning, -1);

  return *part != '\0' && g_str_has_prefix (whole, part);
}

/* The board that the terms ask for, such as “12” and “queens”, or “13:torus”. A number alone may mean anything. */
gboolean
qs_search_provider_find (const char *const *terms,
                         QsProblem         *problem)
{
  gboolean has_word = FALSE, has_problem = FALSE;

  for (; *terms != NULL; terms++)
    {
      if (!has_problem && qs_problem_parse (*terms, problem, NULL))
        {
          has_problem = TRUE;
          has_word = has_word || strchr (*terms, ':') != NULL;
        }
      /* Translators: what is typed after a number to find a board: “12 queens”. */
      else if (begins ("queens", *terms) || begins (C_("search", "queens"), *terms))
        has_word = TRUE;
      else
        return FALSE;
    }

  return has_word && has_problem;
}

static char *
describe (const QsProblem *problem)
{
  g_autofree char *number = NULL;
  g_autofree char *columns = NULL;
  guint16 solution[QS_ENUMERATOR_MAX_N];
  QsCensusSpace space;
  guint64 total;

  if (qs_constraints_is_empty (&problem->squares) && qs_known_get_number (problem, FALSE, &total))
    number = qs_text_solutions (total);

  qs_census_space_init_problem (&space, problem, QS_CENSUS_ALL);
  if (!qs_construction_find (&space, solution))
    return g_strdup (number != NULL ? number : "");

  columns = qs_solution_to_string (solution, problem->n_rows);

  /* Translators: such as “92 solutions, such as 2 4 6 8 3 1 7 5”, and below without the number where nobody knows it. */
  return number != NULL ? g_strdup_printf (_ ("%s, such as %s"), number, columns)
                        : g_strdup_printf (_ ("A solution is %s"), columns);
}

GVariant *
qs_search_provider_describe (const char *const *names)
{
  GVariantBuilder results;

  g_variant_builder_init (&results, G_VARIANT_TYPE ("aa{sv}"));
  for (; *names != NULL; names++)
    {
      g_autofree char *title = NULL;
      g_autofree char *description = NULL;
      QsProblem problem;

      if (!qs_problem_parse (*names, &problem, NULL))
        continue;

      title = qs_problem_words_title (&problem);
      description = describe (&problem);
      g_variant_builder_open (&results, G_VARIANT_TYPE ("a{sv}"));
      g_variant_builder_add (&results, "{sv}", "id", g_variant_new_string (*names));
      g_variant_builder_add (&results, "{sv}", "name", g_variant_new_string (title));
      g_variant_builder_add (&results, "{sv}", "description", g_variant_new_string (description));
      g_variant_builder_close (&results);
    }

  return g_variant_new ("(aa{sv})", &results);
}

static GVariant *
find (const char *const *terms)
{
  QsProblem problem;
  g_autofree char *name = qs_search_provider_find (terms, &problem) ? qs_problem_to_string (&problem) : NULL;
  const char *names[] = { name, NULL };

  return g_variant_new ("(^as)", names);
}

static void
method_called_cb (GDBusConnection       *bus,
                  const char            *sender,
                  const char            *path,
                  const char            *interface,
                  const char            *method,
                  GVariant              *parameters,
                  GDBusMethodInvocation *invocation,
                  gpointer               user_data)
{
  Provider *self = user_data;
  gboolean is_chosen = g_str_equal (method, "ActivateResult");
  g_autofree const char **words = NULL;
  GVariant *reply = NULL;
  const char *name;
  QsProblem problem;

  if (is_chosen)
    g_variant_get_child (parameters, 0, "&s", &name);
  else
    g_variant_get_child (parameters, g_str_equal (method, "GetSubsearchResultSet") ? 1 : 0, "^a&s", &words);

  if (g_str_has_suffix (method, "ResultSet"))
    reply = find (words);
  else if (g_str_equal (method, "GetResultMetas"))
    reply = qs_search_provider_describe (words);
  else
    self->func ((is_chosen ? qs_problem_parse (name, &problem, NULL) : qs_search_provider_find (words, &problem)) ? &problem : NULL,
                self->user_data);
  g_dbus_method_invocation_return_value (invocation, reply);
}

/* Answers the desktop's search until the connection closes. */
gboolean
qs_search_provider_export (GDBusConnection     *bus,
                           const char          *object_path,
                           QsSearchProviderFunc func,
                           gpointer             user_data,
                           GError             **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_called_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface_xml, NULL);
  g_autofree char *path = g_strconcat (object_path, "/SearchProvider", NULL);
  Provider *self = g_new (Provider, 1);

  *self = (Provider){ func, user_data };

  return g_dbus_connection_register_object (bus, path, node->interfaces[0], &vtable, self, g_free, error) > 0;
}
