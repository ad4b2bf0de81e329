import Foundation
import MapGeometry
import MapPainter
import MapStyle
import Testing
import VectorTile

/// What a style says of a GeoJSON source: clusters, filters and ids.
struct GeoJSONSourceTests {
    /// Tiles of a source of a style.
    private static func tiles(_ data: String, _ options: String = "") throws -> GeoJSONTiles {
        let style = """
            {"version": 8, "sources": {"p": {"type": "geojson", "data": \(data)\(options)}}, "layers": []}
            """
        guard case .geojson(let source)? = try Style(json: Array(style.utf8)).sources["p"] else {
            throw NoSource()
        }
        return GeoJSONTiles(source.data, as: source)
    }

    private struct NoSource: Error {}

    private static func collection(_ features: [String]) -> String {
        #"{"type": "FeatureCollection", "features": [\#(features.joined(separator: ", "))]}"#
    }

    private static func point(
        _ longitude: Double, _ latitude: Double, _ properties: String = "", id: String = ""
    ) -> String {
        #"{"type": "Feature", \#(id)"properties": {\#(properties)}, "geometry": {"type": "Point", "coordinates": [\#(longitude), \#(latitude)]}}"#
    }

    /// Points all over the world but the 180th meridian, where MapLibre counts some twice.
    private static func scattered(_ count: Int) -> String {
        collection(
            (0..<count).map { number in
                point(
                    Double(number * 7919 % 2400) / 10 - 120,
                    Double(number * 104_729 % 1600) / 10 - 80, #""n": \#(number)"#)
            })
    }

    private typealias Properties = [String: VectorTile.Value]

    /// The features of all tiles of a zoom, each once.
    private static func features(_ tiles: GeoJSONTiles, zoom: Int) -> [Properties] {
        var found: [VectorTile.Value: Properties] = [:]
        for x in 0..<(1 << zoom) {
            for y in 0..<(1 << zoom) {
                guard case .vector(let tile)? = tiles.tile(zoom: zoom, x: x, y: y) else { continue }
                for feature in tile.layers[0].features {
                    let own = tile.layers[0].attributes(of: feature)
                    // The numbers of points are below those of clusters.
                    guard let key = own["cluster_id"] ?? own["n"] else { continue }
                    found[key] = own
                }
            }
        }
        return Array(found.values)
    }

    private static func number(_ value: VectorTile.Value?) -> Int {
        switch value {
        case .int(let number)?: Int(number)
        case .double(let number)?: Int(number)
        default: -1
        }
    }

    /// What the MapLibre GL JS of the map page, 5.24, makes of the same source: the clusters that a zoom shows and the points, the
    /// squares of the clusters' counts, the sums of what they gathered, and of their greatest numbers.
    private static let seen: [(options: String, count: Int, zooms: [[Int]])] = [
        (
            #""clusterRadius": 60, "clusterMinPoints": 2"#, 400,
            [
                [0, 21, 2, 12670, 79473, 8029], [1, 65, 2, 3008, 79473, 23410],
                [2, 93, 25, 1637, 74141, 31413], [3, 120, 160, 480, 48032, 38236],
                [4, 0, 400, 0, 0, 0], [7, 0, 400, 0, 0, 0],
            ]
        ),
        (
            #""clusterRadius": 60, "clusterMinPoints": 4"#, 400,
            [
                [0, 18, 5, 14799, 78981, 6929], [1, 53, 22, 3208, 75167, 19633],
                [2, 66, 107, 1317, 57998, 23894], [3, 0, 400, 0, 0, 0],
            ]
        ),
        (
            #""clusterRadius": 45, "clusterMinPoints": 3, "filter": ["<", ["get", "n"], 300]"#, 300,
            [
                [0, 29, 6, 4210, 43894, 7934], [1, 63, 64, 908, 35143, 16374],
                [2, 0, 300, 0, 0, 0],
            ]
        ),
    ]

    @Test(arguments: seen.indices)
    func clustersAreThoseOfThePagesLibrary(index: Int) throws {
        let (options, count, zooms) = Self.seen[index]
        let tiles = try Self.tiles(
            Self.scattered(400),
            """
            , "cluster": true, "clusterMaxZoom": 6, \(options), "clusterProperties":
              {"total": ["+", ["get", "n"]], "most": [["max", ["accumulated"], ["get", "most"]], ["get", "n"]]}
            """)
        #expect(tiles.faults == [])
        for wanted in zooms {
            let features = Self.features(tiles, zoom: wanted[0])
            let clusters = features.filter { $0["cluster"] == .bool(true) }
            let counts = clusters.map { Self.number($0["point_count"]) }
            #expect(
                [
                    wanted[0], clusters.count, features.count - clusters.count,
                    counts.reduce(0) { $0 + $1 * $1 },
                    clusters.reduce(0) { $0 + Self.number($1["total"]) },
                    clusters.reduce(0) { $0 + Self.number($1["most"]) },
                ] == wanted)
            // Nobody is lost, and nobody is counted twice.
            #expect(counts.reduce(features.count - clusters.count, +) == count)
        }
    }

    @Test(arguments: [(1, "1"), (999, "999"), (1_049, "1k"), (1_150, "1.2k"), (14_600, "15k")])
    func countsAreShortened(count: Int, text: String) throws {
        // All at one place, and a radius of nothing.
        let tiles = try Self.tiles(
            Self.collection(
                [String](repeating: Self.point(10, 20, #""n": 1"#), count: count)),
            #", "cluster": true, "clusterRadius": 0"#)
        let features = Self.features(tiles, zoom: 0)
        #expect(features.count == 1)
        guard count > 1 else {
            #expect(features.first?["point_count"] == nil, "a point of its own is no cluster")
            return
        }
        #expect(
            features.first?["point_count_abbreviated"]
                == (Int64(text).map { .int($0) } ?? .string(text)))
    }

    /// The zooms that group are those below the source's greatest.
    @Test func clustersEndAtTheirGreatestZoom() throws {
        let pair = Self.collection([
            Self.point(10, 20, #""n": 1"#), Self.point(10, 20, #""n": 2"#),
        ])
        for (options, last) in [("", 17), (#", "maxzoom": 4"#, 3), (#", "clusterMaxZoom": 9"#, 9)] {
            let tiles = try Self.tiles(pair, #", "cluster": true"# + options)
            for zoom in [0, last, last + 1] {
                let side = Double(1 << zoom)
                let y = (0.5 - asinh(tan(20 * Double.pi / 180)) / (2 * .pi)) * side
                guard
                    case .vector(let tile)? = tiles.tile(
                        zoom: zoom, x: Int(190.0 / 360 * side), y: Int(y))
                else {
                    Issue.record("there is no tile of zoom \(zoom)")
                    continue
                }
                #expect(tile.layers[0].features.count == (zoom > last ? 2 : 1), "zoom \(zoom)")
            }
        }
    }

    @Test func idsAreMadeOrTaken() throws {
        let data = Self.collection([
            Self.point(0, 0, #""n": 7, "code": "31""#, id: #""id": 5, "#),
            Self.point(1, 0, #""n": 8, "code": "x""#),
        ])
        func ids(_ options: String) throws -> [UInt64?] {
            guard case .vector(let tile)? = try Self.tiles(data, options).tile(zoom: 0, x: 0, y: 0)
            else { return [] }
            return tile.layers[0].features.map(\.id)
        }
        #expect(try ids("") == [5, nil])
        #expect(try ids(#", "generateId": true"#) == [0, 1])
        #expect(try ids(#", "promoteId": "n""#) == [7, 8])
        #expect(try ids(#", "promoteId": "code""#) == [31, nil])
    }

    @Test func aFilterLeavesFeaturesOut() throws {
        let line =
            #"{"type": "Feature", "properties": {"n": 1}, "geometry": {"type": "LineString", "coordinates": [[0, 0], [9, 9]]}}"#
        let data = Self.collection([Self.point(1, 1, #""n": 2"#), line])
        for (filter, left) in [
            (#"["==", ["geometry-type"], "LineString"]"#, 1), (#"["==", "$type", "Point"]"#, 2),
            (#"[">", ["get", "n"], 0]"#, 0),
        ] {
            let tiles = try Self.tiles(data, #", "filter": \#(filter)"#)
            let found = Self.features(tiles, zoom: 0).map { Self.number($0["n"]) }
            #expect(left == 0 ? found.count == 2 : found == [left])
        }
    }

    /// Several points in one feature are no point that a cluster could hold, as MapLibre has it.
    @Test func featuresOfSeveralPointsAreNotClustered() throws {
        let several =
            #"{"type": "Feature", "properties": {"n": 9}, "geometry": {"type": "MultiPoint", "coordinates": [[1, 1], [60, 50]]}}"#
        let tiles = try Self.tiles(
            Self.collection([Self.point(1, 1, #""n": 1"#), several]), #", "cluster": true"#)
        #expect(Self.features(tiles, zoom: 0).map { Self.number($0["n"]) } == [1])
        #expect(tiles.faults.count == 1)
    }

    /// What cannot be done is told.
    @Test(arguments: [
        (#""filter": ["nothing"]"#, "filter: "),
        (#""cluster": true, "clusterProperties": {"a": 1}"#, "clusterProperties.a: "),
        (
            #""cluster": true, "clusterProperties": {"a": ["+", ["gat", "n"]]}"#,
            "clusterProperties.a: "
        ),
        (
            #""cluster": true, "clusterProperties": {"a": ["+", ["number", ["get", "no"]]]}"#,
            "clusterProperties: "
        ),
        (#""cluster": true"#, "1 features are no single points"),
    ])
    func faultsOfASourceAreTold(options: String, fault: String) throws {
        let line = #"{"type": "LineString", "coordinates": [[0, 0], [9, 9]]}"#
        let data = Self.collection(
            [Self.point(1, 1), Self.point(1, 1)]
                + (fault.contains("points")
                    ? [#"{"type": "Feature", "properties": {}, "geometry": \#(line)}"#] : []))
        let faults = try Self.tiles(data, ", " + options).faults
        #expect(faults.count == 1 && faults[0].hasPrefix(fault), "\(faults)")
    }
}
