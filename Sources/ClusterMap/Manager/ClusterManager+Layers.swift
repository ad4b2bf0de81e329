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

    /// Makes the index of a layer's points, away from the actor.
    ///
    /// - Parameters:
    ///   - points: The layer's points, if they were looked up already.
    ///   - slots: For annotations of distance layers the slot, by handle; brought up to date.
    nonisolated static func makeIndex(
        _ book: AnnotationStore<Annotation>, layer: Int, points: PointSet? = nil,
        levels: SeedLevels?, slots: inout [UInt32]
    ) async -> ClusterLayer.Index {
        let isWhole = points == nil && book.isWhole(layer)
        guard let levels else {
            return .grid(
                isWhole
                    ? GridIndex(places: book.places)
                    : GridIndex(points ?? book.points(ofLayer: layer)))
        }
        let table = book.table
        func tie(_ handle: UInt32) -> UInt64 {
            IdentityNumber.of(table[handle].id)
        }
        let forest =
            isWhole
            ? SeedForestBuilder.build(places: book.places, levels: levels, tie: tie)
            : SeedForestBuilder.build(
                points ?? book.points(ofLayer: layer), levels: levels, tie: tie)
        if slots.count < table.end {
            slots += repeatElement(SeedNode.none, count: table.end - slots.count)
        }
        for slot in forest.nodes.indices {
            slots[Int(forest.nodes[slot].handle)] = UInt32(slot)
        }
        return .seeds(SeedStore(forest))
    }

    private nonisolated static func makeTable(_ index: GridIndex, side: Double) async -> GridTable {
        GridTable(index, side: side)
    }

    private nonisolated static func pick(
        _ table: GridTable, _ index: GridIndex, _ filter: AnnotationFilter<Annotation>
    ) async -> GridTable {
        table.filtered(index, filter.contains)
    }

    /// Brings a grid layer up to date for a zoom: what takes long away from the actor.
    func prepare(layer: Int, zoom: Int) async {
        guard !layers[layer].isDistance else { return }
        let key = tableKey(layer: layer, zoom: zoom)
        while true {
            if layers[layer].isStale {
                let version = layers[layer].version
                var slots: [UInt32] = []
                let index = await Self.makeIndex(book, layer: layer, levels: nil, slots: &slots)
                if layers[layer].version == version { layers[layer].install(index) }
                continue
            }
            let filterNumber = layers[layer].grid.filterNumber
            switch layers[layer].grid.prepare(zoom: key) {
            case .cut(let base):
                let table = await Self.makeTable(base, side: side(layer: layer, zoom: zoom))
                if layers[layer].grid.base === base { layers[layer].grid.keep(table, zoom: key) }
            case .pick(let table, let index, let applied):
                guard let filter else { return }
                let base = layers[layer].grid.base
                let picked = await Self.pick(table, index, filter)
                if layers[layer].grid.base === base,
                    layers[layer].grid.filterNumber == filterNumber
                {
                    layers[layer].grid.keep(matching: picked, applied: applied, zoom: key)
                }
            case .none(let touched):
                layers[layer].touch(cells: touched)
                return
            }
        }
    }

    /// Whether a layer shows cells at a zoom, if it is a grid.
    func showsCells(_ layer: Int, atZoom zoom: Int) -> Bool {
        layers[layer].clusters && clusters(atZoom: zoom)
    }

    /// The number under which a table is kept; single annotations have tables of their own.
    func tableKey(layer: Int, zoom: Int) -> Int {
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
    static func side(ofCellsAtZoom zoom: Int, _ configuration: Configuration) -> Double? {
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
        guard let table = layers[layer].grid.shown(zoom: tableKey(layer: layer, zoom: window.zoom))
        else {
            return
        }
        if showsCells(layer, atZoom: window.zoom) {
            layers[layer].grid.appendMarkers(
                in: window, table: table, minimum: configuration.minCountForClustering,
                opensSpots: configuration.spotZoom == window.zoom,
                layer: layer, salt: layers[layer].salt, to: &markers)
        } else {
            layers[layer].grid.appendPoints(
                in: window.expanded(by: margin), table: table, layer: layer, to: &markers)
        }
    }

    private func appendSeeds(of layer: Int, in window: MapWindow, to markers: inout [Marker]) {
        guard let store = layers[layer].seeds, let levels = layers[layer].levels else { return }
        let isClustered = clusters(atZoom: window.zoom)
        let level = isClustered ? levels.level(zoom: window.zoom) : levels.points
        let minimum = isClustered ? configuration.minCountForClustering : Int.max
        let opensSpots = configuration.spotZoom == window.zoom
        markers += store.withForest { forest in
            var found: [Marker] = []
            forest.forEachCluster(in: window, level: level) { cluster in
                let isOpened =
                    opensSpots && forest.isSpot(cluster.slot, level: level, count: cluster.count)
                if Int(cluster.count) >= minimum, !isOpened {
                    found.append(
                        Marker(
                            cluster: UInt64(cluster.handle), handle: cluster.handle,
                            count: cluster.count, place: cluster.slot, layer: layer))
                } else if cluster.count == 1 {
                    found.append(
                        Marker(annotation: cluster.handle, layer: layer, isAlone: isClustered))
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
}
