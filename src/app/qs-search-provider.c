/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop's own search finds here: “12 queens”, with the number of solutions and one of them.
 *
 * A result's name is its number of queens. The interface is that of GNOME Shell:
 * https://developer.gnome.org/documentation/tutorials/search-provider.html */

#include "config.h"

#include "qs-search-provider.h"

#include <glib/gi18n.h>

#include "qs-construction.h"
#include "qs-known.h"
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

static guint
parse_n (const char *text)
{
  guint64 n = 0;

  g_ascii_string_to_unsigned (text, 10, 1, QS_ENUMERATOR_MAX_N, &n, NULL);

  return (guint) n;
}

/* Whether somebody may be about to write @word, in any case of its letters. */
static gboolean
begins (const char *word,
        const char *beginning)
{
  g_autofree char *whole = g_utf8_casefold (word, -1);
  g_autofree char *part = g_utf8_casefold (beginning, -1);

  return *part != '\0' && g_str_has_prefix (whole, part);
}

/* The number of queens that the terms ask for, such as “12” and “queens”; else 0. A number alone may mean anything. */
static guint
find_n (const char *const *terms)
{
  gboolean has_word = FALSE;
  guint n = 0;

  for (; *terms != NULL; terms++)
    {
      guint number = parse_n (*terms);

      if (number > 0 && n == 0)
        n = number;
      /* Translators: what is typed after a number to find a board: “12 queens”. */
      else if (begins ("queens", *terms) || begins (C_("search", "queens"), *terms))
        has_word = TRUE;
      else
        return 0;
    }

  return has_word ? n : 0;
}

static char *
describe (guint n)
{
  g_autoptr (GString) columns = g_string_new (NULL);
  g_autofree char *number = NULL;
  guint16 solution[QS_ENUMERATOR_MAX_N];
  QsCensusSpace space;
  guint64 total;

  if (!qs_known_total (n, &total))
    total = 0;
  else
    number = qs_text_solutions (total);

  qs_census_space_init (&space, n, NULL, QS_CENSUS_ALL);
  if (!qs_construction_find (&space, solution))
    return g_steal_pointer (&number);

  for (guint row = 0; row < n; row++)
    g_string_append_printf (columns, "%s%u", row > 0 ? " " : "", solution[row] + 1u);

  /* Translators: such as “92 solutions, such as 2 4 6 8 3 1 7 5”, and below without the number where nobody knows it. */
  return number != NULL ? g_strdup_printf (_ ("%s, such as %s"), number, columns->str)
                        : g_strdup_printf (_ ("A solution is %s"), columns->str);
}

static GVariant *
describe_results (const char *const *names)
{
  GVariantBuilder results;

  g_variant_builder_init (&results, G_VARIANT_TYPE ("aa{sv}"));
  for (; *names != NULL; names++)
    {
      guint n = parse_n (*names);
      g_autofree char *title = NULL;
      g_autofree char *description = NULL;

      if (n == 0)
        continue;

      title = g_strdup_printf (ngettext ("%u queen", "%u queens", n), n);
      description = describe (n);
      g_variant_builder_open (&results, G_VARIANT_TYPE ("a{sv}"));
      g_variant_builder_add (&results, "{sv}", "id", g_variant_new_string (*names));
      g_variant_builder_add (&results, "{sv}", "name", g_variant_new_string (title));
      g_variant_builder_add (&results, "{sv}", "description", g_variant_new_string (description));
      g_variant_builder_close (&results);
    }

  return g_variant_new ("(aa{sv})", &results);
}

static void
answer (GDBusMethodInvocation *invocation,
        const char *const     *terms)
{
  guint n = find_n (terms);
  g_autofree char *name = g_strdup_printf ("%u", n);
  const char *names[] = { n > 0 ? name : NULL, NULL };

  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(^as)", names));
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
  g_autofree const char **words = NULL;
  const char *name;

  if (g_str_equal (method, "GetInitialResultSet"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      answer (invocation, words);
    }
  else if (g_str_equal (method, "GetSubsearchResultSet"))
    {
      g_variant_get_child (parameters, 1, "^a&s", &words);
      answer (invocation, words);
    }
  else if (g_str_equal (method, "GetResultMetas"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      g_dbus_method_invocation_return_value (invocation, describe_results (words));
    }
  else if (g_str_equal (method, "ActivateResult"))
    {
      g_variant_get_child (parameters, 0, "&s", &name);
      self->func (parse_n (name), self->user_data);
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
  else
    {
      g_variant_get_child (parameters, 0, "^a&s", &words);
      self->func (find_n (words), self->user_data);
      g_dbus_method_invocation_return_value (invocation, NULL);
    }
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
