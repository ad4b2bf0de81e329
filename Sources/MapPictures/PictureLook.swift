import MapResources

/// The look of a picture of the map: one of the page's styles, and what lies below it.
package struct PictureLook: Sendable, Hashable {
    /// One of the styles that `PagePainters` names, such as `muted-dark`.
    package let style: String
    /// Whether imagery lies below the map, where there is some.
    package let showsImagery: Bool
    /// Whether imagery stands in the place of the map.
    package let isImageryAlone: Bool
    /// Whether slopes of the ground are shaded, where its heights are known.
    package let showsTerrain: Bool
    /// Whether lines of equal height are drawn, where heights are known.
    package let showsContours: Bool
    /// The language of labels; nil for local names.
    package let language: LabelLanguage?

    /// The words for styles, the usual one first.
    static let styles = ["standard", "muted", "hybrid", "imagery"]
    /// The words for colors, the usual one first.
    static let appearances = ["light", "dark"]

    /// - Parameters:
    ///   - style: One of ``styles``.
    ///   - appearance: One of ``appearances``.
    init(
        _ style: String, _ appearance: String, showsTerrain: Bool, showsContours: Bool,
        language: LabelLanguage? = nil
    ) {
        isImageryAlone = style == "imagery"
        showsImagery = isImageryAlone || style == "hybrid"
        // Imagery alone takes nothing of the style that lies over it otherwise.
        self.style = (isImageryAlone ? "hybrid" : style) + "-" + appearance
        self.showsTerrain = showsTerrain
        self.showsContours = showsContours
        self.language = language
    }

    /// Reads a style's name in an address: a word for a style, behind which colors may follow, as in `muted-dark`.
    ///
    /// - Returns: nil for other text.
    init?(
        named name: String, showsTerrain: Bool, showsContours: Bool, language: LabelLanguage? = nil
    ) {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, Self.styles.contains(parts[0]),
            parts.count < 2 || Self.appearances.contains(parts[1])
        else { return nil }
        self.init(
            parts[0], parts.count < 2 ? Self.appearances[0] : parts[1],
            showsTerrain: showsTerrain, showsContours: showsContours, language: language)
    }

    /// Every name that ``init(named:showsTerrain:showsContours:language:)`` reads.
    static let names = styles.flatMap { style in
        [style] + appearances.map { "\(style)-\($0)" }
    }
}
