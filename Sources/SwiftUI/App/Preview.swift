/// Shows a view, or a view or a controller of UIKit, in the canvas of a development environment, of which there is none
/// here: what is in it is compiled and left out of the program.
///
/// - Parameters:
///   - name: What it is called in the canvas.
///   - traits: How it is shown.
///   - body: What is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Declares a state in the body of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// Makes a variable in an extension of ``EnvironmentValues`` a value of the environment:
/// `@Entry var accent: Color = .blue`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// Builds what ``Preview(_:traits:body:)`` shows: views of SwiftUI, one of UIKit, or a controller.
@resultBuilder
public enum PreviewBuilder {
    /// Passes a SwiftUI view through unchanged.
    public static func buildExpression<V: View>(_ view: V) -> V { view }
    /// Accepts a UIKit view; it becomes an empty view, as previews are not shown here.
    public static func buildExpression(_ view: UIView) -> EmptyView { EmptyView() }
    /// Accepts a view controller; it becomes an empty view, as previews are not shown here.
    public static func buildExpression(_ controller: UIViewController) -> EmptyView { EmptyView() }
    /// Builds an empty view from an empty closure.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Accepts several views; they become an empty view, as previews are not shown here.
    public static func buildBlock<each V: View>(_ views: repeat each V) -> EmptyView { EmptyView() }
    /// Passes an optional view through unchanged.
    public static func buildIf<V: View>(_ view: V?) -> V? { view }
    /// Builds content from an `if` with `else`.
    public static func buildEither<First: View>(first: First) -> EmptyView { EmptyView() }
    /// Builds content from an `if` with `else`.
    public static func buildEither<Second: View>(second: Second) -> EmptyView { EmptyView() }
    /// A view where the system is new enough.
    public static func buildLimitedAvailability<V: View>(_ view: V) -> V { view }
}

/// A namespace for the types of previews.
public enum Preview {
    /// A namespace for the traits of a preview's view.
    public enum ViewTraits: Sendable {}
}

/// A property of a preview, such as its size or orientation; previews are not shown here.
public struct PreviewTrait<T>: Sendable {
    private init(_: Void) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The layout that fills the previewed device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(()) }
    /// The size that fits the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(()) }
    /// A layout of a fixed size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(())
    }
    /// Portrait orientation, with the device's top up.
    public static var portrait: PreviewTrait { PreviewTrait(()) }
    /// Portrait orientation, with the device's top down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(()) }
    /// Landscape orientation, with the device's top at the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(()) }
    /// Landscape orientation, with the device's top at the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(()) }
}

/// The way to declare previews before ``Preview(_:traits:body:)``; previews are not shown here.
@MainActor public protocol PreviewProvider {
    /// The view's type.
    associatedtype Previews: View
    /// The view.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Sets the name that the canvas shows for the preview; without effect here.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Sets the device of the preview; without effect here.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Sets the orientation of the preview; without effect here.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Sets the layout of the preview; without effect here.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The size of a preview: the device's, that which fits the view, or a fixed one in points.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, by its name; previews are not shown here.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name, such as `iPhone 15`.
    public let rawValue: String
    /// Creates a device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable {
    /// A name that no other orientation has.
    public let id: String
    /// Portrait, with the device's top up.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Portrait, with the device's top down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Landscape, with the device's top at the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Landscape, with the device's top at the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    /// All four.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}
