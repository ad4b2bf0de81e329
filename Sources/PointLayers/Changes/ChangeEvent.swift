import Answers

/// Events of a stream of changes, as the HTML standard has server-sent events.
package enum ChangeEvent {
    /// Returns the event that holds all items of a view.
    package static func snapshot(
        _ items: [String: LayerView.Item], _ query: ClusterQuery, version: Int
    ) -> [UInt8] {
        event(
            "snapshot", version,
            JSONText.clusters(ordered(items), query, version: version).bytes)
    }

    /// Returns the event that holds the items added, changed and removed.
    package static func changes(
        _ difference: ClusterDifference, _ query: ClusterQuery, version: Int
    ) -> [UInt8] {
        var json = JSONText(capacity: 128 * difference.count + 128)
        json.raw("{\"version\":")
        json.integer(version)
        json.raw(",\"added\":")
        json.list(ordered(difference.added)) { $0.item($1, sums: query.sums) }
        json.raw(",\"changed\":")
        json.list(ordered(difference.changed)) { $0.item($1, sums: query.sums) }
        json.raw(",\"removed\":")
        json.list(difference.removed.sorted()) { $0.string($1) }
        json.raw("}")
        return event("changes", version, json.bytes)
    }

    private static func ordered(_ items: [String: LayerView.Item]) -> [LayerView.Item] {
        items.values.sorted { $0.id < $1.id }
    }

    /// The text of an event; JSON has no line break in it.
    private static func event(_ name: String, _ version: Int, _ json: [UInt8]) -> [UInt8] {
        Array("id: \(version)\nevent: \(name)\ndata: ".utf8) + json + [10, 10]
    }
}
