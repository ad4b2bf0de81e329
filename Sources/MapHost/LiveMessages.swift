import Foundation
import MapScene
import MapServer
import SwiftUI

/// Encodes and decodes what goes between a program and its page.
///
/// Documentation/LiveMessages.md describes the messages; `live-messages.schema.json` among the page's files is their
/// JSON Schema. Tests validate every kind of message against it.
enum LiveMessages {
    /// The version of the messages.
    ///
    /// It changes with every change that a page or a program of the version before would misunderstand. `type` and
    /// `version` of a message to the page, and `version` of a message from it, are the same in all versions.
    static let version = 1

    /// Encodes a message as JSON on one line.
    static func encoded(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        // A number that is not finite, say the size of an empty map, must not end the conversation.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "1e308", negativeInfinity: "-1e308", nan: "0")
        do {
            return Array(try encoder.encode(message))
        } catch {
            preconditionFailure("messages are made of values that JSON has: \(error)")
        }
    }

    /// Decodes what a page posts.
    static func post(_ body: [UInt8]) throws(LiveMessageError) -> PagePost {
        do {
            let decoder = JSONDecoder()
            let data = Data(body)
            // The events of another version may not be decodable, so the version is looked at first.
            let version = try decoder.decode(PostedVersion.self, from: data).version
            guard version == Self.version else {
                throw LiveMessageError(
                    .otherVersion, at: "version",
                    "the page is of version \(version), the program of version \(Self.version): reload the page"
                )
            }
            return try decoder.decode(PagePost.self, from: data)
        } catch let error as LiveMessageError {
            throw error
        } catch let error as DecodingError {
            throw LiveMessageError(error)
        } catch {
            throw LiveMessageError(.notJSON, "\(error)")
        }
    }

    private struct PostedVersion: Decodable {
        enum Key: String, CodingKey { case version }

        var version: Int

        init(from decoder: any Decoder) throws {
            version = try decoder.container(keyedBy: Key.self).decodePlaced(forKey: .version)
        }
    }
}

/// A message that a page posts.
struct PagePost: Decodable, Equatable, Sendable {
    /// The version of the page's messages.
    var version: Int
    /// The name that the browser has chosen for itself.
    var client: String
    /// Counts the posts of a browser, from 1.
    var number: Int
    /// What was done, in its order.
    var events: [PageEvent]

    private enum Key: String, CodingKey { case version, client, number, events }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        version = try values.decodePlaced(forKey: .version)
        client = try values.decode(String.self, forKey: .client)
        number = try values.decodePlaced(forKey: .number)
        events = try values.decode([PageEvent].self, forKey: .events)
    }
}

/// Something that was done in a browser, or happened to it.
enum PageEvent: Equatable, Sendable {
    /// An event of the interface.
    case interface(InterfaceEvent)
    /// The browser reports its position.
    case located(BrowserPosition)
    /// The browser reports that it has no position.
    case locationFailed(BrowserLocationFailure)
}

extension PageEvent: Decodable {
    private enum Name: String { case located, locationFailed }
    private enum Key: String, CodingKey { case type, position, reason }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch Name(rawValue: try values.decode(String.self, forKey: .type)) {
        case .located:
            self = .located(try values.decodePlaced(forKey: .position))
        case .locationFailed:
            self = .locationFailed(try values.decode(BrowserLocationFailure.self, forKey: .reason))
        case nil: self = .interface(try InterfaceEvent(from: decoder))
        }
    }
}

/// Tells a page that it is of another version than the program, and is to be loaded again.
struct VersionRefusal: Encodable, Equatable, Sendable {
    var type = "otherVersion"
    var version = LiveMessages.version
    var pageVersion: Int
}

extension LiveMessageError {
    /// Says which value is wrong, in the words of the page's scripts.
    init(_ error: DecodingError) {
        switch error {
        case .typeMismatch(let type, let context):
            self.init(
                .malformed, at: Self.path(context.codingPath),
                "expected \(Self.word(for: type))")
        case .valueNotFound(let type, let context):
            self.init(
                .malformed, at: Self.path(context.codingPath),
                "expected \(Self.word(for: type)), found nothing")
        case .keyNotFound(let key, let context):
            self.init(
                .malformed, at: Self.path(context.codingPath + [key]), "is missing")
        case .dataCorrupted(let context):
            let path = Self.path(context.codingPath)
            if context.underlyingError is UnknownTypeError {
                self.init(.unknownType, at: path, context.debugDescription)
            } else if context.codingPath.isEmpty {
                self.init(.notJSON, "the body is not JSON")
            } else {
                self.init(.malformed, at: path, context.debugDescription)
            }
        @unknown default: self.init(.malformed, "\(error)")
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }

    private static func word(for type: Any.Type) -> String {
        switch type {
        case is any BinaryFloatingPoint.Type: "a number"
        case is any FixedWidthInteger.Type: "a whole number"
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is [Any].Type: "an array"
        default: "\(type)".hasPrefix("Dictionary") ? "an object" : "\(type)"
        }
    }
}
