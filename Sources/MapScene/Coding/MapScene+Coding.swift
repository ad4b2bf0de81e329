extension SceneStyle.PointsOfInterest: Codable {
    private enum Name: String, CaseIterable { case all, including, excluding }

    private enum Key: String, CodingKey { case type, categories }

    /// Reads an object whose `type` names the kind of filter.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .all: self = .all
        case .including: self = .including(try values.decode([String].self, forKey: .categories))
        case .excluding: self = .excluding(try values.decode([String].self, forKey: .categories))
        }
    }

    /// Writes an object whose `type` names the kind of filter.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .all: try name(.all)
        case .including(let categories):
            try name(.including)
            try values.encode(categories, forKey: .categories)
        case .excluding(let categories):
            try name(.excluding)
            try values.encode(categories, forKey: .categories)
        }
    }
}

extension MapScene.Interactions: CodedByName, Codable {
    package static var codedNames: [(name: String, value: Self)] {
        [("pan", .pan), ("zoom", .zoom), ("rotate", .rotate), ("pitch", .pitch)]
    }

    /// Decodes an array of the options' names.
    public init(from decoder: any Decoder) throws { try self.init(names: decoder) }

    /// Encodes an array of the options' names.
    public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}

extension SceneFeature.Kinds: CodedByName, Codable {
    package static var codedNames: [(name: String, value: Self)] {
        [
            (SceneFeature.Kind.pointOfInterest.rawValue, .pointsOfInterest),
            (SceneFeature.Kind.territory.rawValue, .territories),
            (SceneFeature.Kind.physicalFeature.rawValue, .physicalFeatures),
        ]
    }

    /// Reads an array of the names of kinds.
    public init(from decoder: any Decoder) throws { try self.init(names: decoder) }

    /// Writes an array of the names of kinds.
    public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}
