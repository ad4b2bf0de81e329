/// An error in a file that comes with a query: a track, a profile, speeds.
public struct InputFileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, from 1 on; nil if no line in particular is wrong.
    public let line: Int?
    /// A one-sentence description of the fault and its position in the file.
    public let description: String

    init(_ description: String, line: Int? = nil) {
        self.line = line
        self.description = description
    }
}
