import AudioToolbox
import Foundation
import Testing

/// Short sounds of the system: none is heard, and whoever waits for one goes on.
struct SystemSoundTests {
    @Test func whoWaitsForASoundIsCalledOnce() {
        var ends: [String] = []
        AudioServicesPlaySystemSoundWithCompletion(1104) { ends.append("sound") }
        AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate) { ends.append("alert") }
        #expect(ends == ["sound", "alert"])
    }

    @Test func nobodyHasToWait() {
        var ends = 0
        AudioServicesPlaySystemSound(1104)
        AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSoundWithCompletion(1104, nil)
        AudioServicesPlayAlertSoundWithCompletion(1104, nil)
        AudioServicesPlaySystemSoundWithCompletion(1104) { ends += 1 }
        #expect(ends == 1)
    }

    @Test func aFileIsRefusedAndGetsNoNumber() {
        var number: SystemSoundID = 7
        let file = URL(fileURLWithPath: "/sounds/bell.caf")
        let status = AudioServicesCreateSystemSoundID(file, &number)
        #expect(status == kAudioServicesUnsupportedPropertyError && number == 7)
        #expect(AudioServicesDisposeSystemSoundID(number) == kAudioServicesNoError)
    }

    @Test func numbersAreApples() {
        #expect(kSystemSoundID_Vibrate == 4095 && kAudioServicesNoError == 0)
        // The four letters `pty?`.
        let letters = "pty?".utf8.reduce(Int32(0)) { $0 << 8 | Int32($1) }
        #expect(kAudioServicesUnsupportedPropertyError == letters)
    }
}
