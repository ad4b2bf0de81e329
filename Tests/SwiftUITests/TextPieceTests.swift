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
        let shown = ViewHost(Text(text)).interface.allElements.compactMap {
            if case .text(let text) = $0.content { text } else { nil }
        }
        #expect(shown.map(\.string) == ["Open ", "late"])
        let last = try #require(shown.last)
        #expect(last.size == 30 && last.isUnderlined && shown.first?.isUnderlined == false)
        #expect(last.color == Color.red.color(in: EnvironmentValues()))
        // Of one run the text is one, which breaks into lines.
        #expect(ViewHost(Text(late)).words == ["late"])
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
