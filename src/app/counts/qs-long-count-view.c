/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "qs-long-count-view.h"

#include <glib/gi18n.h>

#include "qs-compat.h"
#include "qs-counts-words.h"
#include "qs-label.h"
#include "qs-members.h"
#include "qs-template.h"
#include "qs-text.h"

/* Before a count that takes this long, in seconds, the user is asked. */
#define LONG_COUNT 60

struct _QsLongCountView
{
  GtkBox parent_instance;

  GtkWidget *forecast_box;
  GtkLabel *forecast_label;
  GtkLabel *cost_label;
  GtkWidget *question_box;
  GtkLabel *question_label;
  GtkWidget *confirm_button;
  GtkWidget *progress_box;
  GtkProgressBar *progress_bar;
  GtkLabel *progress_label;
  GtkWidget *pause_button;
  GtkWidget *remains_box;
  GtkLabel *remains_label;
  GtkLabel *reason_label;
  GtkWidget *discard_button;
  GtkButton *go_on_button;
  GtkWidget *other_button;
  GtkLabel *other_label;

  QsTally *tally;
  guint n;            /* the side of the board, in squares */
  gboolean is_wanted; /* whether the number of solutions is not known yet */
  gboolean is_asking;
};

QS_DEFINE_TEMPLATE_TYPE (QsLongCountView, qs_long_count_view, GTK_TYPE_BOX)

/* The board that is counted now; 0 for none. */
static guint
get_running (QsLongCountView *self)
{
  QsCountJob *job = qs_tally_get_long_job (self->tally);

  return job != NULL ? qs_count_job_get_status (job)->n : 0;
}

/* The remains of a former count of this board. */
static const QsCountRemains *
get_remains (QsLongCountView *self)
{
  if (!self->is_wanted || get_running (self) == self->n)
    return NULL;

  return qs_tally_get (self->tally, self->n)->remains;
}

/* Whether the board can be counted, and is only on request: the Search view has larger ones. */
static gboolean
can_be_offered (QsLongCountView *self)
{
  return self->is_wanted && self->n > QS_TALLY_MAX_QUICK_N && self->n <= QS_COUNT_MAX_N;
}

/* The forecast of this board, where there is something to offer; or NULL. */
static const QsCountForecast *
get_forecast (QsLongCountView *self)
{
  const QsCountForecast *forecast = &qs_tally_get (self->tally, self->n)->forecast;

  return can_be_offered (self) && get_running (self) != self->n && get_remains (self) == NULL && forecast->n > 0 ? forecast
                                                                                                                 : NULL;
}

/* The text below the progress bar. */
static char *
describe_progress (QsCountJob *job)
{
  const QsCountStatus *status = qs_count_job_get_status (job);

  switch (status->state)
    {
    case QS_COUNT_JOB_PAUSED:
      /* Translators: such as “43 %”. */
      return qs_text_fill (_ ("Paused at %s"), qs_counts_words_percent (status->progress));
    case QS_COUNT_JOB_FAILED:
      return g_strdup (status->error->message);
    case QS_COUNT_JOB_COUNTING:
    case QS_COUNT_JOB_STOPPED:
    case QS_COUNT_JOB_FINISHED:
    default:
      return qs_counts_words_progress (status->progress, status->rate, status->seconds_left);
    }
}

static void
update_progress (QsLongCountView *self)
{
  QsCountJob *job = qs_tally_get_long_job (self->tally);
  gboolean is_here = job != NULL && get_running (self) == self->n;
  gboolean is_counting = is_here && qs_count_job_get_status (job)->state == QS_COUNT_JOB_COUNTING;

  gtk_widget_set_visible (self->progress_box, is_here);
  gtk_widget_set_visible (self->pause_button, is_counting);
  if (is_here)
    {
      qs_label_take (self->progress_label, describe_progress (job));
      gtk_progress_bar_set_fraction (self->progress_bar, CLAMP (qs_count_job_get_status (job)->progress, 0, 1));
    }
}

static char *
describe_remains (const QsCountRemains *remains)
{
  if (remains->is_outdated)
    return g_strdup (_ ("Another version of Queenside began this count, and this one cannot resume it."));

  return qs_text_fill (remains->was_stopped
                           /* Translators: such as “43 %”. */
                           ? _ ("Stopped at %s")
                           /* Translators: such as “43 %”. */
                           : _ ("A count was interrupted at %s."),
                       qs_counts_words_percent (remains->progress));
}

static void
update_remains (QsLongCountView *self)
{
  const QsCountRemains *remains = get_remains (self);

  gtk_widget_set_visible (self->remains_box, remains != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "count.go-on", remains != NULL && get_running (self) == 0);
  if (remains != NULL)
    {
      gboolean is_readable = remains->progress >= 0;
      gboolean has_reason = remains->reason != NULL && !remains->is_outdated;

      qs_label_take (self->remains_label, describe_remains (remains));
      gtk_widget_set_visible (GTK_WIDGET (self->remains_label), is_readable || remains->is_outdated);
      qs_label_take_or_hide (self->reason_label, has_reason ? g_strdup (remains->reason) : NULL);
      gtk_widget_set_visible (self->discard_button, remains->can_discard);
      gtk_button_set_label (self->go_on_button, is_readable            ? _ ("Resume")
                                                : remains->is_outdated ? _ ("Begin Anew")
                                                                       : _ ("Try Again"));
    }
}

/* Describes the other board that needs attention, and finds its n. Only one board is counted at a time. Without one,
 * it is a count that was interrupted; one that the user stopped is not mentioned. NULL for nothing. */
static char *
describe_other (QsLongCountView *self,
                guint           *n)
{
  QsCountJob *job = qs_tally_get_long_job (self->tally);
  const QsCountRemains *offer = qs_tally_get_offer (self->tally);
  g_autofree char *percent = NULL;

  *n = job != NULL ? qs_count_job_get_status (job)->n : offer != NULL ? offer->n : self->n;
  if (*n == self->n || (job == NULL && offer->was_stopped))
    return NULL;
  if (job == NULL && offer->is_outdated)
    /* Translators: a number of queens. */
    return g_strdup_printf (_ ("Another version of Queenside counted %u queens, and this one cannot resume that"), *n);

  percent = qs_counts_words_percent (job != NULL ? qs_count_job_get_status (job)->progress : offer->progress);

  /* Translators: a number of queens, then such as “43 %”. */
  return g_strdup_printf (job != NULL ? _ ("Counting %u queens: %s")
                                      /* Translators: a number of queens, then such as “43 %”. */
                                      : _ ("The count for %u queens was interrupted at %s"),
                          *n, percent);
}

static gboolean
has_focus (QsLongCountView *self)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* A pressed button mostly makes way for another, which then gets the focus. */
static void
update (QsLongCountView *self)
{
  const QsCountForecast *forecast = get_forecast (self);
  gboolean had_focus = has_focus (self);
  gboolean is_shown;
  guint other_n;
  g_autofree char *other = describe_other (self, &other_n);

  gtk_widget_set_visible (self->forecast_box, forecast != NULL && !self->is_asking);
  gtk_widget_set_visible (self->question_box, forecast != NULL && self->is_asking);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "count.start",
                                 forecast != NULL && get_running (self) == 0 && forecast->memory <= forecast->available);
  if (forecast != NULL)
    {
      qs_label_take (self->forecast_label, qs_counts_words_forecast (forecast));
      qs_label_take (self->cost_label, qs_counts_words_cost (forecast));
      qs_label_take (self->question_label, qs_counts_words_question (forecast));
    }
  update_progress (self);
  update_remains (self);
  gtk_widget_set_visible (self->other_button, other != NULL);
  if (other != NULL)
    {
      qs_label_take (self->other_label, g_strdup (other));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->other_button), GTK_ACCESSIBLE_PROPERTY_LABEL, other, -1);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->other_button), "u", other_n);
    }

  is_shown = gtk_widget_get_visible (self->forecast_box) || gtk_widget_get_visible (self->question_box) ||
             gtk_widget_get_visible (self->progress_box) || gtk_widget_get_visible (self->remains_box) ||
             gtk_widget_get_visible (self->other_button);
  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);
  if (had_focus && is_shown && !has_focus (self))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

static void
start (QsLongCountView *self)
{
  g_autoptr (GError) error = NULL;

  self->is_asking = FALSE;
  /* The problem with the file takes the place of the offer. */
  if (get_running (self) == 0 && (can_be_offered (self) || get_remains (self) != NULL) &&
      !qs_tally_count (self->tally, self->n, &error))
    qs_compat_announce (GTK_WIDGET (self), error->message);
  update (self);
}

static void
start_activated_cb (QsLongCountView *self)
{
  const QsCountForecast *forecast = get_forecast (self);

  if (forecast == NULL)
    return;

  if (forecast->seconds < LONG_COUNT)
    {
      start (self);
      return;
    }

  self->is_asking = TRUE;
  update (self);
  gtk_widget_grab_focus (self->confirm_button);
  qs_compat_announce (GTK_WIDGET (self), gtk_label_get_label (self->question_label));
}

static void
cancel_activated_cb (QsLongCountView *self)
{
  self->is_asking = FALSE;
  update (self);
}

static void
pause_activated_cb (QsLongCountView *self,
                    const char      *action)
{
  QsCountJob *job = qs_tally_get_long_job (self->tally);

  if (job == NULL)
    return;

  if (g_str_equal (action, "count.pause"))
    qs_count_job_pause (job);
  else
    qs_count_job_resume (job);
  update (self);
}

static void
discard_activated_cb (QsLongCountView *self)
{
  const QsCountRemains *remains = get_remains (self);
  g_autoptr (GError) error = NULL;

  if (remains == NULL || !remains->can_discard)
    return;

  if (!qs_tally_discard (self->tally, self->n, &error))
    qs_compat_announce (GTK_WIDGET (self), error->message);
  update (self);
}

static void
qs_long_count_view_class_init (QsLongCountViewClass *klass)
{
  qs_members_own (klass, QsLongCountView, tally, g_object_unref);
  qs_template_set (klass, QsLongCountView, "qs-long-count-view", forecast_box, forecast_label, cost_label,
                   question_box, question_label, confirm_button, progress_box, progress_bar, progress_label,
                   pause_button, remains_box, remains_label, reason_label, discard_button, go_on_button, other_button,
                   other_label);
  qs_template_install_action (klass, "count.start", NULL, start_activated_cb);
  qs_template_install_action (klass, "count.confirm", NULL, start);
  qs_template_install_action (klass, "count.cancel", NULL, cancel_activated_cb);
  qs_template_install_action (klass, "count.pause", NULL, pause_activated_cb);
  qs_template_install_action (klass, "count.resume", NULL, pause_activated_cb);
  qs_template_install_action (klass, "count.discard", NULL, discard_activated_cb);
  qs_template_install_action (klass, "count.go-on", NULL, start);
}

/* Shows what is new of a board. A count is offered only where @is_wanted: its number
 * is not known yet. A running count is shown whatever its board is. */
void
qs_long_count_view_set_board (QsLongCountView *self,
                              QsTally         *tally,
                              guint            n,
                              gboolean         is_wanted)
{
  g_set_object (&self->tally, tally);
  self->is_asking = self->is_asking && self->n == n && is_wanted;
  self->n = n;
  self->is_wanted = is_wanted;
  update (self);
}
