import Places
import Testing

/// How a street and a number are written where the address is.
@Test(arguments: [
    ("FI", "Hauptstraße", "5", "Hauptstraße 5"), ("DE", "Hauptstraße", "5", "Hauptstraße 5"),
    ("", "Hauptstraße", "5", "Hauptstraße 5"), ("US", "Main Street", "5", "5 Main Street"),
    ("GB", "Main Street", "5", "5 Main Street"), ("IE", "Main Street", "5", "5 Main Street"),
    ("CA", "Main Street", "5", "5 Main Street"), ("AU", "Main Street", "5", "5 Main Street"),
    ("NZ", "Main Street", "5", "5 Main Street"), ("FR", "Rue Haute", "5", "5 Rue Haute"),
    ("LU", "Rue Haute", "5", "5 Rue Haute"), ("MT", "Triq", "5", "5 Triq"),
    ("IN", "Main Street", "5", "5 Main Street"), ("ZA", "Main Street", "5", "5 Main Street"),
    ("IL", "Main Street", "5", "5 Main Street"), ("US", "Main Street", "", "Main Street"),
    ("US", "", "5", "5"), ("FI", "", "", ""),
])
func theNumberStandsWhereTheCountryWritesIt(
    _ country: String, _ street: String, _ number: String, _ line: String
) {
    var address = PlaceAddress()
    address.countryCode = country
    address.street = street
    address.housenumber = number
    #expect(address.streetLine == line)
}
