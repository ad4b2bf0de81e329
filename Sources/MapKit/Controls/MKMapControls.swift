import UIKit

/// A compass of a map, which turns north up when it is tapped.
open class MKCompassButton: UIView {
    /// The map whose heading the compass shows and resets; not retained.
    open weak var mapView: MKMapView? {
        didSet { moveControl(from: oldValue, to: mapView) }
    }
    /// When the compass is shown; by default while the map is turned.
    open var compassVisibility = MKFeatureVisibility.adaptive

    /// Creates a compass of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        self.mapView = mapView
        mapView?.controls.add(self)
    }
}

/// A bar that shows how long a distance is on a map.
open class MKScaleView: UIView {
    /// The side of the scale at which its numbers start.
    public enum Alignment: Int, Sendable {
        /// The leading side: left where text runs from left to right.
        case leading = 0
        /// The trailing side: right where text runs from left to right.
        case trailing = 1
    }

    /// The map whose scale is shown; not retained.
    open weak var mapView: MKMapView? {
        didSet { moveControl(from: oldValue, to: mapView) }
    }
    /// When the scale is shown; by default while the map is zoomed.
    open var scaleVisibility = MKFeatureVisibility.adaptive
    /// The side of the scale at which its numbers start; leading by default.
    open var legendAlignment = Alignment.leading

    /// Creates a scale of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        self.mapView = mapView
        mapView?.controls.add(self)
    }
}

/// A button that makes a map follow the user.
open class MKUserTrackingButton: UIView {
    /// The map that the button makes follow the user; not retained.
    open weak var mapView: MKMapView? {
        didSet { moveControl(from: oldValue, to: mapView) }
    }

    /// Creates a button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        mapView?.controls.add(self)
    }
}

/// A button on a bar that makes a map follow the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that the button makes follow the user; not retained.
    open weak var mapView: MKMapView?

    /// Creates a button of a map.
    public init(mapView: MKMapView?) {
        super.init()
        self.mapView = mapView
        image = UIImage(systemName: "location")
        primaryAction = UIAction { [weak self] _ in self?.mapView?.useTrackingButton() }
    }
}

extension UIView {
    fileprivate func moveControl(from old: MKMapView?, to new: MKMapView?) {
        guard old !== new else { return }
        old?.controls.remove(self)
        new?.controls.add(self)
    }
}

/// The controls that an app has made for a map, which does not keep them alive.
@MainActor final class MapControls {
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [Entry] = []

    /// The controls that still exist.
    var views: [UIView] { entries.compactMap(\.view) }

    func add(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
        entries.append(Entry(view: view))
    }

    func remove(_ view: UIView) { entries.removeAll { $0.view == nil || $0.view === view } }
}
