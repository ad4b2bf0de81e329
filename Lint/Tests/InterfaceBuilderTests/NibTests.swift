import Foundation
import InterfaceBuilder
import Testing

/// What becomes of xibs; that it compiles is for Tests/Python/check_adopt.py to say.
struct NibTests {
    private static let outlets: Set<String> = ["content", "name", "stars"]

    private func written(
        owner superclass: String? = "UIView", others: [String: String?] = [:]
    ) throws -> StoryboardWriter {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appendingPathComponent("Adopt/PlaceCard.xib.sample"))
        let facts = ModuleFacts(
            superclasses: others.merging(superclass.map { ["PlaceCard": $0] } ?? [:]) { $1 },
            outlets: ["PlaceCard": Self.outlets],
            methods: ["PlaceCard": ["go:": "go(_:)", "tapped": "tapped"]])
        return StoryboardWriter(
            [], nibs: [("PlaceCard", try InterfaceElement.document(data))], main: nil, facts: facts)
    }

    @Test func aFileIsFoundByItsNameAndGivesItsViews() throws {
        let text = try written().text
        #expect(text.contains("case \"PlaceCard\":"))
        #expect(text.contains("let view1 = UITapGestureRecognizer()"))
        #expect(text.contains("return [view2]"))
        #expect(text.contains("view2.addSubview(view3)"))
        #expect(text.contains("attribute: .leading, multiplier: 1, constant: 8.0"))
    }

    /// The owner is there where a program gives one, and of the class that was drawn for.
    @Test func outletsAndActionsOfTheOwnerWaitForOne() throws {
        let text = try written().text
        let parts = text.components(separatedBy: "if let owner = owner as? PlaceCard {")
        try #require(parts.count == 2)
        let block = try #require(parts[1].components(separatedBy: "return [").first)
        for property in ["content", "name", "stars"] {
            #expect(block.contains("{ owner.\(property) = $0 }"), "\(property)")
        }
        #expect(block.contains("action: #selector(PlaceCard.go(_:)), for: .touchUpInside)"))
        #expect(block.contains("view1.addTarget(owner, action: #selector(PlaceCard.tapped))"))
        #expect(block.contains("connectOutlet(owner) { view6.delegate = $0 }"))
        #expect(!parts[0].contains("addTarget(owner"))
        #expect(!text.contains("goneSinceLongAgo"))
    }

    @Test func anOwnerOfAnotherModuleIsOnlyADelegate() throws {
        let text = try written(owner: nil).text
        #expect(text.contains("if let owner = owner as? NSObject {"))
        #expect(text.contains("view6.delegate = $0 }"))
        #expect(!text.contains("owner.content"))
    }

    @Test func aModuleThatDescribesItsViewsItselfKeepsThat() throws {
        let text = try written(others: ["AdoptedNibs": nil]).text
        #expect(!text.contains("class AdoptedNibs"))
        #expect(try written().text.contains("class AdoptedNibs: NibViews"))
    }

    @Test func whatIsLeftOutIsTold() throws {
        let omissions = try written().omissions
        #expect(omissions.map(\.what) == ["the view “hologramView”"])
        #expect(omissions.allSatisfy { $0.file == "PlaceCard" && $0.line == 34 })
    }
}
