#if canImport(Glibc)
    import Foundation
    import Geodesy
    import MapPainter
    import MapResources
    import Synchronization
    import TestSupport
    import Testing

    /// Imagery in files of other machines, of which no more is loaded than is needed.
    struct WebFileTests {
        /// A server of the files of a folder.
        fileprivate final class FileServer: Sendable {
            /// How it answers.
            enum Manner { case ranges, wholeFiles, wrongRanges, noSize }

            private let server: LoopbackServer
            let asked: Asked

            /// What was asked for.
            final class Asked: Sendable {
                let bytes = Mutex(0)
                let requests = Mutex(0)
                /// What files are told apart by.
                let tag = Mutex("\"a\"")
            }

            init(_ folder: URL, _ manner: Manner = .ranges) throws {
                let asked = Asked()
                self.asked = asked
                server = try LoopbackServer { client in
                    while let request = client.receiveRequest() {
                        Self.answer(request, client, folder, manner, asked)
                    }
                }
            }

            func address(_ name: String) -> String { "http://127.0.0.1:\(server.port)/\(name)" }

            private static func answer(
                _ request: String, _ client: LoopbackServer.Client, _ folder: URL,
                _ manner: Manner, _ asked: Asked
            ) {
                asked.requests.withLock { $0 += 1 }
                let path = request.split(separator: " ")[1].split(separator: "?")[0].dropFirst()
                guard
                    let file = FileManager.default.contents(
                        atPath: folder.appendingPathComponent(String(path)).path)
                else {
                    client.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
                    return
                }
                guard manner != .wholeFiles,
                    let range = request.firstMatch(of: /[Rr]ange: bytes=(\d+)-(\d+)/),
                    let first = Int(range.1), let last = Int(range.2), first < file.count
                else {
                    client.send("HTTP/1.1 200 OK\r\nContent-Length: \(file.count)\r\n\r\n")
                    client.send(bytes: [UInt8](file))
                    return
                }
                let end = min(last + 1, file.count)
                let part = [UInt8](file[first..<end])
                asked.bytes.withLock { $0 += part.count }
                let start = manner == .wrongRanges ? first + 1 : first
                let size = manner == .noSize ? "*" : "\(file.count)"
                let tag = asked.tag.withLock(\.self)
                client.send(
                    "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes \(start)-\(end - 1)/\(size)\r\n"
                        + "ETag: \(tag)\r\nContent-Length: \(part.count)\r\n\r\n")
                client.send(bytes: part)
            }
        }

        /// GeoTIFF files.
        private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/GeoTIFF")

        /// The outline of the world that comes with the page: a folder, and an archive in it.
        private static func world() throws -> (folder: URL, name: String) {
            let file = URL(fileURLWithPath: try MapStyleFiles().worldOutline)
            return (file.deletingLastPathComponent(), file.lastPathComponent)
        }

        @Test(arguments: ["overviews.tif", "jpeg.tif", "deflate-tiles.tif", "mask.tif", "big.tif"])
        func aPictureOfTheWebIsThatOfItsFile(_ name: String) throws {
            let server = try FileServer(Self.pictures)
            let here = try Imagery.open(Self.pictures.appendingPathComponent(name).path)
            let there = try Imagery.open(server.address(name) + "?key=a.b", attribution: "Somebody")
            #expect(there.attribution == "Somebody" && there.version != nil)
            #expect(there.minimumZoom == here.minimumZoom && there.maximumZoom == here.maximumZoom)
            #expect(there.bounds == here.bounds)
            let bounds = try #require(here.bounds)
            var found = 0
            for zoom in here.minimumZoom...here.maximumZoom {
                let side = exp2(Double(zoom))
                let x = Int(side * WebMercator.x(longitude: (bounds[0] + bounds[2]) / 2))
                let y = Int(side * WebMercator.y(latitude: (bounds[1] + bounds[3]) / 2))
                let bytes = try here.bytes(zoom: zoom, x: x, y: y)
                #expect(try there.bytes(zoom: zoom, x: x, y: y) == bytes)
                if bytes != nil { found += 1 }
            }
            #expect(found > 0)
        }

        /// What lies in one part of the file is loaded once.
        @Test func noMoreIsLoadedThanIsNeeded() throws {
            let (folder, name) = try Self.world()
            let server = try FileServer(folder)
            let tiles = try Imagery.open(server.address(name))
            for _ in 0..<3 { #expect(try tiles.bytes(zoom: 5, x: 17, y: 10) != nil) }
            let (bytes, requests) = (
                server.asked.bytes.withLock(\.self), server.asked.requests.withLock(\.self)
            )
            #expect(bytes < 200_000, "\(bytes) bytes were loaded")
            #expect(requests < 5, "\(requests) requests were made")
        }

        @Test func anArchiveOfTheWebIsThatOfItsFile() throws {
            let (folder, name) = try Self.world()
            let server = try FileServer(folder)
            let here = try Imagery.open(folder.appendingPathComponent(name).path)
            let there = try Imagery.open(server.address(name))
            #expect(there.attribution == here.attribution && there.bounds == here.bounds)
            for (zoom, x, y) in [(0, 0, 0), (2, 2, 1), (5, 17, 10), (5, 99, 0)] {
                #expect(
                    try there.bytes(zoom: zoom, x: x, y: y) == here.bytes(zoom: zoom, x: x, y: y))
            }
        }

        @Test(arguments: [
            (FileServer.Manner.wholeFiles, "its server knows no ranges"),
            (.wrongRanges, "sends another part than it was asked for"),
            (.noSize, "sends another part than it was asked for"),
        ])
        private func whatAServerCannotDoIsTold(
            _ manner: FileServer.Manner, _ reason: String
        ) throws {
            let server = try FileServer(Self.pictures, manner)
            let error = #expect(throws: PainterError.self) {
                _ = try Imagery.open(server.address("jpeg.tif"))
            }
            #expect(error?.description.contains(reason) == true, "\(error as Any)")
        }

        @Test func otherFilesOfTheWebAreNamed() throws {
            let server = try FileServer(Self.pictures)
            for (name, reason) in [
                ("none.tif", "No such file"), ("heights16.tif", "holds heights and no colors"),
                ("README.md", "imagery of the web is a .pmtiles or .tif file"),
                ("a.mbtiles", "imagery of the web is a .pmtiles or .tif file"),
            ] {
                let error = #expect(throws: PainterError.self) {
                    _ = try Imagery.open(server.address(name))
                }
                #expect(error?.description.contains(reason) == true, "\(error as Any)")
            }
        }

        /// A part of an older version beside one of a newer version would be neither.
        @Test func aFileThatChangesIsNotMixed() throws {
            let (folder, name) = try Self.world()
            let server = try FileServer(folder)
            let tiles = try Imagery.open(server.address(name))
            server.asked.tag.withLock { $0 = "\"b\"" }
            let error = #expect(throws: (any Error).self) {
                _ = try tiles.bytes(zoom: 5, x: 17, y: 10)
            }
            #expect(
                "\(error as Any)".contains("has changed since it was opened"), "\(error as Any)")
        }
    }
#endif
