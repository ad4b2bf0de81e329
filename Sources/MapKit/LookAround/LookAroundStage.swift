import Photographs
import SwiftUI

/// A scene with what one does with it, or the notice that there is none.
struct LookAroundStage: View {
    let scene: MKLookAroundScene?
    var allowsNavigation = true
    var badgePosition = MKLookAroundBadgePosition.topLeading
    /// Whether there is a button that shows it over the whole screen.
    var canExpand = true
    /// Called with the scene that the user has gone to.
    let move: @MainActor (MKLookAroundScene) -> Void
    /// Called before and after the scene fills the screen, and before and after it leaves it.
    var presenting: @MainActor (_ isPresented: Bool, _ isOver: Bool) -> Void = { _, _ in }

    @State private var isExpanded = false

    /// What is called how, from when and whose it is.
    private func caption(_ sight: PhotographSight) -> String {
        [sight.name, sight.time.map { String($0.prefix(10)) }, sight.attribution]
            .compactMap(\.self).joined(separator: " · ")
    }

    var body: some View {
        ZStack(alignment: alignment) {
            Color.gray.opacity(0.2)
            if let scene {
                LookAroundPicture(sight: scene.sight)
                Image(systemName: "binoculars.circle").foregroundStyle(.white).padding(8)
                VStack(spacing: 0) {
                    Spacer()
                    controls(scene)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                VStack(spacing: 4) {
                    Image(systemName: "binoculars.fill")
                    Text(verbatim: "No Look Around imagery here").font(.footnote)
                }
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .fullScreenCover(
            isPresented: $isExpanded,
            onDismiss: {
                presenting(false, false)
                presenting(false, true)
            }
        ) {
            LookAroundScreen(
                content: LookAroundStage(
                    scene: scene, allowsNavigation: allowsNavigation, badgePosition: badgePosition,
                    canExpand: false, move: move))
        }
    }

    /// Where the photograph is from, and the buttons: back, on, and over the whole screen.
    private func controls(_ scene: MKLookAroundScene) -> some View {
        let (before, after) = allowsNavigation ? scene.neighbors : (nil, nil)
        return HStack(spacing: 12) {
            if let before { step("chevron.backward", "Previous photograph", before) }
            if let after { step("chevron.forward", "Next photograph", after) }
            Text(verbatim: caption(scene.sight)).font(.caption).lineLimit(1)
            Spacer()
            if canExpand {
                Button {
                    presenting(true, false)
                    isExpanded = true
                    presenting(true, true)
                } label: {
                    Image(systemName: "arrow.up.left.and.arrow.down.right")
                }
                .accessibilityLabel("Full screen")
            }
        }
        .buttonStyle(.plain)
        .foregroundStyle(.white)
        .padding(8)
        .background(Color.black.opacity(0.55))
    }

    private func step(_ symbol: String, _ label: String, _ scene: MKLookAroundScene) -> some View {
        Button {
            move(scene)
        } label: {
            Image(systemName: symbol)
        }
        .accessibilityLabel(label)
    }

    private var alignment: Alignment {
        switch badgePosition {
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        case .bottomTrailing: .bottomTrailing
        }
    }
}

/// A street over the whole screen, and the way back.
struct LookAroundScreen<Content: View>: View {
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .trailing, spacing: 8) {
            Button("Done") { dismiss() }
            content
        }
        .padding()
    }
}

/// The photograph, in all the room it is offered.
private struct LookAroundPicture: View, PrimitiveView {
    typealias Body = Never

    let sight: PhotographSight

    func update(_ node: ViewNode) {}

    func items(_ node: ViewNode) -> [LayoutItem] {
        [HostedItem(node, resize: { _ in }, content: { .photograph(sight) }, handler: { _ in })]
    }
}
