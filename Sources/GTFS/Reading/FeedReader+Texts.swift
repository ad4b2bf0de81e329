extension FeedReader {
    /// Reads what the feed says about itself, translations and attributions.
    mutating func readTexts() throws(GTFSError) {
        var info: FeedInfo?
        try read("feed_info.txt") { (table) throws(GTFSError) in
            (
                publisher: try table.requiredColumn("feed_publisher_name"),
                url: table.column("feed_publisher_url"), language: table.column("feed_lang"),
                first: table.column("feed_start_date"), last: table.column("feed_end_date"),
                version: table.column("feed_version"),
                unused: ["default_lang", "feed_contact_email", "feed_contact_url"].map {
                    table.column($0)
                }
            )
        } row: { table, columns in
            let publisher = table.requiredText(columns.publisher)
            let first = table.date(columns.first)
            let last = table.date(columns.last)
            if let first, let last, last < first {
                table.fail(.startAndEndRangeOutOfOrder, table.text(columns.last), columns.last)
            }
            if table.isBroken || info != nil { return }
            info = FeedInfo(
                publisher: publisher, url: table.text(columns.url),
                language: table.text(columns.language), firstDay: first, lastDay: last,
                version: table.text(columns.version))
        }
        feed.info = info
        try readTranslations()
        try readAttributions()
    }

    private mutating func readTranslations() throws(GTFSError) {
        var found: [Translation] = []
        try read("translations.txt") { (table) throws(GTFSError) in
            (
                table: try table.requiredColumn("table_name"),
                field: try table.requiredColumn("field_name"),
                language: try table.requiredColumn("language"),
                text: try table.requiredColumn("translation"), record: table.column("record_id"),
                subrecord: table.column("record_sub_id"), original: table.column("field_value")
            )
        } row: { table, columns in
            let name = table.requiredText(columns.table)
            let field = table.requiredText(columns.field)
            let language = table.requiredText(columns.language)
            let record = table.text(columns.record)
            let original = table.text(columns.original)
            if record.isEmpty, original.isEmpty, name != "feed_info" {
                table.fail(.missingRequiredField, "", columns.record)
            }
            if table.isBroken { return }
            let subrecord = table.text(columns.subrecord)
            found.append(
                Translation(
                    table: name, field: field, language: language, text: table.text(columns.text),
                    record: record.isEmpty ? nil : record,
                    subrecord: subrecord.isEmpty ? nil : subrecord,
                    original: original.isEmpty ? nil : original))
        }
        feed.translations = found
    }

    private mutating func readAttributions() throws(GTFSError) {
        let (agencies, routes, trips) = (agencies, routes, trips)
        var found: [Attribution] = []
        try read("attributions.txt") { (table) throws(GTFSError) in
            (
                name: try table.requiredColumn("organization_name"),
                url: table.column("attribution_url"), agency: table.column("agency_id"),
                route: table.column("route_id"), trip: table.column("trip_id"),
                producer: table.column("is_producer"), runner: table.column("is_operator"),
                authority: table.column("is_authority"),
                unused: ["attribution_id", "attribution_email", "attribution_phone"].map {
                    table.column($0)
                }
            )
        } row: { table, columns in
            let name = table.requiredText(columns.name)
            func number(
                _ column: FeedTable.Column, in numbers: [String: Int], _ table: inout FeedTable
            ) -> Int? {
                let id = table.text(column)
                if !id.isEmpty, numbers[id] == nil { table.fail(.foreignKeyViolation, id, column) }
                return numbers[id]
            }
            let agency =
                table.text(columns.agency).isEmpty
                ? nil : number(columns.agency, in: agencies, &table)
            let route = number(columns.route, in: routes, &table)
            let trip = number(columns.trip, in: trips, &table)
            let producer = table.choice(columns.producer, upTo: 1) == 1
            let runner = table.choice(columns.runner, upTo: 1) == 1
            let authority = table.choice(columns.authority, upTo: 1) == 1
            if table.isBroken { return }
            found.append(
                Attribution(
                    organization: name, url: table.text(columns.url), agency: agency,
                    route: route, trip: trip, isProducer: producer, isOperator: runner,
                    isAuthority: authority))
        }
        feed.attributions = found
    }
}
