-- Shortbread 1.1 for tilemaker 2.2, written for the comparison in Benchmarks/.
-- It fills the same layers, at the same zooms, with the same fields as Sources/Tiles does.
--
--     tilemaker --input X.osm.pbf --output X.mbtiles --config config.json --process process.lua
--
-- Known differences: tilemaker closes no sea from an extract's coastline, so `ocean` stays empty unless
-- a coastline shapefile is given; and version 2.2.0 stops with "Could not find node" at an extract whose
-- ways have nodes outside of it (the sample city, Milan), even with --skip-integrity.

node_keys = {
    "amenity", "shop", "tourism", "leisure", "historic", "man_made", "emergency", "office", "place",
    "highway", "railway", "aeroway", "aerialway", "addr:housenumber", "addr:housename",
}

local function set(...)
    local values = {}
    for _, value in ipairs({ ... }) do values[value] = true end
    return values
end

local water_kind = {
    natural = { glacier = "glacier", water = "water" },
    waterway = { riverbank = "river", dock = "dock", canal = "canal" },
    landuse = { reservoir = "reservoir", basin = "basin" },
}
local land_kind = {
    landuse = set("forest", "grass", "meadow", "orchard", "vineyard", "allotments", "cemetery",
        "village_green", "recreation_ground", "greenhouse_horticulture", "plant_nursery",
        "residential", "industrial", "commercial", "garages", "retail", "railway", "landfill",
        "quarry", "brownfield", "greenfield", "farmyard", "farmland"),
    natural = set("wood", "sand", "beach", "heath", "scrub", "grassland", "bare_rock", "scree",
        "shingle"),
    wetland = set("swamp", "bog", "string_bog", "wet_meadow", "marsh"),
    leisure = set("golf_course", "park", "garden", "playground", "miniature_golf"),
    amenity = set("grave_yard"),
}
local land_order = { "landuse", "natural", "wetland", "leisure", "amenity" }
local land_zoom = {
    forest = 7, sand = 10, beach = 10, residential = 10, industrial = 10, commercial = 10,
    garages = 10, retail = 10, railway = 10, landfill = 10, brownfield = 10, greenfield = 10,
    farmyard = 10, farmland = 10, cemetery = 13, grave_yard = 13,
}
local site_kind = {
    amenity = set("university", "college", "school", "hospital", "prison", "parking",
        "bicycle_parking"),
    leisure = set("sports_centre"),
    landuse = set("construction"),
    military = set("danger_area"),
}
local site_order = { "military", "leisure", "amenity", "landuse" }

local street_zoom = {
    motorway = 5, trunk = 6, primary = 8, secondary = 9, tertiary = 10, unclassified = 12,
    residential = 12, busway = 12, bus_guideway = 12, living_street = 13, service = 13,
    pedestrian = 13, track = 13, footway = 13, steps = 13, path = 13, cycleway = 13,
    runway = 11, taxiway = 13, rail = 8, narrow_gauge = 8, tram = 10, light_rail = 10,
    funicular = 10, subway = 10, monorail = 10,
}
local label_zoom = {
    motorway = 10, trunk = 12, primary = 12, secondary = 13, tertiary = 13, runway = 11,
    taxiway = 13, rail = 10, narrow_gauge = 10, tram = 10, light_rail = 10, funicular = 10,
    subway = 10, monorail = 10,
}
local link_label_zoom = { motorway = 13, trunk = 13, primary = 13, secondary = 13, tertiary = 14 }
local street_rank = {
    motorway = 20, trunk = 19, primary = 18, secondary = 17, tertiary = 16, unclassified = 15,
    residential = 14, busway = 13, bus_guideway = 13, living_street = 12, pedestrian = 11,
    service = 10, track = 9, cycleway = 8, path = 7, footway = 6, steps = 5, runway = 22,
    taxiway = 21, rail = 25, narrow_gauge = 25, light_rail = 24, tram = 23, subway = 23,
    funicular = 23, monorail = 23,
}
local link_kinds = set("motorway", "trunk", "primary", "secondary", "tertiary")
local rail_kinds = set("rail", "narrow_gauge", "tram", "light_rail", "funicular", "subway",
    "monorail")
local bridge_values = set("yes", "viaduct", "boardwalk", "cantilever", "covered",
    "low_water_crossing", "movable", "trestle")
local aerialway_kinds = set("cable_car", "gondola", "goods", "chair_lift", "drag_lift", "t-bar",
    "j-bar", "platter", "rope-tow", "rope_tow")
local place_zoom = {
    city = 6, town = 7, village = 10, hamlet = 10, suburb = 10, quarter = 10, neighbourhood = 10,
    isolated_dwelling = 10, farm = 10, island = 10, locality = 10,
}
local place_population = {
    city = 100000, town = 5000, village = 100, hamlet = 50, suburb = 1000, quarter = 500,
    neighbourhood = 100, isolated_dwelling = 5, farm = 5, island = 0, locality = 0,
}
local poi_values = {
    amenity = set("arts_centre", "atm", "bank", "bar", "bench", "bicycle_rental", "biergarten",
        "cafe", "car_rental", "car_sharing", "car_wash", "cinema", "clinic", "college",
        "community_centre", "courthouse", "dentist", "doctors", "dog_park", "drinking_water",
        "embassy", "fast_food", "fire_station", "food_court", "fountain", "grave_yard", "hospital",
        "hunting_stand", "library", "marketplace", "nightclub", "nursing_home", "pharmacy",
        "place_of_worship", "playground", "police", "post_box", "post_office", "prison", "pub",
        "public_building", "recycling", "restaurant", "school", "shelter", "telephone", "theatre",
        "toilets", "townhall", "university", "vending_machine", "veterinary", "waste_basket"),
    leisure = set("golf_course", "ice_rink", "pitch", "sports_centre", "stadium", "swimming_pool",
        "water_park"),
    tourism = set("artwork", "alpine_hut", "bed_and_breakfast", "camp_site", "caravan_site",
        "chalet", "guest_house", "hostel", "hotel", "information", "motel", "museum",
        "picnic_site", "theme_park", "viewpoint", "zoo"),
    shop = set("alcohol", "bakery", "beauty", "beverages", "bicycle", "books", "butcher", "car",
        "chemist", "clothes", "computer", "convenience", "department_store", "doityourself",
        "dry_cleaning", "florist", "furniture", "garden_centre", "general", "gift", "greengrocer",
        "hairdresser", "hardware", "jewelry", "kiosk", "laundry", "mall", "mobile_phone",
        "newsagent", "optician", "outdoor", "shoes", "sports", "stationery", "supermarket",
        "toys", "travel_agency", "video"),
    man_made = set("lighthouse", "surveillance", "tower", "wastewater_plant", "water_well",
        "water_works", "watermill", "windmill"),
    historic = set("archaeological_site", "battlefield", "castle", "fort", "memorial", "monument",
        "ruins", "wayside_cross", "wayside_shrine"),
    emergency = set("defibrillator", "fire_hydrant", "phone"),
    highway = set("emergency_access_point"),
    office = set("diplomatic"),
}
local transport_kinds = {
    aeroway = { aerodrome = 11, helipad = 13 },
    railway = { station = 13, halt = 13, tram_stop = 14 },
    amenity = { bus_station = 13, ferry_terminal = 12 },
    highway = { bus_stop = 14 },
    aerialway = { station = 13 },
}

-- Writes name, name_en and name_de.
local function names(object)
    object:Attribute("name", object:Find("name"))
    for _, language in ipairs({ "en", "de" }) do
        local name = object:Find("name:" .. language)
        if name ~= "" then object:Attribute("name_" .. language, name) end
    end
end

local function has_name(object) return object:Find("name") ~= "" end
local function is_bridge(object) return bridge_values[object:Find("bridge")] == true end
local function is_tunnel(object)
    local tunnel = object:Find("tunnel")
    return tunnel == "yes" or tunnel == "building_passage" or object:Find("covered") == "yes"
end

-- Copies one tag when it is there.
local function copy(object, key, field)
    local value = object:Find(key)
    if value ~= "" then object:Attribute(field or key, value) end
end

local function open_layer(object, layer, shape)
    if shape == "node" then object:Layer(layer, false) else object:LayerAsCentroid(layer) end
end

local function place(object)
    local kind = object:Find("place")
    local zoom = place_zoom[kind]
    if not zoom or not has_name(object) then return end
    local population = tonumber(object:Find("population")) or place_population[kind]
    local capital = object:Find("capital")
    if zoom <= 10 and (capital == "yes" or capital == "4") then
        kind = capital == "yes" and "capital" or "state_capital"
        zoom = 4
    end
    object:Layer("place_labels", false)
    object:MinZoom(zoom)
    object:Attribute("kind", kind)
    object:AttributeNumeric("population", population)
    names(object)
end

local function public_transport(object, shape)
    for key, kinds in pairs(transport_kinds) do
        local kind = object:Find(key)
        if kinds[kind] then
            open_layer(object, "public_transport", shape)
            object:MinZoom(kinds[kind])
            object:Attribute("kind", key == "aerialway" and "aerialway_station" or kind)
            copy(object, "iata")
            names(object)
            return
        end
    end
end

local poi_details = {
    { key = "cuisine", of = "amenity", when = set("restaurant", "fast_food", "pub", "bar", "cafe") },
    { key = "sport", of = "leisure", when = set("pitch", "sports_centre") },
    { key = "vending", of = "amenity", when = set("vending_machine") },
    { key = "information", of = "tourism", when = set("information") },
    { key = "tower:type", of = "man_made", when = set("tower") },
    { key = "religion", of = "amenity", when = set("place_of_worship") },
    { key = "denomination", of = "amenity", when = set("place_of_worship") },
}
local recycling = { "glass_bottles", "paper", "clothes", "scrap_metal" }

-- Writes a point of interest; answers whether the object was one.
local function poi(object, shape)
    local opened = false
    for key, values in pairs(poi_values) do
        local value = object:Find(key)
        if values[value] then
            if not opened then
                open_layer(object, "pois", shape)
                opened = true
            end
            object:Attribute(key, value)
        end
    end
    if not opened then return false end
    names(object)
    copy(object, "addr:housename", "housename")
    copy(object, "addr:housenumber", "housenumber")
    for _, detail in ipairs(poi_details) do
        if detail.when[object:Find(detail.of)] then copy(object, detail.key) end
    end
    if object:Find("amenity") == "recycling" then
        for _, waste in ipairs(recycling) do
            if object:Find("recycling:" .. waste) == "yes" then
                object:AttributeBoolean("recycling:" .. waste, true)
            end
        end
    end
    if object:Find("amenity") == "bank" and object:Find("atm") == "yes" then
        object:AttributeBoolean("atm", true)
    end
    return true
end

local function address(object, shape)
    if object:Find("addr:housenumber") == "" and object:Find("addr:housename") == "" then return end
    open_layer(object, "addresses", shape)
    copy(object, "addr:housename", "housename")
    copy(object, "addr:housenumber", "housenumber")
end

local function points(object, shape)
    public_transport(object, shape)
    if not poi(object, shape) then address(object, shape) end
end

function init_function() end
function exit_function() end

function node_function(node)
    place(node)
    if node:Find("highway") == "motorway_junction" then
        node:Layer("street_labels_points", false)
        node:Attribute("kind", "motorway_junction")
        copy(node, "ref")
        names(node)
    end
    points(node, "node")
end

function relation_scan_function(relation)
    local kind = relation:Find("boundary")
    local level = relation:Find("admin_level")
    if kind == "administrative" and (level == "2" or level == "4") then relation:Accept() end
end

local function boundary(way)
    local level = 11
    while true do
        local relation = way:NextRelation()
        if not relation then break end
        level = math.min(level, tonumber(way:FindInRelation("admin_level")) or 11)
    end
    if level ~= 2 and level ~= 4 then return end
    way:Layer("boundaries", false)
    way:MinZoom(level == 2 and 0 or 7)
    way:AttributeNumeric("admin_level", level)
    way:AttributeBoolean("maritime",
        way:Find("maritime") == "yes" or way:Find("natural") == "coastline")
    way:AttributeBoolean("disputed", way:Find("disputed") == "yes")
end

local function boundary_label(way)
    local level = way:Find("admin_level")
    if way:Find("boundary") ~= "administrative" or (level ~= "2" and level ~= "4") then return end
    if not way:IsClosed() or not has_name(way) then return end
    local area = way:Area()
    way:LayerAsCentroid("boundary_labels")
    if area >= 2e12 and level == "2" then way:MinZoom(2)
    elseif area >= 7e11 then way:MinZoom(3)
    elseif area >= 1e11 then way:MinZoom(4)
    else way:MinZoom(5) end
    way:AttributeNumeric("admin_level", tonumber(level))
    way:AttributeNumeric("way_area", area / 10000)
    names(way)
end

local function water(way, closed)
    local kind
    for key, kinds in pairs(water_kind) do kind = kind or kinds[way:Find(key)] end
    if kind == "water" and way:Find("water") == "river" then kind = "river" end
    if kind and closed then
        local area = way:Area()
        local zoom = (kind == "dock" or kind == "canal") and 10 or 4
        way:Layer("water_polygons", true)
        way:MinZoom(zoom)
        way:Attribute("kind", kind)
        way:AttributeNumeric("way_area", area)
        if has_name(way) then
            way:LayerAsCentroid("water_polygons_labels")
            way:MinZoom(zoom)
            way:Attribute("kind", kind)
            way:AttributeNumeric("way_area", area)
            names(way)
        end
        return
    end
    local line = way:Find("waterway")
    if line == "dam" then
        way:Layer(closed and "dam_polygons" or "dam_lines", closed)
        way:Attribute("kind", "dam")
    elseif line == "canal" or line == "river" or line == "stream" or line == "ditch" then
        local small = line == "stream" or line == "ditch"
        way:Layer("water_lines", false)
        way:MinZoom(small and 14 or 9)
        way:Attribute("kind", line)
        way:AttributeBoolean("bridge", is_bridge(way))
        way:AttributeBoolean("tunnel", is_tunnel(way))
        if has_name(way) then
            way:Layer("water_lines_labels", false)
            way:MinZoom(small and 14 or 12)
            way:Attribute("kind", line)
            way:AttributeBoolean("bridge", is_bridge(way))
            way:AttributeBoolean("tunnel", is_tunnel(way))
            names(way)
        end
    end
end

-- Looks for the first key, in order, whose value is in its set.
local function first_kind(way, order, kinds)
    for _, key in ipairs(order) do
        local value = way:Find(key)
        if kinds[key][value] then return value end
    end
end

local function land(way)
    local kind = first_kind(way, land_order, land_kind)
    if kind then
        if kind == "wood" then kind = "forest" end
        way:Layer("land", true)
        way:MinZoom(land_zoom[kind] or 11)
        way:Attribute("kind", kind)
    end
    local site = first_kind(way, site_order, site_kind)
    if site then
        way:Layer("sites", true)
        way:Attribute("kind", site)
    end
end

local function building(way)
    local value = way:Find("building")
    if value == "" or value == "no" then return end
    way:Layer("buildings", true)
    way:AttributeNumeric("dummy", 1)
    local height = tonumber(way:Find("height"))
    local levels = tonumber(way:Find("building:levels"))
    if height or levels then way:AttributeNumeric("height", height or levels * 3) end
    local minimum = tonumber(way:Find("min_height"))
    if minimum then way:AttributeNumeric("min_height", minimum) end
end

-- The street's kind and whether it is a link road.
local function street_kind(way)
    local kind = way:Find("highway")
    if kind == "" then kind = way:Find("railway") end
    if kind == "" then kind = way:Find("aeroway") end
    local base = kind:match("^(.*)_link$")
    if base and link_kinds[base] then return base, true end
    return kind, false
end

local function street_area(way, kind)
    way:Layer("street_polygons", true)
    way:MinZoom(kind == "runway" and 11 or kind == "taxiway" and 13 or 14)
    way:Attribute("kind", kind)
    way:AttributeBoolean("bridge", is_bridge(way))
    way:AttributeBoolean("tunnel", is_tunnel(way))
    way:AttributeBoolean("rail", false)
    copy(way, "service")
    copy(way, "surface")
    if has_name(way) then
        way:LayerAsCentroid("streets_polygons_labels")
        way:Attribute("kind", kind)
        names(way)
    end
end

local function street_label(way, kind, link)
    local ref = way:Find("ref")
    if not has_name(way) and ref == "" then return end
    way:Layer("street_labels", false)
    way:MinZoom(link and link_label_zoom[kind] or label_zoom[kind] or 14)
    way:Attribute("kind", link and kind .. "_link" or kind)
    way:AttributeBoolean("tunnel", is_tunnel(way))
    names(way)
    if ref == "" then return end
    local rows, columns = 0, 0
    for row in ref:gmatch("[^;]+") do
        rows = rows + 1
        columns = math.max(columns, #row)
    end
    way:Attribute("ref", (ref:gsub(";%s*", "\n")))
    way:AttributeNumeric("ref_rows", rows)
    way:AttributeNumeric("ref_cols", columns)
end

local function street(way, closed)
    local kind, link = street_kind(way)
    local zoom = street_zoom[kind]
    if not zoom then return end
    local area = way:Find("area") == "yes" or way:Find("type") == "multipolygon"
    if closed and area and (kind == "pedestrian" or kind == "service") then
        return street_area(way, kind)
    end
    local rail = rail_kinds[kind] == true
    local service = way:Find("service")
    if (kind == "rail" or kind == "narrow_gauge") and service ~= "" then zoom = 10 end
    local layer = tonumber(way:Find("layer")) or 0
    local bridge, tunnel = is_bridge(way), is_tunnel(way)
    local order = (street_rank[kind] or 0) - (link and 5 or 0) + 10 * layer
    way:Layer("streets", false)
    way:MinZoom(zoom)
    order = order + (bridge and 10 or 0) - (tunnel and 10 or 0)
    way:ZOrder(math.max(-60, math.min(60, order)))  -- tilemaker keeps one signed byte
    way:Attribute("kind", kind)
    way:AttributeBoolean("rail", rail, 5)
    way:AttributeBoolean("link", link, 11)
    way:AttributeBoolean("bridge", bridge, 11)
    way:AttributeBoolean("tunnel", tunnel, 11)
    local oneway = way:Find("oneway")
    local reverse = oneway == "-1"
    local directed = reverse or oneway == "yes" or oneway == "1" or oneway == "true"
    way:AttributeBoolean("oneway", directed and not rail, 14)
    way:AttributeBoolean("oneway_reverse", reverse and not rail, 14)
    for key, from in pairs({ tracktype = 11, surface = 11, service = 11, bicycle = 14, horse = 14 }) do
        local value = way:Find(key)
        if value ~= "" then way:Attribute(key, value, from) end
    end
    street_label(way, kind, link)
end

local function other_lines(way, closed)
    local built = way:Find("man_made")
    if built == "pier" or built == "breakwater" or built == "groyne" then
        way:Layer(closed and "pier_polygons" or "pier_lines", closed)
        way:Attribute("kind", built)
    elseif built == "bridge" and closed then
        way:Layer("bridges", true)
        way:Attribute("kind", "bridge")
    end
    local aerialway = way:Find("aerialway")
    if aerialway_kinds[aerialway] then
        way:Layer("aerialways", false)
        way:Attribute("kind", aerialway == "rope_tow" and "rope-tow" or aerialway)
    end
    if way:Find("route") == "ferry" then
        way:Layer("ferries", false)
        way:MinZoom(way:Find("motor_vehicle") == "no" and 12 or 10)
        way:Attribute("kind", "ferry")
        names(way)
    end
end

function way_function(way)
    local closed = way:IsClosed()
    boundary(way)
    boundary_label(way)
    water(way, closed)
    if closed then
        land(way)
        building(way)
        local area = way:Find("area:aeroway")
        if area == "runway" or area == "taxiway" then street_area(way, area) end
    end
    street(way, closed)
    other_lines(way, closed)
    if closed then points(way, "area") end
end
