import CoreLocation
import Foundation
import MapGeometry

extension ClusterManager {
    /// Annotations that cluster among themselves, or not at all.
    struct Layer: Sendable {
        /// Whether its annotations become clusters.
        let clusters: Bool
        /// Tells the identities of its clusters from those of other layers.
        let salt: UInt64
        var grid = GridLayer()
        /// Whether annotations came or went since the index was built.
        var isStale = false {
            didSet { if isStale { version += 1 } }
        }
        /// Whether the index was replaced since the last reload.
        var hasChanged = false
        private(set) var version = 0

        init(clusters: Bool, salt: UInt64) {
            self.clusters = clusters
            self.salt = salt
        }

        mutating func install(_ index: GridIndex) {
            grid.replace(index)
            isStale = false
            hasChanged = true
        }

        mutating func empty() {
            grid = GridLayer()
            isStale = false
            hasChanged = true
            version += 1
        }
    }

    /// Whether annotations become clusters at a zoom.
    func clusters(atZoom zoom: Int) -> Bool { Double(zoom) <= configuration.maxZoomLevel }

    /// The zoom whose cells serve a window: its own, or for single annotations one not much deeper.
    private func tableZoom(layer: Int, zoom: Int) -> Int {
        if layers[layer].clusters, clusters(atZoom: zoom) {
            return min(zoom, GridLayer.deepestZoom)
        }
        return min(zoom, 16)
    }

    private func side(layer: Int, zoom: Int) -> Double {
        if layers[layer].clusters, clusters(atZoom: zoom) {
            let width = Double(configuration.cellSizeForZoomLevel(zoom).width)
            return GridLayer.side(points: width > 0 ? width : 88, zoom: zoom)
        }
        return GridLayer.side(points: 64, zoom: min(zoom, 16))
    }

    /// Brings a layer's index up to date and makes the table of a zoom, away from the actor.
    func prepare(layer: Int, zoom: Int) async {
        while layers[layer].isStale
            || (layers[layer].grid.index == nil) == false
                && layers[layer].grid.tables[tableKey(layer: layer, zoom: zoom)] == nil
        {
            let version = layers[layer].version
            let key = tableKey(layer: layer, zoom: zoom)
            if layers[layer].isStale {
                let points = book.points(ofLayer: layer)
                let index = await Self.makeIndex(points)
                if layers[layer].version == version { layers[layer].install(index) }
            } else if let index = layers[layer].grid.index {
                let table = await Self.makeTable(index, side: side(layer: layer, zoom: zoom))
                if layers[layer].grid.index === index { layers[layer].grid.keep(table, zoom: key) }
            }
        }
    }

    /// The number under which a table is kept: single annotations have tables of their own.
    private func tableKey(layer: Int, zoom: Int) -> Int {
        let key = tableZoom(layer: layer, zoom: zoom)
        return layers[layer].clusters && clusters(atZoom: zoom) ? key : -1 - key
    }

    private nonisolated static func makeIndex(_ points: PointSet) async -> GridIndex {
        GridIndex(points)
    }

    private nonisolated static func makeTable(_ index: GridIndex, side: Double) async -> GridTable {
        GridTable(index, side: side)
    }

    /// Appends what a layer shows in a window.
    func appendMarkers(of layer: Int, in window: MapWindow, to markers: inout [Marker]) {
        guard let table = layers[layer].grid.tables[tableKey(layer: layer, zoom: window.zoom)]
        else {
            return
        }
        if layers[layer].clusters, clusters(atZoom: window.zoom) {
            layers[layer].grid.appendMarkers(
                in: window, table: table, minimum: configuration.minCountForClustering,
                layer: layer, salt: layers[layer].salt, to: &markers)
        } else {
            // Markers are larger than a point: some are seen whose place is just outside.
            let margin = UInt32(min(GridLayer.side(points: 44, zoom: window.zoom), 0x1p31))
            layers[layer].grid.appendPoints(
                in: window.expanded(by: margin), table: table, layer: layer, to: &markers)
        }
    }

    /// Makes what a marker stands for.
    func present(_ marker: Marker, zoom: Int) -> AnnotationType {
        guard marker.isCluster else { return .annotation(book.table[marker.handle]) }
        let layer = Int(marker.layer)
        guard let index = layers[layer].grid.index,
            let grid = layers[layer].grid.tables[tableKey(layer: layer, zoom: zoom)]
        else { return .annotation(book.table[marker.handle]) }
        let cell = Int(marker.place)
        let table = book.table
        let members = ClusterMembers<Annotation>(count: Int(marker.count)) { range in
            GridLayer.handles(of: cell, in: grid, index: index, range: range).map { table[$0] }
        }
        return .cluster(
            ClusterAnnotation(
                id: marker.uuid,
                coordinate: position(of: marker, members: members, area: grid.area(of: cell)),
                members: members))
    }

    /// Returns where a cluster is shown, looking at no more members than the rule needs.
    private func position(
        of marker: Marker, members: ClusterMembers<Annotation>, area: MKMapRect
    ) -> CLLocationCoordinate2D {
        switch configuration.clusterPosition.rule {
        case .nearCenter: book.table[marker.handle].coordinate
        case .center: MKMapPoint(x: area.midX, y: area.midY).coordinate
        case .first: members.page(offset: 0, limit: 1)[0].coordinate
        case .average, .custom:
            configuration.clusterPosition.calculatePosition(
                for: members.all.map(\.coordinate), within: area)
        }
    }
}
