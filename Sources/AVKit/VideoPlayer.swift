@_exported import AVFoundation
@_exported import SwiftUI
@_exported import UIKit

/// A film: it cannot be shown within a page here, and a link opens its address elsewhere.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a film with a view over it.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    /// The link and what stands over it.
    public var body: some View {
        ZStack {
            Rectangle().fill(Color.black)
            if let address = player?.currentItem?.address {
                Link(address.lastPathComponent, destination: address)
            }
            overlay
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a player without an overlay.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A screen with a film: it cannot be shown here, and a button opens its address elsewhere.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
    /// What is to be played.
    open var player: AVPlayer?
    /// Whether there are controls; stored, but without effect here.
    open var showsPlaybackControls = true

    /// Creates the button.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        guard let address = player?.currentItem?.address else { return }
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: address.lastPathComponent) { _ in
                UIApplication.shared.open(address)
            })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}
