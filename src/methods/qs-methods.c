/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the search methods. */

#include "config.h"

#include "qs-methods.h"

#include "qs-shifting-masks.h"

static const QsMethod *const methods[] = {
  &qs_shifting_masks,
  NULL,
};

/**
 * qs_methods_list:
 *
 * Returns: (array zero-terminated=1): all methods, in the order in which the
 *   interface shows them
 */
const QsMethod *const *
qs_methods_list (void)
{
  return methods;
}

/**
 * qs_methods_find:
 * @id: the name of a method, such as `shifting-masks`
 *
 * Returns: (nullable): the method
 */
const QsMethod *
qs_methods_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; methods[i] != NULL; i++)
    {
      if (g_str_equal (methods[i]->id, id))
        return methods[i];
    }

  return NULL;
}
