/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a list, for a gallery. */

#pragma once

#include "qs-gallery-source.h"

G_BEGIN_DECLS

/* Its boards are a QsSolutionSet. */
extern const QsGallerySource qs_listed_boards;

G_END_DECLS
