/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A slider over the steps of a search, with marks at steps that are worth a look.
 *
 * GTK's own slider has the keys, the dragging and the accessible value. Only the
 * marks are added, which may be many more than that slider is made for. */

#include "qs-scrub-bar.h"

#include <math.h>

#include "qs-appearance.h"
#include "qs-compat.h"
#include "qs-measure.h"
#include "qs-members.h"
#include "qs-recording.h"

/* What a mark stands for, in the order in which they are painted. */
typedef enum
{
  BACKTRACK,
  SOLUTION,
  FAULT, /* a wrong step of another program */
  N_MARKS,
} Mark;

/* The size of a mark, in pixels. */
#define MARK_WIDTH 10
#define MARK_HEIGHT 7

/* Where marks begin, in pixels: in the padding above, so that the slider does not hide them. */
#define MARK_TOP (-10)

/* The size of a backtrack's mark, which stands below, and the least distance of two on average, in pixels. */
#define TICK_WIDTH 2
#define TICK_HEIGHT 4
#define TICK_DISTANCE 6

/* How far beside a mark one may press to go there, in pixels. */
#define REACH 4

struct _QsScrubBar
{
  GtkScale parent_instance;

  const GArray *marks[N_MARKS]; /* of guint64, the steps of each kind, ascending; NULL for none */
  GArray *faults;    /* the last of them, owned */
  guint64 last_step; /* where the bar ends */
  gboolean is_set;   /* whether the value changes from outside */
};

G_DEFINE_FINAL_TYPE (QsScrubBar, qs_scrub_bar, GTK_TYPE_SCALE)

static void
value_changed_cb (QsScrubBar *self)
{
  if (!self->is_set)
    g_signal_emit_by_name (self, "seek", (guint64) round (gtk_range_get_value (GTK_RANGE (self))));
}

static GtkWidget *
find_part (GtkWidget  *widget,
           const char *name)
{
  GtkWidget *part = gtk_widget_get_first_child (widget);

  while (part != NULL && !g_str_equal (gtk_widget_get_css_name (part), name))
    part = gtk_widget_get_next_sibling (part);

  return part;
}

/* The way of the slider's middle. Its ends are half a slider away from those of
 * the trough. GTK reports where the slider is, but not rightly in all versions. */
static void
find_track (QsScrubBar *self,
            double     *start,
            double     *length)
{
  GtkWidget *trough = find_part (GTK_WIDGET (self), "trough");
  GtkWidget *slider = trough != NULL ? find_part (trough, "slider") : NULL;
  graphene_rect_t bounds;
  int slider_width;

  *start = 0;
  *length = gtk_widget_get_width (GTK_WIDGET (self));
  if (slider == NULL || !gtk_widget_compute_bounds (trough, GTK_WIDGET (self), &bounds))
    return;

  slider_width = qs_measure_least_width (slider);
  *start = bounds.origin.x + slider_width / 2.0;
  *length = bounds.size.width - slider_width;
}

/* How many there are to see, if they stand so far from each other that they can be told apart; those of solutions and
 * faults are few, or important. */
static guint
count_marks (QsScrubBar *self,
             Mark        kind,
             double      length)
{
  const GArray *marks = self->marks[kind];

  return marks != NULL && (kind != BACKTRACK || marks->len * TICK_DISTANCE <= length) ? marks->len : 0;
}

/* The step to go to from @value: one that has a mark where that is hard to hit, as several steps share a pixel. */
static double
find_step (QsScrubBar *self,
           double      value)
{
  double start, length, nearest = value, distance;

  find_track (self, &start, &length);
  distance = REACH / MAX (length, 1) * (double) self->last_step;
  if (self->last_step < length / REACH)
    return value;

  for (guint kind = 0; kind < N_MARKS; kind++)
    {
      for (guint i = 0; i < count_marks (self, kind, length); i++)
        {
          double step = (double) g_array_index (self->marks[kind], guint64, i);

          if (fabs (step - value) < distance)
            {
              distance = fabs (step - value);
              nearest = step;
            }
        }
    }

  return nearest;
}

/* Steps are whole, wherever the pointer is. */
static gboolean
qs_scrub_bar_change_value (GtkRange     *range,
                           GtkScrollType scroll,
                           double        value)
{
  double upper = gtk_adjustment_get_upper (gtk_range_get_adjustment (range));
  double step = scroll == GTK_SCROLL_JUMP ? find_step (QS_SCRUB_BAR (range), value) : value;

  return GTK_RANGE_CLASS (qs_scrub_bar_parent_class)->change_value (range, scroll, CLAMP (round (step), 0, upper));
}

/* Wedges that point down at the trough, or ticks below it. Marks that would fall on the same pixel are drawn once. */
static void
paint_marks (QsScrubBar    *self,
             Mark           kind,
             cairo_t       *cr,
             const QsColor *color)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double start, length;
  double drawn = -1, bottom = gtk_widget_get_height (GTK_WIDGET (self));

  find_track (self, &start, &length);
  for (guint i = 0; i < count_marks (self, kind, length); i++)
    {
      double part = (double) g_array_index (self->marks[kind], guint64, i) / (double) MAX (self->last_step, 1);
      double x = round (start + length * (is_rtl ? 1 - part : part));

      if (part > 1 || x == drawn)
        continue;

      drawn = x;
      if (kind == BACKTRACK)
        {
          cairo_rectangle (cr, x - TICK_WIDTH / 2.0, bottom - TICK_HEIGHT, TICK_WIDTH, TICK_HEIGHT);
          continue;
        }
      cairo_move_to (cr, x - MARK_WIDTH / 2.0, MARK_TOP);
      cairo_line_to (cr, x + MARK_WIDTH / 2.0, MARK_TOP);
      cairo_line_to (cr, x, MARK_TOP + MARK_HEIGHT);
      cairo_close_path (cr);
    }
  qs_color_set_source (cr, color);
  cairo_fill (cr);
}

static void
qs_scrub_bar_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  QsScrubBar *self = QS_SCRUB_BAR (widget);
  const QsPalette *palette = qs_appearance_get_palette (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (-MARK_WIDTH, MARK_TOP,
                                             (float) gtk_widget_get_width (widget) + 2 * MARK_WIDTH,
                                             (float) gtk_widget_get_height (widget) - MARK_TOP);
  const QsColor *const colors[] = {
    [BACKTRACK] = &palette->tree_edge,
    [SOLUTION] = &palette->tree_solution,
    [FAULT] = &palette->tree_pruned,
  };
  cairo_t *cr;

  GTK_WIDGET_CLASS (qs_scrub_bar_parent_class)->snapshot (widget, snapshot);
  cr = qs_compat_append_cairo (snapshot, widget, &area);
  for (guint kind = 0; kind < N_MARKS; kind++)
    paint_marks (self, kind, cr, colors[kind]);
  cairo_destroy (cr);
}

static void
qs_scrub_bar_class_init (QsScrubBarClass *klass)
{
  qs_members_own (klass, QsScrubBar, faults, g_array_unref);
  GTK_WIDGET_CLASS (klass)->snapshot = qs_scrub_bar_snapshot;
  GTK_RANGE_CLASS (klass)->change_value = qs_scrub_bar_change_value;

  /* The user moved the slider to this step. */
  g_signal_new ("seek", QS_TYPE_SCRUB_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT64);
}

static void
qs_scrub_bar_init (QsScrubBar *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "scrub-bar");
  g_signal_connect (self, "value-changed", G_CALLBACK (value_changed_cb), NULL);
}

/* Shows where a search is, which lives until another is shown, and what it has come by. While it is on its way to a step, the
 * slider stays where the user has put it. */
void
qs_scrub_bar_show (QsScrubBar             *self,
                   const QsPlaybackStatus *status)
{
  QsRecording *recording = status->moment.method->recording;
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (self));
  double step = (double) status->moment.step, last_step = MAX (step, (double) status->trail.last_step);

  g_clear_pointer (&self->faults, g_array_unref);
  self->faults = recording != NULL ? qs_recording_get_faults (recording) : NULL;
  self->marks[BACKTRACK] = status->trail.backtrack_steps;
  self->marks[SOLUTION] = status->trail.solution_steps;
  self->marks[FAULT] = self->faults;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (status->is_seeking)
    return;

  self->is_set = TRUE;
  self->last_step = (guint64) last_step;
  gtk_adjustment_configure (adjustment, step, 0, last_step, 1, ceil (last_step / 10), 0);
  self->is_set = FALSE;
}
