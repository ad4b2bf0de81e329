/// The phrases of a language that say whether a place is open.
struct OpeningPhrases: Sendable {
    /// A phrase with a time, and the same with a day.
    struct Timed: Sendable {
        /// A sentence with the slot `{time}`.
        let today: String
        /// A sentence with the slots `{time}` and `{day}`.
        let otherDay: String
    }

    let language: String
    let always: String
    let openUntil: Timed
    let openEnd: String
    let closed: String
    let opens: Timed
    let unknown: String
    /// The separator of two sentences.
    let stop: String
    /// The form for a day of the week, with the slot `{day}`: "on Monday".
    let onDay: String
    /// The names of the days of the week, starting with Monday.
    let weekdays: [String]

    static let english = OpeningPhrases(
        """
        en|Always open|Open until {time}|Open until {time} {day}|Open, closing time not known|Closed|Opens at {time}|Opens at {time} {day}\
        |Hours not certain|. |on {day}|Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday
        """)

    /// All languages; a line has the phrases in the order of the properties.
    static let all: [OpeningPhrases] =
        [english]
        + [
            """
            de|Immer geöffnet|Geöffnet bis {time} Uhr|Geöffnet bis {day} {time} Uhr|Geöffnet, Ende nicht bekannt|Geschlossen\
            |Öffnet um {time} Uhr|Öffnet {day} um {time} Uhr|Zeiten nicht sicher|. |{day}\
            |Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag
            """,
            """
            fr|Toujours ouvert|Ouvert jusqu’à {time}|Ouvert jusqu’à {day} {time}|Ouvert, fermeture non connue|Fermé\
            |Ouvre à {time}|Ouvre {day} à {time}|Horaires incertains|. |{day}\
            |lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche
            """,
            """
            es|Siempre abierto|Abierto hasta las {time}|Abierto hasta {day} a las {time}|Abierto, cierre desconocido|Cerrado\
            |Abre a las {time}|Abre {day} a las {time}|Horario no seguro|. |el {day}\
            |lunes,martes,miércoles,jueves,viernes,sábado,domingo
            """,
            """
            it|Sempre aperto|Aperto fino alle {time}|Aperto fino a {day} alle {time}|Aperto, chiusura non nota|Chiuso\
            |Apre alle {time}|Apre {day} alle {time}|Orario non certo|. |{day}\
            |lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica
            """,
            """
            fi|Aina auki|Auki klo {time} asti|Auki {day} klo {time} asti|Auki, sulkemisaika ei tiedossa|Suljettu\
            |Avataan klo {time}|Avataan {day} klo {time}|Aukiolo epävarma|. |{day}\
            |maanantaina,tiistaina,keskiviikkona,torstaina,perjantaina,lauantaina,sunnuntaina
            """,
            """
            sv|Alltid öppet|Öppet till {time}|Öppet till {day} {time}|Öppet, stängningstid okänd|Stängt\
            |Öppnar {time}|Öppnar {day} {time}|Osäkra tider|. |{day}\
            |måndag,tisdag,onsdag,torsdag,fredag,lördag,söndag
            """,
            """
            ja|年中無休・24時間|{time}まで営業|{day}{time}まで営業|営業中（終了時刻不明）|営業時間外|{time}に開店|{day}{time}に開店\
            |営業時間は要確認|・|{day}|月曜日,火曜日,水曜日,木曜日,金曜日,土曜日,日曜日
            """,
            """
            zh|全天营业|营业至 {time}|营业至{day} {time}|营业中（打烊时间不详）|休息|{time} 开门|{day} {time} 开门\
            |营业时间不确定|，|{day}|星期一,星期二,星期三,星期四,星期五,星期六,星期日
            """,
            """
            ar|مفتوح دائمًا|مفتوح حتى {time}|مفتوح حتى {day} {time}|مفتوح، وقت الإغلاق غير معروف|مغلق\
            |يفتح الساعة {time}|يفتح {day} الساعة {time}|المواعيد غير مؤكدة|. |{day}\
            |الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت,الأحد
            """,
        ].map { OpeningPhrases($0) }

    private init(_ line: String) {
        var fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        fields += Array(repeating: "", count: max(0, 12 - fields.count))
        language = fields[0]
        always = fields[1]
        openUntil = Timed(today: fields[2], otherDay: fields[3])
        openEnd = fields[4]
        closed = fields[5]
        opens = Timed(today: fields[6], otherDay: fields[7])
        unknown = fields[8]
        stop = fields[9]
        onDay = fields[10]
        weekdays = fields[11].split(separator: ",").map(String.init)
    }
}
