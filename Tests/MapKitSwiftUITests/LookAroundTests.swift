import MapKit
import SwiftUI
import Testing

/// Streets without pictures.
@MainActor struct LookAroundTests {
    private struct Screen: View {
        @State private var scene: MKLookAroundScene?
        @State private var isShown = false

        var body: some View {
            VStack {
                LookAroundPreview(scene: $scene, badgePosition: .bottomTrailing)
                    .frame(height: 200)
                Button("Look") { isShown = true }
            }
            .lookAroundViewer(isPresented: $isShown, initialScene: scene)
            .task {
                scene = try? await MKLookAroundSceneRequest(
                    coordinate: Place.vaduz[0].coordinate
                ).scene
            }
        }
    }

    @Test func thereIsNoImageryAndThatIsSaid() throws {
        let host = ViewHost(Screen())
        #expect(host.interface.texts.contains("No Look Around imagery here"))
        try host.tap("Look")
        let viewer = try #require(host.interface.presentations.first)
        #expect(viewer.style == .fullScreen)
        try host.tap("Done")
        #expect(host.interface.presentations.isEmpty)
    }
}
