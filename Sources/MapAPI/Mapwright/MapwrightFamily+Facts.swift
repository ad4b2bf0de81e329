import Answers
import Atlas
import Places
import Roads

/// Facts on the atlases that the map page needs beside its queries.
extension MapwrightFamily {
    static let factOperations = [
        APIOperation(
            "/areas", "The areas that the atlases cover, the one that a map opens on first.",
            answers: [APIAnswer("The areas.", .json, .any)]
        ) { call in
            APIResponse(JSONValue.object(["areas": .array(call.atlases.areas.map(area))]).bytes)
        },
        APIOperation(
            "/modes",
            "The modes of travel that there are roads for, and transit where there is a timetable.",
            answers: [APIAnswer("The modes.", .json, .any)]
        ) { call in
            let modes = try call.atlases.modes().map { mode -> JSONValue in
                [
                    "name": .string(mode.name), "kind": .string(mode.kind.rawValue),
                    "transportType": .string(mode.transportType.rawValue),
                ]
            }
            let transit: [JSONValue] =
                call.atlases.areas.contains { $0.engines.hasTimetable }
                ? [["name": "transit", "kind": "transit", "transportType": "transit"]] : []
            return APIResponse(JSONValue.object(["modes": .array(modes + transit)]).bytes)
        },
        APIOperation(
            "/place/{osm}", "A place with all that is mapped about it.",
            parameters: [
                APIParameter("osm", "An element of OpenStreetMap.", in: .path, example: "n123"),
                APIParameter("language", "Languages to show names in, best first: fi,sv."),
                APIParameter(
                    "open", "Tell what its opening hours say: now, or at a time there.",
                    example: "now"),
            ],
            answers: [
                APIAnswer("The place.", .json, .any),
                APIAnswer(
                    "No atlas has such a place.", status: 404, .json,
                    .reference("MapwrightProblem")),
            ], respond: place),
    ]

    @Sendable
    private static func place(_ call: APICall) throws -> APIResponse {
        let text = call.path["osm"] ?? ""
        guard let reference = OSMReference(text),
            var place = try call.atlases.place(reference, languages: call.query.list("language"))
        else { throw APIProblem(status: 404, "there is no place “\(text.prefix(40))”") }
        let open = call.query.items.filter { $0.name == QuestionOption.open.name }
        let asked = try OptionValues(pairs: open, accepting: [.open])
        place.hours = try asked.moment(.open, now: call.now).flatMap {
            place.hours(at: $0, languages: call.query.list("language"))
        }
        let answer = PlaceAnswer.places([place]).json()
        let sorted = { (values: [String: String]) -> JSONValue in
            .object(members: values.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        }
        return APIResponse(
            JSONValue.object([
                "place": .raw(answer), "names": sorted(place.names),
                "attributes": sorted(place.attributes),
            ]).bytes)
    }

    private static func area(_ area: AtlasCollection.Area) -> JSONValue {
        let manifest = area.atlas.manifest
        let bounds = manifest.bounds
        return .object([
            "name": .string(area.atlas.name),
            "bounds": .array(
                [bounds.south, bounds.west, bounds.north, bounds.east].map(JSONValue.number)),
            "dataDate": manifest.dataDate.map(JSONValue.string),
            "languages": .strings(manifest.languages),
            "attribution": .string(manifest.attribution), "licence": .string(manifest.license),
        ])
    }
}
