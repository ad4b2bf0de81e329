import MapGeometry
import Places
import Testing

/// Searches in the sample city, in Finnish, Swedish and English.
struct SearchTests {
    @Test(
        arguments: [
            // As it is written on the map, in both languages of the city.
            ("Mannerheimintie", "Mannerheimintie"), ("Mannerheimvägen", "Mannerheimintie"),
            // Without marks, and with letters that stand for marks.
            ("Pohjoisesplanadi", "Pohjoisesplanadi"), ("Norra Esplanaden", "Pohjoisesplanadi"),
            // Misspelled.
            ("Manerheimintie", "Mannerheimintie"), ("Pohjoisesplandi", "Pohjoisesplanadi"),
            // Abbreviated.
            ("Mannerheimint.", "Mannerheimintie"), ("Aleksanterink.", "Aleksanterinkatu"),
            // Two words as one, one word as two.
            ("Norraesplanaden", "Pohjoisesplanadi"), ("Mannerheimin tie", "Mannerheimintie"),
            // In other letters.
            ("Маннергейминтие", "Mannerheimintie"),
        ])
    func findsStreets(_ query: String, _ name: String) async throws {
        let first = try await SampleCity.search(query).first
        #expect(first?.name == name)
        #expect(first?.kind == .street)
    }

    @Test(
        arguments: [
            "Aleksanterinkatu 15", "15 Aleksanterinkatu", "Aleksanterinkatu 15, Helsinki",
            "Helsinki Aleksanterinkatu 15", "Alexandersgatan 15", "Aleksanterink. 15",
            "aleksanterinkatu 15 A 4", "Aleksanterinktu 15",
        ])
    func findsAddresses(_ query: String) async throws {
        let first = try await SampleCity.search(query).first
        #expect(first?.kind == .address)
        #expect(first?.address.street == "Aleksanterinkatu")
        #expect(first?.address.housenumber == "15")
    }

    @Test(
        arguments: [
            "Mannerheimintie & Kaivokatu", "kaivokatu and mannerheimintie",
            "corner of Mannerheimvägen and Kaivokatu", "Mannerheimintie / Kaivokatu",
        ])
    func findsCrossings(_ query: String) async throws {
        let crossing = try #require(try await SampleCity.search(query).first)
        #expect(crossing.kind == .intersection)
        #expect(abs(crossing.coordinate.latitude - 60.1698) < 5e-4)
        #expect(abs(crossing.coordinate.longitude - 24.9384) < 5e-4)
    }

    @Test func streetsThatDoNotCrossStayStreets() async throws {
        let found = try await SampleCity.search("Mikonkatu / Sofiankatu")
        #expect(Set(found.prefix(2).map(\.name)) == ["Mikonkatu", "Sofiankatu"])
        #expect(found.first?.kind == .street)
    }

    @Test func keepsTheFlatOfAnAddress() async throws {
        #expect(try await SampleCity.search("Aleksanterinkatu 15 A 4").first?.address.unit == "A 4")
    }

    @Test func fallsBackToTheStreetOfAHouseThatIsNotThere() async throws {
        let first = try await SampleCity.search("Aleksanterinkatu 4711").first
        #expect(first?.kind == .street)
        #expect(first?.name == "Aleksanterinkatu")
    }

    @Test(
        arguments: [
            ("cafe", PlaceCategory.cafe), ("kahvila", .cafe), ("kafé", .cafe), ("Cafés", .cafe),
            ("apteekki", .pharmacy), ("nearest pharmacy", .pharmacy), ("apotek", .pharmacy),
            ("restarant", .restaurant), ("ресторан", .restaurant), ("咖啡馆", .cafe),
            ("フェリー", .publicTransport),
            ("hotels near me", .hotel),
        ])
    func findsKindsByTheirWords(_ query: String, _ category: PlaceCategory) async throws {
        let found = try await SampleCity.search(query).prefix(5)
        #expect(found.count == 5 || category == .publicTransport)
        #expect(found.allSatisfy { $0.category == category })
    }

    @Test func sortsKindsByDistance() async throws {
        let distances = try await SampleCity.search("hotel").prefix(5).compactMap(\.distance)
        #expect(distances == distances.sorted())
    }

    @Test func findsKindsNearALandmark() async throws {
        let station = try #require(try await SampleCity.search("Ateneum").first)
        let found = try await SampleCity.search("cafe near Ateneum").prefix(3)
        #expect(!found.isEmpty)
        for cafe in found {
            #expect(cafe.category == .cafe)
            let here = CLLocation(
                latitude: cafe.coordinate.latitude, longitude: cafe.coordinate.longitude)
            let there = CLLocation(
                latitude: station.coordinate.latitude, longitude: station.coordinate.longitude)
            #expect(here.distance(from: there) < 600)
        }
    }

    @Test func leavesOutWhatIsNotAskedFor() async throws {
        #expect(
            try await SampleCity.search("Helsinki") { $0.types = .pointOfInterest }.allSatisfy {
                $0.kind == .poi
            })
        #expect(
            try await SampleCity.search("Aleksanterinkatu") { $0.types = .address }.allSatisfy {
                $0.kind != .poi
            })
        let cafes = try await SampleCity.search("Espresso") { $0.categories = [.cafe] }
        #expect(cafes.allSatisfy { $0.category == .cafe })
    }

    @Test func keepsToARequiredRegion() async throws {
        let region = GeographicBounds(south: 60.168, west: 24.94, north: 60.171, east: 24.96)
        let found = try await SampleCity.search("restaurant") {
            $0.region = region
            $0.isRegionRequired = true
            $0.limit = 50
        }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { region.contains($0.coordinate) })
    }

    @Test func showsNamesInTheAskedLanguage() async throws {
        #expect(
            try await SampleCity.search("Aleksanterinkatu") { $0.languages = ["sv"] }.first?.name
                == "Alexandersgatan")
        #expect(try await SampleCity.search("Alexandersgatan").first?.name == "Aleksanterinkatu")
    }

    /// One entry, one rule of understanding, with names of the city in its three languages.
    @Test(
        arguments: [
            // Any order of parts.
            ("Helsinki Mannerheimintie", "Mannerheimintie"),
            ("Mannerheimvägen Helsingfors", "Mannerheimintie"),
            // Letters with and without marks, and written as two.
            ("Etelaesplanadi", "Eteläesplanadi"), ("Eteläesplanadi", "Eteläesplanadi"),
            ("Sodra Esplanaden", "Eteläesplanadi"), ("Soedra Esplanaden", "Eteläesplanadi"),
            // One letter wrong, missing, doubled, or two swapped.
            ("Aleksanterinkstu", "Aleksanterinkatu"), ("Aleksanterinktu", "Aleksanterinkatu"),
            ("Alekssanterinkatu", "Aleksanterinkatu"), ("Alekasnterinkatu", "Aleksanterinkatu"),
            ("Alexandersgattan", "Aleksanterinkatu"),
            // Abbreviations of both languages.
            ("Unioninkatu", "Unioninkatu"), ("Unionink.", "Unioninkatu"),
            ("Unionsg.", "Unioninkatu"),
            ("Mannerheimv.", "Mannerheimintie"),
            // Written together and apart.
            ("Aleksanterin katu", "Aleksanterinkatu"), ("Södraesplanaden", "Eteläesplanadi"),
        ])
    func understandsStreets(_ query: String, _ name: String) async throws {
        #expect(try await SampleCity.search(query).first?.name == name)
    }

    @Test(
        arguments: [
            "Aleksanterinkatu 15 as. 3", "Aleksanterinkatu 15 A", "Alexandersgatan 15 lgh 12",
            "15 Aleksanterinkatu apt 4B", "Aleksanterinkatu 15, 00100 Helsinki",
            "00100 Helsinki Aleksanterinkatu 15", "Alexandersgatan 15, Helsingfors",
        ])
    func understandsAddresses(_ query: String) async throws {
        let first = try await SampleCity.search(query).first
        #expect(first?.address.street == "Aleksanterinkatu")
        #expect(first?.address.housenumber.hasPrefix("15") == true)
    }

    @Test(
        arguments: [
            ("ravintola", PlaceCategory.restaurant), ("ravintolat", .restaurant),
            ("restaurang", .restaurant), ("restaurants", .restaurant), ("resturant", .restaurant),
            ("nearest cafe", .cafe), ("lähin kahvila", .cafe), ("närmaste kafé", .cafe),
            ("kahvila lähellä", .cafe), ("cafes near me", .cafe), ("hotelli", .hotel),
            ("hotell", .hotel), ("hotle", .hotel), ("museo", .museum), ("muesum", .museum),
            ("kirjasto", .library), ("bibliotek", .library), ("libary", .library),
            ("parkering", .parking), ("pysäköinti", .parking), ("parkng", .parking),
            ("pankkiautomaatti", .atm), ("cash machine", .atm), ("parturi", .beauty),
        ])
    func understandsWordsForKinds(_ query: String, _ category: PlaceCategory) async throws {
        let found = try await SampleCity.search(query).prefix(3)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.category == category }, "\(found.map(\.title))")
    }

    @Test(arguments: [
        "cafe near Ateneum", "kahvila lähellä Ateneum", "kafé nära Ateneum", "cafe by Ateneum",
        "café close to Ateneum",
    ])
    func understandsNear(_ query: String) async throws {
        let museum = try #require(try await SampleCity.search("Ateneum").first).coordinate
        let cafe = try #require(try await SampleCity.search(query).first)
        #expect(cafe.category == .cafe)
        let here = CLLocation(latitude: museum.latitude, longitude: museum.longitude)
        let there = CLLocation(
            latitude: cafe.coordinate.latitude, longitude: cafe.coordinate.longitude)
        #expect(here.distance(from: there) < 500)
    }

    @Test(arguments: ["hotel in Helsinki", "hotelli Helsinki", "hotell i Helsingfors"])
    func understandsIn(_ query: String) async throws {
        let found = try await SampleCity.search(query).prefix(5)
        #expect(found.count == 5)
        #expect(found.filter { $0.category == .hotel }.count >= 4)
    }

    @Test(arguments: ["sushi", "pizza", "burger"])
    func understandsWhatIsCooked(_ word: String) async throws {
        let found = try await SampleCity.search(word).prefix(3)
        #expect(!found.isEmpty)
        for place in found {
            let text = (place.attributes["cuisine"] ?? "") + place.names.values.joined()
            #expect(text.lowercased().contains(word))
        }
    }
}
