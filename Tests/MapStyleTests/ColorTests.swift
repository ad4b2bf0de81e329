import Foundation
import MapStyle
import Testing

/// Colors against values from CSS Color 4 and against another way of computing.
struct ColorTests {
    @Test(arguments: [
        ("#f0c", "#ff00cc"), ("#f0c8", "#ff00cc88"), ("RebeccaPurple", "#663399"),
        (" rgb(255, 0, 204) ", "#ff00cc"), ("rgb(100% 0% 80%)", "#ff00cc"),
        ("rgba(255 0 204 / 50%)", "rgb(255 0 204 / .5)"), ("hsl(120deg 100% 50%)", "lime"),
        ("hsla(480, 100%, 50%, 1)", "lime"), ("hsl(-240 100% 50%)", "lime"),
        ("rgb(300, -5, 0)", "red"), ("hsl(0, 0%, 50%)", "rgb(127.5,127.5,127.5)"),
        ("rgba(1e2,0,0,1)", "rgb(100,0,0)"),
    ])
    func `notations of one color are equal`(first: String, second: String) throws {
        let a = try #require(StyleColor(css: first))
        let b = try #require(StyleColor(css: second))
        #expect(abs(a.red - b.red) < 1e-12 && abs(a.green - b.green) < 1e-12)
        #expect(abs(a.blue - b.blue) < 1e-12 && abs(a.alpha - b.alpha) < 1e-12)
    }

    @Test(arguments: [
        "", "#ff", "#ggg", "#12345", "rgb(1,2)", "rgb(1 2, 3)", "rgb(1,2,3 / .5)", "rgb(10%, 2, 3)",
        "hsl(1,2,3)",
        "rgb(1 2 3", "blu", "hsl(120 100% 50% .5)", "rgb(,,)", "rgb(1,2,3,4,5)", "rgb(-,1,2)",
        "hsl(1turn 1% 1%)",
        "valueOf", "__proto__",
    ])
    func `what is no color is refused`(text: String) {
        #expect(StyleColor(css: text) == nil)
    }

    @Test func `all names of CSS are known`() {
        for (name, css) in [
            ("aliceblue", "#f0f8ff"), ("yellowgreen", "#9acd32"), ("darkslategrey", "#2f4f4f"),
            ("papayawhip", "#ffefd5"), ("transparent", "#0000"), ("grey", "#808080"),
        ] {
            #expect(StyleColor(css: name) == StyleColor(css: css), "\(name)")
        }
    }

    @Test func `a transparent color keeps its hue when it is mixed`() throws {
        let clear = StyleColor(red: 1, green: 0, blue: 0, alpha: 0)
        let mixed = clear.mixed(with: StyleColor(red: 1, green: 0, blue: 0), factor: 0.5)
        #expect(mixed == StyleColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(mixed.premultiplied == (0.5, 0, 0, 0.5))
    }

    /// CIELAB by the standard's D65 matrix and Bradford's adaptation, which share no number with the engine.
    private func lab(_ color: StyleColor) -> [Double] {
        let linear = [color.red, color.green, color.blue].map { value in
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func apply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
            matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
        }
        let d65 = apply(
            [
                [0.4123907993, 0.3575843394, 0.1804807884],
                [0.2126390059, 0.7151686788, 0.0721923154],
                [0.0193308187, 0.1191947798, 0.9505321522],
            ], linear)
        let d50 = apply(
            [
                [1.0479298208, 0.0229467933, -0.0501922295],
                [0.0296278156, 0.9904344268, -0.0170738250],
                [-0.0092430581, 0.0150551448, 0.7518742899],
            ], d65)
        let white = [0.9642956764, 1, 0.8251046025]
        let f = zip(d50, white).map { value, white in
            let ratio = value / white
            return ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
        }
        return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    @Test func `mixing in Lab goes straight through CIELAB`() {
        let colors = ["#336699", "#cc9955", "#557733", "#884466", "#99aabb"].compactMap {
            StyleColor(css: $0)
        }
        for a in colors {
            for b in colors {
                for factor in [0.0, 0.25, 0.5, 1] {
                    let found = lab(a.mixed(with: b, factor: factor, in: .lab))
                    for (value, (x, y)) in zip(found, zip(lab(a), lab(b))) {
                        #expect(abs(value - (x + factor * (y - x))) < 0.05)
                    }
                }
            }
        }
    }

    @Test func `mixing in HCL keeps chroma and turns by the shorter arc`() {
        func polar(_ color: StyleColor) -> (hue: Double, chroma: Double, lightness: Double) {
            let lab = lab(color)
            return (atan2(lab[2], lab[1]) * 180 / .pi, hypot(lab[1], lab[2]), lab[0])
        }
        let colors = ["#a06060", "#a060a0", "#6070a0", "#60a070"].compactMap { StyleColor(css: $0) }
        for a in colors {
            for b in colors where a != b {
                let middle = polar(a.mixed(with: b, factor: 0.5, in: .hcl))
                let (first, second) = (polar(a), polar(b))
                #expect(abs(middle.chroma - (first.chroma + second.chroma) / 2) < 0.1)
                #expect(abs(middle.lightness - (first.lightness + second.lightness) / 2) < 0.1)
                let toFirst = abs((middle.hue - first.hue).remainder(dividingBy: 360))
                let toSecond = abs((middle.hue - second.hue).remainder(dividingBy: 360))
                #expect(abs(toFirst - toSecond) < 0.2 && toFirst <= 90.1)
            }
        }
    }
}
