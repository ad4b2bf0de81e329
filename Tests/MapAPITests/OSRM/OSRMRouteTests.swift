import MapAPI
import Testing

@Suite struct OSRMRouteTests {
    private typealias Check = OSRMChecks

    @Test(arguments: ["driving", "bike", "foot"], ["polyline", "polyline6", "geojson"])
    func everyAnswerAddsUp(profile: String, form: String) throws {
        for places in [Check.two, Check.three, Check.places.reversed().joined(separator: ";")] {
            let answer = try Check.ok(
                "/route/v1/\(profile)/\(places)?steps=true&overview=full&geometries=\(form)"
                    + "&alternatives=2")
            for route in answer.routes.list {
                Check.check(route, form, hasSteps: true)
                let line = Check.points(route.geometry, form)
                let waypoints = answer.waypoints.list.map(\.location.numbers)
                let tolerance = form == "polyline" ? 0.50001e-5 : 0
                for waypoint in waypoints {
                    // Who cuts a route where it passes a waypoint finds a vertex there.
                    #expect(
                        line.contains { point in
                            zip(point, waypoint).allSatisfy { abs($0 - $1) <= tolerance }
                        })
                }
                #expect(waypoints.count == route.legs.list.count + 1)
            }
        }
    }

    @Test func linesOfAllFormsAreTheSame() throws {
        let base = "/route/v1/driving/\(Check.two)?overview=full&geometries="
        let exact = Check.points(try Check.ok(base + "geojson").routes[0].geometry, "geojson")
        let six = Check.points(try Check.ok(base + "polyline6").routes[0].geometry, "polyline6")
        let five = Check.points(try Check.ok(base + "polyline").routes[0].geometry, "polyline")
        #expect(exact == six)
        #expect(exact.count == five.count)
        for (one, other) in zip(exact, five) {
            #expect(abs(one[0] - other[0]) <= 0.5501e-5 && abs(one[1] - other[1]) <= 0.5501e-5)
        }
    }

    @Test func overviewsAreWholeOrSimplifiedOrMissing() throws {
        let base = "/route/v1/driving/\(Check.three)?geometries=geojson"
        let full = try Check.ok(base + "&overview=full")
        let usual = try Check.ok(base)
        let long = Check.points(full.routes[0].geometry, "geojson")
        let short = Check.points(usual.routes[0].geometry, "geojson")
        #expect(short.count < long.count)
        #expect(short.allSatisfy(long.contains))
        for waypoint in usual.waypoints.list { #expect(short.contains(waypoint.location.numbers)) }
        #expect(!(try Check.ok(base + "&overview=false")).routes[0].geometry.exists)
    }

    @Test func overviewsMayBeByLegs() throws {
        let base = "/route/v1/driving/\(Check.three)?geometries=geojson"
        let whole = Check.points(
            try Check.ok(base + "&overview=full").routes[0].geometry, "geojson")
        let route = try Check.ok(base + "&overview=by_legs").routes[0]
        #expect(!route.geometry.exists)
        let legs = route.legs.list.map { Check.points($0.geometry, "geojson") }
        #expect(legs.count == 2 && legs[0].last == legs[1].first)
        #expect(legs[0] + legs[1].dropFirst() == whole)
    }

    @Test func annotationsAddUpToTheRoads() throws {
        let answer = try Check.ok(
            "/route/v1/driving/\(Check.three)?annotations=true&overview=full&geometries=geojson"
                + "&steps=true")
        let points = Check.points(answer.routes[0].geometry, "geojson")
        var pieces = 0
        for leg in answer.routes[0].legs.list {
            let annotation = leg.annotation
            let distances = annotation.distance.numbers
            pieces += distances.count
            #expect(Check.close(distances.reduce(0, +), leg.distance.number, within: 0.06))
            // Times are those of roads; turns take the rest.
            let time = annotation.duration.numbers.reduce(0, +)
            #expect(time <= (leg.duration.number ?? 0) + 0.1)
            #expect(time > (leg.duration.number ?? 0) * 0.6)
            for (distance, (time, speed)) in zip(
                distances, zip(annotation.duration.numbers, annotation.speed.numbers))
            where time > 0.5 {
                #expect(abs(distance / time - speed) < 0.06)
            }
            #expect(annotation.weight.list.count == distances.count)
            #expect(annotation.datasources.list.count == distances.count)
            #expect(annotation.metadata.datasource_names.strings == ["OpenStreetMap"])
        }
        #expect(pieces == points.count - 1)
        let some = try Check.ok("/route/v1/driving/\(Check.two)?annotations=speed,distance")
        #expect(some.routes[0].legs[0].annotation.keys == ["speed", "distance"])
        #expect(
            !(try Check.ok("/route/v1/driving/\(Check.two)")).routes[0].legs[0].annotation.exists)
    }

    @Test func alternativesComeAfterTheBest() throws {
        let base = "/route/v1/driving/24.9360,60.1650;24.9525,60.1780?overview=full"
        let best = try Check.ok(base)
        #expect(best.routes.list.count == 1)
        let all = try Check.ok(base + "&alternatives=3")
        #expect(all.routes.list.count <= 4)
        #expect(all.routes[0].geometry.string == best.routes[0].geometry.string)
        #expect(try Check.ok(base + "&alternatives=true").routes.list.count > 1)
        #expect(try Check.ok(base + "&alternatives=false").routes.list.count == 1)
    }

    @Test func waypointsThatAreNamedAreStopsAndOthersArePassed() throws {
        let all = Check.places.joined(separator: ";")
        for profile in ["driving", "foot"] {
            let answer = try Check.ok(
                "/route/v1/\(profile)/\(all)?waypoints=0;2;3&steps=true&overview=full")
            #expect(answer.routes[0].legs.list.count == 2)
            #expect(answer.waypoints.list.count == 3)
            Check.check(answer.routes[0], "polyline", hasSteps: true)
        }
        for wrong in ["0;2", "1;3", "0;2;1;3", "0"] {
            #expect(try Check.code("/route/v1/car/\(all)?waypoints=\(wrong)") == "InvalidValue")
        }
    }

    @Test func whereOneTurnsRoundAtAPassedPlaceTheLegGoesOn() throws {
        // A dead end: one drives in, and out again.
        let answer = try Check.ok(
            "/route/v1/foot/24.9370,60.1690;24.9500,60.1725;24.9370,60.1690?waypoints=0;2"
                + "&steps=true&continue_straight=false")
        #expect(answer.routes[0].legs.list.count == 1)
        Check.check(answer.routes[0], "polyline", hasSteps: true)
    }

    @Test func placesAreSnappedAsTheOptionsSay() throws {
        let plain = try Check.ok("/route/v1/driving/\(Check.two)")
        #expect(try Check.code("/route/v1/driving/\(Check.two)?radiuses=0;0") == "NoSegment")
        let wide = try Check.ok("/route/v1/driving/\(Check.two)?radiuses=unlimited;500")
        #expect(wide.routes[0].distance.number == plain.routes[0].distance.number)
        let north = try Check.ok("/route/v1/driving/\(Check.two)?bearings=0,60;")
        let south = try Check.ok("/route/v1/driving/\(Check.two)?bearings=180,60;")
        #expect(north.routes[0].distance.number != south.routes[0].distance.number)
        for options in [
            "approaches=curb;unrestricted", "approaches=;opposite", "snapping=any",
            "exclude=toll,ferry", "exclude=none", "continue_straight=default",
            "continue_straight=true", "generate_hints=false",
        ] {
            _ = try Check.ok("/route/v1/driving/\(Check.two)?\(options)")
        }
    }

    @Test func hintsAndWaypointsMayBeLeftOut() throws {
        let usual = try Check.ok("/route/v1/driving/\(Check.two)")
        let hints = usual.waypoints.list.compactMap(\.hint.string)
        #expect(hints.count == 2)
        let again = try Check.ok(
            "/route/v1/driving/\(Check.two)?hints=\(hints.joined(separator: ";"))")
        #expect(again.routes[0].distance.number == usual.routes[0].distance.number)
        let bare = try Check.ok("/route/v1/driving/\(Check.two)?generate_hints=false")
        #expect(!bare.waypoints[0].hint.exists)
        #expect(bare.waypoints[0].keys == ["location", "name", "distance"])
        #expect(
            !(try Check.ok("/route/v1/driving/\(Check.two)?skip_waypoints=true")).waypoints.exists)
    }

    @Test func coordinatesComeInFourForms() throws {
        let plain = try Check.ok("/route/v1/driving/24.95,60.17;24.94,60.165")
        for form in [
            "24.95,60.17;24.94,60.165.json", "24.95%2C60.17%3B24.94%2C60.165",
            "2.495e1,60.17;24.94,60.165",
            // Both made by another encoder.
            "polyline(o%7DfnJo%60hwCf%5En%7D%40)", "polyline6(_pnwqB_nyqn%40nwH~oR)",
        ] {
            let answer = try Check.asked.json("/route/v1/driving/\(form)")
            #expect(answer.value.code.string == "Ok", "\(form)")
            #expect(
                answer.value.routes[0].distance.number == plain.routes[0].distance.number, "\(form)"
            )
        }
    }

    @Test func aPlaceMayBeAskedForTwice() throws {
        let answer = try Check.ok(
            "/route/v1/driving/\(Check.places[0]);\(Check.places[0])?steps=true&overview=full"
                + "&annotations=true")
        #expect(answer.routes[0].distance.number == 0)
        #expect(Check.points(answer.routes[0].geometry, "polyline").count == 2)
        Check.check(answer.routes[0], "polyline", hasSteps: true)
    }
}
