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

    /// Turns that are forbidden at certain times.
    private(set) var timed: [(from: UInt32, to: UInt32, condition: String)] = []

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

    /// Notes that `targets` must or must not follow a chain.
    mutating func add(_ chain: [UInt32], _ targets: [UInt32], isOnly: Bool) {
        guard !targets.isEmpty else { return }
        if isOnly {
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
                        if let condition = restriction.condition {
                            time(start, exit, network, isOnly: restriction.isOnly, condition)
                        } else {
                            add([start], [exit], isOnly: restriction.isOnly)
                        }
                    }
                } else if restriction.condition == nil {
                    for start in network.arcs(of: way)
                    where Self.ends(way, network.node(at: network.head(start)), data) {
                        follow(
                            start, restriction.viaWays,
                            ends.filter {
                                Self.ends(network.way($0), network.node(at: network.tail($0)), data)
                            }, network, data, isOnly: restriction.isOnly)
                    }
                }
            }
        }
    }

    /// Notes that a turn is forbidden, or all others are, at certain times.
    private mutating func time(
        _ start: UInt32, _ exit: UInt32, _ network: SegmentNetwork, isOnly: Bool,
        _ condition: String
    ) {
        if !isOnly { timed.append((start, exit, condition)) }
        for arc in network.arms(network.head(start))
        where isOnly && arc != exit && network.isOpen(arc) {
            timed.append((start, arc, condition))
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
        _ data: Dataset, isOnly: Bool
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
                    add(chain, exits, isOnly: isOnly)
                    continue
                }
            }
            for arc in network.arms(junction)
            where network.isOpen(arc) && arc != last ^ 1 && !chain.contains(arc) {
                if via >= 0, parts[via].contains(arc) {
                    open.append((chain + [arc], via))
                } else if isAtEnd, via + 1 < vias.count, parts[via + 1].contains(arc) {
                    open.append((chain + [arc], via + 1))
                }
            }
        }
    }
}
