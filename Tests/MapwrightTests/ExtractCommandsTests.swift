import Atlas
import Foundation
import Testing
import Tiles

/// `mapwright split`, `merge` and `export`, run as a person runs them.
@Suite struct ExtractCommandsTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test func anExtractIsCutAndPutTogether() async throws {
        let (south, north) = (folder.path + "/south.osm.pbf", folder.path + "/north.osm.pbf")
        for (path, region) in [(south, "-90,-180,60.17,180"), (north, "60.17,-180,90,180")] {
            let split = try await Program.run([
                "split", ImportCommandTests.sample, "--region", region, "-o", path,
            ])
            #expect(split.status == 0, "\(split.errors)")
            #expect(split.output.hasPrefix("Made \(path) with "))
            #expect(split.output.hasSuffix(" elements\n"))
            #expect(split.errors.hasPrefix("Copying the extract\n"))
        }
        let both = folder.path + "/both.osm.pbf"
        let merge = try await Program.run(["merge", north, south, "-o", both, "--quiet"])
        #expect(merge.status == 0 && merge.output.isEmpty && merge.errors.isEmpty)
        #expect(try names == ["both.osm.pbf", "north.osm.pbf", "south.osm.pbf"])
        // Of the whole and of its halves one map is made.
        var tables: [[AtlasManifest.File]] = []
        for extract in [ImportCommandTests.sample, both] {
            let atlas = folder.path + "/x.atlas"
            let made = try await Program.run([
                "import", extract, "-o", atlas, "--quiet", "--modes", "walking",
            ])
            #expect(made.status == 0, "\(made.errors)")
            tables.append(
                try Atlas.open(atlas).manifest.files.filter { $0.name != "tiles.pmtiles" })
        }
        #expect(tables[0] == tables[1])
    }

    @Test func tilesAreExported() async throws {
        let atlas = folder.path + "/city.atlas"
        let made = try await Program.run([
            "import", ImportCommandTests.sample, "-o", atlas, "--quiet", "--modes", "none",
        ])
        #expect(made.status == 0, "\(made.errors)")
        let (all, part) = (folder.path + "/all.pmtiles", folder.path + "/part.pmtiles")
        let export = try await Program.run(["export", atlas, "-o", all])
        #expect(export.status == 0, "\(export.errors)")
        #expect(
            FileManager.default.contentsEqual(
                atPath: all, andPath: "\(atlas)/\(AtlasFile.tiles)"))
        let count = try PMTilesReader(path: all).header.addressedTileCount
        #expect(export.output == "Made \(all) with \(count) tiles\n")
        let low = try await Program.run(["export", atlas, "--max-zoom", "9", "-o", part])
        #expect(low.status == 0, "\(low.errors)")
        #expect(try PMTilesReader(path: part).header.maximumZoom == 9)
        // Over the 180th meridian, where this atlas has no tile.
        for region in ["60,179.9,61,-179.9", "60,179.9,61,180.1"] {
            let far = try await Program.run([
                "export", atlas, "--max-zoom", "9", "--region", region, "-o", part,
            ])
            #expect(far.status == 1)
            #expect(far.errors == "mapwright: there is no tile to write to \(part)\n")
        }
    }

    @Test func whatCannotBeDoneIsOneLineAndLeavesNothing() async throws {
        let part = folder.path + "/part.osm.pbf"
        let unknown = try await Program.run([
            "split", ImportCommandTests.sample, "--region", "Atlantis", "-o", part, "--quiet",
        ])
        #expect(unknown.status == 1)
        #expect(
            unknown.errors
                == "mapwright: no area of the extract is called “Atlantis”: give its name as mapped, its relation "
                + "such as r123, a box or a GeoJSON file\n")
        let missing = try await Program.run([
            "merge", ImportCommandTests.sample, folder.path + "/none.osm.pbf", "-o", part,
            "--quiet",
        ])
        #expect(missing.status == 1)
        #expect(missing.errors.split(separator: "\n").count == 1)
        #expect(try names.isEmpty)
    }

    @Test(arguments: [
        ["merge", "a.osm.pbf", "-o", "b.osm.pbf"], ["merge", "a.osm.pbf", "b.osm.pbf"],
        ["merge", "a.osm.pbf", "b.osm.pbf", "-o", "c.osm"],
        ["split", "a.osm.pbf", "-o", "b.osm.pbf"],
        ["split", "a.osm.pbf", "--region", "x", "--strategy", "simple", "-o", "b.osm.pbf"],
        ["split", "a.osm.pbf", "--region", "x", "--jobs", "0", "-o", "b.osm.pbf"],
        ["export", "a.atlas"], ["export", "a.atlas", "--max-zoom", "40", "-o", "b.pmtiles"],
        ["export", "a.atlas", "--region", "1,2,3", "-o", "b.pmtiles"],
        ["import", "a.osm.pbf", "--memory", "much"], ["import", "a.osm.pbf", "--memory", "0"],
        ["import", "a.osm.pbf", "--temp", "/there/is/none"],
    ])
    func badUsageIsExitCode64(arguments: [String]) async throws {
        let program = try await Program.run(arguments)
        #expect(program.status == 64)
        #expect(program.errors.hasPrefix("Error: "))
    }
}
