import Answers
import ClusterMap
import MapAPI
import MapGeometry

extension PointLayers {
    /// The layers as clusters: tiles, what a viewport shows, and the points of a cluster.
    public var clusterPaths: APIFamily {
        APIFamily(
            "clusters", title: "Clusters",
            "Layers of points as clusters at every zoom: tiles, viewports, the points of a cluster.",
            standsAtRoot: false, operations: clusterOperations,
            schemas: [("Clusters", Self.clustersSchema), ("Leaves", Self.leavesSchema)],
            problemSchema: .reference("PointProblem"), problem: PointProblem.response)
    }

    private static let itemSchema = JSONSchema.object(
        [
            ("id", .string()), ("count", .integer(minimum: 1)), ("latitude", .number()),
            ("longitude", .number()), ("expansionZoom", .integer()),
            ("properties", .dictionary(of: .any)), ("sums", .dictionary(of: .number())),
        ], required: ["id", "count", "latitude", "longitude"])

    private static let clustersSchema = JSONSchema.object(
        [
            ("version", .integer()), ("zoom", .integer()), ("count", .integer(minimum: 0)),
            ("clusters", .array(of: itemSchema)), ("points", .array(of: itemSchema)),
        ], required: ["version", "zoom", "count", "clusters", "points"])

    private static let leavesSchema = JSONSchema.object(
        [
            ("count", .integer(minimum: 1)), ("offset", .integer(minimum: 0)),
            ("points", .array(of: .reference("Point"))),
        ], required: ["count", "offset", "points"])

    /// Parameters that several operations take.
    package static let layerParameter = APIParameter("layer", "The layer's name.", in: .path)
    package static let zoomParameter = APIParameter(
        "zoom", "The zoom, 0 to 30; at zoom 0 the world is 256 points wide.", isRequired: true,
        .integer(minimum: 0, maximum: 30), example: "12")
    package static let regionParameter = APIParameter(
        "region", "South, west, north and east in degrees; the world if left out.")
    package static let whereParameter = APIParameter(
        "where",
        "Which points count: NAME:VALUE, NAME:VALUE,VALUE, NAME>=NUMBER or NAME<=NUMBER; all hold if repeated.",
        example: "kind:cafe")
    package static let sumParameter = APIParameter(
        "sum", "Names of properties, divided by commas, whose sums over each cluster are wanted.",
        example: "seats")
    package static let noLayer = PointProblem.answer(
        404, "There is no such layer, point or cluster.")
    package static let malformed = PointProblem.answer(400, "A parameter or the body is malformed.")

    private var clusterOperations: [APIOperation] {
        let layers = self.layers
        func coordinate(_ name: String) -> APIParameter {
            APIParameter(name, "The tile's \(name); of `y` with `.mvt`.", in: .path)
        }
        return [
            APIOperation(
                "{layer}", "What a viewport shows at a zoom.",
                parameters: [
                    Self.layerParameter, Self.regionParameter, Self.zoomParameter,
                    Self.whereParameter, Self.sumParameter,
                ],
                answers: [
                    APIAnswer("Clusters and points.", .json, .reference("Clusters")),
                    Self.malformed, Self.noLayer,
                ]
            ) { call in
                let query = try ClusterQuery(call.query)
                let view = LayerView(
                    try layers.layer(call), conditions: query.conditions, sums: query.sums)
                return APIResponse(
                    JSONText.clusters(view.items(query), query, version: view.state.version).bytes)
            },
            APIOperation(
                "{layer}/{cluster}/leaves", "The points of a cluster, by page.",
                parameters: [
                    Self.layerParameter,
                    APIParameter(
                        "cluster", "The cluster's id, or that of any point in it.", in: .path),
                    Self.zoomParameter,
                    APIParameter("offset", "How many to skip.", .integer(minimum: 0)),
                    APIParameter(
                        "limit", "How many to answer with, 20 if left out.",
                        .integer(minimum: 1, maximum: 1000)),
                    Self.whereParameter,
                ],
                answers: [
                    APIAnswer("Points.", .json, .reference("Leaves")), Self.malformed, Self.noLayer,
                ]
            ) { call in
                let zoom = try ClusterQuery.number(call.query, "zoom", 0...30)
                let offset = try ClusterQuery.number(
                    call.query, "offset", 0...Int(Int32.max), default: 0)
                let limit = try ClusterQuery.number(call.query, "limit", 1...1000, default: 20)
                let conditions = try ClusterQuery.conditions(call.query)
                let view = LayerView(try layers.layer(call), conditions: conditions)
                let (points, count) = try APIProblem.telling {
                    try view.leaves(
                        of: call.path["cluster"] ?? "", zoom: zoom, offset: offset, limit: limit)
                }
                var json = JSONText(capacity: 256 * points.count + 64)
                json.raw("{\"count\":")
                json.integer(count)
                json.raw(",\"offset\":")
                json.integer(offset)
                json.raw(",\"points\":")
                json.list(points) { $0.point($1) }
                json.raw("}")
                return APIResponse(json.bytes)
            },
            APIOperation(
                "{layer}/{z}/{x}/{y}", "A vector tile of clusters, in a layer of the same name.",
                parameters: [
                    Self.layerParameter, coordinate("z"), coordinate("x"), coordinate("y"),
                    Self.whereParameter, Self.sumParameter,
                ],
                answers: [
                    APIAnswer("The tile; empty if nothing is there.", .vectorTile), Self.malformed,
                    Self.noLayer,
                ]
            ) { call in
                let sums = try ClusterQuery.sums(call.query)
                let view = LayerView(
                    try layers.layer(call), conditions: try ClusterQuery.conditions(call.query),
                    sums: sums)
                return APIResponse(try view.tile(try Self.tile(call), sums: sums), .vectorTile)
            },
        ]
    }

    private static func tile(_ call: APICall) throws -> ClusterTile {
        let row = call.path["y"] ?? ""
        guard row.hasSuffix(".mvt"), let zoom = call.path["z"].flatMap({ Int($0) }),
            let x = call.path["x"].flatMap({ Int($0) }), let y = Int(row.dropLast(4)),
            let tile = ClusterTile(zoom: zoom, x: x, y: y, layer: call.path["layer"] ?? "clusters")
        else {
            throw APIProblem.badRequest("a tile's address is /clusters/LAYER/Z/X/Y.mvt")
        }
        return tile
    }
}

extension LayerList {
    /// The layer that a call names.
    package func layer(_ call: APICall) throws(APIProblem) -> LiveLayer {
        let name = call.path["layer"] ?? ""
        guard let layer = self[name] else {
            throw APIProblem(status: 404, "there is no layer “\(name.prefix(80))”")
        }
        return layer
    }
}

extension JSONText {
    /// Writes the clusters and points in a viewport as JSON.
    package static func clusters(
        _ items: [LayerView.Item], _ query: ClusterQuery, version: Int
    ) -> JSONText {
        var json = JSONText(capacity: 128 * items.count + 128)
        json.raw("{\"version\":")
        json.integer(version)
        json.raw(",\"zoom\":")
        json.integer(query.zoom)
        json.raw(",\"count\":")
        json.integer(items.reduce(0) { $0 + $1.count })
        json.raw(",\"clusters\":")
        json.list(items.filter { $0.count > 1 }) { $0.item($1, sums: query.sums) }
        json.raw(",\"points\":")
        json.list(items.filter { $0.count == 1 }) { $0.item($1, sums: query.sums) }
        json.raw("}")
        return json
    }
}
