import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests to a server and decodes its answers.
package struct MapServerClient: Sendable {
    let base: URL
    /// The token that is sent along, `MAPWRIGHT_TOKEN` in the environment; nil for none.
    ///
    /// Either an access token, or an auth token, for which the server gives access tokens when it refuses it.
    private let token: String?

    package init(
        base: URL, token: String? = ProcessInfo.processInfo.environment["MAPWRIGHT_TOKEN"]
    ) {
        self.base = base
        self.token = token
    }

    /// Asks at a path below the base.
    ///
    /// - Parameter missing: The code of the error for an answer that there is no such thing.
    package func get<Reply: Decodable>(
        _ path: String, _ query: [(String, String)], missing: MKError.Code = .serverFailure
    ) async throws -> Reply {
        let text = query.map { "\(Self.escaped($0.0))=\(Self.escaped($0.1))" }
            .joined(separator: "&")
        return try await get(path: "\(path)?\(text)", missing: missing)
    }

    /// Asks at a path with its query, as a server gave it.
    func get<Reply: Decodable>(
        path: String, missing: MKError.Code = .serverFailure
    ) async throws -> Reply {
        // The base may be given with or without the version that paths begin with.
        var root = base.absoluteString
        while root.hasSuffix("/") { root.removeLast() }
        if root.hasSuffix("/v1") { root.removeLast(3) }
        let relative = path.hasPrefix("/") ? String(path.dropFirst()) : path
        guard let url = URL(string: "\(root)/\(relative)") else {
            throw MKError(.serverFailure, reason: "\(root)/\(relative) is not a web address.")
        }
        let known = Self.access.withLock { $0[root] }
        var (data, status) = try await load(url, token: known ?? token)
        if status == 401, let token, let tokens = URL(string: "\(root)/v1/token") {
            // As Apple's clients do: renew once, and ask again.
            let (answer, isGiven) = try await load(tokens, token: token)
            if isGiven == 200, let given = try? JSONDecoder().decode(TokenReply.self, from: answer)
            {
                Self.access.withLock { $0[root] = given.accessToken }
                (data, status) = try await load(url, token: given.accessToken)
            }
        }
        guard status == 200 else {
            throw MKError(
                status == 429 ? .loadingThrottled : status == 404 ? missing : .serverFailure,
                reason: "\(root) answered \(status)\(Self.detail(data)).")
        }
        do {
            return try JSONDecoder().decode(Reply.self, from: data)
        } catch {
            throw MKError(
                .serverFailure, reason: "\(root) answered what is not of the Maps Server API.",
                underlying: error)
        }
    }

    /// The access tokens that servers have given, by their addresses.
    private static let access = Mutex<[String: String]>([:])

    private struct TokenReply: Decodable { var accessToken: String }

    private func load(_ url: URL, token: String?) async throws -> (Data, Int) {
        var request = URLRequest(url: url, timeoutInterval: 15)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, response) = try await URLSession.shared.data(for: request)
        return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    private struct Failure: Decodable {
        /// What is wrong: an object in Apple's form, a text in Mapwright's own.
        struct Message: Decodable {
            var message: String?

            private enum Key: CodingKey { case message }

            init(from decoder: any Decoder) throws {
                // What is no text is an object.
                if let text = try? decoder.singleValueContainer().decode(String.self) {
                    message = text
                } else {
                    message = try decoder.container(keyedBy: Key.self)
                        .decodeIfPresent(String.self, forKey: .message)
                }
            }
        }
        var error: Message?
    }

    /// What the server says of its failure.
    private static func detail(_ data: Data) -> String {
        // A failure may come from a proxy and be anything.
        let failure = try? JSONDecoder().decode(Failure.self, from: data)
        return failure?.error?.message.map { ": \($0.prefix(200))" } ?? ""
    }

    /// Escapes everything but letters, digits and `-._~`, as RFC 3986 has it.
    private static func escaped(_ text: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
