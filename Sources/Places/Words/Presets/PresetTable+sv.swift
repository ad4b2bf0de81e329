// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language sv.
    static let sv: StaticString = """
        Linbanestolpe|pelare,pylon,stolpe,stötta
        Flygplats|aerodrom,flyg,flygfält,flyghamn,flygplan,landningsplats,lufthamn
        Parkering för flygplan (Apron)|apron,flygparkering,flygplansparkering,flygplansplatta,flygplatsplatta,parkering av flygplan,parkering av plan,ramp,tamac,taxibana
        Gate|flyggate,flygplatsgate
        Hangar|flyggarage,flygplansgarage,flygplanshall,flygverkstad,garage för flygplan
        Helikopterplatta|helikopter,helipad
        Väntplats för flygplan|holding,holding position,ils,mls,väntplats
        Parkeringsplats för flygplan|flyg,flygparkering,flygplan
        Rymdbas|avfyrningsplats. raketramp,kosmodrom,raket,raketområde,raketuppskattningskomplex,raketuppskjutning,raketuppskjutningscenter,raketuppsättningssida,rymdport
        Flygterminal|ankomsthall,avgångshall,flygplatsterminal
        Vindstrut|strut,vind,vindmätning,vindriktning,vindstyrka
        Djurhotell|djurkollo,djurpensionat,hundhotell,hundkollo,hundpensionat,inackordering,katt,katthotell,kattkollo,kattpensionat,reptil
        Djuruppfödning|avel,boskap,djuravel,djurhållning,katt,kattunge,reptil,tjur,uppfödning,valp
        Djurhem|djuradoption,djurskydd,hemlös,karantän,katt,katthem,omhändertagande,omplacering,reptil,rovfågel,vanvårdad
        Konstcenter|kultur,kulturhus,tavlor
        Uttagsautomat|atm,bankomat,kontanter,minuten,otto,pengar
        Bakugn|bakstuga,bikupugn,brödugn,horno,lergodsugn,murad ugn,pizzaugn,tabunugn
        Bank|banklokal,bankvalv,besparing,check,fonder,insättning,investering,kassa,kreditinrättning,låneinstitut,penninganstalt,penninginrättning
        Bar|cocktailsalong,saloon
        HBTQ-bar|gay-bar,lesbisk bar,lgb bar,lgbt bar,lgbtq bar
        Grillplats / Grill|barbecue,bbq,eldning,eldplats,grillning,grillområde,grillplats,utomhusgrill
        Bänk|sits,sittbräde,sittmöbel,soffa
        Cykelparkering|cykelställ
        Cykelparkeringsgarage|flervåningscykelgarage,flervåningscykelparkering,garage
        Cykelgarage (bås/skåp)|cykelbås,cykelskåp,fastlåsning,fastlåsning av cykel,lås
        Cykelskydd|cykelparkeringsskydd,cykelparkeringstak,cykeltak,tak
        Cykeluthyrning|cykelleasing,cykellån,hyrcykel,lånecykel
        Station för cykelreparation|cykelpump,cykelreparation,kedjebrytare
        Cykeltvätt|cykelrengöring,cykelrengörningsstation,cykeltvättstation
        Ölträdgård|biergarten,trädgårdsbar,trädgårdspub,utebar,utecafé,utepub,ölcafé
        Fast monterad kikare|kikare,utsikt
        Båtuthyrning|båtleasing,båtlån,hyrbåt,lånebåt
        Båtförvaring|båthus,båtuppställning,torrdocka,uppställning
        Växlingskontor|pengar,pengaväxlare,pengaväxling,resecheckar,valuta,växling
        Café|bistro,fik,kaffeservering,kaffestuga,kondis
        Bubble tea-café|boba,bubbelte,café. bubble tea,taiwanesiskt te
        Kaffehus|americano,bryggkaffe,cappuccino,espresso,kaffeshop,kakao,latte,macchiato,varma drycker
        Tehus|grönt te,gult te,oolong-te,svart te,tearum,tebar,tebod,tecafé,tesalong,the,thebar,thehus,thesalong,varma drycker,vitt te
        Bilpoolstation|bildelning,bilpool,hyrbil,lånebil
        Biluthyrning|billeasing,billån,hyrbil,lånebil
        Bildelningsstation|bildelning,bilpool,hyrbil,lånebil
        Biltvätt|biltvättanläggning,portaltvätt,tvätt-tunnel,tvättgata
        Kasino|blackjack,casino,hasardspel,kortspel,poker,roulette,spelhus,spelhåla,spelklubb,spelrum,spelsalong,tärning
        Laddstation|elbil,eluttag,snabbladdning
        Cykelladdstation|cykelladdning,e-bike,elcykel,elcykelladdning,elcykelladdstation,elcyklar,eldriven cykel,laddare,laddstation för cyklar,laddstation för elcyklar
        Barnomsorg|barnhem,barnpassning,daghem,dagis,dagmamma,förskola,lekgrupp
        Biograf|bio,bioduk,biografteater,film
        Vårdcentral|distriktsläkare,distriktssköterska,klinik,läkare,primärvård,sjukhus,sjukvård
        Abortklinik|abort,avbrytande av havandeskap,fosterfördrivning,framkallat missfall,missfall
        Dialyscenter|dialysklinik,njurdialys
        Fertilitetsklinik|barnlöshet,befruktning,fertilitet,fertilitetscentrum,fortplantning,insemination,ivf,reproduktion,spermadonation,spermie,äggdonation,äggfrys,ägglossning
        Klocka|kyrkklocka,tidur,urtavla,väggklocka,väggur
        Solur|gnomon,skugga,skuggklocka,solklocka,soltid,solvisare
        Samlingslokal|byalag,byförening,bystuga,evenemang,festlokal,folkets hus,folkets park,hembygdsgård,sockenstuga
        |föreningscenter,föreningshem,föreningshus,föreningslokal,klubbanläggning,klubbcenter,klubbens hem,klubbens högkvarter,klubbens mötesplats,klubbens samlingsplats,klubbgård,klubbhus,klubblokal,klubbmötesplats,klubbstuga
        |allaktivitetshus,allmän möteslokal,allmän samlingsplats,allmänn lokal,bystuga,föreningslokal,gemenskapscenter,gemenskapslokal,lokal för gemenskap,möteslokal,samhällslokal
        Kulturcenter|kulturanläggning,kulturbyggnad,kulturcentrum,kulturellt center,kulturellt centrum,kulturens hus,kulturens mötesplats,kulturhus,kulturinstitution,kulturlokal,kulturmötesplats
        Familjecenter|center för familjer,familjeaktivitetshus,familjeanläggning,familjecentrum,familjegård,familjehus,familjelokal,familjemötesplats,familjens samlingsplats,familjeservice,familjeverksamhet
        HBTQ-samlingslokal|hbtq,hbtq--evenemang,hbtq-festlokal
        Församlingshem|församlingsanläggning,församlingscentrum,församlingsgård,församlingshall,församlingslokal,kyrkans hus,kyrkans möteslokal,kyrkans samlingsplats,kyrkcentrum,kyrkhem,kyrkligt center,kyrklokal,kyrkstuga,sockengård,sockenhus,sockenstuga
        Bygdegård|byalagshus,bycentrum,bygdecenter,byhus,bylokal,byns allaktivitetshus,byns föreningslokal,byns kulturhus,byns mötesplats,byns samlingslokal,bynsgård,bystuga,landsbygdens samlingsplats,landsbygdslokal
        Fritidsgård|barnkrubba,fritids,fritidshem,fritidsklubb,fritidslokal,fritis,fritisgård,fritishem,fritisklubb,fritislokal,skolbarnsomsorg,ungdomsgård,ungdomsklubb
        Tryckluft|komprimerad luft
        Kongresscenter|auditorium,föreläsning,konferens,kongresshall,mässa,mässcenter,mässhall,utställning
        Domstol|instans,juridik,lag,lagbok,rätt,rättskipare,ting,tribunal
        Krematorium|begravning,kremering
        Tandläkare|odontolog,tand,tandborstning,tanddoktor,tandhygien,tandhygienist,tänder
        Laddstation för mobila enheter|enhetsladdare,laddningsstation,laddplats,laddpunkt,laddstation för enheter,usb-laddare
        Dykcenter|dykare,dykning,grodman,scuba,sportdykare,sportdykning
        Doktor|klinik,läkare,sjukhus,sjukvård,sjukvårdare,vårdinrättning
        Allergolog|allergi,astma
        Kardiolog|hjärta,hjärtkirurg,kardiologi,kardiovaskulära systemet,kranskärl
        Barn- och ungdomspsykiatri (BUP)|barn- och ungdomspsykiatri,barnpsykiatri,bup,pediatrisk psykiatri,ungdomspsykiatri
        Dermatolog|dermatologi,hud,hudläkare,hudspecialist,hår,naglar
        Gastroenterolog|gallsten,gastroenterologi,lever,mag-tarmkanalen,mage,matsmältning,matsmältningssystem,matstrupe,tarmar,tjocktarm,tunntarm
        Primärvårdsläkare|allmänläkare,familjeläkare,husläkare
        Gynekolog / Obstetriker|graviditet,gynekolog,gynekologi,kvinnodoktor,kvinnoläkare,kvinnovård,obstetrik,obstetriker,reproduktion,reproduktiv,ägglossning
        Hematolog|anemi,benmärg,blod,hematologi,leukemi,lymfom
        Internist|internläkare,invärtes medicin,invärtesläkare,invärtesspecialist,läkare
        Nefrolog|nefrologi,njurar,njure,njurmedicin
        Neurolog|hjärna,nerver,nervsystem,neurokirurgi,neurologi
        Neurokirurg|hjärna,hjärnkirurg,neurologisk kirurgi
        Onkolog|cancer,kemoterapi,onkologi,tumör
        Oftalmologi|glasögon,okulär,öga,ögon,ögonläkare
        Ortopedisk kirurg|ben,benbrott,fraktur,kirugi
        Otolaryngolog|hals,huvud- och halskirurgi,näsa,otorhinolaryngologi,skalle,öra,öron näsa hals
        Pediatriker|barn,barnläkare,pediatrik,spädbarn,ungdomar
        Patolog|anatomisk patologi,obduktion,patologi
        Plastikkirurg|estetisk kirurgi,kosmetisk kirurgi,kraniofacial kirurgi,plastikkirurgi,rekonstruktiv kirurgi
        Fotterapeut|ben,fot,fotled,fotvård,fotvårdsläkare,fötter
        Kolorektal kirurg|kolorektal kirurgi,proktologi
        Psykiatriker|mentalhälsoläkare,mentalspecialist,nervläkare,psykiater,psykisk,sinnesläkare
        Pulmonolog (lungläkare)|andningsmedicin,andningsvägar,astma,brösthåla,bröstmedicin,luftvägar,lunga,lunginflammation,lungläkare,lungor,pneumologi,pneumonologi,pulmonolog,pulmonologi,respirationssystemet
        Radiolog (Röntgenläkare)|datortomografi,magnetisk resonanstomografi,medicinsk ultraljud,mri,radiolog,radiologi,röntgen,röntgenläkare,röntgenolog,sonografi
        Reumatolog|lupus,oteoporos,reuma,reumatism,reumatologi
        Allmänkirurg|allmän kirurg,kirug
        Akutkirurg|akutkirurgi,kirug,traumakirurg
        Urolog|binjurar,epididymis,njure,penis,prostata,pung,reproduktiv,testiklar,urinblåsa,urinledare,urinrör,urinvägar,urologi
        Hundrastgård|hundbajsområde,hundlatrineringsområde,hundrastområde,hundtoalett
        |budo,dojang,dojo,japan,japansk konst,kampkonst,kampsport,träningslokal
        Omklädningsrum|avklädning,avklädningsrum,loge,ombyte,omklädning,påklädning,påklädningsrum
        Dricksvatten
        Förarutbildningsplats|förautbildning,halkbana,körkortsutbildning,körskola,riskutbildning,trafikövningsplats
        Evenemangsplats/festlokal|bankettsal,bröllop,dop,evenemangslokal,evenemangsplats,fest,festlokal,festplats,födelsedag,konferens,konfirmation,möten,möteslokal
        Utställningscenter/Mässa|expo,mässa,utställning,utställningscenter
        Snabbmat
        Snabbmat – Bagel|bagel,bagelbar,bagelkafé,bagelservering,frukostbagels,laxbagel,munkar
        Snabbmat – Hamburgare|burgare,hamburgare
        Kafeteria|kaffebar,kaffestuga,lunchrum,självbetjäning,självbetjäningsrestaurang,självservering
        Snabbmat – Kyckling|kyckling
        Snabbmat – Kinesiskt|dim sum,kinesiskt,wok
        Snabbmat – Munkar|brunch,donut,munk,munkar
        |fish & chips,fish and chips,fisk och chips
        |korv,korv med bröd,korvbröd,varmkorv
        Indisk snabbmat|chaat,dosa,indisk hämtmat,indisk take-away,lassi,momos,paneer tikka,pani puri,pav bhaji,samosa,vada pav
        Snabbmat – Juice|dryck,frukt,fruktdryck,juice,juicebar,shakes,smoothies
        Snabbmat – Kebab|kebab
        Snabbmat – Mexikanskt|mexico,mexikanskt
        Snabbmat – Pizza|pan pizza,pizza
        Snabbmat – Smörgås|baguette,baguetter,bargett,bargetter,fralla,frallor,macka,mackor,smörgås,smörgåsar
        Sushisnabbmat|avhämtning,drive-through,food truck,snabbsushi,sushi,sushibar,sushirestaurang
        Snabbmat – Kycklingvingar|kyckling,kycklingrätt,kycklingvingar
        Brandstation|brandbil,brandstång,brandtorn,räddningstjänsten
        Restaurangtorg|food court,mattorg
        Fontän|springbrunn,vattenkonst
        Bensinstation|bensin,biodiesel,bränsle,cng,diesel,lng,mack,propan,tankstation,tapp
        Lokal för begravningsceremonier|begravning,begravningsceremoni,begravningslokal,ceremonilokal,eviga livets kapell,kapellkrematorium,uppståndelsens kapell
        Spelhall|bingo,blackjack,casino,keno,poker,roulette,slots,spelautomater
        Bortskänkningslåda|donation,donering,free box,free table,frilåda,fritt bord,skänka bort
        Kyrkogård|begravningsplats,gravplats,griftegård,minneslund,urnlund
        Sandkista|halka,halkbekämpning,salt,sandbehållare,sandlåda
        Lounge för vattenpipa|argile,ghelion,hookah,melasstobak,n'arghile,narghile,rök,rökning,shisha,tobak,vattenpipa
        Sjukhusområde|institution,kirurgi,klinik,lasarett,läkare,läkarmottagning,sanatorium,sjuk,sjukhus,sjukstuga,sjukvård,vårdhem
        Jakttorn|jakt,skjuta,skjutstege,utkik,vilt,viltjakt,älgtorn
        Glassaffär|frozen,gelato,glass,glasskiosk,kulglass,mjukglass,sherbet,sorbet,yogurt
        Frozen Yogurt-butik|froyo-butik,frozen yoghurt-ställe,glassbar,yoghurtglassaffär
        Internetkafé|cybercafé,internetcafe,internetcaffe,internetcafé
        Karaoke Box|karaoke lounge,karaoke-klubb,karaoke-rum,karaoke-tv,ktv
        Gemensamt kök|allmänt kök,campingkök,delat kök,gemensam köksyta,kollektivkök,kök att dela,kök för boende,kök för gäster,lägerkök,självhushållskök,vandrarhemskök
        Kneippanläggning|fotbad,hydroterapi,kneipphydroterapi,kneippism,kneippkur
        Tvättbrygga|handtvätt,klädtvätt,lavoir,tvätt,tvättning,tvättstuga,tvättställe
        Postlåda|brevinkast,postlucka
        Bibliotek|bibbla,bok,bokrum,boksamling,bokskatt,böcker,läsesal
        Bokåterlämningslåda|bibliotekets återlämningslåda,biblioteksretur,bokinkast,låna och lämna tillbaka,återlämning av böcker
        Lastkaj|dörr,frakt,fraktbrygga,gods,inlastning,lager,lagerhus,lastbrygga,lastning,utlastning
        Solstol(ar)|bänkar,soldäck,solning,solstolar,stolar
        Kärlekshotell|korttidshotell,sexhotell
        Bagageförvaring|bagage,bagageväskor,låst skåp,reseförvaring,resväskor,skåp,väskförvaring,väskor
        Marknadsplats|marknad,saluhall,salutorg
        Klosterområde|allah,andaktslokal,andaktssal,annexkyrka,basilika,betel,dopkapell,församling,gravkapell,gudstjänstslokal,kor,korkapell,kranskapell,moske,mässkapell,sanktuarium,sidokapell,synagoga,tabernakel
        Pengaöverföring|betalning,faktura,finans,inbetalning,kontanter,pengar,räkning,utbetalning,valuta,valutaöverföring
        Bårhus|begravningsplats,död,lik,likbod,likförvaring,minneshem
        Motorcykelparkering|motorcykel,motorcykelställ,parkering motorcykel,parkeringsplats motorcykel
        Motorcykeluthyrning|dirt bike,hyrmotorcykel,minibike,moped,motorcykel,motorcykelleasing,motorcykellån,motorscooter,scooter,sidovagn
        Nattklubb|dans,dansklubb,dansställe,disco,disko*,diskotek,klubb,nöjeslokal
        HBTQ-nattklubb|gay disko,gay nattklub,gay-disko,gay-klubb,gay-nattklubb,hbtq-klubb,lesbisk klubb,lesbisk nattklubb,lesbiskt disko
        Paketautomat (utlämning)|inposts,internetbutik,leverans,paket,paketautomat,paketleverans,paketutlämning,utlämning,webbshop
        Parkeringsplats|bil,bilparkering,p-plats,parkeringsområde
        Flervånigt parkeringsgarage|bil,bilparkering,flervånig,flervånig bilparkering,flervånig parkeringsgarage,garage,garagebyggnad,inomhusparkering,parkeringsbyggnad,parkeringsdäck,parkeringsgarage,parkeringshus,parkeringsramp
        Pendelparkeringsplats|bil,bilparkering,infartsparkering,p-plats,parkeringsområde,pendelparkering,pendlare,pendlarparkering,pendling
        Parkering vid väg|bilparkering,fickparkering,fordonsparkering,gatuparkering,parkering längs väg,vägparkering
        Underjordisk parkering|bilparkering,fordonsparkering,p-plats,parkeringsgarage,parkeringshus,parkeringsområde,underjordisk
        In- och utfart parkeringsgarage|garage,infart,parkeringsgarage,parkeringshus,utfart
        Parkeringsruta|enskild parkeringsplats,handikapsficka,handikapsparkering,parkeringsficka,parkeringsyta
        Handikappsplats|handikapad,handikapsficka,handikapsparkering,rullstol,rullstolsplats
        Betalningscenter|betalning,betalningskontor,check,faktura,inbetalning,kontanter,pengar,räkning,skatt,utbetalning,valuta
        Betalningsterminal|atm,betalning,ekiosk,faktura,inbetalning,kontanter,pengar,pengaröverföring,räkning,skatt,skatteinbetalning,utbetalning,valuta,överföring
        Läkemedel|apotek,drog*,droghandel,farmaceut,läkemedel*,läkemedelsaffär,medicin,recept
        Fotoautomat|bild,foto,fotobås,kamera,kameraautomat
        Plats för tillbedjan|allah,andaktslokal,andaktssal,annexkyrka,basilika,betel,dopkapell,församling,gravkapell,gudstjänstslokal,kor,korkapell,kranskapell,moske,mässkapell,pastorat,sanktuarium,sidokapell,slottskapell,socken,synagoga,tabernakel
        Buddhisttempel|buddha,buddhism,chörten,dojo,meditation,pagoda,stupa,vihara,zendo
        Kristen kyrka|andaktslokal,andaktssal,annexkyrka,basilika,betel,dopkapell,församling,gravkapell,gudstjänstslokal,kor,korkapell,kranskapell,mässkapell,pastorat,sanktuarium,sidokapell,slottskapell,socken,tabernakel
        |bön,hus för tillbedjan,jehovas vittne,rikets sal
        La Luz del Mundo-tempel|hus för bön,la luz del mundo,världens ljuskyrka
        Kväkarevännernas möteshus|hus för bön,kväkare,vännernas samfund
        Hindutempel|arcana,garbhagriha,hindu,hinduism,puja,sanatana dharma
        Judisk synagoga|jude,judendom,judisk,synagoga
        Muslimsk moské|muslim,muslimsk
        Jinja (Shintoistisk helgedom)|jingū,jinja,kami,miya,shinto,shinto shrine,shintohelgedom,shintoism,shrine,torii,yashiro
        Sikhiskt tempel|gurudwara,sikh,sikh-tempel,sikhism,sikhtempel
        Taoistiskt tempel|daoism,tao,taoism
        Planetarium|astronomi
        Polis|konstapel,kriminalare,lag,ordningsmakt,pass,poliskonstapel,polismakt,polisman,polismyndighet,polisstation,polisväsende,snut
        Permanent vallokal|folkomröstning,omröstning,omröstningsapparat,rösta,röstmaskin,röstning,val,valbås,vallokal,valmaskin,valsedel,valurna
        Brevlåda|brev,brevinkast,brevinlämning,paketinlämning,post,postbox,postfack
        Postsorteringskontor|brev,brevdistribution,brevsortering,post,postdistribution,postsortering,postterminal,sortering
        Postkontor|brev,frimärke,försändelser,kort,paket,post,posten,postgång,postverk,postväsende
        Fängelseområde|anstalt,arrest,finka,fängelse,fängelseförvar,fånganstalt,fångvårdsanstalt,häkte,polisarrest
        Pub|alkohol,drinkar,ölservering,ölstuga
        Irländsk pub|irland,irländsk,irländsk bar
        HBTQ-pub|gay-pub,lesbisk pub,lgb pub,lgbt pub,lgbtq pub
        Brewpub|alkohol,bryggeri,drink,mikrobryggeri,ölframställning,öltillverkning
        Publikt bad|bad,badhus,badinrättning,badställe,bassängbad,fotbad,onsen,strandbad
        Offentlig bokhylla|begagnade böcker,bokbyte,bokdelning,låneböcker,publik bokhylla
        Friluftsanläggningen|friluftsliv,friluftsområde,infocenter,informationscenter
        Elektronikskrot|datorer,elektronik,elektronikåtervinning,elektroniskt avfall,elskrot,surfplattor,telefoner,återbruk,återvinning,återvinningsstation
        Komposterbart|biologiskt,biologiskt nedbrytbart,kompost,matavfall,nedbrytbart,organiskt,trädgårdsavfall
        Återvinningscentral|burkar,dumpa,flaskor,glas,skrot,sopstation,återbruk,återvinning,återvinningsstation
        Återvinningscontainer|burkar,container,flaskor,glas,metall,skrot,sopkärl,sopstation,återbruk,återvinning,återvinningskärl,återvinningsstation
        Flyktingläger|evakueringsläger,flykting,flyktingar,migranter
        Forskningsinstitutsområde|experiment,forskning,forskningsinstitut,forskningsinstitution,forskningslaboratorier,forskningslaboratorium,fou,institut,tillämpad forskning
        Restaurang
        Amerikansk restaurang|amerikansk mat,hamburgare,usa
        Asiatisk restaurang
        Grillrestaurang|barbeque,bbq
        Kinesisk restaurang|kina,kinamat,kinesisk
        Fransk restaurang|frankrike,fransk mat
        Georgisk restaurang|georgisk mat
        Tysk restaurang|tysk mat,tyskland
        Grekisk restaurang|grekisk mat,grekland,gyros,oliver,pitas
        Hot pot-restaurang|asiatisk fondue,asiatisk gryta,asiatisk soppa,budae jjigae,chhnang pleurng,fondue,grönsaksfondue,hot pot,hotpot,japansk gryta,japansk hot pot,jeongol,jjigae,kantonesisk gryta,kantonesisk hot pot,kimchi jjigae,kinesisk fondue,kinesisk gryta,kinesisk hot pot,kinesisk mat,koreansk gryta,koreansk hot pot,kryddig fondue,kryddig gryta,köttfondue,mongolisk gryta,mongolisk hot pot,mu kratha,nabemono,pekinggryta,shabu shabu,sichuan hot pot,spicy hot pot,sukiyaki,teochew,teoswa,wokgryta,yao hon
        Indisk restaurang|curry,indien,indisk mat
        Italiensk restaurang|italien,italiensk mat,pasta,pizza
        Japansk restaurang|japan,japansk mat
        Koreansk restaurang|korea,koreansk mat
        Mexikansk restaurang|burritos,enchiladas,fajitas,mexikansk mat,mexiko,nachos,quesadillas,salsa,tacos,tamales,tortillas
        Nudelrestaurang|cellofannudlar,nudelsoppa,nudlar,ramennudlar,ris,risnudlar,sobanudlar,soppa
        Pizzarestaurang|pan pizza,pan-pizza,panpizza,pizza
        Ramenrestaurang|japan,japansk,japansk mat,nudlar,ramenbar,ramenmat,ramenmatställe,ramenservering,soppa
        Fisk- och skaldjursrestaurang|bläckfisk,blötdjur,fiskerestaurang,hummer,krabba,krabbor,kräftdjur,musslor,ostron,räkor,seafood,skaldjur,skaldjursrestaurang
        Spansk restaurang|bacalao,croquetas,empanada,gazpacho,paella,salmorejo,spanien
        Stekhus|biff,kött,köttrestaurang,slakthus,steak house,steakhouse
        Sushi-restaurang|sushi
        Thai-restaurang|thai,thailand,thaimat
        Turkisk restaurang|turkiet,turkisk,turkisk mat
        Ukrainsk restaurang|ukraina,ukrainsk mat
        Vietnamesisk restaurang|vietnam,vietnamesisk mat
        Latrintömning för campingfordon|campingtoalett,gråvatten,latrintömning,sanitet,toalettömning,torrtoalett,tömningsplats
        Skydd|busskur,grotta,hydda,koja,kur,picknick,skyddsrum,tak över huvudet,väderskydd,väntkur
        Vindskydd (för djur)|betesskydd,bod,djurhage,djurskydd,djurvindskydd,hästhydda,hästskjul,kohydda,ligghall,lösdriftsskjul,regnskydd för djur,skärmskjul,vindskydd för djur,väderskydd för djur
        Lusthus|fåfänga,kolonistuga,paviljong,trädgårdspaviljong
        Vindskydd|gapskjul,skärmskydd
        Picknicktak|pavilion,paviljong,picknick,utflykt
        Väderskydd för kollektivtrafik|busskur,väderskydd,väntplats
        Dusch|badrum,duschbad,duschkabin,duschrum,duschutrymme
        Rökområde|cigarett,röka,rökning,rökning tillåten,rökrum,rökruta
        Medborgarhus|allaktivitetshus,evenemang,event,fest,folkets park,förbund,förening,föreningsgård,föreningslokal,kultur,kulturskola,kulturverksamhet,kurs,kurser,lokal,möte,möteslokal,nöje,utbildning
        Social inrättning|hjälparbete,social,social hjälp,socialen,uteliggare,välgörenhet,välgörenhetsorganisationer
        Öppenvård|ambulerande vård,hemtjänst,hemvård,vård
        Äldreboende|demensboende,servicehus,sjukhem,särskilt boende,ålderdomshem
        Dagverksamhet|dagcenter,dagomsorg,dagsverksamhet,social dagverksamhet,social omsorg,social service,stödverksamhet
        Matbank|matpaket,matutdelning
        Gruppboende|gammal,grupphem,hjälparbete,kollektiv,välgörenhet,välgörenhetsorganisationer,ålderdomshem
        Härbärge|bostadslös,hemlös,sovsal
        Seniorboende|assistansboende,hem för gamla,hvb-hem,pensionär,pensionärshem,senior,servicehem,servicehus,vårdhem,ålderdomshem
        Strippklubb|cabaret,gentlemen*,lap dance,lapdance,strip*,vuxen*
        Studio|filminspelning,inspelning,inspelningslokal,radiostudio,television,utsändningslokal
        Inspelningsstudio|ljudinspelning,ljudmix,ljudproduktion,ljudstudio,sångstudio
        Radiostation|radiostudio,radiosändning,sändning
        TV-studio|television,tv-station,tv-sändning
        Filmstudio|film,filminspelning,filmproduktion,video,videoinspelning,videoproduktion
        Swingerklubb|erotikklubb,livsstilsklubb,parklubb,porrklubb,sexklubb,swingers,temaklubb,vuxenklubb
        Taxihållplats|taxi,taxificka,taxistation
        Hållplats för Tuk-tuk|auto rickshaws,auto-rickshawhållplats,bajaj,bajajplats,toda-station,tricykelterminal,tuk-tuk,tuk-tukhållplats,tuksistation
        Hållplats för Cykelrickshaw|becak,bikecab,cykeldriven rickshaw,cykelrickshawhållplats,cykeltaxistation,padyak,pedicab,pedicabhållplats,rickshaw,sikad,trehjuling,trishaw,trisikad,velotaxi,velotaxistation
        Hållplats för motorcykel|habal-habal-station,moto-taxistation,motorcykel,motorcykeltaxihållplats,passagerarplats
        Telefon|telefonautomat,telefonhytt,telefonkiosk,telefonkur
        Teater|drama,föreställning,musikal,pjäs,scen,skådebana,skådeplats,skådespel,teaterföreställning
        Amfiteater|amfiscen,ampi,antik teater,arena,grekisk teater,historisk teater,scen,utescen,uteteater,utomhusscen,utomhusteater,öppen teater
        Biljettkontrollmaskin|biljetstämpling,biljett,biljettkontroll,biljettregistrering,biljettspärr,biljettvalidator,kontroll,spärr,validator
        Toaletter|avträde,badrum,bajamaja,dass,hemlighus,klosett,latrin,mugg,toa,toalett,utedass,vattenklosett,w.c.
        Vattentoalett|badrum,spoltoalett,toalett
        Grop-latrin|dass,groptoalett,toalett,uthus
        Portabel toalett|bajamaja,kemisk toalett,mobil toalett,porta,toalett
        Kommunhus|domstolsbyggnad,folkets hus,fullmäktige,förvaltning,kommun,kommunalhus,kommunstyrelse,parlament,representation,riksdag,samlingsplats,stad,stadshus,ämbetsverk
        Filipiansk Barangayhall|administration,barriohall,filippinerna,förvaltningsbyggnad,lokal administration,lokal förvaltningsbyggnad,samhällshus för barangay
        Rådhus|borgmästare,kommun,regering,stadshus,tingshus
        Leksaksbibliotek|leksak
        Trafikpark|barnens trafikskola,barntrafikpark,cykellekplats,cykelskola,cykelträning,lära sig cykla,trafiklekplats,trafiksäkerhet,trafikträdgård,trafikutbildning,trafikövningsplats
        Kundvagnsgarage|förvaring av kundvagnar,hus för kundvagnar,kundvagn,kundvagnsförvaring,kundvagnshus
        Dammsugarstation|bildammsugare,bildtvätt,bilsugare,sugstation
        Fordonsbesiktning|besiktning,bilbesiktning,bilinspektion,bilprovning,bilprovningen,fordonsinspektion
        Varuautomat|biljett,biljettautomat,biljetter,läsk,läskautomat,mellanmål,tuggummiautomater
        |cykelslang,innerslang,punktering,slang
        Pantautomat|pantmaskin
        Brödvarumaskin|bröd,brödautomat,matautomat,matvarumaskin
        Cigarettautomat|cigaretter,snusautomat,tobaksautomat
        Kaffeautomat|espresso,expresso,the
        Kondomautomat|kondomer,kondomomat
        Dryckesautomat|drickautomat,dryck,dryckautomat,juice,kaffemaskin,läsk,läskautomat
        Äggvarumaskin|matautomat,matvarumaskin,ägg,äggautomat,äggmaskin
        Varumaskin för elektronik|elektronik,hörlurar,kabel,kablar,laddare,laddkabel,laddkablar,pekplatta,surfplatta,öronsnäckor
        Elongated coin-maskin (myntpressmaskin)|coin maskin,ecm,elongated coin,elongated coin-maskin,elongated penny,minne,minnesmynt,minnesmyntmaskin,mynt,myntpressmaskin,penny press,souvenir,souvenirmynt
        Bajspåsar|avföringspåse,bajs,djur,hundbajs,hundbajspåsar,hundpåsar,hundskit,skitpåse
        Varumaskin för mensskydd|binda,bindor,kondom,kvinna,kvinnor,mens,mensskydd,menstruation,tampong
        Blomautomat|automat för blommor,blomförsäljningsautomat,blommor,blomster,blomsterbukett,bukett,köpa blommor
        Matvaruautomat|matautomat,matvarumaskin,mellanmål
        Snacksautomat|chips,godis,mellanmål,snacks,snacksmaskin,tuggummi,tuggummiautomat
        Bränslepump|bensin,bensinautomat,bensinpump,biodiesel,bränsle,bränsleautomat,cng,diesel,etanol,ing,mack,propan,pump,tanka,tankautomat,tankomat,tankstation,tapp
        Glassautomat|glass,isglass
        Ismaskin|iskuber
        Tidningsautomat|tidning,tidningar,tidningsdistribution,tidningslåda,tidningsutlämning
        Parkeringsautomat|biljett,parkeringsavgift,parkeringsur,parkometer
        Varuautomat med pizza|automatisk pizza,pizza
        Biljettautomat för kollektivtrafik|biljett,biljettautomat,bussbiljett,bussbiljetter,färja,tunnelbana,tåg,tågbiljett,tågbiljetter
        Frimärksautomat|brev,frankering,frankeringsautomat,frimärke,porto,post,vykort
        Godisautomat|chips,godis,mellanmål,tuggummi,tuggummiautomat
        Vattenautomat|dricka,dricksvattenautomat,vattenpåfyllning
        Veterinär|djurdoktor,djurklinik,djurläkare,djursjukhus
        Veterinärapotek|apotek,apotek för djur,apotek för husdjur,djurapotek,djurmedicin,husdjurmedicin,husdjurspotek,husdjurspreparat,veterinärklinik,veterinärmedicin,veterinärmediciner,veterinärprodukter
        Sopkärl för hundbajspåsar|bajs,hundbajs,hundbajspåsar,hundbajspåse,hundskit,skitpåse,sopkärl
        Soptunna|avfallskorg,papperskorg,papperskärl,skräpkorg,sopkorg,sopkärl
        Soptunna (hushålls- eller industrisopor)|avfall,avfallskontainer,avfallskärl,avfallstunna,hushållssopor,industrisopor,sopkärl
        Avfallscentral|dumpa,skrot,återvinning
        Dricksvatten för campingfordon|vattenpåfyllning
        Dricksvatten för djur|djur,djurutfodring,utfodring,vattenhåll,vattenkar
        Lastbilsvåg|tyngd,vikt,väga,våg,vågstation
        Åkattraktion
        Djurinhägnad|apa,björn,djur,djurhage,djurpark,däggdjur,fiskar,fågel,insekt,lejon,pingvin,reptil,safari,tiger,zoologisk trädgård
        Pariserhjul|stort hjul
        Radiobilar|radiobil
        Bungyjump|bungee jump,hopplattform
        Karusell (roterande)
        Mörk åktur|spöktåg
        Fritt fall
        |kiddie ride,småbarnskarusell,småbarnsåkattraktion
        Flumeride|log flume,stock
        Labyrint|irrgång,slingergång,trojaborg,trojeborg,trädgårdslabyrint
        Båtgunga|gunga,gungande båt,piratskepp,roterande båt,vikingaskepp
        Forsränning|fors,forsbana,vattenbana
        Berg- och dalbana|berg-och-dal-bana,berg-och-dalbana,bergochdalbana,bergodalbana,dalbana
        Gungkarusell|gunga
        Turisttåg (ej på räls)|sightseeing,sightseeingtåg,stadståg,tschu-tschu,tuff tuff-tåg,turisttåg,vägtåg
        Vattenrutschbana|rutschkana,vattenrutschkana
        Katedral|basilika,biskop,biskopskyrka,domkyrka,huvudkyrka,stiftskyrka
        Kapell|andaktslokal,andaktssal,annexkyrka,dopkapell,gravkapell,kor,korkapell,kranskapell,mässkapell,sanktuarium,sidokapell,slottskapell,socken
        Kyrkobyggnad|andaktslokal,andaktssal,annexkyrka,basilika,betel,dopkapell,församling,gravkapell,gudstjänstslokal,kor,korkapell,kranskapell,mässkapell,pastorat,sanktuarium,sidokapell,slottskapell,socken,tabernakel
        Moskébyggnad|islam,muhammedanism,muhammedansk helgedom,muslim
        Stadionbyggnad|arena,arenabyggnad,byggnad,friidrottsstadion,stadion
        Synagogsbyggnad|jude,judendom,synagoga
        Tempelbyggnad
        Stationshus|halt,järnvägsanläggning,järnvägsbyggnad,järnvägshus,järnvägshållplats,järnvägsterminal,railway station,resecentrum,station building,stationsbyggnad,train station,tågstation,tågterminal,vänthall,väntsal
        Scoutkår|equmenia,equmeniascout,frälsningsarmén,guide,kfum,nsf,nykterhetsrörelsens scoutförbund,rover,salt scout,scout,scoutavdelning,scouterna,scoutförbund,scoutgrupp,spårare,upptäckare,utmanare,äventyrare
        Idrottsklubb|atlet,förening,föreningslokal,idrott,idrotta,idrottare,idrottsanläggning,idrottsförening,klubb,klubblokal,sammanslutning,socialt,sport,sporta,sportklubb,sällskap
        Jordbruksmekaniker|jordbruk,jordbruksmaskiner,lantbruksmaskiner,mekaniker,motormekaniker,skördare,skördetröskor,traktorer
        Korgtillverkare|korg,korgflätning,korgslöjd,korgtillverkning
        Biodlare|biodling,honung,honungstillverkning
        Smed|konsthantverk,smida,smide,smidesverkstad
        Båtbyggare|båtbyggeri,varv
        Bokbindare|bindning,bok,bokbinderi,bokbindning,bokreparatör,böcker
        Hantverksbryggeri|bryggeri,ölframställning,öltillverkning
        Snickare|byggnadssnickare,grovsnickare,timmerman,träarbetare
        Mattläggare|golv,matta,mattläggning
        Catering|cateringfirma,matleverans,matleverantör
        Sotare|rökgång,skorstensfejare,sotarmurre
        Städtjänst|flyttstäd,rengöring,städ,städservice
        Urmakare (väggur)|klockmakare,urmakare
        Godistillverkare|choklad,godis,godisfabrik,godsaker,karameller,konfekt,konfektyrer,pastiller,sötsaker
        Destilleri|alkohol,alkoholdestillering,alkoholtillverkning,bourbon,brandy,gin,hembränning,mezcal,rom,scotch,spritdestillering,spritdryck,sprittillverkning,tequila,vodka,whisky
        Sömmerska|dressmaker,klädsömmare,klädtillverkning,klänning,kvinnokläder,sömnad
        Elektriker|elkraft,elmontör,elreparatör,kabeldragning,montör,starkströmsmontör,systembyggare
        Elektronikreparatör|datorreparation,datorservice,elektronik,elektronikreparation,reparation,skärmbyte,telefonreparatör,tv-reparatör,tv-service,tvättmaskinsreparatör
        Golvläggare|golv,heltäckningsmatta,matta,parkett
        Trädgårdsmästare|handelsträdgård,landskapsarkitekt
        Glasmästare|fönster,glas,glasblåsare,glaskonst,målat glas,solskydd
        Hantverksverkstad|handarbete,hantverk,hantverkare,hemslöjd,konsthantverk,slöjd,snickeri,snideri,sömnad,textil,vävning,vävstuga
        |air condition,avlopp,energiförsörjning,hvac,inomhusklimat,installationsteknik,kyla,luftkonditionering,sanitet,sprinkler,styrsystem,uppvärmning,vattenförsörjning,ventilation,vvs,värme,övervakningssystem
        Isolering|isolationsmaterial,isolerare,ljudisolering,värmeisolering
        Finsnickare|möbler,slöjd,träarbetare
        Nyckeltillverkning|hänglås,nyckel,nyckelkopiering,nyckelring,nyckelringar,nycklar
        Metallarbete|kallbearbetning,metallarbetare,metallindustri,svets,svetsare,svetsning
        Målare|färg,lackering,målarmästare,måleri,måleriarbetare,penslar,tapeter,tapetserare,tapetsering
        Parkettläggare|golv,parkett,parkettläggning
        Fotograf|bild,bildkonst,fotografering,kamera,porträtt,porträttfotografering
        Fotoframkallning|film,filmframkallning,foto,framkallning,kanvas,mörkrum,utskrift
        Putsare|cement,gips,puts,väggputs
        Rörmokare|avlopp,dränering,rör,rörläggare,rörmontör
        Krukmakeri|drejare,drejning,glasering,keramik,keramiker,krukgods,krukmakare,lergods,lerkärl,porslin,stengods
        Riggare|rigg,segel,segelbåt,segelfartyg,tackling,tågvirke
        Takläggare|tak,takläggning,takpannor,taktegel,tegel,yttertak
        Sadelmakare|läder,sadel,sadelmakeri,säte
        Segelmakare|segel,segelmakeri,segelsömnad
        Sågverk|bräda,brädor,plank,timmer,trä,virke
        Ställningsbyggare|byggnadsställning,ställning
        Skulptör|bildhuggare,bildsnidare,skulpturer
        Skomakare|skor
        Skyltmakare|neon,neonskyltar,skyltar,skylttillverkare
        Stenhuggare|stenbrott
        Plattsättare|plattläggare
        Tennsmed|förtennare,plåtslagare,tenn,tunnplåtslagare
        Möbelstoppare|möbler,stoppning,tapetserare
        Urmakare (små klockor)|armbandsur,fickur,klockreparatör,urmakare
        Fönstertillverkare|dörr,dörrar,dörrinstallatör,dörrleverantör,dörrmontör,dörrtillverkare,fönster,fönsterinstallatör,fönsterleverantör,fönstermontör,glas
        Vinfabrik|vin,vineri,vinframställnig,vinframställning,vinproduktion
        Högskoleområde|campus,högskola,lärosäte,studentområde,studieområde,universitet
        Dansskola|balettskola,bugg,dansstudio,dansundervisning,foxtrot,jazzdans,salsa,swing,tango,vals
        Trafikskola|bilskola,förarutbildning,körkort,körlektioner,körskola,körutbildning
        Förskoleområde|daghem,dagis,förskola,förskoleklass,förskoleverksamhet
        Språkskola|sfi,språkinstitut,språkkurscenter,språkkurser,språkträning,språkundervisning,språkutbildning,svenska för invandrare
        Musikskola|kulturskola,musikinstitut,musikkurser,musiklektioner,musiklärare,musikträning,musikundervisning,musikutbildning
        Stödundervisning|förberedande undervisning,lästräning,läxhjälp,matematikundervisning,privatundervisning,provförberedelse,skrivträning,studiehjälp,studieteknik
        Skolområde|akademi,grundskola,högstadium,lågstadium,mellanstadium,skola,skolbyggnad,utbildning
        Universitetsområde|campus,doktorandprogram,forskarutbildning,högre utbildning,högskola,magisterutbildning,masterprogram,universitet
        Ambulansstation|ambulans,räddning,räddningstjänst
        Nöduppsamlingsplats|samlingsplats,samlingspunkt,uppsamlingsplats,utrymning
        Defibrillator|hjärthjälp,hjärtstartare
        Katastrofinsatsstation|civilförsvarsstation,katastrofhanteringscentral,kris- och beredskapsstation,ses-enhet,skydd och säkerhetscentral,särskilda insatsgrupper
        Nödtelefon|brandtelefon
        Brandsläckare|brand,brandsläckning,eldsläckare,handbrandsläckare,koldioxidsläckare,kolsyresläckare,pulversläckare,skumsläckare,vattenpost,vattensläckare
        Brandslang|brand,brandsläckning,eldsläckare,vattenpost
        Brandpost|brandsläckning,vattenpost
        Pelarbrandpost|brandpelare,brandpost - pelare,brandsläckning,fire plug,hydrantpelare,pelarhydrant,pelartyp brandpost,vattenpost
        Markbrandpost|brandpost under mark,brandvattenbrunn,markhydrant,markpost,nedgrävd brandpost,underjordisk brandpost
        Anslutning för räddningstjänsten|brandbekämpning,brandtjänstingång,byggnadshydrantingång,fdc,sprinkleringång för brand,sprinklersystem,stigrör,stigröringång
        Första hjälpen|bandage,brännsår,förband,förbandslåda,första hjälpen kit,första hjälpen låda,plåster,sår,sårvård
        Nödlandningsplats|helikopter,helipad
        Livboj|frälsarkrans,livräddning,livräddningsboj
        Livbåtsstation|båträddning,livbåt,livräddning,räddningsbåt
        Badvakt|cpr,lifeguard,livräddare,räddning,strandvakt
        Fjällräddning|bergsräddning,räddning
        Nödtelefon|alarmeringscentral,alarmtelefon,larmtelefon,nödnummer
        Siren|beredskapslarm,flyglarm,hesa fredrik,larm,mistlur,starktonssiren,tyfon,varning,viktigt meddelande till allmänheten,vma
        Nödvattenreservoar|brandbekämpning,släckning
        Nödvattenreservoar (underjordisk)|brandbekämpning,släckning,underjordisk nödvattenreservoar
        Vattentank för brandsläckning|brand,brandsläckning,brandsläckningstank,cistern,kris,nöd,nödtank,räddning,tank,vattensamling
        Entré till akutmottagning|akutavdelning,akuten,akutmottagning,ambulansmottagning,olycksmottagning
        Bunker|hinder,sandfälla,sandgrop,sandhål
        Golfklubbhus|fritid,golfhus,golfkansli,golfklubb,kansli,klubbhus
        Driving Range|driver,driverang,drivingrange,golfövning,övning
        Fairway
        Green|hål,puttinggreen
        Sidovattenhinder|dam,dike,golfhinder,vattenhinder,vattenhål
        Ruff|gräs,ruffen
        Tee|utslagsplats
        Vattenhinde|dam,dike,vattenhål
        Alternativmedicin|akupunktur,alternativ medicin,antroposofisk,aromaterapi,ayurveda,herbalism,homeopati,hydroterapi,hypnos,naturopati,osteopati,reflexologi,reiki,shiatsu,tillämpad kinesiologi,traditionell,tuina,unani,örtmedicin
        Akupunkturläkare|akupunktur
        Ayurveda-utövare|ayurveda,ayurvedisk medicin,indisk medicin,traditionell indisk medicin
        Kiropraktik (rygg)|kiropraktik,kiropraktor,kotknackare,ryggbesvär,ryggen,ryggrad,ryggsmärta,smärta
        Homeopat|homeopati
        Naturterapeut (naturläkare)|naturläkare,naturopati,naturopatisk medicin,naturterapeut
        Osteopat|osteopater,osteopati
        Traditionell kinesisk medicin-utövare|die da,dit da,reiki,shiatsu,tcm,tkm,traditional chinese medicine,traditionell kinesisk medicin,tui na,zhongyaoxue,zhongyi
        Audionomi (hörsel)|audionom,audionomi,audionomist,hörapparat,hörsel,ljud,öra,örat
        Förlossning|baby,barn,barnafödsel,barnbördshus,bebis,bäbis,förlossningsavdelning,graviditet
        Blodgivarcentral|aferes,blodbank,blodcentral,bloddonation,blodgivare,blodgivning,blodtransfusion,donera blod,ge blod,plasmaferes,plateletpheresis,stamcellsdonation
        Rådgivningscenter|kostrådgivning,rådgivning,sexrådgivning,sexualrådgivning
        Ortodontist|tand,tandreglering,tandställning,tandvård,tänder
        Hospis (palliativ vård)|död,döende,hospis,palliativ vård,terminalvård
        Medicinskt laboratorium|analys,analysrådgivning,blodanalys,blodkontroll,diagnos,diagnosering,farmakologi,genetik,immunologi,kemi,lab,laboratoriemedicin,laboratorium,medicinskt lab,mikrobiologi,patologi,provtagning,transfusionsmedicin
        Barnmorska|ackuschörska,gynekolog,gynekologi,jordemo,mödrahälsovård,mödravårdscentra,preventivmedel,ungdomsmottagning
        Arbetsterapi|ergonomi,hjälpmedel,terapi
        Optometri (ögon)|glasögon,korrektionsglas,linser,optometri,optometrier,syn,synfel,synhjälpmedel,ögon,ögonlaser

        Podiatri (fötter)|fot,fothälsa,fotkirurgi,fötter,naglar,podiatri,podiatriker
        Psykoterapi|depression,kuratorer,mental hälsa,psykolog,psykologisk behandling,psykoterapeut,rådgivare,sinne,självmord,terapi,ångest
        Rehabilitering|rehab,terapi
        Provinlämningsplats|blodprovsinlämningsplats,inlämning av provtagningskit,provtagningsstation,självtestinlämning,urininlämningsplats
        Logoped (röst/tal)|dysfagi,logoped,röst,röststörning,språk,språkstörning,tal,talstörning,terapi
        Hiss
        Motorracerbana|bil*,f-1,formula one,go-kart,gokart,kappkörning,motorbana,motortävling,race*,racerbana,rally,rallybana,tävlingsbana
        Kartingbana (Gokart)|go kart,gokart,kart,karting,kartingbana,motorsport
        Motocrossbana|motorcross,motorcykelbana,motorsport,off road,off road-bana,off-road
        Rastplats
        Rastplats med försäljning|vägmat
        Start av led|cykelled,led,ledstart,spårstart,start av cykelled,start av vandringsled,vandring,vandringsstart
        Historiskt flygplan|flyghistoriskt objekt,flygplansmonument,gate guardian,museiflygplan,utställt flygplan,veteranflygplan
        Arkeologisk plats|arkeologi,historia,historisk plats,ruin,utgrävning
        Gränssten|gränsmärke,gränsröse,milsten,råmärke
        Kanon|artilleripjäs,batteri,eldrör,eldverktyg,kanonrör,pjäs
        Slott|fästning,herrsäte,resident
        Historisk fästning|befästning,befästningsverk,citadell,fortifikation,fästning,historisk fäste,ringmur,skans
        Palats|drottning,kung,kunglig,kunglig bostad,palä,praktfull byggnad,residens
        Château|adel,palä,praktfull byggnad,residens,slottsvin,vinslott
        Stadsport|port,ringmur
        Historiskt fort|befästning,befästningsverk,citadell,fortifikation,fästning,historisk fäste,skans
        Herrgård|adel,egendom,gods,herresäte,herrskap,mansion,slot
        Minnesmärke|minnessten
        Blå minnestavla|blå minnesskylt,blå plakett,historisk markör,historisk skylt,informationsskylt,kulturminnesskylt,minnesskylt,plakett
        Minnestavla|inskription,jubileumsplatta,minne
        Stolperstein-minnesplakett|minnesplakett stolperstein,snubbelsten,stolpersten

        Monument
        Historisk skampåle|attraktion,skampåle,spöpåle,stupa
        Ruiner|förfallen byggnad,husras,lämning,rest,ruin,ödehus
        Grav|gravhög,gravvalv,katakomb,klippgrav,krigsgrav,krypta,massgrav,mausoleum,pyramid,sarkofag
        Kors vid väg|krucifix,pilgrim,vägkors
        Helgedom vid väg|helgedom längs väg,pilgrim
        Skeppsvrak|skepp,skrov,vrak
        Koloniområde|kolonilott,koloniträdgård,lott,odlingslott,täppa
        Akvakultur|alger,musselodling,ostronodling,pärlodling,räkor,skaldjur,utplantering av fisk,vattenbruk,vattenväxter
        Fiskodling|abborre,fiskanläggning,fiskfarm,fiskkläckeri,fiskproduktion,fiskuppfödning,karp,lax,stör,tilapia,öring
        Övergivet industriområde (Brownfield)|brownfield,byggtomt,förorenat,industri,rivet,rivningstomt,ödetomt,övergivet
        Gravfällt|begravningsplats,gravfält,griftegård
        Kommersiell område|affärsområde,butiksområde,handel,handelsområde,kommersiell,kommersiellt,shoppingområde
        Byggarbetsplats|byggarbete,bygge,byggnad under konstruktion,byggnad under uppförande,byggnadsplats,byggnation
        Utbildningscampus|campus,högskola,skola,skolcampus,skolcentrum,universitet,utbildningsanläggning,utbildningslokaler,utbildningsområde
        Rabatt|blommor,blomsterrabatt,blomträdgård,plantering
        Skog (brukad)|dunge,lund,skog,skogsdunge,skogsområde,skogsplan,skogsplantering,skogstrakt,skogsvård,timmer,träd
        Garageområde|bilgarage,bilplatser `,bilskjul,bilstall,carport,förrådsgarage,garage,garage landuse,garageanläggning,garagelängor,garageområde med enskilda garage,kallgarage,parkeringsgarage,varmgarage
        Planerad byggnation|framtid,greenfield,urbanisering
        Växthus för trädgårdsväxter|blomma,blomsterhus,driveri,drivhus,odlingshus,orangeri,trädgårdsodling,vinterträdgård,växthus,växtodling
        Hamn|båtplats,båtterminal,marin
        Industriområde|fabriksdistrikt,fabriksområde,industricentrum
        Depå|bussdepå,busstation,fordonsdepå,fordonsgård,fordonslager,lagerdepå,lagringsområde,lastbilsdepå,lastbilsparkering,parkeringsområde,transportdepå,verkstadsområde
        Skrotupplag|bil,bildemontering,bilskrot,bärgning,fordon,metall,metallavfall,metallskrot,metallskräp,metallåtervinning,skrot,skrotningsanläggning,vrak
        Slaktare|chark,fjäderfän,fläsk,gris,kalv,kyckling,kött,nötkött,slakt,slakteri,slakthus,styckare,styckning,styckningsanläggning
        Soptipp|avfallsanläggning,avskrädeshög,tipp
        Äng|slåttermark
        Äng med fruktträd|betesmark med fruktträd,betesäng med fruktträd,frukt,fruktodlingsäng,fruktträd,fruktträdbevuxen äng,fruktträdäng,fruktäng,ängsodling
        Fruktodling i äng|fruktplantering i äng,fruktträdgård i betesäng,fruktträdgård på äng,fruktäng,ängsodling med fruktträd,ängsplanterad fruktträdgård
        Militärt område|krigsmakt,regemente
        Militär flygfält|flyg,landningsbana,militär flygplats,militärt flygfält,startbana
        Kasern|barack,förläggningsbyggnad,kesern,logement,soldat,sovsal
        Militärbas|bas,bevakning,flygvapen,gränsbevakning,krig,kustbevakning,regemente,strid,styrka,trupp
        Marinbas|amfibiekåren,flottan,flottbas,flottilj,kustartilleriet,marinen,marint förband,örlogsbas
        Militärt riskområde|ammunition,farligt område,försvarsmateriel,militärt skyddsområde,minor,oxa,skjutfält,skjutning,skyddsobjekt,sprängning,säkerhetszon,övningsfält
        Militär hinderbana|hinderbana,hinderlopp,hinderlöpning,hoppbana,marin,vakt
        Militärt övningsområde|övningsområde
        Militärt övningsfält|avlyst,krig,luftförsvar,skjutfält,terrängträning,trupp,övning,övningsfällt,övningsområde
        Olivlund|olivdunge,olivfarm,olivfrukt,olivfält,olivgård,olivkultur,olivodling,olivolja,olivplantage,olivproduktion,olivskog,olivträd,olivträdgård,olivträdslund
        Fruktodling|fruktträd,fruktträdgård,äppelträd
        Plantskola|handelsträdgård
        Stenbrott/Sandtag|gruva,sandtag,sandtäckt,sten,stenbrott,stenbrytning,täkt,utgrävning
        Banområde|järnvägskorridor,järnvägsområde,spårkorridor,tåg,tågområde,tågspår
        Rekreationsområde|friluftsområde,grönområde,parkanläggning,parkområde
        Religiöst område|moske,synagoga
        Detaljhandel|affärer,affärsområde,försäljning,försäljningsområde,handel,handelsområde,shopping,shoppingcenter,shoppingområde
        Saltavdunstningsdamm|avdunstning,evaporering,havsvatten,indunstning,salt,saltfabrik,saltlösning,salttillverkning,saltverk
        Vingård|druvor,vin,vindruvor,vineri,vinframställning,vinfält,vinodling
        Vintersportområde|alpint,pist,pistområde,skidbacke,skidområde,skidor,skidort,skidåkning,snowboard,snowboardområde,snöbrädesområde,vintersport
        Center för vuxenspel|flipper,flipperspel,spelmaskin,spelmaskiner,vuxenspel
        Arkadhall|arkad,arkadmaskin,arkadspel,flipper,flipperspel,körsimulatorer,pay-to-play-spel,spelhus,spelkonsol,videospel
        Musikestrad|bandstand,estrad,musik,musikpaviljong,musikscen,orkester,orkester-scen,orkesterscen,paviljong,scen
        Badplats|badbrygga,badhål,badområde,badstege,badställe,badvatten,brygga,simhål,simområde,simställe,vattenbrygga,vattenställe,vildbadplats
        Strandresort|badort,hotellanläggning,kurort,rekreationsort,semesteranläggning,semesterresort,turism,turist,turistanläggning
        Torn/gömsle för fågelskådning|fågelskådare,fågelskådargömsel,fågelskådartorn,fågelskådning,fågelskådningstorn,fågeltorn,utsiktstorn,vilttorn
        Läktare|publik,sittplats,sport,åskådare,åskådarplats
        Bowlinghall|bowling,bowlingbana,kägelspel,kägelsport
        Allmänning|allmän mark,fritt tillträde,öppet område
        Dansbana|bal,balsal,bugg,danshus,folkets park,foxtrot,gammaldans,jive,rotunda,salsa,swing,tango,valls
        Frisbeegolfbana|frisbee,frisbee golf,frisbeegolf
        Hundpark|hundgård,kennel,rastgård
        Escape Room|escape game,pusselrum,quest room,rymningsspel
        Eldstad|brasa,campingbrasa,eldgrop,eldning,grillning,grillplats,lägereld,lägerplats
        Fiskeplats|fiskare,fiske,fiskevatten
        Gym / Fitnesscenter|fitnesscenter,konditionsträning,motionsinstitut,styrketräning,styrketräningslokal,träningslokal
        Yogastudio|joga,meditation,yoga studio
        Utomhusgym|träningsbana,träningsspår
        Balansbom (träning)|balans,balansbom
        Träningsplattform/trapsteg|hopp,hoppövning,låda
        Räck (träning)|hävräcke,pull up,pull-up,pullup,räck,räckhäv
        Armgång|monkey bars,pull up,pullup,räck,stege
        Ryggsträckare|hyperextension,roman chair,rygg,rygglyft
        Barrpress|barr,dips
        Armhävningsstation|armhävning,push up,pushup
        Ringar|pull up,pull-up,pullup
        Träningsinstruktioner|instruktionsskylt,skylt
        Situp-ramp|crunch,sit up,sit-up,sit-up-ramp. situp-ramp,situp
        Träningstrappa|hopp,hoppövning,steg,step up,trapp,trappa,trappor
        Trädgård|botanik,botanisk,odlingslott,plantering,zoologisk trädgård,örtgård
        Botanisk trädgård|botanik,botanisk,ovanliga växter,plantering,växtsamling
        Koloniområde|kolonilott,koloniträdgård,lott,odlingslott,täppa
        Köksträdgård|grönsaksland,köksväxtland,odling,trädgårdsland,örtagård
        Bostadsträdgård|bakgård,gräsmatta,husträdgård,privat trädgård,tomt,villatomt,villaträdgård
        Golfbana|golfanläggning,golfcenter
        Hackerspace|hackare,hackers,hacklab,lan,makerspace,projekt
        Ridskola|häst*,hästridning,rida,ridhus,ridklubb,ridning,ryttare,stall
        Bubbelpool|badtunna,jacuzzi,spa,spabad,varmbadkar
        Skridskobana|curling,hockey,isbana,ishall,ishockey,ishockeybana,ishockeyhall,isrink,konstisbana,skridsko,skridskohall,skridskoåkning
        Inomhuslekland|bollhav,lekland
        Marina|fritidsbåt,gästhamn,segelbåt,småbåt,småbåtshamn,yacht
        Minigolf|bangolf,miniatyrgolf,äventyrsgolf
        Naturreservat|nationalpark,naturområde,naturpark,naturskyddsområde,reservat
        Uteservering|al fresco,beer garden,glassbar,terrass,utomhus,utomhusmatsal
        Park|esplanad,friluftsområde,gräs,gräsmatta,grönområde,lund,nöjesträdgård,oas,plantering,plaza,skog,skogsmark,stadsoas
        Picknickbord|bord,matbord,picknick,utebord,utflyktsbord
        Schackbord|schackbräda,schackspelare,shack,spelbord
        Idrottsplats|arena,fällt,idrottsanläggning,idrottsplan,plan,sportplats,stadion
        Amerikansk fotbollsplan|amerikansk fotboll,football
        Amerikansk handbollsplan|american handball,amerikansk handboll,handball,väggboll,wallball
        Bågskyttebana|bågskytte,bågskyttsbana,pilbåge,pilbågsbana
        Diskusring med kastsektor|diskus,diskus kast,diskus ring,diskus sektor,diskuskast,diskussektor,kastgren,kastring,kastsektor
        Släggkastningsring och kastsektor|kastgren,kastring,slägga,släggkast,släggkastning,släggring,släggsektor
        Höjdhoppsområde|friidrott,höjdhopp,höjdhoppsanläggning,höjdhoppsbana,höjdhoppsyta
        Spjutkastsektor|ansatsbana,javelin,kastgren,kastsektor,spjut,spjutkast,spjutkastning
        Längdhoppsgrop|hoppgren. hopp,längdhopp,längdhoppsbana,planka,sandgrop
        Stavhoppsmatta|hoppgren,matta,ribba,stav,stavhopp,stavhoppsbana,stavhoppsområde
        Kulstötningsring med kastsektor|kastgren,kula,kulsektor,kulstöt,kulstötning,kulstötssektor,ring,stöt
        Trestegsgrop|hopp,hoppgren,längdhopp,planka,tresteg,trestegshopp
        Australisk fotbollsplan|afl,aussie,australiensisk fotboll,australisk fotboll,fotboll
        Badmintonplan|badminton,badmintonbana,fjäderboll
        Basebollplan|baseball,baseball-plan,baseballplan,baseboll,diamant,pitch
        Basketplan|basket,korgboll
        Beachvolleyplan|beachfotboll,beachhall,beachhandboll,beachplan,beachvolley,beachvolleyboll,beachvolleyhall,strandvolleyboll,volleyboll
        Skidskyttebana|biatlonbana,skidskytte,skidskytteskjutbana,skidskytteskytte,skjutområde,skjutvall
        Boule- / Bocce-plan|boccia,boccia-bana,boule,boulebana,lyonnaise,pétanque,pétanque-bana
        Bowlsplan|bowls,shortmat
        Stort schackbräde|gårdsschack,parkschack,schack,schackbräda,schackbräde,trädgårdsschack
        Cricketplan|cricket,kricket,kricketplan
        Ridbana|dressyr,dressyrbana,dressyrring,hoppbana,hoppring,hästbana,hästpolo,hästridning,hästridningsring,hästsport,hästsportarena,longering,manege,ridarena,ridning,ridring,ring,rodeo,rodeoarena,rundbana,rundkorall
        Landhockeyplan|landhockey
        King Out-plan|bengtboll,fyr-ruta,fyrruta,fyruta,king,king out,kingboll,nigger,nogger,ruta
        Trattbollplan|funnel ball,trattboll,trattbollsplan
        Futsalplan|fotboll,futsal,inomhusfotboll
        Gaga Pit|a-ga,dodgeball,ga-ga ball,ga-ga-boll,gaga ball,gaga-boll,ggaga-plan
        Handbollsplan|europeisk handboll,handboll,laghandboll,olympisk handboll
        Kasta hästsko|hästsko
        Nätbollsplan|basket,dambasket,netball,nätboll
        Padelbana|padel,padelplan
        Paintballfält|paintball,paintballplan
        pickelbollbana|pickelboll,pickleball,pickleballbana
        Rugby League-plan|rugby,rugby football,rugby league,rugbyplan,rugger
        Rugby Union-plan|rugby,rugby football,rugby union,rugbyplan,rugger
        Skjutbana|exercisfält,fältskytte,jaktskytte,målskjutning,skjuta,skjutfält,skjutträning,skjutvall,skjutövning,skytte,skytteförening,skytteklubb,skyttepaviljong,sportskytte,vapen,vapenområde,vapenträning,vapenövning
        Shuffleboardbana|bordsshuffleboard,golvshuffleboard,shuffleboard
        Skateboardpark|halfpipe,skate park,skateboard,skateboardramp
        Fotbollsplan|fotboll
        Softballplan|baseboll,boboll,brännboll,softball
        Bordsfotbollsbord|bordsfotboll,foosball,foosballsbord
        Pingisbord|bordtennis,bordtennisbord,ping pong,pingis,pingpong,pingpongbord
        Tennisbana|tennis,tennisplan
        Stångtennisbana|smashboll,snörboll,stångtennis,tetherball
        Volleybollplan|beachvolleyboll,volleyboll
        Lekplats|gunga,klätterställning,lek,lekområde,lekpark
        Inomhuslekplats|bollhav,lekland
        Resort|badort,hotellanläggning,kurort,rekreationsort,semesteranläggning,semesterresort,turism,turist,turistanläggning
        Bastu|badstuga,kölna,sauna
        Skolgård|rastgård,skolgård för elever,skolgårdslekplats,skolgårdsområde,skolgårdsplan,skolgårdsyta,skollekplats
        Stapelbädd|båtramp,docka,fartygsdocka,sjösättning,sjösättningsplats,staplar,torrdocka,varv
        Sportcenter / -anläggning|fitnes,idrottsanläggning,idrottshall,idrottsplan,simhall,sportanläggning,sportcenter,sportpalats,träningsanläggning
        Klättergym|bergsklättring,bergsvägg,bouldering,firning,klättervägg,klättring,klättringsgym,konstgjord klättervägg,rep,repellering,repklättring,topprep,topprepsklättring
        Äventyrspark|aktivitetspark,hinderbana,höghöjdsbana,klätterbana,klätterpark,linbana,repklättring,utmaningsbana,zipline,äventyrsanläggning,äventyrsbana
        Hästkapplöpningsbana|galopp,hästkapplöpning,kapplöpning,kapplöpningsbana,trav
        Gokartanläggning|go cart,gokart,gokartbana,gokartcenter,gokartrace,kart racing,kartbana,karting,kartingbana,kartingcenter,racingbana
        Skjutbaneanläggning|exercisfält,fältskytte,jaktskytte,målskjutning,skjuta,skjutfält,skjutträning,skjutvall,skjutövning,skytte,skyttebiograf,skytteförening,skytteklubb,skyttepaviljong,sportskytte,vapen,vapenområde,vapenträning,vapenövning
        Badanläggning|badhall,badhus,motionssim,pool,simhall,simning,swimmingpool,tävlingssim
        Sporthall|idrottshall,inomhusidrott,sportarena
        Stadium|arena
        Sommarläger|barn,barnläger,ferie,ferieläger,fritid,kollo,lov,lovverksamhet,läger,lägeranläggning,lägergård,semester,ungdom,ungdomsläger
        Naturbadområde|bad,badsjö,badstrand,dyka,klippbad,naturbad
        Simbassäng|pool,simma,simning,swimmingpool
        Tävlingsbana (Icke motorsport)|cykellopp,cykeltävling,galoppbana,hundkapplöpning,hästkapplöpning,kapplöpningsbana,löpbana,löpning,travbana,tävlingsbana
        Ansatsbana för spjutkastning|ansats,ansatsbana,javelin,kastgren,spjut,spjutkast,spjutkastning
        Ansatsbana för längdhopp|ansats,ansatsbana,hoppgren. hopp,längdhopp,längdhoppsbana,planka
        Ansatsbana för stavhopp|ansats,ansatsbana,hoppgren,stav,stavhopp,stavhoppsbana,stavhoppsområde
        Sprintbana|kortdistansbana,löparbana,löparbana för sprint,snabbhetsbana,sprinterbana,sprinting,sprintlöparbana,sprinttrack
        Hinderlöpningsbana|banhinderlöpning,hinderbana,hinderbana för löpning,hinderlöp,hinderlöparbana,hinderlöpning,löparbana med hinder,steeplechase track,steeplechasebana
        Ansatsbana för tresteg|ansats,ansatsbana,hopp,hoppgren,längdhopp,planka,tresteg,trestegsbana,trestegshopp
        Tävlingsbana (Cykel)|cykelbana,cykelspår,cykelstig,cykelväg
        Hästkapplöpningsbana|galopp,hästkapplöpning,kapplöpning,kapplöpningsbana,trav
        Tävlingsbana (Löpning)|kapplöpningsbana,löparbana,löpbana,löpning,springa,sprint,språng,tävlingsbana
        Trampolinpark|hoppa,studsa,studsmatta,trampolin
        Äventyrsbad / Vattenpark|vattenland,vattenlekpark,vattenpark,äventyrsbad
        Horisontell gruvgång (Stoll)|dagort,gruva,gruvgång,gruvhål,gruvingång,horisontell gruvgång,lichtloch,sidoort,stoll,stollen
        Antenn|kommunikation,mobil,sändning,överföring
        Fyrbåk|beacon,båk,böte,ledfyr,sjömärke,vårdkase
        Bikupa|bifarm,honung,pollinering,pollinisation
        Vågbrytare|hamnarm,hamnpir,vågskydd
        Broyta|akvedukt,bro,broområde,fällbro,förbindelse,spång,viadukt,vridbro,vägport,överfart,övergång
        Plansilo|djurfoder,ensilage,foder,fodersilo,lager,pressfoder,spannmål,spannmålslagring,spannmålssilo
        Stenröse|gränsrösen,råmärken stenar,röjningsröse,rös,röse,stenhög,stenrös,stenstapel
        Matthängare|mattpiska,mattställning,piska,piskställning
        Ceremoniell port|båge,ceremoniport,högtidsport,paifang,port,torii
        Laddpunkt för elektriskt fordon|billaddare,elbil,elbilsladdare,elbilsuttag,elektriskt fordon,elfordon,laddbås,laddningsplats,laddningspunkt,laddningsstation,laddplats,laddstolpe,laddställe,ladduttag
        Skorsten|rökgång
        Klarningsbassäng|avföring,avloppsvatten,klarnare,klarningstank,reningsbassäng,reningsverk,sedimenteringsbassäng,segmenteringsbassäng,skit,slamavskiljare
        Kalhygge|avskogning,avverkning,avverkningsområde,föryngringsavverkning,föryngringsyta,hygge,skog,skövlat skogsområde,slutavverkning,timmer,trä,träd
        Kompassros|kompass,norr,syd,vindros,väst,öst
        Kran|lyftkran,telfer,travers,vinsch
        Traverskran|lyftkran,telfer,travers,vinsch
        Portalkran|lyftkran
        Kors|jesuskors,kristet kors,krucifix,pilgrim,vägkors
        Duvslag|brevduvor,duva,duvbostad,duvhus,duvor,fågel,fågelholk,fåglar
        Flaggstång|flagga
        Gasfackla|avfacklingstorn,brännare,brännartorn,eldflamma,fackla,facklingsanläggning,flare stack,flaretorn,gasbrännare,gasbränning,olje- och gasfackla,överskottsbrännare
        Skorengöringsstation|dekontaminationsstation,kontaminationsstation,rengöringsstation för skor,skodekontaminationsstation,skodesinfektion,skodusch,skorrengöring,skotvätt,skotvättstation,stöveldusch,stövelförvaring med rengöring,stövelrengöring,stöveltvätt
        Bränslepump|bensin,bensinautomat,bensinpump,biodiesel,bränsle,bränsleautomat,cng,diesel,etanol,ing,mack,propan,pump,tanka,tankautomat,tankomat,tankstation,tapp
        Gasklocka|cistern,gasbehållare,gascistern,gasometer,naturgas,stadsgas
        Geoglyf|earthwork,hill figure,jordkonst,land art,landskapsfigur,landskapskonst,markfigur,markkonst

        |erosion,erosionsskydd,hövd
        Insektshotell|bihotell,fjärilsholk,fjärilshotell,insektshus,insektsstuga,kryp,mulmholk,småkryp
        Fyr|fyrskepp,fyrtorn
        Mast|antennbärare,mobiltelefon torn,mobiltelefonmast,slavsändare,stagas torn,sändarmast,sändarstation,tv-torn
        Kommunikationsmast|mobilantenn,radioantenn,radiosändning,radiotorn,sändartorn,transmissionsmast,tv-torn
        Mobilmast|mobilantenn,transmissionsmast
        Radiomast|radioantenn,radiosändning,radiotorn,sändartorn,transmissionsmast
        TV-mast|mobilantenn,radioantenn,sändartorn,television,transmissionsmast,tv-sändning,tv-torn
        Belysningsmast|belysning,stadionbelysning,strålkastare,strålkastarljus
        mjölkbord,mjölkbrygga,mjölkpall|mjölkkanneställ,mjölkställ
        Gruvschakt|grotta,gruva,gruvgång,tunnel,underjordisk
        Mätstation|gps,jordbävning,ljud,luftkvalitet,luftkvalité,luftmätning,mätning,observation,observationsrör,radon,seismolog,seismologi,trafik,trafikmätning,vattennivå,väder,väderstation,övervakningsstation
        Obelisk|pelare
        Observatorium|astronom,astronomisk,meteorologisk,rymd
        Oljeborr|olja,oljeborrning,oljepump,oljetorn,petroleum
        Pir|hamnarm,hamnpir
        Flytande pir|brygga,flytande brygga,hamnarm,hamnpir,strandpromenad
        Planteringslåda|blomkruka,kruka,plantering,planteringskärl
        Pumpstation|avloppspump,dräneringspump,oljepump,pump,pumpaggregat,spillvattenspump,vattenpump
        Kaj|angöring,brygga,docka,lastning,lossning,påldäck,sjöfart,spontkaj,stenmur
        Övertäckt reservoir|underjordisk reservoar,vattenreservoar,övertäckt reservoar
        Satellitparabol|fast satellitparabol,motoriserad satellitparabol,motorstyrd parabolantenn,parabol,parabolantenn,parabolisk antenn,parabolisk disk,parabolmottagare,riktbar satellitparabol,roterbar satellitparabol,satellitantenn,satellitkommunikation,satellitlänk,spårande satellitparabol,stationär parabolantenn
        Silo|djurfoder,ensilage,foder,fodersilo,lager,pressfoder,spannmål,spannmålslagring,spannmålssilo
        Skidhoppstorn|hoppbacke,hoppbackestruktur,hoppbacketorn,hoppbacketorn för skidåkning,inrun-torn,skidbacke för hoppning,skidbacketorn,skidhopp,skidhoppningsbacke,skidhoppstorn för inrun,skidhopptorn
        Lagringstank|cistern,tank
        Vattentank|cistern,vattencistern,vattenlager
        Övervakning|bevakning,bevakningskamera,kamera,övervakningsutrustning
        Övervakningskamera|alpr,anpr,cctv,kamera,registreringsskylt,säkerhet,vakt,video,webbkamera,webcam säkerhetskamera
        Trianguleringspunkt|fixpunkt,kartritning,triangulering
        Gruvdamm|gruva,gruvdrift,separation,separationsdam,slamdamm,slurry,uppslamning
        Teleskop|astronomisk kikare,astronomiskt teleskop,kikare,rymdteleskop,stjärnkikare
        Optiskt teleskop|astronomisk kikare,astronomiskt teleskop,kikare,ljusteleskop,reflekterande teleskop,rymdteleskop,spegelteleskop,stjärnkikare
        Radioteleskop|anten,astronomisk kikare,astronomiskt teleskop,kikare,markstation,parabol,parabolanten,parabolantenn,radioanten,radiokikare,radioparabol,rymdteleskop,stjärnkikare
        Torn|radiotorn
        Klocktorn|kampanil,klockgavel,klockspel,klockstapel,kyrkklocka,kyrktorn
        Kommunikationstorn|mobilantenn,radioantenn,radiosändning,radiotorn,sändartorn,transmissionsmast,tv-torn
        Kyltorn|elkraftstation,elkraftverk,kolkraftverk,kraftverk,kärnkraftverk
        Befäst torn|befästning,befästningstorn,borgtorn,försvarstorn
        Dykplattform|dyktorn,hopptorn,svikt,trampolin
        Minaret|bönetorn,böneutropare,islam,minâra,muaddhin,muezzin,muslim
        Utkikstorn|brandtorn,observationspost,observationstorn,utsiktspost,utsiktstorn
        Pagod|asiatiskt tempel,buddhistisk tempelbyggnad,buddistiskt torn,gudstjänstbyggnad,kinesiska pagoder,stupa,stupor,tempeltorn
        Tunnelområde|tunnel,underjordisk,underjordisk passage,underpassage
        Digital skärm|display,led-vägg,skärm,videovägg
        Avloppsreningsverk|avlopp,avloppsverk,reningsverk,vattenrening,vattenreningsverk
        Vattenkran|vattenfontän,vattenkälla,vattenpunkt
        Vattentorn|vattenreservoar
        Brunn|grundvatten,vattenbrunn,vattenhål
        Vattenverk|vattenanläggning,vattenreningsanläggning,vattenreningsverk
        Vattenkvarn|kvarn,kvarnhjul,mölla,skovelhjul,skvalta,skvaltkvarn,vattenmölla
        Väderkvarn|kvarn,mölla,vindkraft,vindmölla,vädemölle
        Vindpump|aerorotor,pump,vattenpump,vind,vindkraft,vindkraftverk
        Fabrik|bearbetning,bearbetningsanläggning,bil,bryggeri,fabriksbyggnad,fabrikstillverkning,industri,montering,monteringsanläggning,möbeltillverkning,oljeraffinaderi,plast,raffinaderi,tillverkning,verkstad
        Industriellt bryggeri|bryggeri,ölframställning,öltillverkning
        Militär bunker|arme,flottan,flygförsvar,krig,marin
        Militär kontrollpunkt|bas,flotta,kontrollpunkt,kontrollstation,krig,luftförsvar,luftvapen,marin,militär kontroll,soldat,trupp,vakt,vägspärr
        Militärkontor|bas,befälskontor,flotta,flygvapen,krig,marin,rekrytera,rekrytering,soldat,värva
        Militär skyttegrav|militärt dike,skyttevärn,värn
        Naturlig båge|bergbåge,båge,klippbåge,naturbro,naturlig bro,naturlig stenbro,rockbåge,stenbåge
        Kala klippor|berghäll,häll,klippor
        Vik|bukt
        Strand|badstrand,badställe,flodstrand,grusstrand,sandstrand,strandlinje
        Udde|bukt,cape,erosion,gadd,garn,hare,kap,kust,niemi,näs
        Grottingång|berghåla,bergrum,bergsöppning,grotta,grotthål,grottsystem,grottöppning
        Klippa|bergskam,brant,klippavsats,platå,stup,terrass
        Fjäll|fjällandskap,högfjäll,trädgräns
        Gejser|hydrogeologi,hydrotermisk explosion,varmvatten,ånga
        Glaciär|gletscher,ismassa,jökel,landis
        Grässlätt|gräsfällt
        Hed|alvar,gräs,kalmark,slätt,slättmark,stäpp,tundra
        Het källa|termalkälla
        Lera|gegga,gyttja,lerigt,sankmark och sumpmark,sörja
        Bergstopp|alp,berg,hjässa,höjd,höjdpunkt,kalott,klack,klint,klätt,kulle,topp
        Halvö|gadd,garn,hare,kap,kust,landremsa,landtunga,niemi,näs
        Rev|barriär,grund,hav,korall,korallrev,revel,sandbank,sandrev,undervattensgrund,undervattensskär
        Klippa/stenbumling fäst i berggrund|berggrund,bumling,sten,stenbumling
        Bergspass|berg,dalgång,lägsta punkt,pass,passage,sadel,sadelpunkt,sänka,övergång
        Sand|öken
        Stensamling|block,lösa block,röse,stenanhopning,stenras,taluskon
        busksnår|buskskog,sly,snår
        Klappersten|flodbädd,grus,klapperstensfält,rundade stenfragment,singel,småsten
        Slukhål|cenote,dolin,kollapskälla,markkollaps,shakehole,snake hole,svallhål,svällande hål,svältande hål,svälthål,sänka,underjordiskt hål
        Källa|källdrag,källflöde,källsprång,källåder,springflöde,vattenhål,vattenställe
        Klippa/stenbumling friliggande|friliggande sten,sten,stenbumling
        Sund|farled,kanal,passage,smalt farvatten,vattenpassage
        Stubbe|borttaget träd,fällt träd,kubb,kubbe,rotstock,rotstump,rädstubbe,stock
        Dal|dalgång,sänka
        Vulkan|berg,krater,lava,magma,vulkankrater
        Vatten|göl,tjärn,vattensamling
        Avrinningsområde|avrinning,dagvatten,dagvattenbassäng,infiltration,infiltrering
        Kanalområde|farled,kanal,ränna,segelränna,vattendrag,vattenled,vattenväg
        Sjö|göl,innanhav,insjö,lagun,pöl,tjärn,vattensamling
        Vallgrav|kanal
        Korvsjö|avskuren flod,bågformad sjö,hästskoformad sjö,meander­båge,meandrande vattendrag,slingrig sjö
        Damm|göl,kvarndamm,liten sjö,tjärn
        Reservoar|tank
        Flodområde|flod,fors,jokk,ström,vattendrag,vattenled,älv
        Bäckområde|biflod,biflöde,bäck,dike,flod,flöde,rännil,ström,vattendrag
        Avloppsvattenbassäng|avföring,avloppsvatten,reningsbassäng,reningsverk,segmenteringsbassäng,skit
        Våtmark|mad,moras,myr,sump,sumpmark,torvmark
        Mosse
        Sankmark|grundvatten
        Mangrove
        Kärr
        Vassbädd|säv,vass
        Salt våtmark (Sälta)|salt våtmark,sälta
        Strängflarkkärr (Aapamyr)|aapamyr,strängflarkkärr
        Träsk
        Tidvattenslätt|ebb,flod,tidvatten,tidvattensslätt
        Våt äng|blöt äng
        Naturskog|bush,djungel,regnskog,skog,träd,urskog,vildmark
        Bokhållare|bokföring,kontorist,redovisningsekonom,räkenskap,tjänsteman
        Adoptionsbyrå|adoptera,adoptering,adoption,barnupptagande
        Reklambyrå|annons,annonsbyrå,annonsering,marknadsföring,reklam
        Arkitektbyrå|arkitekt,arkitektkontor,byggnadskonst,byggnadskonstnär,ritningar
        Frivilligorganisation|biståndsarbetare,frivillig,frivilligarbetare,förening,icke vinstdrivande,ideell,organisation,samhälle,volontär
        Bail Bond-agent|borgen
        Välgörenhetsorganisation|bistånd,biståndsorganisation,hjälpverksamhet,välgörenhet
        Företagskontor|expedition,företag,kontor,kundmottagning
        Konsultkontor|konsult,konsulter,konsultföretag
        Dagkontor|affärslounger,coworking,distansarbete,fjärrarbetsplats,konferensrum,kontor,kontorsarbetsplats,kontorsplats,lånekontor,mötesrum,tillfällig arbetsplats,tillfälligt kontor
        Diplomatkontor|ambassadkontor,ambassadör,diplomat,envoyé,statssändebud
        Konsulat|ambassadkontor,ambassadör,diplomat,envoyé,statssändebud
        Ambassad|ambassadkontor,ambassadör,diplomat,envoyé,statssändebud
        Kontaktkontor|ambassadkontor,ambassadör,diplomat,envoyé,sambandscentral,sambandsman,sambandsmän,statssändebud
        Utbildningskontor|expedition,rektor,rektorsexpedition,skolexpedition,skolledning
        Arbetsförmedling|arbetsförmedlingen,arbetslös,arbetssökande,förmedling,jobb
        Energibolag|elbolag,energi,ström
        Ingenjörskontoret|byggnadsingenjör,civilingenjör,elingenjör,ingenjör,ingenjörsfirma,maskiningenjör,teknisk ingenjör
        Mäklare/bostadsförmedling|bostadsförmedling,bostadsuthyrning,egendom,fastighet,fastighetsförmedling,fastighetsmäklare,fastighetsuthyrning,husförmedling,kontorsuthyrning,mark,mäklare
        Bankkontor|ekonomi,ekonomisk,finans,finanskontor
        Finansiell rådgivare|aktier,arv,bankman,ekonomi,ekonomisk,finanskontor,kapitalförvaltning,pension,rådgivare
        Skogsbolag|skog,skogsvaktare
        Stiftelse|donation,fond
        Myndighet|myndighetskontor,statlig myndighet
        Åklagarmyndighet|distriktsadvokat,justitieminister,åklagare,åtal
        Registreringsbyrå|borgerlig vigsel,folkbokföring,inskrivningskontor,mantalslängder,registrerade enhet,registreringskontor,skattemyndigheten,stadshus
        Skattekontor|skatt,skattemyndigheten
        Kontor för grafiskt designer|design,grafisk design,grafisk designer,grafiskt designkontor,illustrera,teknik,visuell
        Guidekontor|dykguide,fjällguide,guide,rundtur,turistguide
        Försäkringskontor|försäkringar,försäkringsförmedling
        IT-kontor|datakonsult,dator,datorer,datorkonsult,datorspecialist,hårdvara,it-specialist,konsult,mjukvara,mjukvaruutveckling,program,programmering,systemutveckling
        Advokatkontor|advokat,försvarare,juridiskt ombud,jurist,lagman,ombud,rättsombud
        Flyttfirma|bärare,flytt,flyttkarl,flyttlass,flyttning
        Tidningsredaktion|magasin,nyhetsredaktion,redaktion,tidning,tidningslokal,tidskrift,utgivare
        Icke-statlig organisation|fackförening,frivillig,förening,hjälporganisation,icke-kommersiell,ideell,ideell förening,intresseorganisation,organisation
        Notarie|arv,avtal,bevittna,dödsbo,egendom,fullmakt,handlingar,kontrakt,namnteckning,notariekontor,notarius,notarius publicus,påskrift,signatur,testamente,underskrift,värdehandlningar
        Partikontor|parti,partihögkvarter,politik,politiskt parti
        Privatdetektiv|deckare,detektiv
        Fastighetsförvaltning / Uthyrningskontor|bostad,bostadsrättsförening,bostäder,fastighetsförvaltning,leasing,lägenheter,områdeskontor,uthyrning,uthyrningskontor
        Kvasiautonom icke-statlig organisation|icke-statlig,kvasi,kvasiautonom,organisation,quango
        Religiöst kontor|församling
        Forskning och utveckling|efterforskning,forskning,research,undersökning,utveckling,vetenskapligt arbete,vetenskapligt studium
        Bevakningskontor|bevakning,områdesbevakning,ordningsvakt,skyddsvakt,säkerhet,säkerhetsinspektör,säkerhetskontor,säkerhetsvakt,vakt,vaktkontor,väktare,väktarkontor
        Undersökning/inspektion|enkät,inspektion,lantmätare,lantmäteri,mätning,opinionsundersökning,riskbedömare,riskbedömning,skadebedömare,skadebedömning,statistik,stickprovsundersökning,undersökning
        Skatterådgivning|ekonomi,ekonomirådgivning,konsultation,moms,skatt,skattekonsultation,skatteplanering
        Telekom|internet,internetcafé,mobiltelefoni,surfcafé mobil,surfning,telefoner,telefoni
        Terapeut|arbetsterapeut,behandlare,behandling,beteendeterapi,cellgiftsbehandling,familjeterapi,farmakoterapi,fysioterapi,kbt,kemoterapi,kognitiv beteendeterapi,kognitiv terapi,logoped,psykoanalys,psykolog,psykologi,psykoterapeut,radioterapi,röstterapi,samtalsterapi,sexterapi,sjukgymnast,språkterapi,talterapi,terapi
        Översättningsbyrå|översättarbyrå,översättarfirma,översättarkontor,översättarservice,översättningsagentur,översättningsföretag,översättningsoffice,översättningstjänst
        Fackföreningskontor|arbetareförening,fack,facket,fackförbund,fackförbundskontor,fackförening,fackklubb,fackkontor,löntagarorganisation
        Vattenleverantör|vattenbolag
        Ö|atoll,kobbe,skär,skärgård
        Holme|atoll,grund,grynna,havsklippa,kobbe,liten ö,skär,skärgård
        Torg|plaza,publik yta,salutorg,stadstorg
        Område för kraftproduktion|elkraftverk,elproduktion,generator,kol,kraft,kraftproduktion,kärnkraft*,solkraft*,vattenkraft*,vind*
        Koleldat kraftverk|eldkraftverk,fossil,fossilkraftverk,kol,kolkraftverk
        Gaseldat kraftverk|eldkraftverk,fossil,fossilgas,fossilkraftverk,gaskraftverk,naturgas
        Vattendrivet kraftverk|dam,turbin,vattenkraft,vattenkraftverk,vattenturbin
        Kärnkraftsverk|atomkraft,atomkraftverk,generator,kärnkraft
        Oljeeldat kraftverk|eldkraftverk,fossil,fossilkraftverk,olja,oljekraftverk
        Solkraftverk|kraftverk,solkraft,solpaneler
        Solkraftpark|fotovoltaisk kraftstation,solcellsanläggning,solcellsfält,solcellspark,solenergipark,solkraft,solkraftanläggning,solpaneler,solpanelspark,storskalig solkraft
        Avfallsförbränningskraftverk|avfall,avfallsanläggning,avfallsförbränningsanläggning,eldkraftverk,förbränning,förbränningsanläggning,förgasning,generator,graftverk,kraftverk,sopförbränningsanläggning
        Vindfarm|vind,vindkraft,vindkraftverk,vindmölla,vindpark,vindturbin
        Fördelningsstation|elfördelning,elomvandling,elskåp,stadsnätstation,transformator
        Linbaneplattform|aerialway,linbana,linbanehållplats,linbanestopp,linbaneterminal,stopp
        Bussplattform
        Spårvagns- & busstopp|anhalt,busstation,busstopp,spårvagnstopp,spårvägshållplats
        Färjeplattform|brygga,båthållplats,båtstopp,båtterminal,färja,färjehållplats,färjestation,färjestopp,stopp
        |light rail,snabbspårväg,spårvägshållplats,stadsbana,vagn
        Plattform för monorail|balkbana,enskensbana,monorail,monorailplattform,monorailstopp,räls,stopp
        Tunnelbaneplattform|metro,tunnelbana,tunnelbanestopp,underjordisk
        Järnvägsperrong|järnvägsplattform,perrong,stopp,tåg,tågstopp
        Spårvagnsplattform|spårvägshållplats,vagn
        Bussplattform för trådbuss|spårlös,trådbuss,vagn
        Linbanestation|aerialway,linbana
        Busstation / Bussterminal|busstation,bussterminal,resecenter,reseterminal
        Färjeterminal|brygga,båthållplats,båtterminal,färja,färjehållplats,färjestation
        |light rail,lättbana,snabbspårväg,spårvagnstopp,stadsbana,station för light rail,station för snabbspårväg
        Monorailstation|balkbana,enskensbana,monorail,räls
        Tunnelbanestation|metro,tunnelbana,underjordisk
        Järnvägsstation|central,centralstation,huvudbangård,hållställe,järnvägshållplats,linjeplats,trafikplats,tåghållplats,tågstation
        Mindre järnvägshållplats|avstigning,hållställe,järnvägshållplats,påstigning,tåg
        Spårvagnsstation|spårvägshållplats
        |bussterminal,busstopp,trådbuss,trådbusshållplats,trådbussterminal,trådbusstopp
        Stopposition för linbana|linbana,linbanehållplats,linbanestopp,linbaneterminal
        Stopposition för buss|bussterminal,busstopp
        Stopposition för färja|bussterminal,busstopp,färja
        |light rail,lättbana,snabbspårväg,spårvagnstopp,stadsbana,stopposition för snabbspårväg
        Stopposition för monorail|balkbana,enskensbana,monorail,räls
        Stopposition för tunnelbana|tunnelbana,tunnelbanehållplats,tunnelbanestopp,tunnelbanetåg
        Stopposition för tåg|järnvägshållplats,järnvägsstopp,järnvägsterminal,tåg,tågstation,tågstopp,tågterminal
        Stopposition för spårvagn|spårvagnstopp
        Stopposition för trådbuss|bussterminal,busstopp,trådbuss,trådbusshållplats,trådbussterminal,trådbusstopp
        Korsning järnväg/järnväg|diamantkorsning,järnväg-järnvägskorsning,järnvägskorsning,korsande järnvägsspår,korsning,plankorsning,spårkors,spårkryss,tågkorsning
        Ställverk|kontrollbyggnad,kontrollhus,kontrollkabin,kontrollkur,signalbyggnad,signalhus,signalkabin,signalkur,signalställverk,styrhus,styrkabin,styrkur,ställverksbyggnad,ställverkskabin,ställverkskur
        Tunnelbaneingång|t-baneingång,t-banenedgång,tunnelbanenergång
        Tågtvätt|loktvätt,tvätthall
        Korsning spårvagn/gångväg|korsande,korsande spårvagnsspår,korsande spårvägsspår,korsning,plankorsning,spårvagnskorsning,spårvägsskorsning
        Korsning spårvagn/väg|korsande,korsande spårvagnsspår,korsande spårvägsspår,korsning,plankorsning,spårvagnskorsning,spårvägsskorsning
        Vändskiva för järnväg|järnvägsvändskiva,lokvändskiva,tågsvängskiva,tågvändskiva,vändskiva
        Bangård|godsbangård,godstågstation,godsvagnstopp,järnvägsgård,kombiterminal,rangerbangård,växlingsbangårdar
        Jordbruksaffär|bekämpningsmedel,djurmat,frön,gödningsmedel,gödsel,jordbruk,jordbruksmaskiner,jordbruksutrustning,jordbruksverktyg,lantmannaföreningen,utsäde
        Vin-och-spritaffär|alkohol,bolaget,spritaffär,systembolaget,systemet,vin,vin- och sprit,vin- och spritaffär
        Anime/Manga-affär|anime,cosplay,dakimakura,figurer,japan,manga
        Antikaffär|antikshop,antikt,antikvariat,antikvitetsaffär
        Vitvaror|diskmaskin,frys,hushållsmaskin,hushållsmaskiner,kylskåp,köksfläkt,mikrovågsugn,spis,tvättmaskin,ugn,vitvara,vitvaruaffär,vitvarukedja
        Konstaffär|galleri,konsthandlare,konstutställning,kulturer,statyer,tavlor
        Babyprodukter|baby,babykläder,barnkläder,barnvagnar,blöjor,bäbis,bäbiskläder,nappar,nappflaskor,småbarn,spjälsängar
        Väskbutik|bagage,bagageväskor,handväska,handväskor,plånbok,resväska,resväskor,väska,väskaffär,väskor
        Bageri|bagare,baka,bröd,bullar
        Badrumsinredning|badrum
        Grillaffär|barbecueaffär,barbecuebutik,barbequebutik,bbq-affär,bbq-butik,bbq-shop,grillbutik,grillning,grillshop
        Skönhetssalong|hälsoanläggning,kosmetik,kuranstalt,kurort,naglar,salong,shiatsu,skönhet,skönhetsbehandlingar,smink,spa
        Nagelsalong|hand,handvård,händer,manikur,manikyr,manikyrist manikyrera,nagel,nagelvård,naglar,pedikyr
        Solarium|konstgjort solljus
        Sängaffär|bädd,bäddbutik,kuddar,kudde,madrass,madrassbutik,säng,sängbutik,täcke
        Dryckaffär|alkohol,dricka,dryck,läsk,läskedryck
        Cykelaffär|cykelbutik,cykelförsäljning,cykelreparatör
        Båtaffär|båttillbehör,eka,fiskebåt,jet-ski,jetski,motorboat,roddbåt,segel,segelbåt,vattenskoter
        Vadslagning|dobbel,måltipset,stryktipset,trav,vadhållning
        Bokhandel|antikvariat,bokförsäljning
        Affär för hembryggningstillbehör|bryggning,hembryggning,vin,vinbryggning,vintillverkning,ölbryggning,öltillverkning
        Slaktare|chark,charkuterihandlare,charkuterist,kött,köttaffär,köttstyckare,styckare
        Affär för kameratillbehör|film,foto,fotografering,kameratillbehör. kamera,kameratillbehöraffär,linser,objektiv
        Ljusaffär|ljus,ljusstakar,mysljus,stearinljus,värmeljus
        Cannabisaffär|cannabis,marijuana,pot,reefer,weed
        Bilhandlare|bilfirma,bilförsäljning,bilreparatör,bilsäljare
        Bilhandlare med begagnade bilar|begagnade bilar,begagnat,bilar
        Biltillbehör|bildelar,bilreservdelar,motor,reservdelar
        Bilverkstad|bilreparatör,motor,verkstad
        Husvagnsförsäljare|husbil,husbilsförsäljare,husvagn,tältvagn
        Mattaffär|matta,mattor
        Katalogaffär|katalog
        Second hand-butik|andrahandsbutik,begagnade varor,begagnat,bättre begagnat,myrorna,second handbutik,secondhand,secondhandbutik,vintage,välgörenhet,välgörenhetsbutik
        Ostaffär|ost,ostar,ostbutik
        |hygien,hygienartiklar,kemi,kemiaffär,kosmetik,kosmetika,rengöring,rengöringsmedel,smink,städ,städmaterial
        Chokladaffär|choklad,konfekt,pralin,praliner
        Klädaffär|ekipering,klädbutik
        Affär med secondhandkläder|affär för secondhandkläder,begagnade,blusar,byxor,kjolar,klädbutik,klänningar,kostymer,secondhand,secondhandkläder,shorts,skjortor
        Kostymbutik|affärsman,kostym,skjortor,slips
        Underklädersaffär|damunderkläder,kalsonger,lingeri,mode,sockar,strumpor,trosor,underkläder,underklänning
        Affär med bröllopskläder|brud,brudgum,brudklänning,brudtärna,bröllop,bröllopsklänning,festkläder,frack,smoking
        Arbetsklädsbutik|arbetskläder,blåkläder,hantverkare,skyddsskor,stålhätta,varselkläder,yrkeskläder
        Kaffeaffär|bryggkaffe,kaffeböner,kaffebönor,kaffepulver
        Affär med samlarobjekt|antikviteter,dockor,figurer,filateli,frimärken',medaljer,mynt,numismatik,samlare,samling,serier
        Datorbutik|data,dator,datoraffär,datorer,datorförsäljning,datorhårdvara,datorprogram
        Godisaffär|choklad,godis,godisbutik,karameller,konfektbutik,konfektyr,sötsaker
        Närbutik|kvartersbutik,livsmedel,livsmedelsbutik
        Tryckeri|copyshop,kopiering
        Sminkaffär|kosmetika,kosmetikaffär,smink
        Butik med landsbygdsförnödenheter|bonde,bönder,djurfoder,foder,granngården,jakt,jaktutrustning,landsbygdsförnödenheter,landsbyggdsbutik,lanthandel,lantmannaföreningen,ridtillbehör,ridutrustning,trädgårdsbutik,trädgårdsmaskiner,utomhuskläder
        Konst- & hantverksbutik|hantverk,konsthantverk,slöjd
        Gardinaffär|drapera,draperier,fönster,gardiner
        Mejeriaffär|mejeri,mjölk,mjölkaffär,ost,ägg
        Delikatessaffär|delikatess,delikatesser,finmat,kött,smörgås
        Varuhus|affärshus
        Byggmarknad|bygghandel,byggmaterial,byggsats,byggsatser,byggvaruhus,elverktyg,gör det själv,gör-det-själv,gördetsjälv,handverktyg,heminredning,indie,inredning,verktyg
        Affär med dörrar|dörr,dörrar,dörreparation,dörrepatör,dörrförsäljning
        Kemtvätt|kemisk tvätt,kemtvättar
        Affär för elektroniska cigaretter|e-cigarett,elcigarett,elektrisk cigarett
        Affär med elutrustning|amatur,belysning,elektronik,elutrustning,fläkt,kabel,kablage,kablar,kraft,led
        Elektronikbutik|apparater,batterier,dator,datorer,hemelektronik,hushållsapparater,kablar,kylskåp,ljud,spisar,torktumlare,tvättmaskin
        Sexshop|erotik,erotikaffär,erotisk,kondomer,pornografi,porr,porrfilmer,porrtidningar,sex,sexaffär,sexfilmer,sexleksaker,underkläder
        HBTQ-sexshop|erotik,erotikaffär,erotisk,gay,hbtq,kondomer,lesbisk,pornografi,porr,porrfilmer,porrtidningar,sex,sexaffär,sexfilmer,sexleksaker,underkläder
        Esoterisk butik (mystik/New Age)|alternativ butik,alternativandlighet,aromaterapi,astrologi,aura,chakra,chakrabalansering,energihealing,esoterisk affär,esoterisk butik,essential oils,eteriska oljor,feng shui,healing,horoskop,kristallbutik,kristaller,kristallhealing,kristallstenar,kristallterapi,magi,magibutik,meditation,meditationstillbehör,mineralbutik,mineraler,mystikbutik,new age-butik,numerologi,ockult,ockultism,pagan,paganism,pendel,pendelbutik,pendelsten,runor,runstenar,rökelse,rökelser,shamansk butik,shamansk praktik,spiritism,spirituell butik,spådom,spåkort,stenar,tarot,tarotkort,wicca,wiccabutik,woo
        Tygaffär|sömnad,tyg,tyger
        Gårdsbutik|egenproducerat,närproducerat
        Affär för modeaccessoarer|accessoarer,doft,halsdukar,handväskor,hattar,klockor,modeaccessoarer,paraply,parfym,plånböcker,smycken,solglasögon,väskor
        Kaminbutik|eldstäder,gaskamin,kakelugn,kamin
        Fiskeaffär|bete,fiska,fiskare,fiske,fiskeutrustning,levande bete,sommarfiske,vinterfiske
        Affär för golv|golv,golvläggning,klinkergolv,parkett
        Florist|blomförsäljning,blommor,blomsterbindare,blomsterhandlare,bukett
        Ramaffär|inramning,ramar
        Affär för fryst mat|frys,frysmat,fryst,fryst mat,färdigmat,färdigrätt,färdigrätter,matlådor
        Bränsleaffär|bränsle,bränslebutik,eldningsolja,fotogen,kol,lpg,motorbränsle,propan,träkol
        Begravningsbyrå|begravning,begravningsceremoni,begravningsentreprenör,bodelning,gravsten,gravstenar,gravsättning,jordfästning,kremering
        Möbelaffär|bord,hylla,inredning,möbelgrossist,möbelvaruhus,soffa,soffor,stol,stolar
        Affär för brädspel|brädspel,kortspel,live action-rollspel,miniatyrer krigsspel,spelbutik,strategispel,tärningsspel
        Trädgårdscenter|blomkrukor,blommor,buskar,jord,kompost,krukväxter,landskap,planteringsjord,träd,trädgårdsverktyg,trädgårdsväxter
        Gasbutik|cng,fordonsgas,gasbehållare,gasflaskor,gasol,gasolflaskor,lpg,metangas,naturgas,propan,återfyllning
        Generell affär|byaffär
        Presentbutik|grattiskort,gratulationskort,gåva,gåvor,present,presenter,souvenir,souvenirbutik,souvenirer
        Guldköpare|butik för guldinköp,guldbyrå,guldhandlare,guldinköpare,guldshop,guldutköp,guldåterköpare,återköp av guld
        Grönsakshandlare|frukt,frukthandel,frukthandlare,grönsaker,vegetabiliskt
        |gräsklipparebutik,gräsmattebutik,jordfräsbutik,maskinbutik för trädgård,motorsågbutik,snöblåsarebutik,trimmerbutik,trädgårdsmaskiner,trädgårdsredskap,trädgårdsutrustningsbutik,trädgårdsverktyg,trädgårdsverktygsaffär
        Hårfrisör|frisör,hår,hårfärgning,hårförlängning,hårklippning,hårkonstnär,hårkreatör,hårtvätt,rakning,salong,skägg,skönhet,stylist
        Barberare|frisör,frisör för män,herrfrisör,hårklippning,mustaschfrisör,rakfrisör,rakning,rakningssalong,rakstuga,skäggfrisör,skäggtrimning,skäggvård
        Affär för hårprodukter|balsam,frisyr,frisör,frisörtillbehör,hårförlängningar,hårspray,konstgjorda naglar,schampo,skönhetsmedel
        Järnaffär|badrum,bult,bultar,bygg,elverktyg,handverktyg,hushållsprodukter,järnbeslag,järnhandlare,järntillbehör,krokar,kök,köksutrustning,lås,metallverktyg,nycklar,redskap,skruv,skruvar,spik,trädgårdsredskap,verktyg,vvs
        Hälsokostbutik|hälsomat,kosttillskott,köttersättning,mjölkersättning,naturligt,organisk,organist,vegan,vegetarian,vitaminer
        Hörapparater|hörhjälpmedel,hörsel,hörselskada,hörselskadade
        Medicinalväxter|läkande örter,örter
        HiFi-butik|audio,förstärkare,hifi,högtalare,ljud,ljudanläggning,ljudåtergivning,stereo,stereoanläggning,video
        Honungsaffär|honing,honung,honungsbutik
        Affär för hushållstextilier|bäddning,dukar,filtar,gardiner,handdukar,hushållstextilier,lakan,linne,näsdukar,påslakan,servetter,sängtextilier,textilier,örngott,överkast
        Husgeråd|bestick,hem,hushåll,köksredskap,porslin,prydnadsföremål
        Jaktbutik|jakt,jaktaffär,jaktgevär,jaktutrustning,jaktvapen
        Inredningsaffär|dekoration,inredning
        Juvelerare|armband,diamant,guld,halsband,klockor,pärla,pärlor,ring,silver,smycken,örhänge,örhängen
        Kiosk|butik,cigaretter,dryck,glass,godis,korv,läsk,snus,tidningar,tobak
        Köksinredning|bänkskivor,kök,köksskåp,skåpluckor
        Tvättinrättning|tvätt,tvättautomat,tvättemat,tvätteri,tvättomat,tvättstuga
        Tvättinrättning med självbetjäning|mynttvätt,tvätt,tvättautomat,tvättemat,tvätteri,tvättomat,tvättstuga
        Läderaffär|läder,läderjackor,läderkläder
        Belysningsbutik|belysning,glödlampor,lampor,led
        Låssmed|dyrkning,lås,låsdyrkning,låsinstallation,nyckel,nyckelkopiering
        Lotteri|bingospel,hasard,hasardspel,lottdragning,lottförsäljningen,lottstånd,tombola
        Köpcenter|affärshus,köpcentrum,shoppingcenter,shoppingcentrum
        Massage|massagebehandling,thaimassage
        Medicinsk utrustning|bandage,blodtrycksmätare,glucometer,glukometer,hjälpmedel,kryckor,ledstöd,ortopedteknik,rullstol,träningsbollar
        Affär med militäröverskott|arméöverskott,krigsöverskott,marinöverskott,militärkläder,militärt överskott,militärutrustning,militäröverskott,vapen,överskottslagret
        Mobiltelefoner|mobiltelefonbutik,mobiltelefoni,telefonbutik
        Butik med mobiltelefontillbehör|mobil,mobilaccessoarer,mobilbutik,mobilfodral,mobilskal,mobiltelefontillbehör,mobiltelefontillbehörsbutik,mobiltillbehör,telefonaccessoarer
        Affär för byggmodeller|hobby,modellbutik,modellbygge,modellbyggnad,modellbåtar,modellfigurer,modellflyg,modellpaket,skalmodeller
        Långivare|mikrolån,telefonlån,utlåning,utlåningsinstitution
        Återförsäljare av motorcyklar|motorcykel,motorcykelbutik,motorcykeltillbehör,motorcykelåterförsäljare,motorcyklar
        Motorcykelverkstad|moped,mopedverkstad,motorcykel,motorcykelreparatör,motorcykelservice,motorcyklar,reparation,service,verkstad
        Musikaffär|cd-affär,kassett,musikbutik,skivaffär,skivbutik,vinyl
        Musikinstrument|instrument,noter
        Tidningsaffär|magasin,pressbyrå,pressbyrån,tidningar,tidningskiosk,tidningsställ,tidskrifter
        Hälsokost|hälsa,hälsoprodukter,hälsoörter,mineraler,viktminskning,vitaminer
        Nötbutik|cashewnötter,frön,hasselnötter,jordnötter,kastanjer,kokosnötter,macadamia,mandlar,nöt,nötter,paranötter,pekannötter,pistagenötter,torkad frukt,valnötter
        Optiker|glasögon,linser,synundersökning,ögon
        Friluftsaffär|campingutrustning,friluftsliv,klätterutrustning,klättring,tält,uteliv,vandring,vandringsutrustning
        Utlämning av online-beställningar|internet,online,paket,paketutlämning,posten,utlämning
        Färgbutik|färg,målarfärg,målning
        Partybutik|ballonger,dekoration,dräkter,engångsbestick,engångsglas,engångstallrikar,fest,festival,festivalutrustning,festutrustning,kallas,kallasdekoration,kallasutrustning,party,partyutrustning,serpentiner,småpresenter,utklädning
        Pastabutik|färsk pasta,makaroner,pasta,pastaaffär,ravioli,spaghetti
        Konditori|cafe,fik,finbageri,kaffeservering,kondis,sockerbagare,sockerbageri
        Pantbank|pant,pantbanken,pantbelåning,pantlånekontor,varubelåning
        Parfymbutik|kosmetika,parfym,parfymaffär,parfymeri,smink
        Djurbutik|djur,djuraffär,djurburar,djurmat,djurtillbehör,hundar,katt,katter
        Pälsvård för husdjur|hundskötsel,hundvård,katt,kattskötsel,pälsvård,trimning
        Fotoaffär|bild,film,filmkamera,foto,fotografi,fotokamera,fotoredigering,framkallning,kamera,kameratillbehör,kameror,konvertering,ram,video
        Piercingstudio|kroppspiercing,kroppssmycken,piercing,piercingbutik,piercingsmycken,piercingverkstad
        Keramikaffär|keramik,krukor,vaser
        Butik för skrivarbläck|bläck,fax,faxbläck,kopiator,kopieringsbläck,skrivarbläck,skrivare,skrivartoner,toner
        Medium / Psykisk|ande,astrologi,klärvoajans,klärvoajant,kristallkula,medium,ockult,parapsykologi,seare,siare,sierska,spiritist,spådam,spådom,spåkvinna,spåman,synsk,tarot,tarotkort
        Fyrverkerier|nyårsraketer,pyroteknik,raketer,smällare,tomtebloss
        Radio / Elektronikbutik|elektronik,elektronikdelar,elektronikkomponenter,radiobutik,radiodelar,radioteknik,radiotillbehör,transistor
        Religiös butik|biblar,kyrkobutik,psalmböcker
        Hyrbutik|hyra,låna,uthyrning
        Reparatör|laga,renovera,reparera,trasig,verkstad
        Risaffär|ris,risbutik
        Dykarbutik|dykning,dykutrustning
        Fiskaffär|bläckfisk,fiskhandlare,hummer,krabba,musslor,ostron,räkor,skaldjur
        Second hand|loppis,loppmarknad,secondhand
        Sybutik|garn,sybutik. sömnadsbutik,symaskin,sömnad,tråd,tyg
        Skomakare|skor,skoreparation,skoreparatör
        Skoaffär|skobutik,skor
        Affär för kryddor|chili,curry,gurkmeja,ingefära,kanel,kryddbutik,kryddor,peppar,saffran,salt,wasabi,örter
        Sportaffär|löpskor,sportkläder,sportutrustning,träningskläder,träningsskor,träningsutrustning
        Pappershandel|anteckningsböcker,grattiskort,kontorsmaterial,kort,kuvert,papper,pappersvaror,pennor
        Hyrlager|bilförvaring,förråd,förrådsutrymme,förvaring,husvagnsförvaring,långtidslager,magasinera,magasinering,möbelförvaring,säsongsförvaring,vinterförvaring
        Mataffär|affär,dagligvarubutik,livsmedel,livsmedelsbutik,självbetjäningsbutik,självköp,snabbköp,stormarknad,supermarket
        Organisk mataffär|naturlig mat,naturligt,organisk mat,organiskt,snabbköp,supermarket
        Butik för pooltillbehör|badtunna,basäng,jacussy,pool,poolbutik,poolbutikleveransbutik´,poolinstallation,poolinstallationsbutik,poolservice,pooltillbehörsbutik,poolunderhåll,poolunderhållsbutik,poolutrustningsbutik
        Skräddare|klänning,kostym
        Tatueringsstudio|tatuera,tatuerare,tatuering,tatueringssalong
        Te-butik|påste,teblad,the,thé,örtte
        Telekombutik|internet,internetleverantör,isp,kommunikation,nätverk,röst,talkommunikation,tele
        Biljettförsäljning|biljetter,biljettkassa,biljettkontor,biljettlucka,biljettsäljare,biljettåterförsäljare
        Kakelbutik|kakel,kakelplatta,klinker,plattor
        Tobaksbutik|cigarett,cigaretter,cigarr,cigarrer,pipa,pipor,rökning,röktillbehör,snus,tobak
        Verktygsuthyrning|byggmaskiner,byggverktyg,hyrning,uthyrning,uthyrning av verktyg,verktyg
        Leksaksaffär|barnsaker,leksaker
        Proffshandel|brädgård,brädor,byggmaterial,byggnadsmaterial,fönster,granngården,jordbruk,jordbruksprodukter,kakel,lantmannaföreningen,proffs,proffsmarknad,trähandel,trävaror,vvs,vvs-specialist
        Resebyrå|charter,charterflyg,charterresa,reseagent
        Affär för troféer|belöningar,gravyrer,medaljer,plackat,priser,trofe,trofeer,trofé,trofébutik,troféer,utmärkelser
        Däckfirma|balansering,däck,däckbyte,däckförsäljning,fälg,fälgar,hjul,hjulbyte,hjulförsäljning
        Tom lokal|butik för uthyrning,lokal för uthyrning,tom butik,tom butikslokal,uthyrning
        Dammsugarbutik|dammsugare,dammsugarpåsar,dammsugartillbehör,dammsugaråterförsäljare
        Fyndbutik|billigt,fynd,lågpris,lågprisbutik,överskott,överskottsaffär
        Videobutik|dvd,filmbutik,filmförsäljning,filmuthyrning,vhs
        TV-spel|dataspel,datorspel,konsolspel,spelkonsoler,tvspel,videospel
        Klockaffär|klockbutik,klockor,uraffär,urbutik
        Affär för dricksvatten
        Vattensport- / Simbutik|badkläder,dykbutik,kajakbutik,kanotbutik,paddlingsbutik,simb­utik,simning,snorklingsbutik,sup-butik,surfbutik,vattensport,vattensportbutik
        Vapenaffär|ammunition,jakt,kniv,knivar,pistol,skjutvapen,vapen
        Grosistaffär|engros,grosist,grosshandel,grossistklubb,grossistlager,grossistverksamhet,lagerklubb,mängdhandel,partihandel
        Affär för peruker|hårförlängning,löshår,peruker,tupé
        Persienner|jalusi,markis,rullgardin,spjälgardin,spjäljalusi
        Vinaffär|systembolaget,systemet,vin,vinförsäljning
        Datacenter|datalagring,datasystem,datorcenter,datorsystem,informationsteknologi,it-center,molnet,serverfarm,serverhall,serverrum,telekommunikation
        Telefonstation|telefonväxel,telekommunikation
        Fjällstation|fjällstuga
        Turistlägenhet|andelslägenhet,condo,gästlägenhet,lägenhet,lägenhetshotell,turist
        Akvarium|hav
        Konstverk|gatukonst,målning,offentlig konst,publik konst
        Byst|figur
        Graffiti|gatukonst,graffitikonst,kladd,klotter,spray,sprayfärg
        Konstinstallation|installation,interaktiv konst,kultur,modern konst
        Väggmålning|fresco,mural,målning
        Skulptur|figur,snideri
        Staty|figur,snideri
        Turistattraktion|sevärdhet,sevärdighet
        Tältplats/husvagnsplats|husvagn,husvagnsplats,tält,tältplats
        Campingplats|campinganläggning,husvagn,tält
        Vildmarkscamping|enkel camping,friluftscamping,informell camping,naturcamping,primitiv camping,vildmark
        Gruppcampingplats|campingplats för grupp,lägerplats,scoutcamping,ungdomscamping
        Ställplats|fricamping,husbilscamping,husvagnscamping
        Stuga|campingstuga,helg,helgboende,ledighet,semester,semesterboende,semesterstuga,sommarstuga
        Konstgalleri|galleri,konsthandlare,konstutställning,kulturer,statyer,tavlor
        Gästhus|b&d,bed & breakfast,logi,pensionat,övernattningsställe
        Vandrarhem|övernattningsställe
        Hotell|hotellanläggning
        Information|infokarta,informationskarta,informationskällan,turistbyråer,turistkontor
        Informationstavla|avgång*,fakta,historisk information,turistinformation
        Välkomstskylt|skylt,välkommen,välkomna
        Vägvisare|guidepost,stigvisning,vandringsskyllt,vägmärke
        Karta|*karta,cykelkarta,industrikarta,navigering,stadskarta,vägkarta
        Turistinformationskontor
        Spårmarkör|led,ledmarkör,ridled,rutt,ruttflagga,ruttmarkör,skidled,skoterled,stenhög,stig,stigmarkör,vandring,vandringsled,vägmarkör
        Informationsterminal|infokarta,informationskarta,informationskälla,turistbyrå,turistkartor
        Besökscenter
        Motel|motell,motorhotell,väghotell
        Museum|arkeologi,galleri,historia,historik,konstsamling,museibyggnad,samling,utställning,vetenskap
        Historiskt museum|artefakter,diorama,grund,hall,historia,historisk,institution,stadsmuseum,utställning,utställningar
        Picknickplats|picknick,utflykt
        Nöjespark|nöjesfält,nöjesplats,åkattraktioner
        Turridningsstation|hästrastning,häststall,ridningsstation,ridstation,stall,tur,turridning
        Utsiktspunkt|utsikt,utsiktsplats
        Stuga (för vandrare o.d.)|barack,fjällstuga,hajk,hydda,koja,kyffe,vandring,vildmarksstuga,ödestuga,övernattning
        Zoo|djurpark,zoologisk trädgård
        Barn-zoo|barn,barndjurpark,djur,djurpark,klapp-zoo,klappa,lantgårdsdjur,mini-zoo,minidjurpark
        Safaridjurpark|djurpark,genomkörningsdjurpark,safari,safaripark
        Vilddjurspark|djurpark,inhemska djur,vilddjur
        Åtkomst till vattenväg|båtiläggning,iläggning,iläggningsplats,kajak,kajakplats,kanot,kanotplats,paddling,portage,rodd,roddbåt,sjösättningsplats,upptagning,vattenvägsåtkomst,åtkomstpunkt för vattenväg
        Båtvarv|båtställplats,uppläggningsplats,varv,vinterförvaring
        Fördämning|vattensamling
        Våt- / Torrdocka|båtdocka,docka,fartygsdocka,fartygsvarv,lastdocka,torrdocka,varv,våtdocka
        Sjömack|bränslestation,båtmack,båtmensinstation,tankstation båtbensninmack
        Slussport|kanal,sluss
        Milsten vid vattenväg|avståndsmärke,kilometerpåle,kilometerstolpe,kilometertavla,milsten,milsten vid vattendrag,referenstavla,sjöfart
        Marin latrintömning|båtlatrin,båtsanitet,båttömnig,campingtoalett,cdp,ctdp,dumpstation,elsan,gråvatten,gråvattentömning,kemisk toalett,latrintömning,pumpa ut,sanitet,sanitära,toalettömning,tömningsplats,utpumpning,vattenfarkoster
        Dricksvatten för båt|vattenpåfyllning
        Vattenfall|fall,fors
        Damm|vattensamling
        """
}
