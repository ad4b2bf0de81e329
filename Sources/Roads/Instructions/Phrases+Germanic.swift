extension Phrases {
    static let english = Phrases(
        turns: [
            "around", "sharp right", "right", "slightly right", "straight", "slightly left", "left",
            "sharp left",
        ],
        sides: ["right", "straight", "left"],
        places: ["on the right", "ahead", "on the left"],
        compass: [
            "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
        ],
        depart: "Head {compass}[ on {way}]", arrive: "You have arrived at your destination",
        arriveRight: "You have arrived; your destination is on the right",
        arriveLeft: "You have arrived; your destination is on the left",
        arriveStop: "You have reached your stop",
        turn: "Turn {turn}[ onto {way}]", goStraight: "Go straight[ onto {way}]",
        goBack: "Make a U-turn[ onto {way}]", staying: " to stay on {way}",
        stayStraight: "Continue straight on {way}",
        stayBack: "Make a U-turn and continue on {way}", goOn: "Continue[ onto {way}]",
        bearOn: "Continue {turn}[ onto {way}]", merge: "Merge {turn}[ onto {way}]",
        ramp: "Take the ramp {place}[ onto {way}][ toward {signs}]",
        exit: "Take the exit {place}[ onto {way}][ toward {signs}]",
        numberedExit: "Take exit {exit} {place}[ onto {way}][ toward {signs}]",
        fork: "Keep {side} at the fork[ onto {way}][ toward {signs}]",
        endOfRoad: "At the end of the road, turn {turn}[ onto {way}]",
        roundabout: "At the roundabout, take the {nth} exit[ onto {way}][ toward {signs}]",
        enterRoundabout: "Enter the roundabout",
        rotary: "Enter {circle} and take the {nth} exit[ onto {way}][ toward {signs}]",
        roundaboutTurn: "At the roundabout, turn {turn}[ onto {way}]",
        roundaboutStraight: "At the roundabout, continue straight[ onto {way}]",
        roundaboutBack: "At the roundabout, make a U-turn[ onto {way}]",
        leaveRoundabout: "Exit the roundabout[ onto {way}]", ferry: "Take the ferry[ {way}]",
        namedFerry: "Take the {ferry}",
        train: "Take the train[ {way}]", push: "Dismount and push your bike[ along {way}]",
        pushTurn: "Turn {turn}[ onto {way}], dismount and push your bike",
        ride: "Ride on[ along {way}]", rideTurn: "Turn {turn}[ onto {way}] and ride on",
        walk: "Walk on[ along {way}]",
        drive: "Drive on[ along {way}]", stairs: "Take the stairs[ {climb}][ {way}]",
        stairsAside: "Take the stairs[ {climb}] {place}[ ({way})]", elevator: "Take the lift",
        climbs: ["up", "down"],
        unnamed: .init(
            [
                "the path", "the sidewalk", "the bike path", "the track", "the crossing",
                "the service road", "the driveway", "the parking aisle", "the alley",
            ],
            beside: { way, street, _ in "\(way) beside \(street)" }),
        ahead: "In {distance}",
        lane: ["Use the right lane", "Use the middle lane", "Use the left lane"],
        lanes: [
            "Use the {count} right lanes", "Use the {count} middle lanes",
            "Use the {count} left lanes",
        ],
        notices: .init(
            toll: "Tolls are due", ferry: "Includes a ferry or a car train",
            unpaved: "Parts are unpaved", timed: "Open only at certain times",
            restricted: "Private or restricted road", lowEmission: "Passes a low emission zone"),
        units: .init(
            meters: "m", kilometers: "km", feet: "ft", mile: "mi", miles: "mi", decimal: "."),
        grammar: .init(
            ordinal: { number in
                let isTeen = (11...13).contains(number % 100)
                switch number % 10 {
                case 1 where !isTeen: return "\(number)st"
                case 2 where !isTeen: return "\(number)nd"
                case 3 where !isTeen: return "\(number)rd"
                default: return "\(number)th"
                }
            }, numbered: { "Route \($0)" },
            ferries: .init(words: ["ferry", "ferryboat"])))

    static let german = Phrases(
        turns: [
            "um", "scharf rechts", "rechts", "leicht rechts", "geradeaus", "leicht links", "links",
            "scharf links",
        ],
        sides: ["rechts", "geradeaus", "links"],
        places: ["rechts", "geradeaus", "links"],
        compass: [
            "Norden", "Nordosten", "Osten", "Südosten", "Süden", "Südwesten", "Westen",
            "Nordwesten",
        ],
        depart: "Richtung {compass}[ auf {at}] starten", arrive: "Sie haben Ihr Ziel erreicht",
        arriveRight: "Sie haben Ihr Ziel erreicht; es liegt rechts",
        arriveLeft: "Sie haben Ihr Ziel erreicht; es liegt links",
        arriveStop: "Sie haben Ihr Zwischenziel erreicht",
        turn: "{turn} abbiegen[ auf {way}]", goStraight: "Geradeaus weiter[ auf {way}]",
        goBack: "Wenden[ auf {way}]", staying: ", um auf {at} zu bleiben",
        stayStraight: "Geradeaus weiter auf {at}",
        stayBack: "Wenden und weiter auf {at}", goOn: "Weiter[ auf {way}]",
        bearOn: "{turn} weiter[ auf {way}]", merge: "{turn} einfädeln[ auf {way}]",
        ramp: "Die Auffahrt {place} nehmen[ auf {way}][ Richtung {signs}]",
        exit: "Die Ausfahrt {place} nehmen[ auf {way}][ Richtung {signs}]",
        numberedExit: "Die Ausfahrt {exit} {place} nehmen[ auf {way}][ Richtung {signs}]",
        fork: "An der Gabelung {side} halten[ auf {way}][ Richtung {signs}]",
        endOfRoad: "Am Ende der Straße {turn} abbiegen[ auf {way}]",
        roundabout: "Im Kreisverkehr die {nth} Ausfahrt nehmen[ auf {way}][ Richtung {signs}]",
        enterRoundabout: "In den Kreisverkehr einfahren",
        rotary: "Im Kreisverkehr {circle} die {nth} Ausfahrt nehmen[ auf {way}][ Richtung {signs}]",
        roundaboutTurn: "Am Kreisverkehr {turn} abbiegen[ auf {way}]",
        roundaboutStraight: "Am Kreisverkehr geradeaus weiter[ auf {way}]",
        roundaboutBack: "Am Kreisverkehr wenden[ auf {way}]",
        leaveRoundabout: "Den Kreisverkehr verlassen[ und weiter auf {way}]",
        ferry: "Die Fähre[ {way}] nehmen", namedFerry: "Die {ferry} nehmen",
        train: "Den Autozug[ {way}] nehmen",
        push: "Absteigen und schieben[ auf {at}]",
        pushTurn: "{turn} abbiegen[ auf {way}], absteigen und schieben",
        ride: "Weiterradeln[ auf {at}]", rideTurn: "{turn} abbiegen[ auf {way}] und weiterradeln",
        walk: "Weitergehen[ auf {at}]", drive: "Weiterfahren[ auf {at}]",
        stairs: "Die Treppe[ {way}][ {climb}] nehmen",
        stairsAside: "Die Treppe {place}[ ({way})][ {climb}] nehmen",
        elevator: "Den Aufzug nehmen",
        climbs: ["hinauf", "hinunter"],
        unnamed: .init(
            [
                "den Weg", "den Gehweg", "den Radweg", "den Feldweg", "die Querung",
                "die Zufahrtsstraße", "die Einfahrt", "den Parkplatzweg", "die Gasse",
            ],
            at: [
                "dem Weg", "dem Gehweg", "dem Radweg", "dem Feldweg", "der Querung",
                "der Zufahrtsstraße", "der Einfahrt", "dem Parkplatzweg", "der Gasse",
            ],
            beside: { way, street, _ in "\(way) neben \(street)" }),
        ahead: "In {distance}",
        lane: [
            "Den rechten Fahrstreifen benutzen", "Den mittleren Fahrstreifen benutzen",
            "Den linken Fahrstreifen benutzen",
        ],
        lanes: [
            "Die {count} rechten Fahrstreifen benutzen",
            "Die {count} mittleren Fahrstreifen benutzen",
            "Die {count} linken Fahrstreifen benutzen",
        ],
        notices: .init(
            toll: "Mautpflichtig", ferry: "Enthält eine Fähre oder einen Autozug",
            unpaved: "Teilweise unbefestigt", timed: "Nur zu bestimmten Zeiten geöffnet",
            restricted: "Privatstraße oder nur für Anlieger", lowEmission: "Durch eine Umweltzone"),
        units: .init(
            meters: "m", kilometers: "km", feet: "Fuß", mile: "Meile", miles: "Meilen",
            decimal: ","),
        grammar: .init(
            ordinal: { "\($0)." }, numbered: { "Straße \($0)" },
            ferries: .init(endings: ["fähre", "fährlinie", "fährverbindung"])))

    static let swedish = Phrases(
        turns: [
            "om", "skarpt höger", "höger", "svagt höger", "rakt fram", "svagt vänster", "vänster",
            "skarpt vänster",
        ],
        sides: ["höger", "rakt fram", "vänster"],
        places: ["till höger", "rakt fram", "till vänster"],
        compass: [
            "norrut", "mot nordost", "österut", "mot sydost", "söderut", "mot sydväst", "västerut",
            "mot nordväst",
        ],
        depart: "Starta {compass}[ på {way}]", arrive: "Du är framme vid din destination",
        arriveRight: "Du är framme; destinationen ligger på höger sida",
        arriveLeft: "Du är framme; destinationen ligger på vänster sida",
        arriveStop: "Du har nått ditt delmål", turn: "Sväng {turn}[ in på {way}]",
        goStraight: "Fortsätt rakt fram[ in på {way}]", goBack: "Gör en U-sväng[ in på {way}]",
        staying: " för att stanna på {way}",
        stayStraight: "Fortsätt rakt fram på {way}",
        stayBack: "Gör en U-sväng och fortsätt på {way}", goOn: "Fortsätt[ in på {way}]",
        bearOn: "Fortsätt {turn}[ in på {way}]", merge: "Kör ihop {turn}[ in på {way}]",
        ramp: "Ta påfarten {place}[ in på {way}][ mot {signs}]",
        exit: "Ta avfarten {place}[ in på {way}][ mot {signs}]",
        numberedExit: "Ta avfart {exit} {place}[ in på {way}][ mot {signs}]",
        fork: "Håll {side} där vägen delar sig[ in på {way}][ mot {signs}]",
        endOfRoad: "Sväng {turn} vid vägens slut[ in på {way}]",
        roundabout: "I rondellen, ta {nth} avfarten[ in på {way}][ mot {signs}]",
        enterRoundabout: "Kör in i rondellen",
        rotary: "I rondellen {circle}, ta {nth} avfarten[ in på {way}][ mot {signs}]",
        roundaboutTurn: "Sväng {turn} i rondellen[ in på {way}]",
        roundaboutStraight: "Fortsätt rakt fram i rondellen[ in på {way}]",
        roundaboutBack: "Vänd i rondellen[ in på {way}]",
        leaveRoundabout: "Lämna rondellen[ och fortsätt in på {way}]", ferry: "Ta färjan[ {way}]",
        namedFerry: "Ta {ferry}",
        train: "Ta biltåget[ {way}]", push: "Kliv av och led cykeln[ på {way}]",
        pushTurn: "Sväng {turn}[ in på {way}], kliv av och led cykeln",
        ride: "Cykla vidare[ på {way}]", rideTurn: "Sväng {turn}[ in på {way}] och cykla vidare",
        walk: "Gå vidare[ på {way}]",
        drive: "Kör vidare[ på {way}]",
        stairs: "Ta trappan[ {climb}][ {way}]",
        stairsAside: "Ta trappan[ {climb}] {place}[ ({way})]",
        elevator: "Ta hissen",
        climbs: ["upp", "ner"],
        unnamed: .init(
            [
                "gångvägen", "trottoaren", "cykelvägen", "traktorvägen", "övergången",
                "servicevägen", "uppfarten", "parkeringsvägen", "gränden",
            ],
            beside: { way, street, _ in "\(way) längs \(street)" }),
        ahead: "Om {distance}",
        lane: ["Använd höger körfält", "Använd mittfältet", "Använd vänster körfält"],
        lanes: [
            "Använd de {count} högra körfälten", "Använd de {count} mittersta körfälten",
            "Använd de {count} vänstra körfälten",
        ],
        notices: .init(
            toll: "Vägavgift tas ut", ferry: "Innehåller en färja eller ett biltåg",
            unpaved: "Delvis obelagd väg", timed: "Öppen endast vissa tider",
            restricted: "Privat eller begränsad väg", lowEmission: "Passerar en miljözon"),
        units: .init(
            meters: "m", kilometers: "km", feet: "fot", mile: "engelsk mil",
            miles: "engelska mil", decimal: ","),
        grammar: .init(
            ordinal: { number in
                let words = [
                    "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde",
                    "nionde", "tionde",
                ]
                return (1...words.count).contains(number) ? words[number - 1] : "\(number):e"
            }, numbered: { "väg \($0)" },
            ferries: .init(
                endings: ["färja", "färjan", "färjeled", "färjeleden", "färjelinje", "färjelinjen"])
        ))
}
