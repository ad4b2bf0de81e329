#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The state of loading of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// No image has been loaded yet.
    case empty
    /// The image was loaded.
    case success(Image)
    /// Loading failed.
    case failure(any Error)

    /// The image that was loaded; nil if there is none.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error, if loading failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads an image from a URL and shows it.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates a view from a URL, with content for each phase of loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    /// The view for the current phase.
    public var body: some View {
        content(phase)
            .task(id: url) {
                phase = .empty
                guard let url else { return }
                do {
                    let data = try await Self.bytes(of: url)
                    guard let image = UIImage(data: data) else {
                        throw CocoaError(.fileReadCorruptFile)
                    }
                    phase = .success(Image(uiImage: image))
                } catch {
                    if !Task.isCancelled { phase = .failure(error) }
                }
            }
    }

    private static func bytes(of url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        return try await URLSession.shared.data(from: url).0
    }
}

extension AsyncImage {
    /// Creates a view from a URL that shows the image as it is.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
        self.init(url: url, scale: scale) { $0.image }
    }

    /// Creates a view from a URL, with content for the image and a placeholder until it is loaded.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }
}
