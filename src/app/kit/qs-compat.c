/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-compat.h"

#include <math.h>
#include <string.h>

#include "qs-members.h"

#define FILE_MANAGER_NAME "org.freedesktop.FileManager1"
#define FILE_MANAGER_PATH "/org/freedesktop/FileManager1"

/* Asks for the colour that the style gives to text. */
void
qs_compat_get_color (GtkWidget *widget,
                     GdkRGBA   *color)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

/* Makes a line from @start on longer, until both of its ends are at whole pixels where it is shown @scale times as long
 * and 0 is at @origin. It stays a hundredth of a pixel below: a picture has as many as its length, rounded up. */
static void
cover_pixels (double scale,
              double origin,
              float *start,
              float *length)
{
  double first = floor (origin + *start * scale), end = ceil (origin + (*start + *length) * scale);

  *start = (float) ((first - origin) / scale);
  *length = (float) ((end - first - 0.01) / scale);
}

/* What a widget draws becomes a picture that is not smoothed. Of one that is not in whole pixels, as in a widget that is
 * shown larger, a column could be lost. */
static graphene_rect_t
align_area (GtkWidget             *widget,
            const graphene_rect_t *area)
{
  graphene_rect_t aligned = *area;
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_matrix_t matrix;
  double factor, scale;

  if (native == NULL || !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix))
    return aligned;

  factor = gtk_widget_get_scale_factor (widget);
  scale = graphene_matrix_get_x_scale (&matrix) * factor;
  if (fabs (scale - round (scale)) < 1e-4)
    return aligned;

  cover_pixels (scale, graphene_matrix_get_x_translation (&matrix) * factor, &aligned.origin.x, &aligned.size.width);
  cover_pixels (scale, graphene_matrix_get_y_translation (&matrix) * factor, &aligned.origin.y, &aligned.size.height);

  return aligned;
}

/* Like gtk_snapshot_append_cairo(), but right in a browser too: Broadway paints a node
 * as if its area began at (0, 0), so here it does, and the node is moved. @area is in
 * whole pixels. The drawing has the coordinates of @widget, which may be NULL, and belongs to the caller. */
cairo_t *
qs_compat_append_cairo (GtkSnapshot           *snapshot,
                        GtkWidget             *widget,
                        const graphene_rect_t *area)
{
  graphene_rect_t aligned = widget != NULL ? align_area (widget, area) : *area;
  g_autoptr (GskRenderNode) node =
      gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, aligned.size.width, aligned.size.height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, -aligned.origin.x, -aligned.origin.y);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &aligned.origin);
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);

  return cr;
}

struct _QsCanvas
{
  GtkDrawingArea parent_instance;

  QsCanvasFunc paint;
  gpointer user_data;
};

QS_DEFINE_PLAIN_TYPE (QsCanvas, qs_canvas, GTK_TYPE_DRAWING_AREA)

static void
qs_canvas_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  QsCanvas *self = QS_CANVAS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->paint == NULL || width <= 0 || height <= 0)
    return;

  cr = qs_compat_append_cairo (snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  self->paint (self->user_data, cr, width, height);
  cairo_destroy (cr);
}

static void
qs_canvas_class_init (QsCanvasClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = qs_canvas_snapshot;
}

void
qs_canvas_set_paint (QsCanvas    *self,
                     QsCanvasFunc paint,
                     gpointer     user_data)
{
  self->paint = paint;
  self->user_data = user_data;
}

/* Whether windows are shown in a browser, through Broadway. */
gboolean
qs_compat_is_in_browser (void)
{
  /* Its headers are there only where GTK was built with it. */
  return g_str_equal (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkBroadwayDisplay");
}

/* Whether GTK itself follows the desktop's preference for a dark or a high-contrast style, as from 4.20 on. */
gboolean
qs_compat_follows_appearance (void)
{
  return g_object_class_find_property (G_OBJECT_GET_CLASS (gtk_settings_get_default ()),
                                       "gtk-interface-color-scheme") != NULL;
}

/* Chooses light or dark windows, except in themes that have only one
 * of them. GTK reads the whole theme again, even if nothing changes. */
void
qs_compat_set_scheme (QsCompatScheme scheme)
{
  GtkSettings *settings = gtk_settings_get_default ();
#if GTK_CHECK_VERSION(4, 20, 0)
  const char *property = "gtk-interface-color-scheme";
  const int light = GTK_INTERFACE_COLOR_SCHEME_LIGHT, dark = GTK_INTERFACE_COLOR_SCHEME_DARK;
#else
  const char *property = "gtk-application-prefer-dark-theme";
  const int light = FALSE, dark = TRUE;
#endif

  if (scheme == QS_COMPAT_SCHEME_DESKTOP)
    gtk_settings_reset_property (settings, property);
  else
    g_object_set (settings, property, scheme == QS_COMPAT_SCHEME_DARK ? dark : light, NULL);
}

void
qs_compat_load_style (GtkCssProvider *provider,
                      const char     *style)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string (provider, style);
#else
  gtk_css_provider_load_from_data (provider, style, -1);
#endif
}

gboolean
qs_compat_has_high_contrast (GtkWidget *widget)
{
  GtkSettings *settings = gtk_widget_get_settings (widget);
  g_autofree char *theme = NULL;

#if GTK_CHECK_VERSION(4, 20, 0)
  GtkInterfaceContrast contrast;

  g_object_get (settings, "gtk-interface-contrast", &contrast, NULL);
  if (contrast == GTK_INTERFACE_CONTRAST_MORE)
    return TRUE;
#endif

  g_object_get (settings, "gtk-theme-name", &theme, NULL);

  return theme != NULL && (g_str_has_prefix (theme, "HighContrast") || strstr (theme, "-hc") != NULL);
}

/* Lets a screen reader say something, where GTK can (from 4.14 on). */
void
qs_compat_announce (GtkWidget  *widget,
                    const char *message)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

static void
scrolled_unrealize (GtkWidget *scrolled)
{
  GtkSettings *settings = gtk_widget_get_settings (scrolled);

  g_signal_chain_from_overridden_handler (scrolled);
  g_signal_handlers_disconnect_by_data (settings, scrolled);
}

/* From now on scrolled windows that have gone are not told that the desktop's
 * scrollbars change: GTK connects them, and then disconnects another function. */
void
qs_compat_mend_scrolling (void)
{
  g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);
  g_signal_override_class_handler ("unrealize", GTK_TYPE_SCROLLED_WINDOW, G_CALLBACK (scrolled_unrealize));
}

/* Without a session bus no screen reader can ask an application anything. GTK tries, though,
 * where it finds the bus of screen readers by itself, as under sudo, and then crashes when a
 * window closes (4.8). To be called once @application is registered, but before GTK starts. */
void
qs_compat_mend_missing_bus (GApplication *application)
{
  if (g_application_get_dbus_connection (application) == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);
}

/* Has the session's manager ask the application before the session ends. From 4.22
 * on GTK has the portal do that by itself. To be called before @application starts. */
void
qs_compat_join_session (GtkApplication *application)
{
#if !GTK_CHECK_VERSION(4, 22, 0)
  g_object_set (application, "register-session", TRUE, NULL);
#endif
}

/* A dialog that waits for its answer. */
typedef struct
{
  QsCompatFileFunc chosen;
  gpointer user_data;
} Question;

#if GTK_CHECK_VERSION(4, 10, 0)

/* A dialog that was dismissed did not fail. */
static void
file_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autofree Question *question = user_data;
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_get_initial_name (dialog) != NULL
                             ? gtk_file_dialog_save_finish (dialog, result, &error)
                             : gtk_file_dialog_open_finish (dialog, result, &error);

  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
      g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    g_clear_error (&error);
  question->chosen (file, error, question->user_data);
}

#else

/* Where the desktop cannot show a dialog this one is GTK's own, which can only be dismissed and cannot fail. */
static void
file_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                gpointer         user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_destroy (dialog);
  question->chosen (file, NULL, question->user_data);
  g_object_unref (dialog);
}

#endif

/* Asks for the file to save to, with a @name at first, or, where that is NULL, for one to open. The dialog itself asks whether
 * to replace a file. Takes @filters, GtkFileFilter objects of which the first is used at first, or NULL for all files. */
void
qs_compat_choose_file (GtkWindow       *parent,
                       const char      *title,
                       const char      *name,
                       GListModel      *filters,
                       QsCompatFileFunc chosen,
                       gpointer         user_data)
{
  g_autoptr (GListModel) own_filters = filters;
  const Question question = { chosen, user_data };
  gpointer copy = g_memdup2 (&question, sizeof question);

#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_set_filters (dialog, own_filters);
  if (name != NULL)
    gtk_file_dialog_save (dialog, parent, NULL, file_chosen_cb, copy);
  else
    gtk_file_dialog_open (dialog, parent, NULL, file_chosen_cb, copy);
#else
  GtkFileChooserAction action = name != NULL ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, NULL, NULL);

  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  for (guint i = 0; own_filters != NULL && i < g_list_model_get_n_items (own_filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (own_filters, i);

      gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", G_CALLBACK (file_chosen_cb), copy);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
#endif
}

/* The service that shows files: from 4.10 on GTK also asks the portal. */
static gboolean
shows_files (const char *name)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  if (g_str_equal (name, "org.freedesktop.portal.Desktop"))
    return TRUE;
#endif

  return g_str_equal (name, FILE_MANAGER_NAME);
}

typedef struct
{
  QsCompatAnswerFunc answer;
  GObject *object;
} Query;

static void
names_listed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autofree Query *query = user_data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autofree const char **names = NULL;
  gboolean can = FALSE;

  if (reply != NULL)
    g_variant_get (reply, "(^a&s)", &names);

  for (guint i = 0; names != NULL && names[i] != NULL && !can; i++)
    can = shows_files (names[i]);

  query->answer (can, query->object);
  g_object_unref (query->object);
}

/* Finds out whether qs_compat_show_in_files() would do anything.
 * Without a session bus there is no answer. Keeps @object until then. */
void
qs_compat_can_show_in_files (QsCompatAnswerFunc answer,
                             GObject           *object)
{
  GDBusConnection *bus = g_application_get_dbus_connection (g_application_get_default ());
  Query *query;

  if (bus == NULL)
    return;

  query = g_new (Query, 1);
  query->answer = answer;
  query->object = g_object_ref (object);
  g_dbus_connection_call (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                          "ListActivatableNames", NULL, G_VARIANT_TYPE ("(as)"),
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, names_listed_cb, query);
}

/* Shows the file in the desktop's file manager. @shown (nullable) hears when the desktop was asked to. */
void
qs_compat_show_in_files (GtkWindow          *parent,
                         const char         *path,
                         GAsyncReadyCallback shown,
                         gpointer            user_data)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);

  gtk_file_launcher_open_containing_folder (launcher, parent, NULL, shown, user_data);
#else
  GDBusConnection *bus = g_application_get_dbus_connection (g_application_get_default ());
  g_autofree char *uri = g_file_get_uri (file);
  const char *uris[] = { uri, NULL };

  if (bus != NULL)
    g_dbus_connection_call (bus, FILE_MANAGER_NAME, FILE_MANAGER_PATH, FILE_MANAGER_NAME, "ShowItems",
                            g_variant_new ("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, shown, user_data);
#endif
}

/* Opens the file in the program that the user has for such
 * files. @opened hears when it is open, or cannot be. */
void
qs_compat_open_file (GtkWindow          *parent,
                     const char         *path,
                     GAsyncReadyCallback opened,
                     gpointer            user_data)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

#if GTK_CHECK_VERSION(4, 10, 0)
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);

  gtk_file_launcher_launch (launcher, parent, NULL, opened, user_data);
#else
  g_autofree char *uri = g_file_get_uri (file);

  gtk_show_uri_full (parent, uri, GDK_CURRENT_TIME, NULL, opened, user_data);
#endif
}

/* Returns whether the file is open. Errors are those of GIO or GTK. */
gboolean
qs_compat_open_file_finish (GObject      *source,
                            GAsyncResult *result,
                            GError      **error)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  return gtk_file_launcher_launch_finish (GTK_FILE_LAUNCHER (source), result, error);
#else
  return gtk_show_uri_full_finish (GTK_WINDOW (source), result, error);
#endif
}

static void
unmap_cb (GtkWindow *window)
{
  GtkWindow *parent = gtk_window_get_transient_for (window);

  if (parent != NULL)
    gtk_window_present (parent);
}

static void
toplevels_changed_cb (GListModel *toplevels,
                      guint       position,
                      guint       n_removed,
                      guint       n_added)
{
  for (guint i = 0; i < n_added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, position + i);

      g_signal_connect (window, "unmap", G_CALLBACK (unmap_cb), NULL);
    }
}

/* A desktop gives the focus back to the window when its dialog goes. A browser gives it to nobody. */
void
qs_compat_mend_focus (void)
{
  if (qs_compat_is_in_browser ())
    g_signal_connect (gtk_window_get_toplevels (), "items-changed", G_CALLBACK (toplevels_changed_cb), NULL);
}
