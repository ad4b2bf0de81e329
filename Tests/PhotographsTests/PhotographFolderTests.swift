import Foundation
import MapGeometry
import MapPixels
import Photographs
import TestSupport
import Testing

/// Folders of photographs: what is found, which shows a place, and the way along a street.
@Suite struct PhotographFolderTests {
    private let street: PhotographStreet
    private let body: [UInt8]
    private static let start = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)

    init() throws {
        street = try PhotographStreet()
        body = try JPEGEncoder().encode(PixelBuffer(width: 8, height: 8))
    }

    private static func place(north: Double, east: Double = 0) -> CLLocationCoordinate2D {
        let up = Geodesic.destination(from: start, bearing: 0, distance: north)
        return Geodesic.destination(from: up, bearing: 90, distance: east)
    }

    private func add(
        _ name: String, north: Double, east: Double = 0, heading: Double? = nil,
        time: String? = nil,
        isPanorama: Bool = false
    ) throws {
        let place = Self.place(north: north, east: east)
        try street.add(
            name,
            GeotaggedJPEG.bytes(
                body, latitude: place.latitude, longitude: place.longitude, heading: heading,
                time: time, panorama: isPanorama ? ["ProjectionType": "equirectangular"] : nil))
    }

    private func folder() throws -> PhotographFolder { try PhotographFolder(path: street.path) }

    @Test func filesAreFoundInFoldersAndWhatIsNoneIsCounted() throws {
        try add("a.jpg", north: 0)
        try add("deep/er/b.JPEG", north: 10)
        try street.add("no-place.jpg", body)
        try street.add("damaged.jpg", Array("no picture".utf8))
        try street.add("notes.txt", Array("a.jpg".utf8))
        try street.add(".hidden/c.jpg", body)
        try FileManager.default.createSymbolicLink(
            atPath: street.path + "/loop", withDestinationPath: street.path)
        let folder = try folder()
        #expect(folder.photographs.map(\.path) == ["a.jpg", "deep/er/b.JPEG"])
        #expect(folder.unplacedCount == 1 && folder.damagedCount == 1)
        #expect(folder.warnings == ["damaged.jpg: the file is neither JPEG, PNG nor WebP"])
        #expect(folder.photographs[1].name == "b")
    }

    @Test func aFolderThatIsNotThereIsAnError() throws {
        do {
            _ = try PhotographFolder(path: "/nowhere/at/all")
            Issue.record("a folder that is not there was opened")
        } catch {
            #expect(error.code == .unreadable)
            #expect(error.description == "the folder /nowhere/at/all cannot be listed")
        }
    }

    @Test func idsStayAndFindTheirFiles() throws {
        try add("a.jpg", north: 0)
        let first = try folder().photographs[0]
        try add("0.jpg", north: 5)
        let folder = try folder()
        #expect(folder.photograph(first.id) == first)
        #expect(first.id.utf8.count == 16 && folder.photograph("0000000000000000") == nil)
        #expect(try folder.file(of: first).suffix(body.count - 2) == body.dropFirst(2))
        try FileManager.default.removeItem(atPath: street.path + "/a.jpg")
        #expect(throws: PhotographError.self) { try folder.file(of: first) }
    }

    @Test func oneWalksInTheOrderOfTimeWherePhotographsAreNear() throws {
        try add("walk/z.jpg", north: 0, time: "2026:05:03 10:00:00")
        try add("walk/y.jpg", north: 20, time: "2026:05:03 10:00:20")
        try add("walk/x.jpg", north: 45, time: "2026:05:03 10:01:00")
        // Too far, too late, in another folder, at no time.
        try add("walk/w.jpg", north: 120, time: "2026:05:03 10:02:00")
        try add("walk/v.jpg", north: 130, time: "2026:05:03 12:00:00")
        try add("ride/u.jpg", north: 46, time: "2026:05:03 10:01:01")
        try add("walk/s.jpg", north: 131)
        try add("walk/t.jpg", north: 140)
        let folder = try folder()
        func named(_ name: String) -> Photograph {
            folder.photographs.first { $0.name == name } ?? folder.photographs[0]
        }
        let next = "zyxwvust".map { folder.next(after: named(String($0)))?.name ?? "-" }
        #expect(next == ["y", "x", "-", "-", "-", "-", "t", "-"])
        let last = "zyxwvust".map { folder.previous(before: named(String($0)))?.name ?? "-" }
        #expect(last == ["-", "z", "y", "-", "-", "-", "-", "s"])
    }

    @Test func thePhotographThatLooksThereShowsAPlace() throws {
        // The place is 20 m to the north of the first, 12 m to the south of the second, which looks away.
        try add("towards.jpg", north: 0, heading: 5)
        try add("away.jpg", north: 32, heading: 0)
        let folder = try folder()
        let place = Self.place(north: 20)
        #expect(folder.photograph(of: place)?.name == "towards")
        try add("all-around.jpg", north: 34, isPanorama: true)
        #expect(try self.folder().photograph(of: place)?.name == "all-around")
    }

    @Test func farPlacesHaveNone() throws {
        try add("a.jpg", north: 0, heading: 0)
        let folder = try folder()
        #expect(folder.photograph(of: Self.place(north: 49))?.name == "a")
        #expect(folder.photograph(of: Self.place(north: 51)) == nil)
        #expect(folder.photograph(of: Self.place(north: 51), within: 60)?.name == "a")
        #expect(folder.photograph(of: Self.place(north: 0, east: 51)) == nil)
        for (latitude, longitude) in [(Double.nan, 0), (91, 0), (0, .infinity)] {
            #expect(
                folder.photograph(
                    of: CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) == nil)
        }
    }

    @Test func aPhotographBeyondTheDateLineIsNear() throws {
        try street.add(
            "a.jpg", GeotaggedJPEG.bytes(body, latitude: -17, longitude: 179.9999))
        let place = CLLocationCoordinate2D(latitude: -17, longitude: -179.9999)
        #expect(try folder().photograph(of: place)?.name == "a")
    }
}
