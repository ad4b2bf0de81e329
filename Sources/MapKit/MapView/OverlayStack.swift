import MapScene

/// The overlays of a map: an ordered list for each level.
@MainActor final class OverlayStack {
    /// An overlay on the map.
    struct Entry {
        let overlay: any MKOverlay
        /// The identity.
        let id: Int
        /// What draws it; nil until the delegate has supplied one.
        var renderer: MKOverlayRenderer?
    }

    private(set) var levels: [[Entry]] = MKOverlayLevel.all.map { _ in [] } {
        didSet { changed?() }
    }

    /// Called when an overlay has come, gone or changed its place.
    var changed: (@MainActor () -> Void)?
    private var nextID = 1

    /// All overlays, back to front.
    var overlays: [any MKOverlay] { levels.flatMap { $0.map(\.overlay) } }

    /// Returns the place of an overlay.
    func place(of overlay: any MKOverlay) -> (level: Int, index: Int)? {
        for (level, entries) in levels.enumerated() {
            if let index = entries.firstIndex(where: { $0.overlay === overlay }) {
                return (level, index)
            }
        }
        return nil
    }

    /// Puts an overlay at a place of a level, at its end if that is beyond; nothing happens if it is there.
    func insert(_ overlay: any MKOverlay, at index: Int, level: Int) -> Bool {
        guard place(of: overlay) == nil else { return false }
        let index = min(max(index, 0), levels[level].count)
        levels[level].insert(Entry(overlay: overlay, id: nextID), at: index)
        nextID += 1
        return true
    }

    /// Removes an overlay.
    func remove(_ overlay: any MKOverlay) {
        guard let place = place(of: overlay) else { return }
        levels[place.level].remove(at: place.index)
    }

    /// Has two overlays change places, across levels too.
    func exchange(_ first: (level: Int, index: Int), _ second: (level: Int, index: Int)) {
        let entry = levels[first.level][first.index]
        levels[first.level][first.index] = levels[second.level][second.index]
        levels[second.level][second.index] = entry
    }

    /// Asks the map's delegate for the renderers that are missing, and tells it which came.
    func askForRenderers(of map: MKMapView) {
        guard let delegate = map.delegate else { return }
        var added: [MKOverlayRenderer] = []
        for overlay in levels.flatMap({ $0 }) where overlay.renderer == nil {
            var renderer = delegate.mapView(map, rendererFor: overlay.overlay)
            if renderer is AbsentRenderer {
                renderer = delegate.mapView(map, viewFor: overlay.overlay) as MKOverlayView
            }
            guard !(renderer is AbsentRenderer) else {
                map.advice.tell(.rendererMissing, "\(type(of: overlay.overlay))")
                continue
            }
            // The delegate may have changed the overlays.
            guard let place = place(of: overlay.overlay) else { continue }
            renderer.displayObserver = { [weak self] in self?.changed?() }
            levels[place.level][place.index].renderer = renderer
            added.append(renderer)
        }
        if !added.isEmpty { delegate.mapView(map, didAdd: added) }
    }

    /// Returns what draws an overlay.
    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        place(of: overlay).flatMap { levels[$0.level][$0.index].renderer }
    }
}

extension MKOverlayLevel {
    /// From back to front.
    static let all: [MKOverlayLevel] = [.aboveRoads, .aboveLabels]
}

extension MKMapView {
    /// Adds an overlay in front of the others of a level; one that is on the map is ignored.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
        addOverlays([overlay], level: level)
    }

    /// Adds overlays in front of the others of a level, in their order.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays {
            _ = overlayStack.insert(overlay, at: .max, level: level.rawValue)
        }
        overlayStack.askForRenderers(of: self)
    }

    /// Adds an overlay above the roads, in front of the others there.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveRoads) }

    /// Adds overlays above the roads, in their order.
    public func addOverlays(_ overlays: [any MKOverlay]) {
        addOverlays(overlays, level: .aboveRoads)
    }

    /// Removes an overlay; one that is not on the map is ignored.
    public func removeOverlay(_ overlay: any MKOverlay) { overlayStack.remove(overlay) }

    /// Removes overlays; those that are not on the map are ignored.
    public func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    /// Inserts an overlay at an index of a level, at its end if the index is beyond.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        _ = overlayStack.insert(overlay, at: index, level: level.rawValue)
        overlayStack.askForRenderers(of: self)
    }

    /// Inserts an overlay at an index above the roads.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insertOverlay(overlay, at: index, level: .aboveRoads)
    }

    /// Inserts an overlay just in front of another, at its level; at the end if that is not on the
    /// map.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insertOverlay(overlay, beside: sibling, offset: 1)
    }

    /// Inserts an overlay just behind another, at its level; at the end if that is not on the map.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insertOverlay(overlay, beside: sibling, offset: 0)
    }

    private func insertOverlay(
        _ overlay: any MKOverlay, beside sibling: any MKOverlay, offset: Int
    ) {
        let place = overlayStack.place(of: sibling)
        let index = place.map { $0.index + offset } ?? .max
        _ = overlayStack.insert(overlay, at: index, level: place?.level ?? 0)
        overlayStack.askForRenderers(of: self)
    }

    /// Exchanges the levels and positions of two overlays; does nothing unless both are on the map.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlayStack.place(of: overlay1),
            let second = overlayStack.place(of: overlay2)
        else { return }
        overlayStack.exchange(first, second)
    }

    /// Exchanges two overlays above the roads; does nothing if an index is out of range.
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let range = overlayStack.levels[MKOverlayLevel.aboveRoads.rawValue].indices
        guard range.contains(index1), range.contains(index2) else { return }
        overlayStack.exchange((0, index1), (0, index2))
    }

    /// The overlays on the map, back to front.
    public var overlays: [any MKOverlay] { overlayStack.overlays }

    /// Returns the overlays of a level, back to front.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlayStack.levels[level.rawValue].map(\.overlay)
    }

    /// Returns what draws an overlay; nil unless the delegate has supplied it.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayStack.renderer(for: overlay)
    }
}
