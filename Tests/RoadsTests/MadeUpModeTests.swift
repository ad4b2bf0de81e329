import Bytes
import Columns
import Foundation
import RoadNetwork
import Roads
import Testing

/// A travel mode that nobody built in needs its profile and nothing else.
@Suite struct MadeUpModeTests {
    /// A scooter goes as a bicycle does, but faster, where `small_electric_vehicle` lets it, and speaks of itself.
    private static var scooter: [String: Any] {
        [
            "name": "scooter", "kind": "bicycle", "transportType": "cycling",
            "aliases": ["e-scooter"],
            "sentences": [
                "en": [
                    "push": "Get off and push the scooter[ along {way}]",
                    "ride": "Scoot on[ along {way}]",
                ]
            ],
        ]
    }

    private static func json(_ changes: [String: Any]) throws -> [UInt8] {
        let cycling = try #require(TravelProfile.builtInJSON("cycling"))
        var fields = try #require(
            try JSONSerialization.jsonObject(with: Data(cycling)) as? [String: Any])
        fields.merge(changes) { $1 }
        return Array(try JSONSerialization.data(withJSONObject: fields))
    }

    private static func profile() throws -> TravelProfile {
        try TravelProfile(
            json: json([
                "mode": scooter, "accessKeys": ["small_electric_vehicle", "vehicle", "access"],
                "restrictionKeys": ["small_electric_vehicle"], "defaultSpeed": 20, "caps": [:],
                "speeds": ["highway": ["cycleway": 20, "residential": 20]],
            ]))
    }

    private static let town = DrawnNetwork(
        "a                   b     c                   d",
        [
            ("ab", ["highway": "residential", "name": "Mill Road"]),
            ("bc", ["highway": "footway", "name": "The Passage"]),
            ("cd", ["highway": "cycleway", "name": "Quay Street"]),
        ])

    /// The routers of an atlas that has cycling and scooters.
    private func routers(_ folder: Folder) async throws -> RouterCache {
        var graphs: [(name: String, file: MappedFile)] = []
        for profile in [BuiltInMode.cycling.profile, try Self.profile()] {
            let path = folder.path + "/" + profile.mode.fileName
            try await Self.town.tables(profile: profile).write(to: path)
            let name = try #require(TravelMode.name(ofFile: profile.mode.fileName))
            graphs.append((name, try MappedFile(path: path)))
        }
        return RouterCache(graphs: graphs)
    }

    @Test(arguments: [
        ("x", true), (String(repeating: "a", count: 40), true), ("e-scooter-2", true), ("", false),
        (String(repeating: "a", count: 41), false), ("-x", false), ("Bus", false), ("a b", false),
    ])
    func namesOfModesAreWordsOfFiles(name: String, isGood: Bool) {
        let mode = TravelMode(name: name, kind: .bicycle, transportType: .cycling)
        #expect((mode.fault == nil) == isGood, "\(mode.fault ?? "")")
    }

    @Test func itIsRoutedByItsOwnSpeedsAndAccess() async throws {
        let folder = try Folder()
        let routers = try await routers(folder)
        let places = try Self.town.waypoints("ad")
        let scooter = try routers.router("scooter").routes(RouteRequest(places))[0]
        let bicycle = try routers.router("cycling").routes(RouteRequest(places))[0]
        #expect(scooter.meters == bicycle.meters)
        #expect(scooter.hundredths < bicycle.hundredths)
        let matrix = try routers.router("scooter").matrix(from: places, to: places)
        #expect(matrix[0, 1].map { Int($0.hundredths) } == scooter.hundredths)
        let areas = try routers.router("scooter").isochrones(
            from: places[0], within: [.seconds(60 * 5)])
        #expect(areas[0].polygons.count == 1)

        let closed = DrawnNetwork(
            "a b", [("ab", ["highway": "residential", "small_electric_vehicle": "no"])])
        #expect(try await closed.tables(profile: Self.profile()).stateArcs.isEmpty)
        #expect(try await !closed.tables(.cycling).stateArcs.isEmpty)
    }

    @Test func itsGuidanceIsThatOfItsKindInItsOwnWords() async throws {
        let folder = try Folder()
        let routers = try await routers(folder)
        func sentences(
            _ mode: String, _ language: InstructionLanguage = .english
        ) throws -> [String] {
            let router = try routers.router(mode)
            let route = try router.routes(RouteRequest(Self.town.waypoints("ad")))[0]
            let writer = InstructionWriter(language: language).adapted(to: router.graph.mode)
            return router.steps(for: route.legs[0]).map { writer.instruction(for: $0.maneuver) }
        }
        let scooter = try sentences("scooter")
        #expect(scooter.contains("Get off and push the scooter along The Passage"), "\(scooter)")
        #expect(scooter.contains("Scoot on along Quay Street"), "\(scooter)")
        #expect(try sentences("cycling").contains("Ride on along Quay Street"))
        // A language it has no words for says the usual ones.
        #expect(try sentences("scooter", .german) == sentences("cycling", .german))
    }

    @Test func itsGraphTellsWhatItIs() async throws {
        let folder = try Folder()
        let routers = try await routers(folder)
        let modes = try routers.modes()
        #expect(modes == [BuiltInMode.cycling.profile.mode, try Self.profile().mode])
        #expect(routers.names == ["cycling", "scooter"])
        #expect(modes[1].kind == .bicycle && modes[1].transportType == .cycling)
        #expect(try routers.router("e-scooter").graph.mode.name == "scooter")
        #expect(try routers.router("bike").graph.mode.name == "cycling")
    }

    /// Whatever is written over the mode in a graph's file is a mode or an error.
    @Test func aDamagedModeIsRefusedOrUsable() async throws {
        let bytes = try await Self.town.tables(profile: Self.profile()).encoded()
        let folder = try Folder()
        let path = folder.path + "/damaged.graph"
        func mode(_ bytes: [UInt8]) throws -> TravelMode {
            try? FileManager.default.removeItem(atPath: path)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            return try RoadGraph.mode(of: try MappedFile(path: path))
        }
        let own = try Self.profile().mode
        #expect(try mode(bytes) == own)
        let texts = own.sentences.values.flatMap(\.values) + [own.name] + own.aliases
        let length = texts.joined().utf8.count
        #expect(length > 60)
        var refused = 0
        let sections = try RoadGraph.sections(of: try MappedFile(path: path))
        let place = try #require(sections.first { $0.name == "modeBytes" }).bytes
        for index in place.suffix(length) {
            for value in [0, bytes[index] ^ 1, bytes[index] ^ 0x80, .max] {
                var damaged = bytes
                damaged[index] = value
                do {
                    let found = try mode(damaged)
                    #expect(found.fault == nil)
                } catch let error as RoadsError {
                    guard case .damagedColumn("modeBytes", _) = error.code else { throw error }
                    refused += 1
                }
            }
        }
        #expect(refused > length)
    }

    @Test func transportTypesFindTheirMode() async throws {
        let folder = try Folder()
        let routers = try await routers(folder)
        // Both answer to Apple's type; the one that is called so goes first.
        #expect(try routers.router(.cycling).graph.mode.name == "cycling")
        let path = folder.path + "/" + (try Self.profile().mode.fileName)
        let alone = RouterCache(graphs: [("scooter", try MappedFile(path: path))])
        #expect(try alone.router(.cycling).graph.mode.name == "scooter")
        #expect(throws: RoadsError(.unknownMode("walking", known: ["scooter"]))) {
            try alone.router(.walking)
        }
        // A name alone does not make the type.
        let misnamed = RouterCache(graphs: [("walking", try MappedFile(path: path))])
        #expect(misnamed.names == ["walking"])
        #expect(throws: RoadsError.self) { try misnamed.router(.walking) }
    }

    @Test func aModeTheAtlasLacksIsAnErrorThatListsThoseItHas() async throws {
        let folder = try Folder()
        let routers = try await routers(folder)
        let error = RoadsError(.unknownMode("hovercraft", known: ["cycling", "scooter"]))
        #expect(throws: error) { try routers.router("hovercraft") }
        #expect(error.description == "“hovercraft” is not a mode of this atlas: cycling, scooter")
        let nothing = RoadsError(.unknownMode("walking", known: []))
        #expect(throws: nothing) { try RouterCache(graphs: []).router("walking") }
        #expect(nothing.description == "“walking” is not a mode of this atlas: it has none")
    }

    @Test(
        arguments: [
            (["name": "Scooter"], "“Scooter” is no name of a mode"),
            (["name": "-scooter"], "“-scooter” is no name of a mode"),
            (["name": ""], "“” is no name of a mode"),
            (["name": "../scooter"], "“../scooter” is no name of a mode"),
            (["aliases": ["e scooter"]], "“e scooter” is no name of a mode"),
            (["sentences": ["tlh": ["ride": "x"]]], "“tlh” is not a language of instructions"),
            (["sentences": ["en": ["ride": "x[{way}"]]], "“ride” in “en” has braces or brackets"),
            (["sentences": ["en": ["ride": "x]"]]], "“ride” in “en” has braces or brackets"),
            (["sentences": ["en": ["ride": "{{way}"]]], "“ride” in “en” has braces or brackets"),
            (
                ["sentences": ["en": ["ride": "{road}"]]],
                "“ride” in “en” has the unknown slot “road”"
            ),
            (
                ["sentences": ["en": ["ride": "{exit}"]]],
                "“ride” in “en” may not have the slot “exit”"
            ),
        ] as [([String: any Sendable], String)])
    func whatIsWrongWithAModeIsSaid(_ change: [String: any Sendable], _ reason: String) throws {
        let json = try Self.json(["mode": Self.scooter.merging(change) { $1 }])
        let error = try #require(throws: TravelProfile.InvalidProfile.self) {
            try TravelProfile(json: json)
        }
        #expect("\(error)".hasPrefix("the profile is not usable: \(reason)"), "\(error)")
    }

    @Test func aNameOfAModeHasOneToFortyLetters() {
        for name in ["a", "4x4", "e-scooter", String(repeating: "a", count: 40)] {
            #expect(TravelMode.name(ofFile: "roads-\(name).graph") == name)
        }
        for name in ["", "-a", "A", "a b", String(repeating: "a", count: 41)] {
            #expect(TravelMode.name(ofFile: "roads-\(name).graph") == nil)
        }
    }

    @Test func aWordAsksForOneMode() throws {
        try TravelProfile.checkWords(of: TravelProfile.builtIn)
        var hiker = BuiltInMode.walking.profile
        hiker.mode.name = "hiker"
        #expect(
            throws: TravelProfile.InvalidProfile(
                mode: "“foot” names two modes, walking and hiker")
        ) { try TravelProfile.checkWords(of: [BuiltInMode.walking.profile, hiker]) }
        hiker.mode.aliases = []
        try TravelProfile.checkWords(of: [BuiltInMode.walking.profile, hiker])
    }

    @Test func everyFileOfTheProfilesFolderIsBuiltIn() throws {
        let folder = ExactnessTests.root.appendingPathComponent("Sources/RoadNetwork/Profiles").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == TravelProfile.builtIn.map { $0.mode.name + ".json" }.sorted())
        #expect(TravelProfile.standard.map(\.mode.name) == ["automobile", "walking", "cycling"])
        #expect(TravelProfile.builtIn("foot")?.mode.name == "walking")
        #expect(TravelProfile.builtIn("foot feet") == nil)
        #expect(TravelProfile.builtInJSON("hovercraft") == nil)
        let json = try #require(TravelProfile.builtInJSON("wheelchair"))
        #expect(try TravelProfile(json: json) == BuiltInMode.wheelchair)
    }
}
