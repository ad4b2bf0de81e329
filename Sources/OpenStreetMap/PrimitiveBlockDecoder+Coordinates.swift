extension PrimitiveBlockDecoder {
    /// Appends one coordinate in the block's units.
    mutating func appendCoordinate(_ latitude: Int64, _ longitude: Int64) {
        let y = fixedPoint(latitude, offset: latitudeOffset)
        let x = fixedPoint(longitude, offset: longitudeOffset)
        append(latitude: y, longitude: x)
    }

    /// Appends as many coordinates as both arrays have.
    ///
    /// Nearly every file counts in 1e-7 degrees already; that case needs no arithmetic.
    mutating func appendCoordinates(_ latitudes: [Int64], _ longitudes: [Int64]) {
        block.nodes.latitudes.reserveCapacity(block.nodes.latitudes.count + latitudes.count)
        block.nodes.longitudes.reserveCapacity(block.nodes.longitudes.count + latitudes.count)
        if granularity == 100, latitudeOffset == 0, longitudeOffset == 0 {
            for index in latitudes.indices {
                append(latitude: latitudes[index], longitude: longitudes[index])
            }
        } else {
            for index in latitudes.indices {
                appendCoordinate(latitudes[index], longitudes[index])
            }
        }
    }

    @inline(__always)
    private mutating func append(latitude: Int64, longitude: Int64) {
        if !block.nodes.append(latitude: latitude, longitude: longitude) {
            summary.coordinatesOutOfRange &+= 1
        }
    }

    /// Converts block units to 1e-7 degrees, rounding to the nearest, halves away from zero.
    ///
    /// What leaves 64 bits becomes `Int64.max`, which is out of range as well.
    private func fixedPoint(_ value: Int64, offset: Int64) -> Int64 {
        let (scaled, overflowed) = value.multipliedReportingOverflow(by: granularity)
        let (nanodegrees, overflowedToo) = scaled.addingReportingOverflow(offset)
        if overflowed || overflowedToo { return .max }
        let (quotient, rest) = nanodegrees.quotientAndRemainder(dividingBy: 100)
        return quotient + (rest >= 50 ? 1 : rest <= -50 ? -1 : 0)
    }
}

extension ElementBlock.Nodes {
    /// Appends a coordinate in 1e-7 degrees, or the mark of one that is out of range; then false.
    @inline(__always)
    mutating func append(latitude: Int64, longitude: Int64) -> Bool {
        let isValid =
            -900_000_000...900_000_000 ~= latitude && -1_800_000_000...1_800_000_000 ~= longitude
        latitudes.append(isValid ? Int32(truncatingIfNeeded: latitude) : .max)
        longitudes.append(isValid ? Int32(truncatingIfNeeded: longitude) : .max)
        return isValid
    }
}
