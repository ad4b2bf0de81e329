/// The stops on the way of a question, in the direction of a search.
///
/// A search has a *layer* of labels for each number of them that were visited: layer 0 where none was, the last where all were.
struct ViaStops {
    /// Seconds to stay at each of them.
    let stays: [Int32]
    /// For each stop of the timetable, a bit for each of them that it is; empty if there are none.
    private let masks: [UInt8]

    /// The number of layers.
    var layerCount: Int { stays.count + 1 }

    /// Looks up the stops of vias, the first one in the search's direction first.
    init(_ vias: some Collection<TransitVia>, _ timetable: Timetable) {
        stays = vias.map { min(max($0.staySeconds, 0), 1_000_000) }
        var masks = [UInt8](repeating: 0, count: stays.isEmpty ? 0 : timetable.stopCount)
        for (number, via) in vias.enumerated() {
            for stop in via.stops { masks[stop] |= 1 << UInt8(number) }
        }
        self.masks = masks
    }

    /// Whether a stop is the next one on the way of a layer.
    @inline(__always)
    func isNext(_ stop: Int, inLayer layer: Int) -> Bool {
        layer < stays.count && masks[stop] >> UInt8(layer) & 1 == 1
    }

    /// Whether passing a stop on board counts as a visit in a layer.
    @inline(__always)
    func isPassed(_ stop: Int, inLayer layer: Int) -> Bool {
        isNext(stop, inLayer: layer) && stays[layer] == 0
    }

    /// The layers that a search can be in at a stop, with the seconds stayed there: its own, and one more for
    /// each of the next stops on the way that the stop is.
    func stays(at stop: Int, from layer: Int) -> [(layer: Int, seconds: Int32)] {
        var found: [(layer: Int, seconds: Int32)] = [(layer, 0)]
        var (layer, seconds) = (layer, Int32(0))
        while isNext(stop, inLayer: layer) {
            seconds += stays[layer]
            layer += 1
            found.append((layer, seconds))
        }
        return found
    }
}
