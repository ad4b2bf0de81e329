import Answers
import Foundation
import Testing

/// What makes no sense is told: the option, the value, and what would be right.
struct OptionErrorTests {
    /// Reads a question from a line of JSON.
    private func read(_ command: String, _ json: String) throws {
        if let kind = PlaceQuestion.Kind(rawValue: command) {
            _ = try PlaceQuestion(
                kind, OptionValues(json: Data(json.utf8), accepting: kind.options))
            return
        }
        func values(_ options: [QuestionOption]) throws -> OptionValues {
            try OptionValues(json: Data(json.utf8), accepting: options)
        }
        switch command {
        case "route": _ = try RouteQuestion(values(RouteQuestion.options))
        case "matrix": _ = try MatrixQuestion(values(MatrixQuestion.options))
        case "isochrone": _ = try IsochroneQuestion(values(IsochroneQuestion.options))
        default: _ = try MatchQuestion(values(MatchQuestion.options))
        }
    }

    /// Command, line, option, value, sentence.
    @Test(
        arguments: [
            ("search", "[]", "", "", "the line is not a JSON object"),
            ("search", "{", "", "", "the line is not a JSON object"),
            ("search", "{}", "query", "", "“query” is missing"),
            ("complete", #"{"query":"a"}"#, "query", "", ""),
            (
                "reverse", #"{"location":"91,0"}"#, "location", "91,0",
                "“91,0” is not a latitude and a longitude"
            ),
            ("reverse", #"{"location":[124.9,60.2]}"#, "location", "124.9,60.2", ""),
            (
                "reverse", #"{"location":"Helsinki"}"#, "location", "Helsinki",
                "“Helsinki” is not a latitude and a longitude"
            ),
            ("search", #"{"query":"a","near":{}}"#, "near", "", "“near” must be a string"),
            ("search", #"{"query":"a","near":[1,null]}"#, "near", "", "“near” must be a string"),
            (
                "search", #"{"query":"a","near":"nan,0"}"#, "near", "nan,0",
                "“nan,0” is not a latitude and a longitude"
            ),
            (
                "search", #"{"query":"a","region":"2,1,1,2"}"#, "region", "2,1,1,2",
                "“2,1,1,2” is not south,west,north,east in degrees"
            ),
            ("search", #"{"query":"a","region":"1,2,inf,4"}"#, "region", "1,2,inf,4", ""),
            (
                "search", #"{"query":"a","types":"poi,shop"}"#, "types", "shop",
                "“shop” is not a type: poi, address, feature or query"
            ),
            (
                "search", #"{"query":"a","categories":["cafe","coffee"]}"#, "categories", "coffee",
                "“coffee” is not a category, such as cafe or evCharger"
            ),
            ("search", #"{"query":"a","exclude-categories":"x"}"#, "exclude-categories", "x", ""),
            (
                "search", #"{"query":"a","address-parts":"planet"}"#, "address-parts", "planet",
                "“planet” is not a part of an address, such as locality or postalCode"
            ),
            (
                "search", #"{"query":"a","region-required":"maybe"}"#, "region-required", "maybe",
                "“region-required” must be true or false"
            ),
            (
                "search", #"{"query":"a","limit":"ten"}"#, "limit", "ten",
                "“limit” must be a number"
            ),
            ("search", #"{"query":"a","limit":1e99}"#, "limit", "1e+99", ""),
            (
                "geocode", #"{"address":"a","limit":0}"#, "limit", "0",
                "the limit must be at least 1"
            ),
            ("route", #"{"to":"1,2"}"#, "from", "", "“from” is missing"),
            (
                "route", #"{"from":"1,2","to":"1,200"}"#, "to", "1,200",
                "“1,200” is not a latitude and a longitude"
            ),
            (
                "route", #"{"from":"1,2","to":"a","avoid":"hills"}"#, "avoid", "hills",
                "“hills” cannot be avoided: tolls, highways, ferries, low-emission-zones, motorways, "
                    + "tunnels, bridges, unpaved, restricted, steps can"
            ),
            ("matrix", #"{"from":"1,2","exclude":"tolls,hills"}"#, "exclude", "hills", ""),
            (
                "route", #"{"from":"1,2","to":"a","annotations":"speed,nodes"}"#, "annotations",
                "nodes", "“nodes” is none of distance, duration, speed, maxspeed, ways"
            ),
            ("route", #"{"from":"1,2","to":"a","avoid-area":"{"}"#, "avoid-area", "", ""),
            (
                "isochrone",
                #"{"location":"1,2","minutes":"5","avoid-area":{"type":"Point","coordinates":[1,2]}}"#,
                "avoid-area", "", "“avoid-area” has something that is no polygon"
            ),
            (
                "route",
                #"{"from":"1,2","to":"a","avoid-area":{"type":"FeatureCollection","features":[]}}"#,
                "avoid-area", "", "“avoid-area” has no polygon"
            ),
            (
                "route", #"{"from":"1,2","to":"a","depart":"soon"}"#, "depart", "soon",
                "“soon” is no moment such as 2026-11-21T08:30"
            ),
            (
                "route", #"{"from":"1,2","to":"a","depart":"2026-02-30T08:00"}"#, "depart",
                "2026-02-30T08:00",
                "“2026-02-30T08:00” is no moment such as 2026-11-21T08:30"
            ),
            (
                "route", #"{"from":"1,2","to":"a","arrive":"2026-11-21T08:30Z"}"#, "arrive",
                "2026-11-21T08:30Z",
                "“2026-11-21T08:30Z” has a time zone: write the local time there, such as 2026-11-21T08:30"
            ),
            (
                "route",
                #"{"from":"1,2","to":"a","depart":"2026-11-21T08:30","arrive":"2026-11-21T09:30"}"#,
                "arrive", "2026-11-21T09:30", "“depart” and “arrive” cannot both be told"
            ),
            (
                "route", #"{"from":"43.7,7.4,5","to":"a"}"#, "from", "43.7,7.4,5",
                "“43.7,7.4,5” is not a latitude and a longitude"
            ),
            (
                "route", #"{"from":"1,2","to":"a","radius":"far"}"#, "radius", "far",
                "“far” is no distance of 0 to 1000000 meters"
            ),
            (
                "route", #"{"from":"1,2","to":"a","bearings":"90"}"#, "bearings", "90",
                "“bearings” needs one value for each place"
            ),
            (
                "route", #"{"from":"1,2","to":"a","bearings":"90,10;x"}"#, "bearings", "x",
                "“x” is not DEGREES,TOLERANCE"
            ),
            ("route", #"{"from":"1,2","to":"a","bearings":"400;1"}"#, "bearings", "400", ""),
            (
                "route", #"{"from":"1,2","to":"a","approaches":"curb;left"}"#, "approaches", "left",
                "“left” is not curb, opposite or unrestricted"
            ),
            (
                "route", #"{"from":"1,2","to":"a","language":"tlh"}"#, "language", "tlh",
                "“tlh” is not a language of instructions: en, de, fr, es, it, fi, sv, ja, zh, ar"
            ),
            (
                "route", #"{"from":"1,2","to":"a","units":"chains"}"#, "units", "chains",
                "“chains” is not metric or imperial"
            ),
            (
                "route", #"{"from":"1,2","to":"a","via":[{}]}"#, "via", "",
                "“via” must be a list of strings"
            ),
            (
                "route", #"{"from":"1,2","to":"a","alternates":2}"#, "alternates", "2",
                "“alternates” must be true or false"
            ),
            ("matrix", #"{"to":["1,2"]}"#, "from", "", "“from” is missing"),
            ("isochrone", #"{"location":"1,2"}"#, "minutes", "", "“minutes” is missing"),
            (
                "isochrone", #"{"location":"1,2","minutes":5,"kilometers":2}"#, "kilometers", "2",
                "“minutes” and “kilometers” cannot both be told"
            ),
            (
                "isochrone", #"{"location":"1,2","kilometers":"-1"}"#, "kilometers", "-1",
                "“-1” is not a number of kilometers, up to 1000"
            ),
            (
                "match", #"{"track":["1,2","1,3"],"timestamps":"1"}"#, "timestamps", "1",
                "“timestamps” has 1 numbers for 2 points"
            ),
            (
                "match", #"{"track":["1,2","1,3"],"timestamps":[5,3]}"#, "timestamps", "",
                "“timestamps” must not descend"
            ),
            (
                "match", #"{"track":["1,2","1,3"],"gaps":"mind"}"#, "gaps", "mind",
                "“mind” is none of split, ignore"
            ),
            (
                "isochrone", #"{"location":"1,2","minutes":"5,,6"}"#, "minutes", "",
                "“” is not a number of minutes, up to a day's"
            ),
            ("isochrone", #"{"location":"1,2","minutes":"1441"}"#, "minutes", "1441", ""),
            (
                "match", #"{"track":[[1,2],["a","b"]]}"#, "track", "a,b",
                "“a,b” is not a latitude and a longitude"
            ),
        ])
    func mistakesAreNamed(
        command: String, json: String, option: String, value: String, sentence: String
    ) throws {
        let error = try #require(
            #expect(throws: OptionError.self, "\(json)") { try read(command, json) })
        #expect(error.option == option)
        #expect(error.value == value)
        if !sentence.isEmpty { #expect(error.description == sentence) }
        #expect(!error.allowed.isEmpty || error.description.hasSuffix("is missing"))
    }

    @Test func keysOfOtherQuestionsAreNamed() throws {
        let error = try #require(
            #expect(throws: OptionError.self) {
                try read("reverse", #"{"location":"1,2","near":"1,2"}"#)
            })
        #expect(error.option == "near")
        #expect(error.allowed == ["location", "language", "limit"])
        #expect(error.description == "“near” is not an option here: location, language, limit")
    }

    @Test func longTimesAreCounted() {
        let minutes = Array(repeating: "1", count: 25).joined(separator: ",")
        #expect(throws: OptionError.self) {
            try read("isochrone", "{\"location\":\"1,2\",\"minutes\":\"\(minutes)\"}")
        }
        #expect(throws: Never.self) {
            try read("isochrone", "{\"location\":\"1,2\",\"minutes\":\"\(minutes.dropLast(2))\"}")
        }
    }

    @Test func longValuesAreCut() throws {
        let endless = String(repeating: "9", count: 1 << 20)
        for (command, json) in [
            ("reverse", "{\"location\":\"\(endless)\"}"),
            ("search", "{\"query\":\"a\",\"limit\":\(endless)}"),
            ("search", "{\"\(endless)\":1}"),
            ("search", "{\"query\":\"a\",\"types\":\"\(endless)\"}"),
            ("search", "{\"query\":\"a\",\"categories\":\"\(endless)\"}"),
            ("isochrone", "{\"location\":\"1,2\",\"minutes\":\"\(endless)\"}"),
        ] {
            let error = try #require(
                #expect(throws: OptionError.self) { try read(command, json) })
            #expect(error.value.count <= 80 && error.description.count < 400, "\(command)")
        }
    }
}
