import Foundation
import Places
import Testing

/// The table of letters beside ICU.
struct FoldingTests {
    /// Latin letters become what ICU's `Latin-ASCII` makes of them, but for what people type otherwise.
    @Test func latinLettersFollowICU() {
        var differences: [String] = []
        for value in Array(UInt32(0xc0)..<0x250) + Array(UInt32(0x1e00)..<0x1f00) {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else {
                continue
            }
            let letter = String(scalar)
            let folded = TextFolding.folded(letter)
            guard
                let ascii = letter.applyingTransform(
                    StringTransform("Latin-ASCII; Lower; NFD; [:Nonspacing Mark:] Remove"),
                    reverse: false)
            else { continue }
            // What ICU leaves as it is has no Latin letter of its own.
            guard ascii.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic }),
                !ascii.isEmpty
            else { continue }
            if folded != ascii { differences.append("\(letter) \(folded) \(ascii)") }
        }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40))")
    }

    /// Foundation's own folding agrees on everything that is a Latin letter with marks.
    @Test func marksAreDroppedAsFoundationDropsThem() {
        for value in Array(UInt32(0xc0)..<0x180) + Array(UInt32(0x1e00)..<0x1f00) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let letter = String(scalar)
            let plain = letter.folding(
                options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            guard plain.unicodeScalars.count == 1,
                plain.unicodeScalars.allSatisfy({ $0.isASCII && $0.properties.isAlphabetic })
            else { continue }
            #expect(TextFolding.folded(letter) == plain, "\(letter)")
        }
    }

    @Test(arguments: [
        ("Улица Ленина", "ulitsa lenina"), ("Щукино", "shchukino"), ("Хельсинки", "khelsinki"),
        ("Київ", "kiiv"), ("Αθήνα", "athina"), ("Θεσσαλονίκη", "thessaloniki"),
        ("Straße", "strasse"), ("ŁÓDŹ", "lodz"), ("Þingvellir", "thingvellir"),
        ("Ærø", "aero"), ("İstanbul", "istanbul"), ("Ｔｏｋｙｏ", "tokyo"),
        ("L’Aquila", "l aquila"), ("Ħal Qormi", "hal qormi"),
        ("شارع ٣٤", "shar 34"), ("Linie ②", "linie 2"), ("सड़क १०", "saraka 10"),
    ])
    func wordsAreFolded(_ text: String, _ folded: String) {
        #expect(TextFolding.folded(text) == folded)
    }

    @Test func foldingTwiceIsFoldingOnce() {
        for text in ["Mannerheimintie 5", "Ærøskøbing", "Улица", "浅草寺", "カフェ", "한국", "ﺔ"] {
            let once = TextFolding.folded(text)
            #expect(TextFolding.folded(once) == once)
        }
    }
}
