/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Symmetry classes as they are looked at, against the published counts and a list of all solutions. */

#include "qs-images.h"

#include <string.h>

#include "engine-test-util.h"
#include "qs-enumerator.h"
#include "qs-explorer.h"
#include "qs-test-explorer.h"
#include "qs-test-main.h"

#define MAX_SOLUTIONS 352

typedef struct
{
  QsExplorer *explorer;
  QsImages *images;
  guint n;
  guint16 solutions[MAX_SOLUTIONS][QS_CENSUS_MAX_N]; /* all of them, in order */
  guint n_solutions;
  guint n_changes;
} Fixture;

static void
count_change (Fixture *self)
{
  self->n_changes++;
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->explorer = qs_test_explorer_new (8);
  self->images = qs_images_new ();
  g_signal_connect_swapped (self->images, "changed", G_CALLBACK (count_change), self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->images);
  qs_explorer_stop (self->explorer);
  g_object_unref (self->explorer);
}

static QsSolutionSet *
get_listed (Fixture *self)
{
  return qs_explorer_get_status (self->explorer)->shown;
}

static void
choose_board (Fixture *self,
              guint    n)
{
  QsEnumerator enumerator;

  self->n = n;
  self->n_solutions = 0;
  qs_test_set_n (self->explorer, n);
  qs_enumerator_init (&enumerator, n);
  while (qs_enumerator_next (&enumerator, G_MAXUINT64, self->solutions[self->n_solutions]) == QS_ENUMERATOR_SOLUTION)
    self->n_solutions++;
  engine_run_until (qs_solution_set_get_status (get_listed (self))->is_complete);
}

static guint
find (Fixture       *self,
      const guint16 *columns)
{
  for (guint i = 0; i < self->n_solutions; i++)
    {
      if (memcmp (self->solutions[i], columns, self->n * sizeof *columns) == 0)
        return i;
    }

  return G_MAXUINT;
}

static void
look_at (Fixture *self,
         guint    index,
         guint64  rank)
{
  qs_images_set_solution (self->images, get_listed (self),
                          qs_explorer_get_status (self->explorer)->whole[QS_CENSUS_FUNDAMENTAL], rank,
                          self->solutions[index]);
}

static gboolean
is_all_known (Fixture *self)
{
  const QsImageClass *known = qs_images_get (self->images);

  for (guint i = 0; i < known->size; i++)
    {
      if (known->images[i].is_listed && !known->images[i].has_rank)
        return FALSE;
    }

  return known->has_class && known->n_classes > 0;
}

/* Checks solution @index; returns its class. */
static guint64
check_solution (Fixture *self,
                guint    index)
{
  const QsImageClass *known = qs_images_get (self->images);
  guint n_same = 0;

  look_at (self, index, index);
  engine_run_until (is_all_known (self));

  for (guint i = 0; i < known->size; i++)
    {
      guint16 image[QS_CENSUS_MAX_N];
      QsSymmetry symmetry = known->images[i].symmetry;

      qs_symmetry_apply (symmetry, self->solutions[index], self->n, self->n, image);
      g_assert_cmpmem (image, self->n * sizeof *image, known->images[i].columns, self->n * sizeof *image);
      g_assert_true (known->images[i].has_rank);
      g_assert_cmpuint (known->images[i].rank, ==, find (self, image));
      g_assert_true ((symmetry == QS_SYMMETRY_IDENTITY) == (known->images[i].rank == index));
      n_same += symmetry == QS_SYMMETRY_IDENTITY ? 1 : 0;
    }

  g_assert_cmpuint (n_same, ==, 1);
  g_assert_cmpuint (known->class_rank, <, known->n_classes);

  return known->class_rank;
}

/* Each class has as many members as it has images, and its least member's number grows with its own. */
QS_TEST_WITH (every_solution_is_in_its_class, Fixture, NULL, set_up, tear_down)
{
  static const struct
  {
    guint n, of_eight, of_four, of_two, of_one;
  } boards[] = {
    { 1, 0, 0, 0, 1 }, { 4, 0, 0, 1, 0 }, { 5, 1, 0, 1, 0 },
    { 6, 0, 1, 0, 0 }, { 7, 4, 2, 0, 0 }, { 8, 11, 1, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      guint sizes[QS_SYMMETRIES + 1] = { 0 };
      guint64 n_classes = 0;

      choose_board (fixture, boards[i].n);
      for (guint index = 0; index < fixture->n_solutions; index++)
        {
          guint64 class_rank = check_solution (fixture, index);

          g_assert_cmpuint (class_rank, <=, n_classes);
          n_classes = MAX (n_classes, class_rank + 1);
          sizes[qs_images_get (fixture->images)->size]++;
        }

      g_assert_cmpuint (sizes[8], ==, 8 * boards[i].of_eight);
      g_assert_cmpuint (sizes[4], ==, 4 * boards[i].of_four);
      g_assert_cmpuint (sizes[2], ==, 2 * boards[i].of_two);
      g_assert_cmpuint (sizes[1], ==, boards[i].of_one);
      g_assert_cmpuint (n_classes, ==, boards[i].of_eight + boards[i].of_four + boards[i].of_two + boards[i].of_one);
    }
}

/* Whoever walks from image to image sees the same boards in the same places. */
QS_TEST_WITH (order_stays_within_a_class, Fixture, NULL, set_up, tear_down)
{
  const QsImageClass *known = qs_images_get (fixture->images);
  guint16 images[QS_SYMMETRIES][QS_CENSUS_MAX_N];

  choose_board (fixture, 8);
  look_at (fixture, 0, 0);
  g_assert_cmpuint (known->size, ==, 8);
  for (guint i = 0; i < 8; i++)
    memcpy (images[i], known->images[i].columns, sizeof images[i]);
  g_assert_cmpmem (images[0], 8 * sizeof **images, fixture->solutions[0], 8 * sizeof **images);

  for (guint i = 1; i < 8; i++)
    {
      guint index = find (fixture, images[i]);

      look_at (fixture, index, index);
      for (guint j = 0; j < 8; j++)
        g_assert_cmpmem (known->images[j].columns, 8 * sizeof **images, images[j], 8 * sizeof **images);
      g_assert_cmpint (known->images[i].symmetry, ==, QS_SYMMETRY_IDENTITY);
    }
}

/* Only the least image is one of the fundamental solutions, and its number there is that of the class. */
QS_TEST_WITH (only_the_least_is_fundamental, Fixture, NULL, set_up, tear_down)
{
  const QsImageClass *known = qs_images_get (fixture->images);

  choose_board (fixture, 8);
  qs_explorer_set_scope (fixture->explorer, QS_CENSUS_FUNDAMENTAL);
  engine_run_until (qs_solution_set_get_status (get_listed (fixture))->is_complete);
  look_at (fixture, 0, 0);
  engine_run_until (is_all_known (fixture));

  for (guint i = 0; i < 8; i++)
    {
      g_assert_true (known->images[i].is_listed == (i == 0));
      g_assert_true (known->images[i].fits);
      g_assert_true (known->images[i].has_rank == (i == 0));
    }
}

QS_TEST_WITH (nothing_is_known_of_no_solution, Fixture, NULL, set_up, tear_down)
{
  guint n_changes;

  choose_board (fixture, 6);
  look_at (fixture, 1, 1);
  engine_run_until (is_all_known (fixture));
  n_changes = fixture->n_changes;
  qs_images_clear (fixture->images);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes + 1);
  g_assert_cmpuint (qs_images_get (fixture->images)->size, ==, 0);
  g_assert_false (qs_images_get (fixture->images)->has_class);

  /* A call that changes nothing does not notify. */
  qs_images_clear (fixture->images);
  g_assert_cmpuint (fixture->n_changes, ==, n_changes + 1);
}
