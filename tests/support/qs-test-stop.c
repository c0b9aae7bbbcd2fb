/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stops long work at a question that is chosen beforehand. */

#include "qs-test-stop.h"

/* A function for whoever asks whether to stop. Returns: whether the question that is answered with a stop was reached */
gboolean
test_is_stopped (gpointer data)
{
  TestStop *stop = data;

  return ++stop->asked >= stop->stop_at;
}
