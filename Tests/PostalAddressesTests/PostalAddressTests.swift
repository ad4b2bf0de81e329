import PostalAddresses
import Testing

/// Addresses in the order of their countries.
struct PostalAddressTests {
    private static func address(
        _ code: String, _ street: String, _ city: String, _ postcode: String, state: String = "",
        suburb: String = ""
    ) -> PostalAddress {
        var address = PostalAddress()
        address.countryCode = code
        address.street = street
        address.city = city
        address.postalCode = postcode
        address.state = state
        address.subLocality = suburb
        return address
    }

    @Test(
        arguments: [
            (
                address("FI", "Mannerheimintie 5", "Helsinki", "00100", state: "Uusimaa"),
                ["Mannerheimintie 5", "00100 Helsinki"]
            ),
            (
                address("us", "177 West Main Street", "Prattville", "36067", state: "AL"),
                ["177 West Main Street", "Prattville, AL 36067"]
            ),
            (
                address("US", "1 Main Street", "Springfield", "", state: "IL"),
                ["1 Main Street", "Springfield, IL"]
            ),
            (
                address("US", "1 Main Street", "", "62701", state: "IL"),
                ["1 Main Street", "IL 62701"]
            ),
            (
                address("US", "1 Main Street", "Springfield", "62701"),
                ["1 Main Street", "Springfield 62701"]
            ),
            (
                address("GB", "10 Downing Street", "London", "SW1A 2AA", state: "England"),
                ["10 Downing Street", "London", "SW1A 2AA"]
            ),
            (
                address("MT", "5 Triq il-Kbira", "Mosta", "MST 1010"),
                ["5 Triq il-Kbira", "Mosta MST 1010"]
            ),
            (
                address("JP", "千代田1-1", "千代田区", "100-0001", state: "東京都"),
                ["〒100-0001", "東京都千代田区千代田1-1"]
            ),
            (
                address("JP", "1-1 Chiyoda", "Chiyoda", "100-0001", state: "Tokyo"),
                ["1-1 Chiyoda", "Chiyoda, Tokyo 100-0001"]
            ),
            (
                address("HU", "Kossuth tér 1", "Budapest", "1055"),
                ["Budapest", "Kossuth tér 1", "1055"]
            ),
            (
                address(
                    "BR", "Avenida Paulista 1000", "São Paulo", "01310-100", state: "SP",
                    suburb: "Bela Vista"),
                ["Avenida Paulista 1000", "Bela Vista", "São Paulo-SP", "01310-100"]
            ),
            (
                address("RU", "улица Ленина, 1", "Москва", "101000", state: "Москва"),
                ["улица Ленина, 1", "Москва", "101000"]
            ),
            (address("XX", "Street 1", "Town", "123"), ["Street 1", "123 Town"]),
            (address("", "", "Town", ""), ["Town"]),
            (address("US", "", "", ""), []),
        ] as [(PostalAddress, [String])])
    func linesFollowTheCountry(_ address: PostalAddress, _ lines: [String]) {
        #expect(address.lines == lines)
    }

    @Test func theCountryStandsLast() {
        var address = Self.address("PT", "Rua das Flores 5\n2.º Esq.", "Porto", "4050-262")
        address.country = "Portugal"
        #expect(
            address.lines == ["Rua das Flores 5", "2.º Esq.", "4050-262 Porto", "Portugal"])
    }

    @Test(arguments: [
        ("FR", "5 Rue Basse"), ("DE", "Rue Basse 5"), ("MC", "5 Rue Basse"), ("", "Rue Basse 5"),
    ])
    func houseNumbersStandWhereTheCountryHasThem(_ code: String, _ line: String) {
        #expect(
            PostalAddress.streetLine(street: "Rue Basse", housenumber: "5", countryCode: code)
                == line)
        #expect(
            PostalAddress.streetLine(street: "", housenumber: "5", countryCode: code) == "5")
    }
}
