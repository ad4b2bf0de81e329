/// Signs that stand for kinds of place, as people type them: "☕ near the station".
enum KindEmoji {
    /// A line: the title of a concept, then its signs.
    private static let lines = """
        Restaurant 🍽 🍴
        Cafe ☕ 🫖
        Fast food 🍟
        Ice cream 🍦 🍨 🍧
        Bar 🍺 🍻 🍸 🍹 🍷 🥂
        Nightclub 🪩 💃 🕺
        Casino 🎰
        Bakery 🥐 🥖 🍞
        Pastry shop 🧁 🍰 🎂
        Supermarket 🛒
        Butcher 🥩
        Greengrocer 🥦 🥕
        Fish shop 🐟
        Delicatessen 🧀
        Shopping mall 🛍
        Department store 🏬
        Convenience store 🏪
        Clothes shop 👗 👕
        Shoe shop 👟 👞 👠
        Bookshop 📚
        Florist 💐 🌷
        Jeweller 💍
        Optician 👓
        Toy shop 🧸
        Bike rental 🚲
        Hairdresser 💇 💈
        Beauty salon 💅
        Laundry 🧺
        Bank 🏦
        ATM 🏧
        Currency exchange 💱
        Pharmacy 💊 ⚕
        Post office 🏤 🏣
        Mailbox 📮 📫
        Car repair 🔧
        Museum 🏛
        Gallery 🖼
        Theater 🎭
        Cinema 🎬 🎥 🎦
        Concert hall 🎵 🎶
        Place of worship ⛪ 🕌 🕍 🛕 🛐
        Cemetery 🪦 ⚰
        Park 🌳 🏞
        Playground 🛝
        Gym 🏋
        Swimming pool 🏊
        Sauna 🧖 ♨
        Stadium 🏟
        Football pitch ⚽
        Tennis court 🎾
        Basketball court 🏀
        Ice rink ⛸
        Golf course ⛳ 🏌
        Bowling alley 🎳
        Climbing 🧗
        Skate park 🛹
        Skiing ⛷ 🎿
        Marina ⛵
        Beach 🏖 ⛱
        Zoo 🦁 🐘
        Aquarium 🐠
        Amusement park 🎡 🎢 🎠
        Castle 🏰 🏯
        Artwork 🗿 🗽
        Toilets 🚻 🚽 🚹 🚺
        Drinking water 🚰
        Fountain ⛲
        Recycling ♻
        Telephone ☎ 📞
        Peak ⛰ 🏔
        Gas station ⛽
        Charging station 🔌
        Parking 🅿
        Train station 🚉 🚆 🚂
        Metro station 🚇 Ⓜ
        Tram stop 🚊 🚋
        Bus stop 🚏 🚌
        Ferry terminal ⛴
        Taxi stand 🚕 🚖
        Airport ✈ 🛫
        Cable car 🚡 🚠
        Hotel 🏨 🛏
        Campsite ⛺ 🏕
        Hospital 🏥
        Dentist 🦷
        Fire station 🚒
        Police 👮 🚓
        School 🏫
        University 🎓
        Library 📖
        Pizza 🍕
        Sushi 🍣
        Burger 🍔
        Ramen 🍜
        Wheelchair accessible ♿
        Wi-Fi 📶
        """

    /// The signs of each concept, by its title.
    static let signs: [String: [String]] = {
        var signs: [String: [String]] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            let isTitle = words.prefix { $0.utf8.first.map { $0 < 0x80 } ?? false }
            signs[isTitle.joined(separator: " ")] = words.dropFirst(isTitle.count).map(String.init)
        }
        return signs
    }()

    /// All signs.
    static let scalars = Set(
        signs.values.joined().compactMap { $0.unicodeScalars.first?.value })
}
