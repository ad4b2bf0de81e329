extension GeoJSONParser {
    /// Reads the coordinates of a geometry that is no collection.
    mutating func shape(_ type: String) throws(JSONFault) -> GeoJSON.Geometry {
        switch type {
        case "Point": .point(try position())
        case "MultiPoint": .multiPoint(try positions())
        case "LineString": .lineString(try line())
        case "MultiLineString":
            .multiLineString(
                try array {
                    (parser: inout GeoJSONParser) throws(JSONFault) in try parser.line()
                })
        case "Polygon": .polygon(try rings())
        default:
            .multiPolygon(
                try array {
                    (parser: inout GeoJSONParser) throws(JSONFault) in try parser.rings()
                })
        }
    }

    private mutating func rings() throws(JSONFault) -> [[GeoJSON.Position]] {
        try array { (parser: inout GeoJSONParser) throws(JSONFault) in try parser.ring() }
    }

    private mutating func positions() throws(JSONFault) -> [GeoJSON.Position] {
        try array { (parser: inout GeoJSONParser) throws(JSONFault) in try parser.position() }
    }

    private mutating func line() throws(JSONFault) -> [GeoJSON.Position] {
        _ = try scanner.require()
        let offset = scanner.cursor
        let line = try positions()
        guard line.count >= 2 || !isStrict else { throw tooFew(line.count, of: 2, offset) }
        return line
    }

    private mutating func ring() throws(JSONFault) -> [GeoJSON.Position] {
        _ = try scanner.require()
        let offset = scanner.cursor
        var ring = try positions()
        if isStrict {
            guard ring.count >= 4 else { throw tooFew(ring.count, of: 4, offset) }
            guard ring.first == ring.last else {
                throw JSONFault(code: .unclosedRing, offset: offset)
            }
        } else if let first = ring.first, ring.count == 1 || ring.last != first {
            ring.append(first)
        }
        return ring
    }

    private func tooFew(_ count: Int, of least: Int, _ offset: Int) -> JSONFault {
        JSONFault(
            code: .tooFewPositions, offset: offset, detail: "\(count) instead of at least \(least)")
    }

    private mutating func position() throws(JSONFault) -> GeoJSON.Position {
        guard try scanner.require() == UInt8(ascii: "[") else {
            throw wrongType("a position expected")
        }
        let offset = scanner.cursor
        guard try scanner.open(UInt8(ascii: "]")) else { throw tooFew(0, of: 2, offset) }
        let longitude = try coordinate()
        guard try scanner.advance(UInt8(ascii: "]")) else { throw tooFew(1, of: 2, offset) }
        var position = GeoJSON.Position(latitude: try coordinate(), longitude: longitude)
        if try scanner.advance(UInt8(ascii: "]")) {
            position.altitude = try coordinate()
            while try scanner.advance(UInt8(ascii: "]")) { _ = try coordinate() }
        }
        if isStrict { try check(position, offset) }
        return position
    }

    private func check(_ position: GeoJSON.Position, _ offset: Int) throws(JSONFault) {
        let (latitude, longitude) = (position.latitude, position.longitude)
        guard abs(latitude) > 90 || abs(longitude) > 180 else { return }
        let mayBeSwapped = abs(longitude) <= 90 && abs(latitude) <= 180
        throw JSONFault(
            code: mayBeSwapped ? .swappedCoordinates : .outOfRange, offset: offset,
            detail: "longitude \(longitude), latitude \(latitude)")
    }

    /// Reads a number of a position or bounding box.
    mutating func coordinate() throws(JSONFault) -> Double {
        switch try scanner.require() {
        case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "n"),
            UInt8(ascii: "t"), UInt8(ascii: "f"):
            throw wrongType("a number expected")
        case UInt8(ascii: "N"), UInt8(ascii: "I"): throw notFinite
        case UInt8(ascii: "-") where nextIsInfinity: throw notFinite
        default: return try scanner.number().double
        }
    }

    private var nextIsInfinity: Bool {
        let next = scanner.cursor + 1
        return next < scanner.end && scanner.bytes[next] == UInt8(ascii: "I")
    }

    private var notFinite: JSONFault { JSONFault(code: .notFinite, offset: scanner.cursor) }

    /// The error for a value of another type than asked for, at the cursor.
    func wrongType(_ detail: String) -> JSONFault {
        JSONFault(code: .wrongType, offset: scanner.cursor, detail: detail)
    }

    /// Reads an array of one kind of element.
    mutating func array<Element>(
        of element: (inout GeoJSONParser) throws(JSONFault) -> Element
    ) throws(JSONFault) -> [Element] {
        guard try scanner.require() == UInt8(ascii: "[") else {
            throw wrongType("an array expected")
        }
        var elements: [Element] = []
        guard try scanner.open(UInt8(ascii: "]")) else { return elements }
        repeat {
            _ = try scanner.require()
            elements.append(try element(&self))
        } while try scanner.advance(UInt8(ascii: "]"))
        return elements
    }
}
