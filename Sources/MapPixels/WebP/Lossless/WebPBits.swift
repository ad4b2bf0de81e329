/// The bits of a part of a file, the lowest bit of each byte first.
struct WebPBits {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private var buffer: UInt64 = 0
    private var count = 0
    /// Bits that were made up behind the end.
    private var missing = 0

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether bits were read that are not there.
    var isOver: Bool { missing > count }

    /// Refills the buffer, so that at least 32 bits are available.
    @inline(__always)
    private mutating func fill() {
        while count <= 56 {
            if position < end {
                buffer |= UInt64(bytes[position]) << UInt64(count)
                position &+= 1
            } else {
                missing &+= 8
            }
            count &+= 8
        }
    }

    /// The next 15 bits, which stay.
    @inline(__always)
    mutating func peek15() -> Int {
        if count < 32 { fill() }
        return Int(truncatingIfNeeded: buffer & 0x7FFF)
    }

    @inline(__always)
    mutating func skip(_ length: Int) {
        buffer >>= UInt64(length)
        count &-= length
    }

    /// A number of up to 24 bits.
    @inline(__always)
    mutating func read(_ length: Int) -> Int {
        if count < 32 { fill() }
        let value = Int(truncatingIfNeeded: buffer & ((1 << UInt64(length)) - 1))
        skip(length)
        return value
    }

    /// Whether the next bit is 1.
    mutating func flag() -> Bool { read(1) == 1 }
}
