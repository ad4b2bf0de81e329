import Answers
import Atlas
import Bytes
import Foundation
import MapAPI
import MapPainter
import MapPictures
import Testing

/// `GET /fonts/{fontstack}/{range}`, without a connection.
@Suite struct FontPathTests {
    private let router = APIRouter([.fonts()])
    private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Samples/helsinki.atlas").path

    private func answer(_ target: String) throws -> APIResponse {
        let target = target.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
        return try #require(
            router.respond(
                to: try APIRequest(target: target), AtlasCollection(try Atlas.open(Self.sample))))
    }

    /// One letter of a file, by its code point: the size of its field and how far the pen moves.
    private struct Letter {
        var code = UInt64(0)
        var fieldCount = 0
        var width = UInt64(0)
        var height = UInt64(0)
        var advance = UInt64(0)
    }

    /// Reads a file by the field numbers of `glyphs.proto`.
    private func letters(_ bytes: [UInt8]) throws -> (name: String, range: String, [Letter]) {
        var (name, range, letters) = ("", "", [Letter]())
        var reader = ByteReader(bytes.span.rawBytes)
        _ = try #require(try reader.key())
        var stack = try reader.message(of: ProtobufKey(field: 1, type: .bytes))
        while let key = try stack.key() {
            var message = try stack.message(of: key)
            switch key.field {
            case 1: name = String(decoding: try message.array(message.remaining), as: UTF8.self)
            case 2: range = String(decoding: try message.array(message.remaining), as: UTF8.self)
            default:
                var letter = Letter()
                while let key = try message.key() {
                    switch key.field {
                    case 1: letter.code = try message.number(of: key)
                    case 2: letter.fieldCount = try message.message(of: key).remaining
                    case 3: letter.width = try message.number(of: key)
                    case 4: letter.height = try message.number(of: key)
                    case 7: letter.advance = try message.number(of: key)
                    default: try message.skipValue(key.type)
                    }
                }
                letters.append(letter)
            }
        }
        return (name, range, letters)
    }

    @Test func aRangeHasItsLetters() throws {
        let answer = try answer("/fonts/Noto Sans Regular/0-255.pbf")
        #expect(answer.status == 200 && answer.contentType == .protobuf)
        let (name, range, found) = try letters(answer.body)
        #expect(name == "Noto Sans Regular" && range == "0-255")
        let codes = found.map(\.code)
        #expect(codes == codes.sorted() && codes.allSatisfy { $0 < 256 })
        for letter in found where letter.fieldCount > 0 {
            // Fields are three pixels larger at each side.
            #expect(letter.fieldCount == Int((letter.width + 6) * (letter.height + 6)))
        }
        // A machine without any fonts has no letters to give.
        guard let m = found.first(where: { $0.code == 0x6D }),
            let i = found.first(where: { $0.code == 0x69 })
        else { return }
        #expect(m.width > i.width && m.advance > i.advance)
        #expect((8...20).contains(m.height))
    }

    @Test func theSameIsAnsweredAgain() throws {
        let first = try answer("/fonts/Noto Sans Bold,Noto Sans Regular/256-511.pbf")
        #expect(try answer("/fonts/Noto Sans Bold,Noto Sans Regular/256-511.pbf") == first)
        #expect(first.headers.contains { $0.name == "Cache-Control" })
    }

    @Test(arguments: [
        "0-254.pbf", "1-256.pbf", "0-255", "65536-65791.pbf", "-1-254.pbf", "x.pbf",
        "99999999999-99999999999.pbf", "0-255.pbf.pbf",
    ])
    func whatIsNoRangeIsRefused(_ range: String) throws {
        let answer = try answer("/fonts/Noto Sans Regular/\(range)")
        #expect(answer.status == 400)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("0-255.pbf"))
    }

    @Test func endlessNamesAreRefused() throws {
        let names = String(repeating: "Noto Sans,", count: 100)
        #expect(try answer("/fonts/\(names)/0-255.pbf").status == 400)
    }
}
