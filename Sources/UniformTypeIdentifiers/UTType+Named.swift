/// The types that Apple names.
extension UTType {
    /// The type `public.item`.
    public static var item: UTType { UTType(named: "public.item") }
    /// The type `public.content`.
    public static var content: UTType { UTType(named: "public.content") }
    /// The type `public.composite-content`.
    public static var compositeContent: UTType { UTType(named: "public.composite-content") }
    /// The type `public.data`.
    public static var data: UTType { UTType(named: "public.data") }
    /// The type `public.directory`.
    public static var directory: UTType { UTType(named: "public.directory") }
    /// The type `public.folder`.
    public static var folder: UTType { UTType(named: "public.folder") }
    /// The type `com.apple.package`.
    public static var package: UTType { UTType(named: "com.apple.package") }
    /// The type `com.apple.bundle`.
    public static var bundle: UTType { UTType(named: "com.apple.bundle") }
    /// The type `public.url`.
    public static var url: UTType { UTType(named: "public.url") }
    /// The type `public.file-url`.
    public static var fileURL: UTType { UTType(named: "public.file-url") }
    /// The type `public.archive`.
    public static var archive: UTType { UTType(named: "public.archive") }
    /// The type `public.zip-archive`.
    public static var zip: UTType { UTType(named: "public.zip-archive") }
    /// The type `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(named: "org.gnu.gnu-zip-archive") }
    /// The type `public.executable`.
    public static var executable: UTType { UTType(named: "public.executable") }
    /// The type `public.database`.
    public static var database: UTType { UTType(named: "public.database") }
    /// The type `public.text`.
    public static var text: UTType { UTType(named: "public.text") }
    /// The type `public.plain-text`.
    public static var plainText: UTType { UTType(named: "public.plain-text") }
    /// The type `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(named: "public.utf8-plain-text") }
    /// The type `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(named: "public.utf16-plain-text") }
    /// The type `public.rtf`.
    public static var rtf: UTType { UTType(named: "public.rtf") }
    /// The type `public.html`.
    public static var html: UTType { UTType(named: "public.html") }
    /// The type `public.xml`.
    public static var xml: UTType { UTType(named: "public.xml") }
    /// The type `public.json`.
    public static var json: UTType { UTType(named: "public.json") }
    /// The type `public.yaml`.
    public static var yaml: UTType { UTType(named: "public.yaml") }
    /// The type `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(named: "public.delimited-values-text") }
    /// The type `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType {
        UTType(named: "public.comma-separated-values-text")
    }
    /// The type `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(named: "public.tab-separated-values-text") }
    /// The type `public.source-code`.
    public static var sourceCode: UTType { UTType(named: "public.source-code") }
    /// The type `public.swift-source`.
    public static var swiftSource: UTType { UTType(named: "public.swift-source") }
    /// The type `com.apple.property-list`.
    public static var propertyList: UTType { UTType(named: "com.apple.property-list") }
    /// The type `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(named: "com.apple.xml-property-list") }
    /// The type `com.adobe.pdf`.
    public static var pdf: UTType { UTType(named: "com.adobe.pdf") }
    /// The type `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(named: "public.calendar-event") }
    /// The type `public.contact`.
    public static var contact: UTType { UTType(named: "public.contact") }
    /// The type `public.vcard`.
    public static var vCard: UTType { UTType(named: "public.vcard") }
    /// The type `public.image`.
    public static var image: UTType { UTType(named: "public.image") }
    /// The type `public.jpeg`.
    public static var jpeg: UTType { UTType(named: "public.jpeg") }
    /// The type `public.png`.
    public static var png: UTType { UTType(named: "public.png") }
    /// The type `com.compuserve.gif`.
    public static var gif: UTType { UTType(named: "com.compuserve.gif") }
    /// The type `public.tiff`.
    public static var tiff: UTType { UTType(named: "public.tiff") }
    /// The type `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(named: "com.microsoft.bmp") }
    /// The type `com.microsoft.ico`.
    public static var ico: UTType { UTType(named: "com.microsoft.ico") }
    /// The type `org.webmproject.webp`.
    public static var webP: UTType { UTType(named: "org.webmproject.webp") }
    /// The type `public.heic`.
    public static var heic: UTType { UTType(named: "public.heic") }
    /// The type `public.heif`.
    public static var heif: UTType { UTType(named: "public.heif") }
    /// The type `public.svg-image`.
    public static var svg: UTType { UTType(named: "public.svg-image") }
    /// The type `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(named: "public.camera-raw-image") }
    /// The type `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(named: "com.apple.live-photo") }
    /// The type `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(named: "public.audiovisual-content") }
    /// The type `public.audio`.
    public static var audio: UTType { UTType(named: "public.audio") }
    /// The type `public.movie`.
    public static var movie: UTType { UTType(named: "public.movie") }
    /// The type `public.video`.
    public static var video: UTType { UTType(named: "public.video") }
    /// The type `public.mp3`.
    public static var mp3: UTType { UTType(named: "public.mp3") }
    /// The type `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(named: "com.microsoft.waveform-audio") }
    /// The type `public.aiff-audio`.
    public static var aiff: UTType { UTType(named: "public.aiff-audio") }
    /// The type `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(named: "public.mpeg-4") }
    /// The type `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(named: "public.mpeg-4-audio") }
    /// The type `public.mpeg`.
    public static var mpeg: UTType { UTType(named: "public.mpeg") }
    /// The type `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(named: "com.apple.quicktime-movie") }
    /// The type `public.avi`.
    public static var avi: UTType { UTType(named: "public.avi") }
}
