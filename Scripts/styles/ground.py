"""What lies flat: the world around, land, water, sites, buildings, boundaries, and the fade at the edge."""

from expressions import by_kind, kind_in, layer, tiles, zoomed


def world(c):
    """The whole world in outline, and dry land under the extract where its sea is known better."""
    return [
        # Land until more is known, so that no sea is seen where there is none.
        layer("background", "background", None, background_color=c["land"]),
        layer("world-sea", "fill", "world", "sea", fill_color=c["water"], fill_antialias=True),
        layer(
            "world-borders", "line", "world", "borders", end=10,
            layout={"line_join": "round"},
            line_color=c["world_border"], line_width=zoomed((0, 0.5), (4, 0.9), (8, 1.4)),
            line_opacity=zoomed((0, 0.6), (7, 1), (9.5, 0)),
        ),
        layer(
            "extract-land", "fill", "extract", zoom=6, keep=["==", ["get", "kind"], "inside"],
            fill_color=c["land"], fill_antialias=False, fill_opacity=zoomed((6, 0), (8.5, 1)),
        ),
    ]


def land(c):
    colors = by_kind({
        "residential garages": c["residential"], "commercial retail": c["commercial"],
        "industrial landfill quarry brownfield": c["industrial"], "railway": c["railway_land"],
        "farmland farmyard greenfield orchard vineyard plant_nursery greenhouse_horticulture": c["farmland"],
        "forest": c["forest"], "grass meadow grassland heath scrub village_green": c["grass"],
        "park garden golf_course recreation_ground allotments playground miniature_golf": c["park"],
        "sand beach": c["sand"], "bare_rock scree shingle": c["rock"],
        "swamp bog string_bog wet_meadow marsh": c["wetland"], "cemetery grave_yard": c["cemetery"],
    }, c["land"])
    return [
        tiles(
            "land", "fill", "land", fill_color=colors, fill_antialias=False,
            fill_opacity=zoomed((7, 0), (8.5, by_kind({"forest": 0.85}, 1)), (12, 1)),
        ),
        tiles(
            "sites", "fill", "sites", zoom=13.5,
            fill_color=by_kind({
                "university college school": c["education"], "hospital": c["health"],
                "parking bicycle_parking": c["parking"], "sports_centre": c["park"],
                "danger_area prison": c["military"], "construction": c["industrial"],
            }, c["residential"]),
            fill_opacity=zoomed((13.5, 0), (14.5, 1)),
        ),
    ]


def water(c):
    return [
        tiles("ocean", "fill", "ocean", fill_color=c["water"], fill_opacity=zoomed((5, 0), (7, 1))),
        tiles(
            "water-lines", "line", "water_lines", zoom=8, keep=["!=", ["get", "tunnel"], True],
            layout={"line_cap": "round", "line_join": "round"},
            line_color=c["water_line"],
            line_width=zoomed(
                (8, by_kind({"river": 0.6}, 0.3)), (12, by_kind({"river": 1.6, "canal": 1.4}, 0.6)),
                (16, by_kind({"river": 6, "canal": 5, "stream": 2.4}, 1.4)),
                (20, by_kind({"river": 40, "canal": 32, "stream": 12}, 6)), base=1.5,
            ),
        ),
        tiles(
            "water", "fill", "water_polygons",
            fill_color=by_kind({"glacier": c["glacier"]}, c["water"]),
        ),
        tiles("piers", "fill", "pier_polygons", zoom=12, fill_color=c["pier"]),
        tiles(
            "pier-lines", "line", "pier_lines", zoom=12, layout={"line_join": "round"},
            line_color=c["pier"], line_width=zoomed((12, 0.6), (16, 4), (20, 28), base=1.5),
        ),
        tiles("dams", "fill", "dam_polygons", zoom=12, fill_color=c["pier"]),
        tiles(
            "dam-lines", "line", "dam_lines", zoom=12, line_color=c["bridge_case"],
            line_width=zoomed((12, 0.6), (16, 2), (20, 8), base=1.5),
        ),
        tiles("bridge-decks", "fill", "bridges", zoom=12, fill_color=c["bridge"]),
    ]


def plazas(c):
    runways = kind_in("runway taxiway")
    return [
        tiles("runway-areas", "fill", "street_polygons", zoom=11, keep=runways, fill_color=c["runway"]),
        tiles(
            "plazas", "fill", "street_polygons", zoom=13.5, keep=["!", runways],
            fill_color=c["plaza"], fill_outline_color=c["plaza_line"],
            fill_opacity=zoomed((13.5, 0), (14.5, 1)),
        ),
    ]


def buildings(c):
    return [
        tiles(
            "buildings", "fill", "buildings", zoom=13.5,
            fill_color=c["building"], fill_opacity=zoomed((13.5, 0), (14.5, 1)),
        ),
        tiles(
            "building-outlines", "line", "buildings", zoom=14.5, line_color=c["building_line"],
            line_width=zoomed((15, 0.4), (18, 1)), line_opacity=zoomed((14.5, 0), (15.5, 1)),
        ),
    ]


def tall_buildings(c):
    """Shown by the page while the map is tilted."""
    height = ["case", ["has", "height"], ["to-number", ["get", "height"]], 9]
    base = ["case", ["has", "min_height"], ["to-number", ["get", "min_height"]], 0]
    return [
        tiles(
            "buildings-3d", "fill-extrusion", "buildings", zoom=14.5, layout={"visibility": "none"},
            fill_extrusion_color=c["building_tall"], fill_extrusion_opacity=0.88,
            fill_extrusion_height=["interpolate", ["linear"], ["zoom"], 14.5, 0, 15.5, height],
            fill_extrusion_base=["interpolate", ["linear"], ["zoom"], 14.5, 0, 15.5, base],
            fill_extrusion_vertical_gradient=True,
        )
    ]


def boundaries(c):
    country = ["all", ["==", ["get", "admin_level"], 2], ["!=", ["get", "maritime"], True]]
    state = ["all", ["==", ["get", "admin_level"], 4], ["!=", ["get", "maritime"], True]]
    round_lines = {"line_join": "round"}
    return [
        tiles(
            "boundary-halo", "line", "boundaries", zoom=6, keep=country, layout=round_lines,
            line_color=c["boundary_halo"], line_width=zoomed((6, 3), (14, 9)), line_opacity=0.7,
        ),
        tiles(
            "state-boundaries", "line", "boundaries", zoom=7, keep=state, layout=round_lines,
            line_color=c["boundary"], line_width=zoomed((7, 0.5), (14, 1.4)), line_dasharray=[3, 2],
            line_opacity=0.7,
        ),
        tiles(
            "country-boundaries", "line", "boundaries", zoom=6, keep=country, layout=round_lines,
            line_color=c["boundary"], line_width=zoomed((6, 0.9), (14, 2.2)),
            line_dasharray=["case", ["==", ["get", "disputed"], True], ["literal", [2, 2]], ["literal", [1, 0]]],
        ),
    ]


def crossings(c):
    """Ferries and aerialways: lines through water and air."""
    return [
        tiles(
            "ferries", "line", "ferries", zoom=8, line_color=c["ferry"], line_dasharray=[3, 3],
            line_width=zoomed((8, 0.6), (14, 1.3), (18, 2)), line_opacity=0.9,
        ),
        tiles(
            "aerialways", "line", "aerialways", zoom=12, line_color=c["aerialway"],
            line_width=zoomed((12, 0.7), (18, 1.8)), line_opacity=0.9,
        ),
    ]


def edge(c):
    """Lets the map end softly where the extract ends, instead of being cut."""
    fade = zoomed((9, 0), (11, 0.85), (12, 1))
    return [
        layer(
            "outside", "fill", "extract", zoom=9, keep=["==", ["get", "kind"], "outside"],
            fill_color=c["outside"], fill_antialias=False, fill_opacity=fade,
        ),
        layer(
            # The blur is half the width: full at the edge itself, nothing a half-width further in.
            "edge", "line", "extract", zoom=9, keep=["==", ["get", "kind"], "inside"],
            layout={"line_join": "round"}, line_color=c["outside"], line_opacity=fade,
            line_width=zoomed((9, 0), (12, 16), (14, 90), (17, 220)),
            line_blur=zoomed((9, 0), (12, 10), (14, 60), (17, 150)),
        ),
    ]
