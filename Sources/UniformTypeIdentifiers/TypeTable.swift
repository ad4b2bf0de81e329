/// What is known of one type.
package struct KnownType: Sendable {
    package let identifier: String
    /// The endings of files, the usual one first.
    let endings: [String]
    /// The types of the web, the usual one first.
    let webTypes: [String]
    /// What it is a kind of.
    package let parents: [String]
    /// The type's name for people.
    let words: String

    init(
        _ identifier: String, _ endings: String = "", _ webTypes: String = "", of parents: String,
        _ words: String
    ) {
        self.identifier = identifier
        self.endings = endings.split(separator: " ").map(String.init)
        self.webTypes = webTypes.split(separator: " ").map(String.init)
        self.parents = parents.split(separator: " ").map(String.init)
        self.words = words
    }
}

/// The types that are known here: those that Apple documents for files that apps open, share and store.
package enum TypeTable {
    package static let all: [KnownType] = [
        KnownType("public.item", of: "", "item"),
        KnownType("public.content", of: "", "content"),
        KnownType("public.composite-content", of: "public.content", "composite content"),
        KnownType("public.data", "", "application/octet-stream", of: "public.item", "data"),
        KnownType("public.directory", of: "public.item", "directory"),
        KnownType("public.folder", of: "public.directory", "folder"),
        KnownType("com.apple.package", of: "public.directory", "package"),
        KnownType("com.apple.bundle", of: "public.directory", "bundle"),
        KnownType("public.url", of: "public.data", "URL"),
        KnownType("public.file-url", of: "public.url", "file URL"),
        KnownType("public.archive", of: "", "archive"),
        KnownType("public.zip-archive", "zip", "application/zip", of: archive, "ZIP archive"),
        KnownType(
            "org.gnu.gnu-zip-archive", "gz gzip", "application/gzip", of: archive, "gzip archive"),
        KnownType("public.executable", of: "public.item", "executable"),
        KnownType("public.database", of: "", "database"),
        // Text.
        KnownType("public.text", of: "public.data public.content", "text"),
        KnownType("public.plain-text", "txt text", "text/plain", of: text, "plain text"),
        KnownType(
            "public.utf8-plain-text", "", "text/plain;charset=utf-8", of: "public.plain-text",
            "UTF-8 text"),
        KnownType(
            "public.utf16-plain-text", "", "text/plain;charset=utf-16", of: "public.plain-text",
            "UTF-16 text"),
        KnownType("public.rtf", "rtf", "text/rtf application/rtf", of: text, "RTF document"),
        KnownType("public.html", "html htm", "text/html", of: text, "HTML text"),
        KnownType("public.xml", "xml", "application/xml text/xml", of: text, "XML text"),
        KnownType("public.json", "json", "application/json", of: text, "JSON document"),
        KnownType(
            "public.geojson", "geojson", "application/geo+json", of: "public.json",
            "GeoJSON document"),
        KnownType("public.yaml", "yml yaml", "application/x-yaml", of: text, "YAML document"),
        KnownType("public.delimited-values-text", of: text, "text with delimiters"),
        KnownType(
            "public.comma-separated-values-text", "csv", "text/csv", of: delimited, "CSV text"),
        KnownType(
            "public.tab-separated-values-text", "tsv", "text/tab-separated-values", of: delimited,
            "TSV text"),
        KnownType("public.source-code", of: "public.plain-text", "source code"),
        KnownType("public.swift-source", "swift", "", of: "public.source-code", "Swift source"),
        KnownType(
            "net.daringfireball.markdown", "md markdown", "text/markdown", of: text,
            "Markdown document"),
        KnownType("com.apple.property-list", "plist", "", of: "public.data", "property list"),
        KnownType(
            "com.apple.xml-property-list", "", "", of: "public.xml com.apple.property-list",
            "XML property list"),
        KnownType(
            "com.topografix.gpx", "gpx", "application/gpx+xml", of: "public.xml", "GPX document"),
        KnownType(
            "com.google.earth.kml", "kml", "application/vnd.google-earth.kml+xml", of: "public.xml",
            "KML document"),
        KnownType(
            "com.google.earth.kmz", "kmz", "application/vnd.google-earth.kmz",
            of: "public.zip-archive", "KMZ archive"),
        KnownType(
            "com.adobe.pdf", "pdf", "application/pdf", of: "public.data public.composite-content",
            "PDF document"),
        KnownType("public.calendar-event", of: "", "calendar event"),
        KnownType(
            "com.apple.ical.ics", "ics", "text/calendar", of: "public.calendar-event public.text",
            "calendar"),
        KnownType("public.contact", of: "", "contact"),
        KnownType(
            "public.vcard", "vcf vcard", "text/vcard", of: "public.text public.contact", "vCard"),
        // Pictures.
        KnownType("public.image", "", "image/*", of: "public.data public.content", "image"),
        KnownType("public.jpeg", "jpeg jpg jpe", "image/jpeg image/jpg", of: image, "JPEG image"),
        KnownType("public.png", "png", "image/png", of: image, "PNG image"),
        KnownType("com.compuserve.gif", "gif", "image/gif", of: image, "GIF image"),
        KnownType("public.tiff", "tiff tif", "image/tiff", of: image, "TIFF image"),
        KnownType("com.microsoft.bmp", "bmp", "image/bmp", of: image, "BMP image"),
        KnownType(
            "com.microsoft.ico", "ico", "image/vnd.microsoft.icon image/x-icon", of: image,
            "Windows icon"),
        KnownType("org.webmproject.webp", "webp", "image/webp", of: image, "WebP image"),
        KnownType("public.heic", "heic", "image/heic", of: "public.heif-standard", "HEIC image"),
        KnownType("public.heif", "heif", "image/heif", of: "public.heif-standard", "HEIF image"),
        KnownType("public.heif-standard", of: image, "HEIF image of any coding"),
        KnownType(
            "public.svg-image", "svg", "image/svg+xml", of: "public.image public.xml", "SVG image"),
        KnownType("public.camera-raw-image", of: image, "raw image"),
        KnownType("com.apple.live-photo", of: "", "Live Photo"),
        // Sound and films.
        KnownType(
            "public.audiovisual-content", of: "public.data public.content", "audiovisual content"),
        KnownType("public.audio", of: "public.audiovisual-content", "audio"),
        KnownType("public.movie", of: "public.audiovisual-content", "movie"),
        KnownType("public.video", of: "public.movie", "video"),
        KnownType("public.mp3", "mp3", "audio/mpeg", of: "public.audio", "MP3 audio"),
        KnownType(
            "com.microsoft.waveform-audio", "wav wave", "audio/wav audio/vnd.wave",
            of: "public.audio", "WAV audio"),
        KnownType("public.aiff-audio", "aiff aif", "audio/aiff", of: "public.audio", "AIFF audio"),
        KnownType("public.mpeg-4", "mp4", "video/mp4", of: "public.movie", "MPEG-4 movie"),
        KnownType(
            "public.mpeg-4-audio", "m4a", "audio/mp4", of: "public.mpeg-4 public.audio",
            "MPEG-4 audio"),
        KnownType("public.mpeg", "mpg mpeg", "video/mpeg", of: "public.movie", "MPEG movie"),
        KnownType(
            "com.apple.quicktime-movie", "mov qt", "video/quicktime", of: "public.movie",
            "QuickTime movie"),
        KnownType("public.avi", "avi", "video/avi", of: "public.movie", "AVI movie"),
    ]

    private static let archive = "public.data public.archive"
    private static let text = "public.text"
    private static let delimited = "public.delimited-values-text"
    private static let image = "public.image"

    package static let byIdentifier = Dictionary(
        all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    package static let byEnding = Dictionary(
        all.flatMap { type in type.endings.map { ($0, type) } },
        uniquingKeysWith: { first, _ in first })
    package static let byWebType = Dictionary(
        all.flatMap { type in type.webTypes.map { ($0, type) } },
        uniquingKeysWith: { first, _ in first })
}
