import Columns

/// What there are several of in a timetable.
extension Rows {
    static let headerNumbers = Rows("numbers of the timetable")
    static let strings = Rows("strings", atLeast: 1)
    static let stringBytes = Rows("bytes of strings")
    static let feeds = Rows("feeds")
    static let zones = Rows("zones")
    static let zoneDays = Rows("days of zones")
    static let clockChanges = Rows("changes of clocks")
    static let agencies = Rows("agencies")
    static let stops = Rows("stops")
    static let routes = Rows("lines")
    static let services = Rows("services")
    static let serviceWords = Rows("words of services")
    static let patterns = Rows("patterns")
    static let patternStops = Rows("stops of patterns")
    static let arrivalPoints = Rows("arrival points")
    static let boardingPoints = Rows("boarding points")
    static let times = Rows("times")
    static let trips = Rows("trips")
    static let sequences = Rows("lists of numbers of stops")
    static let sequenceNumbers = Rows("numbers of stops")
    static let stopHeadsigns = Rows("headsigns of stops")
    static let links = Rows("links")
    static let extraArrivals = Rows("extra arrival points")
    static let extraBoardings = Rows("extra boarding points")
    static let edges = Rows("edges")
    static let boardings = Rows("boardings")
    static let alightings = Rows("alightings")
    static let doors = Rows("doors")
    static let shapes = Rows("shapes")
    static let shapePoints = Rows("points of shapes")
    static let translations = Rows("translations")
}

/// What a stop is like.
package struct StopFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A station, which has platforms.
    package static let station = StopFlags(rawValue: 1)
    /// An entrance of a station.
    package static let entrance = StopFlags(rawValue: 2)
    /// Wheelchairs can be used.
    package static let accessible = StopFlags(rawValue: 4)
    /// Wheelchairs cannot be used.
    package static let inaccessible = StopFlags(rawValue: 8)
    /// It is reached from the street by its doors alone.
    package static let hasDoors = StopFlags(rawValue: 16)
}

/// What may be carried on the trips of a pattern, and whether they go on as others.
package struct PatternFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Wheelchairs may be taken.
    package static let wheelchairs = PatternFlags(rawValue: 1)
    /// Wheelchairs may not be taken.
    package static let noWheelchairs = PatternFlags(rawValue: 2)
    /// Bicycles may be taken.
    package static let bicycles = PatternFlags(rawValue: 4)
    /// Bicycles may not be taken.
    package static let noBicycles = PatternFlags(rawValue: 8)
    /// A trip of it goes on as another one, or is one that another goes on as.
    package static let linked = PatternFlags(rawValue: 16)
}

/// What the way of a change is like.
package struct EdgeFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The feed says how long the change takes: no slack is added.
    package static let isFixed = EdgeFlags(rawValue: 1)
    /// There are stairs on it.
    package static let hasSteps = EdgeFlags(rawValue: 2)
}

/// What a way between a stop and the street is like.
package struct DoorFlags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An entrance.
    package static let entry = DoorFlags(rawValue: 1)
    /// An exit.
    package static let exit = DoorFlags(rawValue: 2)
    /// There are stairs on it.
    package static let hasSteps = DoorFlags(rawValue: 4)
}
