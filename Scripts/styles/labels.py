"""Words and signs, least important first: MapLibre gives room to the layers drawn last."""

import points
from expressions import (
    BOLD, ITALIC, MEDIUM, NAME, REGULAR, by_kind, kind_in, layer, stepped, tiles, zoomed,
)


def words(size, font, **more):
    return {
        "text_field": NAME, "text_font": font, "text_size": size, "text_max_width": 8,
        "text_line_height": 1.15, **more,
    }


def mixed(color, other, share):
    """A color on its way to another one."""
    parts = [(int(color[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def halo(c, color, width=1.3, key="halo"):
    return {"text_color": color, "text_halo_color": c[key], "text_halo_width": width, "text_halo_blur": 0.4}


def group_colors(c, dark):
    share = 0.12 if dark else 0.24
    names = {"education": "education_icon", "health": "health_icon"}
    groups = {group for _, group, _, _ in points.ROWS}
    return {g: mixed(c[names.get(g, g)], "#ffffff" if dark else "#000000", share) for g in groups | {"civic"}}


def house_numbers(c):
    return [
        tiles(
            "house-numbers", "symbol", "addresses", zoom=17,
            layout={
                "text_field": ["coalesce", ["get", "housenumber"], ["get", "housename"]],
                "text_font": REGULAR, "text_size": zoomed((17, 10.5), (20, 13)), "text_padding": 3,
            },
            text_opacity=zoomed((17, 0), (17.4, 1)), **halo(c, c["house"], 1.1),
        )
    ]


def pois(c, dark, shift=0):
    """Icons with names, by tier; `shift` makes them appear later."""
    colors = group_colors(c, dark)
    layers = []
    for tier in (5, 4, 3, 2, 1):
        named = {} if tier == 5 else words(
            zoomed((14, 11.5), (18, 12.5)), MEDIUM, text_anchor="top", text_offset=[0, 0.95],
            text_optional=True, text_max_width=7, text_padding=4,
        )
        paint = {} if tier == 5 else halo(c, points.color_expression(tier, colors), 1.2)
        layers.append(tiles(
            f"pois-{tier}", "symbol", "pois", zoom=points.ZOOMS[tier] + shift, keep=points.filter_expression(tier),
            layout={
                "icon_image": points.icon_expression(tier),
                "icon_size": {1: 1, 2: 0.95, 3: 0.88, 4: 0.82, 5: 0.55}[tier],
                "icon_padding": 3 if tier < 4 else 5,
                "symbol_sort_key": ["case", ["has", "name"], 0, 1], **named,
            },
            **paint,
        ))
    return layers


def stops(c, dark):
    color = mixed(c["transit"], "#ffffff" if dark else "#000000", 0.12 if dark else 0.2)
    icon = by_kind({kind: f"transit-{icon}" for kind, icon in points.TRANSIT.items()}, "transit-bus")
    name = words(
        zoomed((13, 11.5), (18, 13)), BOLD, text_anchor="top", text_offset=[0, 0.95], text_optional=True,
        text_max_width=7, text_padding=4,
    )
    small = name | {"text_size": 11.5, "text_font": MEDIUM}
    rank = by_kind({"aerodrome": 0, "station": 1, "ferry_terminal": 2, "bus_station": 3}, 4)
    return [
        tiles(
            "stops", "symbol", "public_transport", zoom=16, keep=kind_in("bus_stop tram_stop helipad"),
            layout={"icon_image": icon, "icon_size": zoomed((16, 0.6), (18, 0.82)), "icon_padding": 4}
            | small | {"text_field": stepped("", (17, NAME))},
            **halo(c, color),
        ),
        tiles(
            "stations", "symbol", "public_transport", zoom=11,
            keep=["!", kind_in("bus_stop tram_stop helipad")],
            layout={
                "icon_image": icon, "icon_size": zoomed((11, 0.75), (15, 1), (18, 1.1)),
                "icon_padding": 2, "symbol_sort_key": rank, **name,
            },
            **halo(c, color, 1.5),
        ),
    ]


def water_names(c):
    paint = halo(c, c["water_text"], 1.2, "water_halo")
    return [
        tiles(
            "water-line-names", "symbol", "water_lines_labels", zoom=12,
            layout=words(zoomed((12, 10.5), (18, 14)), ITALIC, symbol_placement="line", text_letter_spacing=0.08,
                         symbol_spacing=350, text_max_angle=35),
            **paint,
        ),
        tiles(
            "water-names", "symbol", "water_polygons_labels", zoom=8,
            keep=["any", [">", ["get", "way_area"], zoomed_area()],
                  # A bay that is mapped as a node has no size.
                  ["all", kind_in("bay strait"), ["==", ["get", "way_area"], 0], [">=", ["zoom"], 13]]],
            layout=words(zoomed((8, 10.5), (14, 12), (18, 15)), ITALIC, text_letter_spacing=0.05, text_max_width=6,
                         symbol_sort_key=["-", 0, ["get", "way_area"]]),
            **paint,
        ),
        tiles(
            "ferry-names", "symbol", "ferries", zoom=12,
            layout=words(10.5, ITALIC, symbol_placement="line", symbol_spacing=400, text_offset=[0, -0.8]),
            **paint,
        ),
    ]


def zoomed_area():
    """Water smaller than this, in Mercator square meters, keeps its name to itself."""
    return ["step", ["zoom"], 2e8, 9, 5e7, 10, 1.2e7, 11, 3e6, 12, 8e5, 13, 2e5, 14, 5e4, 15, 1e4, 16, 2e3, 17, 0]


def street_names(c):
    minor = "unclassified residential living_street pedestrian busway"
    paths = "service footway path cycleway steps track"
    major = "motorway trunk primary secondary tertiary"
    line = {"symbol_placement": "line", "text_max_angle": 30, "text_padding": 10, "text_letter_spacing": 0.01}
    paint = halo(c, c["street"], 1.6)
    return [
        tiles(
            "path-names", "symbol", "street_labels", zoom=16.5, keep=kind_in(paths),
            layout=words(zoomed((16.5, 10.5), (20, 13)), REGULAR, symbol_spacing=300, **line),
            **halo(c, c["text_soft"], 1.3),
        ),
        tiles(
            "street-names", "symbol", "street_labels", zoom=14.5, keep=kind_in(minor),
            layout=words(zoomed((14.5, 11), (17, 12.5), (20, 15)), MEDIUM, symbol_spacing=320, **line), **paint,
        ),
        tiles(
            "square-names", "symbol", "streets_polygons_labels", zoom=15.5,
            layout=words(zoomed((15.5, 11), (18, 12.5)), MEDIUM, text_max_width=6), **paint,
        ),
        tiles(
            "road-names", "symbol", "street_labels", zoom=12.5, keep=kind_in(major),
            layout=words(zoomed((12.5, 11), (15, 12.5), (17, 13.5), (20, 16)), MEDIUM, symbol_spacing=380, **line),
            **paint,
        ),
        tiles(
            "shields", "symbol", "street_labels", zoom=9,
            keep=["all", kind_in("motorway trunk primary secondary"), ["has", "ref"],
                  ["<=", ["coalesce", ["get", "ref_cols"], 9], 8], ["<=", ["coalesce", ["get", "ref_rows"], 1], 2]],
            layout={
                "symbol_placement": "line", "symbol_spacing": 420, "text_field": ["get", "ref"], "text_font": BOLD,
                "text_size": 9.5, "text_rotation_alignment": "viewport", "icon_rotation_alignment": "viewport",
                "icon_image": "shield", "icon_text_fit": "both", "icon_text_fit_padding": [1, 3, 1, 3],
                "text_padding": 24, "text_line_height": 1.1,
            },
            text_color=c["shield_text"],
        ),
        tiles(
            "exits", "symbol", "street_labels_points", zoom=13.5,
            layout={
                "text_field": ["coalesce", ["get", "ref"], NAME], "text_font": MEDIUM, "text_size": 9.5,
                "text_max_width": 6,
            },
            **halo(c, c["text_soft"]),
        ),
    ]


def places(c):
    crowd = {"symbol_sort_key": ["-", 0, ["coalesce", ["get", "population"], 0]]}
    spaced = {"text_transform": "uppercase", "text_letter_spacing": 0.12, "text_max_width": 7, "text_padding": 8}
    return [
        tiles(
            "localities", "symbol", "place_labels", zoom=13.5, end=17.5,
            keep=kind_in("locality farm isolated_dwelling"),
            layout=words(zoomed((13.5, 10), (17, 12)), ITALIC), **halo(c, c["text_soft"]),
        ),
        tiles(
            "islands", "symbol", "place_labels", zoom=8, end=17.5, keep=kind_in("island islet"),
            layout=words(zoomed((8, 10), (17, 12.5)), ITALIC), **halo(c, c["text_soft"]),
        ),
        tiles(
            "neighbourhoods", "symbol", "place_labels", zoom=13, end=17, keep=kind_in("neighbourhood quarter"),
            layout=words(zoomed((13, 10.5), (16, 12)), MEDIUM, **spaced, **crowd), **halo(c, c["text_soft"], 1.5),
        ),
        tiles(
            "suburbs", "symbol", "place_labels", zoom=11, end=16.5, keep=kind_in("suburb"),
            layout=words(zoomed((11, 10), (15, 13)), MEDIUM, **spaced, **crowd), **halo(c, c["text_soft"], 1.5),
        ),
        tiles(
            "villages", "symbol", "place_labels", zoom=10, end=16,
            keep=["all", kind_in("village hamlet"), ["any", ["==", ["get", "kind"], "village"], [">=", ["zoom"], 12]]],
            layout=words(zoomed((10, 10), (15, by_kind({"village": 15}, 12.5))), REGULAR, **crowd),
            **halo(c, c["text"], 1.5),
        ),
        tiles(
            "towns", "symbol", "place_labels", zoom=7, end=15.5, keep=kind_in("town"),
            layout=words(zoomed((7, 10.5), (10, 12.5), (14, 18)), MEDIUM, **crowd), **halo(c, c["text"], 1.6),
        ),
        tiles(
            "states", "symbol", "boundary_labels", zoom=5, end=9, keep=["==", ["get", "admin_level"], 4],
            layout=words(zoomed((5, 9.5), (8, 12)), MEDIUM, **spaced), **halo(c, c["country"], 1.4),
        ),
        tiles(
            "cities", "symbol", "place_labels", zoom=4, end=15, keep=kind_in("city capital state_capital"),
            layout=words(zoomed((4, 11), (8, 14), (12, 20), (14, 24)), BOLD, **crowd), **halo(c, c["text"], 1.8),
            text_opacity=zoomed((14, 1), (15, 0)),
        ),
    ]


def seas(c):
    """Oceans at once, seas as there is room for them."""
    rank = ["get", "rank"]
    shown = ["<=", rank, ["step", ["zoom"], 1, 2, 2, 3.2, 3]]
    return [
        layer(
            "seas", "symbol", "world-labels", zoom=0.8, end=8, keep=["all", ["==", ["get", "kind"], "sea"], shown],
            layout=words(
                zoomed((1, ["case", ["==", rank, 1], 11, 9.5]), (5, ["case", ["==", rank, 1], 19, 14])), ITALIC,
                text_letter_spacing=0.14, text_max_width=6, symbol_sort_key=rank, text_padding=8,
            ),
            **halo(c, c["water_text"], 1.2, "water_halo"), text_opacity=zoomed((6.5, 1), (8, 0)),
        )
    ]


def world_places(c):
    """Capitals and large places around the extract, whose own places stand in its tiles."""
    size = ["get", "size"]
    is_capital = ["==", ["get", "kind"], "capital"]
    return [
        layer(
            "world-places", "symbol", "world", "places", zoom=2.5, end=10,
            layout=words(
                zoomed((3, ["case", [">=", size, 12], 11, 10]), (8, ["case", [">=", size, 10], 15, is_capital, 14, 12.5])),
                MEDIUM, symbol_sort_key=["-", 0, ["+", size, ["case", is_capital, 2, 0]]], text_padding=6,
            ),
            **halo(c, c["text_soft"], 1.5), text_opacity=zoomed((2.5, 0), (3, 1), (9, 1), (10, 0)),
        )
    ]


def countries(c):
    rank = ["get", "rank"]
    shown = ["<=", rank, ["step", ["zoom"], 2, 2.6, 3, 3.6, 4, 4.6, 5, 5.4, 9]]
    return [
        layer(
            "countries", "symbol", "world-labels", zoom=1.4, end=9, keep=["all", ["==", ["get", "kind"], "country"], shown],
            layout=words(
                zoomed((2, ["case", ["<=", rank, 2], 10.5, 9]), (6, ["case", ["<=", rank, 3], 15, 12])), MEDIUM,
                text_letter_spacing=0.1, text_max_width=6, symbol_sort_key=rank, text_padding=6,
            ),
            **halo(c, c["country"], 1.4), text_opacity=zoomed((7, 1), (8.5, 0)),
        )
    ]
