import Foundation

/// Plays a file's sound: nothing can be played here.
///
/// A file that is there is taken, so that an app can be set up; `prepareToPlay()` and `play()` return false, which is said once on
/// standard error.
open class AVAudioPlayer: NSObject {
    /// Where the file is; nil if it was given as data.
    public let url: URL?
    /// The delegate; not retained.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The volume, from 0 to 1; stored, but without effect here.
    open var volume: Float = 1
    /// The number of repetitions, negative for no limit; stored, but without effect here.
    open var numberOfLoops = 0
    /// The playback rate; stored, but without effect here.
    open var rate: Float = 1
    /// Whether the playback rate may be set; stored, but without effect here.
    open var enableRate = false
    /// The playback position in seconds; stored, but without effect here.
    open var currentTime: TimeInterval = 0
    /// How long the file is: not known.
    open var duration: TimeInterval { 0 }
    /// Whether it is heard: it is not.
    open var isPlaying: Bool { false }

    /// Creates a player for the file at a URL.
    ///
    /// - Throws: Foundation's error if it cannot be read.
    public init(contentsOf url: URL) throws {
        _ = try FileHandle(forReadingFrom: url)
        self.url = url
    }
    /// Takes a file; its kind does not matter.
    ///
    /// - Throws: Foundation's error if it cannot be read.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    /// Creates a player for the content of a file.
    public init(data: Data) throws { url = nil }

    /// Returns false: nothing can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Returns false: nothing can be played.
    @discardableResult
    open func play() -> Bool {
        SoundNotice.tell()
        return false
    }
    /// Has no effect: nothing is played.
    open func pause() {}
    /// Has no effect: nothing is played.
    open func stop() {}
}

/// The methods that an audio player calls on its delegate.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when playback ends; never called here.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when the file cannot be read; never called here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Default implementation: does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Default implementation: does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A film or a sound to be played.
open class AVPlayerItem: NSObject {
    /// The URL of the media.
    package let address: URL
    /// Creates one of an address.
    public init(url URL: URL) { address = URL }
    /// Posted when an item was played to its end; never posted here.
    public static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
    /// Posted when an item was played to its end; never posted here.
    public static var AVPlayerItemDidPlayToEndTime: Notification.Name {
        AVPlayerItem.didPlayToEndTimeNotification
    }
}

/// Plays a film or a sound: nothing can be played here, which is said once on standard error.
open class AVPlayer: NSObject {
    /// What is to be played.
    open private(set) var currentItem: AVPlayerItem?
    /// The volume, from 0 to 1; stored, but without effect here.
    open var volume: Float = 1
    /// Whether the player is muted; stored, but without effect here.
    open var isMuted = false
    /// How fast it is played: it is not; another speed than 0 is the wish to play.
    open var rate: Float {
        get { 0 }
        set { if newValue != 0 { play() } }
    }

    /// Creates a player without anything to play.
    public override init() { super.init() }
    /// Creates a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// Creates a player of something.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    /// Sets what is to be played.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Has no effect: nothing is played.
    open func play() { SoundNotice.tell() }
    /// Has no effect: nothing is played.
    open func pause() {}
}
