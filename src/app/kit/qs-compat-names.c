/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What old versions of GTK tell a screen reader.
 *
 * GTK 4.8 says a name twice that is given in two ways, keeps the underscore that marks a key, calls what has no name
 * after its class, cells of tables among them, and offers the pages of a stack that are not shown. From 4.14 on GTK
 * computes names as ARIA asks, but keeps the underscore until 4.20. So here each widget is mended when it appears. */

#include "qs-compat-names.h"

#if !GTK_CHECK_VERSION(4, 20, 0)

static gboolean
is_labelled (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
is_labelled_by_others (GtkWidget *widget)
{
  return gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Takes the mark of a key from a name; leaves a name that the button was given besides its label. */
static void
unmark (GtkWidget *widget)
{
  const char *label = NULL;
  g_autofree char *other = NULL;
  g_autofree char *name = NULL;
  g_auto (GStrv) parts = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget)))
    label = gtk_button_get_label (GTK_BUTTON (widget));
  else if (GTK_IS_CHECK_BUTTON (widget) && gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)))
    label = gtk_check_button_get_label (GTK_CHECK_BUTTON (widget));
  if (label == NULL)
    return;

  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (other != NULL)
    return;

  parts = g_strsplit (label, "_", -1);
  name = g_strjoinv (NULL, parts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GList *
list_labels (GtkWidget *widget,
             GList     *labels)
{
  if (!gtk_widget_get_mapped (widget))
    return labels;
  if (GTK_IS_LABEL (widget))
    return g_list_append (labels, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    labels = list_labels (child, labels);

  return labels;
}

/* Takes @others. */
static void
label_by (GtkWidget *widget,
          GList     *others)
{
  GtkAccessibleRelation relation = GTK_ACCESSIBLE_RELATION_LABELLED_BY;
  GValue value = G_VALUE_INIT;

  if (others == NULL)
    return;

  g_value_init (&value, G_TYPE_POINTER);
  g_value_set_pointer (&value, others);
  gtk_accessible_update_relation_value (GTK_ACCESSIBLE (widget), 1, &relation, &value);
}

/* Parts of lists and tables have no public types. */
static gboolean
has_type (GtkWidget  *widget,
          const char *name)
{
  return g_str_equal (G_OBJECT_TYPE_NAME (widget), name);
}

/* What has no name gets that of the texts in it, or of the widget that it belongs to. */
static void
name_by_others (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (has_type (widget, "GtkColumnListView") || (GTK_IS_POPOVER (widget) && GTK_IS_MENU_BUTTON (parent)))
    label_by (widget, g_list_append (NULL, parent));
  else if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget) || has_type (widget, "GtkColumnViewCell") ||
           has_type (widget, "GtkColumnViewTitle") || has_type (widget, "GtkListItemWidget"))
    label_by (widget, list_labels (widget, NULL));
}

static void
update_hidden_state (GtkWidget *page)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !gtk_widget_get_child_visible (page), -1);
}

/* Whether GTK speaks to a screen reader at all: in a browser it does not, nor where the user wants none. */
static gboolean
is_heard (GtkWidget *widget)
{
  static int state = -1;

  if (state < 0)
    {
      g_autoptr (GtkATContext) context =
          gtk_at_context_create (GTK_ACCESSIBLE_ROLE_WIDGET, GTK_ACCESSIBLE (widget), gtk_widget_get_display (widget));

      state = context != NULL;
    }

  return state;
}

static gboolean
map_cb (GSignalInvocationHint *hint,
        guint                  n_values,
        const GValue          *values,
        gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (!is_heard (widget))
    return TRUE;

#if GTK_CHECK_VERSION(4, 14, 0)
  if (gtk_widget_get_mapped (widget))
    unmark (widget);

  return TRUE;
#endif

  if (GTK_IS_STACK (gtk_widget_get_parent (widget)))
    update_hidden_state (widget);
  if (!gtk_widget_get_mapped (widget))
    return TRUE;

  /* Pages that were not shown yet are told of when their stack appears. */
  for (GtkWidget *page = GTK_IS_STACK (widget) ? gtk_widget_get_first_child (widget) : NULL; page != NULL;
       page = gtk_widget_get_next_sibling (page))
    update_hidden_state (page);
  unmark (widget);
  if (is_labelled (widget) && is_labelled_by_others (widget))
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  else if (!is_labelled (widget) && !is_labelled_by_others (widget))
    name_by_others (widget);

  return TRUE;
}

#endif

/* From now on tells a screen reader of widgets what newer versions of GTK do. */
void
qs_compat_mend_names (void)
{
#if !GTK_CHECK_VERSION(4, 20, 0)
  g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, map_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("unmap", GTK_TYPE_WIDGET), 0, map_cb, NULL, NULL);
#endif
}
