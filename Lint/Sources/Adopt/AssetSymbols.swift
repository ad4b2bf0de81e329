import Foundation

/// Swift names for the colors and images of an app's asset catalogs, as Xcode makes them: `Color.brand`, `Image(.photo)`.
struct AssetSymbols {
    /// An entry of a catalog.
    private struct Entry: Hashable {
        /// Its name in Swift.
        let symbol: String
        /// The name that it is looked up by.
        let name: String
    }

    /// The file's name among the copies.
    static let fileName = "AssetSymbols+Adopted.swift"
    /// The catalogs that were read.
    let catalogs: [String]
    private let colors: [Entry]
    private let images: [Entry]

    /// Reads the catalogs in the folder that some sources have in common; in the one around it if there is none.
    init(beside sources: [String]) {
        let folder = SourceFolder.common(of: sources)
        var found = folder.map { SourceFolder.paths(in: $0, ending: ".xcassets") } ?? []
        if found.isEmpty, let folder {
            let outer = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            // No folder, nothing in it.
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: outer)) ?? []
            found = inside.sorted().filter { $0.hasSuffix(".xcassets") }.map { "\(outer)/\($0)" }
        }
        catalogs = found
        let entries = found.flatMap(Self.entries(of:))
        colors = Self.named(entries.filter { $0.hasSuffix(".colorset") })
        images = Self.named(entries.filter { $0.hasSuffix(".imageset") })
    }

    /// The source that declares the names; nil where no file uses a name of them or there is none.
    ///
    /// - Parameters:
    ///   - names: The identifiers in the module's sources: names that none uses are not declared.
    ///   - modules: The modules that the sources import.
    func text(used names: Set<String>, importing modules: Set<String>) -> String? {
        let colors = colors.filter { names.contains($0.symbol) }
        let images = images.filter { names.contains($0.symbol) }
        let hasViews = modules.contains("SwiftUI")
        guard !colors.isEmpty || !images.isEmpty, hasViews || !modules.isDisjoint(with: Self.uiKit)
        else { return nil }
        var parts = [
            "// Made by mapwright from \(catalogs.count == 1 ? "an asset catalog" : "asset catalogs").",
            "import \(hasViews ? "SwiftUI" : "UIKit")",
        ]
        if !colors.isEmpty { parts += Self.colorParts(colors, hasViews) }
        if !images.isEmpty { parts += Self.imageParts(images, hasViews) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static let uiKit: Set<String> = ["UIKit", "MapKit"]

    private static func resource(_ type: String, _ entries: [Entry]) -> [String] {
        [
            """
            struct \(type): Hashable, Sendable {
                let name: String
                init(name: String) { self.name = name }
            }
            """,
            "extension \(type) {\n"
                + entries.map {
                    "    static let \($0.symbol) = \(type)(name: \"\($0.name)\")\n"
                }.joined() + "}",
        ]
    }

    /// The entries as members of a type of UIKit.
    ///
    /// `Color(.brand)` means the resource, of which a color is made, too.
    private static func accessors(_ type: String, _ entries: [Entry]) -> String {
        let members = entries.map {
            "    @_disfavoredOverload static var \($0.symbol): \(type) { \(type)(resource: .\($0.symbol)) }\n"
        }
        return "extension \(type) {\n\(members.joined())}"
    }

    private static func colorParts(_ entries: [Entry], _ hasViews: Bool) -> [String] {
        var parts =
            resource("ColorResource", entries) + [
                """
                extension UIColor {
                    convenience init(resource: ColorResource) {
                        let color = UIColor(named: resource.name) ?? .clear
                        self.init(cgColor: color.cgColor)
                    }
                }
                """, accessors("UIColor", entries),
            ]
        if hasViews {
            let named = entries.map {
                "    static var \($0.symbol): Color { Color(\"\($0.name)\") }\n"
            }.joined()
            parts += [
                "extension Color {\n    init(_ resource: ColorResource) { self.init(resource.name) }\n}",
                "extension Color {\n\(named)}",
                "extension ShapeStyle where Self == Color {\n\(named)}",
            ]
        }
        return parts
    }

    private static func imageParts(_ entries: [Entry], _ hasViews: Bool) -> [String] {
        var parts =
            resource("ImageResource", entries) + [
                """
                extension UIImage {
                    convenience init(resource: ImageResource) {
                        self.init(imageLiteralResourceName: resource.name)
                    }
                }
                """, accessors("UIImage", entries),
            ]
        if hasViews {
            parts.append(
                "extension Image {\n    init(_ resource: ImageResource) { self.init(resource.name) }\n}"
            )
        }
        return parts
    }

    // MARK: Catalogs

    /// The entries of a catalog, with the groups before them that are part of their names.
    private static func entries(of catalog: String) -> [String] {
        let inside =
            FileManager.default.enumerator(atPath: catalog)?.compactMap { $0 as? String } ?? []
        return inside.filter { $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset") }.sorted().map
        {
            entry in
            var parts = entry.split(separator: "/").map(String.init)
            let last = parts.removeLast()
            var name: [String] = []
            var folder = catalog
            for part in parts {
                folder += "/\(part)"
                if isNamespace(folder) { name.append(part) }
            }
            return (name + [last]).joined(separator: "/")
        }
    }

    /// Whether a group of a catalog is part of its entries' names.
    private static func isNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
                var providesNamespace: Bool?
            }
            var properties: Properties?
        }
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else {
            return false
        }
        // A damaged group is as good as one that says nothing.
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
        return contents?.properties?.providesNamespace ?? false
    }

    /// The entries with names that Swift takes; those in groups, and of names that the system has, are looked up by text.
    private static func named(_ entries: [String]) -> [Entry] {
        var known: Set<String> = []
        return entries.compactMap { entry in
            let name = entry.split(separator: ".").dropLast().joined(separator: ".")
            let symbol = Self.symbol(of: name)
            guard !name.contains("/"), !symbol.isEmpty, !taken.contains(symbol),
                known.insert(symbol).inserted
            else { return nil }
            return Entry(symbol: symbol, name: name)
        }
    }

    /// The name in Swift: words joined, the first in lower case, as Xcode writes it; of colors without `Color` at the end.
    static func symbol(of name: String) -> String {
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return "" }
        let upper = first.prefix { $0.isUppercase }
        // `RGBGreen` is `rgbGreen`, `URL` is `url`, `Brand` is `brand`.
        let low =
            upper.count == first.count
            ? first.lowercased()
            : upper.count > 1
                ? upper.dropLast().lowercased() + first.dropFirst(upper.count - 1)
                : first.prefix(1).lowercased() + first.dropFirst()
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        var symbol = low + rest.joined()
        if symbol.count > 5, symbol.hasSuffix("Color") { symbol = String(symbol.dropLast(5)) }
        if symbol.first?.isNumber == true { symbol = "_" + symbol }
        return symbol
    }

    /// Names that colors and images of the system have already.
    private static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
        "pink", "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary",
        "label", "background", "tint", "foreground", "separator", "link", "fill", "placeholder",
        "selection", "magenta", "darkGray", "lightGray", "init", "self", "default", "accentColor",
    ]
}
