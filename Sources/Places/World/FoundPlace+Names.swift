import World

extension FoundPlace {
    /// The name that is shown and those in all languages.
    var allNames: [String] { [name] + names.values }

    /// Whether one of its names is a name, whatever the case, blanks and marks.
    ///
    /// - Parameter name: As `NameFolding.folded` has it.
    func isCalled(_ name: [UInt8]) -> Bool {
        allNames.contains { NameFolding.folded($0) == name }
    }
}
