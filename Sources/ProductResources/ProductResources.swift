import Foundation

/// Finds the files that come with a product of this package.
///
/// SwiftPM puts a target's resources into a folder beside the program; its own accessor ends the process where that
/// folder is missing, so it is looked for here.
public struct ProductResources: Sendable {
    /// The name of the folder that SwiftPM makes.
    public let folderName: String
    /// The places that are looked at, in order.
    public let candidates: [String]

    /// The resources of a target.
    ///
    /// - Parameters:
    ///   - target: The target's name.
    ///   - sources: A folder that holds the same files where the program was built: the target's own.
    ///   - program: The program's file; that of this process if nil.
    public init(ofTarget target: String, sources: String, program: String? = nil) {
        #if canImport(Darwin)
            folderName = "Mapwright_\(target).bundle"
        #else
            folderName = "Mapwright_\(target).resources"
        #endif
        let path = program ?? Self.program ?? CommandLine.arguments[0]
        // The folder of the program itself, not of a link to it.
        let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        candidates = [
            folder.appendingPathComponent(folderName).path,
            folder.deletingLastPathComponent()
                .appendingPathComponent("share/mapwright/\(folderName)").path,
            sources,
        ]
    }

    /// The file of this process; nil where the system does not tell.
    private static var program: String? {
        #if os(Linux) || os(Android)
            // The main bundle looks at the folders around it first, which costs a program's first answer half a millisecond.
            if let path = try? FileManager.default.destinationOfSymbolicLink(
                atPath: "/proc/self/exe")
            {
                return path
            }
        #endif
        return Bundle.main.executablePath
    }

    /// Returns the first candidate that holds a file or folder of a name; nil if none does.
    public func folder(holding name: String) -> String? {
        candidates.first { FileManager.default.isReadableFile(atPath: $0 + "/" + name) }
    }
}
