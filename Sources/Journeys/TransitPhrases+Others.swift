import Transit

extension TransitPhrases {
    // Finnish bends names, so a word of its own carries the case.
    static let finnish = TransitPhrases(
        take: { "Nouse kulkuneuvoon: \($0), suunta \($1)" },
        leave: { "\($0) \($0 == 1 ? "pysäkinväli" : "pysäkinväliä"), jää pois pysäkillä \($1)" },
        stay: { "Pysy kyydissä, matka jatkuu: \($0), suunta \($1)" },
        walk: { "Kävele pysäkille \($0)" }, walkToEnd: "Kävele määränpäähän",
        cycle: { "Pyöräile pysäkille \($0)" },
        cycleAndLeave: { "Pyöräile pysäkille \($0) ja jätä pyörä sinne" },
        cycleToEnd: "Pyöräile määränpäähän",
        park: "Aja pysäköintialueelle ja jätä auto sinne",
        arrive: "Olet perillä", every: { "\($0) minuutin välein" },
        last: "Tämä on viimeinen yhteys",
        next: { ($0.map { "; seuraava lähtee \($0)" } ?? "; seuraava lähtee") + " klo \($1)" },
        otherDay: { "Päivälle \($0) ei ole aikataulua; ajat ovat päivän \($1)" },
        delay: { "\(abs($0)) min \($0 < 0 ? "etuajassa" : "myöhässä")" },
        arriving: { "perillä \($0), aikataulussa \($1)" },
        canceled: { "\($0) klo \($1) on peruttu" },
        otherPlatform: { "pysäkki \($0), ei \($1)" },
        outdated: { "Reaaliaikatiedot ovat \($0) min vanhoja" },
        callBefore: "Tilaa tämä matka etukäteen puhelimitse",
        signal: "Näytä kuljettajalle merkki, kun haluat kyytiin",
        tellDriver: "Kerro kuljettajalle, missä haluat jäädä pois",
        platform: ("raide", "laituri"),
        vehicles: [
            .tram: "raitiovaunu", .metro: "metro", .rail: "juna", .bus: "bussi",
            .coach: "kaukobussi", .ferry: "lautta", .cableTram: "köysiraitiovaunu",
            .aerialLift: "köysirata", .funicular: "köysirata", .trolleybus: "johdinauto",
            .monorail: "yksiraiteinen juna", .air: "lento", .taxi: "taksi",
        ], line: "linja")

    static let japanese = TransitPhrases(
        take: { "\($1)方面の\($0)に乗ります" },
        leave: { "\($0)駅先の\($1)で降ります" },
        stay: { "そのまま乗車し、\($1)方面の\($0)になります" },
        walk: { "\($0)まで歩きます" }, walkToEnd: "目的地まで歩きます",
        cycle: { "\($0)まで自転車で行きます" },
        cycleAndLeave: { "\($0)まで自転車で行き、自転車を停めます" },
        cycleToEnd: "目的地まで自転車で行きます",
        park: "駐車場まで車で行き、車を停めます", arrive: "到着です",
        every: { "\($0)分間隔" }, last: "これが最終便です",
        next: { "。次は" + ($0.map { "\($0)の" } ?? "") + "\($1)発です" },
        otherDay: { "\($0)の時刻表がないため、\($1)の時刻を示します" },
        delay: { "\(abs($0))分\($0 < 0 ? "早発" : "遅れ")" },
        arriving: { "到着 \($0)（定刻 \($1)）" },
        canceled: { "\($1)発の\($0)は運休です" },
        otherPlatform: { "乗り場変更：\($1)から\($0)" },
        outdated: { "リアルタイム情報は\($0)分前のものです" },
        callBefore: "事前に電話で予約してください",
        signal: "乗るときは運転手に合図してください",
        tellDriver: "降りる場所を運転手に伝えてください",
        platform: ("番線", "番のりば"),
        vehicles: [
            .tram: "路面電車", .metro: "地下鉄", .rail: "電車", .bus: "バス", .coach: "高速バス",
            .ferry: "フェリー", .cableTram: "ケーブルカー", .aerialLift: "ロープウェイ",
            .funicular: "ケーブルカー", .trolleybus: "トロリーバス", .monorail: "モノレール",
            .air: "便", .taxi: "タクシー",
        ], line: "線", minutes: { "\($0)分" }, naming: Self.japaneseVehicle)

    /// Lines with numbers are counted as people say them: 地下鉄2号線, 47番のバス.
    @Sendable private static func japaneseVehicle(
        _ kind: String, _ name: String, _ mode: TransitMode
    ) -> String {
        let isNumbered = name.first.map { "0"..."9" ~= $0 } ?? false
        return switch mode {
        case .metro where isNumbered, .monorail where isNumbered: "\(kind)\(name)号線"
        case .air: name + kind
        case .rail, .taxi: "\(name)の\(kind)"
        default: isNumbered ? "\(name)番の\(kind)" : "\(name)の\(kind)"
        }
    }

    static let chinese = TransitPhrases(
        take: { "乘坐\($0)（\($1)方向）" },
        leave: { "\($0)站，在\($1)下车" },
        stay: { "留在车上，本车继续作为\($0)（\($1)方向）运行" },
        walk: { "步行至\($0)" }, walkToEnd: "步行至目的地",
        cycle: { "骑车至\($0)" },
        cycleAndLeave: { "骑车至\($0)，并将自行车停放在那里" },
        cycleToEnd: "骑车至目的地",
        park: "驾车至停车场并停车", arrive: "已到达目的地",
        every: { "每\($0)分钟一班" }, last: "这是末班车",
        next: { "，下一班" + ($0.map { "\($0) " } ?? "") + "\($1)发车" },
        otherDay: { "没有\($0)的时刻表，以下为\($1)的时刻" },
        delay: { "\($0 < 0 ? "提前" : "晚点")\(abs($0))分钟" },
        arriving: { "\($0)到达（原定\($1)）" },
        canceled: { "\($1)的\($0)已取消" },
        otherPlatform: { "改停\($0)，原为\($1)" },
        outdated: { "实时数据为\($0)分钟前" },
        callBefore: "请提前致电预约",
        signal: "请向司机招手上车",
        tellDriver: "请告知司机下车地点",
        platform: ("站台", "站台"),
        vehicles: [
            .tram: "路有轨电车", .metro: "号线地铁", .rail: "次列车", .bus: "路公交车",
            .coach: "次长途汽车", .ferry: "号渡轮", .cableTram: "路缆车", .aerialLift: "号缆车",
            .funicular: "号缆索铁路", .trolleybus: "路无轨电车", .monorail: "号单轨列车",
            .air: "次航班", .taxi: "出租车",
        ], line: "号线", minutes: { "\($0)分钟" }, naming: { kind, name, _ in name + kind })

    // Names in other letters are isolated, so that their neighbors keep their order (Unicode Standard Annex 9).
    static let arabic = TransitPhrases(
        take: { "استقلّ \u{2068}\($0)\u{2069} باتجاه \u{2068}\($1)\u{2069}" },
        leave: { "\(Self.arabicStops($0))، انزل في \u{2068}\($1)\u{2069}" },
        stay: {
            "ابقَ على متن المركبة، تواصل باسم \u{2068}\($0)\u{2069} باتجاه \u{2068}\($1)\u{2069}"
        },
        walk: { "امشِ إلى \u{2068}\($0)\u{2069}" }, walkToEnd: "امشِ إلى وجهتك",
        cycle: { "اركب الدراجة إلى \u{2068}\($0)\u{2069}" },
        cycleAndLeave: { "اركب الدراجة إلى \u{2068}\($0)\u{2069} واتركها هناك" },
        cycleToEnd: "اركب الدراجة إلى وجهتك",
        park: "قُد إلى موقف السيارات واترك السيارة هناك",
        arrive: "لقد وصلت", every: { "كل \($0) دقيقة" },
        last: "هذه آخر رحلة",
        next: {
            "؛ التالية تنطلق" + ($0.map { " يوم \u{2068}\($0)\u{2069}" } ?? "")
                + " الساعة \u{2068}\($1)\u{2069}"
        },
        otherDay: { "لا يوجد جدول ليوم \u{2068}\($0)\u{2069}؛ الأوقات ليوم \u{2068}\($1)\u{2069}" },
        delay: { "\($0 < 0 ? "مبكر" : "متأخر") \(abs($0)) د" },
        arriving: { "الوصول \($0) بدلًا من \($1)" },
        canceled: { "أُلغي \u{2068}\($0)\u{2069} الساعة \($1)" },
        otherPlatform: { "التوقف في \u{2068}\($0)\u{2069} بدلًا من \u{2068}\($1)\u{2069}" },
        outdated: { "البيانات الفورية عمرها \($0) د" },
        callBefore: "احجز هذه الرحلة بالهاتف مسبقًا",
        signal: "أشر إلى السائق عند رغبتك في الركوب",
        tellDriver: "أخبر السائق بمكان نزولك",
        platform: ("رصيف", "رصيف"),
        vehicles: [
            .tram: "الترام", .metro: "المترو", .rail: "القطار", .bus: "الحافلة",
            .coach: "الحافلة بين المدن", .ferry: "العبّارة", .cableTram: "الترام المعلق",
            .aerialLift: "التلفريك", .funicular: "القطار الجبلي", .trolleybus: "الترولي",
            .monorail: "القطار الأحادي", .air: "الرحلة", .taxi: "سيارة الأجرة",
        ], line: "الخط", minutes: { "\($0) د" })

    /// Arabic has forms for one, two, few and many.
    @Sendable private static func arabicStops(_ count: Int) -> String {
        switch count {
        case 1: "محطة واحدة"
        case 2: "محطتان"
        case _ where 3...10 ~= count % 100: "\(count) محطات"
        case _ where 11...99 ~= count % 100: "\(count) محطة"
        default: "\(count) محطة"
        }
    }
}
