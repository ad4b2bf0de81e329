import MapGeometry
import Places
import Testing

/// The filters that MapKit offers.
struct FilterTests {
    @Test func keepsToPartsOfAddresses() async throws {
        let parts: [(SearchRequest.AddressParts, (FoundPlace) -> Bool)] = [
            (.locality, { $0.kind == .place && $0.title == "Helsinki" }),
            (.postalCode, { $0.kind == .postcode }), (.street, { $0.kind == .street }),
            (.address, { $0.kind == .address }),
        ]
        for (part, isRight) in parts {
            for query in ["Helsinki", "00100", "Aleksanterinkatu", "Aleksanterinkatu 15"] {
                let found = try await SampleCity.search(query) {
                    $0.types = .address
                    $0.addressParts = part
                }
                #expect(found.allSatisfy(isRight), "\(query): \(found.map(\.title))")
            }
        }
        #expect(
            try await SampleCity.search("Helsinki") { $0.addressParts = .locality }.first?.kind
                == .place)
        #expect(
            try await SampleCity.search("Aleksanterinkatu 15") { $0.addressParts = .address }
                .first?.address.housenumber == "15")
        #expect(
            try await SampleCity.search("00100") { $0.addressParts = .postalCode }.first?.title
                == "00100")
    }

    @Test func leavesPartsOfAddressesOut() async throws {
        let found = try await SampleCity.search("Helsinki") {
            $0.addressParts = .all.subtracting(.locality)
        }
        #expect(!found.contains { $0.kind == .place && $0.title == "Helsinki" })
    }

    @Test func includesAndExcludesCategories() async throws {
        let cafes = try await SampleCity.search("cafe") { $0.categories = [.cafe] }
        #expect(!cafes.isEmpty)
        #expect(cafes.allSatisfy { $0.category == .cafe })
        let noCafes = try await SampleCity.search("cafe") { $0.excludedCategories = [.cafe] }
        #expect(noCafes.allSatisfy { $0.category != .cafe })
        let none = try await SampleCity.search("kahvila") {
            $0.types = .pointOfInterest
            $0.categories = []
        }
        #expect(none.isEmpty)
        let completions = try await complete("kahv") { $0.excludedCategories = [.cafe] }
        #expect(completions.allSatisfy { $0.place.category != .cafe })
    }

    @Test func completesOnlyTheSortsAskedFor() async throws {
        let all = try await complete("pharm")
        #expect(all.contains { $0.categoryQuery != nil })
        let noQueries = try await complete("pharm") { $0.types = [.pointOfInterest, .address] }
        #expect(noQueries.allSatisfy { $0.categoryQuery == nil })
        let addresses = try await complete("Aleksanterin") { $0.types = .address }
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { ![.poi, .feature].contains($0.place.kind) })
    }

    @Test func requiredRegionsHold() async throws {
        let region = GeographicBounds(south: 60.168, west: 24.94, north: 60.171, east: 24.96)
        for query in ["hotel", "Aleksanterinkatu", "kahvila", "Mannerheimintie 5"] {
            let hard = try await SampleCity.search(query) {
                $0.region = region
                $0.isRegionRequired = true
                $0.limit = 50
            }
            #expect(hard.allSatisfy { region.contains($0.coordinate) }, "\(query)")
        }
        // A wish only: what is not in the region is still found.
        let soft = try await SampleCity.search("Vanha Kauppahalli") { $0.region = region }
        #expect(soft.first?.name == "Vanha Kauppahalli")
        #expect(soft.first.map { region.contains($0.coordinate) } == false)
    }

    private func complete(
        _ prefix: String, _ change: (inout SearchRequest) -> Void = { _ in }
    ) async throws -> [Completion] {
        var request = SearchRequest(prefix)
        request.near = SampleCity.senateSquare
        change(&request)
        return try await SampleCity.places.complete(request)
    }
}
