import MapAPI

extension PointLayers {
    /// The stream of what changes in a view.
    package var changeOperations: [APIOperation] {
        let (layers, hub) = (self.layers, self.hub)
        return [
            APIOperation(
                "{layer}/changes",
                """
                Follows a view: server-sent events, first the whole view (`snapshot`, as /clusters/{layer} tells it), then \
                what is added, changed and removed (`changes`); `id` is the version, with which to go on as Last-Event-ID.
                """,
                parameters: [
                    Self.layerParameter, Self.regionParameter, Self.zoomParameter,
                    Self.whereParameter, Self.sumParameter,
                ],
                answers: [
                    APIAnswer("Events, as long as somebody listens.", .eventStream),
                    Self.malformed, Self.noLayer,
                    PointProblem.answer(503, "Too many views are followed."),
                ],
                answering: .streamed { call in
                    let query = try ClusterQuery(call.query)
                    let layer = try layers.layer(call).name
                    let last = call.request.lastEventID.flatMap { Int($0) }
                    let reader = try await APIProblem.telling {
                        try await hub.open(.init(layer: layer, query: query), after: last)
                    }
                    return APIStream(
                        .eventStream, parts: AsyncStream { await hub.next(reader) },
                        end: { await hub.close(reader) })
                })
        ]
    }
}
