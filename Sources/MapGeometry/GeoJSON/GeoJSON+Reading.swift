import Foundation

extension GeoJSON {
    /// How strictly GeoJSON is read, and how deep it may be nested.
    public struct ReadingOptions: Sendable {
        /// The treatment of text that is JSON but breaks RFC 7946.
        public enum Strictness: Sendable {
            /// Anything the RFC forbids is an error.
            case strict
            /// Text with an obvious meaning is read.
            ///
            /// Positions beyond ±180 and ±90 are kept as given, rings that are not closed get closed, lines and
            /// rings may have any number of positions, and a feature may lack `geometry` or `properties`.
            /// Everything else is an error still: broken JSON, unknown types, positions that are no numbers.
            case lenient
        }

        /// The treatment of text that breaks RFC 7946.
        public var strictness: Strictness
        /// The maximum nesting of arrays and objects, from 1 to 512; the RFC's own need nine.
        public var maximumDepth: Int {
            didSet { maximumDepth = min(max(maximumDepth, 1), 512) }
        }

        /// Creates options; a depth outside 1 to 512 is brought there.
        public init(strictness: Strictness = .strict, maximumDepth: Int = 128) {
            self.strictness = strictness
            self.maximumDepth = min(max(maximumDepth, 1), 512)
        }
    }

    /// Reads a GeoJSON text: a geometry, a feature or a feature collection.
    ///
    /// Members may come in any order; of members with the same name the last one counts. A byte order mark
    /// is skipped. Rings are accepted in both senses of rotation and kept as they are.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - options: How strictly to read, and how deep.
    /// - Throws: ``GeoJSONError`` with the offset in `bytes` and the member's path.
    /// - Complexity: O(n) where `type` comes first in each object, as nearly everybody writes it; O(n·d)
    ///   for objects nested d deep where it does not.
    public static func decode(
        _ bytes: [UInt8], options: ReadingOptions = ReadingOptions()
    ) throws(GeoJSONError) -> Document {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return try GeoJSONParser.parse(bytes, start..<bytes.count, options: options) {
            (parser: inout GeoJSONParser) throws(JSONFault) in try parser.document()
        }
    }

    /// Reads a GeoJSON text from data.
    public static func decode(
        _ data: Data, options: ReadingOptions = ReadingOptions()
    ) throws(GeoJSONError) -> Document {
        try decode([UInt8](data), options: options)
    }

    /// Reads a GeoJSON text from a string; offsets in errors count its UTF-8.
    public static func decode(
        _ string: String, options: ReadingOptions = ReadingOptions()
    ) throws(GeoJSONError) -> Document {
        try decode(Array(string.utf8), options: options)
    }
}
