/// A reason why a readable extract cannot become an atlas.
public struct ImportError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was wrong.
    public enum Code: Sendable {
        /// The extract holds no node with a position.
        case noData
        /// Nothing in the extract is part of a map: no street, building, place or area.
        case nothingToShow
    }

    /// What was wrong.
    public let code: Code
    /// The extract.
    public let path: String

    /// Creates an error.
    public init(_ code: Code, path: String) {
        self.code = code
        self.path = path
    }

    /// One sentence for a person.
    public var description: String {
        switch code {
        case .noData: "\(path) holds no nodes: there is nothing to make an atlas of"
        case .nothingToShow:
            "nothing in \(path) belongs on a map: no street, building, place or area was found"
        }
    }
}
