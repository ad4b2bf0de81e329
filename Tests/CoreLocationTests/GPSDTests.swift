import CoreLocation
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct GPSDTests {
    /// What gpsd's documentation shows, with a report of a receiver that has no fix yet.
    private static let greeting = """
        {"class":"VERSION","release":"3.25","rev":"3.25","proto_major":3,"proto_minor":15}

        """
    private static let reports = """
        {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyUSB0","activated":"2026-05-01T10:00:00.000Z","native":0,"bps":4800}]}
        {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0,"scaled":false,"timing":false}
        {"class":"TPV","device":"/dev/ttyUSB0","mode":1}
        {"class":"SKY","device":"/dev/ttyUSB0","satellites":[{"PRN":1,"el":10,"az":20,"ss":30,"used":true}]}
        {"class":"TPV","device":"/dev/ttyUSB0","time":"2026-05-01T10:00:00.500Z","ept":0.005,"lat":60.1699,"lon":24.9384,"altHAE":30.1,"altMSL":12.5,"epx":15.3,"epy":17.0,"epv":24.8,"track":10.4,"speed":1.25,"climb":0.0,"eps":34.1,"mode":3}
        this is not JSON
        {"class":"ATT","device":"/dev/ttyUSB0","heading":123.5}
        {"class":"TPV","mode":2,"lat":60.1700,"lon":24.9384}

        """

    @Test func aReceiverIsHeard() async throws {
        let asked = Mutex("")
        let server = try LoopbackServer { client in
            client.send(Self.greeting)
            let request = client.receive()
            asked.withLock { $0 = request }
            // In two pieces, parted within a line.
            let middle = Self.reports.utf8.count / 2
            client.send(String(Self.reports.prefix(middle)))
            client.send(String(Self.reports.dropFirst(middle)))
            // Until the other side is gone.
            while !client.receive().isEmpty {}
        }
        var locations: [CLLocation] = []
        var headings: [Double] = []
        for try await reading in GPSDSource(port: server.port).readings() {
            switch reading {
            case .location(let location): locations.append(location)
            case .heading(let heading): headings.append(heading.trueHeading)
            }
            if locations.count == 2 { break }
        }
        withExtendedLifetime(server) {}
        #expect(asked.withLock { $0 }.hasPrefix("?WATCH={\"enable\":true"))
        #expect(headings == [123.5])
        let first = try #require(locations.first)
        #expect(first.coordinate.latitude == 60.1699 && first.altitude == 12.5)
        #expect(first.horizontalAccuracy == 17 && first.verticalAccuracy == 24.8)
        #expect(first.course == 10.4 && first.speed == 1.25)
        #expect(abs(first.timestamp.timeIntervalSince1970 - 1_777_629_600.5) < 0.001)
        #expect(locations[1].verticalAccuracy < 0)
    }

    @Test func whatGoesWrongIsTold() async throws {
        func failure(_ port: Int) async -> String {
            do {
                for try await _ in GPSDSource(port: port).readings() {}
                return ""
            } catch {
                return "\(error)"
            }
        }
        func failure(_ server: LoopbackServer) async -> String {
            let failure = await failure(server.port)
            // A server that nobody needs any more hangs up, even on those that wait to be heard.
            withExtendedLifetime(server) {}
            return failure
        }
        let closing = try LoopbackServer { $0.send(Self.greeting) }
        #expect(await failure(closing).contains("closed the connection"))
        let refusing = try LoopbackServer { client in
            client.send("{\"class\":\"ERROR\",\"message\":\"Unrecognized request\"}\n")
            while !client.receive().isEmpty {}
        }
        #expect(
            await failure(refusing)
                == "gpsd refuses: Unrecognized request")
        // A port on which nobody listens; one just given up may be another test's by now.
        #expect(await failure(1).contains("cannot be reached"))
        let endless = try LoopbackServer { client in
            let noise = String(repeating: "x", count: 1 << 16)
            for _ in 0..<40 { client.send(noise) }
            // Closing with something unread would take back what was sent.
            while !client.receive().isEmpty {}
        }
        #expect(
            await failure(endless).contains("more than a million bytes"))
    }

    @Test func anyReportsAreSurvived() async throws {
        let server = try LoopbackServer { client in
            var seed: UInt64 = 88_172_645_463_325_252
            let whole = Array(Self.reports.utf8)
            for _ in 0..<300 {
                var bytes = whole
                for _ in 0..<5 {
                    seed ^= seed << 13
                    seed ^= seed >> 7
                    seed ^= seed << 17
                    bytes[Int(seed % UInt64(bytes.count))] = UInt8(seed >> 32 & 0x7F)
                }
                client.send(String(decoding: bytes, as: UTF8.self))
            }
        }
        var count = 0
        do {
            for try await reading in GPSDSource(port: server.port).readings() {
                guard case .location(let location) = reading else { continue }
                #expect(CLLocationCoordinate2DIsValid(location.coordinate))
                count += 1
            }
        } catch {
            // It ends when the server has said everything, or refuses by chance.
            #expect(error is GPSDError)
        }
        withExtendedLifetime(server) {}
        #expect(count > 0)
    }
}
