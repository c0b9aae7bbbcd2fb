/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The numbers of the symmetry classes of a board, for files that name them. */

#pragma once

#include "qs-format.h"
#include "qs-stop.h"

/* The memory that an index may take, in bytes: all classes of boards up to 16, and every second
 * one of 17, fit. */
#define QS_CLASS_INDEX_SIZE (128 * 1024 * 1024)

/* The classes of a board as far as anybody asked for them. Each is known by its least solution,
 * and numbered from 1 in their order. */
typedef struct _QsClassIndex QsClassIndex;

QsClassIndex *qs_class_index_new  (const QsProblem *problem,
                                   gsize          max_size);
void          qs_class_index_free (QsClassIndex  *self);
gboolean      qs_class_index_find (QsClassIndex  *self,
                                   QsFormatBoard *board,
                                   guint64        nodes,
                                   QsStop         stop);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsClassIndex, qs_class_index_free)
