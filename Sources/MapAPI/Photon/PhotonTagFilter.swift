/// A condition on the tag of a place, as Photon's `osm_tag` writes it.
struct PhotonTagFilter: Sendable, Equatable {
    /// What the condition is for.
    enum Kind: Sendable {
        /// `k`, `k:v`, `:v`: places with it are wanted.
        case include
        /// `!k`, `!k:v`, `:!v`: places with it are not.
        case exclude
        /// `k:!v`: places with the key and another value are wanted.
        case otherValue
    }

    let kind: Kind
    /// The key; nil for any.
    let key: String?
    /// The value; nil for any.
    let value: String?

    /// Reads one of the seven forms; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first else { return nil }
        let isKeyExcluded = first.hasPrefix("!")
        let key = isKeyExcluded ? first.dropFirst() : first
        guard parts.count == 2 else {
            guard !key.isEmpty else { return nil }
            self.key = String(key)
            value = nil
            kind = isKeyExcluded ? .exclude : .include
            return
        }
        let isValueExcluded = parts[1].hasPrefix("!")
        let value = isValueExcluded ? parts[1].dropFirst() : parts[1]
        guard !value.isEmpty, !isKeyExcluded || !key.isEmpty else { return nil }
        self.key = key.isEmpty ? nil : String(key)
        self.value = String(value)
        if isValueExcluded, !isKeyExcluded, !key.isEmpty {
            kind = .otherValue
        } else {
            kind = isKeyExcluded || isValueExcluded ? .exclude : .include
        }
    }

    /// Whether a tag has the key and the value that the condition names.
    private func names(_ tag: PlaceTag) -> Bool {
        if let key, key != tag.key { return false }
        guard let value else { return true }
        return kind == .otherValue ? value != tag.value : value == tag.value
    }

    /// Whether some conditions want a place with a tag: one of those that include, and none of those that exclude.
    static func wants(_ tag: PlaceTag, _ filters: [PhotonTagFilter]) -> Bool {
        let including = filters.filter { $0.kind != .exclude }
        let isIncluded = including.isEmpty || including.contains { $0.names(tag) }
        return isIncluded && !filters.contains { $0.kind == .exclude && $0.names(tag) }
    }
}

/// Conditions on the category of a place, which is `osm.KEY.VALUE`, as Photon's `include` and `exclude` write them.
struct PhotonCategoryFilter: Sendable {
    /// Categories that count together, by their labels.
    private let categories: [[Substring]]

    /// Reads a list of categories divided by commas, of one to four labels each; nil for anything else.
    init?(_ text: String) {
        let categories = text.split(separator: ",", omittingEmptySubsequences: false).map {
            $0.split(separator: ".", omittingEmptySubsequences: false)
        }
        let isLabel = { (label: Substring) in
            !label.isEmpty
                && label.utf8.allSatisfy {
                    switch $0 {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"),
                        UInt8(ascii: "A")...UInt8(ascii: "Z"),
                        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
                        UInt8(ascii: "-"):
                        true
                    default: false
                    }
                }
        }
        guard categories.allSatisfy({ 1...4 ~= $0.count && $0.allSatisfy(isLabel) }) else {
            return nil
        }
        self.categories = categories
    }

    /// Whether a tag has any of the categories.
    func includes(_ tag: PlaceTag) -> Bool { categories.contains { Self.names($0, tag) } }

    /// Whether a tag has all of the categories.
    func excludes(_ tag: PlaceTag) -> Bool { categories.allSatisfy { Self.names($0, tag) } }

    private static func names(_ labels: [Substring], _ tag: PlaceTag) -> Bool {
        let own = ["osm", tag.key, tag.value]
        return labels.count <= own.count && zip(labels, own).allSatisfy { $0 == $1 }
    }
}
