import MapPixels
import Testing
import UIKit

/// Views as pictures.
@MainActor struct ViewPictureTests {
    private let red = PixelColor(red: 1, green: 0, blue: 0)
    private let blue = PixelColor(red: 0, green: 0, blue: 1)

    private func pixels(
        _ size: CGSize, scale: CGFloat = 1, _ draw: (CGContext) -> Void
    ) throws -> PixelBuffer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
        return try PNGDecoder.decode([UInt8](try #require(image.pngData())))
    }

    private func view(_ frame: CGRect, _ color: UIColor?) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private let pureRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let pureBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test func aHierarchyIsDrawnWithItsSubviews() throws {
        let root = view(CGRect(x: 100, y: 100, width: 40, height: 40), pureRed)
        let inner = view(CGRect(x: 30, y: 30, width: 20, height: 20), pureBlue)
        let hidden = view(CGRect(x: 0, y: 0, width: 40, height: 10), pureBlue)
        hidden.isHidden = true
        root.addSubview(inner)
        root.addSubview(hidden)
        var isDrawn = false
        let open = try pixels(CGSize(width: 60, height: 60), scale: 2) { _ in
            isDrawn = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
        }
        #expect(isDrawn)
        #expect(open[10, 10] == red && open[70, 70] == blue && open[4, 4] == red)
        // What reaches beyond the root is cut, as on a screen.
        #expect(open[90, 90] == .clear)
        // Into half of the size.
        let small = try pixels(CGSize(width: 60, height: 60)) { _ in
            root.drawHierarchy(
                in: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true)
        }
        #expect(small[12, 12] == red && small[28, 28] == blue && small[5, 5] == .clear)
        // Without a context there is nothing to draw in.
        #expect(!root.drawHierarchy(in: root.bounds, afterScreenUpdates: true))
    }

    @Test func turnedAndScrolledViewsLieWhereTheyAreSeen() throws {
        let root = view(CGRect(x: 0, y: 0, width: 60, height: 60), nil)
        let turned = view(CGRect(x: 20, y: 10, width: 20, height: 40), pureRed)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(turned)
        let canvas = try pixels(root.bounds.size) { root.layer.render(in: $0) }
        #expect(canvas[12, 30] == red && canvas[30, 12] == .clear)

        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        scroll.contentSize = CGSize(width: 30, height: 200)
        scroll.addSubview(view(CGRect(x: 0, y: 100, width: 30, height: 10), pureBlue))
        scroll.contentOffset = CGPoint(x: 0, y: 90)
        let scrolled = try pixels(CGSize(width: 30, height: 30)) { scroll.layer.render(in: $0) }
        #expect(scrolled[15, 15] == blue && scrolled[15, 5] == .clear)
        #expect(scrolled[15, 25] == .clear)
    }

    @Test func labelsAndImagesAndButtonsShowWhatTheyHold() throws {
        let root = view(CGRect(x: 0, y: 0, width: 120, height: 40), .white)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.text = "Harbor"
        label.textColor = pureRed
        root.addSubview(label)
        let plain = try pixels(root.bounds.size) { root.layer.render(in: $0) }
        let ink = plain.pixels.count { $0 & 255 == 255 && $0 >> 8 & 255 < 100 }
        #expect(ink > 40)
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.frame = CGRect(x: 70, y: 5, width: 30, height: 30)
        star.tintColor = pureBlue
        root.addSubview(star)
        let starred = try pixels(root.bounds.size) { root.layer.render(in: $0) }
        #expect(starred[85, 20] == blue)
    }

    @Test func controlsLookAsOnAPage() throws {
        let on = UISwitch(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        on.isOn = true
        let off = UISwitch(frame: on.frame)
        let isOn = try pixels(on.bounds.size) { on.layer.render(in: $0) }
        let isOff = try pixels(off.bounds.size) { off.layer.render(in: $0) }
        // The knob is at the right, the track green; then the other way.
        #expect(isOn[12, 15].green > isOn[12, 15].red + 60)
        #expect(isOn[36, 15].red == 255 && isOff[18, 15].red == 255)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.value = 0.25
        let canvas = try pixels(slider.bounds.size) { slider.layer.render(in: $0) }
        #expect(canvas[29, 10].blue > 200 && canvas[29, 10].alpha == 255)
        #expect(canvas[75, 10].alpha == 0)
    }

    @Test func aLayerWithoutAViewIsDrawnFromItsOrigin() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
        layer.backgroundColor = pureRed.cgColor
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        dot.backgroundColor = pureBlue.cgColor
        layer.addSublayer(dot)
        let canvas = try pixels(CGSize(width: 30, height: 30)) { layer.render(in: $0) }
        #expect(canvas[2, 2] == red && canvas[12, 12] == blue && canvas[25, 25] == .clear)
    }

    @Test func aSnapshotIsAViewThatShowsTheSame() throws {
        let root = view(CGRect(x: 9, y: 9, width: 20, height: 20), pureRed)
        root.addSubview(view(CGRect(x: 10, y: 10, width: 10, height: 10), pureBlue))
        let copy = try #require(root.snapshotView(afterScreenUpdates: true))
        #expect(copy.bounds.size == root.bounds.size)
        let canvas = try pixels(copy.bounds.size) { copy.layer.render(in: $0) }
        #expect(canvas[5, 5] == red && canvas[15, 15] == blue)
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }
}
