import Bytes

extension RaptorSearch {
    /// Walks from all points reached in this round to where vehicles can be entered in the next one, and stays at stops on the way.
    ///
    /// Both ends of a walk may be stops on the way; at either, the visit may also be left for later.
    mutating func walkByVias(_ round: Int) {
        let starts = Way.isForward ? timetable.edgeStarts : timetable.reverseStarts
        let targets = Way.isForward ? timetable.edgeTargets : timetable.reverseSources
        let bound = bounds(ofRound: round + 1)[0]
        for point in memory.improved {
            memory.isImproved[Int(point)] = false
            memory.touchedReached.append(point)
            let key = memory.reached[round * reachedTotal + Int(point)]
            let layer = Int(point) / reachedCount
            let source = Int(point) - layer * reachedCount
            let stays = vias.stays(at: Way.stop(ofReached: source, timetable), from: layer)
            for place in Int(starts[source])..<Int(starts[source + 1]) {
                let edge = Way.isForward ? place : Int(timetable.reverseEdges[place])
                let walk = key &+ Int32(truncatingIfNeeded: timetable.edgeSeconds[edge])
                if walk >= bound { break }
                let flags = EdgeFlags(rawValue: timetable.edgeFlags[edge])
                if settings.isStepFree, flags.contains(.hasSteps) { continue }
                let slack = flags.contains(.isFixed) ? 0 : settings.changeSeconds
                let target = Int(targets[place])
                let end = Way.stop(ofReady: target, timetable)
                for stay in stays {
                    // At the same stop, a stay was considered on arrival.
                    let further = vias.stays(at: end, from: stay.layer)
                        .prefix(end == Way.stop(ofReached: source, timetable) ? 1 : .max)
                    for (layer, seconds) in further {
                        let label = walk &+ max(slack, stay.seconds &+ seconds)
                        if label >= bound { continue }
                        enter(
                            layer * readyCount + target, label, edge, round,
                            from: Int(point) / reachedCount)
                    }
                }
            }
        }
        memory.improved.removeAll(keepingCapacity: true)
        memory.touchedReady.append(contentsOf: memory.marked)
    }

    private mutating func enter(
        _ point: Int, _ label: Int32, _ edge: Int, _ round: Int, from layer: Int
    ) {
        let place = round * readyTotal + point
        if label >= memory.ready[place] { return }
        memory.ready[place] = label
        memory.ways[place] = UInt32(edge)
        memory.wayLayers[place] = UInt8(layer)
        mark(point)
    }
}

extension Timetable {
    /// The stop of an arrival point.
    func stop(ofArrival point: Int) -> Int {
        point < stopCount ? point : Int(extraArrivalStops[point - stopCount])
    }

    /// The stop of a boarding point.
    func stop(ofBoarding point: Int) -> Int {
        point < stopCount ? point : Int(extraBoardingStops[point - stopCount])
    }
}
