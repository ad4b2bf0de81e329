import Columns

/// A failure to open a timetable, or to answer a question from it.
public struct TransitError: Error, Equatable, Sendable {
    /// The kinds of failure.
    public enum Code: Equatable, Sendable {
        /// The file does not begin as a timetable does.
        case notATimetable
        /// The file was written by a newer version.
        case newerVersion(found: Int, known: Int)
        /// The file was written by an older version, whose layout is no longer read.
        case olderVersion(found: Int, known: Int)
        /// The header does not fit the file.
        case damagedHeader
        /// A column does not hold what it has to: its name, and what is wrong.
        case damagedColumn(String, reason: String)
        /// The file cannot be written: what the system says.
        case file(String)
        /// The timetable has no trips on the days asked for: its first and last day, such as "2014-10-19".
        case outsideServiceDays(first: String, last: String)
        /// The timetable has no trips at all.
        case empty
        /// The question has more stops on the way than are looked for.
        case tooManyVias(most: Int)
        /// Time on foot cannot count in a question with stops on the way.
        case viasWithWalking
        /// A stop of the question is not one of the timetable's.
        case unknownStop(Int)
        /// No stop is near enough to the journey's start or end.
        case noStopsInRange
        /// No journey leads from the start to the end in the time asked for.
        case noConnection
        /// The bytes are no message of GTFS-Realtime: what is wrong.
        case invalidRealtime(String)
    }

    /// The kind of failure.
    public let code: Code
    /// The timetable's file, where it matters.
    public let path: String

    /// Creates an error.
    public init(_ code: Code, path: String = "") {
        self.code = code
        self.path = path
    }

    init(_ error: LayoutError) {
        let known = Int(Timetable.format.version)
        let code: Code =
            switch error.code {
            case .foreign: .notATimetable
            case .newer(let version): .newerVersion(found: Int(version), known: known)
            case .older(let version): .olderVersion(found: Int(version), known: known)
            case .header: .damagedHeader
            case .column(let name, let fault):
                .damagedColumn(name, reason: "\(fault) (byte \(error.offset))")
            }
        self.init(code, path: error.path)
    }
}

extension TransitError {
    /// Whether nothing is wrong but that there is no journey of the sort.
    public var isAboutTheJourney: Bool {
        switch code {
        case .outsideServiceDays, .empty, .noStopsInRange, .noConnection: true
        default: false
        }
    }
}

extension TransitError: CustomStringConvertible {
    /// A one-sentence description of the error for people.
    public var description: String {
        let again = "import the feeds again"
        return switch code {
        case .notATimetable: "\(path) is not a timetable; \(again)"
        case .newerVersion(let found, let known):
            "\(path) has version \(found), this mapwright reads up to \(known); \(again)"
        case .olderVersion(let found, let known):
            "\(path) was made by an older mapwright (version \(found) of the file, this one reads "
                + "version \(known)); \(again)"
        case .damagedHeader: "\(path) is damaged: its header does not fit it; \(again)"
        case .damagedColumn(let column, let reason):
            "\(path) is damaged: its column “\(column)” \(reason); \(again)"
        case .file(let reason): reason
        case .outsideServiceDays(let first, let last):
            "the timetable has no trips then: it holds the days from \(first) to \(last)"
        case .empty: "the timetable has no trips"
        case .tooManyVias(let most): "a journey has no more than \(most) stops on the way"
        case .viasWithWalking: "time on foot does not count where a journey has stops on the way"
        case .unknownStop(let stop): "the timetable has no stop \(stop)"
        case .noStopsInRange: "no stop is within reach"
        case .noConnection: "there is no journey by public transport then"
        case .invalidRealtime(let reason): "the update is no GTFS-Realtime message: \(reason)"
        }
    }
}
