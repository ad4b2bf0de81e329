import MapGeometry

/// An item of a list.
final class ItemLookup: ExpressionNode {
    private let index: ExpressionNode
    private let list: ExpressionNode
    private let key: String

    private init(
        _ type: ExpressionType, _ index: ExpressionNode, _ list: ExpressionNode, key: String
    ) {
        self.index = index
        self.list = list
        self.key = key
        super.init(type: type, children: [index, list])
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        let index = try index.number(context)
        guard case .array(let items) = try list.evaluate(context) else { return .null }
        if index < 0 {
            throw EvaluationError("Array index out of bounds: \(index.styleText) < 0.", at: key)
        }
        if index >= Double(items.count) {
            throw EvaluationError(
                "Array index out of bounds: \(index.styleText) > \(items.count - 1).", at: key)
        }
        guard index == index.rounded(.down) else {
            throw EvaluationError(
                "Array index must be an integer, but found \(index.styleText) instead.", at: key)
        }
        return items[Int(index)]
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 3 else {
            return parser.fail("Expected 2 arguments, but found \(items.count - 1) instead.")
        }
        let index = parser.parse(items[1], 1, .number)
        let list = parser.parse(items[2], 2, .array(parser.expected ?? .value, nil))
        guard let index, let list else { return nil }
        guard case .array(let item, _) = list.type else { return nil }
        return ItemLookup(item, index, list, key: parser.key)
    }
}

/// What both `in` and `index-of` look for.
private enum Needle {
    static func check(_ type: ExpressionType) -> Bool {
        switch type {
        case .boolean, .string, .number, .null, .value: true
        default: false
        }
    }

    static func check(_ value: StyleValue, key: String) throws(EvaluationError) {
        switch value {
        case .boolean, .string, .number, .null: return
        default:
            throw EvaluationError(
                "Expected first argument to be of type boolean, string, number or null, but found \(value.type) instead.",
                at: key)
        }
    }

    static func badHaystack(_ value: StyleValue, key: String) -> EvaluationError {
        EvaluationError(
            "Expected second argument to be of type array or string, but found \(value.type) instead.",
            at: key)
    }

    /// Parses what is looked for and where.
    static func parse(_ items: [JSONValue], _ parser: ExpressionParser) -> (
        ExpressionNode, ExpressionNode
    )? {
        let needle = parser.parse(items[1], 1, .value)
        let haystack = parser.parse(items[2], 2, .value)
        guard let needle, let haystack else { return nil }
        guard check(needle.type) else {
            parser.report(
                "Expected first argument to be of type boolean, string, number or null, but found \(needle.type) instead"
            )
            return nil
        }
        return (needle, haystack)
    }
}

/// Whether a list has an item, or a text a part.
final class Containment: BooleanNode {
    private let key: String

    private init(_ needle: ExpressionNode, _ haystack: ExpressionNode, key: String) {
        self.key = key
        super.init(type: .boolean, children: [needle, haystack])
    }

    override var hasKnownOutputs: Bool { true }

    override func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
        let needle = try children[0].evaluate(context)
        let haystack = try children[1].evaluate(context)
        guard haystack.isTruthy else { return false }
        try Needle.check(needle, key: key)
        switch haystack {
        case .array(let items): return items.contains { $0.isIdentical(to: needle) }
        case .string(let text):
            return text.firstUnit(of: needle.textInSearch, from: 0) != nil
        default: throw Needle.badHaystack(haystack, key: key)
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 3 else {
            return parser.fail("Expected 2 arguments, but found \(items.count - 1) instead.")
        }
        guard let (needle, haystack) = Needle.parse(items, parser) else { return nil }
        return Containment(needle, haystack, key: parser.key)
    }
}

/// The place of an item in a list, or of a part in a text; −1 if it isn't there.
final class IndexLookup: NumberNode {
    private let start: ExpressionNode?
    private let key: String

    private init(
        _ needle: ExpressionNode, _ haystack: ExpressionNode, start: ExpressionNode?, key: String
    ) {
        self.start = start
        self.key = key
        super.init(type: .number, children: [needle, haystack] + (start.map { [$0] } ?? []))
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        let needle = try children[0].evaluate(context)
        let haystack = try children[1].evaluate(context)
        try Needle.check(needle, key: key)
        let start = try start?.number(context).wholeIndex ?? 0
        switch haystack {
        case .string(let text):
            guard let unit = text.firstUnit(of: needle.textInSearch, from: max(0, start)) else {
                return -1
            }
            let index = text.utf16.index(text.utf16.startIndex, offsetBy: unit)
            return Double(text.unicodeScalars.distance(from: text.startIndex, to: index))
        case .array(let items):
            let first = start < 0 ? max(0, items.count + start) : start
            guard first < items.count else { return -1 }
            let index = items[first...].firstIndex { $0.isIdentical(to: needle) }
            return Double(index ?? -1)
        default: throw Needle.badHaystack(haystack, key: key)
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 3 || items.count == 4 else {
            return parser.fail("Expected 2 or 3 arguments, but found \(items.count - 1) instead.")
        }
        guard let (needle, haystack) = Needle.parse(items, parser) else { return nil }
        guard items.count == 4 else {
            return IndexLookup(needle, haystack, start: nil, key: parser.key)
        }
        guard let start = parser.parse(items[3], 3, .number) else { return nil }
        return IndexLookup(needle, haystack, start: start, key: parser.key)
    }
}

/// How many items a list has, or Unicode scalars a text.
final class Length: NumberNode {
    private let key: String

    private init(_ value: ExpressionNode, key: String) {
        self.key = key
        super.init(type: .number, children: [value])
    }

    override func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
        let value = try children[0].evaluate(context)
        switch value {
        case .string(let text): return Double(text.unicodeScalars.count)
        case .array(let items): return Double(items.count)
        default:
            throw EvaluationError(
                "Expected value to be of type string or array, but found \(value.type) instead.",
                at: key)
        }
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 2 else {
            return parser.fail("Expected 1 argument, but found \(items.count - 1) instead.")
        }
        guard let value = parser.parse(items[1], 1) else { return nil }
        guard value.type.isArray || value.type == .string || value.type == .value else {
            return parser.fail(
                "Expected argument of type string or array, but found \(value.type) instead.")
        }
        return Length(value, key: parser.key)
    }
}

/// A part of a list, or of a text by Unicode scalars.
final class Slice: ExpressionNode {
    private let key: String

    private init(_ arguments: [ExpressionNode], key: String) {
        self.key = key
        super.init(type: arguments[0].type, children: arguments)
    }

    override func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
        let value = try children[0].evaluate(context)
        let start = try children[1].number(context)
        let end = children.count > 2 ? try children[2].number(context) : .infinity
        switch value {
        case .string(let text):
            let scalars = Array(text.unicodeScalars)
            var part = ""
            part.unicodeScalars.append(contentsOf: scalars[Self.range(scalars.count, start, end)])
            return .string(part)
        case .array(let items): return .array(Array(items[Self.range(items.count, start, end)]))
        default:
            throw EvaluationError(
                "Expected first argument to be of type array or string, but found \(value.type) instead.",
                at: key)
        }
    }

    private static func range(_ count: Int, _ start: Double, _ end: Double) -> Range<Int> {
        func place(_ index: Double) -> Int {
            let whole = index.wholeIndex
            return whole < 0 ? max(0, count + whole) : min(whole, count)
        }
        let first = place(start)
        return first..<max(first, place(end))
    }

    @Sendable static func parse(_ items: [JSONValue], _ parser: ExpressionParser)
        -> ExpressionNode?
    {
        guard items.count == 3 || items.count == 4 else {
            return parser.fail("Expected 2 or 3 arguments, but found \(items.count - 1) instead.")
        }
        let value = parser.parse(items[1], 1, .value)
        let start = parser.parse(items[2], 2, .number)
        guard let value, let start else { return nil }
        guard value.type.isArray || value.type == .string || value.type == .value else {
            return parser.fail(
                "Expected first argument to be of type array or string, but found \(value.type) instead"
            )
        }
        guard items.count == 4 else { return Slice([value, start], key: parser.key) }
        guard let end = parser.parse(items[3], 3, .number) else { return nil }
        return Slice([value, start, end], key: parser.key)
    }
}

extension StyleValue {
    /// What is looked for in a text: null is looked for as a word.
    fileprivate var textInSearch: String { self == .null ? "null" : text }
}

extension Double {
    /// The number without its fraction; NaN is zero, and what is beyond any list stays so.
    fileprivate var wholeIndex: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e15), 1e15)) }
}

extension String {
    /// The UTF-16 offset at which a text begins in this one, from an offset on.
    fileprivate func firstUnit(of part: String, from start: Int) -> Int? {
        let units = Array(utf16)
        let wanted = Array(part.utf16)
        guard wanted.count > 0 else { return Swift.min(start, units.count) }
        guard units.count >= wanted.count else { return nil }
        var index = start
        while index <= units.count - wanted.count {
            if units[index] == wanted[0],
                units[index..<(index + wanted.count)].elementsEqual(wanted)
            {
                return index
            }
            index += 1
        }
        return nil
    }
}
