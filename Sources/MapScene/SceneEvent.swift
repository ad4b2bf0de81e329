import Foundation
import MapGeometry

/// An event that the renderer of a scene reports.
public enum SceneEvent: Equatable, Hashable, Sendable {
    /// The user begins to move the camera.
    case cameraWillMove
    /// The user has the camera here, and may go on.
    case cameraMoved(Viewport)
    /// The user has let go of the camera.
    case cameraDidMove(Viewport)
    /// The map was tapped at a point of the view.
    case tapped(CGPoint)
    /// A feature of the map was tapped, of a kind that can be selected.
    case featureTapped(SceneFeature)
    /// The map was pressed for long at a point of the view.
    case longPressed(CGPoint)
    /// An annotation was tapped; nil for a tap beside the selected one.
    case selected(SceneAnnotation.ID?)
    /// A part of the callout was tapped.
    case calloutTapped(SceneAnnotation.ID, CalloutPart)
    /// The user begins to drag an annotation.
    case dragBegan(SceneAnnotation.ID)
    /// The dragged annotation is over this point of the view.
    case dragMoved(SceneAnnotation.ID, CGPoint)
    /// The user has let go of the dragged annotation here; nil for where it was before.
    case dragEnded(SceneAnnotation.ID, CGPoint?)
    /// The user has used a control, such as the compass.
    case controlUsed(MapScene.Control.Kind)
    /// The view has another size, in points.
    case resized(CGSize)

    /// The parts of a callout that can be tapped.
    public enum CalloutPart: String, Sendable, Codable { case left, right, detail, body }
}
