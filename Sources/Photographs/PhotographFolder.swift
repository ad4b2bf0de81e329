import Bytes
import Foundation
import MapGeometry
import Synchronization

/// The photographs of a folder, in the order in which one walks from one to the next.
///
/// JPEG, PNG and WebP files that say where they were taken, in the folder and those in it. They are looked at once, when
/// the folder is opened; the files themselves are read when they are shown.
public final class PhotographFolder: Sendable {
    /// The folder as the caller named it.
    public let path: String
    /// The photographs, by folder, and in it by time; those without a time come last, by name.
    public let photographs: [Photograph]
    /// The number of pictures that do not say where they were taken.
    public let unplacedCount: Int
    /// Files that could not be read, with a sentence for each, 20 at most.
    public let warnings: [String]
    /// The number of files that could not be read.
    public let damagedCount: Int

    /// The places in ``photographs`` by id.
    private let places: [String: Int]
    /// The places of those before and after each, -1 for none.
    private let neighbors: [(before: Int32, after: Int32)]

    /// The maximum number of photographs of a folder.
    public static let mostPhotographs = 1_000_000
    /// The maximum nesting depth of folders.
    public static let deepest = 16
    /// The largest file that is shown, in bytes.
    public static let largestFile = 256 << 20
    /// The maximum distance in meters between photographs that follow each other.
    public static let longestStepMeters = 50.0
    /// The maximum time in seconds between photographs that follow each other, where both tell when they were taken.
    public static let longestPauseSeconds = 600.0
    private static let mostWarnings = 20

    /// Opens a folder.
    ///
    /// - Throws: ``PhotographError``: `unreadable` where the folder cannot be listed, `tooLarge` where it holds more than
    ///   ``mostPhotographs``. Files that cannot be read are told by ``warnings``.
    public init(path: String) throws(PhotographError) {
        self.path = path
        let files = try Self.files(below: path)
        var found: [Photograph] = []
        var unplaced = 0
        var damaged = 0
        var warnings: [String] = []
        for file in files {
            do throws(PhotographError) {
                if let facts = try PhotographFacts.read(path: path + "/" + file) {
                    found.append(Photograph(path: file, facts: facts))
                } else {
                    unplaced += 1
                }
            } catch {
                damaged += 1
                if warnings.count < Self.mostWarnings { warnings.append("\(file): \(error)") }
            }
        }
        photographs = found.sorted(by: Self.isBefore)
        unplacedCount = unplaced
        damagedCount = damaged
        self.warnings = warnings
        places = Dictionary(
            photographs.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var neighbors = [(before: Int32, after: Int32)](
            repeating: (-1, -1), count: photographs.count)
        for index in photographs.indices.dropFirst()
        where Self.follows(photographs[index], photographs[index - 1]) {
            neighbors[index].before = Int32(index - 1)
            neighbors[index - 1].after = Int32(index)
        }
        self.neighbors = neighbors
    }

    /// A photograph by its id; nil if there is none.
    public func photograph(_ id: String) -> Photograph? { places[id].map { photographs[$0] } }

    /// The photograph that one comes to next along the way; nil at its end.
    ///
    /// Photographs follow each other in the order of time if they lie in the same folder, not farther apart than
    /// ``longestStepMeters``, and not longer than ``longestPauseSeconds``.
    public func next(after photograph: Photograph) -> Photograph? {
        neighbor(photograph) { $0.after }
    }

    /// The photograph that one comes from; nil at the beginning of the way.
    public func previous(before photograph: Photograph) -> Photograph? {
        neighbor(photograph) { $0.before }
    }

    private func neighbor(
        _ photograph: Photograph, _ side: ((before: Int32, after: Int32)) -> Int32
    ) -> Photograph? {
        guard let place = places[photograph.id], case let other = side(neighbors[place]),
            other >= 0
        else { return nil }
        return photographs[Int(other)]
    }

    /// The photograph that shows a place best: of those within a distance a near one that looks there.
    ///
    /// One that looks elsewhere counts as thrice as far.
    ///
    /// - Parameters:
    ///   - place: A coordinate; one that is none has no photograph.
    ///   - meters: How far away a photograph may have been taken.
    /// - Complexity: O(n).
    public func photograph(
        of place: CLLocationCoordinate2D, within meters: Double = 50
    ) -> Photograph? {
        guard place.latitude.isFinite, place.longitude.isFinite, abs(place.latitude) <= 90
        else { return nil }
        var best: (photograph: Photograph, cost: Double)?
        for photograph in photographs {
            // A degree of latitude is 111 km everywhere: most are skipped by it.
            guard abs(photograph.facts.latitude - place.latitude) * 110_000 <= meters else {
                continue
            }
            let distance = Geodesic.distance(from: photograph.coordinate, to: place)
            guard distance <= meters else { continue }
            let cost = distance < 1 || photograph.shows(place) ? distance : 3 * distance
            if best.map({ cost < $0.cost }) ?? true { best = (photograph, cost) }
        }
        return best?.photograph
    }

    /// The bytes of a photograph's file.
    ///
    /// - Throws: ``PhotographError``: `unreadable` where the file is gone, `tooLarge` where it has more bytes than ``largestFile``.
    public func file(of photograph: Photograph) throws(PhotographError) -> [UInt8] {
        let source = try ByteSource(path: path + "/" + photograph.path)
        guard source.count <= Self.largestFile else {
            throw PhotographError(
                .tooLarge, "\(photograph.path) has more than \(Self.largestFile) bytes")
        }
        return try source.bytes(at: 0, count: source.count)
    }

    // MARK: Listing

    private static let endings: Set<String> = ["jpg", "jpeg", "png", "webp"]

    /// The pictures below a folder by their paths in it, sorted; links are not followed, and what begins with a point
    /// is skipped.
    private static func files(below root: String) throws(PhotographError) -> [String] {
        var files: [String] = []
        var folders = [(path: "", depth: 0)]
        while let folder = folders.popLast() {
            let place = folder.path.isEmpty ? root : root + "/" + folder.path
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: place)
            } catch {
                throw PhotographError(.unreadable, "the folder \(place) cannot be listed")
            }
            for name in names where !name.hasPrefix(".") {
                let path = folder.path.isEmpty ? name : folder.path + "/" + name
                // What has gone away meanwhile is no file any more.
                let kind =
                    (try? FileManager.default.attributesOfItem(atPath: root + "/" + path))?[
                        .type] as? FileAttributeType
                if kind == .typeDirectory {
                    if folder.depth < deepest { folders.append((path, folder.depth + 1)) }
                } else if kind == .typeRegular,
                    endings.contains((name as NSString).pathExtension.lowercased())
                {
                    files.append(path)
                    if files.count > mostPhotographs {
                        throw PhotographError(
                            .tooLarge, "\(root) holds more than \(mostPhotographs) pictures")
                    }
                }
            }
        }
        return files.sorted()
    }

    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }

    private static func isBefore(_ one: Photograph, _ other: Photograph) -> Bool {
        let (here, there) = (folder(of: one.path), folder(of: other.path))
        if here != there { return here < there }
        let (now, then) = (one.facts.moment ?? .infinity, other.facts.moment ?? .infinity)
        return now != then ? now < then : one.path < other.path
    }

    private static func follows(_ photograph: Photograph, _ last: Photograph) -> Bool {
        guard folder(of: photograph.path) == folder(of: last.path),
            (photograph.facts.moment == nil) == (last.facts.moment == nil),
            abs((photograph.facts.moment ?? 0) - (last.facts.moment ?? 0)) <= longestPauseSeconds
        else { return false }
        return Geodesic.distance(from: last.coordinate, to: photograph.coordinate)
            <= longestStepMeters
    }
}
