@_exported import Foundation
import Synchronization

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// Where a phone would be shaken.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// There is no error.
public let kAudioServicesNoError: Int32 = 0
/// A file cannot be played.
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F

/// Plays nothing: a page has no sound, which is said once on standard error.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SoundNotice.tell() }

/// Plays nothing, and calls the closure.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SoundNotice.tell()
    inCompletionBlock?()
}

/// Plays nothing: a page has no sound, which is said once on standard error.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SoundNotice.tell() }

/// Plays nothing, and calls the closure.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SoundNotice.tell()
    inCompletionBlock?()
}

/// Refuses a file: nothing can be played here.
///
/// SAFETY: the number that the caller's pointer leads to is not changed.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { kAudioServicesUnsupportedPropertyError }

/// Does nothing: no sound was taken.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    kAudioServicesNoError
}

/// Says that nothing is heard.
package enum SoundNotice {
    private static let isTold = Mutex(false)

    /// Says so once in the life of a program.
    package static func tell() {
        let isNews = isTold.withLock { told in
            defer { told = true }
            return !told
        }
        guard isNews else { return }
        let text = "AudioToolbox: nothing is played or spoken on this system\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
