"""Roads and rails, in three levels: tunnels, the ground, bridges."""

from expressions import by_kind, is_not, is_true, kind_in, stepped, tiles, zoomed

ROADS = (
    "motorway trunk primary secondary tertiary unclassified residential busway bus_guideway "
    "living_street service pedestrian track"
)
PATHS = "footway path cycleway steps"
RAILS = "rail narrow_gauge light_rail tram subway funicular monorail"

# Width in pixels at zooms, by class. A class has no width before its first zoom. At zoom 16 a pixel is 0.6 m at 60° of
# latitude: much wider than this, and the carriageways of a dual road become one band.
ZOOMS = [5, 8, 10, 12, 14, 16, 18, 20]
WIDTHS = {
    "motorway": [0.7, 1.4, 2.2, 3.4, 5.6, 11, 32, 110],
    "trunk": [0.5, 1.2, 1.9, 3, 5, 10, 30, 105],
    "primary": [0, 0.8, 1.4, 2.5, 4.4, 9, 29, 100],
    "secondary": [0, 0, 0.9, 1.9, 3.9, 8.4, 27, 92],
    "tertiary": [0, 0, 0.5, 1.5, 3.4, 7.8, 25, 84],
    "unclassified residential busway bus_guideway living_street": [0, 0, 0, 0.5, 2.3, 6.4, 21, 74],
    "pedestrian": [0, 0, 0, 0, 1.7, 5, 15, 54],
    "service": [0, 0, 0, 0, 0.9, 3.2, 11, 40],
    "track": [0, 0, 0, 0, 0.8, 2, 6, 20],
}
LINK_FACTOR = 0.7

ORDER = by_kind({
    "motorway": 9, "trunk": 8, "primary": 7, "secondary": 6, "tertiary": 5,
    "unclassified residential busway bus_guideway": 4, "living_street": 3, "pedestrian": 2,
}, 1)


def width(extra=None):
    """Line width by zoom and class; `extra` pixels for the casing at each zoom."""
    stops = []
    for index, zoom in enumerate(ZOOMS):
        more = extra[index] if extra else 0
        plain = by_kind({k: round(w[index] + more, 2) if w[index] else 0 for k, w in WIDTHS.items()}, 0)
        link = by_kind(
            {k: round(w[index] * LINK_FACTOR + more, 2) if w[index] else 0 for k, w in WIDTHS.items()}, 0
        )
        has_links = zoom >= 10
        stops.append((zoom, ["case", is_true("link"), link, plain] if has_links else plain))
    return zoomed(*stops, base=1.6)


CASING = [0, 0.4, 0.9, 1.3, 1.6, 2, 2.4, 3]


def fill_color(c):
    return by_kind({
        "motorway": c["motorway"], "trunk": c["trunk"], "primary": c["primary"],
        "secondary tertiary": c["secondary"], "service track": c["service"],
        "pedestrian": c["pedestrian"],
    }, c["minor"])


def case_color(c):
    return by_kind({
        "motorway": c["motorway_case"], "trunk": c["trunk_case"], "primary": c["primary_case"],
        "secondary tertiary": c["secondary_case"], "service track": c["service_case"],
        "pedestrian": c["pedestrian_case"],
    }, c["minor_case"])


SMALL_FADE = zoomed(
    (11, by_kind({"motorway trunk primary secondary tertiary": 1}, 0)),
    (12.5, by_kind({"motorway trunk primary secondary tertiary": 1, "service pedestrian track": 0}, 1)),
    (14, by_kind({"service track": 0.6}, 1)), (15, 1),
)


def at(level):
    if level == "tunnel":
        return is_true("tunnel")
    if level == "bridge":
        return ["all", is_true("bridge"), is_not("tunnel")]
    return ["all", is_not("tunnel"), is_not("bridge")]


def roads(c, level):
    keep = ["all", kind_in(ROADS), at(level)]
    caps = {"line_cap": "butt" if level != "ground" else "round", "line_join": "round", "line_sort_key": ORDER}
    case = {"ground": case_color(c), "bridge": c["bridge_case"], "tunnel": c["tunnel_case"]}[level]
    dashes = {"line_dasharray": [0.6, 0.35]} if level == "tunnel" else {}
    fill = c["tunnel"] if level == "tunnel" else fill_color(c)
    round_fill = caps | {"line_cap": "round"} if level == "bridge" else caps
    return [
        tiles(
            f"{level}-road-cases", "line", "streets", zoom=8 if level == "ground" else 11, keep=keep,
            layout=caps, line_color=case, line_width=width(CASING), line_opacity=SMALL_FADE, **dashes,
        ),
        tiles(
            f"{level}-roads", "line", "streets", zoom=5 if level == "ground" else 11, keep=keep,
            layout=round_fill, line_color=fill, line_width=width(), line_opacity=SMALL_FADE,
        ),
    ]


PATH_WIDTH = zoomed((14, 0.7), (16, 1.3), (18, 2.6), (20, 5))
STEP_WIDTH = zoomed((15, 1.2), (16, 2.2), (18, 5.5), (20, 12))


def paths(c, level):
    keep = at(level)
    fade = zoomed((14, 0), (15, 0.5 if level == "tunnel" else 1))
    return [
        tiles(
            f"{level}-path-cases", "line", "streets", zoom=14.5, keep=["all", kind_in(PATHS), keep],
            layout={"line_join": "round"}, line_color=c["path_case"] if level == "ground" else c["bridge_case"],
            line_width=zoomed((14, 1.6), (16, 3), (18, 5), (20, 8)),
            line_opacity=zoomed((14.5, 0), (15.5, 0.6)),
        ),
        tiles(
            f"{level}-paths", "line", "streets", zoom=14, keep=["all", kind_in("footway path"), keep],
            line_color=c["path"], line_width=PATH_WIDTH, line_dasharray=[2.2, 1.2], line_opacity=fade,
        ),
        tiles(
            f"{level}-cycleways", "line", "streets", zoom=14, keep=["all", kind_in("cycleway"), keep],
            line_color=c["cycleway"], line_width=PATH_WIDTH, line_dasharray=[3, 1], line_opacity=fade,
        ),
        tiles(
            f"{level}-steps", "line", "streets", zoom=15, keep=["all", kind_in("steps"), keep],
            line_color=c["steps"], line_width=STEP_WIDTH, line_dasharray=[0.35, 0.35], line_opacity=fade,
        ),
    ][0 if level != "tunnel" else 1:]


def rails(c, level):
    keep = at(level)
    heavy = "rail narrow_gauge light_rail funicular monorail"
    fade = 0.35 if level == "tunnel" else 1
    # Sidings and yards: a dozen side by side at a station, each hardly wider than the gap to the next.
    minor = ["has", "service"]
    parts = [
        tiles(
            f"{level}-rail", "line", "streets", zoom=8, keep=["all", kind_in(heavy), keep],
            line_color=c["rail"],
            line_width=zoomed((8, 0.5), (12, 1), (16, ["case", minor, 0.8, 1.6]), (20, ["case", minor, 2, 3])),
            line_opacity=zoomed(
                (8, ["case", minor, 0, 0.4 * fade]), (12, ["case", minor, 0, 0.8 * fade]),
                (14.5, ["case", minor, 0, fade]), (16, ["case", minor, 0.6 * fade, fade]), (17.5, fade),
            ),
            **({"line_dasharray": [4, 2]} if level == "tunnel" else {}),
        ),
        tiles(
            f"{level}-tram", "line", "streets", zoom=12, keep=["all", kind_in("tram"), keep],
            line_color=c["tram"], line_width=zoomed((12, 0.5), (16, 1.1), (20, 2.4)),
            line_opacity=zoomed((12, 0), (14, 0.8 * fade)),
        ),
    ]
    if level == "tunnel":
        parts.append(tiles(
            "tunnel-subway", "line", "streets", zoom=11, keep=["all", kind_in("subway"), keep],
            line_color=c["rail"], line_width=zoomed((11, 0.8), (16, 1.6)), line_dasharray=[2, 1.5],
            line_opacity=0.5,
        ))
    else:
        parts[0]["filter"][1] = kind_in(heavy + " subway")
        parts.append(tiles(
            f"{level}-rail-ties", "line", "streets", zoom=14.5,
            keep=["all", kind_in("rail narrow_gauge light_rail"), keep],
            line_color=c["rail_tie"],
            line_width=zoomed((14.5, 3), (16, ["case", minor, 2.4, 5]), (20, ["case", minor, 9, 14]), base=1.3),
            line_dasharray=[0.25, 1.6],
            line_opacity=zoomed(
                (14.5, 0), (15.5, ["case", minor, 0, 0.9]), (16.5, ["case", minor, 0, 0.9]), (17.5, 0.9)),
        ))
    return parts


def runways(c):
    return [
        tiles(
            "runways", "line", "streets", zoom=11, keep=kind_in("runway taxiway"),
            line_color=c["runway"],
            line_width=zoomed(
                (11, by_kind({"runway": 3}, 0.6)), (14, by_kind({"runway": 14}, 3)),
                (18, by_kind({"runway": 120}, 40)), base=1.5,
            ),
        )
    ]


def levels(c, buildings):
    """Everything that moves, from below upwards, with the buildings where they stand."""
    return (
        roads(c, "tunnel") + paths(c, "tunnel") + rails(c, "tunnel")
        + buildings
        + runways(c) + paths(c, "ground") + roads(c, "ground") + rails(c, "ground")
        + paths(c, "bridge") + roads(c, "bridge") + rails(c, "bridge")
    )


def arrows(c):
    return [
        tiles(
            "oneways", "symbol", "streets", zoom=15.5,
            keep=["all", is_true("oneway"), kind_in(ROADS), is_not("tunnel")],
            layout={
                "symbol_placement": "line", "symbol_spacing": stepped(110, (17, 170), (19, 260)),
                "icon_image": "oneway", "icon_size": zoomed((15.5, 0.6), (18, 1), (20, 1.5)),
                "icon_rotate": ["case", is_true("oneway_reverse"), 180, 0],
                "icon_rotation_alignment": "map", "icon_padding": 3, "icon_ignore_placement": True,
                "icon_allow_overlap": False,
            },
            icon_opacity=zoomed((15.5, 0), (16, 0.8)),
        )
    ]
