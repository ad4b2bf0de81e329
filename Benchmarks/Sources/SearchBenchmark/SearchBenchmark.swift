import Answers
import Bytes
import Foundation
import Gazetteer
import OpenStreetMap
import Places

/// Makes search indexes and times questions, in this process, on one thread.
///
///     SearchBenchmark index EXTRACT INDEX          prints places, words, bytes, seconds
///     SearchBenchmark time INDEX QUESTIONS         prints a line for each measure
///     SearchBenchmark search|complete|reverse --atlas INDEX --batch     answers like mapwright
///
/// A line of QUESTIONS is "search", "complete" or "reverse", a tab, and a request as `mapwright --batch`
/// takes it.
@main
struct SearchBenchmark {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("index", 3): try await index(arguments[1], arguments[2])
        case ("time", 3): try time(arguments[1], arguments[2])
        case (let name?, 4):
            guard let kind = PlaceQuestion.Kind(rawValue: name) else { usage() }
            let places = try Places(file: MappedFile(path: arguments[2]))
            while let line = readLine() {
                // Whoever asks waits for the answer: nothing may stay in a buffer.
                FileHandle.standardOutput.write(Data(answer(places, kind, line) + [10]))
            }
        default: usage()
        }
    }

    private static func usage() -> Never {
        print("usage: SearchBenchmark index EXTRACT INDEX | time INDEX QUESTIONS")
        exit(64)
    }

    private static func index(_ extract: String, _ path: String) async throws {
        let reader = try ExtractReader(path: extract)
        nonisolated(unsafe) var builder = DatasetBuilder()
        try await reader.read(jobs: 1, progress: { _, _ in }, { try builder.append($0) })
        let data = builder.finish()
        let start = clock()
        var gazetteer = Gazetteer(data)
        let summary = try gazetteer.write(to: path)
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        print(summary.places, summary.words, summary.byteCount, seconds, separator: "\t")
    }

    private static func answer(
        _ places: Places, _ kind: PlaceQuestion.Kind, _ line: String
    ) -> [UInt8] {
        do {
            return try question(kind, line).answer(places).json()
        } catch {
            return ErrorAnswer.json(error)
        }
    }

    private static func question(
        _ kind: PlaceQuestion.Kind, _ line: some StringProtocol
    ) throws -> PlaceQuestion {
        try PlaceQuestion(
            kind, OptionValues(json: Data(line.utf8), accepting: kind.options))
    }

    private static func time(_ path: String, _ questions: String) throws {
        let clock = ContinuousClock()
        var places: Places?
        let opening = try clock.measure { places = try Places(file: MappedFile(path: path)) }
        guard let places else { return }
        print("open ms", milliseconds(opening), separator: "\t")
        var asked: [(name: String, ask: () -> Int)] = []
        for line in try String(contentsOfFile: questions, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let kind = PlaceQuestion.Kind(rawValue: String(parts[0])) else {
                continue
            }
            switch try question(kind, parts[1]) {
            case .reverse(let position, _, _):
                asked.append(("reverse", { places.reverse(position).places.count }))
            case .complete(let request):
                asked.append(("complete", { places.complete(request).count }))
            case .search(let request):
                asked.append(("search", { places.search(request).count }))
            }
        }
        var times: [String: [Double]] = [:]
        var found = 0
        for round in 0..<4 {
            for item in asked {
                // The processor's time, not the clock's: what else the machine does is not ours.
                let start = Self.processorTime()
                found += item.ask()
                let time = Self.processorTime() - start
                if round == 0, times["first question"] == nil { times["first question"] = [time] }
                // The first round brings the file into memory.
                if round > 0 { times[item.name, default: []].append(time) }
            }
        }
        for (name, list) in times.sorted(by: { $0.key < $1.key }) {
            let sorted = list.sorted()
            print(
                name + " ms, p50 p99 max", sorted[sorted.count / 2],
                sorted[min(sorted.count * 99 / 100, sorted.count - 1)],
                sorted[sorted.count - 1], separator: "\t")
        }
        print("answers", found, separator: "\t")
    }

    /// Milliseconds this thread has worked.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }

    private static func milliseconds(_ time: Duration) -> Double {
        (time / .microseconds(1)).rounded() / 1_000
    }
}
