/// Short and long forms of words in names of streets and places.
package enum Abbreviations {
    /// The other forms of a folded word: the short ones of a long word, the long ones of a short.
    package static func forms(of word: [UInt8]) -> [[UInt8]] {
        var result = words[word] ?? []
        for (long, short) in suffixes {
            if word.count >= short.count + 3, ends(word, with: short) {
                result.append(Array(word.dropLast(short.count)) + long)
            }
            if word.count >= long.count + 3, ends(word, with: long) {
                result.append(Array(word.dropLast(long.count)) + short)
            }
        }
        return result
    }

    private static func ends(_ word: [UInt8], with ending: [UInt8]) -> Bool {
        let start = word.count - ending.count
        for offset in ending.indices.reversed() where word[start + offset] != ending[offset] {
            return false
        }
        return true
    }

    /// Spellings of a word in which a pair of letters stands for one with a mark: "ae" for "ä".
    static func withoutDigraphs(_ word: [UInt8]) -> [[UInt8]] {
        guard word.count >= 4 else { return [] }
        var places: [Int] = []
        for index in 0..<(word.count - 1) {
            let second = word[index + 1]
            switch word[index] {
            case UInt8(ascii: "a") where second == UInt8(ascii: "e") || second == UInt8(ascii: "a"),
                UInt8(ascii: "o") where second == UInt8(ascii: "e"),
                UInt8(ascii: "u") where second == UInt8(ascii: "e"):
                places.append(index + 1)
            default: break
            }
        }
        guard !places.isEmpty, places.count <= 3 else { return [] }
        return (1..<(1 << places.count)).map { choice in
            word.indices.filter { index in
                guard let bit = places.firstIndex(of: index) else { return true }
                return choice & (1 << bit) == 0
            }.map { word[$0] }
        }
    }

    /// Groups of a long form and its short ones; several long forms may share a short one.
    private static let groups = """
        street st str|avenue ave av|road rd|drive dr|boulevard blvd bd boul bvd|lane ln|court ct crt
        place pl|highway hwy|parkway pkwy|square sq|terrace ter terr tce|circle cir|alley aly|crescent cres cr
        close cl|gardens gdns|grove gr|heights hts|junction jct|mountain mtn|expressway expy|freeway fwy
        turnpike tpke|trail trl|view vw|bridge br brg|creek crk|center ctr|centre ctr|building bldg|station stn sta
        north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw
        saint st|sankt st|sainte ste|saints sts|santa sta|santo sto|mount mt|fort ft|point pt|port pt|county co
        rue r|chemin ch chem|route rte|impasse imp|allee all|faubourg fbg|quai q|residence res|passage pass
        carrer c|avinguda av avda|avenida av avda avd|calle c cl|placa pl pca|plaza pl pza plza|paseo po pso|passeig pg
        carretera ctra cra|camino cno|travessera trav|travessia trav|ronda rda|urbanitzacio urb|urbanizacion urb
        viale v vle|piazza p pza pzza|piazzale ple pzle|corso c cso|largo lgo|vicolo vic vlo|strada str|via v|borgo bgo|lungomare lm
        rua r|travessa tv trav|praca pc pca|largo lg|estrada estr|alameda al
        strasse str|platz pl|gasse g|weg w|allee al|ufer u|bruecke br|brucke br|hauptbahnhof hbf|bahnhof bhf bf
        straat str|laan ln|plein pl|gracht gr|weg wg|singel sgl
        gatan g|gata g|vagen v|vag v|grand gr|torget t|katu k|tie t|kuja kj|polku p|aukio auk
        ulica ul|aleja al|aleje al|plac pl|osiedle os|ulitsa ul|prospekt pr prosp|pereulok per|ploshchad pl
        triq tr|misrah msr|pjazza pza|doctor dr|professor prof|general gen|captain capt|father fr|brothers bros
        company co|limited ltd|university univ uni|international intl|national natl|number no|apartment apt|first 1st
        second 2nd|third 3rd|fourth 4th|fifth 5th|sixth 6th|seventh 7th|eighth 8th|ninth 9th|tenth 10th
        """

    private static let words: [[UInt8]: [[UInt8]]] = {
        var table: [[UInt8]: [[UInt8]]] = [:]
        table.reserveCapacity(groups.utf8.count / 4)
        for group in groups.split(whereSeparator: { $0 == "|" || $0 == "\n" }) {
            let forms = group.split(separator: " ").map { Array($0.utf8) }
            guard let long = forms.first else { continue }
            for short in forms.dropFirst() {
                if table[long]?.contains(short) != true { table[long, default: []].append(short) }
                if table[short]?.contains(long) != true { table[short, default: []].append(long) }
            }
        }
        return table
    }()

    /// Endings of compound names: long, short.
    private static let suffixes: [(long: [UInt8], short: [UInt8])] = [
        ("strasse", "str"), ("straat", "str"), ("platz", "pl"), ("katu", "k"), ("tie", "t"),
        ("gatan", "g"), ("gata", "g"), ("gasse", "g"), ("vagen", "v"), ("weg", "w"),
        ("plein", "pl"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
