import Foundation
import MapScene
import SwiftUI

/// An interface divided into parts that are sent separately: elements without their children, and the scenes of maps.
///
/// A change of one element, or of one annotation, is sent without the rest.
struct InterfaceState: Equatable, Sendable {
    /// The size that it was arranged for and what stands where.
    struct Frame: Equatable, Sendable, Encodable {
        var size: CGSize
        var root: Int
        var presentations: [Presentation]
        var isDark: Bool?
    }

    /// A presentation with its root's id in the place of the root.
    struct Presentation: Equatable, Sendable, Encodable {
        var id: Int
        var style: InterfacePresentation.Style
        var title: String?
        var frame: CGRect
        var isDismissible: Bool
        var root: Int
    }

    /// An element with the ids of its children in their place, and without its scene if it is a map.
    struct Element: Equatable, Sendable {
        var element: InterfaceElement
        var children: [Int]
        var isMap: Bool
    }

    var frame: Frame
    var elements: [Int: Element]
    var scenes: [Int: MapScene]

    /// Divides an interface.
    init(_ interface: Interface) {
        frame = Frame(
            size: interface.size, root: interface.root.id,
            presentations: interface.presentations.map {
                Presentation(
                    id: $0.id, style: $0.style, title: $0.title, frame: $0.frame,
                    isDismissible: $0.isDismissible, root: $0.root.id)
            }, isDark: interface.isDark)
        elements = [:]
        scenes = [:]
        add(interface.root)
        for presentation in interface.presentations { add(presentation.root) }
    }

    private mutating func add(_ element: InterfaceElement) {
        for child in element.children { add(child) }
        var alone = element
        alone.children = []
        var isMap = false
        if case .map(let scene) = element.content {
            scenes[element.id] = scene
            alone.content = .group
            isMap = true
        }
        elements[element.id] = Element(
            element: alone, children: element.children.map(\.id), isMap: isMap)
    }
}

extension InterfaceState.Element: Encodable {
    private enum Key: String, CodingKey {
        case id, content, frame, style, isEnabled, isTappable, isPressable, isScrollable
        case isFocused, accessibilityLabel, accessibilityIdentifier, children
    }

    /// The content of a map: its scene is sent under `maps`.
    private struct MapContent: Encodable { var type = "map" }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(element.id, forKey: .id)
        if isMap {
            try values.encode(MapContent(), forKey: .content)
        } else {
            try values.encode(element.content, forKey: .content)
        }
        try values.encode(element.frame, forKey: .frame)
        try values.encode(element.style, forKey: .style)
        try values.encode(element.isEnabled, forKey: .isEnabled)
        try values.encode(element.isTappable, forKey: .isTappable)
        try values.encode(element.isPressable, forKey: .isPressable)
        try values.encode(element.isScrollable, forKey: .isScrollable)
        try values.encode(element.isFocused, forKey: .isFocused)
        try values.encodeIfPresent(element.accessibilityLabel, forKey: .accessibilityLabel)
        try values.encodeIfPresent(
            element.accessibilityIdentifier, forKey: .accessibilityIdentifier)
        try values.encode(children, forKey: .children)
    }
}

/// What a browser is told: everything, or what has changed since it was told last.
struct InterfaceUpdate: Sendable, Encodable {
    /// What a map is told: everything, or the steps from the scene before.
    struct MapUpdate: Sendable, Encodable {
        /// The id of the map's element.
        var element: Int
        var scene: MapScene?
        var changes: [SceneChange]?
    }

    /// Tells the message from a ``VersionRefusal``.
    let type = "update"
    /// The version of the message.
    let version = LiveMessages.version
    /// Whether everything is told, and what is not named is gone.
    var isWhole: Bool
    /// The number of the last post of this browser that has been taken in.
    var acknowledged: Int
    /// Whether the program wants to know where the browser is.
    var wantsLocation: Bool
    /// What stands where; nil if that is as before.
    var frame: InterfaceState.Frame?
    /// Elements that are new or have changed.
    var elements: [InterfaceState.Element]
    /// The elements that were removed.
    var removed: [Int]
    /// Maps that are new or have changed, by ascending ids of their elements.
    var maps: [MapUpdate]

    /// Compares a state with what a browser was told last; nil for nothing.
    init(
        _ state: InterfaceState, since old: InterfaceState?, acknowledged: Int, wantsLocation: Bool
    ) {
        isWhole = old == nil
        self.acknowledged = acknowledged
        self.wantsLocation = wantsLocation
        frame = state.frame == old?.frame ? nil : state.frame
        elements = state.elements.values.filter { $0 != old?.elements[$0.element.id] }
            .sorted { $0.element.id < $1.element.id }
        removed = (old?.elements.keys.filter { state.elements[$0] == nil } ?? []).sorted()
        maps = []
        for (id, scene) in state.scenes.sorted(by: { $0.key < $1.key }) {
            guard let before = old?.scenes[id] else {
                maps.append(MapUpdate(element: id, scene: scene))
                continue
            }
            guard scene != before else { continue }
            maps.append(MapUpdate(element: id, changes: scene.changes(from: before)))
        }
    }
}
