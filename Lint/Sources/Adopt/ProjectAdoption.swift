import Foundation
import XcodeProjects

/// The package made from an Xcode project, whose targets use the sources in place.
public struct ProjectAdoption: Codable, Sendable {
    /// A file or folder that is copied beside the program.
    public struct Resource: Codable, Hashable, Sendable {
        /// The path in the package.
        public var path: String
        /// SwiftPM's rule: `copy` for a folder, `process` for a file.
        public var rule: String
    }

    /// A target of the package.
    public struct Target: Codable, Sendable {
        /// The kind of product of a target.
        public enum Kind: String, Codable, Sendable { case executable, library, test }

        /// Its name in the package, which is its module's.
        public var name: String
        /// Its name in the project.
        public var target: String
        /// The kind of product.
        public var kind: Kind
        /// The Swift files, from the package's folder.
        public var sources: [String]
        /// The resources that are copied beside the program.
        public var resources: [Resource]
        /// Targets of this package that it is built from.
        public var dependencies: [String]
        /// Products of other packages that it is built from.
        public var products: [String]
    }

    /// The project that was read.
    public var project: String
    /// The manifest that was written.
    public var manifest: String
    /// The targets.
    public var targets: [Target]
    /// The parts of the project that cannot be adopted.
    public var limitations: [Limitation]

    /// The first words of the second line of a manifest that may be written again.
    static let mark = "// Made by mapwright adopt"

    /// Writes a package for an Xcode project: `Package.swift`, and for each target a folder in `Adopted` with `adopt.json`.
    ///
    /// Nothing of the project is changed. A file that would not change is left alone.
    ///
    /// - Parameters:
    ///   - path: An `.xcodeproj`, an `.xcworkspace`, or a folder with one of them.
    ///   - folder: The package's folder, which holds the resources; the project's own if `nil`.
    ///   - names: The targets to take, with all that they are built from; empty for all.
    ///   - mapwright: A checkout of Mapwright.
    /// - Throws: ``Adoption/Failure``.
    public init(
        path: String, into folder: String?, targets names: [String], mapwright: String
    ) throws {
        let place = try ProjectPlace(path: path, targets: names)
        let file = place.file
        let root = folder.map(ProjectPlace.absolute) ?? FilePath.folder(of: file.container)
        let manifest = FilePath.join(root, "Package.swift")
        if let old = FileManager.default.contents(atPath: manifest),
            !String(decoding: old, as: UTF8.self).contains(Self.mark)
        {
            throw Adoption.Failure(
                description:
                    "\(manifest): there is a manifest that this tool did not write; name another folder with -o"
            )
        }
        var reader = ProjectTargetReader(file: file, root: root)
        reader.read(names)
        guard !reader.targets.isEmpty else {
            let reasons = reader.limitations.map(\.summary).joined(separator: "\n")
            throw Adoption.Failure(
                description: "\(file.container): no target can be taken\n\(reasons)")
        }
        let checkout = ProjectPlace.absolute(mapwright)
        reader.giveNames(avoiding: PackageManifest.names(inCheckout: checkout))
        let text = PackageManifest(
            name: file.name, project: FilePath.name(of: file.container), root: root,
            mapwright: FilePath.relative(checkout, to: root), reader: reader
        ).text
        for target in reader.targets {
            let own = FilePath.join(root, "Adopted/\(target.name)")
            try Self.write(
                target.settings(from: own), to: FilePath.join(own, "adopt.json"))
            try Self.write(
                Self.ownSource(of: target, package: file.name),
                to: FilePath.join(own, "Adopted.swift"))
        }
        try Self.write(text, to: manifest)
        project = file.container
        self.manifest = manifest
        let packageNames = Dictionary(uniqueKeysWithValues: reader.targets.map { ($0.id, $0.name) })
        targets = reader.targets.map { target in
            Target(
                name: target.name, target: target.original, kind: target.kind,
                sources: target.sources.map { FilePath.relative($0, to: root) },
                resources: target.resources,
                dependencies: target.dependencies.compactMap { packageNames[$0] },
                products: target.products.map(\.name))
        }
        limitations = reader.limitations
    }

    /// Whether a path means a project: an `.xcodeproj`, an `.xcworkspace`, or a folder with an `.xcodeproj` in it.
    public static func isProject(_ path: String) -> Bool { ProjectPlace.isProject(path) }

    /// The source that each target has of its own.
    ///
    /// SwiftPM puts resources into a folder that Foundation's main bundle does not look in; a member of the app's own module
    /// comes before Foundation's of the same name. It does not use `module`, which is found with the help of `main`.
    private static func ownSource(
        of target: ProjectTargetReader.Target, package: String
    ) -> String {
        let comment = "// The sources of this target are named in adopt.json.\n"
        guard target.kind == .executable, !target.resources.isEmpty else { return comment }
        let name = "\(package)_\(target.name).resources"
        return comment + """

            import Foundation

            extension Bundle {
                /// The bundle with the app's resources.
                static let main: Bundle = {
                    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                    let folder = program.deletingLastPathComponent()
                        .appendingPathComponent(\(PackageManifest.literal(name)))
                    guard let bundle = Bundle(path: folder.path) else {
                        fatalError("\\(folder.path) is missing")
                    }
                    return bundle
                }()
            }

            """
    }

    private static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Adoption.Failure(description: "\(path): \(error.localizedDescription)")
        }
    }
}
