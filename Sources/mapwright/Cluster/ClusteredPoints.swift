import ClusterMap
import MapGeometry
import PointLayers

/// The points of a file, clustered.
struct ClusteredPoints {
    /// The clusters.
    let index: ClusterIndex
    /// What the file says of each point; empty if that is not wanted.
    let columns: [[String: JSONValue]]

    /// A file of which every row is malformed.
    private struct NoPoints: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads a file of points, or a saved index (.clusters), and says on standard error how far it is.
    ///
    /// - Parameters:
    ///   - path: What `PointFile` reads.
    ///   - latitude: Name of the column, if it is not one of the usual ones.
    ///   - longitude: Name of the column, if it is not one of the usual ones.
    ///   - hasColumns: Whether properties are kept.
    ///   - isStrict: Whether a malformed row is an error.
    ///   - options: How the points are clustered; a saved index has its own.
    init(
        path: String, latitude: String? = nil, longitude: String? = nil, hasColumns: Bool = false,
        isStrict: Bool = false, options: ClusterIndex.Options = .init()
    ) throws {
        if path.lowercased().hasSuffix(".clusters") {
            index = try ClusterIndex(contentsOf: path)
            columns = []
            return
        }
        let display = ReadingDisplay()
        let file = PointFile(
            path: path, latitude: latitude, longitude: longitude, hasProperties: hasColumns,
            isStrict: isStrict)
        var coordinates: [CLLocationCoordinate2D] = []
        var columns: [[String: JSONValue]] = []
        let skipped: PointFile.Report
        do {
            skipped = try file.read { point, progress in
                coordinates.append(point.coordinate)
                if hasColumns {
                    var own = point.properties
                    if let id = point.id, own["id"] == nil { own["id"] = .string(id) }
                    columns.append(own)
                }
                if coordinates.count % 4096 == 0 {
                    display.show(progress.bytes, of: progress.byteCount, points: coordinates.count)
                }
            }
        } catch {
            display.stop(points: coordinates.count)
            throw error
        }
        display.finish(points: coordinates.count, skipped: skipped)
        if coordinates.isEmpty, let fault = skipped.faults.first {
            throw NoPoints(description: "no row could be read; \(fault.first)")
        }
        index = try ClusterIndex(coordinates, options: options)
        self.columns = columns
    }
}
