import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// Types of files by their endings, types of the web and kinds.
struct FileTypeTests {
    @Test(arguments: [
        ("jpg", UTType.jpeg, "image/jpeg"), ("JPEG", .jpeg, "image/jpeg"),
        ("png", .png, "image/png"),
        ("json", .json, "application/json"), ("txt", .plainText, "text/plain"),
        ("csv", .commaSeparatedText, "text/csv"),
        ("pdf", .pdf, "application/pdf"), ("mp4", .mpeg4Movie, "video/mp4"),
    ])
    func anEndingHasAType(_ ending: String, _ type: UTType, _ webType: String) throws {
        let found = try #require(UTType(filenameExtension: ending))
        #expect(found == type && found.preferredMIMEType == webType)
        #expect(UTType(mimeType: webType) == type)
    }

    @Test func typesAreKindsOfOthers() throws {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data))
        #expect(!UTType.jpeg.conforms(to: .text) && !UTType.image.conforms(to: .jpeg))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        let gpx = try #require(UTType(filenameExtension: "gpx", conformingTo: .xml))
        #expect(gpx.conforms(to: .text) && gpx.preferredMIMEType == "application/gpx+xml")
    }

    @Test func whatIsNotKnownIsDynamic() throws {
        let made = try #require(UTType(filenameExtension: "mapwright"))
        #expect(made.isDynamic && !made.isDeclared && made.conforms(to: .data))
        #expect(made.preferredFilenameExtension == "mapwright")
        #expect(UTType("org.example.unknown") == nil && UTType(filenameExtension: "") == nil)
        let own = UTType(exportedAs: "org.example.trip", conformingTo: .json)
        #expect(own.conforms(to: .text) && own.identifier == "org.example.trip")
        let copy = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([own]))
        #expect(copy == [own])
    }

    @Test func everyTypeStandsInTheTableOnce() {
        let names = TypeTable.all.map(\.identifier)
        #expect(Set(names).count == names.count)
        for type in TypeTable.all {
            #expect(
                type.parents.allSatisfy { TypeTable.byIdentifier[$0] != nil }, "\(type.identifier)")
        }
        #expect(kUTTypeImage as String == UTType.image.identifier)
    }
}
