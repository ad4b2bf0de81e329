import Foundation

extension SceneEvent: Codable {
    private enum Name: String, CaseIterable {
        case cameraWillMove, cameraMoved, cameraDidMove, tapped, featureTapped, longPressed
        case selected, calloutTapped, dragBegan, dragMoved, dragEnded, controlUsed, resized
    }

    private enum Key: String, CodingKey {
        case type, viewport, point, feature, annotation, part, control, size
    }

    private var name: Name {
        switch self {
        case .cameraWillMove: .cameraWillMove
        case .cameraMoved: .cameraMoved
        case .cameraDidMove: .cameraDidMove
        case .tapped: .tapped
        case .featureTapped: .featureTapped
        case .longPressed: .longPressed
        case .selected: .selected
        case .calloutTapped: .calloutTapped
        case .dragBegan: .dragBegan
        case .dragMoved: .dragMoved
        case .dragEnded: .dragEnded
        case .controlUsed: .controlUsed
        case .resized: .resized
        }
    }

    /// Reads an object whose `type` names the event.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func viewport() throws -> Viewport { try values.decodePlaced(forKey: .viewport) }
        func point() throws -> CGPoint { try values.decodePlaced(forKey: .point) }
        func annotation() throws -> Int { try values.decodePlaced(forKey: .annotation) }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .cameraWillMove: self = .cameraWillMove
        case .cameraMoved: self = .cameraMoved(try viewport())
        case .cameraDidMove: self = .cameraDidMove(try viewport())
        case .tapped: self = .tapped(try point())
        case .featureTapped:
            self = .featureTapped(try values.decode(SceneFeature.self, forKey: .feature))
        case .longPressed: self = .longPressed(try point())
        case .selected: self = .selected(try values.decodeIfPresent(Int.self, forKey: .annotation))
        case .calloutTapped:
            self = .calloutTapped(
                try annotation(), try values.decode(CalloutPart.self, forKey: .part))
        case .dragBegan: self = .dragBegan(try annotation())
        case .dragMoved: self = .dragMoved(try annotation(), try point())
        case .dragEnded:
            self = .dragEnded(
                try annotation(), try values.decodeIfPresent(CGPoint.self, forKey: .point))
        case .controlUsed:
            self = .controlUsed(try values.decode(MapScene.Control.Kind.self, forKey: .control))
        case .resized: self = .resized(try values.decode(CGSize.self, forKey: .size))
        }
    }

    /// Writes an object whose `type` names the event.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name.rawValue, forKey: .type)
        switch self {
        case .cameraWillMove: break
        case .cameraMoved(let viewport), .cameraDidMove(let viewport):
            try values.encode(viewport, forKey: .viewport)
        case .tapped(let point), .longPressed(let point):
            try values.encode(point, forKey: .point)
        case .featureTapped(let feature): try values.encode(feature, forKey: .feature)
        case .selected(let annotation): try values.encodeIfPresent(annotation, forKey: .annotation)
        case .calloutTapped(let annotation, let part):
            try values.encode(annotation, forKey: .annotation)
            try values.encode(part, forKey: .part)
        case .dragBegan(let annotation): try values.encode(annotation, forKey: .annotation)
        case .dragMoved(let annotation, let point):
            try values.encode(annotation, forKey: .annotation)
            try values.encode(point, forKey: .point)
        case .dragEnded(let annotation, let point):
            try values.encode(annotation, forKey: .annotation)
            try values.encodeIfPresent(point, forKey: .point)
        case .controlUsed(let control): try values.encode(control, forKey: .control)
        case .resized(let size): try values.encode(size, forKey: .size)
        }
    }
}
