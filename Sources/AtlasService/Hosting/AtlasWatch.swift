import Answers
import Atlas
import MapServer
import ServiceLifecycle

/// Reopens the atlases of a service when they were replaced.
///
/// `mapwright import` renames a whole new folder into place. A service notices it by its manifest, which is another file
/// then. New requests are answered from the new atlases; running ones end with those they began with, whose files stay
/// mapped until the last of them has ended.
package actor AtlasWatch: Service {
    /// The outcome of a look at the atlases' files.
    package enum Outcome: Equatable, Sendable {
        /// The files are those that are served.
        case same
        /// Others are served from now on; the paths.
        case replaced([String])
        /// Some files cannot be served, and why; the previous atlases are still served in their place.
        case failed(String)
    }

    private let named: [String]
    private let atlases: Current<AtlasCollection>
    private let server: MapServer
    private let realtime: RealtimeUpdates?
    private let report: @Sendable (Outcome) -> Void
    private let clock: any Clock<Duration>
    private var seen: [FileIdentity]
    /// How often in a row the paths led to no atlas.
    private var misses = 0
    /// So many times paths may lead nowhere, as while a folder is being moved, before it is reported.
    private static let mostMisses = 5
    /// Whether it was reported that an atlas in service was truncated.
    private var hasToldOfCut = false

    /// Watches the atlases that a service has opened.
    ///
    /// - Parameters:
    ///   - named: The paths as told: bundles, and folders that hold some.
    ///   - atlases: What answers questions.
    ///   - server: What serves tiles.
    ///   - realtime: What the planners of replaced atlases are to know; nil for nothing.
    ///   - clock: Tells when to look again.
    ///   - report: Called with what each reload came to.
    package init(
        _ named: [String], atlases: Current<AtlasCollection>, server: MapServer,
        realtime: RealtimeUpdates? = nil,
        clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (Outcome) -> Void
    ) {
        self.named = named
        self.atlases = atlases
        self.server = server
        self.clock = clock
        self.realtime = realtime
        self.report = report
        // Those that were left out are looked at again when they change, as all others.
        let opened = atlases.value.areas.map(\.atlas.path)
        seen = Self.identities(of: (try? AtlasPaths(named).paths) ?? opened)
    }

    /// Checks the files once a second, until the service ends.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // The end of the service is the end of the wait.
                try? await self.clock.sleep(for: .seconds(1))
                if !Task.isCancelled { _ = await self.look() }
            }
        }
    }

    /// Reopens the atlases if one of them was replaced, added or removed.
    @discardableResult
    package func look() -> Outcome {
        let paths: [String]
        do throws(AtlasPathError) {
            paths = try AtlasPaths(named).paths
        } catch {
            misses += 1
            guard misses == Self.mostMisses else { return .same }
            return tell(.failed("\(error); what was opened before is served on"))
        }
        misses = 0
        let found = Self.identities(of: paths)
        guard found != seen else { return lookForCuts(paths, found) }
        let outcome = open(paths, found)
        guard case .failed = outcome, atlases.value.isCut else { return outcome }
        hasToldOfCut = false
        return lookForCuts(paths, found)
    }

    /// Leaves an atlas out that was cut short in place, so that the others go on; if there are others.
    private func lookForCuts(_ paths: [String], _ found: [FileIdentity]) -> Outcome {
        let areas = atlases.value.areas
        for area in areas { area.atlas.lookAtLengths() }
        let cut = areas.filter(\.atlas.isCut).map(\.atlas.path)
        guard !cut.isEmpty, !hasToldOfCut else { return .same }
        let others = paths.filter { !cut.contains($0) }
        if !others.isEmpty { _ = open(others, found) }
        hasToldOfCut = others.isEmpty
        return tell(.failed("cut short while it was served: \(cut.joined(separator: ", "))"))
    }

    /// Opens all atlases again, changed or not.
    @discardableResult
    package func reload() -> Outcome {
        do throws(AtlasPathError) {
            let paths = try AtlasPaths(named).paths
            return open(paths, Self.identities(of: paths))
        } catch {
            return tell(.failed("\(error)"))
        }
    }

    /// Opens atlases; the others go on if one cannot be served, and so does the one that it was before.
    private func open(_ paths: [String], _ found: [FileIdentity]) -> Outcome {
        // A broken atlas is tried once, not every second; the next change is another try.
        seen = found
        let former = atlases.value.areas.map(\.atlas)
        let opened = OpenedAtlases(paths, keeping: former.filter { !$0.isCut })
        let failure = Outcome.failed(opened.faults.map(\.description).joined(separator: "; "))
        let count = opened.atlases.count
        guard count > 0, opened.keptCount < count || count != former.count else {
            return tell(failure)
        }
        let collection = AtlasCollection(opened.atlases.map { .init($0, realtime: realtime) })
        do {
            try server.replace(opened.atlases)
        } catch {
            return tell(.failed("\(error)"))
        }
        atlases.replace(with: collection)
        hasToldOfCut = false
        let outcome = tell(.replaced(opened.atlases.map(\.path)))
        return opened.faults.isEmpty ? outcome : tell(failure)
    }

    private func tell(_ outcome: Outcome) -> Outcome {
        report(outcome)
        return outcome
    }

    private static func identities(of paths: [String]) -> [FileIdentity] {
        paths.map { FileIdentity($0 + "/manifest.json") }
    }
}
