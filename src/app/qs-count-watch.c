/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the desktop hears of the long count: not to fall asleep meanwhile, and its end. */

#include "qs-count-watch.h"

#include <glib/gi18n.h>

#include "qs-counts-words.h"
#include "qs-text.h"

/* A user who waited longer than this, in seconds, may look at something else by now. */
#define LONG_WAIT 10

/* The name of a tally's data for its watch. */
#define WATCH "qs-count-watch"

typedef struct
{
  GtkApplication *application; /* not owned: outlives the tally */
  GSettings *settings;
  gboolean keeps_awake;
  guint cookie; /* of what the desktop was asked for; 0 where it cannot do it */
} Watch;

static void
watch_free (gpointer data)
{
  Watch *self = data;

  g_object_unref (self->settings);
  g_free (self);
}

/* A count that is paused lets the computer sleep. */
static void
update (QsTally *tally)
{
  Watch *self = g_object_get_data (G_OBJECT (tally), WATCH);
  QsCountJob *job = qs_tally_get_long_job (tally);
  gboolean keeps_awake = job != NULL && qs_count_job_get_status (job)->state == QS_COUNT_JOB_COUNTING &&
                         g_settings_get_boolean (self->settings, "keep-awake");

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

static void
finished_cb (QsTally             *tally,
             const QsCountRecord *record,
             GApplication        *application)
{
  double seconds = (double) record->time / G_USEC_PER_SEC;
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *number = qs_counts_words_total (&record->solutions);
  g_autofree char *title = NULL;
  g_autofree char *body = NULL;
  g_autofree char *id = g_strdup_printf ("count-%u", record->n);

  if (seconds < LONG_WAIT)
    return;

  /* Translators: a number of solutions, then of queens. */
  title = g_strdup_printf (_ ("%s solutions for %u queens"), number, record->n);
  /* Translators: a time span. */
  body = qs_text_fill (_ ("Counted in %s"), qs_text_duration (seconds));
  notification = g_notification_new (title);
  g_notification_set_body (notification, body);
  g_notification_set_default_action_and_target (notification, "app.show-count", "u", record->n);
  g_application_send_notification (application, id, notification);
}

/* Has the desktop keep the computer awake while a count runs, where the user wants that, and notifies it of the end of a
 * count that took long. To be called once for a tally, which the application outlives. */
void
qs_count_watch_begin (GtkApplication *application,
                      GSettings      *settings,
                      QsTally        *tally)
{
  const Watch watch = { .application = application, .settings = g_object_ref (settings) };

  g_object_set_data_full (G_OBJECT (tally), WATCH, g_memdup2 (&watch, sizeof watch), watch_free);
  g_signal_connect (tally, "changed", G_CALLBACK (update), NULL);
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (update), tally, G_CONNECT_SWAPPED);
  g_signal_connect (tally, "finished", G_CALLBACK (finished_cb), application);
  update (tally);
}
