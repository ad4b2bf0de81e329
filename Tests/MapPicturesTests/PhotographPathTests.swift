import Answers
import Atlas
import Foundation
import MapAPI
import MapGeometry
import MapPictures
import MapPixels
import Photographs
import PointLayers
import TestSupport
import Testing

/// `GET /photographs/{id}` with what stands below it, without a connection.
@Suite struct PhotographPathTests {
    private let street: PhotographStreet
    private let folder: PhotographFolder
    private let files: [[UInt8]]

    /// A panorama whose right half is white, and a flat picture 15 m from it.
    init() throws {
        street = try PhotographStreet()
        var sphere = try PixelBuffer(width: 72, height: 36)
        for y in 0..<36 {
            for x in 0..<72 {
                sphere[x, y] =
                    x < 36
                    ? PixelColor(red: 0, green: 0, blue: 0) : PixelColor(red: 1, green: 1, blue: 1)
            }
        }
        files = [
            GeotaggedJPEG.bytes(
                try JPEGEncoder().encode(sphere), latitude: 60.17, longitude: 24.94, heading: 180,
                time: "2026:05:03 10:00:00", panorama: ["ProjectionType": "equirectangular"]),
            GeotaggedJPEG.bytes(
                try JPEGEncoder().encode(PixelBuffer(width: 8, height: 8)), latitude: 60.17012,
                longitude: 24.94, time: "2026:05:03 10:00:30"),
        ]
        for (name, file) in zip(["a.jpg", "b.jpg"], files) { try street.add(name, file) }
        folder = try PhotographFolder(path: street.path)
    }

    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private func ask(
        _ target: String, ifNoneMatch: String? = nil, in folder: PhotographFolder?
    ) async throws -> APIResponse {
        let router = APIRouter([.photographs(folder)])
        let request = try APIRequest(target: target, ifNoneMatch: ifNoneMatch)
        guard case .operation(let match) = router.target(of: request),
            case .whole(let answer) = await router.reply(
                to: request, match, AtlasCollection(try Atlas.open(Self.sample)))
        else { return APIResponse("", .text, status: 0) }
        return answer
    }

    private func id(_ name: String) throws -> String {
        try #require(folder.photographs.first { $0.name == name }).id
    }

    @Test func aPhotographTellsWhatItIsAndWhereItsNeighborsAre() async throws {
        let answer = try await ask("/photographs/\(id("a"))", in: folder)
        #expect(answer.status == 200 && answer.contentType == .json)
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(
            text == """
                {"centerDegrees":180,"headingDegrees":180,"id":"\(try id("a"))","latitude":60.17,"longitude":24.94,\
                "name":"a","next":"\(try id("b"))","panorama":{"height":1,"left":0,"pitchDegrees":0,"rollDegrees":0,\
                "top":0,"width":1},"pitchDegrees":0,"time":"2026-05-03T10:00:00"}
                """)
        let other = try await ask("/photographs/\(id("b"))", in: folder)
        let words = String(decoding: other.body, as: UTF8.self)
        #expect(words.contains(#""previous":"\#(try id("a"))""#) && !words.contains("panorama"))
    }

    @Test func theFileIsAsItIs() async throws {
        let target = "/photographs/\(try id("a"))/file"
        let answer = try await ask(target, in: folder)
        #expect(answer.contentType == .jpeg && answer.body == files[0])
        let tag = try #require(answer.headers.first { $0.name == "ETag" }).value
        let again = try await ask(target, ifNoneMatch: tag, in: folder)
        #expect(again.status == 304 && again.body.isEmpty)
    }

    @Test func aViewLooksWhereItIsAsked() async throws {
        for (heading, isWhite) in [(270, true), (90, false)] {
            let answer = try await ask(
                "/photographs/\(id("a"))/view?heading=\(heading)&size=40x30", in: folder)
            #expect(answer.status == 200 && answer.contentType == .jpeg)
            let picture = try JPEGDecoder.decode(answer.body)
            #expect(picture.width == 40 && picture.height == 30)
            #expect((picture[20, 15].red > 240) == isWhite)
        }
    }

    @Test(arguments: [
        "heading=north", "heading=400", "pitch=91", "heading=nan", "size=0x5", "size=5",
        "size=3000x10", "size=1x1x",
    ])
    func whatIsNoViewIsRefused(_ query: String) async throws {
        let answer = try await ask("/photographs/\(id("a"))/view?\(query)", in: folder)
        #expect(answer.status == 400, "\(query)")
    }

    @Test func whatIsNotThereIsNotFound() async throws {
        let known = try id("a")
        #expect(try await ask("/photographs/\(known)", in: nil).status == 404)
        for path in ["0000000000000000", "..%2Fa.jpg", "a.jpg"] {
            for part in ["", "/file", "/view"] {
                #expect(try await ask("/photographs/\(path)\(part)", in: folder).status == 404)
            }
        }
        try FileManager.default.removeItem(atPath: street.path + "/a.jpg")
        #expect(try await ask("/photographs/\(known)/file", in: folder).status == 404)
        #expect(try await ask("/photographs/\(known)/view", in: folder).status == 404)
    }

    @Test func damagedPixelsAreTheServersFault() async throws {
        try street.add("a.jpg", Array(files[0].prefix(700)))
        #expect(try await ask("/photographs/\(id("a"))/view", in: folder).status == 500)
    }

    @Test func theLayerHasThePhotographsAsPoints() throws {
        let layers = try PointLayers()
        try layers.add(
            PhotographPaths.layer, from: street.path,
            points: folder.photographs.map(PhotographPaths.point(of:)))
        let layer = try #require(layers.layers[PhotographPaths.layer])
        let point = try #require(layer.state.points[0])
        #expect(point.id == (try id("a")) && point.latitude == 60.17)
        #expect(point.values["name"] == .string("a") && point.values["heading"] == .number(180))
        #expect(throws: PointError.self) {
            try layers.add(PhotographPaths.layer, from: "again", points: [])
        }
    }
}
