import Foundation
import OpenStreetMap

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A series of numbered change files: a folder, or an address on the web, as OpenStreetMap's replication has them.
///
/// `state.txt` tells the latest number; number 123456 is `000/123/456.osc.gz`, with `000/123/456.state.txt` beside it.
public struct ChangeSeries: Sendable {
    /// The folder or the address.
    public let place: String

    /// The maximum number of bytes of a file; a day of the planet's changes has some 150 million.
    private static let mostBytes = 1 << 30

    /// Creates the series in a folder or at an address that begins with `http://` or `https://`.
    public init(_ place: String) {
        self.place = place.hasSuffix("/") ? String(place.dropLast()) : place
    }

    /// The address of a series on the web; nil for a folder.
    public var address: String? { isOnWeb ? place : nil }

    private var isOnWeb: Bool { place.hasPrefix("http://") || place.hasPrefix("https://") }

    /// The state of the whole series.
    ///
    /// - Throws: `UpdateError`.
    public func state() async throws(UpdateError) -> ReplicationState {
        let name = ReplicationState.fileName
        let text = String(decoding: try await bytes(name), as: UTF8.self)
        guard let state = ReplicationState(text) else {
            throw UpdateError(.malformed("it has no sequenceNumber"), path: "\(place)/\(name)")
        }
        return state
    }

    /// The change files behind a number, up to another.
    ///
    /// - Parameter folder: A folder of the caller's for what must be fetched.
    /// - Throws: `UpdateError`, `OpenStreetMapError`, `CancellationError`.
    public func changes(
        after first: Int64, upTo last: Int64, folder: String
    ) async throws -> [ChangeSet] {
        var changes: [ChangeSet] = []
        for sequence in stride(from: first + 1, through: last, by: 1) {
            try Task.checkCancellation()
            let name = ReplicationState.path(of: sequence) + ".osc.gz"
            guard isOnWeb else {
                changes.append(try ChangeSet(path: "\(place)/\(name)"))
                continue
            }
            let path = "\(folder)/\(sequence).osc.gz"
            try Data(try await bytes(name)).write(to: URL(fileURLWithPath: path))
            // Its content is in memory once it is read.
            defer { try? FileManager.default.removeItem(atPath: path) }
            changes.append(try ChangeSet(path: path))
        }
        return changes
    }

    private func bytes(_ name: String) async throws(UpdateError) -> [UInt8] {
        let path = "\(place)/\(name)"
        guard isOnWeb else {
            do {
                return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            } catch {
                throw UpdateError(.unreachable("the file cannot be read"), path: path)
            }
        }
        guard let url = URL(string: path) else {
            throw UpdateError(.unreachable("this is no address"), path: path)
        }
        let answer: (data: Data, response: URLResponse)
        do {
            answer = try await URLSession.shared.data(
                for: URLRequest(
                    url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 60))
        } catch {
            throw UpdateError(.unreachable(error.localizedDescription), path: path)
        }
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else {
            throw UpdateError(.unreachable("the server answered \(status)"), path: path)
        }
        guard answer.data.count <= Self.mostBytes else {
            throw UpdateError(.malformed("more than \(Self.mostBytes) bytes"), path: path)
        }
        return [UInt8](answer.data)
    }
}
