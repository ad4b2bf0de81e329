import Contacts
import Foundation
import Testing

/// Addresses of contacts: parts that are empty until they are set, and what mail makes of them.
struct ContactAddressTests {
    private static func hall() -> CNMutablePostalAddress {
        let address = CNMutablePostalAddress()
        address.street = "Peter-Kaiser-Platz 1"
        address.subLocality = "Zentrum"
        address.city = "Vaduz"
        address.subAdministrativeArea = "Oberland"
        address.state = "Vaduz"
        address.postalCode = "9490"
        address.country = "Liechtenstein"
        address.isoCountryCode = "LI"
        return address
    }

    private static func parts(_ address: CNPostalAddress) -> [String] {
        [
            address.street, address.subLocality, address.city, address.subAdministrativeArea,
            address.state, address.postalCode, address.country, address.isoCountryCode,
        ]
    }

    @Test func whatIsSetIsKeptAndTheRestIsEmpty() {
        #expect(Self.parts(CNPostalAddress()) == Array(repeating: "", count: 8))
        #expect(
            Self.parts(Self.hall()) == [
                "Peter-Kaiser-Platz 1", "Zentrum", "Vaduz", "Oberland", "Vaduz", "9490",
                "Liechtenstein", "LI",
            ])
    }

    @Test func copiesAreTheirOwn() throws {
        let address = Self.hall()
        let fixed = try #require(address.copy() as? CNPostalAddress)
        let other = try #require(fixed.mutableCopy() as? CNMutablePostalAddress)
        #expect(!(fixed is CNMutablePostalAddress))
        other.city = "Schaan"
        address.city = "Balzers"
        #expect(fixed.city == "Vaduz" && other.city == "Schaan" && address.city == "Balzers")
    }

    @Test func addressesWithTheSamePartsAreEqual() {
        let (one, two) = (Self.hall(), Self.hall())
        #expect(one == two && one.hash == two.hash)
        two.street = ""
        #expect(one != two)
        // A part that was emptied is as one that was never set.
        one.street = ""
        let three = CNMutablePostalAddress()
        three.city = ""
        #expect(one == two && three == CNPostalAddress())
        #expect(!one.isEqual("Vaduz"))
    }

    @Test func anArchiveKeepsEveryPart() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: Self.hall(), requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CNPostalAddress.self, from: data))
        #expect(Self.parts(read) == Self.parts(Self.hall()))
        #expect(CNPostalAddress.supportsSecureCoding)
    }

    @Test(arguments: [
        (CNPostalAddressStreetKey, "street", "Street"),
        (CNPostalAddressSubLocalityKey, "subLocality", "Neighborhood"),
        (CNPostalAddressCityKey, "city", "City"),
        (CNPostalAddressSubAdministrativeAreaKey, "subAdministrativeArea", "County"),
        (CNPostalAddressStateKey, "state", "State"),
        (CNPostalAddressPostalCodeKey, "postalCode", "Postal Code"),
        (CNPostalAddressCountryKey, "country", "Country"),
        (CNPostalAddressISOCountryCodeKey, "ISOCountryCode", "Country Code"),
        ("planet", "planet", "planet"),
    ])
    func partsHaveApplesKeysAndAName(key: String, value: String, name: String) {
        #expect(key == value && CNPostalAddress.localizedString(forKey: key) == name)
    }

    @Test func addressesAreWrittenAsTheirCountryDoes() {
        let formatter = CNPostalAddressFormatter()
        let hall = "Peter-Kaiser-Platz 1\n9490 Vaduz\nLiechtenstein"
        #expect(formatter.style == .mailingAddress)
        #expect(formatter.string(from: Self.hall()) == hall)
        #expect(formatter.string(for: Self.hall()) == hall && formatter.string(for: 7) == nil)
        let springfield = CNMutablePostalAddress()
        (springfield.city, springfield.state) = ("Springfield", "IL")
        (springfield.postalCode, springfield.isoCountryCode) = ("62701", "us")
        let text = CNPostalAddressFormatter.string(from: springfield, style: .mailingAddress)
        #expect(text == "Springfield, IL 62701")
        #expect(formatter.string(from: CNPostalAddress()).isEmpty)
    }
}
