import OpenStreetMap
import Roads

/// A relation that forbids or demands a turn, as one mode understands it.
struct TurnRestriction {
    let isOnly: Bool
    /// When it holds, as `ConditionalValue` reads it: `no` for yes; nil for always.
    let condition: String?
    private(set) var from: [UInt32] = []
    private(set) var to: [UInt32] = []
    private(set) var viaNode: UInt32?
    private(set) var viaWays: [UInt32] = []

    /// Nil if the relation is no restriction, none for the mode, or one that cannot be understood.
    init?(_ data: Dataset, _ relation: Int, _ profile: TravelProfile) {
        let strings = data.strings
        var tags: [String: String] = [:]
        data.relations.tags[relation].forEach { key, value in
            let bytes = strings.bytes(key)
            // `type`, `restriction…`, `except`: the first letters distinguish them from all others.
            if let first = bytes.first, first == 0x74 || first == 0x72 || first == 0x65 {
                tags[strings[key]] = strings[value]
            }
        }
        guard let (value, condition) = Self.value(tags, profile) else { return nil }
        isOnly = value.hasPrefix("only_")
        self.condition = condition
        var isComplete = true
        for position in data.relations.memberRange(relation) {
            let member = data.relations.members[position]
            let role = strings[member.role]
            guard ["from", "to", "via"].contains(role), member.kind != .relation else { continue }
            guard member.index != Dataset.missing else {
                isComplete = false
                continue
            }
            switch (role, member.kind) {
            case ("from", .way): from.append(member.index)
            case ("to", .way): to.append(member.index)
            case ("via", .node): viaNode = member.index
            case ("via", .way): viaWays.append(member.index)
            default: break
            }
        }
        guard isComplete, !from.isEmpty, !to.isEmpty, viaNode != nil || !viaWays.isEmpty,
            from.count == 1 || value.hasPrefix("no_entry"),
            to.count == 1 || value.hasPrefix("no_exit")
        else { return nil }
    }

    /// The value that binds the mode, `no_…` or `only_…`, and when it does if not always.
    private static func value(
        _ tags: [String: String], _ profile: TravelProfile
    ) -> (value: String, condition: String?)? {
        if let except = tags["except"] {
            let names = except.split(separator: ";").map { String($0.trimmed) }
            if names.contains(where: profile.restrictionKeys.contains) { return nil }
        }
        let keys = profile.restrictionKeys.map { "restriction:\($0)" } + ["restriction"]
        if let value = keys.lazy.compactMap({ tags[$0] }).first {
            return isKnown(value) ? (value, nil) : nil
        }
        guard let text = keys.lazy.compactMap({ tags["\($0):conditional"] }).first else {
            return nil
        }
        let conditional = ConditionalValue(text)
        guard let value = conditional.clauses.lazy.map(\.value).first(where: isKnown) else {
            return nil
        }
        return (value, conditional.described { $0.value == value ? "no" : "yes" })
    }

    private static func isKnown(_ value: String) -> Bool {
        value.hasPrefix("only_") || (value.hasPrefix("no_") && !value.hasSuffix("_on_red"))
    }
}
