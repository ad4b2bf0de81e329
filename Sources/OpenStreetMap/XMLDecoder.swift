/// Turns OSM XML (version 0.6, also as JOSM and Overpass write it) into blocks.
///
/// An element with `action='delete'` or `visible='false'` is deleted: it is counted, not delivered. Elements,
/// attributes and children that OSM does not know are skipped.
///
/// A decoder of changes reads osmChange instead: elements inside of `create`, `modify` and `delete`, each with a
/// version. There deleted elements are delivered, as stamps without anything else, and so are several versions.
struct XMLDecoder {
    /// A block ends after so many elements, or so many entries of other arrays.
    private static let elementLimit = 8_000
    private static let entryLimit = 1 << 18
    /// An element may have so many children; OpenStreetMap allows a few ten thousand.
    private static let childLimit = 1 << 22

    /// The element being read.
    private struct Element {
        var kind: ElementKind
        var id: Int64
        var isDeleted = false
        var children = 0
        var latitude: Int64 = 0
        var longitude: Int64 = 0
        var stamp = ElementStamp()
    }

    /// The kind of document.
    enum Form { case map, changes }

    private let kinds: ElementKinds
    private let form: Form
    private let keepsStamps: Bool
    /// Whether the elements being read are inside of `delete`.
    private var isDeleting = false
    private let names = XMLNames()
    private(set) var scanner: XMLScanner
    private var header = ExtractHeader()
    private var block = ElementBlock()
    private var summary = ReadSummary()
    /// The latest time of an edit so far, as it is written.
    private var newestEdit: [UInt8] = []
    private var order = ElementOrder()
    private var interner = StringInterner()
    private var element: Element?
    /// Whether the root element of changes has begun.
    private(set) var hasRoot = false
    /// Whether an element has begun: the header is over.
    private var isInBody = false

    /// Creates a decoder at the start of a text.
    ///
    /// - Parameter keepsStamps: Whether the elements have their stamps; those of changes always have.
    init(
        _ input: XMLInput, kinds: ElementKinds, form: Form = .map, keepsStamps: Bool = false
    ) {
        scanner = XMLScanner(input)
        self.kinds = kinds
        self.form = form
        self.keepsStamps = keepsStamps || form == .changes
    }

    /// Reads up to the first element.
    ///
    /// The decoder cannot be used for anything else afterwards.
    mutating func readHeader() throws(OpenStreetMapError) -> ExtractHeader {
        var hasRoot = false
        while !isInBody, let tag = try scanner.next() {
            hasRoot = true
            try take(tag)
        }
        guard hasRoot else {
            let isEmpty = scanner.input.windowStart == 0 && scanner.position == 0
            throw scanner.input.failure(isEmpty ? .unknownFormat : .truncated, at: scanner.position)
        }
        return header
    }

    /// The next block, or nil at the end of the file.
    mutating func nextBlock() throws(OpenStreetMapError) -> DecodedBlock? {
        let start = scanner.input.windowStart + scanner.position
        while let tag = try scanner.next() {
            try take(tag)
            if element == nil, isFull { return finish(from: start) }
        }
        let isEmpty =
            block.nodes.ids.isEmpty && block.ways.ids.isEmpty && block.relations.ids.isEmpty
        return isEmpty && summary.deleted == 0 ? nil : finish(from: start)
    }

    private var isFull: Bool {
        block.nodes.ids.count + block.ways.ids.count + block.relations.ids.count
            >= Self.elementLimit
            || block.ways.nodeIDs.count >= Self.entryLimit
            || block.relations.memberIDs.count >= Self.entryLimit
            || block.strings.count >= Self.entryLimit / 4
    }

    private mutating func finish(from start: Int) -> DecodedBlock {
        summary.count(block)
        summary.isSortedByTypeThenID = order.isSorted
        let report = BlockReport(
            summary: summary, order: order, start: start, end: scanner.input.consumed)
        let done = DecodedBlock(block: block, report: report)
        block = ElementBlock()
        summary = ReadSummary()
        order = ElementOrder()
        interner.removeAll()
        return done
    }

    // MARK: Tags

    private mutating func take(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        // Changes have the elements one level deeper.
        let level = form == .map ? tag.level : tag.level - 1
        if tag.form == .end {
            if level == 1 { try close() }
            return
        }
        switch level {
        case 0: if form == .map { try openRoot(tag) } else { try openAction(tag) }
        case -1: try openChanges(tag)
        case 1:
            try open(tag)
            if tag.form == .empty { try close() }
        case 2:
            if element != nil { try takeChild(tag) }
        default: break
        }
    }

    private mutating func openRoot(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        guard tag.name == names.osm else {
            let rest = scanner.input.window[(tag.start + 1)...]
            throw rest.starts(with: "osmChange".utf8)
                ? scanner.input.failure(.changeFile, at: tag.start)
                : scanner.input.failure(.unknownFormat, at: tag.start, "another kind of XML")
        }
        for attribute in scanner.attributes
        where scanner.input.window[attribute.nameRange].elementsEqual("generator".utf8) {
            header.writingProgram = scanner.text(attribute.value)
        }
    }

    private mutating func openChanges(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        guard scanner.input.window[(tag.start + 1)...].starts(with: "osmChange".utf8) else {
            throw scanner.input.failure(.noChanges, at: tag.start)
        }
        hasRoot = true
    }

    private mutating func openAction(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        switch tag.name {
        case names.create, names.modify: isDeleting = false
        case names.delete: isDeleting = true
        default:
            throw scanner.input.failure(
                .noChanges, at: tag.start, "changes are create, modify or delete")
        }
    }

    private mutating func open(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        switch tag.name {
        case names.node: try begin(.node, tag)
        case names.way: try begin(.way, tag)
        case names.relation: try begin(.relation, tag)
        case names.bounds: readBounds()
        case names.meta: readMeta()
        case 0 where isChangeset(tag):
            isInBody = true
            summary.changesets += 1
        default: break
        }
    }

    private func isChangeset(_ tag: XMLScanner.Tag) -> Bool {
        scanner.input.window[(tag.start + 1)...].starts(with: "changeset".utf8)
    }

    private func isTimestamp(_ attribute: XMLScanner.Attribute) -> Bool {
        attribute.nameRange.count == 9 && attribute.value.count == 20
            && scanner.input.window[attribute.nameRange].elementsEqual("timestamp".utf8)
    }

    /// Notes the time of an edit if it is later than those seen in this block.
    ///
    /// Times of this form are in the order of their texts, so only the latest is taken apart.
    private mutating func noteEdit(_ attribute: XMLScanner.Attribute) {
        let text = scanner.input.window[attribute.value]
        guard newestEdit.lexicographicallyPrecedes(text) else { return }
        newestEdit = Array(text)
        if let seconds = UTCTimestamp.seconds(scanner.text(attribute.value)) {
            summary.noteEdit(seconds)
        }
    }

    private mutating func begin(
        _ kind: ElementKind, _ tag: XMLScanner.Tag
    ) throws(OpenStreetMapError) {
        isInBody = true
        guard kinds.contains(ElementKinds(kind)) else { return }
        var id: Int64?
        var latitude: Int64?
        var longitude: Int64?
        var stamp = ElementStamp(isDeleted: isDeleting)
        var isDeleted = isDeleting
        for attribute in scanner.attributes {
            switch attribute.name {
            case names.id: id = try integer(attribute)
            case names.lat where kind == .node: latitude = try fixedPoint(attribute)
            case names.lon where kind == .node: longitude = try fixedPoint(attribute)
            case names.visible: isDeleted = isDeleted || scanner.text(attribute.value) == "false"
            case 0 where isTimestamp(attribute):
                noteEdit(attribute)
                if keepsStamps {
                    stamp.seconds = UTCTimestamp.seconds(scanner.text(attribute.value)) ?? 0
                }
            case names.version where keepsStamps:
                stamp.version = Int32(truncatingIfNeeded: try integer(attribute))
            case names.action: isDeleted = isDeleted || scanner.text(attribute.value) == "delete"
            default: break
            }
        }
        guard let id else {
            throw scanner.input.failure(.missingField, at: tag.start, "\(kind) without id")
        }
        if form == .changes {
            guard stamp.version > 0 else {
                throw scanner.input.failure(
                    .missingField, at: tag.start, "\(kind) \(id) without version")
            }
        } else if !order.note(kind, id, isDeleted: isDeleted) {
            throw scanner.input.failure(.severalVersions, at: tag.start, "\(kind) \(id)")
        }
        stamp.isDeleted = isDeleted
        var element = Element(kind: kind, id: id, isDeleted: isDeleted, stamp: stamp)
        if isDeleted {
            summary.deleted += 1
        } else if kind == .node {
            guard let latitude, let longitude else {
                throw scanner.input.failure(
                    .missingField, at: tag.start, "node \(id) without coordinates")
            }
            element.latitude = latitude
            element.longitude = longitude
        }
        self.element = element
    }

    private mutating func takeChild(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        guard let element, !element.isDeleted else { return }
        self.element?.children += 1
        guard element.children < Self.childLimit else {
            throw scanner.input.failure(.tooLarge, at: tag.start, "\(element.kind) \(element.id)")
        }
        switch (tag.name, element.kind) {
        case (names.tag, _): try takeTag(tag, of: element.kind)
        case (names.nd, .way):
            guard let ref = scanner.attributes.first(where: { $0.name == names.ref }) else {
                throw scanner.input.failure(.missingField, at: tag.start, "nd without ref")
            }
            block.ways.nodeIDs.append(try integer(ref))
        case (names.member, .relation): try takeMember(tag)
        default: break
        }
    }

    private mutating func takeTag(
        _ tag: XMLScanner.Tag, of kind: ElementKind
    ) throws(OpenStreetMapError) {
        var key: UInt32?
        var value: UInt32?
        for attribute in scanner.attributes {
            if attribute.name == names.k {
                key = string(attribute.value)
            } else if attribute.name == names.v {
                value = string(attribute.value)
            }
        }
        guard let key, let value else {
            throw scanner.input.failure(.missingField, at: tag.start, "tag without k or v")
        }
        switch kind {
        case .node:
            block.nodes.tags.append(key)
            block.nodes.tags.append(value)
        case .way:
            block.ways.tags.append(key)
            block.ways.tags.append(value)
        case .relation:
            block.relations.tags.append(key)
            block.relations.tags.append(value)
        }
    }

    private mutating func takeMember(_ tag: XMLScanner.Tag) throws(OpenStreetMapError) {
        var id: Int64?
        var kind: ElementKind?
        var role: UInt32?
        for attribute in scanner.attributes {
            switch attribute.name {
            case names.ref: id = try integer(attribute)
            case names.role: role = string(attribute.value)
            case names.type:
                switch XMLScanner.pack(scanner.input.window[attribute.value]) {
                case names.node: kind = .node
                case names.way: kind = .way
                case names.relation: kind = .relation
                default:
                    throw scanner.input.failure(
                        .unknownMemberKind, at: attribute.value.lowerBound,
                        scanner.text(attribute.value))
                }
            default: break
            }
        }
        guard let id, let kind else {
            throw scanner.input.failure(.missingField, at: tag.start, "member without type or ref")
        }
        block.relations.memberIDs.append(id)
        block.relations.memberKinds.append(kind)
        block.relations.memberRoles.append(role ?? string(tag.start..<tag.start))
    }

    private mutating func close() throws(OpenStreetMapError) {
        guard let element else { return }
        self.element = nil
        if element.isDeleted, form == .map { return }
        switch element.kind {
        case .node:
            if keepsStamps { block.nodes.stamps.append(element.stamp) }
            block.nodes.ids.append(element.id)
            let isValid = block.nodes.append(
                latitude: element.latitude, longitude: element.longitude)
            if !isValid { summary.coordinatesOutOfRange += 1 }
            block.nodes.tagStarts.append(UInt32(block.nodes.tags.count))
        case .way:
            if keepsStamps { block.ways.stamps.append(element.stamp) }
            block.ways.ids.append(element.id)
            block.ways.nodeStarts.append(UInt32(block.ways.nodeIDs.count))
            block.ways.tagStarts.append(UInt32(block.ways.tags.count))
        case .relation:
            if keepsStamps { block.relations.stamps.append(element.stamp) }
            block.relations.ids.append(element.id)
            block.relations.memberStarts.append(UInt32(block.relations.memberIDs.count))
            block.relations.tagStarts.append(UInt32(block.relations.tags.count))
        }
    }

    // MARK: Values

    private mutating func string(_ range: Range<Int>) -> UInt32 {
        let window = scanner.input.window
        return interner.intern(window.span.extracting(range), into: &block.strings)
    }

    private func integer(_ attribute: XMLScanner.Attribute) throws(OpenStreetMapError) -> Int64 {
        guard let value = XMLNumber.integer(scanner.input.window, attribute.value) else {
            throw badNumber(attribute)
        }
        return value
    }

    private func fixedPoint(_ attribute: XMLScanner.Attribute) throws(OpenStreetMapError) -> Int64 {
        guard let value = XMLNumber.fixedPoint(scanner.input.window, attribute.value) else {
            throw badNumber(attribute)
        }
        return value
    }

    private func badNumber(_ attribute: XMLScanner.Attribute) -> OpenStreetMapError {
        scanner.input.failure(
            .badNumber, at: attribute.value.lowerBound,
            String(scanner.text(attribute.value).prefix(40)))
    }

    // MARK: Header

    private mutating func readBounds() {
        var edges: [UInt64: Double] = [:]
        for attribute in scanner.attributes {
            edges[attribute.name] = Double(scanner.text(attribute.value))
        }
        if let south = edges[names.minlat], let west = edges[names.minlon],
            let north = edges[names.maxlat], let east = edges[names.maxlon]
        {
            header.bounds = .init(south: south, west: west, north: north, east: east)
        }
    }

    /// Overpass names the date of its data in `<meta osm_base="2026-01-31T12:00:00Z"/>`.
    private mutating func readMeta() {
        for attribute in scanner.attributes where attribute.name == names.osmBase {
            header.replicationTimestamp = UTCTimestamp.seconds(scanner.text(attribute.value))
        }
    }
}
