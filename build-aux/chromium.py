# Copyright © 2026 The Queenside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Chromium without a screen, driven through its DevTools protocol."""

import json
import shutil
import socket
import subprocess
import tempfile

from running import HANG_SECONDS, Failure

PROGRAMS = ('chromium', 'chromium-browser')
ARGUMENTS = (
    # Root has no sandbox; only our own page is opened.
    '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
    '--window-size=1280,900', '--force-color-profile=srgb', '--remote-debugging-pipe',
)

SHIFT, CONTROL, ALT = 8, 2, 1

# A picture as text, with one letter per pixel: its colour's, or a blank.
SPELL = '''async (picture, letters) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(image, 0, 0);
  const bytes = context.getImageData(0, 0, width, height).data;
  const rows = [];
  for (let y = 0, i = 0; y < height; y++) {
    let row = "";
    for (let x = 0; x < width; x++, i += 4)
      row += letters[bytes[i] << 16 | bytes[i + 1] << 8 | bytes[i + 2]] ?? " ";
    rows.push(row);
  }
  return rows;
}'''


class Chromium:
    """The browser, with a profile of its own; both go with the end of the context."""

    def __enter__(self):
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        if program is None:
            raise Failure('there is no Chromium')
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._log = tempfile.TemporaryFile('w+', errors='replace')
        self._socket, theirs = socket.socketpair()
        self._socket.settimeout(HANG_SECONDS)
        self._rest = b''
        self._last_id = 0
        # It reads commands from descriptor 3 and answers on 4.
        redirect = f'exec "$@" 3<&{theirs.fileno()} 4>&{theirs.fileno()}'
        self._process = subprocess.Popen(
            ['sh', '-c', redirect, 'sh', program, *ARGUMENTS, f'--user-data-dir={self._profile.name}', 'about:blank'],
            pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log)
        theirs.close()
        return self

    def __exit__(self, *_):
        # It ends when its commander is gone.
        self._socket.close()
        try:
            self._process.wait(HANG_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()

    def call(self, method, session=None, **parameters):
        """The answer to one command."""
        self._last_id += 1
        command = {'id': self._last_id, 'method': method, 'params': parameters}
        if session is not None:
            command['sessionId'] = session
        try:
            self._socket.sendall(json.dumps(command).encode() + b'\0')
            while (answer := self._read()).get('id') != self._last_id:
                pass  # an event, not an answer
        except OSError as error:
            self._log.seek(0)
            raise Failure(f'Chromium does not answer ({error}):\n{self._log.read()}') from None
        if 'error' in answer:
            raise Failure(f'Chromium: {method}: {answer["error"]["message"]}')
        return answer['result']

    def _read(self):
        """The next message; each ends with a NUL."""
        while b'\0' not in self._rest:
            if not (received := self._socket.recv(1 << 20)):
                raise ConnectionError('it has ended')
            self._rest += received
        message, self._rest = self._rest.split(b'\0', 1)
        return json.loads(message)


class Page:
    """A page of the browser, as somebody sees it and acts on it."""

    def __init__(self, browser, address):
        self._browser = browser
        # Pictures are read in another page. The page that is opened last is in front, and only that one is painted.
        self._reader = self._open('about:blank')
        self._session = self._open(address)

    def _open(self, address):
        target = self._browser.call('Target.createTarget', url=address)['targetId']
        return self._browser.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']

    def _call(self, method, **parameters):
        return self._browser.call(method, self._session, **parameters)

    def resize(self, width, height):
        self._call('Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=1, mobile=False)

    def take_picture(self):
        """What is shown, as a PNG file in base64."""
        return self._call('Page.captureScreenshot')['data']

    def spell(self, picture, letters):
        """The rows of a picture, one letter a pixel: the one that `letters` has for its colour, or a blank."""
        address = json.dumps(f'data:image/png;base64,{picture}')
        answer = self._browser.call('Runtime.evaluate', self._reader, awaitPromise=True, returnByValue=True,
                                    expression=f'({SPELL})({address}, {json.dumps(letters)})')
        if 'exceptionDetails' in answer:
            raise Failure(f'Chromium cannot read its own picture: {answer["result"].get("description")}')
        return answer['result']['value']

    def click(self, x, y):
        self._call('Input.dispatchMouseEvent', type='mouseMoved', x=x, y=y)
        for event in 'mousePressed', 'mouseReleased':
            self._call('Input.dispatchMouseEvent', type=event, x=x, y=y, button='left', clickCount=1)

    def press(self, key, code, modifiers=0):
        """Presses and releases a key; `code` is its number in a browser's key events."""
        text = {'text': key} if len(key) == 1 and not modifiers & ~SHIFT else {}
        for event in 'keyDown', 'keyUp':
            self._call('Input.dispatchKeyEvent', type=event, key=key, windowsVirtualKeyCode=code, modifiers=modifiers,
                       **(text if event == 'keyDown' else {}))
