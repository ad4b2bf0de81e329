import Testing
import World

/// Names are compared without case, marks and separators.
struct NameFoldingTests {
    @Test(arguments: [
        ("São Paulo", "saopaulo"), ("St. John's", "stjohns"), ("Łódź", "lodz"),
        ("Straße", "strasse"),
        ("Ħamrun", "hamrun"), ("Ⅳ 2²", "iv22"), ("東京", "東京"), ("!?", ""), ("", ""),
    ])
    func namesAreFolded(_ name: String, _ folded: String) {
        #expect(String(decoding: NameFolding.folded(name), as: UTF8.self) == folded)
    }

    /// ASCII takes a shorter way to the same bytes.
    @Test func everyASCIILetterFoldsAsUnicodeSays() {
        for byte in UInt8.min..<0x80 {
            let name = "a" + String(UnicodeScalar(byte)) + "B"
            #expect(NameFolding.folded(name) == NameFolding.foldedByProperties(name), "\(byte)")
        }
    }
}
