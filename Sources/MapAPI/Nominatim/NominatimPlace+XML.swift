import Answers
import Places

extension NominatimPlace {
    /// The place in a list of places.
    func xml(_ options: NominatimOptions) -> XMLElement {
        var place = element("place", "", options)
        place.set("display_name", displayName)
        place.set("class", tag.key)
        place.set("type", tag.value)
        place.set("importance", "\(importance)")
        if options.tellsAddress { for part in addressElements { place.add(part) } }
        for detail in details(options) { place.add(detail) }
        return place
    }

    /// The elements that answer for a position.
    func resultElements(_ options: NominatimOptions) -> [XMLElement] {
        var elements = [element("result", displayName, options)]
        if options.tellsAddress {
            var parts = XMLElement("addressparts")
            for part in addressElements { parts.add(part) }
            elements.append(parts)
        }
        return elements + details(options)
    }

    private func element(_ name: String, _ text: String, _ options: NominatimOptions) -> XMLElement
    {
        var result = XMLElement(
            name,
            [
                ("place_id", placeID.map { "\($0)" }), ("osm_type", element?.type),
                ("osm_id", element.map { "\($0.id)" }),
                ("ref", self.name.isEmpty ? nil : self.name), ("lat", latitude),
                ("lon", longitude), ("boundingbox", boundingBox.joined(separator: ",")),
                ("place_rank", "\(rank.search)"), ("address_rank", "\(rank.address)"),
            ], text: text)
        guard let shape = options.shape else { return result }
        let outline = PlaceShape(place, tolerance: options.shapeTolerance)
        switch shape {
        case .geojson:
            result.set("geojson", String(decoding: outline.geoJSON.bytes, as: UTF8.self))
        case .text: result.set("geotext", outline.text)
        case .svg: result.set("geosvg", outline.svg)
        case .kml: break
        }
        return result
    }

    private var addressElements: [XMLElement] {
        address.members.map { XMLElement($0.label, text: $0.value) }
    }

    private func details(_ options: NominatimOptions) -> [XMLElement] {
        var elements: [XMLElement] = []
        if options.shape == .kml {
            let outline = PlaceShape(place, tolerance: options.shapeTolerance)
            elements.append(XMLElement("geokml", markup: outline.kml))
        }
        if options.tellsExtraTags {
            var tags = XMLElement("extratags")
            for (key, value) in extraTags {
                tags.add(XMLElement("tag", [("key", key), ("value", value)]))
            }
            elements.append(tags)
        }
        if options.tellsNames {
            var list = XMLElement("namedetails")
            for (key, value) in names {
                list.add(XMLElement("name", [("desc", key)], text: value))
            }
            elements.append(list)
        }
        return elements
    }
}
