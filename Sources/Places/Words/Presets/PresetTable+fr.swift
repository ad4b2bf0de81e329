// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language fr.
    static let fr: StaticString = """
        Pylône de remontée mécanique|pylone
        Aéroport|aerodrome,aeroport,airport,altiport,aérodrome
        Aire de stationnement d'aéroport|aire de manœuvre,tarmac
        Porte d'embarquement|gate,porte de départ
        Hangar
        Héliport|helicoptere,helipad,heliport,hélicoptère,hélipad
        Point d’attente avion|arret,attente,avion
        |avion,zone de stationnement
        Centre spatial|base de lancement,cosmodrome,fusée,lancement,pas de tir,spatial,spatioport
        Terminal d'aéroport|terminal
        Manche à air|cone,cône,girouette,manche à vent,mat
        Pension animalière|animaux,chargement,mouton,plateforme,rampe,vache
        Installation d'élevage d'animaux|animal,avicole,betail,bovin,breeding,bétail,canard,caprin,chèvre,cochon,ferme,gavage,juvénile,mouton,oie,oiseau,ovin,porc,porcherie,porcin,poule,vache,vacherie,élevage,équin,étable
        Refuge animalier|animal shelter
        Centre artistique et culturel|artistique,arts center,centre artistique,centre des arts,culturel,établissement artistique,établissement culturel
        Distributeur de billets|amenity atm,atm,bancontact,billets de banque,dab,distributeur automatique de billets,gab,guichet de retrait,mister cash,retrait automatique,retrait d'argent,retrait de liquide
        Four à bois
        Banque|bank,caisse populaire
        Bar
        Bar LGBTQ+|gay,lesbien,lgbtq
        Barbecue / Grill|barbecue,bbq,foyer,grill,grillades,méchoui
        Banc|banc public,bench,siège
        Parking à vélos|abri à vélo,arceau à vélo,bicycle parking,parc à vélos,parking vélo,parking à bicyclette,rack à vélo,râtelier à vélo,stationnement vélo,stationnement à vélo,velo,vélo
        |parc à vélos,parking à bicyclette,parking à vélo,stationnement à vélo
        Cabines à vélos|cabines vélos,casiers,lockers,parc à vélos,parking à bicyclette,parking à vélo,stationnement à vélo,vestiaires vélos
        Abri vélos|abri à vélos,bâtiment pour vélos,parc à vélos,parking à bicyclette,parking à vélo,stationnement à vélo
        Location de vélos|bicycle rental,location de bicyclette,location de vélo
        |bicycle repair station
        Lavage de vélo|bicyclette,cycle,cyclisme,nettoyage bicyclettes,nettoyage vélo,rincer vélos,vélo
        Biergarten|bierre,brasserie en plein air
        Longue-vue publique|binoculaire,jumelles,longue-vue,lunette,monoculaire,observation,téléscope,viseur,vue
        Location de bateau|boat rental,location de bateaux
        |au sec,bateau,embarcation,hors d'eau,navire,sol,stockage,terre
        Bureau de change|banque de devises,change,devises,intermédiaire financier de change,échange,échange de devises
        Café|cafe
        Thé aux perles|boba,bubble tea,thé aux bulles,zenzou
        Café|américano,boisson chaude,café moulu,cappuccino,expresso,thé
        Salon de thé
        Aire de covoiturage|autopartage,co-voiturage,covoiturage
        Location de voiture|car rental,location de voitures,loueur de voiture,loueur de véhicule
        Station d'auto-partage|auto-partage,autolib,autopartage
        |car wash,lavage de voiture,lave auto,lave-auto,station lavage,station-lavage
        Casino|blackjack,craps,jeux d'argent,jeux de hasard,machine à sous,poker,roulette
        Station de recharge|batterie,borne de recharge,chargeur,charging station,recharge,recharge électrique

        Crèche|garderie
        Cinéma|cinema,films,multiplexe,multiplexe cinématographique,salle de cinéma,salles de cinéma,écran
        |ambulatoire,clinic,clinique,clinique médicale,docteurs,hopital,hôpital,infirmières,médecins,médical,patients,soins
        Clinique d'avortement|avortement,clinique img,clinique ivg,hopital d'avortement,hopital img,hopital ivg
        Centre de dialyse
        Clinique de fertilité|clinique de la reproduction,clinique du couple,clinique fertilité,hôpital de la reproduction,hôpital du couple,hôpital fertilité
        Horloge|clock,heure,horloge publique,pendule
        Cadran solaire|cadran,gnomon,heure,ombre,solaire
        Centre communautaire|centre d'animation,maison de quartier,maison des associations,salle des associations,salle festive
        Salle de club|local associatif
        Salle polyvalente|centre communal
        Centre culturel|exposition
        Centre familial|aide sociale,planning familial
        Centre communataire LGBTQ+|centre d'animation,community centre,gay,lesbien,lgbtq,maison de quartier,maison des associations,salle des associations,salle des fetes,salle des fètes,salle festive
        Salle de réunion religieuse|salle religieuse
        Salle des fêtes,Salle communale|salle du village
        Centre pour la jeunesse|club,jeunes,jeunesse,maison
        Station de gonflage|air comprimé,compressed air
        Centre de congrés|auditorium,centre de congrès,conférences,congrès,expositions,présentations
        Tribunal|cour d'assises,cour de justice,court house,courthouse,palais de justice
        Crématorium|crematoria,crematorium,crémation,four crématoire,four de crémation,funérailles,incineration,incinération
        Dentiste|cabinet dentaire,clinique dentaire,dents,médecin-dentiste,orthodontie,soins dentaires
        |chargeur téléphone,prise électrique,recharge
        Centre de plongée|plongée
        Médecin|cabinet médical,docteur,doctor,doctors,gynécologue,medecin,médecine générale,spécialiste
        Allergologue|allergie
        Cardiologue|cardiologie,cœur,docteur
        Pédopsychiatre|ado,adolescent,adolescente,enfant
        Dermatologue|cheveux,dermatologie,dermatologiste,peau
        Gastroentérologue|digestion,estomac,gastroentérologie
        Médecin généraliste|docteur,générale,généraliste,médecine,soignant,soin
        Gynécologue / Obstétricien|contraception,grossesse,gynécologue,obstétricien,obstétricienne
        Hématologue|anémie,leucémie,lymphome,maladie,sang
        Interniste|auto-immune,médecine interne,systémique
        Néphrologue|néphrologie
        Neurologue|neurologie
        Neurochirurgien|cerveau,neurochirurgie
        Oncologue|cancer,chimiothérapie,oncologie,oncologiste,tumeur
        Ophtalmologue|ophtalmologie
        Chirurgien orthopédique|articulation,chirurgien,colonne vertébrale,coude,genou,hanche,main,pied,épaule
        Otorhinolaryngologiste|cou,gorge,larynx,nez,oreille,orl,tête
        Pédiatre|pédiatrie
        Anatomopathologiste|anapath,anat-patho,lésion,pathologiste,tissu
        Chirurgien plastique|chirurgie plastique,chirurgien plasticien,plasticien
        Podologue|pédicure-podologue
        Proctologue|chirurgie colorectale
        Psychiatre|psychiatrie
        Pneumologue
        Radiologue|radiologie
        Rhumatologue|rhumatologiste
        Chirurgien généraliste
        Chirurgien traumatologue
        Urologue|urine,urologie
        Toilettes pour chien
        Dojo|aikido,akhara,art martial,arts martiaux,aïkibudo,aïkido,bo-jutsu,bojustu,bokken,budo,bujutsu,bō-jutsu,dojang,gelanggang,heya,jiu-jitsu,ju-jitsu,ju-jutsu,judo,jujitsu,jujutsu,jūjutsu,kalari,kalaripayat,karate,katana,kendo,kendō,kenjutsu,kobudo,pencak silat,sasaran,shorinji kempo,silat melayu,sumo,taijitsu,taijutsu,tatami,wakizashi,wuguan,wushu,yoseikan budo
        Vestiaire|cabine d'essayage,cabine de plage
        Eau potable|boire,distributeur d'eau,drinking water,fontaine d'eau,fontaine à eau
        |circuit,conduire,permis de conduite,stage,test
        Établissement accueillant des événements|anniversaires,banquet,baptême,bar mitzvah,bat mitzvah,confirmation,conférences,célébrations,fêtes,mariages,rencontres
        Centre d'expositions|centre d'exposition,expo,parc des expositions
        Restauration rapide|a emporter,burger,fast food,kébab,panini,sandwich,service au comptoir,tacos,vente à emporter,à emporter
        Restaurant de bagel|bagel
        Fast food de burger|burger,macdo,mcdo
        Cafétéria|cantine,réfectoire,salle à manger
        Fast food de poulet|poulet
        Fast food chinois|chinois,dim sum,nems
        Fast food de donuts|a emporter,donut,fast food,service au comptoir,vente à emporter,à emporter
        |fish & chips,fish and chips,poisson
        |a emporter,fast food,hot dog,service au comptoir,vente à emporter,à emporter
        Fast food indien
        Fast food de jus|boisson,boissons,jus,milk shake,smoothies
        Kebab|doner,döner,grec,kebap,kébab,sandwich
        Fast food mexicain|burritos,tacos
        Pizzeria|pizza
        Sandwicherie|panini,salade,sandwich
        Fast food de sushi
        Restaurant d'ailes de poulet|poulet,wings
        Caserne de pompiers|arsenal,centre de secours,fire station,incendie,intervention,maison des pompes,pompiers,sapeurs-pompiers,sdis,service d'incendie et sauvetage,service de secours,service régional d'incendie,services d'intervention,services d'urgence,services de secours,sri,station de pompiers,sécurité civile
        |aire de restauration,cafeteria,cuisines,fast food,food court,food-court,foodcourt,repas,repas à emporter,restaurant rapide,restaurants,restaurants rapides,service au comptoir,vente à emporter,zone de restauration
        Fontaine|eau non potable,fontaine d'eau,fontaine d'eau non potable,fontaine d'ornement,fontaine décorative,fontaine récréative,fontaine sculpturale,fountain,grande fontaine,jet d'eau,jets d'eau,non potable
        Station-service|carburant,diesel,essence,essencerie,fuel,gpl,pompe à carburant,station de carburant,station d’essence,station essence,station service,station à essence,station-essence
        Salle de service funéraire|croquemort,funérarium,maison funéraire,services d’arrangements funéraires
        Salle de jeux d'argent|black jack,jeux,machine à sous,machines à sous,paris,poker,roulette
        Boîte à dons|chaussures,disques,jeux,jouets,livres,vaisselle,vêtements,électroménager
        |amenity grave yard,cimetière paroissial,grave yard,graveyard,lieu de sépulture,nécropole,ossuaire
        Bac à sel
        Bar à chicha
        Centre hospitalier|hôpital
        Mirador de chasse|mirador
        Magasin de crèmes glacées|magasin de glaces
        Magasin de yaourt glacé|frozen yogurt,yaourt glacé
        Cybercafé|café internet,internet café
        Karaoke|karaoké
        Cuisine partagée,Cuisine publique,Cuisine collective
        Bain Kneipp|bain,hydrothérapie,kneipp,pied,soin,thérapie
        Lavoir
        Boîte aux lettres privée|boîte aux lettres,courrier,facteur,livraison
        Bibliothèque|médiathèque
        |médiathèque
        Quai de chargement|chargement,embarcadère,plate-forme de chargement,plateforme de chargement,zone de chargement
        Chaise longue|chaise,siège
        Love hôtel
        Consigne à bagages|casier,casier à bagages,consigne,consignes à valises
        Marché|place de marché
        Terrain de monastère|abbaye,cathédrale,chapelle,monastère
        Transfert d'argent|argent,échange
        Morgue|iml,mortuaire
        Parking pour motocyclettes|parc à motos,stationnement motos
        Location de motos|location,mobylette,moto,motocyclette,scooter
        Boîte de nuit|discothèque
        Boîte de nuit LGBTQ+|discothèque,gay,lesbien,lgbtq
        Casier à colis|boîte,casier,colis,paquets
        Parking|zone de stationnement
        Parking multi-niveau|zone de stationnement
        Parking-relais|zone de stationnement
        |aire,chaussée,rue,zone
        Parking souterrain|camion,parc de stationnement souterrain,sous-terrain,souterrain,voiture
        |entree,entrée,garage,parc de stationnement,sortie
        Place de parking|zone de stationnement
        |mobilité réduite,parking handicapé,place handicapé,pmr
        Centre de paiement|argent,chèque,facture,finance,paiement,taxe
        Terminal de paiement|argent,atm,dab,finance,paiement
        Pharmacie
        Photomaton|cabine photographique,caméra,identité
        Lieu de culte|édifice religieux
        Temple boudhiste
        Église chrétienne|abbaye,cathédrale,chapelle,chrétien

        |abbaye,cathédrale,chapelle,chrétien
        |abbaye,cathédrale,chapelle,chrétien,quaker,quakers,société des amis
        Temple hindou|hindou,monastère
        Synagogue|judaïsme,juif
        Mosquée|islam,musulman
        Sanctuaire shintoïste|monastère,sanctuaire,shinto
        Temple Sikh|monastère,sikh
        Temple Taoïste|monastère,taoïste
        Planétarium|planetarium
        Poste de police|gendarmerie,police
        Bureau de vote permanent|bureau de vote,démocratie,démocratique,vote,élections
        Boîte aux lettres (envoi)|boîte aux lettres d'expédition
        |colis,courrier,distribution,poste,traitement du courrier,tri
        Bureau de poste
        Prison (terrain)|centre correctionnel,centre de détention,geôle.,maison d'arrêt,prison,pénitencier,terrains carcéraux
        Pub
        Pub irlandais|bar irlandais
        Pub LGBTQ+|gay,lesbien,lgbtq
        brasserie-pub|alcool,bière,boissons
        Bain public
        Boîte à livres,Microbibliothèque|armoire à livres,bibliothèque en libre service,micro-bibliothèque
        Centre d'accueil du parc
        |déchets électroniques,ordinateurs,recyclage électronique,tablettes,téléphones,électronique
        Benne pour déchets verts|biodégradable,biologique,compost,déchets organiques,décomposable,jardinage,nourriture,organiques,recyclage,restes de nourriture
        |centre de recyclage,déchetterie,déchèterie,parc à conteneurs,recyparc,écocentre
        Conteneur de recyclage
        Camp de réfugiés|camp,migrants,refugies,réfugiés
        Laboratoire de recherche|centre de recherche,institut de recherche,recherche appliquée,recherche et développement,recherche expérimentale
        Restaurant|auberge
        Restaurant américain|diner,grill
        Restaurant asiatique|bo bun,bobun,cuisine asiatique,nems,rouleaux de printemps
        Restaurant de grillades
        Restaurant chinois|cuisine chinoise,nems,rouleaux de printemps
        Restaurant français|cuisine francaise,cuisine française,restaurant francais
        Restaurant géorgien|géorgie
        Restaurant allemand
        Restaurant grec|gyros,pita,souvlaki
        Fondue chinoise
        Restaurant indien
        Restaurant italien|cuisine italienne,pates,pizza,pâtes,risotto
        Restaurant japonais|maki,miso,sushi
        Restaurant coréen|corée
        Restaurant mexicain|burritos,enchiladas,fajitas,nachos,salsa,tamales,tortillas
        Restaurant de nouilles|nouilles,pâtes,ramen,restaurant de pâtes,soba,vermicelles
        Pizzeria|pizza
        Restaurant de ramen|nouilles,ramen
        |coquillages,crabe,crustacés,huitres,moules,poisson
        Restaurant espagnol|castillan
        Steakhouse|bœuf,grill,restaurant de steak,steak
        Restaurant sushi|japonais,restaurant de sushi,sushi
        Restaurant thaïlandais|thai
        Restaurant turc
        Restaurant ukrainien
        Restaurant vietnamien
        Station de vidange sanitaire|mobilehome,sanitaires,station de vidange,toilettes chimiques
        Abri
        Abri
        Gazébo
        Appentis
        Abri de pique-nique|pavillon
        |zone d'attente abritée voyageur
        Douche
        Zone fumeur|cigarette,fumer
        Centre social|fraternité,hall,organisation,société,union,événement
        Structure sociale|etablissement de services sociaux
        Soins ambulatoires

        Crèche
        Banque alimentaire
        Maison de retraite
        Foyer pour sans-abri
        EHPAD|maison de retraite médicalisée,médicalisé,personnes âgées
        Club de strip-tease|strip club,strip-tease
        Studio|plateau de télévision,studio de radio,studio de télévision
        Studio d'enregistrement|enregistrement audio,mixage,studio audio
        Station de radio|radio am,radio fm,radio go,radio po,studio de radio,studios de radio
        Station de télévision|chaine de television,chaine de télévision,chaine tv,chaîne de télévision,chaîne tv,diffuseur,studio de television,studio de télévision,studio tv
        Studio de cinéma|films,production vidéo,tournage
        Club échangiste|adulte,boîte de nuit échangiste,club libertin,porn,sexe,strip
        Station de taxi
        Station de Tuk-tuk|cyclo-pousse,station de pousse-pousse
        Station de vélo-taxi|station de velhop
        Station de moto-taxi|taxi à deux roues,taxi-moto
        Téléphone
        Théâtre
        Amphithéâtre|amphi,auditoire
        Composteur de billet|billet,compostage,composter,composteur,machine,métro,tiquet,titre,transport
        Toilettes|latrine,urinoir,vespasienne
        Toilettes à chasse d'eau|chasse d'eau,entraînement par liquide
        Toilette sèche
        Toilettes mobiles|amovible,déplaçable,mobile,sanitaires,wc chimiques
        |hôtel de ville,maison commune
        Siège de barangay
        Mairie|conseil,gouvernement,maire,municipalité
        Ludothèque|jeux,jouets,ludothèqe
        Zone d'apprentissage du vélo
        Abri à chariots
        |aspirateur,automobile,lavage,nettoyage,voiture
        Centre de contrôle technique|contrôle technique
        Distributeur automatique|distributeur,machine,vending machine,vente automatique
        |chambre à air,distributeur,vélo
        |bouteille,retour de bouteille
        Distributeur automatique de pain|baguette,distributeur,machine,pain,vente automatique
        Distributeur de cigarettes|cigarettes,distributeur automatique de cigarettes,distributeur à cigarettes,machine à cigarettes,vending machine cigarettes,vente automatique de cigarettes,vente cigarettes,vente de cigarettes
        Distributeur de café
        Distributeur de préservatifs|capotes,condoms,distributeur automatique de préservatifs,distributeur à préservatifs,machine à préservatifs,préservatifs,vending machine condoms,vente automatique de préservatifs,vente de préservatifs,vente préservatifs
        Distributeur de boissons|boissons,distributeur automatique de boissons,distributeur à boissons,drinks,jus de fruit,machine à boissons,machine à café,soda,thé,vending machine drinks,vente automatique de boissons,vente boissons,vente de boissons
        Distributeur automatique d'œufs|distributeur,machine,oeuf,vente automatique,œufs
        Distributeur de matériel éléctronique|câbles,matériel électronique,tablette,écouteurs
        Distributeur de pièces|commémoration,pièces,souvenir
        |animal,canin,chien,crottes de chien,sacs à excrément
        |cup,distributeur de cup,distributeur de serviettes hygiéniques,distributeur de tampon,distributeur de tampons,menstruations,serviette,tampon
        Distributeur de fleurs
        Distributeur d'aliments
        Distributeur de friandises|distributeur de snacks
        Distributeur de carburant|distributeur d'essence
        Distributeur de glace
        Distributeur automatique de glaçons|distributeur,glace,glaçons,machine,vente automatique
        Distributeur de journaux|distributeur automatique de journaux,distributeur à journaux,journaux,machine journaux,machine à journaux,magazines,newspapers,vending machine newspapers,vente automatique de journaux,vente de journaux,vente journaux
        |horodateur,machine parking,parking tickets,ticket de parking,tickets,tickets de parking,vending machine parking tickets,vente tickets de parking
        Distributeur à pizzas|automate,pizza
        |billets,billets bus,billets de bus,billets de métro,billets de rer,billets de train,billets métro,billets rer,billets train,métro,public transport tickets,rer,tickets,tickets bus,tickets de bus,tickets de métro,tickets de rer,tickets de train,tickets de transport,tickets métro,tickets rer,tickets train,titres de bus,titres de métro,titres de rer,titres de train,titres de transport,vente titres de transport
        Distributeur de timbres|courrier,enveloppe,lettre,timbres
        Distributeur de bonbons
        Distributeur d'eau potable
        Vétérinaire
        Pharmacie véterinaire
        |chien,crottes,déchets
        Poubelle|amenity waste basket,bac à ordures,conteneur à déchets,conteneur à ordures,corbeille,déchets,garbage can,litter bin,ordures,petite poubelle,poubelle de rue,poubelle de ville,poubelle publique,poubelle urbaine,recyclage,rubbish bin,trash can,tri sélectif,waste basket,wastebasket
        Bac à déchets|amenity waste disposal,bac à ordures,benne à déchets,benne à ordures,container à déchets,container à ordures,déchets,grande poubelle,ordures,recyclage,tri sélectif,waste disposal,wastedisposal
        |amenity waste transfer station,bennes à ordures ménagères,camion-poubelle,centre de regroupement,centre de transfert,centre de transit,centre de tri,déchets,ordures,regroupement de déchets,station de regroupement,station de transfert,station de transit,station de tri,transfert de déchets,transit de déchets,tri de déchets,waste transfer station
        |amenity water point,autocaravane,camping-car,caravane,citerne,mobile-home,motor-home,point d'eau potable,remplissage,véhicule de loisirs,véhicule récréatif,water_point
        Point d'eau pour animaux|abreuvoir,amenity watering place,animal,animaux,auge,boire,point d'eau,soif,trou d'eau,watering place
        pont bascule|balance,bascule publique,poids public,poids-lourds
        Manège
        Enclos|animal,animaux,cage,lion,ours,safari,tigre
        Grande roue|roue panoramique
        Auto tamponneuse
        Saut à l'élastique
        Carrousel
        Parcours scénique|train fantôme
        Tour de chute|fete foraine,fête foraine
        manège pour petits enfants|camion de pompiers,hélicoptère,petit camion,petit enfant,petite voiture,petits enfants
        Manège aquatique|rondin de bois
        Labyrinthe
        Bateau pirate
        Bouées|attraction aquatique,bouée géante,bouées géantes,kayak,rafting,rivière rapide
        Montagnes russes
        Chaises volantes|chaise volante
        Train touristique|petit train
        Toboggan aquatique
        Cathédrale - bâtiment|archiprêtre,bâtiment religieux,cathedral,cathedrale,catholicisme,cathèdre,cathédrale,catédrale,christianisme,chrétienne,chrétiens,church,clergé,cocathédrale,diocèse,eglise,messe,métropole,orthodoxe,orthodoxie,prière,prêtre,siège,édifice religieux,église basilique,église catholique,église orthodoxe,église primatiale,évêque
        Chapelle - bâtiment|bâtiment religieux,catholicisme,chapel,chapelle,christianisme,chrétienne,chrétiens,clergé,édifice religieux
        Église - bâtiment|abbatiale,bâtiment religieux,catholicisme,catholicon,christianisme,chrétienne,chrétiens,church,clergé,collégiale,eglise,katholikon,kyriakon,messe,métropole,orthodoxe,orthodoxie,paroisses,prière,prêtre,édifice religieux,église abbatiale,église basilique,église catholique,église collégiale,église décanale,église orthodoxe,église paroissiale,église primatiale,église priorale
        Mosquée - Bâtiment|bâtiment
        Bâtiment du stade|tribune.
        Synagogue
        Temple
        Gare ferroviaire (bâtiment)
        Groupe de scout|scoutisme,scouts
        Club de sport|association sportive,athlétisme,sport
        Réparation de matériel agricole|engin agricole,engins agricoles,garage,materiel agricole,matériel agricole,mecanicien,mécanicien,reparation,réparation,tracteur
        Vannier
        Apiculteur|miellerie
        Forgeron
        Constructeur de bateaux|constructeur de bâteaux
        Relieur
        Brasserie artisanale|alcool,bière,cidre,industriel
        Menuisier / Charpentier|charpentier,ébéniste
        |pose de tapis
        Traiteur|restaurateur
        Ramoneur
        Service de nettoyage|ménage,nettoyage
        Horloger|horlogerie
        Confiseur|biscuiterie,biscuits,bonbons,fabricant de bonbons
        Distillerie|alcool,bière,boisson,bourbon,brandy,gin,liqueur
        Couturier|designer textile
        Électricien|electricien
        Service de réparation électronique|craft electronics repair,electronics,electronics repair,magasin d'électronique,maintenance électronique,repair,réparateur électronique,réparation d'appareil photo,réparation d'ordinateur,réparation d'électroménager,réparation de caméra,réparation de téléphone,réparation de téléviseur,réparation électronique
        Poseur de sol|parquet,sol
        Jardinier|concepteur de jardins,paysagiste
        Vitrerie|vitrier
        Artisanat fait-main|artisanat manuel
        Chauffagiste|artisan chauffagiste,artisan climatisation,artisan ventilation
        Technicien thermicien|isolation thermique de bâtiments
        Menuisier|meubles
        Reproduction de clés
        Constructions métalliques|constructions metalliques
        Peintre
        Poseur de parquet|parquet,pose de parquet
        Photographe
        Laboratoire photographique|laboratoire de développement
        Plâtrier|gâcheur,plafonneur
        Plombier
        Potier|ceramiste,céramiste,faiencier,faïencier
        Gréeur
        Couvreur
        Sellier|bourrelier,sellier garnisseur,sellier harnacheur
        Voilerie|voilier
        Scierie
        Monteur d'échafaudages|échafaudages
        Sculpteur
        Cordonnier|bottier
        Fabriquant d'enseignes|enseignes,signalétique
        Tailleur de pierre
        Carreleur|dalleur,paveur
        Ferblantier|rétameur,étameur
        Tapissier|garnisseur
        Horloger (montres)
        Construction de fenêtres|fabrication de fenêtres
        Chai|cave à vins,cellier

        École de danse
        Auto-école|autoécole,ecole de conduite,permis de conduire,voiture

        École de langues
        École de musique
        École préparatoire


        Station d'ambulance
        Point de rassemblement d'urgence|point,rassemblement
        Défibrillateur|dae,défibrillateur automatique,défibrillateur automatisé externe
        Centre de réponse d'urgence|centre d'intervention d'urgence,centre de réaction d'urgence,echo,ercc
        Boîte d'alarme incendie|alarme,boîte,incendie,sécurité
        Extincteur d'incendie|extincteur,incendie,mousse,poudre
        Tuyau d'incendie|canon à eau,lance à incendie
        Borne d'incendie,Bouche d'incendie,Point d'eau incendie|borne fontaine,borne incendie,borne-fontaine,fire hydrant,hydrant
        Poteau incendie|borne fontaine,borne incendie,borne-fontaine,fire hydrant,hydrant
        Borne d'incendie souterraine|borne fontaine souterraine,borne incendie souterraine,borne-fontaine souterraine,bouche d'incendie souterraine,fire hydrant,hydrant,poteau incendie souterrain
        Colonne sèche
        Kit de premiers secours|bandage,kit d'urgence,kit médical,pansement,premiers secours,trousse d'urgence,trousse de secours
        Site d’atterrissage d’urgence|helicoptere,hélicoptère
        Bouée de Sauvetage
        |aide,bateau,mer,poste,sauvetage,secours,sécurité
        Sauveteur|maître-nageur,secouriste,surveillant
        Secours de montagne|pghm,secours
        Téléphone d'urgence
        Sirène|avertissement,raid aérien,tempête,tornade
        Réservoir d'eau pour pompiers|incendie,pompier,réserve,éteindre
        |citerne,enterré,incendie,pompier,secours,souterrain
        Réservoir d'eau de secours|reservoir,secours
        Entrée des urgences|entrée,secours,urgences
        Bunker (golf)|bunker de fairway,fosse de sable
        Club-house de golf|club house,clubhouse
        Terrain de pratique|golf,practice,pratique,swing,terrain de golf
        Fairway|chenal
        Green
        Obstacle d'eau latéral|terrain de golf,zone d'eau
        Hautes herbes (golf)
        Départ|tertre de départ
        Obstacle d'eau|terrain de golf,zone d'eau
        Médecine alternative|techniques de bien-être alternatives
        Acupuncteur
        Praticien ayurvédique
        Chiropraticien|chiropracteur
        Homéopathe|homéopathie
        Naturopathe|naturopathie
        Ostéopathe|ostéopathie
        Médecine traditionnelle chinoise|médecine alternative chinoise,médecine chinoise,orientale,techniques de bien-être alternatives
        Audiologiste|audiologue
        Maternité|accouchement,centre de maternité,clinique,grossesse,établissement
        |banque du sang
        Centre de conseil médical|conseil,diététique,régime,sexe
        Orthodontiste|appareil dentaire
        Hospice|chic,chr,chu,clinique,hôpital,établissement de santé
        |laboratoire d'analyses médicale,laboratoire de biologie médicale
        Sage-femme|maïeuticienne
        Ergothérapeute
        Optométriste
        Kinésithérapeute
        Podologue|pédicure-podologue
        Psychothérapeute|psychologue
        Centre de réadaptation|établissement de réadaptation
        Lieu de prélèvements biologiques|biologique,collecte,lieu,prélèvement,santé,échantillon
        Orthophoniste
        Ascenseur|elevator,lift,monte-charge,élévateur
        Piste de courses automobiles|automobile,course,course automobile,courses automobiles,formule un,moto-cross,motocross,piste
        Circuit de karting|circuit,kart,piste,sport automobile
        Piste de moto-cross|circuit,moto-cross,motocross,piste,tout-terrain
        Aire de repos
        Aire de service
        Début du sentier|début,démarrage
        Avion historique
        Site archéologique
        Borne frontière
        Canon
        Château
        Forteresse historique|citadelle,monument,site historique
        Palace|palais,reine,roi,résidence royale
        Château non fortifié|noble,palais,reine,renaissance,roi
        Porte de la ville|barrier gate,barriere,barrière,entree,entrée,fermeture,gate,ouverture,passage,portail,porte,portillon,ville
        Fort historique|fort,fortifications,site historique
        Manoir|maison,noble,site historique
        Mémorial|monument aux morts,plaque,stèle
        Plaque bleue
        Plaque commémorative|historique,marque historique,mémoire,plaque historique,souvenir,épitaphe
        Plaque mémorielle Stolpersteine|stolpersteine
        Meule
        Grand monument commémoratif|grand mémorial
        Pilori|ancien pilori
        Ruines
        Tombe|stèle
        Croix/Calvaire
        Oratoire
        Épave de bateau|coque,mat,épave
        Jardins familiaux|jardins communautaires
        Aquaculture|algoculture,aquiculture,astaciculture,conchyliculture,coraliculture,halieuculture,mariculture,pisciculture,pénéiculture
        Ferme piscicole|élevage de poissons
        Terrain en friche|terrain abandonné
        Cimetière
        Zone tertiaire,Zone de bureaux|cité administrative
        Site en construction|construction,démolition,développement,infrastructure,zone de construction
        Zone dédiée à l'éducation
        Parterre de fleur|fleurs,jardin public,parterre
        Forêt exploitée|arbres,exploitation forestière,forêt,rondins
        Terrain pour garages
        Terrain vierge
        Terrain d’agriculture sous serres|fleurs,horticulture,serre d'horticulture
        Port / Havre|bateau,navire,port
        Zone industrielle|manufacture
        Dépôt
        Casse automobile|cimetière de voitures,ferrailles.
        Abattoir
        Décharge|centre d'enfouissement des déchets
        Prairie
        Prairie avec arbres fruitiers

        Zone militaire
        Aérodrome Militaire|aéroport militaire,base aérienne
        Caserne militaire
        Base militaire|armes,armée,armée de terre,soldat
        Base navale|armes,armée,marine,mer,soldat
        Zone d'exclusion militaire
        Parcours du combattant|obstacles,parcours
        Stand de tir militaire
        Zone d'entraînement militaire|armée,entrainement,manoeuvres,manœuvres
        Oliveraie
        Verger
        Pépinière
        Carrière
        Zone ferroviaire|rails,voie ferrée
        Terrain de loisirs|terrain de jeux
        Zone religieuse
        Zone commerciale|zone de magasins
        Marais salants|saliculture,salines,salins,saunerie
        Vigne|vignes
        Aire de sports d'hiver|alpin,descente,fond,glace,husky,luge,nordique,patin à glace,piéton,rando,randonnée,raquette,ski,ski-joring,snowboard,traîneau
        Jeux pour adultes
        Salle de jeux|arcade,jeux vidéos,pinball,simulateurs de course
        Kiosque à musique|kioske à musique
        Endroit de baignade|aire de baignade
        Station balnéaire|plage.
        Observatoire ornithologique|observatoire d'oiseaux
        Gradins|bancs,sport,stand
        Bowling|jeu de quilles,jeux de boules,quilles
        Terrain communal|bien communal,bois communal,pré communal
        Salle de danse|dancing,piste de danse,salle de bal
        Parcours de disc golf|disk golf,golf,terrain de golf
        Parc canin|parc à chiens
        Escape game|escape room,puzzle room,quest room
        Emplacement pour feu
        Lieu de pêche|zone de pêche
        |salle de musculation,salle de sport
        Salle de Yoga
        Parcours de santé|atelier
        Poutre (parcours de santé)|poutre
        Boîte de saut
        Barre fixe
        Barres de singe
        Équipement d'hyperextension en extérieur|équipement d’hyperextension en extérieur
        Barres parallèles
        |atelier,exercice,fitness,pompes inclinées,équipement
        Anneaux de gymnastique|gymnastique
        Panneau d'instruction d'un exercice|atelier,exercice,fitness,instructions
        |abdominaux,abdos,atelier,exercices,fitness,équipement sportif
        Escalier d'exercices
        Jardin
        Jardin botanique|collection,plantes,végétaux
        Jardin partagé|associatif,collectif,communautaire,familial,partagé
        Jardin potager
        Jardin résidentiel|cour arrière,cour avant,espace vert,jardin domestique,jardin privé,parterre
        Parcours de golf|golf,terrain de golf
        Tiers-lieu|hackerspace,tiers lieu
        Centre équestre|centre d'équitation,centre hippique,cercle hippique,club hippique,poney-club
        Jacuzzi|bain chaud,bain tourbillon,bain à remous,cuve thermale
        Patinoire
        Salle de jeux intérieur|enfants,intérieur,jeux
        Marina
        Mini-golf|mini golf
        Réserve naturelle|zone protégée
        |beer garden,places en terrase,terrasse
        Parc
        Table de pique-nique
        Échiquier|bancs,jeu,table d'échecs,table de jeu,échecs
        Terrain de sport
        Terrain de football américain
        Terrain de handball américain|américain,balle,handball,mur
        |arc,sport,tir

        |lancer de marteau,secteur,zone


        |saut en longueur,secteur,zone


        Terrain de triple-saut
        Terrain de football australien|football australien
        Court de Badminton|terrain de badminton
        Terrain de baseball|baseball
        Terrain de basket|terrain de basketball
        Terrain de Beach-volley


        Terrain de boulingrin|terrain de boule anglaise
        Échiquier géant|plateau,quadrillage,échecs
        Terrain de cricket
        Terrain d'équitation|arène,rodéo,équitation

        Terrain de four square|four,foursquare,square
        |court,entonnoir,funnel
        |ballon,foot,football,futsal,salle
        Terrain de Gaga|aire,arène,balle,gaga,genoux,jeu
        Terrain de handball|hand,handball,surface
        Fer à cheval (jeu)|fer à cheval,lancer de fer
        Court de netball|netball,terrain de netball
        Court de padel|padel,terrain de padel
        Terrain de paintball|airsoft,paintball
        Terrain de pickelball|court,pickelball,tennis léger
        |rugby
        |rugby
        Champ de tir|champ,club,sport,stand,tir,zone
        |jeu de galets,palets américain,shuffleboard,sol,surface
        Skatepark|planchodrome,skate park
        Terrain de football|terrain de soccer
        Terrain de softball|softball
        Baby-foot|babyfoot,football de table
        Table de ping-pong|ping-pong,tennis de table
        Court de tennis|terrain de tennis
        Court de netball|netball,terrain de netball
        Terrain de volleyball
        |aire de jeu
        |aire,enfants,intérieur,jeux
        Centre de loisir|complexe hôtelier,complexe touristique,détente,lieu de séjour,relaxation,spa,station thermale,village de vacances
        Sauna
        Cour de récréation|cour d'école,cour de récré
        |cale,cale de lancement
        Centre sportif|complexe sportif,salle de sport
        Salle d'escalade|block,bloque,escalade,mur,prises,salle
        Parc d'aventures
        Course hippique|course,course de cheval,course équestre,galop,pari,pari sportif,équitation
        Karting
        Centre de tir|arme,cible,complexe,entraînement,pistolet,sportif,tir
        Centre aquatique|stade aquatique,stade nautique
        Gymnase|salle de sport
        Stade
        Camp d'été
        Lieu de baignade|aquatique,plongée
        Piscine
        |piste d'athlétisme,piste hippique



        Piste de sprint
        Piste de steeple
        Piste de triple-saut
        Piste de cyclisme|course,cyclisme,piste,vélodrome
        Piste de courses hippiques|chevaux,hippique,pari sportif,piste de course,équestre
        |athlétisme,course à pied
        Parc à trampolines|trampoline
        Parc à thème aquatique|parc d'attractions aquatiques
        Entrée de mine|entrée de galerie
        Antenne radioélectrique
        Balise
        Ruche|abeille,apiculture,ferme,miel,pollinisation
        Brise-lames
        Pont (surface)|pont
        Silo-couloir|trémie
        Cairn|pierres,pile de cailloux,tas de cailloux
        Cintre à tapis|râtelier à tapis,support de tapis
        Porte cérémonielle

        Cheminée
        Clarificateur d'eaux usées|clarificateur,décanteur
        Coupe rase forestière|arbres coupés,bois,bucheron,forêt
        Rose des vents
        Grue|palan,portique
        Portique de manutention|levage,portique
        Pont roulant|levage,manutention,pont,roulant
        Croix|calvaire
        Pigeonnier|colombier,pigeonier
        Mât de drapeau|drapeau,hampe
        Torchère|brûleur,gaz,pétrole,torchère à gaz

        Pompe à essence
        Gazomètre
        Géoglyphe

        Épi maritime
        Hôtel à insectes
        Phare
        Mât|antenne,communication,radio,télécommunication,téléphonie
        Mât de communication|mât de transmission,pylône de transmission,tour de télédiffusion,tour de télévision,tour haubanée,télécommunications,émetteur de téléphonie cellulaire,émetteur de téléphonie mobile,émetteur de télévision,émetteur radio
        Mât de téléphonie mobile|mât de transmission,pylône de transmission,tour de télédiffusion,tour de télévision,tour haubanée,émetteur de téléphonie cellulaire,émetteur de téléphonie mobile,émetteur de télévision,émetteur radio
        Mât de transmission radio|antenne,communication,radio,transmission,émetteur radio
        Mât de télédiffusion|antenne,diffusion,mât de télévision,tour de télédiffusion,transmission,télévision
        Mât d'éclairage
        Plate-forme à lait
        Puits de mine|cave,mine,sous-terrain,tunnel
        Station de surveillance|atmosphère.,climat,météorologie,pression,sismologie,séisme
        Obélisque|égyptien
        Observatoire
        Puits de pétrole|chevalet de pompage,derrick,puits de forage
        Jetée
        Jetée flottante|ponton flottant,quai flottant
        Jardinière|bac,décoration,fleurs,plante,pot
        Station de pompage|pompage,pompe
        Quai|docks
        Réservoir couvert|couvert,enterré,souterrain
        Antenne satellite
        Silo|emplacement de stockage

        Réservoir de stockage|citerne,silo de stockage
        Réservoir d'eau|citerne
        Appareil de surveillance|caméra,vidéo
        Caméra de surveillance|camera,caméra,immatriculation,plaque,protection,reconnaissance,surveillance,verbalisation,video-surveillance,videoprotection,videosurveillance,vidéo-protection,vidéo-surveillance,vidéoprotection,vidéosurveillance
        Repère de nivellement|borne,géodésique,nivellement,point
        Bassin de résidus miniers|déchets,mine,minier,résidus,sédimentation
        Télescope
        Télescope optique
        Radiotélescope
        Tour
        Clocher|beffroi
        Tour de communication|antenne,diffusion,gsm,mât de transmission,pylône de transmission,radio,tour de télécommunication,téléphone cellulaire,téléphone portable
        Tour aéroréfrigérante|refroidissante,réfrigérante
        Tour fortifiée|défense,tour de chateau,tour de château,tour défensive
        Plongeoir|plonger,plongoir,sautoir
        Minaret|islam,muezzin
        Tour d'observation|mirador
        Pagode
        Tunnel (surface)|passage souterrain,shaft,trou,tunnel
        Écran géant à LED|géant,images,led,mur,publicitaire,vidéo,écran
        Station d'épuration
        Robinet|point d'eau,source d'eau
        Château d'eau
        Puits
        Usine d'eau potable
        Moulin à eau|roue
        Moulin à vent|vent
        Pompe à vent|pompe,éolienne
        Usine
        Brasserie industrielle|alcool,bière,cidre,industriel
        Bunker|armée,casemate,combat,garde,marine,navy,troupes
        Poste de contrôle militaire|contrôle,poste
        Bureau Militaire|bureau de recrutement militaire
        Tranchée militaire|guerre,infanterie,tranchée
        Arche Naturelle
        Zone Rocheuse|rochers
        Baie
        Plage
        Cap|ligne de côte,pic,promontoire,roc,érosion
        Entrée de caverne|abri sous roche,caverne,entrée,grotte
        Falaise
        Alpage|colline,montagne,tunturi
        Geyser
        Glacier
        Prairie naturelle
        Lande|bruyère
        Source chaude|source géothermique
        Boue
        Sommet|mont,pic
        Péninsule|littoral,presqu'île,promontoire,érosion
        Récif|barriere,barrière,corail,coralien,haut fond,ocean,océan,recif,rocher
        Rocher (rattaché au sol)|pierre,rocher
        Col|passe
        Sable|dunes,désert
        Pierrier|éboulis
        Broussailles|friche,garrigue,maquis
        Galets|fleuve,galet,gravier,pierre ronde,pierres rondes
        Gouffre
        Source
        Pierre (détachée du sol)|pierre,rocher
        Détroit|bras,chenal
        Souche d'arbre|arbre,base,souche
        Vallée|canyon,gorge
        Volcan
        Eau
        Bassin|plan d'eau
        Canal (surface)|canal
        Lac
        Douves|fossé
        Bras mort|ancien,bras,bras-mort,mort,méandre
        Étang|mare
        Bassin de rétention|bassin de retenue,lac artificiel
        Rivière (surface)|estuaire,fleuve,rivière
        Ruisseau (surface)|cours d'eau étroit,ruisseau
        Bassin d'eaux usées|eaux usées,égouts
        Zone humide|tourbière
        Tourbière ombrotrophe|haute,mare,ombrotrophe,tourbière
        Tourbière minérotrophe|mare,minérotrophe,nappe,phréatique,tourbière
        Mangrove
        Marais
        Roselière|jonc,massette,roseau,scirpe
        Marais côtier|côtier,estran,marée,salé
        Tourbière structurée|aapa,cordée,mare,ridée,réticulée,structurée,tourbière
        Marécage|arboré,arbres,arbustes,bois,forêt,inondé
        Vasière
        Prairie humide|herbe,humide,inondable,inondé
        Bois naturel|arbre,bois,forêt,taïga
        Comptable|expert-comptable.
        Agence d'adoption
        Agence de publicité|agence de communication.,agence publicitaire
        Architecte
        Bureau d'association
        Bureau de cautionnement|agence,bureau,caution,libération,prison
        Organisation de bienfaisance/charité|organisation de bienfaisance,organisation de charité
        Bureau d'entreprise|entreprise
        Bureau de consultant|consultant
        Espace de coworking|espace de bureau partagé,espace de coworking.
        Bâtiment diplomatique|bureau diplomatique,bâtiment
        Consulat
        Ambassade
        Bureau de liaison|diplomates,diplomatie
        Centre de formation|établissement d'enseignement
        Agence pour l'emploi|interim,intérim
        Fournisseur d'énergie|électricité
        Bureau d'études et d'ingénierie|bureau d'études,cabinet d'ingénierie,ingénieur,ingénieur civil,ingénieur mécanique,ingénieur structure,ingénieur technique,ingénieur électricien,société d'ingénierie
        Agence immobilière
        Bureau d'entreprise financière|bureau financier,établissement financier
        Conseiller financier|bureau financier,finances,gestion de biens,héritage,retraite,établissement financier
        Administration forestière
        Fondation
        Administration publique|bureau du gouvernement
        Bureau du Procureur général|avocat,justice,procureur
        Bureau d'état-civil|registre d'état civil
        Centre des impôts|bureau des impôts
        Graphiste|bureau,cabinet,designer,graphique
        Bureau des guides
        Agence d'assurance|assurance,mutuelle
        Spécialiste en informatique|informaticien
        Cabinet d'avocats|avocat,bureau,cabinet,juriste
        Entreprise de déménagement
        Journal|agence de presse
        Organisation non gouvernementale|ong
        Notaire
        Bureau de parti politique|parti politique
        Enquêteur privé/détective|détective,enquêteur privé
        Société de location immobilière|bureau,crédit-bail,entreprise,location,louer,loyer,paiement,société
        Autorité administrative indépendante|aai,ong quasi-autonome,quango.
        Bureau religieux|administration religieuse,intendance religieuse,secrétariat religieux
        Organisme de recherche|centre de recherches
        Agence de sécurité privée|agence de vigiles,gardes,surveillance
        Géomètre|arpenteur,géomètre-expert,topographe.
        Conseiller fiscal
        Agence de télécommunications|agence télécom,fai,opérateur
        |obsolète
        Bureau de traduction
        Bureau de syndicat|bureau,syndicat
        Compagnie des eaux|agence de l'eau
        Île
        Îlot
        Place|placette,square
        Centrale électrique (terrain)|centrale électrique
        Centrale au charbon|centrale,charbon
        Centrale au gaz|centrale,gaz
        Centrale hydroélectrique|centrale hydroelectrique,turbine
        Centrale nucléaire|centrale atomique,centrale nucleaire
        Centrale au pétrole|centrale,petrole,pétrole
        Centrale photovoltaïque|centrale solaire,panneaux solaires,électricité,énergie renouvelable,énergie solaire,énergie verte
        Parc solaire
        Usine d’incinération de déchets|dechets,incinérateur,ordures
        Ferme d'éoliennes|parc eolien,parc éolien,éolienne
        Sous-station|poste de transformation électrique,sous-station électrique,transformateur
        Quai pour remontée mécanique|arrêt de remontées mécaniques,gare de remontées mécaniques,quai de remontées mécaniques,remontée mécaniques,remontées mécaniques,station de remontées mécaniques,tire-fesses,télé-siège,télécabine,téléphérique,télésiège
        Quai d'arrêt de bus|arrêt de bus,car,gare de bus,quai de bus,station de bus
        |plateforme,tram,tramway,transport,trolleybus
        Quai pour ferry|arrêt de ferry,bateau,ferry,gare de ferry,quai de ferry,station de ferry
        Station de métro léger|arrêt de métro léger,gare de métro léger,métro léger,quai de métro léger
        Quai de monorail|arrêt de monorail,gare de monorail,monorail
        Quai de métro|arrêt de métro,gare de métro,métro
        Quai de gare ferroviaire|arrêt de train,gare ferroviaire,quai de train,quai ferroviaire,station ferroviaire
        Arrêt de tramway|gare de tramway,quai de tramway,tramway
        Quai pour trolleys|arrêt de trolleys,quai de trolleys,station de trolleys,trolleys
        Gare de remontée mécanique|gare de remontées mécaniques,remontée mécanique,remontées mécaniques,station de remontées mécaniques,tire-fesse,télé-siège,téléphérique,télésiège
        Gare routière|station routière
        Terminal de ferry
        Station de tramway léger|gare de tramway,train-tram,tramway léger
        Station de monorail|gare de monorail,monorail
        Station de métro|gare de métro,métro
        |gare ferroviaire,station ferroviaire
        |gare ferroviaire,station ferorviaire
        Station de tramway|gare de tramway
        Gare de trolleys|station de trolleys,trolley
        |arrêt de remontée mécanique,remontée mécanique,remontées mécaniques,stop de remontée mécanique
        |arrêt de bus,car,stop de bus
        |arrêt de ferry,bateau,ferry,stop de ferry
        |arrêt de train-tram,stop de train-tram,train-tram,tramway léger
        |arrêt de monorail,monorail,stop de monorail
        |arrêt de métro,métro,stop de métro
        |arrêt de train,stop de train
        |stop de tramway,tramway
        |arrêt de trolley,stop de trolley,trolley
        Croisement rail-rail
        Poste d'aiguillage
        Bouche de métro|entrée de métro
        Lavage de Train|nettoyage de train
        Intersection tramway-chemin piéton|chemin piéton,croisement,intersection,piéton,tram,tramway,trolley
        Intersection tramway-route|croisement,intersection,route,tram,tramway,trolley
        Voie de retournement
        Dépôt ferroviaire|depot,fret
        Magasin d'agriculture|engins agricoles,graines,machines,pesticides
        Magasin de vente d'alcool|cave,magasin de vin,vins & spiritueux
        |figurine,manga
        Antiquaire|anticaire,antiquité,brocante,vieillerie
        Magasin d'électroménager|appareil électroménager,appliances,aspirateur,bouilloire,cafetière,cave à vin,centrale vapeur,centrifugeuse,cireuse,climatiseur,congélateur,cuiseur,cuisinière,cuisinière à gaz,cuit vapeur,fer à repasser,fouet électrique,four micro-ondes,four traditionnel,four à vapeur,grille-pain,gros électroménager,hotte aspirante,lave-linge,lave-vaisselle,machine à pain,mixeur,moulin à café,nettoyeur à vapeur,petit électroménager,pierrade,plaque de cuisson,presse-agrumes,pèse-personne,rasoir électrique,repassage,robot de cuisine,robot multifonctions,réfrigérateur,shop appliance,sèche-linge,tondeuse,électroménager,épilateur
        Marchand d'art|art,artiste,exposition,galeriste,gallerie d'art,magasin d'art
        |magasin de puériculture
        Magasin de sacs
        Boulangerie

        Magasin pour barbecues
        Salon de beauté|institut de beauté,épilation
        Manucure|onglerie,salon de manucure
        Salon de bronzage|centre de bronzage
        Magasin de literie|vente de literie,vente de matelas
        Magasin de boissons
        Magasin de vélos|magasin de vélo
        Magasin de bateaux|bateau de pêche,hors-bord,jetski,magasin de bateau
        Bookmaker|preneur de paris
        Librairie
        |brasseur
        Boucherie|boucher,charcuterie,charcutier
        Boutique de matériel photographique|appareil photo,camera,caméra,film
        Magasin de bougies
        Magasin de cannabis|canabis,herbe,marijuana
        Concessionnaire automobile|concessionnaire,garage,garagiste
        Concessionnaire de voiture d'occasion|automobile,occasion,voiture
        Magasin de pièces automobiles
        Garage de réparation automobile|atelier de mécanique automobile,atelier de réparation automobile,garage
        |automobile,camping-car,caravane,concessionnaire
        Magasin de tapis
        Magasin à catalogue|catalogue
        Magasin d'organisme caritatif|boutique caritative
        Fromagerie|fromager,vente de fromages
        Droguerie|cosmétiques,hygiène,parapharmacie,produits d'entretien
        Chocolatier|chocolats
        Magasin de vêtements
        |deuxième main,friperie,habits,occasion,vêtements
        Magasin de costumes|costume,cravatte,homme,noeud papillon,nœud papillon,smoking,sur-mesure,vêtement
        Boutique de sous-vêtements|boutique,boxers,chaussettes,lingerie,magasin de sous-vêtements,slips,sous-vêtements,soutient-gorges
        |mariage,mariee,mariée,robe
        |blouse,protection,sécurité,tablier,uniforme,vêtement
        |magasin de café
        Magasin d'objets de collection|cartes postales,collection,collectionneur,figurines,fossiles,manga,numismatique,philatélie,pin's,pièces de monnaie,poupées,timbres
        Magasin d'informatique
        Confiserie|biscuiterie,biscuits,bonbons,fabricant de bonbons
        Épicerie / Supérette|petite épicerie du coin,supérette
        Photocopie et impression|impression,photocopies
        Magasin de cosmétiques|vente de cosmétiques
        Quincaillerie|quincaillerie de campagne,quincaillerie rurale,épicerie de campagne,épicerie rurale
        |art,loisir,peinture
        Magasin de rideaux
        Crèmerie
        Épicerie fine|charcuterie,plat à emporter
        Grand magasin|magasin par départements,magasin à rayon
        Magasin de bricolage
        Magasin de portes|porte,porte-fenetre,porte-fenêtre
        Pressing|blanchisserie,teinturerie
        Magasin de cigarettes électroniques|boutique de cigarettes électroniques
        Magasin d'équipements électriques|cables,câbles,fils,lampes,led,ventilateurs,éclairage,électricité,équipements électriques

        Sex-shop
        Sex-shop LGBTQ+|gay,lesbien,lgbtq
        Ésotérique
        Magasin de tissus
        Magasin de producteurs|vente producteurs,vente à la ferme
        Boutique d'accessoires de mode|bijoux,chapeau,cologne,lunettes de soleil,montres,parapluie,parfum,porte-monnaie,sac à main,écharpe
        Magasin de cheminées|cheminées
        Magasin de pêche|pêche
        |boutique,carrelage,lattes,lino,moquette,parquet,pvc,revêtements de sol,tapis,vinyle
        Fleuriste
        Magasin d'encadrements|vente de cadres
        Magasin de produits surgelés|glaces,surgeles,surgelés
        Revendeur de carburant|carburant,diesel,essence,fuel,pétrole
        Pompes funèbres|services d’arrangements funéraires
        Magasin de meubles
        |cartes,figurines,game shop,jeu de cartes,jeu de plateau,jeu de rôle,jeux de cartes,jeux de plateau,miniature,plateau,stratégie
        Jardinerie|magasin de jardinage
        |bouteille,butane,gaz,propane
        Magasin général|magasin de village
        Boutique de cadeaux|boutique de souvenirs
        Acheteur d'or|achat d'or
        Primeur|fruiterie,maraicher,maraîcher
        Magasin d'entretien du jardin
        Salon de coiffure|coiffeur
        Barbier|barbe,coiffeur
        |coiffeur,shampoings
        Quincaillerie
        Magasin d'alimentation diététique/bio|alimentation,aliments,bio,biologique,diététique,naturel,produits,végan,végétarien
        Audioprothésiste|vente de prothèses auditives
        Herboristerie
        Magasin de matériel hi-fi|magasin d'appareils audio-visuel
        Magasin de miel|apicultrice,apiculture,miel
        |couverture,drap,gants,linge,lit,mouchoir,ménage,nappe,rideaux,serviette,table,taie,toilette,torchon,voilage
        Magasin d’articles ménagers|vente d'articles de cuisine
        Magasin de chasse|chasse
        Magasin de décoration d'intérieur
        Bijouterie|argent,bijoux,boucle d'oreille,boucles d'oreilles,bracelets,collier,diamants,gemme,joaillier,joyau,magasin de bijoux,pierre précieuse
        Kiosque
        Cuisiniste
        Laverie
        Laverie en libre-service|laverie automatique,laverie en libre service
        Maroquinier
        Magasin de lampes|ampoule,compact,del,fluorescent,lampes,led
        Serrurier
        Loterie
        Centre commercial|centre d'achat,galerie marchande
        Salon de massage
        Magasin de matériel médical
        Surplus militaire|armure,armée,guerre,magasin militaire,navy,surplus,tactique,équipement de guerre,équipement militaire
        Magasin de téléphonie mobile|cellulaires,magasin de téléphones portables,vente de téléphone portable
        Boutique d'accessoires pour téléphone
        Magasin de modélisme|maquettes,modèles réduits,modélisme
        Prêteur
        Vendeur de motos|vendeur de motocyclettes
        Réparateur de motos
        Disquaire|cassettes,disque vinyle,disques
        Magasin d'instruments de musique
        Marchand de journaux|journaux,magazines,maison de la presse,marchand,presse
        Boutique de compléments alimentaires
        Magasin de noix|amande,cacahuète,fruit sec,fruits secs,graine,noix,noix de coco,pistache
        Opticien|marchand de lunettes

        |commande,en ligne,online,pickup,vente en ligne
        Magasin de peintures|vente de peintures
        |ballons,costumes,décorations,fête,invitations
        Magasin de pâtes
        Pâtisserie|gaufre
        Prêteur sur gages|crédit municipal,gage,gages,mont-de-piété,occasion
        Parfumerie
        Animalerie
        Salon de toilettage|animal,chat,chien,salon,toilettage
        Boutique photo|tirage de photos
        Perceur
        Magasin de poterie|ceramique,ceramiste,céramique,céramiste,poterie
        Vendeur d'encre pour imprimante|cartouche,encre,fax,impression,imprimante
        Magasin ésotérique psi|astrologie,bonne aventure,boule de cristal,diseur de bonne aventure,esprit,extrasensoriel,parapsychologie,psi,psychokinésie
        Magasin de feux d'artifice

        Magasin d'articles religieux|boutique d'une église,d'un monastère
        Magasin de location|boutique,location,temporaire
        Atelier de réparation|rafistolage,remise en état,retouche,réhabilitation,réparation
        Magasin de riz

        |conserverie,fruits de mer,vendeur de poissons,écailler
        Magasin de produits d'occasion|aubaine,dépot,friperie,seconde main,solidaire
        Mercerie|magasin de couture
        Cordonnier|cordonnerie,cordonnier réparation de chaussures
        Magasin de chaussures
        Magasin d'épices|cannelle,chili,curry,gingembre,poivre,safran,sel,wasabi,épices
        Magasin d'équipement sportif|magasin de sport
        Papeterie
        Location de stockage
        Supermarché
        Supermarché bio|bio,biologique
        |cuve thermale,maintenance,spa
        Tailleur|giletier,habilleur
        Salon de tatouage
        Magasin de thés
        |communication,fai,fournisseur d'accès internet,internet,isp,portable,télécommunication,voip,voix sur ip
        |billetterie
        Magasin de carrelage|carrelage,dalle de sol,faïence
        Bureau de tabac|buraliste
        Location d'outils|location,outil,outillage
        Magasin de jouets
        Grossiste
        Agence de voyages|agence de voyage
        Magasin de trophées|coupes,médailles,récompenses,trophées
        Magasin de pneus
        Commerce vacant|espace vacant,lot vacant
        Magasin d'électroménager de nettoyage|aspirateur,nettoyage
        Magasin discount|bas prix,discount,prix bas
        Vidéo-club|club vidéo

        Magasin de montres|vente de montres
        Magasin d'eau potable

        Armurerie
        Commerce de gros|entrepôt,gros,lot
        Magasin de perruques|extensions de cheveux,perruque,postiche
        |rideau,store,volet
        Caviste|vin
        Centre de données|cloud,data center,hébergement,hébergeur,nuage,ordinateurs,serveurs,technologie,télécommunications
        Central téléphonique|autocommutateur,commutateur téléphonique
        Refuge de montagne|cabane,refuge
        Location de vacances|appartement d'invité,condo,condominium
        Aquarium
        Œuvre d'art|art,artistique,fresque,mosaïque,oeuvre,oeuvre d'art,peinture
        Buste|figure
        Graffiti|graffitti,grafiti,grafitti,street art
        Installation artistique|art interactif,art moderne
        Peinture ou fresque murale|fresque,peinture murale,pixel art
        Sculpture
        Statue
        Attraction touristique
        Parcelle dans un camping|camping-car,caravane,emplacement de camping,parcelle,tente
        Camping|aire de camping,site de camping,terrain de camping
        Site de camping sauvage|camping informel,camping libre,sans commodité,sans installation,terrain de camping sauvage
        |groupe
        Aire pour caravanes
        Gîte|chalet,gite,vacances
        Galerie d'art|artothèque,glyptothèque,photothèque,pinacothèque
        Chambre d'hôtes
        Auberge de jeunesse
        Hôtel|bâtiment d'hôtel,hotel
        Informations|panneau,renseignements
        Panneau d'information|informations touristiques
        Panneau de bienvenue|bienvenue
        Panneau d'indications|poteau indicateur
        Carte,Plan,Table d'orientation
        Office de tourisme
        Repère|chemin,marqueur,piste,randonnée
        Terminal d'information
        Centre d'accueil des visiteurs
        Motel
        Musée
        Musée d'histoire|expositions,musee
        Aire de pique-nique
        Parc d'attraction|parc d'attractions,parc à thème
        Station équestre|randonnée équestre,station de randonnée équestre
        Point de vue|mirador
        Refuge de bivouac|cabane,refuge non gardé
        Zoo,Parc zoologique
        Zoo pour enfants|ferme pédagogique,mini zoo,mini-zoo,ménagerie
        Parc safari|safari
        Parc animalier|parc faunique,parc naturel
        Point d'accès fluvial
        Chantier naval|chantier maritime
        Barrage
        Darse / Cale sèche|quai pour cargo
        Station-service marine|bateaux,essence,nautisme,station-service nautique
        Porte d'écluse|canal,écluse
        Borne kilométrique fluviale

        Eau potable pour bateau
        Cascade|chute d'eau
        Seuil|petit barrage
        """
}
