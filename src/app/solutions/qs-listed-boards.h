/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of a list, for a gallery. */

#pragma once

#include "qs-gallery-source.h"

/* Its boards are a QsSolutionSet. */
extern const QsGallerySource qs_listed_boards;
