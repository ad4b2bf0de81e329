import OpenStreetMap
import Testing

/// OpenStreetMap's elements drawn in code, in one block.
package struct ElementDrawing {
    /// A member of a relation.
    package typealias Member = (kind: ElementKind, id: Int64, role: String)
    /// A key and its value.
    package typealias Tag = (key: String, value: String)

    private var block = ElementBlock()
    private var strings: [String: UInt32] = [:]

    /// Creates a drawing without elements.
    package init() {}

    /// Reads tags such as `amenity=cafe; name=Rose Garden` that stand with a divider between them.
    package static func tags(_ text: String, dividedBy divider: String) -> [Tag] {
        text.split(separator: divider).map { tag in
            let parts = tag.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts[1]))
        }
    }

    /// Draws a node; the position in whole units of 1e-7 degrees.
    package mutating func node(_ id: Int64, latitude: Int32, longitude: Int32, _ tags: [Tag]) {
        block.nodes.ids.append(id)
        block.nodes.latitudes.append(latitude)
        block.nodes.longitudes.append(longitude)
        block.nodes.tags += numbers(tags)
        block.nodes.tagStarts.append(UInt32(block.nodes.tags.count))
    }

    /// Draws a way of nodes that are drawn, or missing.
    package mutating func way(_ id: Int64, ids: [Int64], _ tags: [Tag]) {
        block.ways.ids.append(id)
        block.ways.nodeIDs += ids
        block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
        block.ways.tags += numbers(tags)
        block.ways.tagStarts.append(UInt32(block.ways.tags.count))
    }

    /// Draws a relation.
    package mutating func relation(_ id: Int64, _ members: [Member], _ tags: [Tag]) {
        block.relations.ids.append(id)
        for member in members {
            block.relations.memberIDs.append(member.id)
            block.relations.memberKinds.append(member.kind)
            block.relations.memberRoles.append(number(member.role))
        }
        block.relations.memberStarts.append(UInt32(block.relations.memberIDs.count))
        block.relations.tags += numbers(tags)
        block.relations.tagStarts.append(UInt32(block.relations.tags.count))
    }

    /// The drawing as an extract that was read.
    package var dataset: Dataset {
        var builder = DatasetBuilder()
        do { try builder.append(block) } catch { Issue.record(error) }
        return builder.finish()
    }

    private mutating func number(_ text: String) -> UInt32 {
        if let known = strings[text] { return known }
        let number = UInt32(block.strings.count)
        block.strings.utf8 += Array(text.utf8)
        block.strings.starts.append(UInt32(block.strings.utf8.count))
        strings[text] = number
        return number
    }

    private mutating func numbers(_ tags: [Tag]) -> [UInt32] {
        tags.flatMap { [number($0.key), number($0.value)] }
    }
}
