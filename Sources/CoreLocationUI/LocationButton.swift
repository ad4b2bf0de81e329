import CoreLocation
import SwiftUI

/// A button that asks for permission to know the position, with a title and a symbol.
///
/// A tap asks the user if nobody has been asked yet, and runs the action, which asks a location manager for the position.
/// The permission is that of `requestWhenInUseAuthorization()`; Apple's lasts until the app is left.
public struct LocationButton: View {
    /// The title of a location button.
    public struct Title: Hashable, Sendable {
        fileprivate let words: String
        /// "Current Location".
        public static let currentLocation = Title(words: "Current Location")
        /// "Share Current Location".
        public static let shareCurrentLocation = Title(words: "Share Current Location")
        /// "Share My Current Location".
        public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
        /// "Send Current Location".
        public static let sendCurrentLocation = Title(words: "Send Current Location")
        /// "Send My Current Location".
        public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    }

    private let title: Title?
    private let action: () -> Void
    @State private var manager = CLLocationManager()

    /// Creates a button with a title, or with the symbol alone for nil.
    public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    /// The symbol and the title on the color of controls.
    public var body: some View {
        Button {
            if manager.authorizationStatus == .notDetermined {
                manager.requestWhenInUseAuthorization()
            }
            action()
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "location.fill")
                if let title { Text(title.words) }
            }
        }
        .buttonStyle(.borderedProminent)
        .accessibilityLabel((title ?? .currentLocation).words)
    }
}
