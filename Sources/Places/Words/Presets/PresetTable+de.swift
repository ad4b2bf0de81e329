// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language de.
    static let de: StaticString = """
        Seilbahnmast|liftmast,liftstütze
        Flughafen,Flugplatz,Airport|flugzeug,jet
        Vorfeld|abstellfläche,flugzeugparken,rangieren
        Flugsteig,Gate|flughafengate,wartebereich
        Hangar,Flugzeughalle|flugzeug,halle
        Hubschrauberlandeplatz,Heliport,Helipad,Helikopterlandeplatz|heli,helikopter,hubschrauber,hubschrauberplattform
        Rollhalteort,Rollhalt|halt,stop
        Flugzeugparkposition|parken
        Weltraumbahnhof,Raumhafen|kosmodrom,raketen,raketenstartanlage,raketenstartbasis,raketenstartkomplex,spaceport
        Flughafenterminal,Abfertigungshalle|abfertigung,terminal
        Windsack|windbeutel,windhose,windsocke
        Tierpension
        Tierzucht|tierzuchteinrichtung,tierzüchtung
        Tierheim|tierasyl
        Kunstzentrum|kulturzentrum
        Geldautomat|atm,bancomat,bankautomat,bankomat,geldausgabeautomat
        Backofen|holzofen,ofen,pizzaofen,steinofen
        Bank-Filiale|bank,kreditgenossenschaft,kreditinstitut,treuhandgesellschaft
        Bar|cocktailbar,nachtbar
        LGBTQ+ Bar
        Grill|barbecue,bbq,grillen,grillrost,grillstelle
        Sitzbank|bank,parkbank
        Fahrradparkplatz|fahrradständer,veloparkplatz,veloständer
        Fahrradparkgarage|fahrradparkhaus,fahrradparkstation,mehrstöckige fahrradgarage
        Fahrradschließfächer|fahrradboxen
        Fahrradschuppen|fahrradabstellschuppen
        Fahrradverleih|fahrradmietstation
        Fahrradreparaturstation|fahrrad-servicestationen,fahrrad-station,fahrrad-stützpunkt,fahrradreparatur-werkzeug-standplatz,fahrradreparatur-werkzeugkasten
        Fahrradwaschanlage,Fahrradwaschstation,Fahrradwaschplatz,Fahrradreinigungsstation
        Biergarten
        Stationäres Aussichtsfernrohr|aussicht,aussichtsfernrohr,aussichtsplatform,aussichtswarte,doppelfernrohr,feldstecher,fernblick,fernglas,fernrohr,landschaftsbeobachtung,münzfernrohr,naturbeobachtung,refraktor,spektiv
        Bootsverleih|bootsvermietung
        Bootslagerplatz|bootshaus,bootslagerstätte,marina,trockendock
        Geldwechselstube|bargeldumtauschgeschäft,geldwechselgeschäft,wechselstube,währungsumtauschgeschäft
        Café|bistro,cafébar,kaffee,teestube
        Bubble-Tea-Café|boba,bubble milch tee,perlenmilchtee,taiwanesisches teegetränk,tapioca
        Kaffeehaus|americano,brauner,cappuccino,espresso,gebräu,heiße getränke,kaffee,kakao,latte,macchiato,tee,tropf,verlängerter
        Teehaus|tee,teeraum,teestube,teezeremonie
        Car-Pooling-Station|car pooling,car sharing,mitfahren
        Autovermietung|kfz-verleih
        Car Sharing Station|car sharing
        Autowäsche|autowaschanlage,autowaschstation,waschanlage
        Kasino|casino,glücksspiel,poker,roulette,spielbank
        Ladestation für Elektrofahrzeuge|e-tankstelle,ladestation,ladestation für elektroautos,ladestelle,ladesäule,normalladepunkt,normalladestelle,normalladesäule,pedelecs und e-bikes,plug-in hybridfahrzeuge,schnellladepunkt,schnellladestelle,schnellladesäule,stromtankstelle
        Fahrrad-Ladestation|e-bike-ladestation,pedelec-ladestation
        Kinderbetreuung|hort,kinderkrippe
        Kino|autokino,filmpalast,filmtheater,lichtspielhaus,lichtspieltheater
        Ärztezentrum,Klinik|facharztzentrum,gesundheitszentrum,medizinisches versorgungszentrum,mvz,versorgungszentrum
        Abtreibungsklinik|schwangerschaftsabbruchsklinik
        Dialysezentrum|dialyse,dialysepraxis,nephrologisches zentrum,nierenzentrum
        Kinderwunschklinik|in-vitro-fertilisation,ivf,künstliche befruchtung
        Uhr|kirchenuhr,turmuhr
        Sonnenuhr
        Gemeindezentrum|bürgerhaus,gemeinschaftszentrum,stadteilzentrum,stadthalle
        Vereinshaus|clubhaus,klubhaus,klubheim,klublokal,vereinsgebäude,vereinsheim,vereinslokal,vereinssitz
        Gemeinschaftshaus|gemeindesaal,mehrzweckhalle,versammlungshaus
        Kulturhaus|kulturanlage,kulturforum,kulturgebäude,kulturinstitut,kulturkomplex,kulturpalast,kulturpavillon,kulturstätte,kulturtempel,kulturtreffpunkt,kulturzentrum
        Familienzentrum|eltern-kind-treff,eltern-kind-zentrum,elternzentrum,familienbegegnungsstätte,familienberatungsstelle,familienberatungszentrum,familiencafé,familienhaus,familienhilfezentrum,familienkompetenzzentrum,familienservicezentrum,familientreff,familientreffpunkt,familienunterstützungszentrum
        LGBTQ+ Gemeindezentrum
        Gemeindezentrum|gemeindehalle,gemeindehaus,gemeindelokal,gemeinderaum,gemeindesaal,gemeindetreff,gemeindetreffpunkt,kirchengemeindehalle,kirchengemeindehaus,kirchengemeindezentrum,kirchensaal,kirchentreff,pfarrhei,pfarrsaal,pfarrzentrum
        Dorfgemeinschaftshaus|dorfgebäude,dorfgemeindehaus,dorfgemeinschaftszentrum,dorfhalle,dorfhaus,dorflokal,dorfmittelpunkt,dorfplatz,dorfsaal,dorftreff,dorftreffpunkt,dorfversammlungsraum,dorfzentrum,mehrzweckhaus
        Jugendzentrum|freizeitzentrum,jugendclub,jugendfreizeitheim,jugendhaus,jugendheim,jugendtreff,teenager
        Druckluft|pressluft
        Kongresszentrum|konferenzzentrum
        Gericht|amtsgericht
        Krematorium|einäscherungshalle,feuerhalle
        Zahnarzt,Zahnärztin|dentist,stomatologe
        Ladestation für Elektrogeräte|aufladen,ladegerät,laden,ladestation,steckdose,stecker,usb
        Tauchschule|tauchzentrum
        Arzt,Ärztin|doktor,doktorin,mediziner,medizinerin
        Allergologe|allergie,asthma
        Kardiologe|herzspezialist
        Kinder- und Jugendpsychiater|jugendpsychiater,jugendpsychiatrie,kinder- und jugendpsychiatrie,kinderpsychiater,kinderpsychiatrie,kjp,kjpd,psychiatrie
        Hautarzt|dermatologe
        Gastroenterologe|darm,dickdarm,dünndarm,gallenstein,gastroenterologie,leber,magen,magen-darm-trakt,speiseröhre,verdauung,verdauungssystem,ösophagus
        Hausarzt|allgemeinmediziner
        Gynäkologe,Frauenarzt,Facharzt für Frauenheilkunde|frauenheilkunde,frauenmedizin,geburtshelfer,geburtshilfe,geburtskunde,gynäkologie,hebarzt,obstetrik,tokologie
        Hämatologe|anämie,blut,blutarmut,bluterkrankheit,blutgerinnung,blutkrebs,blutstillung,hämatologie,hämophilie,hämostaseologie,knochenmark,leukämie,lymphknoten,lymphom,thrombophilie
        Internist|innere medizin,internistischer allgemeinmediziner
        Nephrologe|nephrologie,niere,nieren,nierenerkrankung,nierenkrankheit,nierenmedizin
        Neurologe|gehirn,nerven,nervensystem,neurologie
        Neurochirurgie|gehirn,nervensystem,neurologische chirurgie
        Onkologe|chemotherapie,krebs,onkologie,tumor
        Augenarzt,Ophthalmologe|auge,augen,augenheilkunde,brille,okular,ophthalmologie
        Orthopäde|orthopädie,skelett,wirbelsäule
        Hals-Nasen-Ohren-Arzt,HNO Arzt|hals-nasen-ohren-heilkunde,hno,kehlkopf,luftwege,mundhöhle,ohren,orl,oto-rhino-laryngologie,rachen,speiseröhre
        Kinderarzt|jugendliche,jugendmedizin,kinder,kinder- und jugendmedizin,kinderheilkunde,kleinkinder,pädiatrie,pädiatrik
        Pathologe|anatomische pathologie,autopsie,pathologie
        Plastischer Chirurg,Schönheitschirurg|kosmetische chirurgie,kraniofaziale chirurgie,plastische chirurgie,rekonstruktive chirurgie,ästhetische chirurgie
        Podiater (Fußchirurgie)|fußchirurg,fußchirurgie
        Proktologe|analkanal,darmspezialist,enddarm,kolorektale chirurgie,mastdarm,proktologie
        Psychiater|psychiatrie
        Lungenfacharzt|asthma,atemwege,atemwegsmedizin,bronchialheilkunde,brustmedizin,lunge,lungenentzündung,lungenheilkunde,pneumologie,pneumonologie,pulmologie,pulmonologie,respirologie
        Radiologe|computertomographie,magnetresonanztomographie,mrt,radiologie,sonographie,ultraschall,ultrasonographie
        Rheumatologe|lupus,oteoporose,rheuma,rheumatologie
        Allgemeinchirurg|allgemeinchirurgie,chirurgie,operativen behandlung
        Unfallchirurg|notfallchirurgie,traumachirurgie,traumatologie,unfallchirurgie,unfallheilkunde,unfallmedizin,verletzungschirurgie,wiederherstellungschirurgie
        Urologe|blase,fortpflanzung,harnleiter,harnröhre,harnwege,hoden,hodensack,nebenhoden,nebennieren,niere,penis,prostata,urologie
        Hundetoilette|hundeklo
        Kampfsportstudio|dojo,kampfsportzentrum,karatestudio
        Umkleideraum|umkleidekabine
        Trinkwasser|brunnen,trinkbrunnen,trinkwasserbrunnen
        Verkehrsübungsplatz,Fahrsicherheitszentrum|fahrertraining,fahrschulgelände,fahrsicherheit,fahrsicherheitsanlage,fahrsicherheitstraining,fahrtechnikzentrum,sht
        Veranstaltungsstätte|event location,feier,veranstaltungsort,veranstaltungsraum,veranstaltungssaal,veranstaltungszentrum
        Messezentrum|messe,messegelände
        Schnellimbiss|fast food,imbiss,schnellrestaurant
        Bagel Fast Food|bagel,frühstück
        Burger Fast Food|burgerstand,hamburgerstand
        Cafeteria|cafete,essensraum,essenssaal,kantine,mensa,selbstbedienungsgaststätte,selbstbedienungsrestaurant,speiseraum,speisesaal
        Hühner Fast Food
        Chinesisches Fast Food|china-bistro,china-imbiss,china-schnellimbiss,chinesische schnellgastronomie,chinesische schnellküche,chinesische snack-bar,chinesischer imbiss,chinesisches imbisslokal,chinesisches schnellrestaurant,chinesisches takeaway,chinesischetakeaway-küche,dim sum,wok
        Donut Fast Food|brunch,cafe,diner,dinieren,donut,essen,frühstück,kaffe,kantine,tisch
        |fish & chips stand
        Hot-Dog-Stand|frankfurter,hotdog stand,sandwich,wiener,würstel
        Indisches Fast Food|chat,dalmoth,dosa,lassi,momos,namkin,pakora,paneer tikka,pani puri,pav bhaji,samosa,vada pav
        Saftbar|detox,fruchtgetränke,fruchtsaft,gemüse,getränke,juicebar,shakes,smoothies,säfte
        Kebab Fast Food|döner,döner-imbiss,dönergrill,dönerladen,kebap takeaway,kebapstand
        Mexikanisches Fast Food
        Pizza Fast Food|pizza takeaway
        Sandwich Fast Food|sandwich takeaway
        Sushi Fast Food|chirashi,futo-maki,gunkanmaki,hitsuji-maki,hoso-maki,inari,kaiten-zushio,maki,nigiri,oshi,running sushi,sashimi,sushi-ya,te-maki,temaki,ura-maki
        Chicken Wings Fast Food|chicken-wings,chickenwings,flieten,geflügel,hähnchen,hühnchen,hühnerflügel,pouletflügel
        Feuerwache|feuerwehr,feuerwehrgerätehaus,feuerwehrhaus,feuerwehrmagazin,feuerwehrstandort,feuerwehrstation
        Gemeinschaftlicher Gastronomiebereich|food court,fressmeile,gemeinsamer gastronomiebereich
        Springbrunnen|designerbrunnen,dorfbrunnen,marktbrunnen,wasserspiel,zierbrunnen
        Tankstelle|tanke
        Trauerhalle|abdankungshalle,aussegnungshalle,beerdigung,bestattung,einsegnungshalle,feierhalle,trauerfeier
        Spielhalle|bingo,blackjack,casino,glücksspiel,kartenspiele,lotto,pachinko,poker,roulette,slotmaschinen,würfelspiel
        Schenkschrank/Tauschschrank|büchertausch,freebox,freetable,givebox,givekasten,spenden,tauschschrank
        Gräberfeld|kleiner friedhof
        Streugutkiste|splittkiste,streugutbehälter,streugutcontainer
        Shisha Bar|nargile,schischa,sheesha,tabak,wasserpfeife
        Krankenhaus|hospital,klinikgelände,krankenhausgelände,spital
        Jägerstand|ansitzkanzel,ansitzleiter,drückjagdkanzel,erdschirm,hochsitz,hochstand,jagdansitz,jagdanstand,jagdhochstand,jagdkanzel,jagdunterstand
        Eisgeschäft|eisdiele,eisladen,schleckeishändler,schleckeisladen
        Frozen Yogurt Geschäft|frogurt,froyo,frozen yogurt,joghurt,joghurteis
        Internetcafé|cybercafé
        Karaoke-Box|karaoke club,karaoke raum,karaoke tv
        Gemeinschaftsküche|koch,kochen,küche
        Kneipp-Anlage|armbecken,barfuß,barfußlaufen,fußbad,hydrotherapie,kneipp,kneipp-einrichtung,kneipp-therapie,kneippbecken,kneippkur,wasserkur,wassertretanlage,wassertretbecken,wassertreten,wassertretstelle
        Waschhaus|lavoir,waschplatz,waschstelle,wäsche
        Hausbriefkasten|briefschlitz,zustellbox
        Bibliothek|bücherei
        Buchrückgabe|bücherei,bücherrückgabe,rückgabe
        Laderampe|entladen,ladenbucht,lagerhaus,tür,verschiffen
        Liege|bank,sessel,stuhl
        Stundenhotel|liebeshotel,love hotel
        Gepäckschließfach,Gepäckaufbewahrung,Gepäckdepot,Gepäcklager|aufbewahrung,gepäck,gepäckstück,koffer,lagerung,reisegepäck,reisen,schließfach,schließfächer,taschen,tour
        Marktplatz|markt,marktgelände,marktverkauf,wochenmarkt
        Klostergelände
        Geldtransferstation|bargeldtransfer
        Leichenhaus|bestattung,leichenbestatter,leichenhalle,leichenschauhaus,parentationshalle
        Motorradparkplatz|motorrad-parkplatz
        Motorradverleih|beiwagen,chopper,cruiser,moped,motorrad,motorroller
        Diskothek|club,disco,discothek,disko,etablissement,nachtklub,nachtlokal
        LGBTQ+ Nachtclub
        Paketautomat,Paketstation|locker,packstation,paketschließfach,schließfach
        Parkplatz|abstellplatz,parkfläche,stellplatz
        Mehrstöckige Parkgarage|parkhaus
        Park & Ride-Platz|eisenbahnparkplatz,p+r,park&pool,park&ride,pendlerparkplatz,u-bahn,öffentlicher verkehr
        Straßenseitiges Parken|auto-parken,fahrzeug-parken,parkbucht,parken am straßenrand,parkhafen,parknische,parktasche,straßen-parken
        Tiefgarage|autoparkplatz,lkw-parken,tiefgaragenparkplatz,unterirdische garage
        Garageneinfahrt/-ausfahrt|ausfahrt,einfahrt,garage,hochgarage,parkgarage,parkhaus,rampe,zufahrt
        Einzelner Stellplatz|abstellplatz,autoabstellplatz,parkbox,parkfeld,parklücke,stellfläche,stellplatz
        Behindertenparkplatz|behindert,handicap,rollstuhl
        Zahlstelle|einzahlstelle,zahlstellen
        Zahlungsterminal|kiosksystem,münzwechsel,selbstbedienung
        Apotheke
        Fotoautomat|fotobox,fotokabine,passbildautomat,photoautomat,photobox,photokabine
        Andachtsstätte|abtei,altarraum,basilika,dom,gebetshaus,geweihter ort,gotteshaus,heiligtum,kantorei,kapelle,kirche,kirchgemeinde,moschee,oratorium,sacellum,schrein,synagoge,tabernakel,tempel
        Buddhistischer Tempel|dojo,kloster,pagoda,stupa,tempel,tempelanlage,vihara,zendo
        Christliche Kirche
        Königreichssaal der Zeugen Jehovas
        |anbetungshaus,christliche,gebetshaus,gotteshaus,kirche
        Quäker-Versammlungshaus
        Hindutempel|hinduistisch
        Jüdische Synagoge
        Muslimische Moschee
        Shintō-Schrein|shintoismus,weg der götter
        Sikh-Tempel|sikhismus
        Tao-Tempel|dao,taoism
        Planetarium|orrery,projektionsplanetarium
        Polizei|polizeiinspektion,polizeirevier,polizeistation,polizeiwache
        Permanentes Wahllokal|demokratie,stimmzettel,wahl,wahlen,wahllokal,wahlmaschine,wahlurne,wahlzelle
        Briefkasten|briefeinwurf,paketsammelstelle,postbox,postsammelstelle
        Postverteilzentrum|briefverteilzentrum,postdepot,verteilzentrum
        Postfiliale|post,postamt,poststelle
        Gefängnisanlage|gefängnis,justizvollzugsanstalt,jva,knast
        Kneipe|pub
        Irish Pub|irische kneipe,irland,pub
        LGBTQ+ Kneipe
        Pub mit Hausbrauerei
        Öffentliches Bad|badehaus,badestube,badhaus,volksbad
        Öffentlicher Bücherschrank|bücherbox,lesebank,offener bücherschrank,offenes bücherregal,öffentlicher bücherkasten
        Ranger-Station
        Elektroschrottcontainer|e-schrott-container,elektromüllconainer
        Biomüllcontainer|biologisch abbaubar,essensreste,gartenabfälle,kompostierbar,organisch
        Wertstoffhof|abfallsammelstelle,abfallwirtschaftshof,abfallwirtschaftszentrum,recycling zentrum,recyclinghof
        Recyclingcontainer|gelbe tonne,gelber sack,recycling,wertstoff
        Flüchtlingslager|flüchtlingscamp,flüchtlingsunterkunft
        Forschungseinrichtung|forschungsanstalt,forschungsgelände,forschungsinstitut,forschungszentrum
        Restaurant|coffee-shop,donut shop,drive-in,fast-food-restaurant,gasthaus,gasthof,gastronomiebetrieb,hamburgerstand,hotdogstand,imbiss,imbissstube,kantine,lokal,speisehaus,speiserestaurant,speisesaal,wirtschaft,wirtshaus
        Amerikanisches Restaurant
        Asiatisches Restaurant
        Grillrestaurant|barbecue restaurant,bbq,holzkohlegrill
        Chinesisches Restaurant
        Französisches Restaurant
        Georgisches Restaurant|essen,georgien
        Deutsches Restaurant
        Griechisches Restaurant
        Hot Pot Restaurant|budae jjigae,chhnang pleurng,china,eintop,fondue,guangdong,hotpot,jeongol,jjigae,kanton,kimchi jjigae,lau,mu kratha,nabemono,peking,schmortopf,shabu shabu,sichaun,sin jum,sukiyaki,teochew,teoswa,yao hon
        Indisches Restaurant
        Italienisches Restaurant
        Japanisches Restaurant
        Koreanisches Restaurant|bibimbab,bulgogi,choen,kimchi,korea,koreaner,nordkorea,südkorea
        Mexikanisches Restaurant|mexicanisches restaurant
        Nudel-Restaurant
        Pizzeria|pizza restaurant
        Ramen Restaurant|japan,nudel,ramen,suppe
        Meeresfrüchte-Restaurant|meeresfrüchte restaurant
        Spanisches Restaurant|paella,spanier,spanisch,tapas,tortilla
        Steakhouse
        Sushi-Restaurant|chirashi,futo-maki,gunkanmaki,hitsuji-maki,hoso-maki,inari,kaiten-zushio,maki,nigiri,oshi,running sushi,sashimi,sushi restaurant,sushi-ya,te-maki,temaki,ura-maki
        Thailändisches Restaurant
        Türkisches Restaurant
        Ukrainisches Restaurant
        Vietnamesisches Restaurant
        Campingtoiletten-Entsorgungsanlage|campingtoilette,toilettenentsorgungsanlage
        Wetterschutz|schutzdach,unterstand,wetterpilz
        Weidezelt|tierunterstand,überdachung
        Aussichtspavillon|offene gartenlaube,salettl
        offene Schutzhütte
        Überdachte Picknickmöglichkeit
        Überdachter Wartebereich
        Dusche
        Raucherbereich|raucherzone
        Sozialzentrum|autonomes zentrum,soziales zentrum
        Sozialeinrichtung|sozialhilfeeinrichtung
        Ambulanter Pflegedienst|pflege,pflegeambulanz,pflegeservice,streetwork
        Einrichtung für betreutes Seniorenwohnen|altenpflege,altenwohnen,betreuung,pflege,seniorenpflege,seniorenwohnen,seniorenwohnheim,ältere
        Tagespflege,Tagesklinik|altenbetreuung,altenhilfe,altenpflege,altentagespflege,behindertenbetreuung,behindertenhilfe,behindertenpflege,behindertentagespflege,seniorenbetreuung,seniorenhilfe,seniorenpflege,seniorentagespflege,tagesbetreuung,tagespflegeklinik
        Lebensmittelausgabe|essensausgabe,sozialmarkt,suppenküche,tafel,volksküche
        Seniorenresidenz|betreutes seniorenwohnen
        Obdachlosenheim|obdachlosenasyl
        Seniorenpflegeheim|altersheim,behindertenpflegeheim,pflegeheim,seniorenheim,seniorenwohnheim
        Stripclub|striplokal
        Ton-/Fernsehstudio|fernsehstudio,radiostudio,tv-studio
        Tonstudio|audioproduktion,aufnahmestudio,studio,tonaufnahmen
        Radiostation|ausstrahlung,radio,studio
        Fernsehstation|fernsehaustrahlung,fernsehstudio,tv-station,tv-studio
        Filmstudio|filmproduktion,videoaufnahmestudio,videoproduktion,videostudio
        Swingerclub|partytreff,pärchenclub,swinger club,swinger-club,swingerklub
        Taxistand|taxi
        Autorikscha-Stand|auto-rikscha-stand
        Fahrradrikscha-Stand|fahrrad-rikscha-stand
        Motorradtaxi-Stand|motorrad-taxi-stand
        Telefon|telefonzelle
        The­a­ter|aufführung,musical,schauspiel,theater
        Amphitheater|naturtheater,rundbau
        Entwerter|fahrkartenentwerter,fahrscheinentwerter,lochentwerter
        Toilette,WC|klo,klosett,toiletten,urinal
        Wassertoilette|badezimmer
        Grubenlatrine
        Mobile Toilette|chemische toilette,porta john,töpfchen
        |gemeindeverwaltung,rathaus,verwaltung,verwaltungszentrum
        Barangay Halle|baranggay,barrio
        Städtisches Rathaus|bürgermeister,gemeinderat,rathaus,stadtamt,stadtrat,stadtregierung
        Spielzeugbibliothek
        Verkehrsübungsplatz|jugendverkehrsschule,jvs,mobilitätserziehung,verkehrserziehung,verkehrsgarten,verkehrskindergarten,verkehrsschule,verkehrsunterricht
        Abstellplatz für Einkaufswagen|abstellplatz,einkaufswagen,einkaufswagenabstellplatz,einkaufswagenhaus,einkaufswagenhäuschen,rückgabe,stellplatz
        Auto-Staubsauganlage|autosauger,pkw-sauger,saugerstelle,saugplatz,saugsystem,sb-sauger,staubsauger,staubsaugeranlage,staubsaugerzentrale,waschanlage
        Fahrzeuginspektion|fahrzeugprüfung,prüfstelle,technische prüfstelle,tüv-station
        Verkaufsautomat|automat,selbstbedienungsautomat
        Fahrradschlauchautomat,Schlauchomat|fahrradreifen,fahrradschlauch,fahrradschläuche,plattfuß,pneu,reifen,schlauch,schlauchautomat,schläuche
        Leergutautomat|pfandautomat,pfandflaschenautomat,pfandflaschenrückgabeautomat,pfandrückgabeautomat
        Brotverkaufsautomat|baguette,brot
        Zigarettenautomat|kippenautomat
        Kaffeeautomat
        Kondomautomat
        Getränkeautomat|getränkespender
        Eiverkaufsautomat
        Elektro-Zubehör-Automat
        Münz-Souvenir-Präge-Automat
        Kottütenspender|hundekottütenspender,kotsackerlspender
        Frauenhygiene-Automat
        Blumenautomat|blume,blumen,blumenstraus,blumenstrauß,bouquet,schnittblumen
        Lebensmittel-Verkaufsautomat|lebensmittel-verkaufs-automat
        Snackautomat|häppchen,salziges,snack,snacks
        Tankautomat|benzin,biodiesel,diesel,kraftstoff,tanken
        Speiseeis-Automat
        Eisverkaufsautomat|eis,speiseeis
        Zeitungsautomat|sonntagstasche,stummer verkäufer,zeitungstasche
        Parkscheinautomat
        Pizzaautomat|pizza
        Fahrkartenautomat
        Briefmarkenautomat
        Süßigkeitenautomat|bonbons,gummibärchen,kaugummi,süßes,süßigkeiten
        Trinkwasserautomat|aqua,frischwasser,trinkwasserspender,wasser,wasserflaschen,wasserspender
        Tierarztpraxis|tierarzt,tierklinik,tierärztin,veterinär
        Tierapotheke|apotheke für tierarzneimittel,tierärztliche apotheke,veterinär-apotheke,veterinärapotheke
        Hundekotabfalleimer|hundekotbeutel,hundekotbeutelspender,hundekottüte,hundetütenspender,robidog,sackerl,säckli
        Mülleimer|abfalleimer,abfallkorb,abfallkübel,kehrichteimer,mistkübel,restmüll
        Müllcontainer|abfallcontainer,abfallkübel,müllkübel
        Müllumladestation|müllzwischenlager
        Camping-Trinkwasser|frischwasserreserve,trinkwasserreserve
        Tränke|tiertränke
        |brückenwaage,wiegeanlage
        Fahrgeschäft|fahrbetrieb,vergnügungsfahrt
        Tiergehege|gehege
        Riesenrad|rummel
        Autoscooter
        Bungee Jumping
        Karussell
        Geisterbahn
        Freifallturm|fargeschäft,gondel,großer fall,vergnügungspark
        Kinder-Fahrautomat|fahrautomat,hutschpferd,kiddie-ride,kiddieride,kiddy-rider,kiddyride
        Wildwasserbahn|freizeitpark,rutsche,wasser-fahrgeschäft
        Labyrinth|irrgarten
        Piratenschiff|vergnügungsfahrt
        Flussrafting|raftingsimulator,wasserpark
        Achterbahn
        Kettenkarussell|freizeitpark,kettenflieger,kettenprater
        Touristenzug
        Wasserrutsche|wasserrutschbahn
        Kathedrale|dom,dombau,kathedralenbau,münster
        Kapellenbau|kapelle
        Kirchengebäude|gotteshaus,kirche
        Moscheegebäude|moschee
        Stadiongebäude
        Synagogengebäude
        Tempelgebäude
        Bahnhofsgebäude|bahnhof,bahnhofgebäude,hauptbahnhof
        Pfadfinderstamm|pfadfinderabteilung,pfadfindergruppe,pfadfinderverein
        Sportverein|sportclub,sportklub
        Landmaschinenmechaniker|erntemaschinen,landmaschinentechniker,landwirtschaftliche geräte,mähdrescher,traktoren
        Korbflechterei|korbflechter,korbhersteller,korbmacher,korbmacherei
        Imkerei|bienenzüchter,imker
        Schmiede|hufschmied,kunstschmied,kunstschmiede,schmied,schmiedewerkstatt
        Bootsbauer|bootbauer,bootfachwart,schiffsbauer
        Buchbinder|buchbinderin
        Handwerksbrauerei,Hausbrauerei,Kleinbrauerei,Mikrobrauerei,Hobbybrauerei,Privatbrauerei|bier,bierbrauen,brauen,brauerei,brauereibetrieb,braustätte
        Zimmerer|bauschreiner,holztechniker,schreiner,tischler,zimmermann
        Teppichleger|teppichbodenleger,teppichverleger
        Catering,Partyservice|brötchenservice,caterer,catering-service,gastronom,lebensmittellieferant,speiselieferant
        Schornsteinfeger|kaminfeger,kaminkehrer,rauchfangkehrer
        Gebäudereinigung|putzerei,reinigungsdienst
        Uhrmacher (Standuhr)
        Süßwarengeschäft|bonbonladen,confiserie,konditor,zuckerbäcker
        Brennerei|destillerie,schnapsbrennerei
        Damenschneiderei|nähstube,schneiderei
        Elektriker|elektroinstallateur,elektromechaniker,elektromonteur,elektroniker,elektrotechnik
        Elektronik-Reparaturdienst|elektronik-reparatur-geschäft
        Bodenleger|bodenbelag,fußbodenbelag,fußbodenleger
        Landschaftsgärtner|galabau,garten und landschaftsbau,gartenbauer,gartenpflege,gärtner,landschaftsbau,landschaftspflege
        Glaserei|autoglaserei,fensterglaserei,glaser,glasschleiferei,gläserei,kirchenglas
        Kunsthandwerk|kunstgewerbe
        |anlagentechnik,gebäudetechnik,haustechnik,heizungstechnik,hkls,hks,hls,hvac,klimatechnik,kältetechnik,lüftungstechnik
        Dämmstoffarbeiten|dämmstoff,dämmung,eps,isolierstoff,isolierung,xps
        Tischlerei,Schreinerei|möbelbau,möbelbauer,schreiner,tischler,tischlerbetrieb
        Schlüsselschneider|schlüsselgeschäft,schlüsselmacher,schlüsselservice,sicherheitstechniker
        Metallbaubetrieb|bauschlosser,bauschlosserei,konstruktionsmechaniker,metallbau,metallbauer,metallplanung,metalltechnik,metallverarbeitender betrieb,schlosser,schlosserei,stahlbauer,zaun- und geländerbau
        Malerbetrieb|anstreicher,lackierer,lackiererei,maler,malereibetrieb
        Parkettleger|holzdielen,holzparkett,parkettverleger
        Fotograf|fotoatelier,fotostudio,lichtbildner,photograph
        Fotolabor|dunkelkammer,fotografisches labor
        Stuckateur|gipser,kaschierer,putzer,stukkateur,verputzer
        Sanitärbetrieb|gas- und wasserinstallateur,haus- und sanitärtechnik,heizungs- und sanitärbetrieb,heizungsbau,heizungstechnik,installateur,sanitär- und heizungstechnik,sanitärtechnik,wasserinstallateur
        Töpferei|brennofen,keramik,porzellan,ton,topf,töpfer,vase
        Takler|hohlspieker,höhenarbeiter,marlspieker,masttrimm,rigger,segelmast,splisshorn,takelage
        Dachdeckerbetrieb|bedachung,dachdecker
        Sattlerei|sattler
        Segelmacher
        Sägewerk|bordmühle,brettmühle,brettsäge,schneidmühle,säge,sägemühle,sägerei
        Gerüstbaubetrieb|gerüstbau,gerüstbauer,gerüster
        Bildhauer
        Schuster|schuh-service,schuhmacher,schusterei
        Schilder- und Lichtreklamehersteller|bedruckung,beschriftung,reklame,schilderhersteller,schildermacher,werbetechniker
        Steinmetz|steinbildhauer
        Fliesenleger|dachdecker,mosaikleger,plattenleger
        Spengler/Klempner|bauklempner,bauklempnerei,blechner,blechschmied,flaschner,klempner,klempnerei,spengler,spängler
        Raumausstatter|möbeltapezierer,polsterer,stuhlmacher
        Uhrmacher/in (Armbanduhr)|uhrmacher (armbanduhr)
        Fensterbauer/in|fensterbauer,fenstererzeuger,fensterhersteller
        Weingut|kellerei,weinbauer,weinkellerei,winzer,winzerbetrieb
        Hochschulgelände|berufsschule,fachhochschule,hochschule
        Tanzschule|ballettschule,ballettstudio,ballettunterricht,gesellschaftstanz,paartanz,tanzkurs,tanzsport,tanzstudio,tanzunterricht,walzer
        Fahrschule|fahrkurs,fahrunterricht,führerschein
        Kindergartengelände|hort,kindergarten,kinderkrippe,kindertagesstätte,vorschule
        Sprachschule|fremdsprache,sprachkurs,sprachtest,sprachunterricht
        Musikschule|geige,gitarre,instrument,klavier,musikunterricht,schlagzeug
        Nachhilfeanbieter|hausaufgaben,lernhilfe,nachhilfe,repetitorium,schülerhilfe,studienkreis,vorbereitungsschule
        Schulgelände|förderschule,ganztagsschule,gemeinschaftsschule,gesamtschule,grundschule,gymnasium,mittelschule,realschule,schule
        Universitätsgelände|campus,hochschulcampus,hochschule,uni,universitätscampus
        Rettungswache
        Notfallsammelstelle|anlaufstelle,notfallsammelplatz,notfallsammelpunkt,sammelplatz,sammelpunkt,sammelstelle,treffpunkt,versammlungsplatz,versammlungspunkt,versammlungsstelle
        Defibrillator|aed,defi,schockgeber
        Technisches Hilfswerk,Katastrophenhilfsdienst,Katastrophen-Hilfswerk,Bevölkerungsschutz,Feuerlösch- und Katastrophenschutzdienst,Feuerlösch- und Bergungsdienst,Zivilschutz|katastrophenschutz,thw
        Feueralarm-Knopf|feueralarmierungskasten
        Feuerlöscher|feuerlöschapparat,feuerlöschgerät,löschgerät
        Löschschlauch|feuerwehrlöschschlauch
        Hydrant|löschwasserentnahmestelle
        Überflurhydrant|feuerwehrhydrant
        Unterflurhydrant|feuerwehrhydrant
        Löschwassereinspeisung|blindkupplung,druckkupplung,einspeisung,festkupplung,feuerwehranschluss,feuerwehrkupplung,saugkupplung,schlauchkupplung,storz-kupplung,übergangsstück
        Verbandskasten|erste-hilfe-koffer,sanitätskasten
        Landeplatz für Rettungshubschrauber|helicopter,helikopter,hubschrauber,landebereich,landefläche,landeplatz,notlandebereich,notlandefläche,notlandeplatz,rettungshubschrauber
        Rettungsring|schwimmring
        Rettungsbootstation|boot,rettung,schiff
        Rettungsschwimmerstation|rettungsschwimmerplatz,rettungsschwimmerposten
        Bergrettung|rettung am berg
        Notruftelefon|notfallsäule,notruf-telefon,notrufsäule
        Sirene|einsatzhorn,folgetonhorn
        Löschwasserbecken|löschteich,löschwasserbereitstellung,löschwasserreservoir
        Notfall-Wasserreservoir (unterirdisch)|brandbekämpfung,löschung,reservoir,zisterne
        Löschwasser|löschreservoir,löschteich
        Eingang Notaufnahme|notfallabteilung,notfallambulanz,notfallaufnahme,unfallabteilung,unfallambulanz,unfallaufnahme,unfallkrankenhaus
        Bunker (Golf)|bunker,golfbunker,sand-hindernis,sandbunker
        Golf Klubhaus|clubhaus,golfclub,golfhaus,golfklubhaus,klubhaus
        Golf Driving Range
        Golf-Fairway
        Putting-Grün|green,grün,putting-green,übungsgrün (golf)
        seitliches Wasserhindernis
        Rough
        Golf-Abschlag
        Wasserhindernis
        Alternativmedizin,Heilpraktiker,Heilpraktikerin|akupunktur,anthroposophisch,aromatherapie,ayurveda,heilkunde,homöopathie,hydrotherapie,hypnose,kräutermedizin,naturheilkunde,osteopathie,pflanzenheilkunde,physiatrie,reiki,spagyrika,tcm,unani,wasserheilkunde
        Praxis für Akupunktur|akkupunktur,akupunktur,nadel,nadelstiche,nadelstimulation
        Praxis für Ayurveda|ayurveda,ayurweda,indische medizin
        Chiropraktiker/in|chiropraktiker,manualtherapeut
        Praxis für Homöopathie|globuli,homöopathie
        Praxis für Naturheilkunde|balneotherapie,bewegungstherapie,ernährungstherapie,heilpflanzen,hydrotherapie,kältetherapie,naturheilkunde,naturheilverfahren,naturopathie,ordnungstherapie,physiatrie,phytotherapie,wasserkur,wärmetherapie
        Praxis für Osteopathie|chiropraktik,chirotherapie,manualtherapie,manuelle medizin
        |tcm
        Audiologe|hörakustiker
        Geburtshaus|entbindungsheim,entbindungsklinik,geburtsklinik
        Blutspendezentrale|blutspendezentrum
        Gesundheitsberatung|beratung,gesundheitsberater,gesundheitsberaterin
        Kieferorthopäde,Kieferorthopädin|kieferausrichtung,kieferorthopädie,zahn,zahnmedizin,zahnspange,zähne
        Hospiz|sterbeklinik
        Medizinisches Labor|medizinlabor
        Hebamme|entbindungspfleger,geburtshelfer,geburtshelferin
        Beschäftigungstherapeut,Beschäftigungstherapeutin|ergotherapeut
        Augenoptiker,Augenoptikerin
        Physiotherapeut|krankengymnast,krankengymnastik,krankengymnastin,physiotherapeutin,physiotherapie
        Podologe|fußheiler,fußnagel,fußpflege,podologie,zehnagel
        Psychotherapeut,Psychotherapeutin|psychotherapie
        Reha-Klinik|rehabilitationsklinik
        Probensammlungseinrichtung
        Logopäde,Logopädin|sprachtherapeutin
        Aufzug|aufzugsanlage,fahrstuhl,lift,personenaufzug
        Motorsport-Rennbahn|auto,formel 1,kart,motorsport,rennbahn
        Kartsport-Rennbahn|auto,gokart,kart,kartsport,motorsport,rennbahn,rennen
        Motocross-Rennbahn|motocross,motorrennen,motorrrad,motorsport,offroad,rennen
        Rastplatz ohne Tankstelle/Restaurant|autobahnpauseplatz,autobahnrastanlage,autobahnrastplatz,autobahnraststelle,pausenplatz,rastanlage,rastplatz,raststelle
        Raststätte mit Tankstelle/Restaurant|autobahnrasthof,autobahnraststation,autobahnraststätte,rasthof,raststation,raststätte
        Wanderausgangspunkt|ausgangspunkt,ausgangswegweiser,routenstart
        Historisches Flugzeug|flugzeug
        Archäologische Stätte|ausgrabung,ausgrabungsstätte
        Grenzstein
        Kanone|geschütz,haubitze
        Burg|kastell
        Festung|befestigung,feste,historische festung,zitadelle
        Palast|könig,königin,königlich,königliche residenz
        Schloss|adel,adelssitz,historisches landhaus,oberschicht,repräsentationsbau
        Stadttor|historisches stadttor
        Historisches Fort|historische verteidigungsanlage
        Historisches Herrenhaus|adel,anwesen,gutshaus,herrenhaus,oberschicht
        Denkmal|mahnmal
        Blue Plaque|blaue plakette
        Gedenktafel
        Stolperstein
        Mühlstein|handmühle,mahlstein,mühlrad,schleifscheibe,schleifstein
        Monument
        Pranger|schandbühne,schandpfahl
        Ruine|ruinen,ruinenstätte
        Grabstätte|bedeutender grabstein,felsengrab,grabhügel,grabmal,gruft,hügelgrab,krypta,mausoleum
        Wegkreuz|christentum,christlich,feldkreuz,flurkreuz,gekreuzigt,hagelkreuz,hofkreuz,hussitenkreuz,jesus,kreuz,kruzifix,marterl,mordkreuz,pestkreuz,primizkreuz,schwedenkreuz,steinkreuz,sühnekreuz,unfallkreuz,votivkreuz,wegekreuz,wetterkreuz
        Bildstock|betsäule,marterl
        Schiffswrack|wrack
        Kleingartengebiet|familiengärten,gartenkolonie,heimgärten,kleingartenverein,kleingärten,laubenkolonie,schreberg#rten
        Aquakultur|algen,austernzucht,fischteich,forellenzucht,garnelen,gewässerbewirtschaftung,muscheln,wasserkultur
        Fischzucht|barsch,fischaufzucht,fischbrutanstalt,fischfarm,fischteich,fischteichanlage,forelle,forellenteichwirtschaft,ftw,karpfen,karpfenteichwirtschaft,ktw,lachs,stör,teichwirtschaft,tilapia
        Brachfläche (vormals bebaut)|altlast,brache,brachfläche,industriebrache
        Friedhof|friedwald,kirchhof
        Gewerbegebiet|business-park,gewerbefläche
        Baustelle|abbruch,baufeld,baugebiet,bauzone,bulldozer,entwicklung,infrastruktur
        Bildungsbereich|bildungscampus,bildungseinrichtungen,campus,schulcampus,schulzentrum
        Blumenbeet|blumengarten
        Bewirtschafteter Wald|forst,forstwald,nutzwald,wald
        Garagenhof|garagenfläche,garagengebiet,garagennutzung,garagenwidmung
        Bauland|freifläche,rohbauland,unbebaute fläche,unerschlossenes baugrundstück
        Gewächshäuser|glashäuser,treibhäuser
        Hafen|hafenanlage,seehafen
        Industriegebiet|fabriken,fabrikgelände,industrie,industriegegend,industriegelände,industrielles gebäude
        Depot|bauhof,betriebshof,busbetriebshof,bushof,fahrzeugpark,omnibusdepot,straßenbahn-betriebshof,straßenbahndepot
        Schrottplatz|autofriedhof
        Schlachthof|schlachthaus
        Deponie|geländeauffüllung,mülldeponie,müllkippe
        Wiese / Weide|almweide,almwiese
        Streuobstwiese (vereinzelte Obstbäume)|bangert,baumgarten,bitz,bongert,bungert,obstbau,obstgarten,obstwiese,streuobstbau
        Streuobstwiese (zahlreiche Obstbäume)|bangert,baumgarten,bitz,bongert,bungert,obstbau,obstgarten,obstwiese,streuobstbau
        Militärgelände|militärgebiet
        Militärflugplatz|fliegerhorst,militärflugfeld
        Kaserne|baracken
        Militärbasis|armee,basis,grenzschutz,kampf,kraft,krieg,küstenwache,luftwaffe,truppe,wache
        Marinestützpunkt|basis,kampf,kraft,krieg,marine,schiff,seestreitkraft,truppe,u-boot,wache
        Militärischer Gefahrenbereich,Sperrgebiet|bombenabwurfplatz,explosion,gefahr,schießplatz,sperrbezirk,sperrzone
        Militärischer Hindernisparcours|armee,basis,hindernisbahn,krieg,marine,truppe,wache
        Truppenübungsplatz|schießplatz,schießstand
        Militärisches Trainingsgebiet|armee,basis,feuer,gewehr,kampf,krieg,luftwaffen,marine,schuss,training,wache
        Olivenhain|olivenanbau,olivenhof,olivenproduktion,olivenöl
        Obstplantage|obstgarten,plantage,streuobstwiese
        |anbaufläche,anzucht,baumschule,blumen,forstpflanzen,gärtnerei,obstgehölze,plantage,rosen,sträucher,ziergehölze
        Steinbruch|kiesgrube,sandgrube,tagebau,tongrube
        Bahngelände|bahnanlagen,eisenbahnanlagen,eisenbahngelände,gleisanlagen
        Freizeitgelände|erholungsgebiet,erholungsraum,grünfläche
        Gelände mit religiöser Nutzung
        Einzelhandel|einzelhandelsfläche,einzelhandelsgebiet,geschäfte
        Salzverdunstungsteich|meerwassersaline,saline,siedesaline,verdunstung
        Weinberg|weinanbau,weingarten,wengert,wingert
        Wintersportgebiet|pistengebiet,schiberg,schigebiet,schihügel,skiberg,skigebiet,skihügel,snowboardgebiet,wintersportort
        Spielothek für Erwachsene|automatencasino,automatenspiele,erwachsenenspielzentrum,spielautomat,spielcasino,spielhölle,spielothek,spielsalon
        Spielhalle für Unterhaltungsspiele|after burner,airhockey,arcade,asteroids,computerspiel,dig dug,donkey kong,fahrsimulator,flipper,frogger,jungle hunt,konsolenspiele,lightgun,night driver,out run,pac-man,pinball,simulator,space invaders,spielkonsolen,videospiel
        Musikpavillon|musikpavillion,orchesterpavillon
        Badeplatz|baden,badestelle,leiter,pier,schwimmen,schwimmplatz,schwimmstelle,tauchen,tauchplatz,wasser,wildschwimmplatz
        Strandresort|badestrandhotelanlage,badestrandresort,strandhotelanalge
        Vogelbeobachtungsstation|vogelbeobachtungshütte,vogelbeobachtungsturm
        Nicht überdachte Tribüne|gradin,tribüne
        Bowlingbahn|bowlingcenter,kegelbahn
        |allmeind,allmende,öffentliche grünfläche
        Tanzsaal|ballettstudio,ballsaal,tanzboden,tanzcafé,tanzdiele,tanzhalle,tanzhaus,tanzlokal,tanzpalast
        Discgolfanlage|discgolf,discgolfplatz,fliegendes scheibengolf,frisbee golf,frolf
        Hundepark|hundeauslaufplatz,hundeauslaufzone,hundefreilaufzone,hundewiese,hundezone
        Escape Room|adventure rooms,escape game,escape the room
        Feuerstelle|campingfeuer,feuerkreis,feuerloch,feuerplatz,feuerring
        Angelplatz|fischgewässer,fischplatz,fischteich
        Fitness-Studio|fitness-center,fitnesscenter,fitnessstudio,gymnastikstudio
        Yoga-Studio|yoga-schule
        Freiluft-Fitness-Station|freiluft fitness einrichtung,trainingsplatz
        Schwebebalken|balken,schwebebaum
        Sprungbox
        Reck|reckstange
        Hangelleiter|klettergerüst,kletterleiter,klimmzüge,leiter,trimm dich pfad
        Hyperextension-Bank
        Parallelbarren
        Liegestützstation
        Ringe|turnringe
        Übungsanleitungstafel|übungsanleitung
        Sit-Up-Station|kniebeuge
        Übungsstiege|übungsstufen
        Garten|gartenanlage
        Botanischer Garten|flora,pflanzensammlung,seltene pflanzen
        Gemeinschaftsgarten|gartengemeinschaft,kollektiver garten,kommunaler garten,kooperativer garten
        Küchengarten|nutzgarten,potager,selbstversorger
        Hausgarten|privatgarten
        Golfplatz|golfclub,golfkurs
        Hackerspace
        Reitanlage,Reitzentrum|pferdehof,pferdereitstall,pferdesportanlage,pferdesportzentrum,ponyhof,reitbetrieb,reiten,reiterhof,reithof,reitpark,reitsportanlage,reitsportzentrum,reitstall
        Whirlpool|jacuzzi,sprudelbecken,warmwasserbecken
        Eislaufbahn|eisbahn,eishalle,eislaufhalle,eissporthalle,kunsteisbahn,schlittschuhbahn
        Innenliegender Spielbereich|bällebad,indoor-spielbereich,kinderspielplatz
        Yachthafen|jachthafen,marina
        Minigolfanlage|cobigolf,filzgolf,miniaturgolf,minigolf,minigolfplatz,sterngolf
        Naturschutzgebiet|landschaftsschutzgebiet,naturreservat,naturschutzpark
        Außengastronomie|gastgarten,schanigarten
        Park|esplanade,grünanlage,lustgarten,parkanlage,stadtpark
        Picknicktisch|jausentisch
        Schachtisch
        Sportplatz|spielfeld,sportfeld
        American-Football-Feld|american-football-platz,footballfeld
        Amerikanischer Handballplatz|handball
        Bogenschießanlage|armbrust,pfeil und bogen
        Diskusring / Kreissektor|diskusring,kreissektor,wurfkreis,wurfring
        Hammerwurfring / Kreissektor|hammerwurfkreis,kreissektor,wurfkreis,wurfring
        Hochsprunganlage|hochsprung,hochsprunglatte,latte,matte,sprungmatte
        Speerwurfsektor|abwurf,kreissektor,sektor,speerwurfbereich
        Weitsprunganlage|anlaufbahn,sprunganlage,sprunggrube
        Stabhochsprunggrube
        Kugelstoßring / -grube
        Dreisprunggrube
        Australian-Football-Feld|australian football feld,australischer football feld
        Badmintonplatz|badmintonfeld
        Baseballfeld|baseballplatz
        Basketballplatz
        Beachvolleyballfeld|beachvolleyballplatz
        Biathlon Schießstand|biathlon,liegendschießen,schießen,schießstand,schussbahn,stehendschießen,zielscheibe
        Boccia-Platz|boule-feld,bouleplatz
        Bowlingrasen|bowling-rasenfläche,bowls-spielfeld
        Großes Schachbrett|gartenschach,schach,schachbrett,übergroßes schach
        Cricket-Spielfeld|cricketfeld,cricketplatz
        Reitplatz,Reitbahn|dressurplatz,longieren,longierzirkel,pferdesport,reiten,rodeo,round-pen,roundpen,springplatz
        Hockeyfeld|hockeyplatz
        Four Square-Spielfeld|four square-feld,four square-platz
        Funnelballfeld|funnel,korb,korbball,trichter,trichterball
        Futsalplatz|futsal,futsal-spielfeld,futsalfeld,hallenfußball,kleinfeldfußball
        Gagaballfeld|gaga,gaga-ball,gagaball
        Handballplatz|mannschaftshandballplatz
        Hufeisenwurfplatz|hufeisen,pferde
        Netballfeld
        Padelplatz|paddle-tennis,padel,padel-tennis,padelfeld,pádel,tennis
        Paintball Gelände|gotcha,paintball,supair
        Pickleballplatz|tennis
        Rugby-League-Feld
        Rugby-Union-Feld
        Schießbahn|raumschießanlage,scheibenstand,schießen,schießhalle,schießkeller,schießplatz,schießsport,schießstand,schießstätte,schießübungsplatz,schussfeld,schützenhaus,schützenstand,sportschießen
        Shuffleboard-Platz|shuffleboard deck floor
        Skatepark|boardpark,skateboardpark,skateplatz
        Fußballplatz|bolzplatz,fußballfeld
        Softballfeld
        Kickertisch,Tischfußballtisch|kicker,tischfussball,tischfussballtisch,tischfußball,tischkicker
        Tischtennisplatte|ping-pong-platte,tischtennis-tisch
        Tennisplatz
        Tetherballplatz|tetherball,tetherballfeld
        Volleyballplatz|volleyballfeld
        Spielplatz|kinderspielplatz
        Innenliegender Spielplatz|bällebad,indoor-spielplatz,spielgrube
        Resort|touristische hotelanlage
        Sauna
        Schulhof|hof,pausenhof,pausenplatz,platte,schulhausplatz,schulplatz
        Gleitbahn|ablaufbahn,helling,slipanlage,sliprampe
        Sportzentrum / -komplex|sportcomplex,sportzentrum
        Kletterhalle
        Hochseilgarten|kletterpark,kletterwald,niedrigseilgarten,seilgarten,waldseilgarten
        Pferderennbahn|galopprennen,pferderennen,rennwiese,trabrennen,turf
        Go-Kart-Anlage|go-kart,kartfahren,kartrennen
        Schießsportanlage|raumschießanlage,scheibenstand,schießen,schießhalle,schießkeller,schießplatz,schießsport,schießstand,schießstätte,schießübungsplatz,schussfeld,schützenhaus,schützenstand,sportschießen
        Badeanstalt|hallenbad,schwimmbad
        Sporthalle|ballsporthalle,dreifeldhalle,einfeldhalle,fitnessstudio,hallensport,mehrfeldhalle,schulhalle,schulsport,sportplätze,sportstätte,turnhalle,turnsaal,zweifeldhalle
        Stadion|arena
        Sommercamp|ferienlager,ferienspiele,sommerlager,zeltlager
        Natürlicher Badebereich|naturbad,natürlicher schwimmbereich
        Schwimmbecken|pool
        Bahn (Nicht Motorsport)|rennbahn (nicht motorsport)
        Speerwurfbahn
        Weitsprung-Laufbahn
        Stabhochsprung-Laufbahn
        Sprint-Laufbahn
        Hindernis-Laufbahn
        Dreisprung-Laufbahn
        Radrennbahn|radrennstrecke,radsportrennbahn
        Pferderennbahn|pferderennstrecke,rennstrecke (pferderennen)
        Laufbahn|rennbahn für laufsport
        Trampolinpark|hüpfen,prallen,springen
        Erlebnisbad|badeparadies,freizeitpark,spaßbad,wasserpark
        Bergwerk-Stolleneingang|stollenmundloch
        Antennenmast|antennenanlage,sendemast
        Bake|festes unbefeuertes seezeichen,leuchtfeuer
        Bienenstock|bauernhof,bestäubung,bienenhaus,farm,honig
        Wellenbrecher|damm,doloss,mole,pier,ponton,riffball,tetrapode
        Brückenfläche
        Fahrsilo|fahrsilokammer,offener schüttgutbunker
        Steinmännchen|steindauben,steinhügel,steinmanderl,steinmandl,steinmänner
        Teppichstange,Klopfstange|teppichklopfer,teppichreinigung
        Zeremonientor|ehrentor,eingangstor,paifang,pailou,tempeltor,tor,torii,triumphtor
        Ladepunkt|ladestelle,ladesäule,normalladepunkt,normalladestelle,normalladesäule,schnellladepunkt,schnellladestelle,schnellladesäule
        Schornstein|kamin
        Absetzbecken|absetzanlage,nachklärbecken,vorklärbecken
        Kahlschlagfläche|kahlfläche,waldkahlfläcke
        Kompassrose|kompass,nord,ost,süd,west,windrose
        Kran
        Brückenkran,Portalkran
        Portalkran|portalwippdrehkran
        Kreuz ohne religiösen Wert|gipfelkreuz,kreuz
        Taubenschlag|tauben,taubenlöcher,vögel
        Fahnenmast,Fahnenstange|fahne,flagge,flaggenmast
        Gasfackel|abfackelung,abgas,bodenfackel,brenner,feuer,flamme,gas,hochfackel,verbrennung
        Schuhdekontaminationsstation
        Tanksäule|tankstellensäule
        Gasometer|gaslagertank
        Geoglyphe|glifos

        Buhne|höft,kribbe,schlacht,schlenge,stack
        Insektenhotel|bienen,bienenhotel,insekten,insektenasyle,insektenhaus,insektenkasten,insektenwand,käfer,nisthilfe,nützlingshotel,wildbienen,überwinterungshilfe
        Leuchtturm
        Mast|handymast,sendemast
        Funkmast|fernsehturm,funk,funkturm,verankerter mast
        Mobilfunkmast|mobilfunkturm,verankerter mast
        Radiofunkturm|radiofunkmast,verankerter mast
        Fernsehfunkturm|fernsehfunkmast,verankerter mast
        Beleuchtungsmast,Flutlichtmast|beleuchtung,flutlicht,flutlichtanlage,lichtmast,scheinwerfermast,sportplatzbeleuchtung,stadionbeleuchtung
        Milchrampe,Melkbank,Milchbock,Milchtisch|milchbank,milchkanne
        Bergmännischer Schacht (vertikal)|höhle,minenschacht,tunnel,untergrund,vertikaler mineneintritt
        Messstation
        Obelisk|steinpfeiler,stele,tehen-pfeiler
        Observatorium|sternenwarte,sternwarte
        Erdölpumpe|pferdekopfpumpe,tiefpumpe
        Steg|anleger,pier,seebrücke
        Schwimmendes Pier
        Pflanzkübel,Pflanztrog|blumenkübel,blumentopf,pflanzbehälter,pflanztopf
        Pumpwerk|hebeanlage,hebewerk,pumpstation,schöpfwerk,wasserhebewerk
        Kai|flussufer,kaimauer,kaje,quai,spundwand,ufer,uferbefestigung
        Wasserhochbehälter|reservoir,untergrund,unterirdisch
        Satellitenschüssel
        Silo|speicher
        Skisprungturm|anlauf,anlaufturm,skisprung,skisprung-anlaufturm,skisprungschanzenstruktur,skisprungschanzenturm,skisprungstruktur,sprung
        Tanklager|lagertank,speichertank,tank,vorratstank
        Wassertank|zisterne
        Überwachung|überwachungseinrichtung
        Überwachungskamera|cctv,kamera,kennzeichenerkennung,sicherheit,video,videoüberwachung,webcam
        Vermessungspunkt|geodätischer festpunkt,trigonometrischer punkt
        Absetzbecken|absetzteich,rotschlamm,schlämme,staubecken,stauteich
        Teleskop
        Optisches Teleskop|optikteleskop
        Radioteleskop
        Turm
        Glockenturm|kirchturm
        Kommunikationsturm|funkfernmeldeturm,mobilfunkturm
        Kühlturm
        Wachturm|befestigter turm,wehrturm
        Sprungturm,Sprungbrett|drei-meter-brett,dreier,ein-meter-brett,einer,fünf-meter-turm,fünfer,kunstspringen,siebeneinhalb-meter-turm,siebeneinhalber,sprunganlage,synchronspringen,turmspringen,wasserspringen,zehn-meter-turm,zehner
        Minarett
        Beobachtungsturm|aussichtsturm,feuerwehrturm
        Pagode|abgestufter turm,buddhistischer turm,chinesische pagoda
        Tunnelfläche|passage,unterführung,untergrund
        Großbildleinwand|bildschirm,großbild,led,leinwand,projektion,videowall,videowand
        Kläranlage|abwasseranlage,abwasserreinigungsanlage,wasseraufbereitungsanlage,wasserrückgewinnungsanlage
        Wasserhahn|wasserquelle,wasserstelle
        Wasserturm
        Brunnen zur Wasserförderung|bohrbrunnen,brauchwasserbrunnen,schachtbrunnen,tiefbrunnen,trinkwasserbrunnen
        Wasserwerk
        Wassermühle
        Windmühle
        Windpumpe|aerorotor,wasserpumpe,windmotor
        Fabrik|betrieb,fabriksanlage,fertigungsanlage,industrielle produktionsstätte,produktionsstätte,werk
        Großbrauerei,Industriebrauerei|bier,bierbrauen,brauen,brauerei,brauereibetrieb,braustätte
        Militärischer Bunker|bunker,luftschutzbunker
        Militärischer Kontrollpunkt|checkpoint,kontrollpunkt,kontrollstelle
        Militärbüro|armee,einberufung,kampf,krieg,kriegsflotte,luftwaffe,marine,rekrutierung,truppen,wache
        Schützengraben|ausgegraben,infanteriegraben
        Natursteinbogen|felsbogen,felsdurchbruch,felstor,naturbrücke,natürlicher bogen,steinbogen,steinbrücke
        Felsgestein|anstehender fels,blanker fels,nackter felsen
        Bucht
        Strand
        Kap|erosion,küstenlinie
        Höhleneingang|höhlenzugang
        Klippe|abbruchkante,kliff,steilkante
        Alpine Tundra|bergtundra,fjall,fjell,fjäll,tunturi
        Geysir|eruptionsquelle,heißwasserquelle,hydrothermale explosion
        Gletscher|ferner,kees
        Grasland|natürliche graslandschaft
        Heidelandschaft|heide,heideland,strauchheiden
        Thermalquelle|geothermiequelle,heißwasserpool
        Schlamm|morast,schlick
        Berggipfel|berg,bergkuppe,bergspitze,felsnadel,gipfel,hügel,zipfel
        Halbinsel|binnenhalbinsel,landspitze,landzunge,nehrung
        Riff|korallenriff,unterwassersandbank,untiefe
        Freistehender Fels|fels,felsbrocken,felsen,findling,stein
        Bergsattel|col,sattel,scharte
        Sand
        |blockschutt,schutthalde,schuttkegel,schuttreiße,talus
        Buschland|gebüsch,gestrüpp,grünerlen,latschen,strauchheide,sträucher
        Geröll|gerundetes geröll,grobsand,kies,schotter
        Doline|erdloch,krater,sinkhöhle,trichter
        Quelle|grundwasseraustritt
        Gesteinsblock|felsbrocken,findling,gesteinsbrocken,stein
        Meerenge|kanal,passage
        Baumstumpf|erdstammblock,gefällt,knorz,stockholz,strunk,stubben,stucken,stuken,stumpen,stumpf,wurzelstock
        Tal
        Vulkan|feuerberg
        Gewässer|pfütze,pond,wasser,wasserfläche
        Rückhaltebecken|basin,becken,regenrückhaltebecken,rrh,sickerbecken,trockenbecken,versickerungsbecken,wasserbecken,wasserrückhaltebecken
        Kanalfläche
        See|bergsee,loch
        Burggraben|festungsgraben,schlossgraben,wallgraben,wassergraben
        Altgewässer|altarm,altwasser,mäander,paläopotamon,plesiopotamon,toter arm,uraltwasser
        Teich|mühlteich,tümpel
        Speicherbecken|becken,reservoir,speicher,stausee
        Flussfläche
        Bachfläche
        Abwasserbecken|klärbecken
        Feuchtgebiet|aapamoor,aue,feuchtwiese,mangrove,mangrovensumpf,mangrovenwald,marsch,masch,mersch,moor,regenmoor,ried,saline,salzsumpf,salzwerk,salzwiese,schwemmland,strangmoor,sumpf
        Hochmoor|filz,ombrotrophes moor,regenmoor
        Niedermoor|fenn,venn
        Mangroven|mangrove,mangrovensumpf,mangrovenwald,mangrovenwälder
        Offener Sumpf|schwemmland,sumpf
        Röhricht|rohrkolben,rohrkolbenschwanz,schilf,schilfbett,schilfgürtel,schilfröhricht
        Salzwiesen|groden,heller,inge,salzmarsch,salzwiese
        Aaspamoore|regenmoor,strangmoor,strangmoore
        Staunasse Wälder|auenwald,auenwälder,bruchwald,bruchwälder,staunasser wald
        Watt|gezeiten,watten,wattgebiet
        Nasswiese|brühl,sumpfwiese
        Wald ohne forstwirtschaftliche Nutzung|baum,bäume,naturwald,urwald,wald
        Buchhaltungsbüro|buchhalter,wirtschaftsprüfer
        Adoptionsagentur
        Werbeagentur
        Architekturbüro|architekt,architektenbüro
        |arbeitgeberverband,berufsverband,bundesverband,büro einer nonprofit-organisation,e.v.,interessenverband,ngo,npo-büro,studentenverbindung,verband,verein,vereinsbüro,vereinsheim,wohlfahrtsverband
        Kautionsagentur|kautionsagent,kautionsbüro
        Wohlfahrtseinrichtung
        Firmenbüro|firma,firmensitz,unternehmen,unternehmenssitz
        Consulting/Beratungs-Büro|beratung,consulting
        Coworking-Büro|coworking space,coworking-platz,gemeinschafts-arbeits-platz

        Konsulat
        Botschaft
        diplomatisches Verbindungsbüro
        Bildungseinrichtung|schulverwaltung,universitätsverwaltung
        Arbeitsvermittlung|agentur für arbeit,arbeitsagentur,arbeitsamt,jobagentur,jobcenter,personaldienstleistung,personalvermittlung,stellenvermittlung
        Energieversorgungsunternehmen
        Ingenieurbüro|bauingenieur,elektroingenieur,ingenieur,maschinenbauingenieur,statiker,tragwerksplaner
        Immobilienmakler|grundstücksmakler,immobilienhändler,liegenschaftsverwalter,makler
        Finanzvermittlung|anlagevermittlung,broker,finanzdienstleister,finanzprodukte,makler,vermittler,zwischenhändler
        Finanzberatung,Finanzberater,Finanzberaterin,Vermögensberatung,Vermögensberater,Vermögensberaterin|aktien,anlageberatung,finanzplanung,fonds,geldanlage,rentenberatung,schuldnerberatung,versicherungsberatung
        Forstverwaltung|forstamt
        Stiftung
        Behörde|amt,bundesbehörde,landesbehörde,regierung,regierungseinrichtung,regierungsstelle,verwaltung
        Staatsanwaltschaft|anklagebehörde,bezirksstaatsanwaltschaft,bundesstaatsanwaltschaft,generalstaatsanwaltschaft,justiz,oberstaatsanwaltschaft,strafverfolgung,strafvollstreckung
        Standesamt
        Finanzamt
        Grafikdesign|komunikationsdesign
        Fremdenführer
        Versicherungsbüro|versicherung,versicherungsmakler
        IT-Unternehmen|informations-technologie-firma,programmierer
        Anwaltskanzlei|advokat,anwalt,jurist,notar,rechtsanwalt,rechtsanwaltsbüro,rechtsanwaltskanzlei
        Umzugsfirma|spedition
        Zeitungsredaktion|redaktion,zeitung,zeitungsbüro
        NGO-Büro – Nichtregierungsorganisation|e.v.,ngo,nichtregierungsorganisation,nro,verein
        Notariat
        Parteibüro|büro einer politischen partei
        Privatdetektiv|detektei,privatdedektiv
        Hausverwaltung|hausverwalter,immobilienverwaltung,mietverwalter,mietverwaltung,wohnungsverwalter,wohnungsverwaltung
        Mittlerorganisation|halbstaatliche organisation,quango,quasi-ngo-büro
        Büro einer Glaubensgemeinschaft|pfarramt,pfarrbüro
        Forschungseinrichtung|forschungsinstitut,forschungszentrum,wissenschaftliches institut
        Sicherheitsdienstleister|einkaufszentrumssecurity,schutzagent,sicherheitsagent,sicherheitsbeamter,sicherheitsbüro,sicherheitsinspektor,wachmann
        Sachverständigenbüro|gutachter,sachverständiger,vermessungstechniker
        Steuerberatungskanzlei|steuerberater
        Telekommunikationsunternehmen|nachrichtentechniker,telefongesellschaft,telekommunikation
        Therapeut
        Übersetzer|dolmetscher,lektorat,sprachdienstleister,sprachmittler,übersetzungsagentur,übersetzungsbüro,übersetzungsdienst,übersetzungsdienste,übersetzungsdienstleister
        Gewerkschaftsbüro|arbeitnehmerverband,arbeitnehmervertretung,gewerkschaft
        Wasserversorgungsunternehmen|büro der stadtwerke,büro der wasserwerke
        Insel
        Kleine Insel|inselchen
        Platz|dorfplatz,fußgängerplatz,kirchplatz,plaza,vorplatz
        Kraftwerksgelände|elektrizitätswerkgrundstück,stromerzeugung
        Kohlekraftwerk|braunkohle,kohle,steinkohle,verbrennung
        Gaskraftwerk|biogas,blockheizkraftwerk,brenngas,dampfkraftwerk,erdgas,gas-und-dampf-kombikraftwerk,gasturbinenkraftwerk,gud,holzgas,kohlegas,kuppelgas,vgt
        Wasserkraftwerk|flusskraftwerk,gezeitenkraftwerk,laufwasserkraftwerk,meeresströmungskraftwerk,pumpspeicher,speicherkraftwerk,stauanlage,staumauer,stausee,staustufe,strömungskraftwerk,talsperre,turbine,wasserkraft,wasserkraftanlage,wasserrad,wasserturbine,wellenkraftwerk
        Atomkraftwerk|akw,atom,atomenergie,atommeiler,fission,kernenergie,kernkraft,kernkraftwerk,kernmeiler,kernspaltung,kkw,nuklear,reaktor
        Ölkraftwerk|erdöl,heizkraftwerk,ölheizkraftwerk
        Solaranlage|freiflächensolaranlagen,solargenerator,solarmodul,solarpaneel,solarstromanlage,solarthermie,sonnenenergie
        Solarpark,Photovoltaik-Freiflächenanlage|fotovoltaikkraftwerk,photovoltaikanlage,photovoltaikkraftwerk,photovoltaische solaranlage,pv-anlage,pv-kraftwerk
        Müllverbrennungsanlage|abfall,abfallverbrennung,kehricht,kehrichtverbrennung,kehrichtverbrennungsanlage,kva,mhkw,mhw,mkw,mva,müll,müllheizkraftwerk,müllheizwerk,müllkraftwerk,müllverbrennung
        Windrad|offshore,onshore,wea,wind,windenergie,windenergieanlage,windfarm,windkraftanlage,windkraftwerk,windpark,windräder
        Umspannwerk|schaltanlage,trafostation,transformatorenstation,umspannstation

        Bushaltestelle (Wartebereich)
        Straßenbahn- und Bushaltestelle|bim,bus,haltestelle,schienen,straßenbahn,tram,transport,öffentlicher verkehr
        Fährterminal (Wartebereich)
        Stadtbahn-Haltestelle (Wartebereich)

        U-Bahn-Haltestelle (Wartebereich)
        Bahnsteig (Wartebereich)
        Straßenbahn-Haltestelle (Wartebereich)|bim,oberleitungsbus,schienen,straßenbahn-haltestelle,tram,transport,wartebereich,öffentlicher verkehr

        Lift-/Seilbahn-Station
        Busbahnhof / Busterminal|busbahnhof,bushaltestelle,bushof,bustation,busterminal,zob
        Schiffsanleger|anleger,boot,fähre,fährterminal,pier,terminal
        Stadtbahn-Station
        Einschienenbahn-Station
        U-Bahn-Station
        Eisenbahn-Station
        Eisenbahn-Station|eisenbahn-haltepunkt
        Straßenbahnstation|trambahnstation
        |oberleitungsbusstation,oberleitungsbusterminal
        Lift-/Seilbahn-Halteplatz
        Bus-Halteplatz
        Fähranlegeplatz
        Stadtbahn-Halteplatz
        Einschienenbahn-Halteplatz
        U-Bahn-Halteplatz
        Eisenbahn-Halteplatz
        Straßenbahn-Halteplatz|trambahn-halteplatz
        Oberleitungsbus-Halteplatz
        Eisenbahn-Eisenbahn-Kreuzung|ebene eisenbahn-eisenbahn-kreuzung,eisenbahn-diamant-kreuzung
        Stellwerk|blockstelle,signalstellwerk
        U-Bahn-Eingang|eingang zur u-bahn
        Zugwäsche|zugwaschanlage,zugwaschstraße
        Straßenbahn-Fußweg-Kreuzung|fußgängerüberweg,kreuzung,straßenbahnübergang
        Straßenbahn-Straßen-Kreuzung|kreuzung,straßenbahnkreuzung
        Eisenbahn-Drehscheibe|doppeldrehscheibe,drehbühne,drehscheibe,segmentdrehscheibe
        Gleisharfe|gleisfeld,gleisgruppe,güterbahnhof,ladestelle
        Agrarmarkt|landwirtschaftsbedarfsgeschäft
        Spirituosenladen|alkohol,alkoholika,spirituosengeschäft,wein- und spirituosengeschäft
        Anime- / Manga-Geschäft|anime,comic,japan,manga,zeichentrick
        Antiquitätenhändler|antiquitätengeschäft,antiquitätenhandel,antiquitätenladen
        Haushaltselektrogerätegeschäft|elektrogeräte,elektrogeschäft,herd,küchengeräte,kühlschrank,kühltruhe,spülmaschine,trockner,waschmaschine,weißware
        Kunsthandlung|kunstgeschäft
        Babysachengeschäft|babybekleidungsgeschäft,babyfachmarkt,babygeschäft
        Taschen / Koffergeschäft|handtaschen,koffer,reisegepäck,reisetaschen,rollkoffer,taschen,umhängetaschen
        Bäckerei
        Badeinrichtungsgeschäft|badezimmereinrichtungsgeschäft
        Grillgeschäft|barbecue shop,bbq-shop,grill-shop,grillladen
        Schönheitssalon|schönheits-salon
        Nagelstudio|fingernagelstudio,nagelsalon
        Sonnenstudio|bräunungsstudio,solarium
        Betten / Matratzengeschäft|bettengeschäft,matratzengeschäft,matratzenladen,schlafzimmerbedarf,schlafzimmereinrichtungsgeschäft
        Getränkehandel|getränkehandlung,getränkeladen,getränkemarkt
        Fahrradladen|fahrrad-geschäft,fahrrad-handlung,fahrradgeschäft,radservice,velogeschäft,veloladen
        Bootsgeschäft|bootshändler,fischerboot,jetski,motorboot,ruderboot,segelboot,wasserfahrzeug
        Wettbüro
        Buchhandlung|buchhändler,buchladen,bücher
        Brauzubehörgeschäft|brauerei,heimbrauereizubehör
        Metzgerei|fleischer,fleischerei,fleischhackerei,metzger,schlachter,schlachterei
        Fotofachgeschäft|film,foto,kamera,linse
        Kerzengeschäft|kerzenhandlung
        Cannabisgeschäft|cannabis,marihuana,pot,weed
        Autohändler|autohaus
        Gebrauchtwagenhandlung|altfahrzeug,autohandlung,autohaus,gebrauchtwagenhändler,gebrauchtwagenmarkt,gebrauchtwagenverkauf,gebrauchtwagenzentrum,jahreswagen,kfz,occasion,pkw,second hand,werkstatt
        Autoteilehandel|auto-zubehör-handlung,autoersatzteilverkauf,autoteile-geschäft,kfz-teile-handlung
        Autowerkstatt|automobil-mechatroniker,autoreparatur,kfz-service,kfz-werkstatt
        Wohnwagengeschäft|caravangeschäft
        Teppichgeschäft|teppichhaus,teppichhändler
        Versandhandel
        Sozialkaufhaus|gebrauchtwarenladen
        Käseladen
        Drogerie
        Schokoladenladen|schokoladengeschäft
        Bekleidungsgeschäft|bekleidungs-geschäft,klamottenladen,kleiderladen,modegeschäft,modehaus
        Second-Hand-Bekleidungsgeschäft|altkleider,gebrauchtkleidung,gebrauchtwaren,klamotten,kleider,kleidung,mode,secondhand,vintage,zweite hand
        Anzugsgeschäft|anzug,anzüge,ausgehanzug,cutaway,frack,geschäftsanzug,herrenanzug,herrenbekleidung,herrenklamotten,krawatte,nadelstreifanzug,nadelstreifenanzug,sakko,schleife,smoking,straßenanzug
        Unterwäsche-Geschäft
        Hochzeitskleidungsgeschäft|boutique,braut,brautbekleidung,brautkleidung,brautmode,bräutigam,hochzeit,smoking,trauung,trauzeuge
        Geschäft für Berufskleidung|arbeitsbekleidung,arbeitskleidung,berufsbekleidung,berufskleidung,blaumann,dienstbekleidung,dienstkleidung,kluft,montur,overall,schutzbekleidung,schutzkleidung,sicherheitsbekleidung,sicherheitskleidung,sicherheitsschuhe
        Kaffeegeschäft|kaffeeladen,kaffeeverkauf
        Sammlergeschäft|antiquitäten,briefmarken,comics,münzen,numismatik,philatelie,puppen,sammler,sammlungen
        Computerfachhandel|computergeschäft,computerladen
        Süßwarenladen|süßigkeitengeschäft,süßigkeitenladen
        Minimarkt|greißler,kleines lebensmittelgeschäft,nachbarschaftsladen,spätkauf,spätverkauf,tankstellenverkauf,tante-emma-laden
        Kopierladen|copy-shop,kopieranstalt
        Kosmetikladen|kosmetikgeschäft
        Dorfladen
        Geschäft für Künstlerbedarf|bastelbedarf,farbe,handwerk,kunstbedarf,kunsthandwerkgeschäft,leinwand,modellbau,papier,rahmen,stift
        Vorhanggeschäft|gardinenladen
        Milchgeschäft|milchladen,milchproduktegeschäft
        Feinkostladen|delikatessen-laden,feinkost-geschäft
        Kaufhaus
        Heimwerkerladen|baumarkt,heimwerker-markt
        Türgeschäft|ausgang,eingang,tor,tür
        Chemische Reinigung|putzerei,reinigung
        E-Zigarettengeschäft|e-zigarettenhändler
        Elektrofachgeschaft|beleuchtung,draht,elektrik,kabel,led,strom,ventilator
        Elektronikfachgeschäft|elektrogeschäft,elektronikgeschäft
        Erotikgeschäft|erotikladen,sexshop
        LGBTQ+ Erotikgeschäft
        Esoterischer Laden|anhänger,kristall,woo,ätherisches öl
        Stoffgeschäft|textilgeschäft
        Hofladen|obst- und gemüsestand
        Geschäft für Modeaccessoires|cologne,geldbörse,juwelen,parfum,schal,schirm,sonnenbrillen,tasche
        Kachelofenladen|kamin,ofen
        Angelgeschäft|angelsportzentrum
        Fußbodengeschäft|fliese
        Blumenhändler|blumengeschäft,blumenladen,florist
        Bilderrahmengeschäft
        Geschäft für Tiefkühlprodukte|gefrier,gefroren,tiefgefroren,tiefkühlkost,tiefkühllebensmittel
        Tankstelle|treibstoffverkaufsstelle
        Beerdigungsinstitut|bestatter,bestattungsinstitut,bestattungsunternehmen,bestattungswesen,pompfüneberer
        Möbelhaus|einrichtungsgeschäft,einrichtungshaus,möbelgeschäft,möbelladen
        Brettspielgeschäft
        Gartenzentrum|gartencenter,gartenmarkt
        Gasflaschenverkauf|gasflaschengeschäft,gasflaschenshop
        Gemischtwarenhandlung|greißler,tante-emma-laden
        Geschenkeladen|geschenkartikelladen,geschenkehandlung,souvenirgeschäft,souvenirladen
        Goldankauf|altgoldankauf,edelmetallhandel,goldankaufstelle,goldbörse,goldhandel,goldhändler,schmuckankauf
        Obst- und Gemüseladen|gemüsehandlung,gemüsehändler,obst- und gemüsehandlung,obsthandlung
        Geschäft für Gartengeräte|baumarkt für gartengeräte,gartenfachgeschäft,rasen- und gartengeräte-geschäft
        Friseur|frisör
        Barbier|barber barbier herrenfriseur
        Friseurbedarf|frisörbedarf
        Eisenwarenhandel|eisenwarengeschäft,eisenwarenhandlung,eisenwarenladen
        Reformhaus|gesundheit,naturkost
        Hörgerätegeschäft|akustiker,gehörgeräte,hörakustiker,hörgeräte,hörgeräteakustiker,hörhilfengeschäft
        Kräuterladen|kräuterarzt,kräuterhändler,naturheilkundiger arzt
        HiFi-Laden|hifi-geschäft,hifi-shop
        Honiggeschäft|biene,honig,mel,propolis,wachs
        Haushaltswäschegeschäft|bademäntel,bettwäsche,decken,handtücher,haushaltswaren,hauskleidung,kissenbezüge,leintücher,servietten,stoffservietten,stofftaschentücher,tagesdecken,taschentücher,vorhänge
        Haushaltswarengeschäft|haushaltswarenladen
        Jagdgeschäft|geschäft für jagdausrüstung
        Innenausstattungsgeschäft|accessoires,ausstattung,dekoration,einrichtung,innenausstatter,innendekorateur,inneneinrichter,inneneinrichtung,innenraumgestalter,wohnung
        Juwelier|bijoutier,goldschmied,juwelenverkauf,juweliergeschäft
        Kiosk|zeitungskiosk,zeitungsstand
        Küchenfachmarkt|kücheneinrichter,kücheneinrichtungsgeschäft,küchenhaus
        Wäscherei|textilreinigung
        Waschsalon mit Selbstbedienung|waschsalon
        Lederwarengeschäft|lederbekleidungsgeschäft,lederwarenhändler
        Leuchten- und Lampengeschäft|beleuchtung,glühbirnen,halogen,kunstlicht,lampen,led,leuchten,licht
        Schlüsseldienst|schlosser,schlüsselmacher
        Lottoannahmestelle
        Einkaufszentrum|einkaufspassage,mall
        Massagesalon|massagepraxis,massagestudio,masseur
        Sanitätshaus|medizinbedarf,medizinbedarfgeschäft
        Militärkleidungsabverkauf|abverkauf,armee,marine,waffen
        Mobiltelefonladen|handygeschäft,handyladen
        Geschäft für Handyzubehör|displayschutzfolie,kopfhörer,ladegerät,powerbank,schutzhülle,speicherkarte
        Modellbaugeschäft|handwerk,spiele,spielzeug
        Geldverleih|geldleiher
        Motorradhändler|motorrad-handlung,motorradladen
        Motorradwerkstatt|motorrad reparaturbetrieb,motorrad reparaturwerkstatt
        Musikgeschäft|kassetten,musikladen,plattenladen,schallplatten,vinyl
        Musikinstrumentegeschäft|gitarre,instrumentenladen,musikinstrumentengeschäft,noten,partitur,schlagzeug
        Zeitschriftenhandel|magazine,zeitschiftenhandel,zeitschriftengeschäft,zeitschriftenhändler,zeitschriftenladen,zeitungsgeschäft,zeitungshändler,zeitungsladen
        Nahrungsergänzungsmittelgeschäft|gewichtsreduktionspräparategeschäft,vitaminpräparategeschäft
        Nussgeschäft|cashews,erdnüsse,haselnüsse,kastanien,kokosnüsse,macadamia,mandeln,nüsse,paranüsse,pekannüsse,pistazien,samen,trockenfrüchte,walnüsse
        Optiker|brillengeschäft
        Outdoorgeschäft|bergsport- und camping,outdoorbekleidungsgeschäft
        Abholstelle eines Onlinehändlers|abholung,online,pickup
        Farbengeschäft|anstreicherbedarf,farbenhandel,malerbedarf
        Partyzubehör
        Nudelgeschäft|nudel,nudeln,pasta,ravioli,spaghetti
        Konditorei|konfiserie,patisserie,süßspeisengeschäft
        Pfandleihe|leihhaus,pfandhaus,pfandleiher,pfandleihhaus
        Parfümerie|parfümgeschäft
        Zoofachgeschäft,Tierhandlung|goldfisch,haustier,tiernahrung,tierzubehör,zoohandlung
        Tierfriseur|hundefriseur,hundesalon,tierpflege,tierpflegedienst
        Fotofachgeschäft|fotogeschäft,fotoladen
        Piercing-Studio|bauchnabel,bohren,durchbohren,durchdringen,durchstechen,körperschmuck,nase,ohrloch,ohrstechen,ohrstecker,piercing,stechen
        Keramikladen|keramik,topf,töpferladen,töpferwarenladen,vase
        Druckertintengeschäft|faxtinte,kopierertinte,toner
        Astrologiker|astrologie,geist,hellsehen,kristallkugel,prophezeiung,seher,wahrsager,wahrsagungen,weissagung
        Feuerwerksgeschäft|feuerwerksartikelladen,feuerwerkskörpergeschäft
        Radio / Elektronik-Geschäft|elektronikladen,radio / elektro-laden
        Devotionalienhandlung|kirchenladen,klosterladen,religionsbedarfsladen
        Verleih|ausleihe,vermietung von mobilien
        Reparaturgeschäft|basteln,flicken,kaputt,rehabilitieren,renovieren,reparieren
        Reisgeschäft|reishandel,reishändler,reisladen
        Tauchwarengeschäft|sporttauchladen,tauchladen
        Fischgeschäft|meeresfrüchtegeschäft
        Second-Hand-Laden|brockenhaus,brockenstube,brocki,gebrauchtwarenladen,trödel,trödelladen
        Geschäft für Nähzubehör|garn,häckeln,kurzwaren,nadeln,nähen,nähmaschinen,nähzubehör,sticken,stricken,stricknadeln
        Schuhreparatur|kopfsteinpflaster
        Schuhgeschäft|schuhladen
        Gewürzladen|chili,curry,gewürze,ingwer,kräuter,kurkuma,pfeffer,safran,salz,wasabi,zimt
        Sportgeschäft|sporthandlung
        Schreibwarengeschäft|bürobedarf,bürobedarfsladen,schreibwarenhandel,schreibwarenladen
        Lagerraumvermieter|einlagerplatz-vermieter,lagerraum-vermieter,mietlager,selbstlagerzentrum,selfstorage
        Supermarkt|lebensmittel
        Bio-Supermarkt|biologische lebensmittel,biomarkt,natürliche lebensmittel,ökologisch
        Swimmingpoolbedarf
        Schneider|anzugsschneider,herrenschneider,änderungsschneiderei,änderungsservice
        Tätowierer|peckerlstube,tattoostudio,tätowierungsladen
        Teegeschäft|teeladen
        Telekommunikationsfachgeschäft|internet service provider,isp,kommunikation,netzwerk,stimme
        Eintrittskartenverkäufer|eintrittskartengeschäft,kartenbüro,ticketoffice,vorverkaufsstelle
        Fliesenhändler|fliesengeschäft
        Tabakwarengeschäft|tabakwarenladen,traffik
        Werkzeugverleih|werkzeug
        Spielwarengeschäft|spielzeuggeschäft,spielzeughandlung,spielzeugladen
        Baustoffhandel|baumarkt,bauzentrum,holzhandel
        Reisebüro|reiseveranstalter
        Trophäengeschäft|auszeichnungen,awards,gravuren,medaillen,plaketten,pokale,preise,skulpturen,trophäen
        Reifenhandel|reifenhandlung,reifenservice
        Leerstehendes Geschäft|leeres geschäft,leerstand,ungenutztes geschäft
        Staubsaugergeschäft|staubsaugerhändler,staubsaugerladen
        Sonderpostenmarkt|billigladen,ein-euro-geschäft,ein-euro-laden,ramschladen,restpostenmarkt,schnäppchenmarkt
        Videothek|dvd-geschäft,video-geschäft
        Videospielgeschäft|computerspieleladen,videospielladen
        Uhrengeschäft|uhrenladen
        Trinkwasserladen
        Wassersportgeschäft|schwimmbedarf,schwimmsport,wassersportladen
        Waffengeschäft|waffenhändler
        Großhandel|großhandelsgeschäft,großhändler
        Perückenladen|haarersatz,haarverlängerung,kunsthaar,perücken,zweitfrisur
        Fensterladengeschäft|rolladengeschäft
        Weinhandel|enothek,vinothek,weinhandlung,weinhaus,weinladen
        Rechenzentrum|datencenter,datenzentrum
        Telefonschaltzentrale|telekommunikation
        Berghütte|alpenhütte,schutzhütte,unterkunft,wildnis-hütte
        Ferienwohnung|ferienappartement,gästeapartment,gästeappartement,gästewohnung
        Aquarium|aquarienhaus
        Kunst|kunstwerk
        Büste
        Graffiti
        Kunstinstallation
        Wandmalerei|fresko,wandgemälde
        Skulptur
        Statue|standbild
        Sehenswürdigkeit|touristenattraktion
        Zeltplatz/Wohnwagenplatz|wohnwagen,zelt
        Campingplatz|camping lager,zeltplatz
        Wildnis-Campingplatz|alpines camping,backpacker camping,informelles camping,primitives camping,waldcamping
        Gruppencampinglatz|camping,jugencampingplatz,scoutcampingplatz
        Wohnmobil-Stellplatz|reisemobilhafen,reisemobilpark,reisemobilplatz,reisemobilstellplatz,wohnmobil-campingplatz,wohnmobil-stellplätze,wohnmobilhafen,wohnmobilpark,wohnmobilstellplatz,wohnwagenpark
        Ferienhaus
        Kunstgalerie|bildergalerie,gemäldegalerie,kunstausstellung,kunsthalle
        Pension|bed & breakfast,frühstückspension,gästehaus,herberge
        Hostel|herberge,jugendherberge
        Hotel
        Information
        Informationstafel|infobrett,informationsbrett,infotafel
        Willkommensschild|neuer ort
        Wegweiser|beschilderung,hinweistafel,schild
        Karte|landkarte,sehenswürdigkeitenkarte,touristeninformationskarte
        Touristeninformation|informationsbüro,tourismusbüro,touristeninformationszentrum
        Wegmarkierung|wegerkennungsmarker
        Informationsterminal
        Besucherzentrum|begrüßungszentrum,besucherinformationszentrum
        Motel
        Museum|ausstellung,exponatarchiv,institution,menagerie,sammlung,schatzhaus,schatzkammer
        Historisches Museum|artefakte,ausstellung,geschichte,geschichtsmuseum
        Picknickplatz|grillplatz
        Themenpark|freizeitpark
        Wanderreitstation|gastpferdeübernachtungsmöglichkeit
        Aussichtspunkt
        unbewirtschaftete Schutzhütte|biwakschachtel,selbstversorgerhütte
        Zoo|tiergarten,tierpark,wildtiergehege,zoologischer garten
        Streichelzoo|bauernhof,kinderzoo,tiere
        Safaripark|drive-in-zoo
        Wildpark
        Wasserstraßen-Zugangspunkt|ausbootung,boot,einbootung,kajak,kanu,paddelboard,portage,ruderboot,wasserung
        Werft|bootswerft
        Staudamm|damm,staumauer
        Dock|reparaturwerft,schiffsausbesserungswerk,schiffswerft,schwimmdock,trockendock
        Bootstankstelle
        Schleusentor|kanal
        Gewässerkilometrierung|fließgewässerkilometrierung,gewässerkilometerstein
        Schiffstoilettenentsorgungsanlage
        Frischwasser für Bootstanks|frischwasser
        Wasserfall
        Wehr
        """
}
