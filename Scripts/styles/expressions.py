"""Small builders of MapLibre expressions, so that the layer lists read like a table."""

NAME = ["get", "name"]  # the page puts the reader's language before it

# First the weight, which MapLibre reads from the first font's name; then where to find letters.
REGULAR = ["Noto Sans Regular", "system-ui", "Noto Sans"]
MEDIUM = ["Noto Sans Medium", "system-ui", "Noto Sans"]
BOLD = ["Noto Sans SemiBold", "system-ui", "Noto Sans"]
ITALIC = ["Noto Sans Italic", "system-ui", "Noto Sans"]


def zoomed(*stops, base=1):
    """A value by zoom: zoomed((10, 1), (14, 4)); stops' values may be expressions."""
    flat = [part for stop in stops for part in stop]
    return ["interpolate", ["exponential", base] if base != 1 else ["linear"], ["zoom"], *flat]


def stepped(first, *stops):
    """A value that jumps at zooms."""
    return ["step", ["zoom"], first, *[part for stop in stops for part in stop]]


def by_kind(table, default):
    """A value by the feature's `kind`; keys are a kind or several parted by spaces."""
    flat = []
    for kinds, value in table.items():
        names = kinds.split()
        flat += [names if len(names) > 1 else names[0], value]
    return ["match", ["get", "kind"], *flat, default]


def kind_in(names):
    return ["match", ["get", "kind"], names.split(), True, False]


def is_true(field):
    return ["==", ["get", field], True]


def is_not(field):
    return ["!=", ["get", field], True]


def layer(identifier, kind, source, source_layer=None, *, zoom=None, end=None, keep=None, layout=None, **paint):
    """One layer. Paint and layout names are written with underscores."""
    result = {"id": identifier, "type": kind}
    if source:
        result["source"] = source
    if source_layer:
        result["source-layer"] = source_layer
    if zoom is not None:
        result["minzoom"] = zoom
    if end is not None:
        result["maxzoom"] = end
    if keep is not None:
        result["filter"] = keep
    for name, values in (("layout", layout or {}), ("paint", paint)):
        if values:
            result[name] = {key.replace("_", "-"): value for key, value in values.items()}
    return result


def tiles(identifier, kind, source_layer, **rest):
    """A layer drawn from the atlas's tiles."""
    return layer(identifier, kind, "atlas", source_layer, **rest)
