import Answers
import Bytes
import Foundation

/// A page of a search's results, and the token that leads to it.
///
/// The token holds the whole question, so that nothing is kept between two requests: the number of the page and the
/// question as it was asked, as base64url with a check of four bytes. A text that is not exactly what a page was given is
/// refused.
struct ApplePageToken: Equatable {
    /// The question: the parameters of `/v1/search` but the one that holds the token.
    let query: QueryItems
    /// The page, counted from 0.
    let page: Int

    /// How many results a page has.
    static let pageSize = 20
    /// The name of the parameter that holds a token.
    static let parameter = "pageToken"
    private static let form: UInt8 = 1
    private static let longestText = 16_384

    init(query: QueryItems, page: Int) {
        self.query = query
        self.page = page
    }

    /// Reads a token.
    init(_ text: String) throws(APIProblem) {
        guard text.utf8.count <= Self.longestText, let token = Self.read(text), token.text == text
        else { throw .badRequest("pageToken is not one that a search has given") }
        self = token
    }

    private static func read(_ text: String) -> ApplePageToken? {
        guard let bytes = Base64URL.bytes(text), bytes.count > 6, bytes[0] == form else {
            return nil
        }
        let content = bytes.dropLast(4)
        guard check(of: content).elementsEqual(bytes.suffix(4)),
            // Bytes that are no query are no token, whatever is wrong with them.
            let query = try? QueryItems(content.dropFirst(2)), query[parameter] == nil
        else { return nil }
        return ApplePageToken(query: query, page: Int(bytes[1]))
    }

    /// The token as text: letters, digits, `-` and `_`.
    var text: String {
        var bytes = [Self.form, UInt8(clamping: page)]
        for (index, item) in query.items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "&")) }
            bytes += "\(URLText.escaped(item.name))=\(URLText.escaped(item.value))".utf8
        }
        return Base64URL.text(bytes + Self.check(of: bytes[...]))
    }

    /// A hash, so that a token that was cut or changed is no token.
    private static func check(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        let hash = StableHash.of32(bytes)
        return (0..<4).map { UInt8(truncatingIfNeeded: hash >> (24 - 8 * $0)) }
    }
}

/// Base64 in the alphabet for addresses, without padding (RFC 4648 §5).
enum Base64URL {
    /// Bytes as text.
    static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// The bytes of a text; nil if it is not of this alphabet.
    static func bytes(_ text: String) -> [UInt8]? {
        guard !text.utf8.contains(where: { "+/=".utf8.contains($0) }) else { return nil }
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: standard + padding).map(Array.init)
    }
}

/// Percent-encoding of text in URLs.
enum URLText {
    /// Escapes everything but letters, digits and `-._~` (RFC 3986).
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes += [byte >> 4, byte & 15].map { $0 < 10 ? 48 + $0 : 55 + $0 }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
