extension FeedReader {
    /// Reads the fares of both versions.
    mutating func readFares() throws(GTFSError) {
        try readFirstVersion()
        try readProducts()
        try readLegRules()
        try readTransferRules()
        try readAreas()
    }

    private mutating func readFirstVersion() throws(GTFSError) {
        var fares: [Fares.Fare] = []
        try read("fare_attributes.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("fare_id"), price: try table.requiredColumn("price"),
                currency: try table.requiredColumn("currency_type"),
                method: table.column("payment_method"), transfers: table.column("transfers"),
                agency: table.column("agency_id"), duration: table.column("transfer_duration")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let price = table.price(columns.price)
            let currency = table.currency(columns.currency)
            let isPaidBefore = table.choice(columns.method, upTo: 1) == 1
            let transfers = table.integer(columns.transfers, in: 0...5)
            let duration = table.integer(columns.duration)
            if table.isBroken { return }
            fares.append(
                Fares.Fare(
                    id: id, price: price, currency: currency, isPaidBefore: isPaidBefore,
                    transfers: transfers, duration: duration))
        }
        var rules: [Fares.Rule] = []
        let known = Set(fares.map(\.id))
        try read("fare_rules.txt") { (table) throws(GTFSError) in
            (
                fare: try table.requiredColumn("fare_id"), route: table.column("route_id"),
                origin: table.column("origin_id"), destination: table.column("destination_id"),
                contains: table.column("contains_id")
            )
        } row: { table, columns in
            let fare = table.requiredText(columns.fare)
            if !known.contains(fare) { table.fail(.foreignKeyViolation, fare, columns.fare) }
            if table.isBroken { return }
            rules.append(
                Fares.Rule(
                    fare: fare, route: table.optionalText(columns.route),
                    origin: table.optionalText(columns.origin),
                    destination: table.optionalText(columns.destination),
                    contains: table.optionalText(columns.contains)))
        }
        feed.fares.fares = fares
        feed.fares.rules = rules
    }

    private mutating func readProducts() throws(GTFSError) {
        var products: [Fares.Product] = []
        try read("fare_products.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("fare_product_id"),
                name: table.column("fare_product_name"), medium: table.column("fare_media_id"),
                riders: table.column("rider_category_id"),
                amount: try table.requiredColumn("amount"),
                currency: try table.requiredColumn("currency")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let amount = table.price(columns.amount)
            let currency = table.currency(columns.currency)
            if table.isBroken { return }
            products.append(
                Fares.Product(
                    id: id, name: table.text(columns.name), medium: table.text(columns.medium),
                    riders: table.text(columns.riders), amount: amount, currency: currency))
        }
        feed.fares.products = products
    }

    private mutating func readLegRules() throws(GTFSError) {
        var rules: [Fares.LegRule] = []
        try read("fare_leg_rules.txt") { (table) throws(GTFSError) in
            (
                group: table.column("leg_group_id"), network: table.column("network_id"),
                from: table.column("from_area_id"), to: table.column("to_area_id"),
                product: try table.requiredColumn("fare_product_id"),
                priority: table.column("rule_priority"),
                unused: ["from_timeframe_group_id", "to_timeframe_group_id"].map {
                    table.column($0)
                }
            )
        } row: { table, columns in
            let product = table.requiredText(columns.product)
            let priority = table.integer(columns.priority)
            if table.isBroken { return }
            rules.append(
                Fares.LegRule(
                    group: table.text(columns.group), network: table.text(columns.network),
                    fromArea: table.text(columns.from), toArea: table.text(columns.to),
                    product: product,
                    priority: columns.priority.index == nil ? nil : priority ?? 0))
        }
        feed.fares.legRules = rules
    }

    private mutating func readTransferRules() throws(GTFSError) {
        var rules: [Fares.TransferRule] = []
        try read("fare_transfer_rules.txt") { (table) throws(GTFSError) in
            (
                from: table.column("from_leg_group_id"), to: table.column("to_leg_group_id"),
                count: table.column("transfer_count"), duration: table.column("duration_limit"),
                limit: table.column("duration_limit_type"),
                kind: try table.requiredColumn("fare_transfer_type"),
                product: table.column("fare_product_id")
            )
        } row: { table, columns in
            let count = table.integer(columns.count, in: -1...1000)
            let duration = table.integer(columns.duration, in: 1 ... .max)
            let kind = table.requiredInteger(columns.kind, in: 0...2)
            if table.isBroken { return }
            rules.append(
                Fares.TransferRule(
                    fromGroup: table.text(columns.from), toGroup: table.text(columns.to),
                    count: count == -1 ? nil : count, duration: duration, kind: kind,
                    product: table.text(columns.product)))
        }
        feed.fares.transferRules = rules
    }

    private mutating func readAreas() throws(GTFSError) {
        var areas: [String: [String]] = [:]
        try read("stop_areas.txt") { (table) throws(GTFSError) in
            (
                area: try table.requiredColumn("area_id"), stop: try table.requiredColumn("stop_id")
            )
        } row: { table, columns in
            let area = table.requiredText(columns.area)
            let stop = table.requiredText(columns.stop)
            if !table.isBroken { areas[stop, default: []].append(area) }
        }
        var networks = feed.fares.networks
        try read("route_networks.txt") { (table) throws(GTFSError) in
            (
                network: try table.requiredColumn("network_id"),
                route: try table.requiredColumn("route_id")
            )
        } row: { table, columns in
            let network = table.requiredText(columns.network)
            let route = table.requiredText(columns.route)
            if !table.isBroken { networks[route] = network }
        }
        feed.fares.areas = areas
        feed.fares.networks = networks
    }
}

extension FeedTable {
    /// A text; nil where there is none.
    fileprivate func optionalText(_ column: Column) -> String? {
        let value = text(column)
        return value.isEmpty ? nil : value
    }

    /// A price as it is written, "0" where it is none.
    fileprivate mutating func price(_ column: Column) -> String {
        let value = requiredText(column)
        return number(column) == nil ? "0" : value
    }

    /// A currency by ISO 4217.
    fileprivate mutating func currency(_ column: Column) -> String {
        let value = requiredText(column)
        let isCode = value.utf8.count == 3 && value.utf8.allSatisfy { (65...90).contains($0) }
        if !value.isEmpty, !isCode { fail(.invalidCurrency, value, column) }
        return value
    }
}
