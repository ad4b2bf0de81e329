import MapAPI
import Testing

/// Directions and travel times.
@Suite struct AppleRoadsTests {
    private let asked = Asked(.apple)
    private static let ends = "origin=60.1687,24.9312&destination=60.1725,24.9500"

    private func answer(_ target: String) throws -> JSON {
        let answer = try asked.json(target)
        #expect(answer.status == 200, "\(target)")
        return answer.value
    }

    @Test(arguments: ["Automobile", "Walking", "Cycling", "walking", "CYCLING", "automobile"])
    func stepsHaveAppleShape(_ type: String) throws {
        let found = try answer(
            "/v1/directions?\(Self.ends)&transportType=\(type)&requestsAlternateRoutes=true")
        let steps = found.steps.list
        let paths = found.stepPaths.list
        #expect(!found.routes.list.isEmpty && found.routes.list.count <= 3)
        #expect(steps.count == paths.count)
        var next = 0
        for route in found.routes.list {
            let word = try #require(route.transportType.string)
            #expect(word == type.prefix(1).uppercased() + type.dropFirst().lowercased())
            #expect(route.name.string != nil && route.hasTolls.boolean == false)
            let indexes = route.stepIndexes.list.compactMap(\.integer)
            #expect(indexes == Array(next..<next + indexes.count))
            next += indexes.count
            let own = indexes.map { steps[$0] }
            #expect(own.map(\.stepPathIndex.integer) == indexes.map(Optional.some))
            // The first step has no length and says nothing; all others do.
            #expect(own[0].distanceMeters.integer == 0 && own[0].durationSeconds.integer == 0)
            #expect(!own[0].instructions.exists)
            #expect(paths[indexes[0]].list.count == 1)
            #expect(own.dropFirst().allSatisfy { $0.instructions.string?.isEmpty == false })
            #expect(own.last?.instructions.string?.contains("destination") == true)
            #expect(own.allSatisfy { $0.transportType.string != word })
            #expect(
                own.compactMap(\.distanceMeters.integer).reduce(0, +)
                    == route.distanceMeters.integer)
            #expect(
                own.compactMap(\.durationSeconds.integer).reduce(0, +)
                    == route.durationSeconds.integer)
            for (one, two) in zip(indexes, indexes.dropFirst()) {
                let end = try #require(paths[one].list.last)
                #expect(end.latitude.number == paths[two][0].latitude.number)
                #expect(end.longitude.number == paths[two][0].longitude.number)
            }
        }
        #expect(next == steps.count)
    }

    @Test func degreesHaveSixDecimals() throws {
        let response = try #require(try asked.response("/v1/directions?\(Self.ends)"))
        let text = String(decoding: response.body, as: UTF8.self)
        let decimals = text.matches(of: /itude":-?\d+\.(\d+)/).map(\.output.1.count)
        #expect(decimals.count > 20)
        #expect(decimals.max() == 6)
    }

    @Test func moreRoutesComeOnlyWhenAsked() throws {
        let one = try answer("/v1/directions?\(Self.ends)&transportType=Walking")
        let more = try answer(
            "/v1/directions?\(Self.ends)&transportType=Walking&requestsAlternateRoutes=true")
        #expect(one.routes.list.count == 1)
        #expect(more.routes.list.count > 1)
        #expect(more.routes[0].distanceMeters.integer == one.routes[0].distanceMeters.integer)
    }

    @Test func addressesAreFoundAndInstructionsComeInALanguage() throws {
        let found = try answer(
            "/v1/directions?origin=Mannerheimintie+10&destination=Ateneum&transportType=Walking&lang=de"
        )
        #expect(found.origin.name.string == "Mannerheimintie 10")
        #expect(found.destination.name.string?.contains("Ateneum") == true)
        #expect(found.routes.list.count == 1)
        let last = try #require(found.steps.list.last?.instructions.string)
        #expect(last.contains("Ziel") || last.contains("Ihr Ziel"))
    }

    @Test func placesAreToldWhereTheyWereAsked() throws {
        let found = try answer("/v1/directions?\(Self.ends)")
        #expect(found.origin.coordinate.latitude.number == 60.1687)
        #expect(found.destination.coordinate.longitude.number == 24.95)
        for place in [found.origin, found.destination] {
            #expect(place.keys.isSuperset(of: ["name", "coordinate", "country", "countryCode"]))
        }
    }

    @Test(arguments: [
        "origin=0,0&destination=1,1", "origin=qqqqxyz&destination=60.17,24.94",
        "origin=60.17,24.94&destination=qqqqxyz",
    ])
    func whereNoRoadLeadsAllListsAreEmpty(_ ends: String) throws {
        let found = try answer("/v1/directions?\(ends)")
        for list in [found.routes, found.steps, found.stepPaths] {
            #expect(list.exists && list.list.isEmpty)
        }
    }

    @Test(arguments: [
        "departureDate=2026-11-23T08:30:00Z", "departureDate=2026-11-23T08:30:00.250Z",
        "arrivalDate=2026-11-23T08:30:00%2B01:00", "arrivalDate=2026-11-23T08:30:00+01:00",
        "departureDate=2026-11-23T08:30:00-0530", "departureDate=1999-02-28T23:59Z",
        "avoid=Tolls", "avoid=tolls", "searchLocation=60.17,24.94",
        "searchRegion=60.18,24.96,60.16,24.92", "userLocation=60.17,24.94",
    ])
    func parametersAreTaken(_ parameter: String) throws {
        #expect(try answer("/v1/directions?\(Self.ends)&\(parameter)").routes.list.count == 1)
    }

    @Test(arguments: [
        "2026-11-23", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-11-23T24:00:00Z",
        "now", "", "2026-11-23T08:30:00%2B1:00", "2026-11-23T08:30:61Z", "1795422600",
        "%D9%A2026-11-23T08:30:00Z",
    ])
    func datesThatAreNoneAreRefused(_ date: String) throws {
        for name in ["departureDate", "arrivalDate"] {
            let found = try asked.json("/v1/directions?\(Self.ends)&\(name)=\(date)")
            #expect(found.status == 400)
            #expect(found.value.error.details[0].string?.hasPrefix(name) == true)
        }
    }

    @Test func timesComeInTheOrderOfTheRequest() throws {
        let places = ["60.1725,24.95", "60.171,24.941", "60.1695,24.9525"]
        for separator in ["|", "%7C"] {
            let found = try answer(
                "/v1/etas?origin=60.1687,24.9312&transportType=Walking&destinations="
                    + places.joined(separator: separator))
            #expect(
                found.etas.list.map {
                    "\($0.destination.latitude.number ?? 0),\($0.destination.longitude.number ?? 0)"
                } == places)
            for eta in found.etas.list {
                #expect(eta.transportType.string == "Walking")
                #expect((eta.distanceMeters.integer ?? 0) > 100)
                #expect(
                    eta.expectedTravelTimeSeconds.integer == eta.staticTravelTimeSeconds.integer)
            }
        }
    }

    @Test func timesAreThoseOfDirections() throws {
        let route = try answer("/v1/directions?\(Self.ends)&transportType=Cycling").routes[0]
        let eta = try answer(
            "/v1/etas?origin=60.1687,24.9312&destinations=60.1725,24.9500&transportType=cycling"
        ).etas[0]
        #expect(eta.transportType.string == "Cycling")
        #expect(abs((eta.distanceMeters.integer ?? 0) - (route.distanceMeters.integer ?? -9)) <= 1)
        #expect(
            abs(
                (eta.expectedTravelTimeSeconds.integer ?? 0) - (route.durationSeconds.integer ?? -9)
            )
                <= 1)
    }

    @Test func whatCannotBeReachedHasNoTime() throws {
        let found = try answer(
            "/v1/etas?origin=60.1687,24.9312&destinations=0,0|60.1725,24.9500")
        #expect(found.etas.list.count == 1)
        #expect(found.etas[0].destination.latitude.number == 60.1725)
    }
}
