import Foundation

/// The values of a question's options, as text, from wherever the question came.
public struct OptionValues: Sendable {
    /// A value as JSON or the command line has it.
    enum Value: Sendable {
        case text(String)
        /// A number or a truth of JSON, as text.
        case number(String)
        case list([Value])

        /// The value as one text, the parts of a list with commas between.
        var text: String {
            switch self {
            case .text(let text), .number(let text): text
            case .list(let parts): parts.map(\.text).joined(separator: ",")
            }
        }
    }

    /// The maximum number of bytes of a question.
    static let mostBytes = 1 << 23

    private var values: [String: Value] = [:]

    /// Creates values of no options.
    public init() {}

    /// Values that were typed, nil where nothing was.
    public init(typed texts: KeyValuePairs<QuestionOption, String?>) {
        for (option, text) in texts { values[option.name] = text.map { .text($0) } }
    }

    /// Reads one JSON object with the options' names as keys.
    ///
    /// - Parameter accepted: The options that the question takes.
    /// - Throws: `OptionError` for anything else, a key of another name, and a value of another form.
    public init(json: Data, accepting accepted: [QuestionOption]) throws(OptionError) {
        guard json.count <= Self.mostBytes,
            // Why it is no JSON is not told: the line is.
            let object = try? JSONSerialization.jsonObject(with: json),
            let members = object as? [String: Any]
        else { throw .notAnObject }
        for (name, member) in members.sorted(by: { $0.key < $1.key }) {
            guard let option = accepted.first(where: { $0.name == name }) else {
                throw .unknown(name, allowed: accepted)
            }
            if member is NSNull { continue }
            // What was read as JSON can be written again.
            if option.form == .document, member is [String: Any],
                let text = try? JSONSerialization.data(withJSONObject: member)
            {
                values[name] = .text(String(decoding: text, as: UTF8.self))
                continue
            }
            guard let value = Value(member) else { throw .form(option) }
            values[name] = value
        }
    }

    /// Reads pairs of a name and a value, as an address's query holds them; a name that comes again makes a list.
    ///
    /// - Parameter accepted: The options that the question takes.
    /// - Throws: `OptionError` for a pair of another name.
    public init(
        pairs: some Sequence<(name: String, value: String)>, accepting accepted: [QuestionOption]
    ) throws(OptionError) {
        for (name, text) in pairs {
            guard let option = accepted.first(where: { $0.name == name }) else {
                throw .unknown(name, allowed: accepted)
            }
            switch (values[name], option.form) {
            case (nil, .list): values[name] = .list([.text(text)])
            case (nil, _): values[name] = .text(text)
            case (.list(let parts)?, _): values[name] = .list(parts + [.text(text)])
            case (let first?, _): values[name] = .list([first, .text(text)])
            }
        }
    }

    /// The value of an option as text; nil if there is none.
    public func text(_ option: QuestionOption) -> String? { values[option.name]?.text }

    /// The value of an option that cannot do without.
    func needed(_ option: QuestionOption) throws(OptionError) -> String {
        guard let text = text(option) else { throw .missing(option) }
        return text
    }

    /// The texts of an option; empty if there is none.
    public func list(_ option: QuestionOption) -> [String] {
        switch values[option.name] {
        case nil: return []
        case .text(let text), .number(let text): return text.isEmpty ? [] : [text]
        case .list(let parts):
            // `[60.17, 24.94]` is one place, `[[60.17, 24.94]]` and `["60.17,24.94"]` are lists.
            let numbers = parts.filter { if case .number = $0 { true } else { false } }
            if parts.count == 2, numbers.count == 2 {
                return [parts.map(\.text).joined(separator: ",")]
            }
            return parts.map(\.text)
        }
    }

    /// The words of an option between commas, without white space around them; empty if there is none.
    func words(_ option: QuestionOption) -> [String] {
        (text(option) ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Whether an option is set or not; nil if nothing is said of it.
    func flag(_ option: QuestionOption) throws(OptionError) -> Bool? {
        guard let text = text(option) else { return nil }
        switch text {
        case "1", "true", "yes": return true
        case "0", "false", "no": return false
        default:
            throw OptionError(
                option, text, allowed: ["true", "false"],
                "“\(option.name)” must be true or false")
        }
    }

    /// A whole number; nil if there is none.
    func count(_ option: QuestionOption) throws(OptionError) -> Int? {
        guard let text = text(option) else { return nil }
        guard let number = Int(text) else {
            throw OptionError(
                option, text, allowed: ["1…"], "“\(option.name)” must be a number")
        }
        return number
    }

    /// Sets the texts of an option that takes several.
    public mutating func set(_ option: QuestionOption, to texts: [String]) {
        values[option.name] = .list(texts.map { .text($0) })
    }

    /// The same values, and those of others where there are none here.
    public func completed(by others: OptionValues) -> OptionValues {
        var result = self
        result.values.merge(others.values) { own, _ in own }
        return result
    }
}

extension OptionValues.Value {
    /// A value of JSON; nil for objects, and lists with anything but texts, numbers and lists.
    fileprivate init?(_ value: Any) {
        if let text = value as? String {
            self = .text(text)
        } else if let number = value as? NSNumber {
            self = .number(number.stringValue)
        } else if let list = value as? [Any] {
            let parts = list.compactMap(Self.init)
            guard parts.count == list.count else { return nil }
            self = .list(parts)
        } else {
            return nil
        }
    }
}
