/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The power fails at any moment: a file is the old one or the whole new one, and what the
 * program has said to be saved is there. Each sync is needed for that, so that one which were left
 * out would be noticed here. */

#include <string.h>

#include "qs-cli-commands.h"
#include "qs-count-records.h"
#include "qs-count-store.h"
#include "qs-format.h"
#include "qs-test-disk.h"
#include "qs-test-main.h"
#include "qs-test-program.h"

#define OLD "old\n"

/* A board of more units than are saved here. */
#define N 18

#define N_SAVES 3

/* Fits together; the right numbers are unknown. */
static const QsCountRecord records[] = {
  { 8, { 0, 92 }, { 4, 0 }, 1500, 1700000000 },
  { 16, { 0, 14772512 }, { 3000, 64 }, 123456789, 1700000001 },
  { N, { 0, 666090624 }, { 0, 0 }, 123456789, 1700000002 },
};

typedef struct _Fixture Fixture;

typedef struct
{
  void (*prepare) (Fixture *fixture); /* puts there what was saved long ago */
  void (*work) (Fixture *fixture);

  /* Returns which save is in the folder, 0 for what was there before all of them, or −1 for anything else */
  int (*find_save) (Fixture    *fixture,
                    const char *folder);

  const char *name;         /* of the file */
  const char *command;      /* (nullable): the file's name comes behind it */
  gboolean without_unnamed; /* whether the file system has no files without a name */
  gboolean without_links;   /* nor a second name of a file */
} Scenario;

struct _Fixture
{
  const Scenario *scenario;
  char *folder;
  char *path;
  char *whole; /* what the file holds in the end */
  gsize whole_length;
};

static void
put_old (Fixture *fixture)
{
  test_write_file (fixture->path, OLD);
}

static void
write_export (Fixture *fixture)
{
  g_autofree char *command = g_strdup_printf ("%s '%s'", fixture->scenario->command, fixture->path);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) arguments = NULL;

  g_assert_true (g_shell_parse_argv (command, NULL, &arguments, NULL));
  (g_str_equal (arguments[0], "sheet") ? qs_cli_sheet : qs_cli_list) (&arguments, &error);
  g_assert_no_error (error);
  test_disk_tell ();
}

/* A hidden file can stay where the power failed between two calls; the next export removes it. */
static gboolean
has_strays (const char *folder,
            const char *name)
{
  g_autofree char *files = test_folder_list (folder);
  g_autofree char *pattern = g_strdup_printf ("^(\\.queenside-[A-Za-z0-9]{6} )?%s$", name);

  return !g_regex_match_simple (pattern, files, 0, 0);
}

static int
find_export (Fixture    *fixture,
             const char *folder)
{
  g_autofree char *path = g_build_filename (folder, fixture->scenario->name, NULL);
  g_autofree char *content = NULL;
  gsize length;

  if (has_strays (folder, fixture->scenario->name) || !g_file_get_contents (path, &content, &length, NULL))
    return -1;

  if (g_str_equal (content, OLD))
    return 0;

  return length == fixture->whole_length && memcmp (content, fixture->whole, length) == 0 ? 1 : -1;
}

/* As the save of a number says it: that many units are done. */
static QsPartial *
make_partial (guint n_saves)
{
  QsPartial *partial = qs_partial_new (N);

  for (guint unit = 0; unit < n_saves; unit++)
    qs_partial_add (partial, unit, 1000 + unit);

  return partial;
}

static void
save (QsCountStore *store,
      guint         number)
{
  g_autoptr (QsPartial) partial = make_partial (number);
  g_autoptr (GError) error = NULL;

  qs_count_store_save (store, partial, &error);
  g_assert_no_error (error);
  test_disk_tell ();
}

static void
put_nothing (Fixture *fixture)
{
}

static void
save_states (Fixture *fixture)
{
  g_autoptr (QsCountStore) store = qs_count_store_open (fixture->path, N, NULL);

  for (guint i = 1; i <= N_SAVES; i++)
    save (store, i);
}

/* Whatever the store says of the older generation, it never counts a unit that was not counted. */
static int
find_state (Fixture    *fixture,
            const char *folder)
{
  g_autofree char *path = g_build_filename (folder, fixture->scenario->name, NULL);
  g_autoptr (QsCountStore) store = qs_count_store_open (path, N, NULL);
  g_autoptr (QsPartial) found = store != NULL ? qs_count_store_get_partial (store) : NULL;
  g_autoptr (QsPartial) expected = found != NULL ? make_partial (found->n_done) : NULL;
  g_autofree char *found_text = found != NULL ? qs_partial_to_text (found) : NULL;
  g_autofree char *expected_text = expected != NULL ? qs_partial_to_text (expected) : NULL;

  return found != NULL && g_str_equal (found_text, expected_text) ? (int) found->n_done : -1;
}

/* A file that is not ours, and the state before it. */
static void
put_refused_state (Fixture *fixture)
{
  g_autoptr (QsPartial) partial = make_partial (1);
  g_autofree char *text = qs_partial_to_text (partial);
  g_autofree char *older = g_strconcat (fixture->path, "~", NULL);

  put_old (fixture);
  test_write_file (older, text);
}

static void
save_second_state (Fixture *fixture)
{
  g_autoptr (QsCountStore) store = qs_count_store_open (fixture->path, N, NULL);

  save (store, 2);
}

/* Whether what a file held that is not ours is still anywhere. */
static gboolean
has_old (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *content = test_read_file (path);

      if (g_str_equal (content, OLD))
        return TRUE;
    }

  return FALSE;
}

static int
find_second_state (Fixture    *fixture,
                   const char *folder)
{
  return has_old (folder) ? find_state (fixture, folder) - 1 : -1;
}

static void
add_record (const char          *path,
            const QsCountRecord *record)
{
  g_autoptr (QsCountRecords) kept = qs_count_records_new (path);
  g_autoptr (GError) error = NULL;

  qs_count_records_add (kept, record, &error);
  g_assert_no_error (error);
  test_disk_tell ();
}

static void
add_records (Fixture *fixture)
{
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    add_record (fixture->path, &records[i]);
}

static gboolean
is_same (const QsCountRecord *a,
         const QsCountRecord *b)
{
  return a->n == b->n && memcmp (&a->solutions, &b->solutions, sizeof a->solutions) == 0 &&
         memcmp (&a->symmetric, &b->symmetric, sizeof a->symmetric) == 0 && a->time == b->time && a->date == b->date;
}

static int
find_records (Fixture    *fixture,
              const char *folder)
{
  g_autofree char *path = g_build_filename (folder, fixture->scenario->name, NULL);
  g_autoptr (QsCountRecords) kept = qs_count_records_new (path);
  QsCountRecord record;
  int n_found = 0;

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      if (!qs_count_records_get (kept, records[i].n, &record))
        continue;

      if ((guint) n_found++ != i || !is_same (&record, &records[i]))
        return -1;
    }

  return n_found;
}

static int
find_records_and_old (Fixture    *fixture,
                      const char *folder)
{
  return has_old (folder) ? find_records (fixture, folder) : -1;
}

static gboolean
is_right (const char *folder,
          guint       n_told,
          gpointer    user_data)
{
  Fixture *fixture = user_data;
  int found = fixture->scenario->find_save (fixture, folder);

  return found == (int) n_told || found == (int) n_told + 1;
}

static void
assert_survives (Fixture *fixture)
{
  guint n_disks = 0;
  g_autofree char *wrong = test_disk_replay (-1, is_right, fixture, &n_disks);

  g_assert_cmpstr (wrong, ==, NULL);
  g_test_message ("figure: %u disks were read after the power had failed", n_disks);
}

/* A program without one of its syncs does not. */
static void
assert_needs_all_syncs (Fixture *fixture,
                        guint    n_syncs)
{
  guint n_disks = 0;

  g_assert_cmpuint (n_syncs, >=, 2);
  for (guint i = 0; i < n_syncs; i++)
    {
      g_autofree char *wrong = test_disk_replay ((int) i, is_right, fixture, &n_disks);

      g_assert_cmpstr (wrong, !=, NULL);
    }
}

static void
test_scenario (gconstpointer data)
{
  const Scenario *scenario = data;
  Fixture fixture = { .scenario = scenario, .folder = test_folder_new () };
  guint n_syncs;

  fixture.path = g_build_filename (fixture.folder, scenario->name, NULL);
  scenario->prepare (&fixture);
  test_disk_record (fixture.folder, !scenario->without_unnamed, !scenario->without_links);
  scenario->work (&fixture);
  n_syncs = test_disk_stop ();
  g_file_get_contents (fixture.path, &fixture.whole, &fixture.whole_length, NULL);

  assert_survives (&fixture);
  assert_needs_all_syncs (&fixture, n_syncs);

  test_folder_remove (fixture.folder);
  g_free (fixture.whole);
  g_free (fixture.folder);
  g_free (fixture.path);
}

static void
add (const char *name,
     Scenario    scenario)
{
  g_autofree char *path = g_strconcat ("/torture/power/", name, NULL);

  g_test_add_data_func_full (path, g_memdup2 (&scenario, sizeof scenario), test_scenario, g_free);
}

static void
add_list (const char *name,
          const char *file_name,
          const char *command)
{
  add (name, (Scenario){ put_old, write_export, find_export, file_name, g_intern_string (command) });
}

QS_TEST_MAIN
{
  const QsFormat *const *formats = qs_format_list ();

  for (guint i = 0; formats[i]->append != NULL; i++)
    {
      g_autofree char *command = g_strdup_printf ("list 8 --format %s --output", formats[i]->id);

      add_list (formats[i]->id, "target", command);
    }
  add_list ("compressed", "target.txt.gz", "list 8 --output");
  add_list ("sheet", "target.pdf", "sheet 6 --output");
  add ("without-unnamed-files", (Scenario){ put_old, write_export, find_export, "target", "list 8 --output", TRUE });
  add ("state", (Scenario){ put_nothing, save_states, find_state, "state" });
  add ("state-without-links", (Scenario){ put_nothing, save_states, find_state, "state", .without_unnamed = TRUE, .without_links = TRUE });
  add ("state-of-others", (Scenario){ put_refused_state, save_second_state, find_second_state, "state" });
  add ("records", (Scenario){ put_nothing, add_records, find_records, "counts.ini" });
  add ("records-of-others", (Scenario){ put_old, add_records, find_records_and_old, "counts.ini" });
}
