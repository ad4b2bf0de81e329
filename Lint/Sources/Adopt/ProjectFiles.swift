import Foundation
import XcodeProjects

/// Sorts the files of one target: Swift files, resources, and what cannot be taken.
struct ProjectFiles {
    private(set) var sources: Set<String> = []
    private(set) var resources: [ProjectAdoption.Resource] = []
    private(set) var limitations: [Limitation] = []

    private let file: XcodeProjectFile
    private let root: String
    /// Property lists that the build reads itself.
    private var read: Set<String> = []
    /// What the resources are called where the program finds them.
    private var places: [String: String] = [:]
    private var reported: Set<String> = []

    init(reader: ProjectTargetReader, settings: BuildSettings) {
        file = reader.file
        root = reader.root
        for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
            if let path = settings.value(of: key) { read.insert(FilePath.join(file.folder, path)) }
        }
    }

    /// Adds a file or a group of translations of one.
    mutating func add(_ reference: String, line: Int, isResource: Bool) {
        let object = file.objects[reference]
        let isVersioned = object?["isa"]?.text == "XCVersionGroup"
        if let children = object?["children"]?.texts, !children.isEmpty, !isVersioned {
            for child in children {
                if let path = file.paths[child] { add(path: path, line, isResource) }
            }
        } else if let path = file.paths[reference] {
            add(path: path, line, isResource)
        }
    }

    /// Adds what a folder that Xcode keeps in step with the disk holds for the target.
    mutating func add(_ folder: XcodeProjectFile.SynchronizedFolder, line: Int) {
        if folder.isOwn {
            walk(
                DiskPath.find(folder.path) ?? folder.path,
                without: Set(folder.exceptions.map { DiskPath.find($0) ?? $0 }), line)
        } else {
            for path in folder.exceptions.sorted() { walk(path, without: [], line) }
        }
    }

    private mutating func walk(_ path: String, without exceptions: Set<String>, _ line: Int) {
        guard !exceptions.contains(path) else { return }
        let isTranslation = path.hasSuffix(".lproj")
        let isBundle = !Self.ending(path).isEmpty && !isTranslation
        guard Self.isFolder(path), !isBundle else {
            add(path: path, line, true)
            return
        }
        // A folder that cannot be read holds nothing.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            walk(FilePath.join(path, name), without: exceptions, line)
        }
    }

    private mutating func add(path: String, _ line: Int, _ isResource: Bool) {
        // Products and files of the SDK.
        guard !path.contains("\u{0}"), !read.contains(path) else { return }
        let ending = Self.ending(path)
        if let (reason, instead) = Self.refused(ending) {
            report(path, line, because: reason, instead: instead)
        } else if Self.ignored.contains(ending) {
            return
        } else if let path = DiskPath.find(path) {
            if ending == "swift" {
                sources.insert(path)
            } else if isResource {
                addResource(path, line)
            }
        } else {
            report(
                path, line, because: "there is no such file",
                instead: "add it, or take it out of the project")
        }
    }

    private mutating func addResource(_ path: String, _ line: Int) {
        guard FilePath.isBelow(path, root) else {
            report(
                path, line, because: "a resource lies below the package's folder",
                instead: "put the package into a folder around both, with -o")
            return
        }
        let folder = FilePath.name(of: FilePath.folder(of: path))
        let place = (folder.hasSuffix(".lproj") ? folder + "/" : "") + FilePath.name(of: path)
        if let other = places[place] {
            guard other != path else { return }
            report(
                path, line, because: "\(FilePath.relative(other, to: root)) has the same name",
                instead: "give one of them another name")
            return
        }
        places[place] = path
        resources.append(
            .init(
                path: FilePath.relative(path, to: root),
                rule: Self.isFolder(path) ? "copy" : "process"))
    }

    private mutating func report(
        _ path: String, _ line: Int, because reason: String, instead: String
    ) {
        guard reported.insert(path).inserted else { return }
        limitations.append(
            Limitation(
                file: file.path, line: line, what: FilePath.relative(path, to: file.folder),
                reason: reason, instead: instead))
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private static func ending(_ path: String) -> String {
        let name = FilePath.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Why files of a kind cannot be taken, and what to write; `nil` if they can.
    private static func refused(_ ending: String) -> (reason: String, instead: String)? {
        switch ending {
        case "m", "mm":
            ("there is no Objective-C", "write it in Swift")
        case "c", "cc", "cpp", "cxx", "s", "y", "l":
            (
                "a target has sources of one language",
                "put it into a C target of its own in the manifest, or write it in Swift"
            )
        case "nib":
            (
                "views that Interface Builder has compiled are not read",
                "add the xib, or build them in code"
            )
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel":
            ("Core Data is not there", "keep the objects as Codable values in a file")
        case "metal":
            ("shaders need Apple's graphics", "draw with SwiftUI's Canvas or in a map's overlay")
        case "intentdefinition", "mlmodel", "mlpackage", "rcproject", "rkassets", "xcstickers":
            ("it is compiled by Apple's tools alone", "leave out what needs it")
        default: nil
        }
    }

    /// Files that the build reads and the program never does.
    private static let ignored: Set<String> = [
        "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "md", "docc", "playground",
        "xctestplan", "storekit", "xcodeproj", "xcworkspace", "swp", "orig",
        // They become code when the sources are adopted.
        "storyboard", "xib",
    ]
}
