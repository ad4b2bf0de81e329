import MapScene

extension InterfaceEvent: Codable {
    private enum Name: String, CaseIterable {
        case resized, appearance, tapped, longPressed, edited, submitted, focused, toggled, slid,
            stepped
        case chose, scrolled, dismissed, measured, map
    }

    private enum Key: String, CodingKey {
        case type, size, isDark, element, point, text, isFocused, isOn, value, step, option, by
        case presentation, faces, event
    }

    private var name: Name {
        switch self {
        case .resized: .resized
        case .appearance: .appearance
        case .tapped: .tapped
        case .longPressed: .longPressed
        case .edited: .edited
        case .submitted: .submitted
        case .focused: .focused
        case .toggled: .toggled
        case .slid: .slid
        case .stepped: .stepped
        case .chose: .chose
        case .scrolled: .scrolled
        case .dismissed: .dismissed
        case .measured: .measured
        case .map: .map
        }
    }

    /// Reads an object whose `type` names the event.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ key: Key) throws -> Value {
            try values.decodePlaced(forKey: key)
        }
        func point() throws -> CGPoint? { try values.decodeIfPresent(CGPoint.self, forKey: .point) }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .resized: self = .resized(try read(.size))
        case .appearance: self = .appearance(isDark: try read(.isDark))
        case .tapped: self = .tapped(try read(.element), at: try point())
        case .longPressed: self = .longPressed(try read(.element), at: try point())
        case .edited: self = .edited(try read(.element), try read(.text))
        case .submitted: self = .submitted(try read(.element))
        case .focused: self = .focused(try read(.element), try read(.isFocused))
        case .toggled: self = .toggled(try read(.element), try read(.isOn))
        case .slid: self = .slid(try read(.element), try read(.value))
        case .stepped: self = .stepped(try read(.element), try read(.step))
        case .chose: self = .chose(try read(.element), try read(.option))
        case .scrolled: self = .scrolled(try read(.element), by: try read(.by))
        case .dismissed: self = .dismissed(try read(.presentation))
        case .measured: self = .measured(try read(.faces))
        case .map: self = .map(try read(.element), try read(.event))
        }
    }

    /// Writes an object whose `type` names the event.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name.rawValue, forKey: .type)
        switch self {
        case .measured, .resized, .appearance, .dismissed: break
        default: try values.encodeIfPresent(element, forKey: .element)
        }
        switch self {
        case .resized(let size): try values.encode(size, forKey: .size)
        case .appearance(let isDark): try values.encode(isDark, forKey: .isDark)
        case .tapped(_, let point), .longPressed(_, let point):
            try values.encodeIfPresent(point, forKey: .point)
        case .edited(_, let text): try values.encode(text, forKey: .text)
        case .submitted: break
        case .focused(_, let isFocused): try values.encode(isFocused, forKey: .isFocused)
        case .toggled(_, let isOn): try values.encode(isOn, forKey: .isOn)
        case .slid(_, let value): try values.encode(value, forKey: .value)
        case .stepped(_, let step): try values.encode(step, forKey: .step)
        case .chose(_, let option): try values.encode(option, forKey: .option)
        case .scrolled(_, let way): try values.encode(way, forKey: .by)
        case .dismissed(let presentation): try values.encode(presentation, forKey: .presentation)
        case .measured(let faces): try values.encode(faces, forKey: .faces)
        case .map(_, let event): try values.encode(event, forKey: .event)
        }
    }
}

extension InterfaceEvent {
    /// The element or presentation that the event is about; nil for an event about the whole interface.
    package var element: Int? {
        switch self {
        case .resized, .appearance, .measured: nil
        case .tapped(let id, _), .longPressed(let id, _), .edited(let id, _), .submitted(let id),
            .focused(let id, _), .toggled(let id, _), .slid(let id, _), .stepped(let id, _),
            .chose(let id, _), .scrolled(let id, _), .dismissed(let id), .map(let id, _):
            id
        }
    }
}
