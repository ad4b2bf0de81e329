import MapGeometry

/// A change of one point.
package enum PointEdit: Sendable {
    /// The point gets this place and these properties, whatever it was before.
    case put(String, CLLocationCoordinate2D, properties: [UInt8])
    /// The given numbers of the place and the named properties are replaced; null removes a property.
    case patch(String, latitude: Double?, longitude: Double?, properties: [String: PropertyValue])
    /// The point with this id is removed.
    case delete(String)
}

/// The changes of one request, made as a whole or not at all.
package struct PointWrite: Sendable {
    /// The change that is made to a layer.
    package enum Content: Sendable {
        case edits([PointEdit])
        case deleteLayer
    }

    package let layer: String
    package let content: Content

    /// The number of edits that it counts as while it waits.
    package var size: Int {
        switch content {
        case .edits(let edits): max(edits.count, 1)
        case .deleteLayer: 1
        }
    }
}

/// The result of a write that is on the disk.
package struct PointReceipt: Sendable, Equatable {
    /// The number of the last commit.
    package var version: Int
    /// The numbers of points that were created, changed and removed.
    package var created = 0
    package var changed = 0
    package var deleted = 0
}

extension PointEdit {
    /// The id of the point.
    private var id: String {
        switch self {
        case .put(let id, _, _), .patch(let id, _, _, _), .delete(let id): id
        }
    }

    /// The edits without those of a point that another one of the same point follows.
    package static func last(_ edits: [PointEdit]) -> [PointEdit] {
        if edits.count < 2 { return edits }
        var last: [String: Int] = [:]
        last.reserveCapacity(edits.count)
        for (place, edit) in edits.enumerated() { last[edit.id] = place }
        if last.count == edits.count { return edits }
        return edits.enumerated().filter { last[$0.element.id] == $0.offset }.map(\.element)
    }

    /// Returns the change that the edit makes to a state; nil if it changes nothing.
    ///
    /// - Throws: `PointError` for a change of what is not there.
    package func change(of state: LayerState, version: Int) throws(PointError) -> LayerState.Change?
    {
        switch self {
        case .put(let id, let coordinate, let properties):
            let old = state[id]
            let point = LayerPoint(
                id: id, coordinate: coordinate, properties: properties, version: version, old: old)
            if let old, old.hasContent(of: point) { return nil }
            return .put(point)
        case .patch(let id, let latitude, let longitude, let changed):
            guard let old = state[id] else { throw Self.unknown(id) }
            var properties = old.properties
            if !changed.isEmpty {
                var values = old.values
                for (name, value) in changed {
                    if value == .null {
                        values.removeValue(forKey: name)
                    } else {
                        values[name] = value
                    }
                }
                properties = try LayerPoint.checkedProperties(values)
            }
            var coordinate = old.coordinate
            if latitude != nil || longitude != nil {
                coordinate = try LayerPoint.checkedCoordinate(
                    latitude: latitude ?? coordinate.latitude,
                    longitude: longitude ?? coordinate.longitude)
            }
            let point = LayerPoint(
                id: id, coordinate: coordinate, properties: properties, version: version, old: old)
            return old.hasContent(of: point) ? nil : .put(point)
        case .delete(let id):
            guard state[id] != nil else { throw Self.unknown(id) }
            return .remove(id)
        }
    }

    private static func unknown(_ id: String) -> PointError {
        PointError(.unknownPoint, "there is no point “\(id.prefix(80))” in this layer")
    }
}
