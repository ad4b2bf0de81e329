/// How the ground rises and falls along a line.
///
/// Heights are taken every 30 m, and a climb counts once it is higher than the noise of satellite measurements: what rises
/// and falls by less than 5 m is level ground.
public struct ElevationProfile: Sendable, Equatable {
    /// A height along the line.
    public struct Sample: Sendable, Equatable {
        /// The distance from the beginning, in meters.
        public var meters: Double
        /// The height in meters.
        public var height: Double
    }

    /// Heights along the line, in order; the first is at its beginning, the last at its end.
    public let samples: [Sample]
    /// Meters that one climbs in all.
    public let ascent: Double
    /// Meters that one descends in all.
    public let descent: Double

    /// The least height in meters.
    public var lowest: Double { samples.reduce(.infinity) { min($0, $1.height) } }
    /// The greatest height in meters.
    public var highest: Double { samples.reduce(-.infinity) { max($0, $1.height) } }

    /// Meters between two heights.
    package static let spacing = 30.0
    /// The maximum number of heights that are examined along a line; a longer one has them farther apart.
    package static let mostSamples = 20_000
    /// Meters that the ground has to rise or fall by.
    private static let noise = 5.0

    /// The profile of a line whose heights a function tells.
    ///
    /// - Parameters:
    ///   - length: The line's length in meters, 0 or more.
    ///   - height: The height so many meters from the beginning; nil where it is not known.
    /// - Returns: Nil if the height of one of its ends is not known.
    public init?(length: Double, height: (Double) -> Double?) {
        guard length.isFinite, length >= 0, let first = height(0), let last = height(length) else {
            return nil
        }
        let count = min(max(Int((length / Self.spacing).rounded(.up)), 1), Self.mostSamples)
        var samples = [Sample(meters: 0, height: first)]
        samples.reserveCapacity(count + 1)
        for number in stride(from: 1, to: count, by: 1) {
            let meters = length * Double(number) / Double(count)
            // Holes in the measurements are skipped.
            if let height = height(meters) {
                samples.append(Sample(meters: meters, height: height))
            }
        }
        samples.append(Sample(meters: length, height: last))
        var (ascent, descent, level) = (0.0, 0.0, first)
        func take(_ change: Double) {
            if change > 0 { ascent += change } else { descent -= change }
        }
        for sample in samples where abs(sample.height - level) >= Self.noise {
            take(sample.height - level)
            level = sample.height
        }
        // What is climbed less what is descended is how much higher the end is.
        take(last - level)
        self.samples = samples
        (self.ascent, self.descent) = (ascent, descent)
    }

    /// Some of the samples, as many at most as there are places for, ends included.
    public func thinned(to count: Int) -> [Sample] {
        guard count >= 2, samples.count > count else { return samples }
        return (0..<count).map { samples[$0 * (samples.count - 1) / (count - 1)] }
    }
}
