import Bytes
import Columns

/// A file whose layout is declared, with one of its columns damaged.
package struct ColumnDamage: Sendable, CustomStringConvertible {
    /// The column's name.
    package let column: String
    /// What was done to it.
    package let what: String
    /// Damages the whole file.
    package let apply: @Sendable (inout [UInt8]) -> Void
    /// Whether a look at every number has to notice it.
    package let isNoticed: Bool

    /// The damaged file.
    package func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        apply(&bytes)
        return bytes
    }

    package var description: String { "\(column): \(what)" }
}

extension FileLayout {
    /// A file's bytes with each of its columns damaged in turn: where it lies, how long it is, what numbers it holds.
    ///
    /// - Parameter file: The whole file, as its writer made it.
    package static func damages(
        of file: MappedFile, seed: UInt64 = 1
    ) throws -> [ColumnDamage] {
        var reader = ByteReader(file.bytes)
        let bytes = try reader.array(file.byteCount)
        let description = describe().description
        let sections = try sections(of: file)
        var random = SplitMix(seed: seed)
        var result: [ColumnDamage] = []
        for (number, column) in description.columns.enumerated() {
            let section = sections[number].bytes
            func damage(
                _ what: String, isNoticed: Bool,
                _ change: @Sendable @escaping (inout [UInt8]) -> Void
            ) {
                let damage = ColumnDamage(
                    column: column.name, what: what, apply: change, isNoticed: isNoticed)
                if damage.damaged(bytes) != bytes { result.append(damage) }
            }
            if let entry = description.tableEntry(of: number) {
                let count = bytes.number(at: entry + 8)
                for offset in [1, UInt64(section.lowerBound) + 1, UInt64(bytes.count) + 8, .max] {
                    damage("offset \(offset)", isNoticed: true) { $0.set(offset, at: entry) }
                }
                for other in [count &+ 1 << 20, 1 << 63, .max, count / 2, 0] where other != count {
                    // A shorter column may be as good where nothing else tells its length.
                    damage("count \(other)", isNoticed: other > count) {
                        $0.set(other, at: entry + 8)
                    }
                }
            }
            let size = column.elementSize
            let isBounded = column.codec == .plain && !column.check.text.isEmpty
            let places = Set([
                section.lowerBound, section.upperBound - size,
                section.lowerBound + section.count / 2 / size * size,
            ])
            for place in places.sorted() where section.contains(place) {
                for value in [0xff, 0x7f, 0, 0xfe] as [UInt8] {
                    // Of two bytes below the greatest number some might be right; and the greatest may be none.
                    let isNoticed = isBounded && value == 0xfe && size > 1
                    damage("\(value) at \(place)", isNoticed: isNoticed) {
                        for byte in place..<min(place + size, section.upperBound) {
                            $0[byte] = value
                        }
                    }
                }
            }
            for _ in 0..<3 where !section.isEmpty {
                let place = Int.random(in: section, using: &random)
                let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
                damage("bit \(bit) of \(place)", isNoticed: false) { $0[place] ^= bit }
            }
        }
        return result
    }
}

extension LayoutDescription {
    /// Where the table says where a column is; nil for formats without one.
    package func tableEntry(of column: Int) -> Int? {
        format.table == .none ? nil : headerSize - 16 * (columns.count - column)
    }
}

extension [UInt8] {
    /// Eight bytes as a number, least significant first.
    package func number(at offset: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(self[offset + $1]) << (8 * UInt64($1)) }
    }

    /// Writes a number in eight bytes, least significant first.
    package mutating func set(_ value: UInt64, at offset: Int) {
        for place in 0..<8 {
            self[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(place)))
        }
    }
}
