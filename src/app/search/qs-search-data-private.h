/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the data of a search, for tests. */

#pragma once

#include "qs-internals-view.h"
#include "qs-listing.h"
#include "qs-search-data.h"

struct _QsSearchData
{
  GtkWidget parent_instance;

  GtkWidget *code;
  GtkWidget *tools;    /* how the data are shown */
  GtkWidget *figures;  /* a button for each */
  GtkWidget *bits_box; /* the order of bits, for methods with masks */
  GtkCheckButton *no_lines_check;
  GtkCheckButton *diagonals_check;
  GtkCheckButton *anti_check;
  GtkLabel *lines_label; /* how diagonals are numbered */
  GtkCheckButton *numbers_check;
  GtkWidget *scroller; /* of the data */
  QsInternalsView *internals_view;
  GtkWidget *counters;
  GtkLabel *counters_label;
  GtkLabel *cut_off_label;

  QsPlayback *playback; /* the page's */
  guint figure;      /* that is wanted */
  QsListing listing; /* the pseudocode */
  guint current;     /* the statement of the last step, or QS_LISTING_NONE */
  gboolean is_part;    /* whether they are shown without the board and the tree, and can take its width or its height */
  gboolean is_split;   /* whether code and data are shown one at a time */
  gboolean shows_code; /* then which */

  guint follow_id; /* scrolls data of another height */
};
