/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Workers: what arrives where, what is freed, and that a stop ends every wait. */

#include "qs-worker.h"

#include "engine-test-clock.h"
#include "engine-test-util.h"
#include "qs-test-main.h"

/* How many messages may be on their way. */
#define BOUND 8

#define N_TRIES 5

typedef struct
{
  int n_to_post;
  int n_posts_begun; /* atomic */
  int n_posted;      /* atomic */
  int is_done;       /* atomic: the work has returned */
  int owner_is_done; /* atomic */
  QsClock *clock;    /* for listening */
  gint64 until;      /* likewise */
  GMainContext *context;
  GThread *thread; /* the owner's */
  QsWorker *worker;
  GArray *received;
  GSource *rival; /* another source, which becomes ready with each message */
  guint n_since_rival;
  guint most_since_rival;
} Fixture;

/* The time as the program sees it where it is not 0, in microseconds. */
static gint64 fake_time;

gint64 __real_g_get_monotonic_time (void);
__typeof__ (g_get_monotonic_time) __wrap_g_get_monotonic_time;

/* The linker puts this in the place of g_get_monotonic_time(). */
gint64
__wrap_g_get_monotonic_time (void)
{
  return fake_time != 0 ? fake_time : __real_g_get_monotonic_time ();
}

/* How many jobs, messages and commands are allocated and not yet freed; atomic. */
static int n_alive;

static gpointer
number_new (guint value)
{
  guint *number = g_new (guint, 1);

  *number = value;
  g_atomic_int_inc (&n_alive);

  return number;
}

static void
number_free (gpointer number)
{
  g_atomic_int_add (&n_alive, -1);
  g_free (number);
}

/* A job is a pointer to the fixture, so that freeing it can be counted. */
static gpointer
job_new (Fixture *fixture)
{
  Fixture **job = g_new (Fixture *, 1);

  *job = fixture;
  g_atomic_int_inc (&n_alive);

  return job;
}

static void
fixture_set_up (Fixture      *fixture,
                gconstpointer data)
{
  g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);

  fixture->received = g_array_new (FALSE, FALSE, sizeof (guint));
  fixture->thread = g_thread_self ();
}

static void
fixture_tear_down (Fixture      *fixture,
                   gconstpointer data)
{
  g_array_unref (fixture->received);
  g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
}

static void
assert_received (const Fixture *fixture,
                 guint          n)
{
  g_assert_cmpuint (fixture->received->len, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (g_array_index (fixture->received, guint, i), ==, i);
}

static void
receive (gpointer message,
         gpointer user_data)
{
  Fixture *fixture = user_data;

  g_assert_true (g_thread_self () == fixture->thread);
  g_array_append_vals (fixture->received, message, 1);
}

/* Posts the numbers from 0. */
static void
post_numbers (QsWorker *worker,
              gpointer  job)
{
  Fixture *fixture = *(Fixture **) job;

  for (int i = 0; i < fixture->n_to_post; i++)
    {
      g_atomic_int_inc (&fixture->n_posts_begun);
      if (!qs_worker_post (worker, number_new ((guint) i)))
        break;
      g_atomic_int_inc (&fixture->n_posted);
    }

  g_atomic_int_set (&fixture->is_done, TRUE);
}

static const QsWorkerKind posting_kind = {
  .name = "posting",
  .work = post_numbers,
  .receive = receive,
  .free_job = number_free,
  .free_message = number_free,
  .free_command = number_free,
};

QS_TEST_WITH (messages_arrive_in_order, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;

  fixture->n_to_post = 5000;
  worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
  engine_run_until (fixture->received->len == 5000);
  assert_received (fixture, 5000);
}

static void
receive_bounded (gpointer message,
                 gpointer user_data)
{
  Fixture *fixture = user_data;

  receive (message, user_data);
  g_assert_cmpint (g_atomic_int_get (&fixture->n_posted), <=, (int) fixture->received->len + BOUND);
}

static const QsWorkerKind bounded_kind = {
  .name = "bounded",
  .work = post_numbers,
  .receive = receive_bounded,
  .free_job = number_free,
  .free_message = number_free,
};

QS_TEST_WITH (at_most_eight_messages_wait_for_the_main_loop, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;

  fixture->n_to_post = 1000;
  worker = qs_worker_start (&bounded_kind, job_new (fixture), fixture);
  engine_wait_until (g_atomic_int_get (&fixture->n_posts_begun) == BOUND + 1);
  g_assert_cmpint (g_atomic_int_get (&fixture->n_posted), ==, BOUND);

  engine_run_until (fixture->received->len == 1000);
  assert_received (fixture, 1000);
}

QS_TEST_WITH (stop_ends_a_post_that_waits, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      QsWorker *worker;

      fixture->n_to_post = 1000;
      fixture->n_posts_begun = fixture->n_posted = fixture->is_done = 0;
      worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
      engine_wait_until (g_atomic_int_get (&fixture->n_posts_begun) == BOUND + 1);

      qs_worker_stop (worker);
      g_assert_true (g_atomic_int_get (&fixture->is_done));
      g_assert_cmpint (fixture->n_posted, ==, BOUND);
      g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
    }

  /* Messages that were posted before the stop do not arrive after it. */
  engine_run_pending ();
  assert_received (fixture, 0);
}

/* Hears commands until it is stopped, and posts each back. */
static void
echo (QsWorker *worker,
      gpointer  job)
{
  Fixture *fixture = *(Fixture **) job;

  while (!qs_worker_is_stopped (worker))
    {
      gpointer command;

      g_atomic_int_inc (&fixture->n_posts_begun);
      command = qs_worker_listen (worker, fixture->clock, fixture->until);
      if (command != NULL)
        qs_worker_post (worker, command);
    }

  g_atomic_int_set (&fixture->is_done, TRUE);
}

static const QsWorkerKind echoing_kind = {
  .name = "echoing",
  .work = echo,
  .receive = receive,
  .free_job = number_free,
  .free_message = number_free,
  .free_command = number_free,
};

static void
test_stop_ends_listening (Fixture      *fixture,
                          gconstpointer data)
{
  fixture->until = *(const gint64 *) data;

  for (guint i = 0; i < N_TRIES; i++)
    {
      QsWorker *worker;

      fixture->is_done = fixture->n_posts_begun = 0;
      worker = qs_worker_start (&echoing_kind, job_new (fixture), fixture);
      engine_wait_until (g_atomic_int_get (&fixture->n_posts_begun) > 0);

      qs_worker_stop (worker);
      g_assert_true (g_atomic_int_get (&fixture->is_done));
    }
}

static void
receive_and_stop (gpointer message,
                  gpointer user_data)
{
  Fixture *fixture = user_data;

  receive (message, user_data);
  if (fixture->received->len == 3)
    {
      g_clear_pointer (&fixture->worker, qs_worker_stop);
      g_assert_true (g_atomic_int_get (&fixture->is_done));
    }

  /* The message outlives the worker that brought it. */
  g_assert_cmpuint (*(guint *) message, ==, fixture->received->len - 1);
}

static const QsWorkerKind stopping_kind = {
  .name = "stopping",
  .work = post_numbers,
  .receive = receive_and_stop,
  .free_job = number_free,
  .free_message = number_free,
};

QS_TEST_WITH (stop_works_while_a_message_is_received, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  for (guint i = 0; i < 100; i++)
    {
      g_array_set_size (fixture->received, 0);
      fixture->is_done = FALSE;
      fixture->n_to_post = 3 + (int) i % 20;
      fixture->worker = qs_worker_start (&stopping_kind, job_new (fixture), fixture);
      engine_run_until (fixture->worker == NULL);
      engine_run_pending ();

      assert_received (fixture, 3);
      g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
    }
}

QS_TEST_WITH (stop_works_after_the_work_is_done, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  QsWorker *worker;

  fixture->n_to_post = 5;
  worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
  engine_wait_until (g_atomic_int_get (&fixture->is_done));
  qs_worker_stop (worker);

  /* Not even the memory of the run waits for the main loop. */
  g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
  engine_run_pending ();
  assert_received (fixture, 0);
}

/* Ignores its commands, and asks again. */
static void
ask_again (QsWorker *worker,
           gpointer  job)
{
  Fixture *fixture = *(Fixture **) job;

  while (!qs_worker_is_stopped (worker))
    qs_worker_post (worker, number_new (0));

  for (guint i = 0; i < 3 * BOUND; i++)
    {
      g_assert_false (qs_worker_post (worker, number_new (0)));
      g_assert_null (qs_worker_listen (worker, NULL, QS_CLOCK_NEVER));
    }

  g_atomic_int_set (&fixture->is_done, TRUE);
}

static const QsWorkerKind asking_kind = {
  .name = "asking",
  .work = ask_again,
  .receive = receive,
  .free_job = number_free,
  .free_message = number_free,
};

QS_TEST_WITH (nothing_waits_after_a_stop, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  QsWorker *worker = qs_worker_start (&asking_kind, job_new (fixture), fixture);

  qs_worker_stop (worker);
  g_assert_true (fixture->is_done);
}

static void
test_commands_are_heard_in_order (Fixture      *fixture,
                                  gconstpointer data)
{
  g_autoptr (QsWorker) worker = NULL;

  fixture->until = *(const gint64 *) data;
  worker = qs_worker_start (&echoing_kind, job_new (fixture), fixture);
  for (guint i = 0; i < 1000; i++)
    qs_worker_send (worker, number_new (i));

  engine_run_until (fixture->received->len == 1000);
  assert_received (fixture, 1000);
}

/* Each message asks for the next: if one wake-up gets lost, nothing happens any more. */
static void
receive_and_reply (gpointer message,
                   gpointer user_data)
{
  Fixture *fixture = user_data;

  receive (message, user_data);
  if (fixture->received->len < 5000)
    qs_worker_send (fixture->worker, number_new (fixture->received->len));
}

static const QsWorkerKind replying_kind = {
  .name = "replying",
  .work = echo,
  .receive = receive_and_reply,
  .free_job = number_free,
  .free_message = number_free,
  .free_command = number_free,
};

QS_TEST_WITH (no_wake_up_is_lost, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  fixture->until = QS_CLOCK_NEVER;
  fixture->worker = qs_worker_start (&replying_kind, job_new (fixture), fixture);
  qs_worker_send (fixture->worker, number_new (0));

  engine_run_until (fixture->received->len == 5000);
  g_clear_pointer (&fixture->worker, qs_worker_stop);
  assert_received (fixture, 5000);
}

/* Between two messages the main loop sleeps, and does not look again and again. */
QS_TEST_WITH (the_main_loop_sleeps_between_messages, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;
  guint n_turns = 0;

  fixture->until = QS_CLOCK_NEVER;
  worker = qs_worker_start (&echoing_kind, job_new (fixture), fixture);
  for (guint i = 0; i < 10; i++)
    {
      qs_worker_send (worker, number_new (i));
      engine_run_until (fixture->received->len == i + 1);
    }

  while (n_turns < 100 && g_main_context_iteration (NULL, FALSE))
    n_turns++;
  g_assert_cmpuint (n_turns, <, 10);
}

/* Returns at once, without having heard anything. */
static void
ignore (QsWorker *worker,
        gpointer  job)
{
}

static const QsWorkerKind ignoring_kind = {
  .name = "ignoring",
  .work = ignore,
  .receive = receive,
  .free_job = number_free,
  .free_message = number_free,
  .free_command = number_free,
};

QS_TEST_WITH (commands_that_nobody_heard_are_freed, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  QsWorker *worker = qs_worker_start (&ignoring_kind, job_new (fixture), fixture);

  for (guint i = 0; i < 10; i++)
    qs_worker_send (worker, number_new (i));
  g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 11);

  qs_worker_stop (worker);
  g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
}

static void
listen_once (QsWorker *worker,
             gpointer  job)
{
  Fixture *fixture = *(Fixture **) job;

  g_assert_null (qs_worker_listen (worker, fixture->clock, fixture->until));
  g_assert_cmpint (qs_clock_get_time (fixture->clock), >=, fixture->until);
  g_assert_false (qs_worker_is_stopped (worker));
  g_assert_true (qs_worker_post (worker, number_new (0)));
}

static const QsWorkerKind patient_kind = {
  .name = "patient",
  .work = listen_once,
  .receive = receive,
  .free_job = number_free,
  .free_message = number_free,
};

static void
test_listening_ends_at_once (Fixture      *fixture,
                             gconstpointer data)
{
  g_autoptr (QsWorker) worker = NULL;

  fixture->until = *(const gint64 *) data;
  worker = qs_worker_start (&patient_kind, job_new (fixture), fixture);
  engine_run_until (fixture->received->len == 1);
}

QS_TEST_WITH (listening_ends_in_time, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;
  EngineClock clock;

  engine_clock_init (&clock);
  fixture->clock = &clock.clock;
  fixture->until = qs_clock_get_time (&clock.clock) + 30000;
  worker = qs_worker_start (&patient_kind, job_new (fixture), fixture);

  g_assert_cmpint (engine_clock_run_until_awaited (&clock), ==, 30000);
  assert_received (fixture, 0);
  engine_clock_turn (&clock, 30000);
  engine_run_until (fixture->received->len == 1);
}

/* Takes a millisecond, and makes the rival ready. */
static void
receive_slowly (gpointer message,
                gpointer user_data)
{
  Fixture *fixture = user_data;

  receive (message, user_data);
  fake_time += G_TIME_SPAN_MILLISECOND;
  fixture->n_since_rival++;
  fixture->most_since_rival = MAX (fixture->most_since_rival, fixture->n_since_rival);
  g_source_set_ready_time (fixture->rival, 0);
}

static const QsWorkerKind flooding_kind = {
  .name = "flooding",
  .work = post_numbers,
  .receive = receive_slowly,
  .free_job = number_free,
  .free_message = number_free,
};

static gboolean
rival_cb (gpointer data)
{
  Fixture *fixture = data;

  fixture->n_since_rival = 0;
  g_source_set_ready_time (fixture->rival, -1);

  return G_SOURCE_CONTINUE;
}

static gboolean
rival_dispatch (GSource    *source,
                GSourceFunc callback,
                gpointer    user_data)
{
  return callback (user_data);
}

/* A dispatch receives for 4 ms: four messages of 1 ms. Then the other source comes, whose priority is higher. */
static void
test_flood_leaves_a_turn (Fixture      *fixture,
                          gconstpointer data)
{
  static GSourceFuncs funcs = { .dispatch = rival_dispatch };
  g_autoptr (GSource) rival = g_source_new (&funcs, sizeof (GSource));
  g_autoptr (QsWorker) worker = NULL;

  fixture->rival = rival;
  g_source_set_callback (rival, rival_cb, fixture, NULL);
  g_source_set_priority (rival, GPOINTER_TO_INT (data));
  g_source_attach (rival, NULL);

  /* With the queue full there are enough messages for a dispatch that takes all its time. */
  fixture->n_to_post = 200;
  worker = qs_worker_start (&flooding_kind, job_new (fixture), fixture);
  engine_wait_until (g_atomic_int_get (&fixture->n_posted) == BOUND);
  fake_time = 1;
  engine_run_until (fixture->received->len == 200);
  fake_time = 0;

  assert_received (fixture, 200);
  g_assert_cmpuint (fixture->most_since_rival, ==, 4);

  g_source_destroy (rival);
}

static gboolean
redraw_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* A window that is always redrawn, as GDK does it, must not keep the messages away. */
QS_TEST_WITH (redrawing_leaves_a_turn_to_messages, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;
  guint redrawing = g_idle_add_full (G_PRIORITY_HIGH_IDLE + 20, redraw_cb, NULL, NULL);

  fixture->n_to_post = 100;
  worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
  engine_run_until (fixture->received->len == 100);

  assert_received (fixture, 100);
  g_source_remove (redrawing);
}

static gboolean
note_redrawing_cb (gpointer data)
{
  Fixture *fixture = data;

  g_array_append_val (fixture->received, (guint){ G_MAXUINT });

  return G_SOURCE_REMOVE;
}

/* What is awaited is in the next picture, also in one that GDK paints as soon as there is no more input. */
QS_TEST_WITH (the_first_message_comes_before_redrawing, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  g_autoptr (QsWorker) worker = NULL;

  fixture->n_to_post = 1;
  worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
  engine_wait_until (g_atomic_int_get (&fixture->n_posted) == 1);
  g_idle_add_full (G_PRIORITY_DEFAULT + 1, note_redrawing_cb, fixture, NULL);
  engine_run_until (fixture->received->len == 2);

  g_assert_cmpuint (g_array_index (fixture->received, guint, 1), ==, G_MAXUINT);
}

static void
receive_in_context (gpointer message,
                    gpointer user_data)
{
  Fixture *fixture = user_data;

  receive (message, user_data);
  g_assert_true (g_main_context_is_owner (fixture->context));
}

static const QsWorkerKind elsewhere_kind = {
  .name = "elsewhere",
  .work = post_numbers,
  .receive = receive_in_context,
  .free_job = number_free,
  .free_message = number_free,
};

static gpointer
own_a_worker (gpointer data)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (QsWorker) worker = NULL;
  Fixture *fixture = data;

  fixture->thread = g_thread_self ();
  fixture->context = context;
  fixture->n_to_post = 100;

  g_main_context_push_thread_default (context);
  worker = qs_worker_start (&elsewhere_kind, job_new (fixture), fixture);
  g_main_context_pop_thread_default (context);

  engine_run_until_in (context, fixture->received->len == 100);
  assert_received (fixture, 100);
  g_atomic_int_set (&fixture->owner_is_done, TRUE);

  return NULL;
}

QS_TEST_WITH (messages_arrive_in_the_starting_context, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  GThread *thread = g_thread_new ("owner", own_a_worker, fixture);

  /* receive() would notice a message that came here. */
  while (!g_atomic_int_get (&fixture->owner_is_done))
    g_main_context_iteration (NULL, FALSE);

  g_thread_join (thread);
}

QS_TEST_WITH (workers_come_and_go_at_any_moment, Fixture, NULL, fixture_set_up, fixture_tear_down)
{
  fixture->n_to_post = 30;

  for (guint i = 0; i < 500; i++)
    {
      QsWorker *worker = qs_worker_start (&posting_kind, job_new (fixture), fixture);
      guint n_turns = (guint) g_test_rand_int_range (0, 5);

      g_array_set_size (fixture->received, 0);
      for (guint turn = 0; turn < n_turns; turn++)
        g_main_context_iteration (NULL, FALSE);

      qs_worker_stop (worker);
      assert_received (fixture, fixture->received->len);
      g_assert_cmpint (g_atomic_int_get (&n_alive), ==, 0);
    }
}

static void
add (const char   *path,
     gconstpointer data,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, data, fixture_set_up, test, fixture_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  static const gint64 now = QS_CLOCK_NOW, never = QS_CLOCK_NEVER;
  static gint64 far;

  /* Longer than the test is watched. */
  far = g_get_monotonic_time () + G_TIME_SPAN_DAY;
  g_test_init (&argc, &argv, NULL);
  test_add_all ();

  add ("/engine/worker/commands-are-heard-in-order/waiting", &never, test_commands_are_heard_in_order);
  add ("/engine/worker/commands-are-heard-in-order/asking", &now, test_commands_are_heard_in_order);
  add ("/engine/worker/listening-ends/at-once", &now, test_listening_ends_at_once);

  add ("/engine/worker/stop-ends/listening-for-ever", &never, test_stop_ends_listening);
  add ("/engine/worker/stop-ends/listening-for-a-long-time", &far, test_stop_ends_listening);
  add ("/engine/worker/stop-ends/asking-again-and-again", &now, test_stop_ends_listening);

  add ("/engine/worker/a-flood-leaves-a-turn-to/default-priority",
       GINT_TO_POINTER (G_PRIORITY_DEFAULT), test_flood_leaves_a_turn);
  add ("/engine/worker/a-flood-leaves-a-turn-to/redrawing",
       GINT_TO_POINTER (G_PRIORITY_HIGH_IDLE + 20), test_flood_leaves_a_turn);

  return g_test_run ();
}
