/// Something in an app's sources that cannot be taken, and what to write instead.
public struct Limitation: Codable, Hashable, Sendable {
    /// The file, as it was named.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The source text at that line.
    public var what: String
    /// Why it cannot be taken.
    public var reason: String
    /// The remedy: what to write, or to do, instead.
    public var instead: String

    /// The limitation as a line that editors understand.
    public var summary: String { "\(file):\(line): warning: \(what): \(reason); \(instead)" }
}
