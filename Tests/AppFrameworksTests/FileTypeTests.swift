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

    /// Types by Apple's names, with their identifiers and the types that they are a kind of, as
    /// `UTCoreTypes.h` lists them.
    private static let named: [(UTType, String, [UTType])] = [
        (.item, "public.item", []), (.content, "public.content", []),
        (.compositeContent, "public.composite-content", [.content]),
        (.data, "public.data", [.item]), (.directory, "public.directory", [.item]),
        (.folder, "public.folder", [.directory]), (.package, "com.apple.package", [.directory]),
        (.bundle, "com.apple.bundle", [.directory]), (.url, "public.url", [.data]),
        (.fileURL, "public.file-url", [.url]), (.archive, "public.archive", []),
        (.zip, "public.zip-archive", [.data, .archive]),
        (.gzip, "org.gnu.gnu-zip-archive", [.data, .archive]),
        (.executable, "public.executable", [.item]), (.database, "public.database", []),
        (.text, "public.text", [.data, .content]), (.plainText, "public.plain-text", [.text]),
        (.utf8PlainText, "public.utf8-plain-text", [.plainText]),
        (.utf16PlainText, "public.utf16-plain-text", [.plainText]), (.rtf, "public.rtf", [.text]),
        (.html, "public.html", [.text]), (.xml, "public.xml", [.text]),
        (.json, "public.json", [.text]), (.yaml, "public.yaml", [.text]),
        (.delimitedText, "public.delimited-values-text", [.text]),
        (.commaSeparatedText, "public.comma-separated-values-text", [.delimitedText]),
        (.tabSeparatedText, "public.tab-separated-values-text", [.delimitedText]),
        (.sourceCode, "public.source-code", [.plainText]),
        (.swiftSource, "public.swift-source", [.sourceCode]),
        (.propertyList, "com.apple.property-list", [.data]),
        (.xmlPropertyList, "com.apple.xml-property-list", [.xml, .propertyList]),
        (.pdf, "com.adobe.pdf", [.data, .compositeContent]),
        (.calendarEvent, "public.calendar-event", []), (.contact, "public.contact", []),
        (.vCard, "public.vcard", [.text, .contact]), (.image, "public.image", [.data, .content]),
        (.jpeg, "public.jpeg", [.image]), (.png, "public.png", [.image]),
        (.gif, "com.compuserve.gif", [.image]), (.tiff, "public.tiff", [.image]),
        (.bmp, "com.microsoft.bmp", [.image]), (.ico, "com.microsoft.ico", [.image]),
        (.webP, "org.webmproject.webp", [.image]), (.heic, "public.heic", [.image]),
        (.heif, "public.heif", [.image]), (.svg, "public.svg-image", [.image]),
        (.rawImage, "public.camera-raw-image", [.image]),
        (.livePhoto, "com.apple.live-photo", []),
        (.audiovisualContent, "public.audiovisual-content", [.data, .content]),
        (.audio, "public.audio", [.audiovisualContent]),
        (.movie, "public.movie", [.audiovisualContent]), (.video, "public.video", [.movie]),
        (.mp3, "public.mp3", [.audio]), (.wav, "com.microsoft.waveform-audio", [.audio]),
        (.aiff, "public.aiff-audio", [.audio]), (.mpeg4Movie, "public.mpeg-4", [.movie]),
        (.mpeg4Audio, "public.mpeg-4-audio", [.mpeg4Movie, .audio]),
        (.mpeg, "public.mpeg", [.movie]),
        (.quickTimeMovie, "com.apple.quicktime-movie", [.movie]), (.avi, "public.avi", [.movie]),
    ]

    @Test(arguments: named)
    func typesHaveApplesNamesAndKinds(type: UTType, name: String, kinds: [UTType]) throws {
        #expect(type.identifier == name && "\(type)" == name && UTType(name) == type)
        #expect(type.isDeclared && !type.isDynamic && type.localizedDescription != nil)
        #expect(type.isPublic == name.hasPrefix("public."))
        for kind in kinds {
            #expect(type.isSubtype(of: kind) && kind.isSupertype(of: type))
        }
        // A root is a kind of nothing, and nothing is a kind of itself but by conformance.
        #expect(type.supertypes.isEmpty == kinds.isEmpty)
        #expect(type.conforms(to: type) && !type.isSubtype(of: type))
    }

    @Test func tagsAreTheEndingsAndTypesOfTheWeb() throws {
        #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
        #expect(UTType.jpeg.tags[.mimeType]?.first == "image/jpeg" && UTType.item.tags.isEmpty)
        #expect(UTType(tag: "PNG", tagClass: .filenameExtension, conformingTo: nil) == .png)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .image) == .png)
        let dynamic = try #require(UTType(mimeType: "application/x-harbor"))
        #expect(dynamic.tags == [.mimeType: ["application/x-harbor"]])
        #expect(dynamic.preferredFilenameExtension == nil && dynamic.localizedDescription == nil)
        let imported = UTType(importedAs: "org.example.track", conformingTo: .xml)
        #expect(imported.conforms(to: .text) && imported.tags.isEmpty && !imported.isDeclared)
    }

    @Test(arguments: [
        ("puppy", UTType.jpeg, "puppy.jpeg"), ("puppy.jpg", .jpeg, "puppy.jpg"),
        ("puppy.JPG", .image, "puppy.JPG"), ("puppy.jpg", .png, "puppy.jpg.png"),
        ("trip.2026", .json, "trip.2026.json"), ("harbor", .folder, "harbor"),
        ("notes.html", .plainText, "notes.html.txt"),
    ])
    func anAddressEndsAsItsTypeDoes(name: String, type: UTType, file: String) {
        let folder = URL(fileURLWithPath: "/maps", isDirectory: true)
        let whole = folder.appendingPathComponent(name, conformingTo: type)
        #expect(whole.path == "/maps/" + file)
        #expect(
            folder.appendingPathComponent(name).appendingPathExtension(for: type).path
                == "/maps/" + file)
    }
}
