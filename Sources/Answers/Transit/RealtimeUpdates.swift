import Synchronization
import Transit

/// What is known in real time of the timetables of atlases, each from one source or several.
///
/// Agencies often give changes of trips, positions of vehicles and disturbances as three messages: each is a source of its own,
/// and none takes the place of another.
public final class RealtimeUpdates: Sendable {
    private struct Known {
        /// The messages of the sources, in the order of their first message.
        var messages: [(source: String, feed: RealtimeFeed)] = []
        /// The number of changes so far, starting at 1.
        var version = 0
    }

    private let known = Mutex<[String: Known]>([:])

    /// Creates updates that know nothing.
    public init() {}

    /// Applies a message: the full state of its source, or changes of it.
    ///
    /// - Parameters:
    ///   - atlas: The name of the atlas whose timetable it is about.
    ///   - source: What tells the source from others.
    public func take(_ feed: RealtimeFeed, of atlas: String, from source: String) {
        known.withLock { all in
            var known = all.removeValue(forKey: atlas) ?? Known()
            if let place = known.messages.firstIndex(where: { $0.source == source }) {
                known.messages[place].feed.update(with: feed)
            } else {
                known.messages.append((source, feed))
            }
            known.version += 1
            all[atlas] = known
        }
    }

    /// What all sources of an atlas say together, and the number of this state; nil if no more is known than at a number.
    ///
    /// The message is as old as the oldest of those that tell their age.
    public func message(
        of atlas: String, newerThan version: Int = 0
    ) -> (feed: RealtimeFeed, version: Int)? {
        known.withLock { all in
            guard let known = all[atlas], known.version > version else { return nil }
            var joined = RealtimeFeed()
            for (_, feed) in known.messages { joined.entities += feed.entities }
            joined.timestamp =
                known.messages.map(\.feed.timestamp).filter { $0 > 0 }.min() ?? 0
            return (joined, known.version)
        }
    }
}
