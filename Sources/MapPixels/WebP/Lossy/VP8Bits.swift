/// The bits of a part of a lossy picture, each of which has a probability (RFC 6386, section 7).
struct VP8Bits {
    private let file: [UInt8]
    private var position: Int
    private let end: Int
    private var value: UInt64 = 0
    private var range: UInt32 = 255
    /// Bits of the value below the eight that are looked at.
    private var count = -8
    /// Bytes that were made up behind the end.
    private var missing = 0

    init(_ file: [UInt8], _ range: Range<Int>) {
        self.file = file
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether bits were read beyond the end; encoders may omit the last ones.
    var isOver: Bool { missing * 8 > count + 24 }

    @inline(__always)
    private mutating func fill() {
        while count < 40 {
            value <<= 8
            if position < end {
                value |= UInt64(file[position])
                position &+= 1
            } else {
                missing &+= 1
            }
            count &+= 8
        }
    }

    /// The next bit, which is 0 with a probability of so many 256ths.
    @inline(__always)
    mutating func flag(_ probability: UInt8) -> Bool {
        if count < 0 { fill() }
        let split = 1 &+ ((range &- 1) &* UInt32(probability)) >> 8
        let border = UInt64(split) << UInt64(count)
        let isSet = value >= border
        if isSet {
            value &-= border
            range &-= split
        } else {
            range = split
        }
        let shift = range.leadingZeroBitCount &- 24
        range <<= UInt32(shift)
        count &-= shift
        return isSet
    }

    /// A bit of even chances.
    mutating func flag() -> Bool { flag(128) }

    /// A number of some bits, the highest first.
    mutating func read(_ length: Int) -> Int {
        var value = 0
        for _ in 0..<length { value = value << 1 | (flag() ? 1 : 0) }
        return value
    }

    /// A number with its sign behind it.
    mutating func signed(_ length: Int) -> Int {
        let value = read(length)
        return flag() ? -value : value
    }

    /// A number with its sign, if it is there.
    mutating func optionalSigned(_ length: Int) -> Int? { flag() ? signed(length) : nil }
}
