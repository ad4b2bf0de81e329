import MapGeometry

/// Filters as documents had them before expressions, `["==", "class", "park"]`.
struct LegacyFilter {
    /// In which notation a filter is written.
    enum Notation {
        case expression
        case legacy
        /// Means the same in both.
        case either
    }

    /// The notation of a filter.
    ///
    /// One part that can only be an expression makes the whole one.
    static func notation(of filter: JSONValue) -> Notation {
        if case .bool = filter { return .either }
        guard case .array(let items) = filter, let first = items.first else { return .legacy }
        func isText(_ index: Int) -> Bool { items.count > index && items[index].stringValue != nil }
        func isList(_ index: Int) -> Bool { items.count > index && items[index].items != nil }
        switch first.stringValue {
        case "has":
            let isSpecial = isText(1) && ["$id", "$type"].contains(items[1].stringValue ?? "")
            if items.count < 2 || isSpecial { return .legacy }
            return items.count == 2 ? .either : .expression
        case "in":
            return items.count >= 3 && (!isText(1) || isList(2)) ? .expression : .legacy
        case "!in", "!has", "none": return .legacy
        case "==", "!=", ">", ">=", "<", "<=":
            return items.count != 3 || isList(1) || isList(2) ? .expression : .legacy
        case "any", "all":
            let inner = items.dropFirst().map(notation)
            if inner.contains(.expression) { return .expression }
            return inner.contains(.legacy) ? .legacy : .either
        default: return .expression
        }
    }

    private(set) var names: PropertyNames
    private(set) var faults: [ExpressionFault] = []

    init(names: PropertyNames) {
        self.names = names
    }

    private mutating func fail(_ key: String, _ message: String) -> ExpressionNode? {
        faults.append(ExpressionFault(key: key, message: message))
        return nil
    }

    /// Reads a filter.
    mutating func node(_ filter: JSONValue, key: String) -> ExpressionNode? {
        if case .bool(let value) = filter { return Literal(.boolean(value)) }
        guard case .array(let items) = filter else {
            return fail(key, "array expected, \(filter.typeName) found")
        }
        guard let first = items.first else {
            return fail(key, "filter array must have at least 1 element")
        }
        let name = first.stringValue ?? ""
        switch name {
        case "all", "any", "none":
            var parts: [ExpressionNode] = []
            for (index, item) in items.enumerated().dropFirst() {
                guard let part = node(item, key: "\(key)[\(index)]") else { return nil }
                parts.append(part)
            }
            switch name {
            case "all": return AllTrue(parts)
            case "any": return AnyTrue(parts)
            default: return Negation(AnyTrue(parts))
            }
        case "has", "!has":
            guard items.count == 2 else {
                return fail(key, "filter array for \"\(name)\" operator must have 2 elements")
            }
            guard let subject = subject(items, key) else { return nil }
            let test = LegacyTest(subject, .isPresent)
            return name == "has" ? test : Negation(test)
        case "in", "!in":
            guard let subject = subject(items, key), let values = values(items, subject, key) else {
                return nil
            }
            let test = LegacyTest(subject, .isIn(values))
            return name == "in" ? test : Negation(test)
        default:
            guard let comparison = ComparisonOperator(rawValue: name) else {
                return fail(
                    key + "[0]",
                    "expected one of [==, !=, >, >=, <, <=, in, !in, all, any, none, has, !has], \(first.text) found"
                )
            }
            guard items.count == 3 else {
                return fail(key, "filter array for operator \"\(name)\" must have 3 elements")
            }
            guard let subject = subject(items, key), let values = values(items, subject, key) else {
                return nil
            }
            if comparison.isOrder, subject == .geometryType {
                return fail(key, "\"$type\" cannot be use with operator \"\(name)\"")
            }
            // Not equal is the opposite of equal, also where the property is missing.
            if comparison == .notEqual {
                return Negation(LegacyTest(subject, .compares(.equal, values[0])))
            }
            return LegacyTest(subject, .compares(comparison, values[0]))
        }
    }

    private mutating func subject(_ items: [JSONValue], _ key: String) -> LegacyTest.Subject? {
        guard items.count > 1, case .string(let name) = items[1] else {
            let found = items.count > 1 ? items[1].typeName : "undefined"
            _ = fail(key + "[1]", "string expected, \(found) found")
            return nil
        }
        switch name {
        case "$id": return .id
        case "$type": return .geometryType
        default: return .property(names.key(name))
        }
    }

    private mutating func values(
        _ items: [JSONValue], _ subject: LegacyTest.Subject, _ key: String
    ) -> [StyleValue]? {
        var values: [StyleValue] = []
        for (index, item) in items.enumerated().dropFirst(2) {
            let place = "\(key)[\(index)]"
            switch item {
            case .array, .object, .null:
                _ = fail(place, "string, number, or boolean expected, \(item.typeName) found")
                return nil
            default: break
            }
            if subject == .geometryType,
                !["Point", "LineString", "Polygon"].contains(item.stringValue ?? "")
            {
                _ = fail(place, "expected one of [Point, LineString, Polygon], \(item.text) found")
                return nil
            }
            values.append(StyleValue(item))
        }
        return values
    }
}

/// A test of a legacy filter: false where the types differ, never a failure.
final class LegacyTest: BooleanNode {
    /// The property that is tested.
    enum Subject: Equatable {
        case id
        case geometryType
        case property(PropertyKey)
    }

    /// The test.
    enum Test {
        case isPresent
        case isIn([StyleValue])
        case compares(ComparisonOperator, StyleValue)
    }

    private let subject: Subject
    private let test: Test
    /// Long lists of texts are looked up.
    private let texts: Set<ExactString>?

    init(_ subject: Subject, _ test: Test) {
        self.subject = subject
        self.test = test
        var texts: Set<ExactString>?
        if case .isIn(let values) = test, values.count > 8 {
            let strings = values.compactMap { value in
                if case .string(let text) = value { ExactString(label: text) } else { nil }
            }
            if strings.count == values.count { texts = Set(strings) }
        }
        self.texts = texts
        let reads: FeatureReads =
            switch subject {
            case .id: .everything
            case .geometryType: .nothing
            case .property(let key): FeatureReads(key)
            }
        super.init(type: .boolean, dependencies: .feature, reads: reads)
    }

    override var hasKnownOutputs: Bool { true }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        let found: StyleValue?
        switch subject {
        case .id: found = context.feature?.id
        case .geometryType:
            // `has $type` is always true.
            found = context.feature.map { .string($0.geometryType.rawValue) } ?? .null
        case .property(let key): found = context.feature?.value(of: key)
        }
        guard let found else { return false }
        switch test {
        case .isPresent: return true
        case .isIn(let values):
            if let texts {
                guard case .string(let text) = found else { return false }
                return texts.contains(ExactString(text: text))
            }
            return values.contains { $0.isIdentical(to: found) }
        case .compares(.equal, let value): return found.isIdentical(to: value)
        case .compares(let comparison, let value):
            switch (found, value) {
            case (.number(let a), .number(let b)): return comparison.holds(a, b)
            case (.string(let a), .string(let b)): return comparison.holds(a, b)
            case (.boolean(let a), .boolean(let b)): return comparison.holds(a ? 1 : 0, b ? 1 : 0)
            default: return false
            }
        }
    }
}
