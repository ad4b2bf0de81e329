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
    /// The controllers that are shown before the screen, by the ids of their presentations.
    private var presented: [Int: UIViewController] = [:]
    private var hosted = HostedElements()
    private var toldDark: Bool?
    private var isDark: Bool { toldDark ?? false }

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
        SystemAppearance.$isDark.withValue(isDark) { described() }
    }

    private func described() -> Interface {
        appear()
        root.layoutIfNeeded()
        hosted.begin()
        let element = element(root)
        let presentations = presentations
        forgetGone()
        return Interface(
            size: size, root: element, presentations: presentations + hosted.presentations,
            isDark: wantedDark ?? toldDark)
    }

    /// Whether the program wants what is around dark, or light; nil if it says nothing.
    private var wantedDark: Bool? {
        let styles = [
            root.window?.overrideUserInterfaceStyle, controller?.overrideUserInterfaceStyle,
            root.overrideUserInterfaceStyle,
        ]
        let style = styles.lazy.compactMap(\.self).last { $0 != .unspecified }
        return style.map { $0 == .dark } ?? hosted.wantedDark
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

    private func makeID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    private func id(_ view: UIView) -> Int {
        let key = ObjectIdentifier(view)
        if let id = ids[key], views[id]?.view === view { return id }
        let id = makeID()
        ids[key] = id
        views[id] = Seen(view: view)
        return id
    }

    private func forgetGone() {
        for (id, seen) in views where seen.view == nil { views[id] = nil }
        ids = ids.filter { views[$0.value] != nil }
        hosted.removeReleased()
    }

    // MARK: Controllers before the screen

    /// Those that the screen's controllers have put before themselves, back to front.
    private var presentations: [InterfacePresentation] {
        var shown: [UIViewController] = []
        func find(_ controller: UIViewController) {
            for child in controller.children { find(child) }
            guard let before = controller.presentedViewController else { return }
            shown.append(before)
            find(before)
        }
        if let controller { find(controller) }
        let known = presented
        presented = [:]
        return shown.map { controller in
            let id = known.first { $0.value === controller }?.key ?? makeID()
            presented[id] = controller
            return presentation(controller, id)
        }
    }

    private func presentation(_ controller: UIViewController, _ id: Int) -> InterfacePresentation {
        let view: UIView = controller.view
        let alert = controller as? UIAlertController
        let style: InterfacePresentation.Style =
            switch controller.modalPresentationStyle {
            case _ where alert != nil: alert?.preferredStyle == .alert ? .alert : .dialog
            case .popover: .popover
            case let style where style.isSheet: .sheet
            default: .fullScreen
            }
        let wish = controller.preferredContentSize
        var room = size
        switch style {
        case .sheet:
            let height = size.height * 0.9
            room = CGSize(
                width: min(size.width, wish.width > 0 ? max(wish.width, 320) : 640),
                height: controller.sheetPresentationController?.height(of: height) ?? height)
        case .popover, .alert, .dialog:
            room = CGSize(
                width: min(size.width, wish.width > 0 ? wish.width : 320),
                height: min(size.height, wish.height > 0 ? wish.height : 480))
        case .fullScreen: break
        }
        let isLow = style == .sheet || style == .dialog
        let frame = CGRect(
            x: (size.width - room.width) / 2,
            y: isLow ? size.height - room.height : (size.height - room.height) / 2,
            width: room.width, height: room.height)
        let own = CGRect(origin: .zero, size: room)
        if view.frame != own { view.frame = own }
        view.layoutIfNeeded()
        return InterfacePresentation(
            id: id, style: style, title: controller.title, frame: frame,
            isDismissible: !controller.isModalInPresentation && alert?.preferredStyle != .alert,
            root: element(view))
    }

    // MARK: Views

    private func element(_ view: UIView) -> InterfaceElement {
        let id = id(view)
        if let map = view as? MKMapView {
            return InterfaceElement(
                id: id, content: .map(map.scene), frame: map.plainFrame, style: turn(of: map),
                children: map.viewsOverMap.filter(Self.isVisible).map(element))
        }
        if let content = Self.control(view) {
            return InterfaceElement(
                id: id, content: content, frame: view.plainFrame, style: turn(of: view),
                isEnabled: (view as? UIControl)?.isEnabled ?? true,
                accessibilityLabel: view.accessibilityLabel)
        }
        if let hosting = view as? HostingView {
            return InterfaceElement(
                id: id, frame: view.plainFrame, style: turn(of: view),
                children: hosted.elements(of: hosting) { self.makeID() })
        }
        var looks = view.described
        looks.subviews = view.layer.describedSublayers
        looks.frame.origin = .zero
        looks.transform = nil
        var style = turn(of: view)
        var children = view.subviews.filter(Self.isVisible).map(element)
        guard let control = view as? UIControl else {
            let scroll = view as? UIScrollView
            if let scroll, scroll.movesContent {
                for index in children.indices {
                    children[index].frame.origin.x -= scroll.contentOffset.x
                    children[index].frame.origin.y -= scroll.contentOffset.y
                }
            }
            style.isClipped = view.clipsToBounds || scroll != nil
            return InterfaceElement(
                id: id, content: .view(looks), frame: view.plainFrame, style: style,
                isTappable: view.takesGestures, isPressable: view.takesGestures,
                isScrollable: scroll?.isScrollEnabled ?? false,
                accessibilityLabel: view.accessibilityLabel,
                accessibilityIdentifier: view.accessibilityIdentifier, children: children)
        }
        // The button is the element; what it looks like is in it.
        let face = InterfaceElement(
            id: -id, content: .view(looks), frame: CGRect(origin: .zero, size: view.bounds.size))
        // A background image lies below the title, which is the button's own.
        let hasBackground = (control as? UIButton)?.backgroundView != nil && !children.isEmpty
        let behind = hasBackground ? [children.removeFirst()] : []
        return InterfaceElement(
            id: id, content: .button(role: nil), frame: view.plainFrame, style: style,
            isEnabled: control.isEnabled,
            accessibilityLabel: view.accessibilityLabel ?? (control as? UIButton)?.currentTitle,
            accessibilityIdentifier: view.accessibilityIdentifier,
            children: behind + [face] + children)
    }

    /// How a view is turned and scaled about its center; as much in all directions.
    private func turn(of view: UIView) -> InterfaceStyle {
        let transform = view.transform
        guard transform != .identity else { return InterfaceStyle() }
        return InterfaceStyle(
            rotation: Double(atan2(transform.b, transform.a)) * 180 / .pi,
            scale: Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot())
    }

    /// What a control is that the page has one for.
    private static func control(_ view: UIView) -> InterfaceElement.Content? {
        switch view {
        case let bar as UISearchBar:
            .textField(
                InterfaceTextField(
                    text: bar.text ?? "", prompt: bar.placeholder ?? "", isSearch: true))
        case let field as UITextField:
            .textField(
                InterfaceTextField(
                    text: field.text ?? "", prompt: field.placeholder ?? "",
                    isSecure: field.isSecureTextEntry))
        case let view as UITextView where view.isEditable:
            .textField(InterfaceTextField(text: view.text ?? "", prompt: "", isMultiline: true))
        case let control as UISwitch: .toggle(isOn: control.isOn)
        case let control as UISlider where control.minimumValue < control.maximumValue:
            .slider(
                value: Double(control.value),
                in: Double(control.minimumValue)...Double(control.maximumValue), step: nil)
        case is UIActivityIndicatorView: .progress(nil)
        case let view as UIProgressView: .progress(Double(view.progress))
        case let control as UIDatePicker: .dateField(InterfaceDateField(control.value))
        case let control as UIStepper:
            .stepper(
                canDecrement: control.isEnabled && control.canDecrement,
                canIncrement: control.isEnabled && control.canIncrement)
        case let column as PickerColumn:
            .picker(
                InterfacePicker(
                    options: column.titles, selection: column.selectedRow, style: .menu))
        case let control as UISegmentedControl:
            .picker(
                InterfacePicker(
                    options: control.segments,
                    selection: control.selectedSegmentIndex < 0
                        ? nil : control.selectedSegmentIndex, style: .segmented))
        default: nil
        }
    }

    private static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0 }

    // MARK: Events

    package func handle(_ event: InterfaceEvent) {
        if case .appearance(let isDark) = event { return show(isDark: isDark) }
        SystemAppearance.$isDark.withValue(isDark) { handled(event) }
    }

    /// Takes another appearance over, and tells the views and their controllers.
    private func show(isDark: Bool) {
        guard isDark != toldDark else { return }
        let before = SystemAppearance.$isDark.withValue(self.isDark) { root.traitCollection }
        toldDark = isDark
        hosted.show(isDark: isDark)
        SystemAppearance.$isDark.withValue(isDark) { root.traitsChanged(before) }
    }

    private func handled(_ event: InterfaceEvent) {
        if hosted.handle(event) { return }
        switch event {
        case .appearance: break
        case .resized(let size):
            // Larger than any screen is a mistake, not a size.
            guard (1...100_000).contains(size.width), (1...100_000).contains(size.height)
            else { return }
            self.size = size
            root.frame = CGRect(origin: .zero, size: size)
            root.layoutIfNeeded()
        case .measured(let faces):
            hosted.measured(faces)
            if ScreenTexts.take(faces) { root.textSizesChanged() }
        case .tapped(let id, let point): tap(views[id]?.view, at: point)
        case .longPressed(let id, let point):
            guard let view = views[id]?.view else { return }
            view.touched(.longPress, at: point ?? Self.middle(view))
        case .edited(let id, let text):
            (views[id]?.view as? UISearchBar)?.type(text)
            (views[id]?.view as? UITextField)?.type(text)
            (views[id]?.view as? UITextView)?.type(text)
            (views[id]?.view as? UIDatePicker)?.type(text)
        case .submitted(let id):
            (views[id]?.view as? UISearchBar)?.submit()
            (views[id]?.view as? UITextField)?.submit()
        case .focused(let id, let isFocused):
            (views[id]?.view as? UITextField)?.focus(isFocused)
        case .toggled(let id, let isOn): (views[id]?.view as? UISwitch)?.turn(isOn)
        case .slid(let id, let value): (views[id]?.view as? UISlider)?.slide(to: value)
        case .stepped(let id, let direction): (views[id]?.view as? UIStepper)?.step(direction)
        case .chose(let id, let option):
            (views[id]?.view as? UISegmentedControl)?.choose(option)
            (views[id]?.view as? PickerColumn)?.choose(option)
        case .scrolled(let id, let way): (views[id]?.view as? UIScrollView)?.scroll(by: way)
        case .dismissed(let id):
            guard let gone = presented[id] else { return }
            gone.dismissByUser()
        case .map(let id, let event):
            // The screen arranges its maps; a browser's idea of their size comes from there.
            if case .resized = event { return }
            (views[id]?.view as? MKMapView)?.handle(event)
        }
    }

    private func tap(_ view: UIView?, at point: CGPoint?) {
        guard let view else { return }
        if let control = view as? UIControl {
            guard control.isEnabled else { return }
            control.tap()
            (control as? UIPageControl)?.turn(at: point ?? Self.middle(view))
            (control as? UIButton)?.showMenuOfTap()
        }
        view.touched(.tap, at: point ?? Self.middle(view))
    }

    private static func middle(_ view: UIView) -> CGPoint {
        CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    package func overlayTile(element: Int, overlay: Int, z: Int, x: Int, y: Int) async -> Data? {
        guard let map = views[element]?.view as? MKMapView else { return nil }
        return await map.overlayTile(overlay, z: z, x: x, y: y)
    }
}
