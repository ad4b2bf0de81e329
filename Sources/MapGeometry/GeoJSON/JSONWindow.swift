/// A view of a file that holds no more of it than is being looked at.
///
/// Positions count from the start of the file.
struct JSONWindow {
    /// Returns the next bytes; none at the end.
    private let source: (Int) throws -> [UInt8]
    private let chunkBytes: Int
    private let maximumBytes: Int
    private(set) var bytes: [UInt8] = []
    /// Position of the first byte held.
    private(set) var base = 0
    /// The first byte still needed; what is before may be dropped.
    var mark = 0
    private var isExhausted = false

    init(chunkBytes: Int, maximumBytes: Int, source: @escaping (Int) throws -> [UInt8]) {
        self.chunkBytes = max(chunkBytes, 1)
        self.maximumBytes = maximumBytes
        self.source = source
    }

    /// Position after the last byte held.
    var end: Int { base + bytes.count }

    /// The part of `bytes` that holds a range of the file.
    func local(_ range: Range<Int>) -> Range<Int> {
        (range.lowerBound - base)..<(range.upperBound - base)
    }

    /// Reads on and returns whether there was more.
    mutating func fill() throws(JSONFault) -> Bool {
        guard !isExhausted else { return false }
        guard end - mark <= maximumBytes else {
            throw JSONFault(
                code: .tooLarge, offset: mark, detail: "more than \(maximumBytes) bytes")
        }
        let more: [UInt8]
        do {
            more = try source(chunkBytes)
        } catch {
            throw JSONFault(code: .cannotRead, offset: end, detail: "\(error)")
        }
        if mark > base {
            bytes.removeFirst(mark - base)
            base = mark
        }
        bytes += more
        isExhausted = more.isEmpty
        return !isExhausted
    }

    /// The byte at a position, or nil at the end of the file.
    mutating func byte(at position: Int) throws(JSONFault) -> UInt8? {
        while position >= end {
            guard try fill() else { return nil }
        }
        return bytes[position - base]
    }

    /// The first byte from a position on that is neither white space nor a record separator.
    ///
    /// - Parameter position: Moved to that byte.
    mutating func skipSpace(_ position: inout Int) throws(JSONFault) -> UInt8? {
        while let byte = try byte(at: position) {
            guard byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x1E else { return byte }
            position += 1
        }
        return nil
    }

    /// Returns the position after the value that begins at a position, without checking the value.
    mutating func endOfValue(at start: Int) throws(JSONFault) -> Int {
        var (depth, isInString, isEscaped) = (0, false, false)
        var position = start
        while true {
            guard try byte(at: position) != nil else {
                if depth == 0, !isInString, position > start { return position }
                throw JSONFault(code: .truncated, offset: position)
            }
            for index in (position - base)..<bytes.count {
                let byte = bytes[index]
                if isInString {
                    if isEscaped {
                        isEscaped = false
                    } else if byte == UInt8(ascii: "\\") {
                        isEscaped = true
                    } else if byte == UInt8(ascii: "\"") {
                        isInString = false
                        if depth == 0 { return base + index + 1 }
                    }
                    continue
                }
                switch byte {
                case UInt8(ascii: "\""): isInString = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    // A bracket that closes what is around a bare word or number ends that too.
                    if depth == 0 { return base + index }
                    depth &-= 1
                    if depth == 0 { return base + index + 1 }
                case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
                    if depth == 0 { return base + index }
                default: break
                }
            }
            position = end
        }
    }
}
