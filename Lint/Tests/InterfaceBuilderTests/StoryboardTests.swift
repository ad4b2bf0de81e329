import Foundation
import InterfaceBuilder
import Testing

/// What becomes of storyboards; that it compiles is for Tests/Python/check_adopt.py to say.
struct StoryboardTests {
    private static let facts = ModuleFacts(
        superclasses: [
            "PlacesController": "BaseController", "BaseController": "UIViewController",
            "Badge": "UIView", "Guide": "NSObject", "PlaceCell": "UITableViewCell",
            "ListController": "UITableViewController",
        ],
        outlets: [
            "BaseController": ["map"], "PlaceCell": ["name"],
            "ListController": ["styleLabel", "traffic"],
            "PlacesController": ["table", "height", "stars", "badge", "guide"],
        ],
        methods: [
            "PlacesController": [
                "reload:": "reload(_:)", "chooseWithSender:": "choose(sender:)", "add": "add",
                "tapped:": "tapped(_:)",
            ]
        ])

    private static let sample: Data = {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        // A missing sample fails each test with its name.
        return (try? Data(contentsOf: tests.appendingPathComponent("Adopt/Main.storyboard.sample")))
            ?? Data()
    }()

    private func written() throws -> StoryboardWriter {
        StoryboardWriter(
            [("Main", try InterfaceElement.document(Self.sample))], main: "Main", facts: Self.facts)
    }

    @Test func scenesAreFoundByTheirNames() throws {
        let text = try written().text
        #expect(text.contains("static var main: String? { \"Main\" }"))
        #expect(text.contains("case (\"Main\", \"nav-01-a\"), (\"Main\", nil): scene1()"))
        #expect(text.contains("case (\"Main\", \"plc-02-b\"), (\"Main\", \"places\"): scene2()"))
        #expect(text.contains("case (\"Main\", \"ph1\"): controller(\"Other\", \"home\")"))
        #expect(text.contains("controller.title = \"Say \\\"places\\\" \\\\(1)\""))
    }

    @Test func outletsAreSetThatTheClassOrItsBaseHas() throws {
        let text = try written().text
        for property in ["map", "table", "height", "badge", "guide"] {
            #expect(text.contains("{ controller.\(property) = $0 }"), "\(property)")
        }
        #expect(text.contains("{ controller.stars = $0 }"))
        #expect(!text.contains("goneSinceLongAgo"))
        // What a class of the module makes itself, and what one of a pod would have made.
        #expect(text.contains("madeOfNothing(Badge(coder: StoryboardCoder()))"))
        #expect(!text.contains("ClassOfAPod"))
    }

    @Test func actionsAndSeguesHaveTheirMethods() throws {
        let text = try written().text
        #expect(
            text.contains(
                "action: #selector(PlacesController.reload(_:)), for: .touchUpInside)"))
        #expect(
            text.contains(
                "action: #selector(PlacesController.choose(sender:)), for: .valueChanged)"))
        #expect(text.contains(".action = #selector(PlacesController.add)"))
        #expect(text.contains("identifier: \"list\", kind: .show, destination: \"lst-03-c\")"))
        #expect(text.contains("controller?.follow(segue_sg_1_x, sender: action.sender)"))
        #expect(text.contains("controller.embed(segue_sg4, in: view"))
        #expect(text.contains(".follow(segue_sg0, ofCells: \"place\", in: controller)"))
        #expect(
            text.contains(
                ".follow(segue_sg3, ofCells: \"place\", from: .accessory, in: controller)"))
    }

    @Test func rowsOfStaticTablesAreGivenOnce() throws {
        let text = try written().text
        let row = #/StaticTableSection.Row\((view\d+), identifier: "style"\)/#
        let cell = try #require(text.firstMatch(of: row)?.1)
        #expect(
            text.contains(
                "controller.show([StaticTableSection(header: \"Map\", footer: \"As it is drawn\", rows: [StaticTableSection.Row(\(cell)"
            ))
        #expect(text.contains(", height: 90.0)]), StaticTableSection(rows: [])])"))
        #expect(
            text.contains("let \(cell) = UITableViewCell(style: .value1, reuseIdentifier: nil)"))
        #expect(text.contains("\(cell).accessoryType = .detailDisclosureButton"))
        #expect(text.contains("\(cell).follow(segue_sg5, in: controller)"))
        #expect(text.contains("\(cell).follow(segue_sg6, from: .accessory, in: controller)"))
        // The labels of its style are the cell's own, and keep its places for them; the third is another.
        #expect(text.contains("\(cell).textLabel?.text = \"Style\""))
        #expect(!text.contains("\(cell).textLabel?.frame"))
        #expect(
            text.contains(
                "connectOutlet(\(cell).detailTextLabel!) { controller.styleLabel = $0 }"))
        #expect(text.contains("{ controller.traffic = $0 }"))
        #expect(text.components(separatedBy: "\(cell).contentView.addSubview").count - 1 == 1)
        #expect(text.contains(".tableHeaderView = view"))
        #expect(text.contains(".selectionStyle = .none"))
    }

    @Test func constraintsNameBothSides() throws {
        let text = try written().text
        // The guide of the top ends where the safe area begins.
        #expect(text.contains(".safeAreaLayoutGuide, attribute: .top, multiplier: 1"))
        #expect(text.contains("multiplier: 16.0 / 9.0"))
        #expect(text.contains("UILayoutPriority(rawValue: 750.0)"))
        #expect(text.contains("relatedBy: .greaterThanOrEqual"))
        #expect(
            text.contains("toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 120.0")
        )
        #expect(text.components(separatedBy: "NSLayoutConstraint(item").count - 1 == 6)
    }

    @Test func whatIsLeftOutIsTold() throws {
        let omissions = try written().omissions
        #expect(
            Set(omissions.map(\.what)) == [
                "the view “hologramView”", "the scene “glkViewController”",
            ])
        #expect(omissions.allSatisfy { $0.file == "Main" && $0.line > 1 })
    }

    @Test func filesThatAreNoneAreErrors() {
        func failure(_ text: String) -> InterfaceElement.ReadingError? {
            do {
                _ = try InterfaceElement.document(Data(text.utf8))
                return nil
            } catch { return error as? InterfaceElement.ReadingError }
        }
        #expect(failure("") == .malformed(line: 1))
        #expect(failure("<document>\n<scenes>") != nil)
        #expect(failure("<plist/>") == .noDocument)
        #expect(failure("<document targetRuntime=\"watchKit\"/>") == .noDocument)
        #expect(failure("<document targetRuntime=\"iOS.CocoaTouch\"/>") == nil)
        let deep = String(repeating: "<a>", count: 300)
        #expect(failure("<document>\(deep)") == .tooDeep(line: 1))
        #expect(
            failure("<document>" + String(repeating: " ", count: 16 << 20))
                == .tooLarge(bytes: (16 << 20) + 10))
    }

    @Test func damagedFilesGiveAnErrorOrCode() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<400 {
            var data = Self.sample
            if round % 2 == 0 {
                data = data.prefix(Int.random(in: 0..<data.count, using: &generator))
            } else {
                for _ in 0..<Int.random(in: 1...20, using: &generator) {
                    let place = Int.random(in: data.indices, using: &generator)
                    data[place] = UInt8.random(in: 9...126, using: &generator)
                }
            }
            // Whatever comes of it, nothing stops the program.
            guard let document = try? InterfaceElement.document(Data(data)) else { continue }
            let writer = StoryboardWriter([("Main", document)], main: nil, facts: Self.facts)
            #expect(writer.text.hasPrefix("// Made by mapwright"))
        }
    }
}
