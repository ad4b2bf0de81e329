import Journeys
import MapGeometry
import Roads
import Transit

/// A route on a picture, in the lines and colors of the map's page.
package struct PictureRoute: Sendable {
    /// A piece of the way.
    private struct Piece: Sendable {
        enum Look: Sendable {
            /// Along streets, all the way.
            case road
            /// To a stop, from one, or between two.
            case walk
            /// In a vehicle whose line has a color, as CSS writes it.
            case ride(String)
        }

        let look: Look
        let line: [CLLocationCoordinate2D]
    }

    /// A stop of a vehicle.
    private struct Stop: Sendable {
        let place: CLLocationCoordinate2D
        let color: String
        /// Whether boarding or alighting takes place there.
        let isEnd: Bool
    }

    private var pieces: [Piece] = []
    private var stops: [Stop] = []
    /// What the route goes through, its start and end included.
    private let places: [CLLocationCoordinate2D]

    /// Takes a route along streets.
    ///
    /// - Parameter places: What was asked for: the start, what lies between, and the end.
    package init(_ route: Route, places: [CLLocationCoordinate2D]) {
        self.places = places
        pieces = route.legs.map { Piece(look: .road, line: $0.coordinates) }
    }

    /// Takes the best journey of an answer; the walk where that is all of it.
    package init(_ answer: TransitAnswer) {
        places = answer.places
        guard let journey = answer.journeys.first else {
            pieces =
                answer.directLeg.map {
                    [Piece(look: .walk, line: answer.geometry(of: .walk($0)))]
                } ?? []
            return
        }
        for leg in journey.legs {
            let line = answer.geometry(of: leg)
            guard case .ride(let ride) = leg else {
                pieces.append(Piece(look: .walk, line: line))
                continue
            }
            let color = Self.color(of: answer.planner.line(ofTrip: ride.trip))
            pieces.append(Piece(look: .ride(color), line: line))
            let calls = answer.planner.calls(ofTrip: ride.trip, serviceDay: ride.serviceDay)
            for (index, call) in calls[ride.positions].enumerated() {
                stops.append(
                    Stop(
                        place: answer.planner.timetable.coordinate(ofStop: call.stop), color: color,
                        isEnd: index == 0 || index == ride.positions.count - 1))
            }
        }
    }

    /// All that a picture of the route has to show.
    package var coordinates: [CLLocationCoordinate2D] {
        pieces.flatMap(\.line) + places
    }

    /// Returns a style document with the route: lines below the map's names, stops and lettered pins above.
    ///
    /// - Parameter isDark: Whether the map's colors are dark ones.
    package func added(to document: JSONValue, isDark: Bool) throws -> JSONValue {
        let colors = isDark ? PageColors.dark : PageColors.light
        var layered = LayeredDocument(document)
        let lines = pieces.filter { $0.line.count > 1 }.map { piece in
            LayeredDocument.feature(
                along: piece.line, Self.properties(of: piece.look))
        }
        // Rides lie above walks.
        let walks = lines.filter { $0["properties"]?["color"] == nil }
        let rides = lines.filter { $0["properties"]?["color"] != nil }
        try layered.add(
            "mapwright-route", walks + rides, layers: Self.lineLayers(colors), .belowNames)
        let halts = stops.filter { !$0.isEnd } + stops.filter(\.isEnd)
        try layered.add(
            "mapwright-stops",
            halts.map {
                LayeredDocument.feature(
                    at: $0.place, ["color": .string($0.color), "end": .bool($0.isEnd)])
            }, layers: Self.stopLayers(colors), .top)
        let pins = places.enumerated().map { index, place in
            LayeredDocument.feature(
                at: place,
                [
                    "letter": .string(Self.letter(index)),
                    "color": .string(index == places.count - 1 ? colors.endPin : colors.pin),
                ])
        }
        // The end lies below the start where they are the same place.
        try layered.add("mapwright-pins", pins.reversed(), layers: Self.pinLayers, .top)
        return layered.document
    }

    private static func properties(of look: Piece.Look) -> [String: JSONValue] {
        switch look {
        case .road: ["kind": "road"]
        case .walk: ["kind": "walk"]
        case .ride(let color): ["kind": "ride", "color": .string(color)]
        }
    }

    /// A, B, C … and numbers where letters end.
    private static func letter(_ index: Int) -> String {
        index < 26 ? String(Character(Unicode.Scalar(UInt8(65 + index)))) : "\(index + 1)"
    }

    /// A line's color; lines without one, which feeds leave white, have that of their vehicle.
    private static func color(of line: TransitLine) -> String {
        if line.color == 0xffffff { return PageColors.vehicle(line.mode) }
        let digits = String(line.color & 0xffffff, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func width(_ factor: Double) -> String {
        """
        ["interpolate", ["exponential", 1.4], ["zoom"], 8, \(4 * factor), 14, \(6.5 * factor), 18, \(12 * factor)]
        """
    }

    private static func lineLayers(_ colors: PageColors) -> String {
        func layer(
            _ kind: String, _ id: String, _ color: String, _ factor: Double, _ more: String = ""
        ) -> String {
            """
            {"id": "\(kind)-\(id)", "type": "line", "filter": ["==", ["get", "kind"], "\(kind)"],
             "layout": {"line-cap": "round", "line-join": "round"},
             "paint": {"line-color": \(color), "line-width": \(width(factor))\(more)}}
            """
        }
        let layers = [
            layer("ride", "case", "\"\(colors.ground)\"", 1.5),
            layer("ride", "line", #"["to-color", ["get", "color"]]"#, 1),
            layer("walk", "line", "\"\(colors.walk)\"", 0.6, #", "line-dasharray": [0.1, 1.9]"#),
            layer("road", "case", "\"\(colors.routeCase)\"", 1.4),
            layer("road", "line", "\"\(colors.route)\"", 1),
        ]
        return "[" + layers.joined(separator: ",") + "]"
    }

    private static func stopLayers(_ colors: PageColors) -> String {
        """
        [{"id": "stop", "type": "circle", "paint": {
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 10, ["case", ["get", "end"], 3.5, 0.5],
            14, ["case", ["get", "end"], 6, 3]],
          "circle-color": "\(colors.ground)", "circle-stroke-color": ["to-color", ["get", "color"]],
          "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 10, 1, 14, ["case", ["get", "end"], 3, 1.5]]}}]
        """
    }

    /// Pins of 26 points: a white rim of 2.5 and a shadow.
    private static let pinLayers = """
        [{"id": "shadow", "type": "circle",
          "paint": {"circle-color": "#000000", "circle-opacity": 0.45, "circle-radius": 17, "circle-blur": 0.5,
            "circle-translate": [0, 1]}},
         {"id": "disk", "type": "circle",
          "paint": {"circle-color": ["to-color", ["get", "color"]], "circle-radius": 10.5,
            "circle-stroke-color": "#ffffff", "circle-stroke-width": 2.5}},
         {"id": "letter", "type": "symbol",
          "layout": {"text-field": ["get", "letter"], "text-size": 13, "text-font": ["Noto Sans Bold"],
            "text-allow-overlap": true, "text-ignore-placement": true},
          "paint": {"text-color": "#ffffff"}}]
        """
}
