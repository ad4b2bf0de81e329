extension RoadTables {
    /// Numbers the parts of the network, at times of which nothing is said and for the profile's own vehicle.
    mutating func findComponents() {
        let heads = turnHeads
        let neighbors = RoadComponents.neighbors(
            segments: segmentWays.count, stateArcs: stateArcs, stateWeights: stateWeights,
            turnStarts: turnStarts, turnWeights: turnWeights
        ) { heads[$1] }
        let states = arcStates
        let parts = RoadComponents(starts: neighbors.starts, heads: neighbors.heads) { states[$0] }
        segmentComponents = parts.numbers
        componentSizes = parts.sizes
    }
}
