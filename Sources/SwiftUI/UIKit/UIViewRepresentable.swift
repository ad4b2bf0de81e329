import MapScene

/// A view of UIKit as one of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator, which acts as the view's delegate.
    associatedtype Coordinator = Void
    /// The context that the methods get.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date: called after it is made, and whenever the value is another.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the view.
    func makeCoordinator() -> Coordinator
    /// Returns the size that the view takes of what it is offered; nil to ask the view.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Default implementation: returns nothing, for no coordinator.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Default implementation: does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Default implementation: returns `nil`, so that the proposed size is used.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }
}

/// The context in which a UIKit view is created and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that the representable made, such as a delegate.
    public let coordinator: Representable.Coordinator
    /// The environment of the representable view.
    public let environment: EnvironmentValues
    /// The transaction of the change, such as its animation.
    public let transaction: Transaction
}

/// A UIKit view that is stored at a node.
@MainActor final class HostedView {
    let view: UIView
    let coordinator: Any
    /// What to do at the end.
    let dismantle: () -> Void
    let controller: UIViewController?

    init(
        view: UIView, coordinator: Any, controller: UIViewController? = nil,
        dismantle: @escaping () -> Void
    ) {
        self.view = view
        self.coordinator = coordinator
        self.controller = controller
        self.dismantle = dismantle
    }
}

/// A view of UIKit in all its room, or in the size that it has by itself.
final class UIViewItem: LayoutItem {
    private let view: UIView
    private let fit: (ProposedViewSize) -> CGSize?

    init(_ node: ViewNode, _ view: UIView, fit: @escaping (ProposedViewSize) -> CGSize?) {
        self.view = view
        self.fit = fit
        super.init(node)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = fit(proposal) { return size }
        let own = view.intrinsicContentSize
        let all = proposal.replacingUnspecifiedDimensions()
        return CGSize(
            width: own.width >= 0 ? own.width : all.width,
            height: own.height >= 0 ? own.height : all.height)
    }

    override func placeChildren(_ size: CGSize) {
        guard view.frame.size != size else { return }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
    }

    override func elements() -> [InterfaceElement] {
        var element = node.host.describe(view, for: node)
        element.frame = frame
        return [element]
    }
}

extension ViewHost {
    /// What a view of UIKit looks like: maps as maps, buttons as buttons, all else as it describes itself.
    func describe(_ view: UIView, for node: ViewNode) -> InterfaceElement {
        let id = elementID(of: node)
        var element = InterfaceElement(
            id: id, frame: view.plainFrame, accessibilityLabel: view.accessibilityLabel,
            accessibilityIdentifier: view.accessibilityIdentifier)
        if let map = view as? any SceneShowing {
            element.content = .map(map.scene)
            handlers[id] = { [weak self, weak map] event in
                guard case .map(_, let happened) = event else { return }
                map?.handle(happened)
                self?.contentChanged()
            }
            // What an app puts on a map, as a search field, is shown before it.
            element.children = (map.viewsBefore).map { describe($0, for: node) }
            return element
        }
        var own = view.described
        own.subviews = []
        own.frame.origin = .zero
        own.transform = nil
        element.content = own.isBlank ? .group : .view(own)
        element.style.opacity = Double(view.alpha)
        element.style.isClipped = view.clipsToBounds
        if let button = view as? UIButton {
            element.content = .button(role: nil)
            element.isEnabled = button.isEnabled
            var label = InterfaceElement(
                id: elementID(of: node), content: .view(own),
                frame: CGRect(origin: .zero, size: view.bounds.size))
            label.children = []
            element.children = [label]
            handlers[id] = { [weak self, weak button] event in
                guard case .tapped = event, button?.isEnabled == true else { return }
                button?.tap()
                self?.contentChanged()
            }
            return element
        }
        element.children = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.map {
            describe($0, for: node)
        }
        return element
    }
}
