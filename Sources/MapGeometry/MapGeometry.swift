// Whoever imports this module sees the same geometry everywhere: Apple's where the system has it, with Foundation, and
// ours where it has not.
#if canImport(Darwin)
    @_exported import MapKit
#else
    @_exported import CoreLocationValues
    @_exported import Foundation
#endif
