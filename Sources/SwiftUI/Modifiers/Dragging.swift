import Foundation
public import UniformTypeIdentifiers

// What is dragged from one place to another, and screens of files: a page has neither, so that nothing is ever dropped.

extension View {
    /// Gives what is dragged from the view; nothing can be dragged here.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    /// Gives what is dragged from the view, with a picture of it; nothing can be dragged here.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Takes what is dropped on the view; never called here.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Takes what is dropped on the view; never called here.
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    /// Takes what is dropped on the view, with the place; never called here.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    /// Takes what is dropped on the view by a delegate; never called here.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
    {
        self
    }

    /// Gives what is dragged from the view; nothing can be dragged here.
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

    /// Gives what is dragged from the view, with a picture of it; nothing can be dragged here.
    public func draggable<V: View, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }

    /// Takes what is dropped on the view; never called here.
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }

    /// Lets the user choose a file; there are none of the user's here, so that the choice ends without a result.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { modifier(EndedChoice(isPresented: isPresented)) }

    /// Lets the user choose files; there are none of the user's here, so that the choice ends without a result.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { modifier(EndedChoice(isPresented: isPresented)) }

    /// Lets the user choose where a file is moved to; no place can be chosen here, so that the choice ends without a
    /// result.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { modifier(EndedChoice(isPresented: isPresented)) }
}

/// A choice that ends as soon as it begins, as there is nothing to choose from.
struct EndedChoice: ViewModifier {
    let isPresented: Binding<Bool>

    func body(content: Content) -> some View {
        content.onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            if isShown { isPresented.wrappedValue = false }
        }
    }
}

/// Takes what is dropped on a view; never called here.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether what is dragged may be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what was dropped; returns whether it did.
    func performDrop(info: DropInfo) -> Bool
    /// Called when what is dragged enters the view.
    func dropEntered(info: DropInfo)
    /// Called when what is dragged moves over the view; returns what a drop would do.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when what is dragged leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Default implementation: it may.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Default implementation: does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Default implementation: says nothing.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Default implementation: does nothing.
    public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
public struct DropInfo {
    /// The place in the view, in points.
    public let location: CGPoint
    let providers: [NSItemProvider]

    /// Returns whether there is a thing of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
    /// Returns the things of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// What a drop would do.
public struct DropProposal: Sendable {
    /// What a drop does to a thing.
    public let operation: DropOperation
    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// What a drop does to a thing.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
