#!/usr/bin/env python3
"""Asks a running service with PyPI geopy, unmodified, as its users would: Photon, Nominatim and Pelias.

    Tests/Python/check_geocoder_clients.py --program .build/release/mapwright --atlas helsinki.atlas
    Tests/Python/check_geocoder_clients.py --url http://127.0.0.1:8080

The first form starts and stops the server itself. The atlas must hold the sample city. Further arguments go to unittest,
as `-k photon`.
"""

import argparse
import pathlib
import sys
import unittest
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))
sys.dont_write_bytecode = True

from devtools import start_server  # noqa: E402
from geopy.distance import distance  # noqa: E402
from geopy.exc import GeocoderQueryError  # noqa: E402
from geopy.geocoders import Nominatim, Pelias, Photon  # noqa: E402
from geopy.point import Point  # noqa: E402

# A corner of Kaivokatu, and a box of some blocks around it, by two corners.
STATION = (60.17, 24.94)
BLOCKS = [Point(60.168, 24.938), Point(60.172, 24.946)]


class ClientTests(unittest.TestCase):
    address = None

    @classmethod
    def setUpClass(cls):
        parts = urllib.parse.urlsplit(cls.address)
        cls.host = parts.netloc
        cls.common = {"scheme": parts.scheme, "timeout": 10}

    def assertNear(self, location, point, meters):
        self.assertLessEqual(distance((location.latitude, location.longitude), point).meters, meters)

    def assertInBlocks(self, locations):
        self.assertTrue(locations)
        for location in locations:
            self.assertTrue(60.168 <= location.latitude <= 60.172, location)
            self.assertTrue(24.938 <= location.longitude <= 24.946, location)


class PhotonTests(ClientTests):
    def setUp(self):
        self.geocoder = Photon(domain=self.host, **self.common)

    def test_finds_one_place(self):
        found = self.geocoder.geocode("Kampin kappeli")
        self.assertEqual(found.address, "Kampin kappeli, 7, Simonkatu, 00100, Simonkatu, Helsinki, Uusimaa, Suomi")
        self.assertNear(found, (60.16944, 24.93593), 5)

    def test_finds_several(self):
        found = self.geocoder.geocode("katu", exactly_one=False, limit=4)
        self.assertEqual(len(found), 4)

    def test_finds_nothing(self):
        self.assertIsNone(self.geocoder.geocode("qqqqxyz"))
        self.assertIsNone(self.geocoder.geocode("qqqqxyz", exactly_one=False))

    def test_what_is_near_comes_first(self):
        east = self.geocoder.geocode("kahvila", location_bias=(60.169, 24.952))
        west = self.geocoder.geocode("kahvila", location_bias=(60.169, 24.936))
        self.assertGreater(east.longitude, west.longitude)

    def test_a_box_is_kept(self):
        self.assertInBlocks(self.geocoder.geocode("katu", exactly_one=False, limit=50, bbox=BLOCKS))

    def test_tags_are_kept(self):
        for tags in ("amenity:cafe", ["amenity:cafe", "!shop"]):
            found = self.geocoder.geocode("kahvila", exactly_one=False, osm_tag=tags)
            self.assertEqual({place.raw["properties"]["osm_value"] for place in found}, {"cafe"})

    def test_names_come_in_a_language(self):
        found = self.geocoder.geocode("Kaivokatu", language="sv", osm_tag="highway")
        self.assertEqual(found.raw["properties"]["name"], "Brunngatan")
        with self.assertRaises(GeocoderQueryError):
            self.geocoder.geocode("Kaivokatu", language="tlh")

    def test_tells_a_position(self):
        found = self.geocoder.reverse(STATION)
        self.assertIn("Kaivokatu", found.address)
        self.assertNear(found, STATION, 50)
        several = self.geocoder.reverse("60.17, 24.94", exactly_one=False, limit=5, language="en")
        self.assertEqual(len(several), 5)
        self.assertIsNone(self.geocoder.reverse((0, 0)))


class NominatimTests(ClientTests):
    def setUp(self):
        self.geocoder = Nominatim(user_agent="mapwright-tests", domain=self.host, **self.common)

    def test_finds_one_place(self):
        found = self.geocoder.geocode("Kampin kappeli")
        self.assertEqual(found.address, "Kampin kappeli, 7, Simonkatu, Keskusta, Helsinki, Uusimaa, 00100, Suomi")
        self.assertNear(found, (60.16944, 24.93593), 5)

    def test_finds_several(self):
        found = self.geocoder.geocode("katu", exactly_one=False, limit=4)
        self.assertEqual(len(found), 4)

    def test_finds_nothing(self):
        self.assertIsNone(self.geocoder.geocode("qqqqxyz"))
        self.assertIsNone(self.geocoder.geocode("qqqqxyz", exactly_one=False))

    def test_parts_of_an_address(self):
        found = self.geocoder.geocode({"street": "Mannerheimintie 5", "city": "Helsinki"}, addressdetails=True)
        self.assertEqual(found.raw["address"]["house_number"], "5")
        self.assertEqual(found.raw["address"]["road"], "Mannerheimintie")
        self.assertEqual(self.geocoder.geocode({"city": "Helsingfors"}).raw["type"], "city")

    def test_details(self):
        found = self.geocoder.geocode("Kampin kappeli", extratags=True, namedetails=True, addressdetails=True)
        self.assertEqual(found.raw["extratags"]["wikidata"], "Q322921")
        self.assertEqual(found.raw["namedetails"]["name:sv"], "Kampens kapell")
        self.assertEqual(found.raw["address"]["postcode"], "00100")

    def test_names_come_in_a_language(self):
        found = self.geocoder.geocode("Kaivokatu", language="sv", exactly_one=False)
        self.assertIn("Brunngatan", [place.raw["name"] for place in found])

    def test_a_viewbox_is_kept(self):
        self.assertInBlocks(self.geocoder.geocode("katu", exactly_one=False, limit=50, viewbox=BLOCKS, bounded=True))
        self.assertEqual(self.geocoder.geocode("Helsinki", viewbox=BLOCKS).raw["name"], "Helsinki")

    def test_countries_and_towns(self):
        self.assertIsNotNone(self.geocoder.geocode("Helsinki", country_codes="fi"))
        self.assertIsNotNone(self.geocoder.geocode("Helsinki", country_codes=["fi", "se"]))
        self.assertEqual(self.geocoder.geocode("Helsinki", featuretype="city").raw["type"], "city")

    def test_shapes(self):
        for geometry, member in (("wkt", "geotext"), ("svg", "svg"), ("kml", "geokml"), ("geojson", "geojson")):
            self.assertIn(member, self.geocoder.geocode("Kaivokatu", geometry=geometry).raw)

    def test_tells_a_position(self):
        found = self.geocoder.reverse(STATION)
        self.assertEqual(found.address, "Bar Socis, 12, Kaivokatu, Keskusta, Helsinki, Uusimaa, 00100, Suomi")
        self.assertNear(found, STATION, 30)
        street = self.geocoder.reverse(STATION, zoom=17, addressdetails=False, namedetails=True, language="sv")
        self.assertEqual(street.raw["name"], "Brunngatan")
        self.assertEqual(street.raw["namedetails"]["name"], "Kaivokatu")
        self.assertNotIn("address", street.raw)
        self.assertEqual(self.geocoder.reverse(STATION, zoom=10).raw["name"], "Helsinki")

    def test_where_nothing_is_known(self):
        self.assertIsNone(self.geocoder.reverse((0, 0)))
        self.assertIsNone(self.geocoder.reverse((0, 0), exactly_one=False))

    def test_what_is_wrong_is_an_error(self):
        with self.assertRaises(GeocoderQueryError):
            self.geocoder.geocode({"city": ""})


class PeliasTests(ClientTests):
    def setUp(self):
        self.geocoder = Pelias(domain=self.host + "/pelias", api_key="none", **self.common)

    def test_finds_one_place(self):
        found = self.geocoder.geocode("Kampin kappeli")
        self.assertEqual(found.address, "Kampin kappeli")
        self.assertEqual(found.raw["properties"]["label"], "Kampin kappeli, Helsinki, Suomi")
        self.assertNear(found, (60.16944, 24.93593), 5)

    def test_finds_several(self):
        self.assertEqual(len(self.geocoder.geocode("katu", exactly_one=False)), 10)

    def test_finds_nothing(self):
        self.assertIsNone(self.geocoder.geocode("qqqqxyz"))
        self.assertIsNone(self.geocoder.geocode("qqqqxyz", exactly_one=False))

    def test_a_box_is_kept(self):
        self.assertInBlocks(self.geocoder.geocode("katu", exactly_one=False, boundary_rect=BLOCKS))

    def test_countries(self):
        self.assertIsNotNone(self.geocoder.geocode("Helsinki", countries=["FIN", "SWE"]))
        with self.assertRaises(GeocoderQueryError):
            self.geocoder.geocode("Helsinki", countries=["XYZ"])

    def test_names_come_in_a_language(self):
        self.assertEqual(self.geocoder.reverse((60.1702752, 24.9399695), language="sv").raw["properties"]["street"], "Brunngatan")

    def test_tells_a_position(self):
        found = self.geocoder.reverse(STATION, exactly_one=False)
        self.assertEqual(len(found), 10)
        self.assertIn("Kaivokatu", found[0].address)
        self.assertNear(found[0], STATION, 50)
        self.assertIsNone(self.geocoder.reverse((0, 0)))

    def test_what_is_wrong_is_an_error(self):
        with self.assertRaises(GeocoderQueryError):
            self.geocoder.geocode("")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", help="the built program")
    parser.add_argument("--atlas", help="an atlas of the sample city")
    parser.add_argument("--url", help="the address of a service that runs already")
    options, rest = parser.parse_known_args()
    if not options.url and not (options.program and options.atlas):
        parser.error("--url, or --program and --atlas")
    server, ClientTests.address = None, options.url
    if not options.url:
        server, ClientTests.address = start_server([options.program, "serve", options.atlas, "--port", "{port}"])
    try:
        unittest.main(argv=[sys.argv[0], *rest])
    finally:
        if server:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
