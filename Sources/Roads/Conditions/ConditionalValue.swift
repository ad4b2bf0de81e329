import OpeningHours

/// A value of a `…:conditional` tag: `no @ (Mo-Fr 07:00-09:00); destination @ (Sa)`.
public struct ConditionalValue: Sendable, Equatable {
    /// A value that applies under a condition.
    public struct Clause: Sendable, Equatable {
        /// The value, such as `no`, `no_left_turn` or `30`.
        public let value: String
        /// The times at which the value applies.
        public let hours: OpeningHours
        /// The hours as written.
        public let text: String
    }

    /// The clauses about times, in their order; of those that hold at a moment, the last counts.
    ///
    /// Clauses about other things, such as weights or permits, are left out.
    public private(set) var clauses: [Clause] = []

    /// Reads a value; what is not understood is left out.
    public init(_ text: String) {
        for part in Self.split(text) {
            guard let sign = part.firstIndex(of: "@") else { continue }
            let value = part[..<sign].filter { $0 != " " }
            var condition = Substring(part[part.index(after: sign)...])
            while condition.first == " " { condition = condition.dropFirst() }
            while condition.last == " " { condition = condition.dropLast() }
            if condition.first == "(", condition.last == ")" {
                condition = condition.dropFirst().dropLast()
            }
            // What is no hours is about weights, permits or the weather, and left out.
            guard let hours = try? OpeningHours(String(condition)) else { continue }
            clauses.append(Clause(value: value, hours: hours, text: String(condition)))
        }
    }

    /// The same conditions with other values, as text that `init` reads.
    public func described(_ value: (Clause) -> String) -> String {
        clauses.map { "\(value($0)) @ (\($0.text))" }.joined(separator: "; ")
    }

    /// The value that holds at a moment, or nil.
    ///
    /// Where hours leave it open whether they hold, as with a remark, they do.
    public func value(at time: LocalTime, in setting: HoursSetting = .unknown) -> String? {
        clauses.last { $0.hours.state(at: time, in: setting).kind != .closed }?.value
    }

    /// The parts between semicolons that stand outside parentheses.
    private static func split(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth = max(0, depth - 1) }
            if character == ";", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
