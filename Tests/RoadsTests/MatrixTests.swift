import Bytes
import Columns
import Foundation
import MapGeometry
import Roads
import TestSupport
import Testing

/// Matrices beside the routes they stand for.
@Suite struct MatrixTests {
    @Test(arguments: BuiltInMode.allCases)
    func cellsAreThoseOfRoutes(mode: BuiltInMode) async throws {
        let router = try await SampleRouters.shared.city(mode).router
        var random = SplitMix(seed: 31)
        var places = (0..<20).map { _ in
            RouteWaypoint(SampleRouters.place(router.graph, &random))
        }
        // Two places on one road.
        places.append(places[0])
        places[20].coordinate.latitude += 1e-4
        let matrix = try router.matrix(from: places, to: places)
        #expect(matrix.cells.count == 21 * 21)
        var found = 0
        for (row, source) in places.enumerated() {
            for (column, target) in places.enumerated() {
                let cell = matrix[row, column]
                // The same roads are chosen from where the matrix found no reason to leave a small component.
                guard let route = try? router.routes(RouteRequest([source, target])).first,
                    let cell, router.isInLargeComponent(route)
                else { continue }
                found += 1
                // States at both ends are rounded by themselves.
                #expect(abs(Int(cell.hundredths) - route.hundredths) <= 4)
                #expect(
                    abs(Double(cell.decimeters) / 10 - route.meters)
                        <= 1 + 0.06 * Double(route.legs[0].arcs.count))
                let estimate = try router.estimate(RouteRequest([source, target]))
                #expect(abs(estimate.hundredths - route.hundredths) <= 2)
                #expect(abs(estimate.meters - route.meters) <= 1)
            }
        }
        #expect(found > 300)
    }

    @Test func fewCellsAreThoseOfMany() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        var random = SplitMix(seed: 37)
        let places = (0..<16).map { _ in
            RouteWaypoint(SampleRouters.place(router.graph, &random))
        }
        // Few cells are searched one by one.
        let fresh = Router(router.graph)
        let few = try places.prefix(4).map {
            try fresh.matrix(from: [$0], to: Array(places.prefix(4))).cells
        }
        let many = try fresh.matrix(from: places, to: places)
        for row in 0..<4 {
            for column in 0..<4 {
                guard let one = few[row][column], let other = many[row, column] else { continue }
                #expect(abs(one.hundredths - other.hundredths) <= 4)
                #expect(abs(one.decimeters - other.decimeters) <= 50)
            }
        }
    }

    @Test func unreachablePlacesHaveNoCell() async throws {
        let town = DrawnNetwork(
            """
            a b
            c d
            """, [("ab", ["oneway": "yes"]), ("cd", [:])])
        let router = Router(try graph(of: try await town.tables(.automobile)))
        let places = try town.waypoints("abcd")
        let matrix = try router.matrix(from: places, to: places)
        #expect(matrix[0, 1] != nil)
        #expect(matrix[1, 0] == nil)
        #expect(matrix[0, 2] == nil)
        #expect(matrix[2, 3] == matrix[3, 2])
        #expect(matrix[3, 3]?.hundredths == 0)
    }

    /// A place in the sea leaves its own cells empty and no others.
    @Test func placesWithoutARoadHaveNoCells() async throws {
        let town = DrawnNetwork("a b c", [("abc", [:])])
        let router = Router(try graph(of: try await town.tables(.automobile)))
        var places = try town.waypoints("abc")
        places.insert(
            RouteWaypoint(CLLocationCoordinate2D(latitude: 10, longitude: 10)), at: 1)
        let matrix = try router.matrix(from: places, to: places)
        for row in places.indices {
            for column in places.indices {
                #expect((matrix[row, column] == nil) == (row == 1 || column == 1))
            }
        }
        // A radius leaves places without a road as well.
        places[0].radiusMeters = 1
        places[0].coordinate.latitude += 1e-4
        let narrow = try router.matrix(from: places, to: places)
        #expect(narrow[0, 2] == nil)
        #expect(narrow[2, 3] != nil)
    }

    /// What was found near places is kept for the next question, and no question is answered by another's roads.
    @Test func placesThatAreAskedForAgainAreFoundWhereTheyWere() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        var random = SplitMix(seed: 41)
        let places = (0..<30).map { _ in
            RouteWaypoint(SampleRouters.place(router.graph, &random))
        }
        let asked = Router(router.graph)
        let first = try asked.matrix(from: [places[0]], to: places)
        #expect(try asked.matrix(from: [places[0]], to: places) == first)
        // Another order, and places that nobody asked for.
        let mixed = Array(places.reversed().prefix(20)) + [places[0]]
        let again = try asked.matrix(from: [places[0]], to: mixed)
        #expect(again == (try Router(router.graph).matrix(from: [places[0]], to: mixed)))
        // A radius, or a direction, is another question.
        var narrow = places
        for index in narrow.indices { narrow[index].radiusMeters = 0 }
        #expect(try asked.matrix(from: narrow, to: narrow).cells.allSatisfy { $0 == nil })
        // Roads that are not to be used are not those that were found.
        let (latitude, longitude) = (places[0].coordinate.latitude, places[0].coordinate.longitude)
        let corners = [(-1.0, -2.0), (-1, 2), (1, 2), (1, -2)].map {
            CLLocationCoordinate2D(
                latitude: latitude + $0.0 * 5e-4, longitude: longitude + $0.1 * 5e-4)
        }
        let exclusion = RoadExclusion(areas: [.init(rings: [corners])])
        let elsewhere = try asked.excluding(exclusion).snapAll(places)
        #expect(elsewhere == (try Router(router.graph).excluding(exclusion).snapAll(places)))
        #expect(try elsewhere[0] != asked.snapAll(places)[0])
    }

    /// The working memory is left as it was found: a question's answer does not depend on those before it.
    @Test func answersDoNotDependOnThoseBefore() async throws {
        let router = try await SampleRouters.shared.city(.automobile).router
        var random = SplitMix(seed: 43)
        let places = (0..<12).map { _ in
            RouteWaypoint(SampleRouters.place(router.graph, &random))
        }
        let avoided = try Router(router.graph).matrix(
            from: places, to: places, avoiding: .highways)
        let plain = try Router(router.graph).matrix(from: places, to: places)
        let used = Router(router.graph)
        for _ in 0..<2 {
            #expect(try used.matrix(from: places, to: places) == plain)
            #expect(
                try used.matrix(from: places, to: places, avoiding: .highways) == avoided)
            let few = try used.matrix(from: Array(places[3..<5]), to: Array(places[..<4]))
            #expect(few.cells == (3..<5).flatMap { row in (0..<4).map { plain[row, $0] } })
        }
    }

    @Test func absurdMatricesAreRefused() async throws {
        let router = try await SampleRouters.shared.city(.walking).router
        let here = RouteWaypoint(CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94))
        #expect(throws: RoutingError(.tooFewPlaces)) { try router.matrix(from: [], to: [here]) }
        let many = [RouteWaypoint](repeating: here, count: 2000)
        #expect(throws: RoutingError(.tooManyPlaces(limit: Router.mostCells))) {
            try router.matrix(from: many, to: many)
        }
    }
}

extension Router {
    /// Whether a route's roads belong to the greatest part of the network.
    fileprivate func isInLargeComponent(_ route: Route) -> Bool {
        route.legs.allSatisfy { leg in
            [leg.start, leg.end].allSatisfy { graph.segmentComponents[Int($0.segment)] == 0 }
        }
    }
}
