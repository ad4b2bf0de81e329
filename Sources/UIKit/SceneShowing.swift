import MapScene
import ScenePainter

/// A view that shows a scene of a map, and takes what happens on it.
@MainActor package protocol SceneShowing: UIView {
    /// The scene that is shown at present.
    var scene: MapScene { get }
    /// Views that an app has put before the map.
    var viewsBefore: [UIView] { get }
    /// Called when the scene may have become another.
    var sceneObserver: (@MainActor () -> Void)? { get set }
    /// Does what a user would have done.
    func handle(_ event: SceneEvent)
    /// A picture of the map with all that lies on it.
    ///
    /// - Parameters:
    ///   - scale: Pixels of a point.
    ///   - isDark: Whether the map is dark.
    func picture(scale: Double, isDark: Bool) -> ScenePictures.Picture
}

/// A view that shows an interface which is made of no views.
@MainActor package protocol InterfaceShowing: UIView {
    /// What it shows, as a picture of views.
    var shownViews: [SceneView] { get }
}
