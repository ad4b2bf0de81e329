import Foundation
import SwiftUI
import Testing

@MainActor struct KeyframeTests {
    private struct Pose {
        var height = 0.0
        var angle = Angle.zero
        var place = CGPoint.zero
    }

    private func heights(
        _ times: [Double],
        @KeyframeTrackContentBuilder<Double> _ content: () -> KeyframeSequence<Double>
    ) -> [Double] {
        let track = KeyframeTrack(\Pose.height, content: content)
        let line = KeyframeTimeline(initialValue: Pose()) { track }
        return times.map { line.value(time: $0).height }
    }

    @Test func linearGoesStraightAndStays() {
        let values = heights([-1, 0, 0.5, 1, 1.5, 2, 9]) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(20, duration: 1)
        }
        #expect(values == [0, 0, 5, 10, 15, 20, 20])
    }

    @Test func moveIsThereAtOnce() {
        let values = heights([0, 0.5, 1, 1.1]) {
            MoveKeyframe(4)
            LinearKeyframe(4, duration: 1)
            MoveKeyframe(9)
        }
        #expect(values == [4, 4, 9, 9])
    }

    @Test func timingCurvesBend() {
        let values = heights([0.25, 0.5, 0.75]) {
            LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
        }
        // Values of the style sheets' ease-in-out, cubic-bezier(0.42, 0, 0.58, 1).
        #expect(abs(values[0] - 0.1291) < 1e-3)
        #expect(abs(values[1] - 0.5) < 1e-9)
        #expect(abs(values[2] - 0.8709) < 1e-3)
        #expect(UnitCurve.linear.value(at: 0.3).isNearly(0.3))
    }

    @Test func cubicRestsAtItsEndsAndPassesWhatIsBetween() {
        // One alone is the smooth step 3t² − 2t³.
        let alone = heights([0.25, 0.5, 0.75]) { CubicKeyframe(1, duration: 1) }
        for (value, wanted) in zip(alone, [0.15625, 0.5, 0.84375]) {
            #expect(value.isNearly(wanted))
        }
        let step = 1e-5
        let values = heights([1 - step, 1, 1 + step, step, 2 - step]) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(3, duration: 1)
        }
        // At the middle one it goes as from the first to the last: 3 in 2 seconds, before and after.
        #expect(abs((values[1] - values[0]) / step - 1.5) < 1e-3)
        #expect(abs((values[2] - values[1]) / step - 1.5) < 1e-3)
        #expect(abs(values[3] / step) < 1e-3)
        #expect(abs((3 - values[4]) / step) < 1e-3)
        let told = heights([0.001]) { CubicKeyframe(1, duration: 1, startVelocity: 7) }
        #expect(abs(told[0] - 0.007) < 1e-4)
    }

    @Test(arguments: [0, 0.3, 0.9, -0.5])
    func springsObeyTheirEquation(bounce: Double) {
        let spring = Spring(duration: 0.7, bounce: bounce)
        // Against small steps of x″ = −ω²x − 2ζωx′.
        let frequency = 2 * Double.pi / 0.7
        var (x, v) = (-1.0, 0.0)
        let step = 1e-5
        for index in 1...200_000 {
            v += step * (-frequency * frequency * x - 2 * spring.dampingRatio * frequency * v)
            x += step * v
            guard index.isMultiple(of: 20_000) else { continue }
            let time = Double(index) * step
            #expect(abs(spring.value(target: 1.0, time: time) - (1 + x)) < 1e-3)
            #expect(abs(spring.velocity(target: 1.0, time: time) - v) < 2e-2)
        }
        let end = spring.value(target: 1.0, time: spring.settlingDuration)
        #expect(abs(end - 1) < 1.5e-3)
    }

    @Test func springsOfAnyKindStayFinite() {
        for spring in [
            Spring(duration: 0, bounce: 0), Spring(duration: 0.2, bounce: -1),
            Spring(duration: 3, bounce: 1), Spring(mass: 0, stiffness: 0, damping: 0),
            Spring(stiffness: 1, damping: 1e9),
        ] {
            for time in [0, 1e-9, 0.1, 10, 1e6] {
                #expect(spring.value(target: 5.0, time: time).isFinite)
            }
            #expect(spring.settlingDuration.isFinite && spring.settlingDuration > 0)
        }
    }

    @Test func tracksRunSideBySide() {
        let line = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.height) {
                for height in [1.0, 2] { LinearKeyframe(height, duration: 1) }
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 4) }
            KeyframeTrack(\.place) { LinearKeyframe(CGPoint(x: 8, y: -8), duration: 2) }
        }
        #expect(line.duration == 4)
        let pose = line.value(time: 1)
        #expect(pose.height == 1)
        #expect(pose.angle.degrees.isNearly(22.5))
        #expect(pose.place == CGPoint(x: 4, y: -4))
        #expect(line.value(time: 4).height == 2)
    }
}

extension Double {
    fileprivate func isNearly(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}
