/// Where a series of change files stands: what a `state.txt` of OpenStreetMap's replication says.
public struct ReplicationState: Equatable, Sendable {
    /// The number of the latest change file.
    public var sequence: Int64
    /// The time up to which it has the changes, in seconds since 1970; nil if unknown.
    public var timestamp: Int64?

    /// The name of the file that tells the state of a whole series.
    public static let fileName = "state.txt"

    /// Creates a state from its number and time.
    public init(sequence: Int64, timestamp: Int64? = nil) {
        self.sequence = sequence
        self.timestamp = timestamp
    }

    /// Reads a state: lines of `key=value`, of which `sequenceNumber` and `timestamp` count, colons escaped or not.
    ///
    /// - Returns: nil if the text has no sequence number, or one below 0 or of more than nine digits.
    public init?(_ text: String) {
        var sequence: Int64?
        for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            let value = parts[1].filter { !$0.isWhitespace && $0 != "\\" }
            switch parts[0].filter({ !$0.isWhitespace }) {
            case "sequenceNumber": sequence = Int64(value)
            case "timestamp": timestamp = UTCTimestamp.seconds(value)
            default: break
            }
        }
        guard let sequence, 0...999_999_999 ~= sequence else { return nil }
        self.sequence = sequence
    }

    /// The path of a file of the series, without its ending: `000/123/456` is number 123456.
    public static func path(of sequence: Int64) -> String {
        let digits = String(sequence)
        let padded = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
        return "\(padded.prefix(3))/\(padded.dropFirst(3).prefix(3))/\(padded.dropFirst(6))"
    }
}
