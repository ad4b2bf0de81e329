import Bytes
import Foundation

extension MappedFile {
    /// A file of these bytes, which has no name any more.
    package convenience init(of bytes: [UInt8]) throws {
        let path = NSTemporaryDirectory() + "mapwright-\(UUID().uuidString)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        // The mapping outlives the name.
        defer { try? FileManager.default.removeItem(atPath: path) }
        try self.init(path: path)
    }
}
