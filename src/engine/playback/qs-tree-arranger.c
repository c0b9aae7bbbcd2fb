/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Keeps the layout of a growing search tree up to date.
 *
 * Small trees are laid out at once. Large ones are laid out in a thread, from a
 * copy, which is lent to the thread and updated whenever it is back. The wait
 * for the next layout is proportional to the time of the last one. */

#include "qs-tree-arranger.h"

#include <string.h>

#include "qs-errand.h"

/* How many nodes are laid out at once at most: that takes about half a millisecond. */
#define MAX_AT_ONCE 5000

/* The time between two layouts in a thread: at least this many microseconds, and at least this many times as long as
 * the last layout took. */
#define LEAST_PAUSE (100 * G_TIME_SPAN_MILLISECOND)
#define PAUSE_FACTOR 3

struct _QsTreeArranger
{
  GObject parent_instance;

  const QsTree *tree; /* nullable; belongs to whoever set it */
  QsTree *copy;       /* NULL while a thread has it */
  QsTreeLayout *layout;
  QsTreeFolds folds;
  QsTreeForest forest;
  GArray *opened;     /* of guint32: those that stay open nevertheless */
  guint64 change;     /* the tree's last change that was laid out, or is being; 0 to lay it out anyway */
  QsErrand *work;     /* nullable: a thread's */
  gint64 next_start;
  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (QsTreeArranger, qs_tree_arranger, G_TYPE_OBJECT)

/* The work of a thread, and its result. */
typedef struct
{
  QsTree *copy;
  QsTreeFolding folding; /* what was opened is a copy, too */
  QsTreeLayout *layout;
  gint64 duration;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->copy, qs_tree_free);
  g_clear_pointer (&job->layout, qs_tree_layout_unref);
  g_free ((gpointer) job->folding.opened);
  g_free (job);
}

static gboolean
lay_out (QsErrandRun *run,
         gpointer     data,
         GError     **error)
{
  Job *job = data;
  gint64 start = g_get_monotonic_time ();

  job->layout = qs_tree_layout_new (job->copy, &job->folding);
  job->duration = g_get_monotonic_time () - start;

  return TRUE;
}

static const QsErrandKind work_kind = {
  .name = "qs-tree-arrange",
  .is_awaited = TRUE,
  .work = lay_out,
  .free_job = job_free,
};

/* How many nodes a failed subtree has at least, below its top, to be folded in a tree of @n_nodes; 0 if none is. */
guint
qs_tree_folds_get_least (QsTreeFolds folds,
                         guint       n_nodes)
{
  if (folds == QS_TREE_FOLDS_AUTOMATIC)
    return n_nodes > QS_TREE_ARRANGER_AUTOMATIC ? QS_TREE_ARRANGER_LEAST : 0;

  return folds == QS_TREE_FOLDS_ALL ? 1 : 0;
}

/* The forest of which the method searches a part, row by row from the top; without rows if it searches otherwise, or all
 * of it. */
QsTreeForest
qs_tree_find_forest (const QsMoment *moment)
{
  const QsMethod *method = moment->method;
  gboolean has_forest = !method->picks_line && method->recording == NULL && method->look != QS_LOOK_MOVES &&
                        method->look != QS_LOOK_BOARD;
  QsTreeForest forest = { .n_rows = has_forest ? qs_moment_get_rows (moment) : 0 };

  for (guint row = 0; row < forest.n_rows; row++)
    forest.squares[row] = qs_search_get_choices (moment->problem, moment->n, row);

  return forest;
}

/* The part of all boards that brute force has tried at a moment of its search. */
double
qs_tree_find_tried (const QsMoment *moment)
{
  guint n_rows = qs_moment_get_rows (moment);
  double tried = 0, part = 1;

  for (guint row = 0; row < n_rows; row++)
    {
      guint32 squares = qs_search_get_choices (moment->problem, moment->n, row);
      gboolean is_left = moment->step > 0 && moment->event == QS_TRACE_REMOVE && row == moment->row;
      gboolean is_full = row + 1 == n_rows && moment->n_placed == n_rows;
      guint column = is_left ? moment->column : moment->columns[row];

      if (row >= moment->n_placed && !is_left)
        break;
      part /= __builtin_popcount (squares);
      tried += part * (__builtin_popcount (squares & ((1u << column) - 1)) + (is_left || is_full));
    }

  return tried;
}

static QsTreeFolding
get_folding (QsTreeArranger *self)
{
  return (QsTreeFolding){ self->forest, qs_tree_folds_get_least (self->folds, self->tree->n_nodes),
                          (const guint32 *) (gpointer) self->opened->data, self->opened->len };
}

static void
take_layout (QsTreeArranger *self,
             QsTreeLayout   *layout)
{
  QsTreeLayout *old = self->layout;

  self->layout = layout;
  g_signal_emit_by_name (self, "arranged");
  g_clear_pointer (&old, qs_tree_layout_unref);
}

static void
laid_out_cb (QsTreeArranger *self)
{
  g_autoptr (QsErrand) work = g_steal_pointer (&self->work);
  Job *job = qs_errand_get_job (work);

  self->copy = g_steal_pointer (&job->copy);
  self->next_start = g_get_monotonic_time () + MAX (LEAST_PAUSE, PAUSE_FACTOR * job->duration);
  take_layout (self, g_steal_pointer (&job->layout));
  qs_tree_arranger_update (self);
}

static void
start_thread (QsTreeArranger *self)
{
  Job *job = g_new0 (Job, 1);

  if (self->copy == NULL)
    self->copy = qs_tree_new ();
  qs_tree_copy (self->copy, self->tree);
  self->change = self->tree->change;

  job->copy = g_steal_pointer (&self->copy);
  job->folding = get_folding (self);
  job->folding.opened = g_memdup2 (self->opened->data, self->opened->len * sizeof (guint32));
  self->work = qs_errand_start (&work_kind, job, 0, NULL);
  g_signal_connect_object (self->work, "finished", G_CALLBACK (laid_out_cb), self, G_CONNECT_SWAPPED);
}

static gboolean
timeout_cb (gpointer user_data)
{
  QsTreeArranger *self = QS_TREE_ARRANGER (user_data);

  self->timeout_id = 0;
  qs_tree_arranger_update (self);

  return G_SOURCE_REMOVE;
}

/* At once, or as soon as it may. */
static void
start (QsTreeArranger *self)
{
  gint64 pause = self->next_start - g_get_monotonic_time ();

  if (self->work != NULL || self->timeout_id != 0)
    return;

  if (pause <= 0)
    {
      start_thread (self);
      return;
    }

  self->timeout_id = g_timeout_add ((guint) (pause / 1000 + 1), timeout_cb, self);
  g_source_set_name_by_id (self->timeout_id, "qs-tree-arranger");
}

static void
qs_tree_arranger_finalize (GObject *object)
{
  QsTreeArranger *self = QS_TREE_ARRANGER (object);

  qs_errand_forget (&self->work, self);
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_pointer (&self->copy, qs_tree_free);
  g_clear_pointer (&self->layout, qs_tree_layout_unref);
  g_array_unref (self->opened);

  G_OBJECT_CLASS (qs_tree_arranger_parent_class)->finalize (object);
}

static void
qs_tree_arranger_class_init (QsTreeArrangerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qs_tree_arranger_finalize;

  /* There is a new layout; the one before goes afterwards. */
  g_signal_new ("arranged", QS_TYPE_TREE_ARRANGER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qs_tree_arranger_init (QsTreeArranger *self)
{
  self->opened = g_array_new (FALSE, FALSE, sizeof (guint32));
}

QsTreeArranger *
qs_tree_arranger_new (void)
{
  return g_object_new (QS_TYPE_TREE_ARRANGER, NULL);
}

/* At once, even if it is the same tree. */
static void
arrange_anew (QsTreeArranger *self)
{
  self->change = 0;
  self->next_start = 0;
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  qs_tree_arranger_update (self);
}

/* Begins with a tree, which lives until another one or %NULL is set; also with one that was
 * cleared. Forgets which subtrees were opened. */
void
qs_tree_arranger_set_tree (QsTreeArranger *self,
                           const QsTree   *tree)
{
  self->tree = tree;
  qs_errand_forget (&self->work, self);
  g_array_set_size (self->opened, 0);
  g_clear_pointer (&self->copy, qs_tree_free);
  take_layout (self, NULL);
  arrange_anew (self);
}

/* The tree may have changed. Then a small one is laid out when this returns. */
void
qs_tree_arranger_update (QsTreeArranger *self)
{
  QsTreeFolding folding;

  if (self->tree == NULL || self->change == self->tree->change)
    return;

  /* It was cleared: none of the layout's nodes exist any more. */
  if (self->layout != NULL && self->layout->n_nodes > self->tree->n_nodes)
    {
      qs_errand_forget (&self->work, self);
      take_layout (self, NULL);
    }

  if (self->tree->n_nodes > MAX_AT_ONCE)
    {
      start (self);
      return;
    }

  qs_errand_forget (&self->work, self);
  self->change = self->tree->change;
  folding = get_folding (self);
  take_layout (self, qs_tree_layout_new (self->tree, &folding));
}

/* Forgets which subtrees were opened. */
void
qs_tree_arranger_set_folds (QsTreeArranger *self,
                            QsTreeFolds     folds)
{
  if (self->folds == folds)
    return;

  self->folds = folds;
  g_array_set_size (self->opened, 0);
  arrange_anew (self);
}

/* Lays the tree out over a forest, where nothing is folded; over none, if it has no rows. */
void
qs_tree_arranger_set_forest (QsTreeArranger     *self,
                             const QsTreeForest *forest)
{
  if (memcmp (&self->forest, forest, sizeof *forest) == 0)
    return;

  self->forest = *forest;
  arrange_anew (self);
}

/* Unfolds a subtree, whose top is @node. Failed subtrees below stay folded. */
void
qs_tree_arranger_open (QsTreeArranger *self,
                       guint32         node)
{
  g_array_append_val (self->opened, node);
  arrange_anew (self);
}

/* The newest layout, or %NULL; all its nodes are in the tree, but it may lack some of the tree's
 * nodes. */
QsTreeLayout *
qs_tree_arranger_get_layout (QsTreeArranger *self)
{
  return self->layout;
}
