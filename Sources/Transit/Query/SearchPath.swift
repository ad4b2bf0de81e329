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
    /// Seconds to stay at the first stop before boarding, and at the last one after getting off: stops on the way at the ends.
    var firstStay: Int32 = 0
    var lastStay: Int32 = 0

    /// Puts what labels tell, the last leg first, into the order of time.
    init(backward legs: [Leg], _ edges: [Int], isForward: Bool) {
        self.legs = legs
        self.edges = edges
        if isForward {
            self.legs.reverse()
            self.edges.reverse()
        } else {
            // Going backward, it is the earlier leg that the later one continues.
            for index in legs.indices {
                self.legs[index].isContinued = index > 0 && legs[index - 1].isContinued
            }
        }
    }

    /// The number of rides; staying on board does not count.
    var rides: Int { edges.count + 1 }
}

extension RaptorSearch {
    /// Follows labels back from a point of the end; nil if it was not reached by a ride.
    func path(_ round: Int, _ point: Int) -> SearchPath? {
        // Points count all layers.
        var (round, point) = (round, point)
        var legs: [SearchPath.Leg] = []
        var edges: [Int] = []
        let endStay = vias.stays[(point / reachedCount)...].reduce(0, +)
        while true {
            guard let (ride, found) = ride(to: point, round) else { return nil }
            round = found
            let entered = append(ride, layer: point / reachedCount, to: &legs)
            let target =
                entered.layer * readyCount
                + entryPoint(trip: entered.trip, position: entered.position)
            round -= 1
            while round > 0, memory.ways[round * readyTotal + target] == .max { round -= 1 }
            let way = memory.ways[round * readyTotal + target]
            if way == .max { return nil }
            if way >> 31 == 1 {
                var path = SearchPath(backward: legs, edges, isForward: Way.isForward)
                let startStay = vias.stays[..<entered.layer].reduce(0, +)
                path.firstStay = Way.isForward ? startStay : endStay
                path.lastStay = Way.isForward ? endStay : startStay
                return path
            }
            edges.append(Int(way))
            point = farEnd(ofEdge: Int(way))
            if vias.layerCount > 1 {
                point += Int(memory.wayLayers[round * readyTotal + target]) * reachedCount
            }
        }
    }

    /// The ride that reached a point with so many rides or fewer.
    private func ride(to point: Int, _ round: Int) -> (RaptorMemory.Ride, Int)? {
        var round = round
        while round > 0 {
            let ride = memory.rides[round * reachedTotal + point]
            if ride.trip != .max, memory.reached[round * reachedTotal + point] != .max {
                return (ride, round)
            }
            round -= 1
        }
        return nil
    }

    /// Adds the legs of a ride, the last one first; returns the trip, the position and the layer where it was entered.
    private func append(
        _ ride: RaptorMemory.Ride, layer: Int, to legs: inout [SearchPath.Leg]
    ) -> (trip: Int, position: Int, layer: Int) {
        var layer = layer
        var trip = Int(ride.trip)
        var entry = ride.entry
        var exit = Int(ride.exit)
        while entry & RaptorMemory.Ride.isContinued != 0 {
            let continuation = memory.continuations[
                Int(entry & ~RaptorMemory.Ride.isContinued)]
            // A trip that passes a stop on the way is one leg.
            if continuation.previous != continuation.trip {
                legs.append(
                    leg(trip, entry: Int(continuation.start), exit: exit, isContinued: true))
                trip = Int(continuation.previous)
                exit = Int(continuation.exit)
            }
            layer = Int(continuation.previousLayer)
            entry = continuation.entry
        }
        legs.append(leg(trip, entry: Int(entry), exit: exit, isContinued: false))
        return (trip, Int(entry), layer)
    }

    private func leg(_ trip: Int, entry: Int, exit: Int, isContinued: Bool) -> SearchPath.Leg {
        Way.isForward
            ? .init(trip: trip, from: entry, to: exit, isContinued: isContinued)
            : .init(trip: trip, from: exit, to: entry, isContinued: isContinued)
    }

    private func entryPoint(trip: Int, position: Int) -> Int {
        let run = window.run(ofTrip: trip)
        let place = window.firstStopTime(ofRun: run, timetable) + position
        return Int(Way.entryPoint(window, place, run, timetable))
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
