import MapGeometry
import Places
import Testing

struct ReverseTests {
    @Test func everyAddressIsFoundWhereItIs() async throws {
        let address = try #require(try await SampleCity.search("Aleksanterinkatu 15").first)
        let first = try await SampleCity.places.reverse(address.coordinate).places.first
        #expect(first?.address.street == "Aleksanterinkatu")
        #expect(first?.address.housenumber == "15")
        #expect((first?.distance ?? 100) < 1)
    }

    @Test func saysNothingWhereNothingIs() async throws {
        let sea = try await SampleCity.places.reverse(
            CLLocationCoordinate2D(latitude: 0, longitude: -30))
        #expect(sea.places.isEmpty)
        #expect(sea.containing.isEmpty)
    }

    @Test func takesNoNonsense() async throws {
        for (latitude, longitude) in [(Double.nan, 0.0), (91, 0), (0, 181), (.infinity, 0)] {
            let answer = try await SampleCity.places.reverse(
                CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            #expect(answer.places.isEmpty)
        }
    }

    @Test func comesNearestFirst() async throws {
        let answer = try await SampleCity.places.reverse(SampleCity.senateSquare, limit: 20)
        #expect(!answer.places.isEmpty)
        let pois = answer.places.filter { $0.kind == .poi }.compactMap(\.distance)
        #expect(pois == pois.sorted())
    }
}
