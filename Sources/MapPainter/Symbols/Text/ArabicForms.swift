/// Arabic letters in the forms that they take beside each other, as code points of their own.
///
/// Glyphs of map styles are found by code point, so joining is written with Unicode's presentation forms.
enum ArabicForms {
    /// First presentation form and how many there are: isolated, final, then initial and medial.
    private static let forms: [UInt32: (first: UInt32, count: UInt32)] = {
        var forms: [UInt32: (first: UInt32, count: UInt32)] = [:]
        var next: UInt32 = 0xFE80
        // Presentation Forms-B hold the letters in their order.
        for (range, counts) in [
            (0x0621...0x063A, "12222424244444222244444444"), (0x0641...0x064A, "4444444224"),
        ] as [(ClosedRange<UInt32>, String)] {
            for (code, count) in zip(range, counts.unicodeScalars) {
                forms[code] = (next, count.value - 48)
                next += count.value - 48
            }
        }
        for (code, first, count) in [
            (0x0671, 0xFB50, 2), (0x0679, 0xFB66, 4), (0x067A, 0xFB5E, 4), (0x067B, 0xFB52, 4),
            (0x067E, 0xFB56, 4), (0x067F, 0xFB62, 4), (0x0680, 0xFB5A, 4), (0x0683, 0xFB76, 4),
            (0x0684, 0xFB72, 4), (0x0686, 0xFB7A, 4), (0x0687, 0xFB7E, 4), (0x0688, 0xFB88, 2),
            (0x068C, 0xFB84, 2), (0x068D, 0xFB82, 2), (0x068E, 0xFB86, 2), (0x0691, 0xFB8C, 2),
            (0x0698, 0xFB8A, 2), (0x06A4, 0xFB6A, 4), (0x06A6, 0xFB6E, 4), (0x06A9, 0xFB8E, 4),
            (0x06AD, 0xFBD3, 4), (0x06AF, 0xFB92, 4), (0x06B1, 0xFB9A, 4), (0x06B3, 0xFB96, 4),
            (0x06BA, 0xFB9E, 2), (0x06BB, 0xFBA0, 4), (0x06BE, 0xFBAA, 4), (0x06C0, 0xFBA4, 2),
            (0x06C1, 0xFBA6, 4), (0x06C5, 0xFBE0, 2), (0x06C6, 0xFBD9, 2), (0x06C7, 0xFBD7, 2),
            (0x06C8, 0xFBDB, 2), (0x06C9, 0xFBE2, 2), (0x06CB, 0xFBDE, 2), (0x06CC, 0xFBFC, 4),
            (0x06D0, 0xFBE4, 4), (0x06D2, 0xFBAE, 2), (0x06D3, 0xFBB0, 2),
        ] as [(UInt32, UInt32, UInt32)] { forms[code] = (first, count) }
        return forms
    }()

    /// Lam with the alefs that it becomes one letter with.
    private static let ligatures: [UInt32: UInt32] = [
        0x0622: 0xFEF5, 0x0623: 0xFEF7, 0x0625: 0xFEF9, 0x0627: 0xFEFB,
    ]

    /// Marks above and below letters, which do not part them.
    private static func isMark(_ code: UInt32) -> Bool {
        0x064B...0x065F ~= code || code == 0x0670 || 0x06D6...0x06ED ~= code
    }

    private static let lengthening: UInt32 = 0x0640
    private static let joiner: UInt32 = 0x200D

    private static func joinsNext(_ code: UInt32) -> Bool {
        code == lengthening || code == joiner || forms[code]?.count == 4
    }

    private static func joinsPrevious(_ code: UInt32) -> Bool {
        code == lengthening || code == joiner || (forms[code]?.count ?? 0) >= 2
    }

    /// Text with letters in their forms.
    static func joined(_ text: String) -> String {
        let codes = text.unicodeScalars.map(\.value)
        guard codes.contains(where: { 0x0600...0x06FF ~= $0 }) else { return text }
        var result = String.UnicodeScalarView()
        func append(_ code: UInt32) {
            if let scalar = Unicode.Scalar(code) { result.append(scalar) }
        }
        var index = 0
        while index < codes.count {
            let code = codes[index]
            guard let (first, count) = forms[code] else {
                append(code)
                index += 1
                continue
            }
            let before = codes[..<index].last { !isMark($0) }
            let isJoinedBefore = count >= 2 && before.map(joinsNext) ?? false
            if code == 0x0644, index + 1 < codes.count, let ligature = ligatures[codes[index + 1]] {
                append(ligature + (isJoinedBefore ? 1 : 0))
                index += 2
                continue
            }
            let after = codes[(index + 1)...].first { !isMark($0) }
            let isJoinedAfter = count == 4 && after.map(joinsPrevious) ?? false
            append(first + (isJoinedBefore ? 1 : 0) + (isJoinedAfter ? 2 : 0))
            index += 1
        }
        return String(result)
    }
}
