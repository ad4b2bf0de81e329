import MapScene
import SwiftUI
import Testing
import UIKit

/// Lists that are changed, and cells made of views.
@MainActor struct EditingTests {
    private struct Parks: View {
        @State private var names = ["Kaivopuisto", "Esplanadi", "Kaisaniemi"]
        @State private var mode = EditMode.inactive

        var body: some View {
            VStack {
                EditButton()
                Text(mode.isEditing ? "changing" : "reading")
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test func editButtonsChangeTheMode() throws {
        let host = ViewHost(Parks())
        #expect(host.words.contains("reading"))
        try host.tap("Edit")
        #expect(host.words.contains("changing"))
        try host.tap("Done")
        #expect(host.words.contains("reading"))
    }

    @Test func elementsAreDeletedAfterALongPress() throws {
        let host = ViewHost(Parks())
        let element = try #require(
            host.interface.root.allElements.first { element in
                element.isPressable
                    && element.allElements.contains {
                        if case .text(let text) = $0.content {
                            text.string == "Esplanadi"
                        } else {
                            false
                        }
                    }
            })
        host.send(.longPressed(element.id, at: nil))
        try host.tap("Delete")
        #expect(!host.words.contains("Esplanadi"))
        #expect(host.words.contains("Kaisaniemi"))
    }

    @Test func elementsAreRemovedAndMovedByTheirPlaces() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [1, 4, 9])
        #expect(letters == Array("acdf"))
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(letters == Array("cfad"))
        letters.move(fromOffsets: [3], toOffset: 0)
        #expect(letters == Array("dcfa"))
        letters.move(fromOffsets: [1], toOffset: 1)
        #expect(letters == Array("dcfa"))
    }

    @Test func cellsAreMadeOfViews() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration {
            VStack {
                Text("Kaivopuisto")
                Text("Park")
            }
        }
        .margins(.vertical, 20)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
        cell.layoutIfNeeded()
        let content = try #require(cell.contentView.subviews.last as? any UIView & UIContentView)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 120))
        let low = content.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(low > 70 && low < 120)
        cell.contentConfiguration = UIHostingConfiguration { Text("one line") }
        let line = try #require(cell.contentView.subviews.last as? any UIView & UIContentView)
        #expect(line.sizeThatFits(CGSize(width: 300, height: 0)).height < low)
    }
}
