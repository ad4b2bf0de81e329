extension GeoJSON {
    /// The decimals of numbers and the sense of rings in written GeoJSON.
    public struct WritingOptions: Sendable {
        /// The sense in which rings are written.
        public enum Winding: Sendable {
            /// Rings as RFC 7946 asks: outer ones counterclockwise, holes clockwise.
            case rightHand
            /// Rings in the sense that they have.
            case asGiven
        }

        /// Decimals of coordinates and bounding boxes, from 0 to 15; nil for the shortest that reads back as
        /// the same number.
        ///
        /// Six are 0.1 m. Other numbers are not rounded.
        public var decimals: Int?
        /// The winding order of rings.
        ///
        /// The sense is told in longitude and latitude; edges of more than half a turn, but not a whole one,
        /// are taken to cross the 180th meridian.
        public var winding: Winding

        /// Creates options; by default all decimals and rings as RFC 7946 asks.
        public init(decimals: Int? = nil, winding: Winding = .rightHand) {
            self.decimals = decimals
            self.winding = winding
        }
    }

    /// Returns the text of a document in UTF-8, on one line.
    ///
    /// The same document always gives the same bytes: members are in a fixed order, foreign members and
    /// properties by name. Numbers are the shortest that read back the same. Foreign members with a
    /// name that the RFC gives a meaning in the object are left out.
    ///
    /// - Throws: ``GeoJSONError`` with code `notFinite` if a number is NaN or infinite.
    public static func encode(
        _ document: Document, options: WritingOptions = WritingOptions()
    ) throws(GeoJSONError) -> [UInt8] {
        var output = GeoJSONOutput(options: options)
        switch document {
        case .geometry(let geometry, let members): try output.write(geometry, members)
        case .feature(let feature): try output.write(feature)
        case .featureCollection(let collection):
            try output.openCollection(collection.members)
            for (index, feature) in collection.features.enumerated() {
                if index > 0 { output.append(",") }
                try output.write(feature)
            }
            output.append("]}")
        }
        return output.bytes
    }

    /// Returns the text of a feature in UTF-8, on one line.
    public static func encode(
        _ feature: Feature, options: WritingOptions = WritingOptions()
    ) throws(GeoJSONError) -> [UInt8] {
        try encode(.feature(feature), options: options)
    }

    /// Returns the text of a geometry in UTF-8, on one line.
    public static func encode(
        _ geometry: Geometry, options: WritingOptions = WritingOptions()
    ) throws(GeoJSONError) -> [UInt8] {
        try encode(.geometry(geometry, Members()), options: options)
    }
}

extension JSONValue {
    /// Returns the JSON text of the value in UTF-8, on one line, members by name.
    ///
    /// - Throws: ``GeoJSONError`` with code `notFinite` if a number is NaN or infinite.
    public func encoded() throws(GeoJSONError) -> [UInt8] {
        var output = GeoJSONOutput(options: GeoJSON.WritingOptions())
        try output.write(self)
        return output.bytes
    }
}
