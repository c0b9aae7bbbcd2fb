/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of preferences. What is chosen there holds at once, so its board looks as all boards do. */

#include "qs-preferences.h"

#include "qs-board-view.h"
#include "qs-counter.h"
#include "qs-dialog.h"
#include "qs-form.h"
#include "qs-help.h"
#include "qs-kept-counts.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"

struct _QsPreferences
{
  GtkWindow parent_instance;

  QsBoardView *board_view;
  GtkDropDown *colors_drop_down;
  GtkDropDown *queens_drop_down;
  GtkDropDown *coordinates_drop_down;
  GtkDropDown *style_drop_down;
  GtkSpinButton *text_spin;
  GtkSpinButton *threads_spin;
  GtkDropDown *kernel_drop_down;
  GtkStringList *kernels; /* the first item stands for the fastest of the others */
  QsKeptCounts *kept_counts;

  GSettings *settings;
};

/* What the button resets: what is chosen here. */
static const char *const keys[] = {
  "board-colors", "board-queens", "board-coordinates", "style", "search-text", "count-threads", "count-kernel",
};

G_DEFINE_FINAL_TYPE (QsPreferences, qs_preferences, GTK_TYPE_WINDOW)

static void
reset_clicked_cb (QsPreferences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (self->settings, keys[i]);
}

static void
qs_preferences_class_init (QsPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsPreferences, settings, g_object_unref);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  qs_help_add_key (widget_class, "preferences");
  qs_template_ensure_types (QS_TYPE_BOARD_VIEW, QS_TYPE_FORM, QS_TYPE_KEPT_COUNTS);
  qs_template_set (widget_class, QsPreferences, "qs-preferences", board_view, colors_drop_down, queens_drop_down,
                   coordinates_drop_down, style_drop_down, text_spin, threads_spin, kernel_drop_down, kernels, kept_counts);
  gtk_widget_class_bind_template_callback (widget_class, reset_clicked_cb);
}

static void
qs_preferences_init (QsPreferences *self)
{
  static const guint16 columns[] = { 2, 5, 1, 4, 0, 3 };

  gtk_widget_init_template (GTK_WIDGET (self));
  qs_board_view_set_solution (self->board_view, NULL, G_N_ELEMENTS (columns), columns);
  qs_label_wrap_choice (self->colors_drop_down, -1);
  qs_label_wrap_choice (self->queens_drop_down, -1);
  qs_label_wrap_choice (self->coordinates_drop_down, -1);
  qs_label_wrap_choice (self->style_drop_down, -1);
  qs_label_wrap_choice (self->kernel_drop_down, -1);
  gtk_spin_button_set_adjustment (self->text_spin, gtk_adjustment_new (80, 80, 200, 10, 50, 0));
  gtk_spin_button_set_adjustment (self->threads_spin, gtk_adjustment_new (1, 1, g_get_num_processors (), 1, 4, 0));
  for (guint i = 0; i < qs_kernel_get_n_supported (qs_count_kernels); i++)
    gtk_string_list_append (self->kernels, qs_count_kernels[i].name);
}

/* One thread per processor is kept as such, so that it stays so on another machine. */
static gboolean
read_threads (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  guint n_threads = g_variant_get_uint32 (variant);

  g_value_set_double (value, n_threads > 0 ? MIN (n_threads, g_get_num_processors ()) : g_get_num_processors ());

  return TRUE;
}

static GVariant *
write_threads (const GValue       *value,
               const GVariantType *type,
               gpointer            user_data)
{
  guint n_threads = (guint) g_value_get_double (value);

  return g_variant_new_uint32 (n_threads < g_get_num_processors () ? n_threads : 0);
}

/* The fastest kernel stands for one that this processor cannot run. */
static gboolean
read_kernel (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  GListModel *kernels = user_data;
  const char *name = g_variant_get_string (variant, NULL);

  g_value_set_uint (value, 0);
  for (guint i = 1; i < g_list_model_get_n_items (kernels); i++)
    {
      if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (kernels), i), name))
        g_value_set_uint (value, i);
    }

  return TRUE;
}

static GVariant *
write_kernel (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  guint place = g_value_get_uint (value);

  return g_variant_new_string (place > 0 ? gtk_string_list_get_string (user_data, place) : "");
}

static void
set_settings (QsPreferences *self,
              GSettings     *settings)
{
  const struct
  {
    const char *key;
    gpointer widget;
    const char *property;
  } bindings[] = {
    { "board-colors", self->colors_drop_down, "selected" },
    { "board-queens", self->queens_drop_down, "selected" },
    { "board-coordinates", self->coordinates_drop_down, "selected" },
    { "style", self->style_drop_down, "selected" },
    { "search-text", self->text_spin, "value" },
  };

  self->settings = g_object_ref (settings);
  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_settings_bind (settings, bindings[i].key, bindings[i].widget, bindings[i].property, G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "count-threads", self->threads_spin, "value", G_SETTINGS_BIND_DEFAULT,
                                read_threads, write_threads, NULL, NULL);
  g_settings_bind_with_mapping (settings, "count-kernel", self->kernel_drop_down, "selected", G_SETTINGS_BIND_DEFAULT,
                                read_kernel, write_kernel, g_object_ref (self->kernels), g_object_unref);
}

/* Shows the preferences, in the window that has them already if there is one. */
void
qs_preferences_show (GtkWindow *parent,
                     GSettings *settings,
                     QsTally   *tally)
{
  GtkApplication *application = gtk_window_get_application (parent);
  GtkWindow *shown = NULL;

  for (GList *window = gtk_application_get_windows (application); window != NULL && shown == NULL; window = window->next)
    shown = QS_IS_PREFERENCES (window->data) ? window->data : NULL;
  if (shown == NULL)
    {
      shown = g_object_new (QS_TYPE_PREFERENCES, "application", application, NULL);
      set_settings (QS_PREFERENCES (shown), settings);
      qs_kept_counts_set_tally (QS_PREFERENCES (shown)->kept_counts, tally);
      qs_dialog_narrow (shown, parent);
    }

  gtk_window_set_transient_for (shown, parent);
  gtk_window_present (shown);
}
