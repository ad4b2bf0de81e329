import SwiftUI

/// Elements of SwiftUI's views that stand among UIKit's: each host counts its own, and all have to differ.
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
    private var faces: InterfaceEvent?
    /// What the hosts of this look show before themselves.
    private(set) var presentations: [InterfacePresentation] = []

    /// Begins a look at the screen.
    mutating func begin() { presentations = [] }

    /// Returns the elements in a view; notes what it shows before itself.
    mutating func elements(
        of view: HostingView, makeID: () -> Int
    ) -> [InterfaceElement] {
        let host = view.host
        if let faces { host.send(faces) }
        let interface = host.interface
        for presentation in interface.presentations {
            presentations.append(
                InterfacePresentation(
                    id: id(presentation.id, host, makeID), style: presentation.style,
                    title: presentation.title, frame: presentation.frame,
                    isDismissible: presentation.isDismissible,
                    root: told(presentation.root, host, makeID)))
        }
        return interface.root.children.map { told($0, host, makeID) }
    }

    private mutating func id(_ element: Int, _ host: ViewHost, _ makeID: () -> Int) -> Int {
        let key = Key(host: ObjectIdentifier(host), element: element)
        if let id = ids[key], places[id]?.host === host { return id }
        let id = makeID()
        ids[key] = id
        places[id] = Place(host: host, element: element)
        return id
    }

    private mutating func told(
        _ element: InterfaceElement, _ host: ViewHost, _ makeID: () -> Int
    ) -> InterfaceElement {
        InterfaceElement(
            id: id(element.id, host, makeID), content: element.content, frame: element.frame,
            style: element.style, isEnabled: element.isEnabled, isTappable: element.isTappable,
            isPressable: element.isPressable, isScrollable: element.isScrollable,
            isFocused: element.isFocused,
            accessibilityLabel: element.accessibilityLabel,
            accessibilityIdentifier: element.accessibilityIdentifier,
            children: element.children.map { told($0, host, makeID) })
    }

    /// Forgets hosts that are gone.
    mutating func forgetGone() {
        let known = places.filter { $0.value.host != nil }
        guard known.count != places.count else { return }
        places = known
        ids = ids.filter { known[$0.value] != nil }
    }

    /// Remembers how wide letters are, for all hosts.
    mutating func measured(_ event: InterfaceEvent) { faces = event }

    /// Takes an event if it is for one of the elements.
    func handle(_ event: InterfaceEvent) -> Bool {
        guard let id = event.element, let place = places[id], let host = place.host else {
            return false
        }
        host.send(event.for(place.element))
        return true
    }
}

extension InterfaceEvent {
    /// The element or presentation that it is about; nil for one about the whole.
    var element: Int? {
        switch self {
        case .resized, .measured: nil
        case .tapped(let id, _), .longPressed(let id, _), .edited(let id, _), .submitted(let id),
            .focused(let id, _), .toggled(let id, _), .slid(let id, _), .stepped(let id, _),
            .chose(let id, _), .scrolled(let id, _), .dismissed(let id), .map(let id, _):
            id
        }
    }

    /// Returns the same about another element.
    func `for`(_ id: Int) -> InterfaceEvent {
        switch self {
        case .resized, .measured: self
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
