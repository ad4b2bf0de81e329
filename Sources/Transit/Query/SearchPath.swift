import Bytes
import Columns

/// The rides that a search found, in the order of time.
struct SearchPath {
    /// A ride on one trip.
    struct Leg {
        /// The trip of the window.
        var trip: Int
        /// The positions where it is boarded and left.
        var from: Int
        var to: Int
        /// Whether passengers stay on board from the leg before.
        var isContinued: Bool
    }

    /// The rides; at least one.
    var legs: [Leg]
    /// The edges of the changes, one before each ride that is boarded but the first.
    var edges: [Int]

    /// The number of rides; staying on board does not count.
    var rides: Int { edges.count + 1 }
}

extension RaptorSearch {
    /// Follows labels back from a point of the end; nil if it was not reached by a ride.
    func path(_ round: Int, _ point: Int) -> SearchPath? {
        var (round, point) = (round, point)
        var legs: [SearchPath.Leg] = []
        var edges: [Int] = []
        while true {
            guard let (ride, found) = ride(to: point, round) else { return nil }
            round = found
            let entered = append(ride, to: &legs)
            let target = entryPoint(trip: entered.trip, position: entered.position)
            round -= 1
            while round > 0, memory.ways[round * readyCount + target] == .max { round -= 1 }
            let way = memory.ways[round * readyCount + target]
            if way == .max { return nil }
            if way >> 31 == 1 {
                return finished(legs, edges)
            }
            edges.append(Int(way))
            point = farEnd(ofEdge: Int(way))
        }
    }

    /// The ride that reached a point with so many rides or fewer.
    private func ride(to point: Int, _ round: Int) -> (RaptorMemory.Ride, Int)? {
        var round = round
        while round > 0 {
            let ride = memory.rides[round * reachedCount + point]
            if ride.trip != .max, memory.reached[round * reachedCount + point] != .max {
                return (ride, round)
            }
            round -= 1
        }
        return nil
    }

    /// Adds the legs of a ride, the last one first; returns the trip and the position where it was entered.
    private func append(
        _ ride: RaptorMemory.Ride, to legs: inout [SearchPath.Leg]
    ) -> (trip: Int, position: Int) {
        var trip = Int(ride.trip)
        var entry = ride.entry
        var exit = Int(ride.exit)
        while entry & RaptorMemory.Ride.isContinued != 0 {
            let continuation = memory.continuations[
                Int(entry & ~RaptorMemory.Ride.isContinued)]
            let first = Way.isForward ? 0 : stopCount(ofTrip: trip) - 1
            legs.append(leg(trip, entry: first, exit: exit, isContinued: true))
            trip = Int(continuation.previous)
            exit = Way.isForward ? stopCount(ofTrip: trip) - 1 : 0
            entry = continuation.entry
        }
        legs.append(leg(trip, entry: Int(entry), exit: exit, isContinued: false))
        return (trip, Int(entry))
    }

    private func leg(_ trip: Int, entry: Int, exit: Int, isContinued: Bool) -> SearchPath.Leg {
        Way.isForward
            ? .init(trip: trip, from: entry, to: exit, isContinued: isContinued)
            : .init(trip: trip, from: exit, to: entry, isContinued: isContinued)
    }

    private func finished(_ legs: [SearchPath.Leg], _ edges: [Int]) -> SearchPath {
        var legs = legs
        var edges = edges
        if Way.isForward {
            legs.reverse()
            edges.reverse()
        } else {
            // Going backward, it is the earlier leg that the later one continues.
            let continued = legs.map(\.isContinued)
            for index in legs.indices {
                legs[index].isContinued = index > 0 && continued[index - 1]
            }
        }
        return SearchPath(legs: legs, edges: edges)
    }

    private func stopCount(ofTrip trip: Int) -> Int {
        timetable.stopCount(ofPattern: Int(window.runPatterns[window.run(ofTrip: trip)]), window)
    }

    private func entryPoint(trip: Int, position: Int) -> Int {
        let pattern = Int(window.runPatterns[window.run(ofTrip: trip)])
        if let updates = window.updates, pattern >= timetable.patternCount {
            let place = updates.runs[pattern - timetable.patternCount].firstStop + position
            return Int(
                Way.isForward ? updates.boardingPoints[place] : updates.arrivalPoints[place])
        }
        let place = timetable.stopRange(ofPattern: pattern).lowerBound + position
        return Int(
            Way.isForward ? timetable.boardingPoints[place] : timetable.arrivalPoints[place])
    }

    private func farEnd(ofEdge edge: Int) -> Int {
        Way.isForward ? timetable.source(ofEdge: edge) : Int(timetable.edgeTargets[edge])
    }
}

extension Timetable {
    /// The arrival point where an edge begins.
    func source(ofEdge edge: Int) -> Int {
        edgeStarts.partitionPoint { $0 <= UInt32(edge) } - 1
    }

    /// The number of stops of a pattern, or of a trip that updates add.
    func stopCount(ofPattern pattern: Int, _ window: ServiceWindow) -> Int {
        pattern < patternCount
            ? stopRange(ofPattern: pattern).count
            : window.updates?.runs[pattern - patternCount].stopCount ?? 0
    }
}
