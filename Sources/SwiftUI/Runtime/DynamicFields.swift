@_spi(Reflection) import Swift

/// A property of a view that the runtime links with what is kept for it before the body is evaluated.
@MainActor @preconcurrency public protocol DynamicProperty {
    /// Called before the body is evaluated.
    mutating func update()
}

extension DynamicProperty {
    /// Default implementation: does nothing.
    public mutating func update() {}
}

/// A property that keeps something at its view's place in the tree.
@MainActor protocol LinkedProperty: DynamicProperty {
    /// Takes what is kept, or what is to be kept from now on.
    mutating func link(_ slot: inout AnyObject?, of node: ViewNode)
    /// Whether a new value of the property is as good as another: what counts is what is kept.
    func isSame(as other: Self) -> Bool
}

/// The properties of a view's type, found once for each type.
@MainActor struct DynamicFields {
    /// A field of a type.
    struct Field {
        let offset: Int
        let type: Any.Type
        /// Whether it is a struct or a tuple, whose own properties can be looked at.
        let hasFields: Bool
    }

    /// The fields that are properties to be linked, those in properties of an app's own before these.
    private let properties: [Field]
    private static var known: [ObjectIdentifier: DynamicFields] = [:]

    private init(of type: Any.Type) {
        var found: [Field] = []
        Self.collect(type, at: 0, into: &found)
        properties = found
    }

    private static func collect(_ type: Any.Type, at start: Int, into found: inout [Field]) {
        for field in fields(of: type) {
            if field.type is any ViewModifier.Type {
                collect(field.type, at: start + field.offset, into: &found)
            }
            guard field.type is any DynamicProperty.Type else { continue }
            let place = Field(
                offset: start + field.offset, type: field.type, hasFields: field.hasFields)
            if !(field.type is any LinkedProperty.Type) {
                collect(field.type, at: place.offset, into: &found)
            }
            found.append(place)
        }
    }

    /// Fields whose type is not known to the runtime are left out.
    private nonisolated static var ignoringUnknown: _EachFieldOptions {
        _EachFieldOptions(rawValue: 1 << 1)
    }

    /// Returns the stored properties of a struct, from the standard library's reflection.
    nonisolated static func fields(of type: Any.Type) -> [Field] {
        var result: [Field] = []
        // SAFETY: the names, which are pointers, are not looked at.
        _ = unsafe _forEachField(of: type, options: ignoringUnknown) { _, offset, type, kind in
            result.append(
                Field(
                    offset: offset, type: type, hasFields: kind == .struct || kind == .tuple))
            return true
        }
        return result
    }

    /// Links the properties of a view with what is kept for them at a node.
    static func link<V>(_ view: inout V, of node: ViewNode) {
        let id = ObjectIdentifier(V.self)
        let layout: DynamicFields
        if let found = known[id] {
            layout = found
        } else {
            layout = DynamicFields(of: V.self)
            known[id] = layout
        }
        guard !layout.properties.isEmpty else { return }
        if node.slots.isEmpty {
            node.slots = Array(repeating: nil, count: layout.properties.count)
        }
        // BOUNDS: the offsets are those of the type's own description, inside its value.
        // SAFETY: each place is read as the type that the description has there, while the view is borrowed.
        unsafe withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in layout.properties.enumerated() {
                if let type = field.type as? any LinkedProperty.Type {
                    unsafe link(type, at: base + field.offset, &node.slots[index], of: node)
                } else if let type = field.type as? any DynamicProperty.Type {
                    unsafe update(type, at: base + field.offset)
                }
            }
        }
    }

    // SAFETY: the caller has a value of `P` at the place, and nobody else uses it meanwhile.
    private static func link<P: LinkedProperty>(
        _ type: P.Type, at place: UnsafeMutableRawPointer, _ slot: inout AnyObject?,
        of node: ViewNode
    ) {
        let property = unsafe place.assumingMemoryBound(to: P.self)
        unsafe property.pointee.link(&slot, of: node)
        unsafe property.pointee.update()
    }

    // SAFETY: as above.
    private static func update<P: DynamicProperty>(
        _ type: P.Type, at place: UnsafeMutableRawPointer
    ) {
        unsafe place.assumingMemoryBound(to: P.self).pointee.update()
    }
}
