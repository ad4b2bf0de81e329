import Columns

/// A failure to open the gazetteer of the world: what was wrong, and in which file.
package struct WorldError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The layout's error: what is wrong, where.
    package let cause: LayoutError

    /// The file and what is wrong with it, as one sentence for a log.
    package var description: String {
        switch cause.code {
        case .foreign: "\(cause.path) is not a gazetteer of the world"
        case .newer(let version), .older(let version):
            "\(cause.path) has format \(version) of the gazetteer, which this program does not read"
        case .header: "\(cause.path) is damaged: its header does not fit it"
        case .column(let name, let fault):
            "\(cause.path) is damaged: its column “\(name)” \(fault) (byte \(cause.offset))"
        }
    }
}
