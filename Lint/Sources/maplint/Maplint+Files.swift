import ArgumentParser
import Foundation

/// What the command reads and writes beside findings.
extension Maplint {
    static func words(_ list: String) -> [String] {
        list.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    }

    static var defaultCache: String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], !folder.isEmpty {
            return "\(folder)/maplint"
        }
        return NSHomeDirectory() + "/.cache/maplint"
    }

    static func complain(_ line: String) {
        FileHandle.standardError.write(Data("maplint: \(line)\n".utf8))
    }

    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            complain("\(path): cannot be made")
            throw ExitCode.failure
        }
    }

    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            complain("\(path): cannot be written")
            throw ExitCode.failure
        }
    }
}
