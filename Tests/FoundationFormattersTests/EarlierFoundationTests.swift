import Foundation
import FoundationFormatters
import Synchronization
import Testing

/// What Apple's Foundation brings along and apps count on.
struct EarlierFoundationTests {
    @Test func aProviderGivesWhatItWasMadeOf() throws {
        let provider = NSItemProvider(object: NSString(string: "Töölö"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        var texts: [String?] = []
        provider.loadObject(ofClass: NSString.self) { object, _ in
            texts.append((object as? NSString).map { "\($0)" })
        }
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            texts.append(data == nil && error != nil ? nil : "a picture")
        }
        #expect(texts == ["Töölö", nil])
        #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
    }

    @Test func settingsAreReadByTheirKeys() throws {
        let name = "EarlierFoundationTests.\(UUID().uuidString)"
        let settings = try #require(UserDefaults(suiteName: name))
        defer { settings.removePersistentDomain(forName: name) }
        settings.setValue(4.5, forKey: "zoom")
        #expect(settings.value(forKey: "zoom") as? Double == 4.5)
        settings.setValue(nil, forKey: "zoom")
        #expect(settings.value(forKey: "zoom") == nil)
    }

    @Test func secondsHaveTheirParts() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000)
        #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }

    private final class Counter: @unchecked Sendable {
        // Unchecked: what is tested is that nobody changes it at the same time.
        var count = 0
    }

    @Test func objectsAreSynchronizedOn() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        objc_sync_enter(counter)
                        // The same thread may enter again.
                        objc_sync_enter(counter)
                        counter.count += 1
                        objc_sync_exit(counter)
                        objc_sync_exit(counter)
                    }
                }
            }
        }
        #expect(counter.count == 1600)
        #expect(objc_sync_exit(counter) == -1)
    }

    @Test func classesAreToldForArchives() {
        #expect(NSDate.classForCoder() == NSDate.self)
    }
}

/// Ranges of strings with attributes, counted in UTF-16.
struct AttributedRangeTests {
    @Test func rangesCountCodeUnits() throws {
        let text = AttributedString("a🗺️ map")
        let plain = "a🗺️ map" as NSString
        let word = plain.range(of: "map")
        let range = try #require(Range(word, in: text))
        #expect(String(text[range].characters) == "map")
        #expect(NSRange(range, in: text) == word)
        #expect(Range(NSRange(location: 40, length: 2), in: text) == nil)
        #expect(Range(NSRange(location: 0, length: 0), in: AttributedString())?.isEmpty == true)
    }

    @Test func filesAreWrittenAtOnceByTheEarlierName() throws {
        let options: Data.WritingOptions = [.atomicWrite, .completeFileProtection]
        #expect(options.contains(.atomic))
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("EarlierFoundationTests.\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("map".utf8).write(to: file, options: options)
        #expect(try Data(contentsOf: file) == Data("map".utf8))
    }
}
