import MapScene
import Synchronization

/// Colors and images of asset catalogs, as they are in the sources of an app.
///
/// Apple's tools compile catalogs; here a package copies the folder `NAME.xcassets` to its resources, and it is read as
/// it is. Of the variants of an entry the one for any device is taken, of colors also that of the dark appearance.
package enum AssetCatalogs {
    /// The color set of a name, whose groups are before it with slashes; nil if no catalog has it or it is damaged.
    package static func color(named name: String, in bundle: Bundle) -> (
        light: SceneColor, dark: SceneColor
    )? {
        for folder in entries(name + ".colorset", in: bundle) {
            guard let contents = contents(ColorSet.self, of: folder) else { continue }
            func color(_ belongs: (ColorSet.Variant) -> Bool) -> SceneColor? {
                let fitting = contents.colors.filter(belongs)
                return (fitting.first { $0.idiom == "universal" } ?? fitting.first)?.color?.value
            }
            guard let light = color({ $0.appearances?.isEmpty ?? true }) else { continue }
            // One for a higher contrast, too, is another's.
            return (light, color { $0.appearances == [.dark] } ?? light)
        }
        return nil
    }

    /// The file of an image set and its pixels for each point; nil if no catalog has it.
    package static func image(named name: String, in bundle: Bundle) -> (
        path: String, scale: CGFloat
    )? {
        for folder in entries(name + ".imageset", in: bundle) {
            guard let contents = contents(ImageSet.self, of: folder) else { continue }
            let files = contents.images.filter {
                $0.filename != nil && $0.appearances?.isEmpty ?? true
            }
            let best = files.max { $0.pixels < $1.pixels }
            if let best, let file = best.filename {
                return ((folder as NSString).appendingPathComponent(file), best.pixels)
            }
        }
        return nil
    }

    /// The folders of colors and images in the catalogs of bundles, by the bundle's path: the resources of a program that
    /// runs stay as they are.
    private static let known = Mutex<[String: [String]]>([:])

    /// The folders of an entry in every catalog of a bundle, and of resources that lie beside its program.
    private static func entries(_ entry: String, in bundle: Bundle) -> [String] {
        let folders = known.withLock { known in
            if let folders = known[bundle.bundlePath] { return folders }
            let folders = self.folders(of: bundle)
            known[bundle.bundlePath] = folders
            return folders
        }
        // Groups without a namespace are not part of the name.
        return folders.filter { $0.hasSuffix("/" + entry) }
    }

    /// The folders of all colors and images.
    private static func folders(of bundle: Bundle) -> [String] {
        let files = FileManager.default
        var roots = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self)
        for root in roots {
            // No folder, nothing in it.
            let inner = (try? files.contentsOfDirectory(atPath: root)) ?? []
            roots += inner.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
                .map { (root as NSString).appendingPathComponent($0) }
        }
        var found: [String] = []
        for root in roots {
            // As above.
            let inner = (try? files.contentsOfDirectory(atPath: root)) ?? []
            for catalog in inner.sorted() where catalog.hasSuffix(".xcassets") {
                let folder = (root as NSString).appendingPathComponent(catalog)
                for path in files.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
                where path.hasSuffix(".colorset") || path.hasSuffix(".imageset") {
                    let whole = (folder as NSString).appendingPathComponent(path)
                    if !found.contains(whole) { found.append(whole) }
                }
            }
        }
        return found
    }

    private static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: String)
        -> Contents?
    {
        let path = (folder as NSString).appendingPathComponent("Contents.json")
        // A damaged entry is as good as none; Apple's initializers tell no more either.
        return (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
            try? JSONDecoder().decode(type, from: $0)
        }
    }
}

/// An appearance that a variant is for.
private struct Appearance: Decodable, Equatable {
    var appearance: String?
    var value: String?

    static let dark = Appearance(appearance: "luminosity", value: "dark")
}

private struct ImageSet: Decodable {
    struct Variant: Decodable {
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
        var pixels: CGFloat {
            scale.flatMap { Double($0.replacing("x", with: "")) }.map { CGFloat($0) } ?? 1
        }
    }
    var images: [Variant]
}

private struct ColorSet: Decodable {
    struct Variant: Decodable {
        var idiom: String?
        var color: Components?
        var appearances: [Appearance]?
    }
    var colors: [Variant]

    /// Components as Xcode writes them: "0.5", "128" or "0x80".
    struct Components: Decodable {
        var components: [String: String]?

        var value: SceneColor? {
            guard let components else { return nil }
            func number(_ name: String) -> Double? {
                guard let text = components[name] else { return nil }
                if text.hasPrefix("0x") || text.hasPrefix("0X") {
                    return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                }
                guard let number = Double(text), number.isFinite else { return nil }
                return text.contains(".") ? number : number / 255
            }
            func unit(_ number: Double) -> Double { min(max(number, 0), 1) }
            let alpha = unit(number("alpha") ?? 1)
            if let white = number("white") {
                return SceneColor(
                    red: unit(white), green: unit(white), blue: unit(white), alpha: alpha)
            }
            guard let red = number("red"), let green = number("green"), let blue = number("blue")
            else { return nil }
            return SceneColor(red: unit(red), green: unit(green), blue: unit(blue), alpha: alpha)
        }
    }
}
