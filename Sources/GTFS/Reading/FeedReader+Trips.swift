extension FeedReader {
    /// Reads the lines that vehicles follow.
    mutating func readShapes() throws(GTFSError) {
        var ids: [String] = []
        var numbers: [String: Int] = [:]
        var points: [[(sequence: Int, point: Shape.Point)]] = []
        try read("shapes.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("shape_id"),
                latitude: try table.requiredColumn("shape_pt_lat"),
                longitude: try table.requiredColumn("shape_pt_lon"),
                sequence: try table.requiredColumn("shape_pt_sequence"),
                distance: table.column("shape_dist_traveled")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let latitude = table.number(columns.latitude, in: -90...90)
            let longitude = table.number(columns.longitude, in: -180...180)
            let sequence = table.requiredInteger(columns.sequence, in: 0 ... .max)
            let distance = table.number(columns.distance, in: 0...1e12)
            guard let latitude, let longitude, !table.isBroken else {
                if !table.isBroken { table.fail(.missingRequiredField, "", columns.latitude) }
                return
            }
            let number: Int
            if let known = numbers[id] {
                number = known
            } else {
                number = ids.count
                numbers[id] = number
                ids.append(id)
                points.append([])
            }
            points[number].append(
                (
                    sequence,
                    Shape.Point(latitude: latitude, longitude: longitude, distance: distance)
                ))
        }
        shapes = numbers
        feed.shapes = ids.indices.map { index in
            // Rows of one number keep their order.
            let sorted = points[index].enumerated().sorted {
                ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset)
            }
            if sorted.count == 1 {
                notices.add(FeedNotice(.singleShapePoint, file: "shapes.txt", value: ids[index]))
            }
            return Shape(id: ids[index], points: sorted.map(\.element.point))
        }
    }

    /// Reads trips.
    mutating func readTrips() throws(GTFSError) {
        let (routes, services, shapes) = (routes, services, shapes)
        var found: [Trip] = []
        var numbers: [String: Int] = [:]
        try read("trips.txt", isRequired: true) { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("trip_id"),
                route: try table.requiredColumn("route_id"),
                service: try table.requiredColumn("service_id"),
                headsign: table.column("trip_headsign"), name: table.column("trip_short_name"),
                direction: table.column("direction_id"), block: table.column("block_id"),
                shape: table.column("shape_id"),
                wheelchairs: table.column("wheelchair_accessible"),
                bicycles: table.column("bikes_allowed"),
                unused: ["cars_allowed", "safe_duration_factor", "safe_duration_offset"].map {
                    table.column($0)
                }
            )
        } row: { table, columns in
            func number(
                _ column: FeedTable.Column, in numbers: [String: Int], _ table: inout FeedTable
            ) -> Int {
                let id = table.requiredText(column)
                if let number = numbers[id] { return number }
                if !id.isEmpty { table.fail(.foreignKeyViolation, id, column) }
                return 0
            }
            let id = table.requiredText(columns.id)
            if numbers[id] != nil { table.fail(.duplicateKey, id, columns.id) }
            let route = number(columns.route, in: routes, &table)
            let service = number(columns.service, in: services, &table)
            let shapeID = table.text(columns.shape)
            let shape = shapes[shapeID]
            if shape == nil, !shapeID.isEmpty {
                table.note(.foreignKeyViolation, shapeID, columns.shape)
            }
            let direction = table.choice(columns.direction, upTo: 1, or: 2)
            let wheelchairs = table.choice(columns.wheelchairs, upTo: 2)
            let bicycles = table.choice(columns.bicycles, upTo: 2)
            if table.isBroken { return }
            numbers[id] = found.count
            found.append(
                Trip(
                    id: id, route: route, service: service, headsign: table.text(columns.headsign),
                    shortName: table.text(columns.name), direction: direction < 2 ? direction : nil,
                    block: table.text(columns.block), shape: shape,
                    wheelchairs: Stop.Accessibility(rawValue: wheelchairs) ?? .unknown,
                    bicycles: Stop.Accessibility(rawValue: bicycles) ?? .unknown))
        }
        feed.trips = found
        trips = numbers
    }

    /// Reads the repetitions of trips.
    mutating func readFrequencies() throws(GTFSError) {
        let trips = trips
        var found: [Frequency] = []
        var spans: [Int: [(start: Int32, end: Int32)]] = [:]
        try read("frequencies.txt") { (table) throws(GTFSError) in
            (
                trip: try table.requiredColumn("trip_id"),
                start: try table.requiredColumn("start_time"),
                end: try table.requiredColumn("end_time"),
                headway: try table.requiredColumn("headway_secs"),
                exact: table.column("exact_times")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.trip)
            let trip = trips[id]
            if trip == nil, !id.isEmpty { table.fail(.foreignKeyViolation, id, columns.trip) }
            let start = table.time(columns.start)
            let end = table.time(columns.end)
            let headway = table.requiredInteger(columns.headway, in: 1...86_400 * 7)
            let isExact = table.choice(columns.exact, upTo: 1) == 1
            guard let trip, let start, let end, !table.isBroken else {
                if !table.isBroken { table.fail(.missingRequiredField, "", columns.start) }
                return
            }
            guard start < end else {
                table.fail(.startAndEndRangeOutOfOrder, table.text(columns.end), columns.end)
                return
            }
            let overlaps = spans[trip, default: []].contains { $0.start < end && start < $0.end }
            spans[trip, default: []].append((start, end))
            if overlaps {
                table.fail(.overlappingFrequency, id, columns.start)
                return
            }
            found.append(
                Frequency(
                    trip: trip, start: start, end: end, headway: Int32(headway), isExact: isExact))
        }
        feed.frequencies = found
    }
}
