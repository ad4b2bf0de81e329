import MapGeometry

/// Positions typed instead of names.
enum TypedCoordinate {
    /// The maximum number of bytes of a text that may be a position; links are long.
    private static let longest = 2_000

    /// Reads a position in any notation that says by itself where it is; nil for anything else.
    ///
    /// Degrees in every usual form (`DegreeNotation`), full plus codes, UTM and MGRS, `geo:` URIs and
    /// the links of map services. Short plus codes need a place beside them: see `PlusCode.Short`.
    static func parse(_ text: String) -> CLLocationCoordinate2D? {
        guard text.utf8.count <= longest, text.utf8.contains(where: { $0 >= 48 && $0 <= 57 }) else {
            return nil
        }
        if let coordinate = MapLink.position(text) { return coordinate }
        guard text.utf8.count <= 100 else { return nil }
        return PlusCode.decode(text) ?? GridReference.decode(text) ?? DegreeNotation.decode(text)
    }
}
