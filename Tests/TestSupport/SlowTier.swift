import Foundation

/// The tests that take long because they try much: off unless `MAPWRIGHT_SLOW=1` asks for them.
package enum SlowTier {
    /// Whether the slow tier runs.
    package static let isOn = ProcessInfo.processInfo.environment["MAPWRIGHT_SLOW"] == "1"
}
