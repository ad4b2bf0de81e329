import MapScene
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// A value that is no view and belongs to no actor, but makes some.
private enum Station: String, CaseIterable, Identifiable {
    case kamppi, pasila

    var id: String { rawValue }

    @ViewBuilder nonisolated var sign: some View {
        switch self {
        case .kamppi: Text(verbatim: "M")
        case .pasila:
            Text(verbatim: "J")
            Text(verbatim: "R")
        }
    }
}

/// Views and modifiers that came later than the first ones.
@MainActor struct LaterViewTests {
    @Test func valuesOfNoActorMakeViews() {
        let host = ViewHost(VStack { ForEach(Station.allCases) { $0.sign } })
        #expect(host.words == ["M", "J", "R"])
    }

    @Test func aShapeIsStrokedInFrontOfItsFilling() {
        let host = ViewHost(
            Circle().fill(.red).stroke(.blue, lineWidth: 3).strokeBorder(.green, lineWidth: 2),
            size: CGSize(width: 60, height: 60))
        var kinds: [String] = []
        for element in host.interface.allElements {
            guard case .drawing(let drawing) = element.content else { continue }
            for command in drawing.commands {
                switch command.operation {
                case .fill(_, let color, _):
                    kinds.append("fill \(color == UIColor.systemRed.value)")
                case .stroke(_, let color, _):
                    kinds.append("stroke \(color == UIColor.systemBlue.value)")
                default: kinds.append("other")
                }
            }
        }
        #expect(kinds == ["fill true", "stroke true", "stroke false"])
    }

    private struct Pages: View {
        var body: some View {
            TabView(selection: .constant(2)) {
                Tab(value: 1) { Text(verbatim: "first") }
                Tab(value: 2) { Text(verbatim: "second") }
            }
        }
    }

    @Test func tabsNeedNoLabels() {
        #expect(ViewHost(Pages()).words.contains("second"))
        let search = ViewHost(TabView { Tab(role: .search) { Text(verbatim: "found") } })
        #expect(search.words.contains("found") && search.words.contains("Search"))
        #expect(ViewHost(TabView { Tab { Text(verbatim: "only") } }).words.contains("only"))
    }

    @Test func columnsOfASplitViewCanHaveOneForPhones() {
        let host = ViewHost(
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text(verbatim: "places")
            } detail: {
                Text(verbatim: "map")
            }, size: CGSize(width: 800, height: 400))
        #expect(host.words == ["places", "map"])
    }

    private struct Names: View {
        @State var names = ["Kamppi", "Pasila", "Töölö"]
        var body: some View {
            List($names, id: \.self, editActions: .delete) { $name in Text(name) }
                .tag(names.count)
        }
    }

    @Test func elementsOfABoundListAreDeletedAfterALongPress() throws {
        let host = ViewHost(Names())
        #expect(host.words == ["Kamppi", "Pasila", "Töölö"])
        let row = try #require(
            host.interface.root.allElements.last { element in
                element.isPressable
                    && element.allElements.contains {
                        if case .text(let text) = $0.content {
                            text.string == "Pasila"
                        } else {
                            false
                        }
                    }
            })
        host.send(.longPressed(row.id, at: nil))
        try host.tap("Delete")
        #expect(host.words == ["Kamppi", "Töölö"])
    }

    private struct Choice: View {
        @State var isChoosing = false
        var body: some View {
            Button(isChoosing ? "open" : "closed") { isChoosing = true }
                .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.json]) { _ in }
        }
    }

    @Test func aChoiceOfFilesEndsAtOnce() throws {
        let host = ViewHost(Choice())
        try host.tap("closed")
        #expect(host.words == ["closed"])
    }

    @Test func progressFollowsASpanOfTime() {
        let now = Date()
        let span = now.addingTimeInterval(-100)...now.addingTimeInterval(100)
        for (countsDown, view) in [
            (true, ProgressView(timerInterval: span)),
            (false, ProgressView(timerInterval: span, countsDown: false)),
        ] {
            let shares = ViewHost(view).interface.allElements.compactMap { element in
                if case .progress(let share) = element.content { share } else { nil }
            }
            #expect(shares.count == 1 && abs((shares.first ?? 0) - 0.5) < 0.05, "\(countsDown)")
        }
    }

    @Test func aSpanOfTimeIsWrittenWithBothEnds() {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        let words = ViewHost(Text(start...start.addingTimeInterval(3600))).words
        #expect(words.first?.contains(" – ") == true)
    }
}
