import Foundation
import SwiftUI
import Testing

/// How texts are broken into lines and stacked by the measures that a browser tells.
@MainActor struct TextLineTests {
    /// Letters of 10 points, spaces of 5, lines of 18 above and 5 below the baseline.
    private static let face = MeasuredFace(
        size: 17, weight: 400, line: .init(ascent: 18, descent: 5),
        widths: Dictionary(
            uniqueKeysWithValues: [(" ", 5.0)] + "abcdefgxyz-".map { (String($0), 10.0) }))

    private func size(
        _ text: String, width: CGFloat = 1000, lineLimit: Int? = nil, _ more: MeasuredFace...
    ) throws -> CGSize {
        let host = ViewHost(
            Text(verbatim: text).lineLimit(lineLimit), size: CGSize(width: width, height: 1000))
        host.send(.measured([Self.face] + more))
        let frames = host.interface.allElements.compactMap {
            if case .text = $0.content { $0.frame } else { nil }
        }
        return try #require(frames.first).size
    }

    private func told(
        extents: [String: MeasuredFace.Extent] = [:], words: [[MeasuredFace.Piece]] = [],
        line: MeasuredFace.Extent? = nil
    ) -> MeasuredFace {
        MeasuredFace(size: 17, weight: 400, line: line, extents: extents, words: words)
    }

    @Test func aLineIsAsHighAsTheFontsLetters() throws {
        #expect(try size("abc") == CGSize(width: 30, height: 23))
        #expect(try size("abc\n\nabc").height == 69)
    }

    @Test func whatIsMeasuredFinelyIsRoundedUpOnce() throws {
        let line = MeasuredFace.Extent(ascent: 18.2, descent: 5.2)
        #expect(try size("a\nb\nc", told(line: line)).height == 71)
    }

    @Test func tallerLettersMakeOnlyTheirLinesHigher() throws {
        let tall = told(extents: [
            "x": .init(ascent: 22, descent: 4), "y": .init(ascent: 10, descent: 9),
        ])
        #expect(try size("axa", tall).height == 27, "above as the one, below as the font")
        #expect(try size("xy", tall).height == 31, "each side as the letter that reaches farthest")
        #expect(try size("aaa xaa bbb", width: 40, tall).height == 23 + 27 + 23)
        #expect(try size("aaa xaa bbb", width: 40, lineLimit: 1, tall).height == 23)
        #expect(try size("aaa xaa bbb", width: 40, lineLimit: 2, tall).height == 50)
    }

    @Test func aWordIsAsWideAsItWasMeasured() throws {
        let joined = told(words: [[.init(text: "abc", width: 21)]])
        #expect(try size("abc", joined).width == 21)
        #expect(try size("abc abc", joined).width == 47)
        #expect(try size("abcd", joined).width == 40, "another word")
    }

    @Test func aLineMayEndBetweenThePiecesOfAWord() throws {
        let hyphenated = told(words: [
            [.init(text: "abc-", width: 40), .init(text: "def", width: 30)]
        ])
        #expect(try size("abc-def", width: 70, hyphenated) == CGSize(width: 70, height: 23))
        #expect(try size("abc-def", width: 69, hyphenated) == CGSize(width: 40, height: 46))
        #expect(try size("a abc-def g", width: 60, hyphenated) == CGSize(width: 55, height: 46))
        #expect(try size("abc-def", width: 69) == CGSize(width: 60, height: 46), "broken anywhere")
    }

    @Test func aPieceThatIsTooWideIsBrokenAnywhere() throws {
        #expect(try size("abcdefg", width: 35) == CGSize(width: 30, height: 69))
        #expect(try size("a abcdefg", width: 35) == CGSize(width: 30, height: 92))
        #expect(try size("abc abc", width: 0).width == 0)
    }

    @Test func spacesAtTheEndOfALineTakeNoRoom() throws {
        #expect(try size("abc   abc", width: 35) == CGSize(width: 30, height: 46))
        #expect(try size("abc  ").width == 40, "but where there is room they do")
    }

    @Test func measuresThatNoLineHasAreLeftOut() throws {
        let wrong = told(
            extents: [
                "a": .init(ascent: .infinity, descent: 0), "b": .init(ascent: -9, descent: 2),
            ],
            words: [[.init(text: "abc", width: -1)], [.init(text: "abc", width: 1e9)], []],
            line: .init(ascent: .nan, descent: 4))
        #expect(try size("abc", wrong) == CGSize(width: 30, height: 23))
    }
}
