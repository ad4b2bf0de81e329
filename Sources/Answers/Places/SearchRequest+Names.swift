import Places

extension SearchRequest.AddressParts {
    /// Every part with its name, from the largest to the smallest.
    static let named: [(name: String, part: Self)] = [
        ("country", .country), ("administrativeArea", .administrativeArea),
        ("subAdministrativeArea", .subAdministrativeArea), ("locality", .locality),
        ("subLocality", .subLocality), ("postalCode", .postalCode), ("street", .street),
        ("address", .address),
    ]

    /// The part of a name; nil if there is none.
    init?(name: String) {
        guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
        self = known.part
    }
}
