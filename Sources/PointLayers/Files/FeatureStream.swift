import MapGeometry

/// The features of a GeoJSON text of any size, one after the other: a collection, or several texts in a row.
///
/// Plain points are read at once, everything else by the GeoJSON reader, one feature at a time. Memory holds a chunk of the
/// text, or the feature if that is larger. One task uses it.
final class FeatureStream {
    /// What comes next.
    enum Item {
        /// A feature that is a point; nothing else of it is read.
        case point(latitude: Double, longitude: Double)
        /// Any other feature.
        case feature(GeoJSON.Feature)
    }

    private enum State {
        case betweenTexts
        case inFeatures(count: Int)
        case afterFeatures
    }

    private static let chunk = 1 << 18
    /// The largest feature, in bytes.
    private static let limit = 64 << 20

    private let read: (Int) throws -> [UInt8]
    /// Whether points are read at once; if not, all that is said of them is read too.
    private let isFast: Bool
    private var bytes: [UInt8] = []
    /// Where in the text `bytes` begin.
    private var base = 0
    private var cursor = 0
    private var isAtEnd = false
    private var state = State.betweenTexts
    private var isAtStart = true
    /// Features of a collection that was read at once, the next one last.
    private var pending: [GeoJSON.Feature] = []

    init(isFast: Bool, read: @escaping (Int) throws -> [UInt8]) {
        self.isFast = isFast
        self.read = read
    }

    /// Reads the next feature; nil after the last.
    ///
    /// - Throws: `GeoJSONError` with the offset in the text, or what reading throws.
    func next() throws -> Item? {
        while true {
            if let feature = pending.popLast() { return .feature(feature) }
            switch state {
            case .betweenTexts:
                guard let byte = try skipSpace() else { return nil }
                guard byte == UInt8(ascii: "{") else {
                    throw failure(.wrongType, "an object expected")
                }
                if let item = try beginText() { return item }
            case .inFeatures(let count):
                if let item = try element(count) { return item }
            case .afterFeatures: try endText()
            }
        }
    }

    // MARK: Texts

    /// Reads a text up to its features, or all of it if it has none.
    private func beginText() throws -> Item? {
        if isFast, let point = try plainPoint() { return point }
        // Looks for the features without moving on, so that a text that has none is still here.
        var end = cursor + 1
        var isFirst = true
        while true {
            guard let name = try memberName(&end, isFirst: isFirst) else { break }
            isFirst = false
            if name == "features", try skipSpace(&end) == UInt8(ascii: "[") {
                cursor = end + 1
                state = .inFeatures(count: 0)
                return nil
            }
            try skipValue(&end)
        }
        let document = try decoded(cursor..<end, path: "")
        cursor = end
        switch document {
        case .feature(let feature): return .feature(feature)
        case .geometry(let geometry, _): return .feature(GeoJSON.Feature(geometry: geometry))
        case .featureCollection(let collection):
            // Only an escaped name leads here.
            pending = collection.features.reversed()
            return nil
        }
    }

    private func element(_ count: Int) throws -> Item? {
        guard var byte = try skipSpace() else { throw failure(.truncated) }
        if byte == UInt8(ascii: "]") {
            cursor += 1
            state = .afterFeatures
            return nil
        }
        if count > 0 {
            guard byte == UInt8(ascii: ",") else {
                throw failure(.unexpectedCharacter, "',' or ']' expected")
            }
            cursor += 1
            guard let next = try skipSpace() else { throw failure(.truncated) }
            byte = next
        }
        guard byte == UInt8(ascii: "{") else {
            throw failure(.wrongType, "a feature expected", "features[\(count)]")
        }
        state = .inFeatures(count: count + 1)
        if isFast, let point = try plainPoint() { return point }
        var end = cursor
        try skipValue(&end)
        let document = try decoded(cursor..<end, path: "features[\(count)]")
        guard case .feature(let feature) = document else {
            throw failure(.unknownType, "Feature expected", "features[\(count)]")
        }
        cursor = end
        return .feature(feature)
    }

    private func endText() throws {
        while try skipSpace() == UInt8(ascii: ",") {
            var end = cursor
            guard try memberName(&end, isFirst: false) != nil else { break }
            try skipValue(&end)
            cursor = end
        }
        guard let byte = try skipSpace() else { throw failure(.truncated) }
        guard byte == UInt8(ascii: "}") else {
            throw failure(.unexpectedCharacter, "',' or '}' expected")
        }
        cursor += 1
        state = .betweenTexts
    }

    /// The point at the cursor, which is moved behind it; nil if something else is there.
    private func plainPoint() throws -> Item? {
        while true {
            var place = cursor
            do throws(PlainFeature.Stop) {
                let point = try PlainFeature.point(bytes.span, &place)
                cursor = place
                return .point(latitude: point.latitude, longitude: point.longitude)
            } catch {
                switch error {
                case .isUnusual: return nil
                case .needsMore: if try !fill() { return nil }
                }
            }
        }
    }

    private func decoded(_ range: Range<Int>, path: String) throws -> GeoJSON.Document {
        do throws(GeoJSONError) {
            return try GeoJSON.decode(
                Array(bytes[range]), options: .init(strictness: .lenient))
        } catch {
            let joined =
                path.isEmpty || error.path.isEmpty ? path + error.path : "\(path).\(error.path)"
            throw GeoJSONError(
                error.code, offset: base + range.lowerBound + error.offset, path: joined,
                detail: error.detail)
        }
    }

    // MARK: Bytes

    /// Reads on; false at the end of the text.
    ///
    /// Places before the cursor are gone then, and all others as they were only if it was at the start.
    private func fill() throws -> Bool {
        guard !isAtEnd else { return false }
        guard bytes.count - cursor <= Self.limit else {
            throw failure(.tooLarge, "more than \(Self.limit) bytes")
        }
        let more = try read(Self.chunk)
        isAtEnd = more.isEmpty
        if cursor > 0 {
            bytes.removeSubrange(..<cursor)
            base += cursor
            cursor = 0
        }
        bytes += more
        return !isAtEnd
    }

    /// The byte at a place from the cursor on, reading as needed; nil at the end.
    ///
    /// - Parameter place: Moved along with the bytes.
    private func byte(_ place: inout Int) throws -> UInt8? {
        while place >= bytes.count {
            let offset = place - cursor
            guard try fill() else { return nil }
            place = cursor + offset
        }
        return bytes[place]
    }

    private func skipSpace(_ place: inout Int) throws -> UInt8? {
        while let byte = try byte(&place) {
            guard byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x1E else { return byte }
            place += 1
        }
        return nil
    }

    /// Moves the cursor to the next byte that is no white space; nil at the end.
    private func skipSpace() throws -> UInt8? {
        if isAtStart {
            isAtStart = false
            while bytes.count < 3, try fill() {}
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cursor = 3 }
        }
        while true {
            while cursor < bytes.count {
                let byte = bytes[cursor]
                guard byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0x1E else {
                    return byte
                }
                cursor += 1
            }
            guard try fill() else { return nil }
        }
    }

    /// Moves behind a member's name and colon; nil behind the closing brace.
    private func memberName(_ place: inout Int, isFirst: Bool) throws -> String? {
        guard var byte = try skipSpace(&place) else { throw failure(.truncated) }
        if byte == UInt8(ascii: "}") {
            place += 1
            return nil
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else {
                throw failure(.unexpectedCharacter, "',' or '}' expected")
            }
            place += 1
            guard let next = try skipSpace(&place) else { throw failure(.truncated) }
            byte = next
        }
        guard byte == UInt8(ascii: "\"") else {
            throw failure(.unexpectedCharacter, "a member's name expected")
        }
        let start = place - cursor
        try skipValue(&place)
        let name = String(decoding: bytes[(cursor + start + 1)..<(place - 1)], as: UTF8.self)
        guard try skipSpace(&place) == UInt8(ascii: ":") else {
            throw failure(.unexpectedCharacter, "':' expected")
        }
        place += 1
        return name
    }

    /// Moves behind a value, whatever it is, without checking it.
    private func skipValue(_ place: inout Int) throws {
        guard try skipSpace(&place) != nil else { throw failure(.truncated) }
        let start = place - cursor
        var (depth, isInString, isEscaped) = (0, false, false)
        while let byte = try byte(&place) {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                place += 1
                if !isInString, depth == 0 { return }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // A bracket that closes what is around a bare word or number ends that too.
                if depth == 0 { return try requireSome(place, start) }
                depth -= 1
                if depth == 0 {
                    place += 1
                    return
                }
            case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
                if depth == 0 { return try requireSome(place, start) }
            default: break
            }
            place += 1
        }
        if depth > 0 || isInString { throw failure(.truncated) }
    }

    private func requireSome(_ place: Int, _ start: Int) throws {
        if place == cursor + start { throw failure(.unexpectedCharacter) }
    }

    private func failure(
        _ code: GeoJSONError.Code, _ detail: String = "", _ path: String = ""
    ) -> GeoJSONError {
        GeoJSONError(code, offset: base + cursor, path: path, detail: detail)
    }
}
