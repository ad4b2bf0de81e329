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
}
