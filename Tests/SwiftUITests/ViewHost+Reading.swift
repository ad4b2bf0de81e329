import MapScene
import SwiftUI
import Testing

/// What somebody sees who looks at a host, and does there.
extension ViewHost {
    /// The texts that are shown, those of presentations last.
    var words: [String] {
        interface.allElements.compactMap {
            if case .text(let text) = $0.content { text.string } else { nil }
        }
    }

    /// The first element of a kind.
    func first(_ isMeant: (InterfaceElement) -> Bool) -> InterfaceElement? {
        interface.allElements.first(where: isMeant)
    }

    /// The buttons that are shown.
    var buttons: [InterfaceElement] {
        interface.allElements.filter { if case .button = $0.content { true } else { false } }
    }

    /// The names of the symbols that are shown.
    var symbols: [String] {
        interface.allElements.compactMap {
            guard case .image(let image) = $0.content,
                case .symbol(let name, _) = image.image.content
            else { return nil }
            return name
        }
    }

    /// Taps the button that a text is in.
    func tap(_ label: String) throws {
        let button = try #require(
            buttons.last { button in
                button.allElements.contains {
                    if case .text(let text) = $0.content { text.string == label } else { false }
                }
            })
        send(.tapped(button.id))
    }
}
