extension OpenWords {
    /// Words by language: open, now, today, tomorrow, late, all day, words between them, the days from Monday.
    static let languages = """
        en|open,opened,opening|now,right now,currently,at the moment|today,tonight|tomorrow|late,late night,late at night,at night|24 hours,24 hour,24h,24 h,24/7,24 hrs,around the clock,all night,always|on,at,this,in the,for|monday,mondays,mon;tuesday,tuesdays,tue;wednesday,wednesdays,wed;thursday,thursdays,thu;friday,fridays,fri;saturday,saturdays,sat;sunday,sundays,sun
        de|offen,geöffnet,geöffnete|jetzt,gerade,momentan,aktuell|heute|morgen|spät,spätabends,nachts,spätnachts|24 stunden,rund um die uhr,immer|am,um,bis|montag,montags;dienstag,dienstags;mittwoch,mittwochs;donnerstag,donnerstags;freitag,freitags;samstag,samstags,sonnabend;sonntag,sonntags
        fr|ouvert,ouverte,ouverts,ouvertes|maintenant,en ce moment,actuellement|aujourd'hui,ce soir|demain|tard,tard le soir,la nuit|24h/24,24h sur 24,24 heures sur 24,24 heures,jour et nuit,toujours|le,les,à,jusque|lundi,lundis;mardi,mardis;mercredi,mercredis;jeudi,jeudis;vendredi,vendredis;samedi,samedis;dimanche,dimanches
        es|abierto,abierta,abiertos,abiertas|ahora,ahora mismo,en este momento|hoy,esta noche|mañana|tarde,de noche,por la noche,hasta tarde|24 horas,las 24 horas,siempre|el,los,en,de|lunes;martes;miércoles;jueves;viernes;sábado,sábados;domingo,domingos
        it|aperto,aperta,aperti,aperte|ora,adesso,in questo momento|oggi,stasera|domani|tardi,di notte,fino a tardi|24 ore,24 ore su 24,h24,sempre|il,la,di,a|lunedì;martedì;mercoledì;giovedì;venerdì;sabato;domenica
        pt|aberto,aberta,abertos,abertas|agora,agora mesmo|hoje,esta noite|amanhã|tarde,à noite,até tarde|24 horas,sempre|no,na,aos,ao|segunda-feira,segunda;terça-feira,terça;quarta-feira,quarta;quinta-feira,quinta;sexta-feira,sexta;sábado;domingo
        nl|open,geopend|nu,op dit moment|vandaag,vanavond|morgen|laat,'s nachts,'s avonds laat|24 uur,dag en nacht,altijd|op,om|maandag;dinsdag;woensdag;donderdag;vrijdag;zaterdag;zondag
        sv|öppet,öppen,öppna|nu,just nu|idag,i dag,ikväll|imorgon,i morgon|sent,på natten,nattöppet|dygnet runt,24 timmar,alltid|på,om|måndag,måndagar;tisdag,tisdagar;onsdag,onsdagar;torsdag,torsdagar;fredag,fredagar;lördag,lördagar;söndag,söndagar
        fi|auki,avoinna,avoin|nyt,juuri nyt|tänään,illalla|huomenna|myöhään,yöllä|24 tuntia,24h,ympäri vuorokauden,vuorokauden ympäri,aina|klo|maanantaina,maanantaisin;tiistaina,tiistaisin;keskiviikkona,keskiviikkoisin;torstaina,torstaisin;perjantaina,perjantaisin;lauantaina,lauantaisin;sunnuntaina,sunnuntaisin
        pl|otwarte,otwarty,otwarta,czynne,czynny,czynna|teraz,obecnie|dzisiaj,dziś|jutro|późno,w nocy,do późna|24 godziny,całodobowe,całodobowy,całodobowa,zawsze|w,we|poniedziałek;wtorek;środę,środa;czwartek;piątek;sobotę,sobota;niedzielę,niedziela
        ru|открыто,открыт,открыта,открыты,работает,работают|сейчас|сегодня|завтра|поздно,ночью,допоздна|круглосуточно,круглосуточный,круглосуточная,круглосуточные,24 часа,всегда|в,во|понедельник;вторник;среду,среда;четверг;пятницу,пятница;субботу,суббота;воскресенье
        """

    /// The same of languages whose letters ICU transliterates.
    static let transliteratedLanguages = """
        ar|مفتوح,مفتوحة,يفتح|الآن,حاليا|اليوم,الليلة|غدا|متأخر,متأخرا,ليلا|24 ساعة,على مدار الساعة,دائما|في,يوم|الاثنين;الثلاثاء;الأربعاء;الخميس;الجمعة;السبت;الأحد
        """

    /// The same without the words between, in languages without spaces; of "now" whole phrases.
    static let unspacedLanguages = """
        ja|営業,営業中,営業している,開いている,開いてる,やっている|営業中,今開いている,今開いてる,今営業中,現在営業中,今やっている|今日|明日|深夜営業,夜遅くまで,深夜|24時間,２４時間,二十四時間,終日|月曜日,月曜;火曜日,火曜;水曜日,水曜;木曜日,木曜;金曜日,金曜;土曜日,土曜;日曜日,日曜
        zh|营业,開門,开门,营业中,開放,开放|营业中,正在营业,现在营业,现在开门,营业中,正在营业中,現在營業,營業中|今天|明天|深夜,营业到很晚,夜间|24小时,24 小时,全天,二十四小时,24小時|星期一,周一,礼拜一;星期二,周二,礼拜二;星期三,周三,礼拜三;星期四,周四,礼拜四;星期五,周五,礼拜五;星期六,周六,礼拜六;星期日,星期天,周日,周天,礼拜天
        """
}
