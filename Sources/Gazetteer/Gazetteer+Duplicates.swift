import Geodesy
import ParallelWork
import Places

/// A named point of interest, of which another element may tell as well.
struct PossibleDuplicate {
    /// Its number among the drafts.
    var draft: Int
    /// Its category and its folded name, which it shares with all its duplicates.
    var key: String
}

extension Gazetteer {
    /// What becomes of drafts that have duplicates.
    private struct Duplicates: Sendable {
        /// Drafts as their duplicates make them, by number.
        var changed: [(number: Int, draft: PlaceDraft)] = []
        /// The numbers of those that others stand for.
        var gone: [Int] = []
    }

    /// Joins what tells of the same real thing with the earliest of them; returns the numbers of the others.
    mutating func mergeDuplicates() -> [Int] {
        let duplicates = findDuplicates()
        for (number, draft) in duplicates.lazy.flatMap(\.changed) { drafts[number] = draft }
        found.duplicates = []
        return duplicates.flatMap(\.gone)
    }

    private func findDuplicates() -> [Duplicates] {
        let groups = KeyGroup.find(found.duplicates.count, threads) { found.duplicates[$0].key }
            .filter { $0.members.count > 1 }
        return threads.mapRanges(groups.count, least: 64) { range in
            var result = Duplicates()
            for group in groups[range] {
                var kept: [(number: Int, draft: PlaceDraft, isChanged: Bool)] = []
                for member in group.members {
                    let number = found.duplicates[member].draft
                    let draft = drafts[number]
                    if let earlier = kept.firstIndex(where: { draft.isNear($0.draft) }) {
                        kept[earlier].draft.takeDuplicate(draft)
                        kept[earlier].isChanged = true
                        result.gone.append(number)
                    } else {
                        kept.append((number, draft, false))
                    }
                }
                for (number, draft, isChanged) in kept where isChanged {
                    result.changed.append((number, draft))
                }
            }
            return result
        }
    }

    /// Removes drafts.
    mutating func removeDrafts(_ gone: [Int]) {
        guard !gone.isEmpty else { return }
        var isGone = [Bool](repeating: false, count: drafts.count)
        for number in gone { isGone[number] = true }
        var numbers: [Int] = []
        numbers.reserveCapacity(drafts.count)
        var kept = 0
        for isGone in isGone {
            numbers.append(kept)
            if !isGone { kept += 1 }
        }
        drafts.remove(isGone)
        for index in settlements.indices {
            settlements[index].draft = numbers[settlements[index].draft]
        }
    }
}

extension PlaceDraft {
    /// Whether a draft of the same name and category is near enough to be the same thing.
    fileprivate func isNear(_ other: PlaceDraft) -> Bool {
        let reach: Double =
            switch PlaceCategory(rawValue: category) {
            case .publicTransport, .university, .park, .airport: 400
            default: 100
            }
        return SphericalDistance.meters(
            PackedCoordinate(latitude, longitude),
            PackedCoordinate(other.latitude, other.longitude)) <= reach
    }

    /// Adds what a later draft tells of the same thing.
    fileprivate mutating func takeDuplicate(_ draft: PlaceDraft) {
        if StationPart.rank(of: draft) > StationPart.rank(of: self) {
            // The answer is the station, not the first of its stops.
            osm = draft.osm + osm
            latitude = draft.latitude
            longitude = draft.longitude
            attributes.removeAll { $0.key == "kind" }
        } else {
            osm += draft.osm
        }
        importance = max(importance, draft.importance)
        if rings.isEmpty {
            rings = draft.rings
            box = draft.box
        }
        for name in draft.names where !names.contains(where: { $0 == name }) { names.append(name) }
        for pair in draft.attributes where !attributes.contains(where: { $0.key == pair.key }) {
            attributes.append(pair)
        }
        for concept in draft.concepts {
            if let at = concepts.firstIndex(where: { $0.concept == concept.concept }) {
                if !concept.isSecond { concepts[at].isSecond = false }
            } else {
                concepts.append(concept)
            }
        }
        concepts.sort { $0.concept < $1.concept }
        context += draft.context
        words += draft.words
    }
}
