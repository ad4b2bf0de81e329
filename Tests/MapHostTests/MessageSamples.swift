import CoreLocation
import Foundation
import MapGeometry
import MapScene
import Photographs
import SwiftUI

/// A value of every kind that is sent to a page.
enum MessageSamples {
    static let color = SceneColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    static let point = CGPoint(x: 3, y: 4)
    static let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    static let viewport = Viewport(
        size: CGSize(width: 400, height: 300),
        center: MKMapPoint(CLLocationCoordinate2D(latitude: 60.17, longitude: 24.94)),
        scale: 0.0625, heading: 30, pitch: 20)

    // MARK: Drawings

    static let steps: [DrawnPath.Element] = [
        .move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 20, y: 2)),
        .quadCurve(control: CGPoint(x: 30, y: 10), to: CGPoint(x: 20, y: 20)),
        .curve(
            control1: CGPoint(x: 15, y: 30), control2: CGPoint(x: 5, y: 30),
            to: CGPoint(x: 2, y: 20)),
        .close,
    ]
    static let stroke = Drawing.Stroke(
        width: 2, cap: .round, join: .bevel, miterLimit: 8, dashes: [4, 2], dashPhase: 1)
    static let gradient = Drawing.Gradient(stops: [
        .init(location: 0, color: color), .init(location: 1, color: .black),
    ])
    static let operations: [Drawing.Operation] = [
        .fill(DrawnPath(steps), color, isEvenOdd: true),
        .stroke(DrawnPath(steps), .black, stroke),
        .linearGradient(gradient, from: .zero, to: point),
        .radialGradient(gradient, from: point, fromRadius: 1, to: point, toRadius: 9),
        .image(images[1], rect), .text("Abc", at: point, size: 12, isBold: true, .black),
        .clear(CGRect(x: 0, y: 0, width: 2, height: 2)),
    ]
    static let drawing = Drawing(
        operations.map {
            Drawing.Command(
                $0, transform: .init(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3),
                clips: [.init(path: DrawnPath(rect), isEvenOdd: false)], alpha: 0.5,
                blendMode: "multiply")
        })

    /// A red pixel.
    private static let picture = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElF"
            + "TkSuQmCC")

    static let images: [SceneImage] = [
        SceneImage(content: .encoded(picture ?? Data()), size: CGSize(width: 16, height: 16)),
        SceneImage(
            content: .symbol("mappin.circle.fill", pointSize: 17),
            size: CGSize(width: 20, height: 20), tint: color),
        SceneImage(
            content: .drawing(
                Drawing([Drawing.Command(.fill(DrawnPath(rect), color, isEvenOdd: false))])),
            size: CGSize(width: 32, height: 42)),
    ]

    // MARK: Maps

    static let viewContents: [SceneView.Content] = [
        .none, .image(images[0]),
        .text(SceneText("12 €", weight: 600, isItalic: true, alignment: .center, lineLimit: 1)),
        .button(
            title: SceneText("More", size: 15, color: color), image: images[1], color,
            isEnabled: true),
        .button(title: nil, image: nil, color, isEnabled: false), .drawing(drawing),
    ]
    static let view = SceneView(
        frame: rect, background: color, cornerRadius: 4, borderWidth: 1, borderColor: .black,
        alpha: 0.9, isClipped: true,
        subviews: viewContents.map {
            SceneView(frame: CGRect(x: 0, y: 0, width: 20, height: 20), content: $0)
        })
    static let looks: [SceneAnnotation.Look] = [
        .marker(
            .init(
                tint: color, glyphTint: .black, glyphText: "A", glyphImage: images[1],
                selectedGlyphImage: images[2], titleVisibility: .visible,
                subtitleVisibility: .hidden)),
        .pin(color), .image(images[0]), .view(view), .userLocation,
    ]
    static let annotations = looks.enumerated().map { place, look in
        SceneAnnotation(
            id: 100 + place,
            coordinate: CLLocationCoordinate2D(
                latitude: 60.17, longitude: 24.94 + Double(place) / 1000),
            look: look, size: CGSize(width: 30, height: 36), offset: CGPoint(x: 0, y: -18),
            title: place == 0 ? "Station" : nil, subtitle: place == 0 ? "Trains" : nil,
            count: place + 1, isSelected: place == 0, isDraggable: place == 1)
    }
    private static let line = SceneOverlay.Line([
        viewport.center, MKMapPoint(x: viewport.center.x + 900, y: viewport.center.y + 500),
        MKMapPoint(x: viewport.center.x + 100, y: viewport.center.y + 800),
    ])
    static let shapes: [SceneOverlay.Shape] = [
        .lines([line]), .polygons([[line]]),
        .circle(.init(center: viewport.center, radius: 600)),
    ]
    private static let overlayStyle = SceneOverlay.Style(
        fill: color, strokeColor: .black, stroke: stroke, gradient: gradient.stops,
        strokeStart: 0.1,
        strokeEnd: 0.9)
    static let overlayContents: [SceneOverlay.Content] =
        shapes.map { .shape($0, overlayStyle) } + [
            .drawing(drawing),
            .tiles(
                .init(
                    template: "https://example.org/{z}/{x}/{y}", size: 256, zooms: 2...18,
                    isFlipped: true, replacesMap: false)),
        ]
    static let overlays = overlayContents.enumerated().map { place, content in
        SceneOverlay(
            id: 200 + place, level: place == 0 ? .aboveRoads : .aboveLabels,
            bounds: MKMapRect(x: viewport.center.x, y: viewport.center.y, width: 900, height: 800),
            content: content, alpha: 0.8)
    }
    static let filters: [SceneStyle.PointsOfInterest] = [
        .all, .including(["MKPOICategoryCafe"]), .excluding(["MKPOICategoryPark"]),
    ]
    static let controls: [MapScene.Control] = [
        .init(.compass, visibility: .visible, frame: rect), .init(.scale), .init(.userTracking),
        .init(.pitch), .init(.zoom),
    ]
    static let callout = SceneCallout(
        annotation: 100, offset: point, title: "Station", subtitle: "Trains", left: view,
        right: view, detail: view)
    static let userLocation = MapScene.UserLocation(
        coordinate: CLLocationCoordinate2D(latitude: 60.171, longitude: 24.941), accuracy: 12,
        heading: 90)
    static let scene = MapScene(
        viewport: viewport, isCameraAnimated: true,
        style: SceneStyle(
            base: .hybrid, isMuted: true, isRealistic: true, pointsOfInterest: filters[1]),
        interactions: [.pan, .zoom], selectableFeatures: [.pointsOfInterest, .physicalFeatures],
        controls: controls, annotations: annotations, overlays: overlays, callout: callout,
        userLocation: userLocation, userLocationNotice: "The place is not known.")
    static let changes: [SceneChange] = [
        .removeOverlay(200), .insertOverlay(overlays[0], inFrontOf: nil),
        .moveOverlay(200, inFrontOf: 201), .updateOverlay(overlays[1]),
        .removeAnnotation(101), .insertAnnotation(annotations[1], inFrontOf: 100),
        .moveAnnotation(101, inFrontOf: nil), .updateAnnotation(annotations[0]),
        .style(SceneStyle(pointsOfInterest: filters[2])), .interactions(.all),
        .selectableFeatures([.territories]), .controls([]), .userLocation(nil, notice: nil),
        .userLocation(userLocation, notice: "Far away"), .camera(viewport, isAnimated: false),
        .callout(nil), .callout(callout),
    ]

    // MARK: The interface

    static let contents: [InterfaceElement.Content] = [
        .group,
        .text(
            SceneText(
                "Hyvää päivää\n日本", size: 17, weight: 600, isItalic: true, isUnderlined: true,
                color: color, alignment: .right, lineLimit: 2)),
        .text(
            SceneText("").with(runs: [
                SceneText.Run(SceneText("Open ", weight: 700)),
                SceneText.Run(
                    SceneText("map", isUnderlined: true, color: color),
                    link: URL(string: "https://example.org/map")),
            ])),
        .image(InterfaceImage(images[0], fit: .fill)), .drawing(drawing),
        .button(role: "destructive"), .link(URL(fileURLWithPath: "/nowhere/x", isDirectory: false)),
        .textField(InterfaceTextField(text: "Ada", prompt: "Name", isSearch: true)),
        .toggle(isOn: true), .slider(value: 3, in: 0...10, step: 0.5),
        .stepper(canDecrement: true, canIncrement: false),
        .picker(InterfacePicker(options: ["A", "B"], selection: 1, style: .segmented)),
        .dateField(
            InterfaceDateField(
                kind: .dateAndTime, text: "2026-11-24T09:30", minimum: "2026-01-01T00:00")),
        .progress(0.25), .progress(nil),
        .scroll(
            horizontal: true, vertical: false,
            wish: InterfaceScroll(number: 7, to: CGPoint(x: 3, y: 4))), .view(view),
        .photograph(
            PhotographSight(
                id: "af63bd4c8601b7be", name: "Market", headingDegrees: 90, pitchDegrees: 5,
                centerDegrees: 45, panorama: Panorama(top: 0.25, height: 0.5, rollDegrees: 1),
                time: "2026-05-03T14:22:10+02:00", attribution: "A. Walker")),
    ]

    /// An interface with an element of every kind, a map and a presentation.
    static let interface: Interface = {
        let elements =
            contents.enumerated().map { place, content in
                InterfaceElement(
                    id: 10 + place, content: content,
                    frame: CGRect(x: 10, y: 10 + 42 * Double(place), width: 200, height: 40),
                    style: InterfaceStyle(background: color, borderColor: .black, isMaterial: true),
                    isTappable: true, accessibilityLabel: "Label", accessibilityIdentifier: "name")
            } + [
                InterfaceElement(
                    id: 50, content: .map(scene),
                    frame: CGRect(x: 220, y: 10, width: 400, height: 300))
            ]
        return Interface(
            size: CGSize(width: 1000, height: 700),
            root: InterfaceElement(
                id: 1, frame: CGRect(x: 0, y: 0, width: 1000, height: 700), children: elements),
            presentations: [
                InterfacePresentation(
                    id: 60, style: .sheet, title: "Sheet",
                    frame: CGRect(x: 100, y: 300, width: 300, height: 200),
                    root: InterfaceElement(
                        id: 61, frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
            ])
    }()
}
