import Foundation
import Places
import UIKit

/// Shows what is known of a place: a map, its name, its address, how to reach it.
open class MKMapItemDetailViewController: UIViewController {
    /// The place whose details are shown; setting it updates the view, and nil shows none.
    open var mapItem: MKMapItem? { didSet { if isViewLoaded { fill() } } }
    /// The delegate that is told when the user closes the details; not retained.
    ///
    /// Without one the controller dismisses itself.
    open weak var delegate: (any MKMapItemDetailViewControllerDelegate)?
    private let displaysMap: Bool

    /// Creates a controller that shows a place on a map.
    public convenience init(mapItem: MKMapItem?) { self.init(mapItem: mapItem, displaysMap: true) }

    /// Creates a controller that shows a place, with or without a map.
    public init(mapItem: MKMapItem?, displaysMap: Bool) {
        self.mapItem = mapItem
        self.displaysMap = displaysMap
        super.init(nibName: nil, bundle: nil)
    }

    /// There is no place in an archive.
    public required init?(coder: NSCoder) {
        displaysMap = true
        super.init(coder: coder)
    }

    /// Builds the view: a close button, the lines of the address, and the map if it is wanted.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        fill()
    }

    private func fill() {
        for subview in view.subviews { subview.removeFromSuperview() }
        let width = view.bounds.width
        var top: CGFloat = 16
        let done = UIButton(
            type: .close,
            primaryAction: UIAction { [weak self] _ in self?.finish() })
        done.frame.origin = CGPoint(x: width - done.bounds.width - 16, y: top)
        view.addSubview(done)
        guard let mapItem else { return }
        for (number, line) in mapItem.detailLines().enumerated() {
            let label = UILabel(frame: CGRect(x: 16, y: top, width: width - 72, height: 24))
            label.text = line
            if number == 0 { label.font = .boldSystemFont(ofSize: 20) }
            view.addSubview(label)
            top += 28
        }
        guard displaysMap else { return }
        let map = MKMapView(frame: CGRect(x: 0, y: top + 8, width: width, height: 240))
        map.region = MKCoordinateRegion(
            center: mapItem.location.coordinate, latitudinalMeters: 500, longitudinalMeters: 500)
        map.addAnnotation(MKMapItemAnnotation(mapItem: mapItem))
        view.addSubview(map)
    }

    private func finish() {
        if let delegate {
            delegate.mapItemDetailViewControllerDidFinish(self)
        } else {
            dismiss(animated: true)
        }
    }
}

/// The methods by which a detail view controller tells that the user closes it.
@MainActor @preconcurrency public protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    /// Called when the user taps the close button; the delegate dismisses the controller.
    func mapItemDetailViewControllerDidFinish(
        _ detailViewController: MKMapItemDetailViewController)
}

extension MKMapItem {
    /// What there is to say of it, a line each: name, whether it is open, address, telephone, page.
    ///
    /// - Parameters:
    ///   - date: The moment at which it is open or closed.
    ///   - languages: Languages to say it in, best first.
    package func detailLines(at date: Date, languages: [String]) -> [String] {
        let address = address?.fullAddress.split(separator: "\n").map(String.init) ?? []
        let hours = hours(at: date, languages: languages)?.sentence
        let lines = [name, hours].compactMap(\.self) + address
        return lines + [phoneNumber, url?.absoluteString].compactMap(\.self)
    }

    /// The same now, in the languages of the environment.
    func detailLines() -> [String] {
        detailLines(at: Date(), languages: SpokenLanguages.preferred())
    }

    /// What a callout says below the name, line by line; nil for nothing.
    func calloutText(
        _ style: MKSelectionAccessory.MapItemDetailPresentationStyle.CalloutStyle
    ) -> String? {
        guard style == .full else { return address?.shortAddress ?? address?.fullAddress }
        let lines = detailLines().dropFirst(name == nil ? 0 : 1)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
