import MapGeometry
import Roads

/// What several questions about roads take.
extension OptionValues {
    /// How to travel: the name or an alias of a mode; automobile if nothing is said.
    ///
    /// Which modes there are is for the atlas to say.
    var mode: String { text(.mode) ?? "automobile" }

    /// What roads to stay off; none if nothing is said.
    func avoidance() throws(OptionError) -> RoadAvoidance {
        try RoadAvoidance(names: words(.avoid))
    }

    /// What roads not to use at all; none if nothing is said.
    func exclusion() throws(OptionError) -> RoadExclusion {
        var areas: [RoadExclusion.Area] = []
        if let text = text(.avoidArea), !text.isEmpty {
            areas = try Self.areas(text)
            guard areas.reduce(0, { $0 + $1.cornerCount }) <= Self.mostCorners else {
                throw Self.noAreas("has more than \(Self.mostCorners) corners")
            }
        }
        var roads = try RoadAvoidance(names: words(.exclude), .exclude)
        if try flag(.stepFree) ?? false { roads.insert(.steps) }
        return RoadExclusion(roads, areas: areas)
    }

    /// Refuses options that only questions for public transport take.
    func refuse(forRoads options: [QuestionOption]) throws(OptionError) {
        for option in options {
            guard let text = text(option) else { continue }
            throw OptionError(
                option, text, allowed: ["mode transit"],
                "“\(option.name)” is for public transport: the mode is “\(mode.prefix(40))”")
        }
    }

    /// The maximum number of corners of areas, since each is compared with the roads near the areas.
    private static let mostCorners = 1000

    private static func noAreas(_ reason: String) -> OptionError {
        OptionError(
            .avoidArea, "", allowed: ["GeoJSON with polygons"], "“avoid-area” \(reason)")
    }

    /// The polygons of a GeoJSON text.
    private static func areas(_ text: String) throws(OptionError) -> [RoadExclusion.Area] {
        let document: GeoJSON.Document
        do {
            document = try GeoJSON.decode(text, options: .init(strictness: .lenient))
        } catch {
            throw noAreas("is no GeoJSON: \(error)")
        }
        var areas: [RoadExclusion.Area] = []
        for geometry in document.features.compactMap(\.geometry) {
            guard let own = Self.areas(geometry) else {
                throw noAreas("has something that is no polygon")
            }
            areas += own
        }
        guard !areas.isEmpty else { throw noAreas("has no polygon") }
        return areas
    }

    /// The polygons of a geometry; nil if it has something else.
    private static func areas(_ geometry: GeoJSON.Geometry) -> [RoadExclusion.Area]? {
        switch geometry {
        case .polygon(let rings):
            return [RoadExclusion.Area(rings: rings.map { $0.map(\.coordinate) })]
        case .multiPolygon(let polygons):
            return polygons.map { RoadExclusion.Area(rings: $0.map { $0.map(\.coordinate) }) }
        case .geometryCollection(let parts):
            var areas: [RoadExclusion.Area] = []
            for part in parts {
                guard let own = Self.areas(part) else { return nil }
                areas += own
            }
            return areas
        default: return nil
        }
    }

    /// The properties of the vehicle that were given; empty if none were.
    func vehicle() throws(OptionError) -> VehicleSize {
        let greatest = VehicleLimit.greatest
        func measure(_ option: QuestionOption, _ most: Double?) throws(OptionError) -> Double? {
            guard let number = try positive(option) else { return nil }
            guard let most, number <= most else {
                throw OptionError(
                    option, text(option) ?? "", allowed: ["0…\(Int(most ?? 0))"],
                    "“\(option.name)” is \(Int(most ?? 0)) at most")
            }
            return number
        }
        func tons(_ option: QuestionOption, _ most: Double?) throws(OptionError) -> Double? {
            try measure(option, most.map { $0 / 1000 }).map { $0 * 1000 }
        }
        return VehicleSize(
            height: try measure(.vehicleHeight, greatest.height),
            width: try measure(.vehicleWidth, greatest.width),
            length: try measure(.vehicleLength, greatest.length),
            mass: try tons(.vehicleWeight, greatest.mass),
            axleLoad: try tons(.vehicleAxleLoad, greatest.axleLoad),
            carriesHazmat: try flag(.hazmat))
    }

    /// The details requested for each piece of a route; empty if none were.
    func annotations() throws(OptionError) -> [RouteAnnotation] {
        var told: [RouteAnnotation] = []
        for word in words(.annotations) {
            guard let annotation = RouteAnnotation(rawValue: word) else {
                throw OptionError(
                    .annotations, word, allowed: RouteAnnotation.allCases.map(\.rawValue),
                    "“\(word.prefix(80))” is none of "
                        + RouteAnnotation.allCases.map(\.rawValue).joined(separator: ", "))
            }
            if !told.contains(annotation) { told.append(annotation) }
        }
        return told
    }

    /// A moment; nil if nothing is said.
    func time(_ option: QuestionOption) throws(OptionError) -> LocalTime? {
        guard let text = text(option) else { return nil }
        func wrong(_ reason: String) -> OptionError {
            OptionError(
                option, text, allowed: ["YYYY-MM-DDTHH:MM"], "“\(text.prefix(80))” \(reason)")
        }
        guard let time = LocalTime(iso8601: text) else {
            throw wrong("is no moment such as 2026-11-21T08:30")
        }
        // A time zone would shift the moment to the local time of the place, which no atlas knows.
        guard
            text.dropFirst("YYYY-MM-DDTHH:MM".count).allSatisfy({ $0.isNumber || ":.".contains($0) }
            )
        else {
            throw wrong("has a time zone: write the local time there, such as 2026-11-21T08:30")
        }
        return time
    }

    /// When one sets out, or wants to be there: one of them at most.
    func moments() throws(OptionError) -> (departure: LocalTime?, arrival: LocalTime?) {
        let (departure, arrival) = (try time(.depart), try time(.arrive))
        if departure != nil, let text = text(.arrive), arrival != nil {
            throw OptionError(
                .arrive, text, allowed: ["depart or arrive"],
                "“depart” and “arrive” cannot both be told")
        }
        return (departure, arrival)
    }

    /// How far places may be from a road, in meters; nil if nothing is said.
    func radius() throws(OptionError) -> Double? {
        guard let text = text(.radius) else { return nil }
        guard let meters = Double(text), (0...1_000_000).contains(meters) else {
            throw OptionError(
                .radius, text, allowed: ["0…1000000"],
                "“\(text.prefix(80))” is no distance of 0 to 1000000 meters")
        }
        return meters
    }

    /// A number above 0; nil if nothing is said.
    func positive(_ option: QuestionOption) throws(OptionError) -> Double? {
        guard let text = text(option) else { return nil }
        guard let number = Self.number(text[...]), number > 0, number <= 1e6 else {
            throw OptionError(
                option, text, allowed: ["0…1000000"],
                "“\(text.prefix(80))” is no number above 0")
        }
        return number
    }

    /// One of some words; nil if nothing is said.
    func word(_ option: QuestionOption, of words: [String]) throws(OptionError) -> String? {
        guard let text = text(option) else { return nil }
        guard words.contains(text) else {
            throw OptionError(
                option, text, allowed: words,
                "“\(text.prefix(80))” is none of \(words.joined(separator: ", "))")
        }
        return text
    }

    /// Whether places may be on roads where routes do not begin or end.
    func usesAnyRoad() throws(OptionError) -> Bool {
        try word(.snapping, of: ["default", "any"]) == "any"
    }

    /// Numbers that commas divide, each 0 or more; empty if nothing is said.
    func numbers(_ option: QuestionOption) throws(OptionError) -> [Double] {
        var numbers: [Double] = []
        for word in words(option) {
            guard let number = Self.number(word[...]), number >= 0, number.isFinite else {
                throw OptionError(
                    option, word, allowed: ["0…"], "“\(word.prefix(80))” is no number of 0 or more")
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns the writer of instructions.
    ///
    /// - Parameter environment: The environment variables that name the language if the query does not; those of the
    ///   process by default.
    func instructionWriter(
        environment: [String: String]? = nil
    ) throws(OptionError) -> InstructionWriter {
        var spoken = environment.map { InstructionLanguage(environment: $0) } ?? .ofProcess
        if let name = text(.instructionLanguage) {
            guard let known = InstructionLanguage(tag: name) else {
                let all = InstructionLanguage.allCases.map(\.rawValue)
                throw OptionError(
                    .instructionLanguage, name, allowed: all,
                    "“\(name.prefix(80))” is not a language of instructions: "
                        + all.joined(separator: ", "))
            }
            spoken = known
        }
        let name = text(.units) ?? DistanceUnits.metric.rawValue
        guard let units = DistanceUnits(rawValue: name) else {
            throw OptionError(
                .units, name, allowed: DistanceUnits.allCases.map(\.rawValue),
                "“\(name.prefix(80))” is not metric or imperial")
        }
        return InstructionWriter(language: spoken, units: units)
    }

    /// Gives places the directions of travel of `bearings`: `DEGREES,TOLERANCE` divided by semicolons.
    func addBearings(to waypoints: inout [RouteWaypoint]) throws(OptionError) {
        for (index, part) in try parts(of: .bearings, count: waypoints.count) {
            let numbers = part.split(separator: ",").map { Double($0) ?? .nan }
            guard (1...2).contains(numbers.count), numbers.allSatisfy({ 0...360 ~= $0 }) else {
                throw OptionError(
                    .bearings, part, allowed: ["DEGREES,TOLERANCE"],
                    "“\(part.prefix(80))” is not DEGREES,TOLERANCE")
            }
            waypoints[index].bearing = .init(
                degrees: numbers[0], toleranceDegrees: numbers.count > 1 ? numbers[1] : 45)
        }
    }

    /// Gives places the sides of the road of `approaches`, divided by semicolons.
    func addApproaches(to waypoints: inout [RouteWaypoint]) throws(OptionError) {
        for (index, part) in try parts(of: .approaches, count: waypoints.count) {
            guard let approach = RouteWaypoint.Approach(rawValue: part) else {
                throw OptionError(
                    .approaches, part, allowed: ["curb", "opposite", "unrestricted"],
                    "“\(part.prefix(80))” is not curb, opposite or unrestricted")
            }
            waypoints[index].approach = approach
        }
    }

    /// The values for each place that semicolons divide, but for empty ones, with their places.
    private func parts(
        of option: QuestionOption, count: Int
    ) throws(OptionError) -> [(index: Int, part: String)] {
        guard let text = text(option) else { return [] }
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == count else {
            throw OptionError(
                option, text, allowed: ["\(count) values, divided by semicolons"],
                "“\(option.name)” needs one value for each place")
        }
        return parts.enumerated().filter { !$0.element.isEmpty }.map {
            ($0.offset, "\($0.element)")
        }
    }
}

extension RoadAvoidance {
    private static let named: [(name: String, roads: Self)] = [
        ("tolls", .tolls), ("highways", .highways), ("ferries", .ferries),
        ("low-emission-zones", .lowEmissionZones), ("motorways", .motorways),
        ("tunnels", .tunnels), ("bridges", .bridges), ("unpaved", .unpaved),
        ("restricted", .restricted), ("steps", .steps),
    ]

    /// The sorts of roads of some names.
    init(names: [String], _ option: QuestionOption = .avoid) throws(OptionError) {
        self = []
        for name in names {
            guard let known = Self.named.first(where: { $0.name == name }) else {
                throw OptionError(
                    option, name, allowed: Self.named.map(\.name),
                    "“\(name.prefix(80))” cannot be avoided: "
                        + Self.named.map(\.name).joined(separator: ", ") + " can")
            }
            formUnion(known.roads)
        }
    }
}
