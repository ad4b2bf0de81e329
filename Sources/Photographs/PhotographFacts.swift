import CalendarDays
import Foundation

/// The metadata in a photograph's file: where, when and how it was taken.
public struct PhotographFacts: Equatable, Sendable {
    /// The latitude in degrees.
    public let latitude: Double
    /// The longitude in degrees.
    public let longitude: Double
    /// Where the middle of the picture looks, in degrees clockwise from true north; nil where that is not known.
    ///
    /// A direction that the camera has measured from magnetic north is taken as it is.
    public let headingDegrees: Double?
    /// When it was taken, as in `2026-05-03T14:22:10+02:00`; without a zone where the camera has none; nil if that is not known.
    public let time: String?
    /// The same in seconds since 1970; as if in UTC where the zone is not known.
    public let moment: Double?
    /// The orientation of the picture by Exif, 1 to 8.
    public let orientation: Int
    /// Pixels of a row of the picture when it is upright; nil where the file does not say.
    public let width: Int?
    /// Rows of pixels when it is upright; nil where the file does not say.
    public let height: Int?
    /// The horizontal field of view in degrees; 360 for a whole panorama.
    public let fieldOfViewDegrees: Double
    /// The part of the sphere that the picture covers; nil for a flat one.
    public let panorama: Panorama?
    /// The author or owner of the photograph; nil if unknown.
    public let attribution: String?
    /// The title; nil if there is none.
    public let title: String?

    /// How much a picture shows whose lens is not known.
    static let usualFieldOfView = 65.0

    /// Reads the facts of a picture in memory.
    ///
    /// - Returns: Nil for a picture that does not say where it was taken.
    /// - Throws: `PhotographError` for what is no JPEG, PNG or WebP, or is damaged.
    public static func read(_ file: [UInt8]) throws(PhotographError) -> PhotographFacts? {
        try PhotographFacts(EmbeddedNotes(ByteSource(file)))
    }

    /// Reads the facts of a file, of which only the notes are looked at.
    ///
    /// - Returns: Nil for a picture that does not say where it was taken.
    /// - Throws: `PhotographError` for a file that cannot be opened, is no JPEG, PNG or WebP, or is damaged.
    public static func read(path: String) throws(PhotographError) -> PhotographFacts? {
        try PhotographFacts(EmbeddedNotes(ByteSource(path: path)))
    }

    private init?(_ notes: EmbeddedNotes) throws(PhotographError) {
        guard let exif = notes.exif else { return nil }
        let tags = try ExifTags(exif)
        guard let latitude = Self.degrees(tags, 2, sign: 1, negative: "S", most: 90),
            let longitude = Self.degrees(tags, 4, sign: 3, negative: "W", most: 180),
            // What cameras write before they know where they are.
            latitude != 0 || longitude != 0
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude

        let told = tags[.image, 0x0112]?.first.flatMap { Int(exactly: $0) } ?? 1
        orientation = 1...8 ~= told ? told : 1
        let isTurned = orientation > 4
        width = isTurned ? notes.size?.height : notes.size?.width
        height = isTurned ? notes.size?.width : notes.size?.height

        panorama = notes.xmp.flatMap { Panorama(notes: $0, size: notes.size) }
        let direction = tags[.position, 17]?.first.flatMap { 0...360 ~= $0 ? $0 : nil }
        let heading = panorama == nil ? nil : notes.xmp.flatMap { Panorama.heading(notes: $0) }
        headingDegrees = (heading ?? direction).map { $0.truncatingRemainder(dividingBy: 360) }
        fieldOfViewDegrees =
            panorama.map { 360 * $0.width }
            ?? Self.fieldOfView(tags, isUpright: (width ?? 4) < (height ?? 3))

        let taken = PhotographTime(tags)
        time = taken?.text
        moment = taken?.seconds
        attribution =
            (tags.text(.image, 0x8298) ?? tags.text(.image, 0x013B)).map { String($0.prefix(200)) }
        title = tags.text(.image, 0x010E).map { String($0.prefix(200)) }
    }

    /// A latitude or longitude of degrees, minutes and seconds.
    private static func degrees(
        _ tags: ExifTags, _ tag: UInt16, sign: UInt16, negative: String, most: Double
    ) -> Double? {
        guard let parts = tags[.position, tag], parts[0].isFinite else { return nil }
        // Minutes or seconds that are not known are none.
        func part(_ index: Int) -> Double {
            index < parts.count && parts[index].isFinite ? parts[index] : 0
        }
        let degrees = part(0) + part(1) / 60 + part(2) / 3600
        guard 0...most ~= degrees else { return nil }
        return tags.text(.position, sign)?.uppercased().hasPrefix(negative) == true
            ? -degrees : degrees
    }

    /// How much a lens shows, by the length of one with the same view before a film of 36 × 24 mm.
    private static func fieldOfView(_ tags: ExifTags, isUpright: Bool) -> Double {
        guard let length = tags[.camera, 0xA405]?.first, 1...2000 ~= length else {
            return usualFieldOfView
        }
        return 2 * atan((isUpright ? 24 : 36) / (2 * length)) * 180 / .pi
    }
}

/// When a photograph was taken.
private struct PhotographTime {
    var text: String
    var seconds: Double

    /// Reads the time of the picture with its zone, else that of the satellites.
    init?(_ tags: ExifTags) {
        let clock = tags.text(.camera, 0x9003) ?? tags.text(.image, 0x0132)
        if let clock, let (date, second) = Self.date(clock) {
            let zone = (tags.text(.camera, 0x9011) ?? tags.text(.camera, 0x9010))
                .flatMap(Self.zone)
            text = Self.text(date, second) + (zone?.text ?? "")
            seconds = Double(date.daysSince1970) * 86_400 + second - (zone?.seconds ?? 0)
            return
        }
        guard let day = tags.text(.position, 29), let time = tags[.position, 7], time.count >= 3,
            time.allSatisfy({ 0...60 ~= $0 }),
            let (date, _) = Self.date(day + " 00:00:00")
        else { return nil }
        let second = (time[0] * 3600 + time[1] * 60 + time[2]).rounded(.down)
        guard second < 86_400 else { return nil }
        text = Self.text(date, second) + "Z"
        seconds = Double(date.daysSince1970) * 86_400 + second
    }

    /// A day and the second in it of a text like `2026:05:03 14:22:10`.
    private static func date(_ text: String) -> (CivilDate, second: Double)? {
        let parts = text.split { " :-T/".contains($0) }.prefix(6).compactMap { Int($0.prefix(4)) }
        guard parts.count == 6, 1826...9999 ~= parts[0], 1...12 ~= parts[1], 1...31 ~= parts[2],
            0...23 ~= parts[3], 0...59 ~= parts[4], 0...60 ~= parts[5]
        else { return nil }
        return (
            CivilDate(year: parts[0], month: parts[1], day: parts[2]),
            Double(parts[3] * 3600 + parts[4] * 60 + min(parts[5], 59))
        )
    }

    /// The seconds that a zone like `+02:00` is ahead, and the zone as ISO 8601 has it.
    private static func zone(_ text: String) -> (text: String, seconds: Double)? {
        if text == "Z" { return ("Z", 0) }
        let parts = text.dropFirst().split(separator: ":").compactMap { Int($0.prefix(2)) }
        guard let sign = text.first, sign == "+" || sign == "-", parts.count == 2,
            0...14 ~= parts[0], 0...59 ~= parts[1]
        else { return nil }
        let ahead = Double(parts[0] * 3600 + parts[1] * 60)
        return ("\(sign)\(two(parts[0])):\(two(parts[1]))", sign == "-" ? -ahead : ahead)
    }

    private static func text(_ date: CivilDate, _ second: Double) -> String {
        let whole = Int(second)
        return "\(date.year)-\(two(date.month))-\(two(date.day))T"
            + "\(two(whole / 3600)):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }

    private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
}
