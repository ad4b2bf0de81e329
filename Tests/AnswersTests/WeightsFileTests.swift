import Answers
import Roads
import Testing

/// Files that change costs and speeds at run time.
@Suite struct WeightsFileTests {
    @Test func tablesAreRead() throws {
        let json = """
            {"avoid": ["tolls", "ferries"], "costs": {"residential": 3, "living_street": 0.5},
             "speeds": {"motorway": 0.9, "ferry": 2}}
            """
        let file = try WeightsFile(json: Array(json.utf8))
        #expect(
            file.reweighting
                == RoadReweighting(
                    avoiding: [.tolls, .ferries],
                    classFactors: [.residential: 3, .livingStreet: 0.5],
                    classSpeeds: [.motorway: 0.9, .ferry: 2]))
        #expect(try WeightsFile(json: Array("{}".utf8)).reweighting.isEmpty)
    }

    @Test(
        arguments: [
            "", "[]", "{", #"{"avoid": "tolls"}"#, #"{"avoid": ["towns"]}"#, #"{"costs": 3}"#,
            #"{"costs": {"motorroad": 2}}"#, #"{"costs": {"primary": "dear"}}"#,
            #"{"speeds": {"primary": 0}}"#, #"{"speeds": {"primary": 1e9}}"#,
            #"{"costs": {"primary_link": 2}}"#, #"{"cost": {"primary": 2}}"#,
        ])
    func whatMakesNoSenseIsNamed(json: String) {
        #expect(throws: InputFileError.self) { try WeightsFile(json: Array(json.utf8)) }
    }

    @Test func speedsAreRead() throws {
        let csv = "# way,km/h,direction\r\n17,12.5\n\n17, 30 ,backward\n-4,0,forward"
        let file = try SpeedsFile(csv: Array(csv.utf8))
        #expect(
            file.speeds == [
                DirectedWay(id: 17, isForward: true): 12.5,
                DirectedWay(id: 17, isForward: false): 30, DirectedWay(id: -4, isForward: true): 0,
            ])
    }

    @Test(arguments: [
        "17", "17,fast", "17,-3", "17,9999", "x,3", "17,3,up", "17,3,forward,1", ",,",
    ])
    func brokenLinesAreNamed(line: String) {
        #expect {
            try SpeedsFile(csv: Array("1,50\n\(line)\n".utf8))
        } throws: { error in
            "\(error)".hasPrefix("line 2 ")
        }
    }
}
