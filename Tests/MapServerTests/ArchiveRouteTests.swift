import HTTPTypes
import MapServer
import Testing

@Suite struct ArchiveRouteTests {
    let server: TestServer
    var size: Int { server.archive.count }

    init() throws { server = try TestServer() }

    private func range(_ header: String, _ more: HTTPFields = [:]) async throws -> TestServer.Answer
    {
        var headers = more
        headers[.range] = header
        return try await server.get("/atlas.pmtiles", headers)
    }

    @Test func whole() async throws {
        let answer = try await server.get("/atlas.pmtiles")
        #expect(answer.status == 200)
        #expect(answer.body == server.archive)
        #expect(answer.headers[.acceptRanges] == "bytes")
        #expect(answer.headers[.contentType] == "application/vnd.pmtiles")
        #expect(answer.headers[.contentLength] == "\(size)")
    }

    @Test func everyRangeOfTheHeader() async throws {
        for start in stride(from: 0, to: 127, by: 9) {
            for end in stride(from: start, to: 127, by: 13) {
                let answer = try await range("bytes=\(start)-\(end)")
                #expect(answer.status == 206)
                #expect(answer.body == Array(server.archive[start...end]))
                #expect(answer.headers[.contentRange] == "bytes \(start)-\(end)/\(size)")
                #expect(answer.headers[.contentLength] == "\(end - start + 1)")
            }
        }
    }

    @Test func openEnds() async throws {
        let tail = try await range("bytes=100-")
        #expect(tail.status == 206)
        #expect(tail.body == Array(server.archive[100...]))
        let last = try await range("bytes=-10")
        #expect(last.body == Array(server.archive.suffix(10)))
        #expect(last.headers[.contentRange] == "bytes \(size - 10)-\(size - 1)/\(size)")
    }

    /// pmtiles.js asks for 16,384 bytes at first, however short the archive is.
    @Test func endBeyondTheFile() async throws {
        let answer = try await range("bytes=0-16383")
        #expect(answer.status == 206)
        #expect(answer.body == server.archive)
        #expect(answer.headers[.contentRange] == "bytes 0-\(size - 1)/\(size)")
        #expect(try await range("bytes=-999999").body == server.archive)
    }

    @Test func hugeNumbersAndOtherCasesAreRead() async throws {
        for header in [
            "Bytes=0-9999999999999999999999", "BYTES=-99999999999999999999999", "bytes=0-",
        ] {
            let answer = try await range(header)
            #expect(answer.status == 206, "\(header)")
            #expect(answer.body == server.archive)
        }
    }

    @Test func beyondTheFile() async throws {
        for header in [
            "bytes=\(size)-", "bytes=999999-1000000", "bytes=-0", "bytes=99999999999999999999-",
        ] {
            let answer = try await range(header)
            #expect(answer.status == 416, "\(header)")
            #expect(answer.headers[.contentRange] == "bytes */\(size)")
            #expect(answer.body.isEmpty)
        }
    }

    @Test(arguments: [
        "items=0-1", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=0-1,3-4",
        "bytes=0x1-2", "bytes=--5", "bytes=1 - 2",
    ])
    func otherHeadersAreIgnored(header: String) async throws {
        let answer = try await range(header)
        #expect(answer.status == 200)
        #expect(answer.body.count == size)
    }

    @Test func rangesOfAnOlderArchiveAreNotMixed() async throws {
        let tag = try #require(try await server.get("/atlas.pmtiles").headers[.eTag])
        #expect(try await range("bytes=0-9", [.ifRange: tag]).status == 206)
        #expect(try await range("bytes=0-9", [.ifRange: "\"old\""]).status == 200)
        #expect(try await range("bytes=0-9", [.ifRange: "W/\(tag)"]).status == 200)
        #expect(try await range("bytes=0-9", [.ifNoneMatch: tag]).status == 304)
    }

    @Test func headSaysTheLengthOfARange() async throws {
        let answer = try await server.send(.head, "/atlas.pmtiles", [.range: "bytes=0-9"])
        #expect(answer.status == 206)
        #expect(answer.headers[.contentLength] == "10")
        #expect(answer.body.isEmpty)
    }
}
