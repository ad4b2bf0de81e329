import Foundation
import InterfaceBuilder

/// The storyboards of an app, which become the code that makes their scenes.
struct Storyboards {
    /// A file that was read.
    struct File {
        /// The path.
        let path: String
        /// What sources call it.
        let name: String
        fileprivate let document: InterfaceElement
    }

    /// The file's name among the copies.
    static let fileName = "Storyboards+Adopted.swift"
    /// The storyboards but for those of a launch.
    private(set) var files: [File] = []
    /// Files that could not be read.
    private(set) var unreadable: [Limitation] = []
    private var main: String?

    /// Reads the storyboards in the folder that some sources have in common; in those beside it if there is none.
    init(beside sources: [String]) {
        guard let folder = SourceFolder.common(of: sources) else { return }
        var paths = SourceFolder.paths(in: folder, ending: ".storyboard")
        if paths.isEmpty {
            let outer = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            paths = ["Base.lproj", "Resources", "Storyboards", "Resources/Base.lproj"].flatMap {
                SourceFolder.paths(in: "\(outer)/\($0)", ending: ".storyboard")
            }
        }
        for path in paths {
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            // A translated storyboard has a copy for each language.
            guard !files.contains(where: { $0.name == name }),
                let data = FileManager.default.contents(atPath: path)
            else { continue }
            do {
                let document = try InterfaceElement.document(data)
                guard document["launchScreen"] != "YES" else { continue }
                files.append(File(path: path, name: name, document: document))
            } catch {
                unreadable.append(
                    Limitation(
                        file: path, line: 1, what: "a storyboard", reason: "\(error)",
                        instead: "its scenes are missing"))
            }
        }
        main = Self.main(in: folder) ?? files.first { $0.name == "Main" }?.name
    }

    /// The storyboard that an app's property list names; nil for none.
    private static func main(in folder: String) -> String? {
        for path in SourceFolder.paths(in: folder, ending: "Info.plist") {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for key in ["UIMainStoryboardFile", "UISceneStoryboardFile"] {
                let parts = text.components(separatedBy: "<key>\(key)</key>")
                guard parts.count > 1, let start = parts[1].range(of: "<string>"),
                    let end = parts[1].range(of: "</string>")
                else { continue }
                if start.upperBound <= end.lowerBound {
                    return String(parts[1][start.upperBound..<end.lowerBound])
                }
            }
        }
        return nil
    }

    /// The code that makes the scenes, and what it leaves out.
    func text(_ index: ModuleIndex) -> (text: String, omitted: [Limitation]) {
        let methods = index.methods.mapValues { methods in
            Dictionary(
                methods.filter { !$0.isStatic }.map { method in
                    let labels = method.labels.map { "\($0):" }.joined()
                    return (
                        method.selector,
                        labels.isEmpty ? method.name : "\(method.name)(\(labels))"
                    )
                }, uniquingKeysWith: { first, _ in first })
        }
        let writer = StoryboardWriter(
            files.map { ($0.name, $0.document) }, main: main,
            facts: ModuleFacts(
                superclasses: index.superclasses, outlets: index.outlets, methods: methods))
        let omitted = writer.omissions.map { omission in
            Limitation(
                file: files.first { $0.name == omission.storyboard }?.path ?? omission.storyboard,
                line: omission.line, what: omission.what,
                reason: "it is not made of storyboards here", instead: "make it in code")
        }
        return (writer.text, omitted)
    }
}
