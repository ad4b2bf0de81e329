import Foundation
import XcodeProjects

/// Finds the project that a path means.
struct ProjectPlace {
    let file: XcodeProjectFile

    /// Finds and reads the project.
    ///
    /// - Parameters:
    ///   - path: An `.xcodeproj`, an `.xcworkspace`, or a folder with one of them.
    ///   - targets: Targets that the project has to have, where a workspace has several.
    /// - Throws: ``Adoption/Failure``.
    init(path: String, targets: [String]) throws {
        let projects = try Self.projects(at: Self.absolute(path))
        var files: [XcodeProjectFile] = []
        for project in projects {
            let list = FilePath.join(project, "project.pbxproj")
            guard let data = FileManager.default.contents(atPath: list) else {
                throw Adoption.Failure(description: "\(list): cannot be read")
            }
            do {
                files.append(try XcodeProjectFile(path: list, data: data))
            } catch {
                throw Adoption.Failure(
                    description: "\(list):\(error.line): error: \(error.reason)")
            }
        }
        if files.count > 1, !targets.isEmpty {
            files = files.filter { file in
                Set(targets).isSubset(of: ProjectTargetReader.targetNames(file))
            }
        }
        guard files.count == 1, let file = files.first else {
            let names = projects.map { FilePath.name(of: $0) }.joined(separator: ", ")
            throw Adoption.Failure(
                description:
                    "\(path): name one of its projects (\(names)), or its targets with --target")
        }
        self.file = file
    }

    /// Whether a path means a project rather than a folder of sources.
    static func isProject(_ path: String) -> Bool {
        let path = absolute(path)
        return isBundle(path) || !bundles(in: path, ".xcodeproj").isEmpty
    }

    /// The path from the root of the file system, without `.` and `..`.
    static func absolute(_ path: String) -> String {
        FilePath.join(FileManager.default.currentDirectoryPath, path)
    }

    private static func isBundle(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
    }

    private static func bundles(in folder: String, _ suffix: String) -> [String] {
        // A folder that cannot be read has none.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) && $0 != "Pods.xcodeproj" }.sorted()
            .map { FilePath.join(folder, $0) }
    }

    private static func projects(at path: String) throws -> [String] {
        if path.hasSuffix(".xcodeproj") { return [path] }
        if path.hasSuffix(".xcworkspace") {
            let list = FilePath.join(path, "contents.xcworkspacedata")
            guard let data = FileManager.default.contents(atPath: list) else {
                throw Adoption.Failure(description: "\(list): cannot be read")
            }
            let members = XcodeWorkspace.members(
                of: list, String(decoding: data, as: UTF8.self)
            ).filter { $0.hasSuffix(".xcodeproj") && FilePath.name(of: $0) != "Pods.xcodeproj" }
            guard !members.isEmpty else {
                throw Adoption.Failure(description: "\(path): the workspace names no project")
            }
            return members
        }
        let found = bundles(in: path, ".xcodeproj")
        guard !found.isEmpty else {
            throw Adoption.Failure(description: "\(path): there is no .xcodeproj")
        }
        return found
    }
}
