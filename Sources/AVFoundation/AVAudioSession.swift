@_exported import AudioToolbox
@_exported import CoreGraphics
@_exported import Foundation

/// An app's audio settings, which are stored but have no effect: no audio is played on this platform.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: what is kept is behind the lock.
    private static let shared = AVAudioSession()
    private let lock = NSLock()
    private var kept = (Category.soloAmbient, Mode.default, CategoryOptions())
    private override init() { super.init() }

    /// Returns the session of the program.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The purpose of audio in an app.
    public struct Category: Hashable, RawRepresentable, Sendable {
        /// The name of the use.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that mixes with that of other apps.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that silences other apps.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Playback that is central to the app.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording and playback.
        public static let playAndRecord = Category(
            rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// The kind of audio within a category.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Creates a value from a raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The default mode.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Sentences, as of a navigation.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Continuous spoken audio.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Movie playback.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    /// Options for mixing with the audio of other apps.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps' sound continues.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other apps' sound continues at lower volume.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Bluetooth hands-free devices may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Sound comes from the loudspeaker by default.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Spoken audio of other apps is paused.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    }

    /// Options for the end of an app's audio.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The raw bit mask.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps are notified.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The purpose of audio in the app; stored, but without effect here.
    public var category: Category { lock.withLock { kept.0 } }
    /// The kind of audio within the category; stored, but without effect here.
    public var mode: Mode { lock.withLock { kept.1 } }
    /// The options for mixing; stored, but without effect here.
    public var categoryOptions: CategoryOptions { lock.withLock { kept.2 } }
    /// The output volume, from 0 to 1; always 0 here.
    public let outputVolume: Float = 0
    /// Whether another app plays audio: always false here.
    public let isOtherAudioPlaying = false

    /// Keeps what sound is used for.
    public func setCategory(_ category: Category) throws {
        try setCategory(category, mode: .default, options: [])
    }
    /// Keeps what sound is used for.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }
    /// Keeps what sound is used for.
    public func setCategory(
        _ category: Category, mode: Mode, options: CategoryOptions = []
    ) throws { lock.withLock { kept = (category, mode, options) } }
    /// Keeps what kind of sound.
    public func setMode(_ mode: Mode) throws { lock.withLock { kept.1 = mode } }
    /// Has no effect: no audio is played.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Asks whether the app may record: it may not.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }
}

/// Returns the largest rectangle of a shape within another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(
        boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
        width: size.width, height: size.height)
}
