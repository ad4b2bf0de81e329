import RoadNetwork
import Testing

/// On which side one drives where nobody tagged it.
@Suite struct DrivingSideTests {
    private func expect(_ isLeft: Bool, _ places: [(Double, Double)]) {
        for (latitude, longitude) in places {
            #expect(
                RoadNetwork.drivesLeft(latitude: latitude, longitude: longitude) == isLeft,
                "\(latitude), \(longitude)")
        }
    }

    @Test func citiesDriveOnTheirSide() {
        // Valletta, London, Dublin, Tokyo, Sydney, Delhi, Bangkok, Johannesburg, Nairobi, Hong Kong, Singapore,
        // Kingston, Larnaca, Wellington, Colombo, Kathmandu.
        expect(
            true,
            [
                (35.9, 14.5), (51.5, -0.1), (53.3, -6.3), (35.7, 139.7), (-33.9, 151.2),
                (28.6, 77.2),
                (13.7, 100.5), (-26.2, 28.0), (-1.3, 36.8), (22.3, 114.2), (1.35, 103.8),
                (18.0, -76.8),
                (34.92, 33.63), (-41.3, 174.8), (6.9, 79.9), (27.7, 85.3),
            ])
        // Paris, Porto, Milan, Andorra, Beijing, Seoul, Manila, Hanoi, Yangon, Kinshasa, Antananarivo, Santo
        // Domingo, Dunkirk, Kabul, Tehran, New York, Shenyang, Harbin, Juba, Bujumbura.
        expect(
            false,
            [
                (48.9, 2.3), (41.1, -8.6), (45.5, 9.2), (42.5, 1.5), (39.9, 116.4), (37.6, 127.0),
                (14.6, 121.0), (21.0, 105.8), (16.8, 96.2), (-4.3, 15.3), (-18.9, 47.5),
                (18.5, -69.9),
                (51.0, 2.4), (34.5, 69.2), (35.7, 51.4), (40.7, -74.0), (41.79, 123.43),
                (45.75, 126.65),
                (4.85, 31.58), (-3.38, 29.36),
            ])
    }

    @Test(arguments: [
        // The first town of each pair drives on the left, the second across the border on the right.
        ("Sheung Shui, Shenzhen", (22.502, 114.128), (22.541, 114.060)),
        ("Macau, Zhuhai", (22.198, 113.545), (22.270, 113.545)),
        ("Nong Khai, Vientiane", (17.878, 102.742), (17.967, 102.606)),
        ("Mukdahan, Savannakhet", (16.543, 104.723), (16.570, 104.762)),
        ("Aranyaprathet, Poipet", (13.692, 102.502), (13.658, 102.564)),
        ("Mae Sot, Myawaddy", (16.713, 98.575), (16.689, 98.509)),
        ("Peshawar, Jalalabad", (34.015, 71.580), (34.426, 70.452)),
        ("Taftan, Zahedan", (28.97, 61.60), (29.496, 60.863)),
        ("Kitwe, Lubumbashi", (-12.818, 28.214), (-11.665, 27.479)),
        ("Kabale, Gisenyi", (-1.249, 29.990), (-1.703, 29.256)),
        ("Arua, Bunia", (3.020, 30.911), (1.559, 30.252)),
        ("Lethem, Bonfim", (3.380, -59.797), (3.360, -59.833)),
        ("Albina, Saint-Laurent", (5.500, -54.056), (5.502, -54.029)),
        ("Chaguanas, Güiria", (10.517, -61.417), (10.574, -62.298)),
        ("Charlotte Amalie, San Juan", (18.342, -64.931), (18.466, -66.106)),
        ("Dover, Calais", (51.128, 1.308), (50.951, 1.858)),
        ("Saint Helier, Barneville", (49.187, -2.107), (49.384, -1.753)),
        ("Apia, Pago Pago", (-13.833, -171.767), (-14.275, -170.703)),
        ("Atambua, Davao", (-9.106, 124.892), (7.073, 125.613)),
        ("Suva, Nouméa", (-18.142, 178.442), (-22.276, 166.458)),
        ("Kiritimati, Honolulu", (1.985, -157.475), (21.307, -157.858)),
        ("Moreh, Tamu", (24.245, 94.300), (24.217, 94.312)),
    ]) func sidesChangeAtBorders(
        names: String, left: (Double, Double), right: (Double, Double)
    ) {
        expect(true, [left])
        expect(false, [right])
    }

    @Test func placesOutsideTheWorldDriveOnTheRight() {
        expect(false, [(.nan, 0), (0, .nan), (91, 0), (-90.1, 0), (0, 181), (.infinity, 0)])
        // The poles and the date line are places.
        expect(false, [(90, 0), (-90, 180)])
        expect(true, [(-16.8, 179.9999), (-16.8, -179.9999)])
    }
}
