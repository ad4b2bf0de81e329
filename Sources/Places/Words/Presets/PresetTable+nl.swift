// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language nl.
    static let nl: StaticString = """
        Kabelbaanpilaar|kabelbaanpaal,paal,pilaar,skiliftpaal
        Luchthaven|vliegveld
        Platform (vliegveld)
        Luchthaven-gate|boarden,gate,instappen,passagiers,terminal,uitstappen,vliegveld
        Hangar|hangaar,loods,opslagplaats,shelter
        Helipad|helihaven,helikopterdek,helikopterhaven,landingsplaats
        Vliegtuigwachtplaats
        Vliegtuigparkeerplaats|vliegtuigparking
        Ruimtehaven|lanceerbasis,lanceerinstallatie,raketinstallatie,ruimteschip,ruimtevaart
        Luchthaventerminal|aankomsthal,gate,terminal,vertrekhal,vliegveld
        Windzak|windrichting
        Dierenpension|dierenhotel,hondenhotel,hondenpension,huisdierenhotel,huisdierenpension,kennel
        Fokkerij|kwekerij,stoeterij
        Dierenasiel|adoptie,hondenasiel,huisdierenasiel,kattenasiel,kennel
        Cultureel centrum|concertgebouw,kunstencentrum,schouwburg
        Bankautomaat|atm,bancontact,geld afhalen,geld uit de muur,geldautomaat,pinautomaat,pinnen
        Bakoven|bak,oven
        Bank (financieel)|geld,rekening
        Bar|cocktailbar,dancing,disco
        LGBTQ+-bar|homobar,lesbobar,lgb-bar,lgbq-bar,lgbqt-bar,lgbt-bar

        Zitbank|bank,bankje,picnicktafel
        Fietsenstalling|fietsenkelder,fietsenparking,fietsenrek,fietsrek
        Fietsparkeergebouw|fiets,fietsenflat,fietsengarage,fietsenschuur,parkeren
        Fietskluisjes|fiets,locker
        Fietshok|fietsenhok
        Fietsverhuur|fietsen,huren
        Openbaar fietsgereedschap|doe-het-zelf-fietsenmaker,fietsbanden,fietsgereedschappen,fietsherstelplaats,fietspomp,kettinggereedschap,onderhoud,pomp
        Fietswasstraat|fiets,reinig,was
        Biergarten|bier
        Vaste verrekijkers|touristische verrekijker,vergroters,verrekijkers
        Bootverhuur|boten,huren
        Botenopslag|boothangar,bootopslag
        Wisselkantoor|bank,geld,munteenheid,wisselen
        Café|bistro,brasserie,cake,koffie,lunchroom,taart,tea-room,tearoom,thee,vieruurtje
        Bubbelthee café|bubble,tea
        Koffiehuis|bistro,koffie
        Theehuisje
        Carpoolparking|carpoolen
        Autoverhuur|huren,huurauto
        Autodelen|autodeel,autodeelplaats
        Autowasstraat|carwash,wasstraat
        Casino|gokken,kansspelen
        Oplaadstation,Laadpaal|elektriciteit,elektrisch,laadstation,oplaadpaal


        Bioscoop|cinema,film
        Dagbehandelingscentrum|dagbehandelcentrum,dagbehandeling,daghospitalisatie,dagkliniek,dagverpleging,dagziekenhuis
        Abortiecentrum|abortus
        Dialysecentrum|centrum,dyalise,nier
        Vruchtbaarheidskliniek|conceptie,kunstmatige inseminatie,voorplanting
        Klok|horloge,tijd,uur,uurwerk
        Zonnewijzer|zonnetijd
        Buurthuis|feestzaal,gemeenschapshuis
        Clubgebouw|clubhuis,clublokaal
        Ontmoetingscentrum|gemeenschapscentrum
        Cultuurcentrum
        Familiecentrum
        LGBTQ+-buurthuis|homo-buurthuis,lesbo-buurthuis,lgb-buurthuis,lgbqt-buurthuis,lgbt-buurthuis
        Parochiezaal|parochiehal
        Dorpshuis|dorpshal
        Jeugdcentrum|jeugdclub,jeugdhonk
        Perslucht|autobanden,fietspomp,opblazen,oppompen,pomp
        Congrescentrum|centrum,lezing,tentoonstelling
        Gerechtsgebouw|gerechtshof,justitiepaleis,paleis van justitie,rechtbank,rechtszaal
        Crematorium|uitvaartcentrum,verassingscentrum,verbrandingsoven
        Tandarts|mond,tanden,tandheelkundige
        Apparaatoplader
        Duikcentrum|duiken,snorkelen
        Dokter|arts,geneesheer
        Allergoloog|allergie
        Cardioloog|hart,specialist
        Kinder- en jeugdpsychiater|jongvolwassene,kind
        Dermatoloog|huid,specialist
        Gastro-enteroloog|darm,maag,specialist
        Huisarts|huisdokter

        Hematoloog|anemie,bloed
        Internist|inwendige geneeskunde
        Nefroloog|nephroloog,nierarts,nierdokter
        Neuroloog|hersenen,zenuwen
        Neurochirurg|hersenen,operatie
        Oncoloog|kanker,tumor
        Oogarts|arts,oog
        Orthopedisch chirurg|beenderen,botten
        Neus-keel-oorarts|keel,neus,oor,otorinolaryngologie
        Pediater|kinderarts
        Patholoog|anatoom-patholoog,ziekteonderzoeker
        Plastisch chirurg|plastische chirurgie
        Podoloog|nagels,podiatrie,podiatrist,podologie,voeten,voetheelkunde
        Darmchirurg|colorectale chirurg,endeldarmchirurg
        Psychiater
        Longarts|longen,pneumologie
        Radioloog|medische beeldvorming,radiologie
        Reumatoloog|reuma
        Chirurg|algemene chirurg
        Traumachirurg|traumachirurgie
        Uroloog|blaas
        Hondentoilet|hond
        |aikido,dojang,gevechtskunsten,japans gevechtskunsten,judo,karate,kendo,kungfu,martial arts,vechtkunsten
        Kleedkamer|hokje,omkleden,omkleding,omkleed
        Drinkwaterkraantje|kraan,verfrissing
        Rijvaardigheidscentrum|rijles,rijtraining,slipcursus,trainingscentrum
        Evenementenlocatie|evenement,expo
        Expo center|beurs,bouwbeurs,tentoonstelling
        Fastfoodrestaurant,Snackbar,Cafetaria|frieten,hamburgers,pizza
        Bagelwinkel|bagel
        Burgerrestaurant|hamburgerfastfoodzaak,hamburgerrestaurant
        Kantine|bedrijfskantine,bedrijfsrestaurant,eetzaal,mensa
        Fastfood kiprestaurant|kippenrestaurant,kiprestaurant
        Fastfood Chinees|chinees,fastfood
        Donutzaak|donut
        Fish-and-chipsfastfoodzaak|aardappel,frieten,frietjes,patat
        Hotdogzaak|braadworst,hotdog

        Sap|drank,vruchtendrank,vruchtensap
        Kebabzaak|doner,döner,halal,kebab,perzisch,turks,vlees
        Mexicaanse fastfoodzaak|mexicaans
        Pizzafastfoodzaak|italiaans,pasta,pizza
        Broodjesfastfoodzaak|broodje,broodjeszaak,smos,smoske

        Fastfoodrestaurant voor chicken wings|gebraden kip,kip,kip aan het spit,kippenbil,kippenvleugel
        Brandweerkazerne|brandweerbasis,brandweerstation,brandweerwagens
        Foodcourt|fast food,fastfood,food court,restaurants,voedselhal
        Fontein|sproeier
        Tankstation|auto,benzinestation,biodiesel,diesel,nafta,tanken
        Aula begrafenisondernemer|aula,begrafenis
        Gokhal|gok,gokken,roulette
        Ruilkast|cadeau,deel,donatie,gift
        Begraafplaats (nabij kerk)|kerkhof
        |antislip,grip,ijs,ijsruimen,ijsvrij,ontdooien,winter
        Shishabar|shisha,warterpijp
        Ziekenhuisgebied|hospitaal,hospitaalgebied,hospitaalgrond,kliniek,ziekenhuis,ziekenhuisgrond
        Jachthut|hoogzit,jachttoren
        IJssalon|ijscowinkel,ijskraam,ijskraampje,ijsventer
        Frozen yoghurt-winkel|bevroren,ijs,yoghurt
        Internetcafé|cybercafé,cyberspace
        Karaokehokje|karaoke

        Kneipp-faciliteit|hydrotherapie,kneipp,voetbad
        Openbare wasplaats|kleding,wasplaats,wasserij
        Brievenbus|brief,brieven,collectebus,gleuf
        Bibliotheek|boeken,lenen,lezen,literatuur
        Inleverbus|boek,boekenbrievenbus,terugbrengen
        Laadkaai
        Ligstoel|chaise longue,ligbank,loungebank,sofa
        Love hotel|discreet hotel,discrete kamers,liefdeshotel,privacyhotel,privacykamers,sekshotel
        Bagagekluisje|bagage,kluisje,locker
        Marktplaats|groentemarkt,groenten,vis
        Kloostergebied|abdijgebied
        Wisselkantoor|geldoverschrijving,overschrijving,uitwisseling
        Mortuarium|begrafenis,dood,lijk,lijkenhuis,ondernemer
        Motorfietsparking|moto's,motoparking,motoren,motorparking,motorstalling,motostalling,parkeerplaats voor motoren,parking voor moto's,parking voor motoren,parking voor motorfietsen
        Motorfietsverhuur|moto,motorfiets,verhuur,verhuurder
        Nachtclub|dancing,disco,uitgaan
        LGBTQ+-nachtclub|gender,homo,homoseksueel,lesbisch
        Pakketkluis|kluis,ophalen,pakket,pakketautomaat,verzenden
        Parkeerplaats|autoparking,garage,parkeergarage,parkeergebouw
        Parkeergarage met meerdere niveaus|parkeertoren,parking met meerdere verdiepingen
        Park & Ride parking|p+r,park en ride,parking
        Parkeerplaats naast de weg|langsparkeren,parkeerhaven,parkeervak,parkeren,straatparkeren
        Ondergrondse parkeergarage|ondergronds,parkeergarage,parkeren
        Ingang/uitgang van parkeergarage
        Parkeerplaats binnen parkeergelegenheid|individuele parkeerplaats,parkeervak
        Gehandicaptenparkeerplaats
        Betalingscentrum|betaling,overschrijving
        Betalingsterminal|betaalterminal,betalen
        Apotheek|balie,toonbank
        Pasfotohokje|foto,hokje,kotje
        Gebedshuis|godshuis,kerk,moskee
        Boeddhistische tempel|boeddha,boeddhisme,boedistische tempel,dojo,klooster,stupa,tempel,vihara,zendo
        Christelijke kerk|christenen,kerk
        Koninkrijkszaal van Jehovah's getuigen|getuigen van jehovah,jehovah
        |licht van de wereld,tempel
        Quaker Friends Ontmoetingshuis|kwakers,ontmoettingshuis,quakers,religieus genootschap der vrienden
        Hindoeïstische tempel|garbhargriha,mandira,mandu,puja,schrijn,tempel
        Joodse synagoge|joods,synagoge
        Islamitische moskee|moskee,moslimmoskee
        Shintotempel|jinja,kami,shintoheiligdom,torii
        Sikh-tempel|gurudwara,tempel
        Taoïstische tempel|daoïstische tempel,klooster,tempel
        Planetarium|astronomie,sterrenhemel,sterrenwacht
        Politiekantoor|gendarmerie,politie,rijkswacht
        Permanent stembureau|stembureau,stemmen,vast
        Brievenbus|brief,postbus
        Postsorteerkantoor|post,sorteercentrum,sorteren
        Postkantoor|bpost,postbus,posterijen,postnl
        Gevangenisgebied|penitentiair complex
        Café|bier,bierhuis,kroeg
        Ierse pub|ierse
        LGBTQ+-café|homocafé,lesbocafé,lgb-café,lgbq-café,lgbqt-café,lgbt-café
        Café met microbrouwerij|alcoholisch,brouwerij,kleine brouwerij
        Publiek bad|badhuis,onsen,voetbaden,warmwaterbronnen
        Openbare boekenkast|bib,bieb,bieb bieb,biebbieb,boek,boekenbank,boekenhuisje,boekenkast,boekenruilboom,boekenruilbox,boekenruilkast,boekentil,boekenuitleenkast,boeknruilhuisje,boekspot,boekwissel,buurtbibliotheek,buurtbieb,buurtboekenkast,deel een boek,geef,geven,hergebruiken,kabinet,leen,lees,leeskast,lenen,lezen,lfl,literatuur,mini bieb,mini-bibliotheek,mini-bieb,minibib,minibieb,publieke boekenkast,ruilbib,ruilbibliotheek,ruilboekenkast,ruilen,straatbibliotheek,straatbieb,straatboekenkast,tweedehands,wijkbibliotheek,wijkbieb,wijkboekenkast,wisselen,zwerfbib,zwerfboek
        Boswachtershut|bosbeheer,boshut,boswachter,nationaal park,parkbeheer
        Container voor elektronisch afval|afvalcontainer,batterijen,elektronica,elektronisch afval,gsm,recyclage
        Groenafvalcontainer|afbreekbaar,bio-afbreekbaar,biologisch,compost,gft,groenafval,groene bak,groene container,organisch,tuinafval,vuilbak
        Milieupark/Containerpark|containerpark,milieupark,milieustraat
        Recyclecontainer|container,recycle
        Vluchtelingenkamp|migranten,opvangcentrum,vluchteling,vluchtelingen
        Gebied van een onderzoekscentrum
        Restaurant|lunchroom,pizzeria
        Amerikaans restaurant|amerikaans,barbecue,bbq
        Aziatisch restaurant|aziatisch,azië,chinees,filipijns,japans,koreaans,rijst,sushi
        Barbecuerestaurant|bbq
        Chinees restaurant|aziatisch,chinees,rijst
        Frans restaurant|avondeten,eten,frans,kaas,wijn
        Georgisch restaurant|georgisch,georgiër
        Duits restaurant|duits,worst
        Grieks restaurant|grieks,mediteraans,octopus,olijven,salade

        Indiaas restaurant|currie,indisch
        Italiaans restaurant|italiaans,pasta,pizza
        Japans restaurant|japans,sushi
        Koreaans restaurant|koreaan,koreaans
        Mexicaans restaurant|mexicaan,mexicaans
        Noedelrestaurant|ramennoedelrestaurant,rijstnoedelrestaurant
        Pizzarestaurant|pizzeria
        Ramen-restaurant|noodels,ramen
        Visrestaurant|zeevruchtenrestaurant
        Spaans restaurant|spaans,spanjaard
        Vleesrestaurant|biefstukrestaurant,steakrestaurant
        Sushirestaurant|sushibar
        Thais restaurant|thai,thais,thaïs
        Turks restaurant|kebab,turk,turks
        Oekraïens restaurant|oekraïens
        Vietnamees restaurant|vietnamees
        Kampeerauto-toilet-afvoer|beerput,camper,kampeerauto,kampeerwagen,mobilhome,motorhome,uitwerpselen,urine,zwerfwagen
        Beschutting|afdak,bescherming,bushokje,buskotje,schuilplaats,wachthokje,wachthuisje

        Prieel|kiosk,paviljoen
        Halfopen hut|afdak,afkapping,lean-to
        Picknickpaviljoen|kiosk,picknickhut
        Schuilhuisje voor openbaar vervoer|bushokje,buskotje,tramhokje,tramkotje,treinhokje
        Douche|kraan,stortbad
        Rookgebied|kankerzone,rookpaviljoen,rookzone
        Sociaal ontmoetingscentrum|beroepsvereniging,broederschap,broederschapshuis,sociëteit,studentenvereniging,vakbondshuis
        Sociale Faciliteit|hulp,hulpcentrum,kansarmen,ocmw
        Ambulante zorg|ambulant,gezondheidszorg,medische dienst,zorg
        Woonvoorziening voor senioren|assistentie,gaw,woning

        Voedselbank
        Verzorgingstehuis (bv. bejaardentehuis)|bejaardentehuis,rusthuis
        Opvangcentrum voor Daklozen|dakloos
        Verpleeghuis|bejaardentehuis,rust- en verzorgingstehuis,rusthuis,rusttehuis,rvt,verpleegtehuis,vvt,woonzorgcentrum,wzc
        Stripclub
        Studio|opnamestudio,radio
        Opnamestudio (audio)|geluid,muziek,opnamestudio,producer,zanger
        Radiozender|radiostation,uitzending,zendstation
        Televisiestation|televisie,tv uitzending,uitzending
        Filmstudio|filmproductie,opname,productie,regisseur
        Parenclub|swingersclub
        Taxistandplaats|taxi's,taxiparking
        Standplaats voor tuktuk's|rickshaw,riksja,standplaats
        Standplaats voor riksja's|rickshaw,riksja,standplaats
        Standplaats voor taxi motorfietsen|motor,motorfiets,snorfiets,standplaats,taxi
        Telefoon|telefoonhokje
        Theater|concertgebouw,musical,opera,optreden,opvoering,schouwburg,toneelstuk
        Amfitheater|openlucht,romeins theater
        Stempelautomaat|apparaat,controle,ticketje
        Toilet|plee,w.c.
        Doortrektoiletten|badkamer,toiletten
        Putlatrine|buitentoilet,droog toilet
        Mobiel toilet|dixi,mobiele wc,toilet cabine,wc-cabine,werf-wc,werftoilet
        Gemeentehuis|burgemeester,gemeentekantoor,stadsbestuur
        Parlement van een Barangay|barangay hall
        Stadhuis|burgemeester,gemeentelijk,gemeenteraad
        Spelotheek|spel,uitleendienst

        Winkelwagenstalling|karretjes,opstelplaats,overkapping,terugbrengen,winkelkar,winkelwagen
        Stofzuiger|autoschoonmaak,zuiging
        Voertuigkeuring|autokeuring,automobielkeuring,voertuiginspectie
        Automaat|verkoopautomaat
        Fietsbinnenbandautomaat|band,binnenband,tube
        Automaat voor statiegeldflessen|flessen,flessenmachine,statiegeld
        Broodautomaat|bakkersautomaat,broodmachine
        Sigarettenautomaat|tabakautomaat
        Koffieautomaat|koffiezetmachine
        Condoomautomaat
        Drankautomaat|drinken,waterautomaat
        Eierautomaat|eieren,eierenautomaat,eierenmachine
        Electronica-automaat
        Souvenirsmuntautomaat|iconische munt,muntautomaat,muntvervormer
        Poepzakjesautomaat|hondenstrontzakjesautomaat
        Menstruatieproductautomaat|maandverbandautomaat,menstruatie,tamponautomaat,vrouwelijke hygiëne,vrouwencondooms

        Voedselautomaat|automaat met eten,etenautomaat,voedingsautomaat
        Snackautomaat|etenautomaat
        Brandstofautomaat|benzine,verkoop
        IJs-automaat|friscoautomaat,ijsjesautomaat
        Ijsautomaat|ijsblokjes,ijsblokjesautomaat,ijsblokjesmachine
        Krantenautomaat|dagbladautomaat,nieuwsautomaat
        Parkeerticketautomaat|ticketautomaat
        Pizza-automaat|machine,pizza,verkoop
        |biljetautomaat,buskaartautomaat,openbaarvervoerticketautomaat,ov-kaartjesautomaat,ov-ticketautomaat,ticketautomaat,tramkaartautomaat,treinbiljetautomaat
        Postzegelautomaat|postautomaat,zegelautomaat
        Snoepautomaat|kauwgom,snoep,snoepjes

        Dierenarts|dierendokter,veearts
        Dierenapotheek
        Afvalbak voor hondenpoep|hondenpoepbuis,hondenstront,hondenstrontbuis
        Afvalbak|afval,bak,recipiënt,vuil,vuinis
        Kleine afvalcontainer|milieustraat,restafval,vuilbak
        Afval-transfer-station|afvalopslag,afvalverwerkingsbedrijf,tijdelijke afvalopslag
        Waterpunt voor kampeerauto's|drinkwatertank,waterpunt voor campers
        Drinkplaats voor dieren|dierendrinkplaats
        Weegbrug|vrachtwagen gewicht,vrachtwagen massa
        Standaard pretparkattractie|kermisattractie,plezierrit,rit
        Dier|dierenpark,kooi,zoo
        Reuzenrad|reuzerad
        Botsauto's|botsauto,kermis,pretpark
        Bungeespringen|bungeejumping
        Draaimolen|carrousel,paardenmolen
        Darkride|spookhuis,thema-attractie
        Vrije val|valtoren
        Kinderritje|kinderattractie
        Boomstammen|boomstammetjes
        Doolhof|labyrint
        Piratenschipattractie|attractie,kermis,piraten,piratenschip,pretpark
        Wildwaterbaan|attractie,pretpark,waterachtbaan
        Achtbaan|roetsjbaan,rollercoaster
        Zweefmolen|carrousel,kermis,prepark,schommel
        Toeristentrein|treintje
        Waterglijbaan|glijbaan,waterbaan,wildwaterglijbaan
        Kathedraal
        Kapel
        Kerkgebouw
        Moskeegebouw|masjid,pleinmoskee
        Stadiongebouw|voetbatlstadion
        Synagogegebouw|synagoge
        Tempelgebouw
        Treinstationgebouw
        Scouting
        Sportclub|club,sport,vereniging
        Mechanieken voor landbouwmotoren|boerderij,boeren,mechanieker,tractor
        Mandenvlechter|handwerk,mand,vlecht
        Imker|bijenhouder
        Smid|hoefsmid,metaal,smeden,smederij,smidse,staal
        Scheepsbouwer|boot,botenbouwer,schip
        Boekbinder|boekbinderij,inbinder
        Microbrouwerij|ambachtelijk bier,ambachtelijke brouwerij
        Timmerman|houtwerk,planken
        Tapijtlegger|tapis plain,vloerbekleder
        Cateraar|traiteur
        Schoorsteenveger|schouwveger
        Poetsdienst|poetsdients,poetsvrouw,schoonmaakdienst,schoonmaker
        Klokmaker|uurwerk
        Snoepmaker|artisanale snoepmaker
        Destilleerderij|alcohol,brandewijn,destillatie,destillerij,distilleerderij,distillerij,gin,jenever,stokerij,whisky
        Kleermaker voornamelijk voor vrouwen|jurken,kledij,kleedjes,kleren,maatwerk
        Elektricien|elektriciteit,elektrisch,installatie,monteur,stielman
        Elektronicaherstelwinkel|elektronica herstel winkel,gsm-herstelwinkel,herstellingen,herstelwinkel,schermherstelwinkel,smartphoneherstelwinkel,telefoonherstelwinkel
        Vloerder|chappe
        Tuinman|hovenier,tuinaannemer,tuinbouwer
        Glazenmaker|glas,ruiten,ruitenmaker,vensters
        Werkplaats voor handvaardigheid|ambacht,atelier,handwerk,stiel,vakwerk,werkplaats
        |airco,ventilatie
        Installateur van thermische isolatie|installateur,isolatie,thermisch,warmteisolatie
        Schrijnwerker,Meubelmaker|houtbewerker,kastenmaker
        Sleutelmaker
        Metaalbewerker|metaal,metallurgie,smelten
        Schilder|schildersbedrijf
        Parketlegger|parket,vloer
        Fotograaf|fotografie,fotokunstenaar,pasfoto's,portetten
        Foto-ontwikkellab|analoge foto,donkere kamer,foto,fotografie,negatieven
        Stukadoor|plaaster,plakwerker,pleister,pleisterwerker,stiel,stucadoor,stucwerker
        Loodgieter
        Pottenbakker|keramiek,klei
        Tuiger,Scheepstuiger|boot,boten,masten,zeilboot,zeilen
        Dakwerker
        Zadelmaker|manege,paarden,paardrijden,ruiter
        Zeilmaker|boot,boten,hersteller,zeilen,zeilenhersteller,zeilenmaker
        Zagerij
        Stellingenmaker|stellagemaker
        Beeldhouwer|beeldenaar,kunstenaar
        Schoenmaker|schoenenmaker
        Bordenmaker|verkeersbordenmaker
        Metselaar
        Tegelmaker|plavuis,tegel,tegellegger
        Loodgieter|plombeur,waterleidingen
        Stoffeerder|bekleder,meubelstoffeerder,textiel;stof
        Horlogemaker|uurwerkmaker
        Raam- en deurkadermaker|deuren,kozijnen,raamconstructie,ramen,vensters
        Wijngoed|druiven,wijnfabriek,wijnmakerij

        Dansschool
        Rijschool
        Kleuterschool
        Taalschool
        Muziekschool
        Bijlesinstituut
        Schoolgebied

        Ambulancestandplaats|ambulancegarage
        Verzamelplaats voor noodgevallen|meeting point,noodgeval
        Defibrillator|aed,elektrische schok,externe defibrillator,groene doos,hartritme,reanimeren,schok
        Kazerne van noodhulpeenheden|ceviele bescherming,hulpverlening,kazene,noodhulp,ramp,rampenhulpverlening
        Brandmeldknop|brandalarm,brandmelder,brandweeroproep
        Brandblusser|brandblusapparaat
        Brandslang|brandweerslang,haspel,waterslang
        Brandkraan|brandstraatpot,hydrant,straatpot
        Bovengrondse hydrant
        Ondergrondse hydrant
        Aansluiting voor de brandweer
        EHBO-kit|eerste hulpkit,eerste hulpset,ehbo-set,verbandkist
        Noodlandingsbaan|helicopterlanding,landing,landingsplaats,noodlandingsplaat
        Reddingsboei|drijfring,reddingsring,reddingsvest
        Reddingsbootstandplaats|redders,reddingsboot
        Reddingsbrigade|redder
        Bergredding|bergredders,redding,reddingsdienst
        Praatpaal|noodtelefoon
        Sirene|alarm,luchtalarm,luchtsirene
        Noodwaterreservoir|blussen,bluswater,brandweer,tank
        Noodwaterreservoir (ondergronds)|brandbestrijding,brandweer,noodopslag,noodreservoir,ondergronds,wateropslag
        Noodwatertank|brandweerreservoir,brandweertank,noodreservoir,noodwateropslag,wateropslag
        Ingang spoedgevallen|gewonden,ingang,noodingang,ongeval,spoed
        Bunker (zandpartij in golf)
        Golf clubhuis|golfers
        Driving range (golf)|parcour
        Fairway
        Putting Green
        Laterale waterhindernis
        Rough
        Tee-Box
        Waterhindernis|gevaar,overstroming
        Alternatieve geneeskunde|kwakzalverij
        Acupunctuur praktijk
        Ayurveda praktijk
        Chiropractor|chiropraxie,chiropraxis,ruggewervel,wervelkolom
        Homeopaat
        Naturopaat
        Osteopaat

        Audiologist|audiologie,gehoorarts,gehoordokter
        Geboortecentrum,Geboortehuis,Geboortehotel,Bevalcentrum|alternatieve bevalling,bevalbad,bevallingsbad,geboorte,thuisbevalling,verloskunde
        Bloeddonorcentrum|aferese,bloedbank,bloeddonatie,bloedtransfusie,plasmaferese,stamceldonatie
        Begeleidingscentrum
        Orthodontist|beugeltandarts
        Palliatievezorgcentrum|hospice,hospicezorg,hospitium,ongeneeslijk ziek,palliatieve zorg,palliatievezorgeenheid,terminaal,terminaal ziek,terminale zorg
        Medisch laboratorium|laboratorium
        Verloskundige|vroedkundige,vroedvrouw
        Ergotherapeut|ergotherapeute,ergotherapie
        Optometrist

        Podoloog|nagels,podiatrie,podiatrist,podologie,voeten,voetheelkunde
        Psychotherapeut|psychiatrie,psychologie,psycholoog,psychotherapie
        Revalidatiekliniek|afkickkliniek,beroepsrevalidatie,cognitieverevalidatiekliniek,gezichtsrevalidatiekliniek,neuropsychologischerevalidatiekliniek,ontwenningskliniek,psychologischerevalidatiekliniek,verslavingszorg
        Faciliteit voor monsterafname|bloedafname,bloedbank,urinemonster
        Logopedist|logopedie,spraaktherapeut,spraaktherapie
        Lift
        Motorsport racecircuit|circuit,racebaan
        Karting racecircuit|kartbaan,kartcircuit
        Motorcross racecircuit|motocross racecircuit,terreinrace racecircuit
        Verzorgingsplaats zonder tankstation,Parkeerplaats langs auto(snel)weg,Snelwegparking zonder tankstation|afrit,aire,autosnelweg,autostrade,autoweg,parking,picknick,rustplaats,servicestation,snelweg,verzorgingsplaats,wegrestaurant
        Verzorgingsplaats met faciliteiten|afrit,aire,autosnelweg,autostrade,autoweg,parking,picknick,rustplaats,servicestation,snelweg,verzorgingsplaats,wegrestaurant
        Routestartpunt|bergpad,bospad,start,startpunt,stoppunt,vertrekpunt,wandelroute
        Historisch luchtvaartuig
        Archeologische opgraving|archeologische plaats,archeologische site
        Historische grenspaal|grenssteen
        Kanon
        Kasteel|burcht,chateau,citadel,fort,havezate,kremlin,shiro,vesting
        Historische fortificatie|citadel,fort
        Paleis|koning,koningin,koninklijk
        Kasteel|statig
        Stadspoort|stadstoegang
        Historisch fort|afweer,fort,historisch,verdediging,vestiging
        Landhuis|deftig,havezate,herenhuis,royaal,statig,villa,woning,woonhuis
        Gedenkteken|gedenkplaats,herdenkingsmonument
        Blue plaque
        Gedenkplaat|bord,herdenking,herinnering,nagedachtenis,plakkaat
        Stolpersteine|struikelsteen

        Monumentaal groot gedenkteken|gedenkplaats,herdenkingsmonument
        Historische schandpaal|dorpsplein,kaak,kerfstok,pranger,schandpaal,strafwerktuig
        Ruïne|geruïneerd gebouw
        Graftombe|grafheuvel,grafmonument,hunebed,mausoleum,megaliet,tombe
        Wegkruis|bermkruis,bermmonument,boetekruis,doodslagkruis,hagelkruis,memoriekruis,moordkruis,ongevalskruis,veldkruis,zoenkruis
        Wegschrijn|bermmonument,kapelletje,mariaschrijn,veldschrijn,wegkapelletje
        Scheepswrak|romp,schipsromp,schipswrak,wrak
        Volkstuinen|buurttuin,gemeenschapstuin
        Aquacultuur|algenboerderij,algenkweek,oesterkweek,visboerderij,viskweek,vissenboerderij

        Braakliggend terrein (voorheen bebouwd)|afgebroken gebouw,braakliggend terrein,braakliggende bouwgrond,ontwikkelingsgrond
        Begraafplaats|kerkhof
        Commercieel gebied|bedrijven,bedrijvenpark,kantoren
        Bouwterrein|werf,werfzone

        Bloemenbed
        Beheerd bos

        Braakliggende bouwgrond (nooit bebouwd)|bouwgrond,braakliggend terrein,nieuwe verkaveling,ontwikkelingsgrond,verkaveling
        Glastuinbouw|groeikasbouw,kasbouw,kassenbouw,kassencomplex,serrebouw,tuinbouwcomplex
        Natuurlijke haven|harbour,haven
        Industriegebied|industrieel gebied,industriepark,industriezone,industriële zone
        Depot
        Sloperij|autokerkhof,metaal,oud ijzer,schroothoop,wrakken
        Slachthuis|abattoir,slachterij,veeslachterij
        Stort|stortplaats,vuilnisbelt
        Weide|hooiveld,veld,wei
        Weide met fruitbomen
        Boomgaard in een weide
        Militair gebied|kwartier,landmacht,legerkazerne,luchtmacht
        Militair vliegveld|leger,luchtmacht,vliegtuigen
        Kazerne|barakken,leger,militair,soldaten,troepen
        Militaire basis
        Marinebasis|leger,militair,zeemacht
        Militaire gevarenzone
        Militair hindernissenparcours
        Militair schietterrein|leger,oefenterrein
        Militair oefenterrein

        Boomgaard
        Plantenkwekerij|tuinderij
        Groeve|dagbouw,mijn,openluchtmijn,steengroeve
        Spoorweggebied|bundel,spoorbundel,spoorgebied,spoorwegengebied
        Recreatiegebied|speelveld
        Religieus gebied
        Handelsgebied|commercieel,handel,shoppingstraat,verkoopgebied,verkoopzone,winkelgebied,winkelstraat
        Zoutpan|verdamping,zout,zoutwinning
        Wijngaard
        Gebied voor wintersport
        Speelzaal (met kansspelmachines)|gokken,slot machine,slotmachine,slots
        Speelhal|lunapark
        Podium|kiosk,paviljoen
        Badplaats
        Strandoord|strandhotel,strandresort
        Vogelkijkscherm of -hut|vogelkijkhut,vogelkijkscherm
        Niet-overdekte tribune
        Bowlingbaan|bowl inn,bowlen,bowlingcentrum,kegelbaan
        Gemene weide|gemeenschappelijke grond,open ruimte
        Danszaal|ballroom,jive,swing,tango,wals
        Discgolfparcours|disk,disk golf,frisbee,ultimate
        Hondenpark|losloopgebied voor honden
        Escaperoom|escape challenge,escape game,exit game,ontsnapkamer,ontsnappingsspel
        Vuurplaats|vuurput
        Visstek|hengelplaats,visplaats
        Fitnesscentrum|bodybuilding,conditie,gym,krachttraining,sportschool
        Yoga-studio|yogacentrum,yogastudio
        Buitenshuis fitness-station|fitness
        Evenwichtsbalk als fitnesstoestel|balanceerbalk,balk
        Opstapje als fitnesstoestel|calf raises,doos,fitness box,fitnessdoos,fitnesskubus,springen,stepdoos,stepkubus,verhoogje
        Rekstok als fitnesstoestel|optrekstang,pullupstang,stang
        Apenrek|horizontale ladder
        Hyperextensiebank
        Gymnastische brug|brug met gelijke leggers,brug met ongelijke leggers,damesbrug,dipstangen,fitness,herenbrug
        Push-upstation|fitness,push-upbalk,push-upstang
        Gymnastiekringen|ringen
        Instructiebord voor fitnessoefeningen|fitnessbord,fitnessoefeningeninstructiebord,oefeningenbord
        Sit-upstation|crunchbank,crunchstation,fitness,sit-upbank
        Fitnesstrappen|fitnesstreden,oefentrappen,trappen
        Tuin|kruidentuin,openbare tuin
        Botanische tuin
        Volkstuin
        Groentetuin
        Residentiële tuin
        Golfbaan|golfterrein
        Hackerspace|hacklab,hackspace,makerspace
        Paardrijcentrum|manege
        Jacuzzi
        Schaatsbaan|ijsbaan
        Binnenspeeltuin|binnenspeelcenter
        Jachthaven|marina
        Minigolf|hole,midgetgolf,miniatuurgolf
        Natuurreservaat
        Terras|buiten zitten,buitenstoeltjes,buitenterras,buitenzitjes,horecaterras
        Park
        Picknicktafel|bank,tafel
        Schaaktafel
        Sportveld|sportterrein
        Americanfootball-veld|american football,amerikaans voetbalveld
        Amerikaans handbalveld
        Boogschietbaan|boog,handboog,kruisboog,pijl,pijl en boog
        Baan voor discuswerpen
        Baan voor kogelslingeren

        Speerwerpsector
        Verspringbak
        Polsstokhoogspringmat
        Kogelstootbaan
        Hink-stap-sprongbak
        Australianfootballveld|aussie rules,australian rules football,footyveld,rugbyveld
        Badmintonveld
        Honkbalveld|baseballterrein,baseballveld
        Basketbalveld|basketbalterrein
        Beachvolleybalveld|strandvolleybalveld,zandveld


        Bowls-baan|bowls,koersbal
        Groot schaakbord
        Cricketveld
        Paardrijpiste / rodeo-arena
        Veldhockeyveld
        Foursquareveld|vierkant
        Funnelbalveld
        Futsalveld,Zaalvoetbalveld|futsal,zaalvoetbal
        Gagaveld
        Handbalveld
        Hoefijzer kuil
        Netballveld
        Padelveld|padel,speelveld,tennis,veld
        Paintballveld|paintball,verfbal
        Picklebalveld|pickleball zaal
        Rugby League-veld|american football,football,rugby
        Rugby Union-veld|american football,football,rugby
        Schietbaan|doelwit,roos,schieten,schietsport,wapen
        Sjoelbak
        Skatepark
        Voetbalveld|voetbalterrein
        Softbalveld
        Tafelvoetbaltafel
        Pingpongtafel|tafeltennistafel
        Tennisveld|tennisbaan,tennisterrein
        Touwbalveld|swingbal,touwbal,touwtje,tuierbal
        Volleybalveld|volleybalterrein,volleyterrein
        Speeltuin|speelplaats,speelterrein
        Speeltuin in gebouw|binnenspeelruimte
        Resort|vakantiepark
        Sauna

        Botenhelling|boot,boothelling,helling,te water laten,tewaterlating,trailerhelling
        Sportcentrum of -complex|bloso,sportcentrum,sportcomplex
        Klimhal
        Avonturenpark
        Paardenrenbaan
        Karting-faciliteit|circuit,gebouw,karting
        Schietbaancentrum|schietclub,schietsport,schietvereniging
        Zwembadfaciliteit|duiken,waterbad,zwemmen
        Sporthal
        Stadion|arena

        Natuurlijk zwemgebied
        Zwembad (water)|zwemmen
        Racebaan (niet-motorsport)|atletiekbaan,baanwielrennen,fietsen,parcours,pisterijden,skatebaan,skatepiste,stadium,velodroom
        Aanloopbaan speerwerpen
        Aanloopbaan verspringen
        Aanloopbaan polsstokhoogspringen
        Sprintbaan
        Aanloopbaan voor steeplechase
        Aanloopbaan voor hink-stap-sprong
        Fietscircuit
        Paardenrenbaan|hippodroom,paardenrennen
        Hardloopbaan|atletiekpiste,hardlooppiste,looppiste
        Trampolinepark
        Waterpretpark|duiken,subtropisch zwembad,zwembad,zwemmen
        Horizontale mijn- of grotingang|adit,grot,ingang,mijn,ondergronds
        Antenne|ontvanger,radio,zender,zendmast
        Baken
        Bijenkorf
        Golfbreker|caissongolfbreker,drijvende golfbreker,golven,havenbescherming,havengolfbreker,kustbescherming,palengolfbreker,stortsteengolfbreker,strekdammen
        Gebied van een brug
        Bunkersilo
        Cairn (steengraf)
        Tapijtrek

        Laadpunt elektrische voertuigen
        Industriële schoorsteen|schoorsteen,schouw
        Rioolwaterzuiveringsinstallatie
        Gekapt bos
        Windroos|kompas,noord,oost,west,windkruis,zuid
        Permanente kraan|containerkraan,havenkraan,kraan
        Portaalkraan
        Portaalkraan
        Kruis
        Duivenhok
        Vlaggenmast|vlaggenpaal,vlaggenstok
        Gasfakkel
        Decontaminatiestation voor schoeisel
        Benzinepomp|biodieselpomp,cng-pomp,dieselpomp,gaspomp,lng-pomp
        Gashouder|gasopslagtank,gastank,oude gastank,voorraadtank


        Krib (dam)
        Insectenhotel
        Vuurtoren|lichtbaken
        Mast|communicatiemast,gsm-mast,radiomast,tv-mast,zendmast,zendtoren
        Communicatietoren|communicatiemast
        Mobieletelefoonmast|gsm-mast
        Radiozendmast
        Televisiezendmast
        Lichtmast|flood light,sportverlichting,stadionverlichting,vloedlicht
        Aanbiedplaats voor melkvaten
        Mijnschacht
        Meetstation|gnss-grondstation,gnss-station,gps-grondstation,gps-meetstation,luchtkwaliteitmeetstation,luchtmeetstation,meetapparatuur,observatieapparatuur,observatiestation,seismische sensor,weerstation
        Obelisk
        Observatorium|astronomisch observatorium,meteorologisch observatorium,sterrenwacht
        Oliebron|gasbron,olieput
        Pier of steiger|dok,steiger
        Drijvende pier|drijvende promenade
        Plantenbak,bloembak,bloempot
        Gemaal (waterpompstation)|pompstation,waterpompstation
        Kade
        Overdekt reservoir
        Satellietschotel
        Silo|graansilo,veevoeder
        Skischansspringtoren
        Opslagtank|olietank
        Watertank
        Bewaking|cctv
        Bewakingscamera
        Landmeetkundig referentiepunt|geodesisch punt,geodesisch referentiepunt
        Dumpplaats voor industrieel afval
        Telescoop
        Optische telescoop
        Radiotelescoop
        Toren
        Klokkentoren
        Communicatietoren
        Koeltoren
        Versterkte toren
        Duiktoren
        Minaret
        Observatietoren
        Pagode
        Gebied van een tunnel
        Digitaal scherm|display,led wall,scherm,televisie,videowall,videowand
        Waterzuiveringsinstallatie|waterzuiveringsstation,wzi,zuiveringsstation
        Waterkraan
        Watertoren
        Waterbron|waterput
        Waterwinstation
        Watermolen
        Windmolen
        Windpomp
        Fabriek|assemblage,autofabriek,brouwerij,industrie,productie,raffinaderij
        Industriële brouwerij
        Militaire bunker
        Militair controlepunt
        Militair kantoor
        Militaire gracht|loopgraaf
        Natuurlijke boog
        Onbedekte rots|blote rots,rotsformatie
        Baai
        Strand|duinen,kust,steenstrand,zandstrand
        Kaap
        Grotingang|ingang van grot,spelonk
        Klif|afgrond,ravijn
        Fjell|berggebied,berkenbos,lage bergen,scandinavische bergen
        Geiser
        IJsgletsjer|gletsjer
        Natuurlijk grasland|grasland,grassen en kruidachtige planten,prairie,savanne
        Heideveld
        Warmwaterbron
        Modder|drasland,drassig gebied,modderpoel,moeras,slijk
        Top|bergspits,bergtop,heuveltop,piek
        Schiereiland
        Rif|koraalrif,ondiepte,zandbank
        Rots (bevestigd)
        Zadelpunt|bergkam,bergpas,bergtop,kam,pas
        Zand
        Puinhelling|ravijn,talud
        Kreupelhout|pampa,prairie,ruigte,savanne,scrubland,struweel
        Kiezelstrand
        Zinkgat
        Bron
        Steen (niet bevestigd)
        Zeestraat
        Boomstronk
        Vallei|dal
        Vulkaan|caldera,krater
        Water
        Basin
        Gebied van een kanaal
        Meer|ven
        Slotgracht|kasteelgracht,walgracht
        Hoefijzermeer
        Vijver|plas,poel,ven
        Reservoir|bekken,waterbekken,waterreservoir
        Gebied van een rivier
        Gebied van een stroom
        Afvalwaterbassin
        Moeras of drassig gebied|drasland,drassig gebied,moeras,moerassen en waterrijke gebieden,onderlopend gebied,water- en moerasgebied,watergebied,waterrijk gebied,wetland,wetlands
        Hoogveen|moeras,veen,veenmoeras
        Laagveen|grondwater,venen
        Mangrove|magrove,rivierdelta
        Moeras (onbebost)|drijfzand,moeras,slijk,vochtig,vuurvliegje
        Rietland|rietveld
        Zoutmoeras|kustzout,zout
        Aapaveen|rijmoeras,veen,veenlijk
        Moerasbos|drijfzand,moeras,slijk,vochting,vuurvliegje
        Wad|getijde,getijdengebied,getijdenvlakte,vlakte
        Natte weide|grasland,nat,slijk,vochtig
        Natuurlijk bos
        Boekhouder|accountant,bedrijfsadministratie
        Adoptiebureau|adopteren,adoptieagentschap,adoptieorganisatie,pleeggezin
        Reclamebureau|advertentiebureau,reclameagentschap
        Architectenbureau|architectenkantoor,bouwmeester,gebouwenontwerper,tekenaar
        Kantoor van non-profitorganisatie|kantoor van vzw,ngo-kantoor,non-profitorganisatiekantoor,vereniging zonder winstoogmerk,verenigingskantoor,vzw-kantoor
        Borgtochtgeldschieter|borgtocht,borgtochtagent
        Kantoor van liefdadigheidsinstelling|liefdadigheidsinstellingskantoor
        Kantoor van bedrijf|bedrijfskantoor,hoofdkwartier
        Adviesbureau
        Coworking-kantoor|coworking,coworking-omgeving,coworking-plaats,gedeeld kantoor,kantoor,samenwerken
        Diplomatisch kantoor
        Consulaat
        Ambassade
        Kantoor van een liaison
        Kantoor van onderwijsinstelling|educatieve instelling,onderricht,onderwijsinstelling
        Uitzendbureau|interimkantoor,uitzendkantoor,werk zoeken,werkloos,werkwinkel
        Kantoor van energiemaatschappij|energieleverancierskantoor,energiemaatschappijkantoor,kantoor van energieleverancier
        Kantoor van een werktuigkundige
        Makelaarskantoor|immobiliënkantoor,vastgoedkantoor,vastgoedmakelaarskantoor
        Kantoor van financiële instelling|financieel kantoor
        Financieel adviseur
        Bosbeheerkantoor|boswachtkantoor,kantoor van boswachters
        Kantoor van stichting|stichtingskantoor
        Overheidskantoor|overheidsdienst
        |openbaar aanklager,openbaar ministerie,procureur des konings,procureur-generaal
        Burgerlijke stand|bevolking,burgerlijk,dienst bevolking,echtscheiding,geboorte,huwelijk,identiteitskaart,overlijdens,scheiding,sterfte,trouw,trouwakte
        Belastingskantoor|fiscaal kantoor,kantoor van belastingen

        Gidsenkantoor|berggidskantoor,duikbegeleiderskantoor,gidskantoor,kantoor van gidsen
        Verzekeringskantoor|makelaarkantoor,verzekeringsmakelaarkantoor
        IT-kantoor|computerkantoor,elektronicakantoor,hardware,ict-kantoor,ict-specialist,it-specialist,software
        Advocatenkantoor|advocatenbureau,wetsgeleerden
        Kantoor van verhuisbedrijf|verhuisbedrijfkantoor,verhuizers
        Krantredactie|krantenredactie,nieuwsredactie,redactie
        Kantoor van NGO|ngo,ngo-kantoor,niet-gouvernementele organisatie,vzw
        Notariskantoor|kantoor van notaris,notariaat,notaris

        Kantoor van privédetective|onderzoekerskantoor,privédetectivekantoor,rechercheurskantoor
        Kantoor van een vastgoedbeheerder
        Kantoor van quango|quangokantoor,quasi-ngo-kantoor
        Religieus kantoor
        Onderzoekskantoor|laboratorium,r&d,researchkantoor
        Kantoor van de beveiliging|beveiligingskantoor,securitykantoor
        |exertisekantoor,kantoor van expert,kantoor van landmeter,kantoor van opiniepeilers,kantoor van risicoschatter,kantoor van statistici,landmeterskantoor,opiniepeilersbureau,risicoschatterskantoor,statisticikantoor
        Kantoor van belastingsadviseur|belastingen,belastingsminimalisatie*,belastingsontduiking*,belastingsontwijking*,belastingsreductie*
        Telecomkantoor|belwinkel,gsm-winkel,telcokantoor
        Kantoor van therapeut|therapeutenkantoor,therapiekantoor
        Vertaler
        Kantoor van een vakbond
        Kantoor van watermaatschappij|waterleidingsmaatschappij*,watermaatschappij*
        Eiland
        Eilandje < 1 km²|archipel,atol,islet
        Plein|open plaats,open plein
        Gebied van elektriciteitscentrale|biomassacentrale,elektriciteitscentrale,energiecentrale,geothermische centrale,kerncentrale,kolencentrale,koolcentrale,krachtcentrale,steg-centrale,stoomcentrale,waterkrachtcentrale
        Steenkoolcentrale|elektriciteitscentrale op steenkool,steenkool elektriciteitscentrale
        Gascentrale|elektriciteitscentrale op gas,gas elektriciteitscentrale
        Hydro-elektrische centrale|hydro-elektrische elektriciteitscentrale
        Nucleaire centrale|nucleaire elektriciteitscentrale
        Oliecentrale|elektriciteitscentrale op olie,olie elektriciteitscentrale
        Zonnepark

        Afvalenergiecentrale|afvalelektriciteitscentrale,afvalverbrandingscentrale,afvalverbrandingselektriciteitscentrale,afvalverbrandingsenergiecentrale
        Windpark|windmolenpark
        Transformatiestation|distributie,distributiecabine,elektriciteit,energievoorzieningen,hoogspanning,klein onderstation,laagspanning,ondercentrale,onderstation,spanning,stroom,transformatiecabine,transformator,voltage
        Kabelbaanperron|kabelbaanplatform
        Busperron|busplatform
        Tram- en bushalte|tram- en busstop
        Ferryperron|ferryplatform
        Lightrailperron|lightrailplatfrom
        Monorailperron|monorailplatform
        Metroperron|metroplatform
        Treinperron|spoorwegperron,treinplatform
        Tramperron|tramplatform
        Trolleybusperron|trolleybusplatform
        Kabelbaanstation|skiliftstation
        Busstation|busstop,busterminal
        Ferry terminal|aanmeerplaats,dok,ferryterminal,pontterminal,veerpontterminal
        Lightrailstation|lichtgewichttreinstation,lichtspoorstation,sneltramstation,tramtreinstation
        Monorailstation
        Metrostation
        Treinstation
        Treinstation op aanvraag|halte,spoorweghalte,treinhalte
        Tramstation
        Trolleybusstation|trolleybusterminal
        Kabelbaanstopplaats|kabelbaanstop
        Busstopplaats|busstop
        Veerbootstopplaats|aanmeerplaats,ferryaanmeerplaats,ferrystopplaats,veerbootaanmeerplaats
        Lightrailstopplaats|lichtgewichttreinstopplaats,lichtspoorstopplaats,sneltramstopplaats,tramtreinstopplaats
        Monorailstopplaats|monorailstop
        Metrostopplaats|metrostop
        Treinstopplaats|treinstop
        Tramstopplaats|tramstop
        Trolleybusstopplaats|trolleybusstop
        Kruispunt van meerdere sporen|spoorkruising

        Metroingang|ingang van metrostation,metro-ingang
        Treinwasstraat|train wash
        Tramspoorwegovergang|tramovergang
        Tramspoorwegovergang (weg)|tramovergang
        Draaischijf (spoorweg)
        Opstelterrein|rangeerstation,rangeerterrein,treinterminal
        Landbouwbenodigdhedenwinkel|landbouwerswinkel,landbouwerszaak,landbouwgereedschapswinkel,landbouwwerktuigenwinkel,landbouwwinkel,landbouwzaak,meststoffenwinkel,pesticidenwinkel,tractorwinkel,veevoerwinkel,voerwinkel,zadenwinkel
        Slijterij|alcoholwinkel
        Anime-/Mangawinkel|anime,manga
        Antiekwinkel,antiekzaak|antiekhandelaar,antiquaar,antiquair,antiquariaat
        Huishoudelijkeapparatuurwinkel|huishoudelijke apparatuur
        Kunstwinkel|galerie,galerij,kunstgalerie,tentoonstelling
        Babyartikelenwinkel|babykledijwinkel,babyspullenwinkel,fopspeenwinkel,kledijwinkel,knuffels,tutters

        Bakkerij|banketbakkerij
        Badkamermeubelwinkel|sanitairwinkel
        BBQ Winkel
        Schoonheidssalon|schoonheidsspeciaalzaak,schoonheidswinkel
        Nagelsalon|lakken,manicure,nagellak,nagelstudio,pedicure
        Zonnebank|bruinen,zonnebankcentrum,zonnecentrum

        Drankenwinkel|bierhuis,drankenhandel,drankenhuis,drankhandel
        Fietswinkel|fietsenwinkel,fietsenzaak,fietsverkoop
        Bootwinkel|boot,jetski,roeiboot,visboot,zijlboot
        Bookmaker (gokkantoor)|bookmaker
        Boekenwinkel
        Winkel voor brouwbenodigdheden|brouwerijbenodigdheden
        Slagerij|beenhouwerij
        Winkel voor camerabenodigdheden|camera,foto,lens
        Kaarsenwinkel|gezelligheid,kaarsen,lont,parafine,was
        Cannabiswinkel|coffeeshop
        Autoshowroom|autodealer,autotoonzaal,autowinkel,garage,toonzaal
        Tweedehands autodealer|auto,voertuig
        Auto-onderdelenwinkel|auto-onderdelenhandel,automaterialenhandel,automaterialenwinkel
        Autogarage|autohersteller,garage
        Caravan-dealer|auto,camper,caravan
        Tapijtwinkel|vloerbedekkingsspeciaalzaak,vloerbedekkingswinkel
        Cataloguswinkel
        Winkel van goed doel|charitatieve instelling,charitatieve winkel,goede doel,kringloopcentrum,kringloopwinkel,kringwinkel,meerwinkel,vzw
        Kaaswinkel|kaashandel
        Drogisterij|apoteek,geneesmiddelen,geneesmiddelenwinkel zonder apotheker
        Chocoladewinkel|chocla,chocola,chocolatier,chokolade,snoep,zoetigheid
        Kledingzaak|kledij,kledinghandel,kledingwinkel
        Tweedehands kledingwinkel|kledij,tweedehands
        Pakkenwinkel
        Winkel voor ondergoed|onderboek,slip
        Trouwkledingwinkel|huwelijk,pak,trouwkleed
        Werkkledingwinkel
        Koffiewinkel|koffiebonen,koffiemolen
        Winkel voor verzamelobjecten|verzameling
        Computerwinkel|electronica,hardware,ict,laptop,software
        Snoepwinkel|confectionery,zoetwaren
        Gemakswinkel|buurtsuper,buurtsupermarkt,buurtwinkel,kruidenier,tankstationwinkel
        Copyshop|kopieerwinkel,kopieshop
        Cosmeticawinkel|parfumerie
        Plattelandswinkel
        |borstel,hobby,kader,kunst*,verf*
        Gordijnenwinkel|gordijnenzaak
        Zuivelhandel|zuivelwinkel
        Delicatessen
        Warenhuis|grootwarenhuis,shopping center
        |dhz-winkel,diy-winkel,kluswinkel
        Deurenwinkel|deurbeslag,deurklink
        Stomerij|droogkuis,nieuwkuis
        E-sigarettenwinkel|e-cigarettewinkel
        Winkel voor elektriciteitsbenodigdheden|draad,kabel,lamp,verdeekstekker
        Huishoudtoestellen-/Witgoedwinkel|afwasmachine,electro,elektro,huishoudelektro,keuken,vaatwasmachine,wasmachine,witgoed
        Seksshop|erotiek,sex shop
        LGBTQ+ erotische winkel|lgbt erotische winkel

        Stofwinkel|kledij,naaien,textiel
        Groente- en fruitkraam|fruitkraam,groentekraam
        Modeaccessoirewinkel|handtas,hoed,juwelen,paraplu,portefeuille,sjaal,uurwerk,zonnebril
        Haardwinkel|kachelwinkel
        Hengelsportwinkel|netten,visgereiwinkel,vislijnen,visserijwinkel,visserswinkel
        Vloerwinkel|tegel
        Bloemenwinkel|bloemenzaak,bloemist
        Lijstenmakerij|inlijsten,kadering,kunst,lijsten,lijstenmaker,schilderijen
        Winkel voor bevroren voedsel|diepvriesvoedsel
        Brandstofwinkel|brandhout,briketten,houtskool,kerosine,motorbrandstof,motorolie,propaan,steenkool,stookolie
        Begrafenisondernemer|rouwcentrum
        Meubelzaak|meubelwinkel,woonwarenhuis
        Bordspellenwinkel|gezelschapsspellen
        Tuincentrum|bloemist,kas,kassen
        Gasflessenwinkel|aardgas,butaan,ethaan,gastank,gaswinkel,lpg,methaan,propaan
        Algemene winkel|winkeltje
        Cadeauwinkel|cadeauzaak,geschenkwinkel
        Goudkoper|goud,opkoper,zilver
        Groenteboer|fruitwinkel,fruitzaak,groenten en fruit,groentewinkel,groentezaak,versmarkt

        Kapper
        Barbier|baard,haar
        Haarbenodigdhedenwinkel|kapperswinkel
        Bouwmarkt|bouwcentrum,bouwmaterialenspeciaalzaak
        Natuurvoedingswinkel|biologisch,gezondheid,onbewerkt,reformwinkel,supplementen,vegetarisch,vitamines
        Hoorapparatenwinkel|doof,hoorhulp,oor,oren,slechthorend
        Herbalist|homeopathie
        Hifi-/Bruingoedwinkel|audio,bruingoed,hifi,stereoinstallatie
        Honingwinkel|honing
        Winkel voor huishoudelijk linnen|bedovertrekken,dekens,gordijnen,handdoeken,kussenslopen,lakens,tafelkleden,vaatdoeken,washandjes
        Huisraadwinkel|elektronica,gebruiksvoorwerpen,huishoudelijke elektronica,huiswaar,meubels,meubilair
        Jachtwinkel|bogen,geweren,kogels,kruisbogen,pijlen,vallen
        Binnenhuisdecoratiewinkel|decoratie,huis,interieur,stijl,versiering
        Juwelierszaak|diamanten,goud,juwelen,oorbellen,ringen,sierraden
        Winkelkiosk|kiosk,krantenwinkel,nieuwskiosk
        Keukenontwerpwinkel|keukendesignwinkel,keukendesignzaak,keukenwinkel,keukenzaak
        Wasserette|wassalon
        Wasserette met zelfbediening|wassalon,wasserij
        Lederwinkel|handtassen,leerwinkel,schoenen
        Verlichtingswinkel|armaturen,halogeenlampen,lampen,led-lampen,spaarlampen,tl-lampen
        Slotenmaker|sleutels,slot
        Loterij|gokken,krasloten,lotto
        Winkelcentrum|grootwarenhuis,shopping center
        Massagewinkel|olie
        Winkel voor medische hulpmiddelen|hulpmiddelen,medische benodigdheden,medische toestellen
        Legerdump|amerikaans stockhuis,dump,leger,oorlog,uitrusting,wapens
        Mobieletelefoonwinkel|gsm-winkel,gsm-zaak,mobieltjeswinkel,mobieltjeszaak,telefoonwinkel,telefoonzaak

        Modelwinkel|hobby,model,modelbouw,schaalmodellen
        Particuliere Gelduitleendienst|bank van lening,geld,kredietinstelling,lenen,lombard,lommerd,pandhuis
        Motorwinkel|brommer,moto,motorfiets
        Motorreparatie|motorfietsreparatie
        Muziekwinkel
        Muziekinstrumentenwinkel|gitaarwinkel,musiceren,partituren,pianokruk,pianowinkel,vioolwinkel
        Krantenkiosk|krant,magazine,tijdschrift
        Voedingssupplementenwinkel|eiwitten,kruiden,mineralen,supplementen,vitaminen
        Notenwinkel|noten
        Opticien|bril,brillenwinkel,lenzen,zonnebril
        Buitensportwinkel,Kampeerwinkel|fietsen,gps,hike,kamperen,tent,trekking
        |online retailer
        Verfwinkel|verfhandel,verfzaak
        Feestwinkel|ballonnen,carnavalswinkel,feestartikelen,kostuums
        Pastawinkel|pasta
        Patisserie|cake,patissier
        Pandjeshuis|lommerd,pandhuis
        Parfumwinkel|eau de parfum,eau de toilette,geuren,parfumerie
        Dierenwinkel|dierenzaak,huisdieren
        Huisdiertrimmer|huisider,knippen,trimmen
        Fotowinkel|camera,film

        Winkel voor aardewerk
        Winkel voor printerinkt|printerinktwinkel
        Medium (esoterie)|helderziende,medium,waarzegger,waarzegster
        Vuurwerkwinkel|buskruit,nieuwjaar,vuurpijlen

        Religieuze winkel|godsdienstwinkel,kerk,kruisbeelden,liturgisch centrum,souvenirwinkel
        Verhuurwinkel|verhuurder
        Reparatiewinkel
        Rijstwinkel|rijst
        Duikwinkel|diepzeeduiken,duiken,duiksport,scuba
        Viswinkel|visverkoper
        Tweedehandswinkel|kringloopwinkel,tweedehand
        Naaiwinkel|naaimachine
        Schoenenreparatiewinkel|schoenenmaker
        Schoenenwinkel|schoenenhandel,schoenenzaak
        Kruidenwinkel
        Sportzaak|sportattributen,sportgerief,sportkledij,sporttoebehoren,sportwinkel
        Kantoorboekhandel|kantoorartikelen,kantoorbenodigdheden,papier
        Zelfopslag|opslagruimte,selfstorage
        Supermarkt|grootwarenhuis
        Biologische supermarkt|biowinkel
        Winkel voor zwembadbenodigdheden|zwembadwinkel
        Kleermaker|kledij,kleren,kostuum,maatwerk
        Tattoozetter|tattoeagezetter,tattoeëerder,tattooartist,tattooshop
        Theewinkel|theehuis
        Telecomwinkel|telefoonwinkel
        Ticketverkoop|ticketjes,toegangskaartjes
        Tegelwinkel|betegeling,muurtegelwinkel,vloertegelwinkel
        Tabakswinkel|sigarettenwinkel
        Gereedschapsverhuur|machineverhuur
        Speelgoedwinkel
        Bouwmaterialenhandel|bouwmaterialengroothandel,bouwmaterialenwinkel,bouwmaterialenzaak,glashandel,houtgroothandel,houthandel,loodgieterswinkel,plankenhandel,ramenhandel,ruitenhandel,tegelgroothandel,tegelhandel,vensterhandel
        Reisbureau
        Trofeewinkel|medaillewinkel
        Bandenwinkel|autoband
        Leegstaande winkel|leeg,leegstand
        Stofzuigerwinkel|electro,elektro,huishouden,poetsen,schoonmaken,stofzuigen
        Discountwinkel|action,discounter
        Videotheek|dvd-theek,dvd-verhuur,videoverhuur
        Computerspelwinkel|videospelwinkel
        Horlogewinkel|klokkenwinkel,uurwerkwinkel
        Drinkwaterwinkel|flessenwaterwinkel,waterflessenwinkel,waterwinkel

        Wapenwinkel|munitie,wapens
        Groothandel|groothandelszaak
        Pruikenwinkel|toupetwinkel
        Jaloeziewinkel|jaloezieën,luiken,zonwering
        Wijnhandel|wijnerij,wijnproeverij,wijnwinkel,wijnzaak
        Datacenter|it center
        Telefooncentrale
        Berghut
        Vakantieappartement|gastappartement,gastenappartement,gastenflat,gastflat,vakantieflat,verhuurd appartement,verhuurde flat,zomerappartement,zomerflat
        Aquarium|vis,zee
        Kunstwerk|beeldhouwwerk,kunst,kunstobject,object,schilderij
        Buste|figuur
        Graffiti|streetart
        Kunstinstallatie|interactieve kunst
        Muurschildering|fresco
        Sculptuur|beeldhouwwerk
        Standbeeld|beeldhouwwerk
        Toeristische attractie|bezienswaardigheid,toeristische trekpleister,trekpleister
        Staplaats (camping)|tent staplaats
        Camping|kampeertenten,kampeerwagenpark,kamperen
        Off-piste camping|wildernis camping
        Groepcamping|groepkampeergebied
        Caravan-/kampeerwagenterrein|campers,caravans,kampeerwagens,mobilehomes,motorhomes,terrein voor kampeerwagens
        Vakantiehuisje|bungalow,chalet,huisje
        Kunstgalerij|beeldhouwwerken,exposé,galerie,galerij,kunstgallerie,schilderijen,sculpturen,tentoonstelling
        Pension|b&b,bed & breakfast,bed and breakfast
        Jeugdherberg|hostel
        Hotel|hotelgebouw,kamers
        Informatie|info,office de tourisme,tourismekantoor,touristeninformatie,vvv
        Informatiebord|uitlegbord
        Welkomstbord
        Wegwijzer|fietsroutewegwijzer,fietswegwijzer,route,routewegwijzer,wandelroutewegwijzer,wandelwegwijzer
        Kaart|plan,plattegrond

        Routemarkering|routebordje
        Informatieterminal|informatietoestel

        Motel|motorhotel
        Museum
        Museum over geschiedenis|historisch museum
        Picknickplaats|picknickplek
        Themapark|pretpark
        Ruiterlogies|paardrijdaccomodatie,paardrijdhotel,paardrijdlogies,ruiteraccomodatie,ruiterhotel
        Uitzichtpunt|uitkijkpunt,zicht
        Onbemande hut in wildernis|berghostel,berghuis,bergschuilhuis,wildernishut
        Dierentuin|zoo
        Kinderboerderij
        Safaripark|drive-through zoo
        Wildpark

        Scheepswerf|bootherstellingen,bootwerf,bouwdok,droogdok,scheepsherstellingen
        Dam
        Havendok|dok
        Maritiem tankstation|brandstof,schip
        Sluisdeur|sluispoort
        Afstandspaal aan waterweg|hectometerpaaltje aan waterweg,kilometerpaaltje aan waterweg,mijlpaal,waterwegafstandspaal,waterwegmijlpaal
        Maritieme toiletafvoer|schip,uitwerpselen,urine
        Waterpunt voor boten|drinkwatertank
        Waterval|cascade
        Stuw|keerdam,stuwdam,waterkering
        """
}
