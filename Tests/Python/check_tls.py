#!/usr/bin/env python3
"""Asks a service that speaks TLS with other programs' clients: httpx over HTTP/2 and Python's own over HTTP/1.1.

    Tests/Python/check_tls.py PROGRAM ATLAS

Checks that both protocols are agreed on and answered alike, that the limits of a service hold on HTTP/2 too, that other
certificates are taken when their files change, on SIGHUP and by /admin/reload while a connection that was open before
goes on, and that files that can't be used are told: at the start as an error, later in the log.

Prints a line for each part that fails and at last how many passed; ends with 1 if any failed.
"""

import contextlib
import datetime
import http.client
import pathlib
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import warnings

import h2.config
import h2.connection
import h2.events
import h2.exceptions
import httpx2
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from checks import Failure, check, expect, run

HOST = "127.0.0.1"
TILE = "/tiles/14/9327/4742.mvt"
# A tile that the sample has not: an answer without a body.
EMPTY = "/tiles/14/9325/4740.mvt"


def wait_for(condition, text, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        expect(time.monotonic() < end, text)
        time.sleep(0.05)


def make_certificate(name):
    """A certificate that vouches for itself, and its key, in PEM form."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject)
        .public_key(key.public_key()).serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .sign(key, hashes.SHA256()))
    return (
        certificate.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()))


class Service:
    """A service with a certificate, started and ended as an operator would."""

    def __init__(self, program, atlas, *options):
        self.program, self.atlas = program, atlas
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mapwright-tls-"))
        self.log_path = self.folder / "log"
        self.write(*make_certificate("first.example"))
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = probe.getsockname()[1]
        self.command = [
            program, "serve", atlas, "--port", str(self.port), "--tls-certificate",
            str(self.folder / "chain.pem"), "--tls-key", str(self.folder / "key.pem"), *options]
        self.process = None

    def write(self, certificate, key):
        """Puts other files in place of those that are there."""
        for name, content in (("key.pem", key), ("chain.pem", certificate)):
            (self.folder / (name + ".new")).write_bytes(content)
            (self.folder / (name + ".new")).rename(self.folder / name)

    def start(self):
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=log)

        def answers():
            expect(self.process.poll() is None, f"the service ended: {self.log()}")
            with contextlib.suppress(httpx2.TransportError):
                return self.client().get("/health").status_code == 200

        wait_for(answers, "the service does not answer")

    def log(self):
        return self.log_path.read_text()

    def client(self, http2=True):
        return httpx2.Client(http2=http2, verify=False, base_url=f"https://{HOST}:{self.port}", timeout=60)

    def name(self):
        """The name in the certificate that a new connection is shown."""
        certificate = ssl.get_server_certificate((HOST, self.port))
        parsed = x509.load_pem_x509_certificate(certificate.encode())
        return parsed.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value

    def end(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)


class Frames:
    """A connection of HTTP/2 whose frames a test sends itself."""

    def __init__(self, port):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(["h2"])
        self.socket = context.wrap_socket(socket.create_connection((HOST, port), timeout=60))
        expect(self.socket.selected_alpn_protocol() == "h2", "h2 was not agreed on")
        self.h2 = h2.connection.H2Connection(h2.config.H2Configuration(client_side=True))
        self.h2.initiate_connection()
        self.send()

    def send(self, data=None):
        """Sends what is due, or some bytes; that the service has ended the connection is no error here."""
        with contextlib.suppress(OSError):
            self.socket.sendall(self.h2.data_to_send() if data is None else data)

    def ask(self, path, method="GET", end=True, fields=()):
        stream = self.h2.get_next_available_stream_id()
        self.h2.send_headers(
            stream, [(":method", method), (":scheme", "https"), (":authority", "a"), (":path", path), *fields],
            end_stream=end)
        self.send()
        return stream

    def events(self):
        """What the service says, until it ends the connection."""
        while True:
            try:
                data = self.socket.recv(65536)
            except (ConnectionError, ssl.SSLError):
                return
            if not data:
                return
            try:
                for event in self.h2.receive_data(data):
                    if isinstance(event, h2.events.DataReceived):
                        self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                    yield event
            except h2.exceptions.ProtocolError:
                # This client takes nothing but silence after the word that the connection ends.
                continue
            self.send()


@check
def both_protocols_are_answered_alike(service):
    with service.client() as two, service.client(http2=False) as one:
        for path in (TILE, EMPTY, "/tiles.json", "/mapwright/search?query=kahvila&limit=3", "/nothing", "/style.json"):
            answers = two.get(path), one.get(path)
            expect([answer.http_version for answer in answers] == ["HTTP/2", "HTTP/1.1"], f"{path}: another protocol")
            expect(answers[0].status_code == answers[1].status_code, f"{path}: other statuses")
            expect(answers[0].content == answers[1].content, f"{path}: other contents")
            fields = [
                {name: value for name, value in answer.headers.items() if name not in ("date", "transfer-encoding")}
                for answer in answers]
            expect(fields[0] == fields[1], f"{path}: {fields[0]} and {fields[1]}")
        document = two.get("/tiles.json").json()
        expect(document["tiles"][0].startswith("https://"), f"{document['tiles']}")
        text = two.post("/mapwright/search", json={"query": "kahvila", "limit": 3})
        expect(text.json() == two.get("/mapwright/search?query=kahvila&limit=3").json(), "POST is answered otherwise")


@check
def a_hundred_requests_at_once(service):
    frames = Frames(service.port)
    streams = {frames.ask(TILE) for _ in range(100)}
    for event in frames.events():
        if isinstance(event, h2.events.ResponseReceived):
            expect((b":status", b"200") in event.headers, f"{event.headers}")
        if isinstance(event, h2.events.StreamEnded):
            streams.discard(event.stream_id)
            if not streams:
                break
    expect(not streams, f"{len(streams)} requests were not answered")


@check
def limits_hold(service):
    """Settings of the service: --body-limit 1000, --head-limit 2000, --body-timeout 1, --head-timeout 2."""
    with service.client() as client:
        expect(client.post("/mapwright/search", content=b" " * 1001).status_code == 413, "a large body was taken")
        expect(client.get("/" + "x" * 1950).status_code == 414, "a long address was taken")
        expect(client.get("/", headers={"x-long": "x" * 1900}).status_code == 431, "a long header was taken")
        expect(client.get("/health").status_code == 200, "the connection did not go on")
    frames = Frames(service.port)
    frames.ask("/mapwright/search", "POST", end=False)
    statuses = []
    for event in frames.events():
        if isinstance(event, h2.events.ResponseReceived):
            statuses.append(dict(event.headers)[b":status"])
            break
    expect(statuses == [b"408"], f"a body that does not come is answered {statuses}")


@check
def floods_end_their_connection(service):
    # Requests that are given up at once: each costs the service more than its client (CVE-2023-44487).
    frames = Frames(service.port)
    for _ in range(3000):
        frames.h2.reset_stream(frames.ask("/mapwright/search?query=a"), 8)
    frames.send()
    expect_ended(frames, "resets")
    frames = Frames(service.port)
    for _ in range(3000):
        frames.h2.ping(b"12345678")
    frames.send()
    expect_ended(frames, "pings")
    frames = Frames(service.port)
    frames.send(b"\0\0\0\4\0\0\0\0\0" * 3000)
    expect_ended(frames, "settings")
    # A head that never ends, in time and in length.
    frames = Frames(service.port)
    frames.send(b"\0\0\1\1\0\0\0\0\1\x82")
    expect_ended(frames, "a head without end")
    frames = Frames(service.port)
    frames.send(b"\0\0\1\1\0\0\0\0\1\x82" + b"\0\0\1\x09\0\0\0\0\1\x86" * 2000)
    expect_ended(frames, "continuations")
    with service.client() as client:
        expect(client.get("/health").status_code == 200, "the service did not go on")


def expect_ended(frames, text):
    frames.socket.settimeout(30)
    try:
        for _ in frames.events():
            pass
    except TimeoutError:
        raise Failure(f"{text} did not end the connection") from None


@check
def a_silent_client_is_left(service):
    for client in (socket.create_connection((HOST, service.port), timeout=60), Frames(service.port).socket):
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while client.recv(65536):
                pass


@check
def other_certificates_are_taken(service):
    expect(service.name() == "first.example", service.name())
    before = http.client.HTTPSConnection(HOST, service.port, context=ssl._create_unverified_context(), timeout=60)

    def still_answers():
        before.request("GET", "/health")
        expect(before.getresponse().read().startswith(b"{"), "the open connection does not go on")

    still_answers()
    stop, failures = threading.Event(), []

    def keep_asking():
        with service.client() as client:
            while not stop.is_set():
                try:
                    expect(client.get(TILE).status_code == 200, "a tile")
                except (Failure, httpx2.TransportError) as error:
                    failures.append(error)

    asking = threading.Thread(target=keep_asking)
    asking.start()
    # By itself.
    service.write(*make_certificate("second.example"))
    wait_for(lambda: service.name() == "second.example", "a changed certificate is not noticed")
    still_answers()
    # A broken one stays away, and is told of.
    service.write(b"nothing", b"nothing")
    wait_for(lambda: "certificate not replaced" in service.log(), "nothing is told of a broken certificate")
    expect(service.name() == "second.example", "a broken certificate was taken")
    with service.client() as client:
        answer = client.post("/admin/reload")
        expect(answer.status_code == 500 and "certificate" in answer.text, f"{answer.status_code} {answer.text}")
    service.write(*make_certificate("third.example"))
    service.process.send_signal(signal.SIGHUP)
    wait_for(lambda: service.name() == "third.example", "SIGHUP does not read the certificate")
    with service.client() as client:
        expect(client.post("/admin/reload").status_code == 200, "the certificate can't be read anew")
        text = client.get("/metrics").text
        expect("mapwright_certificate_expiry_timestamp_seconds" in text, "metrics do not tell when it ends")
    still_answers()
    stop.set()
    asking.join()
    expect(not failures, f"requests failed meanwhile: {failures[:3]}")


@check
def old_protocols_and_plain_text_are_refused(service):
    context = ssl._create_unverified_context()
    warnings.simplefilter("ignore", DeprecationWarning)
    context.minimum_version = ssl.TLSVersion.TLSv1
    context.maximum_version = ssl.TLSVersion.TLSv1_1
    try:
        context.wrap_socket(socket.create_connection((HOST, service.port), timeout=60))
        raise Failure("TLS 1.1 was taken")
    except (ssl.SSLError, ConnectionError):
        pass
    plain = socket.create_connection((HOST, service.port), timeout=60)
    plain.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    with contextlib.suppress(ConnectionError):
        while data := plain.recv(65536):
            expect(b"HTTP/1.1 200" not in data, "plain text was answered")


@check
def it_ends_in_order(service):
    """SIGTERM while a connection is open: what was asked is answered, then the connection ends."""
    frames = Frames(service.port)
    frames.ask("/health")
    expect(any(isinstance(event, h2.events.StreamEnded) for event in frames.events()), "no answer")
    service.process.terminate()
    for _ in frames.events():
        pass
    expect(service.process.wait(60) == 0, "the service did not end in order")


@check
def bad_files_are_told_at_the_start(service):
    """Files that can't be used keep a service from starting, with a line that names them."""
    for change, text in (
            (lambda folder: (folder / "key.pem").unlink(), "can't be read"),
            (lambda folder: (folder / "chain.pem").write_text("x"), "holds no certificate"),
            (lambda folder: (folder / "key.pem").write_bytes(make_certificate("a")[1]), "is not that of")):
        other = Service(service.program, service.atlas)
        change(other.folder)
        ended = subprocess.run(other.command, capture_output=True, text=True, timeout=120)
        expect(ended.returncode == 1 and text in ended.stderr, f"{ended.returncode}: {ended.stderr}")
        expect(str(other.folder) in ended.stderr, "the file is not named")


def main():
    program, atlas = sys.argv[1:]
    service = Service(
        program, atlas, "--body-limit", "1000", "--head-limit", "2000", "--body-timeout", "1",
        "--head-timeout", "2")
    try:
        service.start()
        return run(service)
    finally:
        service.end()


if __name__ == "__main__":
    sys.exit(main())
