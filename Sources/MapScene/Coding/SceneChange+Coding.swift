extension SceneChange: Codable {
    private enum Name: String, CaseIterable {
        case removeOverlay, insertOverlay, moveOverlay, updateOverlay
        case removeAnnotation, insertAnnotation, moveAnnotation, updateAnnotation
        case style, interactions, selectableFeatures, controls, userLocation, camera, callout
    }

    private enum Key: String, CodingKey {
        case type, id, overlay, annotation, inFrontOf, style, interactions, features, controls
        case location, notice, viewport, isAnimated, callout
    }

    private var name: Name {
        switch self {
        case .removeOverlay: .removeOverlay
        case .insertOverlay: .insertOverlay
        case .moveOverlay: .moveOverlay
        case .updateOverlay: .updateOverlay
        case .removeAnnotation: .removeAnnotation
        case .insertAnnotation: .insertAnnotation
        case .moveAnnotation: .moveAnnotation
        case .updateAnnotation: .updateAnnotation
        case .style: .style
        case .interactions: .interactions
        case .selectableFeatures: .selectableFeatures
        case .controls: .controls
        case .userLocation: .userLocation
        case .camera: .camera
        case .callout: .callout
        }
    }

    /// Reads an object whose `type` names the step.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ key: Key) throws -> Value {
            try values.decode(Value.self, forKey: key)
        }
        func optional<Value: Decodable>(_ key: Key) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .removeOverlay: self = .removeOverlay(try read(.id))
        case .insertOverlay:
            self = .insertOverlay(try read(.overlay), inFrontOf: try optional(.inFrontOf))
        case .moveOverlay: self = .moveOverlay(try read(.id), inFrontOf: try optional(.inFrontOf))
        case .updateOverlay: self = .updateOverlay(try read(.overlay))
        case .removeAnnotation: self = .removeAnnotation(try read(.id))
        case .insertAnnotation:
            self = .insertAnnotation(try read(.annotation), inFrontOf: try optional(.inFrontOf))
        case .moveAnnotation:
            self = .moveAnnotation(try read(.id), inFrontOf: try optional(.inFrontOf))
        case .updateAnnotation: self = .updateAnnotation(try read(.annotation))
        case .style: self = .style(try read(.style))
        case .interactions: self = .interactions(try read(.interactions))
        case .selectableFeatures: self = .selectableFeatures(try read(.features))
        case .controls: self = .controls(try read(.controls))
        case .userLocation:
            self = .userLocation(try optional(.location), notice: try optional(.notice))
        case .camera: self = .camera(try read(.viewport), isAnimated: try read(.isAnimated))
        case .callout: self = .callout(try optional(.callout))
        }
    }

    /// Writes an object whose `type` names the step.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name.rawValue, forKey: .type)
        switch self {
        case .removeOverlay(let id), .removeAnnotation(let id): try values.encode(id, forKey: .id)
        case .insertOverlay(let overlay, let back):
            try values.encode(overlay, forKey: .overlay)
            try values.encodeIfPresent(back, forKey: .inFrontOf)
        case .moveOverlay(let id, let back), .moveAnnotation(let id, let back):
            try values.encode(id, forKey: .id)
            try values.encodeIfPresent(back, forKey: .inFrontOf)
        case .updateOverlay(let overlay): try values.encode(overlay, forKey: .overlay)
        case .insertAnnotation(let annotation, let back):
            try values.encode(annotation, forKey: .annotation)
            try values.encodeIfPresent(back, forKey: .inFrontOf)
        case .updateAnnotation(let annotation): try values.encode(annotation, forKey: .annotation)
        case .style(let style): try values.encode(style, forKey: .style)
        case .interactions(let allowed): try values.encode(allowed, forKey: .interactions)
        case .selectableFeatures(let kinds): try values.encode(kinds, forKey: .features)
        case .controls(let controls): try values.encode(controls, forKey: .controls)
        case .userLocation(let location, let notice):
            try values.encodeIfPresent(location, forKey: .location)
            try values.encodeIfPresent(notice, forKey: .notice)
        case .camera(let viewport, let isAnimated):
            try values.encode(viewport, forKey: .viewport)
            try values.encode(isAnimated, forKey: .isAnimated)
        case .callout(let callout): try values.encodeIfPresent(callout, forKey: .callout)
        }
    }
}
