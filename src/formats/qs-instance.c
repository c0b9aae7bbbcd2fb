/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the forms of the problem. */

#include "config.h"

#include "qs-instance.h"

#include "qs-format.h"

static const QsInstance *const instances[] = {
  &qs_instance_dimacs,
  &qs_instance_dlx,
  &qs_instance_minizinc,
  NULL,
};

/* In the order in which the interface shows them, with %NULL at the end. */
const QsInstance *const *
qs_instance_list (void)
{
  return instances;
}

/* The form of that name, or %NULL. */
const QsInstance *
qs_instance_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; instances[i] != NULL; i++)
    {
      if (g_str_equal (instances[i]->id, id))
        return instances[i];
    }

  return NULL;
}

/* The form whose suffix the name has, or %NULL. */
const QsInstance *
qs_instance_find_for_file (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  for (guint i = 0; instances[i] != NULL; i++)
    {
      if (qs_format_has_suffix (path, instances[i]->suffix))
        return instances[i];
    }

  return NULL;
}
