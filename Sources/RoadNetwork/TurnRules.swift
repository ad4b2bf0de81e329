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
    /// The last arcs of all chains: most arcs are in none, which is quickly seen.
    private var lasts: Set<UInt32> = []

    /// Rules that hold at certain times, by the chain they follow on.
    private(set) var timed: [[UInt32]: [TimedRule]] = [:]

    /// What may not, or must, follow at certain times.
    struct TimedRule {
        let arcs: Set<UInt32>
        let isOnly: Bool
        /// When, as `ConditionalValue` reads it: `no` while the rule holds.
        let condition: String
    }

    /// Whether what may follow an arc depends on any rule.
    func concerns(_ arc: UInt32) -> Bool { lasts.contains(arc) }

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

    /// When `next` may not follow the chain, besides always.
    func conditions(_ chain: [UInt32], _ next: UInt32) -> [String] {
        guard !timed.isEmpty else { return [] }
        return chain.indices.flatMap { start in
            (timed[Array(chain[start...])] ?? [])
                .filter { $0.arcs.contains(next) != $0.isOnly }.map(\.condition)
        }
    }

    /// Notes that `targets` must or must not follow a chain: always, or while a condition holds.
    mutating func add(
        _ chain: [UInt32], _ targets: [UInt32], isOnly: Bool, condition: String? = nil
    ) {
        guard !targets.isEmpty else { return }
        if let condition {
            timed[chain, default: []].append(
                TimedRule(arcs: Set(targets), isOnly: isOnly, condition: condition))
        } else if isOnly {
            rules[chain, default: Rule()].only.formUnion(targets)
        } else {
            rules[chain, default: Rule()].forbidden.formUnion(targets)
        }
        lasts.formUnion(chain)
        for count in 2..<max(2, chain.count + 1) { prefixes.insert(Array(chain.prefix(count))) }
    }
}

extension TurnRules {
    /// The rules of an extract's relations for the arcs of a network.
    init(_ data: Dataset, _ network: SegmentNetwork, _ profile: TravelProfile) {
        guard profile.obeysTurnRestrictions else { return }
        for relation in data.relations.ids.indices {
            guard let restriction = TurnRestriction(data, relation, profile) else { continue }
            let ends = restriction.to.flatMap { network.arcs(of: $0) }
            for way in restriction.from {
                if restriction.viaWays.isEmpty {
                    guard let via = restriction.viaNode,
                        Self.ends(way, via, data), let junction = network.junction(of: via)
                    else { continue }
                    let start = network.arcs(of: way).first { network.head($0) == junction }
                    guard let start else { continue }
                    for target in restriction.to where Self.ends(target, via, data) {
                        let exit = network.arcs(of: target).first { network.tail($0) == junction }
                        guard let exit else { continue }
                        add(
                            [start], [exit], isOnly: restriction.isOnly,
                            condition: restriction.condition)
                    }
                } else {
                    for start in network.arcs(of: way)
                    where Self.ends(way, network.node(at: network.head(start)), data) {
                        follow(
                            start, restriction.viaWays,
                            ends.filter {
                                Self.ends(network.way($0), network.node(at: network.tail($0)), data)
                            }, network, data, restriction)
                    }
                }
            }
        }
    }

    /// Whether a way begins or ends at a node: restrictions say nothing of ways that pass through.
    private static func ends(_ way: UInt32, _ node: UInt32, _ data: Dataset) -> Bool {
        let nodes = data.ways.nodes[data.ways.nodeRange(Int(way))]
        return nodes.first == node || nodes.last == node
    }

    /// Adds the chains that lead from `start` over all `vias` in turn, each from end to end, to one of
    /// `targets`.
    private mutating func follow(
        _ start: UInt32, _ vias: [UInt32], _ targets: [UInt32], _ network: SegmentNetwork,
        _ data: Dataset, _ restriction: TurnRestriction
    ) {
        let parts = vias.map { Set(network.arcs(of: $0)) }
        var open: [(chain: [UInt32], via: Int)] = [([start], -1)]
        var budget = 200
        while let (chain, via) = open.popLast(), budget > 0 {
            budget -= 1
            let last = chain[chain.count - 1]
            let junction = network.head(last)
            let isAtEnd =
                via < 0 || Self.ends(vias[via], network.node(at: junction), data)
            if isAtEnd, via == vias.count - 1 {
                let exits = targets.filter {
                    network.tail($0) == junction && !chain.contains($0)
                }
                if !exits.isEmpty {
                    add(
                        chain, exits, isOnly: restriction.isOnly, condition: restriction.condition)
                    continue
                }
            }
            for arc in network.arms(junction)
            where network.isOpen(arc) && arc != last ^ 1 && !chain.contains(arc) {
                if via >= 0, parts[via].contains(arc) {
                    open.append((chain + [arc], via))
                } else if isAtEnd, via + 1 < vias.count, parts[via + 1].contains(arc),
                    Self.ends(vias[via + 1], network.node(at: junction), data)
                {
                    open.append((chain + [arc], via + 1))
                }
            }
        }
    }
}
