import Foundation
import MapScene

extension DrawnPath {
    /// Creates the path of a rectangle with round corners.
    package init(rounded rect: CGRect, radius: Double) {
        let radius = min(max(radius, 0), Double(min(rect.width, rect.height)) / 2)
        guard radius > 0 else {
            self.init(rect)
            return
        }
        // A quarter of a circle as a curve.
        let pull = radius * 0.447_715
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        self.init([
            .move(CGPoint(x: left + radius, y: top)),
            .line(CGPoint(x: right - radius, y: top)),
            .curve(
                control1: CGPoint(x: right - pull, y: top),
                control2: CGPoint(x: right, y: top + pull),
                to: CGPoint(x: right, y: top + radius)),
            .line(CGPoint(x: right, y: bottom - radius)),
            .curve(
                control1: CGPoint(x: right, y: bottom - pull),
                control2: CGPoint(x: right - pull, y: bottom),
                to: CGPoint(x: right - radius, y: bottom)),
            .line(CGPoint(x: left + radius, y: bottom)),
            .curve(
                control1: CGPoint(x: left + pull, y: bottom),
                control2: CGPoint(x: left, y: bottom - pull),
                to: CGPoint(x: left, y: bottom - radius)),
            .line(CGPoint(x: left, y: top + radius)),
            .curve(
                control1: CGPoint(x: left, y: top + pull),
                control2: CGPoint(x: left + pull, y: top),
                to: CGPoint(x: left + radius, y: top)),
            .close,
        ])
    }

    /// Creates the path of a disk.
    package init(disk center: CGPoint, radius: Double) {
        self.init(
            rounded: CGRect(
                x: Double(center.x) - radius, y: Double(center.y) - radius, width: 2 * radius,
                height: 2 * radius), radius: radius)
    }
}
