// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language it.
    static let it: StaticString = """
        |palone,pilone,traliccio
        Aeroporto|aereo,aerodromo,aeroplano,aerovia,jet
        Parcheggio per aeromobili|asfalto,hardstand,linea di volo,parcheggio aeromobili,rampa,taxiway
        Gate aeroportuale|cancello,gate dell'aeroporto,imbarco,uscita,varco
        Hangar|aerorimessa,angar,aviorimessa,capannone,rimessa
        Elisuperficie|elicottero,eliporto
        |area parcheggio aerei,parcheggio aeremobile,posizione di attesa dell'aeromobile
        |posizione di parcheggio dell'aeromobile
        Spazioporto|cosmodromo,porto spaziale',raggio di razzi
        Terminal aeroportuale|aerodromo
        Manica a vento|anemometro,anemoscopio,aria,direzione,manica,velocità,vento
        Pensione per animali|cane,cani,cavallo,cuccioli,cucciolo,gatti,gatto,hotel,pensione,pet,rettile,rettili,rifugio
        Allevamento|allevatore,cane,cani,cavalle,cavallo,cuccioli,cucciolo,gatti,gatto,mucca,mucche,rettile,rettili,tori,toro
        Rifugio per animali|adozione,adozioni,cane,cani,cuccioli,cucciolo,gatti,gatto,micio,rettile,rettili,ricovero
        Centro artistico|arte,artistico,auditorium,centro,circolo,cultura,danza,pittura
        Bancomat|atm,automated teller machine,sportello automatico
        Forno
        Banca|assegno,azione,cassaforte,caveau,credito,fondo,investimento,riserva,risparmi,tesoreria,unione di credito
        American bar|alcolici,alcoolico,birra,drink,vino
        Bar LGBTQ+|bisex,gay bar,lesbica,lesbiche,lgb,lgbt,lgbtq,omosessuale,queen,trans

        Panchina|panca,poltrona,posto a sedere,sedile,seduta
        Parcheggio biciclette|parcheggio bici,portabiciclette,rastrelliera
        Garage per biciclette|interno,livelli,parco bici
        Rastrelliere|armadietto,armadio,garage,locker,stipetto
        Rimessa per biciclette|biciclette,capanno bici,casotto bici
        Noleggio biciclette|bike sharing,noleggio bici,noleggio velocipedi,nolo bici,nolo biciclette,prestito biciclette
        Stazione di riparazione biciclette|bici,biciclette,cicli,meccanico
        Lavaggio biciclette
        Biergarten|alcol,bevuta,birra,birreria,distesa
        Binocolo Montato|cannocchiale,mirino,ranger ottico,supporto di visualizzazione,visualizzatore a torre,visualizzatore di osservazione
        Noleggio barche|barche,negozio,noleggio
        Rimessaggio Barche|bacino di carenaggio,darsena,porto turistico
        Cambiavalute|cambi,cambio,cambiovaluta,ufficio cambi,valuta
        Caffè,Bar|bistrot,thè
        Locale di bubble tea|bevanda al tè taiwanese,bevanda boba,boba,tapioca,tè al latte bubble,tè al latte perlato,tè alla perla
        Caffetteria|americano,cacao,cafe,caffelatte,cappuccino,espresso,filtro,latte,macchiato,moka,napoletano,tazzina
        Casa da tè
        |car pooling,condividere l'auto,dare un passaggio
        Noleggio auto|auto noleggio,autonoleggio,noleggio automobili
        |car sharing
        Autolavaggio|a mano,cera,lavaggio,spazzole,wash
        Casinò|bisca,casino,gioco d'azzardo
        Stazione di ricarica|colonnina,colonnina di ricarica,ricarica


        Cinema|cine,cinematografo,film,proiezione
        Clinica medica|clinica,poliambulatori,policlinica
        Clinica per aborti|centro abortivo,centro per l’aborto,clinica abortiva,clinica per l’aborto,ospedale per l’aborto
        Centro dialisi|clinica di dialisi,dialisi renale
        Centro fecondazione assistita|centro della fecondazione assistita,centro di procreazione assistita,centro fertilità,clinica della fecondazione assistita,clinica della fertilità,clinica di procreazione assistita,clinica fecondazione assistita,clinica fertilità
        Orologio|ora,orario
        Meridiana|gnomone,ombra,sciaterica,sole,stilo
        Centro sociale|evento,polivalente,sala,sala comune,salone
        Sede di club|club,sede
        Sala comunitaria|sala comune,salone comune,salone comunitario
        Centro culturale
        Centro per famiglie|famiglie
        Centro sociale LGBTQ+|bisex,eventi lgbtq,lesbica,lesbiche,lgb,lgbt,omosessuale,queen,salone lgbtq,trans
        Sala parrocchiale
        Sala comunale
        Centro giovanile|circolo giovanile
        Aria compressa
        Centro conferenze|aggiornamento,auditorium,conferenza,congresso,convegno,corso,dimostrazione,esibizione,esposizione,expo,lezione,manifestazione,mostra
        Tribunale|civile,palazzaccio,palazzo di giustizia,penale
        Forno crematorio|ceneri,cremazione,funerale
        Dentista|odontoiatra,odontotecnico
        Stazione di ricarica dispositivi
        Centro subacqueo|apnea,diving,immersioni,muta,scuba,sub,subacquea
        Medico di base|ambulatorio,dottore,medico,studio medico
        Allergologa|allergia,asma
        Cardiologa|arteria coronaria,cardiochirurgo,cardiologia,cuore,sistema cardiovascolare
        |psichiatria infantile,psichiatria pediatrica
        Dermatologo|capelli,dermatologia,pelle,unghie
        Gastroenterologo|apparato digerente,calcoli biliari,condotto alimentare,digestione,esofago,fegato,gastroenterologia,intestino,intestino crasso,intestino tenue,stomaco,tratto gastrointestinale
        Medico di base|medico di famiglia

        Ematologo|anemia,ematologia,leucemia,linfoma,midollo osseo,sangue
        Internista|medicina interna,medico,medico generico interno
        Nefrologo|medicina renale,nefrologia,renale,rene,reni
        Neurologo|cervello,nervi,neurochirurgia,neurologia,sistema nervoso
        Neurochirurgo|cervello,chirurgia neurologica
        Oncologo|cancro,chemioterapia,oncologia,tumore
        Oculista|occhi,occhiali,occhio,oculare,oftalmologia
        Chirurgo ortopedico|chirurgia ortopedica
        Otorinolaringoiatra|cranio,gola,naso,ohns,orecchio,orl,orl-h&n,otorinolaringoiatria
        Pediatra|adolescenti,bambini,neonati,pediatria
        Patologo|anatomia patologica,autopsia,patologia
        Chirurgo plastico|chirurgia craniofacciale,chirurgia estetica,chirurgia plastica,chirurgia ricostruttiva
        Podologo|caviglia,gamba,gambe,piede,piedi,podologia
        Chirurgo colo-rettale|chirurgia colo-rettale,colon,proctologia,retto
        Psichiatra|psichiatria,psicologia,psicoterapia
        Pneumologo|asma,medicina respiratoria,medicina toracica,pneumologia,polmone,polmoni,polmonite,respiratoria,vie respiratorie
        Radiologo|ecografia,ecografia medica,radiologia,risonanza magnetica,tomografia computerizzata
        Reumatologo
        Chirurgo generale
        Chirurgo traumatologo
        Urologo
        Tolettatura per cani
        Dojo/Accademia di arti marziali|arti marziali,dojo,judo,karate
        Camerino|cabina,cabina di prova
        Fontanella|acqua potabile,fontana,nasone
        Scuola guida|cqc,patente,patenti
        Sala eventi|banchetto,bar mitzvah,bat mizvah,battesimo,celebrazioni,compleanno,comunione,conferenza,cresima,feste,incontri,laurea,matrimonio,party,quinceañera,riunioni
        Centro espositivo|esposizione,fiera,mostre
        Fast food|asporto
        Fast food di bagel|bagel,fastfood,panini
        Fast food di hamburger|hamburger,panino,paninoteca
        Mensa
        Fast food di pollo|alette,bocconcini,pollo
        |cinese,orientale
        Fast food di ciambelle|ciambelle,donut
        |pesce


        |bevande,frappé,frullati,frutta,succhi
        Fast food di kebab|kebab,kebap,shawarma
        Fast food messicano|bbq,burrito,drive-in,enchilada,fagita,fajita,griglia,nachos,quesadilla,salsa,tacos,tamales,tortilla
        Fast food di pizza|cenare,croccante,fastfood,fette,frittura,pezzo,pizza
        Fast food di panini|cenare,farcitura,panini,schiacciata,tramezzini


        |antincendio,fuoco,pompieri,vigili
        Zona ristorazione|area cibo,food court,food lounge,ristoranti
        Fontana decorativa|fontana
        Stazione di servizio|benzina,benzinaio,carburante,diesel,distributore,gas,gasolio,gpl,nafta
        Sala per funerali|funerali
        Sala scommesse|azzardo,gioco d'azzardo,scommesse
        Scatola generica
        Camposanto|tombe
        Cestino del sale|ghiaccio,inverno,salare,sale,spandisale
        Sala Narghilè
        Ospedale|ambulatorio,area ospedaliera,casa di cura,casa di riposo,chirurgia,clinica,hospice,infermeria,istituzione,pronto soccorso,reparto,salute,sanatorio,servizio sanitario
        Postazione da caccia|caccia,capanno,postazione
        Gelateria|gelataio,gelati,gelato,ghiacciolo,ghiaccoli,grattachecca,semifreddi,semifreddo,sorbetteria,sorbetti,sorbetto,yogurt
        Negozio di yogurt gelato
        Internet Café|cybercafe,internet,internet point,point
        Karaoke
        Cucina comune

        Lavatoio|abiti,pulizia,risciacquo
        Cassetta delle lettere
        Biblioteca|comunale,libri,prestito

        Zona di carico
        Sdraio
        Love Hotel|hotel a ore,hotel per coppie,motel per coppie,sexy motel
        Stipetto per le valigie
        Mercato|bancarelle
        Monastero|abbazia,badia
        Agenzia di Money Transfer|assegni,assegno,banconota,banconote,bollette,contante,denaro,finanza,moneta,ordini,privati,scambio,valuta
        Obitorio|becchino,cadavere,camera mortuaria,commiato,crematorio,defunto,funebri,funerale,morgue,necroforo,sepoltura
        Parcheggio moto|moto,parcheggio scooter,scooter
        Noleggio motocicli
        Discoteca|balera,locale notturno,night
        Discoteca LGBTQ+|bisex,gay club,lesbica,lesbiche,lgb,lgbt,lgbtq,omosessuale,queen,trans
        Punto di ritiro self-service|locker,paccomat
        Parcheggio|auto,autorimessa,camion,camper,roulotte,tir,veicoli
        Parcheggio multipiano|auto,edificio parcheggio,garage,parcheggio coperto,parcheggio interno,parcheggio su più piani,piano,più piani,rampa parcheggio

        Parcheggio lato strada|bordo strada,lato strada,parcheggio a bordo strada,parcheggio a lato strada,parcheggio bordo strada,slargo,spiazzo
        Parcheggio sotterraneo|auto,automobile,parcheggio auto,parcheggio camper,posto auto,sotterraneo,sotto la superficie,veicoli,veicolo
        Ingresso/uscita parcheggio sotterraneo|entrata parcheggio,entrata parcheggio sotterraneo,uscita parcheggio,uscita parcheggio sotterraneo
        Stallo di parcheggio|posto auto,stallo
        |disabili,parcheggio disabili,sedia a rotelle,stallo
        Centro per i pagamenti|bollette,conto,denaro,finanza,moneta,pagamento,tasse,valuta
        Terminale pagamenti|atm,bolletta,bollette,carta,chiosco interattivo,credito,debito,denaro,ekiosk,monete,pagamento,pagamento bollette,ricarica,soldi,tasse,trasferimento
        Farmacia|farmacista,medicinali,medicine,prescrizione,ricetta,speziale
        Cabina per fototessere|cabina,documenti,foto,fotocamera,fotografia,fotografie,fototessera,fototessere,macchina fotografica
        Luogo di culto|abbazia,basilica,cappella,casa di dio,cattedrale,chiesa,luogo di preghiera,missione,moschea,oratorio,parrocchia,presbiterio,sacello,sinagoga,tabernacolo
        Tempio buddista|dojo,stupa,vihara,zendo
        Chiesa cristiana|abbazia,basilica,cappella,casa di dio,cattedrale,chiesa,cristiano,luogo di preghiera,missione,oratorio,parrocchia,presbiterio,sacello,tabernacolo
        |geova,sala del regno,testimoni di geova


        Tempio hindu|mandir,tempio indiano,tempio induista,tempio indù
        Sinagoga ebraica|ebraismo,ebrea,ebreo,sinagoga,sionismo
        Moschea musulmana|islam,islamismo,moschea,musulmana
        Tempio shintoista|jinja,santuario shintoista,tempio giapponese
        Tempio sikh|tempio indiano
        Tempio taoista|dàoguàn,tempio cinese,tempio daoista
        Planetario|astronomia
        Forze di polizia|agente di polizia,divisa,gendarme,investigatore privato,ispettore,piedipiatti,poliziotto,sbirro
        Sezione elettorale permanente
        Buca delle lettere
        Ufficio di smistamento postale
        Ufficio postale|lettere,pacco,poste,spedizione
        Carcere|area carceraria,casa circondariale,casa di reclusione,galera,gattabuia,penitenziario,prigione,riformatorio
        Pub|birreria
        Pub irlandese|dublino,guinness,irlanda
        Pub LGBTQ+|bisex,gay pub,lesbica,lesbiche,lgb,lgbtq,omosessuale,queen,trans
        Pub birrificio|alcol,artigiana,artigianale,bevuta,birra,birrificio,microbirrificio,piccolo birrificio,sbornia,spirito
        Terme pubbliche|bagni,bagni termali,bagno,bagno turco,hammam,lavacro,onsen,sorgenti calde,terme,vasca delle abluzioni
        Casetta dei libri|libri,scaffale,scambialibri,scambio
        Guardiaparco|stazione guardia forestale,visitor center,visitor centre
        |raee
        Contenitore dei rifiuti naturali
        Centro di riciclaggio|centro riciclo
        Bidone per raccolta differenziata|abiti,bottiglie,carta,cartone,cassonetto,differenziata,lattine,riciclo,vestiti
        Campo profughi
        Istituto di ricerca|ente di ricerca
        Ristorante|bettola,braceria,griglieria,negozio di ciambelle,ristorante self-service,trattoria,venditore di hamburger,venditore di hotdog
        Ristorante americano|cenare
        Ristorante asiatico|cinese,giapponese,kaiten,sushi,tailandese,wok
        Ristorante con griglia|carne alla griglia,griglia,grigliate
        Ristorante cinese|cinese,orientale,sushi
        Ristorante francese|francese
        Ristorante georgiano
        Ristorante tedesco|bavarese,tedesco
        Ristorante greco|ellenico,feta,greco,gyros,olive,pitas

        Ristorante indiano|curry,indiano,masala,tandoori,tikka
        Ristorante italiano|pasta,pizza
        Ristorante giapponese|giapponese,pesce,ramen,sushi
        Ristorante coreano
        Ristorante messicano|burrito,enchilada,fajita,messicano,nachos,quesadilla,salsa,tacos,tamales,tortilla
        Ristorante noodle
        Pizzeria
        Ristorante ramen
        Ristorante di mare
        Ristorante spagnolo
        Steakhouse
        Ristorante di sushi
        Ristorante thailandese
        Ristorante turco
        Ristorante ucraino
        Ristorante vietnamita
        Smaltimento reflui camper|camper,escrementi,rifiuti,smaltimento,toilette
        Riparo|grotta,pensilina,ricovero,rifugio,tettoia
        Riparo da campo
        Gazebo|palchetto,protezione,tetto
        Bivacco aperto
        Picnic riparato
        Pensilina per fermata bus
        Doccia|docce,doccia calda,doccia fredda,doccia pubblica
        Area fumatori|area per fumatori,fumare,fumatore,fumatori,sigarette
        Centro attività sociali|eventi,fratellanza,lions,organizzazione,professionale,professionisti,rotary,società,studentesca,studenti,unione
        Centro socio-assistenziale|casa di riposo,casa famiglia,centro assistenziale,comunità,comunità di recupero,cooperativa sociale,rsa,servizi sociali
        Assistenza ambulatoriale


        Banco alimentare|mensa caritas,mensa del povero
        |anziani,diurno,residenziale,terza età
        Dormitorio|barboni,ricovero,senza casa,senza dimora,senza fissa dimora,senzadimora
        Residenza sanitaria assistenziale|casa di riposo,pensionato,ricovero,rsa
        Club di spogliarello
        Studio radiotelevisivo|in onda,radio,registrazione,studio,studio di registrazione,televisione
        Studio di registrazione audio
        Studio emittente radiofonica
        Studio emittente televisiva
        Studio di produzione video
        Club per scambisti
        Posteggio taxi|taxi
        Supporto per risciò automatico
        Supporto per risciò ciclo
        Posteggio taxi moto
        Telefono|cabina
        Teatro|giochi,musical,spettacoli
        Anfiteatro
        Validatore di biglietti|obliteratrice
        Servizi igienici|bagni,bagni pubblici,bagno,bagno pubblico,cesso,gabinetto,toilette,vespasiano
        Bagno con sciacquone|bagno,flush,gabinetto,latrina,sciacquone,tazza,toilette,vespasiano,w.c.
        Latrina a fossa|buca,caduta,fossa,gabinetto,latrina,scarico,tazza,toilette
        WC portatile
        Municipio|palazzo di governo,sala del comune
        Sala Barangai
        Municipio|comune,consiglio,governo,sindaco
        Ludoteca|bambini,bambole,giocattoli,giocattolo,giochi,gioco,legno,pupazzi

        Corridoio del carrello

        Ispezione veicolo
        Distributore automatico

        |reso bottiglie
        |baguette,pane
        Distributore automatico di sigarette|accendini,cartine,sigarette,tabacco
        Macchinetta del caffè|cafe,cappuccino,coffee,espresso,latte,macchiato,moka,tazzina
        Distributore automatico di preservativi|preservativi
        Distributore automatico di bevande|bevande,bibite,bottiglie,bottigliette
        |uova
        Macchinetta accessori elettrici|caricabatterie,cavi,cuffie,cuffiette,smartphone,tablet,usb
        |allungata,allungate,appiattita,appiattite,commemorativa,commemorative,moneta,monete,penny,ricordo,schiacciata,schiacciate,souvenir,turismo
        Distributore sacchetti escrementi|bustine,cacca,cane,deiezioni,sacchetti
        |assorbente,assorbente interno,assorbenti,assorbenti interni,ciclo,coppetta,cura della persona,donna,donne,femmina,femmine,femminilità,mestruale,mestruazioni,pillola,preservativi,preservativo,prodotti di igiene,prodotti per la persona,profilattici,profilattico,spirale,sviluppo,tampone,tamponi

        Macchinetta del cibo|barrette,cioccolata,panini,sandwich,tramezzini
        Distributore automatico di snack|snack

        Macchinetta del gelato|cioccolata,fragola,gelati,gelato,ghiacciato,ghiaccoli,grattachecca,panna,pistacchio,vaniglia
        Macchinetta del ghiaccio|cubetti,ghiaccio
        Distributore automatico di quotidiani|giornali,quotidiani,riviste
        Parcometro|biglietti parcheggio,biglietto,parchimetro,ticket
        Distributore automatico di pizze
        |biglietti,bus,metro,tram
        Macchinetta dei francobolli|francobolli,francobollo,invio,marca da bollo,posta,spedizione


        Veterinario|animali,dottore,medicina
        Farmacia veterinaria
        Cestino per escrementi animali|cacca,cane,cani,cestino deiezioni canine,deiezioni,popò,sacchetti
        Cestino
        Cassonetto del pattume|cassonetto,pattume
        Centro raccolta rifiuti|differenziata,ecologica,pattume,rifiuti,rusco
        Acqua potabile per camper|camper,caravan,colonnina
        Abbeveratoio|animale,animali,fontana
        Bilancia per camion
        Giostra|attrazione,giostre,lunapark,parco dei divertimenti,parco di divertimento,parco divertimenti,parco tematico
        Recinto animali|elefante,elefanti,gabbia,gabbie,giraffa,giraffe,leone,leoni,orsi,orso,parco animali,safari,tigre,tigri,zebra,zebre
        Ruota panoramica
        Autoscontro
        Bungee Jumping|attrazioni,bungee,bungy,divertimenti,elastico,molla,salto
        Carosello|attrazioni,cavalli volanti,divertimenti
        Percorso al buio|attrazioni,divertimenti,percorso scenico,treno fantasma

        Giostra per bambini
        Tronchi galleggianti
        Labirinto|attrazione,dedalo,giostre,parco dei divertimenti,parco di divertimento,parco divertimenti,parco tematico
        Nave dei pirati

        Montagne russe|attrazioni,divertimenti
        Giostra girevole
        Trenino turistico|ciù ciù,panoramico,trenino panoramico,treno turistico
        Acquascivolo,Scivolo ad acqua|acquatico,attrazioni,divertimenti,scivolo d’acqua
        Cattedrale (edificio)|cattedrale,chiesa,religioso
        Cappella (edificio)|cappellina,chiesetta
        Chiesa (edificio)|abbazia,basilica,cappella,casa di dio,cattedrale,chiesa,cristiano,luogo di preghiera,missione,oratorio,parrocchia,presbiterio,sacello,tabernacolo
        Moschea (edificio)|islam,moschea,moschee,preghiera,sala della preghiera
        Stadio|arena,olimpico,palazzetto,sport,sportivo,stadio del ghiaccio,stadio di calcio,stadio olimpico,stadio sportivo
        Edificio della sinagoga
        Tempio|luogo di preghiera,templi
        Edificio primario stazione ferroviaria
        Gruppo scout
        Club sportivo|asd,associazione,atletica,calcio,centro sportivo,club,corsa,società,sport
        Meccanico di motori agricoli|attrezzi,equipaggiamento,fattoria,mietitori,mietitrebbie,mietitrici,trattori
        Cestaio|intrecciatore di vimini
        Apicoltore
        Maniscalco|ferri di cavallo
        Costruttore navale|armatore,costruttore di barche
        Legatoria|libri
        Birrificio artigianale
        Carpentiere|carpenteria,legno
        Posatori di Moquette
        Fornitore di catering|addetto al catering,azienda di catering
        Spazzacamino
        Ditta di pulizie|disinfezione,pulizia
        Costruttore di orologi|costruttore,orologi,riparatore
        Mercato delle caramelle|caramelle,confetti,dolci,dolciumi
        Distilleria|alcol,bevuta,bourbon,brandy,gin,liquore,mezcal,scotch,spirito,tequila,vodka,whiskey,wisky
        Sartoria|sarto,vestiti su misura
        Elettricista|elettricità,elettronica
        Riparazione di elettrodomestici|aggiustare,elettrodomestici,elettronica,negozio
        Costruttore di pavimentazioni
        Giardiniere|giardinaggio
        Vetreria|finestre,vetraio,vetro
        Bottega di Artigiano
        Officina di HVAC
        Isolanti|isolante
        Falegname
        Duplicazione di chiavi|duplicatore di chiavi
        Metalmeccanico
        Pittore
        Posatori di parquet
        Fotografo|fotografia,stampe
        Laboratorio fotografico|foto,fotografia,laboratorio,stampe
        Intonacatore|decoratore,imbianchino
        Idraulico|tubi
        Creatore di ceramiche
        Cablaggi|cavi,corde,gomene
        Riparatore tetti|riparatore di tetti
        Sellaio
        Velaio
        Segheria|legno
        Impalcature|costruttore di impalcature
        Scultore|artista,bronzista,incisore,marmista,modellatore
        Calzolaio|calzature,calzaturificio,ciabattino,scarpe,scarpino
        Costruttore di segnali
        Tagliapietre|marmista,muratura,scalpellino
        Piastrellista|piastrelle
        Lattoniere|stagnino
        Tappezziere|moquette,tappezzeria
        Orologiaio|orologi,riparatore,riparatore di orologi
        Serramentista|finestre,glass,porte,serramenti,vetraio,vetri
        Cantina vinicola|azienda vinicola,azienda vitivinicola,cantina,vino
        Accademia|afam,conservatorio,scuola superiore
        Scuola di danza
        Scuola guida
        Scuola dell'infanzia|asilo,infanzia
        Scuola di lingue
        Scuola di musica
        Scuola professionale
        Scuola|area scolastica,liceo,scuola elementare,scuola media,scuola superiore
        Università
        Stazione ambulanze
        Punto di raccolta|area,attesa,civile,incontro,luogo,popolazione,protezione,punto,ritrovo,sicura
        Defibrillatore|aed,dae

        Box soccorso antincendio|allarme,antincendio,chiamata,fuoco,incendio,pompieri,soccorso
        Estintore|antincendio,emergenza,estintore fuoco,fiamme,fuoco,incendio,pompieri
        Manichetta|lancia,lancia antincendio
        Idrante|pompa antincendio
        Idrante a colonnina
        Idrante sottosuolo
        Collegamento vigili del fuoco
        Kit di primo soccorso|bendaggi,bende,cerotti,disinfettante,garze,kit,medicine,medico,primo soccorso,pronto soccorso,soccorso,sterile,sterili
        |area,atterraggio,elicotteri,elicottero,eliporto,helipad
        Salvagente|annegamento,boa di salvataggio,ciambella,giubbotto,salvataggio
        Stazione barche di salvataggio
        Bagnino|bagnini,cpr,mare,massaggio cardiaco,respirazione,rianimazione,salvamento,salvataggio,soccorso
        Soccorso alpino
        Telefono di emergenza|emergenza,sos
        Sirena|allerta,alto,attacco aereo,rumore,segnalazione,stridente,temporale,tornado
        Riserva idrica d'emergenza
        Riserva idrica sotterranea d'emergenza
        Serbatoio d'emergenza per l'acqua|riserva,serbatoio,vasca
        Ingresso del pronto soccorso|entrata,ingresso,pronto soccorso
        Bunker
        Clubhouse di golf
        Terreno di pratica|colpo,golf,lancio,percorso,pratica,principianti,terreno
        Fairway
        Green
        Ostacolo d’acqua laterale|laterale,ostacolo,terreno da golf,zona
        |erba alta,rough
        Tee di Partenza|piazzola di partenza
        Ostacolo d’acqua|ostacolo,terreno da golf,zona
        Medicina alternativa|aromaterapia,ayurvedica,idroterapia,kinesiologia applicata,omeopatia
        Agopuntura
        Ayurveda
        Chiropratico|chiropratica,dolore,schiena,spalle,spina
        Omeopata
        Naturopata
        Osteopata
        Medicina tradizionale cinese
        Audiologo|audiometrista,logopedico,orecchi,suono,udito
        Centro nascita|bambini,bebè,gravidanza,maternità,nascita,neonati,parto,post-partum,travaglio
        Centro trasfusionale|banca dl sangue,donatori,donazione,piastrinoaferesi,plasmaferesi,sangue,trasfusioni
        Centro d'ascolto
        Ortodontista
        Ospizio|cure palliative,hospice,inoperabile,malattia,malattie terminali
        Laboratorio medico|clinica,controlli medici,controllo medico,esame del sangue,esami del sangue,laboratorio,medica,medicina,medico
        Clinica prenatale|bambino,bebè,gravidanza,incinta,levatrice,nascita,neonato,ostetrica,parto,travaglio
        Medico del lavoro|attività,ergoterapia,lavoro,occupazione,terapia,terapista
        Oculista|astigmatismo,diottrie,laser,lenti,miopia,occhi,occhiali,optometrista,visione,vista

        Podologo|alluce,calli,caviglia,piede,piedi,unghie
        Psicoterapista|ansia,consultorio,counselor,depressione,igiene mentale,mente,salute mentale,suicidio,terapia,terapista
        Centro riabilitativo|riabilitazione,terapia,terapista

        Logopedista|comunicazione,linguaggio,parola,terapia,terapista,voce
        Ascensore|elevatore,montacarichi
        Circuito per sport motoristici
        Circuito di karting
        Circuito di motocross
        Area di sosta|sosta
        Area di servizio|autogrill,servizio
        |conclusione,escursione,finale,fine,gita,inizio,mountain bike,mountainbike,mtb,partenza,ritrovo,trekking
        Aereo storico
        Sito archeologico
        Pietra di confine|perimetro di pietra
        Cannone
        Castello
        Fortezza
        Palazzo
        Castello
        Porta cittadina
        Forte
        Maniero
        Memoriale
        Targa Blu
        Targa commemorativa|commemorazione,dedica,epitaffio,impronta,memoria,placca,ricordo,rievocazione,rimembranza,segno storico,targa,testimonianza
        Pietra d'inciampo

        Monumento
        Gogna storica
        Rovine|ruderi
        Tomba|sepolcro,sepoltura,tumulo
        Croce storica|crocefisso
        Edicola votiva
        Relitto|nave affondata
        Orti pubblici
        Acquacoltura|algacoltura,alghe,aragoste,cozze,crostacei,gamberetti,gamberi,gambero,maricoltura,molluschi,orate,ostriche,pesci

        Area dismessa
        Cimitero|colombario,cripta,fossa,gentilizia,loculi,mausoleo,necropoli,sepoltura,tombe
        |amministrazione,area commerciale,commerciale,commercio,laboratori,magazzini,servizi
        Cantiere|construction,costruzione,scavo

        Aiuola
        Foresta gestita|macchia

        Terreno edificabile
        Serra|coltivazione,orto,piante,vegetali
        Porto|fluviale,insenatura,marittimo,rifugio
        Area industriale|artigianato,industria,zona artigianale,zona industriale
        Deposito
        Sfasciacarrozze|autodemolizione,demolitore
        Macello|abbattimento,animali,carne,gallina,galline,macelleria,maiale,maiali,mattatoio,mucca,mucche,suini,suino,tacchini,tacchino
        Discarica|area di interramento rifiuti
        Coltivazione erbacea|prato

        Frutteto su Coltivazione Erbacea
        Area militare|artiglieria,fanteria,forze dell'ordine,militare,soldati
        Aeroporto militare|aeree,aeronautica,aviazione,bombe,caccia,elicotteri,forze,jet
        Caserma|armate,casermone,esercito,forze,leva,militari,reclutamento,soldati
        Base militare
        Base navale|marina militare,navi
        Zona militare pericolosa
        Percorso ad ostacoli militare
        Poligono di tiro militare|addestramento,armi,battaglia,battaglione,bombe,cecchini,cecchino,forza,forza aerea,forze militari,fucile,fuoco,guardia,guerra,lancio,militare,militari,missile,missili,poligono,tiro,truppa,truppe
        Area di Esercitazioni Militari
        Oliveto|olivi,uliveto,ulivi
        Frutteto
        Vivaio|fiorista,rimboschimento
        Cava
        Area ferroviaria|ferrovia,scalo,tracciato,zona ferroviaria
        Area di svago|campo da giochi,campo giochi
        Area religiosa
        Area di negozi|negozi,vendita,vendita al dettaglio

        Vigneto|filari,vigna,vino,viti
        Area sport invernali|montagna,piste da sci,sci,sciistiche,snow board,tavola
        Sala da gioco|bisca,gioco d'azzardo
        Sala giochi|flipper,gettoni,guida,simulatori,videogame,videogiochi
        Palco

        Stabilimento balneare|bagni,bagno,spiaggia attrezzata
        Osservazione uccelli|capanno di osservazione
        Gradinate|calcio,gradinata,gradini,gradino,posti,posto,posto a sedere,sport
        Sala da Bowling|birilli,bowling,sala
        Luogo pubblico|beni comuni,comune,libero accesso,pubblico,spazio comune,spazio pubblico
        Sala da ballo|balera,ballo,danza,jive,swing,tango,valzer

        Area per cani|area cani
        Escape Room
        Focolare
        Punto per la pesca|esca,pesca,pescatore,pesce,punto
        Palestra / Centro Fitness|centro,salute
        Centro Yoga|associazione yoga,studio yoga,yoga
        Palestra a cielo aperto|attrezzatura ginnica all'aperto
        Trave (attrezzo ginnico)|barra,bilanciamento,equilibrio,esercizio,fitness,ginnastica,ginnico,percorso,salute,sbarra,trave
        Scatola per salti
        Sbarra per trazioni
        Scala orizzontale
        Stazione per lombari
        Barre Parallele|barra,barre,esercizi,fitness,percorso,trazioni

        Anelli (attrezzo ginnico)
        Cartello illustrativo per esercizi
        Stazione per addominali
        Scala per esercizi
        Giardino
        Giardino Botanico
        Orti in Concessione|concessione,lotto,orti,orti urbani,orto,pubblico

        Giardino residenziale
        Campo da golf
        Spazio hacker
        Centro equestre|equestre,equitazione,maneggio

        Pista di Ghiaccio
        Centro giochi al chiuso|bambini,centro giochi,chiuso,interno
        Marina|porto turistico
        Minigolf|golf,golf su pista,mini
        Riserva naturale|natura,naturale,riserva
        Posti a sedere all’esterno|all’aperto,aperto,dehors,esterno,merenda,patio,veranda
        Parco
        Tavolo da picnic|pic nic,picnic,punto ristoro,ristoro
        Tavolo per scacchi|caselle,dama,damiera,pedine,pezzi,scacchi,scacchiera,tavola,tavolo da gioco
        Campo da gioco|campo sportivo
        Campo da football americano|campo football americano
        Campo da Football Americano






        |asta,salto,salto con l'asta
        |area,cerchio,getto,lancio,pedana,peso,ring
        Piscina del salto triplo
        Campo di calcio australiano|afl,aussie,australia,australiano,calcio,football,footy
        Campo da badminton
        Campo da baseball
        Campo da basket|campo da pallacanestro
        Campo di beach volley


        Campo da bocce
        Scacchiera gigante
        Campo da cricket|campo,cricket,sportivo
        Arena per equitazione|equitazione,passo,trotto







        Campo di netball|basket,campo,netball,pallacanestro,terreno
        Campo da padel|padel
        Campo da paintball
        Campo da pickleball
        |campo regolamentare lega rugbistica,rugby a 13
        Campo di rugby|campo regolamentare unione rugbistica,rugby

        Campo da shuffleboard
        Skate Park|pista,skate,skateboard
        Campo di calcio|campo da calcio
        Campo di softball

        Tavolo da ping pong|tennis,tennistavolo
        Campo da tennis

        Campo da pallavolo
        Parco giochi|aperto,area giochi,esterno
        Parco giochi interno|bambini,centro giochi,chiuso,interno
        Resort
        Sauna

        Scivolo per barche|alaggio,barca,imbarcazione,natante,nave,rampa,scivolo,varo
        Complesso / Centro sportivo|complesso,palazzetto,sport
        Palestra di arrampicata|alpinismo,arrampicata,calarsi,corda,cordata,corde,palestra da roccia,parete,rock wall
        Parco avventura
        Percorso per equitazione
        Circuito per Go kart
        Poligono di tiro
        Piscina pubblica|immersione,nuoto,sub
        Palestra
        Stadio
        Campo estivo
        Area riservata ai bagnanti|acquatico,nuotatori,nuoto,tuffo
        Piscina
        Pista (sport non motoristici)|circuito,ippodromo,pista
        Pista del giavellotto

        |pista,salto,salto in alto
        Pista corsa di velocità
        Pista steeplechase
        Pista del salto triplo
        Pista per ciclismo|bici,ciclismo,circuito,pista,pista bici,pista bicicletta,pista ciclismo,velodromo
        Pista ippica
        Pista da corsa|camminare,camminata,distanza,gara podistica,maratona,pista,pista di atletica,sprint
        Parco di trampolini|trampolini
        Parco acquatico|acquapark,immersione,scivoli
        Cunicolo|adito,ingresso,miniera
        Antenna|cella,cellulare,cellulari,comunicazione,comunicazioni,etere,gsm,radio,smartphone,telecomunicazione,telefoni,telefonia,televisione,trasmissione,trasmissioni
        Fanale|segnale,segnale luminoso
        Arnia|alveare,ape,api,apiario,fattoria,impollinazione,mellifero,miele
        Frangiflutti|barriera,frangionde,ostacolo
        Superficie di un ponte|arco,cavalcavia,ponte,pontile,strallato,viadotto
        Bunker silo|immagazzinamento,insilato,magazzino,silaggio,stoccaggio
        Ometto di pietra|ometto di palestra



        Ciminiera|camino

        Area disboscata|alberi,albero,bosco,deforestazione,disboscamento,foresta,legna,legname,legno,selvicoltura,taglio,tronchi
        Rosa dei venti|bussola,est,grecale,levante,libeccio,maestrale,nord,ostro,ovest,ponente,rosa,scirocco,sud,tramontana
        Gru
        Gru a cavalletto
        Gru portuale
        Croce
        Colombaia|colombara,colombe,piccionaia,piccioni,uccelli,volatili
        Pennone|alzabandiera,asta,bandiera


        Pompa della benzina|benzene,benzina,biodiesel,bioetanolo,diesel,gpl,metano,ottani,petrolio,propano,senza piombo,verde
        Gasometro|gazometro


        Frangiflutti

        Faro
        Palo|albero,cellulari,colonna,comunicazione,pilastro,pilone,radio,telefoni,televisione,trasmissioni
        Palo per telecomunicazioni
        Torre telefonica
        Torre della radio
        Torre della televisione
        Palo d’illuminazione|fari,illuminazione,luci,riflettore

        Galleria verticale|buco,entrata,fossa,galleria,ingresso,miniera,profondità,sotterraneo,tunnel,verticale
        Stazione di controllo
        Obelisco
        Osservatorio|astronomico,meteorologico,osservatorio astronomico,osservatorio meteorologico,specola,vulcanologico
        Pozzo petrolifero|bitume,petrolio
        Molo|passerella
        Molo galleggiante
        Fioriera|fiori,vaso
        Stazione di pompaggio|pompa,pompaggio

        Serbatoio Coperto
        Disco satellitare
        Silo|botte,silos

        Cisterna|botte,contenitore,silos
        Cisterna d'acqua
        Sorveglianza|telecamera,vigilanza
        Telecamera di sorveglianza|telecamera di sicurezza,videosorveglianza
        Punto geodetico

        Telescopio
        Telescopio ottico
        Radiotelescopio
        Torre
        Torre campanaria|campana,campanaria,campanile,klockstapel,vela
        Torre per telecomunicazioni
        Torre di raffreddamento|produzione energia,raffreddamento
        Torre fortificata
        Trampolino|tuffarsi,tuffo
        Minareto|islam,moschea,muezzin,mussulmano,musulmano
        Torre di osservazione|antincendio,osservativa,osservazione,panorama,piattaforma
        Pagoda|tempio orientale
        Area del tunnel
        Schermo digitale|monitor,muro led,schermo,televisore
        |depuratore,depurazione acque,impianto di trattamento acque,trattamento acque
        Rubinetto dell'acqua|acqua potabile,rubinetto
        Torre idrica|acquedotto
        Pozzo
        Impianto idrico
        Mulino ad acqua|mulino
        Mulino a vento|mulino
        Pompa eolica|pompa azionata dal vento
        Fabbrica|industria,laboratorio,manifattura,officina,opificio,stabilimento
        Birrificio industriale|alcool,bevuta,birra,sidro
        Bunker militare|esercito
        Posto di blocco militare|esercito,militari,posto di blocco
        Ufficio militare|militare,ufficio
        Trincea militare|buco,guerra,trincea

        Roccia|nuda,pietre,sassi,viva
        Baia
        Spiaggia
        Capo|costa,erosione,linea costiera,promontorio
        Ingresso grotta|anfratto,caverna,grotta
        Rupe|dirupo,parete,scogliera a picco
        Prateria montana|alpeggio,alpi,alta quota,erba,fieno,incolti,montagna,pascoli,prati,tundra
        Geyser|acque calde,gaiser,sorgente esplosiva,vapore
        Ghiacciaio
        Prateria|pampa,prateria naturale,savana
        Brughiera
        Sorgente calda|piscina termale,sorgente geotermica
        Fango|bagnato,fangoso,melmoso,paludoso,terra bagnata,umido
        Picco|collina,corona,cresta,montagna,pinnacolo,sommità
        Penisola
        Scogliera|barriera,barriera corallina,coralli,corallo,reef,scogli,sommerso,subacqueo
        Masso fissato|masso,pietra
        Valico|forcella,passo,sella
        Sabbia|deserto
        Ghiaione|frana,ghiaia,pietraia,pietre,sassaia,sassi,scarica
        Boscaglia|arbusto,cespuglio
        Spiaggia di ciottoli|ciottolato,ghiaia,sassi
        Dolina
        Sorgente
        Roccia non fissata|pietra
        Stretto|braccio,canale,passaggio,passo
        Troncone|albero,ceppo,rimosso,tagliato,tronco
        Valle|buca,burrone,canyon,depressione,fessura,forra,gola,vallata,valletta
        Vulcano|stromboli
        Specchio d'acqua
        Bacino|alluvione,cassa,conservazione,detenzione,esondazione,espansione,piena,pioggia,ritenzione,scarico,vasca
        Area del canale
        Lago
        Fossato|buca,canale,fossa,fossato anticarro,fossato diamante,fosso,scavo difensivo

        Stagno
        Bacino idrico|lago artificiale,serbatoio
        Area Fluviale
        Area del torrente|area torrentizia
        Vasca fognaria
        Zona umida|marcita,pantano
        Torbiera,Area umida
        Cariceto,Torbiera,Area umida
        Mangrovia
        Palude

        Palude salina costiera
        Palude di corde
        Acquitrino
        Piatto di marea
        Prato Umido
        Bosco naturale|alberi,albero,arboreo,boreale,bosco,foresta,fratta,macchia,selva,taiga
        Commercialista
        Agenzia per adozioni
        Agenzia pubblicitaria
        Studio di architettura

        Agente di cauzione|agente,agenzia,cauzione,denaro,uscire
        Organizzazione benefica
        Ufficio aziendale
        Studio di consulenza|consulenza,ditta di consulenza
        Ufficio in coworking|collaborazione,coworking,open,space
        Ufficio diplomatico|ambasciatore,console,diplomazia,intermediazione,missione diplomatica,relazione
        Consolato|console,diplomazia
        Ambasciata|ambasciatore,diplomazia
        Ufficio di collegamento|collegamento,diplomazia,liaison,rapporti
        Istituto d'Istruzione|istituto di istruzione,istituzione educativa,istituzione preposta all'istruzione
        Agenzia per l'impiego|agenzia del lavoro,agenzia per il lavoro,impiego,interinale,lavoro,ufficio interinale,ufficio per l'impiego
        |compagnia energetica,elettricità,servizi energia,servizi gas
        Ufficio di ingegneria
        Agenzia immobiliare|affitti,immobiliare,vendita di case
        Ufficio finanziario|fiduciaria,finanza,finanziaria,mag
        Consulente finanziario|azioni,borsa,gestione finanziaria,pensione
        Ufficio forestale|agente forestale,foresta,ranger
        Fondazione
        Ufficio governativo|comune,dipartimento,governo,pretura,provincia,provveditorato,regione,sede
        Procura|procuratore,ufficio del procuratore
        Anagrafe|archivio di stato,comune
        Agenzia delle entrate
        Ufficio di progettazione grafica
        Ufficio guide turistiche
        Assicurazione|assicurativo,polizza assicurativa,sinistri
        Ufficio società IT
        Studio legale|avvocato,avvocatura,azzeccagarbugli,difensore,legale,magistrato,ufficio legale
        Ufficio compagnia di traslochi
        Ufficio giornalistico
        Organizzazione non governativa|associazione,cooperativa,cooperazione,ngo,no profit,non lucrativa,non profit,nonprofit,ong,onlus,onu,senza fini di lucro
        Ufficio notarile|burocrazia,firma,notaio,stato
        Ufficio di un partito|deputati,destra,elezione,parlamento,partito,politica,seggio,senatori,sinistra,votazione
        Ufficio agenzia investigativa privata


        Ufficio religioso
        Istituto di ricerca|ufficio di ricerca,ufficio ricerca
        Ufficio della vigilanza
        Ufficio di un geometra|catastale,catasto,danni,edilizia,geometra,geometri,particella,rischio,studio,valutazione
        Centro assistenza fiscale
        Ufficio di telecomunicazioni|telecomunicazioni,telefonia
        Studio psichiatrico
        Ufficio traduzioni
        Ufficio del sindacato

        Isola
        Isoletta
        Piazza|largo,piazzale,piazze,slargo,spiazzo
        Impianto di produzione energia|carbone,centrale,digestore,elettrica,elettricità,elettrico,energia,eolico,fotovoltaico,gas,idroelettrica,impianto,inceneritore,nucleare,produzione,solare,termoelettrica,termoelettrico,termovalorizzatore
        Centrale a carbone
        Centrale a gas
        Centrale idroelettrica
        Centrale nucleare
        Centrale ad olio combustibile
        Centrale solare
        Centrale solare

        Impianto eolico
        Sottostazione

        Banchina dell'autobus|autobus,banchina,bus,fermata,piattaforma,transito pubblico
        Fermata tram e bus
        Banchina del traghetto|banchina,nave,traghetto,transito pubblico
        |binari,elettrico,ferrovia,filobus,metropolitana,metrotranvia,piattaforma,tram,transito pubblico
        Banchina monorotaia
        Banchina metropolitana
        Banchina ferroviaria|banchina,binario,ferrovia,piattaforma,pubblico,treno
        Banchina del tram
        Banchina del filobus
        |cabinovia,cestovia,funicolare,funivia,funivia aerea,manovia,palorcio,rotovia,sciovia,seggiovia,seggiovia navale,slittovia,teleferica
        Stazione /Terminal degli autobus
        Terminal Traghetti|imbarco,stazione marittima,traghetti,traghetto
        |binari,elettrico,ferrovia,filobus,metropolitana,metrotranvia,terminal,tram,transito pubblico
        Stazione della monorotaia
        Stazione metropolitana
        Stazione ferroviaria|fermata,passeggeri,stop,treno
        |passeggeri,stop,treno
        Stazione tram


        Punto di fermata autobus
        Fermata battello
        |binari,elettrico,ferrovia,filobus,metropolitana,metrotranvia,tram,transito pubblico


        Posizione fermata del treno


        Incrocio ferroviario
        Cabina di segnalazione
        Entrata di metropolitana|entrata metropolitana
        Lavaggio treni|lavaggio,pulizia,treni,treno


        Piattaforma girevole ferroviaria
        Cantiere ferroviario
        Negozio di attrezzatura agricola|attrezzi agricoli,fertilizzanti,macchinai agricoli,pesticidi,semina
        Negozio di liquori

        Negozio di oggetti antichi|anticaglia,antichi,antichità,desueti,disuso
        Negozio di elettrodomestici|apparecchi,asciugatori,condizionatori,congelatori,freezer,frigo,lavatrici
        Negozio di opere d'arte|arte,esibizione,galleria,mostra,opere d'arte,quadri,sculture


        Panificio|fornaio,pane,panetteria
        |negozio di sanitari,sanitari

        Salone di bellezza|abbronzatura,bellezza,ciglia,corpo,depilazione,epilazione,estetista,laser,peeling,salone,shiatsu,smalto,solare,sopracciglia,spa,tatoo,tatuaggio,trattamento,unghie,viso
        Onicotecnica,Cura delle unghie,Manicure|pedicure,salone per unghie,unghie
        Centro abbronzatura|solarium

        Negozio di bevande
        Negozio di biciclette|bici,biciclette,monocicli,negozio bici,tricicli,velocipedi
        Negozio di barche
        Agenzia di scommesse|allibratore,puntate,scommesse
        Libreria|negozio di libri

        Macellaio|macelleria,salumiere
        Negozio di materiale fotografico
        Negozio di candele
        Negozio di cannabis|fumo,marijuana
        Concessionario|concessionaria auto
        Vendita di auto usate|auto usate,automobili usate,usato
        Negozio di autoricambi|autoricambi
        Autofficina|elettrauto,meccanico,officina,revisioni,riparazioni
        Concessionario caravan|auto,camper
        Negozio di tappeti|persiani,tappeti
        Produzione di cataloghi
        Mercatino di beneficenza|robivecchi,seconda mano,usato
        Negozio di formaggi|formaggeria
        Drogheria
        Cioccolateria|cacao
        Negozio di abbigliamento|abbigliamento,negozio di vestiti,negozio vestiti
        Negozio di abiti usati
        Negozio di abiti eleganti
        Negozio di intimo|body,boutique,boxer,calzini,camicia da notte,fashion,intimo,lingerie,mutande,negozio,perizoma,pigiama,pijama,reggiseni,slip


        Negozio di caffè|bottega del caffè

        Negozio di informatica|negozio di computer
        Negozio di dolciumi|caramelle,dolci,dolciumi
        Minimarket
        Copisteria|fotocopie,scansioni,stampa,stamperia
        Negozio di cosmetici|cosmetica,negozio di cosmetica,negozio di trucchi


        Negozio di tende|finestre,tendaggi,tende
        Negozio di latticini|cacio,formaggio,latte,uova
        Negozio di specialità gastronomiche,Negozio di prodotti tipici|gastronomia,prodotti,prodotti tipici,tipici,tipico
        Grande magazzino
        Negozio per il fai-da-te|attrezzi,fai da te,utensileria,utensili
        Negozio di porte|porte
        Lavanderia
        Negozio di sigarette elettroniche|e-cigarette,elettronica,sigarette,vapore
        Negozio di materiale elettrico|cavi,interruttori,lampadine,plafoniere,portalampada,prese,spine
        Negozio di elettronica
        Sexy shop|porno,sesso,vibratori
        Sexy shop LGBTQ+|bisex,lesbica,lesbiche,lgb,lgbt,lgbtq,omosessuale,porno,queen,sesso,trans

        Negozio di tessuti|negozio di stoffe,stoffe e tessuti
        Spaccio agricolo|bancarella,freschi,frutta,negozio agricolo,ortofrutta,spaccio,verdura

        Negozio di caminetti|caminetto,camino,fuoco,riscaldamento,stufa
        Negozio di pesca|canna da pesca,canne da pesca,esca,esche vive,lenza,lenze,mosche,mulinello,pesca,pescatori,rocchetto
        |pavimenti,piastrelle
        Fioraio|fiori
        Negozio di cornici|corniceria
        Negozio di cibo surgelato|surgelati
        Negozio di carburanti|benzina,carburante,diesel,gasolio
        Casa funeraria|becchino,defunto,funebre,funerale,onoranze,urna
        Negozio di mobili|divani,mobili,mobilificio,sedie,tavoli
        |carte da gioco,dadi,giochi da tavolo
        Vivaio|centro per il giardinaggio
        Negozio di bombole|bombola,bombole,cng,gas,gas naturale,gpl,lpg,metano,propano,ricarica,ricarica bombole
        Emporio|negozietto,negozio di paese
        Negozio souvenir
        Compro oro|oro
        Fruttivendolo
        |cortile,giardinaggio,prato
        Parrucchiere
        Barbiere
        |balsamo,shampoo
        Ferramenta|negozio di ferramenta
        Negozio di cibi sani|negozio di cibi salutari
        Negozio di apparecchi acustici|apparecchi acustici,audiometrico,orecchi,perdita dell'udito,rumore,rumori,sentire,sordità,sordo,suoni,suono,udito
        Erboristeria|erbe,erborista
        Negozio Hifi|negozio hi-fi
        Negozio di miele
        |coperte,lenzuola,tende
        Casalinghi|negozio di casalinghi,pentole
        Negozio di caccia|archi,arco,balestra,balestre,bossoli,caccia,cartucciera,faretra,frecce,fucile,fucili,proiettili,trappola,trappole
        |decorazioni,interni
        Gioielleria|braccialetti,gemme,gioielli,orecchini,oro
        Chiosco|dolciumi,snack,tabacchi
        Negozio di cucine|arredamento,cucine
        Lavanderia
        Lavanderia self-service
        Pelletteria|cuoio,curame
        Negozio di illuminazione|lampadari,lampade,plafoniere
        Fabbro|chiavi,ferraio,ferro battuto,serrature
        Ricevitoria|lotteria,lotto
        Centro commerciale
        Centro massaggi|estetica,massaggi
        Negozio di forniture mediche|forniture mediche,sanitaria
        Negozio di eccedenze militari|armature,armi,eccedenza dell'esercito,eccedenza della marina,equipaggiamento tattico,negozio dell'eccedenza di guerra,negozio dell'esercito-marina
        Negozio di telefonia mobile|negozio di cellulari

        Negozio di modellistica
        Agenzia di prestiti|finanziaria
        Concessionario di motociclette|motoconcessionaria
        Officina riparazione motocicli|auto,bici,garage,moto,motocicletta,motorino,officina,riparatore,scooter,servizio,veicolo
        Negozio di musica|cassette,dischi,musica,nastri,vinile,vinili
        Negozio di strumenti musicali|strumenti musicali
        Edicola|giornalaio,quotidiano
        Negozio di integratori alimentari|negozio di integratori
        Negozio di noci
        Ottico
        |escursionismo,scalata
        Centro ritiro acquisti online
        Negozio di vernici|colorificio

        Negozio di pasta
        Pasticceria|paste,pasticcini,patisserie,torte,torteria
        Banco dei pegni
        Profumeria|profumi,profumo
        Negozio per animali|negozio di animali
        Tolettatura per animali
        Fotografo|diapositive,foto,fotografia,fotografico,macchine fotografiche,rullini

        Negozio di ceramica

        Sensitivo|astrologia,cartomante,chiromante,indovino
        Negozio di fuochi d'artificio|botti,fuochi d'artificio,magnum,miniciccioli,petardi,raudi,razzi,scoppi

        Negozio di articoli religiosi|religione,religioso
        Negozio di noleggio
        Bottega di riparazioni|riparatutto
        Negozio di riso
        |accessori sub,sub
        Pescheria|ittica,pesce fresco
        Mercatino dell'usato|negozio dell'usato,negozio di seconda mano
        Merceria|cucito,prodotti per cucito
        Calzolaio
        Negozio di scarpe|negozio scarpe
        Negozio di spezie
        Negozio di articoli sportivi
        Negozio di cancelleria|cartoleria
        Box a noleggio|affitto magazzino
        Supermercato
        Supermercato biologico|biologico,cibo biologico

        Sartoria|abiti,sarto,vestiti
        Tatuatore|tatuaggi
        Negozio di tè|teieria
        Negozio di telefonia|mobile,telefonia
        Biglietteria|biglietti
        Negozio di piastrelle|ceramica,mattonelle,pavimenti,pavimento,piastrelle,pietra
        Tabaccheria|tabacchi,tabacchino
        Noleggio utensili
        Negozio di giocattoli|negozio giocattoli
        Materiali da edilizia|cemento,edilizia,gesso,legname,materiali edilizi,mattoni,stucco
        Agenzia di viaggi
        Negozio di coppe
        Gommista|copertoni,negozio pneumatici,ruote
        Negozio vuoto|chiuso,vacante
        Negozio di aspirapolveri|aspirapolvere,aspirapolveri
        Discount
        Videoteca
        Negozio di videogiochi|console,giochi,videogiochi
        Negozio di orologi|cronografo,cronometro,negozio orologi,orologi,orologio a cipolla,sveglia,sveglie
        |acqua potabile,bere,bottiglie,minerale,pura,salute

        Armeria|armi,coltelli,munizioni,pistole
        Grossista|negozio di commercio all'ingrosso
        Negozio di parrucche|capelli,estensioni,parrucchino,toupet
        |serramenti
        Enoteca|negozio di vini,vino
        Centro elaborazione dati|archivio,cloud,computer,database,dati,informatica,sala server,server,server farm,stoccaggio,telecomunicazioni
        Centrale telefonica
        Rifugio alpino
        Affittacamere|appartamenti,bed & breakfast
        Acquario|acquafan,mare,marino,pesci
        Opera d'arte
        Busto|figura,raffigurazione
        Graffiti
        Installazione artistica
        Murale|arte muraria,decorazione,muro,parete
        Scultura|incisione,raffigurazione,rappresentazione
        Statua|figura,incisione,raffigurazione
        Attrazione turistica
        Piazzola|lotto
        Campeggio|camping
        Area campeggio fuoripista
        Area campeggio per gruppi
        Sosta per camper|area sosta camper,parcheggio camper
        Chalet|casetta,cottage,vacanze
        Galleria d'arte|arte,artistica,dipinti,esibizione,foto,fotografia,fotografie,galleria,mostra,opere d'arte,quadri,sculture
        Affittacamere|agriturismo,alloggio,b&b,bed,breakfast,camera,dormire,nottata,notte,sistemazione
        Ostello|ostello della gioventù
        Albergo|hotel
        Informazioni|infopoint,informazioni turistiche
        Pannello informativo|cartello,info,pannello,turismo,turistico
        Cartello di benvenuto
        Cartello segnavia|cartello,indicazione,luogo di posa,palina,segnale,segnaletica,turismo,turistico
        Cartina|carta,mappa,turismo,turistica
        Ufficio informazioni turistiche
        Segnavia
        Terminale informazioni
        Centro visitatori
        Motel
        Museo
        Museo di storia
        Area picnic
        Parco a tema|giostre,lunapark,parco divertimenti,parco divertimento,parco tematico
        |cavalcatura,cavallo,pausa,rifornimento,riposo,sosta,stop
        Punto panoramico|belvedere,panorama,panoramico,punto
        Bivacco|baito,casetta,piccolo rifugio,struttura incustodita
        Zoo
        Fattoria didattica
        Zoo safari
        Parco Faunistico

        Cantiere navale per barche|bache,darsena
        Diga
        |darsena
        Stazione di rifornimento marittima|barca,barche,benzina,benzinaio,carburante,diesel,distributore,gas,gasolio,gpl,nafta
        Porta di una chiusa|canale,cancello,chiusa,porta,portone
        Progressiva chilometrica marittima|chilometro,cippo,distanza,distanziometrica,fluviale,indicatore,miglio,miliare,navale,paletta,pietra,segnale
        Smaltimento reflui marittimi|camper,escrementi,rifiuti,smaltimento,toilette
        Acqua potabile per barche|barca,colonnina,nave
        Cascata|rapide,rotte,salto
        Sbarramento|diga a bassa altezza,diga a bassa prevalenza,wie
        """
}
