import RoadNetwork
import Roads
import Testing

/// What is said of ways without a name: what they are, what they run beside, whether they lead up.
struct UnnamedWayTests {
    private func words(
        _ network: DrawnNetwork, _ ends: String, _ mode: BuiltInMode = .walking,
        _ language: InstructionLanguage = .english
    ) async throws -> [String] {
        let writer = InstructionWriter(language: language)
        return try await steps(network, ends, mode: mode).map {
            writer.instruction(for: $0.maneuver)
        }
    }

    private static let footway = ["highway": "footway", "name": ""]

    /// A footway 10 m beside a street, and one that leads away from it.
    private var town: DrawnNetwork {
        DrawnNetwork(
            """
            a - - - - - - - - - - - - - - - - b
            c - - - - - - - - - - - - - - - - d
                                              |



                                              e
            """,
            [
                ("ab", way("Unioninkatu", "residential")), ("cd", Self.footway),
                ("ac", way("Lyhytkatu", "residential")), ("de", Self.footway),
                ("bd", way("Puistokatu", "residential")),
            ], lineMeters: 10)
    }

    @Test func pathsAreToldByTheirStreet() async throws {
        #expect(
            try await words(town, "ed") == [
                "Head north on the path", "You have arrived at your destination",
            ])
        #expect(
            try await words(town, "ec") == [
                "Head north on the path", "Turn left onto the path beside Unioninkatu",
                "You have arrived at your destination",
            ])
    }

    @Test(arguments: [
        (InstructionLanguage.english, "Turn left onto the path beside Rue Verte"),
        (.german, "Links abbiegen auf den Weg neben Rue Verte"),
        (.french, "Tournez à gauche sur le chemin longeant la rue Verte"),
        (.spanish, "Gire a la izquierda por el camino junto a Rue Verte"),
        (.italian, "Svolta a sinistra sul sentiero lungo Rue Verte"),
        (.finnish, "Käänny vasemmalle tien Rue Verte viereiselle kävelytielle"),
        (.swedish, "Sväng vänster in på gångvägen längs Rue Verte"),
        (.japanese, "左折です。Rue Verte沿いの小道に入ります"),
        (.chinese, "左转，进入Rue Verte旁的小路"),
        (.arabic, "انعطف يسارًا إلى الممر بمحاذاة \u{2068}Rue Verte\u{2069}"),
    ])
    func besideAStreet(_ language: InstructionLanguage, _ sentence: String) {
        var maneuver = Maneuver(.turn, .left)
        maneuver.unnamedWay = .path
        maneuver.beside = "Rue Verte"
        #expect(InstructionWriter(language: language).instruction(for: maneuver) == sentence)
    }

    @Test(arguments: [
        (InstructionLanguage.english, "Head north on the sidewalk"),
        (.german, "Richtung Norden auf dem Gehweg starten"),
        (.french, "Partez vers le nord sur le trottoir"),
        (.spanish, "Diríjase hacia el norte por la acera"),
        (.italian, "Procedi verso nord sul marciapiede"),
        (.finnish, "Lähde pohjoiseen jalkakäytävää pitkin"),
        (.swedish, "Starta norrut på trottoaren"), (.japanese, "歩道を北に進みます"),
        (.chinese, "沿人行道向北行进"), (.arabic, "اتجه نحو الشمال على الرصيف"),
    ])
    func departure(_ language: InstructionLanguage, _ sentence: String) {
        var maneuver = Maneuver(.depart)
        maneuver.unnamedWay = .sidewalk
        #expect(InstructionWriter(language: language).instruction(for: maneuver) == sentence)
    }

    /// Whole sentences for all ways, sentences and languages, each way told apart.
    @Test(arguments: InstructionLanguage.allCases)
    func everyWayIsSaid(_ language: InstructionLanguage) {
        let writer = InstructionWriter(language: language)
        for kind in Maneuver.Kind.allCases where kind != .arrive {
            for modifier in TurnModifier.allCases {
                var texts: Set<String> = []
                for unnamed in Maneuver.UnnamedWay.allCases {
                    for street in ["", "Gran Via"] {
                        var maneuver = Maneuver(kind, modifier)
                        maneuver.unnamedWay = unnamed
                        maneuver.beside = street
                        let text = writer.instruction(for: maneuver)
                        texts.insert(text)
                        #expect(!text.contains { "{}[]".contains($0) } && !text.contains("  "))
                        #expect(text.last.map { !" ,、，。".contains($0) } == true, "\(text)")
                    }
                }
                let isSilent = kind == .roundabout || kind == .rotary
                #expect(texts.count == (isSilent ? 1 : 18), "\(kind) \(texts)")
            }
        }
    }

    @Test func onlyWhatRunsBesideIsTold() async throws {
        // Across the street, far from it, over it on a bridge, and for cars.
        let town = DrawnNetwork(
            """
            c       e - - - - - - f
            a - - - - - - - - - - b
            d
            g - - - - - - - - - - h



            i - - - - - - - - - - j
            """,
            [
                ("ab", way("Street", "residential")), ("cad", Self.footway),
                ("ef", ["highway": "footway", "name": "", "layer": "1"]),
                ("dgh", ["highway": "footway", "name": "", "footway": "sidewalk"]),
                ("gij", Self.footway),
            ], lineMeters: 10)
        let tables = try await town.tables(.walking)
        let beside = tables.wayFlags.map { RoadFlags(rawValue: $0).contains(.namedBeside) }
        #expect(beside == [false, false, false, true, false])
        let cars = try await town.tables(.automobile)
        #expect(cars.wayFlags.allSatisfy { !RoadFlags(rawValue: $0).contains(.namedBeside) })
    }

    @Test(arguments: [("ad", "up"), ("da", "down")])
    func stairsLead(_ ends: String, _ climb: String) async throws {
        let hill = DrawnNetwork(
            "a - - b - - c - - d",
            [
                ("ab", way("Lane", "residential")),
                ("bc", ["highway": "steps", "name": "", "incline": "up"]),
                ("cd", way("Hill Road", "residential")),
            ])
        #expect(try await words(hill, ends).contains("Take the stairs \(climb)"))
    }

    @Test(arguments: [
        (InstructionLanguage.english, "Take the stairs down on the left"),
        (.german, "Die Treppe links hinunter nehmen"),
        (.french, "Prenez l’escalier descendant à gauche"),
        (.spanish, "Tome las escaleras hacia abajo a la izquierda"),
        (.italian, "Prendi le scale in discesa a sinistra"),
        (.finnish, "Kulje portaita alas vasemmalla"), (.swedish, "Ta trappan ner till vänster"),
        (.japanese, "左側の下り階段を進みます"), (.chinese, "走左侧楼梯下行"),
        (.arabic, "استخدم الدرج نزولًا على اليسار"),
    ])
    func stairsAside(_ language: InstructionLanguage, _ sentence: String) {
        var maneuver = Maneuver(.turn, .left)
        maneuver.way = .steps
        maneuver.stairsLeadUp = false
        #expect(InstructionWriter(language: language).instruction(for: maneuver) == sentence)
    }

    @Test(arguments: [
        ("", "the service road"), ("driveway", "the driveway"),
        ("parking_aisle", "the parking aisle"), ("alley", "the alley"),
    ])
    func serviceRoadsAreToldByWhatTheyAre(_ service: String, _ words: String) async throws {
        let town = DrawnNetwork(
            """
            a - - b - - c
                  |
                  d
            """,
            [
                ("abc", way("High Street", "residential")),
                ("bd", ["highway": "service", "service": service, "name": ""]),
            ])
        for mode in BuiltInMode.allCases {
            let told = try await self.words(town, "ad", mode)
            #expect(told[1] == "Turn right onto \(words)", "\(mode) \(told)")
        }
    }

    @Test func crossingsAreNoPaths() async throws {
        let town = DrawnNetwork(
            """
            a - - - - b - - c
                      |
                      |
                      d - - e
                      |
                      |
                      f
            """,
            [
                ("abc", Self.footway),
                ("bd", ["highway": "footway", "footway": "crossing", "name": ""]),
                ("de", Self.footway), ("df", Self.footway),
            ])
        #expect(
            try await words(town, "ae") == [
                "Head east on the path", "Turn right onto the crossing",
                "Turn left onto the path", "You have arrived at your destination",
            ])
        // Who goes straight on behind it hears no more of it.
        #expect(
            try await words(town, "af") == [
                "Head east on the path", "Turn right onto the crossing",
                "You have arrived at your destination",
            ])
    }

    // MARK: Weaving

    /// From a street to its sidewalk and back is one step along the street.
    @Test func weavingIsOneStep() async throws {
        let street = DrawnNetwork(
            """
            a - - - - b                       e - - - - f
                        c - - - - - - - - - d
            """,
            [
                ("ab", way("High Street", "residential")), ("bc", Self.footway),
                ("cd", Self.footway), ("de", Self.footway),
                ("ef", way("High Street", "residential")),
                ("be", ["highway": "residential", "name": "High Street", "foot": "no"]),
            ], lineMeters: 10)
        #expect(
            try await words(street, "af") == [
                "Head east on High Street", "You have arrived at your destination",
            ])
    }

    // MARK: Circles and forks

    private var circle: DrawnNetwork {
        DrawnNetwork(
            """
                    n
                    |
                    b
                  /   \\
            w - c       a - e
                  \\   /
                    d
                    |
                    s
            """,
            [
                ("abcda", ["junction": "roundabout", "name": ""]), ("ae", way("east")),
                ("bn", way("north")), ("cw", way("west")), ("ds", way("south")),
            ], lineMeters: 30)
    }

    @Test(arguments: [BuiltInMode.automobile, .cycling])
    func circlesAreOneSentence(_ mode: BuiltInMode) async throws {
        #expect(
            try await words(circle, "sn", mode) == [
                "Head north on south", "At the roundabout, take the 2nd exit onto north",
                "You have arrived at your destination",
            ])
        let (router, leg) = try await leg(circle, "sn", mode)
        let whole = router.steps(for: leg)
        let parts = router.steps(for: leg, tellsCircleExits: true)
        #expect(
            parts.map(\.maneuver.kind) == [.depart, .roundabout, .exitRoundabout, .arrive])
        #expect(abs(whole[1].meters - parts[1].meters - parts[2].meters) < 1e-6)
        #expect(whole[1].points.upperBound == parts[2].points.upperBound)
    }

    /// Where the sides of a street part, walkers are on the street whichever they take.
    @Test func partingSidesAreNoFork() async throws {
        let street = DrawnNetwork(
            """
                                - - c - - e
                              /
            a - - - - - - - b
                              \\
                                - - d - - f
            """,
            [
                ("ab", way("Corso")), ("bce", way("Corso")), ("bdf", way("Corso")),
            ], lineMeters: 20)
        #expect(try await says(street, "ae", mode: .walking) == "Corso depart, Corso arrive")
        let driven = try await words(street, "ae", .automobile)
        #expect(!driven.contains { $0.contains("to stay on") }, "\(driven)")
    }
}
