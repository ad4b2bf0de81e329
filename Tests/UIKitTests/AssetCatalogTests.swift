import Foundation
import Testing
import UIKit

/// Colors and images of catalogs as Xcode writes them, in the resources of a bundle.
@MainActor struct AssetCatalogTests {
    /// A bundle whose resources are made by a test, and go with it.
    private final class Resources {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString + ".resources")
        var bundle: Bundle { get throws { try #require(Bundle(path: folder.path)) } }

        func write(_ data: Data, _ path: String) throws {
            let place = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: place)
        }

        func color(_ path: String, _ components: String, appearances: String = "") throws {
            let plain =
                #"{"idiom":"universal","color":{"color-space":"srgb","components":{\#(components)}}}"#
            try write(
                Data(#"{"colors":[\#(appearances)\#(plain)],"info":{"version":1}}"#.utf8),
                "Assets.xcassets/\(path).colorset/Contents.json")
        }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func parts(_ color: UIColor?) throws -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        try #require(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test(arguments: [
        (#""red":"1.000","green":"0.200","blue":"0.000","alpha":"1.000""#, [255, 51, 0, 255]),
        (#""red":"0xFF","green":"0x33","blue":"0x00","alpha":"0.400""#, [255, 51, 0, 102]),
        (#""red":"255","green":"51","blue":"0","alpha":"1.000""#, [255, 51, 0, 255]),
        (#""white":"0.200","alpha":"1.000""#, [51, 51, 51, 255]),
    ])
    func readsEveryNotationOfComponents(_ components: String, _ wanted: [Int]) throws {
        let resources = Resources()
        try resources.color("Sea", components)
        let color = try UIColor(named: "Sea", in: resources.bundle, compatibleWith: nil)
        #expect(try parts(color) == wanted)
    }

    @Test func takesTheColorOfAnyAppearance() throws {
        let dark =
            #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"white":"0.0"}}},"#
        let resources = Resources()
        try resources.color("Ground", #""white":"1.0""#, appearances: dark)
        let color = try UIColor(named: "Ground", in: resources.bundle, compatibleWith: nil)
        #expect(try parts(color) == [255, 255, 255, 255])
    }

    @Test func aVariantIsForTheDark() throws {
        func color(_ white: String, _ appearances: String) -> String {
            #"{"idiom":"universal",\#(appearances)"color":{"components":{"white":"\#(white)"}}}"#
        }
        let dark = #"{"appearance":"luminosity","value":"dark"}"#
        let contrast = #"{"appearance":"contrast","value":"high"}"#
        let variants = [
            color("1.0", #""appearances":[\#(dark),\#(contrast)],"#),
            color("0.2", #""appearances":[\#(dark)],"#), color("0.8", ""),
        ]
        let resources = Resources()
        try resources.write(
            Data(#"{"colors":[\#(variants.joined(separator: ","))]}"#.utf8),
            "Assets.xcassets/Sea.colorset/Contents.json")
        let sea = try #require(UIColor(named: "Sea", in: resources.bundle, compatibleWith: nil))
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            sea.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
                == UIColor(white: 0.8, alpha: 1))
        #expect(sea.resolvedColor(with: traits) == UIColor(white: 0.2, alpha: 1))
        #expect(sea.resolvedColor(with: UITraitCollection()) == sea)
        #expect(
            sea.withAlphaComponent(0.5).resolvedColor(with: traits)
                == UIColor(white: 0.2, alpha: 0.5))
    }

    @Test func findsEntriesOfGroups() throws {
        let resources = Resources()
        try resources.color("Theme/Sea", #""white":"1.0""#)
        let bundle = try resources.bundle
        #expect(UIColor(named: "Sea", in: bundle, compatibleWith: nil) != nil)
        #expect(UIColor(named: "Theme/Sea", in: bundle, compatibleWith: nil) != nil)
        #expect(UIColor(named: "Other/Sea", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "ea", in: bundle, compatibleWith: nil) == nil)
    }

    @Test(arguments: [
        "", "{", #"{"colors":[{}]}"#, #"{"colors":[{"color":{"components":{"red":"no"}}}]}"#,
    ])
    func isNilForADamagedEntry(_ contents: String) throws {
        let resources = Resources()
        try resources.write(Data(contents.utf8), "Assets.xcassets/Sea.colorset/Contents.json")
        #expect(try UIColor(named: "Sea", in: resources.bundle, compatibleWith: nil) == nil)
    }

    @Test func takesTheFinestImage() throws {
        let svg = Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>"#.utf8)
        let resources = Resources()
        let contents =
            #"{"images":[{"idiom":"universal","filename":"a.svg","scale":"1x"},{"idiom":"universal","filename":"b.svg","scale":"2x"},{"idiom":"universal","scale":"3x"}]}"#
        try resources.write(Data(contents.utf8), "Assets.xcassets/Boat.imageset/Contents.json")
        try resources.write(svg, "Assets.xcassets/Boat.imageset/b.svg")
        let image = try UIImage(named: "Boat", in: resources.bundle, compatibleWith: nil)
        #expect(image?.scale == 2)
        #expect(image?.size == CGSize(width: 20, height: 10))
    }
}
