import ArgumentParser
import AtlasBuilder
import CLargeMemory
import Foundation

/// How much memory an import may take, and where lies what does not fit.
struct MemoryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The memory to get by with, such as 4G or 800M, at least 64M; half of the machine's if left out. What does \
            not fit lies in temporary files.
            """,
            valueName: "size"))
    var memory: ByteCount?

    @Option(
        help: ArgumentHelp(
            "The folder for temporary files; that of the atlas if left out. It must be on a disk.",
            valueName: "folder"),
        completion: .directory)
    var temp: String?

    func validate() throws {
        if let memory, memory.value < ImportMemory.least {
            throw ValidationError(
                "--memory is \(ImportMemory.least >> 20)M at least: an import does not get by with less."
            )
        }
        guard let temp else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: temp, isDirectory: &isFolder),
            isFolder.boolValue
        else { throw ValidationError("--temp is a folder; there is none at \(temp).") }
        if large_memory_is_memory(temp) {
            throw ValidationError("\(temp) is in memory itself; name a folder on a disk by --temp.")
        }
    }

    /// Puts the limit into force for this process, from now on.
    ///
    /// - Parameter atlas: The path of the atlas that is made.
    /// - Returns: What the import may take; nil if there is no limit.
    func begin(making atlas: String) -> ImportMemory? {
        guard let limit = memory?.value ?? ImportMemory.usual else { return nil }
        let parent = URL(fileURLWithPath: atlas).deletingLastPathComponent().path
        let folder = temp ?? parent
        let isInForce = large_memory_begin(folder, limit)
        if !isInForce, memory == nil { return nil }
        return ImportMemory(limit: limit, folder: isInForce ? folder : nil)
    }
}

/// An amount of bytes: "4G", "800M", "64k"; powers of 1,024, as the system counts memory.
struct ByteCount: ExpressibleByArgument, Equatable {
    let value: Int

    init?(argument: String) {
        var text = argument.lowercased()
        for ending in ["ib", "b"] where text.hasSuffix(ending) {
            text.removeLast(ending.count)
            break
        }
        var unit = 1
        if let last = text.last, let power = ["k", "m", "g", "t"].firstIndex(of: last) {
            text.removeLast()
            unit = 1 << (10 * (power + 1))
        }
        guard let amount = Double(text), amount > 0, amount * Double(unit) < 1e18 else {
            return nil
        }
        value = Int(amount * Double(unit))
    }
}
