extension GeoJSONFeatureReader {
    /// Goes on to the next feature.
    func readFeature() throws(GeoJSONError) -> GeoJSON.Feature? {
        while true {
            switch state {
            case .betweenTexts:
                var start = position
                if start == 0, try byteOrderMark() { start = 3 }
                window.mark = start
                guard let byte = try skipSpace(&start) else { return nil }
                window.mark = start
                textIndex += 1
                guard byte == UInt8(ascii: "{") else {
                    throw fault(.wrongType, start, "an object expected")
                }
                if let feature = try beginText(start) { return feature }
            case .inFeatures(let head, let count):
                if let feature = try element(head, count) { return feature }
            case .afterFeatures(let head): try endText(head)
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
    private func element(_ head: TextHead, _ count: Int) throws(GeoJSONError) -> GeoJSON.Feature? {
        var cursor = position
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
        guard byte == UInt8(ascii: "{") else {
            throw fault(.wrongType, cursor, "a feature expected", "features[\(count)]")
        }
        let end = try endOfValue(&cursor, "features[\(count)]")
        let feature = try parse(cursor..<end, "features[\(count)]") {
            (parser: inout GeoJSONParser) throws(JSONFault) in try parser.feature()
        }
        position = end
        window.mark = end
        state = .inFeatures(head, count: count + 1)
        return feature
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
