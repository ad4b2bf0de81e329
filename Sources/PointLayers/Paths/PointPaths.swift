import Answers
import MapAPI
import MapGeometry

extension PointLayers {
    /// The points of the layers: reading, writing, and a stream of what changes.
    public var pointPaths: APIFamily {
        APIFamily(
            "points", title: "Points",
            "Points by id, one by one or many at once; what was acknowledged is on the disk.",
            standsAtRoot: false,
            operations: readingOperations + changeOperations + writingOperations,
            schemas: [
                ("Point", Self.pointSchema), ("PointLayers", Self.layersSchema),
                ("PointReceipt", Self.receiptSchema), ("PointProblem", PointProblem.schema),
            ],
            problemSchema: .reference("PointProblem"), problem: PointProblem.response)
    }

    private static let pointSchema = JSONSchema.object(
        [
            ("id", .string()), ("latitude", .number(minimum: -90, maximum: 90)),
            ("longitude", .number(minimum: -540, maximum: 540)),
            ("properties", .dictionary(of: .any)), ("version", .integer(minimum: 0)),
        ], required: ["id", "latitude", "longitude", "version"])

    private static let layersSchema = JSONSchema.object(
        [
            (
                "layers",
                .array(
                    of: .object(
                        [
                            ("name", .string()), ("count", .integer(minimum: 0)),
                            ("version", .integer(minimum: 0)), ("writable", .boolean),
                            ("bounds", .nullable(.array(of: .number()))),
                        ], required: ["name", "count", "version", "writable"]))
            )
        ], required: ["layers"])

    private static let receiptSchema = JSONSchema.object(
        [
            ("version", .integer(minimum: 0)), ("created", .integer(minimum: 0)),
            ("changed", .integer(minimum: 0)), ("deleted", .integer(minimum: 0)),
        ], required: ["version", "created", "changed", "deleted"])

    private static let writtenSchema = JSONSchema.object([
        ("id", .string()), ("latitude", .number(minimum: -90, maximum: 90)),
        ("longitude", .number(minimum: -180, maximum: 180)), ("properties", .dictionary(of: .any)),
    ])

    private static let idParameter = APIParameter("id", "The point's id.", in: .path)

    private var readingOperations: [APIOperation] {
        let layers = self.layers
        return [
            APIOperation(
                "", "The layers with their counts and bounds.",
                answers: [APIAnswer("Layers.", .json, .reference("PointLayers"))]
            ) { _ in
                let list = layers.all.map { layer -> Answers.JSONValue in
                    let state = layer.state
                    let bounds = state.bounds
                    return .object([
                        "name": .string(layer.name), "count": .integer(state.count),
                        "version": .integer(state.version),
                        "writable": .boolean(layer.source == .store),
                        "bounds": bounds.map {
                            .array([$0.south, $0.west, $0.north, $0.east].map { .number($0) })
                        },
                    ])
                }
                return APIResponse(Answers.JSONValue.object(["layers": .array(list)]).bytes)
            },
            APIOperation(
                "{layer}/{id}", "A point.", parameters: [Self.layerParameter, Self.idParameter],
                answers: [APIAnswer("The point.", .json, .reference("Point")), Self.noLayer]
            ) { call in
                let id = call.path["id"] ?? ""
                guard let point = try layers.layer(call).state[id] else {
                    throw APIProblem(status: 404, "there is no point “\(id.prefix(80))”")
                }
                var json = JSONText(capacity: 256)
                json.point(point)
                return APIResponse(json.bytes)
            },
        ]
    }

    private var writingOperations: [APIOperation] {
        let point = [Self.layerParameter, Self.idParameter]
        let example = #"{"latitude":60.1699,"longitude":24.9384,"properties":{"kind":"cafe"}}"#
        return [
            writing(
                .put, "{layer}/{id}", "Writes a point, whatever was there; makes the layer.", point,
                APIBody(Self.writtenSchema, example: example)
            ) { call throws(PointError) in
                let id = try LayerPoint.checkedID(call.path["id"] ?? "")
                let content = try PointBody.point(call.request.body)
                guard let coordinate = try content.coordinate() else {
                    throw PointError(.malformed, "the point has no place")
                }
                let properties = try LayerPoint.checkedProperties(content.properties ?? [:])
                return .edits([.put(id, coordinate, properties: properties)])
            },
            writing(
                .patch, "{layer}/{id}",
                "Moves a point, or changes some of its properties; null takes one away.", point,
                APIBody(Self.writtenSchema, example: #"{"latitude":60.17,"longitude":24.94}"#)
            ) { call throws(PointError) in
                let content = try PointBody.point(call.request.body)
                return .edits([
                    .patch(
                        call.path["id"] ?? "", latitude: content.latitude,
                        longitude: content.longitude, properties: content.properties ?? [:])
                ])
            },
            writing(.delete, "{layer}/{id}", "Takes a point away.", point, nil) {
                call throws(PointError) in .edits([.delete(call.path["id"] ?? "")])
            },
            writing(
                .post, "{layer}",
                "Writes many points, all or none: one a line (application/x-ndjson), a list, or a GeoJSON feature collection; makes the layer.",
                [Self.layerParameter],
                APIBody(
                    .any,
                    example: #"[{"id":"a","latitude":60.1699,"longitude":24.9384}]"#,
                    limit: 64 << 20)
            ) { call throws(PointError) in
                .edits(
                    try PointBody.points(
                        call.request.body, contentType: call.request.contentType))
            },
            writing(.delete, "{layer}", "Takes a layer away.", [Self.layerParameter], nil) {
                _ throws(PointError) in .deleteLayer
            },
        ]
    }

    /// An operation that writes.
    private func writing(
        _ method: APIRequest.Method, _ path: PathTemplate, _ summary: String,
        _ parameters: [APIParameter], _ body: APIBody?,
        _ content: @escaping @Sendable (APICall) throws(PointError) -> PointWrite.Content
    ) -> APIOperation {
        APIOperation(
            path, summary, methods: [method], parameters: parameters, body: body,
            answers: [
                APIAnswer("It is on the disk.", .json, .reference("PointReceipt")),
                Self.malformed,
                PointProblem.answer(403, "The layer, or the service, takes no writes."),
                Self.noLayer,
                PointProblem.answer(503, "Too many writes wait, or the store fails; try again."),
                PointProblem.answer(507, "The disk, or the layer, is full."),
            ],
            writes: true,
            answering: .later { call in
                try await APIProblem.telling {
                    let layer = try LayerName.checked(call.path["layer"] ?? "")
                    let receipt = try await self.write(
                        PointWrite(layer: layer, content: try content(call)))
                    return APIResponse(
                        Answers.JSONValue.object([
                            "version": .integer(receipt.version),
                            "created": .integer(receipt.created),
                            "changed": .integer(receipt.changed),
                            "deleted": .integer(receipt.deleted),
                        ]).bytes)
                }
            })
    }
}
