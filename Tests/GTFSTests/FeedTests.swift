import Foundation
import GTFS
import TestSupport
import Testing

/// What becomes of the rows of a feed, and which findings are made.
struct FeedTests {
    private static func codes(_ feed: Feed) -> [String] {
        feed.notices.counts.keys.map(\.rawValue).sorted()
    }

    @Test func aSmallFeedIsReadWhole() throws {
        let feed = try SmallFeed.read()
        #expect(Self.codes(feed) == [])
        #expect(feed.agencies.map(\.timeZone) == ["Europe/Rome"])
        #expect(feed.routes.map(\.shortName) == ["9"])
        #expect(feed.services.map(\.days.count) == [12])
        #expect(feed.stopTimes[1].departure == 8 * 3600 + 360)
        #expect(feed.stopTimes[3].departure == 25 * 3600)
    }

    /// The middle of two stops is reached in half of the time.
    @Test func missingTimesAreFilledInByLength() throws {
        let feed = try SmallFeed.read()
        #expect(abs(Int(feed.stopTimes[4].arrival) - (25 * 3600 + 300)) <= 1)
        #expect(!feed.stopTimes[4].isExact)
        let byDistance = try SmallFeed.read([
            "stop_times.txt": """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled
            t1,8:00:00,8:00:00,A,1,0
            t1,,,B,2,1.5
            t1,8:10:00,8:10:00,C,3,2
            t2,,,A,1,
            t2,8:10:00,8:10:00,C,3,
            """
        ])
        #expect(byDistance.stopTimes[1].arrival == 8 * 3600 + 450)
        #expect(Self.codes(byDistance) == ["missing_trip_edge"])
    }

    @Test(arguments: ["agency.txt", "stops.txt", "routes.txt", "trips.txt", "stop_times.txt"])
    func aMissingFileRefusesTheFeed(file: String) throws {
        let error = #expect(throws: GTFSError.self) { try SmallFeed.read(removing: file) }
        #expect(error?.code == .invalid(.missingRequiredFile))
        #expect(error?.file == file)
        let empty = #expect(throws: GTFSError.self) { try SmallFeed.read([file: ""]) }
        #expect(empty?.code == .invalid(.emptyFile))
        let headless = #expect(throws: GTFSError.self) { try SmallFeed.read([file: "a,b\n1,2"]) }
        #expect(headless?.code == .invalid(.missingRequiredColumn))
    }

    @Test func aFeedWithoutDaysIsRefused() throws {
        let error = #expect(throws: GTFSError.self) {
            try SmallFeed.read(removing: "calendar.txt")
        }
        #expect(error?.code == .invalid(.missingCalendarAndCalendarDateFiles))
    }

    @Test func exceptionsAddAndRemoveDays() throws {
        let feed = try SmallFeed.read([
            "calendar.txt": """
            service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date
            daily,1,0,0,0,0,0,1,20141020,20141102
            """,
            "calendar_dates.txt": """
            service_id,date,exception_type
            daily,20141027,2
            daily,20141105,1
            other,20141106,1
            """,
        ])
        let dates = feed.services.map { $0.days.map(ServiceTime.date) }
        #expect(dates == [["20141020", "20141026", "20141102", "20141105"], ["20141106"]])
    }

    /// Each change of the small feed, with the findings it leads to.
    @Test(arguments: [
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,0.1,0.2", "point_near_origin"),
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,89.5,0.2", "point_near_pole"),
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,145.46,9.18", "number_out_of_range"),
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,north,9.18", "invalid_float"),
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,,9.18", "stop_without_location"),
        ("stops.txt", "A,Alpha,45.46,9.18", ",Alpha,45.46,9.18", "missing_required_field"),
        ("stops.txt", "A,Alpha,45.46,9.18", "A,Alpha,45.46,9.18\nA,Again,45,9", "duplicate_key"),
        ("routes.txt", "R,9,3", "R,9,x", "invalid_integer"),
        ("routes.txt", "R,9,3", "R,9,55", "unexpected_enum_value"),
        ("trips.txt", "R,daily,t1", "Q,daily,t1", "foreign_key_violation"),
        ("trips.txt", "R,daily,t1", "R,never,t1", "foreign_key_violation"),
        ("calendar.txt", "20141020", "20141420", "invalid_date"),
        ("calendar.txt", "20141031", "20141001", "start_and_end_range_out_of_order"),
        (
            "stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:05:00,8:04:00,B,2",
            "start_and_end_range_out_of_order"
        ),
        (
            "stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,7:05:00,7:06:00,B,2",
            "stop_time_with_arrival_before_previous_departure_time"
        ),
        ("stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:05,8:06:00,B,2", "invalid_time"),
        (
            "stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:05:00,,B,2",
            "stop_time_with_only_arrival_or_departure_time"
        ),
        ("stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:05:00,8:06:00,B,1", "duplicate_key"),
        (
            "stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:05:00,8:06:00,Z,2",
            "foreign_key_violation"
        ),
        ("stop_times.txt", "t1,8:05:00,8:06:00,B,2", "t1,8:00:05,8:06:00,B,2", ""),
        (
            "agency.txt", "Europe/Rome", "Europe/Rome\nB,Other,http://b.example,Europe/Paris",
            "inconsistent_agency_timezone"
        ),
        ("stop_times.txt", "t1,8:10:00,8:10:00,C,3", "t1,8:06:01,8:06:01,C,3", ""),
    ])
    func findings(file: String, old: String, new: String, code: String) throws {
        let text = try #require(SmallFeed.drawn.files[file])
        #expect(text.contains(old))
        let feed = try? SmallFeed.read([file: text.replacingOccurrences(of: old, with: new)])
        // A feed without any day or line may be refused for it.
        guard let feed else { return }
        if code.isEmpty {
            #expect(feed.notices.isValid)
        } else {
            #expect(Self.codes(feed).contains(code), "\(Self.codes(feed))")
        }
    }

    @Test func aFeedWithAnUnknownTimeZoneIsRefused() throws {
        let text = try #require(SmallFeed.drawn.files["agency.txt"])
        let error = #expect(throws: GTFSError.self) {
            try SmallFeed.read([
                "agency.txt": text.replacingOccurrences(of: "Europe/Rome", with: "Milan")
            ])
        }
        #expect(error?.code == .invalid(.invalidTimezone))
    }

    @Test func rowsOutOfOrderAreSorted() throws {
        let feed = try SmallFeed.read([
            "stop_times.txt": """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t2,9:10:00,9:10:00,C,30
            t1,8:10:00,8:10:00,C,3
            t2,9:00:00,9:00:00,A,10
            t1,8:00:00,8:00:00,A,1
            """
        ])
        #expect((0..<4).map { feed.stopTimes[$0].sequence } == [1, 3, 10, 30])
        #expect(Self.codes(feed) == ["unsorted_stop_times"])
    }

    @Test func parentsAreFoundAndWrongOnesLeftOut() throws {
        let feed = try SmallFeed.read([
            "stops.txt": """
            stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,platform_code
            S,Station,45.46,9.18,1,,1,
            A,Alpha,45.46,9.18,,S,,3
            B,Beta,45.47,9.19,0,A,2,
            C,Gamma,45.48,9.20,0,,0,
            E,Entrance,45.48,9.20,2,S,0,
            N,,,,3,S,,
            F,,,,4,A,,
            T,Second,45,9,1,S,,
            X,Lost,45,9,2,,,
            """
        ])
        #expect(feed.stops.map(\.id) == ["S", "A", "B", "C", "E", "N", "F", "T"])
        #expect(feed.stops.map(\.parent) == [nil, 0, nil, nil, 0, 0, 1, nil])
        #expect(feed.stops[1].accessibility == .accessible)
        #expect(feed.stops[6].latitude == 45.46)
        #expect(
            Self.codes(feed) == [
                "location_without_parent_station", "station_with_parent_station",
                "wrong_parent_location_type",
            ])
    }

    @Test func changesHeadwaysPathwaysAndTexts() throws {
        let feed = try SmallFeed.read([
            "transfers.txt": """
            from_stop_id,to_stop_id,from_trip_id,to_trip_id,transfer_type,min_transfer_time
            A,B,,,2,120
            A,C,,,3,
            ,,t1,t2,4,
            A,B,,,2,60
            A,,,,0,
            A,C,t1,t9,1,
            B,C,,,2,
            """,
            "frequencies.txt": """
            trip_id,start_time,end_time,headway_secs,exact_times
            t1,6:00:00,9:00:00,600,1
            t1,8:00:00,10:00:00,600,1
            t2,10:00:00,12:00:00,300,
            t2,12:00:00,11:00:00,300,0
            """,
            "levels.txt": "level_id,level_index,level_name\nL,-1,Below",
            "feed_info.txt": "feed_publisher_name,feed_lang,feed_start_date\nTransit,it,20141020",
            "translations.txt": """
            table_name,field_name,language,translation,record_id,field_value
            stops,stop_name,de,Alfa,A,
            stops,stop_name,fr,Alphe,,Alpha
            stops,stop_name,fr,Nothing,,
            """,
            "attributions.txt": "organization_name,is_producer\nTransit,1",
            "fare_attributes.txt":
                "fare_id,price,currency_type,payment_method,transfers\nF,1.50,EUR,0,",
            "fare_rules.txt": "fare_id,route_id\nF,R\nG,R",
            "fare_products.txt": "fare_product_id,amount,currency\nP,2.00,EUR\nQ,2.00,euro",
            "fare_leg_rules.txt": "network_id,fare_product_id,rule_priority\nN,P,3",
            "fare_transfer_rules.txt": "fare_transfer_type,transfer_count\n0,-1",
            "route_networks.txt": "network_id,route_id\nN,R",
            "pictures.txt": "a,b",
        ])
        #expect(feed.transfers.map(\.kind) == [.timed, .forbidden, .inSeat])
        #expect(feed.frequencies.map(\.isExact) == [true, false])
        #expect(feed.levels.map(\.index) == [-1])
        #expect(feed.info?.language == "it")
        #expect(feed.translations.map(\.text) == ["Alfa", "Alphe"])
        #expect(feed.attributions.map(\.isProducer) == [true])
        #expect(feed.fares.fares.map(\.price) == ["1.50"])
        #expect(feed.fares.rules.count == 1)
        #expect(feed.fares.products.map(\.id) == ["P"])
        #expect(feed.fares.legRules.map(\.priority) == [3])
        #expect(feed.fares.transferRules.map(\.count) == [nil])
        #expect(feed.fares.networks == ["R": "N"])
        #expect(
            Self.codes(feed) == [
                "duplicate_key", "foreign_key_violation", "invalid_currency",
                "missing_required_field", "overlapping_frequency",
                "start_and_end_range_out_of_order", "unknown_file",
            ])
    }

    /// Booked rows are told and left out; what is fixed around them stays connected.
    @Test func flexibleServicesAreToldAndNotRouted() throws {
        let feed = try SmallFeed.read([
            "stop_times.txt": """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence,start_pickup_drop_off_window,end_pickup_drop_off_window,location_id
            t1,8:00:00,8:00:00,A,1,,,
            t1,,,,2,8:00:00,9:00:00,zone
            t1,8:10:00,8:10:00,C,3,,,
            t2,,,,1,8:00:00,9:00:00,zone
            """
        ])
        #expect(feed.stopTimes.range(ofTrip: 0).count == 2)
        #expect(feed.stopTimes.range(ofTrip: 1).isEmpty)
        #expect(feed.flexibleTripCount == 2)
        #expect(Self.codes(feed) == ["flexible_service_not_routed"])
    }

    @Test func blocksThatOverlapAreNoted() throws {
        let feed = try SmallFeed.read([
            "trips.txt": "route_id,service_id,trip_id,block_id\nR,daily,t1,b\nR,daily,t2,b",
            "stop_times.txt": """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,C,3
            t2,8:09:00,8:09:00,A,1
            t2,8:30:00,8:30:00,C,3
            """,
        ])
        #expect(Self.codes(feed) == ["block_trips_with_overlapping_stop_times"])
    }

    @Test func whatIsLostIsCountedInTripsAndRows() throws {
        let feed = try SmallFeed.read([
            "trips.txt": """
            route_id,service_id,trip_id
            R,daily,t1
            R,daily,t2
            R,none,t3
            R,daily,t4
            """,
            "stop_times.txt": """
            trip_id,arrival_time,departure_time,stop_id,stop_sequence
            t1,8:00:00,8:00:00,A,1
            t1,8:10:00,8:10:00,C,3
            t2,8:00:00,8:00:00,A,1
            t3,8:00:00,8:00:00,A,1
            t3,8:10:00,8:10:00,C,2
            t4,,,A,1
            t4,8:10:00,8:10:00,B,2
            t4,8:20:00,8:20:00,C,3
            """,
        ])
        // The one halt of t2, t3 with its two, and the three of t4, whose first has no time.
        #expect(feed.notices.skippedRows == ["trips.txt": 1, "stop_times.txt": 6])
        #expect(feed.losses == "7 broken rows are left out; 3 of 4 trips take part in no journey")
        #expect((feed.usableTripCount, feed.tripRowCount) == (1, 4))
        #expect(feed.stopTimeRowCount == 8)
    }
}
