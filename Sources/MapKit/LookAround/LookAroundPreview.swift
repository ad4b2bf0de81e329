import SwiftUI

/// A view of a street: a photograph of the folder that ``MapProvider/photographs`` names.
///
/// A panorama turns by dragging and by keys; where photographs were taken near each other, one walks from one to the next. Without a
/// scene the view says that there is none, as Apple's does.
public struct LookAroundPreview: View {
    private let initial: MKLookAroundScene?
    private let bound: Binding<MKLookAroundScene?>?
    private let allowsNavigation: Bool
    private let badgePosition: MKLookAroundBadgePosition
    private var canExpand = true

    /// Where the user has gone from the scene that was given.
    private struct Walk: Equatable {
        var start: MKLookAroundScene?
        var place: MKLookAroundScene?
    }
    @State private var walk = Walk()

    /// Creates a view that shows a scene at first.
    ///
    /// - Parameters:
    ///   - initialScene: The scene to begin with; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown; photographs tell none.
    ///   - pointsOfInterest: Which are shown; photographs show none.
    ///   - badgePosition: Where the badge stands.
    public init(
        initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        initial = initialScene
        bound = nil
        self.allowsNavigation = allowsNavigation
        self.badgePosition = badgePosition
    }

    /// Creates a view with a binding to its scene.
    ///
    /// - Parameters:
    ///   - scene: The scene to show, which follows the user along the street; nil shows that there is none.
    ///   - allowsNavigation: Whether the user may move along the street.
    ///   - showsRoadLabels: Whether names of roads are shown; photographs tell none.
    ///   - pointsOfInterest: Which are shown; photographs show none.
    ///   - badgePosition: Where the badge stands.
    public init(
        scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
        showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
        badgePosition: MKLookAroundBadgePosition = .topLeading
    ) {
        initial = nil
        bound = scene
        self.allowsNavigation = allowsNavigation
        self.badgePosition = badgePosition
    }

    /// The scene that is shown now.
    private var scene: MKLookAroundScene? {
        if let bound { return bound.wrappedValue }
        return walk.start == initial ? walk.place ?? initial : initial
    }

    /// The photograph with what is done with it, or that there is none.
    public var body: some View {
        LookAroundStage(
            scene: scene, allowsNavigation: allowsNavigation, badgePosition: badgePosition,
            canExpand: canExpand,
            move: { place in
                if let bound {
                    bound.wrappedValue = place
                } else {
                    walk = Walk(start: initial, place: place)
                }
            })
    }

    /// The view without the button that shows it over the whole screen.
    fileprivate var filling: LookAroundPreview {
        var copy = self
        copy.canExpand = false
        return copy
    }
}

extension View {
    /// Shows a street over the whole screen while a value is true.
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
        lookAroundViewer(
            isPresented,
            LookAroundPreview(
                initialScene: initialScene, allowsNavigation: allowsNavigation,
                showsRoadLabels: showsRoadLabels, pointsOfInterest: pointsOfInterest), onDismiss)
    }

    /// Shows a street over the whole screen while a value is true.
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
            isPresented,
            LookAroundPreview(
                scene: scene, allowsNavigation: allowsNavigation,
                showsRoadLabels: showsRoadLabels, pointsOfInterest: pointsOfInterest), onDismiss)
    }

    private func lookAroundViewer(
        _ isPresented: Binding<Bool>, _ preview: LookAroundPreview, _ onDismiss: (() -> Void)?
    ) -> some View {
        fullScreenCover(isPresented: isPresented, onDismiss: onDismiss) {
            LookAroundScreen(content: preview.filling)
        }
    }
}
