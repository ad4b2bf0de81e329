import AtlasService
import Foundation
import MapServer
import Testing

@Suite struct ServiceSettingsTests {
    @Test func flagsGoBeforeTheEnvironmentAndThatBeforeTheFile() throws {
        let file = Data(#"{"port": 1, "host": "a", "idle-timeout": 1.5, "page": false}"#.utf8)
        let settings = try ServiceSettings(
            flags: ["port": "3"], environment: ["MAPWRIGHT_PORT": "2", "MAPWRIGHT_HOST": "b"],
            file: file)
        #expect(settings.count("port") == 3)
        #expect(settings.text("host") == "b")
        #expect(settings.seconds("idle-timeout") == .seconds(1.5))
        #expect(!settings.flag("page"))
        #expect(settings.connectionLimits.idleTimeout == .seconds(1.5))
        #expect(settings.connectionLimits.headTimeout == .seconds(10))
    }

    @Test func defaultsAreAsTold() throws {
        let settings = try ServiceSettings()
        for setting in ServiceSetting.all {
            #expect(settings.text(setting.name) == setting.standard)
        }
        #expect(settings.connectionLimits == .init())
    }

    @Test func variablesThatAreNearlySettingsAreTold() {
        let told = ServiceSettings.misspelled(in: [
            "MAPWRIGHT_PROT": "9000", "MAPWRIGHT_IDLE_TIMOUT": "5", "MAPWRIGHT_PORT": "9000",
            "MAPWRIGHT_ATLAS": "a.atlas", "PROT": "1",
        ])
        #expect(
            told == [
                "MAPWRIGHT_IDLE_TIMOUT is no setting; MAPWRIGHT_IDLE_TIMEOUT may be meant",
                "MAPWRIGHT_PROT is no setting; MAPWRIGHT_PORT may be meant",
            ])
    }

    @Test(arguments: [
        ("port", "70000"), ("port", "x"), ("port", ""), ("idle-timeout", "0"),
        ("idle-timeout", "nan"),
        ("log-format", "xml"), ("page", "yes"), ("connections", "0"), ("head-timeout", "-1"),
    ])
    func valuesOutOfRangeAreRefused(name: String, value: String) throws {
        let setting = try #require(ServiceSetting.named(name))
        #expect(throws: SettingError.self) { try ServiceSettings(flags: [name: value]) }
        let error = #expect(throws: SettingError.self) {
            try ServiceSettings(environment: [setting.variable: value])
        }
        #expect(error?.description.contains(setting.variable) == true)
    }

    @Test(arguments: ["[]", "{", #"{"prot": 1}"#, #"{"port": [1]}"#, #"{"port": null}"#])
    func brokenFilesAreRefused(text: String) {
        #expect(throws: SettingError.self) { try ServiceSettings(file: Data(text.utf8)) }
    }

    @Test func listsAreReadFromFilesAndText() throws {
        let file = Data(
            #"{"trusted-proxies": ["10.0.0.0/8", "::1"], "families": "osrm, photon"}"#.utf8)
        let settings = try ServiceSettings(file: file)
        #expect(settings.list("trusted-proxies") == ["10.0.0.0/8", "::1"])
        #expect(settings.list("families") == ["osrm", "photon"])
    }

    @Test(arguments: ["maps", "/a//b", "/a/../b", "/a b", "/ü", "/a?b"])
    func basePathsArePaths(path: String) throws {
        let settings = try ServiceSettings(flags: ["base-path": path])
        #expect(throws: SettingError.self) { try settings.middleware() }
    }

    @Test func addressesOfProxiesAreAddresses() throws {
        for text in ["10.0.0.0/33", "a", "10.0.0", "::1/129", "10.0.0.0/8/8"] {
            let settings = try ServiceSettings(flags: ["trusted-proxies": text])
            #expect(throws: SettingError.self, "\(text)") { try settings.middleware() }
        }
    }

    /// The page for operators lists every setting with its variable, range and default.
    @Test func everySettingIsDocumented() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Service.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        for setting in ServiceSetting.all {
            let standard = setting.standard.isEmpty ? "" : "`\(setting.standard)`"
            let row =
                "| `\(setting.name)` | `\(setting.variable)` | \(setting.range) | \(standard) | \(setting.summary) |"
            #expect(lines.contains(row[...]), "\(row)")
        }
    }
}
