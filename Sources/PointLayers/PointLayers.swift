import MapAPI
import MapGeometry

/// The layers of points of a service: some read from files, others written while it runs.
///
/// Both are answered as clusters at every zoom; what is written goes to a store on the disk first.
public final class PointLayers: Sendable {
    package let layers = LayerList()
    package let hub: ChangeHub
    package let writer: PointWriter?

    /// A layer that is read from a file.
    public struct File: Sendable, Equatable {
        /// The name of the layer.
        public let name: String
        /// The file: .csv, .tsv and .txt are tables with a header, everything else GeoJSON.
        public let path: String

        /// Creates a layer of a file.
        public init(name: String, path: String) {
            self.name = name
            self.path = path
        }
    }

    /// Opens layers.
    ///
    /// - Parameters:
    ///   - files: Layers that are read from files, once, and cannot be written.
    ///   - store: The SQLite file of the layers that are written; made if it is not there. Nil: nothing is written.
    /// - Throws: `PointError`, or what is wrong with a file.
    public convenience init(files: [File] = [], store: String? = nil) throws {
        try self.init(files: files, store: store, gathering: .milliseconds(2), limit: 200_000)
    }

    package init(
        files: [File] = [], store: String?, gathering: Duration, limit: Int = 200_000,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws {
        let layers = self.layers
        hub = ChangeHub(layers, clock: clock)
        writer = try store.map { path throws(PointError) in
            try PointWriter(layers, path: path, gathering: gathering, limit: limit)
        }
        for file in files { try layers.add(Self.layer(of: file)) }
    }

    /// Adds a layer of points that are known already, and cannot be written.
    ///
    /// - Parameters:
    ///   - name: The name of the layer.
    ///   - source: The origin of the points, for error messages when a client tries to write them.
    ///   - points: The points with their ids and properties.
    /// - Throws: `PointError` if there is a layer of the name, or an id, a coordinate or a property is none.
    public func add(
        _ name: String, from source: String,
        points: [(id: String, coordinate: CLLocationCoordinate2D, properties: [String: JSONValue])]
    ) throws {
        let checked = try points.map { point in
            LayerPoint(
                id: try LayerPoint.checkedID(point.id),
                coordinate: try LayerPoint.checkedCoordinate(
                    latitude: point.coordinate.latitude, longitude: point.coordinate.longitude),
                properties: try LayerPoint.checkedProperties(point.properties), version: 0)
        }
        try layers.add(
            LiveLayer(
                try LayerName.checked(name), .file(source), try LayerState(checked, version: 0)))
    }

    /// The families of paths at which the layers are read and written.
    public var families: [APIFamily] { [pointPaths, clusterPaths] }

    /// Whether layers can be written: whether there is a store.
    public var isWritable: Bool { writer != nil }

    /// Writes what waits, takes no more, and closes the store.
    public func close() { writer?.close() }

    /// Writes; returns when it is on the disk.
    package func write(_ write: PointWrite) async throws -> PointReceipt {
        guard let writer else {
            throw PointError(
                .readOnly, "this service keeps no points; start it with --points-store FILE")
        }
        return try await writer.write(write)
    }

    /// Reads a layer from its file; points without an id are known by their number in the file, from 1 on.
    private static func layer(of file: File) throws -> LiveLayer {
        let name = try LayerName.checked(file.name)
        var points: [LayerPoint] = []
        _ = try PointFile(path: file.path, hasProperties: true).read { point, _ in
            do throws(PointError) {
                let coordinate = try LayerPoint.checkedCoordinate(
                    latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
                points.append(
                    LayerPoint(
                        id: try LayerPoint.checkedID(point.id ?? "\(points.count + 1)"),
                        coordinate: coordinate,
                        properties: try LayerPoint.checkedProperties(point.properties), version: 0))
            } catch {
                throw PointError(error.code, "\(file.path), point \(points.count + 1): \(error)")
            }
        }
        return LiveLayer(name, .file(file.path), try LayerState(points, version: 0))
    }
}
