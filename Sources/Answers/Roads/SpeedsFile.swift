import Roads

/// Current speeds, from a text with an OpenStreetMap way and a speed in km/h on each line.
///
///     # way,km/h,direction
///     4253174,12
///     4253174,48.5,backward
///
/// Without a direction, `forward` or `backward` along the way as it is drawn, both are meant; a later line counts
/// more. A speed of 0 closes the road. Lines that are empty or begin with `#` are skipped.
public struct SpeedsFile: Sendable, Equatable {
    /// The speeds, km/h, 0 to 500.
    public let speeds: [DirectedWay: Double]

    /// Reads a file's bytes.
    ///
    /// - Throws: `InputFileError` with the line that is malformed.
    public init(csv: [UInt8]) throws(InputFileError) {
        var speeds: [DirectedWay: Double] = [:]
        var number = 0
        for line in csv.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let text = String(decoding: line, as: UTF8.self)
            let fields = text.split(separator: ",", omittingEmptySubsequences: false)
                .map { $0.filter { !$0.isWhitespace } }
            if fields == [""] || fields.isEmpty || fields[0].hasPrefix("#") { continue }
            guard (2...3).contains(fields.count), let way = Int64(fields[0]),
                let speed = Double(fields[1]), 0...500 ~= speed
            else {
                throw InputFileError(
                    "line \(number) of the speeds is not WAY,KM/H[,DIRECTION]: “\(text.prefix(60))”",
                    line: number)
            }
            switch fields.count == 3 ? fields[2] : "" {
            case "":
                speeds[DirectedWay(id: way, isForward: true)] = speed
                speeds[DirectedWay(id: way, isForward: false)] = speed
            case "forward": speeds[DirectedWay(id: way, isForward: true)] = speed
            case "backward": speeds[DirectedWay(id: way, isForward: false)] = speed
            default:
                throw InputFileError(
                    "line \(number) of the speeds has “\(fields[2].prefix(40))”, "
                        + "which is neither forward nor backward", line: number)
            }
        }
        self.speeds = speeds
    }
}
