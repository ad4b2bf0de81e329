import Atlas
import Foundation
import OpenStreetMap

/// The reading of the extracts that become one atlas.
struct ExtractReading {
    /// The result of reading the extracts.
    struct Result {
        /// The extracts that were read.
        var extracts: [ImportMemory.Extract]
        /// All elements, each in its newest version.
        var data: Dataset
        /// The area that the data covers.
        var bounds: AtlasBounds
        /// The areas that the data covers, from west to east; nil if there is one.
        var areas: [AtlasManifest.Area]?
        /// How old the data is, in seconds since 1970; nil if no extract tells.
        var date: Int64?
        /// The series of change files that the data has up to some number; nil if the extracts do not agree on one.
        var replication: AtlasManifest.Replication?
    }

    /// The files that are read.
    let files: [String]
    /// The paths of the extracts that the files stand for.
    let names: [String]
    let jobs: Int
    /// The memory that the import may take; nil for all there is.
    let memory: ImportMemory?

    /// Reads all extracts.
    ///
    /// - Throws: `OpenStreetMapError`, `ImportError`, `DatasetOverflow`, `CancellationError`.
    func run(
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> Result {
        let readers = try files.map(ExtractReader.init)
        let extracts = zip(names, readers).map {
            ImportMemory.Extract($0, byteCount: $1.byteCount, kind: $1.kind)
        }
        if let memory { try memory.check(extracts) } else { try ImportMemory.check(extracts) }
        let report: @Sendable (Int, Int) -> Void = { done, total in
            progress(
                ImportProgress(
                    phase: .reading, fraction: total > 0 ? Double(done) / Double(total) : nil,
                    detail:
                        "\((done / 1_000_000).formatted()) of \((total / 1_000_000).formatted()) MB"
                ))
        }
        var builder = DatasetBuilder()
        let read: ReadSummary
        var boxes: [ExtractHeader.Bounds?] = []
        if readers.count == 1 {
            read = try await readers[0].read(jobs: jobs, progress: report) {
                try builder.append($0)
            }
        } else {
            let merged = try await ExtractMerge(readers).read(
                jobs: jobs, progress: report, restart: { builder = DatasetBuilder() }
            ) { try builder.append($0) }
            read = merged.read
            boxes = merged.nodeBoxes
        }
        let data = builder.finish(jobs: jobs)
        if readers.count == 1 { boxes = [Self.box(of: data)] }
        let covered = zip(readers, boxes).map { Self.bounds(of: $0.header, nodes: $1) }
        let areas = Self.areas(
            zip(names, covered).compactMap { name, bounds in
                bounds.map { .init(name: AtlasImport.name(ofExtract: name), bounds: $0) }
            })
        guard let first = areas.first else {
            throw ImportError(.noData, path: names.joined(separator: ", "))
        }
        return Result(
            extracts: extracts, data: data,
            bounds: areas.dropFirst().reduce(first.bounds) { $0.joined(with: $1.bounds) },
            areas: areas.count > 1 ? areas : nil,
            date: Self.date(of: readers.map(\.header), newestEdit: read.newestEdit),
            replication: Self.replication(of: readers.map(\.header)))
    }

    /// The date of the data.
    ///
    /// A header's time is that of the whole database, and of several the oldest is what holds for all; without it the
    /// youngest edit says how old the data is at most.
    private static func date(of headers: [ExtractHeader], newestEdit: Int64?) -> Int64? {
        let times = headers.compactMap(\.replicationTimestamp)
        return times.count == headers.count ? times.min() : newestEdit
    }

    /// The series that all extracts have up to the same number; nil if there is none.
    static func replication(of headers: [ExtractHeader]) -> AtlasManifest.Replication? {
        guard let sequence = headers[0].replicationSequence,
            headers.allSatisfy({
                $0.replicationSequence == sequence
                    && $0.replicationURL == headers[0].replicationURL
            })
        else { return nil }
        return .init(sequence: sequence, source: headers[0].replicationURL)
    }

    /// Areas from west to east; those that overlap are one, as far as boxes can tell.
    private static func areas(_ given: [AtlasManifest.Area]) -> [AtlasManifest.Area] {
        var areas: [AtlasManifest.Area] = []
        for area in given.sorted(by: { $0.name < $1.name }) {
            var area = area
            while let other = areas.firstIndex(where: { $0.bounds.overlaps(area.bounds) }) {
                let joined = areas.remove(at: other)
                area.bounds = joined.bounds.joined(with: area.bounds)
                area.name = (joined.name.components(separatedBy: ", ") + [area.name])
                    .sorted().joined(separator: ", ")
            }
            areas.append(area)
        }
        return areas.sorted {
            ($0.bounds.west, $0.bounds.south, $0.name) < ($1.bounds.west, $1.bounds.south, $1.name)
        }
    }

    private static func box(of data: Dataset) -> ExtractHeader.Bounds? {
        var south = Int32.max
        var north = Int32.min
        var west = Int32.max
        var east = Int32.min
        for index in data.nodes.ids.indices {
            let latitude = data.nodes.latitudes[index]
            let longitude = data.nodes.longitudes[index]
            if latitude == .max || longitude == .max { continue }
            south = min(south, latitude)
            north = max(north, latitude)
            west = min(west, longitude)
            east = max(east, longitude)
        }
        guard south <= north else { return nil }
        return .init(
            south: Double(south) / 1e7, west: Double(west) / 1e7, north: Double(north) / 1e7,
            east: Double(east) / 1e7)
    }

    /// What an extract covers: what its header says if that is sound, else the box of its nodes; nil without nodes.
    private static func bounds(
        of header: ExtractHeader, nodes box: ExtractHeader.Bounds?
    ) -> AtlasBounds? {
        guard let box else { return nil }
        guard let claimed = header.bounds, claimed.south < claimed.north,
            claimed.west < claimed.east, claimed.south >= -90, claimed.north <= 90,
            claimed.west >= -180, claimed.east <= 180, claimed.south <= box.north,
            claimed.north >= box.south, claimed.west <= box.east, claimed.east >= box.west
        else { return AtlasBounds(box) }
        return AtlasBounds(claimed)
    }
}

extension AtlasBounds {
    /// Creates bounds from those of an extract.
    init(_ box: ExtractHeader.Bounds) {
        self.init(south: box.south, west: box.west, north: box.north, east: box.east)
    }

    /// Whether two boxes have a point in common; none of them may cross the 180th meridian.
    func overlaps(_ other: AtlasBounds) -> Bool {
        south <= other.north && other.south <= north && west <= other.east && other.west <= east
    }

    /// The box around two boxes.
    func joined(with other: AtlasBounds) -> AtlasBounds {
        AtlasBounds(
            south: min(south, other.south), west: min(west, other.west),
            north: max(north, other.north), east: max(east, other.east))
    }
}
