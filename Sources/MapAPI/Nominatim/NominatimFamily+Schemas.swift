extension NominatimFamily {
    static let schemas: [(name: String, schema: JSONSchema)] = [
        (
            "NominatimProblem",
            .object(
                [
                    (
                        "error",
                        .object(
                            [("code", .integer()), ("message", .string())],
                            required: ["code", "message"])
                    )
                ], required: ["error"])
        ),
        ("NominatimNothing", .object([("error", .string())], required: ["error"])),
        (
            "NominatimStatus",
            .object(
                [
                    ("status", .integer()), ("message", .string()), ("data_updated", .string()),
                    ("software_version", .string()),
                ], required: ["status", "message"])
        ),
        ("NominatimPlaces", .array(of: .reference("NominatimPlace"))),
        ("NominatimPlace", .object(placeMembers, required: ["lat", "lon", "display_name"])),
        ("NominatimDetails", .object(detailsMembers, required: ["category", "type", "centroid"])),
        (
            "NominatimFeatures",
            .object(
                [
                    ("type", .string(["FeatureCollection"])), ("licence", .string()),
                    ("geocoding", .dictionary(of: .string())),
                    ("features", .array(of: .reference("NominatimFeature"))),
                ], required: ["type", "features"])
        ),
        (
            "NominatimFeature",
            .object(
                [
                    ("type", .string(["Feature"])), ("properties", .dictionary(of: .any)),
                    ("bbox", .array(of: .number())), ("geometry", .dictionary(of: .any)),
                ], required: ["type", "properties", "geometry"])
        ),
    ]

    private static let placeMembers: [(name: String, schema: JSONSchema)] = [
        ("place_id", .integer()), ("licence", .string()),
        ("osm_type", .string(["node", "way", "relation"])), ("osm_id", .integer()),
        ("lat", .string()), ("lon", .string()), ("category", .string()), ("class", .string()),
        ("type", .string()), ("place_rank", .integer()), ("importance", .number()),
        ("addresstype", .string()), ("name", .string()), ("display_name", .string()),
        ("address", .dictionary(of: .string())), ("extratags", .dictionary(of: .string())),
        ("namedetails", .dictionary(of: .string())), ("boundingbox", .array(of: .string())),
        ("geojson", .dictionary(of: .any)), ("geotext", .string()), ("geokml", .string()),
        ("svg", .string()),
    ]

    private static let detailsMembers: [(name: String, schema: JSONSchema)] = [
        ("place_id", .integer()), ("osm_type", .string(["N", "W", "R"])), ("osm_id", .integer()),
        ("category", .string()), ("type", .string()), ("admin_level", .integer()),
        ("localname", .string()), ("names", .dictionary(of: .string())),
        ("addresstags", .dictionary(of: .string())), ("housenumber", .nullable(.string())),
        ("calculated_postcode", .nullable(.string())), ("country_code", .nullable(.string())),
        ("importance", .nullable(.number())), ("calculated_importance", .number()),
        ("extratags", .dictionary(of: .string())), ("rank_address", .integer()),
        ("rank_search", .integer()), ("isarea", .boolean), ("centroid", .dictionary(of: .any)),
        ("geometry", .dictionary(of: .any)), ("address", .array(of: .dictionary(of: .any))),
    ]
}
