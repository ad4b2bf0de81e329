import Geodesy

/// What is meant by a name before what only has it too.
extension PlaceSearch {
    /// Whether people far away know a thing: it is a station, has an article or an entry, or is important.
    func isNotable(_ place: UInt32) -> Bool {
        let importance = reader.importance(place)
        if reader.kind(place) == .poi, reader.category(place) == .publicTransport {
            return importance >= weights.station
        }
        return importance >= weights.famous || isKnown(place)
    }

    /// Whether places of a kind are so as a second choice, all of them: churches where no cathedral is mapped.
    func isOnlySecondChoice(_ answers: [Ranked], of query: CategoryQuery) -> Bool {
        query.anchor.isEmpty && query.properties.isEmpty
            && answers.allSatisfy { answer in
                !file.range(file.placeConcept, Int(answer.place)).prefix(32).contains {
                    file.concepts[$0] & 1 == 0 && query.concepts.contains(file.concepts[$0] >> 1)
                }
            }
    }

    /// Answers with a large thing before the stops and the like beside it that have a part of its name alone: "Linate" is
    /// the airport "Milano Linate" before its bus stop.
    func thingsBeforeTheirStops(_ ranked: [Ranked]) -> [Ranked] {
        guard let first = ranked.first, isMinor(first) else { return ranked }
        let stop = point(of: first)
        let reach = weights.stopReach
        let index = ranked.indices.dropFirst().first { index in
            let item = ranked[index]
            return item.coverage >= weights.found && reader.kind(item.place) == .poi
                && reader.importance(item.place) >= weights.station
                && SphericalDistance.meters(stop, point(of: item)) <= reach
        }
        guard let index, ranked[..<index].allSatisfy(isMinor) else { return ranked }
        var ranked = ranked
        ranked.insert(ranked.remove(at: index), at: 0)
        return ranked
    }

    /// Whether an answer is a stop or the like, or as unimportant as one.
    private func isMinor(_ answer: Ranked) -> Bool {
        reader.kind(answer.place) == .poi
            && (belonging(answer.place) < 1 || reader.importance(answer.place) < weights.minor)
    }
}
