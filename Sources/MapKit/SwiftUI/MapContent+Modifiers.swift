import SwiftUI

/// What modifiers around content say of it.
struct MapContentTraits {
    var tint: AnyShapeStyle?
    var tag: AnyHashable?
    var implicitTag: AnyHashable?
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
    var stroke: AnyShapeStyle?
    var strokeStyle: StrokeStyle?
    var fill: AnyShapeStyle?
    var level: MKOverlayLevel?
    var clusteringIdentifier: String?
    /// How details of a selected place are presented.
    var accessory: MapItemDetailSelectionAccessoryStyle?
    /// The feature of the map itself that the content shows.
    var feature: SelectedFeature?
}

/// Content with something said of it; what is said nearer to it counts.
struct ModifiedMapContent<Content: MapContent>: MapContent, PrimitiveMapContent {
    typealias Body = Never

    let content: Content
    let change: (inout MapContentTraits) -> Void

    func gather(_ collector: MapContentCollector, at place: Int, _ traits: MapContentTraits) {
        var traits = traits
        change(&traits)
        collector.take(content, at: place, traits)
    }
}

extension MapContent {
    func said(_ change: @escaping (inout MapContentTraits) -> Void) -> some MapContent {
        ModifiedMapContent(content: self, change: change)
    }

    /// Sets the color of markers, and of shapes that have no other.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent {
        said { $0.tint = AnyShapeStyle(tint) }
    }

    /// Sets the value by which the map's selection identifies the content.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        said { $0.tag = AnyHashable(tag) }
    }

    /// Sets whether titles are shown; as a rule they are.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        said { $0.titles = visibility }
    }

    /// Sets whether subtitles are shown; by default they are for selected content.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        said { $0.subtitles = visibility }
    }

    /// Draws the outline of shapes; the width is in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of shapes in the tint; the width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        said { $0.strokeStyle = StrokeStyle(lineWidth: lineWidth) }
    }

    /// Strokes the outlines of shapes with a style and with line width, caps, joins and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        said {
            $0.stroke = AnyShapeStyle(content)
            $0.strokeStyle = style
        }
    }

    /// Draws the outline of shapes in the tint.
    public func strokeStyle(style: StrokeStyle) -> some MapContent {
        said { $0.strokeStyle = style }
    }

    /// Fills the inside of shapes with a style.
    public func foregroundStyle<S: ShapeStyle>(_ content: S) -> some MapContent {
        said { $0.fill = AnyShapeStyle(content) }
    }

    /// Sets whether shapes are drawn above the roads or above the labels.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        said { $0.level = level }
    }

    /// Sets the identifier by which markers and annotations that would overlap form clusters.
    ///
    /// Only those of the same identifier merge; nil for none. Tapping a cluster goes where its members can be told
    /// apart. This is not in Apple's SwiftUI, which has no clusters; it is what `MKAnnotationView` has.
    public func mapItemClusteringIdentifier(_ identifier: String?) -> some MapContent {
        said { $0.clusteringIdentifier = identifier }
    }

    /// Sets what is shown of a selected place, where content is of one: what is known of it.
    ///
    /// - Parameter style: How; nil for nothing.
    public func mapItemDetailSelectionAccessory(
        _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
    ) -> some MapContent {
        said { $0.accessory = style }
    }
}
