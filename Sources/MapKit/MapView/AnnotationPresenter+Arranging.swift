import MapScene

/// One view that wants to be shown.
private struct Candidate {
    enum Subject {
        case annotation(Int)
        case cluster(AnnotationPresenter.ClusterKey)
    }

    let subject: Subject
    let traits: ViewTraits
    let point: MKMapPoint
    /// Whether it is selected, has a view already, and its number, in the order in which that counts.
    let isSelected: Bool
    let isShown: Bool
    let id: Int
}

extension AnnotationPresenter {
    /// How far beyond the screen's edge views are made, in points.
    static let margin = 64.0
    /// How many views that were made to learn what they are like wait for being shown.
    static let freshCapacity = 256

    /// Decides what is shown, and makes and gives back views accordingly.
    func arrange() {
        guard map.rig.hasSize else { return }
        for slot in live where !(table[slot]?.annotation is MKPointAnnotation) {
            _ = placeChanged(slot)
        }
        let viewport = map.rig.viewport
        let reach = Self.margin / viewport.scale
        let window = viewport.visibleRect.insetBy(dx: -reach, dy: -reach)
        let slots = table.slots(in: window)
        var fresh = learn(slots)
        let singles = group(slots, in: window, scale: viewport.scale)
        let chosen = choose(singles, viewport: viewport)
        show(chosen, fresh: &fresh, viewport: viewport)
    }

    // MARK: What views are like

    /// Requests the views of annotations that none was requested for yet; returns those that are available.
    private func learn(_ slots: [Int]) -> [Int: MKAnnotationView] {
        var fresh: [Int: MKAnnotationView] = [:]
        for slot in slots {
            guard let row = table[slot] else { continue }
            if let view = row.view {
                refresh(slot, ViewTraits(view))
            } else if row.traits == nil {
                let view = ask(for: row.annotation)
                // The delegate may have removed the annotation, or put another in its slot.
                guard table[slot]?.id == row.id else {
                    pool.recycle(view)
                    continue
                }
                refresh(slot, ViewTraits(view))
                if fresh.count < Self.freshCapacity {
                    fresh[slot] = view
                } else {
                    pool.recycle(view)
                }
            }
        }
        return fresh
    }

    private func refresh(_ slot: Int, _ traits: ViewTraits) {
        let old = table[slot]?.traits
        guard old != traits else { return }
        table[slot]?.traits = traits
        if let group = old?.group, group != traits.group { groups[group]?.remove(slot) }
        if let group = traits.group, let annotation = table[slot]?.annotation,
            annotation !== selectedAnnotation, groups[group]?.contains(slot) != true
        {
            groups[group, default: ClusterGroup()].put(slot, at: annotation.coordinate)
        }
    }

    /// Returns a view for an annotation: the delegate's, or a standard one.
    private func ask(for annotation: any MKAnnotation) -> MKAnnotationView {
        var view = map.delegate?.mapView(map, viewFor: annotation)
        if let other = view, other.annotation !== annotation, isOnMap(other) {
            map.advice.tell(.clusterViewMissing)
            view = nil
        }
        if let view, pool.isWasteful(view) {
            map.advice.tell(.viewNotReused, view.reuseIdentifier ?? "")
        }
        let identifier =
            switch annotation {
            case is MKUserLocation: Self.userIdentifier
            case is MKClusterAnnotation: MKMapViewDefaultClusterAnnotationViewReuseIdentifier
            default: MKMapViewDefaultAnnotationViewReuseIdentifier
            }
        let result =
            view ?? pool.dequeue(identifier, annotation: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        if result.annotation !== annotation { result.annotation = annotation }
        return result
    }

    private func isOnMap(_ view: MKAnnotationView) -> Bool {
        guard view.superview === container, let annotation = view.annotation else { return false }
        if let slot = table.slot(of: annotation) { return table[slot]?.view === view }
        return clusters.values.contains { $0.view === view }
    }

    // MARK: Clusters

    /// Brings the clusters up to date; returns the annotations that are not in one.
    private func group(_ slots: [Int], in window: MKMapRect, scale: Double) -> [Int] {
        var singles: [Int] = []
        var radii: [String: Double] = [:]
        for slot in slots {
            guard let row = table[slot], let traits = row.traits else { continue }
            if let group = traits.group, row.annotation !== selectedAnnotation {
                radii[group] = max(radii[group] ?? 0, traits.radius)
            } else {
                singles.append(slot)
            }
        }
        var next: [ClusterKey: ShownCluster] = [:]
        for (name, radius) in radii.sorted(by: { $0.key < $1.key }) {
            let largest = max(radius, groups[name]?.radius ?? 0)
            groups[name]?.prepare(scale: scale, radius: largest) {
                table[$0]?.annotation.coordinate ?? kCLLocationCoordinate2DInvalid
            }
            // What grew from beyond the window may reach into it.
            let reach = largest / scale
            let area = window.insetBy(dx: -reach, dy: -reach)
            for found in groups[name]?.clusters(in: area) ?? [] {
                if found.count == 1 {
                    singles.append(found.seed)
                } else if let cluster = cluster(
                    ClusterKey(group: name, seed: found.seed), count: found.count)
                {
                    next[ClusterKey(group: name, seed: found.seed)] = cluster
                }
            }
        }
        let gone = clusters.filter { next[$0.key] !== $0.value }
        clusters = next
        for cluster in gone.values {
            if let view = cluster.view { pool.recycle(view) }
            cluster.view = nil
            if selectedAnnotation === cluster.annotation {
                forgetSelection(of: cluster.annotation)
            }
        }
        return singles
    }

    /// Returns the cluster that grew from an annotation: the one on the map if its members are the same.
    private func cluster(_ key: ClusterKey, count: Int) -> ShownCluster? {
        guard let group = groups[key.group] else { return nil }
        let known = clusters[key]
        if let known, known.version == group.version, known.members.count == count { return known }
        let members = group.members(of: key.seed)
        if let known, known.members.count == members.count, Set(known.members) == Set(members) {
            known.version = group.version
            return known
        }
        let annotations = members.compactMap { table[$0]?.annotation }
        guard annotations.count > 1 else { return nil }
        var annotation =
            map.delegate?.mapView(map, clusterAnnotationForMemberAnnotations: annotations)
            ?? MKClusterAnnotation(memberAnnotations: annotations)
        let given = Set(annotations.map { ObjectIdentifier($0) })
        if Set(annotation.memberAnnotations.map { ObjectIdentifier($0) }) != given {
            map.advice.tell(.changedClusterMembers)
            annotation = MKClusterAnnotation(memberAnnotations: annotations)
        }
        return ShownCluster(
            annotation, id: table.makeID(), members: members, version: group.version)
    }

    // MARK: Collisions

    /// Chooses what is shown of what wants to be.
    ///
    /// What is required always is; the rest by priority where there is room, what is shown already first.
    private func choose(_ singles: [Int], viewport: Viewport) -> [Candidate] {
        var candidates: [Candidate] = []
        for slot in singles {
            guard let row = table[slot], let traits = row.traits, let point = table.point(slot)
            else { continue }
            candidates.append(
                Candidate(
                    subject: .annotation(slot), traits: traits, point: point,
                    isSelected: row.annotation === selectedAnnotation, isShown: row.view != nil,
                    id: row.id))
        }
        for (key, cluster) in clusters {
            let traits = cluster.view.map { ViewTraits($0) } ?? cluster.traits ?? learn(cluster)
            cluster.traits = traits
            candidates.append(
                Candidate(
                    subject: .cluster(key), traits: traits,
                    point: MKMapPoint(cluster.annotation.coordinate),
                    isSelected: cluster.annotation === selectedAnnotation,
                    isShown: cluster.view != nil, id: cluster.id))
        }
        candidates.sort { first, second in
            if first.isSelected != second.isSelected { return first.isSelected }
            if first.traits.priority != second.traits.priority {
                return first.traits.priority > second.traits.priority
            }
            if first.isShown != second.isShown { return first.isShown }
            return first.id < second.id
        }
        var screen = ScreenOccupancy()
        let bounds = CGRect(origin: .zero, size: viewport.size)
        return candidates.filter { candidate in
            guard let place = viewport.viewPoint(of: candidate.point) else { return false }
            let box = candidate.traits.box(at: place)
            let slack = -CGFloat(Self.margin)
            guard box.intersects(bounds.insetBy(dx: slack, dy: slack)) || candidate.isSelected
            else { return false }
            let (mode, required) = (
                candidate.traits.collisionMode, candidate.traits.priority >= 1000
            )
            guard mode != .none else { return true }
            guard required || candidate.isSelected || screen.isFree(box, isCircle: mode == .circle)
            else { return false }
            screen.take(box, isCircle: mode == .circle)
            return true
        }
    }

    /// Asks for a new cluster's view, which it then has.
    private func learn(_ cluster: ShownCluster) -> ViewTraits {
        let view = ask(for: cluster.annotation)
        cluster.view = view
        unshown.insert(ObjectIdentifier(view))
        return ViewTraits(view)
    }

    // MARK: Views

    /// Gives views to what was chosen, and takes them from what was not.
    private func show(
        _ chosen: [Candidate], fresh: inout [Int: MKAnnotationView], viewport: Viewport
    ) {
        var slots: Set<Int> = []
        var keys: Set<ClusterKey> = []
        for candidate in chosen {
            switch candidate.subject {
            case .annotation(let slot): slots.insert(slot)
            case .cluster(let key): keys.insert(key)
            }
        }
        // First give back, so that the views can be used again at once.
        for slot in live where !slots.contains(slot) {
            if let view = table[slot]?.view { pool.recycle(view) }
            table[slot]?.view = nil
        }
        for (slot, view) in fresh where !slots.contains(slot) { pool.recycle(view) }
        for (key, cluster) in clusters where !keys.contains(key) {
            if let view = cluster.view { pool.recycle(view) }
            cluster.view = nil
        }
        live = slots
        var (views, added): ([MKAnnotationView], [MKAnnotationView]) = ([], [])
        for candidate in chosen {
            guard let (view, isNew) = view(of: candidate, fresh: &fresh) else { continue }
            views.append(view)
            if isNew { added.append(view) }
            guard view.dragState == .none,
                let place = viewport.viewPoint(of: candidate.point)
            else { continue }
            view.center = CGPoint(
                x: place.x + view.placeOffset.x, y: place.y + view.placeOffset.y)
        }
        unshown = []
        container.setSubviews(views)
        if views.count > 500, groups.isEmpty { map.advice.tell(.manyWithoutClustering) }
        guard !added.isEmpty else { return }
        for view in added { view.prepareForDisplay() }
        map.delegate?.mapView(map, didAdd: added)
    }

    /// Returns what was chosen's view, made if it has none, and whether it is new on the map.
    private func view(
        of candidate: Candidate, fresh: inout [Int: MKAnnotationView]
    ) -> (view: MKAnnotationView, isNew: Bool)? {
        switch candidate.subject {
        case .annotation(let slot):
            guard let row = table[slot] else { return nil }
            if let view = row.view { return (view, false) }
            let view = fresh.removeValue(forKey: slot) ?? ask(for: row.annotation)
            guard table[slot]?.id == row.id else {
                pool.recycle(view)
                return nil
            }
            table[slot]?.view = view
            if candidate.isSelected, !view.isSelected { view.setSelected(true, animated: false) }
            return (view, true)
        case .cluster(let key):
            guard let cluster = clusters[key] else { return nil }
            if let view = cluster.view {
                return (view, unshown.contains(ObjectIdentifier(view)))
            }
            let view = ask(for: cluster.annotation)
            cluster.view = view
            if candidate.isSelected, !view.isSelected { view.setSelected(true, animated: false) }
            return (view, true)
        }
    }
}
