import Foundation
import MapScene
import SwiftUI
import Testing
import UIKit

/// Which color a picture is drawn in.
@MainActor struct ImageTests {
    private let environment = EnvironmentValues()

    private let picture = UIImage(
        SceneImage(content: .drawing(Drawing()), size: CGSize(width: 8, height: 8)))

    @Test func symbolsAreTemplates() throws {
        let symbol = Image(systemName: "star")
        let tint = try #require(symbol.described(in: environment)?.tint)
        #expect(symbol.renderingMode(.template).described(in: environment)?.tint == tint)
        #expect(symbol.renderingMode(nil).described(in: environment)?.tint == tint)
        #expect(symbol.renderingMode(.original).described(in: environment)?.tint == nil)
    }

    @Test func picturesKeepTheirColorsUnlessTheyAreTemplates() throws {
        let plain = Image(uiImage: picture)
        let template = Image(uiImage: picture.withRenderingMode(.alwaysTemplate))
        #expect(plain.described(in: environment)?.tint == nil)
        #expect(plain.renderingMode(.template).described(in: environment)?.tint != nil)
        #expect(template.described(in: environment)?.tint != nil)
        #expect(template.renderingMode(.original).described(in: environment)?.tint == nil)
    }

    @Test func theModeTellsPicturesApart() {
        let image = Image(systemName: "star")
        #expect(image != image.renderingMode(.original))
        #expect(image.renderingMode(.template) != image.renderingMode(.original))
    }

    private struct Missing: View {
        var body: some View {
            VStack(spacing: 0) {
                Image("none of this name").resizable().scaledToFill()
                    .frame(width: 40, height: 30).background(Color.red)
                Image("none of this name")
                Text("Below")
            }
        }
    }

    @Test func aMissingPictureKeepsTheRoomItWasGiven() throws {
        let host = ViewHost(Missing())
        let background = try #require(
            host.first { if case .drawing = $0.content { true } else { false } })
        #expect(background.frame.size == CGSize(width: 40, height: 30))
        #expect(host.symbols.isEmpty)
        #expect(host.words == ["Below"])
    }

    @Test func picturesOfAnotherBundleAreLookedForThere() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pixel =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: pixel)).write(
            to: folder.appendingPathComponent("lone dot.png"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(Image("lone dot", bundle: bundle).described(in: environment)?.size.width == 1)
        #expect(Image("lone dot").described(in: environment) == nil)
        #expect(Image("lone dot") != Image("lone dot", bundle: bundle))
    }
}
