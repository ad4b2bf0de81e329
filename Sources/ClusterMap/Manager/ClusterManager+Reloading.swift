import Foundation
import MapGeometry

/// Comparing what the map shows with what it is to show.
extension ClusterManager {
    /// Makes the window's markers and compares them with what was visible.
    func reload(_ window: MapWindow?) async -> Difference {
        reloads += 1
        let reload = reloads
        if let window {
            for layer in layers.indices { await prepare(layer: layer, zoom: window.zoom) }
        }
        guard reload == reloads, !Task.isCancelled else { return Difference() }
        var markers: [Marker] = []
        if let window {
            markers.reserveCapacity(max(visibleMarkers.count, 256))
            for layer in layers.indices { appendMarkers(of: layer, in: window, to: &markers) }
            formRings(&markers)
        }
        return show(markers, in: window)
    }

    /// Replaces what is visible; returns the difference.
    private func show(_ markers: [Marker], in window: MapWindow?) -> Difference {
        let zoom = window?.zoom ?? 0
        visibleWindow = window
        let isUnchanged = replaced.isEmpty && !filterHasChanged && layers.allSatisfy(\.isSettled)
        let cells = cellTable(of: markers, zoom: zoom)
        let change =
            if let cells, cells === visibleCells {
                MarkerDifference(fromCells: visibleMarkers, to: markers)
            } else {
                MarkerDifference(from: visibleMarkers, to: markers, keepingPairs: true)
            }
        visibleCells = cells
        if change.removed.isEmpty, change.inserted.isEmpty, isUnchanged { return Difference() }
        var difference = Difference()
        var presenter = Presenter(zoom: zoom)
        var removed = change.removed
        var nextShown: [AnnotationType] = []
        nextShown.reserveCapacity(markers.count)
        var nextMarkers = markers
        let made = presentCells(change.inserted.map { markers[$0] }, zoom: zoom)
        if let made, change.kept.isEmpty, configuration.shouldRemoveInvisibleAnnotations {
            // Another place: nothing stays. Both lists are taken as they are.
            difference = Difference(insertions: made, removals: visibleAnnotations)
            finish(made, markers)
            return difference
        }
        var next = 0
        // For each marker the place of its equal among the old ones.
        var equals = [Int](repeating: -1, count: markers.count)
        for pair in change.kept { equals[pair.new] = pair.old }
        difference.insertions.reserveCapacity(change.inserted.count)
        for place in markers.indices {
            let equal = equals[place]
            if equal >= 0,
                isUnchanged || !mayDiffer(markers[place])
            {
                nextShown.append(visibleAnnotations[equal])
                continue
            }
            let new: AnnotationType
            if let made, equal < 0 {
                new = made[next]
                next += 1
            } else {
                new = present(markers[place], &presenter)
            }
            if equal >= 0 {
                if !hasOtherMembers(markers[place]), new == visibleAnnotations[equal] {
                    nextShown.append(new)
                    continue
                }
                removed.append(equal)
            }
            difference.insertions.append(new)
            nextShown.append(new)
        }
        removed.sort()
        difference.removals.reserveCapacity(removed.count)
        for place in removed {
            let old = visibleAnnotations[place]
            if let window, !configuration.shouldRemoveInvisibleAnnotations,
                !isVisible(old, in: window), isStored(visibleMarkers[place])
            {
                nextShown.append(old)
                nextMarkers.append(visibleMarkers[place])
            } else {
                difference.removals.append(old)
            }
        }
        finish(nextShown, nextMarkers)
        return difference
    }

    /// The table whose cells a list of markers shows, in their order; nil if it shows something else.
    private func cellTable(of markers: [Marker], zoom: Int) -> GridTable? {
        guard let layer = markers.first.map({ Int($0.layer) }),
            configuration.shouldRemoveInvisibleAnnotations, showsCells(layer, atZoom: zoom),
            markers.allSatisfy({ Int($0.layer) == layer })
        else { return nil }
        let table = layers[layer].grid.shown(zoom: tableKey(layer: layer, zoom: zoom))
        // New cells stand among the others, with numbers that are not in order.
        return table.flatMap { $0.newCells.isEmpty ? $0 : nil }
    }

    /// Takes note of what the map shows now.
    private func finish(_ shown: [AnnotationType], _ markers: [Marker]) {
        visibleAnnotations = shown
        visibleMarkers = markers
        replaced = []
        filterHasChanged = false
        for layer in layers.indices { layers[layer].settle() }
    }

    /// Whether a marker may represent other members than the one that looked the same before.
    private func mayDiffer(_ new: Marker) -> Bool {
        guard new.isCluster else { return replaced.contains(new.handle) }
        let layer = layers[Int(new.layer)]
        return filterHasChanged || layer.hasChanged || layer.touched.contains(new.place)
    }

    /// Whether a cluster is a cell some of whose members came, went or changed: that need not be found out by looking at all
    /// of them.
    private func hasOtherMembers(_ new: Marker) -> Bool {
        let layer = layers[Int(new.layer)]
        return new.isCluster && !layer.isDistance && layer.touched.contains(new.place)
    }

    func isVisible(_ shown: AnnotationType, in window: MapWindow) -> Bool {
        let coordinate =
            switch shown {
            case .annotation(let annotation): annotation.coordinate
            case .cluster(let cluster): cluster.coordinate
            }
        return window.contains(coordinate)
    }

    /// Whether what a marker stands for may still be shown: an annotation that was not removed.
    private func isStored(_ marker: Marker) -> Bool {
        if marker.isCluster { return true }
        return book.layers[Int(marker.handle)] != AnnotationStore<Annotation>.noLayer
            && filter?.contains(marker.handle) != false
    }
}
