"""The six style documents, put together from the palettes and the layer lists."""

import ground
import labels
import streets
from palettes import PALETTES


WORLD_CREDIT = "GeoNames"  # the license of the large places asks for it


def sources():
    """Addresses begin with a slash: they are on the server that sent the style."""
    empty = {"type": "FeatureCollection", "features": []}
    return {
        "atlas": {"type": "vector", "url": "/tiles.json"},
        "world": {"type": "vector", "tiles": ["/world/{z}/{x}/{y}.mvt"], "maxzoom": 5, "attribution": WORLD_CREDIT},
        "world-labels": {"type": "geojson", "data": "/assets/world/labels.geojson", "maxzoom": 8},
        # The page fills this with the extract's area and with all the rest of the world.
        "extract": {"type": "geojson", "data": empty, "maxzoom": 16},
    }


def layers(name):
    c = PALETTES[name]
    dark = name.endswith("dark")
    kind = name.split("-")[0]
    if kind == "hybrid":
        lines = streets.levels(c, [])
        return (
            lines + streets.arrows(c) + ground.boundaries(c) + ground.crossings(c)
            + labels.house_numbers(c) + labels.pois(c, True) + labels.street_names(c)
            + labels.water_names(c) + labels.stops(c, True) + labels.places(c) + labels.seas(c) + labels.countries(c)
        )
    later = 0.5 if kind == "muted" else 0
    return (
        ground.world(c) + ground.land(c) + ground.water(c) + ground.plazas(c)
        + streets.levels(c, ground.buildings(c)) + streets.arrows(c) + ground.tall_buildings(c)
        + ground.boundaries(c) + ground.crossings(c) + labels.house_numbers(c)
        + labels.street_names(c)[:1] + labels.water_names(c) + ground.edge(c)
        + labels.pois(c, dark, later) + labels.street_names(c)[1:]
        + labels.stops(c, dark) + labels.world_places(c) + labels.places(c) + labels.seas(c) + labels.countries(c)
    )


def document(name):
    """One style. No `glyphs`: this generation of MapLibre draws letters itself."""
    result = {
        "version": 8,
        "name": f"Mapwright {name.replace('-', ' ')}",
        "metadata": {"mapwright:schema": "shortbread-1.1", "mapwright:background": PALETTES[name]["land"]},
        "sprite": f"/assets/sprites/{name}",
        "light": {"anchor": "map", "color": "#ffffff", "intensity": 0.25, "position": [1.3, 210, 40]},
        "sources": sources(),
        "layers": layers(name),
    }
    if name.startswith("hybrid"):
        result["sources"] = {k: v for k, v in result["sources"].items() if k in ("atlas", "world-labels")}
    return result
