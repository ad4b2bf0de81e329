import Answers
import MapGeometry
import Places

extension AtlasCollection {
    /// The place that an id stands for; nil if no atlas has it, or no longer.
    func place(_ id: ApplePlaceID, languages: [String]) throws -> FoundPlace? {
        switch id.subject {
        case .element(let reference, let kind):
            let found = try places(of: reference, languages: languages)
            // A thing that was mapped as something else meanwhile is still that thing.
            return found.first { $0.kind == kind } ?? found.first
        case .address(let reference, let numberHash):
            return try places(of: reference, languages: languages).first {
                $0.kind == .address
                    && ApplePlaceID.hash(of: $0.address.housenumber) == numberHash
            }
        case .postcode(let text):
            var request = SearchRequest(text)
            request.types = .address
            request.addressParts = .postalCode
            request.languages = languages
            return try search(request).first { $0.kind == .postcode && $0.name == text }
        case .position(let latitude, let longitude):
            let degrees = (Double(latitude) / 1e6 - 90, Double(longitude) / 1e6 - 180)
            return try search(SearchRequest("\(degrees.0.sixDigits), \(degrees.1.sixDigits)")).first
        }
    }
}

extension Double {
    /// The number with six digits behind the point at most, as answers tell degrees.
    var sixDigits: Double { isFinite ? (self * 1e6).rounded() / 1e6 : 0 }
}
