#if canImport(SwiftUI)
    import SwiftUI

    private struct SizeKey: PreferenceKey {
        static let defaultValue = CGSize.zero
        static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
    }

    extension View {
        /// Reports the view's size when it appears and whenever it changes.
        ///
        /// ``ClusterManager`` needs the size of the map to know how large a cell is on the screen.
        ///
        /// - Parameter onChange: Called with the size in points.
        public func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
            background(
                GeometryReader { proxy in
                    Color.clear.preference(key: SizeKey.self, value: proxy.size)
                }
            )
            .onPreferenceChange(SizeKey.self, perform: onChange)
        }
    }
#endif
