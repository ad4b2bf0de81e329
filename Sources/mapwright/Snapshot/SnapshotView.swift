import Answers
import ArgumentParser
import MapGeometry
import MapPainter

/// What of the map `snapshot` shows, and how large.
struct SnapshotView: ParsableArguments {
    @Option(help: "Latitude and longitude of the picture's middle; with --meters or --zoom.")
    var center: String?

    @Option(help: "How many meters the picture is wide; with --center.")
    var meters: Double?

    @Option(help: "The zoom, -3 ... 24, of a world of 512 points; with --center.")
    var zoom: Double?

    @Option(help: "South, west, north, east in degrees: all of it is shown.")
    var region: Edges?

    @Option(help: "The picture's size in points; 1024x768 if not given.")
    var size: ScreenSize?

    @Option(help: "Pixels of a point, 1 ... 4; 2 if not given, of --tiles 1.")
    var scale: Double?

    @Option(
        parsing: .unconditional, help: "Degrees clockwise from north that are up.")
    var bearing = 0.0

    @Option(help: "Degrees from straight down to the line of sight, 0 ... 60.")
    var pitch = 0.0

    /// The camera that the options ask for.
    ///
    /// - Parameter places: What is shown where the options name no view; nil if they have to.
    func camera(showing places: [CLLocationCoordinate2D]?) throws -> PictureCamera {
        do {
            return try checkedCamera(places)
        } catch let error as PainterError where error.code == .invalidCamera {
            throw ValidationError("\(error)")
        }
    }

    private func checkedCamera(_ places: [CLLocationCoordinate2D]?) throws -> PictureCamera {
        let width = Int(size?.width ?? 1024)
        let height = Int(size?.height ?? 768)
        let scale = scale ?? 2
        let base: PictureCamera
        if let region {
            guard center == nil, meters == nil, zoom == nil else {
                throw ValidationError("Give either --region, or --center.")
            }
            base = try PictureCamera(
                south: region.south, west: region.west, north: region.north, east: region.east,
                width: width, height: height, scale: scale)
        } else if let center {
            let middle = try PlaceReference.position(center, ofOption: "center")
            switch (meters, zoom) {
            case (let meters?, nil):
                base = try PictureCamera(
                    latitude: middle.latitude, longitude: middle.longitude, meters: meters,
                    width: width, height: height, scale: scale)
            case (nil, let zoom?):
                base = try PictureCamera(
                    latitude: middle.latitude, longitude: middle.longitude, zoom: zoom,
                    width: width, height: height, scale: scale)
            default: throw ValidationError("Give either --meters or --zoom.")
            }
        } else {
            guard meters == nil, zoom == nil, let places, !places.isEmpty else {
                throw ValidationError("Give --center or --region.")
            }
            return try PictureCamera(
                showing: places, bearing: bearing, pitch: pitch, width: width, height: height,
                scale: scale)
        }
        return try PictureCamera(
            latitude: base.latitude, longitude: base.longitude, zoom: base.zoom, bearing: bearing,
            pitch: pitch, width: width, height: height, scale: scale)
    }
}
