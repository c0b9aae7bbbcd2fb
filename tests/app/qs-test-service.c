/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A service of the desktop, played by the test. */

#include "qs-test-service.h"

#include "qs-test-session.h"

struct _TestService
{
  GMainLoop *loop;
  GThread *thread;
  GDBusInterfaceVTable vtable;
  guint name;
};

static gpointer
run_loop (gpointer loop)
{
  g_main_loop_run (loop);

  return NULL;
}

/* Returns: (transfer full): a service, until test_service_end() */
TestService *
test_service_start (const char                  *name,
                    const char                  *path,
                    const char                  *xml,
                    GDBusInterfaceMethodCallFunc called,
                    gpointer                     data)
{
  TestService *self = g_new0 (TestService, 1);
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GDBusNodeInfo) node = NULL;
  g_autoptr (GError) error = NULL;

  g_main_context_push_thread_default (context);
  self->vtable.method_call = called;
  node = g_dbus_node_info_new_for_xml (xml, &error);
  g_assert_no_error (error);
  for (guint i = 0; node->interfaces[i] != NULL; i++)
    {
      g_assert_cmpuint (g_dbus_connection_register_object (test_session_get_bus (), path, node->interfaces[i],
                                                           &self->vtable, data, NULL, &error), >, 0);
      g_assert_no_error (error);
    }

  self->name = g_bus_own_name_on_connection (test_session_get_bus (), name, G_BUS_NAME_OWNER_FLAGS_NONE, NULL, NULL,
                                             NULL, NULL);
  g_main_context_pop_thread_default (context);
  self->loop = g_main_loop_new (context, FALSE);
  self->thread = g_thread_new ("test-service", run_loop, self->loop);

  return self;
}

/* Leaves the bus; the objects stay there, with nobody to call them by a name.
 * @self: (transfer full): a service */
void
test_service_end (TestService *self)
{
  g_bus_unown_name (self->name);
  g_main_loop_quit (self->loop);
  g_thread_join (self->thread);
  g_main_loop_unref (self->loop);
  g_free (self);
}
