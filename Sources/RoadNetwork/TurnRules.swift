import OpenStreetMap

/// Turn restrictions of a mode: what may not, or must, follow on a chain of arcs.
///
/// A chain is the arc one comes from and, for restrictions over ways, the arcs of those ways.
struct TurnRules {
    struct Rule {
        var forbidden: Set<UInt32> = []
        /// If not empty, nothing else may follow.
        var only: Set<UInt32> = []
    }

    private(set) var rules: [[UInt32]: Rule] = [:]
    /// Beginnings, of two arcs or more, of the chains.
    private(set) var prefixes: Set<[UInt32]> = []

    /// The sequence of arcs to remember after `next` was added to `chain`.
    func chain(after chain: [UInt32], _ next: UInt32) -> [UInt32] {
        guard !prefixes.isEmpty else { return [next] }
        for start in chain.indices {
            let candidate = Array(chain[start...]) + [next]
            if prefixes.contains(candidate) { return candidate }
        }
        return [next]
    }

    /// Whether `next` may follow the chain.
    func allows(_ chain: [UInt32], _ next: UInt32) -> Bool {
        for start in chain.indices {
            guard let rule = rules[Array(chain[start...])] else { continue }
            if rule.forbidden.contains(next) { return false }
            if !rule.only.isEmpty, !rule.only.contains(next) { return false }
        }
        return true
    }

    /// Notes that `targets` must or must not follow a chain.
    mutating func add(_ chain: [UInt32], _ targets: [UInt32], isOnly: Bool) {
        guard !targets.isEmpty else { return }
        if isOnly {
            rules[chain, default: Rule()].only.formUnion(targets)
        } else {
            rules[chain, default: Rule()].forbidden.formUnion(targets)
        }
        for count in 2..<max(2, chain.count + 1) { prefixes.insert(Array(chain.prefix(count))) }
    }
}

extension TurnRules {
    /// The rules of an extract's relations for the arcs of a network.
    init(_ data: Dataset, _ network: SegmentNetwork, _ profile: TravelProfile) {
        let strings = data.strings
        for relation in data.relations.ids.indices {
            var tags: [String: String] = [:]
            data.relations.tags[relation].forEach { tags[strings[$0]] = strings[$1] }
            guard let kind = Self.kind(tags, profile) else { continue }
            var from: [UInt32] = []
            var to: [UInt32] = []
            var viaNode: UInt32?
            var viaWays: [UInt32] = []
            var isComplete = true
            for position in data.relations.memberRange(relation) {
                let member = data.relations.members[position]
                let role = strings[member.role]
                guard ["from", "to", "via"].contains(role) else { continue }
                guard member.index != Dataset.missing else {
                    isComplete = false
                    continue
                }
                switch (role, member.kind) {
                case ("from", .way): from.append(member.index)
                case ("to", .way): to.append(member.index)
                case ("via", .node): viaNode = member.index
                case ("via", .way): viaWays.append(member.index)
                default: isComplete = false
                }
            }
            guard isComplete, !from.isEmpty, !to.isEmpty, (viaNode == nil) != viaWays.isEmpty else {
                continue
            }
            let starts = from.flatMap { network.arcs(of: $0) }
            let ends = to.flatMap { network.arcs(of: $0) }
            for start in starts {
                if let viaNode {
                    guard network.head(start) == network.junction(of: viaNode) else { continue }
                    let targets = ends.filter { network.tail($0) == network.head(start) }
                    add([start], targets, isOnly: kind.isOnly)
                } else {
                    follow(start, viaWays, ends, network, isOnly: kind.isOnly)
                }
            }
        }
    }

    /// Adds the chains that lead from `start` over all `vias` in turn to one of `ends`.
    private mutating func follow(
        _ start: UInt32, _ vias: [UInt32], _ ends: [UInt32], _ network: SegmentNetwork, isOnly: Bool
    ) {
        let parts = vias.map { Set(network.arcs(of: $0)) }
        var open: [(chain: [UInt32], via: Int)] = [([start], -1)]
        var budget = 200
        while let (chain, via) = open.popLast(), budget > 0 {
            budget -= 1
            let last = chain[chain.count - 1]
            let junction = network.head(last)
            if via == vias.count - 1 {
                let targets = ends.filter { network.tail($0) == junction && !chain.contains($0) }
                if !targets.isEmpty {
                    add(chain, targets, isOnly: isOnly)
                    continue
                }
            }
            for arc in network.leaving(junction) where arc != last ^ 1 && !chain.contains(arc) {
                if via >= 0, parts[via].contains(arc) {
                    open.append((chain + [arc], via))
                } else if via + 1 < vias.count, parts[via + 1].contains(arc) {
                    open.append((chain + [arc], via + 1))
                }
            }
        }
    }

    private struct Kind { let isOnly: Bool }

    /// Whether the tags are a restriction for the mode, and of which sort.
    private static func kind(
        _ tags: [String: String], _ profile: TravelProfile
    ) -> Kind? {
        guard let type = tags["type"], type.hasPrefix("restriction") else { return nil }
        var value = profile.restrictionKeys.lazy.compactMap { tags["restriction:\($0)"] }.first
        if value == nil, profile.mode != "walking" {
            if let except = tags["except"] {
                let names = except.split(separator: ";").map { String($0.trimmed) }
                if names.contains(where: profile.restrictionKeys.contains) { return nil }
            }
            value = tags["restriction"]
        }
        guard let value else { return nil }
        if value.hasPrefix("only_") { return Kind(isOnly: true) }
        return value.hasPrefix("no_") ? Kind(isOnly: false) : nil
    }
}
