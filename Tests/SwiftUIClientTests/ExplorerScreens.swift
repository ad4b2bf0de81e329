import MapKit
import SwiftUI

// Screens as apps with maps have them, with what stands around a map in such apps.

struct Attraction: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case park = "Park"
        case museum = "Museum"
        case station = "Station"
        var id: String { rawValue }
        var color: Color {
            switch self {
            case .park: return .green
            case .museum: return .purple
            case .station: return .indigo
            }
        }
        var symbol: String {
            switch self {
            case .park: return "leaf.fill"
            case .museum: return "building.columns.fill"
            case .station: return "tram.fill"
            }
        }
    }

    let id = UUID()
    let name: String
    let kind: Kind
    let latitude: Double
    let longitude: Double

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    static let all = [
        Attraction(name: "Esplanadi", kind: .park, latitude: 60.1675, longitude: 24.9470),
        Attraction(name: "Ateneum", kind: .museum, latitude: 60.1702, longitude: 24.9442),
        Attraction(name: "Central Station", kind: .station, latitude: 60.1719, longitude: 24.9414),
    ]
}

extension EnvironmentValues {
    @Entry var walkingSpeed: Measurement<UnitSpeed> = Measurement(
        value: 5, unit: .kilometersPerHour)
}

final class ExplorerModel: ObservableObject {
    @Published var sights = Attraction.all
    @Published var filter: Attraction.Kind?
    @Published var favorites: Set<Attraction.ID> = []
    @Published var error: ExplorerError?
    @Published var hasFailed = false

    var shown: [Attraction] { sights.filter { filter == nil || $0.kind == filter } }

    func toggle(_ sight: Attraction) {
        if favorites.contains(sight.id) {
            favorites.remove(sight.id)
        } else {
            favorites.insert(sight.id)
        }
    }
}

enum ExplorerError: LocalizedError {
    case offline
    var errorDescription: String? { "You are offline" }
    var recoverySuggestion: String? { "Try later." }
}

struct CircleButtonStyle: ButtonStyle {
    var color: Color = .blue
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 16, weight: .medium))
            .foregroundStyle(configuration.isPressed ? .secondary : .primary)
            .frame(width: 40, height: 40)
            .background(.ultraThinMaterial, in: Circle())
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

struct CardModifier: ViewModifier {
    @ScaledMetric private var radius: CGFloat = 16
    func body(content: Content) -> some View {
        content
            .padding()
            .background(
                .regularMaterial, in: RoundedRectangle(cornerRadius: radius, style: .continuous)
            )
            .shadow(color: .black.opacity(0.15), radius: 10, y: 5)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

struct PinTip: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.closeSubpath()
        }
    }
}

struct SpotPin: View {
    let sight: Attraction
    let isSelected: Bool

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Circle()
                    .fill(isSelected ? Color.red.gradient : sight.kind.color.gradient)
                    .frame(width: isSelected ? 44 : 32, height: isSelected ? 44 : 32)
                    .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
                Image(systemName: sight.kind.symbol)
                    .symbolRenderingMode(.hierarchical)
                    .symbolEffect(.bounce, value: isSelected)
                    .imageScale(.medium)
                    .foregroundStyle(.white)
            }
            PinTip().fill(.white).frame(width: 12, height: 8).offset(y: -2)
        }
        .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isSelected)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(sight.name), \(sight.kind.rawValue)")
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

struct ExplorerMap: View {
    @ObservedObject var model: ExplorerModel
    @Binding var selection: Attraction?
    @State private var position: MapCameraPosition = .automatic
    @State private var pins: [CLLocationCoordinate2D] = []
    @State private var showsCircle = true
    @State private var radius = 300.0
    @State private var lineWidth: CGFloat = 4
    @AppStorage("explorer.style") private var usesHybrid = false
    @Environment(\.walkingSpeed) private var speed
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Namespace private var scope

    private var style: MapStyle {
        usesHybrid
            ? .hybrid(elevation: .realistic)
            : .standard(elevation: .flat, pointsOfInterest: .including([.museum, .park]))
    }

    private var length: CLLocationDistance {
        zip(pins, pins.dropFirst()).reduce(0) { sum, pair in
            sum
                + CLLocation(latitude: pair.0.latitude, longitude: pair.0.longitude)
                .distance(from: CLLocation(latitude: pair.1.latitude, longitude: pair.1.longitude))
        }
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            MapReader { proxy in
                Map(
                    position: $position, interactionModes: [.pan, .zoom], selection: $selection,
                    scope: scope
                ) {
                    ForEach(model.shown) { sight in
                        Annotation(sight.name, coordinate: sight.coordinate, anchor: .bottom) {
                            SpotPin(sight: sight, isSelected: selection == sight)
                                .onTapGesture { withAnimation(.easeInOut) { selection = sight } }
                                .contextMenu {
                                    Button("Favourite", systemImage: "star") { model.toggle(sight) }
                                }
                        }
                        .annotationTitles(.hidden)
                        .tag(sight)
                    }
                    if showsCircle, let selection {
                        MapCircle(center: selection.coordinate, radius: radius)
                            .foregroundStyle(.blue.opacity(0.15))
                            .stroke(.blue, lineWidth: 2)
                            .mapOverlayLevel(level: .aboveLabels)
                    }
                    if pins.count >= 2 {
                        MapPolyline(coordinates: pins)
                            .stroke(
                                .orange, style: StrokeStyle(lineWidth: lineWidth, dash: [8, 4]))
                    }
                    UserAnnotation()
                }
                .mapStyle(style)
                .mapControls {
                    MapCompass(scope: scope)
                    if sizeClass == .regular { MapScaleView(scope: scope) }
                }
                .mapScope(scope)
                .gesture(
                    LongPressGesture(minimumDuration: 0.4)
                        .sequenced(before: DragGesture(minimumDistance: 0))
                        .onEnded { value in
                            guard case .second(true, let drag?) = value,
                                let place = proxy.convert(drag.location, from: .local)
                            else { return }
                            pins.append(place)
                        }
                )
                .onMapCameraChange(frequency: .onEnd) { _ in }
            }
            .ignoresSafeArea(edges: .top)

            VStack(spacing: 12) {
                if pins.count >= 2 {
                    Text(Measurement(value: length, unit: UnitLength.meters).formatted())
                        .font(.title3.monospaced())
                        .contentTransition(.numericText())
                }
                HStack {
                    Toggle(isOn: $showsCircle) { Label("Circle", systemImage: "circle") }
                        .toggleStyle(.button)
                        .tint(.blue)
                    Toggle("Hybrid", isOn: $usesHybrid).toggleStyle(.button)
                    Button(role: .destructive) {
                        withAnimation { pins.removeAll() }
                    } label: {
                        Label("Clear", systemImage: "trash").labelStyle(.iconOnly)
                    }
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.capsule)
                    .controlSize(.small)
                    .disabled(pins.isEmpty)
                    .keyboardShortcut("k", modifiers: .command)
                }
                Slider(value: $radius, in: 100...1000, step: 100) {
                    Text("Radius")
                } minimumValueLabel: {
                    Text("100")
                } maximumValueLabel: {
                    Text("1000")
                }
                Slider(value: $lineWidth, in: 1...10)
            }
            .card()
            .padding()
            .sensoryFeedback(.impact, trigger: pins.count)
        }
    }
}

struct SpotDetail: View {
    let sight: Attraction
    @EnvironmentObject private var model: ExplorerModel
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @State private var scene: MKLookAroundScene?
    @State private var isAsking = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    LabeledContent("Kind", value: sight.kind.rawValue)
                    LabeledContent("Place") {
                        Text(
                            "\(sight.latitude, specifier: "%.4f"), \(sight.longitude, specifier: "%.4f")"
                        )
                        .monospacedDigit()
                        .textSelection(.enabled)
                    }
                } header: {
                    Text("About").textCase(.uppercase)
                } footer: {
                    Text("From OpenStreetMap.").font(.footnote.italic())
                }
                .headerProminence(.increased)
                DisclosureGroup("More") {
                    AsyncImage(url: nil) { image in
                        image.resizable().scaledToFit()
                    } placeholder: {
                        ProgressView().progressViewStyle(.circular)
                    }
                }
                if let scene {
                    LookAroundPreview(initialScene: scene).frame(height: 160)
                } else {
                    ContentUnavailableView("No imagery", systemImage: "binoculars")
                }
                if let page = URL(string: "https://example.org/\(sight.name)") {
                    ShareLink(item: page)
                }
                Button("Website") {
                    if let page = URL(string: "https://example.org") { openURL(page) }
                }
            }
            .formStyle(.grouped)
            .scrollContentBackground(.hidden)
            .navigationTitle(sight.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Close") { dismiss() }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isAsking = true
                    } label: {
                        Image(systemName: model.favorites.contains(sight.id) ? "star.fill" : "star")
                    }
                }
            }
            .confirmationDialog(
                "Change favourite?", isPresented: $isAsking, titleVisibility: .visible
            ) {
                Button("Change") { model.toggle(sight) }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It is shown on the map.")
            }
            .task {
                scene = try? await MKLookAroundSceneRequest(coordinate: sight.coordinate).scene
            }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCornerRadius(20)
    }
}

struct SpotList: View {
    @ObservedObject var model: ExplorerModel
    @Binding var selection: Attraction?

    var body: some View {
        List(selection: $selection) {
            ForEach(Attraction.Kind.allCases) { kind in
                Section(kind.rawValue) {
                    ForEach(model.shown.filter { $0.kind == kind }) { sight in
                        HStack {
                            Label(sight.name, systemImage: kind.symbol)
                            Spacer()
                            if model.favorites.contains(sight.id) {
                                Image(systemName: "star.fill").foregroundStyle(.yellow)
                            }
                        }
                        .tag(sight)
                        .swipeActions {
                            Button("Favourite") { model.toggle(sight) }.tint(.yellow)
                        }
                        .listRowSeparator(.hidden)
                    }
                }
            }
        }
        .listStyle(.sidebar)
        .refreshable { await Task.yield() }
        .overlay {
            if model.shown.isEmpty { ContentUnavailableView.search }
        }
        .safeAreaInset(edge: .bottom) {
            Menu {
                Picker("Kind", selection: $model.filter) {
                    Text("All").tag(Attraction.Kind?.none)
                    ForEach(Attraction.Kind.allCases) {
                        Text($0.rawValue).tag(Attraction.Kind?.some($0))
                    }
                }
            } label: {
                Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
            }
        }
    }
}

struct Explorer: View {
    @StateObject private var model = ExplorerModel()
    @State private var selection: Attraction?
    @State private var visibility = NavigationSplitViewVisibility.all
    @SceneStorage("explorer.tab") private var tab = 0

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            SpotList(model: model, selection: $selection)
                .navigationTitle("Sights")
                .navigationSplitViewColumnWidth(min: 200, ideal: 260)
        } detail: {
            ExplorerMap(model: model, selection: $selection)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        .navigationSplitViewStyle(.balanced)
        .sheet(item: $selection) { sight in
            SpotDetail(sight: sight).environmentObject(model)
        }
        .alert(isPresented: $model.hasFailed, error: model.error) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .onChange(of: selection) { old, new in
            if old == nil, new != nil { visibility = .automatic }
        }
    }
}

#Preview {
    Explorer()
}

#Preview("Detail", traits: .sizeThatFitsLayout) {
    @Previewable @StateObject var model = ExplorerModel()
    SpotDetail(sight: Attraction.all[0]).environmentObject(model)
}
