import Foundation
import XcodeProjects

/// A package that a project uses.
struct PackageReference: Hashable {
    /// Where it is: a URL, or a folder's path.
    var location: String
    /// The requirement as the manifest says it; `nil` for a folder.
    var requirement: String?

    /// The package that a product comes from; `nil` if the project does not tell.
    init?(of dependency: PropertyListValue, product: String, in file: XcodeProjectFile) {
        if let id = dependency["package"]?.text, let object = file.objects[id] {
            if let url = object["repositoryURL"]?.text {
                location = url
                requirement = Self.requirement(object["requirement"] ?? .table([:]))
                return
            }
            guard let path = object["relativePath"]?.text else { return nil }
            location = FilePath.join(file.folder, path)
            return
        }
        // A package in a folder is not named by the product; its manifest is.
        let folder = file.packageFolders.first { folder in
            let manifest = FileManager.default.contents(
                atPath: FilePath.join(folder, "Package.swift"))
            return manifest.map { String(decoding: $0, as: UTF8.self) }?
                .contains("\"\(product)\"") == true
        }
        guard let folder else { return nil }
        location = folder
    }

    /// The name by which the manifest's products tell the package.
    var identity: String {
        let last = FilePath.name(of: location)
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// The line in the manifest's `dependencies`.
    func declaration(from root: String) -> String {
        guard let requirement else {
            let path = FilePath.relative(location, to: root)
            return ".package(path: \(PackageManifest.literal(path)))"
        }
        return ".package(url: \(PackageManifest.literal(location)), \(requirement))"
    }

    private static func requirement(_ value: PropertyListValue) -> String {
        func text(_ key: String) -> String { PackageManifest.literal(value[key]?.text ?? "") }
        func version(_ key: String) -> String {
            PackageManifest.literal(numbered(value[key]?.text))
        }
        switch value["kind"]?.text {
        case "exactVersion": return "exact: \(version("version"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(version("minimumVersion")))"
        case "versionRange":
            return "\(version("minimumVersion"))..<\(version("maximumVersion"))"
        case "branch": return "branch: \(text("branch"))"
        case "revision": return "revision: \(text("revision"))"
        default: return "from: \(version("minimumVersion"))"
        }
    }

    /// A version with its three numbers, as a manifest has to have it.
    private static func numbered(_ text: String?) -> String {
        let parts = (text ?? "").split(separator: "-", maxSplits: 1)
        var numbers = (parts.first ?? "").split(separator: ".").map { String(UInt($0) ?? 0) }
        while numbers.count < 3 { numbers.append("0") }
        let suffix = parts.count > 1 ? "-\(parts[1])" : ""
        return numbers.prefix(3).joined(separator: ".") + suffix
    }
}
