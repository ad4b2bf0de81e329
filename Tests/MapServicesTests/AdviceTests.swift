import MapKit
import Testing

@Suite struct AdviceTests {
    private let start = ContinuousClock.now

    @Test func aCompleterForEachKeystrokeIsToldOnce() {
        let advice = ServiceDiagnostics()
        for index in 0..<4 {
            #expect(advice.told.isEmpty)
            advice.completerAsked(
                advice.newCompleter(), at: start + .milliseconds(150 * index))
        }
        #expect(advice.told == [.completerPerKeystroke])
    }

    @Test func oneCompleterForAllKeystrokesIsFine() {
        let advice = ServiceDiagnostics()
        let completer = advice.newCompleter()
        for index in 0..<40 {
            advice.completerAsked(completer, at: start + .milliseconds(90 * index))
        }
        #expect(advice.told.isEmpty)
    }

    @Test func aSearchForEachKeystrokeIsTold() {
        let advice = ServiceDiagnostics()
        for (index, text) in ["c", "ca", "caf", "cafe"].enumerated() {
            #expect(advice.told.isEmpty)
            advice.searchStarted(text, at: start + .milliseconds(200 * index))
        }
        #expect(advice.told == [.searchPerKeystroke])
    }

    @Test func searchesForDifferentThingsAreFine() {
        let advice = ServiceDiagnostics()
        for (index, text) in ["cafe", "museum", "park", "hotel", "bank"].enumerated() {
            advice.searchStarted(text, at: start + .milliseconds(100 * index))
        }
        for (index, text) in ["c", "ca", "caf", "cafe"].enumerated() {
            advice.searchStarted(text, at: start + .seconds(10 + 5 * index))
        }
        #expect(advice.told.isEmpty)
    }

    @Test func geocodingInALoopIsTold() {
        let advice = ServiceDiagnostics()
        for index in 0..<29 { advice.geocoded(at: start + .milliseconds(10 * index)) }
        #expect(advice.told.isEmpty)
        advice.geocoded(at: start + .seconds(1))
        #expect(advice.told == [.geocodingLoop])
        let patient = ServiceDiagnostics()
        for index in 0..<200 { patient.geocoded(at: start + .milliseconds(500 * index)) }
        #expect(patient.told.isEmpty)
    }
}
