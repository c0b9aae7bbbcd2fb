/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a class of widgets has from its template, and its actions. Children are in the fields of their names. */

#pragma once

#include <gtk/gtk.h>

/* As G_DEFINE_FINAL_TYPE(), for a widget that begins with what its template says. */
#define QS_DEFINE_TEMPLATE_TYPE(Type, prefix, PARENT) \
  G_DEFINE_FINAL_TYPE (Type, prefix, PARENT) \
  static void prefix##_init (Type *self) { gtk_widget_init_template (GTK_WIDGET (self)); }

/* Gives a class the template of that name, with its children. Unless the class does more, and it is not a window's, it
 * disposes as below; unless it places its children itself, each of them has all of it. */
#define qs_template_set(klass, Type, name, ...) \
  qs_template_set_resource (GTK_WIDGET_CLASS (klass), "/io/github/queenside/Queenside/" name ".ui"); \
  qs_template_bind_children (klass, Type, __VA_ARGS__)
#define qs_template_bind_children(klass, Type, ...) \
  QS_TEMPLATE_EACH (QS_TEMPLATE_BIND_CHILD, klass, Type, __VA_ARGS__)
#define qs_template_bind_callbacks(klass, ...) \
  QS_TEMPLATE_EACH (QS_TEMPLATE_BIND_CALLBACK, klass, , __VA_ARGS__)
/* As GTK's, for a function that takes the widget as its class, and of the action's name and parameter what it needs. */
#define qs_template_install_action(klass, name, parameter_type, function) \
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), name, parameter_type, \
                                   (GtkWidgetActionActivateFunc) G_CALLBACK (function))
/* The types that a template names: it may come before anything else that knows them. */
#define qs_template_ensure_types(...) QS_TEMPLATE_EACH (QS_TEMPLATE_ENSURE_TYPE, , , __VA_ARGS__)

#define QS_TEMPLATE_BIND_CHILD(klass, Type, name) \
  gtk_widget_class_bind_template_child_full (GTK_WIDGET_CLASS (klass), #name, FALSE, G_STRUCT_OFFSET (Type, name));
#define QS_TEMPLATE_BIND_CALLBACK(klass, nothing, name) \
  gtk_widget_class_bind_template_callback_full (GTK_WIDGET_CLASS (klass), #name, G_CALLBACK (name));
#define QS_TEMPLATE_ENSURE_TYPE(nothing, none, type) g_type_ensure (type);

/* Writes @each for every further argument, of which there may be forty: a macro does not expand itself, but what it
 * leaves behind is expanded when it is read again. */
#define QS_TEMPLATE_EACH(each, a, b, ...) QS_TEMPLATE_AGAIN (QS_TEMPLATE_ONE (each, a, b, __VA_ARGS__))
#define QS_TEMPLATE_ONE(each, a, b, x, ...) \
  each (a, b, x) __VA_OPT__ (QS_TEMPLATE_NEXT QS_TEMPLATE_NOTHING (each, a, b, __VA_ARGS__))
#define QS_TEMPLATE_NEXT() QS_TEMPLATE_ONE
#define QS_TEMPLATE_NOTHING ()
#define QS_TEMPLATE_AGAIN(...) QS_TEMPLATE_READ_9 (QS_TEMPLATE_READ_9 (QS_TEMPLATE_READ_9 (__VA_ARGS__)))
#define QS_TEMPLATE_READ_9(...) QS_TEMPLATE_READ_3 (QS_TEMPLATE_READ_3 (QS_TEMPLATE_READ_3 (__VA_ARGS__)))
#define QS_TEMPLATE_READ_3(...) QS_TEMPLATE_READ (QS_TEMPLATE_READ (QS_TEMPLATE_READ (__VA_ARGS__)))
#define QS_TEMPLATE_READ(...) __VA_ARGS__

/* Takes the place of the dispose of a class without a template: lets go of all children, and does what the parent class
 * does. */
static inline void
qs_template_dispose_children (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (g_type_class_peek_parent (G_OBJECT_GET_CLASS (object)))->dispose (object);
}

/* Takes the place of a class's dispose, or ends it: likewise, and lets go of the template. */
static inline void
qs_template_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  qs_template_dispose_children (object);
}

static inline void
qs_template_set_resource (GtkWidgetClass *widget_class,
                          const char     *path)
{
  GObjectClass *object_class = G_OBJECT_CLASS (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class, path);
  if (object_class->dispose == G_OBJECT_CLASS (g_type_class_peek_parent (object_class))->dispose &&
      !g_type_is_a (G_OBJECT_CLASS_TYPE (object_class), GTK_TYPE_WINDOW))
    object_class->dispose = qs_template_dispose;
  if (g_type_parent (G_OBJECT_CLASS_TYPE (object_class)) == GTK_TYPE_WIDGET &&
      widget_class->size_allocate == GTK_WIDGET_CLASS (g_type_class_peek_parent (object_class))->size_allocate)
    gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

/* A class's get_request_mode, where the height depends on the width. */
static inline GtkSizeRequestMode
qs_template_prefer_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}
