// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language es.
    static let es: StaticString = """
        |columna,pilar,pilona,poste,soporte
        Aeropuerto|aeronave,aeródromo,avion,avión,base aerea,base aérea,campo de aviación,terminal aerea,terminal aérea
        |aeronave,asfalto,calle de rodaje,estacionamiento de aeronaves,rampa
        Puerta de embarque|embarque,puerta,salida
        Hangar|aereo,aeronaves,aeronáutico,aviación,aéreo,taller de mantenimiento,taller de reparación
        Helipuerto|helicóptero
        |aeronave,avión,espera,posición
        |aeronave,avión,posición
        Puerto espacial|cohetes,cosmodromo,cosmódromo
        Terminal de aeropuerto|pasajeros
        Manga de viento|manga,viento
        Alojamiento de animales|alojamiento,anfibios,animal,animales,animales domesticos,animales domésticos,cuidado,gallina,gato,guardería,mascotas,peces,pájaros,reptiles,roedores,tortuga
        Criadero de animales|anfibios,animal,animales,criadero,crianza,gallina,gato,mascotas,peces,pájaros,reptiles,roedores,tortuga,vaca
        Refugio de animales|adopción,anfibios,animal,animales,cuidado,gallina,gato,mascotas,peces,pájaros,reptiles,roedores,tortuga
        Centro de arte|centro de bellas artes
        Cajero automático|dinero,efectivo,retiro
        Horno de panadería|horno de repostería,horno para hornear
        Banco|bancario,cooperativa de crédito,entidad bancaria
        |barra,cantina,cerveceria,cervecería,taberna,tasca
        Bar LGBTQ+|bar gay,bar lesbico,bar lgb,bar lgbt,bar lgbtq,bar lésbico
        Parrilla / asador|asador,barbacoa
        Banco / Asiento|asiento,banca,banqueta,banquillo
        Estacionamiento de bicicletas|bicicletas,bicicletero,ciclismo,parking,parqueadero
        Estacionamiento para bicicletas
        Casilleros de bicicleta
        Cobertizo para bicicletas
        Alquiler de bicicletas|bicicleta,flete,prestamo,préstamo
        |bicicleta,bicicletería,bomba,cadena,inflador,puesto,taller
        Lavado de bicicletas|bicicleta,bicis,ciclismo,estación enjuague bicicletas,lavadero de bicicletas,lavado bicicletas,limpieza bicicletas
        |al aire libre,biergarten,terraza
        Binoculares montados|binocular,catalejo,largavista,soporte de visualización,visor,visor de observación
        Alquiler de barcos
        Almacenamiento de barcos|almacenaje de barcos,almacén de barcos,barcos,dique seco,embarcaciones,varadero
        Cambio de moneda|billetes,cambio de divisas,casa de cambio,dinero,divisas,dolares,euros,libras,moneda extranjera,monedas,yenes
        Cafetería|cafeteria,casa de te,salon de te,salón de té
        Té de burbujas|bebida de té taiwanés,boba,tapioca,té de perlas
        Cafetería|americano,bebidas calientes,cacao,café con leche,capuchino,espresso,goteo,latte,macchiato
        Casa de té|establecimiento de té,salón de té,tetería
        |auto compartido,carpooling,carro compartido,coche compartido,vehículo compartido
        Alquiler de automóviles|alquiler de autos,alquiler de coches,arrendamiento de autos,rent a car,renta de carros,renta de coches
        |car sharing,carsharing,préstamo de vehículos​,uso temporal de vehículos,vehiculos,vehículos,vehículos compartidos
        Lavado de automóviles|autolavado,lavaautos,lavadero de automóviles,lavadero de carros,lavado,tren de lavado,túnel de lavado
        Casino|azar,black jack,casa de juego,póquer,ruleta,tragamoneda
        |electricidad,electrico,electrolinera,punto de recarga,recarga
        |cargador para bicicletas eléctricas
        Guardería / Cuidado infantil|centro de cuidado infantil,guardería,jardín infantil
        Cine|cinema,cinemateca,cinematógrafo,film,filme,película,sala de cine,vídeo
        Clínica|centro de salud,centro medico,centro médico,clinica,consultorio médico
        Clínica de aborto|aborto,abotar,embarazo,interrupción,interrupción del embarazo
        Centro de diálisis|clínica de diálisis,diálisis renal
        Clínica de fertilidad|clínica de reproducción,esperma,fertilidad,ovulación,reproducción
        Reloj|cronómetro
        Reloj de sol|gnomon,sol,solar,sombra
        Centro Comunitario|centro de la comunidad
        Sede del club|casa del club,club,local del club
        Salón comunitario|salón de la comunidad
        Centro cultural|casa de la cultura,instituto cultural
        Centro familiar|casa de la familia,centro de familia
        Centro comunitario LGBTQ+|evento lgbtq,lgb,sala de lgbtq,salón de eventos lgb
        Salón parroquial|casa parroquial,salón de la iglesia
        Salón del pueblo|casa del pueblo,salón comunal
        Centro Juvenil|club juvenil
        Aire comprimido
        Centro de convenciones|auditorio,conferencia,exposición
        Juzgado|audiencia,corte,corte judicial,judicatura,justicia,magistratura,oficina judicial,palacio de justicia,tribunal
        Crematorio|cenizas de huesos,cremación,funeral,horno,horno crematorio,incineración,incinerador,incinerar restos
        Dentista|odontólogo
        |estación de carga,punto de carga,terminal de carga
        Centro de buceo|buceo
        Médico|ambulatorio médico,consulta médica,consultorio médico,doctor,doctora,enfermería,galeno,medica,medico,médica
        Alergólogo / Alergista|alergia,alergista,alergólogo,asma
        Cardiólogo|arteria coronaria,cardiología,cirujano cardíaco,corazón,sistema cardiovascular
        |psiquiatría adolescente,psiquiatría de niños,psiquiatría infantil,psiquiatría pediátrica
        Dermatólogo|cabello,dermatología,piel,uñas
        Gastroenterólogo|cálculos biliares,digestión,estómago,esófago,gastroenterología,hígado,intestino delgado,intestino grueso,intestinos,sistema digestivo,tracto gastrointestinal,tubo digestivo
        Médico de atención primaria|médico de cabecera,médico de familia,médico primario
        Obstetra / Ginecólogo|ginecólogo,médico ginecólogo,médico obstetra,obstetra
        Hematólogo|anemia,hematología,leucemia,linfoma,médula ósea,sangre
        Internista|especialista en medicina interna,medicina interna,médico general interno
        Nefrólogo|medicina renal,nefrología,renal,riñones,riñón
        Neurólogo|cerebro,nervios,neurocirugía,neurología,sistema nervioso
        Neurocirujano|cerebro,cirugía neurológica,neurocirugía
        Oncólogo|cáncer,oncología,quimioterapia,tumor
        Oftalmólogo|anteojos,ocular,oftalmología,ojo,ojos
        Cirujano ortopédico|cirugía ortopédica
        Otorrinolaringólogo|cráneo,garganta,nariz,orl,otorrinolaringología,oído
        Pediatra|adolescentes,bebés,niños,pediatría
        Patólogo|autopsia,patología,patología anatómica
        Cirujano plástico|cirugía cosmética,cirugía craneofacial,cirugía estética,cirugía plástica,cirugía reconstructiva
        Podólogo|pie,pierna,piernas,pies,podología,tobillo
        Cirujano colorrectal|ano,cirugía colorrectal,colon,coloproctología,proctología
        Psiquiatra|psiquiatría,siquiatra
        Neumólogo|asma,medicina respiratoria,medicina torácica,neumología,neumonología,neumonía,pulmón,respirología,vías respiratorias
        Radiólogo|ecografía,imágenes por resonancia magnética,radiología,resonancia,resonancia magnética,tomografía computarizada,ultrasonido médico,ultrasonografía,ultrasonografía médica
        Reumatólogo|lupus,osteoporosis,reuma,reumatología
        Cirujano general|cirugía
        Cirujano traumatológico|cirugía,cirugía de trauma,cirujano traumatólogo,traumatólogo
        Urólogo|epidídimo,escroto,glándulas suprarrenales,pene,próstata,reproductor,riñón,testículos,uretra,urinario,urología,uréteres,vejiga
        Baño para perros|sanitario para perros
        Academia de artes marciales|academia,artes marciales,dojo,judo,karate,kendo,kung fu,ninjutsu,taekwondo
        Vestuario|cambio de ropa,vestidor
        Agua potable|bebedero,bebible,fontana,fontanal,fuente,hontanar,potable,venero
        |entrenamiento de conductores,escuela de conducción,formación de conductores,practica de manejo,preparación de conductores,práctica de manejo
        Lugar de eventos|bar mitzvah,bat mitzvah,bautismo,bodas,celebraciones,conferencias,confirmación,cumpleaños,eventos,fiesta,fiestas,quinceañera,reuniones,salon de fiestas,salón de banquetes,salón de fiestas
        Centro de exposiciones|expo,exposicion,exposición,exposición comercial,feria
        Comida rápida|comida basura,comida chatarra,comida de paso,comida en la calle,comida para llevar,comida preparada,para llevar,platos preparados,snack bar,takeaway
        Bagel (Comida rápida)|bagelm,salmón
        Hamburguesa (Comida rápida)
        Comedor|cantina,refectorio
        Pollo (Comida rápida)
        Comida rápida china|fast food chino
        Rosquilla (Comida rápida)|brunch,buñuelo,cantina,cenar,dona,donut,rosquilla
        |papa fritas
        Perro caliente (Comida rápida)|frank,frankfurter,panchos,perrito caliente,perros calientes,puesto de perros calientes,salchicha,sándwich,wiener
        Comida rápida india|comida callejera india,fast food indio
        |barra de jugos,batidos,bebidas,bebidas de frutas,jugos,zumo
        Kebab (Comida rápida)|anticucho,brocheta,brochette,cantina,pincho
        Comida rápida mexicana|burritos,enchiladas,fajitas,nachos,quesadillas,salsa,tacos,tamales,tortillas
        Pizza (Comida rápida)|porción
        |bocadillo,emparedado,sandwich
        Comida rápida de sushi|sushi al paso,sushi para llevar
        |alitas,cenar,chicken wings,comida,pollo
        Estación de bomberos|bomberos,parque de bomberos
        Plaza de comida|almuerzo rápido,feria de comidas,patio de comida,zona de comida,área de restaurantes
        Fuente ornamental|chorro,fuente,surtidor ornamental
        |combustible,estación de servicio,gasolinera,surtidor
        Sala de servicio funerario|funeral,sala de funeral,sala de velatorio,servicio funerario,velatorio
        |apuestas,azar,bingo,blackjack,dados,juegos de azar,keno,máquinas tragamonedas,pachinko,poker,póker,ruleta,tragamonedas
        Caja libre|caja con regalos,caja de regalo,donaciones,estante con regalos,estante de regalo,give box,mesa libre
        Camposanto|necrópolis,panteón,sacramental
        Contenedor de gravilla|arenilla,contenedor,grava,gravilla,sal
        Bar de cachimbas|bar de shisha,café con cachimba,hookah lounge,salón de narguile
        Terreno del hospital|consultorio,doctor,enfermería,hospital,institución,medico,posta de salud,quirófano,sala de emergencias,sala de espera,sala de urgencias,salud,sanatorio
        Puesto de caza|caseta,caza,puesto
        Heladería|copas,frozen,helado,nevería,nieve,postre,raspadillo,sorbete,tarta helada,yogur
        Tienda de yogures helados|frogurt,froyo,helado,yogur,yogur congelado,yogurt
        Cibercafé|ciber,ciber café,cyber,cyber cafe,cybercafe,internet,juegos en red,terminales
        Karaoke Box|club de karaoke,karaoke,ktv,sala de karaoke,televisión de karaoke
        Cocina comunitaria|cocina compartida,cocina común
        Instalación Kneipp|baño de pies,cura kneipp,hidroterapia,hidroterapia kneipp,kneippismo
        Lavadero|lavado,lavanderia,lavoir,ropa
        Buzón|abertura,buzon,caja,casilla,casillero,compartimiento,correo,hendidura,orificio,ranura,receptáculo
        Biblioteca|archivo,filmoteca,hemeroteca

        Muelle de carga|almacen,bahia,bahía de carga,descarga,envio,envío,puerta
        |asiento,silla
        Hotel para parejas|albergue transitorio,hotel alojamiento,parejas,telo
        Guardaequipaje|almacenamiento,consigna,consigna de equipaje,depósito de equipaje,equipaje,guardarropa,maletas,valijas,viajes
        Mercado|feria,mercadillo,mercado público,plaza de mercado
        Terreno del monasterio|monasterio,terreno de monasterio,terreno sagrado,área de monasterio
        |cable,cheque,efectivo a efectivo,factura,finanzas,giro postal,intercambio,moneda,persona a persona,transferencia bancaria
        Morgue|casa conmemorativa,depósito de cadáveres,enterrador,mortuorio
        Estacionamiento de motos|estacionamiento de motocicletas,moto,motocicleta,parking,parqueadero,parqueadero de motocicletas,parqueo de motocicletas
        Alquiler de motos|chopper,ciclomotor,cruiser,dirt bike,minibike,moto,moto deportiva,motocross,scooter,sidecar
        Discoteca|boliche,club nocturno
        Discoteca LGBTQ+|discoteca gay,discoteca lesbica,discoteca lgb,discoteca lgbt,discoteca lgbtq,discoteca lésbica
        Casillero de paquetería|caja postal automatizada,casillero,correo,entrega,locker,packstation,paquete,paquetería,retiro
        Estacionamiento / Aparcamiento|aparcadero,aparcamento,playa de estacionamiento
        Estacionamiento multinivel|estacionamiento cubierto,estacionamiento de varios pisos,estructura de estacionamiento,plataforma de estacionamiento,rampa de estacionamiento
        |cercanías,incentivo,metro,p + r,park,ride,subte
        |aparcamiento de automóviles,aparcamiento de vehículos,aparcamiento en la calle,aparcamiento en la carretera,darsena,dársena,estacionamiento de automóviles,estacionamiento de vehículos,estacionamiento en la calle,estacionamiento en la carretera
        Estacionamiento subterráneo|estacionamiento de automóviles,estacionamiento de camiones,estacionamiento de rv,estacionamiento de vehículos
        Entrada/salida del garaje|aparcadero,entrada,garaje,parking,parqueadero,salida
        Plaza de estacionamiento|aparcadero,lugar,parking,parqueadero,plaza,zona
        Espacio de estacionamiento accesible|discapacidad,estacionamiento para discapacitados,lugar
        Centro de pago|cheque,dinero,efectivo,finanzas,moneda,pago de facturas,pago de impuestos
        Terminal de pago|efectivo,ekiosk,finanzas,pago de facturas,pago de impuestos,pago por teléfono,quiosco interactivo,tarjeta,transferencia de dinero
        Farmacia|apoteca,botica,laboratorio,medicamentos,remedios
        Cabina de fotos|foto,stand
        Lugar de adoración|abadía,adoración,basílica,bethel,casa de dios,casa de oración,coro,iglesia de culto,mezquita,misión,oración,oratorio,parroquia,religión,sacellum,sinagoga,tabernáculo
        Templo budista|dojo,monasterio,stupa,vihara,zendo
        Iglesia cristiana|abadía,basílica,casa de oración,coro,cristiana,cristiano,iglesia de adoración,misión,oratoria,parroquia,tabernáculo
        |abadía,basílica,bethel,casa de culto,casa de dios,casa de oración,coro,cristiano,oratorio,parroquia,tabernáculo
        |abadía,basílica,bethel,casa de culto,casa de dios,casa de oración,coro,cristiano,la luz del mundo,oratorio,parroquia,tabernáculo
        Casa de reuniones Cuáquera|abadía,basílica,bethel,casa de culto,casa de dios,casa de oración,coro,cristiano,oratorio,parroquia,tabernáculo
        Templo hindú|culto,garbhargriha,hinduismo,hindú,india,mandir,mandu,sagrario
        Sinagoga judia|judia,judio,judía,judío
        Mezquita musulmana|musulman,musulmana,musulmano,musulmán
        Santuario sintoísta|culto,jinja,kami,koshitsu,minzoku,sagrario,shinto,shintoísmo,shuha,sintoísmo
        Templo Sij|culto,gurudwara,india,sij,sijismo,sikh
        Templo taoísta|china,culto,daoísmo,daoísta,filosofía,monasterio,taoísmo,taoísta
        Planetario|astronomía,cuerpos celestes,estrellas,planetas,proyección,universo
        Policía|comisaria,comisaría,gendarmeria,gendarmería,gna,guardia civil,guardia municipal,pfa,policia,prefectura,psa
        Lugar de votación permanente|boleta electoral,cabina electoral,colegio electoral,democracia,elecciones,máquina de votación,papeleta electoral,urna electoral,votación
        Buzón de correo|correo,honguito,paquetes
        |depósito de correo
        Oficina postal|casa de correos,correo,estafeta de correos,oficina de correos
        |carceleta,celda,correccional,cárcel,detención,encierro,penal,penitenciaria,presidio,prisión,reclusión
        |cerveceria,cervecería,pub
        Pub irlandés|bar irlandés
        Pub LGBTQ+|pub gay,pub lgb,pub lgbt,pub lgbtq,pub lésbico
        Microcervecería|cervecería artesanal,cervecería de pequeños lotes
        Baño público|baño de pies,baño turco,fuente termal,termas
        Biblioteca libre|abierta,anaquel,estante,libre,libro,pública,público
        Estación de guardaparques|estación de guardabosques,guarda forestal,guardabosque,guardaparque,guardaparques,puesto de guardaparque
        Contenedor de desechos electrónicos|baterías,cartuchos de impresora,celulares,componentes,computadoras,desechos,desechos electrónicos,electrónicos,impresoras,laptop,monitores,móviles,notebooks,ordenadores,pantallas,pilas,portátil,reciclaje de productos electrónicos,tabletas,tablets,telefonos,televisores,teléfonos
        Contenedor de residuos verdes|basurero,biodegradable,biológico,compost,descomponible,desperdicio de jardín,orgánico,residuo,restos de comida,verde
        Centro de reciclaje|acopio,aguas residuales,basurero,botella,bricks,cartón,centro,chatarra,desarrollo sostenible,desecho,desperdicios,ecocidio,instalaciones,lata,medio ambiente,orgánicos,papel,papeles,planta,plástico,procesamiento,reciclaje,residuos,sostenibilidad,tapones,tratamiento,vidrio
        Contenedor de reciclaje|cesto de reciclaje,recipiente de reciclaje
        Campamento de refugiados|evacuados,migrantes,ong,personas desplazadas,sitio de refugiados
        |experimentación,i&d,i+d,institución de investigación,investigación aplicada,investigación y desarrollo,laboratorio de investigación,laboratorios de investigación
        Restaurante|ambigú,bufe,bufé,comida,mesón,restorán,taberna
        Restaurante norteamericano
        Restaurante asiático
        |asador,restaurante de barbacoa
        Restaurante chino
        Restaurante francés
        Restaurante georgiano|cenar,restorán
        Restaurante aleman
        Restaurante griego|aceitunas,pitas
        Restaurante de hot pot|restaurante de fondue asiática,restaurante de olla caliente
        Restaurante indio|curry
        Restaurante italiano|pasta,pizza
        Restaurante japonés
        Restaurante coreano|cocina coreana,comida coreana,gastronomía coreana,parrilla coreana
        Restaurante mexicano|burritos,enchiladas,fajitas,nachos,quesadillas,salsa,tacos,tamales,tortillas
        Restaurante de fideos|fideos celofán,fideos de arroz,fideos ramen,fideos soba,sopas
        Restaurante de pizza|cafe. porción
        Restaurante de ramen|cenar,fideos,japonés,sopa
        Restaurante de mariscos|almejas,calamares,camarones,cangrejos,crustáceos,langostas,mariscos,moluscos,ostras,pescados,pulpos
        Restaurante español|ambigú,bufé,mesón,restorán,taberna
        Asador / Parrilla|asado,asador,barbacoa,bife,carne,carne asada,chuleta,churrasquería,parrillada
        Restaurante de sushi
        Restaurante tailandés
        Restaurante turco
        Restaurante ucraniano|cenar,restorán
        Restaurante vietnamita
        |aseo,casa rodante,desecho,inodoro,letrina,motorhome,taza
        Refugio|abrigo,amparo,asilo,garita,gazebo,pabellón,picnic,templete
        Refugio de campo|cobertizo rural,refugio agrícola
        Gazebo / Glorieta|gazebo,glorieta,kiosco,mirador,pabellón,templete
        Cobertizo
        Refugio de picnic|pabellón,picnic,quincho
        Refugio de transporte público|espera,parada de autobús,parada de metro
        Ducha|cuarto de aseo,regadera
        Área de fumadores|area de fumadores,cigarrillo,humo,zona de fumadores
        Centro social|evento,fraternidad,hermandad de mujeres,organización,profesional,salón,sociedad,unión,veteranos
        Instalación social|asistencia social,servicios sociales
        Cuidado ambulatorio|atención ambulatoria
        Residencia para mayores|ancianos,asilo de ancianos,centro de residencia asistida,centro de vida asistida,instalación de vida asistida,residencia de ancianos,tercera edad,vida asistida
        |centro asistencial,centro de atención diurna,centro de cuidado diurno,centro de día,guardería comunitaria,guardería de servicios sociales
        Banco de alimentos
        Residencia de personas mayores|abuelos,ancianos,hogar de mayores,mayores,residencia,tercera edad,viejos
        |alberge,centro,comedor social,homeless,indigente,refugio social,vagabundo
        Hogar de ancianos|3ra edad,adultez,adulto mayor,anciano,asilo,cuidado de ancianos,geriátrico,hogar,reposo,residencia,tercera edad,vejez,vida asistida
        Club de striptease|adultos,baile erótico,caballeros,cabaret,striptease
        Estudio de grabación|estudio
        Estudio de grabación|estudio de audio,estudio de sonido,grabación de audio,grabación de sonido,mezcla de audio,mezcla de sonido,producción de audio,producción de sonido
        Estación de radio|estudio de radio,radio am,radio fm,radiodifusión
        Estación de televisión|canal de televisión,estudio de televisión,transmisión de televisión
        Estudio de cine|estudio de video,grabación de video,producción de cine,producción de video
        Club de Swingers|club liberal
        Parada de taxi|acopio de taxis,parada,taxi
        Parada de auto rickshaw|bajaj,estación de triciclo,toda,tuk-tuk,tuksi
        Parada de ciclo rickshaw|becak,bikecab,padyak,pedicab,sikad,trishaw,trisikad,velotaxi
        Parada de mototaxi|habal-habal,moto taxi,pillion
        Teléfono|cabina telefónica,llamar,telefono
        Teatro|cultura,escenografía,espectáculo,música,sonido,teatral
        Anfiteatro|auditorio abierto,recinto exterior,teatro al aire libre
        Validador de boletos|billete,boleto,pasaje,perforadora,validador
        Baño|aseo,aseos,baños,inodoro,letrina,retrete,servicio,servicios,taza,tocador,toilette
        Inodoros con cisterna|baño privado,cuarto de baño,inodoro,w.c
        Letrina de pozo|baño de pozo,letrina,privado
        Baño portátil|baño portable,baño químico,baños portables,baños portátiles,baños químicos,inodoro movible,inodoro portable,inodoro portátil,inodoro químico,wc portable,wc portátil,wc químico
        Ayuntamiento / Municipalidad|alcalde,alcaldía,ayuntamiento,cabildo,casa consistorial,comuna,concejales,concejo,consistorio,ediles,gobierno local,gobierno municipal,intendente,municipal,municipalidad,municipio
        Salón del barangay|barangay hall,sala del barangay
        Municipalidad / Ayuntamiento|alcalde,ayuntamiento,gobierno,gobierno urbano,municipalidad,municipio
        Biblioteca de juguetes|juguete
        Parque de educación vial|circuito de educación vial,parque de tránsito,parque vial
        Corral de carritos|carrito,carrito de compras,carro de compras,retorno de carrito,retorno de carro
        |aspiradora de automóviles,carvac,succión
        Inspección vehicular|camión,inspección,vehicular
        Máquina expendedora|aperitivos,bebidas,bebidas alcohólicas,billetes,chucherías,cigarrillos,comida,distribuidor automático,expendedora,golosinas,libros,máquina,periódicos,refrescos,revistas,sellos correo,tabaco,vendedora
        |camara de bicicleta,cámara de aire,cámara de bicicleta
        |botellas,devolución de botella,retornable
        Máquina expendedora de pan|baguette,pan
        Máquina expendedora de cigarrillos|cigarrillo,cigarro,expendedor,pucho,tabaco
        Máquina expendedora de café
        Máquina expendedora de condones|condones,condón,expendedor,preservativo,profiláctico
        Máquina expendedora de bebidas|expendedor,gaseosa,refresco
        Máquina expendedora de huevos|huevos
        |aparatos,auricular,auriculares,cable,cargador,celular,electrónicos,expendedora,máquina expendedora de electrónica,tableta,telefono
        |alargar,aplanar,aplastar,moneda,penique,recuerdo
        |animal,bolsas de excremento,caca,residuos
        |almohadilla,condón,cuidado personal,maquina expendedora,mujer,mujeres,productos de higiene menstrual,tampon,tampón,toalla,toallita
        Máquina expendedora de flores|dispensador de flores,expendedora automática de flores
        Máquina expendedora de alimentos|alimento,comestible,comida,expendedora
        Máquina expendedora de snacks|máquina de snacks
        Máquina expendedora de combustible|biodiesel,combustible,diesel,dispensador de combustible,gasolina,gnc,gnl,nafta,propano
        Máquina expendedora de helados|chocolate,helado,paleta,vainilla
        Máquina expendedora de hielo|cubitos de hielo,hielo
        Máquina expendedora de periódico|diario,periódico,revista,semanario
        Parquímetro|aparcadero,boleto,expendedor,parking,parqueadero,recibo,ticket
        Máquina expendedora de pizzas|pizza
        |boleto,colectivo,expendedor,guagua,micro,recibo,ticket
        Máquina expendedora del franqueo|correo,estampillas,franqueo,sello
        |máquina de caramelos,máquina expendedora de dulces
        |dispensador de agua potable
        Veterinario|albeitar. mascotas,albéitar,animales,gatos,perros,veterinaria
        Farmacia veterinaria|botica veterinaria,farmacia para animales,tienda de medicamentos veterinarios
        |caca,excremento,popo,recipiente,tacho
        Cesto de basura|basurero,papelera
        Contenedor de residuos|basurero,contenedor,contenedor de basuras,desperdicio,papelera,residuo
        |chatarra,desarrollo sostenible,desecho,ecocidio,intercambio,intercambio de residuos,logística,parada,procesamiento,reciclaje,residuos,transferencia,tratamiento
        |camper,caravana,casa rodante,motorhome,recarga
        Abrevadero para animales|abrevadero,animales,bebedero,fuente,pilón,posa,pozo
        Báscula de camiones|báscula,estación de pesaje
        Atracción de feria|juego de feria,juegos mecánicos,máquina de emociones mecanizada
        Recinto de animales|anfibios,ave,ecoparque,insecto,león,mamífero,mono,oso,parque de animales,pescado,pingüino,reptil,safari,tigre
        Noria|atracciones,estrella,noria de feria,parque de diversiones,rueda de chicago,rueda de la fortuna,rueda ferris,rueda gigante,rueda moscovita,viaje a la luna,vuelta al mundo
        Autitos chocadores|atraccion,atracción,autitos chocones,autos chocadores,autos de choque,caritos chocadores,carritos chocones,carros chocadores,carros chocones,coche de choque,coches chocantes,coches de choque,coches de tope,coches locos
        |benji,bungee,bungee jumping,cuerda elástica,puente,puenting,saltar,salto,salto al vacío
        Carrusel|caballitos,calesita,juego de feria,juego mecánico,tiovivo
        Tren fantasma|juego de feria,paseo guiado,paseo oscuro,viaje oscuro
        Torre de caída|gran caída,góndola
        Paseo para niños|atracción,monedas,paseo para niñas
        Canal de troncos|canal,troncos
        Laberinto|parque de diversiones
        Paseo en barco pirata|paseo de atracciones,paseo de carnaval
        |simulador de rafting
        Montaña rusa|juego de feria,juego mecánico
        Carrusel oscilante|columpio,torre de carrusel
        Tren turístico|turístico,vagón
        Tobogán acuático|deslizadero,lizadero,resbaladilla,resbalín,rodadero,tobogán
        Edificio catedral
        Edificio capilla
        Edificio de la iglesia
        Edificio de la mezquita|mezquita
        Edificio del estadio
        Edificio de la sinagoga|sinagoga
        Edificio del templo

        |boy scout,exploración,explorador,guía,niño explorador,scout
        Club de deportes|asociación deportiva,club de atletismo,club deportivo,sociedad deportiva
        Mecánico de motores agrícolas|cosechadoras,maquinaria agrícola,tractores
        Fabricante de cestas|artesanía,canastero,canasto,cesta,cestero,cestería,mimbre,mimbrero
        Apicultor|abeja,colmenero,miel,panel
        Herrero|forja,fragua,herradura,herrajes,herrería,hierro
        Constructor de barco|canoa,lancha
        Encuadernador|empastador,libro
        Fábrica de cerveza artesanal
        Carpintero|carpintería,ebanistería,madera,maderero
        Tapizador de alfombras|alfombra,moqueta,tapete,tapiz
        Catering|abastecedor,comida,cáterin,proveedor
        Deshollinador|fogón,hollín,limpiachimenea,limpieza de chimeneas
        Servicio de limpieza|limpiar,limpieza
        Relojero
        Confitero|algodón de azúcar,caramelos,caramelos de goma,caramelos duros,chicles,chocolates,confite,dulce,dulce de azúcar,fabricación de dulces,gomitas,grageas,hacer confite,regaliz,toffees,trufas de chocolate
        Destilería|aguardiente,bebidas espirituosas,bourbon,brandy,escoces,escocés,gin,ginebra,hooch,licor,mezcal,moonshine,pisco,ron,scotch,singani,tequila,vodka,whiskey,whisky
        Modista|costurera,diseñador,moda,sastre
        Electricista|electricidad,iluminista
        |aparatos,celular,compuradora,electrónica,electrónicos,equipos,laptop,lavadoras,microondas,monitores,ordenador,planchas,portátil,procesadoras,radio,refrigeradores,telefono,televisión,trituradoras,vídeo
        Colocador de pisos|colocador,pisos
        Jardinero|jardinería
        Vidriería|cristalero,vidriero
        Taller de artesano|artesano,artesanía,destreza manual,trabajos manuales
        Taller de climatización|aire acondicionado,calefacción,climatización,ventilación
        Aislador|aislante
        Ebanista|mobiliario,muebles
        Copista de llaves|cortador de llaves
        Obrero metalúrgico|calderería,construcciones de metal,metalúrgica,taller metálico
        Pintor|acuarela,artista,color,decoración,lienzo,oleo,pintura
        Parquetero|colocador de parqué,instalador de parqué,parquet,parquetista,parqué
        Fotógrafo|carné,foto,fotografía,fotomatón,imagen,modelo,publicidad,recuerdos,retratista,revelado
        Laboratorio Fotográfico|carrete,centro,estudio,fotografía,imagen,negativo,película,revelado
        Yesero|construcción,constructora,manitas,materiales,obra,obrero,yeso
        Fontanero / Plomero|desatascador,fontanera,fontanero,fontanería,gasfitera,gasfitero,gásfiter,instalación,plomera,plomero,plomería,tubero,tubería
        Fabricante de cerámica (alfarero)|alfarera,alfarero,alfarería,artesanos,artesanía,cerámica,cocina,cubertería,cuenco,florero,greda,hogar,plato,utensilios,vasija
        Armador|amañador,aparejador,apañador,arreglar,arreglo,camión,chapuzas,ensamblador,equipar,equipo,instalación,manipulador,manipuladora,manitas,mecánica,mecánico,montaje,perforación,plataforma petrolífera,remiendo,rígger,tráiler,técnico
        Techador|azotea,canaleta,casa,cubierta,encofrador,gotera,panel solar,reforma,retechar,retejar,techadora,techar,techista,techo,teja,tejado,tejador,vivienda
        Talabartero|artesanía de cuero,caballos,cuero,equitación,guarnicería,guarnicionero
        Velero|aparejo,contramaestre,círdan,embarcación,fabricante de velas,naval,navegación,náutica,orza,quilla,sastre,timón
        Aserradero|almacén de madera,deforestación,depósito de madera,leña,leñador,madera,maderera,maderero,maderería,madero,serrería,talar,árbol
        Andamista|andamiaje,andamio,andamísta,monta andamios
        Escultor|artista,cincelador,imaginero,modelista,mármol,piedra,tallista
        Zapatero|calzado,cordones,lustre,remendón,suela,zapatera,zapatos
        Fabricante de carteles|anuncio,carteles,fabricante,indicación,letrero,negocios,pancarta,publicidad,rótulo,seña,señales,señalización,signo,símbolo,tiendas
        Albañil|albañilería,calicanto,cantero,construcción,enconfrador,mampostero,mampostería,piedra,sillería
        Solador / Alicatador|albañilería,alicatador,alicatar,azulejado,azulejista,azulejos,baldosas,colocador,embaldosar,enladrillador,enlosado,enlosar,losas,mosaico,pizarra,solador,solar,teja,tesela
        Hojalatero|metal,soldador
        Tapicero|funda,muebles,protector,sillas,sillones,sofá,tapicera,tapicería,tapizado
        Relojero|pulsera,reloj de pulsera
        Construcción de ventanas|construcción,cristalero,cristalería,cristales,fabricación de ventanas,hogar,iluminación,translúcido,ventanas,vidrero,vidrería,vidrios
        Bodega de vitivinicultura|barrica,bebida alcohólica,bodega,cava,lagar,mosto,parra,parrón,tinto,vid,vides,vino,vinos,vitivinicultura,viña,viñedos
        Terreno de instituto terciario|campus de instituto terciario,predio de instituto terciario
        Academia de danza|centro de danza,escuela de baile
        Escuela de manejo|academia de conducción,autoescuela
        |campus de preescolar,terreno de guardería
        Escuela de idiomas|academia de idiomas,centro de idiomas,escuela de lenguas
        Escuela de música|academia de música,centro de música,instituto musical
        |academia de preparación,apoyo escolar,centro de tutorías
        Terreno escolar|campus escolar,predio de escuela,terreno de colegio
        Terreno universitario|campus universitario,predio universitario
        Estación de ambulancias|ambulancia,ambulancias,asistencia médica,estación de ambulancia,hospital,salud,sanidad,sanitario
        |eap,punto de encuentro,punto de reunión,área de preparación
        Desfibrilador|reanimador,restablecedor,resucitador,ritmo cardíaco
        |centro de emergencias,unidad de socorro
        Alarma anti incendios|alarma de incendios,bomberos,incendios,llamada,servicio de emergencias
        Extintor de incendios|abc,bombero,bomberos,combustión,extintor,extintor de fuego,incendio,matafuego
        Manguera de incendios|bomberos,incendio,manguera
        Hidrante contra incendios|boca de incendio,hidrante de incendio
        |columna hidrante,hidrante de pilar
        Boca de incendios subterránea|hidrante subterráneo
        Conexión con los bomberos|entrada de tubo ascendente,fdc,tubo ascendente cargado,tubo vertical húmedo,tubo vertical seco
        Kit de primeros auxilios|botiquín,botiquín de primeros auxilios,emergencias
        |emergencias,helicoptero,helicóptero
        Salvavidas|anillo kisby,boya,boya perry,boya salvavidas
        Estación de botes salvavidas|emergencias,guardacostas,guardia costera,lanchas de socorro,rescate en barco,socorro
        Guardavidas|bañera,bañero,rescatista,socorrista
        Rescate de montaña|alpinismo,emergencias,escaladores,esquiadores,greim,guardia forestal,intervención,montaña,rescatista,senderismo
        Teléfono de emergencias|asistencia,auxilio,ayuda,ayuda telefónica,bomberos,drogas,emergencias,línea de emergencia,maltrato,número de emergencia,servicio de emergencia,socorro,sos,suicidio,telefono de emergencia,teléfono de emergencia
        Sirena|advertencia,alarma,ambulancia,ataque,aviso,bomba,bunker,central,evacuación,incendio,maremoto,nuclear,sonido,sunami,terremoto,terrorista,tormenta,tornado,tsunami
        |extinción,extinción de incendios
        |cisterna,extinción,extinción de incendios
        |bidón,cisterna,copa de agua,deposito,pozo,reserva,tanque de agua
        |acceso,acceso restringido,accidente,auxilio,cirugía,cuarto de emergencias,cuidados intensivos,departamento de emergencias,departamento de víctimas,entrada,habitación del pánico,operaciones,sala de emergencias
        Búnker de arena|bunker,búnker,recolector de arena,sand,trampa de arena
        Casa club de golf|casa club,casa de golf,clubhouse,tienda profesional
        Driving range|area,golf,práctica
        Fairway|calle,canalizo
        Putting Green|césped,golf,green,pasto,verde
        Obstáculo lateral de agua|golf,lateral,obstáculo,peligro,riesgo
        Rough|zona de matojos,áspero
        Lugar de salida Tee|lugar de salida,tee,tee box,zona del tee
        Obstáculo de agua|golf,obstáculo
        Medicina alternativa|acupuntura,antroposófico,aromaterapia,ayurveda,hidroterapia,hipnosis,homeopatía,kinesiología aplicada,medicina alterna,naturopatía,osteopatía,reflexología,reiki,shiatsu,tradicional,tuina,unani
        Practicante de acupuntura|acupuntura
        Practicante de Ayurveda|ayurveda,medicina tradicional india
        Quiropráctico|columna,dolor de espalda,espalda
        Homeópata|homeopatía
        Naturópata|medicina naturopática,naturopatía
        Osteópata|huesos,osteopatía
        |die da,dit da,reiki,shiatsu,tui na,tuina
        Audiólogo|audición,oído,sonido
        Centro de maternidad|alumbramiento,bebé,centro de alumbramiento,centro de nacimientos,centro de natalidad,centro de partos,clínica de maternidad,embarazo,hospital maternal,maternal,nacimientos,parto,trabajo de parto
        |aféresis,banco de sangre,donación de células madre,donación de sangre,donantes de sangre,plaquetoféresis,plasmaféresis,sangre,transfusión de sangre
        Centro de asesoramiento (Counselling)|asesoramiento,asesorar,consejero,consejo,consultor psicológico,counselling,counselor,orientación,orientar
        Ortodoncista|alineación de la mandíbula,aparatos ortopédicos,diente,dientes,odontología,ortopedia dentofacial
        Cuidados paliativos|atención paliativa,cuidado de hospicio,cuidado paliativo,cuidado terminal,enfermedad,enfermedad terminal,enfermos desahuciados,hospicio
        Laboratorio médico|analisis clinicos,analisis de sangre,análisis clínicos,análisis de sangre,estudios clínicos,laboratorio,laboratorio clínico
        Partera|bebé,comadrona,embarazo,matrona,nacimiento,partero,parto,trabajo de parto
        Terapeuta ocupacional|actividades,apoyo,ocupacional,tareas,terapeuta,terapia
        Optometrista|lasik,lentes,ojo,vidrios,visión
        Fisioterapeuta|kinesióloga,kinesiólogo,terapeuta físico
        Podólogo|pie,pies,uñas
        Psicoterapeuta|ansiedad,consejero,counselor,depresión,mente,salud mental,suicidio,terapeuta,terapia
        Centro de rehabilitación|rehabilitación,terapeuta,terapia
        |captación de muestras,colección de muestras,muestra de orina,muestra de sangre,recogida de muestras,recolección de muestras,recopilación de muestras,toma de muestras
        Fonoaudiólogo|fonoaudiologo,fonoaudiología,habla,logopedia,terapeuta,terapia,voz
        Ascensor|elevador,montacargas
        |auto*,carrera,fórmula uno,kart,motocross,nascar
        |automovilismo,carreras de karts,go karts,karting,karts,kartódromos,pista de karting,superkarts
        |carreras off-road,circuito de motocross,circuito de motos,deportes de motor,motocross,motos offroad
        Área de descanso|apartadero
        Área de servicio|área de servicios
        Inicio del sendero|ciclismo de montaña,milla cero,montañismo,punto final del sendero,senderismo,trekking,área de estacionamiento
        Aeronave histórica|aeronave de época,avión antiguo,avión histórico
        Yacimiento arqueológico|sitio arqueológico
        Mojón fronterizo|mojón,piedra fronteriza
        Cañón|armamento,artillería
        Castillo|castro,fuerte
        Fortaleza histórica|ciudadela,fortaleza
        Palacio|real,reina,residencia real,rey
        Château|casa de campo histórica,casa señorial,nobleza,representante
        Puerta de la ciudad|puerta del pueblo
        Fuerte histórico
        Mansión|casa solariega,finca,nobleza
        Monumento conmemorativo|memorial
        Placa azul|placa conmemorativa azul,placa histórica,señal azul histórica
        Placa conmemorativa|dedicatoria,epitafio,marcador histórico,memoria,recuerdo
        Placa conmemorativa Stolperstein|homenaje póstumo stolperstein,lápida memorial stolperstein,memoria histórica stolperstein,monumento recordatorio stolperstein
        Piedra de molino|muela de molino
        Monumento grande|dolmen,mausoleo,menhir,monolito,monumento,panteón,pirámide,túmulo
        Picota histórica|atracción,atractivo,picota
        Ruinas|destruido,restos,ruina,vestigios
        Tumba|mausoleo,muerte,sepulcro,sepultura
        Cruz de término|crucero,humilladero,religioso
        Ermita|altar,altarcito,figura,humilladero,icono,imágen,lugar de culto,oratorio,peto de ánimas,proskynetaria,proskynetarion,religioso,sagrario,santo lugar,virgen,virgencita
        Naufragio|casco,marítimo,restos
        |parcela
        Acuicultura|acuacultura,algas,carpicultura,crustáceos,cría camarones,cría de ostras,cría de peces,cultivo de algas,granja de ostras,granja de peces,maricultura,ostricultura,pescado,pez,piscicultura,salmonicultura
        |criadero de peces,granja acuícola,piscifactoría
        Terreno industrial abandonado|abandonada,abandonado,baldio,baldío,descampado,industrial,solar,tierra
        Cementerio|ataúdes,criptas,féretros,mausoleos,muerte,necrópolis,panteón
        Área de servicios comerciales|parques empresariales,área comercial,área de negocios,área de oficinas,área de servicios
        Área de construcción|construcción,demolición,desarrollo,edificio,excavadora,infraestructura,sitio de construcción,zona de construcción
        Área educativa|campus,campus educativo,campus escolar,centro educativo,instalaciones educativas,predio escolar,zona educativa,zona escolar,área escolar
        Jardín de flores|flores,jardín floral,parterre
        Bosque gestionado|arbol,madera,tala,árbol
        Terreno de garajes|garajes,zona de garajes,área de garajes
        Terreno sin edificar|construcción,construir,urbanizable
        Horticultura de invernadero|cultivar,flor,horticultura,invernadero,vivero
        Puerto|embarcaciones,portuario
        Área industrial|industria,parque industrial,terreno industrial
        Terminal|almacenamiento,camión,colectivo,deposito,patio
        Depósito de chatarra|chatarra,metal,patio
        Matadero|aves de corral,becerro,carne,cerdo,corral,pollo,vaca
        Vertedero|basurales,basureros,desperdicio,relleno municipal,relleno sanitario,tiraderos,vertedero de basura,vertederos
        Prado|braniza,braña,mies,pradera
        Prado con árboles frutales|campo con árboles frutales,campo frutal,área verde con frutales
        Huerto en pradera|frutales en campo,frutales en campo abierto
        Área militar|barracas,base aérea,bunkers,control militar,cuarteles,liceos militares,municiones,oficinas militares,polígonos de tiro,regimientos,sitio de explosión nuclear,terreno militar,zona de peligro,zona militar,área peligrosa,áreas de entrenamiento
        Aeródromo militar|aeroparque,aeródromo,armada,campo de aviación,fuerza naval
        Cuartel|armada,barracas,fuerza naval,soldados
        Base militar|guardia costera,guardia fronteriza,lucha
        Base naval|armada,lucha,submarino
        Área de peligro militar|zona de operaciones militares,zona de peligro militar,zona de riesgo militar,área de conflicto armado
        Carrera de obstáculos militares
        Prácticas militares|armada,fuerza naval,galería de tiro,polígono de tiro,práctica,tiro al aire libre,tiro de pistola,zona de tiro,área de tiro
        Área de entrenamiento militar|arma,disparar,entrenamiento,entrenar,lucha,rifle
        Olival|cultivo de oliva,huerto de olivos,plantación de olivos
        Huerta frutal|cultivo de frutas,huerta,plantación frutal,terreno de frutas,árboles frutales
        Vivero de plantas|invernadero,jardinería,plantas,vivero
        Cantera|excavación,extracción mineral,mina,rocas
        Terreno ferroviario|corredor,ferroviaria,ferroviario,pasillo,zona
        Parque de recreación|diversión,patio,recreación,terreno de juegos,zona verde,área de recreación
        Área religiosa|casa de retiro,convento,gruta,instituto religioso,lugar de oración,monasterio,religion,religioso,religión,seminario
        Área de tiendas comerciales|al por menor,comercios,comercios minoristas,locales comerciales,menudeo,minorista,tiendas,venta,venta al detalle,área comercial
        |evaporación,sal,salinas,solución salina
        Viñedo|majuelo,parral,viña
        |esquí,estación de esquí,montaña de esquí,snowboard,área de esquí,área de pistas,área de snowboard
        |azar,juegos de azar,máquinas de juego,salón de juegos,videojuegos
        Sala recreativa de videojuegos|centro de ocio,fichines,maquinas,maquinitas,máquinas,pinball,salón arcade,salón de maquinitas,salón recreativo,simuladores,videojuegos
        Quiosco de música|musica,música,templete
        Lugar para bañarse|zona de baños,área de natación
        Balneario de playa|balneario,complejo,complejo de playa,resort
        Observatorio de aves|ave,naturaleza,pájaro,vida silvestre
        Gradas|asiento,asientos,deportes,multitud,soporte
        Bolera / Bowling|bolera,boliche,bolos,bowling,juego de bolos,pista de bowling
        Tierras comunes -Reino Unido-|comunal,terreno comunal,tierras comunales,tierras comunes
        Salón de baile|baile de salón,bolero,cha-cha-chá,conga,fox-trot,jive,mambo,meregue,milonga,pasodoble,pista de baile,polka,rock and roll,rumba,sala de baile,son cubano,swing,tango,vals
        Golf de disco|disco de golf,disco golf,frisbee golf,frolf,ultimate
        Parque para perros|can,canil,canino,parque canino,parque de perros
        Sala de escape|cuarto de escape,escapar de la habitación,escape room,juego de escape,sala de misiones,sala de rompecabezas
        Lugar para fogatas|agujero de fuego,anillos de fuego,círculo de fuego,fogata,foso de fuego,hoguera,lugar de fuego
        Lugar de pesca|pescador,pescar
        |entrenamiento,fitness,gym,salud
        Estudio de yoga|centro de yoga,clases de yoga,local de yoga,salón de yoga,yoga
        |abierto,aeróbico,al aire libre,calistenia,entrenamiento,estación de calistenia,estación de fitness,gimnasio al aire libre,parque de calistenia,salud
        |barra de equilibrio,ejercicios,equilibrio,tronco
        Cajón para ejercicio|caja,cajon,cajón,saltar,salto
        Barra horizontal para ejercicio|barbilla,barra,dorsalera,dorsales,mentón,pull up,pullup
        barras trepadoras para ejercicio|barbilla,barra,barras de mono,escalera,mentón,mono,pull up,pullup,trapadoras,treparse
        Estación de hiperextensión|espalda,extensión,silla romana
        Barras paralelas|barra
        |barra,brazos,flexiones
        Anillos para ejercicio|musculacion,musculación,pull up,pullup
        |cartel,instrucciones,señal
        Estación de abdominales|abdominales
        Escaleras para ejercicio|escaleras,step
        Jardín|floresta,parterre,rosaleda,vergel
        Jardín botánico|colección de plantas,jardin botanico,plantas raras
        Jardín comunitario|jardín colectivo,jardín cooperativo
        Huerto|huerta culinaria,huerta de hortalizas,huerta del cocinero,huerto de verduras,jardín de vegetales
        Jardín residencial|jardín delantero,jardín doméstico,jardín trasero,patio delantero,patio trasero
        Campo de golf|cancha de golf
        Espacio hacker|espacio de hacker,hackerspace,hacklab,hackspace,laboratorio hacker,makerspace
        Centro ecuestre|cabalgar,cabalgatas,centro hípico,club de equitación,criadero de caballos,ecuestre,equino,equitación,finca de caballos,granja de caballos,hípica,instalación ecuestre,montar,montar a caballo,poney club,rancho
        Bañera de hidromasaje|jacuzzi,spa,tina caliente
        Pista de hielo|patinaje sobre hielo,pista de patinaje,pista helada
        |bolas,centro de juegos interior,chicas,chicos,cubierto,interior,lugar de juegos,niñas,niños,pelotero,zona de juegos interior,área de juegos
        Puerto deportivo|dársena,embarcadero
        Mini golf|golf miniatura,golfito,mini-golf,minigolf
        Reserva natural|conservación,natural,preservación,reserva ecológica,área protegida
        |al aire libre,jardín de cerveza,patio,pub
        Parque / Plaza verde|arbolado,cesped,césped,hierba,jardin,jardín de recreo,juegos infantiles,parque ecoturístico,pasto,plaza,plazuela,verde,zonas verdes,área de recreación
        Mesa de picnic|mesa de parque,quincho
        Mesa de ajedrez|ajedrez,damas,mesa de juego,tablero de ajedrez,tablero de damas
        Cancha de juego|deporte,frontón,polideportivo,terreno de juego
        Campo de fútbol americano|americano,football,fútbol,gridiron
        |americano,balonmano,estados unidos,estadounidense,handball,wallball
        |arco y flecha,ballesta,rango de arquería,tiro con arco
        Anillo de disco|anillo de discos,zona de discos

        Área de salto alto|sector de salto alto,zona de salto alto
        Sector de jabalina|sector jabalina

        |pista de pértiga,recinto de pértiga

        Campo de salto triple|pista de salto triple,recinto de salto triple
        Campo de fútbol australiano|afl,australia,australiano,futbol,fútbol
        Cancha de bádminton|badminton,bádminton
        Campo de béisbol|baseball,béisbol
        |baloncesto,basketball,básquetbol,cancha de baloncesto
        |balonvolea,pelota,playero,voleibol,voley,volibol,vóleibol,vóley,vólibol
        Campo de biatlón|pista de biatlón,polígono de biatlón
        |cancha de bochas,cancha de petanca,pista de bochas
        Campo de bolos|bolos
        Tablero de ajedrez gigante|ajedrez,ajedrez de gran tamaño,ajedrez de jardín,ajedrez enorme,ajedrez grande,damas,tablero de ajedrez,tablero de damas
        Campo de críquet|cricket,criquet
        |a caballo,arena de doma,doma,ecuestre,equitación,picadero,pista de doma,pista de equitación,pista de salto,pista ecuestre,pista hípica,polo,rodeo
        Campo de hockey|hockey
        |4 square,cuatro cuadras,four square
        Cancha de Funnel Ball|embudo,funnel ball,pista de funnel ball
        |futbol de salon,futbol sala,futbolito,futsal,futsala,fútbol de salón,fútbol sala,microfutbol,microfútbol
        Campo de gaga|arena de gaga,gaga,gaga ball,pista de gaga,recinto de gaga
        |balonmano,handball
        Foso de herraduras (juego)|herradura de caballo
        Cancha de netball|baloncesto,netball
        |paddle,padel,pádel,tenis
        Campo de paintball|paintball
        Cancha de pickleball|paddle,pádel,tenis
        Campo de rugby liga|fútbol rugby,liga,rugbi,rugby,rugby a 13,rugby league
        Campo de rugby union|fútbol rugby,rugbi,rugby,rugby a 15,rugby union,rugby-15,union,unión
        Campo de tiro|polígono de tiro
        Cancha de tejo|cubierta de te,piso de tejo,tejo
        Parque de patinaje|parque de skate boarding,skate,skate park,skate-park
        |balompie,campo de futbol,campo de fútbol,cancha de futbol,cancha de fútbol,football,fulbito,fútbol,soccer
        Campo de softbol|diamante,softball
        |canchitas,fulbacho x,fulbatin,fulbito,fulbote,futbolito,futbolín,futillo,futmesa,metegol,taca-taca,tacatocó,tiragol
        Mesa de ping pong|pimpón,ping pong,tenis de mesa
        Cancha de tenis|pista de tenis,tenis
        Cancha de Tetherball|swingball,tether tenis,tetherball
        Cancha de voleibol|balonvolea,pelota,voleibol,voley,volibol,vóleibol,vóley,vólibol
        Patio de juegos|campo de juegos,infantil,lugar de juegos,niñas,niños,parque infantil,patio de recreo,plaza,zona de juegos,área de juegos
        |bolas,campo de juegos,chicas,chicos,cubierto,lugar de juegos,niñas,niños,patio de juegos interior,patio de recreo,pelotas,pelotero,zona de juego interior,área de juego interior
        Complejo turístico|balneario,estación de esquí,estación de todo incluido,estación turística,resort,resort de destino
        Sauna|baño de vapor,baño turco,spa,turco,vapor
        Patio escolar|patio de la escuela,patio del colegio,recinto escolar
        Rampa para botes|grada,rampa
        Complejo deportivo|centro de deporte,deporte,polideportivo
        Gimnasio de escalada|cuerdas,escalada,gimnasio de roca,muro de escalada artificial,muro interior de roca,rappel
        Parque de aventuras|circuito de cuerdas,circuito de obstáculos,escalada con cuerda,tirolesa,tirolina
        Hipódromo|apuestas de caballos,carrera de caballos,hipodromo
        Pista de Go-Karts|circuito de go-karts,instalación de go-karts
        |polígono de tiro
        Natatorio|alberca,pileta
        Gimnasio / Pabellón deportivo|deportes,pabellón de deportes,pabellón deportivo,pistas de atletismo,practicas deportivas,recinto deportivo
        Estadio
        Campamento de verano|campamento estival,colonia de verano
        Área de natación natural|acuáticos,buceo
        Piscina|natación,pileta
        |atletismo,bicicleta,caminata,carrera,circuito,correr,equestre,galgo
        Pista de jabalina|pista jabalina


        Pista de velocidad|pista de sprint,sprint,sprinting

        Pista de triple salto
        Circuito de ciclismo|carril bici,ciclovía,pista de ciclismo,velódromo
        Pista de carrera ecuestre|carreras de caballos,hipodromo,pista de carreras ecuestres
        Pista de atletismo|caminar,carrera,carrera a pie,carrera de larga distancia,carrera de media distancia,decatlón,maratón,pista de carreras,sprint
        Parque de trampolín|brincar,elástica,rebotar,saltar
        Parque acuático|parque de agua
        Socavón|entrada,mina
        Antena|alambre,cable,parabólica,satelital
        Baliza
        Colmena|colmenar,granja,miel,polinización
        Rompeolas|cortaolas,malecón
        Área del puente|puente
        Silo búnker|bunker
        Mojón de piedras apiladas|cairn,càrn,hito de piedras apiladas,montículo de piedras apiladas,pila de piedra,pila de piedras
        Colgador de alfombras|estante para alfombras,soporte para alfombras
        Puerta ceremonial|arco ceremonial,entrada monumental,puerta tradicional
        |estación de carga,puesto de carga,punto de carga,vehículo eléctrico
        Chimenea|fogón
        Clarificador de aguas residuales|clarificador de aguas negras,clarificador de aguas servidas
        Bosque talado|desmonte,madera,tala,talado,árbol
        Rosa de los vientos|brújula,este,norte,oeste,sur
        Grúa|cabrestante,cabria,elevadora,pluma,trucha
        Grúa pórtico|grúa puente,puente grúa,puente-grúa
        Grúa portal|grúa de portal
        Cruz|cruces,religioso
        Palomar|casilleros,palomas,pájaros
        Asta de bandera|astabandera,mastil
        Quemado en antorcha|llama,petróleo,quemar
        |estación de contaminación,estación de descontaminación,limpieza de botas,limpieza de calzado,limpieza de zapatos
        Surtidor de combustible|biodiesel,bomba de combustible,combustible,diesel,gasolina,gnc,gnl,manguera de combustible,nafta,propano
        Gasómetro|contenedor,tanque
        Geoglifo|diseño en el terreno,figura en la tierra

        Espigón|escollera,espolón,rompeola
        Hotel de insectos|casa de insectos,refugio de insectos
        Faro
        Mástil|asta,difusión,guyed,palo,poste,telefonía celular,televisión,torre de teléfono móvil
        Mástil de comunicación|torre adaptada,torre de radio,torre de telefonía celular,torre de telefonía móvil,torre de televisión,torre de transmisión
        Mástil de telefonía móvil|mástil celular,mástil de teléfono celular,torre alzada,torre celular,torre de telefonía celular,torre de telefonía móvil,torre de transmisión
        Mástil de radio|torre alzada,torre de radio,torre de transmisión
        Mástil de televisión|torre de sujeción,torre de televisión,torre de transmisión
        Mástil de iluminación|iluminación,iluminación del estadio,luces del estadio,lámparas,reflectores
        Soporte para lecheras
        Pozo de mina|cueva,pozo de la mina,subterráneo,túnel
        Estación de monitoreo|aire,clima,gps,monitoreo,sismología,terremoto
        Obelisco|columna,monolito,pilar
        Observatorio|astronomía,mirador,observador
        Pozo de petróleo|perforación de petróleo,petróleo,plataforma de perforación,plataforma petrolera,pozo,pozo petrolero,torre de perforación
        Muelle|atraque,embarcadero,paseo marítimo
        Muelle flotante|balsa,embarcadero,paseo marítimo
        Maceta|tiesto
        Estación de bombeo|agua de lluvia,agua industrial,agua para energía,aguas drenaje,aguas negras,aguas residuales,aguas residuos urbanos,aguas riego,aguas servidas,alcantarillado,bomba
        Muelle|atracadero,embarcadero
        Depósito de agua cubierto|cubierto,depósito subterráneo,reservorio subterráneo,tanque de agua
        Antena parabólica|antena satelital,plato satelital
        Silo|contenedor,granero,grano,maíz,trigo
        |torre de esquí
        Tanque de almacenamiento|almacenamiento,deposito,líquido,petróleo,tanque
        Depósito de agua|cisterna,tanque
        Vigilancia|cctv,control,observación,seguridad,supervisión
        Cámara de vigilancia|alpr,anpr,cctv,cámara web,monitoreo,reconocimiento de matrícula,reconocimiento de placa,seguridad,video
        Punto geodésico|vértice geodésico
        Estanque de relaves|minería,relaves,separación
        Telescopio|catalejo,luneta
        Telescopio óptico|telescopio reflector,telescopio refractor
        Telescopio de radio|antena de radioastronomía,radiotelescopio
        Torre|edificio,estructura alta
        Campanario|campana,torre de la iglesia
        Torre de comunicación|torre adaptada,torre de radio,torre de telefonía celular,torre de telefonía móvil,torre de televisión,torre de transmisión
        Torre de refrigeración|enfriamiento,planta de energía,refrigeración,torre de enfriamiento
        Torre fortificada|torre defensiva,torre del castillo
        Plataforma de clavados|clavados,torre de clavados,zambullirse
        Alminar|islam,mezquita,minarete,muezzin,musulmana
        Torre de observación|torre de fuego,torre de vigilancia
        Pagoda|pagodas chinas,torre budista,torre escalonada
        Área de túnel|excavación,taladro,tunel,túnel
        Pantalla digital|led wall,monitor,pantalla,televisión,video wall
        |aguas residuales,depuración,depuradora,edar,planta depuradora,ptar,saneamiento
        Llave de agua|canilla,caño,chorro,espita de agua,fuente de agua,grifo,grifo de agua,llave,paja,punto de agua
        Torre de agua|depósito de agua elevado,tanque,tanque de agua
        Pozo de agua|agua en pozo
        Planta potabilizadora de agua|abastecimiento de agua,etap,planta potabilizadora,potabilizadora
        Molino de agua|aceña,azud,caz,hidraulico,hidráulico,moler,molino,molino hidráulico,paleta,rueda,turbina
        Molino de viento|bombeo,extraer agua,eólico,granja,molino,rueda,turbina,viento
        Bomba de agua eólica|aerorotor,bomba de agua,bomba de viento,bombeo eólico
        Fábrica|azucarera,cervecería,ensamblaje,fabricación,fabricado,factoría,industria,ingenio,manofactura,materia prima,planta,procesadora,producción,refinería,taller
        Fábrica de cerveza industrial
        Bunker militar|ejercito,fuerza aerea,marino,pelea
        Puesto de control militar
        Oficina militar|alistarse,luchar,reclutar
        Trinchera militar|dugout,firestep,fox hole,trinchera de guerra,trinchera de infantería
        Arco natural|formación rocosa arqueada.,puente de roca
        Roca desnuda|costa rocosa,montaña,roca,roca descubierta
        Bahía|abra,abrigo,cala,ensenada,golfo,rada
        Playa|arenal,cala
        Cabo|erosión,litoral,promontorio
        Entrada de cueva|caverna,cueva,gruta
        Acantilado|barranco,despeñadero,escarpadura,farallón,precipicio,risco
        Colina|meseta,páramo
        Géiser|agua caliente,erupción,explosión hidrotérmica,geiser,geyser,gieser,guyer,hidrogeología,vapor
        Glaciar|glaciares
        Pastizal|dehesa,herbazal,majada,pastos,pradera,pradería
        Brezal|arenal,descampado,escajo,estepa,jaral,landa,llanura,matorral,meseta,planicie,páramo,tojo
        Aguas termales|fuente termal,manantial geotermal,piscina termal
        Lodo|barro,charco
        Pico|aguja,alpes,cima,corona,cresta,cumbre,cúspide,montaña,monte,picacho
        Península
        Arrecife|barrera,cardumen,coral,océano
        Roca unida|piedra,roca
        Collado / Abra|abra,cañada,collado,depresión,ensillada,paso de montaña,portillo,punto de silla
        Arena|desierto. duna
        Pedregal|derrubio,pedrero,talud,zona de desprendimientos
        Matorrales|arbustos,maleza,mata,matorral,monte,monte bajo
        Guijarros|cauce del río,fragmentos de roca redondeada,grava
        Dolina|cenote,hondonada,hoyo,hundimiento,sima,sumidero,torca
        Manantial|acuífero,filtración,fuente de agua,fuente natural,hidro
        Piedra sin unir|piedra,roca
        Estrecho|canal,pasaje,paso
        Tocón de árbol|corte,tocon,tocón,tueco,árbol cortado,árbol quitado
        Valle|barranco,cañada,depresión,garganta,grieta,hueco
        Volcán|ceniza,cráter,lava,magma
        Cuerpo de agua|aguas,albufera,balsa,charca,ibón,laguna,lámina de agua,poza de agua,río
        Cuenca|desbordamiento,detención,drenaje,lluvia,retención
        Área del canal|canal,canaleja,canales,canaleta,canalizo,canalón,cauce
        Lago|ibón,lago pequeño,laguito,laguna
        Foso
        Brazo muerto|galacho,hoz abandonada,lago en herradura,meandro abandonado
        Estanque|charca,ibón,lago de molino,lago de montaña,piscina natural,poza de agua,remanso
        Embalse|represa,reservorio
        Área del río|afluente,arroyo,corriente,curso,curso de agua,estuario,rama,riachuelo,ribera
        Área del arroyo|afluente,arroyo,corriente,curso,curso de agua,flujo,inundación,rama,torrente
        Cuenca de aguas residuales|aguas residuales,cuenca clarificadora,cuenca de asentamiento,excrementos,mierda,residuos
        Humedal|esteros,fango,salinas,semihumedal,terreno pantanoso,turba,turbera,zona húmeda,zona inundada,área inundada
        Turbera arbustiva|humedal ácido,turbera
        Turbera gramínea|agua subterránea,cariceto,turbera
        Manglar|mangle
        Marisma|cienaga
        Juncal|aguazal,carrizal,cañaveral,estero
        Saladar|marisma salina,salina costera,terreno salobreño
        Turbera de Aapa|aapa moore,cadena de humedales,humedales encadenados,strangemoorem,turbera,turbera minerotrófica estructurada
        Ciénaga|anegado,cienaga
        Llanura de marea|de marea,mudflats,tideflats
        Prado húmedo|humedo,húmedo,mojado,pradera
        Bosque natural|boreal,bosques,taiga,árbol,árboles
        Oficina de contador|contable,contador,contadora
        Agencia de adopción|adopcion,adopción,bebes,niños
        Agencia de publicidad|agencia publicitaria,anuncio,marketing,publicidad
        Oficina de arquitecto|arquitecta,arquitecto,arquitectos,arquitectura,urbanista
        |esal,onl,organización no lucrativa,osal,osfl
        Agente de fianzas|fiador de fianzas,fianza
        Oficina de beneficencia|beneficencia,caridad
        Oficina corporativa|empresa privada
        Oficina de consultora|asesoramiento,asesoría,consultora,consultoría,oficina de consultoría
        Espacio de cotrabajo|cooperación,cooperativo,coworking,trabajo,trabajo cooperativo
        Oficina diplomática|diplomatica,diplomaticos,diplomática,diplomáticos
        Consulado|consul
        Embajada|embajador
        Oficina de enlace|contacto,cooperación,enlace,nexo
        Oficina de institución educativa|académica,centro docente,centro educativo,docente,educacional,enseñanza,escolar,institución
        Agencia de empleo|agencia de colocación,agencia de contratación,agencia de trabajo,colocación,desempleo,desocupación,empleo,inem,ocupación,oficina de empleo,trabajo
        |electricidad,empresa de energía,energía
        Oficina de ingeniería|empresa de ingeniería,ingeniero,ingeniero civil,ingeniero eléctrico,ingeniero estructural,ingeniero mecánico,ingeniero técnico
        Inmobiliaria|bienes raíces,inmueble
        Financiera|bancario,financiero
        Asesor financiero|401k,acciones,ahorros,gestión de patrimonios,herencia,jubilación
        Oficina forestal|guardabosques,guardaparques
        Oficina de fundación|fundacion,fundación
        Oficina de gobierno|oficina del gobierno,oficina gubernamental
        Fiscalía|fiscal de distrito,fiscal general
        Registro civil|cédula identidad,defunsión,dirección nacional registro,dirección registro,documento identidad,estado civil,identificación,nacimiento,registro personas,servicio identificación
        |afip,agip,arba,autoridades fiscales,dgr,impuestos,ingresos,ingresos fiscales,ingresos impositivos,ingresos tributarios,oficina de impuestos,oficina de recaudación,oficina fiscal,oficina tributaria,recaudaciones tributarias,recaudación,recaudación fiscal,recaudación tributaria,rentas,tributos
        Oficina de diseño gráfico|diseño,ilustración,ilustrar,tecnología,visual
        Oficina de turismo|guía de buceo,guía de montaña,guía de turismo
        Aseguradora|oficina de seguros,seguro
        |computadora,informatica,informática,software,tecnologia,tecnología
        Despacho de abogados|abogado,bufete,bufete jurídico,despacho,estudio jurídico,jurisconsulto,jurisperito,jurista,legista,letrado,oficina de abogados,oficina jurídica,procurador
        Oficina de mudanzas|flete,mudanza,reubicación
        Oficina de periódicos|diario,periódico,revista,semanario
        Oficina de ONG|oficina de la ong,ong,organización no gubernamental
        Escribanía / Notaría|escribania,escribano,escribanía,notaria,notario,notaría
        Oficina del partido político|partido político
        Oficina de investigador privado|detective privado,investigador privado
        |administración,alquiler de inmuebles
        Oficina ONG cuasiautónoma|cuasi autónoma,cuasiautónoma,no gubernamentales,ong,organización
        Oficina religiosa|religión
        Oficina de investigación|centro,departamento,despacho,investigación,laboratorio
        Oficina de seguridad|agente de seguridad,agente protector,guardia de seguridad,inspector de seguridad,oficial de seguridad,policía de centro comercial,vigilante,vigilantes
        Oficina de agrimensor|agrimensor,agrimensora,topografa,topografo,topógrafa,topógrafo
        Oficina de asesor fiscal|asesor de impuestos,asesor en asuntos contributivos,asesor fiscal,asesor impositivo,asesor tributario,asesora de impuestos,asesora en asuntos contributivos,asesora fiscal,asesora impositiva,asesora tributaria,consejera de impuestos,consejero de impuestos,consejero fiscal,contributivo,fiscal,impositivo,impuestos,tributaria
        Oficina de telecomunicaciones|telecomunicaciones,telefónica
        Oficina de terapeuta|fisioterapia,terapeuta,terapia
        Oficina de traducción|agencia de traducción,centro de traducción,servicio de traducción
        Oficina sindical|gremio,sindicato
        |saneamiento,servicio publico,servicio público
        Isla
        Islote|archipiélago,atolón,cayo
        Plaza cívica|plaza
        Terreno de central eléctrica|carbón,electricidad,eléctrica,generación,hidro,hidroelectrica,nuclear
        |carbon,carbón,combustibles fosiles,combustibles fósiles,combustion,combustión
        |carbono,combustibles fosiles,combustibles fósiles,combustion,combustión,gas natural
        Estación de energía hidroeléctrica|central electrica,escurrimiento del río,marea,represa,turbina de agua
        Planta de energía nuclear|atómica,central electrica,fision,fisión,reactor nuclear
        |carbón,combustible fósil,combustión,petróleo
        Planta de energía solar|energía,planta,solar
        Parque solar|granja solar,planta solar
        |combustión,gasificación,incinerador,incinerador de basura,residuos
        Granja eólica|estación de energía eolica,estación de energía eólica,molinos de viento,parque eolico,parque eólico,planta de energia eolica,planta de energía eólica,turbinas eolicas,turbinas eólicas,viento en alta mar
        Subestación eléctrica|subestaciones,subestación
        Plataforma de vía aérea|andén,teleférico,vía aérea
        Plataforma de bus|colectivo
        |carril,colectivo,tren ligero,trole,trolebus,tránsito público
        Plataforma de ferry|transbordador
        Plataforma de tren ligero|tren ligero,trolley
        Plataforma de monorriel|monorail,monorriel
        Plataforma de metro|metro,subte,subterráneo
        Plataforma de tren
        Plataforma de tranvía|tren ligero,trolebús,trolley
        |sin rieles,trolebús,trolley
        Parada aérea / Plataforma|teleférico,vía aérea
        |estacion
        Terminal del ferry|buque,ferry,transbordador
        Estación de tren ligero|tren ligero,trole
        Estación de monorriel|monorriel
        Estación de metro|metro,subte,subterraneo,subterráneo
        Estación de tren
        Apeadero|a pedido,alto,parada a silbato,silbato
        Estación de tranvía|ligero,tranvia
        |parada,trolebús
        Ubicación de parada aérea|góndola,telecabina,teleférico,transportador
        |minibús
        |buque,dársena,ferry,lancha,marítimo,naval
        |tren ligero
        |monocarril,monorraíl
        |metro,subterráneo


        |trolebús
        Travesía sin unión|cruce de ferrocarril,travesía
        Cabina de señales|cabina de señalización,caja de señales,puesto de señales
        Entrada del metro|acceso,boca,entrada,entrada de metro,entrada de subte,ingreso,subte,subterraneo,subterráneo
        |ferroviario,lavado,limpieza
        Tranvía - Cruce peatonal|cruce,paso a nivel,paso de peatones,paso de tranvía
        Tranvía - Cruce vehicular|cruce,cruce de tranvía,paso a nivel,paso de peatones
        Plataforma giratoria ferroviaria|plataforma giratoria
        Patio de ferrocarril|estación de carga ferroviaria
        Tienda de suministros agrícolas|agricola,agrícola,fertilizantes,herramientas agrícolas,insumos agrícolas,máquinas agrícolas,pesticidas,semillas
        Licorería|almacén de licores,licor,tienda de licores,trago
        |cosplay,dakimakura,figurilla,japón,manga
        Tienda de antigüedades|anticuario,antigualla,antiguedades,antiguo,antigüedades
        Tienda de electrodomésticos|acondicionador de aire,aire acondicionado,aparatos,cocina,congelador,electrodomésticos,estufa,freezer,frigorífico,heladera,horno,lavadora,lavarropas,lavavajillas,nevera,secadora
        Tienda de arte|exhibición,galería,negocio
        |bebe,cariño,criatura,guagua,infantil,niña,niño
        |tienda de bolsos,tienda de equipaje,tienda de maletas,tienda de valijas
        Panadería|bollería,bollo,confitería,horno,pan,pastel,tahona
        |equipamiento,muebles
        Tienda de parrillas|tienda de asadores,tienda de barbacoas
        Salón de belleza|belleza,bronceado,cama solar,cuidado personal,embellecimiento,estética,spa
        Salón de manicura|arreglo de uñas,manicura,manos,pedicura,pies,salón de uñas,uñas
        Salón de bronceado|cama solar,centro de bronceado,rayos ultravioleta,rayos uva,salón de bronceo
        |colchonería,tienda de colchones
        Tienda de bebidas|almacén de bebidas,brebaje
        Tienda de bicicletas|bicicleta,bicimontaña,ciclismo,préstamo,taller
        Tienda de barcos|barco de pesca,bote de remos,embarcaciones,jetski,lancha
        Corredor de apuestas|apostador,apuesta,casa de apuestas,dinero
        Librería|libreria,libro
        |homebrew,tienda de cerveza,tienda de suministros homebrew
        Carnicería|carne,carnicero
        |foto,fotografía,lente,película
        Tienda de velas|candela,cirio,vela,velas
        Tienda de cannabis|hierba,mariguana,marihuana,marijuana
        Concesionario de automóviles|concesionario,concesionario de autos,concesionario de coches
        Concesionario de autos usados|automotriz,concesionaria
        |autopartes,partes,piezas,repuestos,tienda de partes
        |chapero,gomeria,gomería,mecánico,neumáticos,reparación de automóviles,reparación de vehículos,reparación del automóvil,taller,taller de reparación,tienda de reparación
        Concesionario de autocaravanas|camper,caravana,casa rodante,cámper,remolque,roulotte,vehículo recreacional
        Tienda de alfombras|alfombra,moqueta,tapiz
        Tienda de catálogo|catalogo,catálogo
        Tienda de caridad|caridad,segunda mano,sin fines de lucro
        Tienda de quesos|lácteos,quesería,quesos
        |articulos de higiene personal,articulos de limpieza,artículos de higiene personal,artículos de limpieza,belleza,boticario,cabello,cosméticos,dientes,higiene personal,limpieza,medic*,pasta dental,regalos,sin prescripción,venta libre
        Chocolatería|bombón,chocolate
        Tienda de ropa|local de ropa,ropa,ropaje,textil,traje,vestido,vestimenta
        |blusas,camisas,faldas,pantalones,pantalones cortos,ropa,ropa usada,segunda mano,trajes,usados,vestidos
        Tienda de trajes|corbata,traje
        Tienda de ropa interior|boutique,boxers,bragas,calcetines,calzoncillos,calzones,lencería,medias,moda,ropa interior,sosten,sostenes
        |boutique,dama de honor,esmoquin,novia,novio,padrino de boda,vestido de novia
        |artesano,calzado de seguridad
        Tienda de café|expresso,grano,molido,negocio
        Tienda de coleccionables|antigüedades,coleccionistas,colección,cómics,figuritas,filatelia,monedas,muñecas,numismática,sellos
        Tienda de informática|casa de computación,casa de informática,computación,computador,hardware,informática,local de computación,local de informática,ordenador,software
        Tienda de dulces|bombonería,bombones,caramelo,chucherías,confitería,dulce,dulcería,tienda de chucherías
        Tienda multiservicio|abarrote,alimentos,colmado,maxi kiosco,maxikiosco,tienda de alimentación
        Centro de copiado|copiado,fotocopia,fotocopiado,fotocopiadora,tienda de copiado
        Tienda de cosméticos|belleza,cosmética,cosmético,cosméticos,cuidado personal,estética
        Tienda de suministros rurales|rural,suministros rurales
        Tienda de artesanías|artesanía,artista,cuadro,pinturas
        Tienda de cortinas|cortina,cortinajes
        Tienda de lácteos|central lechera,leche,lechería,lácteos,quesería
        Delicatessen|charcutería,gourmet,rotisería,salchichonería,salsamentaria
        |emporio,gran almacén,grandes almacenes,tienda de departamentos,tienda departamental,tienda por departamentos
        |bricolaje,diy,hágalo usted mismo,por ti mismo
        Tienda de puertas (aberturas)|aberturas,puertas
        Tintorería
        Tienda de cigarrillo electrónico|cigarrillo,electrónico,tabaco
        Tienda de equipos eléctricos|cable,cables,electricidad,iluminación,led,ventilador
        |aparatos,electrodoméstico,electrónica,electrónicos,equipos,línea blanca
        Tienda erótica|erotica,erotico,erótica,erótico,sex shop,sexual
        Tienda erótica LGBTQ+|porno,sexo
        Tienda esotérica|tienda de esoterismo,tienda de productos místicos,tienda espiritual
        Tienda textil|género,tejido,tejidos,tela,textilería
        Tienda de productos agrícolas|agrícola,caseta,granja,productos,puesto
        |billetera,bolso,bufanda,colonia,fragancia,monedero,paraguas,perfume,sombrero
        Tienda de chimeneas|calentador de mampostería,estufa
        Tienda de pesca|aparejos,artículos de pesca,artículos para pescar,carrete,cebo,hilo de pescar,moscas,pescador,pescar,señuelo,varilla
        |baldosa
        Floristería|flores,floricultor,florista,plantas,ramos
        Tienda de enmarcación|cuadro,encuadrado,encuadre,enmarcaciones,enmarcado,marcos
        Tienda de alimentos congelados|alimentos,comidas,congeladas,congelados
        Tienda de combustible|carburante,combustible,gasolina
        Funeraria|entierro,funeral,funerario,fúnebre,sepelio
        Mueblería|armario,cocina,mobiliario,mueble,muebles,silla,tienda de muebles
        |juego de cartas,juego de dados,juego de estrategia,juego de mesa,juego de rol,miniaturas de guerra,tienda de juegos
        |centro de jardinería,tienda de jardinería,vivero
        Tienda de gas embotellado|balón,bombona,cilindro,garrafa,gas natural,gnv,gpl,propano,recarga,tanque
        Tienda general|almacen,tienda de pueblo
        Tienda de regalos|obsequio,presentes,recuerdo,regaleria,regalo,regionales,souvenir
        Comprador de oro|adquisición de metales preciosos,casa de empeño
        |fruta,frutero,frutería,hortaliza,legumbre,vegetal,verdulero,verdulería,verdura

        Peluquería|barbería,corte,pelo,peluquera,peluquero,salón
        Barbero|cortador de cabello,peluquero
        |acondicionador,barbería,champu,shampoo
        Ferretería|herrajes,herramientas
        Tienda de alimentos saludables|alimentos integrales,alimentos saludables,comida saludable,dietetica,dietética,tienda de comida saludable,vegano,vegetariano,vitaminas
        Tienda de audífonos|aparatos auditivos,audífono,ayudas auditivas,centro auditivo,oído,prótesis auditivas,sordo
        Herbolario|herbalista,yerbatero
        |alta fidelidad,altavoz,amplificador,equipos hifi,hifi,sonido
        Tienda de miel|apicultura,miel
        |batas,colchas,cortinas,fundas de almohadas,mantas,paños domésticos,pañuelos,ropa blanca,ropa de hogar,servilletas,sábanas,toallas
        |artículos del hogar,enseres del hogar,hogar,houseware
        Tienda de caza|cacería,caza
        |decoración,decoración de interiores,decoración interior,diseño
        Joyería|acero,alianza,anillo,collar,diamante,gema,joya,joyero,oro,pendientes,plata,pulsera
        Quiosco|caseta,cigarrillo,dulces,encendedor,flores,glorieta,golosinas,jugos,kiosco,kiosko,kiosquero,mapas,negocio,periódico,puesto,refrescos,revista
        |cocina,cocinas,diseño de cocinas
        Lavandería|colada,lavado,limpieza,ropa sucia
        Lavandería de autoservicio|lavado con monedas,lavandería a monedas,lavandería automática
        Talabartería|cuero,gamuza,piel,tienda de cuero
        Tienda de iluminación|bombillas,iluminación fluorescente,leds,luminarias,lámparas
        Cerrajería|cerradura,cerrajero
        Lotería|quiniela,sorteo
        Centro comercial|galería comercial,mall,plaza comercial
        Salón de masajes|masaje,salon de masajes,spa,tienda de masajes
        Tienda de aparatos ortopédicos|aparatos ortopédicos,bolas del ejercicio,esfigmomanómetros,glucómetro,muletas,ortesis,ortopedia,sujeción del arco,suministros médicos,vendajes
        Tienda de excedentes militares|armadura,armas,equipo táctico,excedente de la marina,excedente del ejército
        Tienda de telefonía móvil|celular,movil,móvil,smartphone,telefonía celular,telefonía móvil,teléfono celular,teléfono móvil

        Tienda de modelismo|escala,juguetes,manualidades,modelismo,modelos a escala
        Prestamista de dinero|prestador,prestadora,prestamista
        Concesionario de motos|ciclomoto,ciclomotor,moto,motocicleta
        |garaje,moto,motocicleta,servicio,taller
        Tienda de música|audio,discográfica,discos,música,tienda de discos
        Tienda de instrumentos musicales|audio,instrumento,instrumento de música,instrumento musical,música
        |diarios,kiosco de periódicos,periódicos,puesto de periódicos,quiosco de períodicos,revistas
        Tienda de suplementos nutricionales|complementos,minerales,negocio,nutrición,suplementos,vitaminas
        Tienda de frutos secos|almendras,anacardos,avellanas,cacahuetes,castañas,castañas de cajú,cocos,frutos secos,macadamia,nueces,nueces de brasil,nueces de pecan,pacanas,pistachos,semillas
        Óptica|gafas,lentillas,optica
        |al aire libre,excursión,exterior,fuera de casa
        |en línea,recoger,retirar
        Tienda de pinturas|pintura,pinturas,pinturería
        |decoraciones,disfraces,fiestas,globos,invitaciones
        Fábrica de pastas|pastería,tienda de pasta
        Pastelería|masa,pastel,repostería,tarta,torta
        Casa de empeños|empeños,tienda de empeños
        Perfumería|colonia,cosméticos,esencias aromáticas,fragancia,perfume
        Tienda de mascotas|animal,mascota,tienda de animales
        Peluquería de mascotas|aseo de mascotas,gato
        Tienda de fotografía|film,fotografía,fotos,impresión,retratista,revelado,rollo
        Estudio de piercings|estudio de perforaciones,local de piercings
        Tienda de alfarería|cerámica,florero,vasija
        |cartuchos,chorro de tinta,copiadora,fax,impresora,insumos,laser,tinta,toner,tóner
        Vidente|adivina,adivinación,astrología,bola de cristal,espíritu,medium,médium,parapsicológa,parapsicológico,parapsicológo,parasicológa,parasicológico,parasicológo
        Tienda de fuegos artificiales|fuegos artificiales,pirotecnia
        |tienda de componentes electrónicos,tienda de electrónica,tienda de radios
        Tienda religiosa|religioso,religión,santerio,santos
        Tienda de alquiler|alquilar,equipos,vehículos
        Taller de reparaciones|arreglar,refaccionaría,rehabilitar,remendar,reparar,restaurar,roto,taller de reparación,tienda de reparación
        Tienda de arroz|almacén de arroz,arrocería,granería
        Tienda de buceo|buceo,buceo submarino,scuba,submarinismo
        |comida de mar,frutos de mar,marisco,marisquería,pescadería,pescado
        Tienda de segunda mano|productos usados,reventa,segunda mano,usado
        |costura,mercería

        Zapatería|alpargata,calzado,chancla,sandalia,zapatilla,zapato
        Tienda de especias|azafrán,canela,chile,curry,cúrcuma,especias,hierbas,jengibre,pimienta,sal,wasabi
        Tienda de artículos deportivos|deporte,deportivo
        Papelería/Librería|artículos de oficina,artículos de papelería,artículos escolares,escritorio,libreria,material de escritorio,material de papelería,papel,papel de escribir,papelera,papelería
        |almacenaje,almacenamiento,almacenamiento mini,almacenes,almacén de mini,alquiler de trasteros,arrendamiento,autoalmacenaje,baulera,espacios de almacenamiento,guardamuebles,mini,minialmacenes,trasteros
        Supermercado|cadena de supermercados,hipermercado,supermercados
        Supermercado orgánico|alimentos naturales
        |alberca,cuidado de jacuzzis,equipos para jacuzzis,instalación de piscinas,insumos de piscinas,jacuzzi,mantenimiento de piscinas,pileta,piscinas,suministros para jacuzzis,tienda de piscinas
        Sastrería|costura,sastre,taller de costura,taller de sastrería
        Salón de tatuajes|tattoo,tatuaje,tatuar
        Tienda de té|infusión
        Tienda minorista de telecomunicaciones|comunicación,isp,red,voz
        Venta de boletos|billete,boleto,entrada,ticket,venta
        Tienda de azulejos|azulejos,baldosas,tejas,teselas
        Tienda de tabaco|cigarillos,cigarros,expendeduría,kiosko,puros,tabaco,tabaquería,tienda de tabacos
        Alquiler de herramientas|herramientas
        Juguetería|juguetes,tienda de juguetes
        Tienda comercial / Corralón|cemento,comercial,comercio,construccion,corralon,corralón,ladrillos,madera,materiales,obra
        Agencia de viajes|agencia de turismo,viajes
        Tienda de trofeos|grabados,medallas,placas,premios,trofeos
        Tienda de neumáticos|goma,gomería,llanta,neumático
        Local disponible|desocupado,disponible,en alquiler,libre,tienda libre,vacante,vacío
        Tienda de aspiradoras|aspirador,aspiradora,limpiadora,limpieza
        |bazar,de saldos,tienda de todo a,todo a,todo por,variedades
        Videoclub|película,tienda de vídeo,vídeo
        Tienda de videojuegos|juegos electrónicos,video juego,videojuegos
        Relojería|reparación de reloj,taller de relojes,tienda de relojes
        Tienda de agua potable|bebible,potable
        |tienda de deportes acuáticos,tienda de natación
        Armería|caza,cuchillos,munición,navajas,pesca,tienda de armas
        Almacén al por mayor|por mayor
        Tienda de pelucas|cabello,extensiones de pelo,pelo
        Tienda de persianas|persiana,ventana
        Tienda de vinos|bebidas,espirituosos,establecimiento de vinos,vinatería,vinos
        Centro de datos|almacenamiento de sistemas informáticos,data center,granja de servidores,la nube,tecnología de la información,telecomunicaciones
        Central telefónica|conmutador telefónico,telecomunicaciones
        Refugio de montaña|abrigo,cabaña,choza,refugio alpino,refugio andino,vivac
        Apartamento de huéspedes|apartamento,bloque,condominio,huéspedes,invitados,piso
        Acuario|acuario público,océano,peces
        Obra de arte|pieza de arte,pintada,pintura
        Busto|figura
        Grafiti|arte callejero,arte urbano,graffiti,ilustraciones de graffiti,ilustraciones de guerrilla,ilustraciones de la calle,pintada
        Instalación artística|arte de intervención,arte interactivo,arte moderno
        Mural|fresco
        Escultura|figura,tallado
        Estatua|figura,tallado
        Atracción turística|atracciones turísticas,atractivos turísticos,interés turístico,lugares turísticos,punto de interés
        Lugar para acampar|acampe,camping,caravana,carpa,cámping,lugar,motor home,motorhome,patio
        Campamento|acampe,camping,caravana,carpa,cámping,lugar,motor home,motorhome
        |camping,camping alpino,camping en bosques,camping informal,camping primitivo,parcela,sitio para mochileros,terreno para acampar
        Área de campamento grupal|campamento de exploración,campamento juvenil,campo de acampada,terreno de campamento
        Parque de autocaravanas|aparcar,caravana,casa rodante,estacionar,remolque,roulotte,vehículo recreacional
        Cabaña vacacional / Bungaló|alojamiento rural,bungalo,bungalow,bungaló,cabaña,cabaña de vacaciones,casa de campo,casa de labranza,casa rural,complejo de cabañas,posada,turistico,turístico,vacacional
        Galería de arte|exhibición,fotografía,galería,pintura
        |casa de huéspedes,casa de invitados,hospedería,hostal,huésped,invitado,pensiones,pensión
        Albergue|alojamiento,hostal,hostel,hostería,residencia
        Hotel|alojamiento
        Información turística|oficina de información
        Tablero de información|cartel,cuadro,informativo,tabla,tablón
        Cartel de bienvenida|bienvenida,bienvenido,ciudad,comunidad,lugar,nueva ubicación,nuevo lugar,pueblo
        Poste guía|cartel,dirección,indicación,poste indicador
        Mapa|cartel,croquis,indicación,plano
        Oficina de información turística|centro de información turística,oficina turística
        Marcador de sendero|bandera de ruta,marcador de camino,marcador de ruta,mojón,pila de piedra,pintadas,poste de senderos,señal de sendero
        Terminal de información
        Centro de visitantes|centro turístico para visitantes
        Motel|alojamiento
        Museo|exposición,galería,museo de arte
        Museo de historia|artefactos,dioramas,exhibiciones,exposiciones,fundación,institución,salón
        Zona de picnic|espercimiento,lugar de picnic,merendero,picnic,quincho,sitio de picnic
        Parque de atracciones|atracciones
        Estación de equitación|cabalgata,caballos,ecuestre,equitacion,equitación,montar,sendero
        Vista panorámica / Mirador|mirador,oteadero,perspectiva,punto de vista,vista panorámica,vistas
        Refugio de paraje natural|abrigo,alojamiento temporal,cabaña,cabaña sencilla,campo abierto,choza,lugar natural,paraje natural,refugio sin alquiler,vivac
        Zoológico|zoo
        Zoológico de animales acariciables|animales de granja,granja de animales,granja infantil,zoológico infantil
        Parque Safari|conducción,manejo,zoológico de conducción,zoológico de entrada
        Parque de vida silvestre|animales autóctonos,fauna silvestre,santuario de fauna silvestre,vida salvaje,vida silvestre
        |acceso a vía acuática
        Astillero|embarcación,lancha,varadero
        Presa|dique,presas,represa,represas
        Dársena / dique seco|dique de carena,dique seco,dársena
        Estación de combustible marítimo|combustible marítimo,estación marítima
        Esclusa|canal
        Hito de vías navegables|mojon,mojón
        Desecho de inodoro marino|aseo,desecho,inodoro,letrina,marino,servicio,taza
        |embarcación
        Cascada|catarata,caída de agua,salto de agua,torrente
        |aliviadero hidráulico,desagüe,dique,hidráulico,pequeña represa,presa de baja altura,presa de poca altura,represa,vertedero hidráulico
        """
}
