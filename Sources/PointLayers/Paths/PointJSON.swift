import Answers

/// Points and clusters as JSON.
extension JSONText {
    /// Appends a point as a JSON object.
    package mutating func point(_ point: LayerPoint) {
        raw("{\"id\":")
        string(point.id)
        position(point.latitude, point.longitude)
        properties(point.properties)
        raw(",\"version\":")
        integer(point.version)
        raw("}")
    }

    /// Writes a cluster or a point of a view, with the sums of some names.
    package mutating func item(_ item: LayerView.Item, sums names: [String]) {
        raw("{\"id\":")
        string(item.id)
        raw(",\"count\":")
        integer(item.count)
        position(item.latitude, item.longitude)
        if let zoom = item.expansionZoom {
            raw(",\"expansionZoom\":")
            integer(zoom)
        }
        if item.count == 1 { properties(item.properties) }
        if !names.isEmpty {
            raw(",\"sums\":{")
            for (index, (name, sum)) in zip(names, item.sums).enumerated() {
                comma(unlessFirst: index)
                string(name)
                raw(":")
                number(sum)
            }
            raw("}")
        }
        raw("}")
    }

    /// Appends a JSON array, each element written by a closure.
    package mutating func list<Element>(
        _ elements: some Collection<Element>, _ write: (inout JSONText, Element) -> Void
    ) {
        raw("[")
        for (index, element) in elements.enumerated() {
            comma(unlessFirst: index)
            write(&self, element)
        }
        raw("]")
    }

    private mutating func position(_ latitude: Double, _ longitude: Double) {
        raw(",\"latitude\":")
        number(latitude)
        raw(",\"longitude\":")
        number(longitude)
    }

    private mutating func properties(_ properties: [UInt8]) {
        if properties.isEmpty { return }
        raw(",\"properties\":")
        raw(properties)
    }
}
