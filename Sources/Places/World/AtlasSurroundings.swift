import Geodesy
import MapGeometry
import World

/// Where in the world an atlas lies, be it of several extracts far from one another.
struct AtlasSurroundings {
    let file: PlacesFile
    let world: World

    /// The number of places by which the atlas's countries and states are recognized.
    private static let mostSamples = 64
    /// How far from a city, in meters, the atlas's places still count as beside it: an extract of some of its suburbs has
    /// not its middle.
    private static let reach = 5_500.0
    /// How far, in meters, the next place of an atlas that has a city's middle may be from there.
    private static let middle = 500.0
    /// How many people live on a square kilometer of a city: a large one reaches as far as these fill, so that an extract
    /// of one of its suburbs is still of it.
    private static let density = 3_000.0

    /// Whether the atlas has places in a city or beside it.
    ///
    /// One frame around all of them would take in all of Italy for an atlas of Andorra and Malta.
    func contains(_ city: World.City) -> Bool {
        let people = Double(world.population(city))
        return hasPlaces(
            within: max(Self.reach, 1_000 * (people / Self.density / .pi).squareRoot()), of: city)
    }

    /// Whether the atlas has the middle of a city.
    func containsMiddle(of city: World.City) -> Bool { hasPlaces(within: Self.middle, of: city) }

    private func hasPlaces(within radius: Double, of city: World.City) -> Bool {
        let box = PackedBox(
            around: PackedCoordinate(rounding: world.place(city)), radiusMeters: radius)
        var isAny = false
        NearPlaces(file: file).places(in: box) { _ in
            isAny = true
            return false
        }
        return isAny
    }

    /// Whether some of the atlas lies in a country or state.
    func lies(in region: World.Region) -> Bool {
        let near = NearPlaces(file: file)
        let step = max(file.count / Self.mostSamples, 1)
        return stride(from: 0, to: file.count, by: step).contains {
            let place = near.point(UInt32($0)).coordinate
            return world.holds(region, (place.latitude, place.longitude))
        }
    }
}
