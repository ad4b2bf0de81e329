/// An error in a query: the option, its value, and what would be valid.
public struct OptionError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the option; empty if the question is no set of options at all.
    public let option: String
    /// The value that was given, cut to 80 characters; empty if there was none.
    public let value: String
    /// Words or patterns that are allowed, such as "LAT,LON".
    public let allowed: [String]
    /// Which option is wrong and what is allowed, as one sentence.
    public let description: String

    init(
        _ option: QuestionOption, _ value: some StringProtocol, allowed: [String],
        _ description: String
    ) {
        self.init(
            option: option.name, value: String(value.prefix(80)), allowed: allowed,
            description: description)
    }

    private init(option: String, value: String, allowed: [String], description: String) {
        self.option = option
        self.value = value
        self.allowed = allowed
        self.description = description
    }

    /// The question is not a JSON object, or is too long to be one.
    static let notAnObject = OptionError(
        option: "", value: "", allowed: ["{…}"], description: "the line is not a JSON object")

    /// The question lacks an option that it needs.
    static func missing(_ option: QuestionOption) -> OptionError {
        OptionError(option, "", allowed: [], "“\(option.name)” is missing")
    }

    /// The question has an option that it does not take.
    static func unknown(_ name: String, allowed: [QuestionOption]) -> OptionError {
        let names = allowed.map(\.name)
        return OptionError(
            option: String(name.prefix(80)), value: "", allowed: names,
            description: "“\(name.prefix(80))” is not an option here: "
                + names.joined(separator: ", "))
    }

    /// The option's value has another form.
    static func form(_ option: QuestionOption) -> OptionError {
        let form =
            switch option.form {
            case .text: "a string"
            case .list: "a list of strings"
            case .flag: "true or false"
            case .count: "a number"
            case .document: "a JSON document"
            }
        return OptionError(option, "", allowed: [form], "“\(option.name)” must be \(form)")
    }
}
