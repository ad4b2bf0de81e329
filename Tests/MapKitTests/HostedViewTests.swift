import MapKit
import MapScene
import SwiftUI
import Testing

/// Words in a view and those in it.
private func words(_ view: SceneView) -> [String] {
    var own: [String] = []
    if case .text(let text) = view.content { own = [text.string] }
    return own + view.subviews.flatMap(words)
}

/// The view of an annotation as packages make it that put SwiftUI's views on a map view.
private final class HostingAnnotationView: MKAnnotationView {
    private var controller: UIHostingController<Text>?

    func show(_ text: String) {
        if let controller {
            controller.rootView = Text(text)
        } else {
            let made = UIHostingController(rootView: Text(text))
            made.view.backgroundColor = .clear
            addSubview(made.view)
            controller = made
        }
        bounds.size = controller?.view.intrinsicContentSize ?? .zero
        controller?.view.frame = bounds
    }
}

@MainActor @Suite struct HostedViewTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let center = CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)

    init() {
        map.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: 900, longitudinalMeters: 900),
            animated: false)
    }

    @Test func anAnnotationShowsAViewOfSwiftUIs() throws {
        let recorder = Recorder()
        let view = HostingAnnotationView(annotation: nil, reuseIdentifier: "hosted")
        recorder.makeView = { _, _ in view }
        map.delegate = recorder
        view.show("Harbour")
        view.anchorPoint = CGPoint(x: 0.5, y: 1)
        map.addAnnotation(MKPointAnnotation(coordinate: center))
        let shown = try #require(map.scene.annotations.first)
        guard case .view(let described) = shown.look else {
            Issue.record("no view")
            return
        }
        #expect(words(described) == ["Harbour"])
        #expect(shown.size.width > 40 && shown.size.height > 10)
        #expect(shown.offset == CGPoint(x: 0, y: -shown.size.height / 2))
        var isTold = false
        map.sceneObserver = { isTold = true }
        view.show("Old harbour")
        guard case .view(let again)? = map.scene.annotations.first?.look else { return }
        #expect(words(again) == ["Old harbour"] && isTold)
    }

    @Test func aCalloutTakesTheSizeOfItsConstraints() throws {
        let recorder = Recorder()
        recorder.makeView = { _, annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            let detail = UIView()
            let label = UILabel()
            label.text = "Open until nine"
            label.translatesAutoresizingMaskIntoConstraints = false
            detail.addSubview(label)
            NSLayoutConstraint.activate([
                detail.widthAnchor.constraint(equalToConstant: 180),
                detail.heightAnchor.constraint(equalToConstant: 60),
                label.centerXAnchor.constraint(equalTo: detail.centerXAnchor),
                label.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: -4),
            ])
            view.detailCalloutAccessoryView = detail
            return view
        }
        map.delegate = recorder
        let place = MKPointAnnotation(coordinate: center)
        place.title = "Market"
        map.addAnnotation(place)
        map.selectAnnotation(place, animated: false)
        let detail = try #require(map.scene.callout?.detail)
        #expect(detail.frame.size == CGSize(width: 180, height: 60))
        let label = try #require(detail.subviews.first)
        #expect(abs(label.frame.midX - 90) < 1e-6 && abs(label.frame.maxY - 56) < 1e-6)
    }

    @Test func viewsOverAMapAreArrangedByConstraints() {
        let button = UIButton(type: .close)
        button.translatesAutoresizingMaskIntoConstraints = false
        map.addSubview(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(
                equalTo: map.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            button.bottomAnchor.constraint(equalTo: map.bottomAnchor, constant: -24),
        ])
        map.layoutIfNeeded()
        #expect(button.frame.maxX == 384 && button.frame.maxY == 376)
        #expect(button.frame.size == button.intrinsicContentSize)
    }

    @Test func gesturesOfAppsSeeTapsPansAndPinches() throws {
        var taps: [CLLocationCoordinate2D] = []
        let map = map
        map.addGestureRecognizer(
            UITapGestureRecognizer { tap in
                taps.append(map.convert(tap.location(in: map), toCoordinateFrom: map))
            })
        var way = CGPoint.zero
        var scale = CGFloat(1)
        map.addGestureRecognizer(
            UIPanGestureRecognizer { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer else { return }
                if pan.state == .changed || pan.state == .ended { way = pan.translation(in: map) }
            })
        map.addGestureRecognizer(
            UIPinchGestureRecognizer { recognizer in
                guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
                scale = pinch.scale
            })
        map.handle(.tapped(CGPoint(x: 200, y: 200)))
        let tapped = try #require(taps.first)
        #expect(abs(tapped.latitude - center.latitude) < 1e-6)

        var viewport = map.scene.viewport
        map.handle(.cameraWillMove)
        for _ in 0..<3 {
            viewport.center.x -= 10 / viewport.scale
            map.handle(.cameraMoved(viewport))
        }
        map.handle(.cameraDidMove(viewport))
        #expect(abs(way.x - 30) < 0.01 && abs(way.y) < 0.01)
        #expect(scale == 1)
        map.handle(.cameraWillMove)
        viewport.scale *= 2
        map.handle(.cameraMoved(viewport))
        map.handle(.cameraDidMove(viewport))
        #expect(abs(scale - 2) < 1e-9)
    }
}
