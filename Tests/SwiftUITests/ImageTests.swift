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
}
