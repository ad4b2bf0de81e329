import Columns

/// What there are several of in the gazetteer of the world.
extension Rows {
    static let strings = Rows("strings", atLeast: 1)
    static let stringBytes = Rows("bytes of strings")
    static let countries = Rows("countries")
    static let states = Rows("states")
    static let zones = Rows("zones")
    static let cities = Rows("cities")
    static let named = Rows("countries, states and cities")
    static let names = Rows("names")
    static let keys = Rows("keys")
    static let areas = Rows("zones and states")
    static let pieces = Rows("pieces of outlines")
    static let points = Rows("points of outlines")
    static let cells = Rows("cells")
    static let cellAreas = Rows("areas of cells")
}
