import Foundation
import MapScene
import SwiftUI
import Testing

@MainActor struct ControlStyleTests {
    private struct Plain: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
            }
        }
    }

    private struct Switches: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Text(isOn ? "is on" : "is off")
                Toggle("Traffic", isOn: $isOn).toggleStyle(.button)
                Toggle("Traffic", isOn: $isOn).toggleStyle(Plain())
                Toggle("Traffic", systemImage: "car", isOn: $isOn).toggleStyle(.switch)
            }
        }
    }

    @Test func aSwitchLooksAsItsStyleSays() throws {
        let host = ViewHost(Switches())
        #expect(host.buttons.count == 2)
        let field = host.buttons[0].style.background
        host.send(.tapped(host.buttons[0].id))
        #expect(host.words.contains("is on") && host.words.contains("on"))
        #expect(host.buttons[0].style.background != field)
        host.send(.tapped(host.buttons[1].id))
        #expect(host.words.contains("is off"))
        let knob = try #require(
            host.first { if case .toggle = $0.content { true } else { false } })
        host.send(.toggled(knob.id, true))
        #expect(host.words.contains("is on"))
    }

    private struct Steps: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.fractionCompleted.map { "\(Int($0 * 10)) of 10" } ?? "unknown")
                configuration.currentValueLabel
                if configuration.label == nil { ProgressView(configuration) }
            }
        }
    }

    @Test func progressLooksAsItsStyleSays() {
        let host = ViewHost {
            VStack {
                ProgressView("Loading", value: 3, total: 5)
                ProgressView(value: 0.5) {
                    Text("Half")
                } currentValueLabel: {
                    Text("50 %")
                }
                ProgressView("Searching")
                ProgressView(value: 0.25)
                ProgressView("Plain", value: 1).progressViewStyle(.linear)
            }
            .progressViewStyle(Steps())
        }
        #expect(
            host.words == [
                "Loading", "6 of 10", "Half", "5 of 10", "50 %", "Searching", "unknown",
                "2 of 10", "Plain",
            ])
        let bars = host.interface.allElements.compactMap {
            if case .progress(let share) = $0.content { share } else { nil }
        }
        #expect(bars == [0.25, 1])
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label.onTapGesture {
                    configuration.trigger()
                    configuration.trigger()
                }
                Button(configuration)
            }
        }
    }

    @Test func aStyleDecidesWhenAButtonActs() throws {
        var count = 0
        let host = ViewHost {
            VStack {
                Button("Add") { count += 1 }
                Button("Usual") { count += 100 }.buttonStyle(.bordered)
            }
            .buttonStyle(Twice())
        }
        #expect(host.words == ["Add", "Add", "Usual"])
        let label = try #require(host.first { $0.isTappable })
        host.send(.tapped(label.id))
        #expect(count == 2)
        try host.tap("Add")
        #expect(count == 3)
        try host.tap("Usual")
        #expect(count == 103)
    }

    @Test func glassIsATint() {
        let host = ViewHost {
            VStack {
                Button("Clear") {}.buttonStyle(.glass)
                Button("Tinted") {}.buttonStyle(.glassProminent)
                Button("Plain") {}.buttonStyle(.plain)
            }
        }
        let backgrounds = host.buttons.map(\.style.background)
        #expect(backgrounds[0]?.alpha == 0.15 && backgrounds[1]?.alpha == 1)
        #expect(backgrounds[2] == nil)
    }

    @Test func aChoiceTellsOfWhatItIsAbout() {
        let host = ViewHost {
            Text("Map").confirmationDialog(
                Text("Open"), isPresented: .constant(true), presenting: "Esplanadi"
            ) { place in
                Button("Go to \(place)") {}
            } message: { place in
                Text("\(place) is far")
            }
        }
        #expect(host.interface.presentations.first?.title == "Open")
        #expect(host.words.contains("Go to Esplanadi") && host.words.contains("Esplanadi is far"))
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("!")
                configuration.label
                if configuration.role == .destructive { Text("careful") }
            }
            .padding()
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
        }
    }

    @Test func aButtonLooksAsItsStyleSays() throws {
        var taps = 0
        let host = ViewHost {
            VStack {
                Button("Go") { taps += 1 }
                Button("Delete", role: .destructive) {}
                Button("Usual") {}.buttonStyle(.bordered)
            }
            .buttonStyle(Loud())
        }
        #expect(host.words == ["!", "Go", "!", "Delete", "careful", "Usual"])
        host.send(.tapped(host.buttons[0].id))
        #expect(taps == 1)
    }

    private struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                Label(configuration).labelStyle(.iconOnly)
            }
        }
    }

    @Test func aLabelLooksAsItsStyleSays() {
        let host = ViewHost {
            VStack {
                Label("Park", systemImage: "tree").labelStyle(.titleOnly)
                Label("Café", systemImage: "cup.and.saucer").labelStyle(.iconOnly)
                Label("Zoo", systemImage: "tortoise").labelStyle(Stacked())
            }
        }
        #expect(host.words == ["Park", "Zoo"])
        #expect(host.symbols == ["cup.and.saucer", "tortoise"])
    }

    @Test func containersShowWhatIsInThem() throws {
        struct Screen: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    LabeledContent("Distance", value: "2 km")
                    GroupBox("Route") { Text("By foot") }
                    DisclosureGroup("Steps", isExpanded: $isOpen) { Text("Turn left") }
                    ContentUnavailableView(
                        "No places", systemImage: "mappin.slash",
                        description: Text("Try another region."))
                    ContentUnavailableView.search(text: "xyz")
                    Gauge(value: 3, in: 0...4) { Text("Battery") }
                }
            }
        }
        let host = ViewHost(Screen())
        #expect(
            host.words == [
                "Distance", "2 km", "Route", "By foot", "Steps", "No places", "Try another region.",
                "No Results for “xyz”", "Check the spelling or try a new search.", "Battery",
            ])
        host.send(.tapped(host.buttons[0].id))
        #expect(host.words.contains("Turn left"))
        let bar = try #require(
            host.first { if case .progress = $0.content { true } else { false } })
        #expect(bar.content == .progress(0.75))
    }

    @Test func theFirstViewThatFitsIsShown() {
        let view = ViewThatFits(in: .horizontal) {
            Text("A rather long line that says much")
            Text("Short")
        }
        #expect(ViewHost(view, size: CGSize(width: 400, height: 100)).words.count == 1)
        #expect(
            ViewHost(view, size: CGSize(width: 400, height: 100)).words
                == ["A rather long line that says much"])
        #expect(ViewHost(view, size: CGSize(width: 80, height: 100)).words == ["Short"])
        #expect(ViewHost(view, size: CGSize(width: 1, height: 100)).words == ["Short"])
    }
}

@MainActor struct GestureTests {
    private func host(_ view: some View) -> (ViewHost, Int) {
        let host = ViewHost(view, size: CGSize(width: 200, height: 100))
        return (host, host.first { $0.isTappable || $0.isPressable }?.id ?? -1)
    }

    @Test func tapsAndLongPressesReachTheirGestures() {
        var told: [String] = []
        let (host, id) = host(
            Text("Map")
                .gesture(
                    SpatialTapGesture().onEnded { told.append("tap \($0.location.x)") }
                        .exclusively(
                            before: LongPressGesture().onEnded { _ in told.append("long") })
                ))
        host.send(.tapped(id, at: CGPoint(x: 3, y: 4)))
        host.send(.longPressed(id, at: CGPoint(x: 5, y: 6)))
        #expect(told == ["tap 3.0", "long"])
    }

    @Test func aLongPressAndADragTellWhereItWas() {
        // The way a pin is dropped on a map.
        var place: CGPoint?
        let (host, id) = host(
            Text("Map").gesture(
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
                    .onEnded { value in
                        if case .second(true, let drag) = value { place = drag?.location }
                    }))
        host.send(.tapped(id, at: CGPoint(x: 3, y: 4)))
        #expect(place == nil)
        host.send(.longPressed(id, at: CGPoint(x: 5, y: 6)))
        #expect(place == CGPoint(x: 5, y: 6))
    }

    private struct PinDrop: Gesture {
        let drop: (CGPoint) -> Void

        var body: some Gesture {
            LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
                .onEnded { value in
                    if case .second(true, let drag?) = value { drop(drag.location) }
                }
        }
    }

    @Test func anAppsOwnGestureIsMadeOfOthers() {
        var places: [CGPoint] = []
        var ended = 0
        let (host, id) = host(
            Text("Map").gesture(PinDrop { places.append($0) }.onEnded { _ in ended += 1 }))
        host.send(.longPressed(id, at: CGPoint(x: 7, y: 8)))
        #expect(places == [CGPoint(x: 7, y: 8)])
        #expect(ended == 1)
    }

    @Test func movementsDoNotBegin() {
        var told = 0
        let (host, id) = host(
            Text("Map")
                .simultaneousGesture(DragGesture().onChanged { _ in told += 1 })
                .simultaneousGesture(MagnifyGesture().onEnded { _ in told += 1 }))
        host.send(.tapped(id))
        host.send(.longPressed(id))
        #expect(told == 0)
    }

    @Test func aLongPressOpensAMenuBesideTheView() throws {
        var chosen = ""
        let host = ViewHost(
            Text("Row").frame(width: 100, height: 20)
                .contextMenu { Button("Delete", role: .destructive) { chosen = "delete" } }
                .position(x: 150, y: 50),
            size: CGSize(width: 300, height: 400))
        host.send(.longPressed(try #require(host.first(\.isPressable)).id))
        let menu = try #require(host.interface.presentations.first)
        #expect(menu.frame.minY == 68)
        #expect(menu.frame.midX == 150)
        host.send(.tapped(try #require(host.buttons.first).id))
        #expect(chosen == "delete")
        #expect(host.interface.presentations.isEmpty)
    }

    @Test func popoversStayOnTheScreen() throws {
        func frame(_ place: CGPoint, height: CGFloat = 60) throws -> CGRect {
            let host = ViewHost(
                Color.red.frame(width: 20, height: 20)
                    .popover(isPresented: .constant(true)) {
                        Color.blue.frame(width: 100, height: height)
                    }
                    .position(place),
                size: CGSize(width: 400, height: 300))
            return try #require(host.interface.presentations.first).frame
        }
        // Below what it is beside; above where there is no room; never beyond an edge.
        #expect(try frame(CGPoint(x: 200, y: 50)).minY == 68)
        #expect(try frame(CGPoint(x: 200, y: 280)).maxY == 262)
        #expect(try frame(CGPoint(x: 10, y: 50)).minX == 8)
        #expect(try frame(CGPoint(x: 390, y: 50)).maxX == 392)
        #expect(try frame(CGPoint(x: 200, y: 150), height: 400).minY == 0)
    }
}

@MainActor struct SliderTests {
    @Test func aSliderHasLabelsAndTellsOfChanges() throws {
        struct Screen: View {
            @State private var radius: CGFloat = 200
            @State private var told: [Bool] = []
            var body: some View {
                VStack {
                    Text("\(Int(radius)) m, \(told.count)")
                    Slider(value: $radius, in: 100...1000, step: 100) {
                        Text("Radius")
                    } minimumValueLabel: {
                        Text("near")
                    } maximumValueLabel: {
                        Text("far")
                    } onEditingChanged: {
                        told.append($0)
                    }
                }
            }
        }
        let host = ViewHost(Screen())
        #expect(host.words == ["200 m, 0", "near", "far"])
        let line = try #require(
            host.first { if case .slider = $0.content { true } else { false } })
        #expect(line.accessibilityLabel == "Radius")
        host.send(.slid(line.id, 5000))
        #expect(host.words.first == "1000 m, 2")
    }
}

@MainActor struct GlassTests {
    @Test func glassHasTheCornersOfItsShape() throws {
        func style(_ shape: some Shape) throws -> InterfaceStyle {
            let host = ViewHost(
                Color.clear.frame(width: 80, height: 40).background(.regularMaterial, in: shape))
            return try #require(host.first(\.style.isMaterial)).style
        }
        #expect(try style(RoundedRectangle(cornerRadius: 12)).cornerRadius == 12)
        #expect(try style(Capsule()).cornerRadius == 20)
        #expect(try style(Rectangle()).cornerRadius == 0)
        #expect(try style(Capsule()).isClipped)
    }
}

@MainActor struct ProgramValueTests {
    private struct Told: View {
        @Environment(\.horizontalSizeClass) private var room
        @Environment(\.scenePhase) private var phase
        @Environment(\.redactionReasons) private var reasons

        var body: some View {
            Text("\(room == .compact ? "narrow" : "wide"), \(phase == .active), \(reasons.isEmpty)")
        }
    }

    @Test func aProgramIsToldWhereItIs() {
        let host = ViewHost(Told(), size: CGSize(width: 800, height: 600))
        #expect(host.words == ["wide, true, true"])
        host.send(.resized(CGSize(width: 390, height: 800)))
        #expect(host.words == ["narrow, true, true"])
        host.send(.resized(CGSize(width: 601, height: 800)))
        #expect(host.words == ["wide, true, true"])
        let other = ViewHost(
            Told().environment(\.horizontalSizeClass, .compact)
                .environment(\.scenePhase, .background).redacted(reason: .placeholder))
        #expect(other.words == ["narrow, false, false"])
    }
}
