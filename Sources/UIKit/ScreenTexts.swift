import Foundation
import MapScene
import Synchronization
import TextLayout

/// The measures of texts on the page that shows the program's screens.
///
/// All screens of a program share them: a page tells the measures of its fonts when texts appear, and until then sizes are
/// estimates.
package enum ScreenTexts {
    private static let measure = Mutex(TextMeasure())

    /// Takes measures that a page has told; returns whether anything is another than before.
    package static func take(_ faces: [MeasuredFace]) -> Bool {
        measure.withLock { $0.take(faces) }
    }

    /// Returns the size of a text whose lines are broken where they are wider than a width.
    static func size(
        _ text: String, _ font: TextFont, width: CGFloat? = nil, lineLimit: Int? = nil
    ) -> CGSize {
        measure.withLock { $0.size(text, font, width: width, lineLimit: lineLimit) }
    }

    /// Returns the size of a text with its runs, in lines that are broken where they are wider than a width.
    static func size(_ text: SceneText, width: CGFloat? = nil, lineLimit: Int? = nil) -> CGSize {
        measure.withLock { $0.size(text.measuredRuns, width: width, lineLimit: lineLimit) }
    }

    /// Returns the height of a line of common letters, in points.
    static func lineHeight(_ font: TextFont) -> CGFloat {
        measure.withLock { measure in
            measure.lineExtent(font).map { CGFloat($0.ascent + $0.descent) }
                ?? TextMeasure.estimatedLineHeight(font)
        }
    }
}

/// A view that keeps sizes of what is in it.
@MainActor protocol TextSized: UIView {
    /// Forgets sizes that depend on those of texts.
    func forgetTextSizes()
}

extension UITableView: TextSized {}
extension UICollectionView: TextSized {}

extension SceneText {
    /// A text in a font, as many lines of it as a label may show; 0 for all.
    init(
        _ string: String, _ font: UIFont, color: UIColor, alignment: SceneView.Alignment,
        numberOfLines: Int
    ) {
        self.init(
            string, size: Double(font.pointSize), weight: font.weight.number,
            isItalic: font.isItalic, isMonospaced: font.isMonospaced, color: color.value,
            alignment: alignment, lineLimit: numberOfLines > 0 ? numberOfLines : nil)
    }
}
