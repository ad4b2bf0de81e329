extension Phrases {
    static let french = Phrases(
        turns: [
            "en sens inverse", "franchement à droite", "à droite", "légèrement à droite",
            "tout droit", "légèrement à gauche", "à gauche", "franchement à gauche",
        ],
        sides: ["à droite", "tout droit", "à gauche"],
        places: ["à droite", "en face", "à gauche"],
        compass: [
            "le nord", "le nord-est", "l’est", "le sud-est", "le sud", "le sud-ouest", "l’ouest",
            "le nord-ouest",
        ],
        depart: "Partez vers {compass}[ {onto}]", arrive: "Vous êtes arrivé à destination",
        arriveRight: "Vous êtes arrivé ; votre destination est sur la droite",
        arriveLeft: "Vous êtes arrivé ; votre destination est sur la gauche",
        arriveStop: "Vous êtes arrivé à votre étape", turn: "Tournez {turn}[ {onto}]",
        goStraight: "Allez tout droit[ {onto}]", goBack: "Faites demi-tour[ {onto}]",
        staying: " pour rester {onto}", stayStraight: "Continuez tout droit {onto}",
        stayBack: "Faites demi-tour et continuez {onto}", goOn: "Continuez[ {onto}]",
        bearOn: "Continuez {turn}[ {onto}]", merge: "Insérez-vous {turn}[ {onto}]",
        ramp: "Prenez la bretelle {place}[ {onto}][ en direction de {signs}]",
        exit: "Prenez la sortie {place}[ {onto}][ en direction de {signs}]",
        numberedExit: "Prenez la sortie {exit} {place}[ {onto}][ en direction de {signs}]",
        fork: "À la bifurcation, restez {side}[ {onto}][ en direction de {signs}]",
        endOfRoad: "Au bout de la route, tournez {turn}[ {onto}]",
        roundabout: "Au rond-point, prenez la {nth} sortie[ {onto}][ en direction de {signs}]",
        enterRoundabout: "Entrez dans le rond-point",
        rotary:
            "Au rond-point {circle}, prenez la {nth} sortie[ {onto}][ en direction de {signs}]",
        roundaboutTurn: "Au rond-point, tournez {turn}[ {onto}]",
        roundaboutStraight: "Au rond-point, continuez tout droit[ {onto}]",
        roundaboutBack: "Au rond-point, faites demi-tour[ {onto}]",
        leaveRoundabout: "Sortez du rond-point[ {onto}]", ferry: "Prenez le ferry[ {way}]",
        namedFerry: "Prenez le {ferry}",
        train: "Prenez le train-auto[ {way}]",
        push: "Descendez de vélo et poussez-le[ {onto}]",
        pushTurn: "Tournez {turn}[ {onto}], descendez de vélo et poussez-le",
        ride: "Continuez à vélo[ {onto}]", rideTurn: "Tournez {turn}[ {onto}] et continuez à vélo",
        walk: "Continuez à pied[ {onto}]", drive: "Continuez en voiture[ {onto}]",
        stairs: "Prenez l’escalier[ {climb}][ {way}]",
        stairsAside: "Prenez l’escalier[ {climb}] {place}[ ({way})]",
        elevator: "Prenez l’ascenseur",
        climbs: ["montant", "descendant"],
        unnamed: .init(
            [
                "sur le chemin", "sur le trottoir", "sur la piste cyclable", "sur le chemin rural",
                "sur la traversée", "sur la voie de service", "dans l’allée",
                "dans l’allée du parking", "dans la ruelle",
            ],
            beside: { way, street, _ in "\(way) longeant \(FrenchRoads.noun(street))" }),
        ahead: "Dans {distance}",
        lane: ["Prenez la voie de droite", "Prenez la voie du milieu", "Prenez la voie de gauche"],
        lanes: [
            "Prenez l’une des {count} voies de droite", "Prenez l’une des {count} voies du milieu",
            "Prenez l’une des {count} voies de gauche",
        ],
        notices: .init(
            toll: "Itinéraire à péage", ferry: "Comprend un ferry ou un train-auto",
            unpaved: "En partie non revêtu", timed: "Ouvert à certaines heures seulement",
            restricted: "Voie privée ou à accès restreint",
            lowEmission: "Traverse une zone à faibles émissions"),
        units: .init(
            meters: "m", kilometers: "km", feet: "pieds", mile: "mile", miles: "miles",
            decimal: ","),
        grammar: .init(
            ordinal: { $0 == 1 ? "1re" : "\($0)e" }, onto: FrenchRoads.onto,
            numbered: { "route \($0)" },
            ferries: .init(words: ["ferry", "bac", "traversier"])))

    static let spanish = Phrases(
        turns: [
            "en sentido contrario", "cerrado a la derecha", "a la derecha",
            "ligeramente a la derecha", "recto", "ligeramente a la izquierda", "a la izquierda",
            "cerrado a la izquierda",
        ],
        sides: ["a la derecha", "recto", "a la izquierda"],
        places: ["a la derecha", "recto", "a la izquierda"],
        compass: [
            "el norte", "el noreste", "el este", "el sureste", "el sur", "el suroeste", "el oeste",
            "el noroeste",
        ],
        depart: "Diríjase hacia {compass}[ {onto}]", arrive: "Ha llegado a su destino",
        arriveRight: "Ha llegado a su destino, que está a la derecha",
        arriveLeft: "Ha llegado a su destino, que está a la izquierda",
        arriveStop: "Ha llegado a su parada", turn: "Gire {turn}[ {onto}]",
        goStraight: "Siga recto[ {onto}]", goBack: "Cambie de sentido[ {onto}]",
        staying: " para seguir {onto}", stayStraight: "Siga recto {onto}",
        stayBack: "Cambie de sentido y siga {onto}", goOn: "Continúe[ {onto}]",
        bearOn: "Continúe {turn}[ {onto}]", merge: "Incorpórese {turn}[ {onto}]",
        ramp: "Tome el acceso {place}[ {onto}][ hacia {signs}]",
        exit: "Tome la salida {place}[ {onto}][ hacia {signs}]",
        numberedExit: "Tome la salida {exit} {place}[ {onto}][ hacia {signs}]",
        fork: "En la bifurcación, manténgase {side}[ {onto}][ hacia {signs}]",
        endOfRoad: "Al final de la calle, gire {turn}[ {onto}]",
        roundabout: "En la rotonda, tome la {nth} salida[ {onto}][ hacia {signs}]",
        enterRoundabout: "Entre en la rotonda",
        rotary: "En la rotonda {circle}, tome la {nth} salida[ {onto}][ hacia {signs}]",
        roundaboutTurn: "En la rotonda, gire {turn}[ {onto}]",
        roundaboutStraight: "En la rotonda, siga recto[ {onto}]",
        roundaboutBack: "En la rotonda, cambie de sentido[ {onto}]",
        leaveRoundabout: "Salga de la rotonda[ {onto}]", ferry: "Tome el ferry[ {way}]",
        namedFerry: "Tome el {ferry}",
        train: "Tome el tren[ {way}]", push: "Baje de la bicicleta y llévela a pie[ {onto}]",
        pushTurn: "Gire {turn}[ {onto}], baje de la bicicleta y llévela a pie",
        ride: "Siga en bicicleta[ {onto}]", rideTurn: "Gire {turn}[ {onto}] y siga en bicicleta",
        walk: "Siga a pie[ {onto}]",
        drive: "Siga en coche[ {onto}]", stairs: "Tome las escaleras[ {climb}][ {way}]",
        stairsAside: "Tome las escaleras[ {climb}] {place}[ ({way})]",
        elevator: "Tome el ascensor",
        climbs: ["hacia arriba", "hacia abajo"],
        unnamed: .init(
            [
                "por el camino", "por la acera", "por el carril bici", "por la pista",
                "por el paso", "por la vía de servicio", "por el camino de acceso",
                "por el pasillo del aparcamiento", "por el callejón",
            ],
            beside: { way, street, _ in
                let noun = SpanishRoads.noun(street)
                return noun.hasPrefix("el ")
                    ? "\(way) junto al \(noun.dropFirst(3))" : "\(way) junto a \(noun)"
            }),
        ahead: "En {distance}",
        lane: ["Use el carril derecho", "Use el carril central", "Use el carril izquierdo"],
        lanes: [
            "Use los {count} carriles de la derecha", "Use los {count} carriles centrales",
            "Use los {count} carriles de la izquierda",
        ],
        notices: .init(
            toll: "Hay peajes", ferry: "Incluye un ferry o un tren de coches",
            unpaved: "En parte sin asfaltar", timed: "Abierto solo a ciertas horas",
            restricted: "Vía privada o de acceso restringido",
            lowEmission: "Pasa por una zona de bajas emisiones"),
        units: .init(
            meters: "m", kilometers: "km", feet: "pies", mile: "milla", miles: "millas",
            decimal: ","),
        grammar: .init(
            ordinal: { number in
                let words = [
                    "primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima",
                    "octava", "novena", "décima",
                ]
                return (1...words.count).contains(number) ? words[number - 1] : "\(number).ª"
            }, onto: SpanishRoads.onto, numbered: { "carretera \($0)" },
            ferries: .init(words: ["ferry", "ferri", "transbordador"])))

    static let italian = Phrases(
        turns: [
            "indietro", "tutto a destra", "a destra", "leggermente a destra", "dritto",
            "leggermente a sinistra", "a sinistra", "tutto a sinistra",
        ],
        sides: ["a destra", "dritto", "a sinistra"],
        places: ["a destra", "dritto", "a sinistra"],
        compass: [
            "nord", "nord-est", "est", "sud-est", "sud", "sud-ovest", "ovest", "nord-ovest",
        ],
        depart: "Procedi verso {compass}[ {onto}]", arrive: "Sei arrivato a destinazione",
        arriveRight: "Sei arrivato; la destinazione è sulla destra",
        arriveLeft: "Sei arrivato; la destinazione è sulla sinistra",
        arriveStop: "Sei arrivato alla tappa", turn: "Svolta {turn}[ {onto}]",
        goStraight: "Vai dritto[ {onto}]", goBack: "Fai inversione a U[ {onto}]",
        staying: " per restare {onto}", stayStraight: "Prosegui dritto {onto}",
        stayBack: "Fai inversione a U e prosegui {onto}", goOn: "Continua[ {onto}]",
        bearOn: "Continua {turn}[ {onto}]", merge: "Immettiti {turn}[ {onto}]",
        ramp: "Prendi la rampa {place}[ {onto}][ verso {signs}]",
        exit: "Prendi l’uscita {place}[ {onto}][ verso {signs}]",
        numberedExit: "Prendi l’uscita {exit} {place}[ {onto}][ verso {signs}]",
        fork: "Al bivio, mantieniti {side}[ {onto}][ verso {signs}]",
        endOfRoad: "In fondo alla strada, svolta {turn}[ {onto}]",
        roundabout: "Alla rotonda, prendi la {nth} uscita[ {onto}][ verso {signs}]",
        enterRoundabout: "Entra nella rotonda",
        rotary: "Alla rotonda {circle}, prendi la {nth} uscita[ {onto}][ verso {signs}]",
        roundaboutTurn: "Alla rotonda, svolta {turn}[ {onto}]",
        roundaboutStraight: "Alla rotonda, prosegui dritto[ {onto}]",
        roundaboutBack: "Alla rotonda, fai inversione a U[ {onto}]",
        leaveRoundabout: "Esci dalla rotonda[ {onto}]", ferry: "Prendi il traghetto[ {way}]",
        namedFerry: "Prendi il {ferry}",
        train: "Prendi il treno navetta[ {way}]", push: "Scendi e spingi la bici[ {onto}]",
        pushTurn: "Svolta {turn}[ {onto}], scendi e spingi la bici",
        ride: "Prosegui in bici[ {onto}]", rideTurn: "Svolta {turn}[ {onto}] e prosegui in bici",
        walk: "Prosegui a piedi[ {onto}]",
        drive: "Prosegui in auto[ {onto}]", stairs: "Prendi le scale[ {climb}][ {way}]",
        stairsAside: "Prendi le scale[ {climb}] {place}[ ({way})]",
        elevator: "Prendi l’ascensore",
        climbs: ["in salita", "in discesa"],
        unnamed: .init(
            [
                "sul sentiero", "sul marciapiede", "sulla pista ciclabile",
                "sulla strada campestre", "sull’attraversamento", "sulla strada di servizio",
                "sul vialetto", "sulla corsia del parcheggio", "nel vicolo",
            ], beside: { way, street, _ in "\(way) lungo \(street)" }),
        ahead: "Tra {distance}",
        lane: ["Usa la corsia di destra", "Usa la corsia centrale", "Usa la corsia di sinistra"],
        lanes: [
            "Usa le {count} corsie di destra", "Usa le {count} corsie centrali",
            "Usa le {count} corsie di sinistra",
        ],
        notices: .init(
            toll: "Sono previsti pedaggi", ferry: "Include un traghetto o un treno navetta",
            unpaved: "In parte non asfaltato", timed: "Aperto solo in certi orari",
            restricted: "Strada privata o ad accesso limitato",
            lowEmission: "Attraversa una zona a basse emissioni"),
        units: .init(
            meters: "m", kilometers: "km", feet: "piedi", mile: "miglio", miles: "miglia",
            decimal: ","),
        grammar: .init(
            ordinal: { "\($0)ª" }, onto: ItalianRoads.onto,
            numbered: { "strada \($0)" },
            ferries: .init(words: ["traghetto"])))
}

/// "dans la rue", "sur l’avenue", "sur la D 12".
enum FrenchRoads {
    private static let articles: [String: String] = [
        "rue": "dans la", "ruelle": "dans la", "impasse": "dans l’", "allée": "dans l’",
        "passage": "dans le", "cour": "dans la", "cité": "dans la", "avenue": "sur l’",
        "boulevard": "sur le", "chemin": "sur le", "route": "sur la", "place": "sur la",
        "quai": "sur le", "pont": "sur le", "cours": "sur le", "chaussée": "sur la",
        "autoroute": "sur l’", "rocade": "sur la", "esplanade": "sur l’", "sentier": "sur le",
        "promenade": "sur la", "square": "sur le", "faubourg": "sur le", "montée": "dans la",
        "voie": "sur la", "rond-point": "sur le", "périphérique": "sur le",
    ]

    static let onto: @Sendable (String, Bool) -> String = { way, isNumber in
        if isNumber {
            switch way.first {
            case "A", "E": return "sur l’\(way)"
            case "N", "D", "C", "M", "R": return "sur la \(way)"
            default: return "sur \(way)"
            }
        }
        return RoadWords.joined(way, articles, otherwise: "sur", lowercasing: true)
    }

    /// A street with its article: "la rue de Rivoli", "l’avenue Foch".
    static func noun(_ way: String) -> String {
        RoadWords.noun(RoadWords.joined(way, articles, otherwise: "", lowercasing: true))
    }
}

/// "por la calle", "por el paseo", "por la A-1".
enum SpanishRoads {
    private static let articles: [String: String] = [
        "calle": "por la", "avenida": "por la", "plaza": "por la", "carretera": "por la",
        "ronda": "por la", "travesía": "por la", "autopista": "por la", "autovía": "por la",
        "glorieta": "por la", "cuesta": "por la", "vía": "por la", "rambla": "por la",
        "paseo": "por el", "camino": "por el", "callejón": "por el", "pasaje": "por el",
        "puente": "por el", "bulevar": "por el", "túnel": "por el",
    ]

    static let onto: @Sendable (String, Bool) -> String = { way, isNumber in
        isNumber
            ? "por la \(way)"
            : RoadWords.joined(way, articles, otherwise: "por", lowercasing: true)
    }

    /// A street with its article: "la calle Mayor".
    static func noun(_ way: String) -> String {
        RoadWords.noun(RoadWords.joined(way, articles, otherwise: "", lowercasing: true))
    }
}

/// "in Via Roma", "sull’A1", "sulla SS 36".
enum ItalianRoads {
    private static let articles: [String: String] = [
        "strada": "sulla", "tangenziale": "sulla", "autostrada": "sull’", "raccordo": "sul",
        "ponte": "sul", "lungomare": "sul", "sentiero": "sul", "superstrada": "sulla",
        "circonvallazione": "sulla", "statale": "sulla", "provinciale": "sulla",
        "via": "in", "viale": "in", "corso": "in", "piazza": "in", "piazzale": "in",
        "largo": "in", "vicolo": "in", "piazzetta": "in", "vico": "in", "contrada": "in",
        "galleria": "in", "borgo": "in", "alzaia": "sull’", "bastioni": "sui", "ripa": "in",
    ]

    static let onto: @Sendable (String, Bool) -> String = { way, isNumber in
        if isNumber {
            switch way.first {
            case "A", "E": return "sull’\(way)"
            case "S", "T": return "sulla \(way)"
            default: return "su \(way)"
            }
        }
        return RoadWords.joined(way, articles, otherwise: "su", lowercasing: false)
    }
}

/// The first word of a road's name decides its preposition and article.
enum RoadWords {
    static func joined(
        _ way: String, _ articles: [String: String], otherwise: String, lowercasing: Bool
    ) -> String {
        let first = way.prefix { $0 != " " }
        guard let article = articles[first.lowercased()], first.count < way.count else {
            return "\(otherwise) \(way)"
        }
        let name = lowercasing ? first.lowercased() + way.dropFirst(first.count) : way
        return article.hasSuffix("’") ? article + name : "\(article) \(name)"
    }

    /// A street without the preposition before its article.
    static func noun(_ joined: String) -> String {
        String(joined.drop { $0 != " " }.dropFirst())
    }
}
