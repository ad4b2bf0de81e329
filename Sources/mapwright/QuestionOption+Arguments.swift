import Answers
import ArgumentParser

/// Flags of the command line whose names and words are those of the questions' options.
extension Option {
    /// An option of a question.
    init(_ option: QuestionOption, completion: CompletionKind? = nil) where Value == String? {
        self.init(
            name: .customLong(option.name), help: ArgumentHelp(stringLiteral: option.help),
            completion: completion)
    }

    /// A whole number.
    init(_ option: QuestionOption) where Value == Int? {
        self.init(
            name: .customLong(option.name), help: ArgumentHelp(stringLiteral: option.help))
    }

    /// An option of a question that may be given several times.
    init(wrappedValue: [String], _ option: QuestionOption) where Value == [String] {
        self.init(
            wrappedValue: wrappedValue, name: .customLong(option.name),
            help: ArgumentHelp(stringLiteral: option.help))
    }
}

extension Argument {
    /// What a question is about.
    init(_ option: QuestionOption, completion: CompletionKind? = nil) where Value == String? {
        self.init(help: ArgumentHelp(stringLiteral: option.help), completion: completion)
    }

    /// The places a question is about.
    init(wrappedValue: [String], _ option: QuestionOption) where Value == [String] {
        self.init(wrappedValue: wrappedValue, help: ArgumentHelp(stringLiteral: option.help))
    }
}

extension Flag {
    /// Whether an option of a question is set.
    init(wrappedValue: Bool, _ option: QuestionOption) where Value == Bool {
        self.init(
            wrappedValue: wrappedValue, name: .customLong(option.name),
            help: ArgumentHelp(stringLiteral: option.help))
    }
    /// Whether an option of a query is set, unset with another flag, or not given.
    init(_ option: QuestionOption, inversion: FlagInversion) where Value == Bool? {
        self.init(
            name: .customLong(option.name), inversion: inversion,
            help: ArgumentHelp(stringLiteral: option.help))
    }
}
