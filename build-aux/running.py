# Copyright © 2026 The Queenside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""./build-aux/run as somebody without a display starts it, for the programs that check it."""

import os
import queue
import re
import select
import signal
import subprocess
import threading
from pathlib import Path

# How long anything is waited for. It only ends what hangs: where other lanes build at the same time, a build alone
# takes many minutes.
HANG_SECONDS = 1800

RUN = Path(__file__).parent / 'run'
ADDRESS = re.compile(r'^Queenside is at (http://127\.0\.0\.1:\d+/)')


class Failure(Exception):
    """Something is not as it must be; the message says what."""


class Running:
    """A started run: from when it prints its address to the end of this context."""

    def __init__(self, **variables):
        """Starts run with some environment variables of its own."""
        environment = {name: value for name, value in os.environ.items()
                       if name not in ('DISPLAY', 'WAYLAND_DISPLAY')}
        # Each process that run starts holds the other end of this pipe for as long as it lives.
        self._life, held = os.pipe()
        self.process = subprocess.Popen([RUN], env=environment | variables, text=True, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, pass_fds=(held,))
        os.close(held)
        self._lines = queue.Queue()
        threading.Thread(target=self._read, name='run-reader', daemon=True).start()
        self.address = None

    def __enter__(self):
        try:
            self.address = self._wait_for_address()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait()
        os.close(self._life)

    def end(self):
        """Ends run itself; everything that it started must go with it, and none may have complained."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(HANG_SECONDS)
        except subprocess.TimeoutExpired:
            raise Failure(f'run is still there {HANG_SECONDS} s after SIGTERM') from None
        if not select.select([self._life], [], [], HANG_SECONDS)[0]:
            raise Failure(f'a process that run started outlives it by {HANG_SECONDS} s')
        while (line := self._next_line('the end of what run has written')) is not None:
            print(line, end='')
            # The shell tells of a program that a signal has ended.
            if 'CRITICAL' in line or 'build-aux/run: line ' in line:
                raise Failure(f'the window complains: {line.strip()}')

    def _read(self):
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _next_line(self, what):
        try:
            return self._lines.get(timeout=HANG_SECONDS)
        except queue.Empty:
            raise Failure(f'{what}: nothing for {HANG_SECONDS} s') from None

    def _wait_for_address(self):
        while (line := self._next_line('waiting for the address')) is not None:
            print(line, end='', flush=True)
            if match := ADDRESS.match(line):
                return match[1]
        raise Failure('run ended without printing an address')
