/// A string compared by its code units.
///
/// Swift takes composed and decomposed letters for equal, documents don't. What is compared often, a label or a literal, is
/// looked through once: beside text of ASCII alone no other text of the same length is equal in one way and not in the other.
struct ExactString: Hashable {
    let text: String
    private let isASCII: Bool

    /// A text of which nothing is known.
    init(text: String) {
        self.text = text
        isASCII = false
    }

    /// A text that others will be compared with.
    init(label: String) {
        text = label
        isASCII = label.utf8.allSatisfy { $0 < 0x80 }
    }

    static func == (a: ExactString, b: ExactString) -> Bool {
        guard a.text == b.text, a.text.utf8.count == b.text.utf8.count else { return false }
        return a.isASCII || b.isASCII || a.text.utf8.elementsEqual(b.text.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
