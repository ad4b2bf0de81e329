import Foundation

/// An object that can be made of data of some types.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that gives its data in some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that it gives, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns its data in a type; nil if it has none.
    func data(forTypeIdentifier typeIdentifier: String) -> Data?
}

/// Gives the data of a thing that is dragged, copied or shared, in the types that it is registered for.
///
/// Data are given at once, in the thread that asks.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; its own state is behind the lock.
    private let lock = NSLock()
    private var loaders: [(type: String, load: () -> Data?)] = []
    private var object: (any NSItemProviderWriting)?
    /// A name for the thing; nil for none.
    open var suggestedName: String?

    /// Creates a provider of nothing.
    public override init() {}

    /// Creates a provider of an object, in the types that it gives.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of what is at an address; its data are those of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        register("public.data") {
            // Nothing is given of a file that cannot be read.
            try? Data(contentsOf: fileURL)
        }
    }

    private func register(_ type: String, _ load: @escaping () -> Data?) {
        lock.withLock { loaders.append((type, load)) }
    }

    /// Registers an object in the types that it gives.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        lock.withLock { self.object = object }
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            register(type) { object.data(forTypeIdentifier: type) }
        }
    }

    /// Registers a closure that gives data of a type.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(typeIdentifier) {
            var given: Data?
            _ = loadHandler { data, _ in given = data }
            return given
        }
    }

    /// The types that data are given in, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

    /// Returns whether data of a type are given.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Returns whether an object of a class can be made.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        let types = registeredTypeIdentifiers
        return aClass.readableTypeIdentifiersForItemProvider.contains(where: types.contains)
    }

    /// Gives data of a type; an error if there are none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = lock.withLock { loaders.first { $0.type == typeIdentifier }?.load }
        if let data = load?() {
            completionHandler(data, nil)
        } else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
        }
        return Self.done
    }

    /// Makes an object of a class; an error if there are no data of its types.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        let found = lock.withLock { loaders.first { types.contains($0.type) } }
        guard let found, let data = found.load() else {
            completionHandler(nil, CocoaError(.fileReadUnknown))
            return Self.done
        }
        do {
            completionHandler(
                try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
        } catch {
            completionHandler(nil, error)
        }
        return Self.done
    }

    private static var done: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

/// The processes that may request data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team, group, ownProcess
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The type that can be read: plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }
    /// The type that is written: plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text"]
    }
    /// Makes a text of its bytes in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> Self
    {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return Self(string: text)
    }
    /// The text's bytes in UTF-8.
    public func data(forTypeIdentifier typeIdentifier: String) -> Data? {
        data(using: String.Encoding.utf8.rawValue)
    }
}
