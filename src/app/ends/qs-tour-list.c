/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-tour-list.h"

#include <string.h>

#include "qs-tour.h"

#define TOURS "/io/github/queenside/Queenside/tours"

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Returns them, of QsTour, in their order: one that cannot be read is a mistake of its authors. */
GPtrArray *
qs_tour_list_read (void)
{
  GPtrArray *tours = g_ptr_array_new_with_free_func ((GDestroyNotify) qs_tour_free);
  g_auto (GStrv) names = g_resources_enumerate_children (TOURS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_path ("/", TOURS, names[i], NULL);
      g_autoptr (GBytes) text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autoptr (GError) error = NULL;
      QsTour *tour = qs_tour_read (text, names[i], &error);

      if (tour == NULL)
        g_error ("%s", error->message);
      g_ptr_array_add (tours, tour);
    }

  return tours;
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Makes what a row or a card shows: its title, and a sentence on it. They are the widget's name and description, too. */
GtkWidget *
qs_tour_list_describe (GtkWidget  *widget,
                       const char *title,
                       const char *about)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_append (GTK_BOX (box), create_label (title, "heading"));
  gtk_box_append (GTK_BOX (box), create_label (about, "dim-label"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);

  return box;
}
