import MapScene

/// The colors of what lies over a map, those of live pages.
struct MarkColors {
    /// The background of callouts and notices.
    let surface: SceneColor
    /// The color of titles.
    let text: SceneColor
    /// The color of subtitles.
    let soft: SceneColor
    /// The rim of letters on the map.
    let halo: SceneColor

    init(isDark: Bool) {
        func gray(_ value: Double) -> SceneColor {
            SceneColor(red: value, green: value, blue: value)
        }
        surface = isDark ? SceneColor(red: 0.17, green: 0.17, blue: 0.18) : gray(1)
        text = isDark ? gray(0.95) : SceneColor(red: 0.11, green: 0.11, blue: 0.12)
        soft = isDark ? gray(0.65) : gray(0.4)
        halo = isDark ? SceneColor(red: 0.11, green: 0.11, blue: 0.12) : gray(1)
    }

    static let white = SceneColor(red: 1, green: 1, blue: 1)
    /// Markers without a color of their own.
    static let marker = SceneColor(red: 1, green: 0.23, blue: 0.19)
    /// The color of the user's position.
    static let user = SceneColor(red: 0.04, green: 0.52, blue: 1)
}
