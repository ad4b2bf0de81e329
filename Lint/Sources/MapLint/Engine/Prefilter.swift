/// Tells cheaply whether a file can hold anything that a rule or the facts of a module need.
///
/// It looks for identifiers, never for `import`: some files see MapKit through another module.
enum Prefilter {
    /// Whole words, each at a place where a word begins; a trailing `*` takes any continuation.
    private static let words: [[UInt8]] = [
        "Map(", "Map {", "Map.", "Map{", "MapPin", "MapMarker", "MapAnnotation", "MapCircle",
        "MapPolygon",
        "MapPolyline", "MapCamera", "MapKit", "MapContent", "Marker", "Annotation",
        "UserAnnotation",
        "LookAround", "LocationButton", "mapView", "mapSelection", "mapInteractionModes",
        "mapItemClusteringIdentifier", "onMapCameraChange", "dequeueReusableAnnotationView",
        "requestWhenInUse", "requestAlways", "clusteringIdentifier", "geocode", "reverseGeocode",
        "locationManager", "forAnnotationView", "showsUserLocation", "addAnnotation", "addOverlay",
        "removeAnnotations", "removeOverlays", "updateUIView", "updateNSView", "annotationItems",
        // Models that say what their numbers are.
        "coordinates: [",
    ].map { Array($0.utf8) }

    private static let byFirst: [[[UInt8]]] = {
        var table = [[[UInt8]]](repeating: [], count: 256)
        for word in words { table[Int(word[0])].append(word) }
        return table
    }()

    /// Whether any of the identifiers, or one that begins with `MK` or `CL` and a capital, is in the bytes.
    static func isCandidate(_ bytes: [UInt8]) -> Bool {
        // UTF-16 is rare; such files go to the parser.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        let table = byFirst
        return bytes.withUnsafeBufferPointer { bytes in
            var wasWord = false
            let count = bytes.count
            for index in 0..<count {
                let byte = bytes[index]
                let isWord =
                    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
                    || (byte >= 0x30 && byte <= 0x39)
                defer { wasWord = isWord }
                guard isWord, !wasWord else { continue }
                if (byte == 0x4D || byte == 0x43), index + 2 < count {
                    let second: UInt8 = byte == 0x4D ? 0x4B : 0x4C
                    let third = bytes[index + 2]
                    if bytes[index + 1] == second, third >= 0x41, third <= 0x5A { return true }
                }
                for word in table[Int(byte)] where index + word.count <= count {
                    var position = 1
                    while position < word.count, bytes[index + position] == word[position] {
                        position += 1
                    }
                    if position == word.count { return true }
                }
            }
            return false
        }
    }

    private static let generatorMark = Array("generator plugin for the protocol buffer".utf8)

    /// Whether a tool has written the file from a protocol buffer's definition; its messages are no maps, whatever
    /// they are called.
    static func isGenerated(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(1_000).firstRange(of: generatorMark) != nil
    }

    /// Whether square brackets open within each other so often, with nothing between them, that the parser,
    /// which tries each as a type and as a value, would take time exponential in their number.
    static func isTooDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        for byte in bytes {
            switch byte {
            case 0x5B:
                depth += 1
                if depth > 12 { return true }
            case 0x28, 0x20, 0x09, 0x0A, 0x0D: continue
            default: depth = 0
            }
        }
        return false
    }
}
