import MapScene
import SwiftUI
import Testing

/// Text with images and with looks of its own in it.
@MainActor struct TextPieceTests {
    @Test func imagesStandAmongWords() {
        let alone = ViewHost(Text(Image(systemName: "star")))
        #expect(alone.symbols == ["star"] && alone.words.isEmpty)
        let joined = ViewHost(Text("Rated ") + Text(Image(systemName: "star")) + Text(" twice"))
        #expect(joined.words == ["Rated ", " twice"] && joined.symbols == ["star"])
        let written = ViewHost(Text("Tap \(Image(systemName: "plus")) to add \(3) pins"))
        #expect(written.words == ["Tap ", " to add 3 pins"] && written.symbols == ["plus"])
        let plain = ViewHost(Text("No \(0) image"))
        #expect(plain.words == ["No 0 image"])
    }

    @Test func piecesTakeTheLooksOfTheWhole() throws {
        let host = ViewHost((Text("A") + Text(Image(systemName: "star"))).font(.system(size: 40)))
        let image = try #require(
            host.first { if case .image = $0.content { true } else { false } })
        let text = try #require(
            host.first { if case .text = $0.content { true } else { false } })
        // A symbol is as large as the letters beside it.
        #expect(image.frame.height == 48)
        guard case .text(let shown) = text.content else { return }
        #expect(shown.size == 40)
        #expect(image.frame.minX >= text.frame.maxX)
    }

    /// The runs of a text as it is shown; one for text in one look.
    private func runs(_ view: some View) throws -> [SceneText.Run] {
        let element = try #require(
            ViewHost(view).first { if case .text = $0.content { true } else { false } })
        guard case .text(let text) = element.content else { return [] }
        let runs = text.runs ?? [SceneText.Run(text)]
        #expect(runs.map(\.string).joined() == text.string)
        return runs
    }

    @Test func joinedTextsKeepTheirLooks() throws {
        let joined =
            Text("Open ").bold() + Text("until ") + Text("nine").italic().foregroundColor(.red)
        let looks = try runs(joined)
        #expect(looks.map(\.string) == ["Open ", "until ", "nine"])
        #expect(looks.map { $0.weight >= 600 } == [true, false, false])
        #expect(looks.map(\.isItalic) == [false, false, true])
        #expect(looks[2].color == Color.red.color(in: EnvironmentValues()))
        // What is set for the whole counts where a part says nothing.
        let larger = try runs(joined.font(.system(size: 30)).underline())
        #expect(larger.allSatisfy { $0.size == 30 && $0.isUnderlined })
        #expect(larger.map { $0.weight >= 600 } == [true, false, false])
        #expect(try runs(Text("a") + Text("b")).map(\.string) == ["ab"])
        #expect(
            try runs((Text("a").bold() + Text("b")).textCase(.uppercase)).map(\.string) == [
                "A", "B",
            ])
    }

    @Test func textOfSeveralLooksIsBrokenIntoLines() {
        let faces = [
            MeasuredFace(size: 17, weight: 400, widths: ["a": 10, " ": 5]),
            MeasuredFace(size: 17, weight: 700, widths: ["a": 20, " ": 5]),
        ]
        func size(_ text: Text, _ width: CGFloat) -> CGSize? {
            let host = ViewHost(text, size: CGSize(width: width, height: 300))
            host.send(.measured(faces))
            return host.first { if case .text = $0.content { true } else { false } }?.frame.size
        }
        let text = Text(verbatim: "aa ") + Text(verbatim: "aa").bold() + Text(verbatim: "a a")
        // 20, 5, then a word of 40 + 10, 5 and 10.
        #expect(size(text, 300) == CGSize(width: 90, height: 21))
        #expect(size(text, 89) == CGSize(width: 75, height: 42))
        // A word that changes its font is not broken where it does.
        #expect(size(text, 70) == CGSize(width: 65, height: 42))
        #expect(size(text, 60) == CGSize(width: 50, height: 63))
        // A line is as high as its largest letters.
        let tall = Text(verbatim: "a") + Text(verbatim: "a").font(.system(size: 34))
        #expect(size(tall, 300)?.height == 42)
    }

    @Test(arguments: [
        ("**Open** now", ["b:Open", " now"]), ("*a* and _b_", ["i:a", " and ", "i:b"]),
        ("__x__ ~~y~~", ["b:x", " ", "s:y"]), ("***both***", ["bi:both"]),
        ("**a *b* c**", ["b:a ", "bi:b", "b: c"]), ("*a **b***", ["i:a ", "bi:b"]),
        ("use `a * b * c`", ["use ", "c:a * b * c"]), ("``a ` b``", ["c:a ` b"]),
        ("5 * 3 * 2", ["5 * 3 * 2"]), ("snake_case_name", ["snake_case_name"]),
        ("2*3*4", ["2", "i:3", "4"]), ("**open", ["**open"]), ("a ** b ** c", ["a ** b ** c"]),
        ("\\*no\\*", ["*no*"]), ("~one~", ["~one~"]), ("[a](b)", ["[a](b)"]), ("[x]", ["[x]"]),
        ("see [the map](https://example.org/a) *here*", ["see ", "l:the map", " ", "i:here"]),
        ("****", ["****"]), ("*", ["*"]), ("`", ["`"]), ("**", ["**"]), ("C:\\Temp", ["C:\\Temp"]),
    ])
    func markdownOfLiteralsIsRead(_ literal: String, _ expected: [String]) throws {
        let shown = try runs(Text(LocalizedStringKey(literal))).map { run in
            let marks = [
                run.weight >= 600 ? "b" : "", run.isItalic ? "i" : "", run.isMonospaced ? "c" : "",
                run.isStruckThrough ? "s" : "", run.link != nil ? "l" : "",
            ].joined()
            return marks.isEmpty ? run.string : marks + ":" + run.string
        }
        #expect(shown == expected)
    }

    @Test func marksInValuesAreLetters() throws {
        let stars = "**"
        #expect(try runs(Text("Rated \(stars)a\(stars)")).map(\.string) == ["Rated **a**"])
        let name = "Kiasma"
        let shown = try runs(Text("**\(name)** is open until \(9)"))
        #expect(shown.map(\.string) == ["Kiasma", " is open until 9"])
        #expect(shown.map { $0.weight >= 600 } == [true, false])
        let inner = try runs(Text("The \(Text("old").italic()) map"))
        #expect(inner.map(\.string) == ["The ", "old", " map"])
        #expect(inner.map(\.isItalic) == [false, true, false])
        let address = "https://example.org/x"
        #expect(
            try runs(Text("[more](\(address))")).map(\.link?.absoluteString) == [address])
        // Other views take the letters without marks.
        let key: LocalizedStringKey = "**Save**"
        #expect(key == "**Save**")
        #expect(ViewHost(Button("**Save** all") {}).words == ["Save all"])
        // Text from a variable has no marks.
        let typed = "**x**"
        #expect(ViewHost(Text(typed)).words == ["**x**"])
    }

    @Test func longTextsAreReadInTime() throws {
        for piece in ["*a ", "**a* ", "`", "[", "_a_ ", "\\"] {
            let text = String(repeating: piece, count: 1_200)
            #expect(!ViewHost(Text(LocalizedStringKey(text))).words.isEmpty)
        }
    }

    @Test func whatDiffersInImagesIsNotTheSame() {
        let star = Text(Image(systemName: "star"))
        #expect(star == Text(Image(systemName: "star")))
        #expect(star != Text(Image(systemName: "moon")))
        let key: LocalizedStringKey = "a \(Image(systemName: "star"))"
        #expect(key != "a ")
    }

    @Test func attributedTextKeepsItsLooks() throws {
        var text = AttributedString("Open ")
        var late = AttributedString("late")
        late.foregroundColor = .red
        late.font = .system(size: 30)
        late.underlineStyle = .single
        text += late
        let shown = try runs(Text(text))
        #expect(shown.map(\.string) == ["Open ", "late"])
        let last = try #require(shown.last)
        #expect(last.size == 30 && last.isUnderlined && shown.first?.isUnderlined == false)
        #expect(last.color == Color.red.color(in: EnvironmentValues()))
        #expect(ViewHost(Text(text)).words == ["Open late"])
        #expect(ViewHost(Text(late)).words == ["late"])
        late.link = URL(string: "https://example.org/late")
        #expect(try runs(Text(late)).map(\.link?.absoluteString) == ["https://example.org/late"])
        #expect(ViewHost(Text(AttributedString())).words == [""])
    }

    @Test func imagesAreMadeOfCoreGraphics() throws {
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let pixels = try #require(drawn.cgImage)
        let host = ViewHost(Image(pixels, scale: 2, label: Text("A box")))
        let image = try #require(
            host.first { if case .image = $0.content { true } else { false } })
        #expect(image.frame.width == CGFloat(pixels.width) / 2)
        #expect(image.frame.height == CGFloat(pixels.height) / 2)
    }
}
