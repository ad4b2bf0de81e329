import Bytes
import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Darwin
#endif

/// A file on the web of which the parts that are needed are loaded, such as a cloud-optimized GeoTIFF or a PMTiles archive.
struct WebFile: RangedBytes {
    /// The file's address.
    let path: String
    let byteCount: Int
    /// What tells versions of the file apart; nil if its server does not say.
    let tag: String?
    private let web: WebTiles

    /// Parts begin and end at multiples of this: what is asked for next often lies beside what was.
    private static let block = 1 << 16
    /// The maximum number of bytes that are read at once: the largest block of a picture.
    private static let mostBytes = 128 << 20
    /// Threads that wait for parts, so that others need not.
    private static let threads: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "web files"
        queue.maxConcurrentOperationCount = 8
        return queue
    }()

    /// Does what reads files of the web on a thread that may wait.
    static func waiting<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            threads.addOperation { continuation.resume(with: Swift.Result(catching: body)) }
        }
    }

    /// Loads the file's first bytes.
    ///
    /// - Throws: `FileError` where there is none, or where its server sends no parts.
    init(address: String, from web: WebTiles = WebTiles()) throws(FileError) {
        let first = try Self.load(0..<Self.block, of: address, from: web)
        guard let count = first.fileByteCount else {
            throw Self.error(address, "its size is not told")
        }
        path = address
        byteCount = count
        tag = first.tag
        self.web = web
    }

    func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
        guard range.lowerBound >= 0, range.upperBound <= byteCount else {
            throw FileError(action: "read", path: path, errno: EINVAL)
        }
        guard !range.isEmpty else { return [] }
        guard range.count <= Self.mostBytes else {
            throw Self.error(path, "a part of \(range.count) bytes is too large")
        }
        let start = range.lowerBound / Self.block * Self.block
        let end = (range.upperBound + Self.block - 1) / Self.block * Self.block
        let part = try Self.load(start..<end, of: path, from: web)
        guard part.fileByteCount == byteCount, part.tag == tag,
            part.bytes.count >= range.upperBound - start
        else {
            throw Self.error(path, "it has changed since it was opened")
        }
        return Array(part.bytes[(range.lowerBound - start)..<(range.upperBound - start)])
    }

    private static func load(
        _ range: Range<Int>, of address: String, from web: WebTiles
    ) throws(FileError) -> WebTiles.Loaded {
        let found: WebTiles.Loaded?
        do {
            found = try web.part(range, of: address)
        } catch {
            throw Self.error(address, "\(error)")
        }
        guard let found else { throw FileError(action: "read", path: address, errno: ENOENT) }
        return found
    }

    private static func error(_ address: String, _ reason: String) -> FileError {
        FileError(action: "read", path: address, errno: EIO, reason: reason)
    }
}
