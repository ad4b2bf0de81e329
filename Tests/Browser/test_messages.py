#!/usr/bin/env python3
"""Checks the page's side of the messages between a program and its page, in headless Chromium.

    Tests/Browser/test_messages.py --programs .build/release --atlas helsinki.atlas [--shots DIR]

What the program sends comes from Tests/Fixtures/LiveMessages/program.json, which LiveMessageTests.swift holds to what
Swift encodes; what the page sends is compared with page.json beside it, which LiveMessageTests.swift decodes.
"""

import http.server
import json
import pathlib
import sys
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

import PIL.Image

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import messages  # noqa: E402
from browser_case import BrowserCase  # noqa: E402
from devtools import Browser, patience, program_options, start_server  # noqa: E402

WIDTH, HEIGHT = 1000, 700


class StandIn(http.server.ThreadingHTTPServer):
    """Takes the place of a program: has its page and its map, but sends messages that a test gives."""

    daemon_threads = True

    def __init__(self, program):
        super().__init__(("127.0.0.1", 0), StandInHandler)
        self.program, self.messages, self.queries, self.posts, self.status = program, [], [], [], 204
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class StandInHandler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.startswith("/live?"):
            self.server.queries.append(self.path)
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            sent = 0
            try:
                while True:
                    for message in self.server.messages[sent:]:
                        self.wfile.write(f"data: {json.dumps(message)}\n\n".encode())
                        sent += 1
                    self.wfile.write(b":\n\n")
                    self.wfile.flush()
                    time.sleep(0.05)
            except OSError:
                return
        if self.path.startswith("/live/photographs/"):
            # The recorded messages have one that the program beneath has not.
            return self.answer(200, "image/svg+xml", b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"/>')
        try:
            with urllib.request.urlopen(self.server.program + self.path) as answer:
                body = answer.read()
                self.answer(answer.status, answer.headers.get("Content-Type", "application/octet-stream"), body)
        except urllib.error.HTTPError as error:
            self.send_error(error.code)

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posts.append(json.loads(body))
        answer = b"" if self.server.status == 204 else b"the message was not taken: events[0].type: unknown"
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_):
        pass


class MessageTests(BrowserCase):
    options = None

    @classmethod
    def setUpClass(cls):
        program = str(pathlib.Path(cls.options.programs) / "TextSpecimen")
        cls.process, cls.program = start_server([program], MAPWRIGHT_ATLAS=cls.options.atlas)
        cls.browser = Browser(cls.options.chromium).__enter__()
        read = lambda name: json.loads((messages.FIXTURES / name).read_text(encoding="utf-8"))  # noqa: E731
        cls.to_page, cls.from_page = read("program.json"), read("page.json")

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.process.terminate()
        cls.process.wait(patience(20))

    def open(self, *sent):
        self.stand_in = StandIn(self.program)
        self.stand_in.messages = list(sent)
        self.addCleanup(self.stand_in.server_close)
        self.addCleanup(self.stand_in.shutdown)
        self.page = self.browser.page(width=WIDTH, height=HEIGHT)
        self.addCleanup(self.page.close)
        self.page.color_scheme("light")
        self.page.open(self.stand_in.address + "/")
        self.page.wait_for("window.mapwright?.channel", "the page")

    def shot(self, name):
        if self.options.shots:
            self.page.screenshot(pathlib.Path(self.options.shots) / f"messages-{name}.png")

    def until(self, condition, what):
        deadline = time.monotonic() + patience(30)
        while not condition():
            self.page.evaluate("0")  # takes in what the browser reports
            if time.monotonic() > deadline:
                raise AssertionError(f"waited in vain for {what}; errors: {self.page.errors}")
            time.sleep(0.05)

    # From the page.

    def test_events_are_made_as_the_program_decodes_them(self):
        self.open()
        for sample in self.from_page:
            with self.subTest(sample["call"]):
                call = f"{sample['call']}(...{json.dumps(sample['arguments'])})"
                made = self.page.evaluate(
                    f"import('/assets/js/live/events.js').then((m) => JSON.parse(JSON.stringify(m.{call})))")
                expected = sample["event"]
                if sample["call"].startswith("MapEvents."):
                    expected = expected["event"]
                self.assertEqual(made, expected)

    def test_every_kind_of_event_has_a_function(self):
        self.open()
        made = self.page.evaluate(
            "import('/assets/js/live/events.js').then((m) => Object.fromEntries(Object.entries(m).map(([k, v]) => [k, Object.keys(v)])))")
        self.assertEqual(set(made["MapEvents"]), messages.types("mapEvent"))
        self.assertEqual(set(made["InterfaceEvents"] + made["BrowserEvents"]), messages.types("event"))

    def test_a_running_program_takes_every_kind_of_event(self):
        events = [sample["event"] for sample in self.from_page]
        body = {"version": 1, "client": "test", "number": 1, "events": events}
        self.assertEqual(messages.problems(messages.TO_PROGRAM, body), [])
        request = urllib.request.Request(
            self.program + "/live", data=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            self.assertEqual(answer.status, 204)

    def test_a_program_says_what_it_does_not_understand(self):
        body = {"version": 1, "client": "test", "number": 1, "events": [{"type": "tapped", "element": 1, "point": [3]}]}
        request = urllib.request.Request(
            self.program + "/live", data=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
        with self.assertRaises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(request)
        self.assertEqual(caught.exception.code, 400)
        self.assertIn("events[0].point[1]: ", caught.exception.read().decode())

    def test_the_page_reports_what_was_not_understood(self):
        self.open(self.to_page[0])
        self.stand_in.status = 400
        self.page.evaluate("mapwright.channel.send({ type: 'resized', size: [1, 1] })")
        self.until(lambda: any("events[0].type: unknown" in text for text in self.page.errors), "the report")

    # To the page.

    def test_every_kind_of_message_is_shown(self):
        for message in self.to_page:
            self.assertEqual(messages.problems(messages.TO_PAGE, message), [])
        self.open(self.to_page[0])
        kinds = {element["content"]["type"] for element in self.to_page[0]["elements"]}
        self.assertEqual(kinds, messages.types("elementContent"))
        self.page.wait_for("mapwright.maps.shown.size === 1", "the map")
        for kind in kinds:
            self.assertTrue(self.page.evaluate(f"Boolean(document.querySelector('.element.{kind}'))"), kind)
        self.page.evaluate(
            "[...mapwright.maps.shown.values()][0].then(({ map }) => new Promise((done) => {"
            " const check = () => (map.getStyle() && map.isStyleLoaded() ? done(true) : setTimeout(check, 100)); check(); }))")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.annotation').length"), 5)
        self.shot("all")
        self.stand_in.messages.append(self.to_page[1])
        self.page.wait_for("!document.querySelector('[data-id=\"13\"]')", "the changes")
        self.page.wait_for("[...mapwright.maps.shown.values()][0].then(({ scene }) => !scene.controls.length)", "the scene")
        self.shot("changed")
        self.assertEqual(self.page.errors, [])

    def test_an_element_of_another_kind_stays_in_its_place(self):
        whole, change = json.loads(json.dumps(self.to_page[:2]))
        [text] = [element for element in whole["elements"] if element["id"] == 11]
        [content] = [element["content"] for element in whole["elements"] if element["content"]["type"] == "button"]
        self.open(whole)
        self.page.wait_for("document.querySelector('.element.text[data-id=\"11\"]')", "the text")
        # What is around it is not told, as its elements are still of the same ids.
        change.update(elements=[{**text, "content": content, "children": []}], removed=[], maps=[])
        self.stand_in.messages.append(change)
        self.page.wait_for("document.querySelector('[data-id=\"1\"] > button.element[data-id=\"11\"]')", "the button in its place")
        self.assertEqual(self.page.evaluate("document.querySelectorAll('[data-id=\"11\"]').length"), 1)
        self.assertEqual(self.page.errors, [])

    def test_what_only_arranges_others_lets_touches_through(self):
        [whole] = json.loads(json.dumps(self.to_page[:1]))
        [root] = [element for element in whole["elements"] if element["id"] == 1]
        bare = {**root, "id": 900, "children": [], "frame": [[0, 0], [WIDTH, HEIGHT]]}
        root["children"].append(900)
        whole["elements"].append(bare)
        self.open(whole)
        self.page.wait_for("mapwright.maps.shown.size === 1 && document.querySelector('[data-id=\"900\"]')", "the map")
        touches = "getComputedStyle(document.querySelector('[data-id=\"900\"]')).pointerEvents"
        self.assertEqual(self.page.evaluate(touches), "none")
        for change in ({"isTappable": True}, {}, {"isPressable": True}, {}, {"style": {**bare["style"], "background": {"red": 1, "green": 1, "blue": 1, "alpha": 1}}}):
            change = {**self.to_page[1], "elements": [{**bare, **change}], "removed": [], "maps": []}
            self.stand_in.messages.append(change)
            wanted = "auto" if change["elements"][0] != bare else "none"
            self.page.wait_for(f"{touches} === '{wanted}'", "touches")

    def test_what_is_cut_from_a_symbol_shows_what_is_behind(self):
        [whole] = json.loads(json.dumps(self.to_page[:1]))
        [root] = [element for element in whole["elements"] if element["id"] == 1]
        image = next(element for element in whole["elements"] if element["content"]["type"] == "image")
        names = ["map.circle.fill", "mappin.circle.fill", "building"]
        for place, name in enumerate(names):
            content = {"type": "symbol", "name": name, "pointSize": 40}
            picture = {"content": content, "size": [40, 40], "tint": {"red": 1, "green": 1, "blue": 1, "alpha": 1}}
            root["children"].append(900 + place)
            whole["elements"].append({
                **image, "id": 900 + place, "frame": [[20 + 60 * place, 500], [40, 40]],
                "content": {"type": "image", "image": {"fit": "fit", "image": picture}},
                "style": {**image["style"], "background": {"red": 0, "green": 0.5, "blue": 0, "alpha": 1}, "isMaterial": False}})
        self.assertEqual(messages.problems(messages.TO_PAGE, whole), [])
        self.open(whole)
        self.page.wait_for(f"document.querySelectorAll('[data-id^=\"90\"] svg').length === {len(names)}", "the symbols")
        with tempfile.TemporaryDirectory() as folder:
            self.page.screenshot(f"{folder}/symbols.png")
            pixels = PIL.Image.open(f"{folder}/symbols.png").convert("RGB")
            self.shot("symbols")
        for place, name in enumerate(names):
            # Within the outline, where there is nothing but the glyph; a sheet darkens all of it.
            inside = list(pixels.crop((30 + 60 * place, 510, 50 + 60 * place, 530)).getdata())
            self.assertGreater(sum(green > red + 60 for red, green, _ in inside), 15, name)
            self.assertGreater(sum(red > 140 for red, _, _ in inside), 15, name)

    def test_controls_make_way_for_what_covers_an_edge(self):
        self.open()

        def covered(*things):
            """What covers the edges of a map of 300 × 600 points, before which there are things: kind, box, more of the style."""
            boxes = "".join(
                f'<div class="element {kind}" style="position:absolute;left:{x}px;top:{y}px;width:{width}px;height:{height}px;{more}"></div>'
                for kind, (x, y, width, height), more in things)
            return self.page.evaluate(
                "import('/assets/js/live/covered-edges.js').then(({ coveredEdges }) => { const root = document.createElement('div');"
                "root.style.cssText = 'position:fixed;left:0;top:0';"
                "root.innerHTML = '<div class=\"element map\" style=\"position:absolute;width:300px;height:600px\"></div>"
                f"{boxes}'; document.body.append(root); const found = coveredEdges(root.firstChild, root); root.remove();"
                "return [found.top, found.bottom]; })")

        self.assertEqual(covered(), [0, 0])
        field = ("textField", (16, 10, 268, 50), "")
        self.assertEqual(covered(field), [60, 0])
        self.assertEqual(covered(field, ("text", (20, 70, 260, 30), "")), [100, 0])
        self.assertEqual(covered(("text", (20, 560, 260, 30), ""), field), [60, 40])
        # A button in a corner, a thing in the middle, what only holds others, and another screen cover no edge.
        self.assertEqual(covered(("button", (250, 10, 40, 40), "")), [0, 0])
        self.assertEqual(covered(("text", (10, 280, 280, 40), "")), [0, 0])
        self.assertEqual(covered(("group", (0, 0, 300, 80), "")), [0, 0])
        self.assertEqual(covered(("group", (0, 0, 300, 80), "background:white")), [80, 0])
        self.assertEqual(covered(("group", (0, 0, 300, 600), "background:white")), [0, 0])

    def test_every_kind_of_change_is_known(self):
        self.open()
        # What is made of a change without its values does not matter here.
        self.page.evaluate(
            "import('/assets/js/live/scene.js').then((m) => { for (const type of "
            f"{json.dumps(sorted(messages.types('change')))}) {{ try {{ m.applyChanges({{ overlays: [], annotations: [] }}, [{{ type }}]); }}"
            " catch (error) { if (!(error instanceof TypeError)) throw error; } }; return true; })")
        self.assertEqual(self.page.errors, [])
        self.page.evaluate("import('/assets/js/live/scene.js').then((m) => m.applyChanges({}, [{ type: 'fly' }]))")
        self.until(lambda: any("unknown change of a map" in error for error in self.page.errors), "the report")

    def test_what_is_not_known_is_reported_and_the_rest_shown(self):
        message = json.loads(json.dumps(self.to_page[0]))
        message["elements"][2]["content"] = {"type": "hologram"}
        [scene] = [told["scene"] for told in message["maps"]]
        scene["annotations"][1]["look"] = {"type": "balloonist"}
        scene["overlays"][1]["content"] = {"type": "fog"}
        scene["controls"].append({"kind": "bell", "visibility": "visible"})
        self.open(message, {"type": "greeting", "version": 1})
        wanted = [f'The program sent an unknown {what}: "{name}"' for what, name in (
            ("content of an element", "hologram"), ("look of an annotation", "balloonist"),
            ("content of an overlay", "fog"), ("control of a map", "bell"), ("message", "greeting"))]
        for text in wanted:
            self.until(lambda text=text: any(error.startswith(text) for error in self.page.errors), text)
        self.assertEqual(len(self.page.errors), len(wanted), self.page.errors)
        self.assertEqual(self.page.evaluate("document.querySelectorAll('.annotation').length"), 5)

    # Versions.

    def notice(self):
        return self.page.evaluate("document.getElementById('message').hidden ? '' : document.getElementById('message').innerText")

    def test_a_program_of_another_version_is_noticed(self):
        self.open({**self.to_page[0], "version": 2, "elements": "everything is different"})
        self.until(lambda: "another version" in self.notice(), "the notice")
        self.assertIn("Reload", self.notice())
        self.shot("version")
        self.assertTrue(self.stand_in.queries[0].endswith("&version=1"))
        # Nothing is shown, nothing sent, and nobody asks again.
        asked = len(self.stand_in.queries)
        late = {"type": "resized", "size": [1, 1]}
        self.page.evaluate(f"mapwright.channel.send({json.dumps(late)})")
        self.page.evaluate("new Promise((done) => setTimeout(done, 1500))")
        self.assertEqual(len(self.stand_in.queries), asked)
        # What the page had posted before it read the version may arrive now.
        self.assertNotIn(late, [event for post in self.stand_in.posts for event in post["events"]])
        self.assertFalse(self.page.evaluate("Boolean(document.querySelector('.element'))"))
        self.page.tap("document.querySelector('#message button')")
        self.until(lambda: len(self.stand_in.queries) > asked, "the page to be loaded again")

    def test_a_refusal_is_noticed(self):
        self.open(self.to_page[2])
        self.until(lambda: "another version" in self.notice(), "the notice")

    def test_a_program_refuses_a_page_of_another_version(self):
        with urllib.request.urlopen(self.program + "/live?client=test&version=99") as answer:
            data = answer.read().decode()
        self.assertEqual(json.loads(data.removeprefix("data: ")), {"type": "otherVersion", "version": 1, "pageVersion": 99})


def main():
    options, rest = program_options(__doc__.split("\n")[0])
    MessageTests.options = options
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()
