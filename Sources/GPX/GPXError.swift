/// A GPX file that cannot be read: what was wrong, and where.
package struct GPXError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, without the place.
    package let reason: String
    /// The line, counted from 1.
    package let line: Int

    /// The line and what is wrong there.
    package var description: String { "line \(line): \(reason)" }
}
