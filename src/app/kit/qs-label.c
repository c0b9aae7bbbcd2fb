/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words that a widget shows. A label whose text is set is laid out anew, and a tooltip asks the display where the pointer
 * is, even if nothing changes. Words in one line are broken where there is no room, as in a narrow window in another
 * language. */

#include "qs-label.h"

void
qs_label_take (GtkLabel *label,
               char     *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) != 0)
    gtk_label_set_label (label, text);
  g_free (text);
}

void
qs_label_take_or_hide (GtkLabel *label,
                       char     *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
  qs_label_take (label, text != NULL ? text : g_strdup (""));
}

void
qs_label_take_tooltip (gpointer widget,
                       char    *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
  g_free (text);
}

/* Has a label in the middle of something ask for the width of its words in one line, and break them in less. */
void
qs_label_wrap (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

/* Has the dialog's header bar break the title, which it would cut by itself. */
void
qs_label_wrap_title (GtkWindow *dialog)
{
  GtkWidget *label = gtk_label_new (NULL);

  qs_label_wrap (GTK_LABEL (label));
  gtk_widget_add_css_class (label, "title");
  g_object_bind_property (dialog, "title", label, "label", G_BINDING_SYNC_CREATE);
  gtk_header_bar_set_title_widget (GTK_HEADER_BAR (gtk_window_get_titlebar (dialog)), label);
}

static void
setup_choice_cb (GtkSignalListItemFactory *factory,
                 GtkListItem              *item,
                 gpointer                  width)
{
  int n_chars = GPOINTER_TO_INT (width);

  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "width-chars", n_chars,
                                               "max-width-chars", n_chars, NULL));
}

static void
bind_choice_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Breaks what is chosen in a drop-down of strings into lines where it is too
 * long; the list shows each string in one line. @n_chars is the width
 * whatever is chosen; -1 for that of the longest string where there is room. */
void
qs_label_wrap_choice (GtkDropDown *drop_down,
                      int          n_chars)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_choice_cb), GINT_TO_POINTER (n_chars));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_choice_cb), NULL);
  gtk_drop_down_set_list_factory (drop_down, gtk_drop_down_get_factory (drop_down));
  gtk_drop_down_set_factory (drop_down, factory);
}
