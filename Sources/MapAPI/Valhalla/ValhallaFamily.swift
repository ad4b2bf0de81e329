import Answers

extension APIFamily {
    /// The actions of Valhalla's HTTP API.
    public static let valhalla = APIFamily(
        "valhalla", title: "Valhalla",
        "Routes, isochrones, matrices and matched tracks, as Valhalla's clients ask for them.",
        operations: ValhallaFamily.operations, schemas: ValhallaFamily.schemas,
        problemSchema: .reference("ValhallaProblem"), problem: ValhallaProblem.response)
}

/// The operations of Valhalla's actions.
enum ValhallaFamily {
    /// The names of the actions.
    static let actions = [
        "route", "optimized_route", "isochrone", "sources_to_targets", "trace_route",
        "trace_attributes", "locate", "status",
    ]

    private static let two = """
        {"locations":[{"lat":60.1690,"lon":24.9370},{"lat":60.1725,"lon":24.9500}],"costing":"auto"}
        """
    private static let track = """
        {"shape":[{"lat":60.1690,"lon":24.9400},{"lat":60.1695,"lon":24.9420}],"costing":"pedestrian"}
        """

    static let operations: [APIOperation] = [
        action(
            "route", "Routes through places, with instructions.", .reference("ValhallaQuestion"),
            two, .reference("ValhallaRoute"), ValhallaRoute.answer),
        action(
            "optimized_route",
            "A route from the first place to the last, the others in a cheap order.",
            .reference("ValhallaQuestion"), two, .reference("ValhallaRoute"),
            ValhallaRoute.optimized),
        action(
            "isochrone", "The areas one can get to within times, as GeoJSON.",
            .reference("ValhallaQuestion"),
            """
            {"locations":[{"lat":60.17,"lon":24.94}],"costing":"pedestrian","contours":[{"time":5}]}
            """, .reference("ValhallaContours"), ValhallaIsochrone.answer),
        action(
            "sources_to_targets", "Times and distances between many places.",
            .reference("ValhallaQuestion"),
            """
            {"sources":[{"lat":60.17,"lon":24.94}],"targets":[{"lat":60.1725,"lon":24.95}],"costing":"auto"}
            """, .dictionary(of: .any), ValhallaMatrix.answer),
        action(
            "trace_route", "The route that a track followed.", .reference("ValhallaQuestion"),
            track, .reference("ValhallaRoute"), ValhallaTrace.route),
        action(
            "trace_attributes", "The roads that a track followed, with what is known of them.",
            .reference("ValhallaQuestion"), track, .dictionary(of: .any),
            ValhallaTrace.attributes),
        action(
            "locate", "The roads at places.", .reference("ValhallaQuestion"),
            """
            {"locations":[{"lat":60.17,"lon":24.94}],"costing":"auto"}
            """, .array(of: .dictionary(of: .any)), ValhallaLocate.answer),
        action(
            "status", "The service's version and actions.", .reference("ValhallaQuestion"), "{}",
            .reference("ValhallaStatus"), ValhallaLocate.status),
        action(
            "expansion", "Refused: the search's own tree is not told.",
            .reference("ValhallaQuestion"), two, nil
        ) { _ in
            throw APIProblem.valhalla(.noExpansion, "Action does not support expansion")
        },
    ]

    /// An action: asked by a JSON object in the body, or as `json` in the address.
    private static func action(
        _ name: String, _ summary: String, _ question: JSONSchema, _ example: String,
        _ answer: JSONSchema?, _ respond: @escaping APIOperation.Responder
    ) -> APIOperation {
        let refused = APIAnswer(
            "The question is malformed, or has no answer; the number says which.", status: 400,
            .json, .reference("ValhallaProblem"))
        return APIOperation(
            PathTemplate("/\(name)"), summary, methods: [.get, .post],
            parameters: [
                APIParameter(
                    "json", "The question, where it is not in the body.", example: example)
            ],
            body: APIBody(question, isRequired: false, example: example),
            answers: (answer.map { [APIAnswer("The answer.", .json, $0)] } ?? []) + [refused],
            isQuick: false, respond: respond)
    }
}
