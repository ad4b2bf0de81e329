#!/usr/bin/env python3
"""Has the unmodified PyPI client apple-maps-api ask a running service everything that it can ask.

    Tests/Python/check_apple_client.py PROGRAM ATLAS [--port PORT]

The service trusts one key, which is made here; the client signs its own tokens with it, exchanges them, and reads every
answer into its models, which refuse a category that Apple does not spell so. Only the client's address is another. The
atlas is that of the sample city.
"""

import argparse
import contextlib
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

from apple_maps_api import AppleMapsClient
from apple_maps_api.helpers import geocode_coordinates, geocode_postal_code
from apple_maps_api.models import MapRegion
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
import httpx2

TEAM, KEY = "TEAM123456", "KEY1234567"
NEAR = {"lat": 60.1695, "lng": 24.9400}
REGION = MapRegion(
    northLatitude=60.1720, eastLongitude=24.9500, southLatitude=60.1660, westLongitude=24.9360)


def made_key():
    """A private key as PEM, and its public half."""
    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption())
    public = key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo)
    return private.decode(), public


@contextlib.contextmanager
def service(program, atlas, port, public):
    """A service that trusts a key; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "public.pem"
        path.write_bytes(public)
        process = subprocess.Popen(
            [program, "serve", atlas, "--port", str(port), "--quiet",
             "--token-key", f"{TEAM}:{KEY}:{path}"])
        base = f"http://127.0.0.1:{port}"
        try:
            for _ in range(200):
                with contextlib.suppress(OSError), urllib.request.urlopen(base + "/service"):
                    break
                if process.poll() is not None:
                    raise SystemExit(f"{program} ended with {process.returncode}")
                time.sleep(0.1)
            else:
                raise SystemExit(f"nothing answers at {base}")
            yield base
        finally:
            process.terminate()
            process.wait(timeout=30)


def client_of(base, private, key=KEY, origin=None):
    client = AppleMapsClient(team_id=TEAM, key_id=key, private_key=private, origin=origin)
    client.base_url = base
    return client


def check_tokens(base, private):
    client = client_of(base, private)
    token = client.create_token()
    assert token.count(".") == 2 and token == client.create_token(), "a token is kept"
    other, _ = made_key()
    for stranger in [
            client_of(base, other), client_of(base, private, key="KEY0000000"),
            client_of(base, private, origin="https://example.com")]:
        try:
            stranger.create_token()
            raise AssertionError("a stranger was given a token")
        except httpx2.HTTPStatusError as error:
            assert error.response.status_code == 401
            assert error.response.json() == {
                "error": {"message": "Not Authorized", "details": []}}
    for headers in [{}, {"Authorization": "Bearer "},
                    {"Authorization": f"Bearer {client.create_mapkit_token()}"}]:
        try:
            urllib.request.urlopen(
                urllib.request.Request(base + "/v1/search?q=cafe", headers=headers))
            raise AssertionError("nobody was let in")
        except urllib.error.HTTPError as error:
            assert error.code == 401


def check_geocoding(client):
    found = client.geocode("Mannerheimintie 10", lang="fi", limit_to_countries=["FI", "SE"])
    assert [place.name for place in found.results] == ["Mannerheimintie 10"]
    house = found.results[0]
    assert house.structuredAddress.subThoroughfare == "10"
    assert house.country is not None and house.countryCode is not None
    assert client.geocode("Kaivokatu 2", **NEAR).results
    assert client.geocode("Kaivokatu 2", search_region=REGION).results
    assert client.geocode("Kaivokatu 2", user_lat=NEAR["lat"], user_lng=NEAR["lng"]).results
    there = client.reverse_geocode(
        lat=house.coordinate.latitude, lng=house.coordinate.longitude, lang="fi")
    assert len(there.results) == 1
    result = geocode_coordinates(client, lat=60.1696, lon=24.9479)
    assert result.lat == 60.1696 and result.city == "Helsinki"
    assert geocode_postal_code(client, postal_code="00100", country="FI").postal_code == "00100"
    assert geocode_postal_code(client, postal_code="99999", country="FI") is None


def check_search(client):
    cafes = client.search("cafe", categories=["Cafe"], **NEAR)
    assert cafes.results and all(place.poiCategory == "Cafe" for place in cafes.results)
    assert cafes.displayMapRegion is not None and cafes.paginationInfo is None
    others = client.search("kahvila", exclude_categories="Cafe", lang="fi", **NEAR)
    assert all(place.poiCategory != "Cafe" for place in others.results)
    inside = client.search(
        "cafe", search_region=REGION, search_region_priority="required",
        result_type_filter=["Poi"])
    assert inside.results
    for place in inside.results:
        assert REGION.southLatitude <= place.coordinate.latitude <= REGION.northLatitude
    parts = client.search(
        "kluuvi", result_type_filter=["Address"], include_address_categories=["SubLocality"])
    assert {place.name for place in parts.results} == {"Kluuvi"}
    assert client.search(
        "kluuvi", result_type_filter="Address", exclude_address_categories=["SubLocality"])
    try:
        client.search("cafe", search_region=REGION, **NEAR)
        raise AssertionError("a point and a region were taken together")
    except httpx2.HTTPStatusError as error:
        assert error.response.status_code == 400
        details = error.response.json()["error"]["details"]
        assert details == ["cannot specify both searchRegion and searchLocation"]


def check_pages(client):
    page = client.search("restaurant", enable_pagination=True, **NEAR)
    info = page.paginationInfo
    assert info.prevPageToken is None and info.totalPageCount > 1
    seen = [place.id for place in page.results]
    while page.paginationInfo.nextPageToken:
        page = client.search(page_token=page.paginationInfo.nextPageToken)
        assert page.paginationInfo.prevPageToken
        seen += [place.id for place in page.results]
    assert len(seen) == len(set(seen)) == info.totalResults


def check_completion(client):
    found = client.autocomplete("ate", lang="fi", **NEAR)
    assert 1 <= len(found.results) <= 15
    for suggestion in found.results:
        places = client.search_completion(suggestion, lang="fi").results
        if suggestion.location:
            assert [place.name for place in places] == [suggestion.completionTitle]
        else:
            assert suggestion.completionSubtitle == "Search Nearby" and places
    only = client.autocomplete(
        "ka", result_type_filter=["Poi"], include_poi_categories=["Cafe"],
        exclude_poi_categories=["Museum"], search_region=REGION,
        search_region_priority="required", limit_to_countries="FI")
    assert all(suggestion.location for suggestion in only.results)
    assert client.autocomplete(
        "kl", result_type_filter=["Address"], include_address_categories=["SubLocality"]).results


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("atlas")
    parser.add_argument("--port", type=int, default=0)
    options = parser.parse_args()
    private, public = made_key()
    passed = 0
    with service(options.program, options.atlas, options.port or free_port(), public) as base:
        check_tokens(base, private)
        # With and without the version behind the address.
        for root in [base, base + "/v1", base + "/apple"]:
            client = client_of(root, private)
            for check in [check_geocoding, check_search, check_pages, check_completion]:
                check(client)
                passed += 1
    print(f"{passed + 1} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
