import Bytes
import ElementDrawing
import MapGeometry
import RoadNetwork
import Roads
import StreetWalking
import TestSupport
import Testing
import Transit

/// Ways along a street that leads 11 km to the north, and where there is no street.
@Suite struct StreetWalkingTests {
    private static let modes = ["walking", "cycling", "automobile"]

    private func streets(_ mode: String) throws -> StreetWalking {
        var drawing = ElementDrawing()
        drawing.node(1, latitude: 454_000_000, longitude: 91_800_000, [])
        drawing.node(2, latitude: 455_000_000, longitude: 91_800_000, [])
        drawing.way(1, ids: [1, 2], [("highway", "residential")])
        let profile = try #require(TravelProfile.builtIn(mode))
        let tables = try RoadNetwork.tables(of: drawing.dataset, profile: profile)
        return StreetWalking(Router(try RoadGraph(try MappedFile(of: tables.encoded()))))
    }

    /// A place on the street, and others 111 m, 333 m and 5.5 km to the north.
    private static let here = CLLocationCoordinate2D(latitude: 45.44, longitude: 9.18)
    private static let others = [45.441, 45.443, 45.49].map {
        CLLocationCoordinate2D(latitude: $0, longitude: 9.18)
    }
    /// Places beside each other, 33 km from the street.
    private static let afar = [45.45, 45.451, 45.453].map {
        CLLocationCoordinate2D(latitude: $0, longitude: 9.6)
    }

    @Test(arguments: modes)
    func whatTakesTooLongIsLeftOut(_ mode: String) throws {
        let streets = try streets(mode)
        let found = streets.walks(from: Self.here, to: Self.others, withinSeconds: 600)
        #expect(found.map(\.from) == [0, 0])
        #expect(found.map(\.to) == [0, 1])
        #expect(zip(found, [111, 333]).allSatisfy { abs($0.meters - $1) <= 1 }, "\(found)")
        let back = streets.walks(to: Self.here, from: Self.others, withinSeconds: 600)
        #expect(back.map(\.from) == [0, 1])
        #expect(back.map(\.to) == [0, 0])
        #expect(back.map(\.meters) == found.map(\.meters))
        let short = try #require(found.first).seconds
        let soon = streets.walks(from: Self.here, to: Self.others, withinSeconds: short)
        #expect(soon == [found[0]])
    }

    /// A list is asked for by its own numbers, and one place as several are.
    @Test(arguments: modes)
    func allWaysOfAskingHaveOneAnswer(_ mode: String) throws {
        let streets = try streets(mode)
        let list = PlaceList(Self.others)
        let there = streets.walks(from: Self.here, to: Self.others, withinSeconds: 600)
        let back = streets.walks(to: Self.here, from: Self.others, withinSeconds: 600)
        #expect(
            streets.walks(from: Self.here, to: list, at: [2, 1], withinSeconds: 600) == [there[1]])
        #expect(
            streets.walks(to: Self.here, from: list, at: [2, 1], withinSeconds: 600) == [back[1]])
        // What was asked before, of these places or of others, changes nothing.
        for _ in 0..<2 {
            for (index, other) in Self.others.prefix(2).enumerated() {
                let one = streets.walks(from: Self.here, to: [other], withinSeconds: 600)
                #expect(one.map(\.seconds) == [there[index].seconds])
                #expect(one.map(\.meters) == [there[index].meters])
            }
        }
    }

    @Test(arguments: modes)
    func placesAreJoinedBothWays(_ mode: String) throws {
        let places = [Self.here] + Self.others + [Self.afar[0]]
        let paths = try streets(mode).footpaths(among: places, withinSeconds: 300)
        #expect(paths.map(\.from) == [0, 0, 1, 1, 2, 2])
        #expect(paths.map(\.to) == [1, 2, 0, 2, 0, 1])
        #expect(paths.allSatisfy { $0.seconds <= 300 })
    }

    @Test func whereNoStreetIsPeopleWalkStraight() throws {
        let streets = try streets("walking")
        let straight = StraightLineWalking()
        let (here, others) = (Self.afar[0], Array(Self.afar.dropFirst()))
        let list = PlaceList(others)
        let there = straight.walks(from: here, to: others, withinSeconds: 600)
        #expect(there.count == 2)
        #expect(streets.walks(from: here, to: others, withinSeconds: 600) == there)
        #expect(streets.walks(from: here, to: [others[0]], withinSeconds: 600) == [there[0]])
        #expect(streets.walks(from: here, to: list, at: [1], withinSeconds: 600) == [there[1]])
        #expect(streets.walks(from: here, to: others, withinSeconds: 200) == [there[0]])
        let back = straight.walks(to: here, from: others, withinSeconds: 600)
        #expect(streets.walks(to: here, from: others, withinSeconds: 600) == back)
        #expect(streets.walks(to: here, from: list, at: [1], withinSeconds: 600) == [back[1]])
        #expect(
            streets.footpaths(among: Self.afar, withinSeconds: 300)
                == straight.footpaths(among: Self.afar, withinSeconds: 300))
    }

    @Test(arguments: ["cycling", "automobile"])
    func whereNoStreetIsNobodyRidesOrDrives(_ mode: String) throws {
        let streets = try streets(mode)
        let (here, others) = (Self.afar[0], Array(Self.afar.dropFirst()))
        let list = PlaceList(others)
        #expect(streets.walks(from: here, to: others, withinSeconds: 600).isEmpty)
        #expect(streets.walks(from: here, to: [others[0]], withinSeconds: 600).isEmpty)
        #expect(streets.walks(to: here, from: others, withinSeconds: 600).isEmpty)
        #expect(streets.walks(from: here, to: list, at: [0, 1], withinSeconds: 600).isEmpty)
        #expect(streets.walks(to: here, from: list, at: [0, 1], withinSeconds: 600).isEmpty)
        #expect(streets.footpaths(among: Self.afar, withinSeconds: 600).isEmpty)
    }

    @Test(arguments: zip(modes, [1.5, 12, 40]))
    func nobodyIsFasterThanTheGreatestSpeed(_ mode: String, _ metersPerSecond: Double) throws {
        let streets = try streets(mode)
        #expect(streets.greatestSpeed == metersPerSecond)
        let found = streets.walks(from: Self.here, to: Self.others, withinSeconds: 10_000)
        #expect(found.count == 3)
        #expect(found.allSatisfy { Double($0.meters) <= Double($0.seconds) * metersPerSecond })
    }
}
