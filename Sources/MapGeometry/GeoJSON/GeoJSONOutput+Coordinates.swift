import Foundation

extension GeoJSONOutput {
    /// Writes the value of `coordinates` or `geometries`.
    mutating func writeContent(of geometry: GeoJSON.Geometry) throws(GeoJSONError) {
        switch geometry {
        case .point(let position): try write(position)
        case .multiPoint(let positions), .lineString(let positions): try write(positions)
        case .multiLineString(let lines):
            try list(lines) { (output, line) throws(GeoJSONError) in try output.write(line) }
        case .polygon(let rings): try write(rings: rings)
        case .multiPolygon(let polygons):
            try list(polygons) { (output, rings) throws(GeoJSONError) in
                try output.write(rings: rings)
            }
        case .geometryCollection(let geometries):
            try list(geometries) { (output, geometry) throws(GeoJSONError) in
                try output.write(geometry, GeoJSON.Members())
            }
        }
    }

    private mutating func write(rings: [[GeoJSON.Position]]) throws(GeoJSONError) {
        append("[")
        for (index, ring) in rings.enumerated() {
            if index > 0 { append(",") }
            let area = options.winding == .asGiven ? 0 : Self.signedArea(ring)
            let isWrong = index == 0 ? area < 0 : area > 0
            try write(isWrong ? ring.reversed() : ring)
        }
        append("]")
    }

    private mutating func write(_ positions: [GeoJSON.Position]) throws(GeoJSONError) {
        try list(positions) { (output, position) throws(GeoJSONError) in try output.write(position)
        }
    }

    private mutating func write(_ position: GeoJSON.Position) throws(GeoJSONError) {
        append("[")
        try write(coordinate: position.longitude)
        append(",")
        try write(coordinate: position.latitude)
        if let altitude = position.altitude {
            append(",")
            try write(coordinate: altitude)
        }
        append("]")
    }

    /// Writes a number of a position, rounded if the options ask for it.
    mutating func write(coordinate number: Double) throws(GeoJSONError) {
        let number = try finite(number)
        if let decimals = options.decimals, (0...15).contains(decimals) {
            let scaled = (abs(number) * pow(10, Double(decimals))).rounded()
            if scaled <= 0x1p53 {
                write(scaled: UInt64(scaled), decimals, isNegative: number < 0 && scaled > 0)
                return
            }
        }
        let text = number.description
        append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    /// Writes a whole number divided by a power of ten, without zeros at the end.
    private mutating func write(scaled: UInt64, _ decimals: Int, isNegative: Bool) {
        var digits = Array(String(scaled).utf8)
        if digits.count <= decimals {
            digits.insert(
                contentsOf: repeatElement(0x30, count: decimals + 1 - digits.count), at: 0)
        }
        var fraction = digits.suffix(decimals)
        while fraction.last == 0x30 { fraction.removeLast() }
        if isNegative { append("-") }
        bytes.append(contentsOf: digits.dropLast(decimals))
        if !fraction.isEmpty {
            append(".")
            bytes.append(contentsOf: fraction)
        }
    }

    /// Twice the area in square degrees, counterclockwise positive.
    private static func signedArea(_ ring: [GeoJSON.Position]) -> Double {
        guard let first = ring.first else { return 0 }
        var previous = SIMD2<Double>.zero
        var sum = 0.0
        for position in ring.dropFirst() {
            var step = position.longitude - first.longitude - previous.x
            if abs(step) > 180, abs(step) < 360 { step -= step > 0 ? 360 : -360 }
            let current = SIMD2(previous.x + step, position.latitude - first.latitude)
            sum += previous.x * current.y - current.x * previous.y
            previous = current
        }
        return sum
    }
}
