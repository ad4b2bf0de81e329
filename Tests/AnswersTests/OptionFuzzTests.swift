import Answers
import Foundation
import TestSupport
import Testing

/// Whatever a line holds, it makes a question or a typed error.
struct OptionFuzzTests {
    private static let everyOption: [[QuestionOption]] =
        PlaceQuestion.Kind.allCases.map(\.options) + [
            RouteQuestion.options, MatrixQuestion.options, IsochroneQuestion.options,
            MatchQuestion.options, TripQuestion.options, NearestQuestion.options,
        ]

    /// Reads the line as every question there is; returns how many it made.
    private func read(_ line: [UInt8]) throws -> Int {
        var made = 0
        for (number, options) in Self.everyOption.enumerated() {
            do throws(OptionError) {
                let values = try OptionValues(json: Data(line), accepting: options)
                switch number {
                case 4: _ = try RouteQuestion(values, environment: [:])
                case 5: _ = try MatrixQuestion(values)
                case 6: _ = try IsochroneQuestion(values)
                case 7: _ = try MatchQuestion(values)
                case 8: _ = try TripQuestion(values, environment: [:])
                case 9: _ = try NearestQuestion(values)
                default: _ = try PlaceQuestion(PlaceQuestion.Kind.allCases[number], values)
                }
                made += 1
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        return made
    }

    private static let values = [
        "\"\"", "null", "true", "false", "0", "-0", "1e308", "-1e999", "1e-400", "0.1", "[]", "{}",
        "[[]]", "[null]", "[1,2]", "[1,2,3]", "[[1,2],[3,4]]", "[\"1,2\"]", "\"60.17,24.94\"",
        "\"24.94,160.17\"", "\"nan,nan\"", "\"inf,0\"", "\",\"", "\";;;\"", "\"1;2\"", "\"90,45;\"",
        "\"1e309,0\"", "\"٣,٤\"", "\"\\u0000\"", "\"\\ud800\"", "\"poi\"", "\"cafe,,hotel\"",
        "\"walking\"", "\"2026-02-30T25:61\"", "\"9223372036854775808\"", "9223372036854775808",
        "\"-\"", "\"1,2,3,4\"", "\"4,3,2,1\"", "[true,false]", "[\"a\",1,[2,[3]]]",
    ]

    @Test(arguments: 0..<4)
    func anyValueOfAnyOptionIsReadOrRefused(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var made = 0
        for _ in 0..<2_000 {
            let options = try #require(Self.everyOption.randomElement(using: &random))
            let members = options.filter { _ in Bool.random(using: &random) }.map {
                "\"\($0.name)\":\(Self.values.randomElement(using: &random) ?? "1")"
            }
            made += try read(Array("{\(members.joined(separator: ","))}".utf8))
        }
        #expect(made > 20, "seed \(seed): the fuzz reaches questions")
    }

    @Test(arguments: 0..<4)
    func brokenLinesAreReadOrRefused(seed: UInt64) throws {
        let line = Array(
            """
            {"from":"60.17,24.94","to":[60.2,24.9],"via":["Ateneum",[1,2]],"mode":"walking",\
            "bearings":"90,45;;;","depart":"2026-11-21T08:30","alternates":true}
            """.utf8)
        #expect(try read(line) == 1)
        var random = SplitMix(seed: seed)
        for _ in 0..<2_000 { _ = try read(mutated(line, &random)) }
        for length in line.indices { #expect(try read(Array(line[..<length])) == 0) }
    }

    @Test func deepAndEndlessLinesAreRefused() throws {
        for depth in [100, 600, 100_000] {
            for (open, close) in [("[", "]"), ("{\"query\":", "}")] {
                let text =
                    "{\"query\":" + String(repeating: open, count: depth) + "1"
                    + String(repeating: close, count: depth) + "}"
                // A deep list of numbers is a text like any other where the parser still reads it.
                _ = try read(Array(text.utf8))
                _ = try read(Array(text.utf8.prefix(depth)))
            }
        }
        let endless = "{\"query\":\"" + String(repeating: "a", count: 1 << 23) + "\"}"
        #expect(try read(Array(endless.utf8)) == 0)
    }
}
