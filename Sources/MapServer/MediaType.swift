/// Media types of the files a map page is made of, by extension.
enum MediaType {
    static let html = "text/html; charset=utf-8"
    static let json = "application/json; charset=utf-8"
    static let text = "text/plain; charset=utf-8"
    static let script = "text/javascript; charset=utf-8"
    static let drawing = "image/svg+xml"
    static let archive = "application/vnd.pmtiles"

    /// The type of a file, and whether its bytes shrink when compressed; nil for unknown extensions.
    static func of(_ name: String) -> (type: String, isText: Bool)? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return switch name[name.index(after: dot)...] {
        case "html": (html, true)
        case "js", "mjs": (script, true)
        case "css": ("text/css; charset=utf-8", true)
        case "json", "map": (json, true)
        case "geojson": ("application/geo+json; charset=utf-8", true)
        case "svg": (drawing, true)
        case "txt", "md": (text, true)
        case "webmanifest": ("application/manifest+json; charset=utf-8", true)
        case "png": ("image/png", false)
        case "jpg", "jpeg": ("image/jpeg", false)
        case "webp": ("image/webp", false)
        case "ico": ("image/x-icon", false)
        case "woff2": ("font/woff2", false)
        case "pbf": ("application/x-protobuf", false)
        default: nil
        }
    }
}
