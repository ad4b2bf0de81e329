import SwiftUI

/// A movement of the camera that begins when a value is another.
struct MapAnimator {
    let isSameTrigger: (Any) -> Bool
    let trigger: Any
    let keyframes: @MainActor (MapCamera) -> KeyframeTimeline<MapCamera>
}

/// Moves a camera along keyframes.
@MainActor final class MapCameraAnimation {
    private var trigger: Any?
    private var task: Task<Void, Never>?

    /// How often the camera is moved, in a second.
    static let rate = 30.0

    /// Begins a movement if the trigger is another than before; the first one begins nothing.
    ///
    /// - Parameters:
    ///   - clock: What the movement keeps time by.
    ///   - move: Takes where the camera is, and whether the movement ends there.
    func update(
        _ animator: MapAnimator, clock: some Clock<Duration>,
        from camera: @escaping @MainActor () -> MapCamera,
        move: @escaping @MainActor (_ camera: MapCamera, _ isLast: Bool) -> Void
    ) {
        defer { trigger = animator.trigger }
        guard let trigger, !animator.isSameTrigger(trigger) else { return }
        stop()
        let timeline = animator.keyframes(camera())
        task = Task { @MainActor in
            let start = clock.now
            while !Task.isCancelled {
                let passed = start.duration(to: clock.now) / .seconds(1)
                let isLast = passed >= timeline.duration
                move(timeline.value(time: passed), isLast)
                guard !isLast else { return }
                do {
                    try await clock.sleep(for: .seconds(1 / Self.rate))
                } catch {
                    return
                }
            }
        }
    }

    /// Ends the movement where it is.
    func stop() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Moves the camera of a map in the view along keyframes, whenever a value is another.
    ///
    /// The user's hand on the map ends the movement.
    public func mapCameraKeyframeAnimator<K: Keyframes<MapCamera>>(
        trigger: some Equatable,
        @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> K
    ) -> some View {
        func isSame<T: Equatable>(_ value: T) -> (Any) -> Bool { { ($0 as? T) == value } }
        let animator = MapAnimator(isSameTrigger: isSame(trigger), trigger: trigger) { camera in
            KeyframeTimeline(initialValue: camera) { keyframes(camera) }
        }
        return transformEnvironment(\.map) { $0.animator = animator }
    }

    /// Sets what movements of the cameras of maps in the view keep time by.
    package func mapCameraClock(_ clock: any Clock<Duration>) -> some View {
        transformEnvironment(\.map) { $0.clock = clock }
    }
}
