"""Sets of fonts that a browser can be started with, apart from those of the system.

Each set is a fontconfig file of its own, so that no setting of the system is touched. Fonts are looked for where
systems keep them and in `.assets/fonts`, where `Scripts/setup test` puts them.
"""

import pathlib
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACES = [
    ROOT / ".assets/fonts", pathlib.Path("/usr/share/fonts"), pathlib.Path("/usr/local/share/fonts"),
    pathlib.Path.home() / ".local/share/fonts", pathlib.Path.home() / ".fonts",
]
# Of each set: the family for everything, the one for even letters, and the files that have to be there.
SETS = {
    "dejavu": ("DejaVu Sans", "DejaVu Sans Mono", ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf"]),
    "noto": ("Noto Sans", "Noto Sans Mono", ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansThai-Regular.ttf"]),
    "liberation": (
        "Liberation Sans", "Liberation Mono",
        ["LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationMono-Regular.ttf"]),
}
# Taken into the set of Noto where they are there: ideographs and emoji.
ADDITIONS = {"noto": ["DroidSansFallbackFull.ttf", "NotoColorEmoji.ttf"]}


def folder_of(name):
    """The folder that holds a font's file; None if there is none."""
    for place in PLACES:
        for path in sorted(place.rglob(name)) if place.is_dir() else []:
            return path.parent
    return None


def folders(name):
    """The folders of a set's fonts; none if one of the fonts that it needs is missing."""
    needed = [folder_of(file) for file in SETS[name][2]]
    if None in needed:
        return []
    more = [folder_of(file) for file in ADDITIONS.get(name, [])]
    return sorted({str(folder) for folder in needed + more if folder})


def write_configuration(name, work):
    """Writes a set's fontconfig file into a folder; gives the environment that a browser needs to use it.

    None if the set's fonts are not installed.
    """
    found = folders(name)
    if not found:
        return None
    family, even, _ = SETS[name]
    aliases = {"sans-serif": family, "sans": family, "system-ui": family, "ui-sans-serif": family, "serif": family,
               "monospace": even, "ui-monospace": even}
    work = pathlib.Path(work)
    path = work / f"fonts-{name}.conf"
    lines = ['<?xml version="1.0"?>', '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">', "<fontconfig>"]
    lines += [f"<dir>{escape(folder)}</dir>" for folder in found]
    lines.append(f"<cachedir>{escape(str(work / 'cache'))}</cachedir>")
    for generic, concrete in aliases.items():
        lines.append(f'<match target="pattern"><test qual="any" name="family"><string>{generic}</string></test>'
                     f'<edit name="family" mode="prepend" binding="strong"><string>{concrete}</string></edit></match>')
    lines.append(f'<match target="pattern"><edit name="family" mode="append" binding="weak"><string>{family}</string></edit></match>')
    lines.append("</fontconfig>")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {"FONTCONFIG_FILE": str(path)}
