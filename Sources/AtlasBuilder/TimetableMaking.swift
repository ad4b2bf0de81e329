import Atlas
import Bytes
import Foundation
import GTFS
import Geodesy
import OpenStreetMap
import Roads
import StreetWalking
import Timetables
import Transit

/// The making of the timetable of an atlas from feeds of public transport.
struct TimetableMaking {
    /// The paths of the feeds: zip archives or folders.
    let paths: [String]
    /// How many cores to use.
    let jobs: Int

    /// Reads the feeds and writes the timetable.
    ///
    /// - Parameters:
    ///   - data: The extract, along whose tracks and streets lines without shapes are drawn.
    ///   - bounds: What the extract covers.
    ///   - walkingGraph: The path of the graph of walkers; nil if the atlas has none, and walks are straight lines.
    ///   - progress: Called with the share that is done and a word on it.
    ///   - note: Called with a sentence for the user.
    /// - Returns: How many stops and trips there are, by the names a manifest gives them, and who is to be named.
    func write(
        to writer: AtlasWriter, data: Dataset, bounds: PackedBox, walkingGraph: String?,
        progress: (Double, String) -> Void, note: (String) -> Void
    ) throws -> (counts: [(String, Int)], credits: [String]) {
        guard !paths.isEmpty else { return ([], []) }
        var feeds: [TimetableBuilder.NamedFeed] = []
        for (index, path) in paths.enumerated() {
            try Task.checkCancellation()
            progress(Double(index) / Double(paths.count + 1), path)
            let feed = try Feed(reading: path)
            feeds.append(.init(name: Self.name(of: path), feed: feed))
            if let losses = feed.losses {
                note("\(path): \(losses); mapwright inspect \(path) tells which")
            }
            // Told before the work, which may be long: it may be the feed of another place.
            let stops = feed.stops.filter { $0.kind == .platform }
            let outside = stops.count { stop in
                !bounds.contains(
                    PackedCoordinate.units(rounding: stop.latitude),
                    PackedCoordinate.units(rounding: stop.longitude))
            }
            if outside > 0 {
                note(
                    "\(path): \(outside.formatted()) of \(stops.count.formatted()) stops lie outside the extract, where walks are straight lines"
                )
            }
        }
        try Task.checkCancellation()
        var walking: any WalkingPaths = StraightLineWalking()
        if let walkingGraph {
            let graph = try RoadGraph(MappedFile(path: walkingGraph))
            walking = StreetWalking(Router(graph))
        }
        var builder = TimetableBuilder(feeds, walking: walking, tracks: TrackNetwork(data))
        builder.jobs = jobs
        let tables = try builder.makeTables()
        try tables.write(to: try writer.add(Timetable.fileName))
        let fares = try builder.makeFares()
        if !fares.isEmpty { try writer.add(TransitFares.fileName, fares.encoded()) }
        let timetable = try Timetable(
            MappedFile(path: writer.partialPath + "/" + Timetable.fileName))
        if timetable.tripCount == 0 { note("no trip of the feeds can be used") }
        if let walks = builder.walkReduction {
            progress(
                1,
                walks.isLimited
                    ? "too many stops for walks of any length: changes have walks of ten minutes"
                    : "\(walks.keptCount.formatted()) of \(walks.walkCount.formatted()) walks matter"
            )
        }
        if builder.drawnLineCount > 0 {
            progress(
                1, "\(builder.drawnLineCount.formatted()) lines drawn along tracks and streets")
        }
        progress(1, "\(timetable.tripCount.formatted()) trips")
        return (
            [("transit_stops", timetable.stopCount), ("transit_trips", timetable.tripCount)],
            timetable.credits
        )
    }

    /// The name of a feed: that of its file without what tells its kind.
    private static func name(of path: String) -> String {
        var name = URL(fileURLWithPath: path).lastPathComponent
        for ending in [".zip", ".gtfs"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        return name
    }
}
