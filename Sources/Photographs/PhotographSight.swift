/// A view of a photograph: its identity, its field of view and the initial direction.
///
/// What viewers get, of programs and of pages: in JSON the members have the names of the properties.
public struct PhotographSight: Equatable, Sendable, Codable {
    /// The photograph's ``Photograph/id``.
    public var id: String
    /// The name of the photograph.
    public var name: String
    /// Where the look goes at first, in degrees clockwise from north; from the middle of the picture where ``centerDegrees`` is nil.
    public var headingDegrees: Double
    /// The initial pitch above the horizon, in degrees.
    public var pitchDegrees: Double
    /// Where the middle of the picture looks, in degrees clockwise from north; nil where that is not known.
    public var centerDegrees: Double?
    /// The part of the sphere that the picture covers; nil for a flat one, which does not turn.
    public var panorama: Panorama?
    /// When it was taken, as in `2026-05-03T14:22:10+02:00`; nil if that is not known.
    public var time: String?
    /// The author or owner of the photograph; nil if unknown.
    public var attribution: String?

    /// Creates a look of its parts.
    public init(
        id: String, name: String, headingDegrees: Double, pitchDegrees: Double = 0,
        centerDegrees: Double? = nil, panorama: Panorama? = nil, time: String? = nil,
        attribution: String? = nil
    ) {
        self.id = id
        self.name = name
        self.headingDegrees = headingDegrees
        self.pitchDegrees = pitchDegrees
        self.centerDegrees = centerDegrees
        self.panorama = panorama
        self.time = time
        self.attribution = attribution
    }

    /// Looks at a photograph, where a heading is given in that direction.
    public init(_ photograph: Photograph, headingDegrees: Double? = nil, pitchDegrees: Double = 0) {
        let facts = photograph.facts
        id = photograph.id
        name = facts.title ?? photograph.name
        centerDegrees = facts.headingDegrees
        panorama = facts.panorama
        // Without a known direction of view no compass direction can be placed in a picture.
        let wanted = facts.headingDegrees.map { headingDegrees ?? $0 } ?? 0
        self.headingDegrees = facts.panorama == nil ? facts.headingDegrees ?? 0 : wanted
        self.pitchDegrees = facts.panorama == nil ? 0 : min(max(pitchDegrees, -90), 90)
        time = facts.time
        attribution = facts.attribution
    }
}
