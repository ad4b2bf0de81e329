import Foundation
import MapGeometry
import MapStyle
import Testing

/// Whatever a document holds, reading it ends soon, without a crash.
struct LimitTests {
    @Test func `deep nesting is refused with its place`() throws {
        let deep =
            String(repeating: #"["!","#, count: 5000) + "true" + String(repeating: "]", count: 5000)
        let style = #"{"version": 8, "sources": {}, "layers": [{"id": "a", "filter": \#(deep)}]}"#
        #expect {
            _ = try Style(json: Array(style.utf8))
        } throws: { error in
            guard case .json(let fault)? = error as? StyleError else { return false }
            return fault.code == .tooDeep
        }
    }

    @Test func `variables that double each other are refused`() throws {
        var expression = #"["concat", ["var", "v60"], ["var", "v60"]]"#
        for index in (1...60).reversed() {
            expression =
                #"["let", "v\#(index)", ["concat", ["var", "v\#(index - 1)"], ["var", "v\#(index - 1)"]], \#(expression)]"#
        }
        expression = #"["let", "v0", ["concat", ["get", "x"], "y"], \#(expression)]"#
        let found = try faults(of: expression)
        #expect(found.contains { $0.hasSuffix("The expression is too complex.") })
    }

    @Test func `faults below operators with several signatures are found in time`() throws {
        let depth = 60
        let expression =
            String(repeating: #"["all", true, "#, count: depth) + "5"
            + String(repeating: "]", count: depth)
        let start = ContinuousClock.now
        #expect(try !faults(of: expression).isEmpty)
        #expect(ContinuousClock.now - start < .seconds(20))
    }

    /// A generator that gives the same numbers on each run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Replaces, drops, doubles or swaps parts of a document.
    private func mutated(_ value: JSONValue, _ numbers: inout Numbers, pool: [JSONValue])
        -> JSONValue
    {
        if Int.random(in: 0..<40, using: &numbers) == 0,
            let other = pool.randomElement(using: &numbers)
        {
            return other
        }
        switch value {
        case .array(var items):
            if !items.isEmpty, Int.random(in: 0..<30, using: &numbers) == 0 {
                switch Int.random(in: 0..<3, using: &numbers) {
                case 0: items.remove(at: Int.random(in: items.indices, using: &numbers))
                case 1: items.append(items[0])
                default: items.shuffle(using: &numbers)
                }
            }
            return .array(items.map { mutated($0, &numbers, pool: pool) })
        case .object(let members):
            var result: [String: JSONValue] = [:]
            for (name, member) in members.sorted(by: { $0.key < $1.key })
            where Int.random(in: 0..<60, using: &numbers) > 0 {
                result[name] = mutated(member, &numbers, pool: pool)
            }
            return .object(result)
        default: return value
        }
    }

    private func parts(of value: JSONValue) -> [JSONValue] {
        switch value {
        case .array(let items): [value] + items.flatMap(parts)
        case .object(let members): [value] + members.values.flatMap(parts)
        default: [value]
        }
    }

    @Test(arguments: OwnStylesTests.names)
    func `damaged documents are read or refused, and what is read evaluates`(name: String) throws {
        let data = try Data(contentsOf: OwnStylesTests.folder.appending(path: "\(name).json"))
        let document = try JSONValue(decoding: Array(data))
        let odd: [JSONValue] = [
            .null, .bool(true), -1, 1e308, "", "zoom", [], [[]], .object([:]), ["get"],
            ["literal", [1, 2]], ["zoom"], "#f",
        ]
        let pool = parts(of: document).shuffled().prefix(2000) + odd
        var numbers = Numbers(state: UInt64(name.utf8.count))
        let rounds = ProcessInfo.processInfo.environment["MAPWRIGHT_SLOW"] == "1" ? 400 : 12
        let feature = try feature(
            #"{"kind": "primary", "name": "A", "population": "x", "area": -1}"#, type: .polygon)
        var reported = 0
        for _ in 0..<rounds {
            let broken = mutated(document, &numbers, pool: Array(pool))
            guard let style = try? Style(broken) else { continue }
            reported += style.problems.count
            for zoom in [0.0, 7.5, 22] {
                let context = style.context(zoom: zoom)
                context.feature = feature
                for layer in style.layers {
                    _ = layer.filter.accepts(context)
                    for section in [PropertySpecification.Section.layout, .paint] {
                        for specification in PropertyTable.properties(of: layer.kind, in: section) {
                            _ = layer.property(specification.name).evaluate(context)
                        }
                    }
                }
                #expect(context.failures.count <= 100)
            }
        }
        #expect(reported > 0)
    }

}
