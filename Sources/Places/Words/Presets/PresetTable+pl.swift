// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language pl.
    static let pl: StaticString = """
        |podpora kolei linowej,podpora trasowa,podpora wyciągu,słup
        Lotnisko|dworzec lotniczy,lądowisko,port lotniczy
        Płyta postojowa|parking dla samolotów,płyta postojowa lotniska,płyta postojowa na lotnisku,płyta postojowa samolotów
        Wyjście do samolotu|bramka,gate
        Hangar
        Lądowisko dla helikopterów|lądowisko dla śmigłowców
        Punkt oczekiwania|holding position,pozycja oczekiwania dla samolotu,punkt oczekiwania dla samolotu
        Miejsce postoju samolotu|miejsce postoju dla samolotu,miejsce postoju statku powietrznego,pozycja parkowania dla samolotu,pozycja parkowania samolotu
        Port kosmiczny|centrum lotów kosmicznych,kosmodrom
        Terminal pasażerski|port lotniczy,terminal lotniczy,terminal lotniskowy
        Rękaw (wiatrowskaz)|anemoskop,rękaw,wiatrowskaz,wskaźnik wiatru
        Hotel dla zwierząt|opieka nad zwierzętami
        Hodowla zwierząt|rozmnażanie zwierząt,rozród
        Schronisko dla zwierząt|adopcja zwierząt,przytułek dla zwierząt
        Ośrodek sztuki|centrum artystyczne,centrum kultury,centrum sztuki,ośrodek artystyczny
        Bankomat|atm,pieniądze,wpłatomat,wypłacanie pieniędzy
        Piec chlebowy|piec do wypieku chleba
        Bank|bankowość,kasa,skok
        Bar alkoholowy|bar,bar koktajlowy,drinki,koktajl bar,koktajle,piwo,shot bar,szoty,wino,wyszynk,wódka
        Bar LGBTQ+|bar gejowski,bar lgbt
        Grill|barbecue
        Ławka|siedzenie,siedzisko
        Parking rowerowy|parking dla rowerów,rowery,stojak dla rowerów,stojak na rowery,stojaki dla rowerów,stojaki rowerowe
        Garaż dla rowerów|parking dla rowerów
        Szafki na rowery|parking dla rowerów
        Wiata na rowery|parking dla rowerów
        Wypożyczalnia rowerów|rowery
        Samoobsługowa stacja naprawy rowerów|naprawa rowerów,naprawy,narzędzia rowerowe,rowery,serwis
        Myjnia rowerowa|myjka rowerowa,myjnia dla rowerów
        Ogródek piwny|bar plażowy,beach bar
        Lornetka|luneta,punkt obserwacyjny
        Wypożyczalnia łodzi|wynajem łodzi
        Przechowalnia łodzi|łodzie
        Kantor|kantor wymiany walut,wymiana walut
        Kawiarnia|bar kawowy,herbata,kafejka,kawa,kawiarenka
        Bar z bubble tea|bar z herbatą bąbelkową,herbata bąbelkowa
        Kawiarnia (coffeehouse)|bar kawowy
        Herbaciarnia
        Punkt carpoolingowy|carpooling,miejsce do carpoolingu,parking carpoolingowy,podwiezienie,podwożenie,podwózka
        Wypożyczalnia samochodów
        Stacja car-sharingowa|car sharing,car-sharing,carsharing,krótkoterminowy wynajem samochodów,miejska wypożyczalnia samochodów,parking car-sharingowy,wynajem samochodów na minuty
        Myjnia samochodowa|myjnia
        Kasyno|bakarat,blackjack,hazard,poker,ruletka
        Stacja ładowania pojazdów|pojazdy elektryczne,samochody elektryczne,ładowanie pojazdów,ładowanie samochodów
        Stacja ładowania rowerów elektrycznych
        Punkt opieki nad dziećmi|klub dziecięcy,klub malucha,punkt przedszkolny,zespół wychowania przedszkolnego
        Kino|kino drive-in,kino samochodowe,kinoteatr
        Przychodnia/poliklinika|klinika,nocna opieka lekarska,nzoz,ośrodek zdrowia,poliklinika,przychodnia zdrowia,zoz
        Klinika aborcyjna|aborcja,aborcje
        Stacja dializ|centrum dializ,dializy
        Ośrodek leczenia niepłodności|klinika leczenia niepłodności,leczenie niepłodności
        Zegar|czasomierz
        Zegar słoneczny|gnomon
        Centrum społecznościowe|centrum kultury,centrum społeczności,dom kultury,świetlica,świetlica środowiskowa
        Świetlica klubowa|świetlica stowarzyszenia
        Świetlica (sala spotkań społeczności)|sala spotkań,sala zebrań,świetlica
        Ośrodek kultury|centrum kultury
        Centrum dla rodzin
        Centrum społeczności LGBTQ+|gejów,lesbijek,lgbt
        |dom parafialny,sala parafialna
        Świetlica wiejska
        Ośrodek młodzieżowy|centrum młodzieżowe
        Kompresor
        Centrum konferencyjne|centrum kongresowe,konferencja,zlot
        Sąd|sprawiedliwość,trybunał
        Krematorium|spopielarnia
        Dentysta|gabinet stomatologiczny,stomatolog
        Punkt ładowania urządzeń mobilnych|punkt ładowania urządzeń elektronicznych,usb,ładowarka
        Centrum nurkowe|nurkowanie
        Gabinet lekarski|centrum medyczne,doktor,gabinety lekarskie,lekarz,poradnia lekarska,praktyka lekarska
        Alergolog|alergologia
        Kardiolog|kardiologia
        Psychiatra dziecięcy|psychiatria dziecięca
        Dermatolog|dermatologia
        Gastroenterolog|gastroenterologia
        Lekarz pierwszego kontaktu,Lekarz medycyny rodzinnej|medycyna rodzinna
        Ginekolog / Położnik|ginekolog,ginekologia,położnictwo,położnik
        Hematolog|hematologia
        Internista|interna
        Nefrolog|nefrologia
        Neurolog|neurologia
        Neurochirurg|neurochirurgia
        Onkolog|onkologia
        Okulista,Oftalmolog|oftalmologia,okulistyka
        Ortopeda|chirurg ortopedyczny,chirurgia ortopedyczna,ortopedia
        Otolaryngolog,Laryngolog|laryngologia,otolaryngologia
        Pediatra|pediatria
        Patolog|patologia
        Chirurg plastyczny|chirurgia plastyczna
        Podolog,Podiatra|podiatria,podologia
        Proktolog|proktologia
        Psychiatra|psychiatria
        Pulmonolog|pulmonologia
        Radiolog|radiologia
        Reumatolog|reumatologia
        Chirurg|chirurgia
        Chirurg urazowy|chirurgia urazowa
        Urolog|urologia
        Toaleta dla psów
        Szkoła sztuk walki|dojo,szkoła walki
        Przebieralnia|szatnia
        Woda pitna|poidło,wodotrysk
        Plac do nauki jazdy,Autodrom|ośrodek doskonalenia techniki jazdy,plac manewrowy
        Miejsce imprez|bankiety,chrzciny,imprezy,komunie,przyjęcia,sala bankietowa,sala weselna,stypy,uroczystości,wesela
        Centrum targowo-wystawiennicze|centrum targowe,centrum wystawiennicze,centrum wystawowe,targi,wystawy
        Bar / fast food|bar,bar mleczny,bar szybkiej obsługi,bistro,drive-in,fast food,gospoda,jadłodajnia,karczma,knajpa,zajazd
        Bar z bajglami|bajgle
        Bar z burgerami|burgery
        Kafeteria|bar mleczny,bar samoobsługowy,bufet,jedzenie na wagę,kantyna,stołówka
        Bar z kurczakiem|kurczak z rożna
        Bar chiński
        Sklep z donutami

        Bar z hot dogami|bar z hot-dogami
        Bar z kuchnią indyjską|bar hinduski,bar indyjski,bar z kuchnią hinduską,hindus,kuchnia hinduska,kuchnia indyjska
        Bar z sokami/koktajlami|bar,koktajle owocowe,smoothies,świeżo wyciskane soki
        Bar z kebabem|giros,gyros,kebab,kebap,shaorma,shoarma,szawarma,szoarma
        Bar meksykański|burrito,burritos,enchiladas,fajitas,nachos,quesadillas,salsa,taco,tacos,tamales,tex-mex,tortillas
        Pizzeria (bar)|bar z pizzą,pizza,pizzeria,pizzernia
        Bar kanapkowy|kanapki,zapiekanki
        Bar z sushi|bar sushi
        Bar ze skrzydełkami kurczaka|kurczak,skrzydełka kurczaka
        Remiza strażacka|jednostka ratowniczo-gaśnicza,ochotnicza straż pożarna,osp,psp,straż pożarna
        Strefa gastronomiczna|food court,food hall,wspólny ogródek restauracyjny
        Fontanna|wodotrysk
        Stacja paliw|stacja benzynowa,stacja lpg
        Dom przedpogrzebowy|dom pogrzebowy
        Salon pachinko/bingo|hazard,keno,salon bingo,salon pachinko
        Wystawka (wymiana rzeczy używanych)|darowizna,givebox,półka,regał,rzeczy używane,szafa,wymiana rzeczy,wymiana rzeczy używanych,wystawka
        Cmentarz przykościelny|pochówek
        |pojemnik z piaskiem,pojemnik ze żwirem
        Shisha Bar|fajka wodna,hookah,nargila,shisha,szisza
        Teren szpitala|ambulatorium,chirurgia,chory,leczenie,oddział,szpital,służba zdrowia,zdrowie
        Ambona strzelnicza
        Lodziarnia|lody,sklep z lodami,sorbety
        Bar z mrożonym jogurtem|mrożony jogurt
        Kafejka internetowa|internet,kawiarenka internetowa
        Budka karaoke|klub karaoke,pokój karaoke
        Kuchnia|wspólna kuchnia
        Basen Kneippa|brodzik kneippa,hydroterapia kneippa
        Pralnia (przy rzece)|pralnia zewnętrzna,pranie
        Prywatna skrzynka pocztowa|prywatna skrzynka na listy
        Biblioteka|czytelnia,wypożyczalnia książek
        Wrzutnia biblioteczna|skrzynka do zwrotu książek,wrzutomat,zwrot książek
        Dok załadunkowy
        Leżak|leżanka
        Hotel miłości|hotel na godziny,love hotel
        Skrytki bagażowe|na bagaż,schowek,schowki bagażowe,skrytka
        Targowisko / Hala targowa|bazar,hala targowa,targ,targowisko,zakupy
        Teren klasztoru|klasztor
        Placówka przekazów pieniężnych|gotówka,pieniądze
        Kostnica|chłodnia
        Parking motocyklowy|miejsce postojowe dla motocyklów,parking motorowy,postój dla motocyklów,postój dla motorów
        Wypożyczalnia motocykli|motocykle,wynajem motocykli
        Klub nocny / dyskoteka|dyskoteka,klub dla dorosłych,klub muzyczny,klub nocny
        Klub nocny LGBTQ+|klub gejowski,klub nocny dla homoseksualistów,klub nocny lgbt
        Automat paczkowy|aliexpress,allegro,automat przesyłkowy,cainiao,inpost,orlen paczka,paczkomat
        Parking samochodowy|miejsca parkingowe,miejsca postojowe,parking dla ciężarówek,parking dla pojazdów,parking dla samochodów ciężarowych,parking tir,plac parkingowy
        Parking wielopoziomowy,Parking piętrowy,Parking wielokondygnacyjny,Garaż wielopoziomowy|budynek parkingu,garaż parkingowy,parking wewnętrzny,pokład parkingowy,samochód
        Parking „Parkuj i Jedź”|p&r,park & ride,parking parkuj i jedź
        Parking obok jezdni,Parking przy ulicy,Parking od ulicy
        Parking podziemny|garaż podziemny
        |wjazd do garażu,wjazd na parking,wyjazd z garażu,wyjazd z parkingu
        Stanowisko parkingowe,Stanowisko postojowe,Miejsce parkingowe,Miejsce postojowe|koperta,obszar na parkingu,pojedyncze miejsce parkingowe,wydzielone miejsce postojowe
        Miejsce parkingowe dla niepełnosprawnych,Miejsce postojowe dla niepełnosprawnych,Niebieska koperta|miejsca parkingowe dla niepełnosprawnych,miejsca postojowe dla niepełnosprawnych
        Centrum płatności|agencja opłat,czeki,finanse,gotówka,pieniądze,podatki,rachunki,waluta
        Terminal płatniczy|finanse,gotówka,karta,kiosk płatniczy,podatki,przelew,rachunki
        Apteka|kosmetyki,lekarstwa,leki,punkt apteczny,suplementy diety
        Fotobudka|zdjęcia legitymacyjne,zdjęcia paszportowe,zdjęcie
        Miejsce odbywania praktyk religijnych|bazylika,dom boży,dom modlitwy,kaplica,katedra,misja,opactwo,owczarnia,prezbiterium,sanktuarium,tabernakulum,tum
        Świątynia buddyjska|dojo,klasztor,stupa,wihara,zendo
        Kościół|bazylika,chrześcijaństwo,dom boży,dom modlitwy,kaplica,katedra,katolicki,misja,opactwo,oratorium,parafia,prezbiterium,sanktuarium,tabernakulum
        Sala Królestwa Świadków Jehowy|dom modlitwy,świadkowie jehowy
        |dom modlitwy
        |dom spotkań,dom zgromadzeń,kwakrzy,kwakrów
        Świątynia hinduistyczna
        Synagoga
        Meczet|islam,świątynia muzułmańska
        Sanktuarium shintoistyczne|jinja
        Świątynia sikhijska|gurudwara
        Świątynia taoistyczna
        Planetarium
        |detektyw,egzekucja prawa,funkcjonariusze,glina,gliniarz,komisariat policji,niebiescy,odznaka,policja straż miejska,posterunek policji,posterunek straży gminnej,posterunek straży miejskiej,prawo,straż gminna,żandarm
        Stały lokal wyborczy|głosowanie,wybory
        Skrzynka pocztowa|listy,skrzynka nadawcza
        Sortownia przesyłek|firma kurierska,kurier,poczta,sortownia listów,sortownia paczek,sortownia poczty
        Poczta/agencja pocztowa|agencja pocztowa,dpd,inpost,kurier,listy,paczki,poczta,poczta polska,przesyłki,urząd pocztowy
        Teren więzienia|teren aresztu
        Pub|piwo
        Pub irlandzki
        Pub LGBTQ+|gejów,lesbijek,pub dla homoseksualistów,pub gejowski,pub lgbt
        Pub z minibrowarem|minibrowar
        Łaźnia publiczna|cieplica,gorące źródła,hammam,kąpiel,onsen,termy,wody termalne,łaźnie publiczne
        Półka bookcrossingowa|bookcrossing,półka z książkami,wymiana książek
        Baza strażników przyrody|straż leśna,straż parku narodowego,straż rezerwatu
        Pojemnik na elektroodpady,Kontener na elektroodpady|elektrośmieci
        Pojemnik na odpady zielone|kompost,kontener na odpady zielone,odpady biodegradowalne
        Centrum przetwarzania odpadów|centrum recyklingu,skup metali,skup surowców wtórnych,skup złomu
        Pojemnik na surowce wtórne|butelki,kontener na odzież używaną,kontener na surowce wtórne,metal,odpady,odzież używana,papier,plastik,pojemnik na odzież używaną,puszki,recykling,segregacja odpadów,segregacja śmieci,szkło,zbiórka odzieży,śmieci
        Obóz uchodźców|obóz dla uchodźców
        Teren instytutu badawczego|badania,instytut badawczy,instytut badań,instytut naukowy,nauka,ośrodek badawczy,teren instytutu naukowego
        Restauracja|bistro,gospoda,karczma,knajpa,zajazd
        Restauracja amerykańska|kuchnia amerykańska
        Restauracja azjatycka|kuchnia azjatycka
        Restauracja grillowa|restauracja barbecue,restauracja barbeque,restauracja bbq,restauracja z grillem
        Restauracja chińska|kuchnia chińska
        Restauracja francuska|francuska
        Restauracja gruzińska|kuchnia gruzińska
        Restauracja niemiecka|kuchnia niemiecka
        Restauracja grecka|kuchnia grecka
        Restauracja hot pot|chińska,hotpot,huoguo
        Restauracja indyjska|kuchnia indyjska,restauracja hinduska
        Restauracja włoska|kuchnia włoska
        Restauracja japońska|kuchnia japońska
        Restauracja koreańska|kuchnia koreańska
        Restauracja meksykańska|kuchnia meksykańska
        Restauracja z makaronami|makaron
        Pizzeria (restauracja)|pizza,pizzeria,pizzernia,restauracja z pizzą
        Restauracja z ramenem|ramen
        Restauracja z owocami morza|owoce morza,restauracja rybna,ryby
        Restauracja hiszpańska|kuchnia hiszpańska
        Restauracja ze stekami|steakhouse,steki
        Restauracja z sushi|sushi
        Restauracja tajska|kuchnia tajska
        Restauracja turecka|kuchnia turecka
        Restauracja ukraińska|kuchnia ukraińska
        Restauracja wietnamska|kuchnia wietnamska
        |miejsce opróżniania toalety
        Wiata (schronienie)|schronienie,wiata
        Wiata dla zwierząt
        Altana
        Półotwarta wiata turystyczna|półotwarta wiata biwakowa
        Wiata piknikowa|pawilon,zadaszenie piknikowe
        Wiata przystankowa
        Prysznic
        Palarnia|dla palaczy,dla palących
        Miejsce spotkań grupy środowiskowej|bractwo,centrum mikrospołecznościowe,korporacja akademicka,koło,miejsce spotkań mikrospołeczności,mikrospołeczność,non profit,organizacja,społeczność,stowarzyszenie,związek
        Placówka pomocy społecznej|bezdomni,dom seniora,dzienny dom pomocy społecznej,gops,jadłodajnia,mopr,mops,noclegownia,opieka społeczna,ośrodek opieki społecznej
        Opieka ambulatoryjna
        Mieszkania wspomagane dla seniorów
        Dom dziennego pobytu|dzienny dom pobytu,ośrodek opieki dziennej
        Bank żywności
        Dom spokojnej starości|dom seniora,dom starców
        Schronisko dla bezdomnych|noclegownia,przytułek dla bezdomnych
        Dom pomocy społecznej|dom opieki
        Klub ze striptizem|striptiz
        Studio
        Studio nagrań|studio nagraniowe
        Studio radiowe|radio,stacja radiowa
        Studio telewizyjne|stacja telewizyjna,telewizja
        Studio filmowe|produkcja filmowa,produkcja filmów,wytwórnia filmowa,wytwórnia filmów
        Klub swingersów
        Postój taksówek|taksówka,taxi
        Postój autoriksz|bajaj,postój autoryksz,riksze,ryksze,toda,trójkołowce,tuk-tuk,tuksi
        Postój riksz|becak,bikecab,padyak,pedicab,postój ryksz,riksze,ryksze,sikad,trishaw,trisikad,velotaxi
        Postój taksówek motocyklowych|habal-habal,moto taxi,mototaxi,pillion
        Telefon|automat telefoniczny,budka telefoniczna
        Teatr|balet,filharmonia,opera,operetka,teatr lalek,teatr muzyczny
        Amfiteatr|amfi,grecki,muszla koncertowa,na zewnątrz,na świeżym powietrzu
        Kasownik
        Toaleta (nieokreślona)|klop,szalet,szalety,sławojka,toaleta,toalety,ubikacja,ubikacje,ustęp,łazienka
        Toaleta (WC)|toaleta spłukiwana,ubikacja,łazienka
        Latryna|sławojka,wychodek
        Toaleta przenośna|toi-toi
        Urząd miasta lub gminy|ratusz,urząd gminy
        Urząd barangay (Filipiny)|urząd barangay
        Urząd miasta|ratusz
        Wypożyczalnia gier i zabawek|dzieci,gra,gry,planszówka,zabawka,zabawki,świetlica
        Miasteczko ruchu drogowego
        Boks na wózki sklepowe|parking dla wózków sklepowych,wiata na wózki sklepowe,wózki sklepowe
        Odkurzacz samochodowy|stacja benzynowa
        Stacja kontroli pojazdów|badania techniczne pojazdów,kontrola pojazdów,kontrola samochodów,okręgowa stacja kontroli pojazdów,podstawowa stacja kontroli pojazdów,przeglądy rejestracyjne,przeglądy techniczne,skp
        Automat sprzedający|automat do sprzedaży,automat vendingowy,mlekomat
        Automat sprzedający dętki rowerowe
        Automat na butelki|butelki zwrotne
        Automat z pieczywem|bułki,chleb,pieczywo
        Automat z papierosami|papierosy
        Automat z kawą|automat do sprzedaży kawy,kawa,kawiarka
        Automat z prezerwatywami|prezerwatywy
        Automat z napojami|napoje,soki
        Automat z jajkami|jaja,jajka
        |małe agd
        Automat wytłaczający monety pamiątkowe|moneta pamiątkowa,monety pamiątkowe
        |woreczki na psie odchody
        |podpaski,tampony
        Automat sprzedający kwiaty|kwiatomat
        Automat sprzedający jedzenie|posiłki,pożywienie
        Automat z przekąskami
        Automat sprzedający paliwo,Dystrybutor paliwa|benzyna,biodiesel,cng,diesel,dystrybutor,gaz,lng,paliwo
        Automat z lodami|lody
        |automat z kostkami lodu,kostki lodu,lód w kostkach
        Automat z gazetami|czasopisma,gazety
        Parkomat,Parkometr,Automat z biletami parkingowymi|bilety parkingowe,opłata za postój
        Automat z pizzą
        Biletomat|bilety komunikacji publicznej
        Automat sprzedający znaczki pocztowe
        Automat ze słodyczami|automat z cukierkami
        Automat sprzedający wodę pitną
        Weterynarz|gabinet weterynaryjny,klinika weterynaryjna,leczenie,lecznica dla zwierząt,przychodnia weterynaryjna,zakład weterynaryjny
        Apteka weterynaryjna|apteka dla zwierząt,sklep weterynaryjny
        Kosz na psie odchody
        Kosz na śmieci|kubeł,odpady,śmieci
        Śmietnik|altana śmietnikowa,odpady,wiata śmietnikowa,śmieci
        Stacja przeładunku odpadów|odpady
        |punkt tankowania wody pitnej,woda pitna dla kamperów,woda pitna dla łodzi
        Wodopój|poidło dla zwierząt
        Waga samochodowa|waga dla pojazdów
        Przejażdżka|przejażdżka rozrywkowa
        Zwierzęta|minizoo,papugarnia,safari,woliera,zwierzę
        Diabelski młyn
        Autodrom (w parku rozrywki)|samochodziki
        Skoki na bungee
        Karuzela
        Przejażdżka w ciemności|mroczna przejażdżka,mroczny przejazd,pałac strachów
        Wieża swobodnego spadania|wieża spadania
        Bujak|dziecięca przejażdżka,przejażdżka dla dzieci
        Spływ kłodą|spływ na kłodzie,spływ w kłodzie
        Labirynt
        Statek piracki
        Spływ pontonowy|spływ kajakowy
        Kolejka górska|rollercoaster
        Karuzela łańcuchowa|karuzela huśtawkowa
        Kolejka turystyczna,Ciuchcia|pociąg turystyczny
        Zjeżdżalnia wodna|park wodny
        Budynek katedralny|katedra
        Budynek kaplicy|kaplica
        Budynek kościoła|budynek kościelny,cerkiew
        Budynek meczetu
        Budynek stadionu|sportowy
        Budynek synagogi|bóżnica
        Budynek świątyni
        Budynek dworca kolejowego|budynek stacji kolejowej,dworzec kolejowy,stacja kolejowa
        Harcówka|drużyna harcerska,gromada zuchowa,harcerstwo
        Klub sportowy
        Mechanik maszyn rolniczych|maszyny rolnicze,rolnictwo
        Wikliniarz|koszykarstwo,koszykarz,koszyki,wiklina,wikliniarstwo
        Pszczelarz|miód,pszczelarstwo
        Kowal|kowalstwo
        Szkutnik|budowa jachtów,budowa statków,budowa łodzi,jacht,statek,szkutnictwo
        Introligator|oprawianie książek
        Browar rzemieślniczy|piwo,piwowar
        Cieśla|ciesielstwo
        Montaż wykładzin|wykładziny
        Catering,Katering|imprez,jedzenie,organizacja wesel,przyjęć
        Kominiarz|kominiarstwo,zakład kominiarski
        Sprzątanie|firma sprzątająca,sprzątacz,sprzątaczka,usługi porządkowe
        Zegarmistrz (od zegarów)|zegarmistrz,zegarmistrzostwo,zegary
        Cukiernik|wytwórca słodyczy
        Gorzelnia|destylarnia,wytwórnia napojów alkoholowych
        Krawcowa|krawiec
        Elektryk|elektrotechnik,elektrotechnika,elektryka
        Punkt napraw sprzętu elektronicznego|naprawa elektroniki,naprawa rtv,naprawa telewizorów,naprawy,serwis rtv,sprzęt rtv
        Posadzkarz|kładzenie posadzek,parkiety,podłogi,posadzkarstwo,posadzki
        Ogrodnik|ogrodnictwo,sadownik
        Szklarz|szklarstwo,szkło,szyba,szyby,zakład szklarski
        Rękodzieło|rękodzielnia,rękodzielnictwo,rękodzielnik,rękodzieła,rękodzieło artystyczne
        Montaż ogrzewania / wentylacji|klimatyzacja,ogrzewanie,wentylacja
        Kładzenie izolacji|izolacja
        Stolarz|stolarstwo
        Dorabianie kluczy|klucze
        Budowa konstrukcji metalowych|konstrukcje metalowe,metale,obróbka metali
        Malarz (rzemieślnik)|malarz
        Parkieciarz|kładzenie parkietów,parkieciarstwo,parkiety
        Fotograf|atelier,fotografia,studio fotograficzne
        Laboratorium fotograficzne|fotografia
        Tynkarz|tynkarstwo
        Hydraulik|hydraulika
        Garncarz|ceramika,garncarstwo,pracownia ceramiczna
        Takielarz|takielunek
        Dekarz|dachy,dekarstwo
        Rymarz,Siodlarz|rymarstwo,siodlarstwo,siodła,skóry
        Żaglomistrz|żagiel,żaglarz,żagle,żaglownik
        Tartak|deski
        Montaż rusztowań|rusztowania,wyrób rusztowań
        Rzeźbiarz|rzeźbiarstwo
        Szewc|buty,szewstwo
        Wyrób tablic i znaków|szyldy,tablice,tabliczki,wyrób szyldów,wyrób tablic,wyrób tabliczek,wyrób znaków,znaki
        Kamieniarz|kamieniarstwo,nagrobki,zakład kamieniarski
        Glazurnik,Kafelkarz|glazura,glazurnictwo,kafelki,płytkarz,płytki,terakota
        Blacharz|blacharstwo
        Tapicer|tapicerka,tapicerstwo,tapisjer
        Zegarmistrz (od zegarków)|zegarki,zegarmistrz,zegarmistrzostwo
        Montaż okien|monter okien,okna,okno
        Winiarnia|wino
        |koledż,szkoła policelna,teren koledżu,teren szkoły policealnej
        Szkoła tańca|szkoła baletowa
        Szkoła nauki jazdy|szkoła jazdy
        Teren przedszkola/żłobka|teren przedszkola,teren żłobka
        Szkoła językowa|szkoła języków obcych
        Szkoła muzyczna
        Kursy przygotowawcze
        |liceum,szkoła branżowa,szkoła podstawowa,szkoła średnia,technikum,teren liceum,teren szkoły branżowej,teren szkoły podstawowej,teren szkoły średniej,teren technikum
        Teren uczelni|akademia,politechnika,teren akademii,teren politechniki,teren uniwersytetu,uniwersytet
        Stacja pogotowia ratunkowego|pogotowie ratunkowe
        Miejsce zbiórki po ewakuacji,Punkt zbiórki ewakuacyjnej,Awaryjny punkt zbiórki
        Defibrylator|aed
        Baza formacji obrony cywilnej|obrona cywilna,stacja ratownictwa specjalistycznego,zarządzanie kryzysowe
        Skrzynka z alarmem przeciwpożarowym
        Gaśnica
        Wąż strażacki|wąż pożarniczy,wąż pożarowy
        Hydrant
        Hydrant nadziemny
        Hydrant podziemny
        Przyłącze instalacji gaśniczej|hydrant wewnętrzny,hydranty wewnętrzne,instalacja gaśnicza,instalacja hydrantowa,instalacja przeciwpożarowa,instalacja tryskaczowa,ppoż,tryskacze
        Apteczka|apteczka pierwszej pomocy,bandaż,pierwsza pomoc,zestaw medyczny
        |awaryjne lądowisko dla śmigłowców,helikopter,śmigłowiec
        Koło ratunkowe
        Stacja łodzi ratowniczych|ratownictwo wodne,łodzie ratownicze
        Ratownik wodny|cpr,pomoc,rko,wopr
        Stacja ratownictwa górskiego|gopr,górskie ochotniczne pogotowie ratunkowe,góry,pomoc,topr
        Telefon alarmowy|alarmowy
        Syrena alarmowa|alarm,burza,głośno,hałas,nalot,ostrzeżenie,sztorm,tornado
        Basen przeciwpożarowy|p-poż
        Zbiornik przeciwpożarowy (podziemny)|podziemny
        Zbiornik przeciwpożarowy|p-poż
        Wejście do oddziału ratunkowego|oddział ratunkowy,pogotowie ratunkowe,sor,szpitalny oddział ratunkowy
        Bunkier (golf)|sand trap
        Klub golfowy
        Strzelnica golfowa
        Bieżnia (część pola golfowego)|fairway
        Green (na polu golfowym)|green,putting green
        Boczna przeszkoda wodna|golf
        Rough
        Rzutnia,Tee,Tee box
        Przeszkoda wodna|golf
        Medycyna alternatywna
        Akupunkturzysta|akupunktura
        Ajurweda|ayurveda
        Kręgarz,Chiropraktyk|chiropraktyka,kręgarstwo
        Homeopata|homeopatia
        Naturopata|naturopatia
        Osteopata|osteopatia
        Tradycyjna medycyna chińska
        Audiolog|audiologia
        Izba porodowa,Porodówka
        Centrum krwiodawstwa,Punkt krwiodawstwa|dawstwo krwi,krwiodawstwo
        Poradnia
        Ortodonta|ortodoncja,stomatologia
        Hospicjum
        Laboratorium medyczne|badania krwi
        Położna
        Terapeuta zajęciowy|ergoterapia,terapia zajęciowa
        Optometrysta
        Fizjoterapeuta
        Podolog
        Psychoterapeuta
        Placówka rehabilitacyjna|rehabilitacja
        Punkt pobierania próbek
        Logopeda|terapia mowy
        Winda
        Tor wyścigowy (sporty motorowe)|formuła 1,motocykle,nascar,tor wyścigowy,wyścigi
        Tor kartingowy,Tor gokartowy|carting,gokarty,karting,tor wyścigowy,wyścigi
        Tor motocrossowy|motocykle,tor wyścigowy,tor żużlowy,wyścigi,żużel
        Miejsce odpoczynku dla kierowców|miejsce obsługi podróżnych,mop,odpoczynek dla kierowców
        Miejsce Obsługi Podróżnych (MOP)|miejsce obsługi podróżnych,mop
        Początek szlaku|góry,koniec szlaku,szlak,trekking
        Statek powietrzny|helikopter,samolot,śmigłowiec
        Stanowisko archeologiczne|grodzisko,relikty
        Kamień graniczny|historyczny kamień graniczny
        Armata|działo
        Zamek|gród
        Warownia|forteca,twierdza
        Pałac|pałacyk,rezydencja królewska
        Pałac (rezydencja ziemiańska)|arystokracja,rezydencja magnacka,rezydencja ziemiańska,szlachta
        Brama miejska|brama miasta,mur miejski,mury miejskie
        Fort|forteca,twierdza
        Dwór|dworek,rezydencja
        Pomnik / Miejsce pamięci|miejsce pamięci,pomnik,upamiętnienie
        Niebieska tablica|niebieska tabliczka
        Tablica pamiątkowa|dedykacja,pamięć,tabliczka pamiątkowa
        Stolperstein
        Kamień młyński
        Monument (duży pomnik)|monument,pomnik
        Pręgierz|kolumna,słup,zabytek
        Ruiny|ruina
        Grobowiec|grób,kolumbarium,kurhan,mauzoleum,mogiła,nagrobek,piramida,sarkofag,tumulus
        Krzyż przydrożny|krucyfiks
        Kapliczka przydrożna|maryja,nepomuk,święta figura
        Wrak statku|kadłub,morski,pozostałości,statek
        Ogródki działkowe|działki,ogród działkowy,rod
        Akwakultura|hodowla krewetek,hodowla ostryg,hodowla skorupiaków
        Hodowla ryb|gospodarstwo rybackie,ryby
        Teren poprzemysłowy/powyburzeniowy|budowa,teren pod budowę,teren poprzemysłowy,teren powyburzeniowy,wyburzenie
        Cmentarz
        Teren biurowo-biznesowy|biura,biznes,obszar biurowo-biznesowy,obszar biurowy,obszar biznesowy,obszar komercyjny,teren komercyjny,usługi,usługowy
        Teren budowy|budowa,obszar budowy,plac budowy
        Obszar usług edukacyjnych|kampus,obszar szkół,szkoły,uczelnia
        Kwietnik|klomb,ogród kwiatowy,rabata,rabatka
        Las|bór,gaj,knieja,las gospodarczy,młodniak,młodnik,zadrzewienie,zagaj,zagajnik,zalesienie
        Teren garaży|garaże,garażowisko,obszar garaży,teren z garażami,wiaty
        Teren pod zabudowę|budowa,teren niezabudowany,teren pod budowę
        Teren upraw szklarniowych|obszar upraw szklarniowych,szklarnie,tunele
        Port morski|port
        Teren przemysłowy|huta,kopalnia,magazyny,obszar przemysłowy,przemysł,składy,teren magazynowy,teren składowy
        Zajezdnia|lokomotywownia,wagonownia
        Stacja demontażu pojazdów|metal,odzysk,pojazd,samochód,szrot,wrak,złom,złomowisko,śmieci
        Rzeźnia|rzeźnik,ubojnia
        Składowisko odpadów|odpady,sortownia odpadów,sortownia śmieci,wylewisko,wysypisko,wysypisko śmieci,śmieci
        Łąka/pastwisko|nieużytki,pastwisko,polana,pole,rozłóg,wygon,łąka
        Łąka z drzewami owocowymi|streuobstwiese
        Sad w obrębie łąki|streuobstwiese
        Teren wojskowy|obszar wojskowy,poligon
        Lotnisko wojskowe|dol,drogowy odcinek lotniskowy,wojskowy pas startowy
        Koszary|budynek wojskowy
        Baza wojskowa|jednostka wojskowa
        Port wojenny
        Strefa zagrożenia (wojskowa)|niebezpieczeństwo,obszar niebezpieczeństwa,obszar niebezpieczny,strefa zagrożenia,zagrożenie
        Wojskowy tor przeszkód
        Strzelnica wojskowa|poligon artyleryjski,strzelnica
        Poligon wojskowy
        Gaj oliwny
        Sad|owoce,uprawa roślin
        |szkółka,szkółka leśna,szkółka sadownicza,uprawa drzew,uprawa krzewów,uprawa roślin
        Kopalnia odkrywkowa / kamieniołom|kamieniołom,kopalnia,kopalnia odkrywkowa,kopalnia piasku,kruszywo,odkrywka,piaskarnia,żwirownia
        Teren transportu szynowego|bocznice,kolejowy,obszar torów,pkp,stacja rozrządowa,teren kolejowy,tereny kolejowe
        Teren rekreacyjno-sportowy|odpoczynek,rekreacja,sporty,teren rekreacyjny,teren sportowy,zabawy
        Teren do celów religijnych|teren kościelny,teren religijny
        Teren handlu detalicznego|handel detaliczny,targowisko
        Salina|odparowywanie soli,odparowywanie wody morskiej
        Winnica
        Teren sportów zimowych|miejsce na sporty zimowe,narciarstwo,narty,obszar sportów zimowych,obszar uprawiania sportów zimowych,ośrodek narciarski,snowboard,stok narciarski,teren narciarski,teren snowboardowy
        Salon gier hazardowych|automat do gier,automaty do gier,hazard,salon gier na automatach
        Salon gier|automaty wrzutowe,gry video,gry wideo,pinball,rzeczywistość wirtualna,symulator lotu,symulatory jazdy,wirtualna rzeczywistość
        Estrada|arena,muszla koncertowa,podium,scena,trybuna,trybuny,występy
        Kąpielisko
        Ośrodek plażowy|kurort
        Czatownia ornitologiczna|ornitologia,ptaki
        Trybuna (odkryta)|trybuna,trybuny,ławki
        Kręgielnia|bowling,kręgle
        Serwituty|wspólnota gruntowa
        Sala taneczna|dyskoteka
        |frisbee golf,frolf
        Wybieg dla psów|park dla psów,psi park,psy,tor przeszkód dla psów
        Escape room|escape game,pokój zagadek,quest room
        Miejsce na ognisko|krąg na ognisko,palenisko,watra
        Łowisko|miejsce łowienia ryb,ryby,wędkarstwo,wędkowanie
        Siłownia / klub fitness|centrum fitness,fitness,klub fitness,pilates,siłownia
        Szkoła jogi|centrum jogi,joga,praktyka jogi
        Siłownia zewnętrzna,Siłownia plenerowa|przyrządy do ćwiczeń
        Równoważnia (przyrząd do ćwiczeń)|równoważnia
        Step
        Drążek do podciągania
        Drabinka gimnastyczna pozioma
        Stanowisko ćwiczeń mięśni pleców
        Poręcze równoległe|poręcze do dipów
        Stanowisko do pompek
        Kółka gimnastyczne
        Instrukcja stanowiska do ćwiczeń
        Stanowisko do brzuszków
        Schody (przyrząd do ćwiczeń)|fitness,gimnastyka,schodki,schody do ćwiczeń,schody treningowe,siłownia,stopnie,ćwiczenia
        Ogród|ogródek
        Ogród botaniczny|arboretum,dendrarium,ogród dendrologiczny
        Ogród społeczny,Ogród społecznościowy,Ogród sąsiedzki
        Ogródek warzywny/ziołowy|ogródek kuchenny,ogródek warzywny,ogródek ziołowy
        Ogródek przydomowy
        Pole golfowe
        Hackerspace|creative space,hacklab,hackspace,makerspace
        Ośrodek jeździecki|jeździectwo,ośrodek jazdy konnej,stadnina
        Jacuzzi
        Lodowisko|curling,hokej na lodzie,łyżwiarstwo,łyżwy,ślizgawka
        Sala zabaw|centrum zabaw,kulkoland
        Przystań,Marina,Port jachtowy
        Minigolf|golf
        Rezerwat przyrody|park krajobrazowy
        Ogródek gastronomiczny|na zewnątrz,ogródek restauracyjny,patio
        Park|bulwar,parczek,promenada,rekreacja,skwer,teren rekreacyjny,wypoczynek,zieleniec
        Stół piknikowy
        Stolik szachowy|stół szachowy,szachownica,szachy
        Boisko,Kort
        Boisko do futbolu amerykańskiego|futbol amerykański,nfl
        Boisko do amerykańskiego handballu|handball amerykański
        Strzelnica łucznicza|łucznictwo
        Rzutnia do rzutu dyskiem|rzut dyskiem
        Rzutnia do rzutu młotem|rzut młotem
        Skocznia do skoku wzwyż|skok wzwyż
        Rzutnia do rzutu oszczepem|rzut oszczepem
        |skok w dal
        |skok o tyczce
        Rzutnia do pchnięcia kulą|pchnięcie kulą
        Skocznia do trójskoku|trójskok
        Boisko do futbolu australijskiego|afl,futbol australijski
        Kort do badmintona|badminton
        Boisko do baseballa|baseball
        Boisko do koszykówki|koszykówka
        Boisko do siatkówki plażowej|siatkówka plażowa
        Strzelnica biatlonowa
        Bulodrom,Boisko do pétanque|bule,petanka

        Szachy plenerowe|szachownica,szachy ogrodowe
        Boisko do krykieta
        Arena jeździecka,Hipodrom|czworobok,ujeżdżalnia
        |hokej na trawie

        Boisko do funnel ball
        |boisko do futsalu
        Boisko do gagi|gaga
        Boisko do piłki ręcznej|handball,piłka ręczna

        Boisko do netballu|netball
        Kort do padla
        Pole paintballowe|paintball,pole do paintballu
        Kort do pickleballa
        Boisko do rugby league
        Boisko do rugby
        Strzelnica (odkryta)|skeet,strzelectwo,strzelnica
        Boisko do shuffleboardu|shuffleboard
        Skatepark|bmx,deskorolka,hulajnogi,rolki
        Boisko do piłki nożnej|boisko piłkarskie,piłka nożna
        Boisko do softballu|softball
        Stół do piłkarzyków|piłkarzyki
        Stół do tenisa stołowego,Stół pingpongowy|stół do ping ponga,stół do ping-ponga,stół do pingponga,tenis stołowy
        Kort tenisowy|tenis
        Boisko do tetherballa|tetherball
        Boisko do siatkówki|siatkówka
        Plac zabaw
        Plac zabaw (wewnątrz)
        Ośrodek wypoczynkowy|kurort nadmorski,nadmorski kurort,nadmorski ośrodek,noclegi,ośrodek nadmorski,ośrodek wczasowy
        Sauna|saunarium
        Podwórko szkolne|dziedziniec szkolny,plac szkolny,podwórzec szkolny
        Pochylnia (do wodowania)|pochylnia
        Ośrodek sportowy,Centrum sportowe|kompleks sportowy,ośrodek sportów
        Centrum wspinaczkowe,Boulderownia,Bulderownia|wspinaczka,wspinanie,ściana wspinaczkowa,ścianka wspinaczkowa
        Park linowy|tyrolka,wspinaczka,zjazd linowy
        Hipodrom|tor wyścigów konnych
        Ośrodek kartingowy,Ośrodek gokartowy|centrum gokartowe,centrum kartingowe,gokarty
        Strzelnica (ośrodek sportowy)|strzelnica
        Pływalnia
        Sala sportowa|hala sportowa
        Stadion
        Ośrodek kolonijny
        Kąpielisko (obszar wodny)
        Basen|basen pływacki
        Tor wyścigowy (sporty niemotorowe)|tor wyścigowy,wyścigi psów
        Rozbieg do rzutu oszczepem|rzut oszczepem
        |skok w dal
        |skok o tyczce
        Bieżnia lekkoatletyczna (do sprintów)|biegi sprinterskie,bieżnia lekkoatletyczna,sprinty
        |bieg z przeszkodami,bieżnia lekkoatletyczna,rów z wodą
        Rozbieg do trójskoku|trójskok
        Tor kolarski,Welodrom|kolarstwo,rower,tor
        Tow wyścigów konnych (bieżnia)|tow wyścigów konnych
        Bieżnia|bieganie,tor
        Park trampolin|sala trampolin,trampoliny
        Akwapark|aquapark,cieplice,park wodny,wodny park rozrywki
        Wejście do sztolni|sztolnia
        Antena|komunikacja,komórka,nadawanie,radio,telefon komórkowy,telewizja,transmisja
        Stawa|nabieżnik
        Ul
        Falochron
        Most / wiadukt|most,wiadukt
        Silos (płaski)|magazyn,silos
        Kopiec|kamienie,stos kamieni
        Trzepak
        Brama ceremonialna|brama obrzędowa,brama symboliczna,brama świątynna
        Ładowarka pojazdów elektrycznych|pojazdy elektryczne,samochody elektryczne,ładowanie pojazdów,ładowanie samochodów
        Komin
        Osadnik (ścieki)|odstojnik,osadnik
        Poręba|drzewo,obszar wycinki,wycinka,wyręba,zrąb
        Róża wiatrów
        Żuraw / Suwnica,Dźwignica,Dźwig|żuraw
        Suwnica
        Żuraw bramowy
        Krzyż|krucyfiks,przydrożny
        Gołębnik|gołąb,gołębie
        Maszt flagowy|flaga
        Pochodnia gazowa|flara gazowa
        Punkt dekontaminacji obuwia|punkt dezynfekcji obuwia,punkt odkażania obuwia,stacja dekontaminacji obuwia,stacja dezynfekcji obuwia,stacja odkażania obuwia
        Dystrybutor paliwa
        Wielki zbiornik gazu|gazownia,zbiornik gazu
        Geoglif

        Ostroga brzegowa|morze,ostroga morska,tama poprzeczna
        Hotel dla owadów|domek dla owadów,sztuczna pomoc gniazdowa
        Latarnia morska
        Maszt|wieża radiowa
        Maszt telekomunikacyjny|maszt komórkowy,maszt telefoniczny,maszt transmisyjny,wieża przekaźnikowa,wieża radiowa,wieża telewizyjna,wieża transmisyjna,wieża tv
        Maszt telefonii komórkowej|bts,maszt komórkowy,maszt transmisyjny,stacja bazowa,stacja przekaźnikowa,wieża telefonii komórkowej,wieża transmisyjna
        Maszt radiowy|maszt komunikacyjny,maszt transmisyjny,wieża komunikacyjna,wieża nadawcza,wieża radiowa,wieża transmisyjna
        Maszt telewizyjny|maszt komunikacyjny,maszt transmisyjny,maszt tv,wieża komunikacyjna,wieża nadawcza,wieża telewizyjna,wieża transmisyjna,wieża tv
        Maszt oświetleniowy|jupiter
        stojak na kany|stojak na mleko,ława na mleko
        Szyb|kopalnia,szacht
        Stacja pomiarowa,Stacja monitoringu|monitoring,pomiary
        Obelisk|kolumna
        Obserwatorium|obserwatorium astronomiczne,obserwatorium geofizyczne,obserwatorium meteorologiczne,obserwatorium oceanograficzne
        Szyb naftowy|kopalnia ropy
        Pomost,Molo
        Pływający pomost|promenada
        Gazon,Donica
        Przepompownia|pompa,pompy
        Nabrzeże
        Podziemny zbiornik wody|zakryty zbiornik wody,zbiornik wody
        Antena satelitarna
        Silos (wieżowy),Elewator|kukurydza,pszenica,silos wieżowy,silos zbożowy,zboże
        Skocznia narciarska (konstrukcja)|skocznia narciarska
        Zbiornik,Cysterna
        Zbiornik na wodę|cysterna na wodę,zbiornik wody
        Urządzenie monitoringu|monitoring
        Kamera monitoringu|cctv,kamera,kamera internetowa,monitoring,ochrona,ochroniarz,rozpoznawanie numerów rejestracyjnych,rozpoznawanie tablic rejestracyjnych,rozpoznawanie tablic samochodowych,wideo
        Znak geodezyjny,Reper geodezyjny|punkt geodezyjny
        Osadnik (wody kopalniane)|kopania,odstojnik,osadnik,szlam
        Teleskop
        Teleskop optyczny
        Radioteleskop
        Wieża
        Dzwonnica|campanila,campanilla,kampanila
        Wieża telekomunikacyjna|bts,maszt komórkowy,maszt telefoniczny,maszt transmisyjny,wieża komunikacyjna,wieża nadawcza,wieża radiowa,wieża telewizyjna,wieża transmisyjna,wieża tv
        Chłodnia kominowa|wieża chłodnicza
        Wieża obronna|baszta,donżon,stołp

        Minaret|islam,muzułmanie
        Wieża obserwacyjna|wieża pożarowa
        Pagoda
        Obszar tunelu,Tunel|podziemna,podziemne,podziemny
        Telebim,Ekran świetlny
        Oczyszczalnia ścieków
        Kran z wodą|kran
        Wieża ciśnień
        Studnia|ujęcie wody
        Zakład uzdatniania wody|filtracja wody,wodociągi
        Młyn wodny
        Młyn wiatrowy|wiatrak
        Pompa wiatrowa|pompa wodna,wiatrak
        Fabryka|montownia,rafineria,zakład produkcyjny
        Browar przemysłowy
        Bunkier wojskowy|armia,baza,bunkier,lot,marynarka,ochrona,siły powietrzne,wojna,żołnierze
        Wojskowy punkt kontrolny|armia,baza,marynarka,ochrona,siły powietrzne,wojna,żołnierze
        Biuro wojskowe|armia,baza,dowództwo,komendantura,marynarka,ochrona,rekrut,rekrutacja,siły powietrzne,sztab,wku,wojna,wojskowa komenda uzupełnień,wojskowe centrum rekrutacji,żołnierze
        Transzeja|okop,rów
        Most skalny|łuk skalny
        Odkryte skały|obnażona skała,obnażone skały,odkryta skała,skała macierzysta,skały
        Zatoka|estuarium,fjord,zalew,zatoczka
        Plaża
        Przylądek|cypel
        Wejście do jaskini|grota,jaskinia,wejście do groty,wyjście z jaskini
        Klif|urwisko
        Hala górska|górskie pastwisko,góry,pagórki,wypas,wzgórza
        Gejzer|erupcja,gorące źródła,gorące źródło
        Lodowiec|jęzor lodowcowy,lądolód
        Łąka/sawanna/step/preria|preria,sawanna,teren trawiasty,łąka
        Wrzosowisko|krzewinki,krzewy
        Źródło termalne|cieplica,cieplice,gorące źródła,gorące źródło,źródło ciepłe,źródło gorące
        Błoto|muł
        Szczyt|góra,turnia,wierzchołek
        Półwysep|cypel,kosa,mierzeja
        Rafa|atol,bariera,koral,koralowiec,mielizna,ocean,piasek,płycizna,rafa koralowa
        Skała|formacja skalna,ostaniec,skałka
        Przełęcz|przełęcz górska
        Piaski|piach,piasek,ziemia piaszczysta
        Rumowisko skalne|gołoborze,osypisko,piarg,rumowisko,skały
        Zarośla|krzaki,krzewy,nieużytki,trawy
        Plaża kamienista|plaża żwirowa,żwir,żwirowisko
        Lej krasowy|lejek krasowy,werteb,wertep
        Źródło|młaka
        Kamień|głaz,głaz narzutowy
        Cieśnina,Przesmyk
        Karpa,Karcz|pniak
        Dolina|kanion,wąwóz
        Wulkan|stratowulkan
        Woda|laguna,potok,rzeka,strumień,strumyk,sztuczny zbiornik
        Sztuczny zbiornik wodny|drenaż,infiltracyjny,odparowujący,retencja,retencyjny
        Kanał
        Jezioro|jeziorko,zalew
        Fosa
        Starorzecze|jezioro przyrzeczne,paleomeander
        Staw|bajoro,sadzawka
        Zbiornik retencyjny|zbiornik wodny
        Koryto rzeki|obszar rzeki,rzeka
        Koryto strumienia|ciek,potok,struga,strumień,strumyk
        Osadnik (ścieki)|odstojnik,osadnik,sztuczny zbiornik,zbiornik na ścieki,zbiornik wodny
        Mokradło|bagna,bagno,grzęzawisko,moczary,mokradła,młaka,podmokłe łąki,podmokły teren,torfowisko,trzcinowisko,trzęsawisko
        Torfowisko wysokie
        Torfowisko niskie
        Namorzyny
        Bagno (z roślinnością trawiastą)|bagno
        Szuwary
        Przybrzeżne mokradło słone
        Torfowisko aapa
        Bagno (z roślinnością drzewiastą)|bagno
        Równia pływowa,Watt
        Podmokła łąka
        Drzewa|bór,dżungla,gaj,knieja,las pierwotny,las tropikalny,młodniak,młodnik,puszcza,tajga,zadrzewienie,zagaj,zagajnik,zalesienie
        Biuro rachunkowe|biuro księgowe,księgowa,księgowy
        Ośrodek adopcyjny|adopcja
        Agencja reklamowa|agencja kreatywna,reklama
        Architekt|biuro architektoniczne,pracownia architektoniczna,studio architektoniczne
        Organizacja non-profit|biuro organizacji non-profit,non-profit,nonprofit,organizacja,społeczeństwo,społeczność,stowarzyszenie,związek
        Poręczyciel majątkowy
        Organizacja charytatywna|biuro organizacji charytatywnej
        Biuro firmy|biuro przedsiębiorstwa,firma,przedsiębiorstwo,siedziba firmy
        Biuro firmy konsultingowej|biuro konsultanta,biuro konsultingowe,consulting,konsulting
        Centrum coworkingowe|coworking,freelance,przestrzeń coworkingowa
        Placówka dyplomatyczna|misja dyplomatyczna
        Konsulat|konsulat generalny,konsulat honorowy
        Ambasada|nuncjatura apostolska,wysokie przedstawicielstwo
        Biuro łącznikowe|zagraniczne biuro rządowe
        Biuro instytucji edukacyjnej|instytucja edukacyjna
        Agencja zatrudnienia|agencja pracy,biuro pośrednictwa pracy,pośredniak,pośrednictwo pracy,praca tymczasowa
        Biuro dostawcy energii|biuro dostawcy prądu,biuro gazowni,elektryczność,energia,firma energetyczna,gazownia,prąd,zużycie energii,zużycie gazu
        Biuro inżynierskie
        Agencja nieruchomości|agent nieruchomości,biuro nieruchomości,biuro obrotu nieruchomościami,pośrednik nieruchomości
        Biuro firmy finansowej
        Doradca finansowy|doradztwo finansowe
        Leśnictwo|biuro leśniczego,leśniczy,nadleśnictwo
        Fundacja|biuro fundacji
        Biuro administracji publicznej|administracja publiczna,biuro rządowe,biuro samorządowe,ministerstwo,rada dzielnicy,rada gminy,rada osiedla,rada powiatu,rada sołecka,sejmik województwa,starostwo powiatowe,urząd gminy,urząd marszałkowski,urząd pracy,urząd wojewódzki,władze administracyjne,władze samorządowe
        Prokuratura|prokurator,urząd
        Urząd stanu cywilnego|metryki,rejestracja urodzin,stan cywilny,usc,śluby
        Urząd skarbowy|fiskus,izba administracji skarbowej
        Agencja graficzna|agencja kreatywna,projektowanie graficzne
        Biuro przewodnickie|przewodnictwo,przewodnik turystyczny
        Agencja ubezpieczeniowa|agencja ubezpieczeń,biuro ubezpieczeń,ubzezpieczenia
        Biuro firmy informatycznej|firma informatyczna,firma it,software house
        Prawnik|adwokat,biuro prawnika,kancelaria,komornik,radca prawny,rzeczoznawca
        Biuro firmy przeprowadzkowej|przeprowadzki
        Redakcja gazety lub czasopisma|czasopismo,dziennik,gazeta,redakcja czasopisma,redakcja gazety,tygodnik,wydawca
        Biuro organizacji pozarządowej|ngo,pożytku publicznego
        Notariusz
        Biuro partii politycznej|biuro poselskie,biuro senatorskie,partia polityczna
        Prywatny detektyw
        Zarządca nieruchomości|administracja osiedla,mieszkania,najem,spółdzielnia mieszkaniowa,wspólnota mieszkaniowa
        Biuro organizacji quasi-pozarządowej|organizacja,organizacja pozarządowa,pozarządowa,prawie niezależna,quasi-ngo
        Biuro organizacji religijnej|kancelaria parafialna
        Biuro badawcze|badania,instytucja badawczo-rozwojowa,instytut badawczy,instytut badań,nauka
        Biuro ochrony|biuro ochorny,biuro strażnika,ochrona,strażnik
        Geodeta|biuro geodety
        Doradca podatkowy|biuro doradcy podatkowego,konsultant podatkowy,podatki
        Biuro firmy telekomunikacyjnej|telekomunikacja
        Terapeuta
        Tłumacz|biuro tłumaczeniowe
        Biuro związku zawodowego|związek zawodowy
        Biuro wodociągowe|biuro dostawcy wody,licznik wody,media,wodociągi
        Wyspa
        Wysepka|mała wyspa
        Plac publiczny|plac miejski,rynek,skwer
        Elektrownia|elektrociepłownia,elektroenergetyka,energetyka,generator,prąd
        Elektrownia węglowa
        Elektrownia gazowa
        Elektrownia wodna|elektrownia szczytowo-pompowa,hydroelektrownia przepływowa
        Elektrownia jądrowa|elektrownia atomowa,reaktor jądrowy
        Elektrownia zasilana ropą
        Elektrownia słoneczna
        Farma fotowoltaiczna|elektrownia fotowoltaiczna
        Spalarnia odpadów
        Elektrownia wiatrowa|farma wiatrowa,siłownia wiatrowa
        Stacja elektroenergetyczna|elektroenergetyka,energetyka,gpz,podstacja energetyczna,prąd,punkt zasilania,rozdzielnia,rpz,trafostacja,transformatornia
        |kolej linowa,kolejka linowa,przystanek kolei linowej,przystanek wyciągu narciarskiego,wyciąg narciarski
        Przystanek autobusowy|autobus
        Przystanek tramwajowo-autobusowy|autobus
        |port,prom,przystanek promu,przystanek tramwaju wodnego,taksówka wodna,tramwaj wodny,łódka
        Przystanek kolei miejskiej|kolej elektryczna,kolej miejska,peron kolei miejskiej,wagon
        Przystanek kolei jednoszynowej|kolej jednoszynowa,peron kolei jednoszynowej
        Przystanek metra|metro,peron metra,szyna,tor
        Przystanek kolejowy (peron)|kolej,peron kolejowy,pociąg
        Przystanek tramwajowy
        Przystanek trolejbusowy|trolejbus
        |kolej linowa,kolejka linowa,stacja kolei linowej,stacja kolejki linowej,stacja wyciągu,wyciąg
        Dworzec autobusowy|pks
        Terminal promowy|dworzec morski,port,prom
        Stacja kolei miejskiej|dworzec,kolej elektryczna,kolej miejska,wagon
        Stacja kolei jednoszynowej|dworzec,kolej elektryczna,kolej jednoszynowa
        Stacja metra|dworzec,metro
        Stacja kolejowa (pasażerska)|dworzec kolejowy,stacja kolejowa pasażerska
        Przystanek kolejowy
        Dworzec tramwajowy|stacja tramwajowa
        Dworzec trolejbusowy|autobus,dworzec,trolejbus,wagon
        |kolej linowa,kolejka linowa,wyciąg narciarski
        Miejsce zatrzymania się autobusu|autobus,miejsce zatrzymania autobusu
        |miejsce zatrzymania promu,miejsce zatrzymania tramwaju wodnego,port,prom,tramwaj wodny,łódka
        |dworzec,kolej elektryczna,kolej miejska,miejsce zatrzymania kolei miejskiej,wagon
        |kolej jednoszynowa,miejsce zatrzymania kolei jednoszynowej
        Miejsce zatrzymania się metra
        Miejsce zatrzymania się pociągu
        Miejsce zatrzymania się tramwaju
        Miejsce zatrzymania się trolejbusu
        Skrzyżowanie torów kolejowych|krzyżownica,rozjazd
        Nastawnia
        Wejście do metra
        Myjnia pociągów
        Przejście przez tory tramwajowe
        Przejazd przez tory tramwajowe|przejazd tramwajowy
        Obrotnica
        Stacja kolejowa (towarowa)|kolej,stacja kolejowa,stacja towarowa
        Sklep rolniczy|części do maszyn rolniczych,nasiona,pasze,pestycydy,produkcja rolna,sprzęt rolniczy
        Sklep monopolowy|alkohol,piwo,sklep z alkoholem,wino,wódka
        |anime,cosplay,komiksy,manga
        Sklep z antykami,Antykwariat|antyki
        Sklep z AGD|agd,artykuły gospodarstwa domowego,klimatyzatory,kuchenki,lodówki,mikrofalówki,miksery,odkurzacze,pralki,roboty kuchenne,suszarki,wentylatory,zamrażarki,zmywarki
        Sklep z dziełami sztuki|desa,dzieła sztuki,galeria,obrazy,porcelana,rzemiosło artystyczne,rzeźby,wyroby artystyczne
        |artykuły dziecięce,dzieci,sklep dziecięcy,wózki dziecięce
        |galanteria,sklep z torebkami,sklep z walizkami,torby,torebki,walizki
        Piekarnia|bułki,chleb,pieczywo,sklep z pieczywem
        Sklep z wyposażeniem łazienek|akcesoria łazienkowe,armatura sanitarna,baterie,brodziki,meble łazienkowe,prysznice,umywalki,wanny,wyposażenie łazienek,zlewozmywaki,zlewy,łazienki
        Sklep z grillami
        Salon urody,Salon piękności|depilacja,gabinet kosmetyczny,kosmetyczka,kosmetyka,laseroterapia,makijażystka,medycyna estetyczna,salon kosmetyczny,spa,wizażystka,zakład kosmetyczny
        Salon manicure/pedicure|paznokcie,tipsy
        Solarium
        |materace,poduszki,pościel,sklep z materacami,sklep z łóżkami,sypialnia,sypialnie,łóżka
        Sklep z napojami|napoje,picie,soki
        Sklep rowerowy|rowery,serwis rowerowy
        Sklep żeglarski|jachty,jachtów,motorówek,sklep motorowodny,sklep z łodziami,sklep żeglarsko-motorowodny,skutery wodne,sprzedaż łodzi,łodzie,żeglarski,żeglarstwo
        Bukmacher|hazard,zakłady bukmacherskie,zakłady sportowe
        Księgarnia|komiksy
        Sklep dla piwowarów domowych|akcesoria piwowarskie,akcesoria winiarskie,browar domowy,chmiele,domowy browar,piwowarstwo domowe,słody,słód
        Sklep mięsny|mięso,rzeźnik,wędliny
        |aparaty fotograficzne,kamery,obiektywy fotograficzne,sprzęt fotograficzny
        Sklep ze świecami|świece
        |cannabis,cbd,coffee shop,kanabis,konopie,marihuana
        Salon sprzedaży samochodów|auta,dealer samochodowy,salon samochodowy,sprzedawca samochodów,sprzedaż aut,sprzedaż samochodów
        Komis samochodowy|auta,autokomis,dealer samochodowy,sprzedawca samochodów,sprzedaż aut,sprzedaż samochodów,używane auta,używane samochody
        |akumulatory,części samochodowe,sklep motoryzacyjny,sklep z częściami samochodowymi
        Warsztat samochodowy|auto,auto serwis,auto-serwis,autoserwis,garaż,mechanik,naprawa,naprawy,samochodowy,samochód,serwis
        |camper,camping,caravan,kamper,kamping,karawan,przyczepa,przyczepa kempingowa
        Sklep z dywanami|dywany,wykładziny
        Catalog Shop|argos,katalog
        Sklep charytatywny|charytatywne,rzeczy używane
        Sklep z serami|sery
        Drogeria|artykuły higieniczne,chemia gospodarcza,hebe,kosmetyki,super-pharm
        Sklep z czekoladą|czekolada,czekoladki,czekolady,czekoladziarnia
        Sklep odzieżowy|butik,ciuchy,garnitury,odzież,odzież medyczna,odzież ochronna,odzież robocza,odzież służbowa,suknie ślubne,ubrania
        Sklep z odzieżą używaną|ciuchland,ciucholand,ciuchy,lumpeks,odzież używana,szmateks,ubrania
        Sklep z garniturami|garnitury,marynarki,smokingi
        Sklep z bielizną|bielizna,biustonosze,brafitting,majtki,staniki
        Salon sukien ślubnych|sukienki ślubne,suknie ślubne
        Sklep z odzieżą roboczą|odzież ochronna,odzież robocza
        Sklep z kawą|ekspresy do kawy,kawa,sklep kawowy
        Sklep kolekcjonerski|figurki,filatelistyka,monety,numizmatyka,przedmioty kolekcjonerskie,sklep filatelistyczny,sklep numizmatyczny,znaczki
        Sklep komputerowy|komputery,naprawa komputerów,serwis komputerowy
        Sklep ze słodyczami|cukierki,czekoladki,słodycze,żelki
        Sklep ogólnospożywczy|delikatesy,mały sklep,sklep osiedlowy,sklep spożywczy,sklepik osiedlowy,spożywczak,żywność
        Punkt ksero i druku|drukarnia,drukowanie,kopiowanie,punkt ksero,skanowanie,wydruki
        Sklep z kosmetykami|inglot,kosmetyki,make-up,makijaż,sephora,ziaja
        Sklep z artykułami wiejskimi
        |artykuły dla artystów,artykuły dla plastyków,farby,kartony,narzędzia,papierniczy,papiery,pastele,pędzle,płótna,ramki,ramy,sztalugi,tektury
        Sklep z zasłonami|firanki,firany,zasłonki,zasłony
        Sklep z nabiałem|nabiał
        Ekskluzywne delikatesy|delikatesy,rarytasy,specjały,wykwintne artykuły spożywcze,wyroby delikatesowe
        Dom towarowy|dom handlowy,zakupy
        |bricoman,bricomarché,castorama,diy,jula,market budowlany,materiały budowlane,merkury market,praktiker,psb mrówka,sklep dla majsterkowiczów
        Sklep z drzwiami|drzwi
        Pralnia chemiczna
        Sklep z e-papierosami|e-papierosy,vape shop
        Sklep elektryczny|domofony,dzwonki,gniazdka elektryczne,kable,klimatyzacja,liczniki elektryczne,ogrzewanie,oświetlenie,przedłużacze,przewody,skrzynki bezpiecznikowe,wentylacja,wentylatory
        Sklep z elektroniką (RTV/AGD)|agd,artykuły gospodarstwa domowego,drukarka,drukarki,dvd,elektronika,eurortvagd,głośniki,kamery,kino domowe,komputery,konsole do gier,kuchenka,kuchenki,lodówka,lodówki,mediaexpert,mediamarkt,monitory,nawigacje,odkurzacze,odtwarzacze,pralka,pralki,radia,radio,rtv,saturn,sklep z elektroniką,suszarka,suszarki,tablety,telewizory,wieże,zmywarka,zmywarki
        Sex shop|sex-shop,sklep erotyczny
        Sex shop LGBT|gejów,lesbijek,sex shop dla homoseksualistów,sex-shop,sklep erotyczny
        Sklep magiczny|magia,sklep ezoteryczny
        Sklep z tkaninami|tkaniny
        |jajka,owoce,warzywa,świeża żywność,świeże płody rolne
        Sklep z galanterią|akcesoria modowe,biżuteria,chusty,czapki,dodatki do odzieży,dodatki do ubrania,dodatki modowe,galanteria,kapelusze,parasole,paski,portfele,rękawiczki,szale,szaliki,torebki
        Sklep z kominkami|grzejniki,kominek,kominki,piece
        Sklep wędkarski|przynęty,ryby,wędki,łowienie
        Sklep z posadzkami|parkiety,podłogi,posadzki
        Kwiaciarnia|kwiaty
        Sklep z ramami|fotografie,obrazy,oprawa obrazów,oprawy obrazów,ramy
        Sklep z mrożonkami|mrożonki
        Sklep z paliwem|benzyna,brykiety,butle gazowe,ekogroszek,gaz w butlach,groszek,koks,olej opałowy,paliwa,paliwo,pelet,pellet,skład opału,skład węgla,węgiel,węgiel drzewny
        Zakład pogrzebowy|dom pogrzebowy,pochówek,pogrzeb
        Sklep meblowy|meble
        Sklep z grami|bez prądu,gry,gry bitewne,gry karciane,gry planszowe,karcianki,karcianymi,planszowymi,planszówki
        Centrum ogrodnicze|sklep ogrodniczy
        Sklep z butlami gazowymi|butle gazowe,cng,gaz płynny,lpg,propan
        Sklep wielobranżowy
        Sklep z pamiątkami|figurki,gadżety,magnesy,pamiątki,pocztówki,prezenty,sklep z prezentami
        Skup złota
        Warzywniak|owoce,sklep warzywny,sklep z owocami,sklep z warzywami,stoisko z warzywami,stragan z warzywami,warzywa,zieleniak

        Fryzjer|fryzjernia,salon fryzjerski,zakład fryzjerski
        Barber|balbierz,balwierz,barbierz,cyrulik,fryzjer męski,golibroda
        Sklep z artykułami fryzjerskimi|artykuły fryzjerskie,farby do włosów,lokówki,maszynki do włosów,nożyczki,odżywki,prostownice,suszarki do włosów,szampony,szczotki
        Sklep z narzędziami|elektronarzędzia,gwoździe,kable,narzędzia,sklep narzędziowy,uszczelki,śruby
        Sklep ze zdrową żywnością|odżywcze,produkty regionalne,sklep bezglutenowy,sklep dietetyczny,spożywcze,wegańskie,wegetariańskie,witaminy,zdrowa żywność,żywność ekologiczna,żywność nieprzetworzona,żywność regionalna,żywność surowa
        Sklep z aparatami słuchowymi|aparaty słuchowe
        Sklep zielarski|sklep zielarsko-medyczny,zielarz,zioła
        Sklep ze sprzętem hi-fi|amplitunery,audio,głośniki,hi-fi,hifi,stereo,wieże,wzmacniacze
        Sklep z miodem|miody,miód
        Sklep z pościelą/ręcznikami|agd,artykuły gospodarstwa domowego,fartuchy,firanki,firany,koce,kołdry,obrusy,poduszki,poszewki,pościel,prześcieradła,ręczniki,serwetki,serwety,sklep z pościelą,sklep z ręcznikami,szlafroki,zasłony,ściereczki,ścierki
        |artykuły kuchenne,garnki,małe agd,naczynia,patelnie,przybory kuchenne,sztućce,talerze
        Sklep myśliwski|karabiny,kule,kusze,myśliwy,naboje,polowanie,pułapki,strzały,łuki
        Sklep z dekoracją wnętrz|dekoracja wnętrz,dekoracje wnętrz,meble,wyposażenie wnętrz
        Sklep jubilerski|biżuteria,jubiler,kolczyki,naszyjniki,pierścionki,skup srebra,srebro,złotnik,złoto
        Kiosk|gazety,napoje,papierosy,słodycze
        |kuchnie,meble kuchenne,wyposażenie kuchni
        Pralnia
        Pralnia samoobsługowa
        Sklep z odzieżą skórzaną|galanteria skórzana,kurtki skórzane,odzież skórzana,paski,sklep z galanterią skórzaną
        Sklep z oświetleniem|abażury,klosze,lampki,lampy,led,oświetlenie,świetlówki,żarówki,żyrandole
        Dorabianie kluczy / Ślusarz|klucze,kłódki,zamki,ślusarz
        Kolektura|hazard,loteria,lotto
        Centrum handlowe|galeria handlowa,mall,pasaż handlowy,zakupy
        Salon masażu|masażysta
        Sklep ze sprzętem medycznym|akcesoria medyczne,artykuły medyczne,chodziki,ciśnieniomierze,glukometry,kule,ortezy,protezy,sklep medyczny,sprzęt medyczny,sprzęt ortopedyczny,sprzęt rehabilitacyjny,wózki inwalidzkie
        Sklep ze sprzętem wojskowym|broń,demobil,hełmy,militaria,paintball,sklep z militariami,sprzęt wojskowy,zbroje
        Sklep z telefonami komórkowymi|gsm,komórki,salon telefonii komórkowej,telefony,telefony komórkowe
        |etui do telefonów,obudowy do telefonów,pokrowce do telefonów
        Sklep modelarski|gry,hobby,modelarstwo,modele,sklep z modelami,zabawki
        Firma pożyczkowa|kredyty,lichwiarstwo,pożyczki
        Sklep motocyklowy|akcesoria motocyklowe,części motocyklowe,dealer motocyklowy,motocykle,motory,naprawa motocykli,odzież motocyklowa,serwis motocyklowy,sprzedaż motocykli,wynajem motocykli
        Warsztat motocyklowy|garaż,mechanik,motocykl,motor,naprawa,naprawy,serwis
        Sklep muzyczny|dvd,kasety magnetofonowe,nagrania muzyczne,płyty cd,płyty kompaktowe,płyty winylowe,winyle
        Sklep z instrumentami muzycznymi|instrumenty muzyczne
        Salonik prasowy|czasopisma,gazety,lotto,prasa
        Sklep z suplementami diety|odżywki dla sportowców,suplementy diety
        Sklep z bakaliami|bakalie,orzechy,sklep z orzechami
        Optyk|okulary,salon optyczny,sklep optyczny,soczewki kontaktowe,szkła kontaktowe,zakład optyczny
        Sklep turystyczny|góry,outdoor,skalnik,sklep górski,sklep outdoorowy,trekking,wspinaczka,wspinaczkowy
        Placówka sklepu internetowego|odbiór zamówień online,punkt odbioru zamówień
        Sklep z farbami|farby,malowanie
        Sklep z artykułami imprezowymi|artykuły imprezowe,balony,dekoracje,kostiumy,przebrania,zaproszenia
        Sklep z makaronami|makarony,produkty mączne
        Cukiernia|ciasta,ciastkarnia,precle,pączkarnia,pączki,torty,wypieki
        Lombard
        Perfumeria|perfumy,sklep z perfumami
        Sklep zoologiczny|karmy dla zwierząt,pokarm dla zwierząt domowych
        Salon fryzjerski dla zwierząt|psi fryzjer,salon groomerski
        Sklep fotograficzny|aparaty fotograficzne,filmy do aparatów,fotografia,ramki na zdjęcia,wywoływanie zdjęć
        Studio piercingu|piercer,piercing,przekłuwanie,salon piercingu
        Sklep garncarski|ceramika,garncarstwo,porcelana
        |drukarki,tonery,tusze
        Wróżka|medium,przepowiadanie przyszłości,tarot,wróżbita,wróżenie
        Sklep ze sztucznymi ogniami|fajerwerki,petardy,sklep z fajerwerkami,sztuczne ognie
        Sklep z częściami elektronicznymi|części elektroniczne,elektronika,mierniki,moduły,multimetry,narzędzia,oscyloskopy,programatory,radiotechnika,zasilacze
        Sklep z dewocjonaliami|dewocjonalia
        Wypożyczalnia|wynajem,wypożyczalnia pojazdów,wypożyczalnia sprzętu sportowego
        Naprawy (nieokreślone)|naprawy,serwis
        Sklep z ryżem|ryż
        Sklep nurkowy|nurkowanie,sprzęt do nurkowania
        |owoce morza,ryby,sklep rybny,sklep z owocami morza
        Sklep z rzeczami używanymi|komis,rzeczy używane,second hand,używane rzeczy
        Pasmanteria|guziki,maszyny do szycia,nici,sklep krawiecki,szycie,tkaniny
        Szewc (naprawa obuwia)|buty,naprawa obuwia,obuwie
        Sklep obuwniczy|buty,obuwie
        Sklep z przyprawami|orzechy,sklep z przyprawami przyprawy,suszone owoce,zioła
        Sklep sportowy|sprzęt sportowy
        Sklep papierniczy|artykuły piśmiennicze,zeszyty
        Przechowalnia rzeczy (długoterminowa)|komórki do wynajęcia,magazyn samoobsługowy,magazyny do wynajęcia,magazyny samoobsługowe,przechowalnia rzeczy,wynajem magazynów
        Supermarket|auchan,chata polska,delikatesy centrum,dino,dyskont,e.leclerc,hipermarket,intermarché,kaufland,lewiatan,market,piotr i paweł,polomarket,sklep spożywczy,stokrotka,żywność
        Supermarket z żywnością ekologiczną|żywność ekologiczna
        |akcesoria do basenów,baseny,materiały do basenów
        Krawiec (usługi krawieckie)|krawiec,odzież na miarę,szycie na miarę
        Studio tatuażu|salon tatuażu,tatuaże,tatuażysta
        Sklep z herbatą|herbaty,sklep z herbatami
        Salon dostawcy usług telekomunikacyjnych|dostawca internetu,dostawca usług internetowych,isp,kablówka,telekomunikacja,telewizja kablowa,usługodawca internetowy
        Kasa biletowa|bilety,kasy
        Sklep z płytkami ceramicznymi|ceramika,flizy,glazura,gres,kafelki,płytki,płytki ceramiczne,terakota
        Sklep z tytoniem|bibułki,cygara,cygaretki,fajki,fajki wodne,filtry,papierosy,popielniczki,sklep tytoniowy,tytoń,zapalniczki
        Wypożyczalnia narzędzi|narzędzia,wynajem narzędzi,wynajem sprzętu budowlanego,wypożyczalnia sprzętu budowlanego,wypożyczanie narzędzi
        Sklep z zabawkami|sklep zabawkarski,zabawki
        Skład materiałów budowlanych|hurtownia budowlana,materiały instalacyjne,sklep hydrauliczny,sklep instalacyjny,skład budowlany,skład drewna
        Biuro podróży|podróże
        Sklep z trofeami|medale,nagrody,puchary,statuetki,trofea,trofeum
        |opony,sklep z oponami,wulkanizacja,wulkanizator,wymiana opon
        Pusty lokal sklepowy|nieużytkowany lokal
        Sklep z odkurzaczami|odkurzacze
        Sklep dyskontowy|bibeloty,dyskont,gadżety,pamiątki,prezenty,różności,sklep z różnościami,wszystko za złotych
        Sklep/wypożyczalnia z filmami|blu-ray,dvd,filmy,sklep z filmami,vhs,video,wypożyczalnia filmów
        Sklep z grami wideo|gry komputerowe,gry konsolowe,gry na konsole,gry video,gry wideo
        Sklep z zegarkami|zegarek,zegarki
        Sklep z wodą pitną|pitna

        Sklep z bronią|amunicja,broń,militaria,noże,pistolety
        Hurtownia|makro,selgros,sprzedaż hurtowa
        Sklep z perukami|cosplay,peruki,włosy
        Sklep z żaluzjami/roletami|rolety,sklep z roletami,sklep z żaluzjami,żaluzje
        Sklep z winami|wina,wino
        Centrum danych|dane,serwery,systemy komputerowe
        Centrala telekomunikacyjna|centrala telefoniczna,telekomunikacja
        Schronisko górskie|schronisko turystyczne
        Mieszkanie na wynajem|apartament do wynajęcia,apartament na wynajem,nocleg
        Akwarium
        Dzieło sztuki|pomnik
        Popiersie
        Graffiti
        Instalacja artystyczna
        Mural|fresk,malarstwo ścienne
        Rzeźba|figura,pomnik
        Posąg,Statua|figura,kształt,sylwetka
        Atrakcja turystyczna
        Miejsce na namioty|miejsce na kampera,miejsce na rozbicie namiotu
        Kemping|pole kempingowe,pole namiotowe
        Obozowisko|baza namiotowa,binduga,dziki kemping,kemping bez udogodnień
        Kemping tylko dla grup|kemping dla grup,pole kempingowe dla grup
        Kemping dla kamperów|kemping dla samochodów kempingowych
        Domek/domki letniskowe|domek kempingowy,domek letniskowy,domki,domki kempingowe,domki letniskowe,letnisko
        Muzeum sztuki|galeria sztuki,sztuka,wystawy
        Pensjonat|b&b,bed & breakfast,bed and breakfast,dom gościnny,gospoda,kwatery,nocleg,zajazd
        Hostel|nocleg,schronisko młodzieżowe,schronisko turystyczne
        Hotel|gospoda,nocleg,zajazd
        Informacja turystyczna (nieokreślona)|informacja dla turystów,informacja turystyczna
        Tablica informacyjna|informacja,obwieszczenia,ogłoszenia,tablica dydaktyczna,tablica ogłoszeń
        Witacz|tablica powitalna miasta,witamy w mieście
        Drogowskaz|kierunkowskaz
        Mapa|plan
        Biuro informacji turystycznej|biuro turystyczne,centrum informacji turystycznej,informacja turystyczna,punkt informacji turystycznej,turystyka
        Znacznik szlaku|słupek,znacznik trasy,znacznik ścieżki
        Terminal informacyjny|infokiosk,informacja,informacja miejska,punkt info
        Centrum obsługi zwiedzających|centrum informacji dla odwiedzających,centrum informacji dla zwiedzających,centrum obsługi odwiedzających,punkt informacji dla odwiedzających,punkt informacji dla zwiedzających
        Motel
        Muzeum
        Muzeum historyczne
        Miejsce na piknik|miejsce piknikowe
        Park rozrywki
        Zakwaterowanie dla turystów konnych
        Punkt widokowy|punkt obserwacyjny
        Chata biwakowa|budka,chata,chata na odludziu,chata turystyczna,chatka,szałas,wiejska chata
        Zoo|ogród zoologiczny
        Mini zoo|agroturystyka,zwierzęta hodowlane
        Park safari|ogród zoologiczny
        Park dzikich zwierząt|dzikie zwierzęta,park z dzikimi zwierzętami,safari,zagroda z dzikimi zwierzętami
        Dostęp do wody|dostęp do brzegu,dostęp do wód powierzchniowych
        Stocznia jachtowa|warsztat szkutniczy
        Zapora wodna|tama
        Dok|dok portowy,dok pływający,suchy dok
        |stacja tankowania paliwa,tankowanie,wodna stacja paliw
        Wrota śluzy wodnej|wrota śluzy,śluza wodna
        Słupek kilometrowy (dla rzeki)|ciek,droga wodna,kilometracja,kilometraż,pikietaż,rzeka,słupek kilometrowy,słupek pikietażowy

        |miejsce poboru wody,pobór wody
        Wodospad|siklawa
        Jaz|tama
        """
}
