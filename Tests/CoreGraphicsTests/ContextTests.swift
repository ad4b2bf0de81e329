import CoreGraphics
import MapScene
import Testing

/// What each call that draws writes down.
struct ContextTests {
    private let square = CGRect(x: 1, y: 2, width: 3, height: 4)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func drawn(_ draw: (CGContext) -> Void) -> [Drawing.Command] {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        context.setFillColor(red)
        context.setStrokeColor(blue)
        draw(context)
        return context.drawing.commands
    }

    @Test func areasAreFilledByTheirRule() {
        let box = CGPath(rect: square, transform: nil).shape
        for (rule, isEvenOdd) in [(CGPathFillRule.winding, false), (.evenOdd, true)] {
            let commands = drawn {
                $0.addRect(square)
                $0.fillPath(using: rule)
                // The path is used up.
                #expect($0.isPathEmpty && $0.path == nil)
                $0.fillPath(using: rule)
            }
            #expect(commands.map(\.operation) == [.fill(box, red.value, isEvenOdd: isEvenOdd)])
        }
        #expect(
            drawn { $0.fill(square) }.map(\.operation)
                == [.fill(box, red.value, isEvenOdd: false)])
        #expect(drawn { $0.fill([square, square, square]) }.count == 3)
        #expect(
            drawn { $0.fillEllipse(in: square) }.map(\.operation)
                == [
                    .fill(
                        CGPath(ellipseIn: square, transform: nil).shape, red.value, isEvenOdd: false
                    )
                ])
    }

    @Test(arguments: [
        (CGPathDrawingMode.fill, 1, 0, false), (.eoFill, 1, 0, true), (.stroke, 0, 1, false),
        (.fillStroke, 1, 1, false), (.eoFillStroke, 1, 1, true),
    ])
    func modesFillAndStroke(
        _ mode: CGPathDrawingMode, _ fills: Int, _ strokes: Int, _ isEvenOdd: Bool
    ) {
        let operations = drawn {
            $0.addEllipse(in: square)
            $0.drawPath(using: mode)
        }.map(\.operation)
        #expect(
            operations.filter {
                if case .fill(_, red.value, isEvenOdd) = $0 { true } else { false }
            }.count == fills)
        #expect(
            operations.filter {
                if case .stroke(_, blue.value, _) = $0 { true } else { false }
            }.count == strokes)
    }

    @Test func linesHaveTheirStyle() {
        let commands = drawn {
            $0.setLineWidth(3)
            $0.setLineCap(.round)
            $0.setLineJoin(.bevel)
            $0.setMiterLimit(4)
            $0.setLineDash(phase: 1, lengths: [5, 2])
            $0.stroke(square)
            $0.stroke(square, width: 7)
            $0.setLineWidth(-1)
            $0.strokeEllipse(in: square)
        }
        let lines = commands.compactMap { command in
            if case .stroke(_, _, let line) = command.operation { line } else { nil }
        }
        let first = Drawing.Stroke(
            width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [5, 2], dashPhase: 1)
        #expect(lines.count == 3 && lines[0] == first)
        #expect(lines[1].width == 7 && lines[1].cap == .round)
        #expect(lines[2].width == 0)
    }

    @Test func segmentsAreLinesBetweenPairs() {
        let points = [0, 1, 2, 3, 4].map { CGPoint(x: $0, y: 0) }
        let paths = drawn { $0.strokeLineSegments(between: points) }.compactMap { command in
            if case .stroke(let path, _, _) = command.operation { path } else { nil }
        }
        #expect(
            paths == [
                DrawnPath([.move(points[0]), .line(points[1])]),
                DrawnPath([.move(points[2]), .line(points[3])]),
            ])
        #expect(drawn { $0.strokeLineSegments(between: [.zero]) }.isEmpty)
    }

    @Test func pathsAreInTheUnitsInWhichIsDrawn() throws {
        let commands = drawn {
            $0.scaleBy(x: 2, y: 2)
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 3, y: 1))
            $0.translateBy(x: 10, y: 0)
            // The first point stays where it was put.
            $0.addLine(to: CGPoint(x: 0, y: 5))
            $0.closePath()
            $0.strokePath()
        }
        guard case .stroke(let path, _, _)? = commands.first?.operation else {
            Issue.record("no line")
            return
        }
        #expect(
            path.elements == [
                .move(CGPoint(x: -9, y: 1)), .line(CGPoint(x: -7, y: 1)),
                .line(CGPoint(x: 0, y: 5)), .close,
            ])
        let transform = try #require(commands.first?.transform)
        #expect(transform.apply(CGPoint(x: -9, y: 1)) == CGPoint(x: 2, y: 2))
    }

    @Test func whatCoversNothingIsNotDrawn() {
        #expect(
            drawn {
                $0.setAlpha(0)
                $0.fill(square)
            }.isEmpty)
        let commands = drawn {
            $0.setAlpha(-3)
            $0.fill(square)
            $0.setAlpha(7)
            $0.fill(square)
        }
        #expect(commands.map(\.alpha) == [1])
    }

    @Test func clipsGatherAndBlendModesHaveNames() {
        let commands = drawn {
            $0.addEllipse(in: square)
            $0.clip(using: .evenOdd)
            $0.clip(to: square)
            $0.setBlendMode(.multiply)
            $0.clear(square)
        }
        #expect(commands.count == 1 && commands[0].operation == .clear(square))
        #expect(commands[0].clips.map(\.isEvenOdd) == [true, false])
        #expect(commands[0].blendMode == "multiply")
    }

    @Test func textAndPicturesAreWrittenDownAsTheyAre() {
        let commands = drawn {
            $0.draw("A", at: CGPoint(x: 4, y: 5), size: 12, isBold: true, color: red.value)
        }
        #expect(
            commands.map(\.operation)
                == [.text("A", at: CGPoint(x: 4, y: 5), size: 12, isBold: true, red.value)])
    }

    @Test func gradientsRunAsFarAsTheyAreTold() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [red, blue, red] as CFArray, locations: [1, 0.5, 0]))
        let commands = drawn {
            $0.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 1, endCenter: CGPoint(x: 5, y: 6),
                endRadius: 9, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        guard
            case .radialGradient(let colors, .zero, 1, let end, 9)? = commands.first?.operation
        else {
            Issue.record("no gradient")
            return
        }
        #expect(end == CGPoint(x: 5, y: 6))
        #expect(colors.extendsBeforeStart && colors.extendsAfterEnd)
        // In the order of their places.
        #expect(colors.stops.map(\.location) == [0, 0.5, 1])
        let even = try #require(
            CGGradient(colorsSpace: nil, colors: [red, blue, red] as CFArray, locations: nil))
        #expect(even.stops.map(\.location) == [0, 0.5, 1])
    }
}
