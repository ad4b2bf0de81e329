import Bytes

/// The layout of a road graph's file, version 10.
///
/// All numbers are little-endian.
///
/// | bytes | what |
/// | --- | --- |
/// | 0–7 | `MWROADS` and a zero |
/// | 8–11 | version |
/// | 12–15 | 0 |
/// | 16–23 | length of the file |
/// | 24–31 | number of sections |
/// | 32… | offset and length in bytes of each section, 8 bytes each, in the order of `Section` |
///
/// Sections follow, each beginning on a multiple of 8. Those of few different values are written as `FileColumn`
/// tells, those of near ones as `DistanceColumn` does.
enum RoadFile {
    static let magic: [UInt8] = Array("MWROADS".utf8) + [0]
    static let version: UInt32 = 10
    static let headerSize = 32 + Section.allCases.count * 16

    /// The arrays of the file, named as in `RoadTables`.
    enum Section: Int, CaseIterable {
        case wayIDs, wayNames, wayRefs, wayFlags, stringStarts, stringBytes
        case segmentWays, segmentLengths, shapeStarts, shapeLatitudes, shapeLongitudes, arcStates
        case stateArcs, stateWeights, stateDurations
        case turnStarts, turnDistances, turnWeights, turnDurations
        case parents, upStarts, upHeads, upWeights, upVias
        case downStarts, downHeads, downWeights, downVias
        // Since version 2.
        case wayClasses, wayExits, wayPronunciations, wayLanes, wayDestinations
        case wayDestinationRefs, wayDestinationStreets, wayTurnLanes, wayModes, wayLimits
        case segmentFrom, segmentTo, segmentFlags
        case junctionStarts, junctionArcs, junctionFlags, junctionRefs, junctionNames
        // Since version 3.
        case segmentComponents, componentSizes, treeSegments, treeBoxes
        // Since version 4.
        case maneuverOverrides
        // Since version 7.
        case conditionStates, conditionTurns, conditionTexts, conditionWeights
        // Since version 8.
        case areaStarts, areaRingStarts, areaLatitudes, areaLongitudes, areaJunctions
        case areaTimes, areaWays, areaBends
        case areaTreeOrder, areaTreeBoxes
        // Since version 9: the hierarchy whatever the weights; up and down are what is best with the file's own.
        case hierarchyStarts, hierarchyHeads
        // Since version 10: how one travels, as `TravelMode.encoded` writes it.
        case mode
    }
}

extension RoadTables {
    /// The bytes of the graph's file.
    public func encoded() -> [UInt8] {
        var body = ByteWriter()
        var places: [(offset: Int, count: Int)] = []
        func add<Value: FixedWidthInteger & BitwiseCopyable>(_ values: [Value]) {
            body.align(8)
            let start = body.count
            for value in values { body.integer(value) }
            places.append((RoadFile.headerSize + start, body.count - start))
        }
        func add<Value: FixedWidthInteger & BitwiseCopyable & Sendable>(shared values: [Value]) {
            add(FileColumn.encoded(values))
        }
        add(wayIDs)
        add(wayNames)
        add(shared: wayRefs)
        add(shared: wayFlags)
        add(stringStarts)
        add(stringBytes)
        add(segmentWays)
        add(segmentLengths)
        add(shapeStarts)
        add(shapeLatitudes)
        add(shapeLongitudes)
        add(arcStates)
        add(stateArcs)
        add(stateWeights)
        add(stateDurations)
        add(turnStarts)
        add(
            DistanceColumn.encoded(
                turnStarts.indices.dropLast().flatMap { state in
                    turnHeads[Int(turnStarts[state])..<Int(turnStarts[state + 1])].map {
                        RoadGraph.turnDistance(to: $0, from: UInt32(state))
                    }
                }))
        add(shared: turnWeights)
        add(shared: turnDurations)
        let parents = hierarchy.parents.enumerated()
        add(DistanceColumn.encoded(parents.map { $1 == .max ? 0 : $1 - UInt32($0) }))
        let best = hierarchy.bestArcs()
        for side in [best.up, best.down] {
            add(side.starts)
            add(DistanceColumn.encoded(side.rises))
            add(side.weights)
            add(DistanceColumn.encoded(side.falls))
        }
        add(wayClasses)
        add(shared: wayExits)
        add(shared: wayPronunciations)
        add(wayLanes)
        add(shared: wayDestinations)
        add(shared: wayDestinationRefs)
        add(shared: wayDestinationStreets)
        add(shared: wayTurnLanes)
        add(wayModes)
        add(wayLimits)
        add(segmentFrom)
        add(segmentTo)
        add(segmentFlags)
        add(junctionStarts)
        add(junctionArcs)
        add(shared: junctionFlags)
        add(shared: junctionRefs)
        add(shared: junctionNames)
        add(shared: segmentComponents)
        add(componentSizes)
        add(treeSegments)
        add(treeBoxes)
        add(maneuverOverrides)
        add(conditionStates)
        add(conditionTurns)
        add(conditionTexts)
        add(conditionWeights)
        add(areas.starts)
        add(areas.ringStarts)
        add(areas.latitudes)
        add(areas.longitudes)
        add(areas.junctions)
        add(areas.times)
        add(areas.ways)
        add(areas.bends)
        add(areaTreeOrder)
        add(areaTreeBoxes)
        add(hierarchy.starts)
        add(hierarchy.heads)
        add(mode.encoded)
        var header = ByteWriter(capacity: RoadFile.headerSize)
        header.raw(RoadFile.magic)
        header.integer(RoadFile.version)
        header.integer(UInt32(0))
        header.integer(UInt64(RoadFile.headerSize + body.count))
        header.integer(UInt64(RoadFile.Section.allCases.count))
        for place in places {
            header.integer(UInt64(place.offset))
            header.integer(UInt64(place.count))
        }
        header.raw(body.bytes)
        return header.bytes
    }

    /// Writes the graph's file; it appears whole or not at all.
    public func write(to path: String) throws(RoadsError) {
        do {
            let writer = try FileWriter(path: path)
            let bytes = encoded()
            try writer.append(bytes.span.bytes)
            try writer.finish()
        } catch {
            throw RoadsError(.file(.init(text: error.description)), path: path)
        }
    }
}
