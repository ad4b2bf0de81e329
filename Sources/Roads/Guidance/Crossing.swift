/// A junction that a leg passes, with its analysis.
struct Crossing: Sendable {
    /// The analysis of the junction, shared by all routes that arrive in the same state.
    var sight: CachedJunction
    /// Where it lies, 1e-7 degrees.
    var latitude: Int32
    var longitude: Int32
    /// The index in `roads` of the road of arrival, -1 at the beginning of a leg.
    ///
    /// The bearing of that road points back.
    var incoming: Int
    /// The index in `roads` of the road taken; -1 at the end of a leg.
    var outgoing: Int
    var lanes: LaneChoice?
    /// The flags of the road after it that make a class; none at the end of a leg.
    var flags: RoadFlags = []

    /// Keeps one road alone: the way from where a leg begins, or to where it ends.
    mutating func show(only arm: CachedJunction.Arm, leaves: Bool) {
        sight = CachedJunction(junction, arms: [arm])
        (incoming, outgoing) = leaves ? (-1, 0) : (0, -1)
        lanes = nil
    }

    var junction: UInt32 { sight.junction }
    /// In order of their turn angles.
    var roads: [CachedJunction.Arm] { sight.arms }

    /// The bearing of a road in answers: a multiple of 15°, except where a leg begins or ends.
    func told(_ road: Int) -> Int {
        let bearing = roads[road].bearing
        return incoming < 0 || outgoing < 0
            ? GuidanceGraph.whole(bearing) : Int((bearing / 15).rounded()) * 15 % 360
    }

    /// The indices of the roads in `roads`, in the order of their bearings in answers.
    var order: [Int] {
        // Roads stand in the order of turn angles, so that few have to move.
        var order = Array(roads.indices)
        for index in order.indices.dropFirst() {
            var place = index
            while place > 0, told(order[place]) < told(order[place - 1]) {
                order.swapAt(place, place - 1)
                place -= 1
            }
        }
        return order
    }

    /// The direction of travel on arrival; 0 where a leg begins.
    var bearingIn: Double { incoming < 0 ? 0 : TurnAngle.reversed(roads[incoming].bearing) }
    /// The direction of travel from there; 0 where a leg ends.
    var bearingOut: Double { outgoing < 0 ? 0 : roads[outgoing].bearing }
}
