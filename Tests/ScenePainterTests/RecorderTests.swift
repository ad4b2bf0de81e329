import DrawingPainter
import Foundation
import MapPainter
import MapPixels
import MapScene
import ScenePainter
import Testing

/// Drawings that are recorded of views, as pixels.
struct RecorderTests {
    private func pixels(
        _ side: Int = 40, _ record: (inout DrawingRecorder) -> Void
    ) throws -> PixelBuffer {
        var recorder = DrawingRecorder()
        record(&recorder)
        var canvas = try PixelBuffer(width: side, height: side)
        try DrawingPainter().paint(recorder.drawing, onto: &canvas, scale: 1)
        return canvas
    }

    private func square(_ x: Double, _ y: Double, _ side: Double) -> DrawnPath {
        DrawnPath(CGRect(x: x, y: y, width: side, height: side))
    }

    @Test func aGroupIsTranslucentAsAWhole() throws {
        let canvas = try pixels { recorder in
            recorder.moved(by: CGPoint(x: 5, y: 5)) { recorder in
                recorder.group(alpha: 0.5) { recorder in
                    recorder.fill(square(0, 0, 20), red)
                    recorder.fill(square(10, 10, 20), blue)
                }
            }
        }
        // Where both lie only the upper one is seen.
        #expect(canvas[20, 20].red == 0 && abs(Int(canvas[20, 20].alpha) - 128) < 2)
        #expect(canvas[8, 8].blue == 0 && abs(Int(canvas[8, 8].alpha) - 128) < 2)
        #expect(canvas[30, 8] == .clear)
    }

    @Test func clipsAndTurnsHoldForWhatIsInThem() throws {
        let canvas = try pixels { recorder in
            recorder.clipped(to: square(0, 0, 20)) { recorder in
                recorder.turned(90, about: CGPoint(x: 20, y: 20)) {
                    // Turned by a quarter this lies in the upper right corner.
                    $0.fill(square(0, 0, 10), red)
                }
                recorder.turned(180, about: CGPoint(x: 20, y: 20)) {
                    $0.fill(square(25, 25, 10), blue)
                }
            }
            recorder.turned(90, about: CGPoint(x: 20, y: 20)) { $0.fill(square(0, 20, 5), green) }
        }
        #expect(canvas[35, 5] == .clear)
        #expect(canvas[10, 10] == PixelColor(red: 0, green: 0, blue: 1))
        #expect(canvas[17, 2].green > 100)
    }

    @Test func symbolsAreDrawnInTheirColor() throws {
        let image = SceneImage(
            content: .symbol("star.circle.fill", pointSize: 30),
            size: CGSize(width: 32, height: 32), tint: red)
        let canvas = try #require(try DrawingPainter().pixels(of: image, scale: 1))
        // A filled disk whose glyph lets through what is behind it.
        #expect(canvas[16, 4] == PixelColor(red: 1, green: 0, blue: 0))
        #expect(canvas[16, 16].alpha == 0)
        #expect(canvas[0, 0].alpha == 0)
        #expect(DrawingPainter().lacks(image).isEmpty)
    }

    @Test func textIsBrokenBetweenWords() {
        let text = TextBox("one two three\nfour", size: 10, width: 45)
        #expect(text.lines.last == "four" && text.lines.first?.hasPrefix("one") == true)
        #expect(text.widths.allSatisfy { $0 <= 45.6 })
        #expect(text.lines.joined(separator: " ") == "one two three four")
        let short = TextBox("one two three four five", size: 10, width: 45, lineLimit: 1)
        #expect(short.lines.count == 1 && short.lines[0].hasSuffix("…"))
        #expect(short.widths[0] <= 45.6)
        let long = TextBox("abcdefghijklmnopqrstuvwxyz", size: 10, width: 30)
        #expect(long.lines.count > 2 && long.lines.joined() == "abcdefghijklmnopqrstuvwxyz")
    }

    @Test func rightToLeftLettersStandAsTheyAreSeen() {
        let fonts = DrawingPainter.fonts
        func line(_ text: String) -> PixelPath {
            fonts.line(text, size: 20, face: TextFace()).path
        }
        // Hebrew letters of a line are drawn from the right.
        #expect(line("אב") != line("בא"))
        #expect(line("אב").points.count == line("בא").points.count)
        #expect(
            fonts.line("iiii", size: 20, face: TextFace(isMonospaced: true)).width
                == fonts.line("MMMM", size: 20, face: TextFace(isMonospaced: true)).width)
    }
}
