import SwiftUI

/// A view of a street.
///
/// There is no imagery here, so that no scene is ever made: the view says so, as Apple's does where it has none.
public struct LookAroundPreview: View {
    private let scene: MKLookAroundScene?
    private let badgePosition: MKLookAroundBadgePosition

    /// Creates a view that shows a scene at first.
    ///
    /// - Parameters:
    ///   - initialScene: The scene to begin with; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown.
    ///   - pointsOfInterest: Which are shown.
    ///   - badgePosition: Where the badge stands.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        scene = initialScene
        self.badgePosition = badgePosition
    }

    /// Creates a view with a binding to its scene.
    ///
    /// - Parameters:
    ///   - scene: The scene to show; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown.
    ///   - pointsOfInterest: Which are shown.
    ///   - badgePosition: Where the badge stands.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        self.init(
            initialScene: scene.wrappedValue, allowsNavigation: allowsNavigation,
            showsRoadLabels: showsRoadLabels, pointsOfInterest: pointsOfInterest,
            badgePosition: badgePosition)
    }

    /// A line that explains that there is no imagery.
    public var body: some View {
        ZStack(alignment: alignment) {
            Color.gray.opacity(0.2)
            VStack(spacing: 4) {
                Image(systemName: "binoculars.fill")
                Text(verbatim: "No Look Around imagery here").font(.footnote)
            }
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            if scene != nil { Image(systemName: "binoculars.circle").padding(8) }
        }
    }

    private var alignment: Alignment {
        switch badgePosition {
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        case .bottomTrailing: .bottomTrailing
        }
    }
}

extension View {
    /// Shows a street over the whole screen while a value is true; here, that there is no imagery.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the viewer is shown.
    ///   - initialScene: The scene to begin with; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown.
    ///   - pointsOfInterest: Which are shown.
    ///   - onDismiss: Called when it is gone.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, initialScene: MKLookAroundScene?,
        allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) {
            LookAroundScreen(
                preview: LookAroundPreview(
                    initialScene: initialScene, allowsNavigation: allowsNavigation,
                    showsRoadLabels: showsRoadLabels, pointsOfInterest: pointsOfInterest))
        }
    }

    /// Shows a street over the whole screen while a value is true; here, that there is no imagery.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the viewer is shown.
    ///   - scene: The scene to show; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown.
    ///   - pointsOfInterest: Which are shown.
    ///   - onDismiss: Called when it is gone.
    public func lookAroundViewer(
        isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>,
        allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
        pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
    ) -> some View {
        lookAroundViewer(
            isPresented: isPresented, initialScene: scene.wrappedValue,
            allowsNavigation: allowsNavigation, showsRoadLabels: showsRoadLabels,
            pointsOfInterest: pointsOfInterest, onDismiss: onDismiss)
    }
}

/// A street over the whole screen, and the way back.
private struct LookAroundScreen: View {
    let preview: LookAroundPreview
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .trailing, spacing: 8) {
            Button("Done") { dismiss() }
            preview
        }
        .padding()
    }
}
