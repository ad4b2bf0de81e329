import Answers
import CalendarDays
import Foundation
import GTFS

/// What `inspect` tells about a feed of public transport.
struct FeedReport {
    let path: String
    let feed: Feed

    /// Whether a path is that of a feed, not of an atlas: an archive, or a folder with the file that every feed has.
    static func isFeed(_ path: String) -> Bool {
        if path.lowercased().hasSuffix(".zip") { return true }
        return FileManager.default.fileExists(atPath: path + "/stop_times.txt")
    }

    /// How many samples of a finding are shown as text; JSON has all that are kept.
    private static let mostSamples = 3

    private struct Document: Encodable {
        struct Sample: Encodable {
            let file: String
            let row: Int?
            let field: String?
            let value: String
        }

        struct Finding: Encodable {
            let code, severity, text: String
            let count: Int
            let samples: [Sample]
        }

        let agencies: [String]
        let firstDay, lastDay: String?
        let routes, stops, trips, tripsOnDemand, stopTimes: Int
        let skippedRows: [String: Int]
        let findings: [Finding]
    }

    private struct Finding {
        let code: FeedNotice.Code
        let count: Int
        let samples: [FeedNotice]
    }

    /// The findings, errors first, then by name.
    private var findings: [Finding] {
        let order: [FeedNotice.Severity] = [.error, .warning, .info]
        return feed.notices.counts.map { code, count in
            Finding(code: code, count: count, samples: feed.notices.samples[code] ?? [])
        }.sorted { one, other in
            let (a, b) = (
                order.firstIndex(of: one.code.severity) ?? 0,
                order.firstIndex(of: other.code.severity) ?? 0
            )
            return (a, one.code.rawValue) < (b, other.code.rawValue)
        }
    }

    /// The first and the last day on which a trip runs.
    private var days: (first: String, last: String)? {
        let days = feed.services.lazy.flatMap(\.days)
        guard let first = days.min(), let last = days.max() else { return nil }
        return (Self.date(first), Self.date(last))
    }

    private static func date(_ day: Int32) -> String {
        CivilDate(daysSince1970: Int(day)).iso8601
    }

    /// The report as one JSON document.
    func json() throws -> Data {
        let document = Document(
            agencies: feed.agencies.map(\.name), firstDay: days?.first, lastDay: days?.last,
            routes: feed.routes.count, stops: feed.stops.count, trips: feed.trips.count,
            tripsOnDemand: feed.flexibleTripCount, stopTimes: feed.stopTimes.count,
            skippedRows: feed.notices.skippedRows,
            findings: findings.map { finding in
                .init(
                    code: finding.code.rawValue, severity: finding.code.severity.rawValue,
                    text: finding.code.text, count: finding.count,
                    samples: finding.samples.map {
                        .init(file: $0.file, row: $0.row, field: $0.field, value: $0.value)
                    })
            })
        return try ReportLines.json(document)
    }

    /// How many there are, and of how many if some are left out.
    private static func count(_ kept: Int, of all: Int) -> String {
        Figures.count(kept) + (kept < all ? " of \(Figures.count(all))" : "")
    }

    /// The report as a page of text.
    func text(on terminal: Terminal) -> String {
        var report = ReportLines(about: path, on: terminal)
        report.add("Companies", feed.agencies.map(\.name).joined(separator: ", "))
        report.add("Days", days.map { "\($0.first) to \($0.last)" } ?? "none: no trip runs")
        report.add("Lines", Figures.count(feed.routes.count))
        report.add("Stops", Figures.count(feed.stops.count))
        report.add(
            "Trips",
            Self.count(feed.usableTripCount + feed.flexibleTripCount, of: feed.tripRowCount))
        report.add("Stop times", Self.count(feed.stopTimes.count, of: feed.stopTimeRowCount))
        if let losses = feed.losses { report.add("Left out", losses) }
        for (file, count) in feed.notices.skippedRows.sorted(by: { $0.key < $1.key }) {
            report.add("", "\(file): \(Figures.count(count))")
        }
        if findings.isEmpty {
            report.add("Findings", "none")
        } else {
            report.add(["", "Findings"])
        }
        for finding in findings {
            let severity = finding.code.severity.rawValue
            report.add([
                "  \(severity) \(terminal.style.bold(finding.code.rawValue)), \(Figures.count(finding.count)): \(finding.code.text)"
            ])
            report.add(
                finding.samples.prefix(Self.mostSamples).map {
                    "    " + terminal.style.dim("\($0)")
                })
        }
        return report.text
    }
}
