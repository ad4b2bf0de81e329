extension Phrases {
    static let finnish = Phrases(
        turns: [
            "takaisin", "jyrkästi oikealle", "oikealle", "loivasti oikealle", "suoraan",
            "loivasti vasemmalle", "vasemmalle", "jyrkästi vasemmalle",
        ],
        sides: ["oikealla", "suoraan edessä", "vasemmalla"],
        places: ["oikealla", "suoraan edessä", "vasemmalla"],
        compass: [
            "pohjoiseen", "koilliseen", "itään", "kaakkoon", "etelään", "lounaaseen", "länteen",
            "luoteeseen",
        ],
        depart: "Lähde {compass}[ {along} pitkin]", arrive: "Olet perillä",
        arriveRight: "Olet perillä; määränpää on oikealla",
        arriveLeft: "Olet perillä; määränpää on vasemmalla",
        arriveStop: "Olet saapunut välietapille", turn: "Käänny {turn}[ {onto}]",
        goStraight: "Jatka suoraan[ {onto}]", goBack: "Tee U-käännös[ {onto}]",
        staying: " ja jatka {along}",
        stayStraight: "Jatka suoraan {at}",
        stayBack: "Tee U-käännös ja jatka {along}", goOn: "Jatka[ {onto}]",
        bearOn: "Jatka {turn}[ {onto}]", merge: "Liity {turn}[ {onto}]",
        ramp: "Aja ramppiin {place}[ {onto}][, suunta {signs}]",
        exit: "Poistu liittymästä {place}[ {onto}][, suunta {signs}]",
        numberedExit: "Poistu liittymästä {exit} {place}[ {onto}][, suunta {signs}]",
        fork: "Tien haarautuessa pysy {side}[, {onto}][, suunta {signs}]",
        endOfRoad: "Tien päässä käänny {turn}[ {onto}]",
        roundabout: "Poistu liikenneympyrästä {nth} liittymästä[ {onto}][, suunta {signs}]",
        enterRoundabout: "Aja liikenneympyrään",
        rotary:
            "Poistu liikenneympyrästä {circle} {nth} liittymästä[ {onto}][, suunta {signs}]",
        roundaboutTurn: "Käänny liikenneympyrässä {turn}[ {onto}]",
        roundaboutStraight: "Aja liikenneympyrästä suoraan[ {onto}]",
        roundaboutBack: "Käänny liikenneympyrässä takaisin[ {onto}]",
        leaveRoundabout: "Poistu liikenneympyrästä[ {onto}]", ferry: "Nouse lautalle[ {way}]",
        namedFerry: "Nouse {ferry}",
        train: "Aja autojunaan[ {way}]", push: "Nouse pyörän selästä ja taluta[ {at}]",
        pushTurn: "Käänny {turn}[ {onto}], nouse pyörän selästä ja taluta",
        ride: "Jatka pyöräillen[ {at}]",
        rideTurn: "Käänny {turn}[ {onto}] ja jatka pyöräillen",
        walk: "Jatka kävellen[ {at}]",
        drive: "Jatka ajaen[ {at}]", stairs: "Kulje portaita[ {climb}][ {way}]",
        stairsAside: "Kulje portaita[ {climb}] {place}[ ({way})]",
        elevator: "Mene hissillä",
        climbs: ["ylös", "alas"],
        unnamed: .init(
            [
                "kävelytielle", "jalkakäytävälle", "pyörätielle", "kärrytielle", "ylityspaikalle",
                "huoltotielle", "pihatielle", "pysäköintialueen väylälle", "kujalle",
            ],
            along: [
                "kävelytietä", "jalkakäytävää", "pyörätietä", "kärrytietä", "ylityspaikkaa",
                "huoltotietä", "pihatietä", "pysäköintialueen väylää", "kujaa",
            ],
            at: [
                "kävelytiellä", "jalkakäytävällä", "pyörätiellä", "kärrytiellä", "ylityspaikalla",
                "huoltotiellä", "pihatiellä", "pysäköintialueen väylällä", "kujalla",
            ],
            beside: { way, street, form in
                let adjective =
                    switch form {
                    case .onto: "viereiselle"
                    case .along: "viereistä"
                    case .at: "viereisellä"
                    }
                return "tien \(street) \(adjective) \(way)"
            }),
        ahead: "{distance} päässä",
        lane: [
            "Käytä oikeanpuoleista kaistaa", "Käytä keskimmäistä kaistaa",
            "Käytä vasemmanpuoleista kaistaa",
        ],
        lanes: [
            "Käytä {count} oikeanpuoleista kaistaa", "Käytä {count} keskimmäistä kaistaa",
            "Käytä {count} vasemmanpuoleista kaistaa",
        ],
        notices: .init(
            toll: "Tietulli peritään", ferry: "Sisältää lautan tai autojunan",
            unpaved: "Osin päällystämätön", timed: "Avoinna vain tiettyinä aikoina",
            restricted: "Yksityinen tai rajoitettu tie",
            lowEmission: "Kulkee vähäpäästöisen alueen läpi"),
        units: .init(
            meters: "m", kilometers: "km", feet: "jalan", mile: "mailin", miles: "mailin",
            decimal: ","),
        grammar: .init(
            ordinal: { number in
                let words = [
                    "ensimmäisestä", "toisesta", "kolmannesta", "neljännestä", "viidennestä",
                    "kuudennesta", "seitsemännestä", "kahdeksannesta", "yhdeksännestä",
                    "kymmenennestä",
                ]
                return (1...words.count).contains(number) ? words[number - 1] : "\(number)."
            },
            // The name itself stays as it is on the signs; the word before it takes the ending.
            onto: { way, _ in "tielle \(way)" }, along: { "tietä \($0)" },
            at: { "tiellä \($0)" },
            ferries: .init(endings: ["lautta"], inflected: ("lautta", "lautalle"))))

    static let japanese = Phrases(
        turns: [
            "Uターン", "大きく右折", "右折", "斜め右方向", "直進", "斜め左方向", "左折", "大きく左折",
        ],
        sides: ["右", "正面", "左"],
        places: ["右", "正面", "左"],
        compass: ["北", "北東", "東", "南東", "南", "南西", "西", "北西"],
        depart: "[{way}を]{compass}に進みます", arrive: "目的地に到着しました",
        arriveRight: "目的地に到着しました。目的地は右側です",
        arriveLeft: "目的地に到着しました。目的地は左側です", arriveStop: "経由地に到着しました",
        turn: "{turn}です[。{way}に入ります]", goStraight: "直進です[。{way}に入ります]",
        goBack: "Uターンです[。{way}に入ります]", staying: "。そのまま{way}を進みます",
        stayStraight: "{way}を直進します", stayBack: "Uターンし、{way}を進みます",
        goOn: "道なりに進みます[。{way}に入ります]", bearOn: "{turn}です[。{way}に入ります]",
        merge: "{side}側で[{way}に]合流します",
        ramp: "[{signs}方面、]{place}側のランプに進みます[。{way}に入ります]",
        exit: "[{signs}方面、]{place}側の出口を出ます[。{way}に入ります]",
        numberedExit: "[{signs}方面、]{place}側の{exit}番出口を出ます[。{way}に入ります]",
        fork: "[{signs}方面、]分岐を{side}方向に進みます[。{way}に入ります]",
        endOfRoad: "突き当たりを{turn}です[。{way}に入ります]",
        roundabout: "[{signs}方面、]ロータリーの{nth}の出口を出ます[。{way}に入ります]",
        enterRoundabout: "ロータリーに入ります",
        rotary: "[{signs}方面、]{circle}に入り、{nth}の出口を出ます[。{way}に入ります]",
        roundaboutTurn: "ロータリーを{turn}です[。{way}に入ります]",
        roundaboutStraight: "ロータリーを直進です[。{way}に入ります]",
        roundaboutBack: "ロータリーでUターンです[。{way}に入ります]",
        leaveRoundabout: "ロータリーを出ます[。{way}に入ります]",
        ferry: "フェリー[「{way}」]に乗ります", namedFerry: "「{ferry}」に乗ります",
        train: "カートレイン[「{way}」]に乗ります",
        push: "自転車を降りて押して進みます[。{way}に入ります]", pushTurn: "{turn}です[。{way}に入ります]。自転車を降りて押して進みます",
        ride: "自転車で進みます[。{way}に入ります]", rideTurn: "{turn}です[。{way}に入ります]。自転車で進みます",
        walk: "徒歩で進みます[。{way}に入ります]",
        drive: "車で進みます[。{way}に入ります]", stairs: "[{climb}]階段を進みます[。{way}に入ります]",
        stairsAside: "{place}側の[{climb}]階段を進みます[。{way}に入ります]",
        elevator: "エレベーターに乗ります",
        climbs: ["上り", "下り"],
        unnamed: .init(
            ["小道", "歩道", "自転車道", "農道", "横断歩道", "構内道路", "私道", "駐車場内の通路", "路地"],
            beside: { way, street, _ in "\(street)沿いの\(way)" }),
        ahead: "{distance}先",
        lane: ["右車線を進みます", "中央の車線を進みます", "左車線を進みます"],
        lanes: [
            "右側の{count}車線を進みます", "中央の{count}車線を進みます", "左側の{count}車線を進みます",
        ],
        notices: .init(
            toll: "有料道路を通ります", ferry: "フェリーまたはカートレインを利用します",
            unpaved: "未舗装の区間があります", timed: "時間帯による通行規制があります",
            restricted: "私道または通行制限のある道路を通ります", lowEmission: "低排出ゾーンを通ります"),
        units: .init(
            meters: "m", kilometers: "km", feet: "フィート", mile: "マイル", miles: "マイル",
            decimal: ".", space: ""),
        grammar: .init(
            ordinal: { "\($0)番目" }, numbered: { "\($0)号線" },
            ferries: .init(parts: ["フェリー", "渡船", "渡し船", "連絡船"])))

    static let chinese = Phrases(
        turns: ["掉头", "向右急转", "右转", "稍向右转", "直行", "稍向左转", "左转", "向左急转"],
        sides: ["右侧", "前方", "左侧"],
        places: ["右侧", "前方", "左侧"],
        compass: ["北", "东北", "东", "东南", "南", "西南", "西", "西北"],
        depart: "[沿{way}]向{compass}行进", arrive: "您已到达目的地",
        arriveRight: "您已到达目的地，目的地在道路右侧",
        arriveLeft: "您已到达目的地，目的地在道路左侧", arriveStop: "您已到达途经点",
        turn: "{turn}[，进入{way}]", goStraight: "直行[，进入{way}]", goBack: "掉头[，进入{way}]",
        staying: "，继续沿{way}行进", stayStraight: "沿{way}继续直行",
        stayBack: "掉头，继续沿{way}行进", goOn: "继续前行[，进入{way}]",
        bearOn: "{turn}[，进入{way}]", merge: "从{side}汇入[{way}]",
        ramp: "走{place}匝道[，进入{way}][，前往{signs}]",
        exit: "从{place}出口驶出[，进入{way}][，前往{signs}]",
        numberedExit: "从{place}{exit}号出口驶出[，进入{way}][，前往{signs}]",
        fork: "在岔路口走{side}[，进入{way}][，前往{signs}]",
        endOfRoad: "在道路尽头{turn}[，进入{way}]",
        roundabout: "进入环岛，从{nth}出口驶出[，进入{way}][，前往{signs}]",
        enterRoundabout: "进入环岛",
        rotary: "进入{circle}，从{nth}出口驶出[，进入{way}][，前往{signs}]",
        roundaboutTurn: "在环岛{turn}[，进入{way}]",
        roundaboutStraight: "在环岛直行[，进入{way}]", roundaboutBack: "在环岛掉头[，进入{way}]",
        leaveRoundabout: "驶出环岛[，进入{way}]", ferry: "乘坐渡轮[（{way}）]",
        namedFerry: "乘坐{ferry}",
        train: "乘坐汽车列车[（{way}）]", push: "下车推行[，沿{way}]", pushTurn: "{turn}[，进入{way}]，下车推行",
        ride: "继续骑行[，沿{way}]", rideTurn: "{turn}[，进入{way}]，继续骑行",
        walk: "继续步行[，沿{way}]", drive: "继续驾车[，沿{way}]", stairs: "走楼梯[{climb}][（{way}）]",
        stairsAside: "走{place}楼梯[{climb}][（{way}）]",
        elevator: "乘坐电梯",
        climbs: ["上行", "下行"],
        unnamed: .init(
            ["小路", "人行道", "自行车道", "土路", "人行横道", "内部道路", "私家车道", "停车场通道", "小巷"],
            beside: { way, street, _ in "\(street)旁的\(way)" }),
        ahead: "{distance}后",
        lane: ["走最右侧车道", "走中间车道", "走最左侧车道"],
        lanes: ["走右侧{count}条车道", "走中间{count}条车道", "走左侧{count}条车道"],
        notices: .init(
            toll: "途经收费路段", ferry: "需乘坐渡轮或汽车列车", unpaved: "部分路段未铺装",
            timed: "仅在特定时段开放", restricted: "途经私人或限行道路", lowEmission: "途经低排放区"),
        units: .init(
            meters: "米", kilometers: "公里", feet: "英尺", mile: "英里", miles: "英里",
            decimal: ".", space: ""),
        grammar: .init(
            ordinal: { number in
                let digits = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]
                return (1...digits.count).contains(number)
                    ? "第\(digits[number - 1])个" : "第\(number)个"
            }, numbered: { "\($0)号公路" },
            ferries: .init(parts: ["渡轮", "轮渡", "渡船", "渡輪", "輪渡"])))

    static let arabic = Phrases(
        turns: [
            "للخلف", "يمينًا بشدة", "يمينًا", "قليلًا إلى اليمين", "إلى الأمام",
            "قليلًا إلى اليسار", "يسارًا", "يسارًا بشدة",
        ],
        sides: ["اليمين", "الأمام", "اليسار"],
        places: ["على اليمين", "في الأمام", "على اليسار"],
        compass: [
            "الشمال", "الشمال الشرقي", "الشرق", "الجنوب الشرقي", "الجنوب", "الجنوب الغربي",
            "الغرب", "الشمال الغربي",
        ],
        depart: "اتجه نحو {compass}[ على {way}]", arrive: "لقد وصلت إلى وجهتك",
        arriveRight: "لقد وصلت إلى وجهتك، وهي على اليمين",
        arriveLeft: "لقد وصلت إلى وجهتك، وهي على اليسار", arriveStop: "لقد وصلت إلى محطتك",
        turn: "انعطف {turn}[ إلى {way}]", goStraight: "تابع إلى الأمام[ إلى {way}]",
        goBack: "استدر للخلف[ إلى {way}]", staying: " للبقاء على {way}",
        stayStraight: "تابع إلى الأمام على {way}", stayBack: "استدر للخلف وتابع على {way}",
        goOn: "تابع السير[ إلى {way}]", bearOn: "تابع السير {turn}[ إلى {way}]",
        merge: "اندمج {turn}[ إلى {way}]",
        ramp: "اسلك المنحدر {place}[ إلى {way}][ باتجاه {signs}]",
        exit: "اسلك المخرج {place}[ إلى {way}][ باتجاه {signs}]",
        numberedExit: "اسلك المخرج رقم {exit} {place}[ إلى {way}][ باتجاه {signs}]",
        fork: "عند المفترق ابق {place}[ إلى {way}][ باتجاه {signs}]",
        endOfRoad: "عند نهاية الطريق انعطف {turn}[ إلى {way}]",
        roundabout: "عند الدوار اسلك المخرج {nth}[ إلى {way}][ باتجاه {signs}]",
        enterRoundabout: "ادخل الدوار",
        rotary: "ادخل {circle} واسلك المخرج {nth}[ إلى {way}][ باتجاه {signs}]",
        roundaboutTurn: "عند الدوار انعطف {turn}[ إلى {way}]",
        roundaboutStraight: "عند الدوار تابع إلى الأمام[ إلى {way}]",
        roundaboutBack: "عند الدوار استدر للخلف[ إلى {way}]",
        leaveRoundabout: "اخرج من الدوار[ إلى {way}]", ferry: "استقل العبّارة[ {way}]",
        namedFerry: "استقل {ferry}",
        train: "استقل قطار السيارات[ {way}]", push: "انزل وادفع دراجتك[ على {way}]",
        pushTurn: "انعطف {turn}[ إلى {way}] وانزل وادفع دراجتك",
        ride: "تابع بالدراجة[ على {way}]", rideTurn: "انعطف {turn}[ إلى {way}] وتابع بالدراجة",
        walk: "تابع سيرًا على الأقدام[ على {way}]",
        drive: "تابع بالسيارة[ على {way}]", stairs: "استخدم الدرج[ {climb}][ {way}]",
        stairsAside: "استخدم الدرج[ {climb}] {place}[ ({way})]",
        elevator: "استخدم المصعد",
        climbs: ["صعودًا", "نزولًا"],
        unnamed: .init(
            [
                "الممر", "الرصيف", "مسار الدراجات", "الطريق الترابي", "المعبر", "طريق الخدمة",
                "مدخل السيارات", "ممر موقف السيارات", "الزقاق",
            ],
            beside: { way, street, _ in "\(way) بمحاذاة \(street)" }),
        ahead: "بعد {distance}",
        lane: ["استخدم المسار الأيمن", "استخدم المسار الأوسط", "استخدم المسار الأيسر"],
        lanes: [
            "استخدم المسارات اليمنى ({count})", "استخدم المسارات الوسطى ({count})",
            "استخدم المسارات اليسرى ({count})",
        ],
        notices: .init(
            toll: "يتضمن رسوم عبور", ferry: "يتضمن عبّارة أو قطار سيارات",
            unpaved: "بعض الأجزاء غير معبدة", timed: "مفتوح في أوقات معينة فقط",
            restricted: "طريق خاص أو مقيد", lowEmission: "يمر بمنطقة منخفضة الانبعاثات"),
        units: .init(
            meters: "م", kilometers: "كم", feet: "قدم", mile: "ميل", miles: "ميل", decimal: "."),
        grammar: .init(
            ordinal: { number in
                let words = [
                    "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع",
                    "الثامن", "التاسع", "العاشر",
                ]
                return (1...words.count).contains(number) ? words[number - 1] : "رقم \(number)"
            }, numbered: { "الطريق \($0)" },
            // A name in another script is kept together, or its parts would be read in the wrong order.
            name: { name in
                let isForeign = name.unicodeScalars.contains {
                    $0.properties.isAlphabetic && !(0x0590...0x08FF).contains($0.value)
                }
                return isForeign ? "\u{2068}\(name)\u{2069}" : name
            }, ferries: .init(parts: ["عبّارة", "عبارة"])))
}
