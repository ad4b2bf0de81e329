import Tiles

/// The names of what tiles say of clusters.
enum PyramidFields {
    /// The name of the layer in the tiles.
    static let layer = "clusters"

    /// The attribute that says how many points are of a category.
    static func count(of category: String, _ settings: PyramidSettings) -> String {
        "\(settings.category ?? ""):\(category)"
    }

    /// The attribute that says what the numbers of a column sum up to.
    static func sum(of column: String) -> String { "sum:\(column)" }

    /// What an archive says of itself.
    static func metadata(_ settings: PyramidSettings, categories: [String]) -> TileMetadata {
        var fields = [
            "cluster": "Boolean", "cluster_id": "Number", "point_count": "Number",
            "point_count_abbreviated": "String", "expansion_zoom": "Number", "point": "Number",
        ]
        for category in categories { fields[count(of: category, settings)] = "Number" }
        for column in settings.sums { fields[sum(of: column)] = "Number" }
        return TileMetadata(
            name: "Clusters", description: "Points clustered by Mapwright", attribution: "",
            version: "1", type: "overlay",
            vectorLayers: [
                VectorLayer(
                    id: layer, fields: fields, minzoom: 0, maxzoom: settings.grid.deepestZoom)
            ])
    }
}
