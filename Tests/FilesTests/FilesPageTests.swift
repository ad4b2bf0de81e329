import ClusterMap
import Columns
import Elevation
import Foundation
import Places
import Roads
import Testing
import Transit
import World

/// `Documentation/Files.md` tells what the mapped files hold: all of it comes from their declarations.
struct FilesPageTests {
    private static let layouts = [
        PlacesFile.describe().description, RoadGraph.describe().description,
        ClusterFile.describe().description, Timetable.describe().description,
        FareFile.describe().description, HeightsFile.describe().description,
        WorldFile.describe().description,
    ]

    private static let introduction = """
        # Mapped files

        What an atlas, a saved cluster index and the gazetteer of the world hold, byte by byte. All numbers are little-endian. Files are read by mapping
        them into memory; opening compares lengths, and a check of all numbers finds what else is damaged.

        This page is written from the declarations of `PlacesFile`, `RoadGraph`, `ClusterFile`, `Timetable`, `FareFile`, `HeightsFile` and `WorldFile`: a column is declared once, and its
        writer, its reader, its check and its line here follow. To add one, declare it behind the others, raise the format's
        version, and run `MAPWRIGHT_WRITE=1 Scripts/test-target FilesTests`. The tiles of an atlas are a PMTiles archive of
        [version 3](https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md), which no page of ours describes.

        *Elements* says how many numbers a column has, *values* what they have to be. Numbers without a name for how they are
        stored stand one behind the other: `u32` is an unsigned number of 32 bits, `i32` a signed one. *None* is the greatest
        number of its type. A column of starts has one element more than there are rows: row `i` owns the items from
        `start[i]` up to, not including, `start[i + 1]`. Columns begin on multiples of 8 where a table tells their places.

        """

    private static var page: String {
        introduction + "\n" + layouts.map(\.markdown).joined(separator: "\n")
    }

    @Test func thePageTellsTheDeclarations() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Files.md")
        if ProcessInfo.processInfo.environment["MAPWRIGHT_WRITE"] == "1" {
            try Data(Self.page.utf8).write(to: url)
        }
        let written = try String(contentsOf: url, encoding: .utf8)
        #expect(
            written == Self.page,
            "Documentation/Files.md is stale: run MAPWRIGHT_WRITE=1 Scripts/test-target FilesTests")
    }

    /// What a declaration says makes sense: every column has a sentence, and rows of several numbers name each.
    @Test(arguments: layouts.indices)
    func declarationsAreWhole(_ index: Int) {
        let layout = Self.layouts[index]
        #expect(Set(layout.columns.map(\.name)).count == layout.columns.count)
        for column in layout.columns {
            #expect(column.summary.hasSuffix("."), "\(column.name)")
            #expect((1...layout.format.version).contains(column.since), "\(column.name)")
            #expect(!column.name.isEmpty && column.fields.allSatisfy { !$0.name.isEmpty })
        }
    }

    @Test func headsOfPlacesNameTheirNumbers() throws {
        let head = try #require(Self.layouts[0].columns.first { $0.name == "placeHead" })
        #expect(head.fields.count == 8)
        #expect(head.fields.map(\.name).first == "placeFlags")
        #expect(head.fields.map(\.name).last == "placeDetail")
    }
}
