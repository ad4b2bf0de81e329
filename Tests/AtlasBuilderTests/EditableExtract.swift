import Foundation
import OpenStreetMap
import TestSupport

/// An extract whose elements a test can change one by one, as a mapper would.
struct EditableExtract {
    struct Key: Hashable, Comparable {
        var kind: ElementKind
        var id: Int64

        static func < (a: Key, b: Key) -> Bool {
            (a.kind.rawValue, a.id) < (b.kind.rawValue, b.id)
        }
    }

    struct Element: Equatable {
        var key: Key
        var stamp: ElementStamp
        /// In 1e-7 degrees.
        var latitude: Int32 = 0
        var longitude: Int32 = 0
        var tags: [(key: String, value: String)] = []
        /// A way's nodes.
        var nodes: [Int64] = []
        var members: [(key: Key, role: String)] = []

        static func == (a: Element, b: Element) -> Bool { a.xml == b.xml }
    }

    private(set) var elements: [Key: Element] = [:]
    let header: ExtractHeader

    /// Reads an extract.
    init(_ path: String) async throws {
        let reader = try ExtractReader(path: path)
        header = reader.header
        var read: [Key: Element] = [:]
        try await ExtractMerge([reader]).read(jobs: 2, restart: { read = [:] }) { block in
            for element in Self.elements(of: block) { read[element.key] = element }
        }
        elements = read
    }

    private init(_ elements: [Key: Element], header: ExtractHeader) {
        self.elements = elements
        self.header = header
    }

    private static func elements(of block: ElementBlock) -> [Element] {
        func tags(_ tags: [UInt32], _ starts: [UInt32], _ index: Int) -> [(String, String)] {
            stride(from: Int(starts[index]), to: Int(starts[index + 1]), by: 2).map {
                (block.strings[Int(tags[$0])], block.strings[Int(tags[$0 + 1])])
            }
        }
        var result: [Element] = []
        let (nodes, ways, relations) = (block.nodes, block.ways, block.relations)
        for (index, id) in nodes.ids.enumerated() {
            result.append(
                Element(
                    key: Key(kind: .node, id: id), stamp: nodes.stamps[index],
                    latitude: nodes.latitudes[index], longitude: nodes.longitudes[index],
                    tags: tags(nodes.tags, nodes.tagStarts, index)))
        }
        for (index, id) in ways.ids.enumerated() {
            let range = Int(ways.nodeStarts[index])..<Int(ways.nodeStarts[index + 1])
            result.append(
                Element(
                    key: Key(kind: .way, id: id), stamp: ways.stamps[index],
                    tags: tags(ways.tags, ways.tagStarts, index),
                    nodes: Array(ways.nodeIDs[range])))
        }
        for (index, id) in relations.ids.enumerated() {
            let range = Int(relations.memberStarts[index])..<Int(relations.memberStarts[index + 1])
            result.append(
                Element(
                    key: Key(kind: .relation, id: id), stamp: relations.stamps[index],
                    tags: tags(relations.tags, relations.tagStarts, index),
                    members: range.map {
                        (
                            Key(kind: relations.memberKinds[$0], id: relations.memberIDs[$0]),
                            block.strings[Int(relations.memberRoles[$0])]
                        )
                    }))
        }
        return result
    }

    /// The extract as OSM XML, with an element as it is or, where `older` says so, as it was.
    func xml(bounds: ExtractHeader.Bounds? = nil, older: [Element] = []) -> String {
        var elements = elements
        for element in older { elements[element.key] = element }
        let edges = (bounds ?? header.bounds).map {
            "<bounds minlat='\(Self.nine($0.south))' minlon='\(Self.nine($0.west))'"
                + " maxlat='\(Self.nine($0.north))' maxlon='\(Self.nine($0.east))'/>\n"
        }
        let lines = elements.values.sorted { $0.key < $1.key }.map(\.xml)
        return "<osm version='0.6'>\n\(edges ?? "")\(lines.joined(separator: "\n"))\n</osm>\n"
    }

    private static func nine(_ degrees: Double) -> String { String(format: "%.9f", degrees) }

    /// The parts west and east of a meridian in the middle, with a strip that both have; ways and areas are complete,
    /// relations are in both if they have members in both.
    func halves() -> [(extract: EditableExtract, bounds: ExtractHeader.Bounds)] {
        let box = header.bounds ?? .init(south: -90, west: -180, north: 90, east: 180)
        let middle = (box.west + box.east) / 2
        let strip = (box.east - box.west) / 20
        return [
            (box.west, middle + strip, Int32.min, Int32((middle + strip) * 1e7)),
            (middle - strip, box.east, Int32((middle - strip) * 1e7), Int32.max),
        ].map { west, east, low, high in
            var kept = elements.filter { $0.key.kind == .node && low...high ~= $0.value.longitude }
            for way in elements.values
            where way.key.kind == .way
                && way.nodes.contains(where: { kept[Key(kind: .node, id: $0)] != nil })
            {
                kept[way.key] = way
            }
            for way in kept.values where way.key.kind == .way {
                for id in way.nodes {
                    let key = Key(kind: .node, id: id)
                    kept[key] = elements[key]
                }
            }
            // A relation of relations, or of what the extract lacks, stands in both.
            for relation in elements.values where relation.key.kind == .relation {
                let own = relation.members.filter {
                    $0.key.kind != .relation && elements[$0.key] != nil
                }
                if own.isEmpty || own.contains(where: { kept[$0.key] != nil }) {
                    kept[relation.key] = relation
                }
            }
            var bounds = box
            (bounds.west, bounds.east) = (west, east)
            return (EditableExtract(kept, header: header), bounds)
        }
    }

    /// Makes random edits: moved nodes, changed tags, ways with fewer nodes, relations with fewer members, deleted
    /// and new elements.
    ///
    /// - Returns: The edits as an osmChange document.
    mutating func edit(count: Int, seed: UInt64, firstNewID: Int64) -> String {
        var random = SplitMix(seed: seed)
        var actions: [String] = []
        let time = Int64(1_790_000_000 + seed * 60)
        func stamped(_ element: Element) -> Element {
            var element = element
            element.stamp = ElementStamp(version: element.stamp.version + 1, seconds: time)
            return element
        }
        var keys = elements.keys.sorted()
        for number in 0..<count {
            let key = keys[Int.random(in: 0..<keys.count, using: &random)]
            guard var element = elements[key] else { continue }
            let choice = Int.random(in: 0..<10, using: &random)
            if choice == 0 {
                element = stamped(element)
                elements[key] = nil
                actions.append("<delete>\(element.deletion)</delete>")
                continue
            }
            if choice == 1 {
                // A new street of two new nodes and one that is there.
                let id = firstNewID + Int64(number) * 10
                var nodes: [Int64] = []
                for offset in 0..<2 {
                    let node = Element(
                        key: Key(kind: .node, id: id + Int64(offset)),
                        stamp: ElementStamp(version: 1, seconds: time),
                        latitude: 601_690_000 + Int32.random(in: 0..<50_000, using: &random),
                        longitude: 249_400_000 + Int32.random(in: 0..<100_000, using: &random))
                    elements[node.key] = node
                    actions.append("<create>\(node.xml)</create>")
                    nodes.append(node.key.id)
                }
                if key.kind == .node { nodes.append(key.id) }
                let way = Element(
                    key: Key(kind: .way, id: id), stamp: ElementStamp(version: 1, seconds: time),
                    tags: [("highway", "residential"), ("name", "Neue Gasse \(number)")],
                    nodes: nodes)
                elements[way.key] = way
                keys.append(way.key)
                actions.append("<create>\(way.xml)</create>")
                continue
            }
            switch key.kind {
            case .node:
                element.latitude += Int32.random(in: -900...900, using: &random)
                element.longitude += Int32.random(in: -900...900, using: &random)
            case .way where element.nodes.count > 3:
                element.nodes.remove(at: Int.random(in: 1..<element.nodes.count, using: &random))
            case .relation where element.members.count > 1:
                element.members.remove(
                    at: Int.random(in: 0..<element.members.count, using: &random))
            default: break
            }
            if choice < 5 {
                if !element.tags.isEmpty, Bool.random(using: &random) { element.tags.removeLast() }
                element.tags.append(("name:fi", "Nimi & \(number)"))
            }
            element = stamped(element)
            elements[key] = element
            actions.append("<modify>\(element.xml)</modify>")
        }
        return "<osmChange version='0.6'>\n\(actions.joined(separator: "\n"))\n</osmChange>\n"
    }
}

extension EditableExtract.Element {
    /// The element as OSM XML.
    var xml: String {
        var text = opening
        if key.kind == .node {
            text += " lat='\(Self.degrees(latitude))' lon='\(Self.degrees(longitude))'"
        }
        text += ">"
        for node in nodes { text += "<nd ref='\(node)'/>" }
        for member in members {
            text += "<member type='\(member.key.kind)' ref='\(member.key.id)'"
            text += " role='\(Self.escaped(member.role))'/>"
        }
        for tag in tags {
            text += "<tag k='\(Self.escaped(tag.key))' v='\(Self.escaped(tag.value))'/>"
        }
        return text + "</\(key.kind)>"
    }

    /// The element as a change that deletes it has it.
    var deletion: String { opening + "/>" }

    private var opening: String {
        var text = "<\(key.kind) id='\(key.id)' version='\(stamp.version)'"
        if stamp.seconds != 0 {
            let date = Date(timeIntervalSince1970: TimeInterval(stamp.seconds))
            text += " timestamp='\(date.formatted(.iso8601))'"
        }
        return text
    }

    private static func degrees(_ value: Int32) -> String {
        let digits = String(value.magnitude)
        let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
        return (value < 0 ? "-" : "") + padded.dropLast(7) + "." + padded.suffix(7)
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "'": result += "&apos;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
