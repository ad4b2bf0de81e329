"""Oceans and large seas: where their names stand, and what the languages of the page call them.

Positions are ours, picked in open water; the names are those in common use. Rank 1 are oceans, 2 large seas, 3 others.
"""

LANGUAGES = ("en", "de", "fr", "es", "fi", "zh", "ja", "ar")

SEAS = [
    (1, -150, 8, "Pacific Ocean", "Pazifischer Ozean", "Océan Pacifique", "Océano Pacífico", "Tyynimeri", "太平洋", "太平洋", "المحيط الهادئ"),
    (1, 163, 22, "Pacific Ocean", "Pazifischer Ozean", "Océan Pacifique", "Océano Pacífico", "Tyynimeri", "太平洋", "太平洋", "المحيط الهادئ"),
    (1, -40, 30, "Atlantic Ocean", "Atlantischer Ozean", "Océan Atlantique", "Océano Atlántico", "Atlantin valtameri", "大西洋", "大西洋", "المحيط الأطلسي"),
    (1, -15, -28, "Atlantic Ocean", "Atlantischer Ozean", "Océan Atlantique", "Océano Atlántico", "Atlantin valtameri", "大西洋", "大西洋", "المحيط الأطلسي"),
    (1, 78, -22, "Indian Ocean", "Indischer Ozean", "Océan Indien", "Océano Índico", "Intian valtameri", "印度洋", "インド洋", "المحيط الهندي"),
    (1, -170, 80, "Arctic Ocean", "Arktischer Ozean", "Océan Arctique", "Océano Ártico", "Pohjoinen jäämeri", "北冰洋", "北極海", "المحيط المتجمد الشمالي"),
    (1, 40, -62, "Southern Ocean", "Südlicher Ozean", "Océan Austral", "Océano Austral", "Eteläinen jäämeri", "南冰洋", "南極海", "المحيط الجنوبي"),
    (2, 18, 35, "Mediterranean Sea", "Mittelmeer", "Mer Méditerranée", "Mar Mediterráneo", "Välimeri", "地中海", "地中海", "البحر المتوسط"),
    (2, -75, 15, "Caribbean Sea", "Karibisches Meer", "Mer des Caraïbes", "Mar Caribe", "Karibianmeri", "加勒比海", "カリブ海", "البحر الكاريبي"),
    (2, -90, 25, "Gulf of Mexico", "Golf von Mexiko", "Golfe du Mexique", "Golfo de México", "Meksikonlahti", "墨西哥湾", "メキシコ湾", "خليج المكسيك"),
    (2, 64, 15, "Arabian Sea", "Arabisches Meer", "Mer d’Arabie", "Mar Arábigo", "Arabianmeri", "阿拉伯海", "アラビア海", "بحر العرب"),
    (2, 88, 14, "Bay of Bengal", "Golf von Bengalen", "Golfe du Bengale", "Golfo de Bengala", "Bengalinlahti", "孟加拉湾", "ベンガル湾", "خليج البنغال"),
    (2, 114, 14, "South China Sea", "Südchinesisches Meer", "Mer de Chine méridionale", "Mar de China Meridional", "Etelä-Kiinan meri", "南海", "南シナ海", "بحر الصين الجنوبي"),
    (2, 178, 58, "Bering Sea", "Beringmeer", "Mer de Béring", "Mar de Bering", "Beringinmeri", "白令海", "ベーリング海", "بحر بيرنغ"),
    (2, 150, 54, "Sea of Okhotsk", "Ochotskisches Meer", "Mer d’Okhotsk", "Mar de Ojotsk", "Ohotanmeri", "鄂霍次克海", "オホーツク海", "بحر أوخوتسك"),
    (2, 158, -38, "Tasman Sea", "Tasmansee", "Mer de Tasman", "Mar de Tasmania", "Tasmaninmeri", "塔斯曼海", "タスマン海", "بحر تسمان"),
    (2, -86, 60, "Hudson Bay", "Hudson Bay", "Baie d’Hudson", "Bahía de Hudson", "Hudsoninlahti", "哈德孙湾", "ハドソン湾", "خليج هدسون"),
    (2, 0, 68, "Norwegian Sea", "Europäisches Nordmeer", "Mer de Norvège", "Mar de Noruega", "Norjanmeri", "挪威海", "ノルウェー海", "البحر النرويجي"),
    (2, 40, 74, "Barents Sea", "Barentssee", "Mer de Barents", "Mar de Barents", "Barentsinmeri", "巴伦支海", "バレンツ海", "بحر بارنتس"),
    (3, 3, 56.5, "North Sea", "Nordsee", "Mer du Nord", "Mar del Norte", "Pohjanmeri", "北海", "北海", "بحر الشمال"),
    (3, 19.5, 58, "Baltic Sea", "Ostsee", "Mer Baltique", "Mar Báltico", "Itämeri", "波罗的海", "バルト海", "بحر البلطيق"),
    (3, 34, 43.3, "Black Sea", "Schwarzes Meer", "Mer Noire", "Mar Negro", "Mustameri", "黑海", "黒海", "البحر الأسود"),
    (3, 50.5, 41.5, "Caspian Sea", "Kaspisches Meer", "Mer Caspienne", "Mar Caspio", "Kaspianmeri", "里海", "カスピ海", "بحر قزوين"),
    (3, 38, 20.5, "Red Sea", "Rotes Meer", "Mer Rouge", "Mar Rojo", "Punainenmeri", "红海", "紅海", "البحر الأحمر"),
    (3, -4.5, 45.3, "Bay of Biscay", "Golf von Biskaya", "Golfe de Gascogne", "Golfo de Vizcaya", "Biskajanlahti", "比斯开湾", "ビスケー湾", "خليج بسكاي"),
    (3, 15.5, 43, "Adriatic Sea", "Adriatisches Meer", "Mer Adriatique", "Mar Adriático", "Adrianmeri", "亚得里亚海", "アドリア海", "البحر الأدرياتيكي"),
    (3, -56, 59, "Labrador Sea", "Labradorsee", "Mer du Labrador", "Mar del Labrador", "Labradorinmeri", "拉布拉多海", "ラブラドル海", "بحر لابرادور"),
    (3, 154, -16, "Coral Sea", "Korallenmeer", "Mer de Corail", "Mar del Coral", "Korallimeri", "珊瑚海", "珊瑚海", "بحر المرجان"),
]
