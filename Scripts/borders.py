"""What the scripts that prepare outlines of countries have in common."""

BOUNDARIES = (
    "Boundaries © OpenStreetMap contributors, ODbL 1.0 (https://www.openstreetmap.org/copyright), by way of\n"
    "timezone-boundary-builder; ")


def parts(shape):
    """The polygons of a shape."""
    return [p for p in getattr(shape, "geoms", [shape]) if p.geom_type == "Polygon"]


def encoded(ring, precision):
    """Google's encoded polyline of a ring whose last place is its first."""
    text, last = "", (0, 0)
    for place in ring[:-1]:
        longitude, latitude = (round(float(degrees) * 10**precision) for degrees in place)
        for value, before in ((latitude, last[0]), (longitude, last[1])):
            delta = value - before
            delta = ~(delta << 1) if delta < 0 else delta << 1
            while delta >= 0x20:
                text += chr((0x20 | (delta & 0x1F)) + 63)
                delta >>= 5
            text += chr(delta + 63)
        last = (latitude, longitude)
    return text
