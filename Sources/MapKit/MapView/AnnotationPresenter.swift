import MapScene

/// Which annotations of a map are shown, by which views, and which of them as clusters.
@MainActor final class AnnotationPresenter {
    /// A cluster on the map.
    final class ShownCluster {
        let annotation: MKClusterAnnotation
        let id: Int
        let members: [Int]
        var traits: ViewTraits?
        var view: MKAnnotationView?
        /// The group's version at which the members were looked at last.
        var version: Int

        init(_ annotation: MKClusterAnnotation, id: Int, members: [Int], version: Int) {
            self.annotation = annotation
            self.id = id
            self.members = members
            self.version = version
        }
    }

    /// Which cluster it is: the group and the slot it grew from.
    struct ClusterKey: Hashable {
        let group: String
        let seed: Int
    }

    unowned let map: MKMapView
    /// The view around the annotations' views.
    let container: UIView
    let pool = AnnotationViewPool()
    var table = AnnotationTable()
    var groups: [String: ClusterGroup] = [:]
    var clusters: [ClusterKey: ShownCluster] = [:]
    /// The slots of the annotations that have a view.
    var live: Set<Int> = []
    var selectedAnnotation: (any MKAnnotation)?
    /// Clusters' views that were made while arranging and are not on the map yet.
    var unshown: Set<ObjectIdentifier> = []
    private var isUpdating = false
    private var needsUpdate = false
    private var isScheduled = false

    /// While more views than this are on the screen, additions wait until the main actor is free.
    static let eagerCount = 256

    init(map: MKMapView) {
        self.map = map
        container = UIView(frame: map.bounds)
        pool.register(for: Self.userIdentifier, maker: MKUserLocationView.init)
    }

    static let userIdentifier = "MKUserLocation"

    // MARK: What is on the map

    var annotations: [any MKAnnotation] { table.annotations }

    func annotations(in rect: MKMapRect) -> [any MKAnnotation] {
        table.slots(in: rect).compactMap { table[$0]?.annotation }
    }

    func add(_ annotations: [any MKAnnotation]) {
        var hasNew = false
        for annotation in annotations {
            guard let slot = table.insert(annotation) else { continue }
            hasNew = true
            _ = table.readPlace(slot)
            if table.point(slot) == nil { advise(of: annotation) }
            if let point = annotation as? MKPointAnnotation { watch(point) }
        }
        if hasNew { changed() }
    }

    private func advise(of annotation: any MKAnnotation) {
        guard !(annotation is MKUserLocation) else { return }
        let place = annotation.coordinate
        let isSwapped = abs(place.latitude) > 90 && abs(place.longitude) <= 90
        map.advice.tell(isSwapped ? .swappedCoordinate : .invalidCoordinate, "\(place)")
    }

    private func watch(_ annotation: MKPointAnnotation) {
        let identity = ObjectIdentifier(annotation)
        annotation.moveHandlers[ObjectIdentifier(self)] = { [weak self, weak annotation] in
            // Annotations are moved on the main thread as a rule; from elsewhere the map follows later.
            if MainThread.isCurrent {
                MainActor.assumeIsolated {
                    if let annotation { self?.moved(annotation) }
                }
            } else {
                Task { @MainActor [weak self] in self?.moved(identity) }
            }
        }
    }

    func remove(_ annotations: [any MKAnnotation]) {
        var hasGone = false
        for annotation in annotations {
            // To deselect a thing of the map itself is to remove it.
            if selectedAnnotation === annotation { deselect(annotation, animated: false) }
            guard let slot = table.slot(of: annotation) else { continue }
            hasGone = true
            (annotation as? MKPointAnnotation)?.moveHandlers[ObjectIdentifier(self)] = nil
            if let group = table[slot]?.traits?.group { groups[group]?.remove(slot) }
            if let view = table[slot]?.view { pool.recycle(view) }
            live.remove(slot)
            table.remove(slot)
        }
        if hasGone { changed() }
    }

    /// An annotation may have another place.
    func moved(_ annotation: any MKAnnotation) {
        guard let slot = table.slot(of: annotation), placeChanged(slot) else { return }
        changed()
    }

    private func moved(_ identity: ObjectIdentifier) {
        if let slot = table.slot(of: identity), placeChanged(slot) { changed() }
    }

    /// Reads an annotation's place and brings its group up to date; returns whether it has changed.
    func placeChanged(_ slot: Int) -> Bool {
        guard table.readPlace(slot) else { return false }
        guard let row = table[slot], let group = row.traits?.group else { return true }
        if table.point(slot) == nil {
            groups[group]?.remove(slot)
        } else if groups[group]?.contains(slot) == true {
            groups[group]?.put(slot, at: row.annotation.coordinate)
        }
        return true
    }

    func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        updateIfNeeded()
        if let slot = table.slot(of: annotation) { return table[slot]?.view }
        return clusters.values.first { $0.annotation === annotation }?.view
    }

    // MARK: When it is brought up to date

    /// Something has changed: at once if that is quick, else when the main actor is free.
    func changed() {
        needsUpdate = true
        map.sceneObserver?()
        guard !isUpdating else { return }
        if live.count + clusters.count <= Self.eagerCount { return update() }
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor [weak self] in
            self?.isScheduled = false
            self?.updateIfNeeded()
        }
    }

    /// Makes several changes, and brings what is shown up to date once after them.
    func hold(_ work: () -> Void) {
        guard !isUpdating else { return work() }
        isUpdating = true
        work()
        isUpdating = false
        if needsUpdate { changed() }
    }

    func updateIfNeeded() {
        if needsUpdate, !isUpdating { update() }
    }

    /// Brings what is shown up to date.
    ///
    /// What the delegate changes meanwhile is taken in too, in a few rounds; a delegate that never ends changing
    /// is answered when the main actor is next free.
    func update() {
        guard !isUpdating else {
            needsUpdate = true
            return
        }
        isUpdating = true
        for _ in 0..<4 {
            needsUpdate = false
            arrange()
            guard needsUpdate else { break }
        }
        isUpdating = false
        if needsUpdate { Task { @MainActor [weak self] in self?.updateIfNeeded() } }
    }

    /// Makes all views anew: the delegate has changed.
    func makeViewsAnew() {
        guard !live.isEmpty || !clusters.isEmpty else { return }
        for slot in live {
            if let view = table[slot]?.view { pool.recycle(view) }
            table[slot]?.view = nil
        }
        for slot in table.rows.indices where table.rows[slot]?.traits != nil {
            table[slot]?.traits = nil
        }
        for cluster in clusters.values {
            if let view = cluster.view { pool.recycle(view) }
        }
        live = []
        clusters = [:]
        groups = [:]
        changed()
    }

    /// Makes all views anew if one of an identifier is on the map: its class has changed.
    func makeViewsAnew(of identifier: String) {
        let isUsed =
            live.contains { table[$0]?.view?.reuseIdentifier == identifier }
            || clusters.values.contains { $0.view?.reuseIdentifier == identifier }
        if isUsed { makeViewsAnew() }
    }
}

extension MKMapView {
    /// The annotations' views that are on the map now.
    package var stageViews: [MKAnnotationView] {
        stage.updateIfNeeded()
        return stage.container.subviews.compactMap { $0 as? MKAnnotationView }
    }
}
