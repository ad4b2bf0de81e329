import Foundation

/// Reads comma-separated values (RFC 4180) record by record, holding no more than one chunk and one record.
///
/// Fields may be quoted, with quotes doubled inside and line ends as part of the field. Lines end with LF, CR
/// LF or CR; empty ones are skipped, as is a byte order mark. The separator is taken from the first line:
/// comma, semicolon or tab, whichever occurs most.
///
/// A record that is malformed may have swallowed those after it, by a quote too many: ``skipFirstLine()`` goes back to
/// the line after its first.
struct CSVReader {
    /// The largest record, in bytes as they are stored.
    static let maximumRecordBytes = 1 << 20

    /// The fields of the record read last, unquoted, one behind the other.
    package private(set) var bytes: [UInt8] = []
    /// The end of each field in `bytes`.
    package private(set) var ends: [Int] = []
    /// Number of the line on which the record read last begins, from 1 on.
    package private(set) var line = 0
    /// The number of bytes read so far.
    package private(set) var position = 0

    private let read: (Int) throws -> [UInt8]
    private var chunk: [UInt8] = []
    private var next = 0
    /// Where the record read last begins in `chunk`, which is held until the next one begins; nil before the first.
    private var start: Int?
    private var isAtEnd = false
    private var nextLine = 1
    /// What stands between fields, once the first record has been read.
    private(set) var separator: UInt8?

    private enum Byte {
        static let quote = UInt8(ascii: "\"")
        static let feed: UInt8 = 10
        static let carriage: UInt8 = 13
    }

    /// Reads from wherever bytes come from: called with the number wanted, none means the end.
    init(read: @escaping (Int) throws -> [UInt8]) {
        self.read = read
    }

    /// Number of fields of the record read last.
    var count: Int { ends.count }

    /// Returns the bytes of a field.
    func field(_ number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }

    /// Returns a field as text.
    func text(_ number: Int) -> String { String(decoding: field(number), as: UTF8.self) }

    /// Reads the next record; returns false at the end.
    mutating func nextRecord() throws -> Bool {
        try findSeparator()
        start = nil
        while let byte = try peek(), byte == Byte.feed || byte == Byte.carriage { try endLine() }
        guard try peek() != nil else { return false }
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        line = nextLine
        start = next
        while true {
            if try peek() == Byte.quote { try quotedField() } else { try plainField() }
            ends.append(bytes.count)
            try checkLength()
            guard let byte = try peek() else { return true }
            if byte == separator {
                next += 1
            } else {
                try endLine()
                return true
            }
        }
    }

    private mutating func plainField() throws {
        while true {
            // The rest of the chunk, up to the end of the field, in one go.
            var end = next
            while end < chunk.count {
                let byte = chunk[end]
                if byte == separator || byte == Byte.feed || byte == Byte.carriage { break }
                if byte == Byte.quote { throw failure(.misplacedQuote) }
                end += 1
            }
            bytes += chunk[next..<end]
            next = end
            try checkLength()
            guard end == chunk.count, try peek() != nil else { return }
        }
    }

    private mutating func quotedField() throws {
        next += 1
        while let byte = try peek() {
            if byte == Byte.quote {
                next += 1
                guard try peek() == Byte.quote else {
                    guard let follower = try peek() else { return }
                    if follower == separator || follower == Byte.feed || follower == Byte.carriage {
                        return
                    }
                    throw failure(.misplacedQuote)
                }
            } else if byte == Byte.feed {
                nextLine += 1
            }
            bytes.append(byte)
            next += 1
            try checkLength()
        }
        throw failure(.unclosedQuote)
    }

    /// Goes to the end of the first line of the record read last, after a failure or not.
    mutating func skipFirstLine() throws {
        if let start { next = start }
        start = nil
        nextLine = line
        while try peek() != nil {
            // Of a line without an end no more than a chunk is held.
            let rest = chunk[next...]
            if let end = rest.firstIndex(where: { $0 == Byte.feed || $0 == Byte.carriage }) {
                next = end
                return
            }
            next = chunk.count
        }
    }

    private func checkLength() throws {
        if next - (start ?? next) > Self.maximumRecordBytes {
            throw failure(.recordTooLong, "\(Self.maximumRecordBytes)")
        }
    }

    private func failure(_ code: CSVError.Code, _ detail: String = "") -> CSVError {
        CSVError(code: code, line: line, detail: detail)
    }

    /// Passes over one line end.
    private mutating func endLine() throws {
        if try peek() == Byte.carriage {
            next += 1
            if try peek() == Byte.feed { next += 1 }
        } else {
            next += 1
        }
        nextLine += 1
    }

    private mutating func peek() throws -> UInt8? {
        if next == chunk.count {
            guard !isAtEnd else { return nil }
            let more = try read(1 << 18)
            position += more.count
            if more.isEmpty {
                isAtEnd = true
                return nil
            }
            if let start {
                // The record so far stays, for the case that one has to go back.
                chunk.removeFirst(start)
                next -= start
                self.start = 0
                chunk += more
            } else {
                chunk = more
                next = 0
            }
        }
        return chunk[next]
    }

    /// Before the first record: passes over the byte order mark and finds the separator.
    private mutating func findSeparator() throws {
        guard separator == nil else { return }
        separator = UInt8(ascii: ",")
        guard try peek() != nil else { return }
        if chunk.starts(with: [0xef, 0xbb, 0xbf]) { next = 3 }
        let head = chunk[next...].prefix { $0 != Byte.feed && $0 != Byte.carriage }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), 9]
        let counts = candidates.map { candidate in head.count { $0 == candidate } }
        if let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) {
            separator = candidates[place]
        }
    }
}
