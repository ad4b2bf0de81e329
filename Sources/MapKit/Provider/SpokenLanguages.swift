import Foundation

/// The languages that people want names in.
enum SpokenLanguages {
    /// Those of a locale if one is given, else those of the environment, best first, by BCP 47.
    static func preferred(
        _ locale: Locale? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String] {
        if let tag = locale?.identifier(.bcp47), !tag.isEmpty { return widened(tag) }
        let names = [environment["LANGUAGE"], environment["LC_ALL"], environment["LANG"]]
        for name in names {
            // "fi_FI.UTF-8", or several divided by colons.
            let tags = (name ?? "").split(separator: ":").compactMap { part -> String? in
                let tag = String(part.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-")
                return tag.isEmpty || tag == "C" || tag == "POSIX" ? nil : tag
            }
            if !tags.isEmpty { return tags.flatMap(widened) }
        }
        return ["en"]
    }

    /// Returns the more general languages to try next, such as "pt" for "pt-BR".
    private static func widened(_ tag: String) -> [String] {
        let short = String(tag.prefix { $0 != "-" })
        return short == tag ? [tag] : [tag, short]
    }
}
