/// Unpacks what TIFF packs by PackBits (TIFF 6.0, section 9): runs of a byte, and bytes as they are.
enum PackBitsDecoder {
    /// Unpacks bytes; of what is longer than a limit the rest is left out.
    static func decode(_ packed: [UInt8], limit: Int) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(limit)
        var index = 0
        while out.count < limit, index < packed.count {
            let head = Int8(bitPattern: packed[index])
            index += 1
            if head >= 0 {
                let end = min(index + Int(head) + 1, packed.count)
                out += packed[index..<end]
                index = end
            } else if head != .min, index < packed.count {
                out += repeatElement(packed[index], count: 1 - Int(head))
                index += 1
            }
        }
        if out.count > limit { out.removeLast(out.count - limit) }
        return out
    }
}
