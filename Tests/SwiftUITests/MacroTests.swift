import MapScene
import SwiftUI
import Testing

/// A value that is not Sendable, as many in an environment are.
final class Compass {
    var name = "north"
}

extension EnvironmentValues {
    @Entry var accent: Color = .orange
    @Entry var compass: Compass?
    @Entry var heading: (Int) -> String = { "\($0)°" }
    @Entry fileprivate var steps = 3
}

private struct Reader: View {
    @Environment(\.heading) private var heading
    @Environment(\.steps) private var steps
    @Environment(\.compass) private var compass

    var body: some View {
        Text("\(heading(90)) \(steps) \(compass?.name ?? "none")")
    }
}

#Preview {
    Reader()
}

#Preview("Two of them", traits: .sizeThatFitsLayout) {
    let title = "Title"
    Text(title)
    if title.isEmpty { Reader() } else { EmptyView() }
}

#Preview("With state", traits: .landscapeLeft, .portrait) {
    @Previewable @State var isOn = false
    Toggle("On", isOn: $isOn)
}

#Preview { UIViewController() }
#Preview("A view") { UIView() }
#Preview("Made in steps", traits: .portrait) {
    let controller = UIViewController()
    controller.title = "A controller"
    return controller
}

private struct Reader_Previews: PreviewProvider {
    static var previews: some View {
        Reader().previewDisplayName("Reader")
        Reader().previewLayout(.sizeThatFits)
    }
}

@MainActor @Suite struct MacroTests {
    private func text(_ view: some View) -> String? {
        let host = ViewHost(view, size: CGSize(width: 200, height: 100))
        for element in host.interface.allElements {
            if case .text(let text) = element.content { return text.string }
        }
        return nil
    }

    @Test func anEntryIsAValueOfTheEnvironment() {
        #expect(EnvironmentValues().accent == .orange)
        #expect(text(Reader()) == "90° 3 none")
        #expect(text(Reader().environment(\.steps, 4)) == "90° 4 none")
        #expect(text(Reader().environment(\.compass, Compass())) == "90° 3 north")
        #expect(text(Reader().environment(\.heading) { "\($0) degrees" }) == "90 degrees 3 none")
    }
}
