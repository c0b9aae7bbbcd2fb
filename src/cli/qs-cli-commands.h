/* Copyright © 2026 The Queenside authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands, which read their arguments, do their work and print what comes of it. */

#pragma once

#include "qs-cli-arguments.h"

QsCliCommand qs_cli_estimate;
QsCliCommand qs_cli_explain;
QsCliCommand qs_cli_judge;
QsCliCommand qs_cli_kernels;
QsCliCommand qs_cli_list;
QsCliCommand qs_cli_methods;
QsCliCommand qs_cli_puzzle;
QsCliCommand qs_cli_race;
QsCliCommand qs_cli_rank;
QsCliCommand qs_cli_sheet;
QsCliCommand qs_cli_squares;
QsCliCommand qs_cli_trace;
QsCliCommand qs_cli_verify;
