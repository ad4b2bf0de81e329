extension FeedNotice {
    /// The kinds of findings, named as the validator names them.
    public enum Code: String, CaseIterable, Sendable {
        /// A file that every feed has is missing.
        case missingRequiredFile = "missing_required_file"
        /// There is neither calendar.txt nor calendar_dates.txt.
        case missingCalendarAndCalendarDateFiles = "missing_calendar_and_calendar_date_files"
        /// A column that the file must have is missing.
        case missingRequiredColumn = "missing_required_column"
        /// A value that the row must have is missing.
        case missingRequiredField = "missing_required_field"
        /// A column stands twice in the header.
        case duplicatedColumn = "duplicated_column"
        /// The file has no header.
        case emptyFile = "empty_file"
        /// A column has no name.
        case emptyColumnName = "empty_column_name"
        /// The file is not a table of comma-separated values.
        case csvParsingFailed = "csv_parsing_failed"
        /// The row has another number of values than the header.
        case invalidRowLength = "invalid_row_length"
        /// The value refers to a row that there is not.
        case foreignKeyViolation = "foreign_key_violation"
        /// Another row has the same key.
        case duplicateKey = "duplicate_key"
        /// A color has to be six hexadecimal digits.
        case invalidColor = "invalid_color"
        /// A currency is three letters of ISO 4217.
        case invalidCurrency = "invalid_currency"
        /// A date is written YYYYMMDD.
        case invalidDate = "invalid_date"
        /// The value is not a number.
        case invalidFloat = "invalid_float"
        /// The value is not a whole number.
        case invalidInteger = "invalid_integer"
        /// A time is written H:MM:SS.
        case invalidTime = "invalid_time"
        /// The time zone is not one of the IANA database.
        case invalidTimezone = "invalid_timezone"
        /// The number is outside what the field allows.
        case numberOutOfRange = "number_out_of_range"
        /// The end stands before the start.
        case startAndEndRangeOutOfOrder = "start_and_end_range_out_of_order"
        /// The trip arrives before it departed from the stop before.
        case stopTimeWithArrivalBeforePreviousDepartureTime =
            "stop_time_with_arrival_before_previous_departure_time"
        /// Arrival and departure have to stand together.
        case stopTimeWithOnlyArrivalOrDepartureTime =
            "stop_time_with_only_arrival_or_departure_time"
        /// The first and the last stop of a trip need times.
        case missingTripEdge = "missing_trip_edge"
        /// Trips of one block run at the same time.
        case blockTripsWithOverlappingStopTimes = "block_trips_with_overlapping_stop_times"
        /// Two headways of a trip overlap.
        case overlappingFrequency = "overlapping_frequency"
        /// The parent is not of the kind that the location needs.
        case wrongParentLocationType = "wrong_parent_location_type"
        /// An entrance, node or boarding area needs a parent.
        case locationWithoutParentStation = "location_without_parent_station"
        /// A station has no parent.
        case stationWithParentStation = "station_with_parent_station"
        /// A stop needs a position.
        case stopWithoutLocation = "stop_without_location"
        /// The position is near 0° north, 0° east.
        case pointNearOrigin = "point_near_origin"
        /// The position is near a pole.
        case pointNearPole = "point_near_pole"
        /// Distances along a trip have to rise.
        case decreasingOrEqualStopTimeDistance = "decreasing_or_equal_stop_time_distance"
        /// The trip is not of the route.
        case transferWithInvalidTripAndRoute = "transfer_with_invalid_trip_and_route"
        /// Changes are between stops and stations.
        case transferWithInvalidStopLocationType = "transfer_with_invalid_stop_location_type"
        /// All agencies of a feed have one time zone.
        case inconsistentAgencyTimezone = "inconsistent_agency_timezone"
        /// Pathways join stops, entrances, nodes and boarding areas.
        case pathwayToWrongLocationType = "pathway_to_wrong_location_type"
        /// A platform with boarding areas is reached through these.
        case pathwayToPlatformWithBoardingAreas = "pathway_to_platform_with_boarding_areas"
        /// A pathway joins two different places.
        case pathwayLoop = "pathway_loop"
        /// An exit gate is passed in one direction.
        case bidirectionalExitGate = "bidirectional_exit_gate"
        /// The trip is faster than its kind of vehicle.
        case fastTravelBetweenConsecutiveStops = "fast_travel_between_consecutive_stops"
        /// A trip has to visit two stops.
        case unusableTrip = "unusable_trip"
        /// No stop time is of the trip.
        case unusedTrip = "unused_trip"
        /// The number has no meaning in this field.
        case unexpectedEnumValue = "unexpected_enum_value"
        /// The places of a change are more than 10 km apart.
        case transferDistanceTooLarge = "transfer_distance_too_large"
        /// The row has no value.
        case emptyRow = "empty_row"
        /// No day of the feed has the service.
        case tripWithoutService = "trip_without_service"
        /// A line needs two points.
        case singleShapePoint = "single_shape_point"
        /// The rows of a trip are not in order.
        case unsortedStopTimes = "unsorted_stop_times"
        /// The column is not of the specification.
        case unknownColumn = "unknown_column"
        /// The file is not of the specification.
        case unknownFile = "unknown_file"
        /// The trip is booked or runs on demand and takes part in no journey.
        case flexibleServiceNotRouted = "flexible_service_not_routed"
    }
}

extension FeedNotice.Code {
    /// The severity of the finding.
    public var severity: FeedNotice.Severity {
        switch self {
        case .fastTravelBetweenConsecutiveStops,
            .unusableTrip,
            .unusedTrip,
            .unexpectedEnumValue,
            .transferDistanceTooLarge,
            .emptyRow,
            .tripWithoutService,
            .singleShapePoint:
            .warning
        case .unsortedStopTimes,
            .unknownColumn,
            .unknownFile,
            .flexibleServiceNotRouted:
            .info
        default: .error
        }
    }

    /// A description of the finding, without a capital letter or a period.
    public var text: String {
        switch self {
        case .missingRequiredFile: "a file that every feed has is missing"
        case .missingCalendarAndCalendarDateFiles:
            "there is neither calendar.txt nor calendar_dates.txt"
        case .missingRequiredColumn: "a column that the file must have is missing"
        case .missingRequiredField: "a value that the row must have is missing"
        case .duplicatedColumn: "a column stands twice in the header"
        case .emptyFile: "the file has no header"
        case .emptyColumnName: "a column has no name"
        case .csvParsingFailed: "the file is not a table of comma-separated values"
        case .invalidRowLength: "the row has another number of values than the header"
        case .foreignKeyViolation: "the value refers to a row that there is not"
        case .duplicateKey: "another row has the same key"
        case .invalidColor: "a color has to be six hexadecimal digits"
        case .invalidCurrency: "a currency is three letters of ISO 4217"
        case .invalidDate: "a date is written YYYYMMDD"
        case .invalidFloat: "the value is not a number"
        case .invalidInteger: "the value is not a whole number"
        case .invalidTime: "a time is written H:MM:SS"
        case .invalidTimezone: "the time zone is not one of the IANA database"
        case .numberOutOfRange: "the number is outside what the field allows"
        case .startAndEndRangeOutOfOrder: "the end stands before the start"
        case .stopTimeWithArrivalBeforePreviousDepartureTime:
            "the trip arrives before it departed from the stop before"
        case .stopTimeWithOnlyArrivalOrDepartureTime:
            "arrival and departure have to stand together"
        case .missingTripEdge: "the first and the last stop of a trip need times"
        case .blockTripsWithOverlappingStopTimes: "trips of one block run at the same time"
        case .overlappingFrequency: "two headways of a trip overlap"
        case .wrongParentLocationType: "the parent is not of the kind that the location needs"
        case .locationWithoutParentStation: "an entrance, node or boarding area needs a parent"
        case .stationWithParentStation: "a station has no parent"
        case .stopWithoutLocation: "a stop needs a position"
        case .pointNearOrigin: "the position is near 0° north, 0° east"
        case .pointNearPole: "the position is near a pole"
        case .decreasingOrEqualStopTimeDistance: "distances along a trip have to rise"
        case .transferWithInvalidTripAndRoute: "the trip is not of the route"
        case .transferWithInvalidStopLocationType: "changes are between stops and stations"
        case .inconsistentAgencyTimezone: "all agencies of a feed have one time zone"
        case .pathwayToWrongLocationType:
            "pathways join stops, entrances, nodes and boarding areas"
        case .pathwayToPlatformWithBoardingAreas:
            "a platform with boarding areas is reached through these"
        case .pathwayLoop: "a pathway joins two different places"
        case .bidirectionalExitGate: "an exit gate is passed in one direction"
        case .fastTravelBetweenConsecutiveStops: "the trip is faster than its kind of vehicle"
        case .unusableTrip: "a trip has to visit two stops"
        case .unusedTrip: "no stop time is of the trip"
        case .unexpectedEnumValue: "the number has no meaning in this field"
        case .transferDistanceTooLarge: "the places of a change are more than 10 km apart"
        case .emptyRow: "the row has no value"
        case .tripWithoutService: "no day of the feed has the service"
        case .singleShapePoint: "a line needs two points"
        case .unsortedStopTimes: "the rows of a trip are not in order"
        case .unknownColumn: "the column is not of the specification"
        case .unknownFile: "the file is not of the specification"
        case .flexibleServiceNotRouted:
            "the trip is booked or runs on demand and takes part in no journey"
        }
    }
}
