import RoadNetwork
import Roads
import Testing

/// Who may use a road, and in which direction.
@Suite struct AccessTests {
    /// Which directions a mode may travel: `<>`, `>`, `<` or `x`.
    private func openness(
        _ tags: [String: String], _ mode: BuiltInMode, node: [String: String] = [:]
    ) async throws -> String {
        let town = DrawnNetwork("a b c", [("abc", tags)], nodes: ["b": node])
        let graph = try RoadsTests.graph(of: try await town.tables(mode))
        let back = town.route("c", "a", in: graph) != nil ? "<" : ""
        let forth = town.route("a", "c", in: graph) != nil ? ">" : ""
        return back + forth == "" ? "x" : back + forth
    }

    /// Columns: tags of the way; automobile, walking, cycling.
    private static let ways = TagRows(
        """
        -                                             <>  <>  <>
        access=no                                     x   x   x
        vehicle=no                                    x   <>  x
        motor_vehicle=no                              x   <>  <>
        access=no motorcar=yes                        <>  x   x
        access=no bicycle=yes                         x   x   <>
        vehicle=no motor_vehicle=yes                  <>  <>  x
        foot=no                                       <>  x   <>
        access=private                                <>  <>  <>
        highway=footway access=private                x   <>  <>
        highway=track access=private                  x   <>  <>
        highway=bridleway                             x   x   x
        highway=bridleway foot=yes                    x   <>  <>
        highway=bridleway bicycle=yes                 x   x   <>
        highway=bridleway designation=public_bridleway    x   <>  <>
        highway=bridleway designation=public_bridleway bicycle=no  x   <>  x
        highway=path access=no designation=public_footpath  x   <>  x
        highway=path smoothness=impassable            x   <>  x
        highway=path sac_scale=alpine_hiking          x   <>  x
        highway=path sac_scale=alpine_hiking mtb:scale=3    x   <>  <>
        access=destination                            <>  <>  <>
        access=nonsense                               <>  <>  <>
        motor_vehicle=no;destination                  <>  <>  <>
        vehicle:forward=no                            <   <>  <
        access=psv                                    x   <>  <>
        highway=motorway oneway=no                    <>  x   x
        highway=motorway                              >   x   x
        highway=motorway_link                         <>  x   x
        highway=footway                               x   <>  <>
        highway=cycleway                              x   x   <>
        highway=cycleway foot=yes                     x   <>  <>
        highway=track                                 x   <>  <>
        highway=track motorcar=yes                    <>  <>  <>
        highway=track motorcar=private                x   <>  <>
        highway=construction                          x   x   x
        highway=steps                                 x   <>  <>
        highway=steps conveying=forward               x   >   <>
        highway=service service=emergency_access      x   <>  <>
        highway= route=ferry                          <>  <>  <>
        highway= route=shuttle_train                  <>  x   x
        highway= railway=rail                         x   x   x
        highway= railway=platform                     x   <>  <>
        highway= railway=train bicycle=yes            x   x   <>
        highway= man_made=pier                        x   <>  <>
        oneway=yes                                    >   <>  <>
        oneway=yes foot=no                            >   x   >
        oneway=-1 foot=no                             <   x   <
        oneway=reversible                             x   <>  <>
        oneway=yes foot=no oneway:bicycle=no          >   x   <>
        oneway=yes foot=no cycleway=opposite_lane     >   x   <>
        oneway=yes foot=no cycleway:left=opposite     >   x   <>
        oneway:foot=yes                               <>  >   <>
        junction=roundabout                           >   <>  >
        junction=circular                             >   <>  >
        impassable=yes                                x   x   x
        construction=yes                              x   <>  x
        construction=minor                            <>  <>  <>
        motorroad=yes                                 <>  x   x
        maxheight=1.8                                 x   <>  <>
        maxheight=6'6                                 x   <>  <>
        maxheight=none                                <>  <>  <>
        maxwidth=1,8+m                                x   <>  <>
        maxweight=1.5                                 x   <>  <>
        maxweight=6000+lbs                            <>  <>  <>
        maxlength=4                                   x   <>  <>
        sidewalk=separate                             <>  x   <>
        sidewalk=separate foot=yes                    <>  <>  <>
        cycleway:right=separate                       <>  <>  x
        cycleway=separate bicycle=yes                 <>  <>  <>
        """)

    /// Columns: tags of a node in the way's middle; automobile, walking, cycling.
    private static let nodes = TagRows(
        """
        barrier=bollard                               x   <>  <>
        barrier=bollard bollard=rising                <>  <>  <>
        barrier=bollard motor_vehicle=yes             <>  <>  <>
        barrier=gate                                  <>  <>  <>
        barrier=gate access=no                        x   x   x
        barrier=gate access=private                   <>  <>  <>
        barrier=gate access=no foot=yes               x   <>  x
        barrier=block                                 x   <>  <>
        barrier=toll_booth                            <>  <>  <>
        barrier=wall                                  x   x   x
        barrier=fence sensory=audible                 <>  <>  <>
        barrier=kerb                                  x   <>  <>
        barrier=kerb kerb=lowered                     <>  <>  <>
        barrier=height_restrictor maxheight=1.9       x   <>  <>
        barrier=height_restrictor maxheight=2.5       <>  <>  <>
        highway=crossing bicycle=no                   <>  <>  <>
        access=no                                     x   x   x
        """)

    private func check(_ row: TagRows.Row, _ found: (BuiltInMode) async throws -> String)
        async throws
    {
        let modes: [BuiltInMode] = [.automobile, .walking, .cycling]
        for (mode, expected) in zip(modes, row.expected) {
            #expect(try await found(mode) == expected, "\(row) \(mode.name)")
        }
    }

    @Test(arguments: Self.ways.rows)
    func waysAreOpen(_ row: TagRows.Row) async throws {
        try await check(row) { try await openness(row.tags, $0) }
    }

    @Test(arguments: Self.nodes.rows)
    func barriersStop(_ row: TagRows.Row) async throws {
        try await check(row) { try await openness([:], $0, node: row.tags) }
    }

    @Test func destinationOnlyStreetsServeTheEndsAlone() async throws {
        let closed = ["access": "destination"]
        let town = DrawnNetwork(
            """
            a-b-c-d
              |   |
              |   |
              e---f
            """,
            [
                ("ab", [:]), ("bc", closed), ("cd", closed), ("be", [:]), ("ef", [:]),
                ("fd", [:]),
            ])
        #expect(try await town.route("a", "d")?.names == ["ab", "be", "ef", "fd"])
        #expect(try await town.route("a", "c")?.names == ["ab", "bc"])
        #expect(try await town.route("c", "a")?.names == ["bc", "ab"])
    }

    /// A way through a private gate, and one around it through another gate.
    private func gates(_ shape: [Character: [String: String]]) -> DrawnNetwork {
        DrawnNetwork(
            """
            a-b-c-g
            |   |
            d-e-f
            """,
            [("abc", [:]), ("ad", [:]), ("def", [:]), ("fc", [:]), ("cg", [:])], nodes: shape)
    }

    @Test(arguments: BuiltInMode.allCases)
    func privateGatesAreNotPreferred(_ mode: BuiltInMode) async throws {
        let town = gates([
            "b": ["barrier": "gate", "access": "private"], "e": ["barrier": "gate"],
        ])
        #expect(try await town.route("a", "g", mode)?.names == ["ad", "def", "fc", "cg"])
    }

    @Test(arguments: BuiltInMode.allCases)
    func whatLiesBehindAPrivateGateIsReached(_ mode: BuiltInMode) async throws {
        let town = gates([
            "b": ["barrier": "gate", "access": "private"],
            "e": ["barrier": "gate", "access": "no"],
        ])
        #expect(try await town.route("a", "g", mode)?.names == ["abc", "cg"])
    }

    @Test(arguments: [BuiltInMode.walking, .cycling])
    func privateRoadsServeTheEndsAlone(_ mode: BuiltInMode) async throws {
        let closed = ["access": "private"]
        let town = DrawnNetwork(
            """
            a-b-c-d
              |   |
              e---f
            """,
            [
                ("ab", [:]), ("bc", closed), ("cd", closed), ("be", [:]), ("ef", [:]),
                ("fd", [:]),
            ])
        #expect(try await town.route("a", "d", mode)?.names == ["ab", "be", "ef", "fd"])
        #expect(try await town.route("a", "c", mode)?.names == ["ab", "bc"])
        #expect(try await town.route("c", "a", mode)?.names == ["bc", "ab"])
    }

    @Test func wheelchairsKeepOffStepsAndSlopes() async throws {
        for (tags, isOpen) in [
            (["highway": "steps"], false), (["highway": "footway"], true),
            (["highway": "footway", "incline": "10%"], false),
            (["highway": "footway", "incline": "-4 %"], true),
            (["highway": "footway", "wheelchair": "no"], false),
            (["highway": "footway", "smoothness": "horrible"], false),
            (["highway": "footway", "width": "0.6"], false),
        ] as [([String: String], Bool)] {
            let town = DrawnNetwork("a b", [("ab", tags)])
            let tables = try await town.tables(profile: BuiltInMode.wheelchair)
            #expect(tables.stateArcs.isEmpty != isOpen, "\(tags)")
        }
    }
}
