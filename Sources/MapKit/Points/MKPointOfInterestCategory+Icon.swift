import SwiftUI

/// The icon of a category on the map: a symbol on a color.
struct PlaceIcon: Equatable {
    /// The name of the symbol.
    let symbol: String
    /// The color behind it.
    let color: Color

    /// The icon of places without one of their own.
    static let plain = PlaceIcon(symbol: "mappin", color: .gray)

    /// The icon of a category.
    init(_ category: MKPointOfInterestCategory) {
        self = Self.icons[category] ?? .plain
    }

    private init(symbol: String, color: Color) {
        self.symbol = symbol
        self.color = color
    }

    private static let icons: [MKPointOfInterestCategory: PlaceIcon] = {
        var icons: [MKPointOfInterestCategory: PlaceIcon] = [:]
        for (color, symbols) in symbolsByColor {
            for (category, symbol) in symbols {
                icons[category] = PlaceIcon(symbol: symbol, color: color)
            }
        }
        return icons
    }()

    // Symbols the page can draw, in the colors by which maps tell kinds of places apart.
    private static let symbolsByColor: [(Color, [MKPointOfInterestCategory: String])] = [
        (
            .orange,
            [
                .restaurant: "fork.knife", .cafe: "cup.and.saucer.fill",
                .bakery: "birthday.cake.fill", .brewery: "mug.fill", .nightlife: "wineglass.fill",
                .winery: "wineglass.fill", .distillery: "wineglass.fill",
            ]
        ),
        (
            .yellow,
            [
                .foodMarket: "basket.fill", .store: "bag.fill", .beauty: "scissors",
                .laundry: "tshirt.fill",
            ]
        ),
        (
            .pink,
            [
                .museum: "building.columns.fill", .theater: "theatermasks.fill",
                .movieTheater: "film", .musicVenue: "music.note", .castle: "flag.fill",
                .fortress: "flag.fill", .landmark: "star.fill", .nationalMonument: "star.fill",
                .amusementPark: "star.fill", .aquarium: "water.waves", .zoo: "pawprint.fill",
                .planetarium: "star.fill",
            ]
        ),
        (
            .green,
            [
                .park: "tree.fill", .nationalPark: "tree.fill", .campground: "tent.fill",
                .hiking: "figure.hiking", .golf: "flag.fill", .stadium: "sportscourt.fill",
                .soccer: "soccerball", .tennis: "tennis.racket", .fitnessCenter: "dumbbell.fill",
            ]
        ),
        (
            .blue,
            [
                .publicTransport: "tram.fill", .airport: "airplane", .parking: "parkingsign",
                .gasStation: "fuelpump.fill", .carRental: "car.fill",
                .evCharger: "bolt.car.fill", .automotiveRepair: "car.fill",
            ]
        ),
        (
            .cyan,
            [
                .beach: "beach.umbrella.fill", .marina: "sailboat.fill",
                .swimming: "figure.pool.swim", .spa: "drop.fill",
            ]
        ),
        (.red, [.hospital: "cross.fill", .pharmacy: "pills.fill", .fireStation: "flame.fill"]),
        (.purple, [.hotel: "bed.double.fill", .restroom: "toilet.fill"]),
        (
            .brown,
            [
                .school: "graduationcap.fill", .university: "graduationcap.fill",
                .library: "books.vertical.fill", .animalService: "pawprint.fill",
            ]
        ),
        (
            .gray,
            [
                .bank: "building.columns.fill", .atm: "banknote.fill", .police: "shield.fill",
                .postOffice: "envelope.fill", .mailbox: "envelope.fill",
            ]
        ),
    ]
}
