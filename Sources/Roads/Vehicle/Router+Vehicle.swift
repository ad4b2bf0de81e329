extension Router {
    /// Returns the router for a vehicle of another size or load than the profile's.
    ///
    /// Roads and places that it is too high, wide, long or heavy for are not used, neither on the way nor to begin and
    /// end on; roads that the profile's own vehicle is too large for are, if this one is small enough. The first
    /// question after that takes about a tenth of a second more for a city.
    ///
    /// - Throws: `RoutingError.Code.noVehicle` if the mode has no vehicle whose size matters.
    public func fitting(_ vehicle: VehicleSize) throws(RoutingError) -> Router {
        if vehicle.isEmpty { return self }
        guard let own = graph.vehicle else { throw RoutingError(.noVehicle) }
        let fit = VehicleFit(vehicle.completed(by: own), graph)
        return fitting(fit == VehicleFit(own, graph) ? nil : fit)
    }
}
