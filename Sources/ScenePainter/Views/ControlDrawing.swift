import DrawingPainter
import Foundation
import MapPainter
import MapScene

/// The looks of controls, those of live pages.
package struct ControlColors: Sendable {
    /// The background of fields and of what is chosen.
    package let surface: SceneColor
    /// The color of text.
    package let text: SceneColor
    /// The color of placeholders.
    package let soft: SceneColor
    /// The color of borders around fields.
    package let line: SceneColor
    /// What is on, and the part of a slider that is passed.
    package let accent: SceneColor

    /// What is off, and the track of sliders and bars.
    static let track = SceneColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.32)
    static let on = SceneColor(red: 0.2, green: 0.78, blue: 0.35)

    /// Creates the colors of light or dark interfaces.
    package init(isDark: Bool) {
        let marks = MarkColors(isDark: isDark)
        surface = marks.surface
        text = marks.text
        soft = marks.soft
        line = SceneColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.35)
        accent =
            isDark
            ? SceneColor(red: 0.04, green: 0.52, blue: 1) : SceneColor(red: 0, green: 0.48, blue: 1)
    }
}

extension DrawingRecorder {
    /// Draws a field with a line of text, or with a placeholder where that is empty.
    package mutating func field(
        text: String, prompt: String, isMultiline: Bool = false, in frame: CGRect,
        _ colors: ControlColors
    ) {
        fill(DrawnPath(rounded: frame, radius: 9), colors.surface)
        border(frame, radius: 9, colors.line, width: 1)
        let inner = frame.insetBy(dx: 10, dy: isMultiline ? 8 : 0)
        let shown = text.isEmpty ? prompt : text
        let box = TextBox(
            shown, size: 16, width: max(Double(inner.width), 1), lineLimit: isMultiline ? nil : 1)
        let color = text.isEmpty ? colors.soft : colors.text
        clipped(to: DrawnPath(frame)) { recorder in
            recorder.text(
                box,
                in: isMultiline
                    ? inner
                    : CGRect(
                        x: inner.minX, y: inner.midY - box.extent.height / 2, width: inner.width,
                        height: box.extent.height), color)
        }
    }

    /// Draws a switch at the right end of a frame.
    package mutating func toggle(isOn: Bool, in frame: CGRect) {
        let track = CGRect(x: frame.maxX - 46, y: frame.midY - 14, width: 46, height: 28)
        fill(DrawnPath(rounded: track, radius: 14), isOn ? ControlColors.on : ControlColors.track)
        let middle = CGPoint(x: isOn ? track.maxX - 14 : track.minX + 14, y: track.midY)
        shadow(
            of: CGRect(x: middle.x - 12, y: middle.y - 12, width: 24, height: 24),
            cornerRadius: 12, radius: 2)
        fill(DrawnPath(disk: middle, radius: 12), MarkColors.white)
    }

    /// Draws a slider whose knob stands at a share of its way.
    package mutating func slider(share: Double, in frame: CGRect, _ colors: ControlColors) {
        let radius = 9.0
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        let x = Double(frame.minX) + radius + (Double(frame.width) - 2 * radius) * share
        bar(
            share: share,
            in: CGRect(
                x: Double(frame.minX) + radius, y: Double(frame.midY) - 2,
                width: Double(frame.width) - 2 * radius, height: 4), colors)
        fill(DrawnPath(disk: CGPoint(x: x, y: Double(frame.midY)), radius: radius), colors.accent)
    }

    /// Draws a bar that is full to a share.
    package mutating func bar(share: Double, in frame: CGRect, _ colors: ControlColors) {
        guard frame.width > 0, frame.height > 0 else { return }
        let share = share.isFinite ? min(max(share, 0), 1) : 0
        let radius = Double(frame.height) / 2
        fill(DrawnPath(rounded: frame, radius: radius), ControlColors.track)
        var full = frame
        full.size.width *= share
        fill(DrawnPath(rounded: full, radius: radius), colors.accent)
    }

    /// Draws the ring that stands for work whose end is not known.
    package mutating func spinner(in frame: CGRect, _ colors: ControlColors) {
        let ring = CGRect(x: frame.midX - 8.75, y: frame.midY - 8.75, width: 17.5, height: 17.5)
        stroke(DrawnPath(rounded: ring, radius: 8.75), ControlColors.track, width: 2.5)
        let (x, y) = (ring.midX, ring.midY)
        // A quarter of the ring.
        stroke(
            DrawnPath([
                .move(CGPoint(x: x - 6.19, y: y - 6.19)),
                .curve(
                    control1: CGPoint(x: x - 2.77, y: y - 9.6),
                    control2: CGPoint(x: x + 2.77, y: y - 9.6),
                    to: CGPoint(x: x + 6.19, y: y - 6.19)),
            ]), colors.text, width: 2.5)
    }

    /// Draws titles side by side, one of which may be chosen.
    package mutating func segments(
        _ titles: [String], selection: Int?, in frame: CGRect, _ colors: ControlColors
    ) {
        fill(DrawnPath(rounded: frame, radius: 9), ControlColors.track)
        guard !titles.isEmpty else { return }
        let width = (Double(frame.width) - 4) / Double(titles.count)
        for (index, title) in titles.enumerated() {
            let part = CGRect(
                x: Double(frame.minX) + 2 + Double(index) * width, y: Double(frame.minY) + 2,
                width: width, height: Double(frame.height) - 4)
            if index == selection {
                shadow(of: part, cornerRadius: 7, radius: 2)
                fill(DrawnPath(rounded: part, radius: 7), colors.surface)
            }
            middle(
                title, size: 14, face: TextFace(weight: index == selection ? 600 : 400), in: part,
                colors.text)
        }
    }

    /// Draws a field that shows the chosen one of several titles.
    package mutating func menu(_ title: String, in frame: CGRect, _ colors: ControlColors) {
        field(text: title, prompt: "", in: frame, colors)
        let (x, y) = (frame.maxX - 16, frame.midY)
        stroke(
            DrawnPath([
                .move(CGPoint(x: x - 4, y: y - 2)), .line(CGPoint(x: x, y: y + 2)),
                .line(CGPoint(x: x + 4, y: y - 2)),
            ]), colors.text, width: 1.5, isRound: true)
    }

    /// Draws one title a row, a mark at the chosen one.
    package mutating func choices(
        _ titles: [String], selection: Int?, in frame: CGRect, _ colors: ControlColors
    ) {
        guard !titles.isEmpty else { return }
        let height = Double(frame.height) / Double(titles.count)
        for (index, title) in titles.enumerated() {
            let text = TextBox(
                title + (index == selection ? " ✓" : ""), size: 16,
                width: max(Double(frame.width), 1), lineLimit: 1)
            let y =
                Double(frame.minY) + (Double(index) + 0.5) * height
                - Double(text.extent.height) / 2
            self.text(
                text,
                in: CGRect(
                    x: Double(frame.minX), y: y, width: Double(frame.width),
                    height: Double(text.extent.height)), colors.text)
        }
    }

    /// Draws a line of text in the middle of a frame.
    package mutating func middle(
        _ text: String, size: Double, face: TextFace = TextFace(), in frame: CGRect,
        _ color: SceneColor
    ) {
        let box = TextBox(
            text, size: size, face: face, width: max(Double(frame.width), 1), lineLimit: 1)
        self.text(
            box,
            in: CGRect(
                x: frame.minX, y: frame.midY - box.extent.height / 2, width: frame.width,
                height: box.extent.height), alignment: .center, color)
    }
}
