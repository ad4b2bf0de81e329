import Foundation

/// The minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as one hears it unasked.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
    /// The text to speak.
    public let speechString: String
    /// Whose voice; nil for any.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// The silence before the utterance, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The silence after the utterance, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates a text to be spoken.
    public init(string: String) { speechString = string }
}

/// A voice; there is none here.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
    /// The voice's language, as `en-US`.
    public let language: String
    /// The voice's name in the system.
    public let identifier: String
    /// The voice's name for people.
    public let name: String

    /// Nil: there is no voice for any language.
    public init?(language languageCode: String?) { nil }
    /// Nil: there is no voice.
    public init?(identifier: String) { nil }
    /// Returns the available voices; none here.
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the language that the system is set to.
    public class func currentLanguageCode() -> String {
        Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    }
}

/// The boundary at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// Speaks texts: nothing is heard here, which is said once on standard error.
///
/// A text that is to be spoken is told as canceled: an app that speaks one sentence after another goes on.
open class AVSpeechSynthesizer: NSObject {
    /// Creates a synthesizer.
    public override init() { super.init() }
    /// The delegate; not retained.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether an utterance is being spoken; always false here.
    open var isSpeaking: Bool { false }
    /// Whether speech waits: none does.
    open var isPaused: Bool { false }

    /// Tells the delegate that the text was canceled.
    open func speak(_ utterance: AVSpeechUtterance) {
        SoundNotice.tell()
        delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    /// Returns false: nothing is spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false: nothing is spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false: nothing is spoken.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// The methods that a speech synthesizer calls on its delegate.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when an utterance begins; never called here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when an utterance ends; never called here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Called when a text is not spoken to its end; for every text here.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Default implementation: does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
    ) {}
    /// Default implementation: does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}
    /// Default implementation: does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
}
