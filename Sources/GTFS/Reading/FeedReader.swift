import Foundation

/// Reads the files of a feed one after the other, those first that others refer to.
struct FeedReader {
    let files: FeedFiles
    var feed = Feed()
    var notices = FeedNotices()
    // The numbers of rows by their ids.
    var agencies: [String: Int] = [:]
    var stops: [String: Int] = [:]
    var routes: [String: Int] = [:]
    var services: [String: Int] = [:]
    var shapes: [String: Int] = [:]
    var trips: [String: Int] = [:]

    init(_ path: String) throws(GTFSError) { files = try FeedFiles(path) }

    mutating func read() throws(GTFSError) -> Feed {
        noteUnknownFiles()
        try readAgencies()
        try readStops()
        try readRoutes()
        try readServices()
        try readShapes()
        try readTrips()
        try readStopTimes()
        try readFrequencies()
        try readTransfers()
        try readPathways()
        try readTexts()
        try readFares()
        checkBlocks()
        feed.notices = notices
        return feed
    }

    /// Reads a file row by row; nothing if the feed does not have it.
    ///
    /// - Parameters:
    ///   - isRequired: Whether a feed without the file is refused.
    ///   - header: Finds the columns.
    ///   - row: Reads a row; one that it finds broken is counted as left out.
    mutating func read<Columns>(
        _ name: String, isRequired: Bool = false,
        header: (inout FeedTable) throws(GTFSError) -> Columns,
        row: (inout FeedTable, Columns) throws(GTFSError) -> Void
    ) throws(GTFSError) {
        guard let bytes = try files.contents(of: name) else {
            if isRequired {
                throw GTFSError(.invalid(.missingRequiredFile), path: files.path, file: name)
            }
            return
        }
        var found = FeedNotices()
        swap(&found, &notices)
        var table: FeedTable
        do {
            table = try FeedTable(bytes, file: name, path: files.path, notices: found)
            let columns = try header(&table)
            table.noteUnknownColumns()
            while try table.next() {
                try row(&table, columns)
                if table.isBroken { table.skip() }
            }
        } catch {
            // A file that the feed can do without costs the feed that file alone.
            guard !isRequired, case .invalid(let code) = error.code else { throw error }
            found.add(FeedNotice(code, file: name, row: error.row, field: error.field))
            notices = found
            return
        }
        notices = table.notices
    }

    private static let knownFiles: Set<String> = [
        "agency.txt", "stops.txt", "routes.txt", "trips.txt", "stop_times.txt", "calendar.txt",
        "calendar_dates.txt", "fare_attributes.txt", "fare_rules.txt", "timeframes.txt",
        "rider_categories.txt", "fare_media.txt", "fare_products.txt", "fare_leg_rules.txt",
        "fare_leg_join_rules.txt", "fare_transfer_rules.txt", "areas.txt", "stop_areas.txt",
        "networks.txt", "route_networks.txt", "shapes.txt", "frequencies.txt", "transfers.txt",
        "pathways.txt", "levels.txt", "location_groups.txt", "location_group_stops.txt",
        "locations.geojson", "booking_rules.txt", "translations.txt", "feed_info.txt",
        "attributions.txt",
    ]

    private mutating func noteUnknownFiles() {
        for name in files.names where !Self.knownFiles.contains(name) {
            notices.add(FeedNotice(.unknownFile, file: name))
        }
    }

    // MARK: Agencies and lines

    private mutating func readAgencies() throws(GTFSError) {
        var found: [Agency] = []
        var numbers: [String: Int] = [:]
        try read("agency.txt", isRequired: true) { (table) throws(GTFSError) in
            (
                id: table.column("agency_id"), name: try table.requiredColumn("agency_name"),
                url: table.column("agency_url"),
                zone: try table.requiredColumn("agency_timezone"),
                language: table.column("agency_lang"), phone: table.column("agency_phone"),
                fares: table.column("agency_fare_url"), email: table.column("agency_email"),
                cards: table.column("cemv_support")
            )
        } row: { table, columns in
            let id = table.text(columns.id)
            let name = table.requiredText(columns.name)
            let zone = table.requiredText(columns.zone)
            if !zone.isEmpty, TimeZone(identifier: zone) == nil {
                table.fail(.invalidTimezone, zone, columns.zone)
            }
            if numbers[id] != nil { table.fail(.duplicateKey, id, columns.id) }
            if table.isBroken { return }
            if let first = found.first, first.timeZone != zone {
                table.note(.inconsistentAgencyTimezone, zone, columns.zone)
            }
            numbers[id] = found.count
            found.append(
                Agency(
                    id: id, name: name, url: table.text(columns.url), timeZone: zone,
                    language: table.text(columns.language), phone: table.text(columns.phone)))
        }
        guard !found.isEmpty else {
            let code: FeedNotice.Code =
                notices.counts[.invalidTimezone] != nil ? .invalidTimezone : .missingRequiredField
            throw GTFSError(.invalid(code), path: files.path, file: "agency.txt")
        }
        feed.agencies = found
        agencies = numbers
    }

    private mutating func readRoutes() throws(GTFSError) {
        var found: [Route] = []
        var numbers: [String: Int] = [:]
        let agencies = agencies
        var networks: [String: String] = [:]
        try read("routes.txt", isRequired: true) { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("route_id"), agency: table.column("agency_id"),
                short: table.column("route_short_name"), long: table.column("route_long_name"),
                type: try table.requiredColumn("route_type"), color: table.column("route_color"),
                text: table.column("route_text_color"), order: table.column("route_sort_order"),
                network: table.column("network_id"),
                unused: [
                    "route_desc", "route_url", "continuous_pickup", "continuous_drop_off",
                    "cemv_support",
                ].map { table.column($0) }
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let agencyID = table.text(columns.agency)
            let agency = agencyID.isEmpty && agencies.count == 1 ? 0 : agencies[agencyID]
            if agency == nil {
                table.fail(
                    agencyID.isEmpty ? .missingRequiredField : .foreignKeyViolation, agencyID,
                    columns.agency)
            }
            let type = table.requiredInteger(columns.type, in: 0...1702)
            if !(0...7).contains(type), type != 11, type != 12, type < 100, !table.isBroken {
                table.note(.unexpectedEnumValue, "\(type)", columns.type)
            }
            let order = table.integer(columns.order)
            if numbers[id] != nil { table.fail(.duplicateKey, id, columns.id) }
            guard let agency, !table.isBroken else { return }
            if !table.text(columns.network).isEmpty {
                networks[id] = table.text(columns.network)
            }
            numbers[id] = found.count
            found.append(
                Route(
                    id: id, agency: agency, shortName: table.text(columns.short),
                    longName: table.text(columns.long), type: type,
                    color: table.color(columns.color), textColor: table.color(columns.text),
                    sortOrder: order ?? .max))
        }
        feed.routes = found
        feed.fares.networks = networks
        routes = numbers
    }
}
