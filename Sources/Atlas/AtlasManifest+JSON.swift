#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension AtlasManifest {
    /// The bytes of `manifest.json`: keys sorted, indented, a newline at the end.
    public func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    /// Reads a manifest and checks everything that can be checked without touching another file.
    ///
    /// - Parameters:
    ///   - bytes: The content of `manifest.json`.
    ///   - path: Its path, for errors.
    public static func decode(_ bytes: [UInt8], path: String) throws(AtlasError) -> AtlasManifest {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        // The first two fields are read alone: a newer version may lack or add any other.
        guard let kind = try? decoder.decode(Kind.self, from: data) else {
            throw AtlasError(
                .damagedManifest("it is not a JSON document with format and version"), path)
        }
        guard kind.format == magic else { throw AtlasError(.foreignFormat(kind.format), path) }
        guard kind.version <= currentVersion else {
            throw AtlasError(.newerVersion(found: kind.version, known: currentVersion), path)
        }
        guard kind.version >= 1 else {
            throw AtlasError(.damagedManifest("version \(kind.version) does not exist"), path)
        }
        let manifest: AtlasManifest
        do {
            manifest = try decoder.decode(AtlasManifest.self, from: data)
        } catch let error as DecodingError {
            throw AtlasError(.damagedManifest(error.reason), path)
        } catch {
            throw AtlasError(.damagedManifest("it cannot be read"), path)
        }
        var seen: Set<String> = []
        for file in manifest.files {
            guard isPlain(file.name), file.name != AtlasFile.manifest else {
                throw AtlasError(
                    .damagedManifest("\"\(file.name)\" is not a plain file name"), path)
            }
            guard seen.insert(file.name).inserted else {
                throw AtlasError(.damagedManifest("\"\(file.name)\" is listed twice"), path)
            }
            guard file.byteCount >= 0 else {
                throw AtlasError(.damagedManifest("\"\(file.name)\" has a negative length"), path)
            }
        }
        return manifest
    }

    /// Whether `name` stays inside the bundle when appended to its path.
    static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains(UInt8(ascii: "/"))
            && !name.utf8.contains(0)
    }

    private struct Kind: Decodable {
        let format: String
        let version: Int
    }
}

extension DecodingError {
    /// A description of the field that is wrong.
    fileprivate var reason: String {
        func place(_ context: Context) -> String {
            let keys = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return keys.isEmpty ? "the document" : keys.joined(separator: ".")
        }
        return switch self {
        case .keyNotFound(let key, let context):
            "\"\(key.stringValue)\" is missing in \(place(context))"
        case .typeMismatch(_, let context): "\(place(context)) has the wrong type"
        case .valueNotFound(_, let context): "\(place(context)) is null"
        case .dataCorrupted(let context): "\(place(context)) is not valid JSON"
        @unknown default: "it cannot be read"
        }
    }
}
