extension FeedReader {
    /// Reads stops, and what they inherit from their parents.
    mutating func readStops() throws(GTFSError) {
        var found: [Stop] = []
        var numbers: [String: Int] = [:]
        var parents: [(id: String, row: Int)] = []
        try read("stops.txt", isRequired: true) { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("stop_id"), code: table.column("stop_code"),
                name: table.column("stop_name"), latitude: table.column("stop_lat"),
                longitude: table.column("stop_lon"), kind: table.column("location_type"),
                parent: table.column("parent_station"),
                wheelchairs: table.column("wheelchair_boarding"),
                platform: table.column("platform_code"), level: table.column("level_id"),
                zone: table.column("zone_id"), access: table.column("stop_access"),
                unused: ["tts_stop_name", "stop_desc", "stop_url", "stop_timezone"].map {
                    table.column($0)
                }
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let kind = Stop.Kind(rawValue: table.choice(columns.kind, upTo: 4)) ?? .platform
            let latitude = table.number(columns.latitude, in: -90...90)
            let longitude = table.number(columns.longitude, in: -180...180)
            let name = table.text(columns.name)
            let parent = table.text(columns.parent)
            let needsPosition = kind != .node && kind != .boardingArea
            if needsPosition, !table.isBroken {
                if latitude == nil || longitude == nil {
                    table.fail(
                        .stopWithoutLocation, "",
                        latitude == nil ? columns.latitude : columns.longitude)
                }
                if name.isEmpty { table.note(.missingRequiredField, "", columns.name) }
            }
            if let latitude, let longitude {
                if abs(latitude) <= 1, abs(longitude) <= 1 {
                    table.fail(.pointNearOrigin, "\(latitude), \(longitude)", columns.latitude)
                } else if abs(latitude) >= 89 {
                    table.fail(.pointNearPole, "\(latitude)", columns.latitude)
                }
            }
            if parent.isEmpty, kind == .entrance || kind == .node || kind == .boardingArea {
                table.fail(.locationWithoutParentStation, "", columns.parent)
            }
            if numbers[id] != nil { table.fail(.duplicateKey, id, columns.id) }
            let access = table.choice(columns.access, upTo: 1, or: 2)
            let wheelchairs = table.choice(columns.wheelchairs, upTo: 2)
            if table.isBroken { return }
            numbers[id] = found.count
            parents.append((parent, table.row))
            found.append(
                Stop(
                    id: id, code: table.text(columns.code), name: name,
                    latitude: latitude ?? .nan, longitude: longitude ?? .nan, kind: kind,
                    parent: nil,
                    accessibility: Stop.Accessibility(rawValue: wheelchairs) ?? .unknown,
                    platformCode: table.text(columns.platform), level: table.text(columns.level),
                    zone: table.text(columns.zone), isReachedThroughStation: access == 0))
        }
        feed.stops = found
        stops = numbers
        findParents(parents)
        inherit()
    }

    /// Finds parents by their ids; a wrong one is left out, the stop stays.
    private mutating func findParents(_ parents: [(id: String, row: Int)]) {
        for (index, parent) in parents.enumerated() where !parent.id.isEmpty {
            func note(_ code: FeedNotice.Code) {
                notices.add(
                    FeedNotice(
                        code, file: "stops.txt", row: parent.row, field: "parent_station",
                        value: parent.id))
            }
            guard let number = stops[parent.id] else {
                note(.foreignKeyViolation)
                continue
            }
            let kind = feed.stops[index].kind
            if kind == .station {
                note(.stationWithParentStation)
            } else if feed.stops[number].kind != (kind == .boardingArea ? .platform : .station) {
                note(.wrongParentLocationType)
            } else {
                feed.stops[index].parent = number
            }
        }
    }

    /// Fills positions and accessibility that parents tell; kinds make sure that chains of parents end.
    private mutating func inherit() {
        // Platforms before the boarding areas on them.
        let order = feed.stops.indices.sorted {
            feed.stops[$0].kind.rawValue < feed.stops[$1].kind.rawValue
        }
        for index in order {
            guard let parent = feed.stops[index].parent else {
                if feed.stops[index].latitude.isNaN || feed.stops[index].longitude.isNaN {
                    feed.stops[index].latitude = 0
                    feed.stops[index].longitude = 0
                }
                continue
            }
            if feed.stops[index].latitude.isNaN || feed.stops[index].longitude.isNaN {
                feed.stops[index].latitude = feed.stops[parent].latitude
                feed.stops[index].longitude = feed.stops[parent].longitude
            }
            if feed.stops[index].accessibility == .unknown {
                feed.stops[index].accessibility = feed.stops[parent].accessibility
            }
        }
    }

    /// Reads the ways in stations, and their levels.
    mutating func readPathways() throws(GTFSError) {
        let (feedStops, stops) = (feed.stops, stops)
        let withBoardingAreas = Set(
            feedStops.lazy.filter { $0.kind == .boardingArea }.compactMap { $0.parent })
        var found: [Pathway] = []
        try read("pathways.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("pathway_id"),
                from: try table.requiredColumn("from_stop_id"),
                to: try table.requiredColumn("to_stop_id"),
                kind: try table.requiredColumn("pathway_mode"),
                both: try table.requiredColumn("is_bidirectional"),
                length: table.column("length"), seconds: table.column("traversal_time"),
                steps: table.column("stair_count"), sign: table.column("signposted_as"),
                reverse: table.column("reversed_signposted_as"),
                unused: ["max_slope", "min_width"].map { table.column($0) }
            )
        } row: { table, columns in
            func place(_ column: FeedTable.Column, _ table: inout FeedTable) -> Int {
                let id = table.requiredText(column)
                guard let number = stops[id] else {
                    if !id.isEmpty { table.fail(.foreignKeyViolation, id, column) }
                    return 0
                }
                if feedStops[number].kind == .station {
                    table.fail(.pathwayToWrongLocationType, id, column)
                } else if withBoardingAreas.contains(number) {
                    table.fail(.pathwayToPlatformWithBoardingAreas, id, column)
                }
                return number
            }
            let from = place(columns.from, &table)
            let to = place(columns.to, &table)
            if from == to, !table.isBroken {
                table.fail(.pathwayLoop, feedStops[from].id, columns.to)
            }
            let kind =
                Pathway.Kind(
                    rawValue: UInt8(table.requiredInteger(columns.kind, in: 1...7))) ?? .walkway
            let isBidirectional = table.requiredInteger(columns.both, in: 0...1) == 1
            if kind == .exitGate, isBidirectional {
                table.note(.bidirectionalExitGate, "", columns.both)
            }
            let length = table.number(columns.length, in: 0...1e6)
            let seconds = table.integer(columns.seconds, in: 0...86_400)
            let steps = table.integer(columns.steps, in: -100_000...100_000)
            if table.isBroken { return }
            found.append(
                Pathway(
                    from: from, to: to, kind: kind,
                    isBidirectional: isBidirectional && kind != .exitGate, length: length,
                    seconds: seconds.map { Int32($0) }, steps: steps,
                    sign: table.text(columns.sign), reverseSign: table.text(columns.reverse)))
        }
        feed.pathways = found
        var levels: [Level] = []
        try read("levels.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("level_id"),
                index: try table.requiredColumn("level_index"), name: table.column("level_name")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let index = table.number(columns.index)
            if index == nil, !table.isBroken {
                table.fail(.missingRequiredField, "", columns.index)
            }
            guard let index, !table.isBroken else { return }
            levels.append(Level(id: id, index: index, name: table.text(columns.name)))
        }
        feed.levels = levels
    }
}
