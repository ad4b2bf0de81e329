import Answers
import MapGeometry
import Places

extension AtlasCollection {
    /// The town, county, state and country of an address, as far as they are mapped; the smallest first.
    ///
    /// Of an extract that is cut out of a country the outlines around it are not whole, but what lies in it tells their names.
    func regions(
        of address: PlaceAddress, near position: CLLocationCoordinate2D, languages: [String]
    ) throws -> [FoundPlace] {
        let parts: [(name: String, part: SearchRequest.AddressParts)] = [
            (address.city, .locality), (address.county, .subAdministrativeArea),
            (address.state, .administrativeArea), (address.country, .country),
        ]
        return try parts.compactMap { name, part in
            guard !name.isEmpty else { return nil }
            var request = SearchRequest(name)
            request.types = .address
            request.addressParts = part
            request.near = position
            request.languages = languages
            request.limit = 1
            return try search(request).first.flatMap { found in
                ([found.name] + found.names.values).contains(name) ? found : nil
            }
        }
    }
}
