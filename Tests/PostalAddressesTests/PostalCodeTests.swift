import PostalAddresses
import Testing

/// Postcodes are written as the post of their country writes them.
struct PostalCodeTests {
    @Test(arguments: [
        ("NL", "3993dx", "3993 DX"), ("nl", "3993 DX", "3993 DX"), ("NL", "3993 D", "3993 D"),
        ("NL", "39930 DX", "39930 DX"), ("AD", "675", "AD675"), ("AD", "ad 675", "AD675"),
        ("GB", "sw1a1aa", "SW1A 1AA"), ("GB", "E4 7EA", "E4 7EA"), ("GB", "EH47EA", "EH4 7EA"),
        ("GB", "m11ae", "M1 1AE"), ("GB", "EC1A1BB", "EC1A 1BB"), ("GB", "W1A0AX", "W1A 0AX"),
        ("CA", "k1a0b1", "K1A 0B1"), ("IE", "d6wxy00", "D6W XY00"), ("IE", "A65F4E2", "A65 F4E2"),
        ("JP", "1000001", "100-0001"), ("PT", "4000 001", "4000-001"), ("PT", "4000", "4000"),
        ("LV", "1010", "LV-1010"), ("MT", "vlt1117", "VLT 1117"), ("SE", "11122", "111 22"),
        ("FI", " 00100 ", "00100"), ("", "3993dx", "3993dx"), ("NL", "", ""), ("NL", "  ", ""),
    ])
    func codesAreWrittenByCountry(_ country: String, _ code: String, _ written: String) {
        #expect(PostalCode.written(code, country: country) == written)
    }

    @Test(arguments: [
        ("NL", "3993 DX", ["3993DX"]), ("AD", "AD675", ["675"]),
        ("LV", "LV-1010", ["LV1010", "1010"]),
        ("FI", "00100", []), ("", "K1A 0B1", ["K1A0B1"]),
    ])
    func otherSpellingsAreKnown(_ country: String, _ code: String, _ spellings: [String]) {
        #expect(PostalCode.spellings(of: code, country: country) == spellings)
    }
}
