/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop hears of the long count: not to fall asleep meanwhile, and its end. */

#include "qs-count-watch.h"

#include <glib/gi18n.h>

#include "qs-counter-words.h"
#include "qs-text.h"

/* A user who waited longer than this, in seconds, may look at something else by now. */
#define LONG_WAIT 10

struct _QsCountWatch
{
  GObject parent_instance;

  GtkApplication *application; /* owns this, and the next two longer */
  GSettings *settings;
  QsTally *tally;
  gboolean keeps_awake;
  guint cookie; /* of what the desktop was asked for; 0 where it cannot do it */
};

G_DEFINE_FINAL_TYPE (QsCountWatch, qs_count_watch, G_TYPE_OBJECT)

static void
keep_awake (QsCountWatch *self,
            gboolean      keeps_awake)
{
  if (self->keeps_awake == keeps_awake)
    return;

  self->keeps_awake = keeps_awake;
  if (keeps_awake)
    self->cookie = gtk_application_inhibit (self->application, NULL, GTK_APPLICATION_INHIBIT_SUSPEND,
                                            /* Translators: why the computer does not go to sleep. */
                                            _ ("A large board is being counted"));
  else if (self->cookie > 0)
    gtk_application_uninhibit (self->application, self->cookie);
}

/* A count that is paused lets the computer sleep. */
static void
update (QsCountWatch *self)
{
  QsCountJob *job = qs_tally_get_long_job (self->tally);

  keep_awake (self, job != NULL && qs_count_job_get_status (job)->state == QS_COUNT_JOB_COUNTING &&
                        g_settings_get_boolean (self->settings, "keep-awake"));
}

static void
finished_cb (QsCountWatch        *self,
             const QsCountRecord *record)
{
  double seconds = (double) record->time / G_USEC_PER_SEC;
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *number = qs_counter_words_total (&record->solutions);
  g_autofree char *duration = qs_text_duration (seconds);
  g_autofree char *title = NULL;
  g_autofree char *body = NULL;
  g_autofree char *id = g_strdup_printf ("count-%u", record->n);

  if (seconds < LONG_WAIT)
    return;

  /* Translators: a number of solutions, then of queens. */
  title = g_strdup_printf (_ ("%s solutions for %u queens"), number, record->n);
  /* Translators: a time span. */
  body = g_strdup_printf (_ ("Counted in %s"), duration);
  notification = g_notification_new (title);
  g_notification_set_body (notification, body);
  g_notification_set_default_action_and_target (notification, "app.show-count", "u", record->n);
  g_application_send_notification (G_APPLICATION (self->application), id, notification);
}

static void
qs_count_watch_class_init (QsCountWatchClass *klass)
{
}

static void
qs_count_watch_init (QsCountWatch *self)
{
}

/* All three outlive the watch, which works by itself. */
QsCountWatch *
qs_count_watch_new (GtkApplication *application,
                    GSettings      *settings,
                    QsTally        *tally)
{
  QsCountWatch *self = g_object_new (QS_TYPE_COUNT_WATCH, NULL);

  self->application = application;
  self->settings = settings;
  self->tally = tally;
  g_signal_connect_object (tally, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tally, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}
