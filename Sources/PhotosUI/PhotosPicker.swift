import Foundation
import SwiftUI
import UIKit

/// A picture that was chosen from a library; there is never one here.
public struct PhotosPickerItem: Hashable, Sendable {
    /// The form in which a picture is wanted.
    public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }

    /// Its name in the library.
    public let itemIdentifier: String?
    /// Names a picture of the library; it cannot be loaded.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Fails: there is no library.
    public func loadTransferable<T: Sendable>(type: T.Type) async throws -> T? {
        throw CocoaError(.fileNoSuchFile)
    }

    /// Tells the handler that there is no library.
    @discardableResult
    public func loadTransferable<T: Sendable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        DispatchQueue.global().async { completionHandler(.failure(CocoaError(.fileNoSuchFile))) }
        return Progress(totalUnitCount: 1)
    }
}

/// The behavior of the selection.
public enum PhotosPickerSelectionBehavior: Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
}

/// A button for a library of pictures: there is none here, so that it cannot be pressed.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// Creates a button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// Creates a button for several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// Creates a button for one picture of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// Creates a button for several pictures of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// The button.
    public var body: some View {
        Button {
        } label: {
            label
        }.disabled(true)
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a button with a title for one picture.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(titleKey) }

    /// Creates a button with a title for several pictures.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(titleKey) }
}

extension View {
    /// Shows a library of pictures: there is none here, so that the binding is set to false as soon as it is true.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            if isShown { isPresented.wrappedValue = false }
        }
    }
}
