import Foundation
import MapGeometry
import Places
import Roads

/// Answers of an atlas.
struct AtlasAnswers: MapAnswers {
    let atlas: OpenAtlas
    /// Tells the present moment, for "open now" and the like.
    let now: @Sendable () -> Date

    init(_ atlas: OpenAtlas, now: @escaping @Sendable () -> Date = { Date() }) {
        self.atlas = atlas
        self.now = now
    }

    func search(_ request: SearchRequest) throws -> [FoundItem] {
        var asked = request
        asked.clock = now()
        let answer = try atlas.places().answer(asked)
        if answer.places.isEmpty, let city = answer.outside.first {
            throw MKError(
                .placemarkNotFound, reason: "\(city.title) lies outside the map of this atlas.")
        }
        return answer.places.map(FoundItem.init)
    }

    func complete(_ request: SearchRequest) throws -> [FoundCompletion] {
        try atlas.places().complete(request).map { completion in
            FoundCompletion(
                title: completion.title, subtitle: completion.subtitle,
                titleRanges: completion.title.utf16Ranges(completion.titleHighlightRanges),
                subtitleRanges: completion.subtitle.utf16Ranges(completion.subtitleHighlightRanges),
                promise: completion.categoryQuery.map { .query($0) }
                    ?? .place(FoundItem(completion.place)))
        }
    }

    func pointsOfInterest(
        _ request: SearchRequest, around center: CLLocationCoordinate2D,
        radiusMeters: CLLocationDistance
    ) throws -> [FoundItem] {
        try atlas.places().pointsOfInterest(request, around: center, radiusMeters: radiusMeters)
            .map(FoundItem.init)
    }

    func reverse(
        _ coordinate: CLLocationCoordinate2D, languages: [String]
    ) throws -> [FoundItem] {
        let answer = try atlas.places().reverse(coordinate, languages: languages)
        return answer.places.prefix(1).map { place in
            var item = FoundItem(place)
            item.placemark.inlandWater = answer.inlandWater
            item.placemark.ocean = answer.ocean
            let areas = answer.areasOfInterest.map(\.name).filter { !$0.isEmpty }
            item.placemark.areasOfInterest = areas.isEmpty ? nil : areas
            // Apple answers with the position asked about, not with that of the door.
            item.placemark.location = CLLocation(
                latitude: coordinate.latitude, longitude: coordinate.longitude)
            return item
        }
    }

    func item(identifier: String, languages: [String]) throws -> FoundItem? {
        try atlas.places().place(identifier: identifier, languages: languages)
            .map(FoundItem.init)
    }
}

extension String {
    /// Ranges of Unicode scalars as ranges of UTF-16 units.
    package func utf16Ranges(_ ranges: [Range<Int>]) -> [NSRange] {
        guard !ranges.isEmpty else { return [] }
        var starts = [0]
        for scalar in unicodeScalars {
            starts.append(starts[starts.count - 1] + UTF16.width(scalar))
        }
        return ranges.compactMap { range in
            guard range.lowerBound >= 0, range.upperBound < starts.count else { return nil }
            let start = starts[range.lowerBound]
            return NSRange(location: start, length: starts[range.upperBound] - start)
        }
    }
}
