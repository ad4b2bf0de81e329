// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language en.
    static let en: StaticString = """
        Aerialway Pylon|chair lift pole,lift tower,skiing,snowboarding
        Airport,Aerodrome|aeroway,airplane,jet,plane
        Airport Apron|aircraft parking,flight line,hardstand,ramp,tarmac,taxiway
        Airport Gate
        Hangar
        Helipad|helicopter,heliport
        Aircraft Holding Position
        Aircraft Parking Position
        Spaceport|cosmodrome,rocket launch center,rocket launch complex,rocket launch site,rocket range,space port
        Airport Terminal
        Windsock
        Animal Boarding Facility|boarding,cat,cattery,horse,kennel,kitten,pet,pet boarding,pet care,pet hotel,puppy,reptile
        Animal Breeding Facility|breeding,bull,cat,cow,horse,husbandry,kitten,livestock,pet breeding,puppy,reptile
        Animal Shelter|adoption,aspca,cat,horse,kitten,pet care,pet rescue,pound,puppy,raptor,reptile,rescue,spca
        Arts Center|arts centre,community arts,cultural center,performance venue,theater space,theatre space
        ATM,Cash Machine,Automated Teller Machine|cash,machine,money,withdrawal
        Baking Oven|bakehouse,beehive oven,bread,clay oven,horno,masonry oven,pizza oven,tabun oven
        Bank,Credit Union|check,deposit,financial,fund,investment,repository,reserve,safe,savings,stock,treasury,trust,vault
        Bar|cocktails,drink,tavern
        LGBTQ+ Bar|gay bar,lesbian bar,lgb bar,lgbt bar,lgbtq bar
        Barbecue / Grill|bbq
        Bench|chair,seat
        Bicycle Parking|bike parking,bike rack,bike stands,cycle parking
        Bicycle Parking Garage|bike parking station,cycle parking,multi-storey bicycle park,multi-storey bike park
        Bicycle Lockers|bike lockers,cycle locker
        Bicycle Shed|bike shed,cycle shed
        Bicycle Rental|bicycle,bicycle share,bike share,bikeshare,cycle dock,cycle hub,cycleshare,rent a bike
        Bicycle Repair Tool Stand|bike chain,bike multitool,bike pump,bike repair,bike tools,cycle pump,cycle repair
        Bicycle Wash|bicycle,bicycle cleaning,bike wash,cycle rinse station,cycle wash
        Biergarten|beer garden
        Mounted Binoculars|observation viewer,optical ranger,sight,spotting scope,spyglass,tower viewer,viewfinder,viewing stand
        Boat Rental|boat hire,canoe,kayak
        Boat Storage|boat garage,boat shed,boathouse,dry dock
        Currency Exchange,Bureau de Change|foreign exchange,money changer
        Cafe|bistro,espresso,latte,tea
        Bubble Tea Cafe|boba,boba drink,bubble milk tea,pearl milk tea,pearl tea,taiwanese tea drink,tapioca
        Coffeehouse|americano,brew,caffe,caffè,cappuccino,cocoa,coffee shop,drip,espresso,hot drinks,latte,macchiato,tea
        Teahouse|black tea,green tea,hot drinks,oolong tea,tea,tea drink,tea house,tea room,tearoom,white tea,yellow tea
        Car Pooling Station|car sharing,carpooling,lift sharing,ride sharing
        Car Rental|hire,vehicle
        Car Sharing Station|car pool,carpooling,lift sharing,ride sharing
        Car Wash|auto wash,car cleaning,wash bay
        Casino|blackjack,craps,gambling,poker,roulette,slot machines
        Charging Station|charge point,charger,charging stall,dc charger,electric vehicle,fast charger,fast charging,supercharger
        Bicycle Charging Station|charger,electric bicycle,electric bike
        Nursery / Childcare|daycare,orphanage,playgroup
        Cinema|film,flick,imax,movie,multiplex,picture,screen,show
        Clinic|medical,urgentcare
        Abortion Clinic|women's healthcare
        Dialysis Center|dialysis clinic,kidney dialysis
        Fertility Clinic|egg,fertility,ovulation,reproductive,sperm
        Clock|time
        Sundial|gnomon,shadow
        Community Center|event,hall
        Club Home
        Community Hall
        Cultural Centre
        Family Centre
        LGBTQ+ Community Center|lgb event,lgb hall,lgbt event,lgbt hall,lgbtq event,lgbtq hall
        Parish Hall|parish center
        Village Hall|village community center
        Youth Center|youth centre,youth club
        Compressed Air|air compressor,air pump,tire inflation
        Convention Center,Conference Center|auditorium,exhibition,exposition,lecture
        Courthouse|judicial,justice,law court
        Crematorium|funeral
        Dentist|dental,teeth,tooth
        Device Charging Station|cell phone,charger,mobile,phone,plug,smartphone,usb
        Dive Center|diving,scuba
        Doctor|medic,medical doctor,physician
        Allergologist|allergy,asthma
        Cardiologist|cardiac surgeon,cardiology,cardiovascular system,coronary artery,heart
        Child and Adolescent Psychiatrist,Pediatric Psychiatrist|adolescent psychiatry,child psychiatry,pediatric psychiatry
        Dermatologist|dermatology,hair,nails,skin
        Gastroenterologist|bowels,digestion,digestive system,esophagus,food pipe,gallstone,gastroenterology,gastrointestinal tract,gullet,intestines,large intestine,liver,oesophagus,small intestine,stomach
        Primary Care Physician,General Practitioner|family doctor,family physician,family practitioner
        Obstetrician / Gynecologist,Gynecologist,Obstetrician|egg,gynaecologist,gynaecology,gynecology,ob/gyn,obgyn,obstetrics,ovulation,reproductive,woman's doctor,women's doctor
        Hematologist,Haematologist|anemia,blood,bone marrow,haematology,leukemia,lymphoma
        Internist|internal general practitioner,internal medicine,physician
        Nephrologist|kidney,kidney medicine,kidneys,nephrology,renal
        Neurologist|brain,nerves,nervous system,neurology,neurosurgery
        Neurosurgeon,Brain Surgeon|brain,neurological surgery
        Oncologist|cancer,chemotherapy,oncology,tumor
        Ophthalmologist|eye,eyes,glasses,ocular,ophthalmology
        Orthopedic Surgeon,Orthopedics,Orthopaedics|orthopedic surgery
        Otolaryngologist,Otorhinolaryngologist|ear,ent,head and neck surgery,nose,ohns,orl,orl–h&n,otorhinolaryngology,skull,throat
        Pediatrician,Paediatrician|adolescents,children,infants,paediatrics
        Pathologist|anatomic pathology,anatomical pathology,autopsy,pathology
        Plastic Surgeon|aesthetic surgery,cosmetic surgery,craniofacial surgery,plastic surgery,reconstructive surgery
        Podiatrist,Chiropodist,Podiatric Surgeon|ankle,feet,foot,leg,legs,podiatry
        Colorectal Surgeon,Proctologist|assman,colorectal surgery,proctology
        Psychiatrist|psychiatry,psychology,psychotherapy
        Pulmonologist,Pneumologist,Respiratory Physician,Respirologist|asthma,chest medicine,lung,lungs,pneumology,pneumonia,pneumonologist,pneumonology,pulmonology,respiratory medicine,respiratory tract,respirology
        Radiologist,Roentgenologist|computed tomography,magnetic resonance imaging,medical ultrasonography,medical ultrasound,mri,radiology,sonography,ultrasonography
        Rheumatologist|lupus,oteoporosis,rheuma,rheumatology
        General Surgeon|surgery
        Trauma Surgeon|surgery,trauma surgery
        Urologist|adrenal glands,bladder,epididymis,kidney,penis,prostate,reproductive,scrotum,testicles,testis,ureters,urethra,urinary,urology
        Dog Toilet|dog excrement,dog excrete,dog poo area,dog relief area,dog urinate,dog urine
        |dojang,martial arts
        Changing Room|changeroom,dressing room,fitting room,locker room
        Drinking Water|bubbler,drinking fountain,potable water source,water fountain,water refill
        Driver Training Grounds,Driving Safety Center
        Events Venue|banquet hall,baptism,bar mitzvah,bat mitzvah,birthdays,celebrations,conferences,confirmation,conventions,event hall,meetings,parties,party,quinceañera,reunions,weddings
        Exposition Center,Exhibition Center|expo,fair,trade exhibition,trade fair,trade show,tradeshow
        Fast Food|drive thru,drive-through,food truck,takeaway,takeout
        Bagel Fast Food|lox
        Burger Fast Food|french fries
        Cafeteria|dining hall,lunchroom,refectory
        Chicken Fast Food|fried chicken
        Chinese Fast Food|dim sum
        Donut Fast Food|brunch,diner,donut,doughnut
        |french fries
        Hot Dog Fast Food|ballpark,frank,frankfurter,hotdog stand,sandwich,sausage,wiener
        Indian Fast Food|chaat,dosa,lassi,momos,paneer tikka,pani puri,pav bhaji,samosa,vada pav
        Juice Fast Food|beverages,fruit drinks,juice bar,shakes,smoothies
        Kebab Fast Food|doner kebab,döner kebab
        Mexican Fast Food|burritos,enchiladas,fajitas,nachos,quesadillas,salsa,tacos,tamales,tortillas
        Pizza Fast Food|deep dish,slice,thin crust
        Sandwich Fast Food|deli,deli sandwich,meat
        Sushi Fast Food|drive thru,drive-through,food truck,takeaway,takeout
        Chicken Wings Fast Food|chicken
        Fire Station,Fire House,Fire Hall|fire brigade,fire department,fire fighters,firehouse
        Food Court|food,food hall,food plaza
        Fountain|bubbler
        Gas Station|biodiesel,cng,diesel,fuel,gasoline,lng,petrol,propane
        Funeral Service Hall|funeral ceremony,funeral hall
        Gambling Hall|betting,bingo,blackjack,craps,gamble,gambling,keno,lottery,pachinko,poker,roulette,slot machines,slots
        Free Box,Give Box|donations,free table,freebox,give shelf,givebox,share shelf
        Graveyard|burial ground,cemetary,churchyard,columbarium,grave yard,mausoleum
        Grit Bin|salt
        Hookah Lounge,Shisha Bar|flavored tobacco,nargile,shisha,waterpipe
        Hospital Grounds|emergency room,health,infirmary,institution,sanatorium,sanitarium,sick,surgery,ward
        Hunting Stand|game,gun,hide,lookout,raised blind,raised hide,rifle,shoot,stance,stand,watch,wild
        Ice Cream Shop|froyo,frozen,gelato,sherbet,sorbet,sundae,yogurt
        Frozen Yogurt Shop|frogurt,froyo,frozen yoghurt,ice cream,yoghurt,yogurt
        Internet Cafe|cybercafe,lanhouse,net,taxiphone,teleboutique
        Karaoke Box|karaoke club,karaoke room,karaoke television,ktv,sing along
        Communal Kitchen|cooking,public kitchen,shared kitchen
        Kneipp Facility,Kneipp Water Cure|foot bath,hydrotherapy,kneipp cure,kneipp hydrotherapy,kneippism
        Lavoir|clothing,washing
        Letter Box|curbside delivery box,direct-to-door delivery box,home delivery box,letter hole,letter plate,letter slot,letterbox,letterhole,letterplate,letterslot,mail box,mail hole,mail slot,mailbox,mailhole,mailslot,post box,through-door delivery box
        Library|book,public library,reading
        Book Return Drop Box|book drop-off,book return,library book return,library drop-off,library return
        Loading Dock|door,loading bay,shipping,unloading,warehouse
        Lounger|chair,seat
        Love Hotel|romantic hotel,short stay hotel
        Luggage Locker|baggage,bags,locker,lockers,luggage,storage,travel
        Marketplace|bazaar
        Monastery Grounds|abbey,basilica,bethel,cathedral,chancel,chantry,chapel,church,fold,minster,mission,monastery,mosque,oratory,parish,sacellum,sanctuary,shrine,synagogue,tabernacle
        Money Transfer Station|bill,cable,cash to cash,check,currency,exchange,finance,money order,person to person,wire transfer
        Morgue|memorial home,mortuary,undertaker
        Motorcycle Parking|motorbike parking
        Motorcycle Rental|chopper,cruiser,dirt bike,hog,minibike,moped,motor scooter,motorbike,sidecar,sportbike
        Nightclub|club,dance club,dancing,disco,discotheque,night club
        LGBTQ+ Nightclub|gay nightclub,lesbian nightclub,lgb nightclub,lgbt nightclub,lgbtq nightclub
        Parcel Locker|automated postal box,dropoff,locker,mail,package,package locker,packstation,parcel,pickup
        Parking Lot|automobile parking,car lot,car parking,rv parking,surface parking,truck parking,vehicle parking
        Multilevel Parking Garage|car,indoor parking,multistorey car park,parkade,parking building,parking deck,parking garage,parking ramp,parking structure
        Park & Ride Lot|commuter parking lot,incentive parking lot,metro parking lot,p+r,park and pool lot,park and ride lot,public transit parking lot,public transport parking lot,train parking lot
        Street-side Parking|automobile parking,car parking,road-side parking,roadside parking,street parking,streetside parking,vehicle parking
        Underground Parking|automobile parking,car lot,car parking,rv parking,subsurface parking,truck parking,vehicle parking

        Parking Space|parking spot,parking stall
        Accessible Parking Space|disability,disabled parking stall,handicap parking spot,wheelchair
        Payment Center|bill pay,cash,check,currency,finance,money,tax pay
        Payment Terminal|bill pay,card,cash,ekiosk,finance,interactive kiosk,money transfer,payment kiosk,phone pay,tax pay
        Pharmacy Counter|apothecary,chemist,dispensary,drug store,medicine,prescription
        Photo Booth|booth,passport photos,photo,photobooth,picture booth
        Place of Worship|abbey,basilica,bethel,cathedral,chancel,chantry,chapel,church,fold,minster,mission,mosque,oratory,parish,sacellum,sanctuary,shrine,synagogue,tabernacle
        Buddhist Temple|dojo,monastery,stupa,vihara,zendo
        Christian Church|abbey,anglican,baptist,basilica,bethel,cathedral,chancel,chantry,chapel,episcopal,evangelical,fold,latter day saints,lds,lutheran,methodist,minster,mission,mormon,nondenominational,oratory,orthodox,parish,pentecostal,presbyterian,protestant,reformed,roman catholic,sacellum,sanctuary,seventh day adventist,shrine,tabernacle
        |church
        |church
        Quaker Friends Meeting House|church
        Hindu Temple|alayam,devasthana,kovil,kshetram,mandir,shrine
        Jewish Synagogue|jewish
        Muslim Mosque|islam,islamic center,masjid,muslim
        Shinto Shrine|kami,torii
        Sikh Temple|gurudwara
        Taoist Temple|daoist,monastery
        Planetarium|astronomy
        Police|badge,constable,constabulary,cop,detective,enforcement,fed,law,officer,patrol
        Permanent Polling Place|ballot box,ballot drop,democracy,elections,polling place,vote,voting booth,voting machine
        Mail Drop Box|drop box,dropbox,letter drop,mail box,mail collection box,mail drop,mail dropoff,mailbox,package drop,pillar box,pillarbox,post box,postal box,postbox
        Post Sorting Office|post depot
        Post Office|letter,mail,package,parcel,postal service,shipping
        Prison Grounds|cell,correctional facility,detention center,jail
        Pub|drink,tavern
        Irish Pub|irish bar
        LGBTQ+ Pub|gay pub,lesbian pub,lgb pub,lgbt pub,lgbtq pub
        Brewpub|drink,microbrewery,small batch brewery
        Public Bath|foot bath,hot springs,onsen
        Public Bookcase|book exchange shelf,book sharing,book swap,bookcrossing,community bookshelf,little free library,share a book,sharing books,sidewalk library,street library
        Ranger Station|backcountry office,permit center,permit centre,visitor centre,warden center,warden office
        E-Waste Container|computers,electronic waste,electronics recycling,ewaste bin,phones,tablets
        Green Waste Container|biodegradable,biological,compost,decomposable,food scrap,garbage bin,garden waste,organic
        Recycling Center|bottle,can,dump,glass,recycle,scrap
        Recycling Bin,Recycling Container|bin,bottle,can,glass,recycle,scrap
        Refugee Camp|displaced people,evacuees,migrants,ngo,refugee site
        Research Institute Grounds|applied research,experimentation,r & d,r and d,r&d,research and development,research institution,research laboratory,research labs
        Restaurant|brasserie
        American Restaurant
        Asian Restaurant
        Barbecue Restaurant,Barbeque Restaurant|bbq
        Chinese Restaurant|dim sum
        French Restaurant
        Georgian Restaurant
        German Restaurant
        Greek Restaurant|gyros,olives,pitas
        Hot Pot Restaurant|beijing,budae jjigae,canton,chhnang pleurng,china,fondue,guangdong,hotpot,jeongol,jjigae,kimchi jjigae,lau,mu kratha,nabemono,peking,shabu shabu,sichaun,sin jum,sukiyaki,teochew,teoswa,yao hon
        Indian Restaurant|biryani,butter chicken,chaat,curry,dal makhni,dosa,garlic naan,lassi,paneer tikka,roti,samosa,thali
        Italian Restaurant|pasta,pizza
        Japanese Restaurant
        Korean Restaurant
        Mexican Restaurant|burritos,enchiladas,fajitas,nachos,quesadillas,salsa,tacos,tamales,tortillas
        Noodle Restaurant|cellophane noodles,rice noodles,soba noodles,soup
        Pizza Restaurant,Pizzeria|deep dish,slice,thin crust
        Ramen Restaurant,Ramen Shop|japanese,noodles,ramen-ten,ramen-ya,soup
        Seafood Restaurant|clams,crab,crustaceans,fish,lobsters,molluscs,octopus,oysters,shellfish,shrimp,squid
        Spanish Restaurant
        Steakhouse|beef,chop house,steak house
        Sushi Restaurant
        Thai Restaurant
        Turkish Restaurant
        Ukrainian Restaurant
        Vietnamese Restaurant
        RV Toilet Disposal|camper,cdp,chemical toilet,ctdp,dump station,elsan,motor home,sanitary
        Shelter|covered shelter,picnic
        Field Shelter
        Gazebo
        Lean-To|cabin,leanto,sleeping shelter
        Picnic Shelter|pavilion
        Transit Shelter|bus stop,metro stop,public transit shelter,public transport shelter,tram stop shelter,waiting
        Shower|rain closet
        Smoking Area|smokers' area
        Social Center|event,fraternal,fraternity,hall,organization,professional,society,sorority,union,vetern
        Social Facility|community,group home,halfway house,nonprofit,social services
        Ambulatory Care
        Senior Assisted Living Facility|assisted living,care home,elderly,living,old,retired,retirement,retirement home,senior

        Food Bank|food pantry,soup kitchen
        Elderly Group Home|assisted living,care home,elderly,living,old,retired,retirement,retirement home,senior
        Homeless Shelter|displaced,houseless,unhoused
        Nursing Home|assisted living,elderly,living,nursing,old,retired,retirement,retirement home,senior
        Strip club|18+,adult,cabaret,gentlemen,lap dance,porn,sex,strip,striptease
        Studio|radio,recording,television,tv studio
        Recording Studio|audio mixing,audio production,audio recording,audio studio
        Radio Station|am radio,fm radio,radio broadcast,radio studio
        Television Station|television broadcast,television studio,tv broadcast,tv station,tv studio
        Film Studio|movie production,movie studio,video production,video recording,video studio
        Swinger Club,Sex Club|18+,adult,lifestyle club,porn,sex,strip,swinger
        Taxi Stand|cab
        Auto Rickshaw Stand,Tricycle Terminal|bajaj,toda,tricycle station,tuk-tuk,tuksi
        Cycle Rickshaw Stand,Pedicab Terminal|becak,bikecab,padyak,pedicab,sikad,trishaw,trisikad,velotaxi
        Motorcycle Taxi Stand|habal-habal,moto taxi,pillion
        Telephone|pay phone,payphone,phone,phone booth,public phone,public telephone
        Theater|musical,performance,play,theatre
        Amphitheater|ampi,greek,open air,outdoor
        Ticket Validator,Ticket Puncher,Punching Machine,Ticket Marker|puncher,ticket,validator
        Restroom,Toilets,Bathroom,Lavatory|head,latrine,outhouse,privy,public restroom,public toilet,w.c.,water closet
        Flush Toilets|head,privy,w.c.,water closet
        Pit Latrine|head,long drop,outhouse,pit toilet,privy
        Portable Toilet|chemical toilet,porta john,porta potty,portapot,privy
        Town Hall|city,government,municipal,village
        Barangay Hall|barrio hall
        City Hall|council,government,mayor,municipality
        Toy Library|game,toy
        Traffic Park|bicycle safety centre,children's traffic park,learn to ride centre,traffic garden,traffic playground
        Cart Corral|carriage return,cart return,shopping cart,trolley bay
        Vacuum Cleaning Station|car vacuum cleaner,carvac,suction
        Vehicle Inspection|car inspection
        Vending Machine
        |bicycle tubes,bike tube,inner tube
        Bottle Return Machine|bottle return
        Bread Vending Machine|baguette,bread
        Cigarette Vending Machine|cigarette
        Coffee Vending Machine
        Condom Vending Machine|condom
        Drink Vending Machine|beverage,drink,juice,pop,soda
        Egg Vending Machine|egg
        Electronics Vending Machine|cable,charger,earbud,headphone,phone,tablet
        Flat Coin Vending Machine|coin,crush,elongated,flatten,penny,souvenir
        Excrement Bag Dispenser|animal,excrement bags,pet,poop,waste
        Feminine Hygiene Vending Machine|condom,menstrual hygiene products,pad,personal care,tampon,woman,women
        Flower Vending Machine|bouquet,flower
        Food Vending Machine|food
        Snack Vending Machine|candy,chip,cookie,cracker,gum,pretzel
        Gas Vending Machine|biodiesel,cng,diesel,fuel,gasoline,lng,petrol,propane
        Ice Cream Vending Machine|chocolate,frozen,ice cream,popsicle,vanilla
        Ice Vending Machine|cubes,ice
        Newspaper Vending Machine|newspaper
        Parking Ticket Vending Machine,Parking Meter|parking,ticket
        Pizza Vending Machine|pizza
        Transit Ticket Vending Machine|public transport tickets
        Postage Vending Machine|mail,postage,stamp
        Candy Vending Machine|gumball
        Drinking Water Vending Machine|aqua,potable water
        Veterinary|animal hospital,pet clinic,pet doctor,veterinarian
        Veterinary Pharmacy,Animal Pharmacy|animal medication,pet clinic,pet doctor,pet meds,pet pharmacy,pet prescriptions,vet pharmacy,veterinarian,veterinary compounding,veterinary supplies
        Dog Excrement Bin|bin,litter,poo
        Trash Can,Waste Basket|bin,litter
        Garbage Dumpster|litter,waste disposal
        Waste Transfer Station|dump,recycling,scrap
        RV Drinking Water|water faucet,water point,water source,water spigot
        Animal Watering Place|livestock water,trough
        Truck Scale|weigh station,weighbridge
        Amusement Ride|carnival ride
        Animal Enclosure|amphibian,animal park,bear,bird,fish,insect,lion,mammal,monkey,penguin,reptile,safari,tiger
        Ferris Wheel
        Bumper Cars|autoscooter,dodgem cars
        Bungee Jumping|bungy jumping,jumping platform
        Carousel|flying horses,galloper,horseabout,jumper,merry-go-round,roundabout
        Dark Ride|ghost train
        Drop Tower Ride|big drop,gondola
        Kiddie Ride
        Log Flume|flume
        Maze|labyrinth
        Pirate Ship Ride|carnival ride
        River Rapids Ride|aquatic park,rafting simulator,river rafting ride
        Roller Coaster
        Swing Carousel|carousel tower
        Tourist Train|dotto train,park train,rackless train,road train,tschu-tschu train
        Water Slide|aquatic park,flumes,hydroslides,water chutes
        Cathedral Building
        Chapel Building
        Church Building
        Mosque Building
        Stadium Building
        Synagogue Building
        Temple Building
        Train Station Building|halt,railway station
        Scout Group|guide,pathfinder,scouting
        Sports Club|athletics club,sporting club,sports association,sports society
        Agricultural Engines Mechanic|combines,farm equipment,harvesters,tractors
        Basket Maker
        Beekeeper
        Blacksmith
        Boat Builder
        Bookbinder|book repair
        Craft Brewery|beverage,cider
        Carpenter|woodworker
        Carpet Layer
        Caterer
        Chimney Sweeper
        Cleaning Service
        Clockmaker
        Candy Maker|candy,sweet
        Distillery|beverage,bourbon,brandy,gin,hooch,liquor,mezcal,moonshine,rum,scotch,spirits,still,tequila,vodka,whiskey,whisky
        Dressmaker|seamstress
        Electrician|power,wire
        Electronics Repair Shop
        Floorer
        Gardener|grounds keeper,landscaper
        Glaziery|glass,stained-glass,window
        Handicraft Workspace
        HVAC Workplace|air conditioning,heating,ventilation
        Insulator
        Joiner|furniture
        Key Cutter|key duplication
        Metalworker
        Painter
        Parquet Layer
        Photographer
        Photographic Laboratory|film
        Plasterer
        Plumber|pipe,plumbing
        Pottery Maker|ceramic,kiln,pot,vase
        Rigger
        Roofer
        Saddler
        Sailmaker
        Sawmill|lumber
        Scaffolder
        Sculptor|sculpter
        Shoemaker|cobbler
        Signmaker
        Stonemason|masonry
        Tiler
        Tinsmith
        Upholsterer
        Watchmaker
        Window Construction|glass
        Winery
        College Grounds|undergraduate school,university
        Dance School,Dance Studio|ballet,ballet studio,dance teaching,jive,swing,tango,waltz
        Driving School
        Preschool / Kindergarten Grounds|kindergarden,kindergarten,pre-school
        Language School|esl
        Music School|school of music
        |academic,act,homework,math,reading,sat,test prep,tutoring,writing
        School Grounds|academy,elementary school,high school,middle school
        University Grounds|college,graduate school,master's degree program,phd program
        Ambulance Station|ems,emt,rescue
        Emergency Assembly Point|eap,meeting point,muster point,staging area
        Defibrillator|aed
        Disaster Response Station|civil defense,civil protection,disaster management,emergency management,ses
        Fire Alarm Call Box
        Fire Extinguisher
        Fire Hose
        Fire Hydrant|fire plug,fire water well,hydrant
        Pillar Fire Hydrant|fire plug,pillar hydrant
        Underground Fire Hydrant|fire plug,fire water well,underground hydrant
        Fire Department Connection|building hydrant inlet,charged riser,dry riser inlet,dry standpipe,fdc,fire service inlet,fire sprinkler inlet,riser inlet,standpipe,wet riser inlet,wet standpipe
        First Aid Kit|bandage,first aid,med kit,medkit
        Emergency Landing Site|helicopter,heliport
        Life Ring|kisbie ring,kisby ring,life buoy,lifering,perry buoy
        Lifeboat Station|boat rescue,life saving,lifeboat,rescue,search and rescue
        Lifeguard|cpr,rescue
        Mountain Rescue|ems,emt,rescue
        Emergency Phone|call point,help,sos
        Siren|air raid,loud,noise,storm,tornado,warning
        Emergency Water Reservoir|extinguishing,firefighting
        Emergency Water Reservoir (Underground)|cistern,extinguishing,firefighting
        Emergency Water Tank|cistern,extinguishing,firefighting
        Emergency Room Entrance|accident & emergency department,casualty department,emergency department,emergency room,emergency ward
        Sand Trap,Bunker|hazard
        Golf Clubhouse|club house,golf house,pro shop
        Driving Range
        Fairway
        Putting Green|green
        Lateral Water Hazard
        Rough
        Tee Box,Tee,Teeing Ground
        Water Hazard
        Alternative Medicine|anthroposophical,applied kinesiology,aromatherapy,herbalism,hydrotherapy,hypnosis,reflexology,traditional,unani
        Acupuncture Practitioner,Acupuncturist
        Ayurveda Practitioner|traditional indian medicine
        Chiropractor|back,pain,spine
        Homeopath,Homeopathy Practitioner
        Naturopath,Naturopathy Practitioner
        Osteopath,Osteopathy Practitioner
        |die da,dit da,reiki,shiatsu,tcm,tui na
        Audiologist|ear,hearing,sound
        Birthing Center|baby,childbirth,delivery,labor,labour,midwive,pregnancy,pregnant
        Blood Donor Center|apheresis,blood bank,blood donation,blood transfusion,plasmapheresis,plateletpheresis,stem cell donation
        Counselling Center|sex therapist
        Orthodontist|braces,dentistry,dentofacial orthopedics,headgear,jaw alignment,teeth,tooth
        Hospice|illness
        Medical Laboratory|blood check,diagnostic,medical lab
        Midwife|baby,childbirth,delivery,labor,labour,pregnancy
        Occupational Therapist|therapist
        Optometrist|eye,glasses,lasik,lenses,vision
        Physical Therapist,Physiotherapist|physical,therapist
        Podiatrist|feet,foot,nails
        Psychotherapist,Clinical Psychologist|anxiety,counselor,depression,mental health,mind,psychology,psychotherapy,suicide,therapist
        Rehabilitation Facility|rehab,therapist
        Sample Collection Facility|blood sample collection,diagnostic,laboratory,medical,urine sample collection
        Speech Therapist|speech,therapist,voice
        Elevator|lift
        Motorsport Racetrack|formula one,kart,motocross,nascar,raceway
        Karting Racetrack|carting,go carts,go karts,go-karts,gokarts,kart racing,karting track,motorsports,shifter karts,superkarts
        Motocross Racetrack|motocross circuit,motorcycle track,motorsports,off-road racing,offroad moto racing
        Rest Area|rest stop
        Service Area|roadhouse,service station,services,travel plaza,truck stop
        Trailhead|hiking,mile zero,mountain biking,mountaineering,staging area,trail endpoint,trail start,trekking
        Historic Aircraft|gate guardian
        Archaeological Site|archaeology,crop mark,cropmark,dig,excavation,remains
        Boundary Stone
        Cannon
        Castle
        Historic Fortress|citadel,military
        Palace|king,queen,royal,royal residence
        Château|gentry,historic country house,nobility,representative,stately home
        City Gate|town gate
        Historic Fort|military
        Manor House|estate,gentry,mansion,nobility
        Memorial|dedicatory,epitaph,memory,remember,remembrance,stolperstein
        Blue Plaque
        Commemorative Plaque|dedicatory,epitaph,historical marker,memory,remember,remembrance
        Memorial Plaque Stolperstein
        Millstone|grinding stone,grinding wheel,grindstone,mill wheel,quern,quernstone
        Monument
        Historic Pillory|attraction
        Ruins
        Tomb
        Wayside Cross|christ,jesus
        Wayside Shrine|buddhist,catholic,religion,religious,shinto
        Shipwreck|hull,maritime,remains,ship
        Garden Allotments|allotment
        Aquaculture|algaculture,algae,aquafarming,crustacean,mariculture,marine farm,mussel farm,oyster farm,shrimp farm
        Fish Farm / Hatchery|bass,carp,fish farm,fish hatchery,salmon,sturgeon,tilapia,trout
        Brownfield|development,industrial,lot
        Cemetery|burial ground,cemetary,churchyard,columbarium,grave yard,mausoleum
        Commercial Area|offices
        Construction Area|building,bulldozer,construction site,construction zone,demolition,development,infrastructure
        Educational Area|campus,educational campus,educational facilities,school campus,school center
        Flowerbed|floral garden,flower garden
        Managed Forest|boreal,cut,forest,forestry,forrest,lumber,silviculture,taiga,tree,trees,woodlands,woods
        Garage Land Use|garage landuse,parking
        Greenfield|development,lot
        Greenhouse Horticulture|flower,greenhouse,grow,horticulture,vivero
        Harbor
        Industrial Area|manufacturing
        Depot|parking,storage,truck,vehicle,yard
        Scrap Yard|car,junk,metal,salvage,scrap,u-pull-it,vehicle,wreck,yard
        Slaughterhouse|abattoir,beef,calf,chicken,cow,killing house,meat,pig,pork,poultry,shambles,stockyard
        Landfill|dump
        Meadow|grazing,hay field,pasture
        Meadow With Fruit Trees|fruit,maedow
        |fruit,maedow
        Military Area|coast guard,marines,security
        Military Airfield|aeroway,airplane,bomb,helicopter,jet,plane
        Barracks
        Military Base|border guard,coast guard
        Naval Base|ship,sub
        Military Danger Area|blast,bomb,explosion,explosive,mine
        Military Obstacle Course
        Military Range|fire,gun,rifle,shooting,sniper
        Military Training Area|fire,gun,rifle,shooting,sniper
        Olive Grove|olive culture,olive oil,olive orchard,olive production,olive yard
        Orchard|fruit
        Plant Nursery|flower,grow,vivero
        Quarry|aggregate quarry,open pit mine,sand mine,sand pit,sand quarry,sandpit
        Railway Corridor|railway,train depot
        Recreation Ground|playing fields
        Religious Area|churchyard,hindu,jewish,mosque,muslim,shinto,shrine,sikh,synagogue,taoist
        Retail Area
        Salt Evaporation Pond,Salt Pond,Saltern|evapoation,saline,salt,salt pan,salt works
        Vineyard|grape,wine
        Winter Sports Area|piste area,ski area,ski hill,ski mountain,ski resort,snow board area,snowboard area
        Adult Gaming Center|gambling,slot machine
        Amusement Arcade|driving simulators,pay-to-play games,pinball machines,video games
        Bandstand
        Bathing Place,Bathing Spot,Dip Spot,Dipping Spot,Swim Spot,Swimming Spot,Wild Swimming Spot|bathing,dipping,ladder,swimming,swimming hole
        Beach Resort
        Bird Hide|machan,ornithology
        Bleachers|crowd,seat,seating,sports,stand,stands
        Bowling Alley|bowling center
        Common|open space
        Dance Hall|ballet,ballet studio,ballroom,jive,swing,tango,waltz
        Disc Golf Course|disk golf,flying disc golf,frisbee golf,frolf,ultimate
        Dog Park|dog exercise area,dog play area,dog playground,off-leash,offleash,puppy park
        Escape Room|escape game,escape the room,puzzle room,quest room
        Fire Pit|bonfire,campfire,fire circle,fire hole,fire place,fire ring,firepit,fireplace,firering
        Fishing Spot|angler
        Gym / Fitness Center|health,leisure,pilates
        Yoga Studio|asanas,meditation,modern yoga
        Outdoor Fitness Station,Calisthenics Park,Fitness Station,Outdoor Gym,Street Workout,Trim Trail|street fitness
        Exercise Balance Beam|balance
        Exercise Box|box,jump
        Exercise Horizontal Bar|chin up,chinup,pull up,pullup
        Exercise Monkey Bars|chin up,chinup,ladder,monkey bars,pull up,pullup
        Hyperextension Station|back,extension,roman chair
        Parallel Bars|dip
        Push-Up Station|push up,pushup
        Exercise Rings|muscle up,pull up,pullup
        Exercise Instruction Sign
        Sit-Up Station|crunch,sit up,situp
        Exercise Stairs|steps
        Garden|flowers,fruits,herbs,plants,vegetables
        Botanical Garden|botanic garden,plant collection,rare plants
        Community Garden|co-op garden,collective garden,communal garden
        Kitchen Garden|cook's garden,culinary garden,edible garden,potager garden,vegetable garden
        Residential Garden|back garden,backyard,domestic garden,front garden,front yard
        Golf Course|links
        Hackerspace|hacklab,hackspace,makerspace
        Horseback Riding Center|equestrian center,equestrian facility,horse farm,horse park,horse ranch,horse riding,horse riding center,horse riding facility,riding facility,riding stables,stables
        Hot Tub|jacuzzi,spa
        Ice Rink|curling,hockey,skating
        Indoor Play Center|ball pit,children's play center
        Marina|boats,docks,harbour,moorings,yachts
        Miniature Golf|crazy golf,mini golf,putt-putt
        Nature Reserve|protected,wildlife
        Outdoor Seating Area|al fresco,beer garden,patio
        Park|esplanade,estate,forest,grass,green,grounds,lawn,lot,parkland,place,plaza,pleasure garden,recreation area,tract,village green,woodland
        Picnic Table
        Chess Table|checkerboard,checkers,chequerboard,chess board,game table
        Sport Pitch|field,sport field
        American Football Field|football,gridiron
        American Handball Court|handball,wallball
        Archery Range|bow and arrow,crossbow
        Discus Ring / Sector,Discus Ring,Discus Sector
        Hammer Throw Ring,Hammer Throw Sector
        High Jump Area
        Javelin Sector
        Long Jump Pit
        Pole Vault Pit
        Shot Put Ring,Shot Put Pit
        Triple Jump Pit
        Australian Football Field|afl,aussie,football
        Badminton Court|badminton net
        Baseball Field|diamond,softball
        Basketball Court|basketball hoops
        Beach Volleyball Court|volleyball
        Biathlon Range|biathlon firing range,biathlon shooting gallery,biathlon shooting range
        Boules / Bocce Court|bocce,lyonnaise,pétanque
        Bowling Green
        Giant Chess Board|checkerboard,checkers,chequerboard,chessboard,garden chess,large chess,oversize chess
        Cricket Field|cricket pitch
        Horseback Riding Ring|arena,dressage,dressage arena,dressage ring,equestrian arena,horse,horse exercising,horse riding,horse riding ring,horse training,horseback,horseback riding,horseback riding arena,jumping arena,jumping ring,longeing,pen,polo,riding,riding ring,ring,rodeo,round pen
        Field Hockey Pitch|landhockey
        Four Square Court|4 square
        Funnel Ball Court
        Futsal Court|five-a-side soccer,minifootball
        Gaga Pit|gaga ball
        Team Handball Court|handball
        Horseshoes Pit|horse shoes
        Netball Court|basketball
        Padel Court|paddle,tennis
        Paintball Field
        Pickleball Court|paddleball,tennis
        Rugby League Field
        Rugby Union Field
        Shooting Range|firing range,gun practice,gun range,shooting gallery,shooting practice,target practice
        Shuffleboard Court|deck shuffleboard,floor shuffleboard
        Skate Park|bmx,scooter,skateboarding,skatepark,vert
        Soccer Field|football
        Softball Field|baseball,diamond,softball
        Foosball Table|kicker,table football,table soccer,tecball
        Ping Pong Table|ping pong,table tennis
        Tennis Court|tennis net
        Tetherball Court|swingball,tether tennis
        Volleyball Court|volleyball net
        Playground|jungle gym,play area
        Indoor Playground|ball pit,indoor play area,inside playground,play pen,play pit
        Resort|recreation center,sanatorium,ski and snowboard resort,vacation resort,winter sports resort
        Sauna
        Schoolyard|blacktop,recess yard,school playground
        Slipway|boat landing,boat launch,boat ramp
        Sports Center / Complex|athletic center,recreation center,sports centre,sports complex
        Climbing Gym|abseiling,artificial climbing wall,belaying,bouldering,indoor rock wall,rappeling,rock climbing facility,rock gym,ropes
        Adventure Park|obstacle course,rope climbing,ropes course,zip line
        Horse Race Course,Horse Racecourse,Hippodrome|equestrian race course,gallop,horse race,horse race betting,horse racing,horseracing,race course,racecourse
        Go Kart Facility|go cart,kart racing,karting
        Shooting Range Facility|firing range,gun practice,gun range,shooting club,shooting gallery,shooting practice,target practice
        Swimming Pool Facility
        Gymnasium|athletic courts,sports hall,sports venue
        Stadium
        Summer Camp|children,holidays,leisure,vacations,youth
        Natural Swimming Area|aquatics
        Swimming Pool|aquatics
        Racetrack (Non-Motorsport)|cycle,greyhound,horse,raceway
        Javelin Runway|javelin track
        Long Jump Runway|long jump track
        Pole Vault Runway|pole vault track
        Sprint Runway|sprint track,sprinting
        Steeplechase Runway|steeplechase track
        Triple Jump Runway|triple jump track
        Cycling Track|bicycle track,bicycling track,cycle racetrack,velodrome
        Horse Racetrack,Horse Racing Track|equestrian race track,horse race betting,horse raceway,horse racing,horseracing,horsetrack,race course,racecourse,raceway
        Running Track|athletics track,foot race,long distance running,marathon,middle distance running,racetrack,running,sprint,walking
        Trampoline Park|bounce,jump
        Water Park|pool,swim
        Adit|cave,horizontal mine entrance,tunnel,underground
        Antenna|broadcast,cell,cell phone,communication,mobile phone,radio,television,transmission
        Beacon
        Beehive|apiary,farm,honey,pollination
        Breakwater
        Bridge Area,Bridge|bridge outline,viaduct
        Bunker Silo|silage,storage
        Cairn|càrn,rock pile,stone pile,stone stack
        Carpet Hanger|beater,rack,stand
        Ceremonial Gate|arch,gate,paifang,torii
        EV Charging Point|charge point,charging stall,electric vehicle
        Chimney
        Wastewater Clarifier
        Clearcut Forest|cut,forest,lumber,tree,wood
        Compass Rose|compass,east,north,rose of the winds,south,west,wind rose
        Crane
        Gantry Crane|bridge crane,overhead crane
        Portal Crane|level-luffing crane
        Cross
        Dovecote|birds,doocot,dovecot,doves,pigeonholes,pigeons
        Flagpole
        Gas Flare|burn,fire,flare stack,gas,oil
        Footwear Decontamination Station|boot cleaning,contamination station,decontamination station,footwear cleaning,shoe cleaning
        Gas Pump|biodiesel,cng,diesel,fuel,gasoline,lng,petrol,propane
        Gasometer|gas holder
        Geoglyph|earthwork,hill figure,land art
        Geoglyph|earthwork,hill figure,land art
        Groin,Wing Dam,Wing Dyke,Spur Dyke
        Insect Hotel|bee hotel,bug hotel,insect house
        Lighthouse
        Mast|broadcast tower,cell phone tower,cell tower,mobile phone tower,radio mast,radio tower,television tower,tv tower
        Communication Mast|broadcast tower,cell phone tower,cell tower,mobile phone tower,radio mast,radio tower,television tower,tv tower
        Mobile Phone Mast|cell mast,cell phone mast,cell phone tower,cell tower,mobile phone tower
        Radio Broadcast Mast|broadcast tower,radio mast,radio tower
        Television Broadcast Mast|broadcast tower,television mast,television tower,tv mast,tv tower
        Lighting Mast|flood light,headlight,lighting,stadium lighting,stadium lights
        Milk Churn Stand|creamery stand,milk can stand,milk stand
        Mineshaft|cave,mine shaft,tunnel,underground,vertical mine entrance
        Monitoring Station|air,bicycle counter,bike counter,earthquake,gps,measurement station,seismology,traffic counter,water level,weather station
        Obelisk
        Observatory|astronomical,meteorological
        Oil Well|drilling rig,oil derrick,oil drill,oil horse,oil pump,oil rig,petroleum well,pumpjack
        Pier|berth,jetty,landing,promenade,wharf
        Floating Pier|berth,jetty,landing,promenade,wharf
        Planter
        Pumping Station
        Quay|wharf
        Covered Reservoir|underground reservoir
        Satellite Dish|fixed satellite dish,motorized satellite dish,parabolic dish,satellite communication,tracking satellite dish
        Silo|corn,grain,grain elevator,wheat
        Ski Jumping Tower,Ski Jumping Hill Structure|in-run,inrun,jump,ski jump,ski jump in-run tower,ski jump structure,ski jumping hill tower
        Storage Tank|fuel,gas,oil,petrol
        Water Tank|cistern
        Surveillance|alpr,anpr,car plate recognition,cctv,license plate recognition,monitoring,number plate recognition,security,video,webcam
        Surveillance Camera|alpr,anpr,car plate recognition,cctv,license plate recognition,monitoring,number plate recognition,security,video,webcam
        Survey Point|geodetic mark,geodetic point,survey marker,triangulation pillar,trig point,trig station,trigonometrical station
        Tailings Pond,Tailing Pond,Settling Pond,Settling Pit|mining,separation,slurry
        Telescope
        Optical Telescope|reflecting telescope,refracting telescope
        Radio Telescope|ground station,radio antenna,radio dish
        Tower
        Bell Tower|belfry,bell gable,campanile,church tower,klockstapel
        Communication Tower|broadcast tower,cell phone tower,cell tower,mobile phone tower,radio mast,radio tower,television tower,tv tower
        Cooling Tower|power plant
        Fortified Tower|castle tower,defensive tower,guard tower
        Diving Platform|diving tower
        Minaret|islam,mosque,muezzin,muslim
        Observation Tower|fire tower,lookout tower
        Pagoda|buddhist tower,chinese pagodas,tiered tower
        Tunnel Area|bore,dig,shaft,underground passage,underpass
        Digital Screen|display,led wall,screen,television,video wall
        Wastewater Plant|reclamation plant,sewage,wastewater treatment plant,wastewater treatment works,water treatment plant,wwtp
        Water Tap|water faucet,water point,water source,water spigot
        Water Tower
        Water Well|aquifer,water point,water pump,water source
        Water Works|water treatment plant
        Watermill|mill,water wheel,waterwheel,wheel
        Windmill|mill,wheel,wind
        Windpump|aerorotor,water pump,wind pump
        Factory|assembly,brewery,build,car,manufacture,plant,plastic,processing,refinery
        Industrial Brewery|cider
        Military Bunker
        Military Checkpoint
        Military Office|enlist,recruit
        Military Trench|dugout,firestep,fox hole,infantry trench,war trench
        Natural Arch|natural bridge,rock arch
        Bare Rock|rock
        Bay|bight,cove,estuary,fjord,gulf,inlet,sea,sound
        Beach|shore
        Cape|coastline,erosion,headland,promontory
        Cave Entrance|cavern,cavity,grotto,hollow
        Cliff|crag,escarpment,rock face,scarp
        Fell|moor,moorland
        Geyser|erupting spring,geiser,gieser,guyser,hot water,hydrogeology,hydrothermal explosion,steam
        Glacier|ice,snow
        Grassland|field,prairie,savanna
        Heath|moor,moorland,shrubland
        Hot Spring|geothermal spring,thermal pool
        Mud
        Peak|acme,aiguille,alp,climax,crest,crown,hill,mount,mountain,pinnacle,summit,tip,top
        Peninsula|coastline,erosion,headland,promontory
        Reef|barrier,coral,ocean,shoal
        Attached Rock / Boulder|boulder,rock,stone
        Saddle,Mountain Pass|col,gap,notch,pass,top
        Sand|desert
        Scree|loose rocks
        Scrub|bush,shrubs
        Shingle|gravel,pebbles,riverbed,rounded rock fragments
        Sinkhole|cenote,collapse sink,doline,shakehole,sink,snake hole,swallet,swallow hole
        Spring|aquifer,hydro,seep,water source
        Unattached Stone / Boulder|boulder,glacial erratic,rock,stone
        Strait|channel,pass,passage
        Tree Stump|cut tree,removed tree
        Valley|canyon,dale,dell,dene,depression,glen,gorge,gulley,gully,gultch,hollow,ravine,rift,vale
        Volcano|crater,mountain
        Water
        Basin|detention,drain,overflow,rain,retention
        Canal Area
        Lake|lakelet,loch,mere
        Moat
        Oxbow Lake|anabranch,billabong,cut off,meander,oxbow,resaca
        Pond|lakelet,mere,millpond,pool,tarn
        Reservoir
        River Area|beck,branch,brook,course,creek,estuary,rill,riverbank,rivulet,run,runnel,stream,tributary,watercourse
        Stream Area|beck,branch,brook,burn,course,creek,current,drift,flood,flow,freshet,race,rill,rindle,rivulet,run,runnel,rush,spate,spritz,surge,tide,torrent,tributary,watercourse
        Wastewater Basin|clarifier basin,excrement,settling basin,sewage,shit,wastewater
        Wetland|mire,moor,muskeg,peatland,quagmire,reedbed,saltmarsh,tidalflat
        Bog
        Fen|groundwater
        Mangrove
        Marsh
        Reed bed|bulrushes,cattail,reeds
        Coastal Salt Marsh|saltmarsh,tidal
        String Bog,Strong Mire|aapa moore,strangemoore
        Swamp|waterlogged
        Tidal Flat,Mudflat|tidal
        Wet Meadow
        Natural Wood|boreal,forest,forrest,taiga,tree,trees,woodlands,woods
        Accountant Office|accountancy,accounting firm,bookkeeper
        Adoption Agency|children
        Advertising Agency|ad agency,advert agency,advertising,marketing
        Architect Office|architecture,landscape design
        Nonprofit Organization Office|association,non-profit,nonprofit,organization,society
        Bail Bond Agent|bail bond dealer,bail bond man,bail bondsman,bail bondsperson
        Charity Office|charitable organization
        Corporate Office|corporation,office park
        Consultancy Office|consulting firm office
        Coworking Space|coworking,office
        Diplomatic Office|diplomatic mission,foreign mission,high commission,legation,liaison,permanent mission
        Consulate|consular post,passports,visas
        Embassy|diplomatic mission,foreign mission,high commission,permanent mission
        Liaison Office|diplomatic mission
        Educational Institution|school
        Employment Agency|job
        Energy Supplier Office|electricity,energy company,energy utility,gas utility
        Engineering Office|civil engineer,electrical engineer,engineer,engineering firm,mechanical engineer,structural engineer,technical engineer
        Real Estate Office|estate agent,real estate,real estate agent
        Financial Office
        Financial Advisor|401k,inheritance,retirement,savings,stocks,wealth management
        Forestry Office|forest,ranger
        Foundation Office|nonprofit
        Government Office|official,public office
        Public Prosecutor's Office|attorney general,district attorney,prosecution
        Register Office|birth,certificate,clerk,death,marriage
        Tax and Revenue Office|fiscal authorities,revenue office,tax office
        Graphic Design Office|design,illustrate,technology,visual
        Tour Guide Office|dive guide,mountain guide,tour guide
        Insurance Office|actuary,insurer,risk management
        Information Technology Office|computer,it office,software,technology
        Law Office|advocate,attorney,barrister,counsellor,counselor,defender,lawyer,legal,prosecutor,solicitor
        Moving Company Office|movers,relocation
        Newspaper Office|newsroom
        NGO Office|ngo,non government,non-government,organisation,organization
        Notary Office|clerk,deeds,estate,signature,wills
        Political Party Office|activist,candidate,election
        Private Investigator Office|private detective,private eye
        |property rental
        Quasi-NGO Office|ngo,non government,non-government,organisation,organization,quasi autonomous,quasi-autonomous
        Religious Office|rector,vicar
        Research Office|r and d,r&d,research and development,research lab,rnd
        Security Office|mall cop,protective agent,safety office,security agent,security guard,security inspector,security officer,watchman,watchmen
        Surveyor Office|surveying
        Tax Advisor Office|tax,tax consultant
        Telecom Office|communication,internet service provider,isp,network,voice
        Therapist Office
        Translation Office|translation,translation agency,translator
        Labor Union Office|trade union,union office
        Water Utility Office|utility,water board
        Island|archipelago,atoll,cay,isle,key
        Islet|archipelago,atoll,cay,isle,key
        Square
        Power Station Grounds|coal,gas,generator,hydro,nuclear,power
        Coal-Fired Power Plant|carbon,coalfired,combustion,fossil fuel,power station
        Gas-Fired Power Plant|carbon,combustion,fossil fuel,gasfired,natural gas,power station
        Hydroelectric Power Station|power plant,run-of-the-river,tidal,water turbine
        Nuclear Power Plant|atomic,fission,nuclear reactor,power station
        Oil-Fired Power Plant|carbon,combustion,fossil fuel,oilfired,power station
        Solar Power Plant
        Solar Farm|photovoltaic power station,solar panels,solar park,utility-scale solar
        Waste Incineration Power Plant|combustion,garbage incineration plant,garbage incinerator,gasification,incinerator,refuse incineration plant,waste
        Wind Farm|offshore wind,wind park,wind power plant,wind power station,wind turbines,windmills
        Substation
        Aerialway Platform|aerialway,cable car
        Bus Platform
        Tram & Bus Stop
        Ferry Platform|ferry
        Light Rail Platform
        Monorail Platform|monorail
        Subway Platform|metro,underground
        Train Platform|railway platform
        Tram Platform
        Trolleybus Platform|trackless
        Aerialway Station|aerialway,cable car
        Bus Station / Terminal|bus terminal
        Ferry Terminal|ferry
        Light Rail Station
        Monorail Station|monorail
        Subway Station|metro,underground
        Train Station|railway station
        |halt,whistle stop
        Tram Station
        Trolleybus Station / Terminal|trackless
        Aerialway Stopping Location|aerialway,cable car
        Bus Stopping Location
        Ferry Stopping Location|ferry
        Light Rail Stopping Location
        Monorail Stopping Location|monorail
        Subway Stopping Location|metro,underground
        Train Stopping Location
        Tram Stopping Location
        Trolleybus Stopping Location|trackless
        Railway-Railway Crossing|diamond crossing,flat crossing,level junction,railway railway crossing
        Signal Box|interlock tower,interlocking tower,lever frame,radio block center,radio block centre,signal cab,signalling box,signalling cab
        Subway Entrance|metro
        Train Wash|clean,wash
        Tram-Path Crossing|crossing,grade crossing,level crossing,path tram crossing,pedestrian crossing,streetcar crossing,tram path crossing,tramway crossing,trolley crossing
        Tram-Road Crossing|crossing,grade crossing,level crossing,pedestrian crossing,road tram crossing,streetcar crossing,tram road crossing,tramway crossing,trolley crossing
        Railway Turntable|turn table
        Rail Yard|freight car stop,freight train station,rail freight station,railroad yard,railway yard
        Farm Supply Shop|agricultural inputs,agricultural machines,agricultural tools,fertilizer,pesticides,seeds
        Liquor Store|wine
        Anime / Manga Shop|cosplay,dakimakura,figurine,japan,manga
        Antique Shop,Antique Store,Antiques Shop,Antiques Store|old,vintage
        Appliance Store|air conditioner,appliance,dishwasher,dryer,freezer,fridge,kitchen,oven,refrigerator,stove,washer,washing machine,white goods
        Art Store|exhibition,gallery
        Baby Goods Store|infant,newborn,toddler
        Bag / Luggage Store|handbag,purse
        Bakery|bakeshop,bread,cakes,rolls
        Bathroom Furnishing Store|bathroom fixtures
        Barbecue Shop|barbecue,barbeque,bbq
        Beauty Shop|salon,spa,tanning
        Nail Salon|manicure,nails,pedicure
        Tanning Salon|solarium,sunbed
        Bedding / Mattress Store|bed,duvet,mattress,pillow
        Beverage Store|drinks
        Bicycle Shop,Bike Shop|bicycle store,bike parts,bike store,repair,tricycle,unicycle
        Boat Store|fishing boat,jetski,motorboat,rowboat,sailboat,vessel,watercraft
        Bookmaker,Bookie,Turf Accountant|betting,gamble,gambling
        Bookstore,Bookshop,Bookseller,Book Store,Book Shop,Book Seller
        Brewing Supply Store|brew shop,homebrew supply store
        Butcher,Butcher Shop,Pork Store,Butchery|beef,chicken,lamb,meat,pork
        Camera Equipment Store|film,lens,photo
        Candle Shop|wax
        Cannabis Shop|cannabis dispensary,marijuana,pot,reefer,weed
        Car Dealership,Car Dealer|automobile,automotive,vehicle
        Used Car Dealership|automobile,automotive
        Car Parts Store|automobile,automotive
        Car Repair Shop,Automobile Repair Shop,Car Mechanic,Auto Mechanic|automechanic,automotive,garage,inspection,mechanic,oil change,panel beater,panelbeater,service
        RV Dealership|auto,camper,recreational vehicle
        Carpet Store|rug
        Catalog Shop
        Charity Store|nonprofit,op shop,thrift
        Cheese Store
        Drugstore|apothecary,beauty,chemist,dispensary,drug store,gift,hair,medicine,pharmacy,prescription,tooth
        Chocolate Store|cocoa,confectionery
        Clothing Store|apparel,blouses,boutique,bras,clothes,dresses,fashion,outfits,pants,shirts,shorts,skirts,slacks,socks,suits,underwear
        Secondhand Clothing Store|blouses,clothes,consignment,dresses,pants,preowned,second hand,shirts,shorts,skirts,slacks,suits,used,vintage
        Suits Store|businessman,necktie,tie
        Underwear Store|boutique,boxers,bras,brassieres,briefs,dessous,fashion,lingerie,panties,slips,socks,stockings,underclothes,undergarments,underpants,undies
        Wedding Clothes Store|boutique,bridal,bride,bridegroom,bridesmaid,groom,groomsman,marriage outfits,tuxedo,wedding dress,wedding gown
        Workwear Store|craftsman,safety footwear
        Coffee Store|espresso,latte
        Collectibles Shop|antiques,coins,collection,collectors,comics,dolls,figurines,numismatics,philately,stamps,thrift
        Computer Store|desktop,hardware,laptop,operating system,software
        Candy Store,Candy Shop,Confectionery Store|fudge,lollipop,sugar,sweet
        Convenience Store,Convenience Shop,Corner Store,Corner Shop,Superette,Bodega|mini-market,mini-mart
        Copy Store,Copy Shop|print,scan
        Cosmetics Store|make-up,makeup
        Rural Supplies Store,Country Store
        Arts & Crafts Store|canvas,crafting,crafts,draw,frame,handicraft,paint,paper,pencil,wood
        Curtain Store|drape,drapery,window
        Dairy Store|cheese,egg,milk
        Delicatessen,Specialty Food Store,Gourmet Food Store,Fine Food Store,Gourmet Food Shop|charcuterie,cold cuts,deli
        Department Store
        DIY Store|craft,diy,do it yourself,hardware,home improvement,tools
        Door Shop
        Dry Cleaner|dry cleaning
        E-Cigarette Shop|ecigarette,electronic,vape,vaping,vapor
        Electrical Equipment Store|cable,fan,led,lighting,power,wire
        Electronics Store|appliance,audio,blueray,computer,consumer electronics,dvd,gadgets,home theater,phone,radio,smartphone,speaker,video
        Erotic Store|18+,porn,sex
        LGBTQ+ Erotic Store|18+,porn,sex
        Esoteric Store|acupuncture,alternative,aromatherapy,crystal,essential oil,meditation,new age,pendant,woo
        Fabric Store|sew,textile,textiles
        Produce Stand,Farm Shop,Farm Stand|baked goods,fresh food,fruits,organics,vegetables
        Fashion Accessories Store|bag,cologne,fragrance,hat,jewelry,perfume,purse,scarf,sunglasses,umbrella,wallet,watch
        Fireplace Store|fireplace,masonry heater,stove
        Fishing Shop|bait,fishing line,flies,fly,lure,reel,rod,tackle
        Flooring Supply Shop|tile
        Florist|bouquet,flower,flowers
        Framing Shop|frame,painting,photograph
        Frozen Food Store
        Fuel Shop|briquettes,coal,firewood,heating oil,kerosene,pellets
        Funeral Home,Funeral Parlor|memorial home,mortuary,undertaker
        Furniture Store|chair,couch,interior,sofa
        Tabletop Game Store|board game,card game,dice game,game shop,larp,live action role-playing game,miniature wargame,role-playing,strategy game,wargame
        Garden Center|landscape,mulch,nursery,retail plant nursery,shrub,tree
        Bottled Gas Shop|cng,lpg,natural gas,propane,refill,tank
        General Store,General Merchant Store,General Merchandise Store,General Dealer|small-town store,village shop
        Gift Shop,Souvenir Shop|present,tourist trap
        Gold buyer,Gold trader
        Greengrocer,Produce Store,Produce Shop|fruit,produce,vegetable
        |chainsaw,cultivator,garden machinery,garden power tools,groundskeeping,mower,snow blower,string trimmer
        Hairdresser,Hair Salon,Hair Stylist|haircut
        Barber,Barber's,Barber Shop,Barbershop|beard,groom,grooming,hair cut,moustache,razor,shave,shaving
        Hairdresser Supply Store|conditioner,razor,shampoo,shaver
        Hardware Store,Hardware Shop|craft,diy,do it yourself,hardware,home improvement,tools
        Health Food Store,Health Food Shop|groceries,nutritional,organic,raw food,unprocessed,vegan,vegetarian,vitamins,wholefood
        Hearing Aids Store
        Herbalist|ayurveda,ayurvedic,medicinal plants,paraherbal,phytomedicine,plant medicine,traditional medicine
        Hifi Store|audio,hi-fi,high fidelity,speakers,stereo,video
        Honey Store
        Household Linen Shop|bedspreads,blankets,curtains,domestic cloths,handkerchieves,napkins,pillow cases,robes,sheets,towels
        Houseware Store,Household Goods Store|cookware,home,home goods,kitchenware
        Hunting Shop|arrows,bows,bullets,crossbows,rifles,traps
        Interior Decoration Store
        Jewelry Store,Jewelry Shop|bracelet,diamond,earrings,gem,gold,jeweler,jeweller,jewellery,necklace,pins,ring,silver
        Kiosk|beverages,cigarettes,mall kiosk,newsagent,newspaper,snacks,sweets
        Kitchen Design Store|cabinets,countertops,sinks
        Laundry
        Self-Service Laundry,Coin Laundry,Laundromat,Coin Wash,Launderette,Washateria
        Leather Store
        Lighting Store|fluorescent lighting,lamps,leds,light fixtures,lightbulbs
        Locksmith|key,lockpick
        Lottery Shop|gamble,gambling,lotto tickets,scratch-offs
        Mall,Shopping Mall,Shopping Center|shopping
        Massage Shop
        Medical Supply Store
        Military Surplus Store|armor,army surplus,army-navy store,navy surplus,tactical gear,war surplus shop,weapons
        Mobile Phone Store|cell phone,smartphone
        Mobile Phone Accessory Store|cell phone,phone case,smartphone
        Model Shop|model building,model figures,model kits,model railroading,model store,rail transport modelling,scale models
        Money Lender|payday loan
        Motorcycle Dealership|motorbike
        Motorcycle Repair Shop,Motorcycle Repair Workshop|auto,garage,motorbike,motorcycle,repair,service
        Music Store|casette,casette store,cd store,cds,compact discs,record store,tape cassettes,vinyl records
        Musical Instrument Store|accordion,brass instruments,cello,clarinet,drum,flute,guitar,keyboard,piano,saxophone,trumpet,violin
        Newsstand,Newspaper / Magazine Shop
        Nutrition Supplements Store|health,protein,supplement,vitamin
        Nuts Shop|almonds,brazil nuts,cashews,chestnuts,coconuts,dried fruits,hazelnuts,macadamia,nuts,peanuts,pecans,pistachios,seeds,walnuts
        Optician|eye,glasses,spectacles
        Outdoors Store|camping,climbing,hiking,outdoor equipment,outdoor supplies,outfitter
        Online Retailer Outpost|online,pick up,pickup
        Paint Store
        Party Supply Store|balloons,costumes,decorations,invitations
        Pasta Store,Pasta Shop|fresh pasta,ravioli,spaghetti
        Pastry Shop|cake shop,cakery,chimney cake shop,cookies,patisserie
        Pawnshop,Pawnbroker,Pawn Shop|collateral,loan,secondhand
        Perfume Store|cologne,fragrance,perfume
        Pet Store,Pet Shop|animal,cat,fish,kitten,puppy,reptile
        Pet Groomer|cat,cat grooming,dog grooming
        Photography Store|film,lens,photo
        Piercing Studio
        Pottery Store|ceramic,pot,vase
        Printer Ink Store|copier ink,fax ink,ink cartridges,toner
        Psychic|astrology,crystal ball,divination,fortune teller,seer,spirit
        Fireworks Store|fireworks
        |transistor
        Religious Store
        Rental Shop
        Repair Shop|broken,fixit shop,maintenance,mend,patch,refurbish,rehabilitate,tinker
        Rice Store
        Scuba Diving Shop|diving,scuba,snorkel
        Seafood Shop,Fishmonger|fish
        Thrift Store,Thrift Shop,Consignment Store,Resale Shop,Secondhand Shop|preowned,resale,second-hand,used,vintage
        Sewing Supply Shop|haberdashery
        Shoe Repair Shop|cobbler
        Shoe Store|boots,cleats,clogs,footwear,heels,loafers,oxfords,sandals,slippers,sneakers
        Spice Shop|chili,cinnamon,curry,ginger,herbs,pepper,saffron,salt,spice store,spices,turmeric,wasabi
        Sporting Goods Store|athletics
        Stationery Store,Office Supply Store|card,paper,stationary
        Storage Rental|device storage,garages,self storage,self-service storage,storage lockers,storage units
        Supermarket|food market,grocery,grocery store,market,shop,store
        Organic Supermarket|natural foods
        Pool Supply Store|hot tub equipment store,hot tub maintenance store,hot tub supply store,pool shop,pool store,swimming pool equipment store,swimming pool installation store,swimming pool maintenance store,swimming pool supply shop
        Tailor|clothes,suit
        Tattoo Parlor|ink,piercing
        Tea Store
        Telecom Retail Store|communication,internet service provider,isp,network,voice
        Ticket Seller,Ticket Vendor,Ticket Booth|box office
        Tile Shop
        Tobacco Shop|cigarettes,cigars
        Tool Rental
        Toy Store|games,teddy
        Trade Shop
        Travel Agency|cruises,flights,holiday,hotels,tickets,tour operator,tours,travel packages,vacation
        Trophy Shop|awards,engravings,medals,plaques,trophy store
        Tire Store
        Vacant Shop|empty
        Vacuum Cleaner Store
        Discount Store,Dollar Store,Variety Store|five and dime,five and ten
        Video Store|dvd,vhs,video casette,video cassette
        Video Game Store
        Watches Shop
        Drinking Water Shop|bottled water,mineral water,purified water,water refilling,water station
        Watersport / Swim Shop
        Weapon Shop|ammo,gun,knife,knives
        Wholesale Store|cash and carry,warehouse club
        Wig Shop|hair extensions,hair extentions
        Window Blind Store
        Wine Shop
        Data Center|computer systems storage,information technology,server farm,telecommunications,the cloud
        Telecom Exchange|telecommunications,telephone exchange,telephone switch
        Mountain Lodge,Alpine Hut,Mountain Hut,Mountain Shelter,Mountain Refuge,Mountain Hostel|cabin,climbing hut,lodge,refuge,refuge hut
        Guest Apartment / Condo|airbnb,b & b,b and b,b&b,bed and breakfast,bnb,holiday rental,vacation rental
        Aquarium|aquatic,fish,marine life,sea,sea life
        Artwork
        Bust|figure
        Graffiti|graffiti artwork,guerilla artwork,guerrilla artwork,street artwork
        Art Installation|interactive art,intervention art,modern art
        Mural|fresco,wall painting
        Sculpture|carving,figure
        Statue|carving,figure
        Tourist Attraction
        Camp Pitch|tent
        Campground|camp ground,camp site,campers,campsite,caravans,mobile homes,recreational vehicles,tenting
        Backcountry Camping Area|alpine camping,backpacking site,backwoods camping,camp ground,camp site,campsite,informal camping,primitive camping
        Group Camping Area|camp ground,camp site,campsite,scout camping,youth camping
        RV Park|camper,motor home
        Holiday Cottage|chalet,holiday cabin,holiday home,lodge,vacation cabin,vacation home
        Art Gallery|exhibition,painting,photograph
        Guest House|airbnb,b & b,b and b,b&b,bed and breakfast,bnb
        Hostel|backpacker,bunk beds,dormitories,dorms,youth hostel
        Hotel|concierge,inn,lodge,suite
        Information
        Information Board
        Welcome Sign|new location
        Guidepost|signpost
        Map
        Tourist Information Office|information office,tour guide,tourism office,tourist information center,tourist office,visitors center,visitors information center,welcome center
        Trail Marker|painted blaze,route flag,route marker,stone pile,trail blaze,trail post,way marker
        Information Terminal
        Visitor Center|visitors center,visitors information center,welcome center
        Motel|motor hotel
        Museum|archaeological,archeological,art museum,cultural,excavation,exhibition,foundation,gallery,hall,history,institution,nature,painting,photograph,science,technology
        History Museum|artifacts,dioramas,exhibitions,exhibits,foundation,hall,institution
        Picnic Site|camp
        Theme Park|amusement park,fun park
        Trail Riding Station
        Viewpoint|lookout,overlook,scenery,scenic,vantage point,vista
        Wilderness Hut,Backcountry Hut,Backcountry Shelter,Bothy|bivouac,bivouac box,biwakschachtel,cabin,lodge,refuge,sleeping shelter
        Zoo|animal
        Petting Zoo|children's farm,children's zoo,farm animals,petting farm
        Safari Park|drive-in zoo,drive-through zoo
        Wildlife Park|indigenous animals
        Waterway Access Point|canoe,kayak,launch,paddleboard,portage,put-in,rowboat,take-out
        Boatyard
        Dam
        |floating dock,floating dry dock,ship,vessel
        Marine Fuel Station|diesel,gas,petrol
        Lock Gate|canal
        Waterway Milestone|marker,milestone
        Marine Toilet Disposal|cdp,chemical toilet,ctdp,dump station,elsan,pump out,pumpout,sanitary,watercraft
        Marine Drinking Water|water faucet,water point,water source,water spigot
        Waterfall|fall
        Weir|low-head dam,low-rise dam,wier
        """
}
