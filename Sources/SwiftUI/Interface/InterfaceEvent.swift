import MapScene

/// An event that the renderer of an interface reports.
///
/// Elements are told by their ids. An event for an element that is gone or disabled is ignored.
public enum InterfaceEvent: Equatable, Sendable {
    /// The room for the interface has changed, in points.
    case resized(CGSize)
    /// The appearance of what is around has changed, or is told for the first time.
    case appearance(isDark: Bool)
    /// A button or tappable element was tapped, at a point of its own coordinates if that is known.
    case tapped(Int, at: CGPoint? = nil)
    /// A pressable element got a long press; the point is in its own points, nil if it is not
    /// known.
    case longPressed(Int, at: CGPoint? = nil)
    /// A text field now has this text.
    case edited(Int, String)
    /// The text of a text field is complete.
    case submitted(Int)
    /// A control has got the keyboard focus, or lost it.
    case focused(Int, Bool)
    /// The user has set a toggle to a state.
    case toggled(Int, Bool)
    /// A slider's knob was moved to a value.
    case slid(Int, Double)
    /// A stepper was used: -1 for less, 1 for more.
    case stepped(Int, Int)
    /// The user has selected an option of a picker, by its index from 0.
    case chose(Int, Int)
    /// The content of an element was scrolled by an offset in points, positive to the left and up.
    case scrolled(Int, by: CGPoint)
    /// A presentation was dismissed, without any of its buttons.
    case dismissed(Int)
    /// The renderer has measured fonts.
    case measured([MeasuredFace])
    /// Something happened on a map: a gesture, a tap, a change of its size.
    case map(Int, SceneEvent)
}
