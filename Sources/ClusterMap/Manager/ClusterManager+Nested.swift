import MapGeometry

/// The annotations in sight, those inside clusters included.
extension ClusterManager {
    /// Returns the visible annotations, and those inside visible clusters, that lie in the region of the last
    /// reload: what a list beside the map shows.
    ///
    /// An annotation counts by its own coordinate, the one it has in the list, on the edges of the region too. Clusters near
    /// an edge, which stand for annotations on both sides of it, give those inside.
    ///
    /// With `shouldRemoveInvisibleAnnotations` false the map keeps what is out of sight, and so does the list:
    /// it is all visible annotations and all members of the visible clusters, wherever they lie.
    ///
    /// - Complexity: O(n) in the annotations returned and the members of clusters on an edge.
    public func fetchVisibleNestedAnnotations() -> [Annotation] {
        var nested: [Annotation] = []
        // Without a window nothing is in sight; what stays visible then was kept on purpose.
        let window = configuration.shouldRemoveInvisibleAnnotations ? visibleWindow : nil
        for (shown, marker) in zip(visibleAnnotations, visibleMarkers) {
            switch (shown, window) {
            case (.annotation(let annotation), nil): nested.append(annotation)
            case (.cluster(let cluster), nil): nested += cluster.members.all
            case (.annotation(let annotation), let window?):
                if window.contains(annotation.coordinate) { nested.append(annotation) }
            case (.cluster(let cluster), let window?):
                switch overlap(of: marker, with: window) {
                case .none: break
                case .all: nested += cluster.members.all
                case .some:
                    nested += cluster.members.all.lazy.filter { window.contains($0.coordinate) }
                }
            }
        }
        return nested
    }

    /// How much of a cluster of the last reload lies in its window, as far as is known without its members.
    private func overlap(of marker: Marker, with window: MapWindow) -> MapWindow.Overlap {
        let layer = layers[Int(marker.layer)]
        // The index may know another cluster by this number since then.
        guard !layer.hasChanged, !filterHasChanged, !layer.touched.contains(marker.place) else {
            return .some
        }
        if let store = layer.seeds, let levels = layer.levels {
            let node = store.withForest { $0.node(marker.place) }
            let level = levels.level(zoom: window.zoom)
            return window.overlap(x: node.x, y: node.y, margin: levels.reach[level])
        }
        let key = tableKey(layer: Int(marker.layer), zoom: window.zoom)
        guard let table = layer.grid.shown(zoom: key) else { return .some }
        let (middle, cell) = (table.side / 2, table[Int(marker.place)].key)
        return window.overlap(
            x: UInt32(clamping: (cell & 0xffff_ffff) * table.side + middle),
            y: UInt32(clamping: (cell >> 32) * table.side + middle), margin: middle + 1)
    }
}

extension MapWindow {
    /// How much of something lies in a window.
    enum Overlap {
        case none
        case some
        case all
    }

    /// Returns how much of a square lies inside: none and all are certain, some is not.
    ///
    /// - Parameter margin: How far, from the point, the square reaches to each side.
    func overlap(x: UInt32, y: UInt32, margin: UInt64) -> Overlap {
        guard margin < 1 << 31 else { return .some }
        guard expanded(by: UInt32(margin)).contains(x: x, y: y) else { return .none }
        // Nothing lies beyond the edges of the world to north and south.
        let (top, bottom) = (UInt64(rows.lowerBound), UInt64(rows.upperBound))
        let isInRows =
            (top == 0 || UInt64(y) >= top + margin)
            && (bottom == UInt64(UInt32.max) || UInt64(y) + margin <= bottom)
        guard isInRows else { return .some }
        if columns == [0...UInt32.max] { return .all }
        let west = columns.count == 2 ? columns[1].lowerBound : columns[0].lowerBound
        let width = UInt64(columns[0].upperBound &- west)
        let offset = UInt64(x &- west)
        return offset >= margin && offset + margin <= width ? .all : .some
    }

    /// Returns whether a coordinate lies inside, edges included; one that cannot be placed does not.
    func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        guard Mercator.canPlace(coordinate) else { return false }
        return contains(
            x: Mercator.x(longitude: coordinate.longitude),
            y: Mercator.y(latitude: coordinate.latitude))
    }
}
