import MapScene

extension MKMapView {
    /// All that the map shows now, as a value.
    package var scene: MapScene {
        stage.update()
        return MapScene(viewport: rig.viewport, isCameraAnimated: change.isAnimated)
    }
}
