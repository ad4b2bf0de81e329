import OpenStreetMap

/// Writes small OSM XML files for tests.
enum XMLBuilder {
    static func file(_ elements: [MapElement]) -> [UInt8] {
        var text =
            "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\" generator='tests'>\n"
        text += "  <bounds minlat='60.1' minlon='24.9' maxlat='60.2' maxlon='25'/>\n"
        for element in elements { text += lines(element) }
        return Array((text + "</osm>\n").utf8)
    }

    private static func lines(_ element: MapElement) -> String {
        let kind = "\(element.kind)"
        var text = "  <\(kind) id='\(element.id)' version='3' user='a &amp; b'"
        if element.isDeleted { text += " visible='false'" }
        if element.kind == .node {
            text += " lat=\"\(degrees(element.latitude))\" lon=\"\(degrees(element.longitude))\""
        }
        if element.tags.isEmpty, element.refs.isEmpty, element.members.isEmpty {
            return text + "/>\n"
        }
        text += ">\n"
        for ref in element.refs { text += "    <nd ref=\"\(ref)\"/>\n" }
        for member in element.members {
            text += "    <member type='\(member.kind)' ref='\(member.id)'"
            text += " role=\"\(escaped(member.role))\"/>\n"
        }
        for tag in element.tags {
            text += "    <tag k='\(escaped(tag.key))' v=\"\(escaped(tag.value))\" />\n"
        }
        return text + "  </\(kind)>\n"
    }

    static func degrees(_ value: Int32) -> String {
        let digits = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
        return (value < 0 ? "-" : "") + padded.dropLast(7) + "." + padded.suffix(7)
    }

    static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\n": result += "&#10;"
            case "\t": result += "&#x9;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
