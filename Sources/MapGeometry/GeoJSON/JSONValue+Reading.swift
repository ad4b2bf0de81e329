extension JSONValue {
    /// Reads one JSON value of any kind.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - maximumDepth: How deep arrays and objects may be nested, from 1 to 512.
    /// - Throws: ``GeoJSONError`` with the offset in `bytes` and the member's path.
    public init(decoding bytes: [UInt8], maximumDepth: Int = 128) throws(GeoJSONError) {
        self = try GeoJSONParser.parse(
            bytes, 0..<bytes.count, options: GeoJSON.ReadingOptions(maximumDepth: maximumDepth)
        ) {
            (parser: inout GeoJSONParser) throws(JSONFault) in try parser.scanner.value()
        }
    }
}
