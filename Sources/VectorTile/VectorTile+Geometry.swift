import Bytes

extension VectorTile.Layer {
    /// Appends the parts of a geometry that is read from its commands (specification, section 4.3).
    ///
    /// - Returns: Whether all points came that the commands announced. Points that are missing from a point feature
    ///   are skipped, as other readers do; a line or a ring without its end is an error.
    mutating func decodeGeometry(
        _ type: VectorTile.GeometryType, _ commands: consuming ByteReader
    ) throws(VectorTileError) -> Bool {
        var pen = Pen()
        switch type {
        case .unknown:
            break
        case .point:
            if commands.isAtEnd { break }
            let first = coordinates.count
            let count = try pen.command(
                1, counts: 1...Pen.highestCount, &commands, mayFallShort: true)
            if count * 2 > commands.remaining {
                while !commands.isAtEnd { try pen.points(1, &commands, &coordinates) }
                guard coordinates.count > first else {
                    throw VectorTileError(
                        .invalidCommandCount(UInt32(count)), at: commands.origin)
                }
                try endPart(at: commands.origin)
                return false
            }
            try pen.points(count, &commands, &coordinates)
            try endPart(at: commands.origin)
            if !commands.isAtEnd {
                let offset = commands.origin + commands.position
                throw VectorTileError(
                    .unexpectedCommand(try commands.tileUInt32() & 7), at: offset)
            }
        case .line, .polygon:
            while !commands.isAtEnd {
                _ = try pen.command(1, counts: 1...1, &commands)
                try pen.points(1, &commands, &coordinates)
                let least: UInt32 = type == .line ? 1 : 2
                let count = try pen.command(2, counts: least...Pen.highestCount, &commands)
                try pen.points(count, &commands, &coordinates)
                if type == .polygon { _ = try pen.command(7, counts: 1...1, &commands) }
                try endPart(at: commands.origin)
            }
        }
        return true
    }

    private mutating func endPart(at offset: Int) throws(VectorTileError) {
        // Only a layer of more than four gigabytes comes here.
        guard let end = Int32(exactly: coordinates.count / 2) else {
            throw VectorTileError(.numberTooLarge, at: offset)
        }
        partEnds.append(end)
    }
}

/// The place that commands are relative to.
private struct Pen {
    static let highestCount: UInt32 = (1 << 29) - 1
    private var x: Int32 = 0
    private var y: Int32 = 0

    /// Reads a command that must be `id`, and returns how often it is to be done.
    ///
    /// - Parameter mayFallShort: Whether the count may be larger than what follows.
    func command(
        _ id: UInt32, counts: ClosedRange<UInt32>, _ commands: inout ByteReader,
        mayFallShort: Bool = false
    ) throws(VectorTileError) -> Int {
        let offset = commands.origin + commands.position
        let command = try commands.tileUInt32()
        guard command & 7 == id else {
            throw VectorTileError(.unexpectedCommand(command & 7), at: offset)
        }
        // Two numbers of one byte or more follow each time, except after ClosePath.
        let count = command >> 3
        guard counts.contains(count),
            id == 7 || mayFallShort || Int(count) * 2 <= commands.remaining
        else {
            throw VectorTileError(.invalidCommandCount(count), at: offset)
        }
        return Int(count)
    }

    /// Reads `count` points.
    ///
    /// A place beyond 32 bits goes around, as in readers written in C: no tile reaches there.
    mutating func points(
        _ count: Int, _ commands: inout ByteReader, _ coordinates: inout [Int32]
    ) throws(VectorTileError) {
        for _ in 0..<count {
            x &+= Self.delta(try commands.tileUInt32())
            y &+= Self.delta(try commands.tileUInt32())
            coordinates.append(x)
            coordinates.append(y)
        }
    }

    private static func delta(_ raw: UInt32) -> Int32 {
        Int32(bitPattern: raw &>> 1) ^ -Int32(bitPattern: raw & 1)
    }
}
