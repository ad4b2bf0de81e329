extension GeoJSONFeatureReader {
    /// The beginning of every path: which of several texts it is in, left out for the first.
    private func prefix(_ path: String) -> String {
        guard textIndex > 0 else { return path }
        return "[\(textIndex)]" + (path.isEmpty ? "" : ".") + path
    }

    func fault(
        _ code: GeoJSONError.Code, _ offset: Int, _ detail: String = "", _ path: String = ""
    ) -> GeoJSONError {
        GeoJSONError(code, offset: offset, path: prefix(path), detail: detail)
    }

    private func located(_ fault: JSONFault, _ path: String) -> GeoJSONError {
        GeoJSONError(fault.code, offset: fault.offset, path: prefix(path), detail: fault.detail)
    }

    /// Whether the file begins with one, which some programs write before UTF-8.
    func byteOrderMark() throws(GeoJSONError) -> Bool {
        for (index, mark) in [UInt8](arrayLiteral: 0xEF, 0xBB, 0xBF).enumerated()
        where try byte(at: index) != mark { return false }
        return true
    }

    func byte(at position: Int) throws(GeoJSONError) -> UInt8? {
        do throws(JSONFault) {
            return try window.byte(at: position)
        } catch {
            throw located(error, "")
        }
    }

    /// Reads a chunk; false at the end of the file.
    func readOn() throws(GeoJSONError) -> Bool {
        do throws(JSONFault) {
            return try window.fill()
        } catch {
            throw located(error, "")
        }
    }

    /// Moves to the next byte that is no white space and returns it; nil at the end of the file.
    func skipSpace(_ cursor: inout Int) throws(GeoJSONError) -> UInt8? {
        do throws(JSONFault) {
            return try window.skipSpace(&cursor)
        } catch {
            throw located(error, "")
        }
    }

    /// Moves to the value after the cursor and returns its end.
    func endOfValue(_ cursor: inout Int, _ path: String = "") throws(GeoJSONError) -> Int {
        guard try skipSpace(&cursor) != nil else { throw fault(.truncated, cursor, "", path) }
        do throws(JSONFault) {
            let end = try window.endOfValue(at: cursor)
            guard end > cursor else { throw JSONFault(code: .unexpectedCharacter, offset: cursor) }
            guard end - cursor <= options.maximumFeatureBytes else {
                throw JSONFault(
                    code: .tooLarge, offset: cursor,
                    detail: "more than \(options.maximumFeatureBytes) bytes")
            }
            return end
        } catch {
            throw located(error, path)
        }
    }

    /// Moves past a member's name and colon, and the comma before it; nil at the object's end.
    ///
    /// - Parameters:
    ///   - cursor: After the opening brace or a value. At the end it is moved past the brace.
    ///   - isFirst: Whether no member came before, so that there is no comma.
    func member(_ cursor: inout Int, isFirst: Bool) throws(GeoJSONError) -> String? {
        guard var byte = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
        if byte == UInt8(ascii: "}") {
            cursor += 1
            return nil
        }
        if !isFirst {
            guard byte == UInt8(ascii: ",") else {
                throw fault(.unexpectedCharacter, cursor, "',' or '}' expected")
            }
            cursor += 1
            guard let next = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
            byte = next
        }
        guard byte == UInt8(ascii: "\"") else {
            throw fault(.unexpectedCharacter, cursor, "a member's name expected")
        }
        let start = cursor
        let end = try endOfValue(&cursor)
        let name = try parse(start..<end) { (parser: inout GeoJSONParser) throws(JSONFault) in
            _ = try parser.scanner.require()
            return try parser.scanner.string()
        }
        cursor = end
        guard let colon = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
        guard colon == UInt8(ascii: ":") else {
            throw fault(.unexpectedCharacter, cursor, "':' expected")
        }
        cursor += 1
        return name
    }

    /// Parses a range of the file that is held in the window.
    func parse<Result>(
        _ range: Range<Int>, _ path: String = "",
        _ body: (inout GeoJSONParser) throws(JSONFault) -> Result
    ) throws(GeoJSONError) -> Result {
        let path = prefix(path)
        return try GeoJSONParser.parse(
            window.bytes, window.local(range), options: options.reading, offset: window.base,
            prefix: path, body: body)
    }
}
