import CoreLocation
import Foundation
import MapGeometry

extension ClusterManager {
    /// Whether annotations become clusters at a zoom.
    func clusters(atZoom zoom: Int) -> Bool { Double(zoom) <= configuration.maxZoomLevel }

    /// The layers of an empty manager: for annotations without a name, and for those that never cluster.
    static func firstLayers(_ configuration: Configuration) -> [ClusterLayer] {
        [
            makeLayer(configuration, salt: 0),
            ClusterLayer(clusters: false, salt: 1, levels: nil),
        ]
    }

    static func makeLayer(_ configuration: Configuration, salt: UInt64) -> ClusterLayer {
        let levels = configuration.mode.radius.map {
            SeedLevels(maxZoom: Int(min(configuration.maxZoomLevel, 22)), radius: $0)
        }
        return ClusterLayer(clusters: true, salt: salt, levels: levels)
    }

    // MARK: Building

    /// A new index of a layer; for a distance layer also the slots of its annotations, by handle.
    struct NewIndex: Sendable {
        let index: ClusterLayer.Index
        var slots: [UInt32]?
    }

    /// Makes the index of points, away from the actor.
    nonisolated static func makeIndex(
        _ points: PointSet, levels: SeedLevels?, table: AnnotationTable<Annotation>,
        slots: [UInt32]
    ) async -> NewIndex {
        guard let levels else { return NewIndex(index: .grid(GridIndex(points))) }
        let forest = SeedForestBuilder.build(points, levels: levels) {
            UInt64(bitPattern: Int64(table[$0].id.hashValue))
        }
        var slots = slots
        if slots.count < table.end {
            slots += repeatElement(SeedNode.none, count: table.end - slots.count)
        }
        for slot in forest.nodes.indices {
            slots[Int(forest.nodes[slot].handle)] = UInt32(slot)
        }
        return NewIndex(index: .seeds(SeedStore(forest)), slots: slots)
    }

    private nonisolated static func makeTable(_ index: GridIndex, side: Double) async -> GridTable {
        GridTable(index, side: side)
    }

    /// Brings a grid layer's index up to date and makes the table of a zoom, away from the actor.
    func prepare(layer: Int, zoom: Int) async {
        guard !layers[layer].isDistance else { return }
        let key = tableKey(layer: layer, zoom: zoom)
        while true {
            if layers[layer].isStale {
                let version = layers[layer].version
                let new = await Self.makeIndex(
                    book.points(ofLayer: layer), levels: nil, table: book.table, slots: [])
                if layers[layer].version == version { layers[layer].install(new.index) }
            } else if let index = layers[layer].grid.index, layers[layer].grid.tables[key] == nil {
                let table = await Self.makeTable(index, side: side(layer: layer, zoom: zoom))
                if layers[layer].grid.index === index { layers[layer].grid.keep(table, zoom: key) }
            } else {
                return
            }
        }
    }

    private func showsCells(_ layer: Int, atZoom zoom: Int) -> Bool {
        layers[layer].clusters && clusters(atZoom: zoom)
    }

    /// The number under which a table is kept; single annotations have tables of their own.
    private func tableKey(layer: Int, zoom: Int) -> Int {
        showsCells(layer, atZoom: zoom) ? min(zoom, GridLayer.deepestZoom) : -1 - min(zoom, 16)
    }

    private func side(layer: Int, zoom: Int) -> Double {
        guard showsCells(layer, atZoom: zoom) else {
            return GridLayer.side(points: 64, zoom: min(zoom, 16))
        }
        let width = Double(configuration.cellSizeForZoomLevel(zoom).width)
        return GridLayer.side(points: width > 0 ? width : 88, zoom: zoom)
    }

    /// The side of a cell in units; nil at zooms at which nothing is clustered.
    private static func side(ofCellsAtZoom zoom: Int, _ configuration: Configuration) -> Double? {
        guard Double(zoom) <= configuration.maxZoomLevel else { return nil }
        let shared = min(zoom, GridLayer.deepestZoom)
        let width = Double(configuration.cellSizeForZoomLevel(shared).width)
        return GridLayer.side(points: width > 0 ? width : 88, zoom: shared)
    }

    // MARK: Showing

    /// Appends what a layer shows in a window.
    func appendMarkers(of layer: Int, in window: MapWindow, to markers: inout [Marker]) {
        // Markers are larger than a point: some are seen whose place is just outside.
        let margin = UInt32(min(GridLayer.side(points: 44, zoom: window.zoom), 0x1p31))
        if layers[layer].isDistance {
            let grown = window.expanded(by: margin)
            if let filter {
                appendMatchingSeeds(filter, of: layer, in: grown, to: &markers)
            } else {
                appendSeeds(of: layer, in: grown, to: &markers)
            }
            return
        }
        guard let table = layers[layer].grid.tables[tableKey(layer: layer, zoom: window.zoom)]
        else {
            return
        }
        if showsCells(layer, atZoom: window.zoom) {
            if let filter {
                appendMatching(filter, of: layer, in: window, table: table, to: &markers)
                return
            }
            layers[layer].grid.appendMarkers(
                in: window, table: table, minimum: configuration.minCountForClustering,
                layer: layer, salt: layers[layer].salt, to: &markers)
        } else {
            layers[layer].grid.appendPoints(
                in: window.expanded(by: margin), table: table, layer: layer, to: &markers)
            if let filter {
                markers.removeAll {
                    Int($0.layer) == layer && !filter.contains($0.handle)
                }
            }
        }
    }

    private func appendSeeds(of layer: Int, in window: MapWindow, to markers: inout [Marker]) {
        guard let store = layers[layer].seeds, let levels = layers[layer].levels else { return }
        let isClustered = clusters(atZoom: window.zoom)
        let level = isClustered ? levels.level(zoom: window.zoom) : levels.count
        let minimum = isClustered ? configuration.minCountForClustering : Int.max
        markers += store.withForest { forest in
            var found: [Marker] = []
            forest.forEachCluster(in: window, level: level) { cluster in
                if Int(cluster.count) >= minimum {
                    found.append(
                        Marker(
                            cluster: UInt64(cluster.handle), handle: cluster.handle,
                            count: cluster.count, place: cluster.slot, layer: layer))
                } else if cluster.count == 1 {
                    found.append(Marker(annotation: cluster.handle, layer: layer))
                } else {
                    for slot in forest.members(
                        of: cluster.slot, level: level, range: 0..<Int(cluster.count))
                    {
                        found.append(Marker(annotation: forest.node(slot).handle, layer: layer))
                    }
                }
            }
            return found
        }
    }

    /// Makes what markers of one zoom stand for.
    func present(_ markers: some Sequence<Marker>, zoom: Int) -> [AnnotationType] {
        var presenter = Presenter(zoom: zoom)
        return markers.map { present($0, &presenter) }
    }

    /// What the clusters of one reload share.
    struct Presenter {
        let zoom: Int
        /// By layer.
        var sources: [Int: ClusterSource<Annotation>] = [:]
    }

    /// Makes what a marker stands for.
    func present(_ marker: Marker, _ presenter: inout Presenter) -> AnnotationType {
        let layer = Int(marker.layer)
        let seed = book.table[marker.handle]
        guard marker.isCluster else { return .annotation(spread(seed, marker)) }
        if let store = layers[layer].seeds, let levels = layers[layer].levels {
            return present(marker, seed, store, levels, &presenter)
        }
        let zoom = presenter.zoom
        guard let index = layers[layer].grid.index,
            let grid = layers[layer].grid.tables[tableKey(layer: layer, zoom: zoom)]
        else { return .annotation(seed) }
        let source =
            presenter.sources[layer]
            ?? Self.source(
                grid, index, zoom: zoom, book.table, filter, configuration)
        presenter.sources[layer] = source
        let members = ClusterMembers<Annotation>(
            count: Int(marker.count), source: source, place: marker.place)
        return .cluster(
            ClusterAnnotation(
                id: Marker.uuid(marker.key),
                coordinate: position(seed, members, isSeed: false) {
                    grid.area(of: Int(marker.place))
                },
                members: members, expansion: .later(source, marker.place)))
    }

    private func present(
        _ marker: Marker, _ seed: Annotation, _ store: SeedStore, _ levels: SeedLevels,
        _ presenter: inout Presenter
    ) -> AnnotationType {
        let (layer, place, filter) = (Int(marker.layer), marker.place, filter)
        let level = levels.level(zoom: presenter.zoom)
        let source =
            presenter.sources[layer] ?? Self.source(store, level: level, book.table, filter)
        presenter.sources[layer] = source
        let members = ClusterMembers<Annotation>(
            count: Int(marker.count), source: source, place: place)
        layers[layer].handOut(members, seed: place)
        let (expansion, x, y) = store.withForest { forest in
            let node = forest.node(place)
            let expansion =
                filter.map { forest.matching($0, of: place, level: level).expansionLevel }
                ?? forest.expansionLevel(of: place, level: level)
            return (expansion, Double(node.x), Double(node.y))
        }
        return .cluster(
            ClusterAnnotation(
                id: Marker.uuid(
                    UInt64(bitPattern: Int64(seed.id.hashValue)) ^ layers[layer].salt),
                coordinate: position(seed, members, isSeed: true) {
                    let radius = Double(levels.radii[min(level, levels.count - 1)])
                    let scale = Mercator.unitsPerMapPoint
                    return MKMapRect(
                        x: (x - radius) / scale, y: (y - radius) / scale,
                        width: 2 * radius / scale, height: 2 * radius / scale)
                },
                members: members, expansion: .known(levels.zoom(level: expansion))))
    }

    private static func source(
        _ store: SeedStore, level: Int, _ table: AnnotationTable<Annotation>,
        _ filter: AnnotationFilter<Annotation>?
    ) -> ClusterSource<Annotation> {
        ClusterSource { place, range in
            guard let filter else {
                return store.handles(of: place, level: level, range: range).map { table[$0] }
            }
            let all = store.withForest { $0.matching(filter, of: place, level: level).handles }
            return all[range.clamped(to: all.indices)].map { table[$0] }
        } expansionZoom: { _ in
            nil
        }
    }

    private static func source(
        _ grid: GridTable, _ index: GridIndex, zoom: Int, _ table: AnnotationTable<Annotation>,
        _ filter: AnnotationFilter<Annotation>?, _ configuration: Configuration
    ) -> ClusterSource<Annotation> {
        ClusterSource { place, range in
            let cell = Int(place)
            guard let filter else {
                return GridLayer.handles(of: cell, in: grid, index: index, range: range)
                    .map { table[$0] }
            }
            let all = GridLayer.handles(
                of: cell, in: grid, index: index, range: 0..<Int(grid.counts[cell]))
            return all.filter(filter.contains)[range].map { table[$0] }
        } expansionZoom: { place in
            GridLayer.expansionZoom(
                of: Int(place), in: grid, index: index, zoom: zoom,
                isIncluded: { filter?.contains($0) ?? true },
                side: { side(ofCellsAtZoom: $0, configuration) })
        }
    }

    /// Returns where a cluster is shown, looking at no more members than the rule needs.
    ///
    /// - Parameters:
    ///   - isSeed: Whether the member is the middle of its cluster by its nature.
    ///   - area: What the cluster covers, asked for by some rules.
    private func position(
        _ member: Annotation, _ members: ClusterMembers<Annotation>, isSeed: Bool,
        area: () -> MKMapRect
    ) -> CLLocationCoordinate2D {
        switch configuration.clusterPosition.rule {
        case .nearCenter: member.coordinate
        case .center where isSeed: member.coordinate
        case .center: MKMapPoint(x: area().midX, y: area().midY).coordinate
        case .first: members.page(offset: 0, limit: 1)[0].coordinate
        case .average, .custom:
            configuration.clusterPosition.calculatePosition(
                for: members.all.map(\.coordinate), within: area())
        }
    }
}
