/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the result of a count: the total, the symmetry classes or a partial result. */

#include "qs-cli-count-result.h"

#include <glib/gi18n.h>

#include "qs-cli-interrupt.h"
#include "qs-cli-output.h"
#include "qs-error.h"

/* Symmetric solutions that were not counted with the units are counted now. */
static gboolean
find_classes (const QsPartial         *partial,
              const QsSymmetricCounts *symmetric,
              QsClasses               *classes,
              GError                 **error)
{
  guint n = partial->plan.n;
  const QsTotal *total = &partial->solutions;
  QsSymmetricCounts counted;
  g_autofree char *sum = NULL;

  if (symmetric == NULL && !qs_symmetric_count (n, (QsStop){ qs_cli_interrupt_came, NULL }, &counted))
    return qs_error_fail (error, QS_ERROR_CANCELLED, _ ("The count was cancelled"));

  if (qs_classes_find (n, total, symmetric != NULL ? symmetric : &counted, classes))
    return TRUE;

  sum = qs_total_to_string (total);
  return qs_error_fail (error, QS_ERROR_FILE,
                        /* Translators: a number of solutions, and n. */
                        _ ("%s cannot be the number of solutions for n = %u: no symmetry classes have so many"), sum, n);
}

static void
append_table (const QsTotal   *total,
              const QsClasses *classes,
              GString         *text)
{
  const struct
  {
    const char *name;
    const QsTotal *count;
  } lines[] = {
    /* Translators: a table of how many solutions, and how many symmetry classes, there are. */
    { _ ("all"), total },
    { _ ("fundamental"), &classes->fundamental },
    /* Translators: how many symmetry classes have so many images. */
    { _ ("8 images"), &classes->of_8 },
    { _ ("4 images"), &classes->of_4 },
    { _ ("2 images"), &classes->of_2 },
    { _ ("1 image"), &classes->of_1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *count = qs_total_to_string (lines[i].count);

      g_string_append_printf (text, "%s\t%s\n", lines[i].name, count);
    }
  qs_cli_table_align (text, 1);
}

static void
add_classes (GString         *text,
             const QsClasses *classes)
{
  const struct
  {
    const char *key;
    const QsTotal *count;
  } of_images[] = { { "1", &classes->of_1 }, { "2", &classes->of_2 }, { "4", &classes->of_4 }, { "8", &classes->of_8 } };
  g_autofree char *fundamental = qs_total_to_string (&classes->fundamental);
  g_autoptr (GString) images = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (of_images); i++)
    {
      g_autofree char *count = qs_total_to_string (of_images[i].count);

      g_string_append_printf (images, "%s\"%s\":%s", i > 0 ? "," : "", of_images[i].key, count);
    }
  qs_cli_json_add (text, "fundamental", "%s", fundamental);
  qs_cli_json_add (text, "classes_by_images", "{%s}", images->str);
}

/* @classes are NULL where they are not asked for. */
static void
append_json (const QsPartial *partial,
             const QsClasses *classes,
             GString         *text)
{
  g_autofree char *total = qs_total_to_string (&partial->solutions);

  qs_cli_json_add (text, "n", "%u", partial->plan.n);
  qs_cli_json_add (text, "solutions", "%s", total);
  if (classes != NULL)
    add_classes (text, classes);
  qs_cli_json_end (text);
}

/* @partial has all units unless a partial result is wanted; @symmetric is %NULL where the
 * symmetric counts are not known yet. */
gboolean
qs_cli_count_result_print (const QsCliCountOptions *options,
                           const QsPartial         *partial,
                           const QsSymmetricCounts *symmetric,
                           GError                 **error)
{
  const QsTotal *total = &partial->solutions;
  gboolean has_classes = options->classes || options->space.is_fundamental;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *file = options->partial ? qs_partial_to_text (partial) : NULL;
  g_autofree char *number = NULL;
  g_autoptr (GError) cause = NULL;
  QsClasses classes;

  /* A result that cannot be right is a failure, not a wrong use of the command. */
  if (!qs_partial_check_total (partial, &cause))
    return qs_error_fail (error, QS_ERROR_FILE, "%s", cause->message);

  if (has_classes && !find_classes (partial, symmetric, &classes, error))
    return FALSE;

  number = qs_total_to_string (has_classes ? &classes.fundamental : total);
  if (file != NULL)
    g_string_append (text, file);
  else if (options->json)
    append_json (partial, has_classes ? &classes : NULL, text);
  else if (options->classes)
    append_table (total, &classes, text);
  else
    g_string_append_printf (text, "%s\n", number);

  return qs_cli_output_print (text->str, error);
}
