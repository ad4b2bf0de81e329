"""Drives headless Chromium over its DevTools protocol."""

import argparse
import base64
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request

import websocket

FLAGS = [
    "--headless=new", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    # Without a graphics card the page itself is put together faster by plain code than by the software that draws for WebGL.
    "--disable-gpu-compositing", "--disable-gpu-rasterization",
    "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--mute-audio",
    "--force-color-profile=srgb", "--remote-debugging-port=0", "--remote-allow-origins=*",
]


# The same on everybody's machine: numbers, dates and words do not follow the user's language.
LOCALE = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": "en", "TZ": "UTC"}


def patience(seconds):
    """How long a test waits for something that takes `seconds` at most on a machine with nothing else to do.

    Up to four times as long where more programs want to run than there are cores, and longer by the factor in
    MAPWRIGHT_PATIENCE.
    """
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)
    return seconds * min(max(1, busy), 4) * float(os.environ.get("MAPWRIGHT_PATIENCE", "1"))


def start_server(command, health="/health", **environment):
    """Starts a program that serves; gives its process and address once it answers.

    `PORT` names the port in its surroundings, and `{port}` in its command line.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    surroundings = {**os.environ, **LOCALE, "PORT": str(port), **environment}
    process = subprocess.Popen([part.format(port=port) for part in command], env=surroundings)
    address = f"http://127.0.0.1:{port}"
    deadline = time.monotonic() + patience(60)
    while True:
        try:
            urllib.request.urlopen(address + health, timeout=5).close()
            return process, address
        except OSError:
            if process.poll() is not None or time.monotonic() > deadline:
                process.kill()
                raise SystemExit(f"{command[0]} did not start") from None
            time.sleep(0.05)


def program_options(description, font_sets=()):
    """The command line of tests that use the built programs; returns the options and what is left for unittest.

    With names of sets of fonts, `--fonts` takes one of them.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--programs", required=True, help="the folder of the built programs")
    parser.add_argument("--atlas", required=True, help="an atlas of the sample city")
    parser.add_argument("--chromium", help="another browser than the one on the PATH")
    parser.add_argument("--shots", help="keep pictures in this folder")
    if font_sets:
        parser.add_argument(
            "--fonts", choices=sorted(font_sets), help="the fonts of the browser; the system's if left out")
    options, rest = parser.parse_known_args()
    options.atlas = str(pathlib.Path(options.atlas).resolve())
    if options.shots:
        pathlib.Path(options.shots).mkdir(parents=True, exist_ok=True)
    return options, rest


# Frames are drawn by software here, sixty a second while something fades or moves: a dozen are as good to a test, at the same speed.
FEW_FRAMES = """{
  const next = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => setTimeout(() => next(draw), 60);
  window.cancelAnimationFrame = clearTimeout;
}"""


class Browser:
    """One Chromium with a profile of its own, ended and removed on leaving the `with` block."""

    def __init__(self, program=None, language="en-GB", environment=None):
        self.program = program or shutil.which("chromium") or shutil.which("google-chrome")
        if not self.program:
            raise SystemExit("No Chromium found: apt install chromium")
        self.language = language
        self.environment = {**os.environ, **LOCALE, **(environment or {})}

    def __enter__(self):
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="mapwright-browser-"))
        self.process = subprocess.Popen(
            [self.program, *FLAGS, f"--accept-lang={self.language}", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment,
        )
        port_file = self.profile / "DevToolsActivePort"
        deadline = time.monotonic() + patience(60)
        while not (port_file.exists() and port_file.read_text().count("\n")):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit("Chromium did not start")
            time.sleep(0.05)
        self.port = int(port_file.read_text().split()[0])
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(patience(20))
        shutil.rmtree(self.profile, ignore_errors=True)

    def page(self, **size):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request) as answer:
            return Page(json.load(answer)["webSocketDebuggerUrl"], **size)


class Page:
    """One tab. Keeps every request's address and size, every error that the page reported, and its messages with a program."""

    def __init__(self, address, width=1280, height=800, scale=1):
        self.socket = websocket.create_connection(address, timeout=patience(120))
        self.number, self.requests, self.failures, self.errors = 0, [], [], []
        self.received, self.posted = [], []
        self.workers, self.blocked = [], []
        self.is_cached = True
        self.kinds, self.loads = {}, {}
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Network.enable", maxPostDataSize=1 << 22)
        # The map's workers fetch the tiles: they are watched from their first request on.
        self.call("Target.setAutoAttach", autoAttach=True, waitForDebuggerOnStart=True, flatten=True)
        self.resize(width, height, scale)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=FEW_FRAMES)

    def call(self, method, **parameters):
        self.number += 1
        number = self.number
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message.get("result", {})
            self.note(message)

    def tell(self, session, method, **parameters):
        """Sends a worker a command whose answer does not matter."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters, "sessionId": session}))

    def block(self, *patterns):
        """Lets requests for these addresses fail, the page's and its workers'; none takes it back."""
        self.blocked = list(patterns)
        self.call("Network.setBlockedURLs", urls=self.blocked)
        for session in self.workers:
            self.tell(session, "Network.setBlockedURLs", urls=self.blocked)

    def load_everything_anew(self):
        """Takes nothing from the browser's caches or from the service worker any more."""
        self.is_cached = False
        self.call("Network.setCacheDisabled", cacheDisabled=True)
        self.call("Network.setBypassServiceWorker", bypass=True)

    def note(self, message):
        method, values = message.get("method"), message.get("params", {})
        if method == "Target.attachedToTarget":
            session = values["sessionId"]
            self.kinds[session] = values["targetInfo"]["type"]
            self.workers.append(session)
            self.tell(session, "Network.enable")
            self.tell(session, "Network.setBlockedURLs", urls=self.blocked)
            if not self.is_cached:
                self.tell(session, "Network.setCacheDisabled", cacheDisabled=True)
            self.tell(session, "Runtime.enable")
            self.tell(session, "Runtime.runIfWaitingForDebugger")
        elif method == "Target.detachedFromTarget" and values["sessionId"] in self.workers:
            self.workers.remove(values["sessionId"])
        session = message.get("sessionId")
        if method == "Network.requestWillBeSent":
            self.loads[session, values["requestId"]] = [self.kinds.get(session, "page"), values["request"]["url"], None]
        elif method in ("Network.loadingFinished", "Network.loadingFailed") and (session, values["requestId"]) in self.loads:
            self.loads[session, values["requestId"]][2] = values.get("encodedDataLength", 0)
        if method == "Network.requestWillBeSent":
            request = values["request"]
            self.requests.append(request["url"])
            if request["method"] == "POST" and request["url"].endswith("/live") and "postData" in request:
                self.posted.append(request["postData"])
        elif method == "Network.eventSourceMessageReceived":
            self.received.append(values["data"])
        elif method == "Network.loadingFailed" and not values.get("canceled"):
            self.failures.append(values.get("errorText", "failed"))
        elif method == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(a.get("value") or a.get("description")) for a in values["args"]))
        elif method == "Log.entryAdded" and values["entry"]["level"] == "error":
            self.errors.append(f"{values['entry']['text']} {values['entry'].get('url', '')}")

    def bytes_by_address(self):
        """What came over the wire, heads included, for the page and its workers, without what the service worker keeps."""
        sizes = {}
        for kind, url, count in self.loads.values():
            if kind != "service_worker" and url.startswith("http"):
                sizes[url] = sizes.get(url, 0) + (count or 0)
        return sizes

    def wait_for_loads(self, seconds=60):
        """Waits until everything that the page and its workers asked for has come; a map may be drawn before that is told."""
        deadline = time.monotonic() + patience(seconds)
        while waiting := [url for kind, url, count in self.loads.values()
                          if kind != "service_worker" and url.startswith("http") and count is None]:
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited in vain for {waiting}")
            self.evaluate("0")
            time.sleep(0.05)

    def resize(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)

    def color_scheme(self, value):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": value}])

    def open(self, address):
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)

    def evaluate(self, expression):
        """The value of a JavaScript expression, awaited if it is a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def wait_for(self, expression, what, seconds=60):
        """Waits until a JavaScript expression, or what it promises, is true."""
        seconds = patience(seconds)
        deadline = time.monotonic() + seconds
        while not self.evaluate(f"Promise.resolve({expression}).then(Boolean)"):
            if time.monotonic() > deadline:
                raise RuntimeError(f"waited {seconds} s in vain for {what}; errors: {self.errors}")
            time.sleep(0.05)

    def tap(self, element, what=None):
        """Clicks the element that a JavaScript expression names as soon as it is there.

        In one step: between two the page may draw it anew.
        """
        self.wait_for(f"""(() => {{ let part; try {{ part = {element}; }} catch {{ return false; }}
          part?.click(); return part; }})()""", what or element)

    def wait_for_map(self):
        """Waits for the map to exist, then for everything in view to be drawn."""
        self.wait_for("window.mapwright?.map", "the map")
        self.evaluate(
            "new Promise((done) => { const { map } = mapwright;"
            " if (map.loaded() && !map.isMoving()) { map.once('idle', () => done(true)); map.triggerRepaint(); }"
            " else map.once('idle', () => done(true)); })"
        )

    def key(self, key, code=None, modifiers=0):
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "Tab": 9,
                 "Escape": 27, "Enter": 13, "+": 187, "-": 189, "=": 187, " ": 32}
        more = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, modifiers=modifiers,
                      windowsVirtualKeyCode=codes.get(key, 0), **(more if kind == "keyDown" else {}))

    def type(self, text):
        """Puts a text into the field that has the focus, as an input method does."""
        self.call("Input.insertText", text=text)

    def move(self, x, y, held=False):
        """Moves the mouse, with its left button held down or not."""
        more = {"button": "left", "buttons": 1} if held else {}
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, **more)

    def press(self, x, y, button="left"):
        self.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button=button, clickCount=1)

    def release(self, x, y, button="left"):
        self.call("Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button=button, clickCount=1)

    def click(self, x, y, button="left"):
        self.move(x, y)
        self.press(x, y, button)
        self.release(x, y, button)

    def drag(self, x, y, to_x, to_y):
        """Drags from one place to another, in steps as a hand does."""
        self.move(x, y)
        self.press(x, y)
        for step in range(1, 6):
            self.move(x + (to_x - x) * step / 5, y + (to_y - y) * step / 5, held=True)
        self.release(to_x, to_y)

    def screenshot(self, path):
        picture = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(picture))

    def close(self):
        self.call("Page.close")
        self.socket.close()
