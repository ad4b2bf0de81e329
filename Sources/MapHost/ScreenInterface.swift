import Foundation
import MapKit
import MapScene
import SwiftUI
import UIKit

/// The interface of a screen made of UIKit's views.
@MainActor package final class ScreenInterface: HostedInterface {
    private let controller: UIViewController?
    private let root: UIView
    private var size = CGSize(width: 1024, height: 768)
    private var hasAppeared = false
    /// The views that have been shown, by the ids of their elements.
    private var views: [Int: Seen] = [:]
    private var ids: [ObjectIdentifier: Int] = [:]
    private var nextID = 1

    /// Views come and go: those that are gone give their ids back.
    private struct Seen { weak var view: UIView? }

    package init(_ controller: UIViewController) {
        self.controller = controller
        root = controller.view
    }

    package init(_ view: UIView) {
        controller = nil
        root = view
    }

    package var interface: Interface {
        appear()
        let element = element(root)
        forgetGone()
        return Interface(size: size, root: element)
    }

    /// The first look at a screen is its appearance.
    private func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        root.frame = CGRect(origin: .zero, size: size)
        controller?.viewWillAppear(false)
        root.layoutIfNeeded()
        controller?.viewDidAppear(false)
    }

    private func id(_ view: UIView) -> Int {
        let key = ObjectIdentifier(view)
        if let id = ids[key], views[id]?.view === view { return id }
        let id = nextID
        nextID += 1
        ids[key] = id
        views[id] = Seen(view: view)
        return id
    }

    private func forgetGone() {
        for (id, seen) in views where seen.view == nil { views[id] = nil }
        ids = ids.filter { views[$0.value] != nil }
    }

    private func element(_ view: UIView) -> InterfaceElement {
        let id = id(view)
        if let map = view as? MKMapView {
            return InterfaceElement(
                id: id, content: .map(map.scene), frame: map.frame,
                children: map.viewsOverMap.filter(Self.isVisible).map(element))
        }
        if let bar = view as? UISearchBar {
            return InterfaceElement(
                id: id,
                content: .textField(
                    InterfaceTextField(
                        text: bar.text ?? "", prompt: bar.placeholder ?? "", isSearch: true)),
                frame: bar.frame)
        }
        var looks = view.described
        looks.subviews = []
        looks.frame.origin = .zero
        let children = view.subviews.filter(Self.isVisible).map(element)
        guard let control = view as? UIControl else {
            return InterfaceElement(
                id: id, content: .view(looks), frame: view.frame, children: children)
        }
        // The button is the element; what it looks like is in it.
        let face = InterfaceElement(
            id: -id, content: .view(looks), frame: CGRect(origin: .zero, size: view.bounds.size))
        return InterfaceElement(
            id: id, content: .button(role: nil), frame: view.frame, isEnabled: control.isEnabled,
            accessibilityLabel: (control as? UIButton)?.currentTitle,
            children: [face] + children)
    }

    private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0 }

    package func handle(_ event: InterfaceEvent) {
        switch event {
        case .resized(let size):
            // Larger than any screen is a mistake, not a size.
            guard (1...100_000).contains(size.width), (1...100_000).contains(size.height)
            else { return }
            self.size = size
            root.frame = CGRect(origin: .zero, size: size)
            root.layoutIfNeeded()
        case .tapped(let id, _):
            guard let control = views[id]?.view as? UIControl, control.isEnabled else { return }
            control.sendActions(for: .touchUpInside)
        case .edited(let id, let text): (views[id]?.view as? UISearchBar)?.type(text)
        case .submitted(let id): (views[id]?.view as? UISearchBar)?.submit()
        case .map(let id, let event):
            // The screen arranges its maps; a browser's idea of their size comes from there.
            if case .resized = event { return }
            (views[id]?.view as? MKMapView)?.handle(event)
        default: break
        }
    }

    package func overlayTile(element: Int, overlay: Int, z: Int, x: Int, y: Int) async -> Data? {
        guard let map = views[element]?.view as? MKMapView else { return nil }
        return await map.overlayTile(overlay, z: z, x: x, y: y)
    }
}
