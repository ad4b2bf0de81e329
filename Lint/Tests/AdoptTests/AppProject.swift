import Foundation

/// A folder with an Xcode project of an app, a framework and tests, as Xcode writes it.
final class AppProject {
    /// The folder.
    let folder: String
    /// The path of the project.
    var project: String { folder + "/Walks.xcodeproj" }

    /// Creates the folder with the project's text, or another one.
    init(_ text: String = AppProject.text) throws {
        folder = NSTemporaryDirectory() + "adopt-\(UUID().uuidString)"
        for (path, content) in Self.files { try write(content, to: path) }
        try write(text, to: "Walks.xcodeproj/project.pbxproj")
    }

    deinit {
        // What stays behind lies in the folder of temporary files.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Writes a file below the folder.
    func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// The text of a file below the folder.
    func text(of path: String) throws -> String {
        try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    }

    private static let files = [
        "App/WalksApp.swift": "import Ways\n", "App/Screens/Map.swift": "struct Map {}\n",
        "App/places.json": "[]", "App/Assets.xcassets/Contents.json": "{}",
        "App/Info.plist": "", "App/Main.storyboard": "", "App/Card.xib": "", "App/Old.m": "",
        "App/Drafts/Unused.swift": "", "Ways/Way.swift": "public struct Way {}\n",
        "Tests/WayTests.swift": "import XCTest\n",
    ]

    /// The app keeps its folder in step with the disk, but for one file; the framework and the tests name their files.
    static let text = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            rootObject = ROOT;
            objects = {
                ROOT = {
                    isa = PBXProject; mainGroup = MAIN; developmentRegion = fi; buildConfigurationList = BASE;
                    targets = ( APP, WAYS, TESTS, RUN, );
                    packageReferences = ( PACKAGE, );
                };
                MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = ( APPFOLDER, WAYGROUP, TESTGROUP, ); };
                APPFOLDER = {
                    isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
                    exceptions = ( EXCEPT, );
                };
                EXCEPT = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
                    membershipExceptions = ( Drafts/Unused.swift, Info.plist, );
                };
                WAYGROUP = { isa = PBXGroup; path = Ways; sourceTree = "<group>"; children = ( WAYFILE, GONE, ); };
                WAYFILE = { isa = PBXFileReference; path = Way.swift; sourceTree = "<group>"; };
                GONE = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                TESTGROUP = { isa = PBXGroup; path = Tests; sourceTree = "<group>"; children = ( TESTFILE, ); };
                TESTFILE = { isa = PBXFileReference; path = WayTests.swift; sourceTree = "<group>"; };
                APP = {
                    isa = PBXNativeTarget; name = Walks; productType = "com.apple.product-type.application";
                    buildConfigurationList = APPLIST; buildPhases = ( );
                    fileSystemSynchronizedGroups = ( APPFOLDER, );
                    dependencies = ( ONWAYS, ); packageProductDependencies = ( PRODUCT, );
                };
                WAYS = {
                    isa = PBXNativeTarget; name = Ways; productType = "com.apple.product-type.framework";
                    buildConfigurationList = WAYLIST; buildPhases = ( WAYSOURCES, ); dependencies = ( );
                };
                TESTS = {
                    isa = PBXNativeTarget; name = WalksTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildConfigurationList = WAYLIST; buildPhases = ( TESTSOURCES, ); dependencies = ( ONAPP, );
                };
                RUN = { isa = PBXAggregateTarget; name = Numbers; buildPhases = ( ); dependencies = ( ); };
                ONWAYS = { isa = PBXTargetDependency; target = WAYS; };
                ONAPP = { isa = PBXTargetDependency; target = APP; };
                WAYSOURCES = { isa = PBXSourcesBuildPhase; files = ( WAYENTRY, GONEENTRY, ); };
                WAYENTRY = { isa = PBXBuildFile; fileRef = WAYFILE; };
                GONEENTRY = { isa = PBXBuildFile; fileRef = GONE; };
                TESTSOURCES = { isa = PBXSourcesBuildPhase; files = ( TESTENTRY, ); };
                TESTENTRY = { isa = PBXBuildFile; fileRef = TESTFILE; };
                PACKAGE = {
                    isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/paths/Trails.git";
                    requirement = { kind = upToNextMajorVersion; minimumVersion = 1.4; };
                };
                PRODUCT = { isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = Trails; };
                BASE = { isa = XCConfigurationList; buildConfigurations = ( BASERELEASE, ); defaultConfigurationName = Release; };
                BASERELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
                APPLIST = { isa = XCConfigurationList; buildConfigurations = ( APPRELEASE, ); defaultConfigurationName = Release; };
                APPRELEASE = {
                    isa = XCBuildConfiguration; name = Release;
                    buildSettings = { SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "STORE DEBUG"; INFOPLIST_FILE = App/Info.plist; };
                };
                WAYLIST = { isa = XCConfigurationList; buildConfigurations = ( WAYRELEASE, ); defaultConfigurationName = Release; };
                WAYRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
            };
        }
        """
}
