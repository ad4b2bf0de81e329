// The module that Apple's compiler adds where both MapKit and SwiftUI are imported; some apps name it. MapKit has all of it.
@_exported import MapKit
@_exported import SwiftUI
