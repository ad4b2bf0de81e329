import Foundation
import MapScene

extension InterfaceElement.Content: Codable {
    private enum Name: String, CaseIterable {
        case group, text, image, drawing, button, link, textField, toggle, slider, stepper
        case picker, dateField, progress, scroll, map, view, photograph
    }

    private enum Key: String, CodingKey {
        case type, text, image, drawing, role, address, field, isOn, value, range, step
        case canDecrement, canIncrement, picker, share, horizontal, vertical, wish, scene, view,
            photograph
    }

    private var name: Name {
        switch self {
        case .group: .group
        case .text: .text
        case .image: .image
        case .drawing: .drawing
        case .button: .button
        case .link: .link
        case .textField: .textField
        case .toggle: .toggle
        case .slider: .slider
        case .stepper: .stepper
        case .picker: .picker
        case .dateField: .dateField
        case .progress: .progress
        case .scroll: .scroll
        case .map: .map
        case .view: .view
        case .photograph: .photograph
        }
    }

    /// Reads an object whose `type` names the kind of content.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func read<Value: Decodable>(_ key: Key) throws -> Value {
            try values.decode(Value.self, forKey: key)
        }
        func optional<Value: Decodable>(_ key: Key) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        switch try values.decodeCase(Name.self, forKey: .type) {
        case .group: self = .group
        case .text: self = .text(try read(.text))
        case .image: self = .image(try read(.image))
        case .drawing: self = .drawing(try read(.drawing))
        case .button: self = .button(role: try optional(.role))
        case .link: self = .link(try read(.address))
        case .textField: self = .textField(try read(.field))
        case .toggle: self = .toggle(isOn: try read(.isOn))
        case .slider:
            self = .slider(value: try read(.value), in: try read(.range), step: try optional(.step))
        case .stepper:
            self = .stepper(
                canDecrement: try read(.canDecrement), canIncrement: try read(.canIncrement))
        case .picker: self = .picker(try read(.picker))
        case .dateField: self = .dateField(try read(.field))
        case .progress: self = .progress(try optional(.share))
        case .scroll:
            self = .scroll(
                horizontal: try read(.horizontal), vertical: try read(.vertical),
                wish: try optional(.wish))
        case .map: self = .map(try read(.scene))
        case .view: self = .view(try read(.view))
        case .photograph: self = .photograph(try read(.photograph))
        }
    }

    /// Writes an object whose `type` names the kind of content.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(name.rawValue, forKey: .type)
        switch self {
        case .group: break
        case .text(let text): try values.encode(text, forKey: .text)
        case .image(let image): try values.encode(image, forKey: .image)
        case .drawing(let drawing): try values.encode(drawing, forKey: .drawing)
        case .button(let role): try values.encodeIfPresent(role, forKey: .role)
        case .link(let address): try values.encode(address, forKey: .address)
        case .textField(let field): try values.encode(field, forKey: .field)
        case .toggle(let isOn): try values.encode(isOn, forKey: .isOn)
        case .slider(let value, let range, let step):
            try values.encode(value, forKey: .value)
            try values.encode(range, forKey: .range)
            try values.encodeIfPresent(step, forKey: .step)
        case .stepper(let canDecrement, let canIncrement):
            try values.encode(canDecrement, forKey: .canDecrement)
            try values.encode(canIncrement, forKey: .canIncrement)
        case .picker(let picker): try values.encode(picker, forKey: .picker)
        case .dateField(let field): try values.encode(field, forKey: .field)
        case .progress(let share): try values.encodeIfPresent(share, forKey: .share)
        case .scroll(let horizontal, let vertical, let wish):
            try values.encode(horizontal, forKey: .horizontal)
            try values.encode(vertical, forKey: .vertical)
            try values.encodeIfPresent(wish, forKey: .wish)
        case .map(let scene): try values.encode(scene, forKey: .scene)
        case .view(let view): try values.encode(view, forKey: .view)
        case .photograph(let sight): try values.encode(sight, forKey: .photograph)
        }
    }
}
