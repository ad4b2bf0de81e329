import CalendarDays

extension FeedReader {
    /// The maximum number of days that a service may span.
    private static var mostDays: Int32 { 40_000 }
    /// The same once all services span ``manyDays`` together, so that a wrong year in each row cannot ask for much memory.
    private static var mostDaysOfMany: Int32 { 3660 }
    private static var manyDays: Int { 5_000_000 }

    /// Reads the days of services.
    mutating func readServices() throws(GTFSError) {
        let names = files.names
        guard names.contains("calendar.txt") || names.contains("calendar_dates.txt") else {
            throw GTFSError(
                .invalid(.missingCalendarAndCalendarDateFiles), path: files.path,
                file: "calendar.txt")
        }
        var days: [Set<Int32>] = []
        var ids: [String] = []
        var numbers: [String: Int] = [:]
        var total = 0
        func number(of id: String) -> Int {
            if let number = numbers[id] { return number }
            numbers[id] = ids.count
            ids.append(id)
            days.append([])
            return ids.count - 1
        }
        let weekdayNames = [
            "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
        ]
        try read("calendar.txt") { (table) throws(GTFSError) in
            var weekdays: [FeedTable.Column] = []
            for name in weekdayNames { weekdays.append(try table.requiredColumn(name)) }
            return (
                id: try table.requiredColumn("service_id"), weekdays: weekdays,
                start: try table.requiredColumn("start_date"),
                end: try table.requiredColumn("end_date")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            if numbers[id] != nil { table.fail(.duplicateKey, id, columns.id) }
            let start = table.requiredDate(columns.start)
            let end = table.requiredDate(columns.end)
            var runs: [Bool] = []
            for column in columns.weekdays {
                runs.append(table.requiredInteger(column, in: 0...1) == 1)
            }
            if start > end, !table.isBroken {
                table.fail(.startAndEndRangeOutOfOrder, ServiceTime.date(ofDay: end), columns.end)
            }
            if table.isBroken { return }
            let service = number(of: id)
            let span = total < Self.manyDays ? Self.mostDays : Self.mostDaysOfMany
            let last = min(end, start + span)
            total += Int(last - start)
            for day in start...last {
                // The first of January 1970 was a Thursday.
                if runs[Int((day % 7 + 10) % 7)] { days[service].insert(day) }
            }
        }
        try read("calendar_dates.txt") { (table) throws(GTFSError) in
            (
                id: try table.requiredColumn("service_id"),
                date: try table.requiredColumn("date"),
                kind: try table.requiredColumn("exception_type")
            )
        } row: { table, columns in
            let id = table.requiredText(columns.id)
            let day = table.requiredDate(columns.date)
            let kind = table.requiredInteger(columns.kind, in: 1...2)
            if table.isBroken { return }
            let service = number(of: id)
            if kind == 1 { days[service].insert(day) } else { days[service].remove(day) }
        }
        services = numbers
        feed.services = ids.indices.map { Service(id: ids[$0], days: days[$0].sorted()) }
    }
}
