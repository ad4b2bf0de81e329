import Foundation
import Synchronization

/// The question that a host puts to the user.
public struct LocationPrompt: Sendable, Hashable {
    /// The authorization that an app asks for.
    public enum Kind: Sendable, Hashable {
        /// Authorization to know the position while the app is in use.
        case whenInUse
        /// Authorization to know the position at any time.
        case always
    }

    /// The authorization that the app asks for.
    public let kind: Kind
}

/// The part of the system that decides who may know where the device is, and where that comes from.
///
/// On Apple's systems the user decides in an alert and in the settings. Here the host does, the program that runs the
/// app's code: by a prompt of its own, by configuration, or by the environment. Until somebody asks the status is
/// not determined. A request is answered by ``prompt``; without one by `MAPWRIGHT_LOCATION_AUTHORIZATION`
/// (`whenInUse`, `always`, `denied` or `restricted`); without that it is granted if the host has chosen a
/// ``source``, and denied if there is none, since then nothing could be found.
///
/// `MAPWRIGHT_LOCATION` names a source: the path of a GPX, NMEA or CSV track, or `gpsd://host:port`;
/// `MAPWRIGHT_LOCATION_RATE` says how many times faster a track is replayed.
public final class LocationHost: Sendable {
    /// The host that all objects of the program use, set up by environment variables.
    public static let shared = LocationHost(environment: ProcessInfo.processInfo.environment)

    /// Asks a person; returns what is decided.
    public typealias Prompt = @Sendable (LocationPrompt) async -> CLAuthorizationStatus

    struct State {
        var source: (any PositionSource)?
        var prompt: Prompt?
        /// The answer to requests where there is no prompt.
        var standing: CLAuthorizationStatus?
        /// The decision; nil until there is one.
        var answer: CLAuthorizationStatus?
        /// Whether the answer holds without a session.
        var isLasting = false
        var isAsking = false
        var accuracy = CLAccuracyAuthorization.fullAccuracy
        var sessions: [Int: CLServiceSession.AuthorizationRequirement] = [:]
        var listeners: [Int: Listener] = [:]
        var next = 0
        var run: Task<Void, Never>?
        var runNumber = 0
        var hasEnded = false
        var location: CLLocation?
        var heading: CLHeading?

        var status: CLAuthorizationStatus {
            guard let answer else { return .notDetermined }
            let isGrant = answer == .authorizedAlways || answer == .authorizedWhenInUse
            return isGrant && !isLasting && sessions.isEmpty ? .notDetermined : answer
        }
    }

    struct Listener: Sendable {
        var wantsReadings = false
        var hear: @Sendable (Event) -> Void
    }

    /// The events for listeners: authorizations, readings and failures.
    package enum Event: Sendable {
        case authorization
        case reading(PositionReading)
        case failure(CLError)
        /// There will be no more readings.
        case end
    }

    let state: Mutex<State>

    /// Creates a host that is set up by environment variables alone.
    package init(environment: [String: String] = [:]) {
        var state = State()
        state.source = Self.source(environment)
        switch environment["MAPWRIGHT_LOCATION_AUTHORIZATION"]?.lowercased() {
        case "wheninuse": state.standing = .authorizedWhenInUse
        case "always": state.standing = .authorizedAlways
        case "denied": state.standing = .denied
        case "restricted": state.standing = .restricted
        default: break
        }
        self.state = Mutex(state)
    }

    // MARK: What the host says

    /// The source of positions and headings; nil for none.
    public var source: (any PositionSource)? {
        get { state.withLock { $0.source } }
        set {
            let old = state.withLock { state in
                state.source = newValue
                state.location = nil
                state.heading = nil
                state.hasEnded = false
                defer { state.run = nil }
                return state.run
            }
            old?.cancel()
            arrange()
        }
    }

    /// The closure that asks the user for authorization; nil for no prompt.
    public var prompt: Prompt? {
        get { state.withLock { $0.prompt } }
        set { state.withLock { $0.prompt = newValue } }
    }

    /// The authorization that the program's apps have for location services.
    ///
    /// Setting it is what a user does in the settings: it holds until it is set again, and `.notDetermined` forgets
    /// what was decided.
    public var authorization: CLAuthorizationStatus {
        get { state.withLock { $0.status } }
        set {
            change { state in
                state.answer = newValue == .notDetermined ? nil : newValue
                state.isLasting = newValue != .notDetermined
            }
        }
    }

    /// Whether apps may know exactly, or only about where the device is.
    public var accuracyAuthorization: CLAccuracyAuthorization {
        get { state.withLock { $0.accuracy } }
        set { change { $0.accuracy = newValue } }
    }

    // MARK: What apps' objects do

    /// Whether a person is being asked.
    var isAsking: Bool { state.withLock { $0.isAsking } }

    /// The last position, as far as the app may know it.
    package var location: CLLocation? {
        state.withLock { state in
            state.location.map { state.accuracy == .fullAccuracy ? $0 : $0.coarse }
        }
    }

    package var heading: CLHeading? { state.withLock { $0.heading } }
    var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// Asks whether the app may know; does nothing if that is decided, but for more than was granted.
    ///
    /// - Parameter isLasting: Whether a grant holds without a session.
    package func request(_ kind: LocationPrompt.Kind, isLasting: Bool = true) {
        enum Way { case nothing, ask(Prompt), decided }
        let way: Way = state.withLock { state in
            let before = state.status
            if isLasting { state.isLasting = true }
            let mayRise = state.answer == .authorizedWhenInUse && kind == .always
            guard state.answer == nil || mayRise, !state.isAsking else {
                // What a session was granted may hold from now on.
                return state.status == before ? .nothing : .decided
            }
            if let prompt = state.prompt {
                state.isAsking = true
                return .ask(prompt)
            }
            let granted: CLAuthorizationStatus =
                kind == .always ? .authorizedAlways : .authorizedWhenInUse
            state.answer = state.standing ?? (state.source == nil ? .denied : granted)
            return .decided
        }
        switch way {
        case .nothing: break
        case .decided: change { _ in }
        case .ask(let prompt):
            tell(.authorization)
            Task.detached { [weak self] in
                let answer = await prompt(LocationPrompt(kind: kind))
                self?.change { state in
                    state.isAsking = false
                    // Without an answer, the next request prompts again.
                    if answer != .notDetermined { state.answer = answer }
                }
            }
        }
    }

    /// Listens to what happens; returns a number to stop with.
    package func listen(_ hear: @escaping @Sendable (Event) -> Void) -> Int {
        state.withLock { state in
            state.next += 1
            state.listeners[state.next] = Listener(hear: hear)
            return state.next
        }
    }

    /// Sets whether a listener needs readings; the source runs while any does.
    package func setReading(_ isWanted: Bool, for listener: Int) {
        state.withLock { $0.listeners[listener]?.wantsReadings = isWanted }
        arrange()
    }

    /// Removes a listener; the source is stopped when the last one is removed.
    package func forget(_ listener: Int) {
        state.withLock { _ = $0.listeners.removeValue(forKey: listener) }
        arrange()
    }

    /// Holds a session; returns a number to end it with.
    func beginSession(_ requirement: CLServiceSession.AuthorizationRequirement) -> Int {
        let number = state.withLock { state in
            state.next += 1
            return state.next
        }
        change { $0.sessions[number] = requirement }
        switch requirement {
        case .none: break
        case .whenInUse: request(.whenInUse, isLasting: false)
        case .always: request(.always, isLasting: false)
        }
        return number
    }

    /// Ends a session.
    func endSession(_ number: Int) { change { $0.sessions[number] = nil } }

    // MARK: Working

    private func change(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
        arrange()
        tell(.authorization)
    }

    private func tell(_ event: Event) {
        let listeners = state.withLock { state in
            state.listeners.sorted { $0.key < $1.key }.map(\.value)
        }
        for listener in listeners {
            if case .authorization = event {
                listener.hear(event)
            } else if listener.wantsReadings {
                listener.hear(event)
            }
        }
    }

    /// Runs the source while there are listeners with authorization.
    private func arrange() {
        let old: Task<Void, Never>? = state.withLock { state in
            let mayKnow =
                state.status == .authorizedAlways || state.status == .authorizedWhenInUse
            let isWanted = mayKnow && state.listeners.values.contains { $0.wantsReadings }
            guard isWanted, let source = state.source else {
                defer { state.run = nil }
                return state.run
            }
            guard state.run == nil, !state.hasEnded else { return nil }
            state.runNumber += 1
            let number = state.runNumber
            // Begun here, so that nothing that is said from now on is missed.
            let readings = source.readings()
            state.run = Task.detached { [weak self] in
                await Self.read(source, readings) { [weak self] event in
                    self?.take(event, number) ?? false
                }
            }
            return nil
        }
        old?.cancel()
    }

    /// Reads a source until the last listener is removed.
    private static func read(
        _ source: any PositionSource, _ first: AsyncThrowingStream<PositionReading, any Error>,
        _ take: @Sendable (Event) -> Bool
    ) async {
        var readings = first
        var pause = 1.0
        while !Task.isCancelled {
            do {
                for try await reading in readings {
                    pause = 1
                    guard take(.reading(reading)) else { return }
                }
                _ = take(.end)
                return
            } catch {
                let failure = CLError(
                    .locationUnknown,
                    userInfo: [
                        NSLocalizedDescriptionKey: words(of: error),
                        NSUnderlyingErrorKey: error,
                    ])
                guard take(.failure(failure)) else { return }
                // A cancelled sleep ends the loop above.
                try? await Task.sleep(for: .seconds(pause))
                pause = min(pause * 2, 30)
                readings = source.readings()
            }
        }
    }

    /// What is said of an error: its description for people where it has one, else its own text.
    private static func words(of error: any Error) -> String {
        let given = (error as? CLError)?.userInfo[NSLocalizedDescriptionKey] as? String
        if let given { return given }
        if error is CLError || error is any LocalizedError { return error.localizedDescription }
        return "\(error)"
    }

    private func take(_ event: Event, _ number: Int) -> Bool {
        var told = event
        let isCurrent = state.withLock { state in
            guard state.runNumber == number, state.run != nil else { return false }
            switch event {
            case .reading(.location(let location)):
                state.location = location
                if state.accuracy == .reducedAccuracy {
                    told = .reading(.location(location.coarse))
                }
            case .reading(.heading(let heading)): state.heading = heading
            case .end:
                state.run = nil
                state.hasEnded = true
            case .failure, .authorization: break
            }
            return true
        }
        if isCurrent { tell(told) }
        return isCurrent
    }

    private static func source(_ environment: [String: String]) -> (any PositionSource)? {
        guard let text = environment["MAPWRIGHT_LOCATION"], !text.isEmpty else { return nil }
        if text == "gpsd" { return GPSDSource() }
        if let url = URL(string: text), url.scheme == "gpsd" {
            return GPSDSource(host: url.host ?? "127.0.0.1", port: url.port ?? 2947)
        }
        do {
            return TrackReplay(
                try PositionTrack(contentsOf: URL(fileURLWithPath: text)),
                rate: environment["MAPWRIGHT_LOCATION_RATE"].flatMap(Double.init) ?? 1)
        } catch {
            return FailedSource(reason: "\(text) cannot be replayed: \(error)")
        }
    }
}

/// A source that was named but cannot be read: it says why.
private struct FailedSource: PositionSource {
    var reason: String
    var tellsHeading: Bool { false }

    func readings() -> AsyncThrowingStream<PositionReading, any Error> {
        AsyncThrowingStream { $0.finish(throwing: PositionTrackError(reason)) }
    }
}

extension CLLocation {
    /// About the same place, within some kilometers.
    var coarse: CLLocation {
        func rounded(_ degrees: Double) -> Double { (degrees / 0.05).rounded() * 0.05 }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(
                latitude: rounded(coordinate.latitude), longitude: rounded(coordinate.longitude)),
            altitude: 0, horizontalAccuracy: 5000, verticalAccuracy: -1, course: -1, speed: -1,
            timestamp: timestamp)
    }
}
