import Foundation

/// Data that stands beside the checkout, in `shared/data`, and is too large to be in it.
package enum SharedData {
    /// The path of a file; nil where the checkout has no such neighbor.
    package static func path(_ name: String, file: String = #filePath) -> String? {
        // Tests/TestSupport/SharedData.swift, three levels below the checkout.
        let checkout = URL(fileURLWithPath: file).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return [checkout, checkout.deletingLastPathComponent()]
            .map { $0.appendingPathComponent("shared/data/\(name)").path }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Milan's feed of October 2014: 516 stops, 10,608 trips.
    package static let milanFeed = path("milan-2014.gtfs.zip")
}
