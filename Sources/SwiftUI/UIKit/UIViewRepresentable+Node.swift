// A protocol of an app's types cannot conform to one of ours; the node looks for these instead.

extension ViewNode {
    /// Brings a view of UIKit up to date.
    func updateRepresentable<R: UIViewRepresentable>(_ value: R) {
        let transaction = host.transaction
        guard let kept = memory as? HostedView, let view = kept.view as? R.UIViewType,
            let coordinator = kept.coordinator as? R.Coordinator
        else {
            let coordinator = value.makeCoordinator()
            let context = UIViewRepresentableContext<R>(
                coordinator: coordinator, environment: environment, transaction: transaction)
            let view = value.makeUIView(context: context)
            watchScenes(of: view)
            memory = HostedView(view: view, coordinator: coordinator) {
                R.dismantleUIView(view, coordinator: coordinator)
            }
            let kept = memory as? HostedView
            atEnd(HostedView.self) { kept?.dismantle() }
            value.updateUIView(view, context: context)
            return
        }
        value.updateUIView(
            view,
            context: UIViewRepresentableContext<R>(
                coordinator: coordinator, environment: environment, transaction: transaction))
    }

    /// Brings a controller of UIKit up to date.
    func updateRepresentable<R: UIViewControllerRepresentable>(_ value: R) {
        let transaction = host.transaction
        guard let kept = memory as? HostedView,
            let controller = kept.controller as? R.UIViewControllerType,
            let coordinator = kept.coordinator as? R.Coordinator
        else {
            let coordinator = value.makeCoordinator()
            let context = UIViewControllerRepresentableContext<R>(
                coordinator: coordinator, environment: environment, transaction: transaction)
            let controller = value.makeUIViewController(context: context)
            controller.loadViewIfNeeded()
            let view: UIView = controller.view
            watchScenes(of: view)
            memory = HostedView(view: view, coordinator: coordinator, controller: controller) {
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
                R.dismantleUIViewController(controller, coordinator: coordinator)
            }
            let kept = memory as? HostedView
            atEnd(HostedView.self) { kept?.dismantle() }
            controller.viewWillAppear(false)
            value.updateUIViewController(controller, context: context)
            host.afterUpdate { controller.viewDidAppear(false) }
            return
        }
        value.updateUIViewController(
            controller,
            context: UIViewControllerRepresentableContext<R>(
                coordinator: coordinator, environment: environment, transaction: transaction))
    }

    /// Listens to the maps in a view: they change without any view of SwiftUI being evaluated.
    private func watchScenes(of view: UIView) {
        if let map = view as? any SceneShowing {
            map.sceneObserver = { [weak host] in host?.contentChanged() }
        }
        for subview in view.subviews { watchScenes(of: subview) }
    }

    /// What is arranged of a view of UIKit.
    func representableItems<R: UIViewRepresentable>(_ value: R) -> [LayoutItem] {
        guard let kept = memory as? HostedView, let view = kept.view as? R.UIViewType,
            let coordinator = kept.coordinator as? R.Coordinator
        else { return [] }
        let context = UIViewRepresentableContext<R>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        return [
            UIViewItem(self, view) { value.sizeThatFits($0, uiView: view, context: context) }
        ]
    }

    /// What is arranged of a controller of UIKit.
    var controllerItems: [LayoutItem] {
        guard let kept = memory as? HostedView else { return [] }
        return [UIViewItem(self, kept.view) { _ in nil }]
    }
}

/// A controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
    /// The type of the UIKit view controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator, which acts as the controller's delegate.
    associatedtype Coordinator = Void
    /// The context that the methods get.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: called after it is made, and whenever the value is another.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller is removed.
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, once, before the controller.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Default implementation: returns nothing, for no coordinator.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Default implementation: does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}

/// The context in which a view controller is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The coordinator that the representable made, such as a delegate.
    public let coordinator: Representable.Coordinator
    /// The environment of the representable view.
    public let environment: EnvironmentValues
    /// The transaction of the change, such as its animation.
    public let transaction: Transaction
}
