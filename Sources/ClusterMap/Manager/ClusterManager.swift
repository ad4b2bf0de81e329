import Foundation
import MapGeometry

/// Stores annotations and determines what a map should show of them: single ones and clusters.
///
/// ```swift
/// let manager = ClusterManager<Shop>()
/// await manager.add(shops)
/// let change = await manager.reload(mapViewSize: size, coordinateRegion: region)
/// // take change.removals off the map, then put change.insertions on it
/// ```
///
/// An actor: call it from anywhere. Large batches are indexed away from the actor, so that reloads in the
/// meantime are answered at once, from the state before. A reload that is overtaken by a newer one while it
/// waits, or whose task is cancelled, changes nothing and returns an empty difference.
///
/// Adding the same annotation twice keeps both; removing takes away the one that was added last.
public final actor ClusterManager<Annotation: CoordinateIdentifiable>
where Annotation: Identifiable, Annotation: Hashable, Annotation: Sendable {
    let configuration: Configuration
    var book = AnnotationStore<Annotation>()
    var handles = HandlesByID<Annotation>()
    var layers: [ClusterLayer] = []
    /// For annotations of distance layers the slot in the layer's forest, by handle.
    var slots: [UInt32] = []
    /// Clustering identifiers by layer, from layer 2 on.
    var layerNumbers: [String: UInt32] = [:]

    /// The annotations that the map shows since the last reload.
    public internal(set) var visibleAnnotations: [AnnotationType] = []
    /// The same, as markers: count == visibleAnnotations.count.
    var visibleMarkers: [Marker] = []
    /// The table whose cells all of them are, in their order; nil if they are something else.
    var visibleCells: GridTable?
    /// What the last reload was asked to show; nil if nothing.
    var visibleWindow: MapWindow?
    /// Handles whose annotation was replaced since the last reload.
    var replaced: Set<UInt32> = []
    /// Which annotations are shown; nil for all.
    var filter: AnnotationFilter<Annotation>?
    /// Whether the filter was changed since the last reload.
    var filterHasChanged = false

    /// Number of annotations that were refused because their coordinate cannot be placed: not finite, or
    /// a latitude beyond ±90 (often a sign of swapped numbers).
    public private(set) var refusedCount = 0

    private var isMutating = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var reloads = 0

    /// Batches of this size and more are indexed away from the actor.
    static var largeBatch: Int { 4096 }

    /// Makes clusters of cells, compiled where the annotation's type is known.
    let makeClusters: ClusterMaker

    /// Creates an empty manager.
    @inlinable
    public init(configuration: Configuration = Configuration()) {
        self.init(configuration: configuration) { Self.makeClusters($0, $1, $2) }
    }

    @usableFromInline
    init(configuration: Configuration, makeClusters: @escaping ClusterMaker) {
        self.configuration = configuration
        self.makeClusters = makeClusters
        layers = Self.firstLayers(configuration)
    }

    // MARK: Adding and removing

    /// Adds an annotation.
    @inlinable
    public func add(_ annotation: Annotation) async {
        await insert(AnnotationBatch([annotation]))
    }

    /// Adds annotations; a large number is best added at once.
    ///
    /// - Complexity: O(n), some tens of nanoseconds each.
    @inlinable
    public func add<Annotations: Sequence>(_ annotations: Annotations) async
    where Annotations.Element == Annotation {
        let list = Array(annotations)
        if list.count < 1024 {
            await insert(AnnotationBatch(list))
        } else {
            await insert(AnnotationBatch.read(list))
        }
    }

    /// Removes the annotation with the same id that was added last; does nothing if there is none.
    public func remove(_ annotation: Annotation) async {
        await remove(CollectionOfOne(annotation))
    }

    /// Removes annotations, each as ``remove(_:)-(Annotation)`` does.
    public func remove<Annotations: Sequence>(_ annotations: Annotations) async
    where Annotations.Element == Annotation {
        let leaving = Array(annotations)
        await beginMutation()
        defer { endMutation() }
        await fillIDs()
        for annotation in leaving {
            guard let handle = handles.removeLast(annotation.id, in: book.table) else { continue }
            takeOut(handle)
            book.remove(handle)
        }
    }

    /// Removes all annotations.
    public func removeAll() async {
        await beginMutation()
        defer { endMutation() }
        book = AnnotationStore()
        handles.reset()
        slots = []
        for layer in layers.indices { layers[layer].empty() }
        replaced = []
    }

    /// Puts an annotation in the place of the one with the same id: moved, renamed or otherwise changed.
    ///
    /// Adds it if there is none. Refuses it, leaving the old one, if its coordinate cannot be placed.
    @inlinable
    public func update(_ annotation: Annotation) async {
        await replace(AnnotationBatch([annotation]))
    }

    /// Updates annotations, each as ``update(_:)-(Annotation)`` does.
    @inlinable
    public func update<Annotations: Sequence>(_ annotations: Annotations) async
    where Annotations.Element == Annotation {
        await replace(AnnotationBatch(Array(annotations)))
    }

    // MARK: Looking

    /// Returns all annotations, with their true coordinates.
    public func fetchAllAnnotations() -> [Annotation] { book.all }

    /// Computes what a map view shows, and how that differs from what was shown before.
    ///
    /// - Parameters:
    ///   - mapViewSize: The size of the view, in points. With the region's width it gives the zoom.
    ///   - coordinateRegion: What the view shows. It may lie across the 180th meridian; from 360 degrees of
    ///     longitude on it shows the whole world, once.
    /// - Returns: What to remove and what to insert. With a size or span that is zero, negative or not
    ///   finite nothing is visible.
    @discardableResult
    public func reload(mapViewSize: CGSize, coordinateRegion: MKCoordinateRegion) async
        -> Difference
    {
        await reload(MapWindow(size: mapViewSize, region: coordinateRegion))
    }

    // MARK: Inside

    @usableFromInline
    func insert(_ batch: AnnotationBatch<Annotation>) async {
        await beginMutation()
        defer { endMutation() }
        refusedCount += batch.refused
        let numbers = globalLayers(of: batch)
        if batch.annotations.count >= max(64, book.count / 256) || hasGrid(numbers) {
            // Worked on as a copy: until all is indexed, reloads see the state before.
            let prepared = await Self.insert(
                batch, numbers, into: book, slots: slots, levels: layers.map(\.levels),
                indexesGrids: batch.annotations.count >= Self.largeBatch)
            book = prepared.book
            if filter != nil {
                for (handle, annotation) in zip(prepared.handles, batch.annotations) {
                    filter?.note(annotation, handle: handle)
                }
            }
            if handles.isFilled {
                for (handle, annotation) in zip(prepared.handles, batch.annotations) {
                    handles.insert(handle, id: annotation.id)
                }
            }
            if let slots = prepared.slots { self.slots = slots }
            for layer in Self.distinct(numbers) {
                if let index = prepared.indexes[Int(layer)] {
                    layers[Int(layer)].install(index)
                    countMatches(ofLayer: Int(layer))
                } else {
                    for (handle, number) in zip(prepared.handles, numbers) where number == layer {
                        noteInGrid(handle, isAddition: true)
                    }
                }
            }
        } else {
            let inserted = book.insert(batch, layers: numbers)
            for (handle, annotation) in zip(inserted, batch.annotations) {
                handles.insert(handle, id: annotation.id)
                filter?.note(annotation, handle: handle)
                putIn(handle)
            }
        }
    }

    private func hasGrid(_ numbers: [UInt32]) -> Bool {
        numbers.count >= Self.largeBatch
            && Self.distinct(numbers).contains { !layers[Int($0)].isDistance }
    }

    /// The layers that occur, each once.
    private static func distinct(_ numbers: [UInt32]) -> [UInt32] {
        var distinct: [UInt32] = []
        var isSeen: [Bool] = []
        var last: UInt32?
        for number in numbers where number != last {
            last = number
            while isSeen.count <= Int(number) { isSeen.append(false) }
            if !isSeen[Int(number)] {
                isSeen[Int(number)] = true
                distinct.append(number)
            }
        }
        return distinct
    }

    private struct Prepared: Sendable {
        let book: AnnotationStore<Annotation>
        let handles: Range<UInt32>
        var slots: [UInt32]?
        var indexes: [Int: ClusterLayer.Index] = [:]
    }

    private nonisolated static func insert(
        _ batch: AnnotationBatch<Annotation>, _ numbers: [UInt32],
        into old: AnnotationStore<Annotation>, slots: [UInt32], levels: [SeedLevels?],
        indexesGrids: Bool
    ) async -> Prepared {
        var book = old
        let handles = book.append(batch, layers: numbers)
        var prepared = Prepared(book: book, handles: handles)
        let changed = distinct(numbers).filter { levels[Int($0)] != nil || indexesGrids }
        let points = changed.count > 1 ? book.points(ofLayers: changed) : []
        var slots = slots
        for (number, layer) in changed.enumerated() {
            prepared.indexes[Int(layer)] = await makeIndex(
                book, layer: Int(layer), points: points.isEmpty ? nil : points[number],
                levels: levels[Int(layer)], slots: &slots)
        }
        if changed.contains(where: { levels[Int($0)] != nil }) { prepared.slots = slots }
        return prepared
    }

    /// Puts a stored annotation into the index of its layer.
    private func putIn(_ handle: UInt32) {
        let layer = Int(book.layers[Int(handle)])
        guard let levels = layers[layer].levels else {
            return noteInGrid(handle, isAddition: true)
        }
        if layers[layer].seeds == nil {
            layers[layer].install(.seeds(SeedStore(SeedForest(levels: levels))))
            countMatches(ofLayer: layer)
        }
        let place = book.places[Int(handle)]
        let isMatch = filter?.contains(handle) == true
        let change = layers[layer].change(tie: tie) { forest in
            forest.planInsertion(
                x: UInt32(place >> 32), y: UInt32(truncatingIfNeeded: place), handle: handle,
                isMatch: isMatch, tie: tie)
        }
        while slots.count <= Int(handle) { slots.append(SeedNode.none) }
        slots[Int(handle)] = change?.result ?? SeedNode.none
        for (handle, slot) in change?.renamed ?? [] { slots[Int(handle)] = slot }
    }

    /// Takes a stored annotation out of the index of its layer.
    private func takeOut(_ handle: UInt32) {
        let layer = Int(book.layers[Int(handle)])
        guard layers[layer].isDistance else { return noteInGrid(handle, isAddition: false) }
        let slot = slots[Int(handle)]
        let isMatch = filter?.contains(handle) == true
        let change = layers[layer].change(
            tie: tie, plan: { $0.planRemoval(slot, isMatch: isMatch, tie: tie) },
            finish: { $0.release() })
        for (handle, slot) in change?.renamed ?? [] { slots[Int(handle)] = slot }
    }

    /// Notes in its grid layer that a stored annotation came or goes.
    private func noteInGrid(_ handle: UInt32, isAddition: Bool) {
        layers[Int(book.layers[Int(handle)])].note(
            book.places[Int(handle)], handle: handle, isAddition: isAddition,
            isMatch: filter?.contains(handle) ?? true)
    }

    /// Orders annotations of one place by their id, in every process in the same way.
    private func tie(_ handle: UInt32) -> UInt64 {
        IdentityNumber.of(book.table[handle].id)
    }

    @usableFromInline
    func replace(_ batch: AnnotationBatch<Annotation>) async {
        await beginMutation()
        defer { endMutation() }
        refusedCount += batch.refused
        let numbers = globalLayers(of: batch)
        await fillIDs()
        for (number, annotation) in batch.annotations.enumerated() {
            let (layer, place) = (numbers[number], batch.places[number])
            guard let handle = handles.last(annotation.id, in: book.table) else {
                var single = AnnotationBatch<Annotation>([])
                single.annotations = [annotation]
                single.places = [place]
                let inserted = book.insert(single, layers: [layer])[0]
                handles.insert(inserted, id: annotation.id)
                filter?.note(annotation, handle: inserted)
                putIn(inserted)
                continue
            }
            replaced.insert(handle)
            if book.layers[Int(handle)] == layer, book.places[Int(handle)] == place,
                let store = layers[Int(layer)].seeds
            {
                // In its place: its clusters have another member, but stay what they are.
                let slot = slots[Int(handle)]
                layers[Int(layer)].touch(store.withForest { $0.path(of: slot) })
                book.replace(handle, by: annotation, place: place, layer: layer)
                let wasMatch = filter?.contains(handle) == true
                filter?.note(annotation, handle: handle)
                if let isMatch = filter?.contains(handle), isMatch != wasMatch {
                    store.withForest { $0.setMatch(isMatch, of: slot) }
                }
            } else if isUnchanged(handle, annotation, layer, place) {
                book.replace(handle, by: annotation, place: place, layer: layer)
            } else {
                takeOut(handle)
                book.replace(handle, by: annotation, place: place, layer: layer)
                filter?.note(annotation, handle: handle)
                putIn(handle)
            }
        }
    }

    /// Whether an annotation of a grid layer is what it was, so that no cell changes.
    private func isUnchanged(
        _ handle: UInt32, _ annotation: Annotation, _ layer: UInt32, _ place: UInt64
    ) -> Bool {
        !layers[Int(layer)].isDistance && book.layers[Int(handle)] == layer
            && book.places[Int(handle)] == place && book.table[handle] == annotation
            && filter.map { $0.includes(annotation) == $0.contains(handle) } ?? true
    }

    /// Starts keeping ids, unless that is done: away from the actor, so that reloads need not wait.
    ///
    /// To be called in a change, which no other one overtakes.
    private func fillIDs() async {
        guard !handles.isFilled else { return }
        handles = await Self.readIDs(book)
    }

    private nonisolated static func readIDs(
        _ book: AnnotationStore<Annotation>
    ) async -> HandlesByID<Annotation> {
        let used = book.layers.indices.lazy.filter {
            book.layers[$0] != AnnotationStore<Annotation>.noLayer
        }
        return HandlesByID(used.map { UInt32($0) }, count: book.count, in: book.table)
    }

    /// Translates a batch's layer numbers into the manager's, adding layers for new names.
    private func globalLayers(of batch: AnnotationBatch<Annotation>) -> [UInt32] {
        guard !batch.names.isEmpty else { return batch.layers }
        let numbers = batch.names.map { name in
            if let number = layerNumbers[name] { return number }
            let number = UInt32(layers.count)
            var layer = Self.makeLayer(configuration, salt: IdentityNumber.of(name))
            layer.grid.setFilter(isOn: filter != nil)
            layers.append(layer)
            layerNumbers[name] = number
            return number
        }
        return batch.layers.map { $0 < 2 ? $0 : numbers[Int($0) - 2] }
    }

    /// Waits until no other change is under way.
    ///
    /// Changes happen in the order of their calls.
    private func beginMutation() async {
        if isMutating {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isMutating = true
        }
    }

    private func endMutation() {
        if waiting.isEmpty { isMutating = false } else { waiting.removeFirst().resume() }
    }
}
