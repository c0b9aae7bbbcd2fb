/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with a page of the help: its links lead to others, and a button back. */

#include "qs-help-window.h"

#include "qs-help-page.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"

/* The size, in pixels, where the screen has room for it. */
#define WIDTH 680
#define HEIGHT 560

struct _QsHelpWindow
{
  GtkWindow parent_instance;

  char *folder;       /* has a folder for each language */
  GPtrArray *visited; /* names of pages, the shown one last */

  GtkScrolledWindow *scroller;
};

G_DEFINE_FINAL_TYPE (QsHelpWindow, qs_help_window, GTK_TYPE_WINDOW)

static gboolean
link_activated_cb (GtkLabel     *label,
                   const char   *page,
                   QsHelpWindow *self);

static void
follow_links (GtkWidget    *widget,
              QsHelpWindow *self)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect_object (widget, "activate-link", G_CALLBACK (link_activated_cb), self, 0);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    follow_links (child, self);
}

/* Shows the page that was visited last, or why it cannot be read. */
static void
update (QsHelpWindow *self)
{
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *page =
      qs_help_page_new (self->folder, self->visited->pdata[self->visited->len - 1], &title, &error);

  if (page == NULL)
    page = gtk_label_new (error->message);
  else if (title != NULL)
    gtk_window_set_title (GTK_WINDOW (self), title);

  follow_links (page, self);
  gtk_widget_add_css_class (page, "help-page");
  gtk_scrolled_window_set_child (self->scroller, page);
  /* A picture has the height of its width, and could do with none. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (self->scroller)), GTK_SCROLL_NATURAL);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "help.back", self->visited->len > 1);
}

static void
visit (QsHelpWindow *self,
       const char   *page)
{
  g_ptr_array_add (self->visited, g_strdup (page));
  update (self);
}

/* The label goes with the page, but not while it is at work. */
static gboolean
link_activated_cb (GtkLabel     *label,
                   const char   *page,
                   QsHelpWindow *self)
{
  g_object_ref (label);
  visit (self, page);
  g_object_unref (label);

  return TRUE;
}

static void
activate_back (QsHelpWindow *self)
{
  g_ptr_array_set_size (self->visited, (int) self->visited->len - 1);
  update (self);
}

static void
activate_contents (QsHelpWindow *self)
{
  visit (self, "index");
}

static void
qs_help_window_class_init (QsHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  qs_members_own (klass, QsHelpWindow, folder, g_free);
  qs_members_own (klass, QsHelpWindow, visited, g_ptr_array_unref);

  qs_template_set (widget_class, QsHelpWindow, "qs-help-window", scroller);
  qs_template_install_action (widget_class, "help.back", NULL, activate_back);
  qs_template_install_action (widget_class, "help.contents", NULL, activate_contents);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "help.back", NULL);
}

static void
qs_help_window_init (QsHelpWindow *self)
{
  self->visited = g_ptr_array_new_with_free_func (g_free);

  gtk_widget_init_template (GTK_WIDGET (self));
  qs_label_wrap_title (GTK_WINDOW (self));
}

/* As large as there is room for on the parent's screen, where that is known. */
static QsHelpWindow *
create_window (GtkWindow *parent)
{
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface (gtk_widget_get_display (GTK_WIDGET (parent)),
                                                            gtk_native_get_surface (GTK_NATIVE (parent)));
  GdkRectangle screen = { .width = WIDTH, .height = HEIGHT };

  if (monitor != NULL)
    gdk_monitor_get_geometry (monitor, &screen);

  return g_object_new (QS_TYPE_HELP_WINDOW, "application", gtk_window_get_application (parent), "default-width",
                       MIN (WIDTH, screen.width), "default-height", MIN (HEIGHT, screen.height), NULL);
}

/* Shows a page of those in @folder, which has a folder for each language, beside @parent, in the window that is there already
 * if there is one. */
void
qs_help_window_show (GtkWindow  *parent,
                     const char *folder,
                     const char *page)
{
  GtkApplication *application = gtk_window_get_application (parent);
  QsHelpWindow *self = NULL;

  for (GList *window = gtk_application_get_windows (application); window != NULL && self == NULL; window = window->next)
    self = QS_IS_HELP_WINDOW (window->data) ? window->data : NULL;
  if (self == NULL)
    self = create_window (parent);

  if (parent != GTK_WINDOW (self))
    {
      gtk_window_set_transient_for (GTK_WINDOW (self), parent);
      /* Beside a modal window only another one gets keys and clicks. */
      gtk_window_set_modal (GTK_WINDOW (self), gtk_window_get_modal (parent));
    }

  g_free (self->folder);
  self->folder = g_strdup (folder);
  visit (self, page);
  gtk_window_present (GTK_WINDOW (self));
}
