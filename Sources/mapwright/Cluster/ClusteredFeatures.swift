import Bytes
import ClusterMap
import MapGeometry
import Tiles

/// Clusters as features, with the properties that styles made for supercluster expect, and those of the points.
struct ClusteredFeatures {
    let index: ClusterIndex
    /// What the file says of each point; empty if that is not wanted.
    let columns: [[String: JSONValue]]

    /// What the file says of a point that is shown alone.
    private func columns(of cluster: ClusterIndex.Cluster) -> [String: JSONValue] {
        cluster.isPoint && cluster.id < columns.count ? columns[cluster.id] : [:]
    }

    /// Appends a feature as GeoJSON.
    func append(
        _ cluster: ClusterIndex.Cluster, zoom: Int, to out: inout [UInt8]
    ) throws(GeoJSONError) {
        func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 }
        let place = cluster.coordinate
        var text =
            "{\"type\":\"Feature\",\"id\":\(cluster.id),\"geometry\":{\"type\":\"Point\",\"coordinates\":["
            + "\(rounded(place.longitude)),\(rounded(place.latitude))]},\"properties\":{"
        if cluster.isPoint {
            text += "\"cluster\":false,\"point\":\(cluster.id)"
        } else {
            text +=
                "\"cluster\":true,\"cluster_id\":\(cluster.id),\"point_count\":\(cluster.count),"
                + "\"point_count_abbreviated\":\"\(cluster.abbreviatedCount)\""
            if let expansion = index.expansionZoom(of: cluster.id, zoom: zoom) {
                text += ",\"expansion_zoom\":\(expansion)"
            }
        }
        out += Array(text.utf8)
        let own = columns(of: cluster)
        if !own.isEmpty {
            // The object's members without its braces.
            let object = try JSONValue.object(own).encoded()
            out.append(UInt8(ascii: ","))
            out += object.dropFirst().dropLast()
        }
        out += Array("}}".utf8)
    }

    /// The vector tile of a square of the world.
    func tile(_ tile: TileAddress) throws -> [UInt8] {
        guard let square = ClusterTile(zoom: tile.zoom, x: tile.x, y: tile.y) else { return [] }
        return try index.vectorTile(square, properties: columns(of:))
    }

    /// Writes the tiles of all zooms that hold a cluster as a PMTiles archive.
    ///
    /// - Returns: The number of tiles.
    func writeArchive(to path: String, deepest: Int) throws -> Int {
        let writer = try PMTilesWriter(path: path)
        for zoom in 0...deepest {
            for number in tiles(zoom: zoom) {
                guard let id = TileID(hilbertID: number),
                    let square = ClusterTile(zoom: zoom, x: Int(id.x), y: Int(id.y))
                else { continue }
                let bytes = try index.vectorTile(square, properties: columns(of:))
                if !bytes.isEmpty { try writer.append(id, uncompressed: bytes.span.bytes) }
            }
        }
        let count = writer.tileCount
        try writer.finish(metadata: metadata(deepest: deepest))
        return count
    }

    /// The numbers of the tiles that show something at a zoom, ascending.
    private func tiles(zoom: Int) -> [UInt64] {
        let all = index.clusters(south: -90, west: -180, north: 90, east: 180, zoom: zoom)
        // How far over a tile's edge symbols are drawn.
        let reach = 0.125
        let side = Double(1 << zoom)
        var numbers: Set<UInt64> = []
        for cluster in all {
            let place = MKMapPoint(cluster.coordinate)
            let x = place.x / MKMapSize.world.width * side
            let y = place.y / MKMapSize.world.height * side
            for column in Set([Int((x - reach).rounded(.down)), Int((x + reach).rounded(.down))]) {
                for row in Set([Int((y - reach).rounded(.down)), Int((y + reach).rounded(.down))]) {
                    let around = (column + (1 << zoom)) % (1 << zoom)
                    if let id = TileID(checking: zoom, x: around, y: row) {
                        numbers.insert(id.hilbertID)
                    }
                }
            }
        }
        return numbers.sorted()
    }

    private func metadata(deepest: Int) -> TileMetadata {
        var fields = [
            "cluster": "Boolean", "cluster_id": "Number", "point_count": "Number",
            "point_count_abbreviated": "String", "expansion_zoom": "Number", "point": "Number",
        ]
        for (name, value) in columns.joined() {
            let type =
                switch value {
                case .integer, .number: "Number"
                case .bool: "Boolean"
                default: "String"
                }
            // A column of several types is one of texts.
            fields[name] = fields[name].map { $0 == type ? type : "String" } ?? type
        }
        return TileMetadata(
            name: "Clusters", description: "Points clustered by Mapwright", attribution: "",
            version: "1", type: "overlay",
            vectorLayers: [
                VectorLayer(id: "clusters", fields: fields, minzoom: 0, maxzoom: deepest)
            ], other: [:])
    }
}
