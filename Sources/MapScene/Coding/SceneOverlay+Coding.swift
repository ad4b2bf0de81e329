extension SceneOverlay.Shape: Codable {
    private enum Name: String, CaseIterable { case lines, polygons, circle }

    private enum Key: String, CodingKey { case type, lines, polygons, circle }

    /// Reads an object whose `type` names the kind of shape.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .lines: self = .lines(try values.decode([SceneOverlay.Line].self, forKey: .lines))
        case .polygons:
            self = .polygons(try values.decode([[SceneOverlay.Line]].self, forKey: .polygons))
        case .circle: self = .circle(try values.decode(SceneOverlay.Circle.self, forKey: .circle))
        }
    }

    /// Writes an object whose `type` names the kind of shape.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .lines(let lines):
            try name(.lines)
            try values.encode(lines, forKey: .lines)
        case .polygons(let polygons):
            try name(.polygons)
            try values.encode(polygons, forKey: .polygons)
        case .circle(let circle):
            try name(.circle)
            try values.encode(circle, forKey: .circle)
        }
    }
}

extension SceneOverlay.Content: Codable {
    private enum Name: String, CaseIterable { case shape, drawing, tiles }

    private enum Key: String, CodingKey { case type, shape, style, drawing, tiles }

    /// Reads an object whose `type` names the kind of content.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .shape:
            self = .shape(
                try values.decode(SceneOverlay.Shape.self, forKey: .shape),
                try values.decode(SceneOverlay.Style.self, forKey: .style))
        case .drawing: self = .drawing(try values.decode(Drawing.self, forKey: .drawing))
        case .tiles: self = .tiles(try values.decode(SceneOverlay.Tiles.self, forKey: .tiles))
        }
    }

    /// Writes an object whose `type` names the kind of content.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func name(_ name: Name) throws { try values.encode(name.rawValue, forKey: .type) }
        switch self {
        case .shape(let shape, let style):
            try name(.shape)
            try values.encode(shape, forKey: .shape)
            try values.encode(style, forKey: .style)
        case .drawing(let drawing):
            try name(.drawing)
            try values.encode(drawing, forKey: .drawing)
        case .tiles(let tiles):
            try name(.tiles)
            try values.encode(tiles, forKey: .tiles)
        }
    }
}

extension SceneOverlay.Level: CodedByName, Codable {
    package static var codedNames: [(name: String, value: Self)] {
        [("aboveRoads", .aboveRoads), ("aboveLabels", .aboveLabels)]
    }

    /// Reads the name of the level.
    public init(from decoder: any Decoder) throws { try self.init(named: decoder) }

    /// Writes the name of the level.
    public func encode(to encoder: any Encoder) throws { try encodeName(to: encoder) }
}
