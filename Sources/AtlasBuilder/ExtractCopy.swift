import Atlas
import Bytes
import Foundation
import OpenStreetMap

/// The writing of extracts from other extracts: several merged into one, or a part of one.
///
/// The new extract appears whole or not at all. The same elements give the same bytes.
public struct ExtractCopy: Sendable {
    /// The path of the `.osm.pbf` file that is written.
    public let outputPath: String
    /// The number of threads that work at once.
    public let jobs: Int

    /// Prepares to write an extract.
    ///
    /// - Parameters:
    ///   - outputPath: The `.osm.pbf` file to make; an older one of that name is replaced.
    ///   - jobs: How many cores to use, 1 or more.
    public init(outputPath: String, jobs: Int) {
        precondition(jobs >= 1, "at least one job is needed")
        self.outputPath = outputPath
        self.jobs = jobs
    }

    /// Merges extracts: of each element the newest version is written.
    ///
    /// What the new extract covers is the box around what the others do, and its data is as old as the oldest. The order
    /// of the extracts changes nothing.
    ///
    /// - Parameter progress: Called often, from any thread.
    /// - Returns: How many elements were written.
    /// - Throws: `OpenStreetMapError`, `FileError`, `CancellationError`.
    public func merge(
        _ extracts: [String], progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> Int {
        let readers = try extracts.map(ExtractReader.init)
        let headers = readers.map(\.header)
        var header = ExtractHeader()
        header.writingProgram = AtlasImport.generator
        let bounds = headers.compactMap(\.bounds)
        if bounds.count == headers.count, let first = bounds.first {
            header.bounds = bounds.dropFirst().reduce(first) { $0.joined(with: $1) }
        }
        let times = headers.compactMap(\.replicationTimestamp)
        if times.count == headers.count { header.replicationTimestamp = times.min() }
        if let series = ExtractReading.replication(of: headers) {
            header.replicationSequence = series.sequence
            header.replicationURL = series.source
        }
        var writer: ExtractWriter? = try ExtractWriter(path: outputPath, header: header)
        let summary = try await ExtractMerge(readers).read(
            jobs: jobs, progress: Self.report(progress),
            restart: {
                // The one that ends removes what it wrote, under the same name.
                writer = nil
                writer = try ExtractWriter(path: outputPath, header: header)
            }
        ) { try writer?.append($0) }
        try writer?.finish()
        return summary.delivered
    }

    /// Cuts a region out of an extract.
    ///
    /// - Parameters:
    ///   - extract: The path of the extract.
    ///   - region: A box in degrees as south,west,north,east; the path of a GeoJSON file; the name of an area of the
    ///     extract, or its relation such as r123.
    ///   - keepsAreasWhole: Whether areas of several ways that reach into the region keep all of them.
    ///   - progress: Called often, from any thread.
    /// - Returns: How many elements were written.
    /// - Throws: `RegionError`, `OpenStreetMapError`, `FileError`, `CancellationError`.
    public func split(
        _ extract: String, region name: String, keepsAreasWhole: Bool,
        progress: @escaping @Sendable (ImportProgress) -> Void
    ) async throws -> Int {
        let reader = try ExtractReader(path: extract)
        let region = try await region(name, of: reader)
        var header = reader.header
        header.writingProgram = AtlasImport.generator
        header.bounds = region.bounds
        // Changes of the series would bring what lies outside of the region.
        header.replicationSequence = nil
        header.replicationURL = nil
        var writer: ExtractWriter? = try ExtractWriter(path: outputPath, header: header)
        let count = try await ExtractSplit(
            reader, region: region, keepsAreasWhole: keepsAreasWhole
        ).read(
            jobs: jobs, progress: Self.report(progress),
            restart: {
                // The one that ends removes what it wrote, under the same name.
                writer = nil
                writer = try ExtractWriter(path: outputPath, header: header)
            }
        ) { try writer?.append($0) }
        guard count > 0 else { throw RegionError(.nothingInside, region: name) }
        try writer?.finish()
        return count
    }

    private func region(_ text: String, of reader: ExtractReader) async throws -> ExtractRegion {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        if numbers.count == 4, parts.count == 4 {
            let box = ExtractHeader.Bounds(
                south: numbers[0], west: numbers[1], north: numbers[2], east: numbers[3])
            guard let region = ExtractRegion(box) else { throw RegionError(.badBox, region: text) }
            return region
        }
        if FileManager.default.fileExists(atPath: text) {
            let file = try MappedFile(path: text)
            return try .geoJSON(
                Data(try file.read(0..<file.byteCount)), name: text)
        }
        return try await NamedArea(name: text, jobs: jobs).region(of: reader)
    }

    private static func report(
        _ progress: @escaping @Sendable (ImportProgress) -> Void
    ) -> @Sendable (Int, Int) -> Void {
        { done, total in
            progress(
                ImportProgress(
                    phase: .copying, fraction: total > 0 ? Double(done) / Double(total) : nil))
        }
    }
}

extension ExtractHeader.Bounds {
    /// The box around two boxes, none of which crosses the 180th meridian.
    fileprivate func joined(with other: Self) -> Self {
        .init(
            south: min(south, other.south), west: min(west, other.west),
            north: max(north, other.north), east: max(east, other.east))
    }
}
