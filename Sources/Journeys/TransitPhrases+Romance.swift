import Transit

extension TransitPhrases {
    static let french = TransitPhrases(
        take: { "Prenez \($0) vers \($1)" },
        leave: { "\($0) \($0 == 1 ? "arrêt" : "arrêts"), descendez à \($1)" },
        stay: { "Restez à bord, le véhicule continue : \($0) vers \($1)" },
        walk: { "Marchez jusqu’à \($0)" }, walkToEnd: "Marchez jusqu’à votre destination",
        cycle: { "Allez à vélo jusqu’à \($0)" },
        cycleAndLeave: { "Allez à vélo jusqu’à \($0) et laissez-y le vélo" },
        cycleToEnd: "Allez à vélo jusqu’à votre destination",
        park: "Conduisez jusqu’au parking et laissez-y la voiture",
        arrive: "Vous êtes arrivé", every: { "toutes les \($0) minutes" },
        last: "C’est la dernière liaison",
        next: { ($0.map { " ; la suivante part le \($0)" } ?? " ; la suivante part") + " à \($1)" },
        otherDay: { "Il n’y a pas d’horaire pour le \($0) ; les heures sont celles du \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "d’avance" : "de retard")" },
        arriving: { "arrivée à \($0) au lieu de \($1)" },
        canceled: { "\($0) de \($1) est supprimé" },
        otherPlatform: { "arrêt à \($0) au lieu de \($1)" },
        outdated: { "Les données en temps réel datent de \($0) min" },
        callBefore: "Réservez ce trajet par téléphone",
        signal: "Faites signe au conducteur pour monter",
        tellDriver: "Dites au conducteur où vous voulez descendre",
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
        cycle: { "Vaya en bicicleta hasta \($0)" },
        cycleAndLeave: { "Vaya en bicicleta hasta \($0) y déjela allí" },
        cycleToEnd: "Vaya en bicicleta hasta su destino",
        park: "Conduzca hasta el aparcamiento y deje allí el coche",
        arrive: "Ha llegado", every: { "cada \($0) minutos" },
        last: "Es la última conexión",
        next: {
            ($0.map { "; la siguiente sale el \($0)" } ?? "; la siguiente sale") + " a las \($1)"
        },
        otherDay: { "No hay horario para el \($0); las horas son las del \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "de adelanto" : "de retraso")" },
        arriving: { "llegada a las \($0) en vez de las \($1)" },
        canceled: { "\($0) de las \($1) está cancelado" },
        otherPlatform: { "para en \($0) en vez de en \($1)" },
        outdated: { "Los datos en tiempo real tienen \($0) min" },
        callBefore: "Reserve este viaje por teléfono",
        signal: "Haga una señal al conductor para subir",
        tellDriver: "Diga al conductor dónde quiere bajar",
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
        cycle: { "Vai in bicicletta fino a \($0)" },
        cycleAndLeave: { "Vai in bicicletta fino a \($0) e lascia lì la bicicletta" },
        cycleToEnd: "Vai in bicicletta fino alla destinazione",
        park: "Guida fino al parcheggio e lascia lì l’auto",
        arrive: "Sei arrivato", every: { "ogni \($0) minuti" },
        last: "È l’ultimo collegamento",
        next: {
            ($0.map { "; il successivo parte il \($0)" } ?? "; il successivo parte") + " alle \($1)"
        },
        otherDay: { "Non c’è orario per il \($0); i tempi sono quelli del \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "di anticipo" : "di ritardo")" },
        arriving: { "arrivo alle \($0) invece che alle \($1)" },
        canceled: { "\($0) delle \($1) è soppresso" },
        otherPlatform: { "ferma a \($0) invece che a \($1)" },
        outdated: { "I dati in tempo reale risalgono a \($0) min fa" },
        callBefore: "Prenotare questa corsa per telefono",
        signal: "Fare un cenno al conducente per salire",
        tellDriver: "Dire al conducente dove si vuole scendere",
        platform: ("binario", "banchina"),
        vehicles: [
            .tram: "il tram", .metro: "la metro", .rail: "il treno", .bus: "l’autobus",
            .coach: "il pullman", .ferry: "il traghetto", .cableTram: "il tram a fune",
            .aerialLift: "la funivia", .funicular: "la funicolare", .trolleybus: "il filobus",
            .monorail: "la monorotaia", .air: "il volo", .taxi: "il taxi",
        ], line: "la linea")
}
