# Copyright © 2026 The Queenside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards, read back from a picture in which they are drawn in the light style."""

from dataclasses import dataclass, field

LIGHT, DARK, QUEEN = 0xf1ead9, 0x7d9b76, 0x1d1d22
LETTERS = {LIGHT: 'B', DARK: 'B', QUEEN: 'Q'}
SMALLEST = 60  # pixels; smaller squares may have no pixel of a queen's colour


@dataclass(frozen=True)
class Board:
    """A board's squares in a picture: a rectangle in pixels, and the rows of the picture."""

    x: int
    y: int
    width: int
    height: int
    rows: list = field(compare=False)

    def is_whole(self):
        """Whether nothing is cut off."""
        return abs(self.width - self.height) <= 2

    def find_middle(self, n, row, column):
        """The middle of a square, counted from 0 at the top left."""
        return self.x + self.width * (2 * column + 1) / (2 * n), self.y + self.height * (2 * row + 1) / (2 * n)

    def has_queen(self, n, row, column):
        x, y = self.find_middle(n, row, column)
        reach = self.width // (8 * n)
        return any('Q' in line[int(x) - reach:int(x) + reach + 1]
                   for line in self.rows[int(y) - reach:int(y) + reach + 1])

    def read(self, n):
        """The column of each row's queen, from 1 at the left; 0 where there is none."""
        return tuple(next((column + 1 for column in range(n) if self.has_queen(n, row, column)), 0)
                     for row in range(n))


def find_runs(flags):
    """Where each run of true values starts and ends."""
    start = None
    for i, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = i
        elif not flag and start is not None:
            yield start, i
            start = None


def find_boards(rows):
    """The boards of a picture, from the top and from the left."""
    boards = []
    for top, bottom in find_runs('B' in row for row in rows):
        columns = zip(*rows[top:bottom])
        boards += [Board(left, top, right - left, bottom - top, rows)
                   for left, right in find_runs('B' in column for column in columns)
                   if min(right - left, bottom - top) >= SMALLEST]
    return boards
