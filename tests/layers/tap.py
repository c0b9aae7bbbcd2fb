# Copyright © 2026 The Queenside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of checks in the Test Anything Protocol."""


def report(cases):
    """Prints a case for each (name, reasons it failed), and returns the exit status."""
    failed = False
    number = 0
    for number, (name, reasons) in enumerate(cases, 1):
        print(f'{"not ok" if reasons else "ok"} {number} - {name}')
        for reason in reasons:
            print(f'# {reason}')
        failed = failed or bool(reasons)
    print(f'1..{number}')
    return 1 if failed else 0
