import Places

/// Finds the place that a feature of the map stands for.
///
/// The map tells a name and a position, the engine knows places: the one of that name nearby is meant. Where names
/// are shown in another language, a point of interest is known by its kind and by standing at the very position.
struct FeatureLookup: Sendable {
    let title: String?
    let coordinate: CLLocationCoordinate2D
    let type: MKMapFeatureAnnotation.FeatureType
    let category: MKPointOfInterestCategory?

    /// How far from the feature its place may be: points are set at doors, in middles, on tops.
    static let reachMeters = 100.0
    /// How far a place of another name may be.
    static let strictReachMeters = 10.0

    /// Returns the place, or else what is known of the position; nil if that is nothing.
    func item(in answers: any MapAnswers, languages: [String]) async throws -> FoundItem? {
        let candidates = try await candidates(in: answers, languages: languages)
        if let title, let named = candidates.first(where: { $0.name == title }) { return named }
        if let category {
            let here = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
            let same = candidates.first { candidate in
                let meters = candidate.placemark.location?.distance(from: here) ?? .infinity
                return candidate.category == category && meters <= Self.strictReachMeters
            }
            if let same { return same }
        }
        return try await answers.reverse(coordinate, languages: languages).first
    }

    private func candidates(
        in answers: any MapAnswers, languages: [String]
    ) async throws -> [FoundItem] {
        var request = SearchRequest(type == .pointOfInterest ? "" : title ?? "")
        request.languages = languages
        if type == .pointOfInterest {
            request.limit = 100
            return try await answers.pointsOfInterest(
                request, around: coordinate, radiusMeters: Self.reachMeters)
        }
        guard title != nil else { return [] }
        request.limit = 10
        request.near = coordinate
        return try await answers.search(request)
    }
}
