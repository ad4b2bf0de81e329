import Foundation
import MapGeometry

/// Turning markers into what the map shows.
extension ClusterManager {
    @usableFromInline
    typealias ClusterMaker =
        @Sendable (AnnotationTable<Annotation>, [Marker], ClusterSource<Annotation>) ->
        [AnnotationType]

    /// Makes clusters that stand where their annotation is, and single annotations.
    ///
    /// Compiled into the caller's module: through witness tables each of them would take three times as long.
    @inlinable
    static func makeClusters(
        _ table: AnnotationTable<Annotation>, _ markers: [Marker],
        _ source: ClusterSource<Annotation>
    ) -> [AnnotationType] {
        // Annotations lie all over the memory: fetched in a loop of its own, several are on their way at once.
        let coordinates = markers.map { table[$0.handle].coordinate }
        var made: [AnnotationType] = []
        made.reserveCapacity(markers.count)
        for (number, marker) in markers.enumerated() {
            guard marker.isCluster else {
                made.append(.annotation(table[marker.handle]))
                continue
            }
            made.append(
                .cluster(
                    ClusterAnnotation(
                        ClusterBody(
                            marker: marker, coordinate: coordinates[number], source: source))))
        }
        return made
    }

    /// Makes what markers stand for if all of them are annotations, and cells whose clusters stand where their
    /// annotation is, of one layer; nil if they are not.
    func presentCells(_ markers: [Marker], zoom: Int) -> [AnnotationType]? {
        guard let first = markers.first, case .nearCenter = configuration.clusterPosition.rule,
            markers.allSatisfy({ $0.layer == first.layer && $0.ring == 0 }),
            case .grid(_, let source) = origin(of: Int(first.layer), zoom: zoom)
        else { return nil }
        return makeClusters(book.table, markers, source)
    }

    /// Makes what markers of one zoom stand for.
    func present(_ markers: some Sequence<Marker>, zoom: Int) -> [AnnotationType] {
        var presenter = Presenter(zoom: zoom)
        return markers.map { present($0, &presenter) }
    }

    /// What the clusters of one reload share: looked up once a layer, since layers come one after the other.
    struct Presenter {
        let zoom: Int
        private(set) var layer = -1
        private(set) var origin = Origin.none

        init(zoom: Int) { self.zoom = zoom }

        /// Where the clusters of a layer come from.
        enum Origin {
            case none
            case grid(GridTable, ClusterSource<Annotation>)
            case seeds(SeedStore, SeedLevels, level: Int, ClusterSource<Annotation>)
        }

        mutating func turn(to layer: Int, _ origin: Origin) {
            self.layer = layer
            self.origin = origin
        }
    }

    private func origin(of layer: Int, zoom: Int) -> Presenter.Origin {
        if let store = layers[layer].seeds, let levels = layers[layer].levels {
            let level = levels.level(zoom: zoom)
            return .seeds(
                store, levels, level: level,
                Self.source(store, level: level, book.table, filter))
        }
        guard let index = layers[layer].grid.index,
            let grid = layers[layer].grid.shown(zoom: tableKey(layer: layer, zoom: zoom))
        else { return .none }
        return .grid(grid, Self.source(grid, index, zoom: zoom, book.table, configuration))
    }

    /// Makes what a marker stands for.
    func present(_ marker: Marker, _ presenter: inout Presenter) -> AnnotationType {
        let layer = Int(marker.layer)
        let seed = book.table[marker.handle]
        guard marker.isCluster else { return .annotation(spread(seed, marker)) }
        if presenter.layer != layer {
            presenter.turn(to: layer, origin(of: layer, zoom: presenter.zoom))
        }
        switch presenter.origin {
        case .none: return .annotation(seed)
        case .grid(let grid, let source):
            let body = ClusterBody(marker: marker, coordinate: seed.coordinate, source: source)
            if case .average = configuration.clusterPosition.rule {
                let mean = grid.center(of: Int(marker.place))
                let center = Mercator.coordinate(x: mean.x + 0.5, y: mean.y + 0.5)
                return .cluster(ClusterAnnotation(ClusterBody(body, at: center)))
            }
            return .cluster(
                ClusterAnnotation(
                    placed(body, isSeed: false) { grid.area(of: Int(marker.place)) }))
        case .seeds(let store, let levels, let level, let source):
            return present(marker, seed, store, levels, level, source)
        }
    }

    private func present(
        _ marker: Marker, _ seed: Annotation, _ store: SeedStore, _ levels: SeedLevels,
        _ level: Int, _ source: ClusterSource<Annotation>
    ) -> AnnotationType {
        let (layer, place, filter) = (Int(marker.layer), marker.place, filter)
        let spotZoom = configuration.spotZoom
        let (expansion, x, y) = store.withForest { forest in
            let node = forest.node(place)
            let finer =
                filter.map {
                    forest.matchingExpansionLevel(of: place, level: level, $0.contains)
                }
                ?? forest.expansionLevel(of: place, level: level)
            let zoom = levels.zoom(level: finer)
            // Only what is together at the last level can be on one spot.
            guard finer >= levels.count, let spotZoom, spotZoom < zoom,
                forest.isSpot(place, level: level, count: marker.count)
            else { return (zoom, Double(node.x), Double(node.y)) }
            return (spotZoom, Double(node.x), Double(node.y))
        }
        let plain = ClusterBody(
            id: Marker.uuid(IdentityNumber.of(seed.id) ^ layers[layer].salt),
            coordinate: seed.coordinate, count: Int(marker.count), source: source, place: place,
            expansion: .known(expansion))
        if case .average = configuration.clusterPosition.rule, filter == nil {
            let mean = store.withForest { $0.center(of: place, level: level) }
            let body = ClusterBody(
                plain, at: Mercator.coordinate(x: mean.x + 0.5, y: mean.y + 0.5))
            layers[layer].handOut(body, seed: place)
            return .cluster(ClusterAnnotation(body))
        }
        let body = placed(plain, isSeed: true) {
            let radius = Double(levels.radii[min(level, levels.count - 1)])
            let scale = Mercator.unitsPerMapPoint
            return MKMapRect(
                x: (x - radius) / scale, y: (y - radius) / scale,
                width: 2 * radius / scale, height: 2 * radius / scale)
        }
        layers[layer].handOut(body, seed: place)
        return .cluster(ClusterAnnotation(body))
    }

    private static func source(
        _ store: SeedStore, level: Int, _ table: AnnotationTable<Annotation>,
        _ filter: AnnotationFilter<Annotation>?
    ) -> ClusterSource<Annotation> {
        ClusterSource { place, range in
            guard let filter else {
                return store.handles(of: place, level: level, range: range).map { table[$0] }
            }
            let all = store.withForest { $0.matching(filter, of: place, level: level) }
            return all[range.clamped(to: all.indices)].map { table[$0] }
        } expansionZoom: { _ in
            nil
        }
    }

    private static func source(
        _ grid: GridTable, _ index: GridIndex, zoom: Int, _ table: AnnotationTable<Annotation>,
        _ configuration: Configuration
    ) -> ClusterSource<Annotation> {
        ClusterSource { place, range in
            GridLayer.handles(of: Int(place), in: grid, index: index, range: range)
                .map { table[$0] }
        } expansionZoom: { place in
            GridLayer.expansionZoom(
                of: Int(place), in: grid, index: index, zoom: zoom,
                spotZoom: configuration.spotZoom,
                side: { side(ofCellsAtZoom: $0, configuration) })
        }
    }

    /// Returns a cluster that stands at one of its members at the place where it is shown, looking at no more
    /// members than the rule needs.
    ///
    /// - Parameters:
    ///   - isSeed: Whether the member is the middle of its cluster by its nature.
    ///   - area: What the cluster covers, asked for by some rules.
    private func placed(_ body: ClusterBody, isSeed: Bool, area: () -> MKMapRect) -> ClusterBody {
        let members = ClusterMembers<Annotation>(body)
        let coordinate: CLLocationCoordinate2D
        switch configuration.clusterPosition.rule {
        case .nearCenter: return body
        case .center where isSeed: return body
        case .center: coordinate = MKMapPoint(x: area().midX, y: area().midY).coordinate
        case .first: coordinate = members.page(offset: 0, limit: 1)[0].coordinate
        case .average, .custom:
            coordinate = configuration.clusterPosition.calculatePosition(
                for: members.all.map(\.coordinate), within: area())
        }
        return ClusterBody(body, at: coordinate)
    }
}

extension ClusterBody {
    /// Creates what a marker of a cell stands for.
    @usableFromInline
    convenience init(
        marker: Marker, coordinate: CLLocationCoordinate2D, source: any ClusterSourcing
    ) {
        self.init(
            id: Marker.uuid(marker.key), coordinate: coordinate, count: Int(marker.count),
            source: source, place: marker.place, expansion: .later)
    }
}
