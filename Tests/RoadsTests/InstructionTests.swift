import Roads
import Testing

/// What the sentences say, language by language.
struct InstructionTests {
    /// A right turn into a street, for each language as a native says it.
    @Test(arguments: [
        (InstructionLanguage.english, "Turn right onto Rua Augusta"),
        (.german, "Rechts abbiegen auf Rua Augusta"),
        (.french, "Tournez à droite sur Rua Augusta"),
        (.spanish, "Gire a la derecha por Rua Augusta"),
        (.italian, "Svolta a destra su Rua Augusta"),
        (.finnish, "Käänny oikealle tielle Rua Augusta"),
        (.swedish, "Sväng höger in på Rua Augusta"),
        (.japanese, "右折です。Rua Augustaに入ります"),
        (.chinese, "右转，进入Rua Augusta"),
        (.arabic, "انعطف يمينًا إلى \u{2068}Rua Augusta\u{2069}"),
    ])
    func rightTurn(_ language: InstructionLanguage, _ sentence: String) {
        var turn = Maneuver(.turn, .right)
        turn.name = "Rua Augusta"
        #expect(InstructionWriter(language: language).instruction(for: turn) == sentence)
    }

    @Test(arguments: [
        (InstructionLanguage.english, "At the roundabout, take the 2nd exit onto N 13"),
        (.german, "Im Kreisverkehr die 2. Ausfahrt nehmen auf N 13"),
        (.french, "Au rond-point, prenez la 2e sortie sur la N 13"),
        (.spanish, "En la rotonda, tome la segunda salida por la N 13"),
        (.italian, "Alla rotonda, prendi la 2ª uscita su N 13"),
        (.finnish, "Poistu liikenneympyrästä toisesta liittymästä tielle N 13"),
        (.swedish, "I rondellen, ta andra avfarten in på N 13"),
        (.japanese, "ロータリーの2番目の出口を出ます。N 13に入ります"),
        (.chinese, "进入环岛，从第二个出口驶出，进入N 13"),
        (.arabic, "عند الدوار اسلك المخرج الثاني إلى \u{2068}N 13\u{2069}"),
    ])
    func roundabout(_ language: InstructionLanguage, _ sentence: String) {
        var maneuver = Maneuver(.roundabout, .right)
        maneuver.exit = 2
        maneuver.ref = "N 13"
        #expect(InstructionWriter(language: language).instruction(for: maneuver) == sentence)
    }

    @Test(arguments: [
        (InstructionLanguage.english, "Take exit 12/12A on the right toward A 1: Roma, Napoli"),
        (.german, "Die Ausfahrt 12/12A rechts nehmen Richtung A 1: Roma, Napoli"),
        (.french, "Prenez la sortie 12/12A à droite en direction de A 1: Roma, Napoli"),
        (.spanish, "Tome la salida 12/12A a la derecha hacia A 1: Roma, Napoli"),
        (.italian, "Prendi l’uscita 12/12A a destra verso A 1: Roma, Napoli"),
        (.finnish, "Poistu liittymästä 12/12A oikealla, suunta A 1: Roma, Napoli"),
        (.swedish, "Ta avfart 12/12A till höger mot A 1: Roma, Napoli"),
        (.japanese, "A 1: Roma, Napoli方面、右側の12/12A番出口を出ます"),
        (.chinese, "从右侧12/12A号出口驶出，前往A 1: Roma, Napoli"),
        (
            .arabic,
            "اسلك المخرج رقم 12/12A على اليمين باتجاه \u{2068}A 1: Roma, Napoli\u{2069}"
        ),
    ])
    func motorwayExit(_ language: InstructionLanguage, _ sentence: String) {
        var exit = Maneuver(.offRamp, .slightRight)
        exit.exits = "12;12A"
        exit.destinations = "A 1: Roma, Napoli"
        exit.name = "Svincolo"
        #expect(InstructionWriter(language: language).instruction(for: exit) == sentence)
    }

    /// Every sentence there is: complete, with a beginning fit for one, with the name where one is given.
    @Test(arguments: InstructionLanguage.allCases)
    func everySentenceIsWhole(_ language: InstructionLanguage) {
        let writer = InstructionWriter(language: language)
        var seen: Set<String> = []
        for kind in Maneuver.Kind.allCases {
            for modifier in TurnModifier.allCases {
                for name in ["", "Gran Via"] {
                    for exit in [0, 1, 12] {
                        var maneuver = Maneuver(kind, modifier)
                        maneuver.name = name
                        maneuver.exit = exit
                        let text = writer.instruction(for: maneuver)
                        seen.insert(text)
                        #expect(!text.isEmpty && !text.contains { "{}[]".contains($0) }, "\(text)")
                        #expect(text.first.map { !$0.isLowercase && !$0.isWhitespace } == true)
                        #expect(text.last.map { !" ,、，。".contains($0) } == true, "\(text)")
                        #expect(!text.contains("  "))
                        let isShown =
                            kind != .arrive
                            && !([.roundabout, .rotary].contains(kind) && exit == 0)
                        let isThere = text.lowercased().contains("gran via")
                        #expect(isThere == (isShown && !name.isEmpty), "\(kind) \(text)")
                    }
                }
            }
        }
        #expect(seen.count > 60)
    }

    /// Two directions are never said alike.
    @Test(arguments: InstructionLanguage.allCases)
    func directionsDiffer(_ language: InstructionLanguage) {
        let writer = InstructionWriter(language: language)
        let turns = TurnModifier.allCases.map {
            writer.instruction(for: Maneuver(.turn, $0))
        }
        #expect(Set(turns).count == 8)
        let forks = [TurnModifier.slightLeft, .straight, .slightRight].map {
            writer.instruction(for: Maneuver(.fork, $0))
        }
        #expect(Set(forks).count == 3)
        let exits = (1...12).map { number in
            var maneuver = Maneuver(.roundabout, .right)
            maneuver.exit = number
            return writer.instruction(for: maneuver)
        }
        #expect(Set(exits).count == 12)
        let compass = stride(from: 0, to: 360, by: 45).map { degrees in
            var maneuver = Maneuver(.depart)
            maneuver.bearingAfter = degrees
            return writer.instruction(for: maneuver)
        }
        #expect(Set(compass).count == 8)
    }

    @Test(arguments: [
        ("Rue de Rivoli", "Tournez à gauche dans la rue de Rivoli"),
        ("Avenue Foch", "Tournez à gauche sur l’avenue Foch"),
        ("Impasse Verte", "Tournez à gauche dans l’impasse Verte"),
        ("Boulevard Haussmann", "Tournez à gauche sur le boulevard Haussmann"),
        ("Carrer Major", "Tournez à gauche sur Carrer Major"),
    ])
    func frenchArticles(_ name: String, _ sentence: String) {
        var turn = Maneuver(.turn, .left)
        turn.name = name
        #expect(InstructionWriter(language: .french).instruction(for: turn) == sentence)
    }

    @Test(arguments: [
        (InstructionLanguage.italian, "Via Dante", "", "Svolta a sinistra in Via Dante"),
        (.italian, "", "A1", "Svolta a sinistra sull’A1"),
        (.italian, "", "SS 36", "Svolta a sinistra sulla SS 36"),
        (.italian, "Strada Nuova", "", "Svolta a sinistra sulla Strada Nuova"),
        (.spanish, "Calle Mayor", "", "Gire a la izquierda por la calle Mayor"),
        (.spanish, "Paseo del Prado", "", "Gire a la izquierda por el paseo del Prado"),
        (.spanish, "", "A-1", "Gire a la izquierda por la A-1"),
        (.french, "", "A 6", "Tournez à gauche sur l’A 6"),
        (.french, "", "D 12", "Tournez à gauche sur la D 12"),
        (.english, "Main Street", "US 1", "Turn left onto Main Street (US 1)"),
        (.english, "US 1 Bypass", "US 1", "Turn left onto US 1 Bypass"),
        (.english, "", "N 1;N 2", "Turn left onto N 1 / N 2"),
    ])
    func namesAndNumbers(
        _ language: InstructionLanguage, _ name: String, _ ref: String, _ sentence: String
    ) {
        var turn = Maneuver(.turn, .left)
        turn.name = name
        turn.ref = ref
        #expect(InstructionWriter(language: language).instruction(for: turn) == sentence)
    }

    @Test(arguments: [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st")])
    func englishOrdinals(_ exit: Int, _ ordinal: String) {
        var maneuver = Maneuver(.roundabout, .right)
        maneuver.exit = exit
        #expect(
            InstructionWriter().instruction(for: maneuver)
                == "At the roundabout, take the \(ordinal) exit")
    }

    @Test func lanes() {
        let writer = InstructionWriter()
        func text(_ valid: [Bool]) -> String? {
            var maneuver = Maneuver(.turn, .right)
            maneuver.lanes = valid.map { Maneuver.Lane(indications: ["none"], isValid: $0) }
            return writer.lanes(for: maneuver)
        }
        #expect(text([]) == nil)
        #expect(text([true, true]) == nil)
        #expect(text([false, true]) == "Use the right lane")
        #expect(text([false, true, true]) == "Use the 2 right lanes")
        #expect(text([true, true, false]) == "Use the 2 left lanes")
        #expect(text([false, true, false]) == "Use the middle lane")
    }

    @Test func changesOfMode() {
        var ferry = Maneuver(.notification, .straight)
        ferry.modes = (.driving, .ferry)
        ferry.name = "Tallinn–Helsinki"
        #expect(InstructionWriter().instruction(for: ferry) == "Take the ferry Tallinn–Helsinki")
        #expect(
            InstructionWriter(language: .finnish).instruction(for: ferry)
                == "Nouse lautalle Tallinn–Helsinki")
    }

    /// Where one dismounts, mounts or climbs, one also hears where.
    @Test(arguments: [
        (
            InstructionLanguage.english, "Turn left onto Rua Nova, dismount and push your bike",
            "Turn left onto Rua Nova and ride on", "Take the stairs on the left (Rua Nova)"
        ),
        (
            .german, "Links abbiegen auf Rua Nova, absteigen und schieben",
            "Links abbiegen auf Rua Nova und weiterradeln", "Die Treppe links (Rua Nova) nehmen"
        ),
        (
            .french, "Tournez à gauche sur Rua Nova, descendez de vélo et poussez-le",
            "Tournez à gauche sur Rua Nova et continuez à vélo",
            "Prenez l’escalier à gauche (Rua Nova)"
        ),
        (
            .spanish, "Gire a la izquierda por Rua Nova, baje de la bicicleta y llévela a pie",
            "Gire a la izquierda por Rua Nova y siga en bicicleta",
            "Tome las escaleras a la izquierda (Rua Nova)"
        ),
        (
            .italian, "Svolta a sinistra su Rua Nova, scendi e spingi la bici",
            "Svolta a sinistra su Rua Nova e prosegui in bici",
            "Prendi le scale a sinistra (Rua Nova)"
        ),
        (
            .finnish, "Käänny vasemmalle tielle Rua Nova, nouse pyörän selästä ja taluta",
            "Käänny vasemmalle tielle Rua Nova ja jatka pyöräillen",
            "Kulje portaita vasemmalla (Rua Nova)"
        ),
        (
            .swedish, "Sväng vänster in på Rua Nova, kliv av och led cykeln",
            "Sväng vänster in på Rua Nova och cykla vidare", "Ta trappan till vänster (Rua Nova)"
        ),
        (
            .japanese, "左折です。Rua Novaに入ります。自転車を降りて押して進みます",
            "左折です。Rua Novaに入ります。自転車で進みます", "左側の階段を進みます。Rua Novaに入ります"
        ),
        (.chinese, "左转，进入Rua Nova，下车推行", "左转，进入Rua Nova，继续骑行", "走左侧楼梯（Rua Nova）"),
        (
            .arabic, "انعطف يسارًا إلى \u{2068}Rua Nova\u{2069} وانزل وادفع دراجتك",
            "انعطف يسارًا إلى \u{2068}Rua Nova\u{2069} وتابع بالدراجة",
            "استخدم الدرج على اليسار (\u{2068}Rua Nova\u{2069})"
        ),
    ])
    func turnsWithAChange(
        _ language: InstructionLanguage, _ push: String, _ ride: String, _ stairs: String
    ) {
        let writer = InstructionWriter(language: language)
        var turn = Maneuver(.turn, .left)
        turn.name = "Rua Nova"
        turn.modes = (.cycling, .pushing)
        #expect(writer.instruction(for: turn) == push)
        turn.modes = (.pushing, .cycling)
        #expect(writer.instruction(for: turn) == ride)
        turn.modes = (.walking, .walking)
        turn.way = .steps
        #expect(writer.instruction(for: turn) == stairs)
    }

    @Test func changesStraightAhead() {
        var push = Maneuver(.notification, .straight)
        push.modes = (.cycling, .pushing)
        #expect(InstructionWriter().instruction(for: push) == "Dismount and push your bike")
        var stairs = Maneuver(.notification, .straight)
        stairs.way = .steps
        #expect(InstructionWriter().instruction(for: stairs) == "Take the stairs")
    }

    /// Who is on a road already stays on it.
    @Test(arguments: [
        (
            InstructionLanguage.english, "Keep left at the fork to stay on N 13",
            "At the roundabout, take the 2nd exit to stay on N 13"
        ),
        (
            .german, "An der Gabelung links halten, um auf N 13 zu bleiben",
            "Im Kreisverkehr die 2. Ausfahrt nehmen, um auf N 13 zu bleiben"
        ),
        (
            .french, "À la bifurcation, restez à gauche pour rester sur la N 13",
            "Au rond-point, prenez la 2e sortie pour rester sur la N 13"
        ),
        (
            .spanish, "En la bifurcación, manténgase a la izquierda para seguir por la N 13",
            "En la rotonda, tome la segunda salida para seguir por la N 13"
        ),
        (
            .italian, "Al bivio, mantieniti a sinistra per restare su N 13",
            "Alla rotonda, prendi la 2ª uscita per restare su N 13"
        ),
        (
            .finnish, "Tien haarautuessa pysy vasemmalla ja jatka tietä N 13",
            "Poistu liikenneympyrästä toisesta liittymästä ja jatka tietä N 13"
        ),
        (
            .swedish, "Håll vänster där vägen delar sig för att stanna på N 13",
            "I rondellen, ta andra avfarten för att stanna på N 13"
        ),
        (
            .japanese, "分岐を左方向に進みます。そのままN 13を進みます",
            "ロータリーの2番目の出口を出ます。そのままN 13を進みます"
        ),
        (.chinese, "在岔路口走左侧，继续沿N 13行进", "进入环岛，从第二个出口驶出，继续沿N 13行进"),
        (
            .arabic, "عند المفترق ابق على اليسار للبقاء على \u{2068}N 13\u{2069}",
            "عند الدوار اسلك المخرج الثاني للبقاء على \u{2068}N 13\u{2069}"
        ),
    ])
    func stayingOnARoad(_ language: InstructionLanguage, _ fork: String, _ roundabout: String) {
        let writer = InstructionWriter(language: language)
        var maneuver = Maneuver(.fork, .slightLeft)
        maneuver.ref = "N 13"
        maneuver.staysOnRoad = true
        #expect(writer.instruction(for: maneuver) == fork)
        maneuver.kind = .roundabout
        maneuver.exit = 2
        #expect(writer.instruction(for: maneuver) == roundabout)
    }

    @Test func stayingStraightAndBack() {
        let writer = InstructionWriter()
        var maneuver = Maneuver(.turn, .straight)
        maneuver.ref = "N 13"
        maneuver.staysOnRoad = true
        #expect(writer.instruction(for: maneuver) == "Continue straight on N 13")
        maneuver.kind = .newName
        #expect(writer.instruction(for: maneuver) == "Continue straight on N 13")
        maneuver.kind = .onward
        maneuver.modifier = .uturn
        #expect(writer.instruction(for: maneuver) == "Make a U-turn and continue on N 13")
        maneuver.kind = .notification
        maneuver.modifier = .straight
        maneuver.modes = (.pushing, .cycling)
        #expect(writer.instruction(for: maneuver) == "Ride on along N 13")
        maneuver.kind = .turn
        maneuver.modifier = .left
        #expect(writer.instruction(for: maneuver) == "Turn left to stay on N 13 and ride on")
    }

    /// A circle that is entered and left at one corner has not been announced before.
    @Test func circlesTouchedAtACorner() {
        var maneuver = Maneuver(.exitRoundabout, .right)
        maneuver.name = "Via Mac Mahon"
        maneuver.exit = 1
        let writer = InstructionWriter()
        #expect(writer.instruction(for: maneuver) == "Exit the roundabout onto Via Mac Mahon")
        maneuver.passesCircle = true
        #expect(
            writer.instruction(for: maneuver)
                == "At the roundabout, take the 1st exit onto Via Mac Mahon")
    }

    /// A number alone is no name for a road.
    @Test(arguments: [
        (InstructionLanguage.english, "Turn left onto Route 8"),
        (.german, "Links abbiegen auf Straße 8"), (.swedish, "Sväng vänster in på väg 8"),
        (.french, "Tournez à gauche sur la route 8"),
        (.spanish, "Gire a la izquierda por la carretera 8"),
        (.italian, "Svolta a sinistra sulla strada 8"), (.finnish, "Käänny vasemmalle tielle 8"),
        (.japanese, "左折です。8号線に入ります"), (.chinese, "左转，进入8号公路"),
        (.arabic, "انعطف يسارًا إلى الطريق 8"),
    ])
    func bareNumbers(_ language: InstructionLanguage, _ sentence: String) {
        var turn = Maneuver(.turn, .left)
        turn.ref = "8"
        #expect(InstructionWriter(language: language).instruction(for: turn) == sentence)
    }

    /// Walkers do not drive off.
    @Test func departuresSuitEverybody() {
        var depart = Maneuver(.depart)
        depart.name = "Gran Via"
        func says(_ language: InstructionLanguage) -> String {
            InstructionWriter(language: language).instruction(for: depart)
        }
        #expect(says(.german) == "Richtung Norden auf Gran Via starten")
        #expect(says(.swedish) == "Starta norrut på Gran Via")
        #expect(says(.finnish) == "Lähde pohjoiseen tietä Gran Via pitkin")
    }

    @Test func endsOfRoadsThatAreNoTurns() {
        let writer = InstructionWriter()
        #expect(writer.instruction(for: Maneuver(.endOfRoad, .straight)) == "Go straight")
        #expect(writer.instruction(for: Maneuver(.endOfRoad, .uturn)) == "Make a U-turn")
    }

    @Test func listsAreSpokenAsLists() {
        let writer = InstructionWriter()
        var turn = Maneuver(.turn, .right)
        turn.name = "Rua Nova;Largo do Sol; "
        #expect(
            writer.instruction(for: turn) == "Turn right onto Rua Nova / Largo do Sol")
        turn.ref = "A 1; E 80"
        #expect(
            writer.instruction(for: turn)
                == "Turn right onto Rua Nova / Largo do Sol (A 1 / E 80)")
        turn.name = ";"
        #expect(writer.instruction(for: turn) == "Turn right onto A 1 / E 80")
    }

    @Test func arrivals() {
        let writer = InstructionWriter()
        #expect(
            writer.instruction(for: Maneuver(.arrive, .left))
                == "You have arrived; your destination is on the left")
        #expect(
            writer.instruction(for: Maneuver(.arrive, .left), isStop: true)
                == "You have reached your stop")
    }

    @Test(arguments: InstructionLanguage.allCases)
    func notices(_ language: InstructionLanguage) {
        let writer = InstructionWriter(language: language)
        #expect(writer.notices([]).isEmpty)
        let all = writer.notices([.toll, .ferry, .unpaved, .timed, .restricted, .lowEmission])
        #expect(all.count == 6 && Set(all).count == 6)
        #expect(writer.notices(.unpaved) == [all[5]])
    }
}
