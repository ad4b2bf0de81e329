import Foundation

/// Reads the features of a file of any size one by one.
///
/// The file may hold a feature collection, a single feature or geometry, or several such texts one
/// after the other: newline-delimited GeoJSON and GeoJSON text sequences with record separators (RFC 8142).
/// Which of them it is shows as it is read. No more is held in memory than one feature (or one member
/// beside the features), the chunk that is read at once, and what the feature is made into.
///
/// ```swift
/// let reader = try GeoJSONFeatureReader(path: "roads.geojson")
/// while let feature = try reader.nextFeature() { … }
/// ```
///
/// As a sequence it gives a `Result` for each feature and ends after the first failure. A failure may
/// come after many features that were read well. Not to be shared between tasks.
public final class GeoJSONFeatureReader: Sequence, IteratorProtocol {
    /// Limits and options for reading a file.
    public struct Options: Sendable {
        /// The options for reading each feature.
        public var reading: GeoJSON.ReadingOptions
        /// The largest feature, and the largest member beside the features, in bytes.
        public var maximumFeatureBytes: Int
        /// The number of bytes that are read at once.
        public var chunkBytes: Int

        /// Creates options; by default features of up to 64 MiB, read in chunks of 256 KiB.
        public init(
            reading: GeoJSON.ReadingOptions = GeoJSON.ReadingOptions(),
            maximumFeatureBytes: Int = 64 << 20, chunkBytes: Int = 256 << 10
        ) {
            self.reading = reading
            self.maximumFeatureBytes = maximumFeatureBytes
            self.chunkBytes = chunkBytes
        }
    }

    /// Bounding box and foreign members of the feature collection, as far as read.
    ///
    /// Complete once the last feature has been read. Of several collections those of all, the last one's
    /// counting where they have the same.
    public internal(set) var members = GeoJSON.Members()
    /// Bytes from the start of the file to the end of the feature read last.
    public internal(set) var position = 0
    /// The length of the file, for progress; nil if not known.
    public let byteCount: Int?

    let options: Options
    var window: JSONWindow
    var state = State.betweenTexts
    var textIndex = -1
    var isFinished = false
    /// Where the feature or text begins that is read, or could not be; nil between them.
    var itemStart: Int?
    /// Whether each text has a line of its own, as whoever reads the file knows.
    package var isOfLines = false
    /// Whether a line was passed over that is no JSON.
    var hasBrokenLine = false

    /// Where in the file the reader is.
    enum State {
        case betweenTexts
        /// Before a feature of a collection: how many came before, and whether one has to follow.
        case inFeatures(TextHead, count: Int)
        /// After the features of a collection.
        case afterFeatures(TextHead)
    }

    /// What is known of a text when its features begin.
    struct TextHead {
        let start: Int
        var isCollection = false
    }

    /// Reads from wherever bytes come from.
    ///
    /// - Parameters:
    ///   - byteCount: How many there will be, if that is known.
    ///   - options: Limits.
    ///   - source: Called with the number of bytes wanted; returns as many or fewer, and none at the end.
    public init(
        byteCount: Int? = nil, options: Options = Options(),
        source: @escaping (Int) throws -> [UInt8]
    ) {
        self.byteCount = byteCount
        self.options = options
        window = JSONWindow(
            chunkBytes: options.chunkBytes, maximumBytes: options.maximumFeatureBytes,
            source: source)
    }

    /// Opens a file.
    ///
    /// - Throws: ``GeoJSONError`` with code `cannotRead`.
    public convenience init(path: String, options: Options = Options()) throws(GeoJSONError) {
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let count = try file.seekToEnd()
            try file.seek(toOffset: 0)
            self.init(byteCount: Int(count), options: options) { wanted in
                [UInt8](try file.read(upToCount: wanted) ?? Data())
            }
        } catch {
            throw GeoJSONError(
                .cannotRead, offset: 0, detail: "\(path): \(error.localizedDescription)")
        }
    }

    /// Reads the next feature; nil after the last.
    ///
    /// - Throws: ``GeoJSONError`` with the offset in the file and a path such as
    ///   `features[3].geometry`, or `[2].geometry` in the third of several texts. After that, nil.
    public func nextFeature() throws(GeoJSONError) -> GeoJSON.Feature? {
        switch try nextItem(placesOnly: false) {
        case .feature(let feature): feature
        case .point(let latitude, let longitude):
            GeoJSON.Feature(geometry: .point(.init(latitude: latitude, longitude: longitude)))
        case nil: nil
        }
    }

    /// A feature as ``nextItem()`` gives it.
    package enum Item {
        /// A plain point, of which nothing but the position was read.
        case point(latitude: Double, longitude: Double)
        /// A feature that is not a plain point.
        case feature(GeoJSON.Feature)
    }

    /// Reads the next feature, of most points their place alone, which takes a tenth of the time; nil after the last.
    ///
    /// - Throws: As ``nextFeature()``, for the same texts.
    package func nextItem() throws(GeoJSONError) -> Item? {
        // A strict reader looks at more than the place, and one may allow less depth.
        let reading = options.reading
        return try nextItem(
            placesOnly: reading.strictness == .lenient
                && reading.maximumDepth >= PlainFeature.deepest + 2)
    }

    private func nextItem(placesOnly: Bool) throws(GeoJSONError) -> Item? {
        guard !isFinished else { return nil }
        do throws(GeoJSONError) {
            let item = try readItem(placesOnly)
            isFinished = item == nil
            return item
        } catch {
            isFinished = true
            throw error
        }
    }

    /// Reads the next feature, with any failure in the result; nil after the last feature or a failure.
    public func next() -> Result<GeoJSON.Feature, GeoJSONError>? {
        do throws(GeoJSONError) {
            return try nextFeature().map { .success($0) }
        } catch {
            return .failure(error)
        }
    }
}
