import Bytes
import Foundation
import Geodesy
import OpenStreetMap
import ParallelWork
import Places

/// Finds everything in an extract that a person may search for.
///
/// The result depends on the extract's content alone, not on how many threads share in the work: elements are looked at in
/// the order of their ids, in runs whose findings are joined in order.
public struct Gazetteer {
    /// The size of an index.
    public struct Summary: Sendable {
        /// The number of places of all kinds.
        public var places: Int
        /// The number of distinct words in names.
        public var words: Int
        /// House numbers: a range is one, a list as many as it has.
        public var addresses: Int
        /// The size of the file in bytes.
        public var byteCount: Int
    }

    let data: Dataset
    let shapes: ElementShapes
    /// Threads that share in the work.
    let threads: WorkerThreads
    /// What the elements stand for.
    var found = Findings()
    /// The street that a relation gives to an element.
    var streetOfMember: [MemberKey: String] = [:]

    /// The places.
    package var drafts: [PlaceDraft] {
        get { found.drafts }
        _modify { yield &found.drafts }
    }
    /// Coastlines, land on the left.
    package var coast: [[PackedCoordinate]] { found.coast }
    var settlements: [Settlement] {
        get { found.settlements }
        _modify { yield &found.settlements }
    }
    var addresses: [FoundAddress] {
        get { found.addresses }
        _modify { yield &found.addresses }
    }

    /// Prepares an index of a read extract.
    ///
    /// - Parameter jobs: The number of threads.
    public init(_ data: Dataset, jobs: Int = 1) {
        self.init(data, threads: WorkerThreads(jobs))
    }

    /// Takes a read extract, for threads that may be shared with other work.
    package init(_ data: Dataset, threads: WorkerThreads) {
        self.data = data
        self.threads = threads
        shapes = ElementShapes(data: data)
    }

    /// Makes what finding needs of tables that no extract changes, so that it is there later.
    public static func prepare() { _ = ConceptTable.shared }

    /// Finds everything and writes the index.
    ///
    /// - Parameter path: Where; a file there is replaced only once the new one is whole.
    /// - Throws: `FileError` if it cannot be written.
    public mutating func write(to path: String) throws -> Summary {
        let crossings = collect()
        var writer = PlacesWriter(
            drafts, crossings: crossings, coast: coast, threads: threads)
        let file = try FileWriter(path: path)
        let summary = try writer.write(to: file)
        try file.finish()
        return Summary(
            places: summary.places, words: summary.words, addresses: summary.addresses,
            byteCount: summary.byteCount)
    }

    /// Fills `drafts`; returns where streets cross.
    package mutating func collect() -> [CrossingDraft] {
        findAssociatedStreets()
        visitElements()
        let duplicates = mergeDuplicates()
        removeDrafts(duplicates + mergeSettlements())
        let streets = mergeLines()
        addInterpolations()
        placeAddresses(streets)
        addPostcodes()
        assignParents()
        return findCrossings(streets)
    }

    /// Looks at all elements, in runs that follow each other.
    private mutating func visitElements() {
        let triggers = keyFlags(Self.triggerKeys)
        let (nodes, ways) = (data.nodes.tagged.count, data.ways.ids.count)
        let all = nodes + ways + data.relations.ids.count
        // Threads that share what may change would copy it for each element.
        let reader = self
        // A relation takes longer than a node or way, so fewer of them make a run; one thread has nothing to share.
        let relations = threads.count == 1 ? all : nodes + ways
        var runs = threads.mapRanges(relations, least: 512) { reader.visit($0, triggers) }
        runs += threads.mapRanges(all - relations, least: 16) { range in
            reader.visit(
                relations + range.lowerBound..<relations + range.upperBound, triggers)
        }
        found = Findings(joining: runs, threads)
        // Many runs take their time to be thrown away.
        threads.update(&runs) { $1 = Findings() }
    }

    /// Looks at a run of elements: nodes with tags, then ways, then relations.
    private func visit(_ range: Range<Int>, _ triggers: [Bool]) -> Findings {
        let (nodes, ways) = (data.nodes.tagged.count, data.ways.ids.count)
        var found = Findings()
        for index in range {
            if index < nodes {
                visitNode(index, triggers, &found)
            } else if index < nodes + ways {
                visitWay(index - nodes, triggers, &found)
            } else {
                visitRelation(index - nodes - ways, triggers, &found)
            }
        }
        return found
    }

    private func visitNode(_ index: Int, _ triggers: [Bool], _ found: inout Findings) {
        let node = data.nodes.tagged[index]
        let tags = data.nodes.tags[index]
        guard isWanted(tags, triggers), let point = shapes.point(node) else { return }
        found.add(
            dictionary(tags), ElementShape(point: point),
            OSMReference(kind: 0, id: data.nodes.ids[Int(node)]),
            associated: streetOfMember[MemberKey(kind: .node, index: node)])
    }

    private func visitWay(_ index: Int, _ triggers: [Bool], _ found: inout Findings) {
        let tags = data.ways.tags[index]
        guard isWanted(tags, triggers), let shape = shapes.way(index) else { return }
        found.add(
            dictionary(tags), shape, OSMReference(kind: 1, id: data.ways.ids[index]), way: index,
            associated: streetOfMember[MemberKey(kind: .way, index: UInt32(index))])
    }

    private func visitRelation(_ index: Int, _ triggers: [Bool], _ found: inout Findings) {
        let tags = data.relations.tags[index]
        guard isWanted(tags, triggers) else { return }
        let dictionary = dictionary(tags)
        let type = dictionary["type"]
        if type == "route", dictionary["route"] != "hiking", dictionary["route"] != "foot" {
            return
        }
        if ["associatedStreet", "street", "restriction", "route_master"].contains(type) { return }
        let isArea = type == "multipolygon" || type == "boundary"
        guard let shape = shapes.relation(index, isArea: isArea) else { return }
        found.add(
            dictionary, shape, OSMReference(kind: 2, id: data.relations.ids[index]),
            associated: streetOfMember[MemberKey(kind: .relation, index: UInt32(index))])
    }

    private static let triggerKeys =
        [
            "name", "amenity", "shop", "tourism", "leisure", "office", "craft", "healthcare",
            "historic", "aeroway", "railway", "public_transport", "aerialway", "sport", "place",
            "boundary", "natural", "addr:housenumber", "emergency", "golf", "diplomatic", "ref",
            "landuse", "industrial", "highway", "information", "addr:conscriptionnumber",
            "addr:streetnumber", "addr:postcode", "int_name", "official_name", "loc_name",
            "man_made", "club",
        ] + ConceptTable.languages.map { "name:\($0)" }

    private func keyFlags(_ keys: [String]) -> [Bool] {
        var flags = [Bool](repeating: false, count: data.strings.count)
        for key in keys {
            if let id = data.strings.id(key) { flags[Int(id)] = true }
        }
        return flags
    }

    private func isWanted(_ tags: Tags, _ triggers: [Bool]) -> Bool {
        var wanted = false
        tags.forEach { key, _ in if triggers[Int(key)] { wanted = true } }
        return wanted
    }

    func dictionary(_ tags: Tags) -> [String: String] {
        var result: [String: String] = [:]
        tags.forEach { key, value in
            let key = data.strings[key]
            if result[key] == nil { result[key] = data.strings[value] }
        }
        return result
    }
}
