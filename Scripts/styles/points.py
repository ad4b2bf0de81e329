"""Points of interest: which icon, color group and importance each kind of the `pois` layer has.

A row: icon, group, tier, then the tag values that it stands for. Tier 1 shows from zoom 14, 2 from
15.5, 3 from 16.5, 4 from 17.5; tier 5 is street furniture: from 18.5, small and nameless.
"""

ROWS = [
    ("museum", "culture", 1, {"tourism": ["museum"]}),
    ("castle", "culture", 1, {"historic": ["castle", "fort"]}),
    ("theatre", "culture", 2, {"amenity": ["theatre", "arts_centre"]}),
    ("cinema", "culture", 2, {"amenity": ["cinema"]}),
    ("art", "culture", 2, {"tourism": ["gallery"]}),
    ("paw", "nature", 1, {"tourism": ["zoo"]}),
    ("viewpoint", "nature", 3, {"tourism": ["viewpoint"]}),
    ("monument", "culture", 3, {"historic": ["monument", "archaeological_site", "battlefield", "ruins"]}),
    ("tower", "culture", 3, {"man_made": ["lighthouse", "windmill", "watermill", "tower"]}),
    ("stadium", "sport", 1, {"leisure": ["stadium"]}),
    ("university", "education", 1, {"amenity": ["university", "college"]}),
    ("hospital", "health", 1, {"amenity": ["hospital"]}),
    ("townhall", "civic", 1, {"amenity": ["townhall"]}),
    ("library", "education", 2, {"amenity": ["library"]}),
    ("worship", "worship", 2, {"amenity": ["place_of_worship"]}),
    ("mall", "shop", 2, {"shop": ["mall", "department_store"], "amenity": ["marketplace"]}),
    ("hotel", "lodging", 2, {"tourism": ["hotel", "hostel", "motel", "guest_house", "bed_and_breakfast", "chalet", "alpine_hut"]}),
    ("camp", "lodging", 2, {"tourism": ["camp_site", "caravan_site"]}),
    ("swimming", "sport", 2, {"leisure": ["water_park", "swimming_pool"]}),
    ("golf", "sport", 2, {"leisure": ["golf_course"]}),
    ("sport", "sport", 3, {"leisure": ["sports_centre", "ice_rink"]}),
    ("park", "nature", 2, {"tourism": ["theme_park"]}),
    ("school", "education", 3, {"amenity": ["school", "kindergarten"]}),
    ("police", "civic", 2, {"amenity": ["police"]}),
    ("fire", "health", 3, {"amenity": ["fire_station"]}),
    ("townhall", "civic", 3, {"amenity": ["courthouse", "public_building", "community_centre", "prison"]}),
    ("embassy", "civic", 3, {"amenity": ["embassy"], "office": ["diplomatic"]}),
    ("post", "civic", 3, {"amenity": ["post_office"]}),
    ("supermarket", "shop", 3, {"shop": ["supermarket"]}),
    ("restaurant", "food", 3, {"amenity": ["restaurant", "food_court"]}),
    ("cafe", "food", 3, {"amenity": ["cafe"]}),
    ("pub", "food", 3, {"amenity": ["pub", "biergarten"]}),
    ("bar", "food", 3, {"amenity": ["bar"]}),
    ("music", "food", 4, {"amenity": ["nightclub"]}),
    ("fast-food", "food", 4, {"amenity": ["fast_food"]}),
    ("bakery", "food", 4, {"shop": ["bakery"]}),
    ("pharmacy", "health", 3, {"amenity": ["pharmacy"]}),
    ("doctor", "health", 4, {"amenity": ["doctors", "clinic", "nursing_home"]}),
    ("dentist", "health", 4, {"amenity": ["dentist"]}),
    ("paw", "health", 4, {"amenity": ["veterinary"]}),
    ("paw", "nature", 3, {"amenity": ["dog_park"], "leisure": ["dog_park"]}),
    ("park", "nature", 1, {"leisure": ["park"]}),
    ("park", "nature", 3, {"leisure": ["garden"]}),
    ("bank", "money", 4, {"amenity": ["bank"]}),
    ("atm", "money", 4, {"amenity": ["atm"]}),
    ("fuel", "transit", 3, {"amenity": ["fuel"]}),
    ("charging", "transit", 4, {"amenity": ["charging_station"]}),
    ("parking", "transit", 4, {"amenity": ["parking"]}),
    ("car", "transit", 4, {"amenity": ["car_rental", "car_sharing", "car_wash"], "shop": ["car"]}),
    ("bicycle", "transit", 4, {"amenity": ["bicycle_rental"], "shop": ["bicycle"]}),
    ("clothes", "shop", 4, {"shop": ["clothes", "shoes", "sports", "outdoor"]}),
    ("hairdresser", "shop", 4, {"shop": ["hairdresser", "beauty"]}),
    ("bottle", "shop", 4, {"shop": ["alcohol", "beverages"]}),
    ("gift", "shop", 4, {"shop": ["gift", "jewelry", "toys", "florist"]}),
    ("library", "shop", 4, {"shop": ["books", "stationery", "newsagent"]}),
    ("shop", "shop", 4, {"shop": [
        "butcher", "chemist", "computer", "convenience", "doityourself", "dry_cleaning", "furniture",
        "garden_centre", "general", "greengrocer", "hardware", "kiosk", "laundry", "mobile_phone",
        "optician", "travel_agency", "video",
    ]}),
    ("playground", "nature", 3, {"amenity": ["playground"], "leisure": ["playground"]}),
    ("fountain", "nature", 4, {"amenity": ["fountain"]}),
    ("art", "culture", 4, {"tourism": ["artwork"]}),
    ("monument", "culture", 4, {"historic": ["memorial", "wayside_cross", "wayside_shrine"]}),
    ("toilets", "civic", 4, {"amenity": ["toilets"]}),
    ("water", "nature", 4, {"amenity": ["drinking_water"], "man_made": ["water_well"]}),
    ("shelter", "nature", 4, {"amenity": ["shelter", "hunting_stand"], "tourism": ["picnic_site"]}),
    ("recycling", "civic", 5, {"amenity": ["recycling"]}),
    ("post", "civic", 5, {"amenity": ["post_box"]}),
    ("phone", "civic", 5, {"amenity": ["telephone"], "emergency": ["phone"]}),
    ("heart", "health", 5, {"emergency": ["defibrillator"]}),
    ("dot", "civic", 5, {
        "amenity": ["bench", "waste_basket", "vending_machine"],
        "emergency": ["fire_hydrant"], "man_made": ["surveillance"],
    }),
]
KEYS = ["tourism", "historic", "amenity", "leisure", "shop", "man_made", "emergency", "office"]
RELIGIONS = {"christian": "christian", "muslim": "muslim", "jewish": "jewish"}
ZOOMS = {1: 14, 2: 15.5, 3: 16.5, 4: 17.5, 5: 18.5}
TRANSIT = {
    "station": "railway", "halt": "railway", "tram_stop": "tram", "bus_station": "bus",
    "bus_stop": "bus", "ferry_terminal": "ferry", "aerodrome": "airport", "helipad": "helipad",
    "aerialway_station": "cable-car", "subway": "subway",
}


OFFICE = [
    "all",
    ["==", ["get", "tourism"], "information"],
    ["match", ["get", "information"], ["office", "visitor_centre"], True, False],
]


def kinds(tier):
    """The tier's tag values: key, group, icon, values."""
    for key in KEYS:
        for icon, group, level, tags in ROWS:
            if level == tier and key in tags:
                yield key, group, icon, sorted(tags[key])


def icon_expression(tier):
    """The icon's name; a feature with several tags takes the first key that names one."""
    by_key = {}
    for key, group, icon, values in kinds(tier):
        by_key.setdefault(key, []).append((values, f"{group}-{icon}"))
    expression = ""
    for key, pairs in reversed(by_key.items()):
        flat = [part for pair in pairs for part in pair]
        expression = ["match", ["get", key], *flat, expression]
    if tier == 2:
        faiths = [part for pair in RELIGIONS.items() for part in (pair[0], f"worship-{pair[1]}")]
        faith = ["match", ["get", "religion"], *faiths, "worship-worship"]
        expression = ["case", ["==", ["get", "amenity"], "place_of_worship"], faith, expression]
    if tier == 3:
        expression = ["case", OFFICE, "civic-information", expression]
    return expression


def filter_expression(tier):
    """Keeps the features of this tier."""
    by_key = {}
    for key, _, _, values in kinds(tier):
        by_key.setdefault(key, []).extend(values)
    tests = [["match", ["get", key], sorted(values), True, False] for key, values in by_key.items()]
    if any("park" in values for values in by_key.values()):
        # The tiles hold every green between two streets.
        return ["all", ["any", *tests], ["any", ["!=", ["get", "leisure"], "park"], ["has", "name"]]]
    return ["any", *tests, OFFICE] if tier == 3 else ["any", *tests]


def color_expression(tier, colors):
    """The color of a feature's group."""
    by_group = {}
    for key, group, _, values in kinds(tier):
        by_group.setdefault((KEYS.index(key), group), []).extend(values)
    expression = colors["civic"]
    for (key, group), values in sorted(by_group.items(), reverse=True):
        known = ["match", ["get", KEYS[key]], sorted(values), True, False]
        expression = ["case", known, colors[group], expression]
    return expression


def sprite_icons():
    """Every (group, icon) that a style can ask for."""
    wanted = {(group, icon) for icon, group, _, _ in ROWS}
    wanted |= {("worship", icon) for icon in RELIGIONS.values()} | {("civic", "information")}
    wanted |= {("transit", icon) for icon in TRANSIT.values()}
    return sorted(wanted)
