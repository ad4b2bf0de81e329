import Synchronization

/// The layers there are, by name.
package final class LayerList: Sendable {
    private struct Content {
        var layers: [String: LiveLayer] = [:]
        var version = 0
        var listeners: [@Sendable () -> Void] = []
    }

    private let content = Mutex(Content())

    /// A layer; nil if there is none of the name.
    package subscript(name: String) -> LiveLayer? { content.withLock { $0.layers[name] } }

    /// All layers, sorted by name.
    package var all: [LiveLayer] {
        content.withLock { Array($0.layers.values) }.sorted { $0.name < $1.name }
    }

    /// The number of the last commit of any layer.
    package var version: Int { content.withLock { $0.version } }

    /// Adds a layer.
    ///
    /// - Throws: `PointError` if there is one of the name.
    package func add(_ layer: LiveLayer) throws(PointError) {
        let isNew = content.withLock { content in
            guard content.layers[layer.name] == nil else { return false }
            content.layers[layer.name] = layer
            content.version = max(content.version, layer.state.version)
            return true
        }
        guard isNew else {
            throw PointError(.malformed, "there are two layers named “\(layer.name)”")
        }
    }

    /// Replaces the layers that a commit changed, removes those that are nil, and calls the
    /// listeners.
    package func note(_ changed: [String: LiveLayer?], version: Int) {
        let listeners = content.withLock { content in
            for (name, layer) in changed { content.layers[name] = layer }
            content.version = max(content.version, version)
            return content.listeners
        }
        for listener in listeners { listener() }
    }

    /// Calls a listener after each commit; it may not take long.
    package func listen(_ listener: @escaping @Sendable () -> Void) {
        content.withLock { $0.listeners.append(listener) }
    }
}
