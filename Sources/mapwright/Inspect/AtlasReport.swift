import Answers
import Atlas
import Foundation
import Roads
import Tiles

/// What `inspect` tells about an atlas.
struct AtlasReport {
    let atlas: AtlasManifest
    /// The modes that routes are prepared for.
    let modes: [Mode]
    let zooms: [ZoomStatistics]
    /// True if checksums were compared, nil if not.
    let verified: Bool?

    /// A travel mode, or why its road graph cannot be read.
    struct Mode: Encodable {
        let name: String
        let kind: TravelMode.Kind?
        let transportType: TravelMode.TransportType?
        let aliases: [String]?
        let error: String?

        init(_ name: String, _ mode: Result<TravelMode, any Error>) {
            self.name = name
            switch mode {
            case .success(let mode):
                (kind, transportType) = (mode.kind, mode.transportType)
                (aliases, error) = (mode.aliases, nil)
            case .failure(let failure):
                (kind, transportType, aliases, error) = (nil, nil, nil, "\(failure)")
            }
        }

        /// The mode in a line.
        var text: String { kind.map { "\(name) (\($0.rawValue))" } ?? "\(name) (unreadable)" }
    }

    private struct Document: Encodable {
        struct Zoom: Encodable {
            let zoom, tiles, contents, bytes, largest: Int
        }

        let manifest: AtlasManifest
        let modes: [Mode]
        let tiles: [Zoom]
        let verified: Bool?
    }

    /// The report as one JSON document.
    func json() throws -> Data {
        let document = Document(
            manifest: atlas, modes: modes,
            tiles: zooms.map {
                .init(
                    zoom: Int($0.zoom), tiles: $0.tileCount, contents: $0.contentCount,
                    bytes: $0.byteCount, largest: $0.largestTile)
            }, verified: verified)
        return try ReportLines.json(document)
    }

    /// The report as a page of text.
    func text(path: String, on terminal: Terminal) -> String {
        var report = ReportLines(about: path, on: terminal)
        let bounds = atlas.bounds
        for extract in atlas.extracts ?? [atlas.extract] {
            report.add("Extract", "\(extract.name), \(Figures.bytes(extract.byteCount))")
        }
        report.add("Data of", atlas.dataDate ?? "unknown: the extract does not say")
        report.add(
            "Bounds",
            "south \(degrees(bounds.south)), west \(degrees(bounds.west)), "
                + "north \(degrees(bounds.north)), east \(degrees(bounds.east))")
        for area in atlas.areas ?? [] {
            let box = area.bounds
            report.add(
                "Area",
                "\(area.name), \(degrees(box.south)), \(degrees(box.west)) to "
                    + "\(degrees(box.north)), \(degrees(box.east))")
        }
        if let replication = atlas.replication {
            let source = replication.source.map { " of \($0)" } ?? ""
            report.add("Changes", "up to number \(replication.sequence)\(source)")
        }
        report.add("Built by", "\(atlas.generator), format \(atlas.version)")
        report.add("Attribution", "\(atlas.attribution), \(atlas.license)")
        if !atlas.languages.isEmpty {
            report.add("Names also in", atlas.languages.joined(separator: ", "))
        }
        report.add(
            "Elements",
            "\(Figures.count(atlas.elements.nodes)) nodes, "
                + "\(Figures.count(atlas.elements.ways)) ways, "
                + "\(Figures.count(atlas.elements.relations)) relations")
        report.add("Missing", missing)
        report.add("Modes", modes.isEmpty ? "none" : modes.map(\.text).joined(separator: ", "))
        for error in modes.compactMap(\.error) { report.add("Unreadable", error) }
        for file in atlas.files {
            report.add(
                "File", "\(file.name), \(Figures.bytes(file.byteCount)), CRC-32 \(file.crc32)")
        }
        if verified == true { report.add("Verified", "every checksum and every tile is right") }
        report.add(
            table(
                "Features",
                atlas.features.sorted { $0.key < $1.key }.map { [$0.key, Figures.count($0.value)] })
        )
        report.add(
            table(
                "Zoom",
                [["", "tiles", "stored", "size", "largest"]]
                    + zooms.map {
                        [
                            "\($0.zoom)", Figures.count($0.tileCount),
                            Figures.count($0.contentCount),
                            Figures.bytes($0.byteCount), Figures.bytes($0.largestTile),
                        ]
                    }))
        return report.text
    }

    private var missing: String {
        let counts = [
            (atlas.missing.nodesOfWays, "nodes of ways"),
            (atlas.missing.nodesOfRelations, "nodes of relations"),
            (atlas.missing.waysOfRelations, "ways of relations"),
            (atlas.missing.relationsOfRelations, "relations of relations"),
        ].filter { $0.0 > 0 }
        if counts.isEmpty { return "nothing: every reference leads to something in the extract" }
        return counts.map { "\(Figures.count($0.0)) \($0.1)" }.joined(separator: ", ")
            + " lie outside the extract"
    }

    private func degrees(_ value: Double) -> String { String(format: "%.5f", value) }

    /// Rows with the first column on the left and the others on the right, under a title.
    private func table(_ title: String, _ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
        }
        var lines = ["", title]
        for row in rows {
            let cells = row.enumerated().map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + padding : padding + cell
            }
            lines.append("  " + cells.joined(separator: "  "))
        }
        return lines
    }
}
