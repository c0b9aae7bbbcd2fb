/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the solutions below the prefixes of a batch, in one thread. */

#pragma once

#include "qs-census-batch.h"
#include "qs-kernel.h"
#include "qs-stop.h"

/* A space, a kernel and the memory to search in, half a megabyte and what a batch's solutions
 * need. Each thread has its own. */
typedef struct _QsCensusLister QsCensusLister;

QsCensusLister *qs_census_lister_new  (const QsCensusSpace *space,
                                       const QsKernel      *kernel,
                                       QsStop               stop);
void            qs_census_lister_free (QsCensusLister      *self);
gboolean        qs_census_lister_list (QsCensusLister      *self,
                                       const QsCensusBatch *batch,
                                       GByteArray          *boards);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QsCensusLister, qs_census_lister_free)
