import AVFoundation
import Foundation
import Testing

/// Sounds, films and speech: what an app sets is kept, and nothing is played.
///
/// There is one audio session, so the tests share the main actor.
@MainActor struct SoundTests {
    @Test func theSessionKeepsItsCategoryModeAndOptions() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(
            .playAndRecord, mode: .spokenAudio, options: [.mixWithOthers, .defaultToSpeaker])
        #expect(session.category == .playAndRecord && session.mode == .spokenAudio)
        #expect(session.categoryOptions == [.mixWithOthers, .defaultToSpeaker])
        try session.setMode(.moviePlayback)
        #expect(session.category == .playAndRecord && session.mode == .moviePlayback)
        try session.setCategory(.ambient, options: .duckOthers)
        #expect(session.category == .ambient && session.categoryOptions == .duckOthers)
        try session.setCategory(.record)
        #expect(session.category == .record && session.categoryOptions.isEmpty)
        #expect(session === AVAudioSession.sharedInstance())
    }

    @Test func theSessionIsSilent() async throws {
        let session = AVAudioSession.sharedInstance()
        try session.setActive(true)
        #expect(session.outputVolume == 0 && !session.isOtherAudioPlaying)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        let mayRecord = await withCheckedContinuation { done in
            session.requestRecordPermission { done.resume(returning: $0) }
        }
        #expect(!mayRecord)
    }

    @Test func namesAndBitsOfTheSessionAreApples() {
        typealias Options = AVAudioSession.CategoryOptions
        #expect(AVAudioSession.Category.soloAmbient.rawValue == "AVAudioSessionCategorySoloAmbient")
        #expect(AVAudioSession.Category(rawValue: "AVAudioSessionCategoryPlayback") == .playback)
        #expect(AVAudioSession.Mode(rawValue: "AVAudioSessionModeVoicePrompt") == .voicePrompt)
        #expect(Options.allowBluetooth.rawValue == 4)
        // Whoever interrupts speech mixes with other sound.
        #expect(Options.interruptSpokenAudioAndMixWithOthers.contains(.mixWithOthers))
        #expect(AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation.rawValue == 1)
    }

    private final class Silent: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {}

    @Test func aPlayerOfAFileHasApplesDefaults() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "SoundTests.\(UUID().uuidString).mp3")
        try Data([0xFF, 0xFB]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: "public.mp3")
        #expect(player.url == file && player.duration == 0 && player.currentTime == 0)
        #expect(player.volume == 1 && player.rate == 1 && !player.enableRate)
        #expect(player.numberOfLoops == 0 && player.delegate == nil)
    }

    @Test func aPlayerKeepsWhatIsSetAndPlaysNothing() throws {
        let player = try AVAudioPlayer(data: Data([1]))
        let delegate = Silent()
        player.delegate = delegate
        (player.volume, player.numberOfLoops, player.currentTime) = (0.5, -1, 3)
        #expect(!player.prepareToPlay() && !player.play() && !player.isPlaying)
        player.pause()
        player.stop()
        #expect(player.volume == 0.5 && player.numberOfLoops == -1 && player.currentTime == 3)
        #expect(player.delegate === delegate && player.url == nil)
    }

    @Test func aFilmIsExchangedAndNotPlayed() throws {
        let address = try #require(URL(string: "https://example.org/harbor.mp4"))
        let player = AVPlayer()
        #expect(player.currentItem == nil && player.volume == 1 && !player.isMuted)
        let item = AVPlayerItem(url: address)
        player.replaceCurrentItem(with: item)
        player.play()
        player.rate = 2
        #expect(player.currentItem === item && player.rate == 0)
        player.pause()
        player.replaceCurrentItem(with: nil)
        #expect(player.currentItem == nil)
        #expect(AVPlayer(url: address).currentItem?.address == address)
        let name = Notification.Name.AVPlayerItemDidPlayToEndTime
        #expect(name.rawValue == "AVPlayerItemDidPlayToEndTimeNotification")
    }

    @Test(arguments: [
        (CGSize(width: 1, height: 2), CGRect(x: 25, y: 0, width: 50, height: 100)),
        (CGSize(width: 300, height: 300), CGRect(x: 0, y: 0, width: 100, height: 100)),
        (CGSize(width: 4, height: 1), CGRect(x: 0, y: 37.5, width: 100, height: 25)),
        (CGSize(width: 0, height: 1), CGRect(x: 0, y: 0, width: 100, height: 100)),
    ])
    func aShapeFillsAsMuchOfARectangleAsItCan(shape: CGSize, fitted: CGRect) {
        let room = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(AVMakeRect(aspectRatio: shape, insideRect: room) == fitted)
        let far = AVMakeRect(aspectRatio: shape, insideRect: room.offsetBy(dx: 7, dy: -9))
        #expect(far == fitted.offsetBy(dx: 7, dy: -9))
    }

    private final class Log: NSObject, AVSpeechSynthesizerDelegate {
        var events: [String] = []
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
        ) { events.append("start \(utterance.speechString)") }
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
        ) { events.append("cancel \(utterance.speechString)") }
    }

    @Test func everySentenceIsCanceledInItsTurn() {
        let (voice, log) = (AVSpeechSynthesizer(), Log())
        voice.delegate = log
        for text in ["turn left", "turn right"] { voice.speak(AVSpeechUtterance(string: text)) }
        #expect(log.events == ["cancel turn left", "cancel turn right"])
        #expect(!voice.isSpeaking && !voice.isPaused)
        #expect(!voice.pauseSpeaking(at: .word) && !voice.continueSpeaking())
        #expect(!voice.stopSpeaking(at: .immediate))
        // Every method of a delegate is optional.
        let silent = Silent()
        voice.delegate = silent
        voice.speak(AVSpeechUtterance(string: "arrived"))
        #expect(log.events.count == 2 && voice.delegate === silent)
    }

    @Test func aSentenceIsSaidAsApplesDefaultsHaveIt() {
        let sentence = AVSpeechUtterance(string: "turn left")
        #expect(sentence.speechString == "turn left" && sentence.voice == nil)
        #expect(sentence.rate == AVSpeechUtteranceDefaultSpeechRate)
        #expect(sentence.pitchMultiplier == 1 && sentence.volume == 1)
        #expect(sentence.preUtteranceDelay == 0 && sentence.postUtteranceDelay == 0)
        let speeds = AVSpeechUtteranceMinimumSpeechRate...AVSpeechUtteranceMaximumSpeechRate
        #expect(speeds.contains(AVSpeechUtteranceDefaultSpeechRate))
    }

    @Test func thereIsNoVoice() {
        #expect(AVSpeechSynthesisVoice(language: "en-US") == nil)
        #expect(AVSpeechSynthesisVoice(language: nil) == nil)
        #expect(AVSpeechSynthesisVoice(identifier: "com.apple.voice.compact.en-US") == nil)
        #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
        // A tag of BCP 47 has hyphens.
        #expect(!AVSpeechSynthesisVoice.currentLanguageCode().contains("_"))
    }
}
