import Transit

extension TransitPhrases {
    static let english = TransitPhrases(
        take: { "Take \($0) toward \($1)" },
        leave: { "\($0) \($0 == 1 ? "stop" : "stops"), get off at \($1)" },
        stay: { "Stay on board, the vehicle goes on as \($0) toward \($1)" },
        walk: { "Walk to \($0)" }, walkToEnd: "Walk to your destination",
        cycle: { "Cycle to \($0)" },
        cycleAndLeave: { "Cycle to \($0) and leave the bicycle there" },
        cycleToEnd: "Cycle to your destination",
        park: "Drive to the parking lot and leave the car there",
        arrive: "You have arrived", every: { "every \($0) minutes" },
        last: "This is the last connection",
        next: {
            ($0.map { "; the next one leaves on \($0)" } ?? "; the next one leaves") + " at \($1)"
        },
        otherDay: { "There is no timetable for \($0); times are those of \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "early" : "late")" },
        arriving: { "arrives \($0) instead of \($1)" },
        canceled: { "\($0) at \($1) is canceled" },
        otherPlatform: { "stops at \($0) instead of \($1)" },
        outdated: { "Real-time data is \($0) min old" },
        callBefore: "Call the operator to book this ride",
        signal: "Signal to the driver that you want to get on",
        tellDriver: "Tell the driver where you want to get off",
        platform: ("platform", "stop"),
        vehicles: [
            .tram: "tram", .metro: "metro", .rail: "train", .bus: "bus", .coach: "coach",
            .ferry: "ferry", .cableTram: "cable tram", .aerialLift: "aerial lift",
            .funicular: "funicular", .trolleybus: "trolleybus", .monorail: "monorail",
            .air: "flight", .taxi: "taxi",
        ], line: "line")

    static let german = TransitPhrases(
        take: { "Mit \($0) Richtung \($1) fahren" },
        leave: { "\($0) \($0 == 1 ? "Haltestelle" : "Haltestellen"), Ausstieg: \($1)" },
        stay: { "Sitzen bleiben, weiter als \($0) Richtung \($1)" },
        walk: { "Zu Fuß bis \($0)" }, walkToEnd: "Zu Fuß bis zum Ziel",
        cycle: { "Mit dem Fahrrad bis \($0)" },
        cycleAndLeave: { "Mit dem Fahrrad bis \($0), Fahrrad dort abstellen" },
        cycleToEnd: "Mit dem Fahrrad bis zum Ziel",
        park: "Mit dem Auto zum Parkplatz, Auto dort abstellen",
        arrive: "Sie haben Ihr Ziel erreicht", every: { "alle \($0) Minuten" },
        last: "Das ist die letzte Verbindung",
        next: {
            ($0.map { "; die nächste fährt am \($0)" } ?? "; die nächste fährt") + " um \($1)"
        },
        otherDay: { "Für den \($0) gibt es keinen Fahrplan; die Zeiten sind die vom \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "früher" : "später")" },
        arriving: { "Ankunft \($0) statt \($1)" },
        canceled: { "\($0) um \($1) fällt aus" },
        otherPlatform: { "hält an \($0) statt an \($1)" },
        outdated: { "Echtzeitdaten sind \($0) min alt" },
        callBefore: "Diese Fahrt muss telefonisch angemeldet werden",
        signal: "Dem Fahrer ein Zeichen geben, um einzusteigen",
        tellDriver: "Dem Fahrer sagen, wo man aussteigen möchte",
        platform: ("Gleis", "Steig"),
        vehicles: [
            .tram: "Straßenbahn", .metro: "U-Bahn", .rail: "Zug", .bus: "Bus",
            .coach: "Fernbus", .ferry: "Fähre", .cableTram: "Kabelstraßenbahn",
            .aerialLift: "Seilbahn", .funicular: "Standseilbahn", .trolleybus: "Oberleitungsbus",
            .monorail: "Einschienenbahn", .air: "Flug", .taxi: "Taxi",
        ], line: "Linie")

    static let swedish = TransitPhrases(
        take: { "Ta \($0) mot \($1)" },
        leave: { "\($0) stopp, kliv av vid \($1)" },
        stay: { "Sitt kvar, fordonet fortsätter som \($0) mot \($1)" },
        walk: { "Gå till \($0)" }, walkToEnd: "Gå till målet",
        cycle: { "Cykla till \($0)" },
        cycleAndLeave: { "Cykla till \($0) och lämna cykeln där" },
        cycleToEnd: "Cykla till målet",
        park: "Kör till parkeringen och lämna bilen där", arrive: "Du är framme",
        every: { "var \($0):e minut" },
        last: "Det här är den sista förbindelsen",
        next: { ($0.map { "; nästa går \($0)" } ?? "; nästa går") + " kl. \($1)" },
        otherDay: { "Det finns ingen tidtabell för \($0); tiderna är de för \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "tidig" : "försenad")" },
        arriving: { "framme \($0) i stället för \($1)" },
        canceled: { "\($0) kl. \($1) är inställd" },
        otherPlatform: { "stannar vid \($0) i stället för \($1)" },
        outdated: { "Realtidsdata är \($0) min gamla" },
        callBefore: "Resan måste förbeställas per telefon",
        signal: "Ge tecken till föraren att du vill stiga på",
        tellDriver: "Tala om för föraren var du vill stiga av",
        platform: ("spår", "läge"),
        vehicles: [
            .tram: "spårvagn", .metro: "tunnelbana", .rail: "tåg", .bus: "buss",
            .coach: "fjärrbuss", .ferry: "färja", .cableTram: "kabelspårvagn",
            .aerialLift: "linbana", .funicular: "bergbana", .trolleybus: "trådbuss",
            .monorail: "monorail", .air: "flyg", .taxi: "taxi",
        ], line: "linje")
}
