import Bytes
import TestSupport
import Testing
import Transit

/// Messages of GTFS-Realtime, byte by byte.
struct RealtimeReadingTests {
    /// A field that holds bytes.
    private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(bytes.count)] + bytes
    }

    private static func field(_ number: UInt8, _ text: String) -> [UInt8] {
        field(number, Array(text.utf8))
    }

    /// A field that holds a number.
    private static func field(_ number: UInt8, _ value: Int) -> [UInt8] {
        var bytes = [number << 3]
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    private static let message: [UInt8] = {
        let trip =
            field(1, "t1") + field(3, "20141021") + field(4, 3) + field(5, "R") + field(6, 1)
        let stop =
            field(1, 7) + field(2, field(1, -60)) + field(3, field(2, 1_413_871_200))
            + field(4, "A") + field(6, field(1, "B"))
        let update = field(1, trip) + field(2, stop) + field(5, 90)
        let position: [UInt8] = [0x0d, 0, 0, 0x36, 0x42, 0x15, 0, 0, 0x10, 0x41]
        let vehicle = field(1, field(1, "t1")) + field(2, position) + field(5, 5) + field(7, "A")
        let header = field(1, field(1, "Strike") + field(2, "en"))
        let alert =
            field(1, field(1, 100) + field(2, 200)) + field(5, field(2, "R")) + field(6, 4)
            + field(7, 1) + field(10, header)
        // Field 9 of an entity is unknown, and 15 of the message is an extension's place.
        return field(1, field(1, "2.0") + field(2, 1) + field(3, 1_413_871_000))
            + field(2, field(1, "a") + field(3, update) + field(9, "?"))
            + field(2, field(1, "b") + field(4, vehicle))
            + field(2, field(1, "c") + field(5, alert))
            + field(2, field(1, "d") + field(2, 1)) + field(15, 3)
    }()

    @Test func aMessageIsRead() throws {
        let feed = try RealtimeFeed(reading: Self.message)
        #expect(feed.isDifferential)
        #expect(feed.timestamp == 1_413_871_000)
        #expect(feed.entities.map(\.id) == ["a", "b", "c", "d"])
        #expect(feed.entities[3].isDeleted)
        let update = try #require(feed.entities[0].tripUpdate)
        #expect(update.trip.relationship == .canceled)
        #expect(update.trip.direction == 1)
        #expect(update.delay == 90)
        #expect(update.stops.first?.sequence == 7)
        #expect(update.stops.first?.arrival?.delay == -60)
        #expect(update.stops.first?.departure?.time == 1_413_871_200)
        #expect(update.stops.first?.assignedStopID == "B")
        let vehicle = try #require(feed.entities[1].vehicle)
        #expect((vehicle.latitude, vehicle.longitude) == (45.5, 9))
        let alert = try #require(feed.entities[2].alert)
        #expect(alert.headers == ["en": "Strike"])
        #expect(alert.selectors.map(\.routeID) == ["R"])
        #expect(alert.holds(at: 100) && alert.holds(at: 199) && !alert.holds(at: 200))
    }

    /// Every message has a header; an empty file, which a failed download may leave, is none.
    @Test(arguments: [[], Self.field(2, Self.field(1, "a")), Self.field(15, 3)])
    func withoutAHeaderThereIsNoMessage(bytes: [UInt8]) {
        #expect(throws: TransitError.self) { try RealtimeFeed(reading: bytes) }
    }

    @Test func damagedMessagesAreReadOrRefused() {
        for count in 0..<Self.message.count {
            _ = try? RealtimeFeed(reading: Array(Self.message[..<count]))
        }
        #expect(throws: TransitError.self) {
            try RealtimeFeed(reading: Array(Self.message.dropLast(1)))
        }
        var random = SplitMix(seed: 7)
        for _ in 0..<(SlowTier.isOn ? 100_000 : 2_000) {
            _ = try? RealtimeFeed(reading: mutated(Self.message, &random))
        }
    }
}
