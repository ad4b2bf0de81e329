import Columns

/// Fares in memory, as their file is written from: flat arrays that refer to each other by index.
///
/// What each array holds stands at the column of ``FareFile`` with the same name. `Timetables` makes them of feeds.
package struct FareTables: Sendable {
    package var stringStarts: [UInt32] = [0, 0]
    package var stringBytes: [UInt8] = []
    package var stopFeeds: [UInt32] = []
    package var stopAreaStarts: [UInt32] = [0]
    package var fareFeeds: [UInt32] = []
    package var fareTransfers: [Int32] = []
    package var fareDurations: [Int32] = []
    package var ruleStarts: [UInt32] = [0]
    package var ruleRoutes: [UInt32] = []
    package var productFeeds: [UInt32] = []
    package var legFeeds: [UInt32] = []
    package var legPriorities: [Int32] = []
    package var changeFeeds: [UInt32] = []
    package var changeCounts: [Int32] = []
    package var changeDurations: [Int32] = []
    package var changeKinds: [UInt8] = []
    package var stopZones: [UInt32] = []
    package var stopAreas: [UInt32] = []
    package var routeNetworks: [UInt32] = []
    package var fareIDs: [UInt32] = []
    package var farePrices: [UInt32] = []
    package var fareCurrencies: [UInt32] = []
    package var ruleOrigins: [UInt32] = []
    package var ruleDestinations: [UInt32] = []
    package var ruleContains: [UInt32] = []
    package var productIDs: [UInt32] = []
    package var productNames: [UInt32] = []
    package var productMedia: [UInt32] = []
    package var productRiders: [UInt32] = []
    package var productAmounts: [UInt32] = []
    package var productCurrencies: [UInt32] = []
    package var legGroups: [UInt32] = []
    package var legNetworks: [UInt32] = []
    package var legFromAreas: [UInt32] = []
    package var legToAreas: [UInt32] = []
    package var legProducts: [UInt32] = []
    package var changeFromGroups: [UInt32] = []
    package var changeToGroups: [UInt32] = []
    package var changeProducts: [UInt32] = []

    package init() {}

    /// Whether the feeds tell no fares.
    package var isEmpty: Bool { fareIDs.isEmpty && productIDs.isEmpty }

    /// The bytes of the file; the same tables give the same bytes.
    package func encoded() -> [UInt8] { LayoutWriter<FareFile>().encoded(from: self) }
}
