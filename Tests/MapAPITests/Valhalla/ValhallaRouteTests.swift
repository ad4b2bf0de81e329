import Foundation
import MapAPI
import Testing

@Suite struct ValhallaRouteTests {
    private typealias Check = ValhallaChecks

    @Test(arguments: ["auto", "bicycle", "pedestrian"])
    func everyTripAddsUp(costing: String) throws {
        for places in [Check.two, Check.three] {
            let answer = try Check.ok(
                "route", "\(places),\"costing\":\"\(costing)\",\"id\":\"mine\"")
            Check.check(answer.trip)
            #expect(answer.id.string == "mine")
            #expect(answer.trip.units.string == "kilometers")
            #expect(answer.trip.language.string == "en-US")
            #expect(answer.trip.locations.list.map(\.type.string).allSatisfy { $0 == "break" })
            #expect(answer.trip.legs.list.count == answer.trip.locations.list.count - 1)
        }
    }

    @Test func theAddressAnswersAsTheBodyDoes() throws {
        let body = "{\(Check.two),\"costing\":\"auto\"}"
        let posted = try Check.asked.response("/route", .post, body: body)
        let coded = try #require(
            body.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(posted?.status == 200)
        #expect(try Check.asked.response("/valhalla/route?json=\(coded)") == posted)
    }

    /// Clients of navigation ask for OSRM's form: the same way, with its steps, as OSRM's own paths tell it.
    @Test func aRouteIsToldAsOSRMDoes() throws {
        let question = "\(Check.three),\"costing\":\"auto\""
        let trip = try Check.ok("route", question).trip
        let told = try Check.ok("route", question + ",\"format\":\"osrm\"")
        #expect(told.code.string == "Ok" && told.waypoints.list.count == 3)
        let route = told.routes[0]
        #expect(route.legs.list.count == 2)
        let meters = route.distance.number ?? 0
        #expect(abs(meters - (trip.summary.length.number ?? 0) * 1000) <= 1)
        let seconds = route.duration.number ?? 0
        #expect(abs(seconds - (trip.summary.time.number ?? 0)) <= 1)
        #expect(route.legs.list.allSatisfy { $0.steps.list.count >= 2 })
        #expect(route.geometry.string?.isEmpty == false)
        let inner = question + ",\"directions_options\":{\"format\":\"osrm\"}"
        #expect(try Check.ok("route", inner).routes.list.count == 1)
        let other = try Check.asked.response(
            "/route", .post, body: "{\(question),\"format\":\"gpx\"}")
        #expect(other?.status == 400)
    }

    @Test func kindsOfPlacesSayWhereLegsEnd() throws {
        for (kind, legs) in [("break", 2), ("break_through", 2), ("through", 1), ("via", 1)] {
            let middle = Check.places[1].dropLast() + ",\"type\":\"\(kind)\"}"
            let answer = try Check.ok(
                "route",
                "\"locations\":[\(Check.places[0]),\(middle),\(Check.places[2])],\"costing\":\"auto\""
            )
            Check.check(answer.trip)
            #expect(answer.trip.legs.list.count == legs, "\(kind)")
            #expect(answer.trip.locations[1].type.string == kind)
        }
    }

    @Test func unitsStandInTwoPlaces() throws {
        let base = "\(Check.two),\"costing\":\"auto\""
        let kilometers = try Check.ok("route", base).trip.summary.length.number ?? 0
        for told in [
            #""units":"miles""#, #""units":"mi""#, #""directions_options":{"units":"miles"}"#,
        ] {
            let trip = try Check.ok("route", base + "," + told).trip
            Check.check(trip)
            #expect(trip.units.string == "miles")
            #expect(abs((trip.summary.length.number ?? 0) * 1.609344 - kilometers) < 0.002)
        }
    }

    @Test func languageAndNarrativeAreChosen() throws {
        let base = "\(Check.two),\"costing\":\"auto\""
        let german = try Check.ok("route", base + #","language":"de-DE""#).trip
        let english = try Check.ok("route", base).trip
        #expect(german.language.string == "de-DE")
        #expect(
            german.legs[0].maneuvers[0].instruction.string
                != english.legs[0].maneuvers[0].instruction.string)
        let old = try Check.ok("route", base + #","directions_options":{"language":"de"}"#).trip
        #expect(
            old.legs[0].maneuvers[0].instruction.string
                == german.legs[0].maneuvers[0].instruction.string)
        Check.check(try Check.ok("route", base + #","narrative":false"#).trip, hasManeuvers: false)
        Check.check(
            try Check.ok("route", base + #","directions_type":"none""#).trip, hasManeuvers: false)
        let bare = try Check.ok("route", base + #","directions_type":"maneuvers""#).trip
        #expect(!bare.legs[0].maneuvers[0].instruction.exists)
        #expect(bare.legs[0].maneuvers[0].type.exists)
    }

    @Test func shapesHaveFourForms() throws {
        let base = "\(Check.two),\"costing\":\"auto\""
        let six = try Check.ok("route", base).trip.legs[0].shape.string ?? ""
        let line = try Check.ok("route", base + #","shape_format":"geojson""#).trip.legs[0].shape
        let points = PolylineText.decoded(six, decimals: 6).map { [$0.longitude, $0.latitude] }
        #expect(line.type.string == "LineString")
        #expect(line.coordinates.list.map(\.numbers) == points)
        let five = try Check.ok("route", base + #","shape_format":"polyline5""#).trip.legs[0].shape
        #expect(PolylineText.decoded(five.string ?? "").count == points.count)
        #expect(
            !(try Check.ok("route", base + #","shape_format":"no_shape""#)).trip.legs[0].shape
                .exists)
    }

    @Test func alternatesStandBesideTheTrip() throws {
        let far = #""locations":[{"lat":60.1650,"lon":24.9360},{"lat":60.1780,"lon":24.9525}]"#
        let answer = try Check.ok("route", "\(far),\"costing\":\"auto\",\"alternates\":2")
        #expect((1...2).contains(answer.alternates.list.count))
        for other in answer.alternates.list { Check.check(other.trip) }
        #expect(!(try Check.ok("route", "\(far),\"costing\":\"auto\"")).alternates.exists)
    }

    @Test func timesAreToldAtBothEnds() throws {
        let base = "\(Check.two),\"costing\":\"auto\",\"date_time\":"
        let depart = try Check.ok("route", base + #"{"type":1,"value":"2026-11-23T08:00"}"#).trip
        #expect(depart.locations[0].date_time.string == "2026-11-23T08:00")
        #expect(depart.locations[1].date_time.string?.hasPrefix("2026-11-23T08:0") == true)
        let arrive = try Check.ok("route", base + #"{"type":2,"value":"2026-11-23T08:00"}"#).trip
        #expect(arrive.locations[1].date_time.string == "2026-11-23T08:00")
        #expect(arrive.locations[0].date_time.string?.hasPrefix("2026-11-23T07:5") == true)
        #expect(!(try Check.ok("route", base + #"{"type":0}"#)).trip.locations[0].date_time.exists)
        for (told, code) in [
            (#"{"type":1}"#, 160), (#"{"type":2}"#, 161), (#"{"type":3}"#, 165),
            (#"{"type":1,"value":"soon"}"#, 162), (#"{"type":9}"#, 163), ("{}", 163),
        ] {
            #expect(try Check.code("route", "{\(base)\(told)}") == code, "\(told)")
        }
    }

    @Test func whatIsNotHeededIsWarnedOf() throws {
        let answer = try Check.ok(
            "route",
            "\(Check.two),\"costing\":\"auto\",\"avoid_locations\":[\(Check.places[2])],"
                + #""costing_options":{"auto":{"shortest":true,"use_tolls":0,"use_ferry":0}}"#)
        #expect(answer.warnings.list.count == 2)
        #expect(!(try Check.ok("route", "\(Check.two),\"costing\":\"auto\"")).warnings.exists)
    }

    @Test func headingsAndSidesChangeTheRoute() throws {
        func length(_ more: String) throws -> Double? {
            let first = Check.places[0].dropLast() + ",\(more)}"
            return try Check.ok(
                "route", "\"locations\":[\(first),\(Check.places[1])],\"costing\":\"auto\""
            ).trip.summary.length.number
        }
        #expect(try length(#""heading":0"#) != length(#""heading":180"#))
        #expect(try length(#""preferred_side":"same""#) != nil)
    }

    @Test func anOptimizedRouteKeepsItsEnds() throws {
        let places = [0, 2, 1, 0].map { Check.places[$0] }.joined(separator: ",")
        let answer = try Check.ok(
            "optimized_route", "\"locations\":[\(places)],\"costing\":\"auto\"")
        Check.check(answer.trip)
        let order = answer.trip.locations.list.compactMap(\.original_index.integer)
        #expect(order.sorted() == [0, 1, 2, 3])
        #expect(order.first == 0 && order.last == 3)
        let given = try Check.ok("route", "\"locations\":[\(places)],\"costing\":\"auto\"")
        #expect(
            (answer.trip.summary.time.number ?? .infinity)
                <= (given.trip.summary.time.number ?? 0) + 60)
    }
}
