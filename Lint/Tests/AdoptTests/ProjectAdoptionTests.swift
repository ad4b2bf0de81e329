import Adopt
import Foundation
import Testing

@Suite struct ProjectAdoptionTests {
    private func adopt(
        _ app: AppProject, into folder: String? = nil, targets: [String] = []
    ) throws -> ProjectAdoption {
        try ProjectAdoption(
            path: app.project, into: folder, targets: targets, mapwright: app.folder + "/Mapwright")
    }

    private func target(_ name: String, of adoption: ProjectAdoption) throws
        -> ProjectAdoption.Target
    {
        try #require(adoption.targets.first { $0.target == name })
    }

    @Test func targetsHaveTheirKindsFilesAndDependencies() throws {
        let app = try AppProject()
        let adoption = try adopt(app)
        let walks = try target("Walks", of: adoption)
        #expect(walks.kind == .executable)
        #expect(walks.sources == ["App/Screens/Map.swift", "App/WalksApp.swift"])
        #expect(walks.resources.map(\.path).sorted() == ["App/Assets.xcassets", "App/places.json"])
        #expect(walks.dependencies == ["Ways"])
        #expect(walks.products == ["Trails"])
        let ways = try target("Ways", of: adoption)
        #expect(ways.kind == .library)
        #expect(ways.sources == ["Ways/Way.swift"])
        let tests = try target("WalksTests", of: adoption)
        #expect(tests.kind == .test)
        #expect(tests.dependencies == ["Walks"])
        #expect(adoption.targets.count == 3)
    }

    @Test func theManifestSaysWhatTheProjectSays() throws {
        let app = try AppProject()
        _ = try adopt(app)
        let manifest = try app.text(of: "Package.swift")
        for line in [
            "name: \"Walks\"", "defaultLocalization: \"fi\"", ".swiftLanguageMode(.v6)",
            ".swiftLanguageMode(.v5)", ".define(\"STORE\")",
            ".product(name: \"Trails\", package: \"Trails\")",
            ".package(url: \"https://example.com/paths/Trails.git\", from: \"1.4.0\")",
            ".copy(\"App/Assets.xcassets\")", ".process(\"App/places.json\")",
        ] { #expect(manifest.contains(line), "\(line)") }
        #expect(!manifest.contains("DEBUG"))
    }

    /// Who imports none of the frameworks beside maps need not build them.
    @Test func theFrameworksBesideAreTakenWhereTheyAreImported() throws {
        let app = try AppProject()
        let product = ".product(name: \"AppFrameworks\", package: \"Mapwright\")"
        _ = try adopt(app)
        #expect(try !app.text(of: "Package.swift").contains(product))
        try app.write(
            "import MapKit\nimport CoreMotion\nstruct Map {}\n", to: "App/Screens/Map.swift")
        _ = try adopt(app)
        #expect(try app.text(of: "Package.swift").components(separatedBy: product).count == 2)
    }

    /// Foundation's main bundle of a program that SwiftPM makes does not see the resources.
    @Test func anAppFindsItsResourcesInTheMainBundle() throws {
        let app = try AppProject()
        _ = try adopt(app)
        let own = try app.text(of: "Adopted/Walks/Adopted.swift")
        #expect(own.contains("static let main: Bundle"))
        #expect(own.contains("\"Walks_Walks.resources\""))
        #expect(!(try app.text(of: "Adopted/Ways/Adopted.swift").contains("Bundle")))
    }

    @Test func whatCannotBeTakenIsListedWithItsLine() throws {
        let app = try AppProject()
        let adoption = try adopt(app)
        let listed = Dictionary(
            adoption.limitations.map { ($0.what, $0) }, uniquingKeysWith: { first, _ in first })
        #expect(listed["App/Main.storyboard"] == nil && listed["App/Card.xib"] == nil)
        #expect(listed["App/Old.m"]?.reason == "there is no Objective-C")
        #expect(listed["Ways/Gone.swift"]?.reason == "there is no such file")
        #expect(listed["target Numbers"] != nil)
        #expect(adoption.limitations.allSatisfy { !$0.instead.isEmpty && $0.line >= 1 })
        let line = try #require(listed["target Numbers"]?.line)
        #expect(
            AppProject.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
                .contains("RUN = {"))
    }

    @Test func aTargetBringsWhatItIsBuiltFrom() throws {
        let adoption = try adopt(AppProject(), targets: ["Walks"])
        #expect(adoption.targets.map(\.name).sorted() == ["Walks", "Ways"])
    }

    @Test func theSourcesStayAsTheyAreAndTheSameIsNotWrittenAgain() throws {
        let app = try AppProject()
        _ = try adopt(app)
        let manifest = app.folder + "/Package.swift"
        func changed() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: manifest)[.modificationDate] as? Date
        }
        let before = try changed()
        _ = try adopt(app)
        #expect(try changed() == before)
        #expect(try app.text(of: "App/Screens/Map.swift") == "struct Map {}\n")
    }

    @Test func anothersManifestIsNotOverwritten() throws {
        let app = try AppProject()
        try app.write("// mine\n", to: "Package.swift")
        #expect(throws: Adoption.Failure.self) { try adopt(app) }
        #expect(try app.text(of: "Package.swift") == "// mine\n")
    }

    @Test(arguments: [
        ("{", ":1: error:"), ("{\n a = 1;\n b = ;\n}", ":3: error:"),
        ("", ":1: error:"), ("{\n}\nmore", ":3: error:"),
    ])
    func aDamagedProjectIsAnErrorWithItsLine(text: String, place: String) throws {
        let app = try AppProject(text)
        let failure = #expect(throws: Adoption.Failure.self) { try adopt(app) }
        #expect(failure?.description.contains("project.pbxproj" + place) == true)
        #expect(!FileManager.default.fileExists(atPath: app.folder + "/Package.swift"))
    }

    /// The disks of Macs find files whatever the case of their letters.
    @Test func filesAreFoundInAnotherCase() throws {
        let text = AppProject.text.replacing(
            "path = Ways; sourceTree", with: "path = ways; sourceTree")
        let adoption = try adopt(AppProject(text))
        #expect(try target("Ways", of: adoption).sources == ["Ways/Way.swift"])
        let folder = AppProject.text.replacing(
            "path = App; sourceTree", with: "path = app; sourceTree")
        let app = try AppProject(folder)
        #expect(
            try target("Walks", of: adopt(app)).sources
                == ["App/Screens/Map.swift", "App/WalksApp.swift"])
        #expect(try app.text(of: "Adopted/Walks/adopt.json").contains("\"../../App\""))
    }

    @Test func aGroupWithinItselfIsReadOnce() throws {
        let text = AppProject.text.replacing(
            "children = ( WAYFILE, GONE, );", with: "children = ( WAYFILE, GONE, WAYGROUP, MAIN, );"
        )
        let adoption = try adopt(AppProject(text))
        #expect(try target("Ways", of: adoption).sources == ["Ways/Way.swift"])
    }

    @Test func targetsThatNeedEachOtherAreBuiltInOrder() throws {
        let text = AppProject.text.replacing(
            "WAYLIST; buildPhases = ( WAYSOURCES, ); dependencies = ( );",
            with: "WAYLIST; buildPhases = ( WAYSOURCES, ); dependencies = ( ONWAYS, );"
        )
        .replacing("targets = ( APP,", with: "targets = ( APP, APP,")
        let adoption = try adopt(AppProject(text))
        #expect(try target("Ways", of: adoption).dependencies.isEmpty)
        #expect(adoption.targets.count == 3)
    }

    /// Words that are swapped, left out and doubled give a package or an error, never a crash.
    @Test func anyChangeOfAProjectGivesAPackageOrAnError() throws {
        var seed: UInt64 = 42
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let words = AppProject.text.split(separator: " ", omittingEmptySubsequences: false)
        let app = try AppProject()
        var packages = 0
        for _ in 0..<600 {
            var changed = words
            for _ in 0...random(3) {
                switch random(3) {
                case 0: changed.remove(at: random(changed.count))
                case 1: changed.swapAt(random(changed.count), random(changed.count))
                default: changed[random(changed.count)] = words[random(words.count)]
                }
            }
            try app.write(changed.joined(separator: " "), to: "Walks.xcodeproj/project.pbxproj")
            do {
                let adoption = try adopt(app)
                packages += 1
                #expect(Set(adoption.targets.map(\.name)).count == adoption.targets.count)
            } catch let failure as Adoption.Failure {
                #expect(failure.description.contains("Walks.xcodeproj"))
            }
        }
        #expect(packages > 50)
    }
}
