import Foundation

extension SceneImage.Content: Codable {
    private enum Name: String, CaseIterable { case encoded, symbol, drawing }

    private enum Key: String, CodingKey { case type, data, name, pointSize, drawing }

    /// Decodes an object whose `type` names the kind of image.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .encoded: self = .encoded(try values.decode(Data.self, forKey: .data))
        case .symbol:
            self = .symbol(
                try values.decode(String.self, forKey: .name),
                pointSize: try values.decode(Double.self, forKey: .pointSize))
        case .drawing: self = .drawing(try values.decode(Drawing.self, forKey: .drawing))
        }
    }

    /// Encodes an object whose `type` names the kind of image.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .encoded(let data):
            try name(.encoded)
            try values.encode(data, forKey: .data)
        case .symbol(let symbol, let pointSize):
            try name(.symbol)
            try values.encode(symbol, forKey: .name)
            try values.encode(pointSize, forKey: .pointSize)
        case .drawing(let drawing):
            try name(.drawing)
            try values.encode(drawing, forKey: .drawing)
        }
    }
}

extension SceneView.Content: Codable {
    private enum Name: String, CaseIterable { case none, image, text, button, drawing }

    private enum Key: String, CodingKey {
        case type, image, text, color, title, isEnabled, drawing
    }

    /// Reads an object whose `type` names the kind of content.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ key: Key) throws -> Value {
            try values.decode(Value.self, forKey: key)
        }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .none: self = .none
        case .image: self = .image(try read(.image))
        case .text: self = .text(try read(.text))
        case .button:
            self = .button(
                title: try values.decodeIfPresent(SceneText.self, forKey: .title),
                image: try values.decodeIfPresent(SceneImage.self, forKey: .image),
                try read(.color), isEnabled: try read(.isEnabled))
        case .drawing: self = .drawing(try read(.drawing))
        }
    }

    /// Writes an object whose `type` names the kind of content.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .none: try name(.none)
        case .image(let image):
            try name(.image)
            try values.encode(image, forKey: .image)
        case .text(let text):
            try name(.text)
            try values.encode(text, forKey: .text)
        case .button(let title, let image, let color, let isEnabled):
            try name(.button)
            try values.encodeIfPresent(title, forKey: .title)
            try values.encodeIfPresent(image, forKey: .image)
            try values.encode(color, forKey: .color)
            try values.encode(isEnabled, forKey: .isEnabled)
        case .drawing(let drawing):
            try name(.drawing)
            try values.encode(drawing, forKey: .drawing)
        }
    }
}

extension SceneAnnotation.Look: Codable {
    private enum Name: String, CaseIterable { case marker, pin, image, view, userLocation }

    private enum Key: String, CodingKey { case type, marker, color, image, view }

    /// Reads an object whose `type` names the look.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .marker:
            self = .marker(try values.decode(SceneAnnotation.Marker.self, forKey: .marker))
        case .pin: self = .pin(try values.decode(SceneColor.self, forKey: .color))
        case .image: self = .image(try values.decode(SceneImage.self, forKey: .image))
        case .view: self = .view(try values.decode(SceneView.self, forKey: .view))
        case .userLocation: self = .userLocation
        }
    }

    /// Writes an object whose `type` names the look.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .marker(let marker):
            try name(.marker)
            try values.encode(marker, forKey: .marker)
        case .pin(let color):
            try name(.pin)
            try values.encode(color, forKey: .color)
        case .image(let image):
            try name(.image)
            try values.encode(image, forKey: .image)
        case .view(let view):
            try name(.view)
            try values.encode(view, forKey: .view)
        case .userLocation: try name(.userLocation)
        }
    }
}
