"""Writes geodesics.csv: shortest paths on WGS 84, solved by GeographicLib for Python.

    pip install geographiclib==2.1
    python generate.py > geodesics.csv

The seed is fixed, so a second run writes the same file.
"""

import random

from geographiclib.geodesic import Geodesic

random.seed(20130112)
cases = []


def add(kind, latitude1, longitude1, latitude2, longitude2):
    cases.append((kind, latitude1, longitude1, latitude2, longitude2))


def latitude():
    return random.uniform(-90, 90)


def longitude():
    return random.uniform(-180, 180)


for _ in range(120):
    add("random", latitude(), longitude(), latitude(), longitude())
for _ in range(60):  # from 0.1 mm up to 100 km
    size = 10 ** random.uniform(-9, 0)
    a, o = random.uniform(-89, 89), longitude()
    add("short", a, o, a + random.uniform(-size, size), o + random.uniform(-size, size))
for _ in range(80):  # within a degree of the antipode, where Vincenty's iteration fails
    a, o = random.uniform(-89, 89), longitude()
    size = 10 ** random.uniform(-6, 0)
    add("antipodal", a, o, -a + random.uniform(-size, size), o + 180 + random.uniform(-size, size))
for _ in range(20):
    a, o = latitude(), longitude()
    add("antipodal", a, o, -a, o + 180)
for _ in range(20):
    add("antipodal", 0, 0, 0, random.uniform(179, 180))
for _ in range(20):
    add("antipodal", 0, 0, random.uniform(-0.7, 0.7), random.uniform(179, 180))
for _ in range(20):
    add("equatorial", 0, longitude(), 0, longitude())
for _ in range(20):
    o = longitude()
    add("meridional", latitude(), o, latitude(), o)
for _ in range(20):
    add("polar", random.choice((-90, 90)), longitude(), latitude(), longitude())
for _ in range(20):
    add("polar", random.uniform(89.9, 90), longitude(), random.uniform(89.9, 90), longitude())
for _ in range(20):
    add("antimeridian", latitude(), random.uniform(170, 180), latitude(), random.uniform(-180, -170))
for _ in range(10):
    a = latitude()
    add("parallel", a, longitude(), a, longitude())
for _ in range(10):
    add("turns", latitude(), longitude() + 360, latitude(), longitude() - 720)
for a, o in ((0, 0), (90, 0), (-90, 12), (45, 45), (0, 180)):
    add("same", a, o, a, o)
add("pole to pole", 90, 0, -90, 0)
add("pole to pole", -90, 30, 90, -50)
add("half turn", 0, 0, 0, 180)
add("half turn", 30, 0, -30, 180)
add("half turn", 0, 0, 0.5, 180)

print("kind,latitude1,longitude1,latitude2,longitude2,meters,azimuth1,azimuth2")
for kind, latitude1, longitude1, latitude2, longitude2 in cases:
    latitude2 = max(-90.0, min(90.0, latitude2))
    path = Geodesic.WGS84.Inverse(latitude1, longitude1, latitude2, longitude2)
    numbers = (latitude1, longitude1, latitude2, longitude2, path["s12"], path["azi1"], path["azi2"])
    print(kind, *(repr(float(number)) for number in numbers), sep=",")
