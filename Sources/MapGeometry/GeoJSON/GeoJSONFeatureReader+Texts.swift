extension GeoJSONFeatureReader {
    /// Goes on to the next feature.
    ///
    /// - Parameter placesOnly: Whether of plain points nothing but the place is wanted.
    func readItem(_ placesOnly: Bool) throws(GeoJSONError) -> Item? {
        while true {
            switch state {
            case .betweenTexts:
                var start = position
                if start == 0, try byteOrderMark() { start = 3 }
                window.mark = start
                guard let byte = try skipSpace(&start) else { return nil }
                window.mark = start
                textIndex += 1
                itemStart = start
                guard byte == UInt8(ascii: "{") else {
                    throw fault(.wrongType, start, "an object expected")
                }
                if placesOnly, let point = try plainPoint(start) { return point }
                if hasBrokenLine { try checkLine(start) }
                if let feature = try beginText(start) { return .feature(feature) }
            case .inFeatures(let head, let count):
                if let item = try element(head, count, placesOnly) { return item }
            case .afterFeatures(let head):
                itemStart = nil
                try endText(head)
            }
        }
    }

    /// Reads the members of a text up to its features.
    ///
    /// - Returns: The feature that the text is, or nil if it has a list of them.
    private func beginText(_ start: Int) throws(GeoJSONError) -> GeoJSON.Feature? {
        var cursor = start + 1
        var type: String?
        var others: [(name: String, range: Range<Int>)] = []
        while let name = try member(&cursor, isFirst: cursor == start + 1) {
            let isFeatureType = type != nil && type != "FeatureCollection"
            if name == "features", !isFeatureType, try skipSpace(&cursor) == UInt8(ascii: "[") {
                for other in others { try keep(other.name, other.range) }
                position = cursor + 1
                window.mark = position
                state = .inFeatures(
                    TextHead(start: start, isCollection: type != nil), count: 0)
                return nil
            }
            let end = try endOfValue(&cursor)
            if name == "type" {
                type = try parse(cursor..<end) { (parser: inout GeoJSONParser) throws(JSONFault) in
                    try parser.scanner.value()
                }.stringValue
            } else {
                others.append((name, cursor..<end))
            }
            cursor = end
        }
        return try single(start..<cursor)
    }

    /// Parses a text that has no list of features.
    private func single(_ range: Range<Int>) throws(GeoJSONError) -> GeoJSON.Feature {
        guard range.count <= options.maximumFeatureBytes else {
            throw fault(
                .tooLarge, range.lowerBound, "more than \(options.maximumFeatureBytes) bytes")
        }
        let document = try parse(range) { (parser: inout GeoJSONParser) throws(JSONFault) in
            try parser.document()
        }
        position = range.upperBound
        window.mark = position
        state = .betweenTexts
        switch document {
        case .feature(let feature): return feature
        case .geometry(let geometry, let members):
            return GeoJSON.Feature(geometry: geometry, geometryMembers: members)
        case .featureCollection: throw fault(.wrongType, range.lowerBound, "'features' is no array")
        }
    }

    /// Reads the next element of a list of features; nil at its end.
    private func element(
        _ head: TextHead, _ count: Int, _ placesOnly: Bool
    ) throws(GeoJSONError) -> Item? {
        var cursor = position
        itemStart = nil
        guard var byte = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
        if byte == UInt8(ascii: "]") {
            position = cursor + 1
            window.mark = position
            state = .afterFeatures(head)
            return nil
        }
        if count > 0 {
            guard byte == UInt8(ascii: ",") else {
                throw fault(.unexpectedCharacter, cursor, "',' or ']' expected")
            }
            cursor += 1
            window.mark = cursor
            guard let next = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
            byte = next
        }
        window.mark = cursor
        itemStart = cursor
        guard byte == UInt8(ascii: "{") else {
            throw fault(.wrongType, cursor, "a feature expected", "features[\(count)]")
        }
        if placesOnly, let point = try plainPoint(cursor) {
            state = .inFeatures(head, count: count + 1)
            return point
        }
        let end = try endOfValue(&cursor, "features[\(count)]")
        let feature = try parse(cursor..<end, "features[\(count)]") {
            (parser: inout GeoJSONParser) throws(JSONFault) in try parser.feature()
        }
        position = end
        window.mark = end
        state = .inFeatures(head, count: count + 1)
        return .feature(feature)
    }

    /// The place of the plain point that begins at the window's mark, which is passed; nil if something else is there.
    private func plainPoint(_ start: Int) throws(GeoJSONError) -> Item? {
        // What is longer than a chunk is left to the parser: looking again after each chunk would be quadratic.
        for mayReadOn in [true, false] {
            var cursor = start - window.base
            do throws(PlainFeature.Stop) {
                let place = try PlainFeature.point(window.bytes.span, &cursor)
                guard window.base + cursor - start <= options.maximumFeatureBytes else {
                    return nil
                }
                position = window.base + cursor
                window.mark = position
                return .point(latitude: place.latitude, longitude: place.longitude)
            } catch {
                guard error == .needsMore, mayReadOn, try readOn() else { return nil }
            }
        }
        return nil
    }

    /// Reads the members of a collection after its features.
    private func endText(_ head: TextHead) throws(GeoJSONError) {
        var head = head
        var cursor = position
        while try skipSpace(&cursor) == UInt8(ascii: ",") {
            window.mark = cursor
            guard let name = try member(&cursor, isFirst: false) else { break }
            let end = try endOfValue(&cursor)
            if name == "type" {
                let type = try parse(cursor..<end, "type") {
                    (parser: inout GeoJSONParser) throws(JSONFault) in try parser.scanner.value()
                }
                guard type.stringValue == "FeatureCollection" else {
                    throw fault(.unknownType, cursor, "'FeatureCollection' expected", "type")
                }
                head.isCollection = true
            } else {
                try keep(name, cursor..<end)
            }
            cursor = end
        }
        guard let byte = try skipSpace(&cursor) else { throw fault(.truncated, cursor) }
        guard byte == UInt8(ascii: "}") else {
            throw fault(.unexpectedCharacter, cursor, "',' or '}' expected")
        }
        guard head.isCollection else { throw fault(.missingMember, head.start, "'type' expected") }
        position = cursor + 1
        window.mark = position
        state = .betweenTexts
    }

    /// Keeps a member of the collection.
    private func keep(_ name: String, _ range: Range<Int>) throws(GeoJSONError) {
        let value = try parse(range, name) { (parser: inout GeoJSONParser) throws(JSONFault) in
            try parser.scanner.value()
        }
        guard name == "bbox", case .array(let numbers) = value else {
            members.foreign[name] = value
            return
        }
        let box = numbers.compactMap(\.doubleValue)
        guard box.count == numbers.count, box.count == 4 || box.count == 6 else {
            throw fault(.invalidBoundingBox, range.lowerBound, "", "bbox")
        }
        members.boundingBox = box
    }
}
