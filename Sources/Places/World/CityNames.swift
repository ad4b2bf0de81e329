/// The names of cities in the requested language, by the settlements that contain an answer.
///
/// Answers of one question lie in few cities, so each settlement is read once. Not for several threads at once.
final class CityNames {
    private let file: PlacesFile
    private let keys: DetailKeys
    private let isAsked: Bool
    /// The local name of a settlement and the one asked for.
    private var names: [UInt32: (local: String, asked: String)] = [:]

    init(file: PlacesFile, keys: DetailKeys, isAsked: Bool) {
        self.file = file
        self.keys = keys
        self.isAsked = isAsked
    }

    /// The name of a city that is given by its local one, as the city's own place has it.
    func translated(_ city: String, of place: UInt32) -> String {
        guard isAsked, !city.isEmpty else { return city }
        var parent = file.placeParent[Int(place)]
        // A place is in a dozen others at most; a damaged file may say that they contain each other.
        for _ in 0..<12 where parent != PlacesFile.none && Int(parent) < file.count {
            let (local, asked) = named(parent)
            if local == city { return asked }
            parent = file.placeParent[Int(parent)]
        }
        return city
    }

    private func named(_ place: UInt32) -> (local: String, asked: String) {
        if let known = names[place] { return known }
        var local = ""
        var best: (rank: Int, name: String)?
        let range = file.range(file.placeDetail, Int(place)).clamped(to: 0..<file.details.count)
        for at in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2).prefix(600) {
            switch keys.find(file.details[at], in: file) {
            case .name: if local.isEmpty { local = file.string(file.details[at + 1]) }
            case .translation(let rank):
                if rank < best?.rank ?? .max {
                    best = (rank, file.string(file.details[at + 1]))
                }
            default: continue
            }
        }
        let found = (local, best?.name ?? local)
        names[place] = found
        return found
    }
}
