/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formulas of the help, in all its languages, and those of the pseudocode: they are computed at each step of small
 * boards, and must give what the methods' own data are. */

#include "config.h"

#include <string.h>

#include "qs-methods.h"
#include "qs-test-main.h"

#define MAX_N 6

/* A formula that is computed from the left. */
typedef struct
{
  const char *rest;
  const QsMoment *moment;
  const QsInternals *internals;
} Formula;

/* A search whose every step is held against a formula. */
typedef struct
{
  const QsMethod *method;
  const char *target; /* what the formula gives */
  const char *formula;
  QsMoment moment;
  QsInternals *internals;
  guint64 expected; /* below the queen that was just placed */
  gboolean is_expected;
  guint n_compared;
} Watch;

/* The bits of a piece of data, or its number. */
static gboolean
find_value (const QsInternals *internals,
            const char *name,
            guint64 *value)
{
  guint n_data;
  const QsDatum *data = qs_internals_get_data (internals, &n_data);

  for (guint i = 0; i < n_data; i++)
    {
      const QsCell *cells = qs_internals_get_cells (internals, &data[i]);

      if (!g_str_equal (data[i].name, name))
        continue;

      *value = 0;
      for (guint bit = 0; bit < data[i].n_cells; bit++)
        *value |= (guint64)(cells[bit].value > 0) << bit;
      return TRUE;
    }

  return FALSE;
}

static gboolean
take (Formula *self,
      const char *sign)
{
  self->rest += strspn (self->rest, " ");
  if (!g_str_has_prefix (self->rest, sign))
    return FALSE;

  self->rest += strlen (sign);

  return TRUE;
}

static guint64 compute_or (Formula *self);

static guint64
compute_name (Formula *self)
{
  gsize length = strspn (self->rest, "abcdefghijklmnopqrstuvwxyzLR_");
  g_autofree char *name = g_strndup (self->rest, length);
  guint64 value;

  self->rest += length;
  if (g_str_equal (name, "n"))
    return self->moment->n;
  if (g_str_equal (name, "row"))
    return self->moment->row;
  if (g_str_equal (name, "full"))
    return (G_GUINT64_CONSTANT (1) << self->moment->n) - 1;
  if (!find_value (self->internals, name, &value))
    g_error ("the method has no “%s”", name);

  return value;
}

static guint64
compute_value (Formula *self)
{
  guint64 value;

  if (take (self, "~"))
    return ~compute_value (self);

  if (take (self, "("))
    {
      value = compute_or (self);
      g_assert_true (take (self, ")"));
      return value;
    }

  self->rest += strspn (self->rest, " ");
  if (g_ascii_isdigit (*self->rest))
    return g_ascii_strtoull (self->rest, (char **)&self->rest, 10);

  return compute_name (self);
}

static guint64
compute_sum (Formula *self)
{
  guint64 value = compute_value (self);

  for (;;)
    {
      if (take (self, "+"))
        value += compute_value (self);
      else if (take (self, "-") || take (self, "−"))
        value -= compute_value (self);
      else
        return value;
    }
}

static guint64
compute_shift (Formula *self)
{
  guint64 value = compute_sum (self);

  for (;;)
    {
      if (take (self, "<<"))
        value <<= compute_sum (self);
      else if (take (self, ">>"))
        value >>= compute_sum (self);
      else
        return value;
    }
}

static guint64
compute_and (Formula *self)
{
  guint64 value = compute_shift (self);

  while (take (self, "&"))
    value &= compute_shift (self);

  return value;
}

static guint64
compute_or (Formula *self)
{
  guint64 value = compute_and (self);

  while (take (self, "|"))
    value |= compute_and (self);

  return value;
}

/* As many bits of it as the row has squares. */
static guint64
compute (const Watch *self)
{
  Formula formula = { self->formula, &self->moment, self->internals };
  guint64 value = compute_or (&formula);

  g_assert_cmpstr (formula.rest, ==, "");

  return value & ((G_GUINT64_CONSTANT (1) << self->moment.n) - 1);
}

static void
compare (Watch *self,
         guint64 value)
{
  guint64 truth;

  g_assert_true (find_value (self->internals, self->target, &truth));
  g_assert_cmphex (value, ==, truth);
  self->n_compared++;
}

/* The free squares are those of the row that is looked at; the other masks are what the next row gets. */
static gboolean
watch_cb (QsTraceEvent event,
          guint row,
          guint column,
          gpointer data)
{
  Watch *self = data;

  qs_moment_record (&self->moment, event, row, column);
  qs_internals_clear (self->internals);
  self->method->describe (&self->moment, self->internals);

  if (event == QS_TRACE_CHECK && g_str_equal (self->target, "free"))
    compare (self, compute (self));
  else if (event == QS_TRACE_CHECK && self->is_expected)
    compare (self, self->expected);

  self->is_expected = event == QS_TRACE_PLACE;
  if (self->is_expected && !g_str_equal (self->target, "free"))
    self->expected = compute (self);

  return TRUE;
}

static void
check_formula (const QsMethod *method,
               const char *target,
               const char *formula)
{
  g_autoptr (QsInternals) internals = qs_internals_new ();

  for (guint n = 2; n <= MAX_N; n++)
    {
      Watch watch = { .method = method, .target = target, .formula = formula, .internals = internals };
      const QsTracer tracer = { watch_cb, &watch };
      QsSearch search = { .n = n, .tracer = &tracer };

      qs_moment_init (&watch.moment, NULL, n, NULL);
      method->search (&search);
      g_assert_cmpuint (watch.n_compared, >, 0);
    }
}

/* “free = columns & …”, or with an arrow. */
static void
check_line (const QsMethod *method,
            const char *line,
            const char *sign)
{
  g_auto (GStrv) sides = g_strsplit (line, sign, 2);

  g_assert_cmpuint (g_strv_length (sides), ==, 2);
  check_formula (method, g_strstrip (sides[0]), g_strstrip (sides[1]));
}

/* “free = full &amp; …” of a page or of a catalogue. */
static void
check_screen (const QsMethod *method,
              const char *screen)
{
  g_autoptr (GString) line = g_string_new (screen);

  g_string_replace (line, "&lt;", "<", 0);
  g_string_replace (line, "&gt;", ">", 0);
  g_string_replace (line, "&amp;", "&", 0);
  check_line (method, line->str, "=");
}

static char *
read_help (const char *folder,
           const char *name,
           const char *extension)
{
  g_autofree char *file = g_strconcat (name, extension, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "help", folder, file, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* What a catalogue has for a text of one line. */
static char *
translate (const char *catalogue,
           const char *text)
{
  g_autofree char *key = g_strdup_printf ("\nmsgid \"%s\"\nmsgstr \"", text);
  const char *start = strstr (catalogue, key);

  g_assert_nonnull (start);
  start += strlen (key);

  return g_strndup (start, strcspn (start, "\""));
}

/* The formulas of a method's page are what stands in it as on a screen. */
static void
test_formulas (gconstpointer user_data)
{
  static const char *const languages[] = { "de", "fr", "es", "zh_CN" };
  const QsMethod *method = user_data;
  g_autofree char *page = read_help ("C", method->id, ".page");
  g_auto (GStrv) screens = g_strsplit (page, "<screen>", -1);

  g_assert_cmpuint (g_strv_length (screens), >, 1);
  for (guint i = 1; screens[i] != NULL; i++)
    {
      char *end = strstr (screens[i], "</screen>");

      g_assert_nonnull (end);
      *end = '\0';
      check_screen (method, screens[i]);

      for (guint k = 0; k < G_N_ELEMENTS (languages); k++)
        {
          g_autofree char *catalogue = read_help (languages[k], languages[k], ".po");
          g_autofree char *translation = translate (catalogue, screens[i]);

          check_screen (method, translation);
        }
    }
}

static void
test_pseudocode (gconstpointer user_data)
{
  const QsMethod *method = user_data;

  check_line (method, method->pseudocode[method->lines[QS_TRACE_CHECK]], "←");
}

/* The constant is the product with the lowest bit; each language says it. */
QS_TEST (constant)
{
  static const char *const files[][3] = {
    { "C", "fixed-masks", ".page" },
    { "de", "de", ".po" },
    { "fr", "fr", ".po" },
    { "es", "es", ".po" },
    { "zh_CN", "zh_CN", ".po" },
  };
  g_autoptr (QsInternals) internals = qs_internals_new ();
  g_autofree char *constant = NULL;
  guint n_data;
  const QsDatum *data;
  QsMoment moment;

  qs_moment_init (&moment, NULL, 4, NULL);
  qs_moment_record (&moment, QS_TRACE_PLACE, 0, 0);
  qs_fixed_masks.describe_table (&moment, internals);
  data = qs_internals_get_data (internals, &n_data);
  for (guint i = 0; i < n_data; i++)
    {
      if (g_str_equal (data[i].name, "product"))
        constant = g_strdup_printf ("<code>0x%08X</code>", (guint)qs_internals_get_cells (internals, &data[i])->value);
    }
  g_assert_nonnull (constant);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = read_help (files[i][0], files[i][1], files[i][2]);
      const char *first = strstr (text, constant);

      g_assert_nonnull (first);
      if (i > 0)
        g_assert_nonnull (strstr (first + 1, constant));
    }
}

QS_TEST_MAIN
{
  g_test_add_data_func ("/methods/help/formulas/fixed-masks", qs_methods_find ("fixed-masks"), test_formulas);
  g_test_add_data_func ("/methods/help/formulas/shifting-masks", qs_methods_find ("shifting-masks"), test_formulas);
  g_test_add_data_func ("/methods/help/pseudocode/fixed-masks", qs_methods_find ("fixed-masks"), test_pseudocode);
  g_test_add_data_func ("/methods/help/pseudocode/shifting-masks", qs_methods_find ("shifting-masks"), test_pseudocode);
}
