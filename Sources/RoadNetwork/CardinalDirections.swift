import OpenStreetMap

/// The cardinal directions of numbered roads, such as `I 80 West`, from route relations.
///
/// A direction stands in the role of a way, or in `direction` of its route or of a route that this one is a part of;
/// what contradicts another says nothing.
struct CardinalDirections {
    private static let words: [String: String] = [
        "north": "North", "south": "South", "east": "East", "west": "West",
        "northeast": "Northeast", "northwest": "Northwest", "southeast": "Southeast",
        "southwest": "Southwest",
    ]

    /// What a relation says of one of its members: the number of the route, and where it leads.
    private struct Course {
        var number: String
        var network: String
        /// Whether it is about the direction in which the way is drawn, the other one, or that of a one-way road.
        var isForward: Bool?
        var word: String
    }

    private var courses: [UInt32: [Course]] = [:]

    init(_ data: Dataset) {
        var parents: [UInt32: [(relation: Int, role: String)]] = [:]
        var routes: [(relation: Int, tags: [String: String])] = []
        for relation in data.relations.ids.indices {
            guard let tags = Self.tags(data, relation) else { continue }
            routes.append((relation, tags))
            for position in data.relations.memberRange(relation) {
                let member = data.relations.members[position]
                guard member.kind == .relation, member.index != Dataset.missing else { continue }
                parents[member.index, default: []].append((relation, data.strings[member.role]))
            }
        }
        let tagsOf = Dictionary(uniqueKeysWithValues: routes.map { ($0.relation, $0.tags) })
        for (relation, tags) in routes {
            guard let number = tags["ref"], !number.isEmpty else { continue }
            let above = (parents[UInt32(relation)] ?? []).flatMap { parent in
                [parent.role, tagsOf[parent.relation]?["direction"] ?? ""]
            }
            let told = ([tags["direction"] ?? ""] + above).compactMap { Self.words[$0] }
            for position in data.relations.memberRange(relation) {
                let member = data.relations.members[position]
                guard member.kind == .way, member.index != Dataset.missing else { continue }
                let role = data.strings[member.role]
                let words = Set(told + [Self.words[role]].compactMap(\.self))
                guard words.count == 1, let word = words.first else { continue }
                courses[member.index, default: []].append(
                    Course(
                        number: number, network: tags["network"] ?? "",
                        isForward: role == "forward" ? true : role == "backward" ? false : nil,
                        word: word))
            }
        }
    }

    /// The tags of a relation that is the route of a road; nil for others.
    private static func tags(_ data: Dataset, _ relation: Int) -> [String: String]? {
        let strings = data.strings
        var isRoute = (false, false)
        data.relations.tags[relation].forEach { key, value in
            if strings[key] == "type" { isRoute.0 = strings[value] == "route" }
            if strings[key] == "route" { isRoute.1 = strings[value] == "road" }
        }
        guard isRoute == (true, true) else { return nil }
        var tags: [String: String] = [:]
        data.relations.tags[relation].forEach { tags[strings[$0]] = strings[$1] }
        return tags
    }

    /// The numbers of a way with their directions, along it and against it; empty where none has one.
    ///
    /// - Parameters:
    ///   - ref: The way's own numbers, several divided by semicolons.
    ///   - isOpen: Whether one may travel along it and against it.
    func numbers(of way: UInt32, ref: String, isOpen: [Bool]) -> [String] {
        guard !ref.isEmpty, let courses = courses[way] else { return ["", ""] }
        return [true, false].map { isForward in
            guard isOpen[isForward ? 0 : 1] else { return "" }
            let isOneway = isOpen[0] != isOpen[1]
            let due = courses.filter { $0.isForward.map { $0 == isForward } ?? isOneway }
            let parts = ref.split(separator: ";").map { String($0.trimmed) }
            let told = parts.map { part in
                let own = due.filter { Self.isMeant(part, by: $0, among: parts) }
                let words = Set(own.map(\.word))
                return words.count == 1 ? part + " " + (words.first ?? "") : part
            }
            return told == parts ? "" : told.joined(separator: ";")
        }
    }

    /// Whether a course is about one of a way's numbers: `80` in the network `US:I` about `I 80`.
    private static func isMeant(_ part: String, by course: Course, among parts: [String]) -> Bool {
        func ends(_ part: String) -> Bool {
            part == course.number
                || part.hasSuffix(course.number)
                    && part.dropLast(course.number.count).last.map { " -".contains($0) } ?? false
        }
        guard ends(part) else { return false }
        guard parts.filter(ends).count > 1 else { return true }
        let prefix = course.network.split(separator: ":").last.map(String.init) ?? ""
        return part.dropLast(course.number.count).filter { !" -".contains($0) } == prefix
    }
}
