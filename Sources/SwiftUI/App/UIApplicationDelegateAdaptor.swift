/// Makes a delegate of UIKit for an app of SwiftUI, and tells it that the app has started.
///
/// ```swift
/// @main struct Guide: App {
///     @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
/// ```
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Creates the delegate of a class, unless the app has one of that class.
    ///
    /// - Precondition: The class has an initializer without parameters.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = UIApplication.shared.delegate(of: delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
