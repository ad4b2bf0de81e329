import Foundation
import MapAPI
import TestSupport
import Testing

/// Journeys as OpenTripPlanner's clients ask for them.
struct OTPPlanTests {
    private static let south = "\(TransitCity.south.latitude),\(TransitCity.south.longitude)"
    private static let north = "\(TransitCity.north.latitude),\(TransitCity.north.longitude)"

    /// As PyPI's `routingpy` asks: no variables, no commas between arguments.
    @Test func aQueryWithoutVariables() async throws {
        let city = try await TransitAtlas(.openTripPlanner)
        let text = """
            {
                plan(
                    date: "2014-10-21"
                    time: "07:30:00"
                    from: {lat: 45.4601, lon: 9.18}
                    to: {lat: 45.4799, lon: 9.18}
                    transportModes: [{mode: WALK}, {mode: TRANSIT}]
                    numItineraries: 3
                    arriveBy: false
                ) {
                    itineraries { duration startTime endTime
                        legs { startTime endTime duration distance mode legGeometry { points } } }
                }
            }
            """
        let body = try JSONSerialization.data(withJSONObject: ["query": text])
        let (status, answer) = try city.json(
            "/otp/routers/default/index/graphql", .post,
            body: String(decoding: body, as: UTF8.self))
        #expect(status == 200)
        let itinerary = answer.data.plan.itineraries[0]
        #expect(itinerary.legs.list.map(\.mode.string) == ["WALK", "TRAM", "WALK"])
        let ride = itinerary.legs[1]
        #expect(ride.startTime.integer == Int(TransitCity.eight) * 1000)
        #expect(ride.endTime.integer == Int(TransitCity.eight + 480) * 1000)
        #expect(ride.duration.integer == 480)
        let line = PolylineText.decoded(ride.legGeometry.points.string ?? "")
        #expect(line.map(\.latitude) == [45.46, 45.47, 45.48])
        // Nothing is answered that was not asked for.
        #expect(itinerary.keys == ["duration", "startTime", "endTime", "legs"])
        let times = itinerary.legs.list.flatMap { [$0.startTime.integer, $0.endTime.integer] }
        #expect(times.compactMap { $0 } == times.compactMap { $0 }.sorted())
    }

    /// Ends and stops on the way tell when one comes and goes, as fields that never lack a value tell it.
    @Test func placesTellWhenOneIsThere() async throws {
        let city = try await TransitAtlas(.openTripPlanner)
        let text = """
            { plan(from: {lat: 45.4601, lon: 9.18}, to: {lat: 45.4799, lon: 9.18},
              date: "2014-10-21", time: "07:30:00") {
                itineraries { legs { startTime endTime
                  from { name arrivalTime departureTime departure { scheduledTime } }
                  to { name arrivalTime departureTime arrival { scheduledTime } stopPosition { __typename } }
                  intermediatePlaces { arrivalTime departureTime } } } } }
            """
        let body = try JSONSerialization.data(withJSONObject: ["query": text])
        let (status, answer) = try city.json(
            "/otp/routers/default/index/graphql", .post,
            body: String(decoding: body, as: UTF8.self))
        #expect(status == 200)
        let legs = answer.data.plan.itineraries[0].legs.list
        #expect(!legs.isEmpty)
        for leg in legs {
            #expect(leg.from.departureTime.integer == leg.startTime.integer)
            #expect(leg.to.arrivalTime.integer == leg.endTime.integer)
            #expect(leg.from.departure.scheduledTime.string != nil)
            #expect(leg.to.arrival.scheduledTime.string != nil)
            for place in leg.intermediatePlaces.list {
                #expect(place.arrivalTime.integer ?? 0 > leg.startTime.integer ?? 0)
            }
        }
    }

    /// As the client of the web asks: with variables, aliases, comments, fragments and fields that have no value here.
    @Test func aQueryWithEveryForm() async throws {
        let city = try await TransitAtlas(.openTripPlanner)
        let text = """
            query Plan($fromPlace: String!, $toPlace: String!, $date: String, $time: String,
              $modes: [TransportMode], $numItineraries: Int = 1, $more: Boolean = true) {
              plan(fromPlace: $fromPlace, toPlace: $toPlace, date: $date, time: $time,
                # English alone
                locale: "en", transportModes: $modes, numItineraries: $numItineraries) {
                itineraries {
                  transfers: numberOfTransfers walkTime waitingTime accessibilityScore
                  legs { ...Ride __typename
                    from { name stop { gtfsId } vertexType rentalVehicle { id } }
                    to { name stop { ... on Stop { gtfsId alerts { id } } } }
                    steps { streetName }
                    fareProducts { id product { ... on DefaultFareProduct { price { amount } } } }
                    hidden: mode @skip(if: $more)
                    shown: mode @include(if: $more) }
                }
                routingErrors { code }
              }
            }
            fragment Ride on Leg {
              transitLeg realTime headsign agency { name id: gtfsId timezone }
              route { id: gtfsId shortName color textColor type }
              trip { gtfsId departureStoptime { stopPosition } }
              intermediateStops { stopId: id name }
              start { scheduledTime estimated { delay } }
            }
            """
        let answer = try city.query(
            text,
            [
                "fromPlace": "Home::\(Self.south)", "toPlace": Self.north, "date": "2014-10-21",
                "time": "7:30am", "modes": [["mode": "TRANSIT"]],
            ])
        #expect(!answer.errors.exists, "\(answer)")
        let itinerary = answer.data.plan.itineraries[0]
        #expect(itinerary.transfers.integer == 0)
        #expect(itinerary.legs[0].from.name.string == "Home")
        #expect(itinerary.legs[0].to.stop.gtfsId.string == "tram:A")
        #expect(!itinerary.legs[0].route.exists)
        let ride = itinerary.legs[1]
        #expect(ride.transitLeg.boolean == true && ride.realTime.boolean == false)
        #expect(ride.headsign.string == "North")
        #expect(ride.agency.timezone.string == "Europe/Rome")
        #expect(ride.route.shortName.string == "9" && ride.route.color.string == "00AA11")
        #expect(ride.route.id.string == "tram:R")
        #expect(ride.trip.gtfsId.string == "tram:t1")
        #expect(ride.intermediateStops.list.map(\.name.string) == ["Beta"])
        #expect(ride.start.scheduledTime.string == "2014-10-21T06:00:00Z")
        #expect(ride.shown.string == "TRAM" && !ride.hidden.exists)
        #expect(ride["__typename"].string == "Leg")
        #expect(answer.data.plan.routingErrors.list.isEmpty)
    }

    @Test(arguments: [
        (
            #"date: "2030-01-01" fromPlace: "\#(south)" toPlace: "\#(north)""#,
            "OUTSIDE_SERVICE_PERIOD"
        ),
        (#"date: "2014-10-21" fromPlace: "10,10" toPlace: "\#(north)""#, "OUTSIDE_BOUNDS"),
        (
            #"date: "2014-10-21" time: "23:00" fromPlace: "\#(south)" toPlace: "45.4606,9.18""#,
            "WALKING_BETTER_THAN_TRANSIT"
        ),
    ])
    func whyThereIsNoJourney(arguments: String, code: String) async throws {
        let city = try await TransitAtlas(.openTripPlanner)
        let answer = try city.query(
            "{ plan(\(arguments)) { itineraries { duration } routingErrors { code inputField } } }")
        #expect(answer.data.plan.routingErrors[0].code.string == code, "\(answer)")
    }

    @Test func arrivingAndWalkingAllTheWay() async throws {
        let city = try await TransitAtlas(.openTripPlanner)
        let places = #"fromPlace: "\#(Self.south)" toPlace: "\#(Self.north)" date: "2014-10-21""#
        let arriving = try city.query(
            "{ plan(\(places) time: \"08:45\" arriveBy: true) { itineraries { legs { mode startTime } } } }"
        )
        #expect(
            arriving.data.plan.itineraries[0].legs[1].startTime.integer
                == Int(TransitCity.eight + 1800) * 1000)
        let walking = try city.query(
            "{ plan(\(places) modes: \"WALK\") { itineraries { duration legs { mode } } } }")
        #expect(walking.data.plan.itineraries[0].legs.list.map(\.mode.string) == ["WALK"])
        #expect(walking.data.plan.itineraries[0].duration.integer ?? 0 > 1_200)
        let bus = try city.query(
            "{ plan(\(places) modes: \"WALK,BUS\") { itineraries { legs { mode } } } }")
        #expect(bus.data.plan.itineraries[0].legs.list.map(\.mode.string) == ["WALK"])
    }
}

/// Apple's travel times by public transport.
struct AppleTransitTests {
    @Test func etasTellWhenOneLeavesAndArrives() async throws {
        let city = try await TransitAtlas(.apple)
        let places = "origin=45.4601,9.18&destinations=45.4799,9.18|45.4606,9.18"
        let (status, answer) = try city.json(
            "/v1/etas?\(places)&transportType=Transit&departureDate=2014-10-21T05:30:00Z")
        #expect(status == 200)
        let ride = answer.etas[0]
        #expect(ride.transportType.string == "Transit")
        let departure = try #require(ride.expectedDepartureDate.string)
        #expect(departure < "2014-10-21T06:00:00Z" && departure > "2014-10-21T05:59:00Z")
        let arrival = try #require(ride.expectedArrivalDate.string)
        #expect(arrival > "2014-10-21T06:08:00Z" && arrival < "2014-10-21T06:09:00Z")
        let seconds = try #require(ride.expectedTravelTimeSeconds.integer)
        #expect((480...540).contains(seconds))
        #expect(ride.distanceMeters.integer ?? 0 > 2_000)
        // The second is a walk of a minute.
        #expect(answer.etas[1].expectedTravelTimeSeconds.integer ?? 0 < 90)
        let arriving = try city.json(
            "/v1/etas?\(places)&transportType=Transit&arrivalDate=2014-10-21T08:45:00%2B02:00")
        #expect(arriving.value.etas[0].expectedArrivalDate.string ?? "" > "2014-10-21T06:38:00Z")
    }

    @Test func journeysThatThereAreNotHaveNoTime() async throws {
        let city = try await TransitAtlas(.apple)
        let (status, answer) = try city.json(
            "/v1/etas?origin=45.4601,9.18&destinations=45.4799,9.18&transportType=Transit&departureDate=2020-01-01T00:00:00Z"
        )
        #expect(status == 200 && answer.etas.list.isEmpty && answer.etas.exists)
        let directions = try city.json(
            "/v1/directions?origin=45.4601,9.18&destination=45.4799,9.18&transportType=Transit")
        #expect(directions.status == 400)
    }
}

/// Mapwright's own question for journeys.
struct MapwrightTransitTests {
    @Test func whyThereIsNoJourneyIsToldWithACode() async throws {
        let city = try await TransitAtlas(.mapwright)
        let places = "from=45.4601,9.18&to=45.4799,9.18&mode=transit"
        let found = try city.json("/mapwright/route?\(places)&depart=2014-10-21T07:30")
        #expect(found.status == 200)
        #expect(found.value.routes[0].steps[1].line.name.string == "9")
        let (status, answer) = try city.json("/mapwright/route?\(places)&depart=2020-01-01T07:30")
        #expect(status == 404 && answer.code.string == "outsideServiceDays", "\(answer)")
        let (missing, problem) = try Asked(.mapwright).json(
            "/mapwright/route?from=60.169,24.94&to=60.172,24.95&mode=transit")
        #expect(missing == 404 && problem.code.string == "noTimetable", "\(problem)")
    }
}
