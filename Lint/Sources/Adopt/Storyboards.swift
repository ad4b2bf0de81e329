import Foundation
import InterfaceBuilder

/// The storyboards and xibs of an app, which become the code that makes their scenes and views.
struct Storyboards {
    /// A file that was read.
    struct File {
        /// The path.
        let path: String
        /// The name that sources use for it.
        let name: String
        fileprivate let document: InterfaceElement
        fileprivate let isNib: Bool
    }

    /// The file's name among the copies.
    static let fileName = "Storyboards+Adopted.swift"
    /// The storyboards and xibs but for those of a launch.
    private(set) var files: [File] = []
    /// Files that could not be read.
    private(set) var unreadable: [Limitation] = []
    private var main: String?

    /// Reads the files in the folder that some sources have in common; in those beside it if there is no storyboard.
    init(beside sources: [String]) {
        guard let folder = SourceFolder.common(of: sources) else { return }
        let outer = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        var folders = [folder]
        if SourceFolder.paths(in: folder, ending: ".storyboard").isEmpty {
            folders += ["Base.lproj", "Resources", "Storyboards", "Resources/Base.lproj"].map {
                "\(outer)/\($0)"
            }
        }
        for (ending, isNib) in [(".storyboard", false), (".xib", true)] {
            for folder in folders {
                for path in SourceFolder.paths(in: folder, ending: ending) {
                    read(path, isNib: isNib)
                }
            }
        }
        main =
            Self.main(in: folder) ?? files.first { $0.name == "Main" && !$0.isNib }?.name
    }

    private mutating func read(_ path: String, isNib: Bool) {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        // A translated file has a copy for each language.
        guard !files.contains(where: { $0.name == name && $0.isNib == isNib }),
            let data = FileManager.default.contents(atPath: path)
        else { return }
        do {
            let document = try InterfaceElement.document(data)
            guard document["launchScreen"] != "YES" else { return }
            files.append(File(path: path, name: name, document: document, isNib: isNib))
        } catch {
            unreadable.append(
                Limitation(
                    file: path, line: 1, what: isNib ? "a xib" : "a storyboard",
                    reason: "\(error)",
                    instead: isNib ? "its views are missing" : "its scenes are missing"))
        }
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

    /// The code that makes the scenes and views, and what it leaves out.
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
            files.filter { !$0.isNib }.map { ($0.name, $0.document) },
            nibs: files.filter(\.isNib).map { ($0.name, $0.document) }, main: main,
            facts: ModuleFacts(
                superclasses: index.superclasses, outlets: index.outlets, methods: methods))
        let omitted = writer.omissions.map { omission in
            Limitation(
                file: files.first { $0.name == omission.file }?.path ?? omission.file,
                line: omission.line, what: omission.what,
                reason: "it is not made of files of Interface Builder here",
                instead: "make it in code")
        }
        return (writer.text, omitted)
    }
}
