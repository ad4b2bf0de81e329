import MapGeometry
import Places

extension PlaceAnswer {
    /// The answer as one JSON document without line breaks, its keys in order.
    public func json() -> [UInt8] {
        var text = JSONText(capacity: 4096)
        switch self {
        case .places(let places):
            text.raw("{\"results\":")
            text.list(places) { $0.place($1) }
        case .search(let answer):
            text.raw("{")
            if !answer.outside.isEmpty {
                text.raw("\"outside\":")
                text.list(answer.outside) { $0.outside($1) }
                text.comma()
            }
            text.raw("\"results\":")
            text.list(answer.places) { $0.place($1) }
        case .completions(let completions):
            text.raw("{\"results\":")
            text.list(completions) { $0.completion($1) }
        case .position(let answer):
            text.raw("{")
            if !answer.areasOfInterest.isEmpty {
                text.raw("\"areasOfInterest\":")
                text.list(answer.areasOfInterest) { $0.string($1.name) }
                text.comma()
            }
            text.member("inlandWater", answer.inlandWater)
            text.member("ocean", answer.ocean)
            text.raw("\"results\":")
            text.list(answer.places) { $0.place($1) }
        }
        text.raw("}")
        return text.bytes
    }
}

// Members in the order of their names, each but an object's last with the comma behind it.
extension JSONText {
    fileprivate mutating func place(_ place: FoundPlace) {
        raw("{")
        address(place.address)
        let attributes = place.attributes
        let contacts = ContactDetails(attributes)
        if !attributes.isEmpty {
            raw("\"attributes\":")
            object(attributes.map { ($0.key, $0.value) })
            comma()
        }
        member("category", place.category?.name)
        if let distance = place.toldDistance { member("distance", distance) }
        strings("formattedAddress", place.formattedAddress)
        if let hours = place.hours {
            raw("\"hours\":")
            self.hours(hours)
            comma()
        }
        member("id", place.identifier)
        member("kind", place.kind.name)
        member("latitude", place.coordinate.latitude)
        member("longitude", place.coordinate.longitude)
        member("name", place.name)
        member("osm", place.toldElement)
        strings("phoneNumbers", contacts.phoneNumbers)
        if let region = place.region {
            raw("\"region\":")
            list([region.south, region.west, region.north, region.east]) { $0.number($1) }
            comma()
        }
        member("score", (place.score * 10_000).rounded() / 10_000)
        member("subtitle", place.subtitle)
        member("timeZone", place.timeZone?.identifier)
        raw("\"title\":")
        string(place.title)
        if place.isUnnamed { raw(",\"unnamed\":true") }
        if !contacts.websites.isEmpty {
            comma()
            raw("\"websites\":")
            list(contacts.websites) { $0.string($1) }
        }
        raw("}")
    }

    /// Writes a list of strings and a comma; nothing if it is empty.
    private mutating func strings(_ name: StaticString, _ values: [String]) {
        guard !values.isEmpty else { return }
        self.name(name)
        list(values) { $0.string($1) }
        comma()
    }

    /// What lies outside the atlas.
    fileprivate mutating func outside(_ place: OutsidePlace) {
        raw("{")
        member("country", place.country)
        member("countryCode", place.countryCode)
        member("kind", place.kind.rawValue)
        member("latitude", place.coordinate.latitude)
        member("longitude", place.coordinate.longitude)
        member("name", place.name)
        if let population = place.population { member("population", Double(population)) }
        member("state", place.state.isEmpty ? nil : place.state)
        member("timeZone", place.timeZone?.identifier)
        raw("\"title\":")
        string(place.title)
        raw("}")
    }

    fileprivate mutating func completion(_ completion: Completion) {
        let place = completion.place
        raw("{")
        address(place.address)
        member("category", place.category?.name)
        member("kind", completion.kindName)
        member("latitude", place.coordinate.latitude)
        member("longitude", place.coordinate.longitude)
        member("osm", place.toldElement)
        member("query", completion.categoryQuery)
        member("subtitle", completion.subtitle)
        raw("\"subtitleHighlightRanges\":")
        ranges(completion.subtitleHighlightRanges)
        comma()
        member("title", completion.title)
        raw("\"titleHighlightRanges\":")
        ranges(completion.titleHighlightRanges)
        raw("}")
    }

    /// The parts of an address that are known, by key.
    private mutating func address(_ address: PlaceAddress) {
        raw("\"address\":")
        object(address.parts)
        comma()
    }

    /// Offsets and lengths in Unicode scalars.
    private mutating func ranges(_ ranges: [Range<Int>]) {
        list(ranges) { text, range in
            text.list([range.lowerBound, range.count]) { $0.integer($1) }
        }
    }

    private mutating func object(_ members: [(key: String, value: String)]) {
        raw("{")
        for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
            comma(unlessFirst: index)
            string(member.key)
            raw(":")
            string(member.value)
        }
        raw("}")
    }

    private mutating func member(_ name: StaticString, _ value: Double) {
        self.name(name)
        number(value)
        comma()
    }

    /// Writes a member and a comma; nothing if there is no value.
    fileprivate mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        self.name(name)
        string(value)
        comma()
    }

    private mutating func name(_ name: StaticString) {
        raw("\"")
        raw(name)
        raw("\":")
    }

    mutating func list<Element>(
        _ elements: [Element], _ write: (inout JSONText, Element) -> Void
    ) {
        raw("[")
        for (index, element) in elements.enumerated() {
            comma(unlessFirst: index)
            write(&self, element)
        }
        raw("]")
    }
}
