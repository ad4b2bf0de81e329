import Roads

extension TravelProfile {
    /// The built-in profiles, the files in `Profiles/`.
    public static let builtIn: [TravelProfile] = builtInFiles.map { file in
        do {
            return try TravelProfile(json: file)
        } catch {
            preconditionFailure("a built-in profile cannot be read: \(error)")
        }
    }

    private static let builtInFiles = [
        PackageResources.automobile_json, PackageResources.walking_json,
        PackageResources.cycling_json, PackageResources.wheelchair_json,
        PackageResources.motorcycle_json, PackageResources.truck_json,
    ]

    /// The profiles of the modes that an import prepares unless others are chosen.
    public static let standard = builtIn.filter {
        ["automobile", "walking", "cycling"].contains($0.mode.name)
    }

    /// The built-in profile of a mode, by its name or an alias; nil if there is none.
    public static func builtIn(_ word: String) -> TravelProfile? {
        builtIn.first { $0.mode.name == word } ?? builtIn.first { $0.mode.answers(to: word) }
    }

    /// The JSON file of the built-in profile of a mode, by its name or an alias; nil if there is none.
    public static func builtInJSON(_ word: String) -> [UInt8]? {
        guard let name = builtIn(word)?.mode.name else { return nil }
        return zip(builtIn, builtInFiles).first { $0.0.mode.name == name }?.1
    }

    /// Checks that every name and alias belongs to one mode at most.
    ///
    /// - Throws: `InvalidProfile` that names the word and the modes.
    public static func checkWords(of profiles: [TravelProfile]) throws(InvalidProfile) {
        var owners: [String: String] = [:]
        for mode in profiles.map(\.mode) {
            for word in Set([mode.name] + mode.aliases).sorted() {
                if let other = owners.updateValue(mode.name, forKey: word) {
                    throw InvalidProfile(
                        mode: "“\(word)” names two modes, \(other) and \(mode.name)")
                }
            }
        }
    }
}
