import OpenStreetMap

extension FeatureExtractor {
    /// Adds stops, points of interest and addresses, which may be nodes or areas.
    mutating func addPointFeatures(at point: GridPoint, id: ElementID) {
        let box = GridBox(low: point, high: point)
        if let stop = PointRules.stop(tags) {
            var list = [text(.kind, stop.kind)] + names()
            copy(.iata, .iata, to: &list)
            add(.publicTransport, .point(point), box, id: id, zoom: stop.zoom, list)
        }
        var list = poiAttributes()
        let isPOI = !list.isEmpty
        let layer: Layer
        if isPOI {
            list += names()
            layer = .pois
        } else {
            layer = .addresses
        }
        copy(.housename, .housename, to: &list)
        copy(.housenumber, .housenumber, to: &list)
        if list.isEmpty { return }
        // A well-known name is drawn before one more bench.
        let order: Int32 = isPOI && tags.has(.name) ? -1 : 0
        add(layer, .point(point), box, id: id, zoom: 14, order: order, list)
    }

    /// The attributes that make a point of interest, none for other things.
    private mutating func poiAttributes() -> [Attribute] {
        var list: [Attribute] = []
        for (key, field, values) in PointRules.poiKeys {
            if let value = tags[key], values.contains(value) {
                if key == .leisure, PointRules.namedLeisures.contains(value), !hasName { continue }
                copy(key, field, to: &list)
            }
        }
        guard !list.isEmpty else { return [] }
        for (key, values, source, field) in PointRules.poiDetails {
            if let value = tags[key], values.contains(value) { copy(source, field, to: &list) }
        }
        for (key, value, source, field) in PointRules.poiFlags where tags[key] == value {
            if tags[source] == "yes" { list.append(flag(field, true)) }
        }
        return list
    }

    /// Adds the label of a populated place.
    mutating func addPlace(_ place: PointRules.Place, at point: GridPoint, id: ElementID) {
        guard hasName else { return }
        let list = [text(.kind, place.kind), whole(.population, place.population)]
        add(
            .placeLabels, .point(point), GridBox(low: point, high: point), id: id,
            zoom: place.zoom, order: Self.order(descending: Double(place.population)),
            list + names())
    }

    /// Adds the label of an island or a bay that has a name, beyond the schema: the layers have no other place for it.
    mutating func addNaturalLabel(at point: GridPoint, squareMeters: Double, id: ElementID) {
        guard hasName, let label = LandRules.label(tags, squareMeters: squareMeters) else { return }
        let order = Self.order(descending: squareMeters)
        let box = GridBox(low: point, high: point)
        if label.isWater {
            let list = [text(.kind, label.kind), real(.wayArea, squareMeters.rounded())]
            add(
                .waterPolygonsLabels, .point(point), box, id: id, zoom: label.zoom, order: order,
                list + names())
        } else {
            let list = [text(.kind, label.kind), whole(.population, 0)]
            add(
                .placeLabels, .point(point), box, id: id, zoom: label.zoom, order: order,
                list + names())
        }
    }

    /// Adds the sign of a motorway exit.
    mutating func addJunction(at point: GridPoint, id: ElementID) {
        var list = [text(.kind, "motorway_junction")] + names()
        copy(.ref, .ref, to: &list)
        guard list.count > 1 else { return }
        add(
            .streetLabelsPoints, .point(point), GridBox(low: point, high: point), id: id, zoom: 12,
            list)
    }
}
