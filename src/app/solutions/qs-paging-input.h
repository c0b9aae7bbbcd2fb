/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pages through boards with the wheel and with fingers. */

#pragma once

#include "qs-pager.h"

void qs_paging_input_attach (GtkWidget *board,
                             QsPager   *pager);
