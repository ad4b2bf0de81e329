import MapGeometry

extension FoundPlace {
    /// An identifier of the place that stays valid when the atlas is rebuilt; nil for a crossing and a position.
    ///
    /// A thing and a settlement are named by their element, "n123"; a street by its leading one with "/street", an address by
    /// the element that has it and the number, "w45/12B"; a postcode by itself, "postcode/00100".
    public var identifier: String? {
        switch kind {
        case .poi, .place, .feature: osm == .none ? nil : osm.description
        case .street: osm == .none ? nil : osm.description + "/" + Self.streetMark
        case .address: osm == .none ? nil : osm.description + "/" + address.housenumber
        case .postcode: Self.postcodeMark + "/" + name
        case .intersection, .coordinate: nil
        }
    }

    fileprivate static let streetMark = "street"
    fileprivate static let postcodeMark = "postcode"
}

extension Places {
    /// Finds the place with an identifier.
    ///
    /// - Parameters:
    ///   - identifier: A ``FoundPlace/identifier``, also of an atlas of another day.
    ///   - languages: Languages of names, best first.
    /// - Returns: Nil if the atlas has it not, or no longer.
    /// - Complexity: O(places + addresses).
    public func place(identifier: String, languages: [String] = []) -> FoundPlace? {
        let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return nil }
        guard parts.count == 2 else {
            return OSMReference(first).flatMap { place($0, languages: languages) }
        }
        if first == FoundPlace.postcodeMark {
            var request = SearchRequest(parts[1])
            request.types = .address
            request.addressParts = .postalCode
            request.languages = languages
            return search(request).first { $0.kind == .postcode && $0.name == parts[1] }
        }
        guard let reference = OSMReference(first) else { return nil }
        return places(of: reference, languages: languages).first {
            $0.identifier == identifier
        }
    }
}
