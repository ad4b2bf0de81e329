import Foundation

/// A signed token (RFC 7515) taken apart before anything in it is believed.
///
/// The library that verifies signatures reads plain base64 too, keeps the last of two equal fields, passes `crit` over
/// and does not compare `alg` with the key: all of that is refused here.
struct TokenParts {
    /// The fields of the header.
    let header: [String: Any]
    /// The claims.
    let claims: [String: Any]
    /// How many bytes the signature has.
    let signatureLength: Int

    /// The maximum number of bytes of a token that are examined.
    private static let longest = 8192

    init(_ token: String) throws(TokenRefusal) {
        guard token.utf8.count <= Self.longest else { throw .malformed }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let head = Self.bytes(parts[0]), let body = Self.bytes(parts[1]),
            let signature = Self.bytes(parts[2])
        else { throw .malformed }
        header = try Self.object(head)
        claims = try Self.object(body)
        signatureLength = signature.count
        guard header["crit"] == nil, header["b64"] == nil else { throw .extensions }
    }

    /// A claim that is a text.
    func text(_ name: String) throws(TokenRefusal) -> String? {
        guard let value = claims[name] else { return nil }
        guard let text = value as? String else { throw .claims }
        return text
    }

    /// A moment in seconds since 1970.
    func seconds(_ name: String) throws(TokenRefusal) -> Double? {
        guard let value = claims[name] else { return nil }
        // What was `true` or a text is no number.
        guard let number = value as? NSNumber, !(value is Bool) || number.doubleValue > 1,
            number.doubleValue.isFinite
        else { throw .claims }
        return number.doubleValue
    }

    /// Reads base64url without padding; nil for anything else.
    private static func bytes(_ text: Substring) -> Data? {
        let isAlphabet = text.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        guard isAlphabet, !text.isEmpty, text.utf8.count % 4 != 1 else { return nil }
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: standard + padding)
    }

    /// Reads an object none of whose members stands twice.
    private static func object(_ bytes: Data) throws(TokenRefusal) -> [String: Any] {
        // Bytes that are no JSON are no token, whatever is wrong with them.
        guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
            throw .malformed
        }
        guard memberCount(bytes) == object.count else { throw .doubled }
        return object
    }

    /// How many members an object has, equal ones counted too: the colons outside of strings and of what it holds.
    private static func memberCount(_ bytes: Data) -> Int {
        var count = 0
        var depth = 0
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 1: count += 1
            default: break
            }
        }
        return count
    }
}
