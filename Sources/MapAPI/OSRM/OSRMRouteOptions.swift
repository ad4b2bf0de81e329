/// The options that select the content of a route.
struct OSRMRouteOptions {
    /// The encoding of geometries.
    enum Geometries: String, CaseIterable {
        case polyline, polyline6, geojson

        /// The number of decimals of a degree.
        var precision: RoundedLine.Precision { self == .polyline ? .five : .six }
    }

    /// Which geometry a route has.
    enum Overview: String, CaseIterable {
        case simplified, full
        /// A full geometry for each leg, none for the whole.
        case byLegs = "by_legs"
        case none = "false"
    }

    /// The annotations that are available for each piece of a route's line.
    enum Annotation: String, CaseIterable {
        case nodes, distance, duration, datasources, weight, speed
    }

    let geometries: Geometries
    let overview: Overview
    let tellsSteps: Bool
    let annotations: [Annotation]

    /// Creates the options of clients that ask for all of a route's line and its steps.
    init(geometries: Geometries) {
        self.geometries = geometries
        overview = .full
        tellsSteps = true
        annotations = []
    }

    /// Reads the options of a request.
    init(_ options: OSRMOptions) throws(APIProblem) {
        geometries = try options.word("geometries", default: .polyline)
        overview = try options.word("overview", default: .simplified)
        tellsSteps = try options.flag("steps") ?? false
        annotations = try Self.annotations(options)
    }

    private static func annotations(_ options: OSRMOptions) throws(APIProblem) -> [Annotation] {
        switch options["annotations"] {
        case nil, "false": return []
        case "true": return Annotation.allCases
        case let text?:
            var told: [Annotation] = []
            for word in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let annotation = Annotation(rawValue: String(word)) else {
                    throw options.malformed("annotations", text)
                }
                if !told.contains(annotation) { told.append(annotation) }
            }
            return told
        }
    }
}
