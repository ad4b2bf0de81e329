// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language fi.
    static let fi: StaticString = """
        Köysiradan pylväs|gondolihissin tolppa,hiihtohissin pylväs,hissipylväs,pylväs,tuolihissin tolppa
        Lentoasema,Lentokenttä|lentokone,lentoterminaali,terminaali
        Lentokentän asemataso
        Lähtöportti|lento,lentokone,portti,silta
        Lentokonehalli|hangaari,lentohalli,lentokone,lentokonesuoja,lentosuoja
        Helikopterikenttä|helikopteri
        Lentokoneen pysähtymiskohta
        Lentokoneen pysäköintikohta
        Laukaisukeskus
        Lentokenttäterminaali|lento,lentokone,lentoterminaali,lentäminen,terminaali
        Tuulisukka
        Lemmikkihoitola|eläin,hoitola,hoitopaikka,lemmikki
        Eläinkasvattamo
        Eläinhoitola
        Taidekeskus|esiintymispaikka,esityspaikka,galleria,konsertti,kulttuuritalo,live,nykytaide,näyttely,näytöspaikka,poikkitaiteellinen,stand-up,taidekoulu,taidetalo
        Pankkiautomaatti|otto,rahannostoautomaatti
        Leivontauuni
        Pankki|pankkikonttori,pankkitoimipiste,pankkitoimisto
        Baari|juomaravintola
        Seksuaalivähemmistöjen baari
        Grilli|bbq,grillaus,makkara,retki
        Penkki|istuin,tuoli
        Pyöräpysäköinti|lukkopaikka,polkupyörä,polkupyöräpaikka,polkupyöräparkki,polkupyöräpysäköinti,polkupyöräteline,pyörä,pyöräpaikka,pyöräparkki,pyöräteline
        Pyöräpysäköintihalli|pyörän pysäköinti,pyörän säilytys,pyöräteline
        Polkupyörien lukkokaapit|lukittava pyöräkaappi,polkupyörähalli,polkupyöräkaappi,polkupyörälokero,polkupyörän säilytys,pyörähalli,pyöräily,pyöräkaappi,pyörälokero,pyörän säilytys
        Polkupyörävaja|lukittava pyörävaja,pyöräily,pyörävaja
        Kaupunkipyöräasema|kaupunkipyörä,polkupyörä,polkupyörän vuokraus,polkupyöränvuokraus,polkupyörävuokraamo,pyörä,pyörän vuokraus,pyöränvuokraus,pyörävuokraamo
        Polkupyörän huoltopiste,Pyöränhuoltopiste,Pyöränkorjauspiste|huolto,pidike,polkupyörä,polkupyörän,pyörä,pyörän,teline
        Polkupyöräpesula
        Olutpuutarha,Biergarten
        Kiikarit
        Venevuokraamo|jolla,paatti,veneenvuokraamo,veneenvuokraus,venevuokra,venevuokraus,vuokra
        Venevarasto
        Valuutanvaihtopiste|forex,raha,rahanvaihtaminen,rahanvaihto,vaihtaminen,vaihto,valuutanvaihtaminen,valuutanvaihto,valuutta
        Kahvila|kahvitupa,teehuone
        Kuplateekahvila
        Kahvila
        Teekahvila
        Kimppakyytiasema
        Autonvuokraus|auton vuokraaminen,auton vuokraus,autovuokraamo,vuokra-auto,vuokraaminen
        Yhteiskäyttöautoasema
        Autopesula|automaattipesu,autopesu,autot,pesuhalli,pesukone
        Kasino|blackjack,craps,hedelmäpelit,peliautomaatit,pelisali,poker,rahapelit,ruletti
        Latauspiste|lataaminen,lataus,sähkö,sähköauto,sähkönlataus,sähköpiste
        Polkupyörän latauspiste|e-pyörä,lataus,laturi,pyörän lataus,sähköpyörän lataus
        Päiväkoti|kerho,lapsenhoito,lapsenvahti,lapset,lapsi,lastenhoito,lastenvahti,leikki,orpokoti,perhepäivähoito,päivähoito,vahtiminen
        Elokuvateatteri|elokuva,leffa,leffateatteri
        Terveyskeskus|klinikka,lääkäriasema,lääkärikeskus
        Raskaudenkeskeytysklinikka|abortti,keskeytys,klinikka,raskauden,raskaudenkesketys,raskaus,sairaala
        Dialyysi
        Hedelmällisyysklinikka
        Kello|aika,ajan
        Aurinkokello
        Yhteisökeskus|avoin,hääpaikka,julkinen,järjestö,kerhohuoneisto,kerhokeskus,kerhotalo,klubi,kokouspaikka,kokoustila,konferenssi,kylätalo,monitoimitalo,neuvottelu,nuorisotalo,nuorisotila,palaveri,seurantalo,seurojentalo,sosiaalitila,tapahtumapaikka,työväentalo,yhdistys


        Kulttuurikeskus
        Perhekeskus
        Seksuaalivähemmistöjen yhteisökeskus
        Seurakuntatalo
        Kyläkeskus
        Nuorisokeskus
        Ilmanpainepiste|autoilu,ilmantäyttö,kompressori,paineilma,rengas,renkaat,täyttö
        Kongressikeskus|auditorio,coni,convention,luento,messut,näyttely
        Tuomioistuin|alioikeus,kihlakunnanoikeus,käräjäoikeus,käräjätalo,käräjätuomari,lautamies,oikeustalo,raastupa,syyttäjä,syyttäjäntalo
        Krematorio|arkku,hautajaiset,ruumiita,ruumis,tuhka,tuhkaamo,tuhkaus
        Hammaslääkäriasema|hammas,hammashoito,hammasklinikka,hammaslääkäri,hampaat,klinikka,lääkäri,sairaala,sairaus,suu,suuhygienia,suuhygienisti,suuterveys,terveys
        Laitteen latausasema|kännykkä,lataaminen,lataus,latauspiuha,laturi,lightning,matkapuhelin,puhelin,töpseli,usb,älypuhelin
        Sukelluskeskus|laitesukellus,sukellus,sukeltaminen
        Yksityinen lääkäri
        Allergologi
        Kardiologi,Sydänlääkäri
        Lastenpsykiatri
        Ihotautilääkäri
        Gastroenterologi
        Yleislääkäri
        Synnytyslääkäri / Gynekologi|gyne,gynekologi,lisääntymisterveys,munasolu,naistentautien erikoislääkäri,synnytys
        Veritautilääkäri,Hematologi
        Sisätautilääkäri
        Nefrologi
        Neurologi|hermotautioppi
        Aivokirurgi
        Syöpätautien erikoislääkäri,Syöpälääkäri
        Silmälääkäri
        Ortopedi

        Lastenlääkäri,Pediatri
        Patologi
        Plastiikkakirurgi
        Jalkaterapeutti|podiatri
        Proktologi|peräsuolikirurgi
        Psykiatri
        Keuhkolääkäri
        Radiologi,Röntgenlääkäri
        Reumatologi
        Yleiskirurgi
        Traumakirurgi
        Urologi
        Koiravessa
        |aikido,hapkido,itsepuolustus,itsepuolustuslaji,judo,jujutsu,kamppailu,kamppailulaji,karate,krav maga,kravmaga,laji,lajit,taekwon-do,taekwondo,taiji,taistelu,taistelulaji
        Pukuhuone
        Juomavesipiste|hana,juomapaikka,juomavesi,kaivo,vedenjakelu,vesiautomaatti,vesipiste
        Ajoharjoittelupaikka
        Tapahtumatila,Juhlatila|bar mitsva,bat mitsva,bileet,häät,juhla,kastetilaisuus,kokoukset,kokous,konferenssi,konfirmaatio,kongressi,sukukokous,syntymäpäivä,tapahtumasali
        Messukeskus
        Pikaruokaravintola|hamppari,hampurilainen,hampurilais,hampurilaisravintola,mäkkäri,mättö,ranskalaiset,ranskikset,roska,roskaruoka,ruoka,subi
        Bagelipikaruoka
        Hampurilaispikaruokaravintola
        Ruokala
        Kanapikaruokaravintola
        Kiinalainen pikaruoka
        Donitsiravintola
        Fish & Chips -pikaruokaravintola
        Hot Dog -pikaruokaravintola
        Intialainen pikaruoka|dosa,lassi,naan,paneer,samosa
        Mehuravintola
        Kebabpikaruokaravintola
        Meksikolainen pikaruokaravintola
        Pitseria-pikaruokaravintola
        Kerrosvoileipäpikaruokaravintola
        Sushi-pikaruoka
        Kanansiipipikaruoka
        Paloasema|palokeskus,vapaapalokunta,vpk
        Ravintolamaailma
        Suihkulähde|kupla
        Huoltoasema|bensa-asema,bensapiste,bensis,huoltamo,kylmäasema,liikennemyymälä,tankkausasema,tankkauspiste
        Hautausmaan kappeli,Hautajaiskappeli,Siunauskappeli
        Uhkapelisali

        Kirkkomaa|kalmisto,luutarha
        Hiekoitushiekkalaatikko|hiekoitus,hiekoitushiekka,hiekoitussora,hiekotus,sandi,sora
        Vesipiippubaari
        Sairaala-alue|apu,ensiapu,hoito,kipu,klinikka,lääkäri,sairaala,sairaanhoitaja,sairaanhoito,sairas,terveys
        Metsästystorni
        Jäätelön myyntipiste|jätskikioski,jäätelö,jäätelöbaari,jäätelökioski,jäätelön,pehmiksen,pehmis,puoti
        Jogurttijäätelökauppa
        Internetkahvila|nettikahvila,wifi,wlan
        Karaokekoppi
        Yhteiskeittiö|jaettu keittiö,keittiö,ruoanlaitto,ruoka,ruuanlaitto

        Pyykinpesupaikka
        Asunnon postilaatikko
        Kirjasto|kirja,kirjalainaamo,kirjan lainaaminen,kirjan lainaus,kirjanlainaus
        Kirjojen palautuslaatikko
        Lastauslaituri
        Aurinkotuoli
        Tuntihotelli|ilotalo,prostituutio,seksi
        Lukittava matkatavarakaappi
        Tori|kauppapaikka
        Luostari
        Rahansiirtopiste
        Ruumishuone
        Moottoripyöräpysäköinti|moottoripyöräpaikka,moottoripyöräparkki,mopoparkki,mp-parkki,mp-pysäköinti
        Moottoripyörävuokraamo
        Yökerho|disko,klubi,tanssiravintola
        Seksuaalivähemmistöjen yökerho
        Pakettiautomaatti
        Pysäköintialue|parkki,parkkialue,parkkihalli,parkkipaikka,pysäköinti
        Pysäköintitalo|parkki,parkkialue,parkkihalli,parkkipaikka,pysäköinti
        Liityntäpysäköintialue
        Katuun liitetty pysäköintialue|ajoneuvon pysäköinti,auton pysäköinti,kadun,katu,p-paikka,parkki,pysäköinti,tien sivu
        Pysäköintiluola|auton pysäköinti,maanalainen pysäköinti,parkkiluola
        Pysäköintihallin sisäänajo / uloskäynti|ajoramppi,p-halli,p-luola,parkkihallin ovi,parkkihallin ramppi,parkkihallin sisäänkäynti,pysäköintihallin ovi,pysäköintihallin ramppi,pysäköintihallin sisäänkäynti
        Pysäköintiruutu|autopaikka,autopysäköinti,parkkeeraus,parkkipaikka,pysäköinti,pysäköintipaikka
        Liikkumisesteisten pysäköintipaikka
        Maksupalvelu
        Maksupääte
        Apteekki
        Valokuvauskoppi
        Palvontapaikka|jumalanpalvelus,kappeli,katedraali,keskus,kulttipaikka,loosi,munkki,nunna,pyhä,pyhäkkö,pyhättö,rukoushuone,seita,temppeli,uhrauspaikka,uhripaikka,uskonnollinen rakennus,valtakunnansali
        Buddhalaistemppeli|buddhalainen,dojo,meditaatio,stupa,zendo
        Kirkko|anglikaaninen,baptisti,basilika,episkopaalinen,evankelinen,helluntailainen,jumalan huone,kappeli,katedraali,kristillinen,kristinusko,kristitty,luterilainen,lähetysasema,metodisti,mormoni,mormonit,myöhempien aikojen pyhät,oratorio,ortodoksinen,presbyteerinen,protestanttinen,pyhäkkö,reformoitu,roomalaiskatolinen,rukoushuone,seitsemännen päivän adventisti,seurakunta,sitoutumaton,tabernaakkeli,tempeli,tsasouna,tuomiokirkko
        Jehovan todistajien valtakunnansali

        Kveekarien kokoontumistila
        Hindutemppeli|hindu,hindulaisuus,hindut,intia,jooga,rukoilu,temppeli,uskonnollinen,uskonto
        Synagoga|juutalainen,juutalaisuus
        Moskeija|imaami,islam,masjid,muslimi
        Šintolainen pyhäkkö|asuinpaikka,haiden,heiden,henki,honden,japanilainen,jumala,kami,pyhättö,seremonia,shinden,shintolainen,torii,uhrihalli,šintopyhäkkö
        Sikhitemppeli|gurdwara,gurudwara,sikhiläinen
        Taolainen temppeli|kiinalainen,kungfutselainen,taolaistemppeli
        Planetaario
        Poliisiasema|poliisi
        Pysyvä äänestyspaikka|huoneisto,paikka,uurna,vaali,vaalihuoneisto,vaalit,äänestys,äänestäjä,äänestäminen,äänihuoneisto
        Kirjelaatikko|postilaatikko
        Postinlajittelukeskus
        Postitoimisto|kirje,paketti,posti,postikonttori,postipiste
        Vankila-alue
        Pubi|alkoholi,kaljaravintola,kapakka,kievari,krouvi,olutravintola,oluttupa,pub,saluuna,taverna,yöravintola
        Irlantilainen pubi
        Seksuaalivähemmistöjen pubi|homo,kvääri,lesbo,lgbtq,queer,trans
        Pienpanimopubi|alkoholi,kalja,olut,viina
        Kylpylaitos
        Julkinen kirjahylly|avoin,ilmainen,jakaa,jakelu,jako,kirja,kirjan,kirjanjakelupiste,kirjanvaihto,kirjapiste,kirjat,kirjoja,kädestä käteen,vapaa
        Metsävartiosto|erämaatoimisto,luontokeskus,lupakeskus,lupapiste,puistonvartijan toimisto,vierailijakeskus
        Elektroniikkajätteen keräysastia|e-jäte,elektroniikka,kierrätys,puhelin,ser-kierrätys,ser-piste,tabletti,tietokone
        Biojätteen keräysastia
        Kierrätysasema
        Kierrätysastia|biojäte,kierrätys,komposti,lasi,muovi,pahvi,paperi,pullo,sekajäte,tölkki
        Pakolaisleiri
        Tutkimuslaitosalue
        Ravintola|bistro,krouvi,pizzeria,ruokaravintola
        Amerikkalainen ravintola
        Aasialainen ravintola
        Barbecueravintola
        Kiinalainen ravintola
        Ranskalainen ravintola
        Georgialainen ravintola
        Saksalainen ravintola
        Kreikkalainen ravintola
        Hot pot -ravintola
        Intialainen ravintola
        Italialainen ravintola
        Japanilainen ravintola
        Korealainen ravintola
        Meksikolainen ravintola
        Nuudeliravintola
        Pitseria
        Ramenravintola
        Kalaravintola
        Espanjalainen ravintola
        Pihviravintola
        Sushiravintola
        Thaimaalainen ravintola
        Turkkilainen ravintola
        Ukrainalainen ravintola
        Vietnamilainen ravintola
        Asuntoautojen jäteveden tyhjennyspiste|ajoneuvon tyhjennyspaikka,kemiallinen wc,kemiallisen vessan tyhjennys,matkailuauto,matkailuauton tyhjennys,saniteettityhjennys,vessantyhjennyspiste
        Katos|bussi,kalliolippa,katettu,koppi,korsu,kota,kotus,lepo,lepääminen,linja-auto,maja,picnic,piknik,pukeutuminen,pukukoppi,retki,suoja,tauko,taukokatos,taukopaikka
        Karjasuoja|eläinkatos,eläinsuoja,karjakatos
        Huvimaja|maja,paviljonki
        Laavu|kate,keli,sade,sateen,suoja,suojus,sää
        Piknikkatos|eväs,eväät,piknik,taukopaikka
        Pysäkkikatos
        Suihku
        Tupakointialue|tupakkapaikka
        Sosiaalikeskus
        Sosiaalilaitos|ryhmäkoti,sosiaalipalvelu,tilapäisasuminen,tuettu asuminen,yhteisö
        Kotihoito

        Sosiaalilaitoksen päiväkeskus|päiväkeskus
        Ruoka-apu|leipäjono,ruokajakelu,ruokajako
        Vanhainkoti|eläkeläinen,eläkeläiset,koti,palvelu,palvelukoti,palvelutalo,sosiaalipalvelu,sosiaalipalvelut,talo,vanhukset,vanhus
        Kodittomien turvakoti|asunnoton,asunnottomat,asunnottomien,koditon,kodittoman,kodittomat,kodittomia,kodittomien,turvakoti,turvatalo
        Hoitokoti
        Strippiklubi
        Studio|radiostudio,tv-studio
        Äänitysstudio
        Radioasema
        Televisiostudio
        Elokuvastudio
        Swingers-klubi
        Taksitolppa|taksi,taksiasema,taksikyltti,taksipiste,taxi
        Autoriksatolppa
        Polkuriksatolppa
        Moottoripyörätaksitolppa
        Yleisöpuhelin|julkinen puhelin,puhelin,puhelinkioski,puhelinkoppi
        Teatteri|kansallisteatteri,kaupunginteatteri
        Amfiteatteri

        Vessa|käymälä,miestenhuone,naistenhuone
        Vesivessa|miestenhuone,naistenhuone,saniteettitilat,vesiklosetti
        Huussi|kuivakäymälä,riuku
        Siirrettävä käymälä|bajamaja,festarivessa,kemiallinen käymälä,siirrettävä vessa,työmaavessa
        Kunnantalo|valtuusto

        Kaupungintalo
        Lelukirjasto
        Liikennepuisto|lasten liikennepuisto,liikennekaupunki,liikenneleikkipuisto,liikennemaa,pikkuautopuisto,polkuautopuisto
        Ostoskärrykatos
        Imurointiasema
        Katsastusasema
        Myyntiautomaatti|jakeluautomaatti,palautusautomaatti,pullonpalautus
        Polkupyörän sisäkumien myyntiautomaatti
        Pullonpalautusautomaatti|palautus,pullonpalautus
        Leipäautomaatti
        Tupakka-automaatti|polttaa,polttaminen,rööki,savu,tupakka,tupakointi
        Kahviautomaatti
        Kondomiautomaatti|ehkäisy,kondomi
        Juoma-automaatti
        Muna-automaatti
        Elektroniikka-automaatti
        Kolikon litistyskone|kolikko,litistää,matkamuisto,penni,sentti,soikio
        Koirankakkapussiautomaatti
        Naishygienia-automaatti|kuukautissuoja,pikkuhousunsuoja,tamponi,tamppooni,terveysside
        Kukanmyyntiautomaatti|kimppu,kukka-automaatti,kukkakimppu
        Ruoka-automaatti
        Välipala-automaatti|karkki,patukka,snack,syömistä,syötävää,välipala
        Polttoaineautomaatti
        Jäätelöautomaatti
        Jääpala-automaatti
        Lehtiautomaatti
        Pysäköintimaksuautomaatti|maksaa,maksaminen,maksu,parkki,parkkiautomaatti,parkkimaksu,pysäköinti,pysäköintimaksu
        Pizza-automaatti
        Joukkoliikenteen lippuautomaatti|bussilippu,julkinen,junalippu,liikenne,lippu,metrolippu,myynti
        Postimerkkiautomaatti
        Makeisautomaatti|karamelliautomaatti,karkkiautomaatti
        Juomaveden myyntiautomaatti|juomavesiautomaatti,vesiautomaatti
        Eläinlääkäri|eläinklinikka,eläinlääkintä,eläinlääkärasema,eläinsairaala,kotieläin,pieneläinlääkäri
        Eläinapteekki
        Koiranjätösastia|kakka,kakkaroskis,koira,koirankakka,roskis
        Roskakori|jäte,jäte-astia,jätteet,roska,roska-astia,roskapönttö,roskis
        Jäteastia
        Siirtokuormausasema,Jäteasema|jäte,jätteet,piste,putki,putkikeräys,roskat
        Asuntoauton juomavesipiste|asuntoauto,asuntovaunu,karavaanari,otto,täyttäminen,täyttö,veden,vedenotto,vedentäyttö,vettä
        Eläinten juomapaikka
        Rekkavaaka / rautatievaaka
        Huvipuistolaite|härveli,laite,vimpain,vitkutin
        Eläinaitaus|apinatalo,eläinpuisto,hyönteishuone,hyönteistalo,karhutarha,leijona-aitaus,lintutalo,matelijatalo,nisäkästalo,pingviiniaitaus,teemapuisto,terraario,tiikeriaitaus
        Maailmanpyörä
        Törmäilyautot
        Benji-hyppypaikka
        Karuselli|härveli,laite,vimpain,vitkutin
        Kauhulaite|härveli,kauhu,kummitus,kummitusjuna,laite,vimpain,vitkutin
        Vapaapudotuslaite
        Lasten laite
        Tukkijoki
        Sokkelo|labyrintti
        Merirosvolaivalaite
        Koskenlaskurata
        Vuoristorata|härveli,laite,vimpain,vitkutin
        Ketjukaruselli
        Turistijuna|matkailija,matkailu,turismi,turisti
        Vesiliukumäki|liuku,liukumäki
        Katedraalirakennus
        Kappelirakennus
        Kirkkorakennus|kappeli,katedraali,kristinusko,kristitty,rukoushuone
        Moskeijarakennus|islamilainen,muslimi
        Stadionrakennus
        Synagogarakennus
        Temppelirakennus
        Asemarakennus|terminaali
        Partio
        Liikuntakerho|liikuntayhdistys,urheilukerho,urheiluyhdistys
        Maatalousmekaanikko
        Koripaja|kori,korivalmistaja,paju,pajukori
        Mehiläistarha|mehiläistarhuri
        Rautaseppä|pajatyöläinen,seppä,takoa,takomo,taonta
        Venevalmistaja|laivanrakentaja,veneenrakentaja,veneenveistäjä,venemestari,veneveistäjä
        Kirjasitomo|entisöijä,kirjanentisöijä,kirjanrestauroija,kirjansitoja
        Pienpanimo
        Puusepänliike|kirvesmies
        Mattosuunnittelutoimisto|kokolattia,lattia,maton,matto,tekijä
        Pitopalvelu|catering-palvelu,juhlapalvelu
        Nuohooja
        Siivouspalvelu
        Kelloseppä|krono
        Makeiskonditoria|karamelli,karkki,karkkitehdas
        Tislaamo|alkoholi,juoma,polttaa,polttamo,poltto,tynnyri,viina,viini
        Ompelupalvelu|ompelimo
        Sähköasentaja|sähkömies,sähköteknikko
        Elektroniikkakorjaamo
        Lattia-asentaja
        Puutarhuri|hoitaja,puutarhan hoitaja
        Lasinpuhallus|lasiliike,lasinasentaja,lasiseppä,lasitus

        LVI-asennus
        Eristeliike|eriste,eristeet,eristesuunnittelija,eristesuunnittelu
        Puuseppä
        Avaimen kopiointi|avaimet,avain,avainliike,avainseppä,lukko,lukkoseppä,lukot
        Metallityöntekijä
        Maalari|maalaaja
        Parkettiasentaja
        Valokuvaaja|kameramies,kuvaaja,muotokuvaaja
        Valokuvakehittämö|kehittämö,kuvaaminen,kuvakehitys,kuvankehittämö,kuvankehitys,kuvaus,valokuva,valokuvaaminen,valokuvaus
        Rappaaja|kipsi,rappari,rappausmies,tasoite,tasoittaja
        Putkimies|lvi-asentaja,putki,putkiasentaja,vesijohto,viemäri
        Keramiikantekijä
        Nosturi
        Kattoseppä|huopakattoasentaja,katonkorjaaja,katontekijä,kattoasentaja,kattomies,kattopeltiseppä
        Satulaseppä|nahka,valjasseppä
        Purjeompelimo|purje,purjeet,purjelaiva,purjevene
        Saha|lauta,puu,sahaamo,sahalaitos
        Rakennustelineliike|rakennustelineasentaja,telineasentaja,telinemies,telinepystyttäjä
        Veistämö|kuvanveistäjä,taide,veistäjä
        Suutari|jalkinevalmistaja,kengänkorjaaja,kengäntekijä,kenkäseppä
        Kylttivalmistaja
        Kivenhakkaamo|kivenhakkaaja,kiviseppä
        Laattaliike|laatoittaja,tiilikatonpanija
        Peltiseppä|seppä
        Verhoiluliike|kangas,kangasverhoilija,kangasverhoilu,kankaat,ompelija,ompelu,verhoilija,verhoilu
        Rannekelloseppä
        Ikkunankorjaus|ikkuna-asennus,ikkunarakennus,ikkunavalmistus,lasi,lasiasennus,lasitus
        Viinitila|alkoholi,juoma,juominen,panimo,viini,viininpanimo,viininvalmistamo,viinipanimo,viinit,viinitalo,viinivalmistamo
        Collegealue
        Tanssikoulu
        Autokoulu
        Esikoulualue
        Kielikoulu
        Musiikkikoulu

        Koulualue,peruskoulu,lukio,ammattikoulu,amis
        Yliopistokampus,Yliopistoalue|college,kampus,kandi,maisteri,tohtori
        Ambulanssiasema|ambulanssi,ambulanssihalli,ambulanssit,ambulanssitalli,ambulanssivarasto,hälytysajoneuvo,hälytysajoneuvohalli,hälytysajoneuvotalli,hälytysajoneuvovarasto
        Kokoontumispaikka
        Sydäniskuri,Defibrillaattori,Deffa|defi,elvyttäminen,elvytys,ensiapu,hätä,hätätilanne,sydän,sydänhieronta,sydänkohtaus

        Paloilmoituspainike
        Palosammutin|palo,palonsammutus,sammutin,sammutus,tulipalo,vaahtosammutin
        Sammutusletku
        Paloposti|palokunta,vedensyöttö,vesiposti,vesisyöttö
        Pilaripaloposti
        Maanalainen paloposti
        Palokunnan vedensyöttöliitin
        Ensiapulaukku
        Hätälaskeutumispaikka|helikopteri,hätälasku
        Pelastusrengas
        Meri/järvipelastusasema
        Uinninvalvoja
        Vuoripelastus
        Hätäpuhelin|hätäilmoitus,hätäkeskus,hätänumero,hätätilanne,poikkeuspuhelin
        Sireeni|hälytin,hälytys,kovaääninen,yleisöhälytin
        Pelastuslaitoksen hätävesivarasto

        Varavesisäiliö
        Päivystyksen sisäänkäynti|akuutti,hätä,päivystys
        Hiekkaeste|bunker,bunkkeri,hiekkabunkkeri,hiekkakuoppa

        Harjoittelurange,Harjoittelualue,Range
        Golf-väylä|peliväylä,väylä
        Viheriö|golf-reikä,maali,maalipaikka,puttausalue,putti,puttigreeni,puttigriini,viheriöalue
        Sivuvesieste
        Karheikko|raffi
        Tiiauspaikka|lyöntialue,lyöntipaikka,lähtöalue,tiiausalue
        Vesieste
        Vaihtoehtolääketiede|hoito,lääketiede,näennäishoito,vaihtoehto,vaihtoehtoinen
        Akupunktoija
        Ayurvedavastaanotto
        Kiropraktikko
        Homeopaatti
        Luontaislääkitsijä
        Osteopaatti
        Kiinalaisen lääketieteen asiantuntija
        Audiologisti
        Synnytysklinikka|raskaana,raskaus,sairaala,synnyttää,synnytys
        Verenluovutus|luovuttaa,luovuttaminen,luovutus,veri,veripalvelu,veritoimisto,verta
        Terveysneuvonta

        Saattokoti|eutanasia,hoito,kuolema,saattohoito,sairaala,terminaalihoito
        Lääkelaboratorio
        Kätilö
        Toimintaterapeutti
        Optometri
        Fysioterapeutti|fysioterapia
        Jalkaterapeutti|podiatri
        Psykoterapeutti
        Kuntoutusklinikka
        Näytteenottolaitos
        Puheterapeutti
        Hissi
        Moottoriurheilurata|formula 1,karting,kilpa-ajo,kilparata,moottoriurheilu,motocross
        Kartingrata
        Motocrossrata
        Levähdysalue|levähdyspaikka,taukopaikka
        Liikenneasema|matkakeidas,rekkaparkki,taukopaikka
        Vaelluksen lähtöpaikka
        Historiallinen ilma-alus
        Muinaisjäännösalue|arkeologia,jäänne,jäänteet,kaivaukset,kaivaus,muinainen,muinaisjäänne
        Rajakivi|kulmakivi,paalu,pyykki,rajamerkki,rajapaalu,rajapyykki
        Tykki|kanuuna
        Linna|kivilinna
        Historiallinen linnoitus
        Palatsi
        Ranskalainen linna
        Kaupunginportti
        Historiallinen linnake
        Kartano
        Muistomerkki|muisto,plakaati,sankari
        Sininen muistolaatta
        Muistolaatta
        Kompastuskivi|holokausti,juutalaiset,kansanmurha,stolpersteine
        Myllynkivi|jauhaa,jauho,kivi,mylly,vilja
        Monumentti|historiallinen,maamerkki,suuri
        Historiallinen häpeäpaalu
        Rauniot|historiallinen,käyttämätön,raunio,raunioitunut
        Hauta|hautakammio
        Tienvarsiristi|kristillinen,piennar,tienvarren,tienvarren risti,tienvarsi
        Tienvarsialttari|alttari,kadunvarsi,katu,pyhä,pyhättö,rukoilupaikka,tie,tienvarsi,uhrauspaikka,uhrilahja,uhripaikka,uskonnot,uskonto,varsi
        Hylky|haaksirikko,jäännös,kari,meri,runko
        Siirtolapuutarha / viljelypalsta
        Vesiviljely|akvakulttuuri
        Kalanviljelylaitos
        Purettu/hylätty tontti|asuinalue,kiinteistö,maanrakennus,palsta,teollisuus,tontti
        Hautausmaa
        Liiketoiminta-alue|kaupallinen alue,liikealue,pienteollisuusalue,toimistoalue,toimistot,toimitilat,yritysalue
        Työmaa-alue
        Koulu- tai kampusalue|kampus,koulu,opetus
        Kukkapenkki,Kukkaistutus|istutus,kukat,kukka
        Talousmetsä,Metsä|hakkuu,metsänhoito,metsätalous,puu
        Autotallialue
        Rakentamaton tontti|kiinteistö,maanrakennus,palsta,tontti
        Kasvihuonealue
        Satama
        Teollisuusalue|teollisuuspuisto,teollisuustontti,tuotantolaitos,valmistus
        Varikko
        Romuttamo|romuttaa,romuttua,romutus
        Teurastamo|härkä,kalkkuna,kana,lehmä,lihanjalostamo,lihatehdas,naudanliha,nauta,possu,sianliha,siipikarja,sika,vasikka
        Kaatopaikka|jätteenkäsittelykeskus,maantäyttöalue
        Niitty|aho,heinämaa,kesanto,keto,kukka,luonnollinen,luonnon,luonto
        |hedelmä,tarha
        Niitylle istutettu hedelmätarha|hedelmä
        Sotilasalue|armeija,ilmavoimat,merivoimat,puolustusvoimat,rannikkovartiosto,turvallisuus,varuskunta
        Lentotukikohta
        Kasarmi
        Sotilastukikohta
        Merivoimien tukikohta|armeija,laivasto,laivat,maanpuolustus,meri,merivoimat,puolustus,puolustusvoimat,rannikko,sodankäynti,sota,sotalaiva,sotalaivat,sotilaallinen,sotilas
        Puolustusvoimien suoja-alue,Puolustusvoimien suojavyöhyke|ammunta,ampuma-alue,ilmavoimat,koeammunta,laivasto,lennosto,maavoimat,merivoimat,pommi,prikaati,räjähdys,sota,suoja-alue,suojavyöhyke,tykistö
        Sotilasesterata
        Sotilasampumarata|ampumaradat,ampuminen,armeija,ase,harjoittelu,maanpuolustus,puolustus,puolustusvoimat,radat,sodankäynti,sota,sotilaallinen,sotilas
        Sotilaskoulutusalue
        Oliivitarha
        Hedelmätarha|hedelmä,omena
        Taimitarha|kasvatus,kasvihuone,kukka
        Louhos|avokaivos,hiekkakuoppa,kivi,kivilouhos,sora,sorakuoppa
        Rata-alue
        Virkistysalue|rentoutuminen,ulkoileminen,ulkoilu,virkistyminen,virkistys
        Uskonnollinen alue
        Vähittäiskauppa-alue|kauppakeskittymä,kauppapaikka,liikealue,liikekeskus,liiketontti,myymäläalue,ostosalue,vähittäiskaupan alue
        Suola-allas,Suolanhaihdutuslampi
        Viinitarha|rypäle,viini
        Talviurheilualue
        Uhkapelipelaamo|aikuisten pelihalli,kolikkopelit,peliautomaatit,pelisali,rahapelit,slotit
        Pelihalli|kolikko,peli,peliautomaatti,pelikone
        Soittolava|esiintymislava,estradi,laululava,lava
        Uimapaikka,Uimaranta|joki,kylpy,luonnonvesi,polskiminen,uima
        Rantalomakohde
        Piilokoju|lintu,lintulava,lintutorni,ornitologia
        Katsomo
        Keilahalli|halli,keila,keilaaminen,keilailu,keilarata,keilaus,keskus
        Yleinen
        Tanssipaikka|lavatanssi,lavatanssiminen,tanssi,tanssilava,tanssilavat,tanssiminen,tanssit
        Frisbeegolfkenttä
        Koirapuisto|koira,koira-alue,koirahäkki,koiranulkoilutusalue,koirat
        Pakohuone|pakopeli
        Tulentekopaikka,Nuotiopaikka|kokko,nuotio,tulikehä,tulipaikka
        Kalastuspaikka
        Kuntosali / fitness-keskus|fitness,keskus,kuntoilu,kuntosali,liikunta
        Joogasali|huone,jooga,joogaaminen,paikka,sali,yoga
        Ulkokuntosalilaite,Ulkokuntosali,Ulkokuntoilupaikka|kuntoilu,kuntoilulaite,kuntoiluvälineet,kuntolaite,lihaskunto,liikunta,sali,ulko,ulkokuntoiluvälineet,ulkona
        Tasapainopuomi
        Hyppylaatikko
        Kieppirekki
        Apinatikkaat
        Selkälihaslaite
        Dippitangot,Rinnakkaiset tangot
        Punnerruspaikka
        Voimistelurenkaat
        Lihaskuntoliikkeen opaskyltti
        Vatsalihaslaite
        Kuntoportaat
        Puutarha|hedelmä,kasvi,kukat,kukka,yrtti
        Kasvitieteellinen puutarha
        Yhteisöpuutarha
        Kasvitarha
        Kotipuutarha
        Golfkenttä
        Hacklab|hackerspace,hackspace,häckläb,julkinen,kaupunkiverstas,koodaaja,koodaus,labra,makerspace,ohjelmoija,ohjelmointi,paja,rakentelu,teknologia,tila,työpaja,verstas,värkkäily,värkkäys
        Ratsastuskeskus
        Poreamme
        Luistelukenttä|jää,jääalue,jääkenttä,jääkiekko,jääkiekkokaukalo,kaukalo,luistelu,luistelurata,luistimet,luistinrata
        Sisäleikkikeskus|leikkikeskus
        Venesatama|jahti,laivapaikka,moottorivene,purjevene,veneet,venekerho,venepaikka
        Minigolf|mini,mini-golf,mini-golfaus,mini-golffaus,minigolfaus,minigolffaus
        Luonnonsuojelualue|luonnonpuisto,luonnonsuojelu,luontokohde,rauhoitettu alue,suojelualue,villieläimet,ympäristönsuojelu
        Ulkoterassi|ateria,illallinen,lounas,olutterassi,patio,päivällinen,terassi,terde
        Puisto|puistikko,viheralue
        Piknikpöytä|eväsretki,piknik,puupöytä,pöytä,ruokailu,ulkoilu,ulkopöytä,ulkoruokailu,ulkoruokailupöytä,ulkoruokapöytä
        Šakkipöytä|sakkipöytä,shakkipöytä
        Urheilukenttä|hiekkakenttä,nurmikenttä,palloilukenttä,pallokenttä
        Amerikkalainen jalkapallokenttä
        Amerikkalaisen käsipallon kenttä
        Jousiammunta-alue
        Kiekonheittokehä / sektori
        Moukarikehä / sektori
        Korkeushyppyalue|hyppy,korkeushyppy,tanko

        Pituushyppypaikka



        Australialainen jalkapallokenttä
        Sulkapallokenttä
        Baseballkenttä
        Koripallokenttä|koriskenttä
        Rantalentopallokenttä|beach,beachvolley,hiekkakenttä,kenttä,lentopallo,pallo,peli,rantalentopallo,volley
        Ampumahiihdon ampuma-alue|ampuma,biathlon,hiihto
        Boccepallokenttä|bocce,boules,pallo,petankki
        Mailapeliviheriö
        Jättišakkilauta
        Krikettikenttä

        Maahockeykenttä
        Four Square -kenttä

        Futsalkenttä

        Käsipallokenttä
        Hevosenkenkien heittokenttä
        Verkkopallokenttä
        Padel-kenttä
        Paintballkenttä
        Pickleballkenttä
        Rubgy League -kenttä
        Rubgy Union -kenttä
        Ampumarata
        Shuffleboard-kenttä
        Rullalautailupuisto|parkit,parkki,rullalauta,rullalautailu,skeittaus,skeitti,skeittiparkit,skeittiparkki,skeittipuisto
        Jalkapallokenttä|areena,futis,futiskenttä,jalkapallo,kenttä,liikunta
        Softballkenttä
        Pöytäjalkapallo
        Pingispöytä|maila,pallo,peli,pelipaikka,pingis,pöytä,pöytätennis
        Tenniskenttä|tennari,verkko
        Salkopallokenttä
        Lentopallokenttä|lentis,verkko
        Leikkikenttä|lapsipuisto,leikki,leikkipaikka,leikkipiste,leikkipuisto,leikkiä
        Sisäleikkikenttä|lapsipuisto,leikki,leikkipaikka,leikkipiste,leikkipuisto,leikkitila,leikkiä,sisäleikkipuisto,sisäleikkitila
        Lomakohde|loma,lomailu,lomat,matkailu,turismi
        Sauna
        Välituntialue|koulun leikkikenttä,koulun välituntialue,koulupiha,välkkä
        Veneramppi|järveenlaskupaikka,järviramppi,veneenlaskupaikka,vesillelaskupaikka
        Liikuntakeskus|halli,kokonaisuus,kompleksi,kuntokeskus,monilajinen,urheiluhalli,urheilukeskus
        Kiipeilysali
        Seikkailupuisto,Köysipuisto
        Ravirata
        Sisäkarting
        Ampumaratalaitos
        Uimahalli|kylpylä,uintikeskus,vesiurheilu,vesiurheiluhalli,vesiurheilukeskus
        Liikuntasali
        Stadion|areena,stadioni,stadium
        Kesäleiri|kesä,kesäloma,lapset,loma,nuoret
        Luonnonveteen merkitty uima-alue|hyppy,joki,uima-alue,uimala,vesihyppy
        Uima-allas,Uimahalli|julkinen,maauimala,uimastadion,uintikeskus,ulkoallas,ulkoilma,ulkoilma-allas
        Kilparata (ei moottoriurheilun)



        Pikajuoksurata


        Pyörärata|kilpapyörärata,pyöräareena,pyöräilystadioni,ratapyörä,velodromi
        Ravirata
        Juoksurata,Kuntorata|juokseminen,juoksu,juoksupolku,juoksureitti,kuntoilu,liikunta,polku,reitti,yleisurheilu
        Trampoliinipuisto
        Vesipuisto|kylpylä
        Vaakasuoran tunnelin suuaukko|ajotunneli,kaivostunneli,luola,tunneli,vaakatunneli,vinotunneli
        Antenni
        Merkkilaite
        Mehiläispesä|hunaja,mehiläinen,pesä,tarha
        Aallonmurtaja|aalto,meri
        Silta-alue

        Kiviröykkiö
        Mattoteline
        Seremoniaportti
        Sähköajoneuvon latauspiste,Latauspiste
        Savupiippu
        Jätevedenpuhdistamon laskeutusallas
        Avohakattu metsä
        Kompassiruusu
        Nosturi
        Pukkinosturi
        Konttinosturi
        Risti
        Kyyhkyslakka
        Lipputanko|lippu,lippusalko,lipputolppa,liputtaa,liputus,liputuspäivä,salko,tanko,tolppa
        Kaasusoihtu

        Polttoainepumppu
        Kaasukello
        Geoglyfi|figuuri,hahmo,kivi,maa,muoto,mäki,piirros


        Hyönteishotelli
        Majakka
        Masto
        Viestintämasto
        Matkapuhelinverkkomasto
        Radiomasto
        Televisiomasto
        Valaisinmasto
        Maitolaituri,Maitolava
        Kaivoskuilu
        Havaintoasema|gps,havainnointi,laskuri,liikenne,maanjäristys,mittaus,pinta,polkupyörä,pyörä,seismologia,seuraaminen,seuranta,sää,sääasema,säätutka,tutka,valvonta,veden pinta
        Obeliski
        Tähtitorni|astronominen,meterologinen,observatorio
        Öljylähde|poraaminen,poraus,pumppu,pumppujakki,öljy,öljynporaus,öljynporauslautta
        Laituri|ankkuripaikka,laivapaikka,möljä,rantalaituri,venepaikka
        Kelluva laituri
        Kukkaruukku/laatikko
        Pumppaamo,Pumppuasema
        Rannan suuntainen laituri
        Peitetty tekojärvi
        Sateliittilautanen
        Siilo|kaura,maissi,ohra,ruis,vehnä,viljaelevaattori,viljasiilo,viljavarasto
        Mäkihyppytorni
        Varastosäiliö|bensiinisäiliö,kaasusäiliö,polttoainesäiliö,säiliö,tankki,öljysäiliö
        Vesisäiliö
        Valvontakamera|kamera,kameravalvonta,nauhoittava,poliisi,tallentava,turva,turvakamera,turvallisuus,valvonta
        Valvontakamera
        Maanmittauspiste|kiintopiste,kolmiopiste,korkeuskiintopiste,monikulmiopiste,pultti,tasokiintopiste,tunnettu piste
        Kaivoksen jäteallas,Jäteallas
        Teleskooppi
        Kaukoputki
        Radioteleskooppi
        Torni|linkkitorni
        Kellotorni
        Viestintätorni
        Jäähdytystorni
        Puolustustorni,Vartiotorni
        Hyppytorni
        Minareetti
        Näkötorni|maisema,maisematorni,näköala,näköalatasanne,observatorio
        Pagoda
        Tunnelialue
        Digitaalinen näyttö
        Jätevedenpuhdistamo|jätevedenkäsittelylaitos,jätevesilaitos
        Vesihana|hana,juomalähde,juomavesi,letku,vesiletku,vesilähde,vesipiste
        Vesitorni
        Vesikaivo|kaivo,pohjavesi,vedenottamo,vesilähde,vesipumppu
        Vedenkäsittelylaitos|jätevesi,liete,vedenpuhdistamo,vesilaitos,viemäri
        Vesimylly|mylly,vesipyörä
        Tuulimylly|mylly,tuuli
        Tuulipumppu
        Tehdas
        Teollinen panimo
        Sotilasbunkkeri
        Armeijan tarkastuspiste
        Sotilastoimisto|armeija,esikunta,hallinnollinen,hallinto,maanpuolustus,puolustus,puolustusvoimat,pääesikunta,päämaja,päätukikohta,sodankäynti,sota,sotilaallinen,sotilas,tukikohta
        Juoksuhauta
        Holvikaari (kivimuodostuma)
        Avokallio
        Lahti|merenlahti,meri,suisto,vuono
        Hiekkaranta|ranta,uima
        Niemi
        Luolan suuaukko|kallioluola,kalliosuoja,luola,onkalo
        Kallionjyrkänne|jyrkkä rinne,jyrkänne,kallio,kallioseinämä,mäki,penger,pudotus,pystyseinämä,rinne,seinämä,törmä,töyräs
        Tunturi|avotunturi,kero,laki,nummimaa,vaara,ylänkö
        Geysir
        Jäätikkö|jää,lumi
        Preeria/ruohokenttä|aho,kenttä,pelto,preeria,savanni
        Nummi|kanervikko
        Kuuma lähde
        Muta|lieju,savi
        Vuorenhuippu|huippu,korkein kohta,vuoren huippu
        Niemimaa
        Riutta
        Kiintolohkare
        Satula|sola
        Hiekka
        Louhikko|kasa,kivikasa,kivikko,kivikumpu,lohkareikko,maakasa,rakka,vyörylohkareikko
        Pensaikko|pensas,pusikko,puska
        Sileä rantakivikko|jokiuoma,pikkukivet,pyöreät kivet,rantakivet,rantasora,sora,soraikko
        Vajoama|doliini,vajoreikä
        Lähde|allikkolähde,hetelähde,hetteikkö,kaltio,saivo
        Irtolohkare
        Salmi
        Kanto
        Laakso|jokiuoma,kanjoni,kuru,painanne,pienlaakso,purouoma,sola,uoma
        Tulivuori|kraatteri,tulivuoren kraatteri,vuori
        Vesi|allikko,joki,koski,lampare,lompolo,lätäkkö,niva,noro,oja,puro,suonsilmä,tekoallas,virta,vuo
        Allas|hulevesiallas,imeytysallas,laskeutusallas,pidätysallas,sadevesi,viemäri,viivytysallas,ylivuoto
        Kanavan alue
        Järvi|vesistö
        Vallihauta
        Juolua
        Lampi|lammikko,lampare,luoma
        Tekojärvi|tekoallas,vesivarasto
        Joen alue
        Puron alue
        Jätevesiallas
        Kosteikko|soistuma,tulvametsä
        Suo|avosuo,hetta,jänkä,keva,korpi,palsa,rimpi,räme
        Letto
        Mangrove
        Marskimaa
        Ruovikko,Ruoikko
        Suolamarski
        Aapasuo
        Luhta
        Vuorovesitasanko
        Kostea niitty,Luhtaniitty
        Luonnonvarainen metsä|aarniometsä,lahopuu,luonnonmetsä,metsikkö,puu
        Tilintarkastustoimisto|kirjanpito,kirjanpitäjä,raha,talous,tili,tilintarkastaja,tilintarkastus,tilit
        Adoptiotoimisto|adoptio,adoptointi,konttori,lapsen,lapsi,lasten,viranomainen
        Mainostoimisto|konttori,mainonta,mainos,markkinointi
        Arkkitehtitoimisto|arkkitehti,arkkitehtuuri,konttori
        |voittoa tavoittelematon järjestö

        Hyväntekeväisyysjärjestön toimisto|hyväntekeväisyysjärjestö
        Yritystoimisto|analyytikko,edustusliike,finanssipalvelu,firma,henkilöstöyhtiö,holdingyhtiö,isännöijä,isännöinti,jätehuoltoyhtiö,kahvipaahtamo,kommandiittiyhtiö,konsultointi,konsultti,koulutusyritys,kultaseppä,liikenneyhtiö,markkinatutkimus,meklari,muotoilu,musiikkistudio,osakeyhtiö,pörssi,pörssiyhtiö,rakennusliike,rakentaja,sijoittaja,sijoitusyhtiö,taksiyritys,teollisuusyritys,tmi,toiminimi,treidaaja,uutistoimisto,vartiointiliike,viestintä,välittäjä,yhtiö,yrittäjä,yritys,yritysrahoitus,yritysviestintä
        Konsulttitoimisto
        Yhteisöllinen työtila|yhteistyöskentelytila
        Diplomaattinen toimisto
        Konsulaatti
        Suurlähetystö
        Yhteydenpitotoimisto
        Koulutushallinnon toimisto|hallinto,konttori,koulu,koulutus,opetus,oppilaitos
        Työnvälitystoimisto|rekry,rekrytointi,työ,työnvälittäjä,työnvälitys,työpaikat,työpaikka,työvoimatoimisto
        Energiayhtiön toimisto
        Insinööritoimisto
        Kiinteistönvälitystoimisto|asuminen,asunto,kiinteistö,kiinteistönvälittäjä,myynti,talo,talokauppa,vuokraaminen,vuokrata,vuokraus,välittäjä,välittäminen,välitys
        Taloustoimisto
        Talousneuvonta
        Metsätalousvirasto
        Säätiön toimisto
        Julkishallinnon toimisto|hallinto,hallitus,kunnan,lääni,läänillinen,läänin,osavaltio,osavaltion,seudullinen,seutu,valtio,valtiollinen,valtion
        Syyttäjäntoimisto
        Maistraatti
        Verovirasto
        Graafisen suunnittelijan toimisto
        Matkaopastoimisto,Turistiopastoimisto
        Vakuutustoimisto|vakuutukset,vakuutuksia,vakuutus,vakuutusyhtiö
        Informaatioteknologian toimisto|elektroniikka,tietokone,tietotekniikka
        Lakitoimisto|asianajaja,asianajajatoimisto,asianajo,asianajotoimisto,juristi,lakiasia,lakiasiaintoimisto,lakimies
        Muuttoyhtiön toimisto|firma,muuttaa,muutto,muuttofirma,yhtiö,yritys
        Toimitus
        Kansalaisjärjestö|järjestö,kansalaisjärjestötoimisto,kansanjärjestö,kansanliike,kolmannen sektorin,kolmas sektori,vapaaehtois
        Notaari|asianajaja,firma,juristi,konttori,laki,lakimies,oikeus,yritys
        Puoluetoimisto|hallinto,poliittinen,politiikka,politiikko,puolue
        Yksityisetsivä

        Välillisen julkishallinnon toimisto
        Uskonnollinen toimisto
        Tutkimustoimisto|kehitysosasto,t&k,tutkimus ja kehitys,tutkimus- ja kehitysyksikkö,tutkimuslaboratorio
        Vartiointitoimisto
        Maanmittaustoimisto
        Veroneuvonta
        Tietoliikennetoimisto|internet-palveluntarjoaja,puhelinyhtiö,teletoimisto,teleyritys,verkko
        Terapia
        Käännöstoimisto
        Ammattiliitto
        Vesilaitostoimisto|vedenjakelu,vesihuolto,vesihuoltolaitos,vesikunta,vesiosuuskunta,vesipalvelu,viemäröintilaitos
        Saari|saareke
        Luoto|kari,pieni,pieni saari
        Aukio
        Voimalaitosalue
        Hiilivoimala|fossiilinen polttoaine,hiili,poltto,voimalaitos
        Kaasuvoimala|fossiilinen polttoaine,kaasu,maakaasu,poltto,voimalaitos
        Vesivoimala|turbiini,voimalaitos,vuorovesivoima
        Ydinvoimala|atominen,fissio,reaktori,ydinvoima,ydinvoimalaitos
        Öljyvoimala
        Aurinkovoimala
        Aurinkovoimalaitos
        Jätevoimalaitos
        Tuulipuisto|tuulivoima,voimala,voimalaitos
        Sähköasema|jakeluasema,muuntamo,muuntoasema,suurjänniteasema,sähkönjakelu,sähköverkko
        Ilmaradan laituri
        Linja-autolaituri
        Raitiotie- ja linja-autopysäkki
        Lauttalaituri
        Pikaraitiotielaituri|pikaraitiotie,raitiotie,ratikka
        Kohoradan laituri|monorail
        Metrolaituri|julkinen liikenne,maanalainen,metro,raiteet
        Asemalaituri|julkinen liikenne,raiteet,vaunu
        Raitiovaunulaituri|raitiotie,ratikka
        Johdinautolaituri
        Ilmaradan asema|ala-asema,asema,gondoli,ilmarata,köysirata,yläasema
        Linja-autoasema|bussi,terminaali
        Lauttaterminaali
        Pikaraitiotieasema|pikaratikka,ratikka
        Kohorata-asema|monorail
        Metroasema
        Rautatieasema|asema,rautatie
        Seisake|asema,rautatie
        Raitiovaunuasema
        Johdinautoasema/-terminaali
        Ilmaradan vaunun pysähtymiskohta|ala-asema,asema,gondoli,ilmarata,köysirata,yläasema
        Linja-auton pysähtymiskohta
        Lautan pysähtymiskohta
        Pikaraitiovaunun pysähtymiskohta
        Kohoratajunan pysähtymiskohta|monorail
        Metrojunan pysähtymiskohta
        Junan pysähtymiskohta|asema,rautatie
        Raitiovaunun pysähtymiskohta
        Johdinauton pysähtymiskohta
        Raiteiden risteyskohta
        Asetinlaite
        Metron sisäänkäynti|sisäänkäynti metroon
        Junapesula|pesu,pesukone,vaunu,veturi

        Raitiotien ja kadun tasoristeys
        Rautatien kääntöpöytä|kääntötaso
        Ratapiha|rahtiasema,tavara-asema
        Maataloustarvikeliike|maa,maatalous,maatila
        Alkoholimyymälä|juoma,olut,viina,viini,viinikellari
        Anime-/mangaliike
        Antiikkiliike
        Kodinkonemyymälä|jääkaappi,keittiö,kodinkone,kodinkoneet,kuivausrumpu,liesi,pakastin,pesukone
        Taidekauppa
        Lastentarvikeliike|hoito,lapsenhoito,lapset,lapsi,lastenhoito,vastasyntynyt,vauva,vauvanhoito,vauvat,vauvatalo
        Matkalaukkumyymälä|käsilaukku,laukku,matkalaukku
        Leipomo
        Kylpyhuoneliike|amme,kylpy,kylpyhuone,pesuhuone,sisustaminen,sisustus
        Grillikauppa
        Kauneushoitola|salonki,solarium,spa-hoitola
        Kynsisalonki,Manikyyri|kynnenhoito,kynnet,kynsi,kynsienhoito
        Rusketussalonki|keinorusketus,ruskettuminen,rusketus,solarium,tekorusketus
        Vuodetarvikeliike,Patjakauppa,Sänkykauppa|patja,peitto,sänky,tyyny
        Juomakauppa|juoma,juotava
        Pyöräliike|polkupyörä,polkupyöräkauppa,polkupyöräliike,polkupyörämyymälä,polkupyörän varaosa,pyörä,pyöräkauppa,pyörämyymälä,pyörän varaosa
        Venekauppa
        Vedonvälittäjä|pelisali,rahapelaaminen,rahapelit,vedonlyöntitoimisto,veikkaus
        Kirjakauppa
        Panotarvikekauppa,Panimokauppa|hiiva,kotipanimo,käyminen,käymisastia,olut,paneminen,panoharrastus,panokauppa,viini
        Lihakauppa|härkä,kalkkuna,kana,karja,lammas,liha,nauta,porsaan,porsas,sianliha,teuras,vasikka
        Kameraliike
        Kynttiläkauppa|kynttilämyymälä,kynttiläpaja,kynttilät,mehiläisvaha,tuoksukynttilät,vaha
        Kannabiskauppa
        Autokauppa|automyyjä,vaihtoautokauppa
        Käytettyjen autojen kauppa|automyyjä,vaihtoautokauppa
        Varaosamyymälä|autoliike,autonkorjaus,autot,varaosa
        Autokorjaamo|autohuolto,autokatsastus,autoliike,autot,huolto,katsastus
        Asuntovaunukauppa
        Mattokauppa|kokolattiamatot,matot,mattomyymälä,räsymatot

        Hyväntekeväisyyskauppa
        Juustopuoti|herkku,juusto
        Apteekki-luontaistuotemyymälä|luontaislääkintä,lääke,terveys
        Suklaapuoti|kaakao,konvehdit,konvehti,makeinen,makeiskauppa,suklaa
        Vaatekauppa|aleksi 13,aleksi13,bik bok,bikbok,carlings,cubus,dressmann,gina,ginatricot,halonen,hennes,kappahl,lindex,mango,mauritz,muoti,pukea,pukeutua,pukeutuminen,seppälä,tricot,vaate,vaateliike,vaatemyymälä,vaatetus,vaateyritys,vaatteet,yritys
        Käytettyjen vaatteiden kauppa
        Pukumyymälä
        Alusvaatekauppa
        Häävaatekauppa
        Työvaatekauppa
        Kahvikauppa
        Keräilykauppa
        Tietokoneliike|appi,kannettava,käyttöjärjestelmä,näyttö,ohjelmisto,pöytätietokone,softa,tietokone
        Karkkipuoti|fudge,irtokarkit,karkit,karkkikauppa,makeiset,makeiskauppa,makeispuoti,sokeri,tikkarit,tikkukaramellit
        Lähikauppa|kulmakauppa,kulmapuoti,kyläkauppa,minikauppa,minimarket
        Kopiointiliike|kopio,kopioida,kopiointi,kopiokone
        Kosmetiikkamyymälä|ihonhoito,kemikalio,kosmetiikka,meikkaus,meikki

        Askartelukauppa,Käsityökauppa|askartelu
        Verhomyymälä|kaihdin,kaihtimet,liukuverho,rullaverho,verho,verhokauppa,verholiike,verhot
        Maitotuotemyymälä|jogurtti,juusto,jäätelö,lehmä,maito,maitoa,maitotuote,meijeri,piimä,viili
        Herkkukauppa|deli
        Tavaratalo
        Rautakauppa|kodin,koti,käsityö,puutyö,rakennustarvike,rauta,sähkötykalu,työkalu
        Oviliike
        Kuivapesula|kemiallinen pesu,kuivapesu,pesulapalvelu,tekstiilipesula,vaatepesula
        Sähkösavukemyymälä|etupakka,puoti,sähkörööki,sähkötupakka,sähkötupakointi
        Sähkötarvikekauppa
        Elektroniikkamyymälä|audio,blu-ray,dvd,elektroniikka,kaiutin,kamera,kodinkone,kotiteatteri,puhelin,radio,tietokone,video,älypuhelin
        Erotiikkamyymälä|aikuinen,aikuisten,eroottinen,erotiikka,k18,lelu,porno,seksi,seksilelu
        Seksuaalivähemmistöjen erotiikkamyymälä|18+,aikuisten,porno,seksi
        Esoteerinen kauppa|okkulttinen,yliluonnollinen
        Kangaskauppa|kankaat,ompelu,tekstiili,tekstiilikauppa
        Maatilan suoramyynti|esittely,esittelypiste,esittelystandi,esittelyständi,standi,ständi,tavara,tuote,tuote-esittely,tuotestandi
        Muotitarvikekauppa
        Takkamyymälä
        Kalastuskauppa|kela,koukku,onki,perho,siima,syötti,uistin,vapa,viehe
        Lattiakauppa
        Kukkakauppa|kimppu,kukka
        Kehystämö|kehykset,kehys,taulunkehykset,taulunkehys
        Pakasteruokakauppa
        Polttoainemyymälä|briketti,hiili,kerosiini,lämmitysöljy,pelletti,polttoainekauppa,polttoaineliike,polttopuu,polttoöljy
        Hautaustoimisto|hautajaiset,hautajaistoimisto,vainaja
        Huonekaluliike|huonekalukauppa,huonekalumyymälä
        Lautapeliliike|figupeli,figuuri,korttipeli,larp,lautapeli,live-roolipelaaminen,noppapeli,pelikauppa,pöytäpeli,pöytäroolipeli,sotapeli,strategiapeli,warhammer
        Puutarhamyymälä|kasvitaimisto,kate,maisema,pensas,puu,puutarhamymälä,taimisto
        Nestekaasukauppa|grillaus,jälleenmyyjä,jälleenmyynti,kaasu,kaasupullo,kaasupullontäyttö,täyttö
        Sekatavarakauppa|kyläkauppa
        Lahjamyymälä|lahja,matkamuisto,muisto,tuliainen,tuliaiset,tuliaiskauppa,turisti
        Kullan ostaja
        Kasviskauppa|hedelmä,hedelmät,juurekset,juures,kasvikset,kasvis,marja,marjat,vihannekset,vihannes,vihanneskauppias

        Parturi-kampaamo|hiukset,hiusliike,hiusmyymälä,hiustenleikkuu,hiustenvärjäys,kampaaja,kampaamo,parranajo,parta
        Parturi
        Hiustarvikemyymälä|hiukset,hiusliike,hiusmyymälä,hiustenleikkuu,hiustenvärjäys,kampaaja,kampaamo,parranajo,parta
        Pienrautakauppa
        Terveysruokakauppa
        Kuuloapumyymälä|huono kuulo,kuuleminen,kuulo,kuulokoje,kuulovamma,kuulovammaisuus,vamma,vammaisuus
        Luontaistuotemyymälä|ayurveda,fytoterapia,herbalisti,kasvilääkintä,luonnonlääkintä,luontaistuote,luontaistuotteet,perinnelääkintä,rohdot,rohtokasvit,yrttilääkintä
        Hifimyymälä|hifikauppa
        Hunajakauppa|hunajamyymälä
        Liinavaatekauppa
        Kotitarvikekauppa|astiat,keittiötarvike,kodintarvikkeet,kodintavara,ruoanlaittovälineet,sisustus,taloustavara,taloustavarakauppa
        Metsästyskauppa|ammus,ansa,jousi,kivääri,luoti,nuoli,varsijousi
        Sisustusmyymälä|esine,huonekalu,kaluste,kalustus,koriste
        Jalokiviliike
        Kioski|koju
        Keittiöliike|keittiökaapit,keittiökalusteet,keittiömyymälä,keittiöstudio,keittiösuunnittelu,tiskialtaat,työtasot
        Pesula|pesutupa,pyykkitupa
        Itsepalvelupesula|pesutupa,pyykkitupa
        Nahkaliike|laukku,nahka,nahkakauppa,nahkuri
        Valaisinkauppa
        Lukkoliike|hälytin,hälyttimet,hälytys,lukko,lukkoseppä,lukonavaus,lukot,valvonta
        Veikkauspiste|jokeri,lotto,lyödä vetoa,vedonlyönti,veikkaus
        Kauppakeskus|kauppakeskittymä,ostari,ostoskeskus
        Hierontayritys|hieroja,hieronta,hyvinvointi,urheiluhieronta
        Apuvälinekauppa|sairaalatarvike,terveys
        Armeijan ylijäämämyymälä
        Matkapuhelinmyymälä|kännykkämyyymälä,puhelinmyymälä,älypuhelinmyymälä
        Matkapuhelintarvikemyymälä|kotelo,kännykkä,matkapuhelin,näytönsuoja,puhelin,suoja,älypuhelin
        Pienoismallikauppa
        Rahanlainausliike|pikalaina,pikavippi,rahanlainaja
        Moottoripyöräliike|moottoripyörä,mopedi,mopo,prätkä
        Moottoripyöräkorjaamo
        Levykauppa|kasetti,vinyyli
        Soitinkauppa|instrumentti,musiikki,soitin,soittaminen,soittimet,soitto
        Lehtikioski
        Lisäravinnemyymälä
        Pähkinäkauppa
        Optikko|aurinkolasi,aurinkolasit,optiikko,optometria,optometristi,silmälasi,silmälasiliike,silmälasit
        Ulkoilutarvikeliike,Retkivälinekauppa,Vaelluskauppa|eräliike,harrastus,kiipeily,retkeily,retkeilykauppa,retkeilyvarusteet,ulkoilu,ulkoilukauppa,vaellus
        Verkkokaupan noutopiste
        Maalikauppa|maalaaminen,maalaus,maali,maaliliike,maalimyymälä,maalit
        Juhlakauppa
        Pastakauppa
        Konditoria
        Panttilainaamo
        Hajusteliike|hajuste,hajuvesi,tuoksu
        Lemmikkiliike|kotieläinkauppa,kotieläinliike,lemmikkieläinkauppa,lemmikkieläinliike,lemmikkikauppa
        Lemmikin trimmaus|kanin trimmaus,kissan trimmaus,koiran trimmaus,trimmaus
        Valokuvausliike|filmi,kamera,linssi,objektiivi,valokuva
        Lävistysstudio|lävistys,läväri,reikä
        Keramiikkamyymälä
        Tulostinmustemyymälä
        Psyykikko
        Ilotulitemyymälä|ilotulite,ilotulitus,myyntipiste,puoti,raketin,raketinammunta,raketti,uusi,uusivuosi,vuosi
        Elektroniikkakomponenttimyymälä|elektroniikka,komponentti,osa,piiri,radio,transistori
        Uskonnollinen myymälä|hengellinen,henkinen,kristillinen
        Vuokraamo
        Korjaamo
        Riisikauppa
        Sukellusliike|laitesukellus,laitesukeltaminen,sukellus,sukelluskauppa,sukeltaminen
        Kalakauppa|graavi,hummeri,kalamarkkinat,kalapuoti,kalasäilyke,kalatiski,lohi,merenelävät,rapu,silli,simpukka,säilyke,äyriäinen
        Kirpputori
        Ompelutarvikeliike
        Kenkäkorjaamo
        Kenkäkauppa|kenkäliike,kenkämyymälä
        Maustekauppa
        Urheiluliike|liikunta,urheilukauppa,urheilumyymälä
        Paperikauppa|kirjoitusväline,kortti,kynä,paperi,postikortti,toimistotarvike
        Vuokravarasto
        Supermarketti|elintarvike,ruokakauppa,ruokatori
        Luomusupermarketti
        Uima-allasliike
        Räätäliliike|räätäli
        Tatuointistudio|lävistys,muste,tatuoija
        Teekauppa|irtotee,tee,teetarvikkeet
        Teleoperaattorin myymälä
        Lipunmyyntipiste|konserttilippu,lippu,lippupalvelu,lippupiste,liput,matkalippu,pääsylippu,pääsyliput,tapahtumalippu
        Laattamyymälä
        Tupakkapuoti|savuke,savukkeet,sikari,sähkötupakka,tupakka
        Työkaluvuokraamo
        Lelukauppa|harrastus,lelu,pehmolelu,peli
        |ammattitarvikekauppa
        Matkatoimisto
        Palkintokauppa
        Rengasliike|rengaskauppa,rengaskauppias
        Tyhjä liikehuoneisto
        Pölynimuriliike|imuri,imurointi,pölynimuri,siivoaminen,siivous
        Halpatavaramyymälä
        Videovuokraamo|dvd,kasetti,vhs,videokasetti
        Videopeliliike|konsoli,konsolipeli,nintendo,pelaaminen,peli,pelikonsoli,playstation,tietokone,tietotekniikka,videopeli,xbox
        Kellokauppa|rannekello
        Juomavesikauppa|pullovesi,vesipullo
        Vesiurheilu / uintikauppa|laitesukellus,sukellus,sukeltaminen,vesiurheilu
        Aseliike|ammunta,ampuma-ase,ampuminen,ase,pistooli,pyssy,starttipistooli
        Tukkukauppa|tukku,tukkuliike
        Peruukkikauppa|peruukki kauppa
        Kaihdinmyymälä|ikkuna,ikkunakaihdin,ikkunaverho,kaihdin,kaihtimet,rullakaihdin,rullakaihtimet,rullaverho,rullaverhot,verho,verhot
        Viinikauppa|viinimyymälä
        Palvelinkeskus|datakeskus,palvelin,tietoliikenne
        Puhelinvaihde
        Vuoristomaja
        Lomahuoneisto
        Akvaario
        Taideteos|installaatio,taide,taiteellinen,teos
        Rintakuva|pysti
        Katutaide
        Tilataideteos|installaatio
        Seinämaalaus
        Veistos
        Patsas|hahmo
        Turistikohde|kohde,käyntikohde,matka,matkailu,matkailukohde,nähtävyys,turistirysä,vierailukohde
        Leirintäalueen kenttä
        Leirintäalue|camping,caravan park,karavaanialue,leiripaikka,matkailuvaunualue,telttailualue
        Telttailupaikka erämaassa,Leiripaikka erämaassa
        Ryhmäleirintäalue
        Matkaparkki,Asuntoautopysäköinti|asuntoauto,asuntovaunu,leirintä,leiriytyä,matkailuauto
        Vuokramökki|asunto,kesä,kesämökki,lomamökki,mökki,talo,vapaa-aika,vapaa-ajan
        Taidegalleria|galleria,galleriatila,kokoelma,maalaus,näyttely,näyttelytila,taide,taidenäyttely,valokuva
        Majatalo|aamiais,airbnb,bnb,majoitus
        Hostelli|asunto,interrail,kerrossänky,majoitus,makuusali,punkka,reppureissaus,yömajoitus
        Hotelli|maja,majoitus,respa,sviitti,yömajoitus
        Infopiste|asiakaspalvelu,matkailuinfo,neuvontapiste,opastus,turisti-info
        Opastaulu|aikataulu,bussi,historia,ilmoitustaulu,kiinteistötaulu,kuulutukset,luonto,nimikilpi,opaskartta,opaste
        Tervetuloa-kyltti
        Opasviitta
        Kartta|grafiikka,havainnekuva,karttataulu,katukartta,kuva,maastokartta,opaskartta,pohjapiirros,reittiohje,taulu,topografia
        Matkailuneuvonta|info,keskus,matka,matkailu,neuvonta,opas,opastus,tervetulo,turismi,turisti,vierailu,vieras
        Polkumerkki,Vaellusreittimerkki,Patikkareittimerkki
        Opastuspääte
        Vierailukeskus|aula,neuvonta,opastus,tervetulo,vierailu,vieras
        Motelli|majoitus,yömajoitus
        Museo|arkeologinen,galleria,halli,historia,instituutio,kaivaus,kulttuurinen,luonnontieteellinen,luonto,maalaus,näyttely,säätiö,taide,taidemuseo,teknologia,tiede,tiedemuseo,valokuva
        Historian museo|esihistoria,muinainen,muinaismuisto,näyttely,perustaminen,perustukset
        Piknikpuisto|leiri,piknik,pussikalja
        Huvipuisto|teemapuisto

        Näköalapaikka|luonnonkaunis,maisema,näkymä,näköala,tauko
        Autiotupa|erä,eräkämppä,erämaa,kammi,kota,kämppä,leiripaikka,luonto,maja,mökki,pirtti,retki,tupa,vaellus,varaus,vuokra,vuokraus,yöpaikka,yöpymispaikka
        Eläintarha|eläinpuisto,kotieläinpiha
        Kotieläintarha
        Safaripuisto
        Villieläinpuisto
        Vesireitin rantautumis/pääsypiste|joki,melominen,rantautua,soutuvene,suppailu,vesille
        Telakka
        Pato|maapato,sulku,säännöstelypato
        Telakka / kuivatelakka|kuivatelakka,laivanrakennus,laivatelakka,laivateollisuus,rakentaminen,teollisuus
        Veneasema|alus,bensiini,diesel,meri,polttoaine,polttoneste,tankkaaminen,tankkaus,veneily
        Sulkuportti
        Vesireitin kilometrinumero
        Veneiden jäteveden tyhjennyspiste|jäte,jätevesi,jätteet,lika,likavesi,poistaa,poisto,tyhjennys,tyhjentäminen,tyhjentää,veneily,viemäri,viemärivesi
        Veneen juomavesipiste|moottorivene,purjevene,täyttäminen,täyttö,veden,vedentäyttö,veneily,vettä
        Vesiputous
        Pohjapato|patoamisrakenne,säännöstelypato,ylivuotopato
        """
}
