"""Draws styles of MapLibre's render tests with the MapLibre GL JS of the map page, in Chromium."""

import base64
import functools
import http.server
import json
import pathlib
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIBRARY = ROOT / "Sources/MapServer/Page/vendor/maplibre-gl.js"
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from devtools import Browser  # noqa: E402 - the folder is known by now

PAGE = b"""<!doctype html><style>body { margin: 0 }</style><div id="map"></div><script src="/maplibre-gl.js"></script>"""

DRAW = """([style, test]) => {
    const element = document.getElementById("map");
    element.style.width = (test.width ?? 512) + "px";
    element.style.height = (test.height ?? 512) + "px";
    const kept = { preserveDrawingBuffer: true, antialias: false };
    const map = new maplibregl.Map({
        container: element, style, interactive: false, attributionControl: false, fadeDuration: 0,
        pixelRatio: test.pixelRatio ?? 1, localIdeographFontFamily: false, canvasContextAttributes: kept, ...kept });
    map.showCollisionBoxes = Boolean(test.collisionDebug);
    map.showTileBoundaries = Boolean(test.debug);
    map.showOverdrawInspector = Boolean(test.showOverdrawInspector);
    map.once("idle", () => { window.picture = map.getCanvas().toDataURL() });
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """The suite's files, the page and the library."""

    def do_GET(self):
        if self.path == "/":
            self.answer("text/html", PAGE)
        elif self.path == "/maplibre-gl.js":
            self.answer("text/javascript", LIBRARY.read_bytes())
        else:
            super().do_GET()

    def answer(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class StylePage:
    """A browser that draws one style after the other; needs `make setup`."""

    def __init__(self, suite):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(suite)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def __enter__(self):
        self.browser = Browser().__enter__()
        return self

    def draw(self, path, target):
        """Writes the picture of a style; the reason if there is none."""
        style = json.loads(path.read_text().replace("local://", self.address))
        test = style.pop("metadata", {}).get("test", {})
        page = self.browser.page(width=1100, height=1100)
        try:
            page.open(self.address)
            page.wait_for("window.maplibregl !== undefined", "the library")
            page.evaluate(f"({DRAW})({json.dumps([style, test])})")
            page.wait_for("window.picture !== undefined", "the picture", seconds=10)
            picture = page.evaluate("window.picture")
            target.write_bytes(base64.b64decode(picture.split(",")[1]))
            return None
        except Exception as error:  # noqa: BLE001 - whatever the page says is the reason
            return str(error).splitlines()[0]
        finally:
            page.close()

    def __exit__(self, *reason):
        self.browser.__exit__(*reason)
        self.server.shutdown()
