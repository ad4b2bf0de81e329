import AVFoundation
import AVKit
import CoreMotion
import Foundation
import MessageUI
import PhotosUI
import StoreKit
import SwiftUI
import Testing
import UIKit
import WatchConnectivity

/// What a phone has and this system has not says so, wherever an app asks.
@MainActor struct MissingDeviceTests {
    @Test func noSensorTellsOfMovements() async {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable && !manager.isDeviceMotionAvailable)
        let told = await withCheckedContinuation { done in
            manager.startDeviceMotionUpdates(to: OperationQueue()) { motion, error in
                done.resume(returning: (motion == nil, (error as NSError?)?.code))
            }
        }
        #expect(told.0 && told.1 == 109 && manager.deviceMotion == nil)
        #expect(!CMPedometer.isStepCountingAvailable())
        let code = await withCheckedContinuation { done in
            CMPedometer().queryPedometerData(from: .distantPast, to: .now) { _, error in
                done.resume(returning: (error as NSError?)?.code)
            }
        }
        #expect(code == 109)
    }

    private final class Watch: NSObject, WCSessionDelegate, @unchecked Sendable {
        let end: (WCSessionActivationState, (any Error)?) -> Void
        init(end: @escaping (WCSessionActivationState, (any Error)?) -> Void) { self.end = end }
        func session(
            _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState,
            error: (any Error)?
        ) { end(state, error) }
    }

    @Test func noWatchIsReached() async {
        let session = WCSession.default
        #expect(!WCSession.isSupported() && !session.isReachable)
        var watch: Watch?
        let state = await withCheckedContinuation { done in
            watch = Watch { done.resume(returning: ($0, ($1 as? WCError)?.code)) }
            session.delegate = watch
            session.activate()
        }
        #expect(state == (.notActivated, .sessionNotSupported))
        #expect(throws: WCError(.sessionNotSupported)) {
            try session.updateApplicationContext(["a": 1])
        }
        #expect(watch != nil)
    }

    private final class Mail: NSObject, MFMailComposeViewControllerDelegate {
        var results: [MFMailComposeResult] = []
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) { results.append(result) }
    }

    @Test func noMailIsSent() {
        #expect(!MFMailComposeViewController.canSendMail())
        let (screen, mail) = (MFMailComposeViewController(), Mail())
        screen.mailComposeDelegate = mail
        screen.setSubject("map")
        screen.viewDidAppear(false)
        #expect(mail.results == [.failed])
    }

    private final class Picker: PHPickerViewControllerDelegate {
        var counts: [Int] = []
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            counts.append(results.count)
        }
    }

    @Test func noPictureIsChosen() async throws {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        let (screen, picker) = (PHPickerViewController(configuration: .init()), Picker())
        screen.delegate = picker
        screen.viewDidAppear(false)
        #expect(picker.counts == [0])
        await #expect(throws: CocoaError.self) {
            _ = try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self)
        }
    }

    private final class Speech: NSObject, AVSpeechSynthesizerDelegate {
        var canceled: [String] = []
        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
        ) { canceled.append(utterance.speechString) }
    }

    @Test func nothingIsHeard() throws {
        let (voice, speech) = (AVSpeechSynthesizer(), Speech())
        voice.delegate = speech
        voice.speak(AVSpeechUtterance(string: "turn left"))
        #expect(speech.canceled == ["turn left"] && !voice.isSpeaking)
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .voicePrompt, options: .duckOthers)
        #expect(session.category == .playback && session.categoryOptions == .duckOthers)
        #expect(throws: (any Error).self) {
            try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/song.mp3"))
        }
        #expect(try AVAudioPlayer(data: Data()).play() == false)
        let fitted = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1),
            insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(fitted == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test func aFilmIsOpenedElsewhere() throws {
        let address = try #require(URL(string: "https://example.org/harbor.mp4"))
        let screen = AVPlayerViewController()
        screen.player = AVPlayer(url: address)
        var opened: [URL] = []
        let before = UIApplication.shared.opener
        UIApplication.shared.opener = {
            opened.append($0)
            return true
        }
        defer { UIApplication.shared.opener = before }
        screen.loadViewIfNeeded()
        let button = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "harbor.mp4")
        button.tap()
        #expect(opened == [address])
    }
}
