import UIKit

/// What the map shows for a selected annotation: details of its place.
open class MKSelectionAccessory: NSObject {
    /// The style in which the accessory presents the place's details.
    public final let presentationStyle: MapItemDetailPresentationStyle

    init(_ style: MapItemDetailPresentationStyle) { presentationStyle = style }

    /// Returns what shows the details of a place.
    ///
    /// It works for annotations whose place is known: `MKMapItemAnnotation` and `MKMapFeatureAnnotation`.
    open class func mapItemDetail(
        _ presentationStyle: MapItemDetailPresentationStyle
    ) -> MKSelectionAccessory {
        MKSelectionAccessory(presentationStyle)
    }

    /// The way in which details of a place are presented: callout, sheet or another program.
    open class MapItemDetailPresentationStyle: NSObject {
        /// The level of detail of a callout.
        public enum CalloutStyle: Int, Sendable {
            /// The detail that the map finds fitting.
            case automatic = 0
            /// Everything known: address, phone number and web site.
            case full = 1
            /// The name and the address.
            case compact = 2
        }

        enum Kind {
            case automatic(UIViewController?)
            case callout(CalloutStyle)
            case sheet(UIViewController)
            case openInMaps
        }

        let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// Returns a style that is a sheet if a controller is given, else a callout.
        public static func automatic(
            presentationViewController: UIViewController? = nil
        ) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle(.automatic(presentationViewController))
        }

        /// A callout whose detail the map chooses.
        public static var callout: MapItemDetailPresentationStyle { .callout() }

        /// Returns a callout with a level of detail.
        public static func callout(
            _ style: CalloutStyle = .automatic
        ) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle(.callout(style))
        }

        /// Returns a sheet that a controller presents.
        public static func sheet(
            presentedFrom viewController: UIViewController
        ) -> MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle(.sheet(viewController))
        }

        /// Opens the place in the program that shows maps; see ``MapOpener``.
        public static var openInMaps: MapItemDetailPresentationStyle {
            MapItemDetailPresentationStyle(.openInMaps)
        }
    }
}
