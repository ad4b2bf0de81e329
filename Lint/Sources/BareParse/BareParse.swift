import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses every Swift file below a folder and does nothing else: what the linter's speed is measured beside.
@main
struct BareParse {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: BareParse FOLDER\n".utf8))
            exit(64)
        }
        let folder = CommandLine.arguments[1]
        let names =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let paths = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        let next = Atomic(0)
        let bytes = Atomic(0)
        let group = DispatchGroup()
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            group.enter()
            let thread = Thread {
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < paths.count else { break }
                    guard let data = FileManager.default.contents(atPath: paths[index]) else {
                        continue
                    }
                    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
                    bytes.add(tree.totalLength.utf8Length, ordering: .relaxed)
                }
                group.leave()
            }
            // As deep as the linter's own: sources nest.
            thread.stackSize = 1 << 29
            thread.start()
        }
        group.wait()
        print("\(paths.count) files, \(bytes.load(ordering: .relaxed)) bytes")
    }
}
