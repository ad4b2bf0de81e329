import Bytes
import Foundation
import Testing

#if os(Linux)
    /// What becomes of readers of a file that somebody cuts short.
    @Suite struct FaultGuardTests {
        private let path = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

        init() throws {
            #expect(FaultGuard.install())
            try Data(repeating: 7, count: 4 * Self.page - 10).write(to: URL(fileURLWithPath: path))
        }

        private func cut(to byteCount: Int) throws {
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            try file.truncate(atOffset: UInt64(byteCount))
            try file.close()
        }

        private func sum(_ file: MappedFile) -> Int {
            let bytes = file.bytes
            return bytes.byteOffsets.reduce(0) {
                $0 + Int(bytes.unsafeLoadUnaligned(fromByteOffset: $1, as: UInt8.self))
            }
        }

        @Test func whatIsMissingReadsAsZerosAndIsTold() throws {
            defer { try? FileManager.default.removeItem(atPath: path) }
            let file = try MappedFile(path: path)
            #expect(!file.isCut)
            try cut(to: Self.page + 100)
            #expect(sum(file) == 7 * (Self.page + 100))
            #expect(file.isCut)
            // The same number stands for another file afterwards.
            let other = try MappedFile(path: path)
            #expect(!other.isCut)
            #expect(sum(other) == 7 * (Self.page + 100))
            #expect(!other.isCut)
        }

        @Test func manyReadersAtOnceGoOn() async throws {
            defer { try? FileManager.default.removeItem(atPath: path) }
            let file = try MappedFile(path: path)
            try cut(to: 0)
            let sums = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { sum(file) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(sums == Array(repeating: 0, count: 8))
            #expect(file.isCut)
        }

        /// Less than a page raises no fault.
        @Test func aFewMissingBytesAreFoundByLooking() throws {
            defer { try? FileManager.default.removeItem(atPath: path) }
            let file = try MappedFile(path: path)
            file.lookAtLength()
            #expect(!file.isCut)
            try cut(to: 4 * Self.page - 20)
            file.lookAtLength()
            #expect(file.isCut)
        }

        /// A file that was replaced is as long as it was, whoever has its name now.
        @Test func anotherFileOfTheNameIsNone() throws {
            defer { try? FileManager.default.removeItem(atPath: path) }
            let file = try MappedFile(path: path)
            try Data([1]).write(to: URL(fileURLWithPath: path), options: .atomic)
            file.lookAtLength()
            #expect(!file.isCut)
            #expect(sum(file) == 7 * (4 * Self.page - 10))
        }
    }
#endif
