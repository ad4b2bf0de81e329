import Answers

// MapGeometry has a type of this name too, for the properties of GeoJSON.
typealias JSONValue = Answers.JSONValue
