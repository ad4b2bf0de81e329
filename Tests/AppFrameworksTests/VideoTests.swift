import AVKit
import Foundation
import MapScene
import SwiftUI
import Testing
import UIKit

/// Films: the page has a link to the film's address in the place of the film.
@MainActor struct VideoTests {
    private func player() throws -> AVPlayer {
        AVPlayer(url: try #require(URL(string: "https://example.org/films/harbor.mp4")))
    }

    /// The links that a view shows, and the texts in them and over them.
    private func shown(_ view: some View) -> (links: [URL], texts: [String]) {
        let elements = ViewHost(view, size: CGSize(width: 300, height: 200)).interface.allElements
        return (
            elements.compactMap {
                if case .link(let address) = $0.content { address } else { nil }
            },
            elements.compactMap {
                if case .text(let text) = $0.content { text.string } else { nil }
            }
        )
    }

    @Test func aFilmIsALinkWithItsName() throws {
        let film = shown(VideoPlayer(player: try player()))
        #expect(film.links.map(\.absoluteString) == ["https://example.org/films/harbor.mp4"])
        #expect(film.texts == ["harbor.mp4"])
    }

    @Test func whatLiesOverAFilmIsShown() throws {
        let film = shown(VideoPlayer(player: try player()) { Text("Live") })
        #expect(film.links.count == 1 && film.texts == ["harbor.mp4", "Live"])
    }

    @Test func withoutAFilmThereIsNoLink() {
        let (none, empty) = (
            shown(VideoPlayer(player: nil)), shown(VideoPlayer(player: AVPlayer()) { Text("Soon") })
        )
        #expect(none.links.isEmpty && none.texts.isEmpty)
        #expect(empty.links.isEmpty && empty.texts == ["Soon"])
    }

    @Test func aScreenWithoutAFilmHasNoButton() throws {
        let screen = AVPlayerViewController()
        #expect(screen.player == nil && screen.showsPlaybackControls)
        screen.showsPlaybackControls = false
        screen.loadViewIfNeeded()
        #expect(screen.view.subviews.isEmpty && screen.view.backgroundColor == .black)
        #expect(!screen.showsPlaybackControls)
    }

    @Test func theButtonIsInTheMiddleOfTheScreen() throws {
        let screen = AVPlayerViewController()
        screen.player = try player()
        screen.loadViewIfNeeded()
        screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        screen.view.layoutIfNeeded()
        let button = try #require(screen.view.subviews.first)
        #expect(screen.view.subviews.count == 1)
        #expect(abs(button.center.x - 160) < 1 && abs(button.center.y - 100) < 1)
    }
}
