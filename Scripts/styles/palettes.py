"""The colors of the six styles. Every layer takes its colors from here and nowhere else."""

STANDARD_LIGHT = {
    "land": "#f7f4ee", "outside": "#f1eee7", "world_border": "#cbbfd0",
    "water": "#a9d4ec", "water_line": "#97c9e6", "glacier": "#f4fafd",
    "residential": "#f2eee6", "commercial": "#f5ede1", "industrial": "#ecebe8", "railway_land": "#eceae6",
    "farmland": "#f4efdd", "forest": "#c5e2b6", "grass": "#d9ecc8", "park": "#cbe8b8", "pitch": "#b7dfae",
    "sand": "#f3e8c6", "rock": "#e6e2db", "wetland": "#cfe5d6", "cemetery": "#d5e4c8",
    "education": "#f3ead3", "health": "#f8e3df", "parking": "#efece6", "military": "#f0e3dd",
    "pier": "#ece8df", "plaza": "#faf6ef", "plaza_line": "#e4ddd1", "bridge": "#ebe7de",
    "building": "#e9e3d9", "building_line": "#d5cdc0", "building_tall": "#efe9df",
    "runway": "#dcdce4", "runway_line": "#c9c9d4",
    "motorway": "#f9c86f", "motorway_case": "#dfa345", "trunk": "#fbd88f", "trunk_case": "#dfb25c",
    "primary": "#fee8ad", "primary_case": "#dfc47d", "secondary": "#ffffff", "secondary_case": "#d6cdbd",
    "minor": "#ffffff", "minor_case": "#dcd4c6", "service": "#fffefb", "service_case": "#e2dbcf",
    "pedestrian": "#fbf7f0", "pedestrian_case": "#e2d9cb", "path": "#c9b8a1", "path_case": "#fbf8f2",
    "steps": "#c2a98c", "cycleway": "#8fb7a1", "tunnel": "#f3efe7", "tunnel_case": "#cdc4b5",
    "bridge_case": "#b9ae9d", "rail": "#b3aeaa", "rail_tie": "#b3aeaa", "tram": "#c4b3bd", "ferry": "#6aa6cc",
    "aerialway": "#8a8580", "boundary": "#a38fb5", "boundary_halo": "#e9e0ee", "arrow": "#a79c8b",
    "text": "#2f2b28", "text_soft": "#66605a", "street": "#5b544c", "house": "#96897a", "halo": "#fffdf9",
    "water_text": "#3878a6", "water_halo": "#cfe7f4", "nature_text": "#3f7a35", "country": "#7d6f8c",
    "shield": "#ffffff", "shield_line": "#cdb98e", "shield_text": "#6a5527",
    "food": "#d9722b", "shop": "#c08a0a", "lodging": "#8560c4", "culture": "#c4508c", "nature": "#4c9a44",
    "education_icon": "#9a7148", "health_icon": "#d9504a", "transit": "#3572d4", "civic": "#68788c",
    "money": "#68788c", "sport": "#2f9483", "worship": "#857a6e", "glyph": "#ffffff", "icon_rim": "#ffffff",
}

STANDARD_DARK = {
    "land": "#212429", "outside": "#1c1f23", "world_border": "#51485c",
    "water": "#12283a", "water_line": "#1b3950", "glacier": "#36424a",
    "residential": "#272a2f", "commercial": "#2b2c30", "industrial": "#2a2c30", "railway_land": "#282a2e",
    "farmland": "#2a2c2a", "forest": "#20342a", "grass": "#253529", "park": "#20392b", "pitch": "#284434",
    "sand": "#35332b", "rock": "#303338", "wetland": "#213537", "cemetery": "#26342b",
    "education": "#302e2b", "health": "#35292b", "parking": "#2a2d32", "military": "#332b2c",
    "pier": "#2c3036", "plaza": "#2a2e33", "plaza_line": "#3a3e44", "bridge": "#33373d",
    "building": "#31363d", "building_line": "#424850", "building_tall": "#383d44",
    "runway": "#363a44", "runway_line": "#454a56",
    "motorway": "#8d7546", "motorway_case": "#17191c", "trunk": "#786746", "trunk_case": "#17191c",
    "primary": "#655b45", "primary_case": "#1a1c20", "secondary": "#59606b", "secondary_case": "#1a1c20",
    "minor": "#4a505a", "minor_case": "#1c1f23", "service": "#40464e", "service_case": "#1f2226",
    "pedestrian": "#383c43", "pedestrian_case": "#23262b", "path": "#6d675f", "path_case": "#24272c",
    "steps": "#75695b", "cycleway": "#4d6e60", "tunnel": "#2c3036", "tunnel_case": "#454a52",
    "bridge_case": "#0f1113", "rail": "#565b63", "rail_tie": "#565b63", "tram": "#5d5561", "ferry": "#3d6a8c",
    "aerialway": "#7a7f87", "boundary": "#75648a", "boundary_halo": "#2d2936", "arrow": "#858b95",
    "text": "#e8e9eb", "text_soft": "#aeb2b9", "street": "#bcc0c7", "house": "#858a93", "halo": "#1c1f23",
    "water_text": "#75addb", "water_halo": "#12283a", "nature_text": "#84bd7c", "country": "#a394b8",
    "shield": "#3a3a36", "shield_line": "#7d6c45", "shield_text": "#e6d5a8",
    "food": "#ee9a5c", "shop": "#e0b44a", "lodging": "#b497ea", "culture": "#e888b8", "nature": "#7fc476",
    "education_icon": "#cba57c", "health_icon": "#f08680", "transit": "#74a5f4", "civic": "#9eadc0",
    "money": "#9eadc0", "sport": "#66c2b2", "worship": "#b8ada0", "glyph": "#1c1f23", "icon_rim": "#1c1f23",
}

MUTED_LIGHT = STANDARD_LIGHT | {
    "land": "#f5f5f3", "outside": "#f0f0ee", "world_border": "#cfccd2",
    "water": "#cbdde6", "water_line": "#bdd3de", "residential": "#f1f1ef", "commercial": "#f2f1ee",
    "industrial": "#eeeeec", "farmland": "#f2f2ec", "forest": "#dce7d7", "grass": "#e5ecdf",
    "park": "#deead7", "pitch": "#d6e5d0", "sand": "#efece0", "wetland": "#dde8e2", "cemetery": "#e2e8dd",
    "education": "#f0efe9", "health": "#f3edec", "parking": "#efefed", "military": "#f0ebe9",
    "pier": "#ebebe8", "plaza": "#f9f9f7", "plaza_line": "#e6e5e2", "bridge": "#ececea",
    "building": "#ebeae7", "building_line": "#dcdad6", "building_tall": "#efeeeb",
    "motorway": "#f6ead0", "motorway_case": "#d5c6a4", "trunk": "#f8efdc", "trunk_case": "#d7ccb4",
    "primary": "#fbf6ea", "primary_case": "#d9d2c3", "secondary": "#ffffff", "secondary_case": "#dad8d3",
    "minor_case": "#e1dfdb", "service": "#fefefd", "service_case": "#e7e5e2", "pedestrian": "#fafaf8",
    "pedestrian_case": "#e6e4e1", "path": "#d2ccc3", "steps": "#cfc6bb", "cycleway": "#b9cbc1",
    "tunnel": "#f3f3f1", "tunnel_case": "#d5d3cf", "bridge_case": "#c6c3bd", "rail": "#c8c6c4",
    "tram": "#d2cbcf", "ferry": "#a1bccb", "boundary": "#b3aabd", "boundary_halo": "#edeaf0",
    "arrow": "#bbb6ae", "text": "#45423f", "text_soft": "#75726e", "street": "#77736d", "house": "#a39d95",
    "halo": "#fcfcfb", "water_text": "#6b8da3", "water_halo": "#dde9ef", "nature_text": "#6f8a68",
    "shield_line": "#d5cdb9", "shield_text": "#7c735d",
    "food": "#a98d7c", "shop": "#a0967d", "lodging": "#978fa6", "culture": "#a68d9a", "nature": "#869c82",
    "education_icon": "#9c9083", "health_icon": "#ab8683", "transit": "#7d92b3", "civic": "#8b9199",
    "money": "#8b9199", "sport": "#829d98", "worship": "#979189",
}

MUTED_DARK = STANDARD_DARK | {
    "land": "#26282a", "outside": "#222426", "world_border": "#4a474f",
    "water": "#1b2831", "water_line": "#24343f", "residential": "#282a2c", "commercial": "#2a2b2d",
    "industrial": "#2a2b2d", "farmland": "#292a2a", "forest": "#262e2a", "grass": "#282f2b",
    "park": "#27302b", "pitch": "#2b352f", "sand": "#302f2c", "wetland": "#262f30",
    "education": "#2c2c2b", "health": "#2e2a2b", "military": "#2e2b2b",
    "building": "#2e3133", "building_line": "#393c3f", "building_tall": "#35383b",
    "motorway": "#5b564b", "motorway_case": "#1a1b1d", "trunk": "#535048", "trunk_case": "#1a1b1d",
    "primary": "#4d4b46", "secondary": "#484b4f", "minor": "#3d4043", "service": "#373a3d",
    "path": "#55534f", "steps": "#5d5851", "cycleway": "#4b5a53", "rail": "#4b4e52", "tram": "#4d4a4f",
    "ferry": "#45596a", "text": "#cfd1d3", "text_soft": "#96999d", "street": "#9da0a4", "house": "#74777b",
    "halo": "#202224", "water_text": "#7393aa", "water_halo": "#1b2831", "nature_text": "#86a080",
    "shield": "#333436", "shield_line": "#5d574a", "shield_text": "#b9ae95",
    "food": "#a18b7d", "shop": "#9c917a", "lodging": "#938ba2", "culture": "#a18a96", "nature": "#829a7e",
    "education_icon": "#998d80", "health_icon": "#a88380", "transit": "#7f95b5", "civic": "#868d95",
    "money": "#868d95", "sport": "#7f9994", "worship": "#948d85", "glyph": "#202224", "icon_rim": "#202224",
}

# Over pictures from above: lines and white words only; surfaces are left to the picture. Road fills are
# opaque, because translucent ones would show where two pieces of a road overlap.
HYBRID_LIGHT = STANDARD_LIGHT | {
    "motorway": "#f3cf85", "motorway_case": "#5c430f99", "trunk": "#f0d59c", "trunk_case": "#5c430f80",
    "primary": "#ecdcb4", "primary_case": "#4d3f1c73", "secondary": "#dfe0dc", "secondary_case": "#22222266",
    "minor": "#cfd2cd", "minor_case": "#2222224d", "service": "#bcc1bb", "service_case": "#22222233",
    "pedestrian": "#c3c6c0", "pedestrian_case": "#22222233", "path": "#ffffff99", "path_case": "#00000000",
    "steps": "#ffffff99", "cycleway": "#d6ffe899", "tunnel": "#ffffff26", "tunnel_case": "#ffffff4d",
    "bridge_case": "#22222280", "rail": "#e6e6e6a6", "rail_tie": "#e6e6e6a6", "tram": "#f0dfea99",
    "ferry": "#cdeaffb3", "aerialway": "#ffffffb3", "boundary": "#f0e2ffcc", "boundary_halo": "#3b234d59",
    "runway": "#ffffff40", "runway_line": "#ffffff59", "arrow": "#3c3a37",
    "text": "#ffffff", "text_soft": "#eef0f2", "street": "#ffffff", "house": "#f2f2f2", "halo": "#1d211fd9",
    "water_text": "#d2ecff", "water_halo": "#0d2c42cc", "nature_text": "#d9f5cd", "country": "#f3e8ff",
    "food": "#ffb27d", "shop": "#ffd56b", "lodging": "#d3bcff", "culture": "#ffb0d6", "nature": "#b0eba6",
    "education_icon": "#ebcba8", "health_icon": "#ffb1ab", "transit": "#aecdff", "civic": "#dbe3ec",
    "money": "#dbe3ec", "sport": "#a5ebdf", "worship": "#e5ddd3", "glyph": "#1c1f23", "icon_rim": "#1c1f23",
}

HYBRID_DARK = HYBRID_LIGHT | {
    "motorway": "#c4a263", "trunk": "#b8a276", "primary": "#ada387", "secondary": "#9ea2a6",
    "minor": "#85898e", "service": "#6e7277", "pedestrian": "#767a7f", "path": "#c4c8ce80",
    "steps": "#c4c8ce80", "text": "#f1f2f3", "street": "#e3e5e8", "halo": "#0c0e10e6",
}

PALETTES = {
    "standard-light": STANDARD_LIGHT, "standard-dark": STANDARD_DARK,
    "muted-light": MUTED_LIGHT, "muted-dark": MUTED_DARK,
    "hybrid-light": HYBRID_LIGHT, "hybrid-dark": HYBRID_DARK,
}
