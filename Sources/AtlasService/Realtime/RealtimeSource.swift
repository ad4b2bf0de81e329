import Foundation
import Transit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Where messages of GTFS-Realtime come from: a file, or an address on the web.
package struct RealtimeSource: Sendable, Hashable {
    /// The path or the address, as it was given.
    package let place: String

    /// The maximum number of bytes of a message; the largest public ones have some ten million.
    static let mostBytes = 1 << 26

    /// Creates the source at a path or an address that begins with `http://` or `https://`.
    package init(_ place: String) { self.place = place }

    /// The address; nil for a file.
    private var url: URL? {
        guard place.hasPrefix("http://") || place.hasPrefix("https://") else { return nil }
        return URL(string: place)
    }

    /// The name in logs: the address without its query, which may hold a key.
    package var shown: String {
        place.firstIndex(of: "?").map { String(place[..<$0]) + "?…" } ?? place
    }

    /// Reads the message that is there now.
    ///
    /// - Throws: ``RealtimeSourceError`` if there is none; `TransitError` if it is no message.
    package func read() async throws -> RealtimeFeed {
        try RealtimeFeed(reading: try await bytes())
    }

    private func bytes() async throws(RealtimeSourceError) -> [UInt8] {
        if place.contains("://") {
            guard let url else { throw RealtimeSourceError(shown, "is no address of the web") }
            return try await loaded(url)
        }
        guard let file = FileHandle(forReadingAtPath: place) else {
            throw RealtimeSourceError(shown, "cannot be read")
        }
        defer { try? file.close() }  // Nothing was written that could be lost.
        let data: Data?
        do { data = try file.read(upToCount: Self.mostBytes + 1) } catch {
            throw RealtimeSourceError(shown, "cannot be read: \(error.localizedDescription)")
        }
        return try bounded(data ?? Data())
    }

    private func loaded(_ url: URL) async throws(RealtimeSourceError) -> [UInt8] {
        let answer: (data: Data, response: URLResponse)
        do {
            answer = try await URLSession.shared.data(
                for: URLRequest(
                    url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20))
        } catch {
            throw RealtimeSourceError(shown, "cannot be reached: \(error.localizedDescription)")
        }
        let status = (answer.response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw RealtimeSourceError(shown, "answered \(status)") }
        return try bounded(answer.data)
    }

    private func bounded(_ data: Data) throws(RealtimeSourceError) -> [UInt8] {
        guard data.count <= Self.mostBytes else {
            throw RealtimeSourceError(shown, "has more than \(Self.mostBytes) bytes")
        }
        return [UInt8](data)
    }
}

/// A source of messages that cannot be read.
package struct RealtimeSourceError: Error, Equatable, CustomStringConvertible {
    /// The source and what is wrong, as one sentence.
    package let description: String

    init(_ source: String, _ reason: String) { description = "\(source) \(reason)" }
}
