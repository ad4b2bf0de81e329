import Transit

extension TransitPhrases {
    static let french = TransitPhrases(
        take: { "Prenez \($0) vers \($1)" },
        leave: { "\($0) \($0 == 1 ? "arrêt" : "arrêts"), descendez à \($1)" },
        stay: { "Restez à bord, le véhicule continue : \($0) vers \($1)" },
        walk: { "Marchez jusqu’à \($0)" }, walkToEnd: "Marchez jusqu’à votre destination",
        arrive: "Vous êtes arrivé", every: { "toutes les \($0) minutes" },
        last: { "C’est la dernière liaison" + ($0.map { " ; la suivante part à \($0)" } ?? "") },
        otherDay: { "Il n’y a pas d’horaire pour le \($0) ; les heures sont celles du \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "d’avance" : "de retard")" },
        arriving: { "arrivée à \($0) au lieu de \($1)" },
        canceled: { "\($0) de \($1) est supprimé" },
        otherPlatform: { "arrêt à \($0) au lieu de \($1)" },
        outdated: { "Les données en temps réel datent de \($0) min" },
        platform: ("voie", "quai"),
        vehicles: [
            .tram: "le tram", .metro: "le métro", .rail: "le train", .bus: "le bus",
            .coach: "le car", .ferry: "le ferry", .cableTram: "le tram à câble",
            .aerialLift: "le téléphérique", .funicular: "le funiculaire",
            .trolleybus: "le trolleybus", .monorail: "le monorail", .air: "le vol",
            .taxi: "le taxi",
        ], line: "la ligne")

    static let spanish = TransitPhrases(
        take: { "Tome \($0) en dirección a \($1)" },
        leave: { "\($0) \($0 == 1 ? "parada" : "paradas"), baje en \($1)" },
        stay: { "Permanezca a bordo, el vehículo continúa: \($0) en dirección a \($1)" },
        walk: { "Camine hasta \($0)" }, walkToEnd: "Camine hasta su destino",
        arrive: "Ha llegado", every: { "cada \($0) minutos" },
        last: { "Es la última conexión" + ($0.map { "; la siguiente sale a las \($0)" } ?? "") },
        otherDay: { "No hay horario para el \($0); las horas son las del \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "de adelanto" : "de retraso")" },
        arriving: { "llegada a las \($0) en vez de las \($1)" },
        canceled: { "\($0) de las \($1) está cancelado" },
        otherPlatform: { "para en \($0) en vez de en \($1)" },
        outdated: { "Los datos en tiempo real tienen \($0) min" },
        platform: ("vía", "dársena"),
        vehicles: [
            .tram: "el tranvía", .metro: "el metro", .rail: "el tren", .bus: "el autobús",
            .coach: "el autocar", .ferry: "el ferri", .cableTram: "el tranvía de cable",
            .aerialLift: "el teleférico", .funicular: "el funicular",
            .trolleybus: "el trolebús", .monorail: "el monorraíl", .air: "el vuelo",
            .taxi: "el taxi",
        ], line: "la línea")

    static let italian = TransitPhrases(
        take: { "Prendi \($0) verso \($1)" },
        leave: { "\($0) \($0 == 1 ? "fermata" : "fermate"), scendi a \($1)" },
        stay: { "Resta a bordo, il mezzo prosegue: \($0) verso \($1)" },
        walk: { "Cammina fino a \($0)" }, walkToEnd: "Cammina fino alla destinazione",
        arrive: "Sei arrivato", every: { "ogni \($0) minuti" },
        last: { "È l’ultimo collegamento" + ($0.map { "; il successivo parte alle \($0)" } ?? "") },
        otherDay: { "Non c’è orario per il \($0); i tempi sono quelli del \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "di anticipo" : "di ritardo")" },
        arriving: { "arrivo alle \($0) invece che alle \($1)" },
        canceled: { "\($0) delle \($1) è soppresso" },
        otherPlatform: { "ferma a \($0) invece che a \($1)" },
        outdated: { "I dati in tempo reale risalgono a \($0) min fa" },
        platform: ("binario", "banchina"),
        vehicles: [
            .tram: "il tram", .metro: "la metro", .rail: "il treno", .bus: "l’autobus",
            .coach: "il pullman", .ferry: "il traghetto", .cableTram: "il tram a fune",
            .aerialLift: "la funivia", .funicular: "la funicolare", .trolleybus: "il filobus",
            .monorail: "la monorotaia", .air: "il volo", .taxi: "il taxi",
        ], line: "la linea")
}
