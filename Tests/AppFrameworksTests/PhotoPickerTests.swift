import Foundation
import MapScene
import PhotosUI
import SwiftUI
import Testing
import UIKit

/// Pictures of a library: there is none, so that nothing can be chosen and an app goes on without.
@MainActor struct PhotoPickerTests {
    @Test func aConfigurationChoosesOnePictureOfAnyKind() {
        let configuration = PHPickerConfiguration(photoLibrary: .shared())
        #expect(configuration == PHPickerConfiguration())
        #expect(configuration.selectionLimit == 1 && configuration.filter == nil)
        #expect(configuration.preferredAssetRepresentationMode == .automatic)
        #expect(configuration.selection == .default)
        #expect(configuration.preselectedAssetIdentifiers.isEmpty)
    }

    @Test func aScreenKeepsItsConfiguration() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 0
        configuration.filter = .any(of: [.images, .livePhotos])
        configuration.selection = .ordered
        let screen = PHPickerViewController(configuration: configuration)
        #expect(screen.configuration == configuration && screen.delegate == nil)
    }

    @Test func filtersAreEqualIfTheyMeanTheSame() {
        #expect(PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.videos, .images]))
        #expect(PHPickerFilter.any(of: [.screenshots]) == .screenshots)
        #expect(PHPickerFilter.not(.images) != .images)
        #expect(PHPickerFilter.not(.images) != .not(.videos))
        #expect(PHPickerFilter.all(of: [.images, .videos]) != .any(of: [.images, .videos]))
    }

    @Test func theLibraryMayNotBeSeen() async {
        #expect(PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
        #expect(PHPhotoLibrary.authorizationStatus() == .denied)
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
        let earlier = await withCheckedContinuation { done in
            PHPhotoLibrary.requestAuthorization { done.resume(returning: $0) }
        }
        let later = await withCheckedContinuation { done in
            PHPhotoLibrary.requestAuthorization(for: .addOnly) { done.resume(returning: $0) }
        }
        #expect(earlier == .denied && later == .denied)
    }

    @Test func aPictureOfANameCannotBeLoaded() async {
        let item = PhotosPickerItem(itemIdentifier: "A1")
        #expect(item.itemIdentifier == "A1" && item == PhotosPickerItem(itemIdentifier: "A1"))
        let result = await withCheckedContinuation { done in
            item.loadTransferable(type: Data.self) { done.resume(returning: $0) }
        }
        #expect(throws: CocoaError.self) { _ = try result.get() }
    }

    /// The label of the button that a view shows; nil if there is none or if it can be pressed.
    private func disabledLabel(_ view: some View) -> String? {
        let elements = ViewHost(view, size: CGSize(width: 300, height: 100)).interface.allElements
        let button = elements.first { if case .button = $0.content { true } else { false } }
        guard let button, !button.isEnabled else { return nil }
        return button.allElements.lazy.compactMap {
            if case .text(let text) = $0.content { text.string } else { nil }
        }.first
    }

    @Test func aButtonShowsItsLabelAndCannotBePressed() {
        let one = Binding<PhotosPickerItem?>.constant(nil)
        let several = Binding<[PhotosPickerItem]>.constant([])
        let library = PHPhotoLibrary.shared()
        #expect(disabledLabel(PhotosPicker("Photo", selection: one, matching: .images)) == "Photo")
        #expect(
            disabledLabel(PhotosPicker("Photos", selection: several, maxSelectionCount: 3))
                == "Photos")
        #expect(disabledLabel(PhotosPicker(selection: one) { Text("Pick") }) == "Pick")
        #expect(
            disabledLabel(
                PhotosPicker(selection: several, selectionBehavior: .ordered) { Text("Sort") })
                == "Sort")
        #expect(
            disabledLabel(PhotosPicker(selection: one, photoLibrary: library) { Text("Own") })
                == "Own")
        #expect(
            disabledLabel(PhotosPicker(selection: several, photoLibrary: library) { Text("All") })
                == "All")
    }

    private struct Page: View {
        @State var isPresented: Bool
        @State var item: PhotosPickerItem?

        var body: some View {
            Button(isPresented ? "shown" : "closed") { isPresented = true }
                .photosPicker(isPresented: $isPresented, selection: $item)
        }
    }

    @Test(arguments: [false, true])
    func theLibraryIsClosedAsSoonAsItIsShown(isPresented: Bool) throws {
        let host = ViewHost(Page(isPresented: isPresented))
        func texts() -> [String] {
            host.interface.allElements.compactMap {
                if case .text(let text) = $0.content { text.string } else { nil }
            }
        }
        #expect(texts() == ["closed"])
        let button = try #require(
            host.interface.allElements.first {
                if case .button = $0.content { true } else { false }
            })
        host.send(.tapped(button.id))
        #expect(texts() == ["closed"] && host.interface.presentations.isEmpty)
    }
}
