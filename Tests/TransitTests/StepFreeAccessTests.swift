import GTFS
import MapGeometry
import TestSupport
import Testing
import Timetables
import Transit

/// The ways between stops and the street for those who take no stairs.
struct StepFreeAccessTests {
    /// A station 1 km north of a stop, its platform 30 s behind a hall; two doors, and the ways from these to the hall.
    private static func planner(_ pathways: String, southDoor: Int = 1) throws -> TransitPlanner {
        let drawn = DrawnFeed(
            stops: """
                stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding
                S,Central,45.41,9.18,1,,1
                P,Central,45.41,9.18,0,S,
                N,North,45.411,9.18,2,S,1
                T,South,45.409,9.18,2,S,\(southDoor)
                H,,,,3,S,
                A,Alpha,45.40,9.18,0,,1
                """,
            trips: "route_id,service_id,trip_id\nR,daily,t",
            stopTimes: """
                trip_id,arrival_time,departure_time,stop_id,stop_sequence
                t,8:00:00,8:00:00,A,1
                t,8:10:00,8:10:00,P,2
                """,
            more: [
                "pathways.txt": """
                pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,traversal_time,stair_count
                hall,H,P,1,1,30,
                \(pathways)
                """
            ])
        let feed = try drawn.withFolder { try Feed(reading: $0) }
        return try TransitPlanner(DrawnTimetable.file(of: DrawnTimetable.tables([feed])))
    }

    /// Seconds to the platform, and from it, from where its southern door is.
    private static func seconds(
        _ planner: TransitPlanner, isStepFree: Bool,
        by walking: any WalkingPaths = DrawnTimetable.walking
    ) throws -> [Int32?] {
        let door = CLLocationCoordinate2D(latitude: 45.409, longitude: 9.18)
        let platform = try #require(planner.timetable.stop(withID: "P", inFeed: "feed0"))
        return [true, false].map { isEntering in
            planner.access(
                from: door, by: walking, withinSeconds: 600, isEntering: isEntering,
                isStepFree: isStepFree
            ).first { $0.stop == platform }?.seconds
        }
    }

    /// Stairs take a minute at the south, an elevator two at the north, which is 222 m farther on.
    @Test func anElevatorTakesItsTime() throws {
        let planner = try Self.planner("s,T,H,2,1,60,40\nl,N,H,5,1,120,")
        #expect(try Self.seconds(planner, isStepFree: false) == [90, 90])
        let free = try Self.seconds(planner, isStepFree: true)
        #expect(free.allSatisfy { $0.map { 365...380 ~= $0 } ?? false }, "\(free)")
    }

    @Test func anElevatorBesideTheStairsIsTakenAtTheSameDoor() throws {
        let planner = try Self.planner("s,T,H,2,1,60,40\nl,T,H,5,1,120,")
        #expect(try Self.seconds(planner, isStepFree: false) == [90, 90])
        #expect(try Self.seconds(planner, isStepFree: true) == [150, 150])
    }

    @Test(arguments: ["s,T,H,2,1,60,40", "s,T,H,4,1,60,", "s,T,H,1,1,60,3", "s,T,H,1,1,60,-3"])
    func aStationWithStairsAloneIsClosed(pathway: String) throws {
        let planner = try Self.planner(pathway)
        #expect(try Self.seconds(planner, isStepFree: false) == [90, 90])
        #expect(try Self.seconds(planner, isStepFree: true) == [nil, nil])
    }

    @Test func aDoorThatIsClosedToWheelchairsIsNotTaken() throws {
        let planner = try Self.planner("s,T,H,1,1,60,", southDoor: 2)
        #expect(try Self.seconds(planner, isStepFree: false) == [90, 90])
        #expect(try Self.seconds(planner, isStepFree: true) == [nil, nil])
    }

    /// Streets whose ways all have stairs.
    private struct Stairs: WalkingPaths {
        func footpaths(
            among places: [CLLocationCoordinate2D], withinSeconds limit: Int32
        ) -> [Footpath] { [] }

        func walks(
            from place: CLLocationCoordinate2D, to others: [CLLocationCoordinate2D],
            withinSeconds limit: Int32
        ) -> [Footpath] {
            others.indices.map { Footpath(from: 0, to: $0, seconds: 1, meters: 1, hasSteps: true) }
        }
    }

    @Test func stairsOnTheStreetAreNotTaken() throws {
        let planner = try Self.planner("s,T,H,1,1,60,")
        #expect(try Self.seconds(planner, isStepFree: false, by: Stairs()) == [91, 91])
        #expect(try Self.seconds(planner, isStepFree: true, by: Stairs()) == [nil, nil])
    }
}
