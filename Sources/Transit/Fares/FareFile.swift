import Bytes
import Columns

/// The fares of the feeds of a timetable as a mapped file.
package final class FareFile: FileLayout {
    package static let format = FileFormat(
        name: "transit.fares", magic: "MWFARES1", version: 1, table: .elements,
        "What rides of the timetable cost, as the feeds tell it: fares with rules by line and zone, products for rides "
            + "between areas, and what changes cost. Stops and lines are those of `transit.timetable`."
    )

    let columnCount = HeaderField<UInt32>(.columnCount, "number of columns")

    let stringStarts = MappedArray<UInt32>(
        \FareTables.stringStarts, startsOf: .strings, in: .stringBytes,
        "Where each string begins.")
    let stringBytes = MappedArray<UInt8>(
        \FareTables.stringBytes, per: .stringBytes, "Strings in UTF-8; number 0 is empty.")
    let stopFeeds = MappedArray<UInt32>(\FareTables.stopFeeds, per: .stops, "The feed.")
    let stopZones = text(\.stopZones, per: .stops, "the zone")
    let stopAreaStarts = MappedArray<UInt32>(
        \FareTables.stopAreaStarts, startsOf: .stops, in: .stopAreas,
        "Where the areas of each stop begin.")
    let stopAreas = text(\.stopAreas, per: .stopAreas, "an area")
    let routeNetworks = text(\.routeNetworks, per: .routes, "the network")

    // MARK: Fares with rules

    let fareFeeds = MappedArray<UInt32>(\FareTables.fareFeeds, per: .fares, "The feed.")
    let fareIDs = text(\.fareIDs, per: .fares, "the id")
    let farePrices = text(\.farePrices, per: .fares, "the price, a decimal number")
    let fareCurrencies = text(\.fareCurrencies, per: .fares, "the currency by ISO 4217")
    let fareTransfers = MappedArray<Int32>(
        \FareTables.fareTransfers, per: .fares, "The most changes; −1 for any number.")
    let fareDurations = MappedArray<Int32>(
        \FareTables.fareDurations, per: .fares, "Seconds that it holds; −1 if it does not end.")
    let ruleStarts = MappedArray<UInt32>(
        \FareTables.ruleStarts, startsOf: .fares, in: .fareRules,
        "Where the rules of each fare begin.")
    let ruleRoutes = MappedArray<UInt32>(
        \FareTables.ruleRoutes, per: .fareRules, holding: .indexOrNone(of: .routes), "The line.")
    let ruleOrigins = text(
        \.ruleOrigins, per: .fareRules, "the zone where one sets out; empty for any")
    let ruleDestinations = text(
        \.ruleDestinations, per: .fareRules, "the zone where one arrives; empty for any")
    let ruleContains = text(
        \.ruleContains, per: .fareRules, "a zone that one passes; empty for any")

    // MARK: Products for rides

    let productFeeds = MappedArray<UInt32>(\FareTables.productFeeds, per: .products, "The feed.")
    let productIDs = text(\.productIDs, per: .products, "the id")
    let productNames = text(\.productNames, per: .products, "the name")
    let productMedia = text(\.productMedia, per: .products, "the medium; empty for any")
    let productRiders = text(\.productRiders, per: .products, "the riders; empty for any")
    let productAmounts = text(\.productAmounts, per: .products, "the price, a decimal number")
    let productCurrencies = text(\.productCurrencies, per: .products, "the currency by ISO 4217")
    let legFeeds = MappedArray<UInt32>(\FareTables.legFeeds, per: .legRules, "The feed.")
    let legGroups = text(\.legGroups, per: .legRules, "the group of rules")
    let legNetworks = text(\.legNetworks, per: .legRules, "the network of lines")
    let legFromAreas = text(\.legFromAreas, per: .legRules, "the area where one boards")
    let legToAreas = text(\.legToAreas, per: .legRules, "the area where one gets off")
    let legProducts = text(\.legProducts, per: .legRules, "the product")
    let legPriorities = MappedArray<Int32>(
        \FareTables.legPriorities, per: .legRules,
        "Which rule counts: the greatest; −1 if not told.")
    let changeFeeds = MappedArray<UInt32>(\FareTables.changeFeeds, per: .changeRules, "The feed.")
    let changeFromGroups = text(
        \.changeFromGroups, per: .changeRules, "the group of the ride before")
    let changeToGroups = text(\.changeToGroups, per: .changeRules, "the group of the ride behind")
    let changeCounts = MappedArray<Int32>(
        \FareTables.changeCounts, per: .changeRules, "How often it may be used; −1 for any number.")
    let changeDurations = MappedArray<Int32>(
        \FareTables.changeDurations, per: .changeRules,
        "Seconds within which it holds; −1 if it does not end.")
    let changeKinds = MappedArray<UInt8>(
        \FareTables.changeKinds, per: .changeRules,
        "0 for the ride before and the change, 1 for both rides and the change, 2 for the change alone."
    )
    let changeProducts = text(
        \.changeProducts, per: .changeRules, "the product; empty if it is free")

    package init() {}

    private static func text(
        _ numbers: @escaping @Sendable (FareTables) -> [UInt32], per rows: Rows, _ what: String
    ) -> MappedArray<UInt32> {
        MappedArray<UInt32>(numbers, per: rows, holding: .index(of: .strings), "String: \(what).")
    }

    /// A string by its number.
    func string(_ number: UInt32) -> String {
        stringBytes.string(
            Int(stringStarts[Int(number)])..<Int(stringStarts[Int(number) + 1]))
    }
}

/// What there are several of in a file of fares.
extension Rows {
    static let stopAreas = Rows("areas of stops")
    static let fares = Rows("fares")
    static let fareRules = Rows("rules of fares")
    static let products = Rows("products")
    static let legRules = Rows("rules of rides")
    static let changeRules = Rows("rules of changes")
}
