import MapKit
import Testing

/// Views of classes that are known at run time only, as `mapwright adopt` has them made.
@MainActor struct ViewInstanceTests {
    private final class Pin: MKMarkerAnnotationView {
        private(set) var name = ""

        override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
            name = "pin"
        }

        required init?(coder: NSCoder) { nil }
    }

    private func make<T: MKAnnotationView>(_ type: T.Type, of annotation: any MKAnnotation) -> T {
        type.instance(annotation: annotation, reuseIdentifier: "again")
    }

    @Test func theClassesOwnInitializerMakesTheView() {
        let annotation = MKPointAnnotation()
        let pin = make(Pin.self, of: annotation)
        #expect(pin.name == "pin" && pin.annotation === annotation)
        #expect(pin.reuseIdentifier == "again")
        #expect(type(of: make(MKAnnotationView.self, of: annotation)) == MKAnnotationView.self)
        #expect(MKAnnotationView.instance(annotation: nil, reuseIdentifier: nil).annotation == nil)
    }
}
