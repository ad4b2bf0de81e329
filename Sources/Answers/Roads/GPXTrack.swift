import CalendarDays
import MapGeometry
import Roads

/// The points of a GPX file: of its tracks or, if it has none, of its routes or waypoints.
///
/// Foundation's XML parser on Linux stops the program at some broken files, so the little that a
/// track needs is read here: elements, their nesting, and two attributes.
public enum GPXTrack {
    /// A point of a file.
    public struct Point: Sendable {
        /// Where it is.
        public var coordinate: CLLocationCoordinate2D
        /// When it was recorded, in seconds since 1970; nil if the file does not tell.
        public var seconds: Double?
    }

    /// Reads a file's bytes.
    ///
    /// - Throws: `InputFileError` if they are not GPX or a point has no position; tells the line.
    public static func points(_ bytes: [UInt8]) throws(InputFileError) -> [Point] {
        var scanner = TagScanner(bytes)
        var open: [String] = []
        var found: [String: [Point]] = [:]
        var isGPX = false
        while let tag = try scanner.next() {
            if tag.isEnd {
                guard open.popLast() == tag.name else {
                    throw scanner.error("“</\(tag.name)>” closes nothing")
                }
                continue
            }
            if open.isEmpty {
                guard tag.name == "gpx", !isGPX else { throw scanner.error("this is not GPX") }
                isGPX = true
            }
            if tag.name == "time", let kind = open.last, let last = found[kind]?.indices.last {
                found[kind]?[last].seconds = Timestamp.secondsSince1970(scanner.text())
            }
            if ["trkpt", "rtept", "wpt"].contains(tag.name) {
                guard let latitude = tag.values["lat"].flatMap(Double.init),
                    let longitude = tag.values["lon"].flatMap(Double.init), abs(latitude) <= 90,
                    abs(longitude) <= 180
                else { throw scanner.error("a point without a position") }
                found[tag.name, default: []].append(
                    Point(
                        coordinate: CLLocationCoordinate2D(
                            latitude: latitude, longitude: longitude)))
            }
            if !tag.isEmpty { open.append(tag.name) }
            guard open.count <= 100 else { throw scanner.error("elements lie too deep") }
        }
        guard isGPX else { throw scanner.error("this is not GPX") }
        guard open.isEmpty else { throw scanner.error("“<\(open[open.count - 1])>” is not closed") }
        return found["trkpt"] ?? found["rtept"] ?? found["wpt"] ?? []
    }
}

/// The tags of an XML document, one after the other.
private struct TagScanner {
    /// A tag.
    struct Tag {
        var name = ""
        var values: [String: String] = [:]
        var isEnd = false
        /// `<name/>`, which opens and closes.
        var isEmpty = false
    }

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// An error at the line read last.
    func error(_ reason: String) -> InputFileError {
        let line = bytes[..<min(place, bytes.count)].count { $0 == 10 } + 1
        return InputFileError("the track cannot be read: line \(line): \(reason)", line: line)
    }

    /// The next tag; nil at the end.
    mutating func next() throws(InputFileError) -> Tag? {
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            if skips("!--") {
                try skip(past: "-->")
            } else if skips("![CDATA[") {
                try skip(past: "]]>")
            } else if skips("?") {
                try skip(past: "?>")
            } else if skips("!") {
                try skip(past: ">")
            } else {
                return try tag()
            }
        }
        place = bytes.count
        return nil
    }

    /// The text up to the next tag, without white space.
    func text() -> String {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return String(decoding: bytes[place..<end].filter { $0 > 32 }, as: UTF8.self)
    }

    private mutating func tag() throws(InputFileError) -> Tag {
        var tag = Tag()
        tag.isEnd = skips("/")
        tag.name = name()
        guard !tag.name.isEmpty else { throw error("a tag without a name") }
        while place < bytes.count {
            skipSpaces()
            if skips("/>") {
                tag.isEmpty = true
                return tag
            }
            if skips(">") { return tag }
            let key = name()
            skipSpaces()
            guard !key.isEmpty, skips("=") else { break }
            skipSpaces()
            guard let quote = bytes[place...].first, quote == 0x22 || quote == 0x27,
                let end = bytes[(place + 1)...].firstIndex(of: quote)
            else { break }
            tag.values[key] = String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
            place = end + 1
        }
        throw error("a broken tag")
    }

    /// A name without its prefix.
    private mutating func name() -> String {
        let start = place
        while place < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[place]) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return text.split(separator: ":").last.map(String.init) ?? text
    }

    private mutating func skipSpaces() {
        while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
    }

    /// Passes a text if it stands here.
    private mutating func skips(_ text: StaticString) -> Bool {
        // BOUNDS: the buffer is the text's own, and its iterator keeps to it.
        let fits = text.withUTF8Buffer { unsafe bytes[place...].starts(with: $0) }
        if fits { place += text.utf8CodeUnitCount }
        return fits
    }

    private mutating func skip(past text: String) throws(InputFileError) {
        let wanted = Array(text.utf8)
        while place < bytes.count {
            if bytes[place...].starts(with: wanted) {
                place += wanted.count
                return
            }
            place += 1
        }
        throw error("“\(text)” is missing")
    }
}
