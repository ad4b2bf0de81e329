import MapKit
import Observation

/// One completer for as long as the screen lives; it waits for a pause in typing by itself.
@MainActor @Observable final class SearchModel: NSObject, MKLocalSearchCompleterDelegate {
    static let city = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 60.1700, longitude: 24.9430),
        latitudinalMeters: 1600, longitudinalMeters: 1600)

    var text = "" {
        didSet { completer.queryFragment = text }
    }
    var completions: [MKLocalSearchCompletion] = []
    var results: [MKMapItem] = []
    var selection: MKMapItem?

    @ObservationIgnored private let completer = MKLocalSearchCompleter()

    override init() {
        super.init()
        completer.delegate = self
        completer.region = Self.city
        completer.resultTypes = [.address, .pointOfInterest]
    }

    nonisolated func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        let found = completer.results
        MainActor.assumeIsolated { completions = found }
    }

    nonisolated func completer(
        _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
    ) {
        MainActor.assumeIsolated { completions = [] }
    }

    /// Finds what a suggestion promised.
    func choose(_ completion: MKLocalSearchCompletion) async {
        await find(MKLocalSearch.Request(completion: completion))
    }

    /// Searches for the text as it is.
    func run() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = text
        request.region = Self.city
        await find(request)
    }

    private func find(_ request: MKLocalSearch.Request) async {
        let response = try? await MKLocalSearch(request: request).start()
        results = response?.mapItems ?? []
    }
}
