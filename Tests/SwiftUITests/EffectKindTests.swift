import SwiftUI
import Testing

/// Values that tell modifiers what to do are equal only if they say the same.
struct EffectKindTests {
    @Test func sensoryFeedbackOfDifferentEventsDiffers() {
        let all: [SensoryFeedback] = [
            .success, .warning, .error, .selection, .increase, .decrease, .start, .stop, .alignment,
            .levelChange, .impact,
        ]
        #expect(all.indices.allSatisfy { all.firstIndex(of: all[$0]) == $0 })
        #expect(SensoryFeedback.success != .error)
    }

    @Test func contentTransitionsDiffer() {
        let all: [ContentTransition] = [
            .identity, .opacity, .interpolate, .numericText(), .numericText(countsDown: true),
            .numericText(value: 1), .numericText(value: 2), .symbolEffect,
            .symbolEffect(.bounce), .symbolEffect(.bounce.up), .symbolEffect(.bounce.down),
            .symbolEffect(.variableColor.iterative), .symbolEffect(.variableColor.reversing),
        ]
        #expect(all.indices.allSatisfy { all.firstIndex(of: all[$0]) == $0 })
        #expect(ContentTransition.symbolEffect == .symbolEffect(.replace))
    }

    @Test func symbolVariantsAddUp() {
        #expect(SymbolVariants.none != .fill)
        #expect(SymbolVariants.circle.fill == .fill.circle)
        #expect(SymbolVariants.circle != .square)
        #expect(Set([SymbolVariants.slash, .slash.slash, .slash.fill]).count == 2)
    }

    @Test func shapesAndInteractionsDiffer() {
        #expect(ButtonBorderShape.capsule != .circle)
        #expect(ButtonBorderShape.roundedRectangle(radius: 4) != .roundedRectangle(radius: 5))
        #expect(ButtonBorderShape.roundedRectangle(radius: 4) != .roundedRectangle)
        #expect(PresentationContentInteraction.resizes != .scrolls)
    }
}
