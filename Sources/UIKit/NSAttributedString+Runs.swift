import Foundation
import MapScene
import TextLayout

extension NSAttributedString {
    /// The parts of the text that have the same attributes.
    ///
    /// - Parameters:
    ///   - font: The font of parts without one.
    ///   - color: The color of parts without one.
    func runs(font: UIFont, color: UIColor) -> [SceneText.Run] {
        var runs: [SceneText.Run] = []
        // SAFETY: the pointer that ends the enumeration is not used.
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) {
            attributes, range, _ in
            var text = SceneText(
                attributedSubstring(from: range).string, attributes[.font] as? UIFont ?? font,
                color: attributes[.foregroundColor] as? UIColor ?? color, alignment: .left,
                numberOfLines: 0)
            text.isUnderlined = NSUnderlineStyle.isLine(attributes[.underlineStyle])
            text.isStruckThrough = NSUnderlineStyle.isLine(attributes[.strikethroughStyle])
            runs.append(SceneText.Run(text))
        }
        return runs
    }
}
