import SwiftUI

/// Elements of SwiftUI's views inside UIKit's views.
///
/// Each host numbers its own elements, so they get ids here that are unique on the screen.
@MainActor struct HostedElements {
    private struct Key: Hashable {
        var host: ObjectIdentifier
        var element: Int
    }

    private struct Place {
        weak var host: ViewHost?
        var element: Int
    }

    private var ids: [Key: Int] = [:]
    private var places: [Int: Place] = [:]
    /// All measures of letters that were told, one for each look.
    private var faces: [MeasuredFace] = []
    private var isDark: Bool?
    /// The hosts that know all measures.
    private var informed: [ObjectIdentifier: Host] = [:]

    private struct Host { weak var host: ViewHost? }

    /// The presentations of the hosts that were described since ``begin()``.
    private(set) var presentations: [InterfacePresentation] = []

    /// Whether one of these hosts wants what is around otherwise than it was told; nil if none does.
    private(set) var wantedDark: Bool?

    /// Begins a description of the screen.
    mutating func begin() { (presentations, wantedDark) = ([], nil) }

    /// Returns the elements in a view, and keeps its presentations.
    mutating func elements(
        of view: HostingView, makeID: () -> Int
    ) -> [InterfaceElement] {
        let host = view.host
        inform(host)
        let interface = host.interface
        // A host that wants nothing tells what it was told.
        if let isDark = interface.isDark, isDark != self.isDark { wantedDark = isDark }
        for presentation in interface.presentations {
            presentations.append(
                InterfacePresentation(
                    id: id(presentation.id, host, makeID), style: presentation.style,
                    title: presentation.title, frame: presentation.frame,
                    isDismissible: presentation.isDismissible,
                    root: described(presentation.root, host, makeID)))
        }
        return interface.root.children.map { described($0, host, makeID) }
    }

    private mutating func id(_ element: Int, _ host: ViewHost, _ makeID: () -> Int) -> Int {
        let key = Key(host: ObjectIdentifier(host), element: element)
        if let id = ids[key], places[id]?.host === host { return id }
        let id = makeID()
        ids[key] = id
        places[id] = Place(host: host, element: element)
        return id
    }

    private mutating func described(
        _ element: InterfaceElement, _ host: ViewHost, _ makeID: () -> Int
    ) -> InterfaceElement {
        InterfaceElement(
            id: id(element.id, host, makeID), content: element.content, frame: element.frame,
            style: element.style, isEnabled: element.isEnabled, isTappable: element.isTappable,
            isPressable: element.isPressable, isScrollable: element.isScrollable,
            isFocused: element.isFocused,
            accessibilityLabel: element.accessibilityLabel,
            accessibilityIdentifier: element.accessibilityIdentifier,
            children: element.children.map { described($0, host, makeID) })
    }

    /// Removes the ids of hosts that no longer exist.
    mutating func removeReleased() {
        informed = informed.filter { $0.value.host != nil }
        let known = places.filter { $0.value.host != nil }
        guard known.count != places.count else { return }
        places = known
        ids = ids.filter { known[$0.value] != nil }
    }

    /// Passes measures of letters to all hosts, and keeps them for hosts that are made later.
    mutating func measured(_ told: [MeasuredFace]) {
        for face in told {
            if let known = faces.firstIndex(where: { $0.isOfSameLook(as: face) }) {
                faces[known].merge(face)
            } else {
                faces.append(face)
            }
        }
        for entry in informed.values { entry.host?.send(.measured(told)) }
    }

    /// Passes the appearance to all hosts, and keeps it for hosts that are made later.
    mutating func show(isDark: Bool) {
        self.isDark = isDark
        for entry in informed.values { entry.host?.send(.appearance(isDark: isDark)) }
    }

    private mutating func inform(_ host: ViewHost) {
        let key = ObjectIdentifier(host)
        guard informed[key]?.host !== host else { return }
        informed[key] = Host(host: host)
        if !faces.isEmpty { host.send(.measured(faces)) }
        if let isDark { host.send(.appearance(isDark: isDark)) }
    }

    /// Passes an event to the host of its element; returns whether there is one.
    func handle(_ event: InterfaceEvent) -> Bool {
        guard let id = event.element, let place = places[id], let host = place.host else {
            return false
        }
        host.send(event.for(place.element))
        return true
    }
}

extension InterfaceEvent {
    /// Returns the event with another element's id.
    func `for`(_ id: Int) -> InterfaceEvent {
        switch self {
        case .resized, .appearance, .measured: self
        case .tapped(_, let point): .tapped(id, at: point)
        case .longPressed(_, let point): .longPressed(id, at: point)
        case .edited(_, let text): .edited(id, text)
        case .submitted: .submitted(id)
        case .focused(_, let isFocused): .focused(id, isFocused)
        case .toggled(_, let isOn): .toggled(id, isOn)
        case .slid(_, let value): .slid(id, value)
        case .stepped(_, let step): .stepped(id, step)
        case .chose(_, let option): .chose(id, option)
        case .scrolled(_, let way): .scrolled(id, by: way)
        case .dismissed: .dismissed(id)
        case .map(_, let event): .map(id, event)
        }
    }
}

extension MeasuredFace {
    /// Whether the measures are of letters of the same size, weight, slant and spacing.
    fileprivate func isOfSameLook(as other: MeasuredFace) -> Bool {
        size == other.size && weight == other.weight && isItalic == other.isItalic
            && isMonospaced == other.isMonospaced
    }

    /// Takes newer measures in; they replace the older ones of the same letters and words.
    fileprivate mutating func merge(_ newer: MeasuredFace) {
        line = newer.line ?? line
        widths.merge(newer.widths) { $1 }
        extents.merge(newer.extents) { $1 }
        let told = Set(newer.words.map { $0.map(\.text).joined() })
        words.removeAll { told.contains($0.map(\.text).joined()) }
        words += newer.words
    }
}
