import MapAPI
import MapResources

extension APIFamily {
    /// The paths of the map itself and of the service's own state, as documents describe them: other parts of the service
    /// answer them.
    ///
    /// - Parameter hasPage: Whether the page and its styles are served.
    static func map(hasPage: Bool) -> APIFamily {
        func operation(
            _ path: PathTemplate, _ summary: String, methods: [APIRequest.Method] = [.get],
            _ parameters: [APIParameter] = [], _ answers: [APIAnswer]
        ) -> APIOperation {
            APIOperation(
                path, summary, methods: methods, parameters: parameters, answers: answers
            ) { _ in throw APIProblem.notFound }
        }
        let numbers = [
            APIParameter(
                "z", "The zoom.", in: .path, .integer(minimum: 0, maximum: 20), example: "14"),
            APIParameter("x", "The column.", in: .path, .integer(minimum: 0), example: "9327"),
            APIParameter("y", "The row.", in: .path, .integer(minimum: 0), example: "4742"),
        ]
        let style = operation(
            "/style.json", "A MapLibre style with absolute addresses.",
            [
                APIParameter(
                    "style", "Which one.", .string(["standard", "muted", "hybrid", "imagery"])),
                APIParameter("appearance", "Light or dark.", .string(["light", "dark"])),
                APIParameter("terrain", "Whether slopes are shaded.", .string(["true", "false"])),
                APIParameter(
                    "contours", "Whether lines of equal height are seen.",
                    .string(["true", "false"])),
                APIParameter(
                    "language",
                    "The language of labels, where the atlas has names in it; local names if left out.",
                    .pattern(LabelLanguage.pattern)),
            ],
            [APIAnswer("The style.", .json), APIAnswer("There is none.", status: 400, .text)])
        return APIFamily(
            "map", title: "Map",
            "Tiles, styles and whole archives; what the service says of itself.",
            needsToken: false,
            operations: [
                operation(
                    "/tiles.json", "TileJSON 3.0.0.", [], [APIAnswer("The document.", .json)]),
                operation(
                    "/tiles/{z}/{x}/{y}.mvt", "A Mapbox Vector Tile in the Shortbread schema.",
                    numbers,
                    [
                        APIAnswer("The tile.", .vectorTile),
                        APIAnswer("There is nothing in it.", status: 204, .vectorTile),
                        APIAnswer("This is no tile.", status: 400, .text),
                    ]),
            ] + (hasPage ? [style] : []) + [
                operation(
                    "/atlases/{name}.pmtiles", "The tiles of an atlas as one archive, with ranges.",
                    [APIParameter("name", "The atlas.", in: .path, example: "helsinki")],
                    [
                        APIAnswer("The archive.", .pmtiles),
                        APIAnswer("There is no such atlas.", status: 404, .text),
                    ]),
                operation(
                    "/health", "That the service runs, and on which data.", [],
                    [APIAnswer("What is served.", .json)]),
                operation(
                    "/ready", "Whether the service takes requests.", [],
                    [
                        APIAnswer("It takes them.", .text),
                        APIAnswer("It is about to end.", status: 503, .text),
                    ]),
                operation(
                    "/service", "The families of paths.", [], [APIAnswer("The families.", .json)]),
                operation(
                    "/admin/reload", "Reads atlases and certificates anew.", methods: [.post], [],
                    [
                        APIAnswer("What is served now.", .text),
                        APIAnswer("Who asks may not.", status: 403, .text),
                        APIAnswer("Something cannot be read.", status: 500, .text),
                    ]),
            ],
            problemSchema: .string(), problemType: .text
        ) { problem, _ in APIResponse(problem.description, .text, status: problem.status) }
    }
}
