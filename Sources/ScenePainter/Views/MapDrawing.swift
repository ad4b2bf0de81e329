import DrawingPainter
import Foundation
import MapPainter
import MapScene

extension DrawingRecorder {
    /// Draws a map in a frame, and notes what it lacks; where it could not be made, a gray area.
    package mutating func map(
        _ picture: ScenePictures.Picture, in frame: CGRect
    ) {
        for text in picture.lacks { lack(text) }
        guard let image = picture.image else {
            fill(DrawnPath(frame), SceneColor(red: 0.87, green: 0.87, blue: 0.86))
            return
        }
        clipped(to: DrawnPath(frame)) { recorder in
            if case .drawing(let drawing) = image.content, image.size == frame.size {
                recorder.moved(by: frame.origin) { $0.add(drawing) }
            } else {
                recorder.image(image, in: frame)
            }
        }
    }
}
