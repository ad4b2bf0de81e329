import Atlas
import Elevation
import Journeys
import MapGeometry
import Places
import Roads
import Synchronization
import Transit

/// The engines that answer from an atlas, each opened at first use.
public final class AtlasEngines: Sendable {
    private let atlas: Atlas
    private let routers: RouterCache
    // Held while the index is opened, so that it is opened only once.
    private let opened = Mutex<Places?>(nil)
    // The same for the timetable, and for what is known of it in real time.
    private let timetable = Mutex<Planners?>(nil)
    private let realtime: RealtimeUpdates?

    /// The planner of the timetable alone, and the one that knows a version of the updates.
    private struct Planners {
        let planned: TransitPlanner
        var current: TransitPlanner
        var version = 0
    }

    /// Creates the engines of an atlas.
    ///
    /// - Parameters:
    ///   - reweighting: Other costs of roads.
    ///   - realtime: What is known in real time of the timetables of atlases; nil if nothing is.
    public init(
        _ atlas: Atlas, reweighting: RoadReweighting = RoadReweighting(),
        realtime: RealtimeUpdates? = nil
    ) {
        self.atlas = atlas
        self.realtime = realtime
        routers = RouterCache(
            graphs: atlas.files(by: TravelMode.name(ofFile:)), reweighting: reweighting,
            heights: Self.heights(of: atlas))
    }

    /// The heights of an atlas; nil if it has none.
    private static func heights(of atlas: Atlas) -> Heights? {
        guard let file = atlas.files(by: { $0 == Heights.fileName ? $0 : nil }).first else {
            return nil
        }
        // Routes ignore heights that are damaged; `mapwright inspect --verify` reports these.
        return try? Heights(file.file)
    }

    /// Returns the router of a mode by its name or an alias.
    public func router(_ mode: String) throws(RoadsError) -> Router { try routers.router(mode) }

    /// The router of a mode that Apple's transport type asks for.
    package func router(_ type: TravelMode.TransportType) throws(RoadsError) -> Router {
        try routers.router(type)
    }

    /// The modes that the atlas has roads for.
    public func modes() throws(RoadsError) -> [TravelMode] { try routers.modes() }

    /// Returns the search of the atlas, opened at the first call.
    public func places() throws -> Places {
        try opened.withLock { known in
            if let places = known { return places }
            let places = try Places(atlas)
            known = places
            return places
        }
    }

    /// Returns the planner of journeys by public transport, opened at the first call.
    ///
    /// It knows what is known in real time; the first call after a change takes it in, within some milliseconds.
    /// - Throws: `AtlasError` if the atlas has no timetable; `TransitError` if that cannot be used.
    public func planner() throws -> TransitPlanner {
        try timetable.withLock { known in
            var planners: Planners
            if let known {
                planners = known
            } else {
                let planner = try TransitPlanner(atlas)
                planners = Planners(planned: planner, current: planner)
            }
            if let (feed, version) = realtime?.message(of: atlas.name, newerThan: planners.version)
            {
                planners.current = try planners.planned.applying(feed)
                planners.version = version
            }
            known = planners
            return planners.current
        }
    }

    /// Whether the atlas has a timetable of public transport.
    public var hasTimetable: Bool {
        atlas.manifest.files.contains { $0.name == Timetable.fileName }
    }

    /// The router of walkers; nil if the atlas has none.
    public func walker() -> Router? {
        // Without roads on foot, walks are straight lines.
        try? router(.walking)
    }

    /// The streets on foot, by which journeys by public transport begin and end.
    package func streets() -> JourneyStreets { JourneyStreets(walking: walker()) }

    /// How far around a place cars are left, in meters, and at how many places at most.
    private static let parking = (meters: 15_000.0, most: 100)

    /// Returns the streets by which journeys begin and end.
    ///
    /// - Parameters:
    ///   - approach: How one gets to the first stop.
    ///   - place: Where the journey begins.
    /// - Throws: `OptionError` if the atlas has no roads for that; what opening the index of places throws.
    package func streets(
        _ approach: StopApproach, from place: CLLocationCoordinate2D
    ) throws -> JourneyStreets {
        var streets = streets()
        do {
            switch approach {
            case .walking: break
            case .bicycle, .bicycleAboard: streets.cycling = try router(.cycling)
            case .car:
                streets.driving = try router(.automobile)
                var request = SearchRequest("")
                request.categories = [.parking]
                request.limit = Self.parking.most
                streets.parking = try places().pointsOfInterest(
                    request, around: place, radiusMeters: Self.parking.meters
                ).map(\.coordinate)
            }
        } catch let error as RoadsError where error.isUnknownMode {
            throw OptionError(
                .access, approach.rawValue, allowed: [StopApproach.walking.rawValue],
                "the atlas has no roads for “access” “\(approach.rawValue)”: \(error)")
        }
        return streets
    }

    /// Returns the best match of a search for some words.
    ///
    /// - Parameter near: What it should be near.
    /// - Throws: `UnknownPlaceError` if there is none, or a place outside the atlas is meant; what opening the index throws.
    public func place(_ words: String, near: CLLocationCoordinate2D?) throws -> FoundPlace {
        try places().answer(.naming(words, near: near)).place(for: words)
    }
}

extension AtlasEngines {
    /// The router of a mode, wherever the positions are: a `RouterFinder`.
    public func router(
        _ mode: String, for _: [CLLocationCoordinate2D]
    ) throws(RoadsError) -> Router {
        try router(mode)
    }

    /// Returns the position of the place that some words name, as a `PlaceFinder`.
    public func position(
        _ words: String, near: CLLocationCoordinate2D?
    ) throws -> CLLocationCoordinate2D {
        try place(words, near: near).coordinate
    }
}
