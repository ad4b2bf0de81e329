/// A fact of the whole module on which a draft hangs.
///
/// Rules run on one file at a time; what lies in other files they name as conditions, so that the
/// findings of an unchanged file can be kept and only the conditions be judged anew.
enum Condition: Sendable, Hashable, Codable {
    /// The module declares a type of this name, so the name does not mean MapKit's.
    case ownType(String)
    /// No file of the module shows the declaration of a type of this name, so that its methods are unknown.
    case undeclared(String)
    /// The module declares a function or an extension member of this name.
    case ownMember(String)
    /// An expression of this type (or a name of it) is assigned to a `delegate` somewhere.
    case delegateAssigned(String)
    /// A view class is registered for this reuse identifier.
    case registered(String)
    /// The type or one it inherits from has a method with this selector.
    case implemented(type: String, selector: String)
    /// The type is the module's own, no protocol, and has a method with this selector.
    case implementedByClass(type: String, selector: String)
    /// Any type has a method with this selector.
    case implementedAnywhere(String)
    /// The type inherits from or conforms to one of these.
    case inherits(type: String, from: [String])
    /// The type does not inherit from or conform to any of these.
    case lacksAncestor(type: String, from: [String])
    case fact(Fact)
    case lacking(Fact)
    /// Only a note where no app is visible: the client of the library may do it.
    case appUnseen
    /// The module's `coordinates` lie in types of its own making, not in GeoJSON's geometries.
    case ownCoordinates
    /// One of these views holds words for VoiceOver, as the module declares it.
    case hasWords([String])
    /// Something sets a property of this name, or what is bound to it, to nil.
    case cleared(String)
    /// A project-wide matter: only a note when a single file is all there is to see.
    case seenAlone

    /// What judging says of a draft.
    enum Verdict { case stands, falls, note }
}

/// Something that is true of a file, and so of its module.
enum Fact: String, Sendable, Codable, CaseIterable, Hashable {
    case requestsWhenInUse, requestsAlways, authorizes
    case showsUserLocation, usesLocation
    case setsClusteringIdentifier, registersClusterView, usesClusterLibrary
    case registersUnknownIdentifier
    case assignsUnknownDelegate
    case isAppProject, isMacApp, describesWhenInUse, describesAlways
    /// The key for Always that systems before iOS 11 read.
    case describesAlwaysOfOld
    case asksForLocation
    case declaresOwnCoordinates, declaresGeometryCoordinates, makesPointsLatitudeFirst
    case setsCompleterResultTypes
}
