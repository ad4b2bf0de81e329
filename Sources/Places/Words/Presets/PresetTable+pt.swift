// Made by Scripts/make-kinds from iD's presets; see NOTICE.md. Not to be edited.

extension PresetTable {
    /// The words for each kind in the language pt.
    static let pt: StaticString = """
        |aerialway pylon,pilar,pilar de teleférico
        Aeroporto|aeródromo,avião,descolagem,pista aérea,pista de aterragem
        Plataforma de estacionamento|aeronaves,aeródromo,avião,aviões,linhas aérea,linhas aéreas,parqueamento,rampa,taxiway
        |desembarque,embarque,porta de desembarque,porta de embarque,portão de desembarque,portão de embarque
        Hangar|abrigo de aviões
        Heliponto|helicóptero,heliporto
        |aircraft holding position
        |aircraft parking position
        Cosmódromo|base espacial,espaçoporto,porto espacial
        Terminal de aeroporto|aerogare,aerogare de passageiros,terminal aeroportuário,terminal de passageiros,área de passageiros
        Manga de vento|anemoscópio,biruta,manga,manga do vento,wdi,wind direction indicator,windsock
        Hotel para animais|animais de estimação,cão,gato,gatos,hospedagem
        |animais domésticos,animal breeding,animal doméstico,cachorrinho,cachorro,cavalo,criador,criador de animais,criar,criação,cão,gatinho,gato,gatos,reproduzir,reprodução,toiro,touro
        Abrigo para animais|abandonado,abandonados,abandono,animal,canil,gatil
        Centro de artes|artista,artistas,atelier,centro artístico,cultura,cultural,exposição,exposições,galeria
        Terminal bancário|atm,caixa automática,caixa de mb,caixa de multibanco,caixa eletrónica,caixa multibanco,multicaixa
        Forno de pão|bake,barro,brasas,bread,comunitário,cozedura,cozer,fogão,piza,pão,tijolo
        Banco|agência bancária,agência de investimentos,agência financeira,banca,bancária,banqueiro,cofre,dinheiro,firma de investimentos,levantamentos
        Bar|bares,lanchetaria,snack bar
        Bar LGBTQ+|bar gay,bar homosexual,bar homossexual,bar lgb,bar lgbt,bar lgbtq,bar lésbico,homossexuais,lésbicas
        Grelhador|assador,barbecue,bbq,churrasqueira,grill
        Banco|assento,bench,lugar,sentar
        Parque de bicicletas|bicicletário,paraciclo,zona de bicicletas,área de bicicletas
        Garagem para bicicletas|abrigo de bicicleta,abrigo para bicicleta,abrigos de bicicleta,abrigos para bicicleta,armazenar bicicleta,bicycle parking barage,estacionar bicicleta,garagem para bicicleta,guardar bicicleta
        Cacifos de bicicletas|armazenar bicicleta,bicycle lockers,cacifo de bicicleta,cacifo para bicicleta,cacifos de bicicleta,cacifos para bicicleta,estacionar bicicleta,guardar bicicleta
        Abrigo para bicicletas|abrigo de bicicleta,abrigo para bicicleta,abrigos de bicicleta,abrigos para bicicleta,armazenar bicicleta,bicycle shed,estacionar bicicleta,guardar bicicleta,telheiro
        Aluguer de bicicletas|aluguer
        |auto-serviço,autosserviço,bicicleta,bicycle repair tool station,reparar,reparação de bicicletas,self-service
        Lavagem de bicicletas|biclas,bicycle,bike,binas,lavar,lavação,wash
        Jardim de cerveja|biergarten,jardim da cerveja
        Binóculo panorâmico|binóculos,mirante,observação,paisagem,panorâmica,viewpoint,vista,óculo
        Aluguer de barcos|aluga,aluga-se,aluguer,boat rental,locação
        Depósito de barcos|doca seca,embarcações
        Agência de câmbio|cambiar,cambista,currency exchange,câmbio,dinheiro,troca de dinheiro
        Café|cafeteria,chá
        |boba,bubble tea,chá com pobá,chá perolado,tapioca
        Cafetaria|cafe,caffe,caffè,cappuccino,coffee,drip,espresso,expresso,latte,macchiato
        Salão de chá|chás,ervas,estabelecimento,tea
        Posto de boleia partilhada|boleia,car pool,carona,carpool,carpooling,viagem partilhada
        Aluguer de automóveis|rent a car,rent-a-car
        |car sharing,partilha,partilhado
        Lavagem de veículos|lavagem automática,lavar,mangueira
        Casino|cassino,cazino,jogar,jogo,jogos,póquer,roleta
        Posto de carregamento|bateria,charging station,estação de carregamento,estação de recarga,híbrido,híbridos,posto de recarga,recaregar,recarregagem,recarregar,veículo elétrico,veículos helétricos
        |bicycle,bike,binas,carregar,charger,electric,recarregamento,regarregar
        Berçário / Creche|berçário,childcare,children,cuidados infantis,infantil,jardim infantil,nursery
        Cinema|filme,filmes,hollywood
        |asf,centro de saúde,clinic,clínica,posto de saúde,posto médico,ubs,unidade básica de saúde,unidade de saúde,unidade de saúde familiar,unidade local de saúde,urgências,usf
        |abortar,aborto,clínica,interrupção da gravidez
        Centro de diálise|clínica,diálise,hemodiálise,rins,saúde
        Clínica de fertilização|fertilidade,infertilidade,infértil,inseminar,inseminação
        Relógio|clock,horas,tempo
        Relógio de sol|relógio solar,relógios solares,sol
        Centro comunitário|centro social,community center,espaço social


        Centro cultural|actividades,atividades,center,centre,comunidade,comunitário,cultura,culturais

        Centro comunitário LGBTQ+|gay,homosexual,homossexual,lgb,lgbt,lgbtq,lésbico
        Centro paroquial|parish,paróquia

        Centro comunitário para jovens|adolescentes,adolescência,clube,comunidade,jovens,juvenil,juvenis
        Ar comprimido|compressed air,encher,pneumática,pneumático,pneus
        Centro de convenções|centro de congressos,centro de convenção,centro de eventos,centros de convenções,congresso,convention center,convenção,convenções
        Tribunal|casa da justiça,justiça
        Crematório|cremado,cremar,crematorium,cremação
        Dentista|cirurgia dental,cirurgião-dentista,cirurgião-orofacia,clínica dentária,dente,dentes,dentist,estomatologia,estomatologista,implantodontia,implantodontista,médica,médico orofacial,odontogeriatria,odontogeriatrista,odontologia,odontologista,odontopediatria,odontopediatrista,ortodontia,prática odontológica
        |carregar,celular,celulares,charger,charging,dispositivo,electric,recarregamento,regarregar,telemóvel
        Centro de mergulho|mergulho,prancha,saltos para a água
        Consultório médico|consultório,doctor,doutor,médico privado,médicos
        Alergista|alergia,alergólogo,asma,imunologia,médico especialista em alergia,médico especialista em imunologia
        Cardiologista|cardiologia,cardiólogo,cardíaco,cirurgia cardíaca,cirurgião cardíaco,coração,sistema cardiovascular,sistema circulatório
        Psiquiatra pediátrico|adolescentes,infantes,jovens,miúdos,pediatria,pisquiatria
        Dermatologista|cabelos,dermatologia,dermatólogo,derme,pele,pelos,unhas
        Gastroenterologista|cálculos biliares,digestão,estômago,esófago,fígado,gastroenterologia,gastroenterólogo,intestino delgado,intestino grosso,intestinos,sistema digestivo,trato gastrointestinal,tubo digestivo
        Médico de família|atenção primária à saúde,cuidados de saúde primários,cuidados primários,médico de cuidados primários
        Obstetra / Ginecologista|consultório,ginecologia,ginecológico,medicina,médica,obstétrico,reprodutivo,reprodução
        Hematologista|anemia,hematologia,hematólogo,leucemia,linfoma,medula óssea,sangue
        Médico internista|especialista em medicina interna,internista,internólogo,medicina interna,médico de medicina interna
        Nefrologista|nefrologia,nefrólogo,rim,rins,sistema urinário
        Neurologista|cérebro,nervos,neurologia,neurólogo,sistema nervoso
        Neurocirurgião|cirurgia neurológica,cérebro,nervos,neurocirurgia,neurologia,sistema nervoso
        Oncologista|cancerologia,cancro,cancrologia,câncer,linfoma,oncologia,oncológico,oncólogo,quimioterapia,tumor
        Oftalmologista|ocular,oftalmologia,oftalmólogo,olho,olhos,vista,visão,óculos
        Cirurgião ortopedista|cirurgia ortopédica,cirurgião ortopédico,ortopedia,ortopédico
        Otorrinolaringologista|boca,cabeça,crânio,esófago,garganta,nariz,otorrino,otorrinolaringologia,otorrinolaringólogo,ouvidos,pescoço
        Pediatra|adolescentes,bebés,médico de adolescentes,médico de crianças,pediatria,pediólogo
        Patologista|autópsia,diagnóstico de doença,patologia anatómica,patólogo
        Cirurgião plástico|cirurgia cosmética,cirurgia craniofacial,cirurgia estética,cirurgia plástica,cirurgia reconstrutiva
        Podologista|perna,podiatra,podiatria,podologia,podólogo,quiropodista
        Proctologista|cirurgia colorretal,cirurgião colorretal,coloproctologia,coloproctologista,cólon,proctologia,proctólogo,retal,reto,ânus
        Psiquiatra|psiquiatria,psiquiátrico,psychiatry
        Pneumologista|asma,medicina respiratória,medicina torácica,pneumologia,pneumólogo,pulmão,pulmões
        Radiologista|ecografia,imagens por ressonância magnética,mamografia,radiologia,radiólogo,ressonância,ressonância magnética,tomografia computorizada,ultrassonografia
        Reumatologista|doença reumática,lúpus,osteoporose,reuma,reumatismo,reumatologia,reumatólogo
        Cirurgião|cirurgia,especialista,geral,operador,operação,surgeon,surgery
        Traumatologista|traumata,traumatismo,traumatólogo
        Urulogista|adrenal,baço,prostatite,próstata,pénis,testicular,testículos,uretra,urinária,urinário,urologia,urólogo
        |cachorros,cadelas,caninos,excrementos,latrina,mijatório,mijo,urina,urinol
        Centro de artes marciais|budo,bujutsu,capoeira,dojo,escrima,escryma,eskrima,jeet kune do,jiu-jitsu,jiu-jitsu brasileiro,judo,karate,karaté,kata,krav magá,kung fu,muay thai,taekwondo
        Vestiário|cabina,cabine de provas,changing room,despir,indumentária,mudar de roupa,sala de provas,traje,troca de roupa,trocar de roupa,vestir
        Fonte de água potável|bebedoiro,bebedouro,beber,bica,chafariz,fontanário,fonte,fonte de água,fontenário,fontes,água potável
        |conduzir,condução,treinar
        Espaço para eventos|centro de eventos,espaço de eventos,events venue,local de eventos,parque de eventos
        Centro de exposições|centro de eventos,expo,feira de exposições
        Comida rápida|casa das sandes,casa de sandes,comida de plástico,comida instantânea,farturas,fast-food,lancheria,lanchonete,restaurante de comida rápida,restaurante de fast food,restaurante de serviço rápido,rolote,rulote,sande,sandes,sanduiche,sanduixe,sanduíche,snack bar,snack-bar,snackbar,snak bar,snak-bar
        Loja de bagels|beigel,beiguel,beygl,lox
        Hamburgueria|burguer,hamburger,hamburguer,hambúrguer
        Cantina|cafeteria,canteen,rancho,refectory,refeitório
        Frango Assado|frango,frango grelhado,galinha
        Comida rápida chinesa|china,chinese,dim sum
        Donuts|donut,donut fast food,doughnut,dónute,rosca,rosquinha
        Peixe e batatas fritas|fish & chips,fish and chips,frito,peixe
        Cachorro quente|hot dog,hotdog,salsicha,salsichas

        Sumos|batidos,cocktails,shakes,smoothies,sucos
        Kebab
        Comida rápida mexicana|burrito,comida mexicana,cozinha mexicana,enchilada,fajita,mechicana,mechicano,mexican,mexican fast food,mexicana,mexicano,nacho,quesa,salsa,taco,tamales,tortilha,tortillas
        Pizzaria|piza,pizza
        Sanduicheria|sande,sandes,sanduiche,sanduixe,sanduíche,sanduíxe,sandwich

        |chicken,fast,food,galinha,lunch
        Quartel dos bombeiros|bombeiros voluntários,quartel,sapadores
        Praça de alimentação|alimentação,fast-food,food court,refeição,refeições,restaurantes
        Fonte decorativa|fontanário,fontenário
        Posto de combustível|bombas,bombas de abastecimento,bombas de combustível,bombas de gasolina,diesel,gasolina,gasolineira,gasóleo,posto de gasolina
        Casa mortuária|cadáveres,funeral,fúnebre,luto,mortos,velar,velório
        Sala de bingo|bingo,jogo,pachinko
        Caixa livre|donativos,freebox,give box,gratuito,partilha,partilhar,presentes
        Sepultura (fora de cemitérios)|cripta,funerário,mortos,necrópole,solene
        |grit bin,saibro,sal,sal de estrada
        Espaço hookah|arguile,cachimbo,cachimbo de água,fumar,fumo,narguilhé,narguilé,narguilê,shisha,waterpipe,xixa
        Hospital|centro hospitalar,centros hospitalares,cirurgia,enfermaria,hospitais,operação,sala de emergência,serviço de saúde
        Torre de caça|cabana de caça,caça,caçador,javali,javalis,veado,veados
        Geladaria|gelado,gelados,gelataria,ice cream shop,loja de sorvete,sorvete,sorveteira,sorveteria
        Loja de iogurte gelado|estabelecimento,frogurt,froyo,frozen yoghurt,ice cream,iogurt,yoghurt,yogurt
        Cibercafé|acesso à internet,ciber cafe,ciber café,ciber-cafe,ciber-café,cibercafe,cyber cafe,cyber café,cyber-cafe,cyber-café,cybercafe,cybercafé,internet,internet cafe,internet café,wi-fi
        Caixa de karaoke|cantar,caraoque,karaoke,sala

        Espaço de terapia Kneipp|hidroterapia,kneipp,kneippismo
        Lavadouro|fonte,lavadouros,lavagem de roupa,roupas,tanque de lavagem
        Caixa de correio|caixa postal,correio,postal
        Biblioteca|consulta,estudo,leitura,ler,pública,revistas
        |book,devolução,devolver,leitura,ler,library,return
        Cais de carga|carga rodoviária,cargas,cargas e descargas,carregamento,descarga rodoviária,descargas,doca de carga
        Espreguiçadeira|cama,camilha,lounger,preguiceira,recosto
        Motel para casais
        Cacifo de bagagem|armário,arrumação,arrumo,cofre,locker,luggage
        Mercado|bazar
        Mosteiro|abadia,congregação,convento,freira,freiras,monastério,monge,monges,monja,monjas
        |enviar dinheiro,envio de dinheiro,moneygram,transferir dinheiro,transferência de dinheiro
        Morgue|médico-legista,necrotério
        Estacionamento para motas|bike,estacionamento para motociclos,motociclos,motorbike,parqueamento,parquear
        Aluguer de motas|chopper,motocicletas,motociclos,motos,sidecar
        Discoteca|boate,clube nocturno,clube noturno,dancetaria,danceteria,dança,dançar,disco,nightclub
        Discoteca LGBTQ+|boate,clube nocturno,clube noturno,dançar,disco,gays,homossexuais,homossexual,lgb,lgbt,lgbtq,lésbicas
        Cacifo postal|apartado,armário,automática,box,cacifos,correios,encomendas,entrega,mail,postais
        Parque de estacionamento|lugar,parquear
        Garagem de estacionamento multinível|garagem,multinível,pisos,vários níveis
        Estacionamento Pare e Siga|p&r,park & ride,parque de estacionamento dissuasor,parque de estacionamento integrado
        |parcometro,parcómetro,parqueamento,parquimetro,parquímetro
        Estacionamento subterrâneo|parque de estacionamento subterrâneo,parque subterrâneo,underground parking
        |entrada,entrada para estacionamento,saída
        Lugar (1) de estacionamento|parquear,área de estacionamento
        Portadores de necessidades especiais|cadeira de rodas,cadeira-de-rodas,cadeirante,deficientes,grávidas,idosos,lugar reservado,necessidades especiais,portador de deficiência
        Balcão de pagamento|contas,impostos,pagamento,pagamentos,pagar
        Terminal de pagamento|carregamento,carregamentos,carregar,dinheiro,pagamento,pagar
        Farmácia|farmacêutico,medicamento,medicamentos,receita médica
        Cabine Fotográfica|cabina,fotografia,fotografia instantânea,instantânea,photobooth
        Local de oração|abadia,basílica,capela,capelinha,casa de adoração,casa de deus,centro espiritual,retiro,santuário
        Templo budista|budismo,budista,budistas,dojo,estupa,vihara,zendo
        Espaço de oração cristão|basílica,capela,cristianismo,cristã,cristão,igreja matriz,oração
        |jeová,kingdom hall,salão do reino,salões do reino,testemunhas de jeová
        |la luz del mundo
        |casa de reuniões,quaker,quaker friends meeting house
        Templo hindu|hindu,hinduismo,hinduista,hinduísmo,hinduísta
        Sinagoga|judaica,judaico,judaísmo,judeu,judeus,judia
        Mesquita|islamismo,islã,islão,muçulmana,muçulmanas,muçulmano,muçulmanos
        Templo xintoísta|santuário xintoísta,xintoismo,xintoista,xintoísmo,xintoísta
        Templo sikh|gurdwara,sikh,sikhismo,siquismo
        Templo taoista|daoismo,taoismo,tauismo
        Planetário|astronomia,astronómico,planetarium,planetas
        Esquadra da polícia|delegacia,g.n.r.,gnr,guarda nacional republicana,judiciária,p.s.p.,polícia,polícia de segurança pública,polícia marítima,posto de polícia,psp
        Local de voto permanente|eleitor,eleitoral,eleitores,eleições,local de voto,mesa de voto,polling place,sufrágio,votar,votação
        Marco de correio|cartas,correio,correspondência,postal
        |cartas,correio,correspondência,distribuição,postal,triagem
        Estação de correios|c.t.t.,cartas,central de correio,correio,correspondência,ctt,postal,posto de correios
        Prisão|estabelecimento prisional,presidiário,prisional,prison
        Taberna|boteco,botequim,buteco,choperia,chopperia,locanda,petiscos,petisqueira,pub,tasca,tasco,tasquinha,taverna
        Pub irlandês|irish,irlanda,pub
        Bar LGBTQ+|gay,homossexual,lgb,lgbt,lgbtq,lésbica,lésbico
        Cervejaria|cerveja,cerveja artesanal
        Banhos públicos|hammam,onsen,termal,termas,águas termais
        Biblioteca de rua|biblioteca livre,cabina,cabine,estante pública,leitura,microbiblioteca,minibiblioteca,public bookcase,troca de livros
        Posto de guarda florestal|floresta,guarda florestal,ranger
        Contentor de eletrodomésticos|congelador,eletrónicos,frigorífico,geladeira,lavar roupa,loiça,secador,secar louça,televisões
        Contentor de resíduos vegetais|biodegradável,composto,orgânico,restos
        Centro de reciclagem|centro,eco centro,eco-centro,ecocentro,recicla,reciclar
        Contentor de reciclagem|ecoponto,embalagens,garrafas,latas,metal,papel,plástico,reciclar,resíduos,vidro,óleo
        Campo de refugiados|desalojados,deslocados,evacuados,migrantes,ngo,refugiados de guerra
        Instituto de pesquisa|desenvolvimento,instituição,investigação,pesquisar
        Restaurante|almoçar,almoço,cardápio,cozinha,culinária,ementa,gastronomia,jantar,menu,pequeno-almoço,refeição,refeições,restauração
        Restaurante americano|americana,americano,comida americana,cozinha americana,restaurante de comida americana
        Restaurante asiático|asiática,asiático,chinês,comida asiática,coreano,cozinha asiática,japonês,oriental,restaurante de comida asiática,tailandês,vietnamita
        Restaurante de churrasco|assado,barbecue,bbq,carne,grelhado,grill
        Restaurante chinês|chinesa,chinês,comida chinesa,restaurante de comida chinesa
        Restaurante francês|comida francesa,cozinha francesa,francesa,francês,restaurante de comida francesa
        Restaurante georgiano|alimentar,alimentação,almoço,georgia,georgian,geórgia,jantar,lanchar,lanche,repasto
        Restaurante alemão|alemã,alemão,comida alemã,cozinha alemã,restaurante de comida alemã
        Restaurante grego|comida grega,cozinha grega,grega,grego,restaurante de comida grega
        Restaurante hot pot|beijing,budae jjigae,canton,chhnang pleurng,china,fondue,guangdong,hotpot,jeongol,jjigae,kimchi jjigae,lau,mu kratha,nabemono,peking,shabu shabu,sichaun,sin jum,sukiyaki,teochew,teoswa,yao hon
        Restaurante indiano|comida indiana,cozinha indiana,indiana,indiano,restaurante de comida indiana
        Restaurante italiano|cozinha italiana,italiana,italiano,massa,pasta,piza,pizza,restaurante de comida italiana,risoto
        Restaurante japonês|comida japonesa,cozinha japonesa,japonesa,japonês,restaurante de comida japonesa,sushi
        Restaurante coreano|coreia,korea,korean
        Restaurante mexicano|comida mexicana,cozinha mexicana,mexicana,mexicano,restaurante de comida mexicana
        Restaurante de noodles|massa,noodle,noodles
        Pizzaria|italiana,italiano,piza,pizaria,pizas,pizza,pizzas
        Restaurante ramen|cozinha,japonesa,japonês,japão,ramen,ramen-ten,ramen-ya,sopa
        Marisqueira|amêijoa,berbigão,camarão,frutos do mar,lagosta,marisco,mexilhão,peixe,sapateira
        Restaurante espanhol|espanha,espanhol,espanhola
        Churrascaria|carne,churrasco,gado
        Restaurante de sushi|japonês,sushi
        Restaurante tailandês|comida tailandesa,cozinha tailandesa,restaurante de comida tailandesa,tailandesa,tailandês
        Restaurante turco|comida turca,cozinha turca,restaurante de comida turca,turca,turco
        Restaurante ucraniano|alimentar,alimentação,almoço,jantar,lanchar,lanche,repasto,ucrânia,ukraine
        Restaurante vietnamita|comida vietnamita,cozinha vietnamita,restaurante de comida vietnamita,vietname,vietnamita
        Escoamento sanitário para autocaravanas|auto-caravana,autocaravana,caravana,caravanismo,dejetos,esgotos,motocasa,motorhome,resíduos,rolote,rulote,trailer,águas residuais
        Abrigo|shelter,telheiro
        Abrigo de campo|barraco,barracão,refúgio,shelter
        Gazebo|shelter,telheiro
        Alpendre
        Abrigo para piquenique|cobertura,cobertura de piquenique,pique-nique,piquenique
        Abrigo de transporte público|cobertura
        Chuveiro|chubeiro,chuveiro público,shower,shubeiro,shuveiro,xubeiro,xuveiro
        Área para fumadores|charuto,cigarrilha,fumadores,fumar,tabaco,tabagismo,tabagista
        Clube social|clube,comunidade,comunitário,fraternidade,lions,rotary,sociedade,veteranos
        Serviços sociais|apoio,caridade,caritativo,casa do povo,centro social,lar,lar de dia,saúde,sem abrigo,sem fins lucrativos,sem-abrigo,serviços,social
        Serviços ambulatórios|ambulatory care,ambulatório,cuidado ambulatório,cuidados


        Banco alimentar|alimentar,alimento,fome,food bank
        Lar de idosos|cuidados,idosos,seniores,séniores
        Abrigo para os sem-abrigo|casa para os sem-abrigo,casa pública,homeless shelter,sem-abrigo
        Centro geriátrico|geriatria,idosos,lar,lar de terceira idade,seniores,séniores,terceira idade
        Clube de strip|cabaret,cabaré,dança,dançar,lap dance,nude,nudez,sexy,striptease
        Estúdio|studio
        Estúdio de gravação|discográfica,discográfico,discos,gravação,áudio
        Estação de rádio|estúdio de rádio,onda curta,radiodifusora,radiodifusão
        Estação de televisão|canal,emissora
        Estúdio de cinema|estúdios,filme,filmes,sétima arte
        Clube de swing|adultos,clube,sexo,swing,swinger
        Praça de táxis|paragem de táxis,taxi,táxi
        Praça de riquexós motorizados|bajaj,rickshaw,riquexó,stand,station,toda,tricycle station,tuk-tuk,tuksi
        |bajaj,rickshaw,riquexó,stand,station,toda,tricycle station,tuk-tuk,tuksi
        Praça de mototáxis|moto,motorcycle,motos,taxi,táxi
        Telefone|booth,cabina,cabine,ligar,telefonar,telefone público
        Teatro|encenação,musical,palco,performance,peça,peça de teatro
        Anfiteatro|amphitheater,ar livre,ar-livre,exterior,externo,theatre
        Validador de bilhetes|bilhetes,leitor,sistema,tickets,títulos,validador,validar,validação
        Casas de banho|banheiros,gabinete sanitário,instalações sanitárias,lavabo,sanitário,toilette,w.c.
        |autoclismo de descarga,descarga de água,flush toilets,retrete,retrete de descarga,sanita
        Latrina de fosso|latrina de fossa simples,latrina de poço,pit latrine,retrete de fosso,retrete de poço
        Casa de banho portátil|banheiro químico,casa de banho química,urinol
        |capital de concelho,capital de distrito,capital de freguesia,capital de região,centro administrativo,junta,paços
        Barangay
        Câmara Municipal|câmara municipal de,município,sede da câmara,sede do município
        Brinquedoteca|brincar,espaço lúdico,espaço para brincar,jogos,troca de jogos,trocas
        Parque de condução infantil|aprendizagem,bicycle safety centre,children''s traffic park,conduzir,learn to ride centre,sinais,sinalização,traffic garden,traffic playground,trânsito
        |carrinhos,hipermercado,shopping,supermercado,trolley
        Posto de aspiração|aspirador,carvac
        |civ,inspecionar,inspeção,ipo,itv,verificar,verificação
        Máquina de venda automática|bilhetes,tabaco
        |automático,bicicleta,bicla,bicycle,bike,bina,dispositivo,remendo,reparar,tube,vender
        Máquina de vasilhame|garrafas,vasilhame,vidro
        |pão,vending
        Máquina de tabaco|cigarette vending machine,cigarros,fumar,fumo,tabaco
        |máquina de café automática
        Dispensador de preservativos|condom vending machine,máquina de preservativos,preservativo
        Máquina de bebidas|drink vending machine,refrigerante,refrigerantes,sumo,águas
        |ovos,vending
        |aparelhos eletrónicos,electrónica,electrónico,electrónicos,eletrónica
        |alongadas,comemorativas,lembrança,moedas
        |cocó,dejetos,excrement,excrementos,saco,sacos
        |higiene feminina
        |bouquet,buquê,flowers
        |alimentos
        |aparelho,automático,barras,batatas,bolachas,chocolates,cracker,doces,fritas,guloseimas
        |aparelho,automático,botijas,butano,garrafas,propano
        |gelados,sorvetes
        |cubos,gelo,vending
        |jornais,máquina de venda,revista,revistas
        |parcometro,parcómetro,parking,parquear,parquimetro,parquímetro,ticket
        |automática,automático,dispositivo,piza,pizza
        |bilhete,bilhetes,transit ticket vending machine
        |correios,franquia,selo,selos
        |aparelho,automático,chocolates,gomas,pastilhas,rebuçados
        |drink vending machine,water,águas
        Veterinário|animais de companhia,animais de estimação,médica,médicas,médicos,veterinary,veterinária
        Farmácia veterinária|animais de estimação,animal,estimação,gado,medicamentos,medicação,pet,remédios
        |cocó,cão,excrementos,saco,saqueta
        Caixote do lixo|bin,caixotes,cesto,lixeira,papeleira,waste
        Contentor de lixo|caixotes.caixote,lixeira
        |aterro,lixeira
        Água potável para autocaravanas|auto-caravana,autocaravana,caravana,caravanismo,motocasa,motorhome,rolote,rulote,rv drinking water,trailer
        Bebedouro para animais|bebedoiro,bebedouro,beber,pia,tanque
        Balança rodoviária|camião,camiões,carga,pesagem
        Atração de feira|camicase,carrocel,carroceís,carrosel,carrosséis,carroséis,cestas,kamikase,navio pirata,ranger
        Recinto com animais|anfíbios,aquário,aves,cerca,cercado,jaula,répteis,vedado,vedação
        Roda gigante|diversões,panorâmica,roda,roda panorâmica
        Carrinhos de choque|carrinhos,carros de choque
        Bungee jumping|bungee,jumping,salto de elástico
        Carrossel|carosel,carossel,carousel,carrocéis,carrosséis,carroséis,maxambomba,trivoli
        Comboio fantasma|dark ride,escuro,fantasmagórico,susto,sustos
        Torre de queda livre|atracção,diversões,queda,temático
        Máquina de diversão infantil|atrações,autómato,balanço,brinquedo,cavalinho,cavalo,entretenimento,kiddie ride,moedas,parque temático
        Tobogã|atrações,entretenimento,escorrega,flume,parque temático,tobogãs
        Labirinto|diversões,parque temático
        Barco pirata|atracção,diversões,temático
        Rafting|atrações,entretenimento,parque temático,rápidos,simulador
        Montanha russa|montanhas russas,montanhas-russas
        Carrossel de cadeiras suspensas|atracção,diversões,temático
        Comboio turístico|comboios turísticos,locomotiva turística,mini comboio,mini-comboio,turístico
        Escorrega de água|escorrega,escorregador,tobogan,toboágua
        Catedral|cathedral,co-catedral,concatedral,cristão
        Edifício de capela|capelinha,chapel,ermida
        Edifício de igreja|church,cristão
        Edifício de mesquita|islamismo,islão,mosque,muçulmano,árabe
        Edifício de estádio|arena,arquibancadas,praça
        Edifício de sinagoga|judaica,judaísmo,judeu,judia
        Edifício de templo|oração,religioso
        |ferroviário,station
        Grupo de escuteiros|baden,escoteiros,escotismo,escuteiros,escutismo,scout
        Clube desportivo|associação,athletics club,club,clube,clube de desporto,clube de futebol,esporte,football,futebol clube,marciais,natação,sporting club,sports association,sports club,sports society
        Mecânico de motores agrícolas|ceifeiras,equipamento agrícola,mecânico,máquinas agrícolas,quinta,tractores,tratores
        Cesteiro|basket maker,cesta,cesto,fabricante de cestas,fabricante de cestos,vime
        Apicultor|abelha,abelhas,beekeeper,cuidador de abelhas,mel
        Ferreiro|blacksmith,ferro,forja,forjador
        Construtor de barcos|boat builder,construtor de iates,embarcações,fabricante de barcos,iate,iates,naval,pesqueiro
        Encadernador|bookbinder,livro,plastificador
        Cervejaria artesanal|alcool,artesanal,cerveja,cidra
        Carpinteiro|carpenter,carpintaria,plaina
        Alcatifador|alcatifa,carpet layer,carpete,instalador de carpetes,tapetes
        Fornecedor|buffet,bufê,caterer,catering,cattering,comida ao domicílio,serviço de festas
        Limpa-chaminés|limpador de chaminés,limpar chaminés
        Serviço de limpeza|higiene,higienização,lavagens,limpezas
        Relojoeiro|clockmaker,relógios
        Confeiteiro|bolos,candy maker,doces,pasteleiro
        Destilaria|destilador,destilar,destilação,distillery,fementação
        Costureira|costureiro,dressmaker,estilista,modista
        Eletricista|electrician,homem da luz
        Reparação de aparelhos eletrónicos|avaria,avariado,computadores,eletrodomésticos,eletrónica,reparador,reparar,reparações,telemóveis
        Assentador de pavimento|assentador de chãos,assentador de tijoleira,floorer,pavimentador,pavimento
        Jardineiro|erva,gardener,jardinagem
        Vidraceiro|glaziery,vidraria,vidro
        Artesão|artesanato,artesã,handicraft
        |a/c,aquecedor,aquecedores,aquecer,aquecimento,ar condicionado,hvac,ventilação
        Isolador de estruturas|insonorização,insulator,isolamento,isolar,térmico
        Marcheteiro|joiner,marceneiro
        Cópia de chaves|chave,chaves,cópia,duplicador,duplicação,key cutter
        Serralheiro|construção em metal,ferro,gradeamentos,metal,serralheria
        Pintor|painter,tinta
        Assentador de parqué|assentador,assoalho,parquet,parquet layer,parquete,parqué,parquê,soalho,técnico de parqué
        Fotógrafo|agência fotográfica,foto,fotografia,photographer
        Laboratório fotográfico|foto,fotografia,loja fotográfica,photographic laboratory
        Estucador|estuque,gesseiro,gesso,plasterer,rebocador,reboco
        Canalizador|canalização,canos,pichelaria,picheleiro,plumber
        Olaria|barro,cerâmica,oleiro,potes
        Armador|aparelhador,construtor de navios,cordame,cordoagem,cordoalha,mastros,velas
        Telhador|roofer,telha,telhado,telhas
        Seleiro|albardas,albardeiro,arreios,saddler,selas,selins
        Veleiro|barcos a vela.,cordas,mastros,sailmaker,velas,vergas
        Serração|lenha,lenhador,sawmill,serraria,tábuas
        Montador de andaimes|andaimes,colocador de andaimes,scaffolder
        Escultor|artista,canteiro,criador,esculpir,escultora,estatuária
        Sapateiro|calçado,sapato,sapatos,shoemaker
        Fabricante de letreiros|fabricante de reclames,reclame,reclame luminoso,reclamo,signmaker
        Pedreiro|canteiro,pedraria,pedras,rocha,rochas,stonemason
        Ladrilhador|assentador,azulejo,chão,ladrilhos,tiler
        Latoeiro|chapa,lata,tinsmith,zinco
        Estofador|alcochoador,bancos,forrador,forragem,sofás,upholsterer
        Relojoeiro (relógios de pulso/bolso)|relojoaria,watchmaker
        Construção de janelas|janelas,window construction
        Vinicultor|adega,bodega,vinho,vinhos,vinicultura,winery
        |ensino,escola técnica,formação profissional,instituto
        Escola de dança|bailado,bailar,bailarina,bailarino,ballet,balé,dance,dança,dançar,salsa,samba,tango,valsa
        Escola de condução|autoescola,carta de condução,conduzir,condução,escolas de condução,tirar a carta,veículo
        Infantário / pré-escola|creche,grounds,infantário,jardim de infância,jardim infantil,jardim-de-infância,kindergarten,preschool,pré escola,pré-escola,pré-escolar
        Escola de línguas|idiom,idiomas,language,línguas
        Escola de música|conservatório,music,orfeão
        Centro de explicações|ensino,escola de preparação,estudar,estudo,estudos,exames,explicações,leitura,matemática,testes,tpc,trabalhos de casa,tutoring
        Escola|academia,aluna,aluno,alunos,colégio,departamento,educação,ensino,externato,liceu,primária,secundária,seminário
        Universidade|academia,centro universitário,colégio,escola superior,faculdade,instituto,instituto politécnico,instituto universitário,politécnico,university grounds
        Estação de ambulâncias|ambulance station,ambulância,ambulâncias,central
        |aglomeração,agregação,ajuntamento,local de encontro,reunião
        Desfibrilhador|aed,dae,defibrillator,desfibrilador,desfibrilação,desfibrilhação
        Centro de proteção civil|acidentes,calamidades,catástrofes,desastres,protecção,proteção,socorro
        |alarme,caixa,segurança
        Extintor de incêndio|apagar fogo,chamas,espuma,extintores,pó químico
        Mangueira de incêndio|carretel,fire hose,mangueira,mangueira contra incêndio,mangueira de bombeiros,mangueira para incêndio
        Boca de incêndio|chamas,extintor,fire,hidrante,hydrant,incêndio,labaredas,marco de incêndio,marco de água
        Hidrante pilar|boca de,fogos,hydrant,incêndio,incêndios,mangueira
        Hidrante subterrâneo|boca de,debaixo de terra,fogos,hydrant,incêndio,incêndios,mangueira,subsolo
        Válvula para bombeiros|aspersor,boca,canalização,hidrante,incêndio,inlet,sprinkler,standpipe,tubo
        Caixa de primeiros socorros|bandagem,caixa de emergência,caixa para primeiros socorros,curativo,first aid,first aid kit,kit de emergência,kit de primeiros socorros,kit médico,primeiros socorros
        |helicóptero,helipad,heliporto
        Boia de salvamento|bóia,salva vidas,salva-vidas,salvamento
        |embarcações,salva vidas,salva-vidas
        Nadador-salvador|guarda-vida,isn,nadador salvador,salva-vida,salva-vidas,salvador,sanas,socorro,supervisor
        |ems,estação de resgate,inem,salvamento,sos
        Telefone de emergência|emergências,sos
        Sirene|ataque aéreo,aviso,buzina,campainha,sirene bombeiros,sirene quartel,sirene quartel de bombeiros,tempestade,tornado
        |bacia,florestais,florestal,fogos,incêndios,reserva
        |cisterna,combate ao fogo,reservatório,reservatório de água,tanque de água
        |cisterna,reservatório,reservatório de água,tanque de água
        Entrada para urgências|ambulâncias,emergências,urgências
        Banco de areia|caixa de areia,sand trap
        Clubhouse|club house,golf,golfe
        Campo de treino|driving range,golfe,tacada,treinar golfe
        Fairway|área plana
        Green|curto,putting green,relva curta
        Obstáculo de água lateral|charco,golfe,lateral water hazard,obstáculo,ribeiro
        Rough|corte alto,densa,relva,relva alta
        Tee|primeira,tacada,tee box
        Obstáculo de água|charco,golfe,ribeiro,water hazard
        Medicina alternativa|acupuntura,alternativa,aromaterapia,auriculoterapia,cromoterapia,fitoterapia,homeopatia,magnetoterapia,shiatsu,terapia alternativa
        Acunpuntorista|acunpuctura,acunpunctor,acunpunctora,acunpuntor,acunpuntora,acunpuntura
        Profissional de ayurveda|aiurveda,ayurveda,india,indiana,indiano,medicina,medicina tradicional,tradicional,índia
        Quiropraxia|chiropractic,chiropractor,quiropraxista,quiroprático
        Homeopata|homeopatia,homeopática,homeopático
        Naturopata|naturopatia,naturopática,naturopático
        Osteopata|coluna.articulações,ossos,osteopatia,osteopática,osteopático
        Profissional de medicina chinesa|china,chinesa,medicina,tradicional
        Fonoaudiologista|audiologia,fono-audiologia,fono-audiólogo,fonoaudiologia,fonoaudiólogo,terapia da fala
        |nascer,nascimento,obstetra,obstetrícia,parto
        Banco de sangue|blood donor center,doação de sangue,transfusão de sangue
        Centro de aconselhamento|acompanhamento,aconselhamento,counselling center,orientação
        Ortodontista|aparelho dentário,boca,dentes,dentário,odontologia,ortodontia
        Hospício|cuidados paliativos,hospice,paliativos
        Laboratório de análises clínicas|análises,análises clínicas,laboratório,laboratório de análises médicas,laboratório de biologia médica
        Parteira|obstetra,obstetriz,obstetrícia,ostetra,parteiro
        Terapeuta ocupacional|occupational therapist,ocupacional,terapia
        Optometrista|lentes,oculista,olhos,opsiometria,optometria,visão,óculos
        Fisioterapeuta|fisioterapia,fisoterapeuta,fisoterapia,physiotherapist,recuperação,terapia
        Podologista|podiatra,podiatria,podologia,podólogo,pés,quiropodista
        Psicoterapeuta|aconselhamento,ansiedade,depressão,psicoterapia,saúde mental,suicídio,terapia
        Unidade de reabilitação|reabilitar,reabilitação,terapia
        Recolha de amostras|amostra,esperma,fezes,sangue,urina
        Terapeuta da fala|audiologia,fonoaudiologia,terapia da fala
        Elevador|ascensor
        Pista de desportos motorizados|circuito,circuito desportos motorizados,corrida de carros,corrida de pista,corridas,corridas motorizados,fórmula,motociclismo,pista de corridas
        Pista de karting|circuito de karting,circuito de karts,corrida de kart,corrida de karts,go kartings,go karts,kart,karting
        Pista de motocrosse|circuito,motocross,obstáculos,off-road,offroad
        Área de repouso|posto de descanso,rest area
        Área de serviço|estação de serviço,posto de serviço,service area
        Início de trilho|caminhada,caminhar,caminho,fim,grande rota,pedestres,pequena rota,peão,peões,rota,trailhead,trekking,trilha
        Avião histórico|aircraft,antigo,aparelho voador,avião,aviões,plane,voar,voo
        Sítio arqueológico|arqueologia,arqueológico,escavação,escavações,local arqueológico
        Marco de fronteira|fronteira,marco,marco fronteiriço,pilar de fronteira
        Canhão|canhoneira,canhões,cannon
        Castelo|baluarte,bastião,cidadela,edificação,fortaleza,forte,fortificação,fortim,medieval,reduto
        Fortaleza histórica|baluarte,citadel,fortaleza,forte,fortificação,fortim,fortress,historic fortress,militar,military
        Palácio|palace,paço,residência real,royal residence
        Palacete|casa nobre,casa senhorial,château,mansão,nobreza
        Porta de cidade|city gate,porta da cidade,porta da vila,portas da cidade,portas da vila,portão da cidade,portão da vila,town gate
        Forte histórico|forte,fortificação,fortim,historic fort
        Solar|manor house,mansão,mansões
        Memorial|dedicatória,homenagem,memória
        Placa azul (UK)|azul,blue,placa,plaque
        Placa comemorativa|blue plaque,comemoração,dedicatória,epitáfio,inaugurar,inauguração,inscrição,placa,placa azul,placa de inauguração,placa inaugurativa
        Placa memorial stolperstein|holocausto,stolperstein
        Mó|cereais,cereal,grind,moer,moinho
        Memorial monumental|arco,história,histórico,homenagem,marco,monumental,monumento
        Pelourinho|peloirinho,pelourinhos,picota
        Ruínas históricas|abandonado,escombros,história,ruins
        Túmulo|campa,cripta,sarcófago,sepulcro,tumba
        Cruzeiro|cruz,cruz ao ar livre
        Alminhas|almas,capelinha,nicho
        Navio naufragado|barco encalhado,casco,desastre marítimo,destroço,destroço marítimo,destroços,encalhada,encalhado,encalhou,esteira,naufragado,naufragou,naufrágio
        Horta urbana|agricultura urbana,agrícola,community garden,comunitário,garden,horta comunitária,horto,legumes,quintal
        Aquacultura|algicultura,aquicultura,carcinicultura,malacocultura,maricultura,mitilicultura,ostreicultura,pectinicultura,piscicultura,ranicultura
        Viveiro de peixes|carpa,fish,peixe,perca,piscicultura,salmão,tilápia,truta
        Baldio industrial|abandonado,contaminado,industrial,terreno
        Cemitério|campas,sepulturas,vala
        Área empresarial|armazém,armazéns,baixa comercial,escritórios,logística,lojas,pavilhão,pavilhões,zona comercial
        Área de construção|construir,construção civil,demolição,em curso,obras,reconstrução,renovação,renovações
        Complexo educativo|campus,centro,educacional,educação,escolas
        Manto de flores|cama de flores,cores,rosas,roseiras,área de flores
        Floresta gerida|floresta,floresta sustentável,gerida,gestão,gestão da floresta,managed forest,silvicultura,sustentabilidade,sustentável,área florestal
        Área de garagens|garage,land use,landuse,ocupação,parking
        Terreno com loteamento planeado|loteamento,terreno para construção,terreno para obras
        Área de estufas|estufa,horticoltura,horticultura,hortícola,hortícula,legumes,orticoltura,orticultura,ortícola,ortícula,produção,viveiros
        Área portuária|abra,ancoradouro,pesca,porto,porto abrigado,porto seguro,porto-seguro,refúgio
        Área industrial|fábricas,indústria,produção,zona industrial
        Depósito de veículos|autocarros,aviões,camiões,depot,ferro velho,ferro-velho,parqueamento
        Sucata|ferro velho,ferro-velho,peças,salvados,sucateiro
        Matadouro|abatedouro,açougue,carne,coelhos,frangos,galinhas,porcos,vacas
        Aterro sanitário|dejetos,detritos,landfill,lixeira
        Prado|erva,feno,forragem,meadow,palha,pastagem,pasto,vegetação
        |fruit,frutas,frutíferas,pastagem,pasto,terreno,tree
        |fruit,frutas,frutíferas,pastagem,pasto,terreno,tree
        Área militar|força aérea,forças armadas,forças especiais,militar,military,polícia,quartel,tropa
        Base aérea militar|aeroporto militar,aeródromo militar,base aérea,base da força aérea,força aérea,militares
        Quartel militar|base,casernas,dormitório militar,forças armadas
        Base militar|guardas,militares
        Base naval|costa,costeira,guardas,litoral,marítimo,militares,oceano,submarinos
        Área de perigo militar|bombas,explosão,explosões,força aérea,morte,perigoso,rebentamento,risco de vida,tropa
        Percurso militar com obstáculos|forças militares,militar,obstáculo,percurso de obstáculos militar,percurso militar,percurso militar de obstáculos,treino militar,tropa
        Carreira de tiro militar|alvo,campo de tiro militar,campo de tiros,carreira de tiros,disparo,sniper,tropa
        Área de testes militares|ensaios militares,forças armadas,local de ensaio militar,local de testes militar,local de treino,tática
        Olival|azeitonas,olive,oliveiras,olivocultura
        Pomar|amendoeira,amoreira,castanheiro,cerejeira,damasqueiro,diospireiro,figueira,fruto,laranjeira,limoeiro,macieira,marmeleiro,nespereira,nogueira,oliveira,orchard,pereira,pessegueiro,plantação,árvore
        Viveiro de plantas|arbustos,plant nursery,plantas,venda de plantas,viveirista,viveiro,viveiros
        Área de extração|areias,calcária,calcário,canteira,extracção,extração,granito,minério,mármore,pedreira,quarry
        Área ferroviária|construções,edifícios,ferrovias,zona ferroviária
        Área de recreação|campos,espaço,quadras,recreation ground
        Área religiosa|adoração,capela,cristianismo,cristão,espaço,islão,judaico,judaísmo,judeu,muçulmano,oração,santuário
        Área comercial|comercial,comércio,retail,retalho,varejo,vendas
        Salina|sal
        Vinha|agrícola,uva,uvas,vineyard,vinhas,vinhedo,vinho,vinhão,vinicultura
        |atletas,desporto de inverno,desportos de inverno,inverno,winter sports area
        |centro de jogos adultos,jogo adulto,jogos para adultos,maiores de idade,máquinas de jogo,slot machines
        Salão de jogos|arcade,fliperama,flipers,flipper,flippers,máquinas de jogo,máquinas para jogar,pinball,sala de jogos
        Coreto|banda,bandstand,festas,filarmónica
        Local de banhos informal|banhar,bathing,dipping,ladder,mergulhar,nadar,natural,pier,selvagem,swimming,swimming hole,water
        Estância balnear|resort,veraneio,verão
        |aves,bird hide,observatório de aves,observação,ornitologia,ornitólogo,paúl,pássaros
        Bancadas|arquibancada,bancada,bancada de estádio,bancada inclinada,bancadas inclinadas,bancos,cadeiras inclinadas,concerto,espectadores,espectáulos,espetadores,espetáculo,estrado,lugares,tablado,tribuna
        Pista de bólingue|boliche,boulingue,bowling,bowling alley,bólingue,pinos
        Terrenos comunitários|agrícola,espaço partilhado,pasto,propriedade colectiva,terreno sem dono,terreno sem proprietário,terreno sem titular
        Salão de dança|bailarico,bailes,dance hall,dancetaria,danceteria,espaço de bailar,espaço para dança
        |disc golf,disc golf course,golf de disco,golfe de disco
        Parque canino|cachorrinhos,cachorros,cachorródromo,canídeos,cão,dog park
        Sala de fuga|desafios,escape game,escape room,jogo de escape,mistérios,puzzles,quarto de escape,sala de escape
        Espaço para fogueira|círculo de fogo,fogueira,lareira
        Local de pesca|local para pesca,pescaria,pesqueiro,spot de pesca,área de pesca
        Ginásio|academia,academia desportiva,bem-estar,centro,health club,musculação
        Estúdio de ioga|asanas,casa de ioga,ioga,salão de ioga,sessão de ioga,sessões de ioga,yoga,yoga studio
        Ginásio ao ar livre|caixa de exercícios,circuito,circuito de manutenção,desportivas,desportivos,equipamento de exercícios,equipamento de manutenção física,exercício ao ar livre,exercícios ao ar livre,ginástica,máquina de exercício,máquinas de exercícios
        Barra de equilíbrio|balanço,equilíbrio,exercícios,trave
        Caixa de fitness|exercícios
        Barra fixa horizontal|horizontal
        Escada horizontal|escadaria,horizontal
        Base de extensões|costas,extensões,horizontal
        Barras paralelas|horizontais,horizontal
        Barra de flexões|extensão,flexão,flexões,horizontal
        Argolas
        |instruções,sinal
        Base para abdominais|abdominais,abdominal,aparelho
        Escadas de exercício|aparelho
        Jardim|jardins,passeio,plantas
        Jardim botânico|botânica,botânico,cactos,catos,espécies,estudas,exóticas,plantas raras,tropicais,tropical
        Jardim comunitário|coletivo,comunal,comunidade,cooperativo,cooperação,espaço verde,vegetais
        Horta de cozinha|aromáticas,cook,cozinhar,culinária,gastronomia,hortinha,kitchen,plantas,vegetais
        Jardim residencial|arbustos,back garden,backyard,canteiro,casa,domestic garden,front garden,front yard,privado,quintal
        Campo de golfe|campo de golf,golf,golf course,golfistas
        Espaço de hackers|centro,clube,computador,computadores,hacker,hackers,hackspace,informática,internet
        Centro hípico|equinos,equitação,estábulos,hipico,horseback riding facility,rancho
        Jacúzi|banheira,jacuzi,jacuzzi,spa,água quente
        Rinque de gelo|gelo,ice rink,patinador,patinagem,patins,pista de gelo,pista de patinagem,ringue de gelo
        Centro de diversões interior|aniversário,aniversários,brincadeiras,brincar,filhos,interno,jogos
        Marina|atracadouro,embarcações,porto,veleiros
        Campo de minigolfe|golfe,mini golfe,mini-golfe,miniatura,miniature golf
        Reserva natural|nature reserve,natureza,protegida,proteção,selvagem,vida selvagem
        Esplanada|bancos no exterior,cadeiras,exterior,mesas no exterior,rua,serviço de esplanada,serviço na esplanada,serviço no exterior
        Parque público|caminhar,floresta,passeio,recreação
        Mesa de piquenique|convescote,merendário,mesa de merenda,picnic table,pik-nik,piknik,piquenique pique-nique
        Mesa de xadrez|jogo de tabuleiro,jogo de xadrez,tabuleiro de xadrez,xadres,xadrez,xadrezista,xadrês
        Campo de desporto|andebol,basket,basquetebol,campo de desportos,futsal,handebol,quadra desportiva,sport pitch,voleibol,voley,vólei
        Campo de futebol americano|american football,futebol americano,rugby,râguebi
        Campo de andebol americano|american,andebol,handball,recinto,wallball
        |arco,flechas,setas,tiro ao arco
        |arremesso,disc,disco,discus,lançamento,sector,setor
        |arremesso,hammer,lançamento,martelo,sector,setor
        |altura,saltadora
        |arremesso,dardo,javelin,lançamento,sector,setor
        |comprimento
        |altura,saltadora,vara
        |arremesso,lançamento,peso,put,ring,sector,setor,shot
        Caixa de triplo salto|comprimento,triple,triplo,três
        Campo de futebol australiano|aussie rules,futebol australiano,râguebi
        Campo de badminton|badminton,badmínton,quadra de badminton,raquetes,rede,terreno de badminton,volante
        Campo de beisebol|baisebol,baizebol,baseball diamond,basebol,beizebol,taco
        Campo de basquetebol|basketball court,basquetebol,bolas,cestos,quadra de basquetebol
        |voleibol,volley,vólei
        |biathlon firing range,biathlon shooting gallery,biathlon shooting range
        Campo de boccia|bocce,bocia,bolas,boles,bosia,bossia,boules,bócia,bósia,bóssia,petanca
        Relvado de bowls|bowling green,bowls,jacky,lawn,relva
        Tabuleiro de xadrez gigante|jogo,tabuleiro,xadrez
        Campo de críquete|campo de cricket,recinto
        Recinto de desportos hípicos|andar a cavalo,arena,dressage,equinos,polo,pólo,rodeio,rodeo
        |field hockey pitch,hóquei em campo,hóquei sobre a grama,sintético
        Campo de Four Square|quadras
        Campo de funilbol|ball,desportiva,funnel,modalidade
        Campo de futsal|cinco,salão,soccer
        Arena de gaga|dodgeball,gaga
        Campo de andebol|field,handball,recinto
        Jogo de ferraduras|ferradura,ferraduras,horseshoes pit,jogo com ferradura,jogo da ferradura,jogo de ferradura
        Campo de netbol|netball,netbol,netbola,terreno de netbol
        Campo de padel|esporte,esportivo,jogar,jogo,raquetes,recinto,sport
        Campo de paintball|disparo,jogo,paintball
        Campo de pickleball|badminton,pickleball,ping pong,pingue-pongue,raquetes,ténis de mesa
        |raguebi,rugby league field
        |postes,raguebi,rugby de 15,rugby union field
        Carreira de tiro desportiva|alvo,armas,campo de tiro,disparar,disparo,estande,tiro
        Campo de shuffleboard|discos,shuffleboard,shuffleboard court,taco
        Parque de skate|skate,skate park,skateboard
        Campo de futebol|balizas,bolas,soccer field
        Campo de softbol|softball,softbol
        Mesa de matraquilhos|foosball,futebol de mesa,kicker,matrecos,pacal,pebolim,pimbolim,totó
        |bolas,ping pong,pingue pongue,pingue-pongue,raquetes,ténis de mesa
        Campo de ténis|quadra de ténis,raquetes,redes,tennis court
        Campo de espirobol|desportista,swingbal,tether tennis,tetherball
        Campo de voleibol|bolas,quadra de voleibol,redes,voleibol,volleyball court,vólei
        Parque infantil|baloiços,brincadeiras,brincar,escorregas,festas,infantil,recreação
        Parque infantil interior|baloiços,brincadeiras,brincar,escorregas,infantil,recreação
        Estância turística|alojamentos,centro de férias,esqui,estação turística,estância,férias,hotel de lazer,inverno,resort,resorte,verão
        Sauna|banho de vapor,banho finlandês,banho turco
        Pátio de recreio escolar|escolar,espaço,infantário,playground,pátio,yard
        Rampa para barcos|rampa,rampa de varadouro,varadouro
        Complexo desportivo|campos,centro de desporto,centro de desportos,centro desportivo,cidade desportiva
        Local de escalada artificial|boulder,bouldering,cordas,escalada,escalada artificial,ginásio escalada,parede de escalada,rapel,rappel
        Parque de arborismo|arvorismo,aventura,cordas,obstáculos,park,tirolesa,trepar,zip line
        Hipódromo|apostas,cavalo,corridas,equino,hipismo,race,racing
        Kartódromo|automobilismo,centro,complexo,corridas,go kart,karting,karts,motor,motorizado,racing
        |alvo,armas,campo de tiro,disparar,disparo,estande,tiro
        Complexo de piscinas|academia,aquática,artística,centro aquático,esportes aquáticos,natação,polo aquático
        Pavilhão desportivo|educação física,exercícios,ginástica,gym,pavilhões,polidesportivo
        Estádio|arena
        Colónia de férias|adolescentes,camp,jovens,summer,vacations,verão
        Área balnear natural|fluvial,natação permitida,natural swimming area,permitido nadar,praia fluvial,rios,zona de banho,área de banho,área de natação,área para nadar
        Piscina|mergulhos,nadar,natação,swimming pool
        |atletas,bicicletas,calçada,caminhar,ciclovia,passadiço,pedestre,peões,pista,via
        |arremesso,dardo,javelin,lançamento
        |comprimento
        |altura,saltadora,vara
        |sprint,sprinting
        |barreiras,fundo,meio fundo,obstáculo
        Pista de triplo salto|comprimento
        Pista de ciclismo|circuito bicicleta,cycling track,pista de bicicletas,pista de ciclistas,pista para bicicletas,pista para ciclismo,pista para ciclistas,velódromo
        |apostas em cavalos,corrida de cavalos,corridas de cavalos,hipismo,pista de cavalos,pista para cavalos
        Pista de atletismo|atletas,corridas,decatlo,maratona,pista,pista de correr,pista de corridas
        Parque de trampolins|molas,trampolim
        Parque aquático|escorregas,mergulho,nadar,natação,verão
        |acesso,entrada,galeria mineira,mina,minas,mineiro,mineiros
        Antena|parabólica,retransmissão,retransmitir,torre celular,torre de retransmissão,torre de rádio,torre de telecomunicações,torre de telemóveis,torre de televisão,torre de tv
        Estrutura de sinalização|almenara,baliza,beacon,boia náutica,bóia,farol de sinalização,luminoso,radiofarol,rádio-farol,sinal,sinalizador
        Colmeia|abelhas,agrícola,apiário,colmeias,mel,melíferas,polinização
        Quebra-mar|breakwater,molhe,paredão,protecção marítima,protecção ondulação,pés de galo,tetrapode,tetrapodes
        Ponte (área)|bridge,engenharia,estrada,pontes,viaduto
        Silo tipo búnquer|armazenamento,bunker,bunquer,búnker,búnquer,funil,silo-corredor
        Mariola|cairn,mariolas,melédro,melédros,moledo,moledos,moledro,moledros
        Estendal de tapetes|carpete,pendurar,rack,secagem,secar,stand,tapete,tecido
        Porta cerimonial|monumento,porta da cidade,porta da vila,portas,portas da cidade,portas da vila,portão da cidade,portão da vila
        Ponto de carregamento VE|carga,carregar,carros elétricos,charge,charging,eletrico,hibrido,híbrido,motor,motorizado,pcr,uve,veículos elétricos
        Chaminé|chaminés,chimney,fuligem,fumo
        Clarificador de águas residuais|clarificar,clarifier,decantador,decantar,estação de tratamento,etar,tratamento,wastewater clarifier,águas residuais
        Área desflorestada|abate,clareira,corte de árvores,desflorestação,desmatada,desmatado,floresta desmatada,árvores cortadas
        Rosa-dos-ventos|compass,este,leste,norte,oeste,quadrante,rosa dos ventos,rose of the winds,sul,ventos
        Grua|elevação,gindaste,guindaste,obras
        Pórtico rolante|crane,gantry,guindaste,pórtico
        Grua de ponte rolante|crane,gantry,guindaste,pórtico
        Cruz simples|cimeira,colina,cross,cruz,cruz de cume,cruz de cumeeira,cruz em cume,montanha,summit cross
        Pombal|aves,criação,pombas,pombos,rolas
        Mastro de bandeira|bandeira,estandarte
        |burn,chama,combustão,flare,gasoduto,queima,queimar,stack
        |botas,descontaminar,footwear,pés,sapatos
        Bomba de combustível|abastecimento,biodiesel,biofuel,cng,diesel,fuel,gasolina,lng,petrol,petróleo,propano
        Gasómetro|armazenamento,gas,gasometer,gasômetro,gaz,gáz
        Geóglifo|earthwork,geoglyph,hill figure,land art

        Espigão marítimo|estaca,estacada,groyne,quebra-mar de madeira
        Hotel de insetos|abelhas,bicharada,bichos,bug,insect,insectos,refúgio
        Farol|farolim,faról,lighthouse,luz,sinalização
        Mastro|mastro de transmissão,para-raios,parabólica,pararaios,pára raios,telecomunicação,torre de satélite,torre de televisão,torre de transmissão,torre de tv,transmissor de rádio,transmissor de telemóvel,transmissor de televisão,transmissor móvel
        Mastro de comunicações|mastro de transmissão,parabólica,telecomunicação,torre de satélite,torre de televisão,torre de transmissão,torre de tv,transmissor de rádio,transmissor de telemóvel,transmissor de televisão,transmissor móvel
        Mastro de telecomunicações|antena celular,antena de telemóveis,mastro de transmissão,telecomunicação,telefones,telemóveis,telemóvel,torre de transmissão,transmissor de telemóvel
        |onda curta,radiodifusão,retransmissão,rádio,transmissão
        |retransmissão,transmissão
        Torre de iluminação|complexo,holofotes,iluminar,luz,recinto
        |bilhas,canado,garrafas,leite,leiteira,leiteiro,milk,stand
        Poço de mina|entrada de mina,mina,poço de extração,poço mineiro
        Estação de monitorização|clima,climatologia,controlo do ar,medição,meteorologia,meteorológica,monitorizar,níveis,nível,sismografia,sismos,sismógrafo,temperatura,tempo,terramoto
        Obelisco|bloco,histórico,monumento,obelisk
        Observatório|astronomia,ciência,céu,estrelas,observatório astronómico,observação,observações,oceanos,sisismos,telescópios,terramotos
        Poço de petróleo|bomba,extração,oil well,perfuração,petróleo
        Pontão|atracadouro,fingers,pier,porto
        Pontão flutuante|atracadouro,atracadouro flutuante,finger,flutuante,pier,ponte-cais,píer
        Vaso urbano|arbusto,bloco,caixa,canteiro,exterior,externo,floreira,plantas,vegetação,árvore
        Estação de bombeamento|bombagem,drenagem,esgotos,líquidos,motores,pumping station,trasfega
        Cais|dock,pier,píer,quay,wharf
        Reservatório de água coberto|retenção,tanque,água doce,água potável
        Prato de satélite|parabólica,satellite,satélite
        Silo|armazenamento,canola,centeio,cereais,cereal,cevada,milho,soja,trigo
        |esqui,esquiar,in-run,inrun,neve,ski jump,tower
        Tanque de armazenamento|armazenagem,líquidos,petróleo,storage tank,óleos
        Depósito de água|caixa d'água,caixa de água,caixa-d'água,castelo d'água,castelo de água,cisterna,contentor de água,tanque de água,water tank
        Vigilância|cctv,câmera,filmar,matrícula,reconhecimento,surveillance,webcam
        Câmara de vigilância|cctv,câmara de segurança,câmera,filmagem,filmar,placa,reconhecimento,registo,segurança,verbalização,vigilância por vídeo
        Vértice geodésico|geodesia,marco,marco geodésico,pinoco,ponto geodésico,talefe,telefe
        Bacia de rejeitos|decantação,escória,estéreis,refugo,rejeitos,resíduos,tailings
        Telescópio|céu,estelar,estrelas,planetas,rádio,telescope,telescopio
        Telescópio ótico|céu,estelar,estrelas,optico,otico,planetas,telescope,telescopio,óptico,ótico
        Radiotelescópio|céu,estelar,estrelas,planetas,radio,rádio,telescope,telescopio
        Torre|alto,tower
        Torre sineira|campanário,capela,carrilhão,carrilhões,sineira,sino,sinos,torre de igreja,torre de sino
        Torre de comunicação|mastro de transmissão,pilão de transmissão,radiodifusão,rádio,telecomunicação,telefone celular,telefone móvel,torre de telecomunicações,transmissão
        Torre de refrigeração|arrefecer,arrefecimento,calor,central,esfriamento,esfriar,nuclear,vapor
        Torre fortificada|baluarte,bergfried,donjon,fortified defensive tower,fortified tower,keep,torre da cerca,torre de atalaia,torre de menagem
        Plataforma de mergulho|dive,diving,mergulhar,para a água
        Minarete|alminar,almádena,islamismo,islão,minaretes,muçulmana
        Torre de observação|fogos,guarda florestal,incêndios,observar,observação,prevenção,torre de vigia,vigia,vigiar
        Pagode|pagoda,pagode chinês,torre budista
        Túnel (área)|passagem inferior,perfurado,perfuração,poço,subsolo,subterrânea,tunel,área de túnel
        Painel de vídeo digital|ecrã,led,publicidade,screen,tela,vídeo
        |dejetos,e.t.a.r.,esgotos,etar,resíduos,wastewater plant
        Torneira|beber,fonte de água,ponto de água,água potável
        Torre de água|castelo d'água,castelo de água,cisterna,elevado,reservatório,water tower
        Poço de água|buraco,furo,poço,water well
        |captação de água,distribuição,furo,potável,tratamento,water works
        Moinho de água|azenha,cereais,moinho,watermill
        Moinho de vento|cereais,moinho,vento,windmill
        Bomba eólica|aerotor,bomba de água,bombeamento,bombear,catavento,moinho eólico,petróleo,poço,vento
        Fábrica|fabricar,fabricação,fabrico,factory,industrial,indústria,manofatura,manofaturação,montagem,produção,refinaria,works
        Cervejaria industrial|alcool,cerveja,cidra,industrial,indústria
        Casamata|base,bunker,bunker militar,búnquer,guardar,military bunker
        Posto de controlo militar|checkpoint,controlo militar,ponto de controlo,posto de controlo
        Escritório militar|centro de inspecção,centro de inspecção militar,centro de inspeção,centro de inspeção militar,centro de recrutamento militar,escritórios militares,forças armadas,military office
        Trincheira militar|military trench,tranqueira,trincheira,vala
        Arco natural|arch,archway,arqueado,geologia,geológico,rocha
        Área de rocha exposta|filão,pedras no solo,pedras soltas,pedrinhas,rocha matriz,rocha-mãe,zonas rochosas
        Baía|enseada,golfo
        Praia|areal,costa,veraneio,verão
        Cabo|cape,ponta,pontal,promontório
        Entrada de gruta|cave entrance,caverna,cavidade,gruta,lapa
        Penhasco|arriba,costa alta,escarpa,falésia,precipício
        Encosta desflorestada|colina,fell,montanha,montanhosas,montanhosos,prado de altitude
        Géiser|erupção,geiser,geyser,gêiser,hidrotermal,jacto,jato,jorrar,jorro,vapor,água quente,água termal
        Glaciar|geleira,gelo,glacial,neve
        Vegetação rasteira|erva,grama,gramíneas,grassland,pasto,pradaria,savana,terra verde,verdes
        Charneca|esteva,giestas,gândara,heath,magoriça,plantas,queiró,quiroga,tojal,tojo,torga,urzal,urze,vegetação
        Fonte termal|geotermal,geotermismo,geotérmica,nascente,água termal
        Lama|lamacenta,lamacento,lamaçal,lameiro,lameiros,lameirão,lameirões,terra molhada
        Pico|altitude máxima,crista,cume,nontanha,pináculo,serra,topo,topo da montanha,topo do pico,ápice
        Península|peninsula
        Recife|arrecife,baixio,barreira,coral,escolho,mar profundo,oceano,restinga,rocha
        |attached rock,boulder,fraga,pedregulho,penedo,rocha,rochedo,rock
        Passo de montanha|colo,depressão oblonga em montanha,portela,porto,saddle,selada
        Areia|areal,sand
        Detritos de talude|acumulação,cascalho,encosta,gravidade,pedras,rochas,soltas,sopé,sree,vertentes
        Matagal|arbustivo,arbustos,matos,terreno abandonado,terreno com matagal,terreno com mato,terreno sem uso,vegetação
        Seixal|cascalho,encosta de seixos,encosta seixosa,fragmentos,margem de rio,pedras,pedritas,praia com seixos,praia de seixos,seixos,shingle
        Dolina|buraco,cenote,depressão,sinkhole,sumidouro
        Nascente de água|fonte,nasce,nascente,potável
        Rocha solta|boulder,calhau,pedregulho,penedo,rochedo,rock,unattached rock
        Estreito|strait
        Cepo|arbóreo,cepa,cepos,stump,toco,árvore
        Vale|cânion,cânyon,garganta,montanhas,ravina,rift,sopé,talvegue,valley
        Vulcão|basalto,caldeira,cratera,erupção,lava,montanha,vulcânica
        Água|acumulada,acumulação,charca,charco,reservatório,tanque
        Bacia artificial|bacia,bacia de detenção,bacia de drenagem,bacia de infiltração,bacia de retardamento,bacia de retenção,lago artificial,lago feito pelo homem,lagoa artificial,reservatório,reservatório artificial
        Área de canal|canalete,irrigagem,irrigação,levada,vala
        Lago|bacia,jardim d'água,jardim de água,lagoinha,pateira
        Fosso|baluarte,fortaleza,fosso inundado,moat,muralha
        Lago em ferradura|anabranch,billabong,braço morto,cut off,meander,meandro,oxbow,resaca
        Lagoa|jardim d'água,jardim de água,lagoinha,pateira
        Reservatório hidrográfico|acumulação,artificial,lago artificial
        Área de rio|afluente,barra,corrente,curso de água,delta,estuário,fluxo,foz,margem de rio,ria,river
        Área de ribeiro|arroio,corrente,fluxo,grota,regato,riachinho,riacho,ribeiro
        Águas residuais em ETAR|bacia de decantação,dejetos,esgotos,etar,wastewater basin
        Área alagada|aluvial,brejo,entremarés,mareal,marisma,paul,pântano,wetland
        Turfeira|esfagno,musgos,turfa

        Manguezal|mangal,mangue,mangues
        Pântano (arbustivo)|alagada,alagadiço,alagado,brejo,charco,pantanal,pantaneiro,pantanoso,paul
        Canavial|cana,canas,caniçal,caniço,juncal,juncos,junqueiro
        Sapal|alagada,alagadiço,alagado,costeira,sal,salgado,salino

        Pântano (florestal)|alagada,alagadiço,alagado,pantanal,pantanoso
        Planície mareal|alagada,alagadiço,costeira,entre-marés,maré,tidal
        Lezíria|alagadiço,alagado,brejo,lezira,ripícola
        Bosque|floresta,florestal,troncos,árvore
        Contabilista|accountant,contabilidade,contabilistas,contador,contas,finanças,i.r.s.,irs
        Agência de adoção|adoptar,adopção,adotar,adoção
        Agência de publicidade|anúncio,marketing,publicidade,reclames,reclamos
        Arquiteto|arquitecta,arquitecto,arquitectura,arquiteta,arquitetura
        Associação sem fins lucrativos|associação,lucros,sociedade
        Agente de fianças|caução,escritório,fiança,gabinete,justiça
        Instituição de caridade|caridade,filantropia,organização,solidariedade
        Empresa (não especificada)|empresa,escritório,finanças,funcionários,indústria
        Empresa de consultadoria|aconselhamento,consulting,consultor,firma,peritagem
        Coworking|co-working,escritórios partilhados,espaço de trabalho compartilhado,trabalho cooperativo
        Escritório diplomático|diplomatic office,escritório de representação,escritórios de representação
        Consulado|consul,consulate,consulato,cônsul
        Embaixada|diplomacia,embaixador,embassy,governo,legação,missão diplomática,representação diplomática
        Gabinete de ligação|contacto,elo,intermediário,liaison office
        Instituição de ensino|educacional,educacional institution,educação,instituição educacional,instituto
        Agência de emprego|desempregados,desemprego,employment agency,emprego,trabalho
        Distribuidor de energia|botijas de gás
        Escritório de engenharia|engenheira,engenheiro,engenheria,engineer,estruturas,firma,obras,técnico
        Agência imobiliária|aluguer,arrendar,casa,casas,compra de casas,habitação,habitações,imóveis,imóvel,mudanças,real estate office,renda,vender
        Empresa financeira|escritório financeiro,escritório financeiro privado,financial office
        Conselheiro financeiro|aconselhamento financeiro,financial advisor
        Posto florestal|floresta,florestal,guarda florestal,reserva,vigia
        Fundação|associação,foundation,instituição
        Escritório governamental|centro de emprego,dgv,direcção-geral,direção-geral,estado,government office,governo,instituto de emprego,instituto do emprego,loja do cidadão,segurança social
        Gabinete de procuradoria|acusação,acção penal,ação penal,julgamento,ministério público,procurador-geral da república,procurador-público
        Conservatória do registo civil|casamento,conservatória,conservatória dos registos centrais,divórcio,estado civil,nascimento,register office,registo,registo civil,óbito
        Repartição de finanças|ata,autoridade tributária e aduaneira,dgci,direção das finanças,direção de finanças,direção geral dos impostos,finanças,impostos,irc,irs,iva,pagamento de impostos,repartição das finanças,secção
        Empresa de design gráfico|designer,designer gráfico,gabinete de design gráfico,ilustração,visual
        Guia turístico|caminhada,escritório de guia turístico,escritório turístico,férias,guia,guias,mergulho,passeio,trekking,turismo guiado,visita guiada
        Agência de seguros|fidelidade,insurance office,seguradora,seguros
        Escritório de Ti|computador,computadores,electrónica,eletrónica,hardware,informação,programa,servidor,servidores,software,tecnologia da informação,tecnologias,telemóveis,telemóvel
        Escritório de advocacia|advocacia,advogada,advogadas,advogado,advogados,agência de advocacia,attorney,defesa,direito,law office,lawyer,leis,procuradoria
        Empresa de mudanças|logística,mudanças,transportadora
        Jornal|agência,editorial,edição,jornalismo,jornalistas
        ONG|associação,escritório ong,instituto,ngo,ngo office,organização,organização não governamental,sede,sem fins lucrativos,social,solidariedade
        Notário|contratos,heranças,imóveis,notariado,notary office,testamentos
        Sede partidária|cds,cdu,pan,partido,partidos,political party,política,psd,sede partido,sede política
        Detetive privado|investigar,investigação,particular
        Gestão de condomínios|administrar,administração,aluguer,arrendamento,arrendar,casas,condomínio,habitação,inquilinos,property,propriedades,rendas,residencial,residência,senhoria,senhorio
        ONG subsidiada|associação,instituto,ispp,ngo,ong subsidiada estado,ong subsidiada governo,organização não governamental,quango,sede ong,sede organização não governamental
        Escritório religioso|administração religiosa,mordomia religiosa,secretaria religiosa
        Centro de investigação|centro de pesquisa,escritório de investigação,investigação,laboratórios,pesquisa,research office
        Empresa de segurança privada|agente de segurança,guardas,inspetor,proteção,segurança privada,vigia
        Empresa de peritagem|inspetor,inspeção,levantamento,medição,medições,perito,terreno
        Escritório de consultadoria fiscal|acecor fiscal,acecoria fiscal,acessor fiscal,acessoria fiscal,apoio fiscal,assessoria fiscal,açecor fiscal,açecoria fiscal,açesor fiscal,açesoria fiscal,açessor fiscal,açessoria fiscal,contabilidade,escritório de contabilista
        Empresa de telecomunicações|comunicação,comunicações,internet,isp,serviços,telecom office
        Terapeuta|fala,fisioterapia,ocupacional,psicoterapia,recuperação,terapista,terapêutica,therapist
        Escritório de tradução|agência,gabinete,localização,tradutor,tradutora,tradutores,traduções,transcrição,translation
        Sindicato|labor,sindicalismo,union
        Fornecedor de água|companhia de água,cooperativa de água,distribuidor,distribuição,águas
        Ilha|arquipélago,atol,farelhão,farilhão,ilhota
        Ilhéu|cayo,farelhão,farilhão,ilha pequena,ilheta,ilhota,ilhote,pequena ilha,roca,rochedo
        Praça ou largo|largo,praceta,praça pequena,square,terreiro
        |electricidade,eléctrica,produção,solo da central,zona da central,área da central
        Central a carvão|carvão,central de energia,combustível fóssil
        Central a gás|central de energia,combustível fóssil,gasômetro,gás natural
        Central hidroelétrica|central de energia,turbina hidroelétrica
        Central nuclear|atómica,central de energia atómica,fissão,reator nuclear
        Central elétrica a petróleo|carbono,combustão,combustíveis fósseis,combustível fóssil,crude,energética,estação elétrica
        Central solar|fotovoltaica,fotovoltaico,painel,painéis,solares
        Central solar fotovoltaica|fotovoltaica,fotovoltaico,painel,painéis,panels,photovoltaic,solares
        |central incineradora,energética,incineradora,power,resíduos sólidos,valorização
        Parque eólico|central eólica,eólica,eólicas,eólico,produção de energia,turbinas,vento,wind
        Subestação|distribuição,electricidade,eléctricas,elétricas,sub estação,sub-estação,substation
        Plataforma de transporte aéreo|avião,aviões,aérea,aéreo,gôndola,teleférico,trânsito
        Plataforma de autocarro|camioneta,camionete,carreira,embarque,expresso,machimbombo,microlete,otocarro,plataforma,plataforma de embarque,toca-toca,ônibus
        |bonde,carreira,parada,ônibus
        Plataforma de ferry|atracadouro,atracagem,atracar,embarcar,embarque,ferry,plataforma,travessia
        Plataforma de comboio ligeiro|metro de superfície,metropolitano de superfície,metropolitano ligeiro,plataforma,superfície
        Plataforma de monocarril|mono carril,mono-carril,monocarril
        Plataforma de metro|metro,metropolitano,paragem de metro,subsolo
        Plataforma de comboios|ferroviários,locomotiva,paragem de comboio,plataforma,plataforma de comboio,plataforma de embarque
        Plataforma de elétrico|bonde,paragem de elétrico
        Plataforma de troleicarro|plataforma,trolleybus,trólebus,trólei,tróleibus,tróleicarro
        Estação de teleférico|carpete mágica,entrada do teleférico,entrada para o teleférico,paragem do teleférico,tapete deslizante,telecabine,telecadeira,teleférico,telesqui de barra,telesqui de corda,telesqui de disco,telesquis,tirolesa,tiroleza
        Estação rodoviária|camioneta,camionete,carreira,expresso,machimbombo,microlete,otocarro,rodoviária,rodoviário,toca-toca,ônibus
        Estação de ferry|balsa,ferry,terminais
        Estação de comboios ligeiros|light rail station,metro de superfície,metro ligeiro,metropolitano de superfície,metropolitano ligeiro,metrô leve,superfície,veículos leves sobre trilhos
        Estação de monocarril|mono-carril,monocarril,monorail
        Estação de metro|estação de metropolitano,estação de metrô,estação do metro,estação do metropolitano,estação do metrô,estação metroviária,estação no subsolo,estação subterrânea,metro,metropolitano,metrô,subsolo
        Estação de comboios|estação de trem,estação de trens,estação ferroviária,estação férrea,estação terminal,estações,gare,gare de comboios,gare ferroviária,terminal de comboios,terminal ferroviário
        Apeadeiro ferroviário|apeadeiro,estação de trem,estação de trens,estação ferroviária,estação férrea,estações,paragem de comboio
        Estação de elétrico|bonde,tram
        Estação de troleicarro|trolleybus,trólebus,trólei,tróleibus,tróleicarro
        |aéreo,teleférico
        |bus,camioneta,camionete,carreira,expresso,machimbombo,microlete,otocarro,toca-toca,ônibus
        |cacilheiro,ferri,ferry
        |comboio ligeiro,light rail,metro de superfície,metro ligeiro,metropolitano ligeiro,superfície,veículo leve
        |mono-carril,monorail
        |metro,metropolitano
        |trem

        |electricidade,tram,trolleybus,trólebus,trólei,tróleibus,tróleicarro
        Atravessamento oblíquo ferroviário|caminho-de-ferro,junção ferroviária,travessia diamante
        Posto de sinalização|ferroviário,interlock tower,interlocking tower,lever frame,radio block center,radio block centre,signal cab,signalling box,signalling cab
        Entrada de metropolitano|entrada de metro,entrada para o metro,entrada para o metropolitano,estação de metropolitano,estação subterrânea,metro,metropolitano
        Lavagem de comboios|caminho-de-ferro,ferroviários,lavadora,lavadora de comboios,train wash
        |atravessamente,bonde,caminho-de-ferro,passagem,pedestres,peão,peões
        |atravessamento,atravessar,bonde,caminho-de-ferro,linha férrea,nível,passagem,railway crossing,travessia
        Placa giratória ferroviária|ferroviário,giratório,locomotivas,turn table,turntable
        Estação de mercadorias|carga,freight,mercadorias
        Loja de produtos agrícolas|agricultor,agrícola,agrícolas,ferramentas,fertilizantes,pesticidas,produtos,sementes
        Loja de bebidas alcoólicas|alcool,bebidas espirituosas,cachaça,cerveja,destiladas,destilados,rum,uísque,vinho,vodca,vodka,whisky
        Loja de animé|anime,japão,manga,mangá
        Loja de antiguidades|antigo,antiguidade,antiguidades,antiques shop,relíquia,relíquias
        |aparelhos,ar condicionado,electrodoméstico,eletrodoméstico,fogão,fogões,frigorífico,máquinas
        |artesanato,decoração,objetos artísticos,objetos decorativos,pintura,quadros
        |baby goods store,bebe,bébe,bébé,bébés,carrinho
        |bag,bolsa,bolsas,handbag,luggage,mala,malas,purse
        Padaria|bakery,padeira,padeiro,pães,pão
        |banheiro,bathroom furnishing store,casa de banho,lavabos,w.c.
        |barbecue,barbeque,bbq,grill
        Centro de estética|beauty shop,loja de beleza,salão de beleza
        Estética de unhas|beleza,estética,manicure,mãos,nail,pedicura,pedicure,pés,salão,unhas
        Solário|beleza,bronze,bronzeamento,salão,tanning salon
        |bedding/mattress store,cama,camas,colchão,colchões
        Loja de bebidas|beverage store,refrigerantes
        Loja de bicicletas|bicicleta,bicicletas,bicycle,btt,ciclismo,ciclistas,triciclo,uniciclo
        Loja de barcos|barco à vela,boat store,jetski,loja de embarcações,mota de água,venda de barcos,venda de embarcações,vendedor de barcos,vendedor de embarcações
        Casa de apostas|apostas desportivas,bolsa de apostas,bookmaker,euromilhões,lotaria,sorte,totobola,totoloto
        Livraria|book store,livreiro,livro,loja de livros
        |caseira,cerveja,estabelecimento,produção
        Talho|açougue,borrego,butcher,carne,enchidos,galinha,ovelha,porco,talhante,vaca,vitela
        Loja de equipamento fotográfico|filme,foto,fotografia,fotográfica,fotos,lentes,revelação
        Loja de velas|candle shop,cera,pavios,vela,velas
        Loja de canábis|canabis,cannabis,canábis,cânabis,ganja,ganza,liamba,maconha,marijuana,suruma
        Loja de automóveis|auto,automóveis,cetande,concessionário,concessonária de automomóveis,setande,stand,stande
        Loja de carros usados|automóveis,concessionária,concessionário,segunda mão
        |acessórios,aftermarket,automóveis,camião,camiões,loja de peças automóveis,origem,peça,peças
        Oficina de automóveis|automóveis,car repair shop,oficina,reparações
        Vendedor de caravanas|auto-caravana,autocaravana,caravana,caravanismo,concessionária,concessionário,motocasa,motorhome,rolote,rulote,trailer
        Loja de tapetes|carpet store,passadeira,passadeiras,paçadeira,paçadeiras,tapete,tapetes
        Loja de catálogo|catálogo
        Loja solidária|caridade,charity store,loja de caridade
        Loja de queijos|cheese store,queijo,queijos
        Drogaria|boticário,cosmética,drugstore,higiene,parafarmácia
        Loja de chocolates|cacau,chocolate
        Loja de roupa|blusas,calças,calções,camisas,camisolas,casacos,clothing,fatos,meias,moda,roupa interior,roupas,sutiãs,vestidos
        |calçado,calças,camisas,casacos,fatos,roupas,saias,sapatos,usada,usado,usados,vestidos
        Loja de fatos|businessman,gravatas,homem,paletó,smoking,tie,traje
        Loja de roupa interior|boxer,calcinhas,cueca,intimissimi,la perla,lingerie,maidenform,meia,moda íntima,roupa interior,roupa íntima,sutiã,triumph,victoria's secret
        |fatos,madrinhas,noiva,noivo,padrinhos,roupas,vestidos
        |labor,laborar,operário,resistente,roupas,segurança,trabalhar,trabalho,traje
        Loja de café|coffee store,grão
        Loja de colecionismo|antiguidades,bonecas,bonecos,calendários,coleccionismo,colecção,colecções,coleção,coleções,filatelia,filatelismo,moedas,numismática,revistas,selos
        Loja de informática|computador,computer,hardware,informática,programa,programação,software
        Doçaria|balas,candy store,chicletes,doces,loja de gomas,pastilhas elásticas,rebuçados
        |alimentar,alimentos,chinês,loja de esquina,mini mercado,mini-mercado,pequena loja
        Loja de fotocópias|copy store,cópia,encadernação,encadernações,fotocopiadora,fotocopiar,fotocópias,impressão,impressões,imprimir,máquina de fotocopiar,print,reprografia,scan
        Loja de cosmética|belesa,beleza,cosmetics,cosmética,cosméticos,maquiagem,maquilhagem,produtos de beleza
        Loja para proprietários rurais|cavalo,caça,hipismo,horta,jardinagem,maquinaria,pesca
        |artesanato,artezanato,artigos locais,carpintaria,desenho,pintura
        Loja de cortinas|cortina,cortinado,cortinados,cortinas,curtain store
        Loja de laticínios|dairy,leite,manteiga,produtos lácteos,queijo,requeijão
        Loja gourmet|deli,dop,gourmet,iguarias,origem protegida,produtos de qualidade
        Grande armazém|comércio,cosméticos,decoração,department store,el corte inglés,mobiliário,produtos eletrónicos
        Loja de bricolagem|aki,bricolage,diy,obras
        Loja de portas|porta,portada,portão,portões
        Limpeza a seco|dry cleaner,lavar a seco,lavar-a-seco,seco
        Loja de cigarros eletrónicos|cigarro eletrónico,cigarro eletrônico,e-cig,e-cigarette,e-cigarro,nicotina
        Loja de material elétrico|cabos,led,luz,lâmpadas
        Loja de eletrodomésticos|aspirador,eletro-doméstico,eletrodoméstico,eletrónica de consumo,frigorífico,máquina de lavar
        Sex shop|artigos eróticos,bondage,erótico,eróticos,pornografia,sexo
        Sex shop LGBTQ+|artigos eróticos,eróticos,gay,homosexual,homossexual,lgb,lgbt,lgbtq,lésbica,lésbico
        Loja esotérica|cristais,esoteric,esoterismo,incenso,misticismo,óleos essenciais
        Loja de tecidos|tecido,tecidos
        |banca,barraca de batatas,barraca de fruta,barraca de hortaliças,barraca de legumes,biológicos,frutaria,frutas,orgânicos,produtos regionais,vegetais,verdura,verduras
        |acessórios,acessórios de moda,bijuteria,bolsa,carteira,chapéu,fashion accessories store,joalharia,joalheria,mala,moda,perfumes,óculos de sol
        Loja de lareiras|aquecer,aquecimento,calor,fireplace,fogao,fogoes,fogão,fogões,heat,heater,heating,lareira,lenha,salamandra,stove
        |ansol,ansóis,anzol,anzóis,artigos de pesca,artigos para pescar,cana,carreto,engodo,linha de pesca,peixe,pesca,pescar,sediela
        |ladrilho,pavimento,piso,revestimento,ripas,soalhar,soalho,verniz
        Florista|bouquet,buquê,flor,ramalhete,rosas
        Loja de molduras|fotografias,framing,moldura,pinturas,quadro
        Loja de comida congelada|alimentos,comida congelada,congelada,congelados
        Loja de combustíveis|butano,petróleo,propano,querosene
        Agência funerária|agência mortuária,cangalheiro,casa funerária,funeral
        Loja de mobiliário|cama,loja de móveis,mobiliário,mobiliários,mobília,mobílias,móveis,móvel,sofá
        |jogo de mesa,jogo de tabuleiro,jogos de mesa,jogos de tabuleiro,loja de jogos,tabletop,tabletop game store
        Loja de jardinagem|artigos para jardinagem,garden,horta,jardinagem,paisagismo
        |bilha,botija,fogão,garrafa,gpl,propano,recarga,redutor
        Mercearia|rural
        Loja de lembranças|bugigangas,gift,lembrancinha,lembranças,memorabilia,recordações,souvenir,souvenires,souvenirs,suvenir,suvenires,suvenirs
        |comprar,gold,metal precioso,prata
        |frutaria,frutas,greengrocer,hortícolas,vegetais,verduras
        |abate,corte,ferramentas,gramados,relvados
        Cabeleireiro(a)|barba,barbearia,bigode,cabeleireira,cabeleireiro,cabelo,corte,hairdresser,salão
        Barbeiro|barba,barbear,barber,bigode,cabeleireiro,cabelos,corte,moustache,patilhas,pera,pêra,shave
        |material de cabeleireira,material de cabeleireiro,suprimentos de cabeleireiro
        Loja de ferragens|anilhas,berbequins,chaves,ferragens,hardware,martelos,parafusos,pregos
        Loja de comida saudável|alimentos naturais,biológica,biológico,celeiro,comida saudável,orgânica,orgânicos,suplementos alimentares,vegan,vegano,vegetariana,vegetariano,vitaminas
        Loja de aparelhos auditivos|auditivos,audição,hearing,ouvidos
        Ervanária|chás,ervas,herbalist,herbalista,medicinais,medicinal
        Loja de alta fidelidade|altifalantes,amplificadores,estéreo,hi-fi,hifi,som,stereo,áudio
        Loja de mel|abelhas,apicultura,honey,mel
        |atoalhados,casa,cobertas,cobertores,cortinas,fronhas,lençóis,mesa,toalhas
        |artigos para casa,artigos para o lar,cozinha,decoração,houseware,utensílios,utensílios domésticos
        |arcos,armadilhas,armamento,artigos de caça,bestas,caça,caça grossa,caçadeiras,caçador,caçadores,caçar,espingarda,espingardas,flechas
        |decoração,interior,interiores
        Ourivesaria|bijuteria,joalharia,joalheira,joalheiro,joalheria,joias,jóias
        Quiosque|jornais,kiosk,kiosqe,kiosque,qioske,qiosqe,qiosque,quioske,quiosqe,revista,revistas
        Loja de cozinhas|cozinha,cozinhas,kitchen design store,à medida
        Lavandaria|laundry,secagem,tecidos
        Lavandaria de autosserviço|auto-serviço,laundry,lavanderia,self-service
        Loja de couro|cabedais,cabedal,leather,peles
        Loja de iluminação|abajour,candeeiro,candeiro,candelabro,iluminação,lampadário,led,lighting,loja de candeeiros,luminária,lustre,lâmpadas
        Chaveiro|chave,chaves,fechadura,fechaduras,locksmith
        Loja de lotaria|euromilhões,jogos santa casa,joker,loja da sorte,lotaria,lottery shop,lotérica,pé-de-meia,raspadinha,sorte,sorte grande,totobola,totoloto
        Centro comercial|comercial,comércio,lojas,mall,shopping
        Centro de massagens|massage,massagem,massagens,massagista,spa
        Loja de material médico|artigos hospitalares,fisioterapia,ortopedia,ortopédico
        Loja de excedentes militares|military surplus
        Loja de telemóveis|celular,mobile phone,smartphone,telemóveis,telemóvel
        |ac adaptor,adaptadores,baterias,batteries,carregadores,cases,celular,ecrã,mobile phone,película,protective screens,smartphone,telemóveis,telemóvel
        Loja de modelismo|aviões,escala,hobby,kits,modelos,passatempo,tanques
        Loja de empréstimos|agiota,crédito,empréstimo,juros,money lender,prestamista
        Loja de motas|concessionária,concessionário,mota,moto,motocicleta,motociclos,motorizada,motos
        Oficina de motas|consertar,conserto,garagem de motas,mota,moticicleta,moto,motorizada,oficina de motociclos,reparar,reparação de motas
        Loja de música|cassetes,cds,disco,discos,music,vinil,vinis
        Loja de instrumentos musicais|baixo,bateria,guitarra,instrumento,piano,som,violino
        |magazine,newsagent,newspaper,revista
        Loja de suplementos alimentares|minerais,musculação,nutrição,peso,proteínas,saúde,vitaminas
        Loja de frutos secos|almonds,amendoim,amendoins,amêndoas,brazil nuts,cajus,cashews,chestnuts,coconuts,dried fruits,figos,hazelnuts,macadamia,nozes,nuts,peanuts,pecans,pecã,pinhão,pinhões,pistache,pistachios,pistacho,pistacio,seeds,tâmaras,walnuts
        Ótica|armação,graduados,lentes,oculista,olhos,optician,óculos,óculos de sol,óptica,óptico,ótico
        |acampar,caminhada,campismo,equipamento,escalada,outdoors,sport zone,trekking
        Posto de retalhista online|local de entrega,online,recolha,retalhista,venda online,vendas
        Loja de tintas|paint,pincel,pincéis,pintar,pintura,tinta,tintas,verniz,vernizes
        |balões,carnaval,decoração,fantasias,festas,máscaras,trejes
        Loja de massas|aletria,concha,conchiglie,esparguete,estabelecimento,farfalle,fettucine,fusili,lasagnette,linguine,lumaconi,pasta,penne,ravioli,rigatoni,spaghetti,tagliatelle,tubulares
        Pastelaria|bolos,pastel,pastéis
        Loja de penhoras|pawn shop,penhorar,penhoras,penhores
        Perfumaria|cheiro,colónia,fragâncias,loja de perfumes,odor,odores,perfumes,água de colónia
        |animais de companhia,animal,aves,gatos,papagaios,peixes,pássaros,ração,répteis
        |asseio,cão,estética,gatos,groomer,grooming,higiene,higiénica,higiénico,higiênica,higiênico,tosa,tosquia,tosquiaria
        Loja de fotografia|acessórios,fotografias,material fotográfico,máquina fotográfica,photography,revelação,vhs,vídeo
        Estúdio de piercing|piercings,studio
        Loja de cerâmica|cerâmica,louça,porcelana,potes,vasos
        |cartuchos,fax,fotocopiadora,impressora,impressão,loja de tinteiros,printer,tinteiro,tinteiro para impressora,toner
        Vidente|astrologia,astróloga,astrólogo,bruxa,búzios,espírito,medium,mediúnico,médium,paranormal,psíquico,tarot
        Loja de pirotecnia|festas,fireworks store,fogo de artifício,foguetes,pirotecnia
        |antenas,capacitores,circuitos integrados,condensadores,electrónica,eletrónica,eletrônica,relés,resistências,transístores
        Loja de artigos religiosos|crucifixos,estátuas,fátima,rosários,santos,terços
        |aluga,aluguer
        Loja de reparações|consertos,restauros
        Loja de arroz|cereais,cereal,rice,store
        |garrafa,mergulho,pesca submarina,scuba
        Peixaria|ameijoas,camarão,caranguejo,carapau,congelados,lagosta,lulas,mexilhões,peixe,peixe fresco,peixes,polvo,sardinhas,seafood
        |2.ª mão,2ª mão,consignação,consignment,loja de consignação,roupa usada,segunda mão,thrift store,usado,usados
        Retrosaria|agulhas,costura,costurar,croché,linhas,retroseira,retroseiro,retroseria,retrozaria,retrozeira,retrozeiro,retrozeria
        Reparador de sapatos|calçado,sapatos
        Sapataria|botas,calçado,chinelos,loja de sapatos,sapatilhas,sapatos
        Loja de especiarias|açafrão,canela,caril,chás,curry,ervas,especiarias,frutos secos,gengibre,pimenta,sal,temperos
        Loja de artigos desportivos|acessórios,andebol,ar livre,artes marciais,artigos,basquetbol,boxe,caminhada,escalada,futsal,hóquei,loja de desporto,pugilismo,squash,trekking,voleibol
        Papelaria|artigos escolares,canetas,envelopes,lápis,papel,postais,stationery
        Aluguer de depósitos|armazenamento,armazém,armazéns,estoque
        Supermercado / Hipermercado|hiper mercado,hiper-mercado,super mercado,super-mercado
        Supermercado de produtos biológicos|alimentos biológicos,produtos naturais,sem ogm
        |artigos para piscinas,picina,pisina,pissina,pool supply store
        Alfaiate|fato,tailor,traje,vestido
        Estúdio de tatuagens|tattoo parlor,tatuador,tatuagem,tatuagens,tatuar
        Loja de chás|chá,ervas,medicinais,medicinal,tea store
        Loja de telecomunicações|celulares,comunicações,internet,isp,telefones
        Bilheteira|bilhete,bilheteria,ingresso,ticket
        Loja de azulejos|azulejo,ladrilho,tijoleira
        Tabacaria|cachimbo,charutos,cigarrilha,cigarros,loja de tabaco,tabaco,tabaco de enrolar,tobacco
        Aluguer de ferramentas|alugar,ferramentas,jardinagem,tools,utensílios
        Loja de brinquedos|brincar,jogos,toys
        |b2b,brita,cimento,construção civil,granel,materiais,obras,tijolos
        Agência de viagens|agência,cruzeiros,excursões,hotéis,passagens aéreas,passeios,viagens,viajar
        Loja de troféus|gravações,medalhas,prémios,taças,troféus
        Loja de pneus|casa dos pneus,pneu,pneumáticos,recauchutados,recauchutagem
        Loja desocupada|abandonada,desocupada,espaço,estabelecimento,livre,por ocupar,shop,vacant
        Loja de aspiradores|aspirador,aspiradores,aspirar,vacuum cleaner
        Loja de variedades|adereços,bijuterias,chineses,chinês,loja dos 300,loja dos trezentos,quinquilharia
        Videoclube|aluguer de vídeo,bluray,clube de vídeo,dvd,filmes,vhs
        Loja de videojogos|consola,jogos de computador
        Loja de relógios|breitling,casio,citizen,longines,omega,relojeiro,relojoaria,relógio de bolso,relógio de pulso,rolex,seiko,swatch,tag heuer,timex,tissot,venda de relógios,vender relógios,victorinox,watch,watches shop
        Loja de água potável|fonte,água mineral
        Loja de desportos aquáticos|body,material de natação,modalidade natação,natação,polo aquático,surf,toucas,windsurf
        Loja de armas|armas,caça,caçadeiras,caçar,espingardaria,espingardas,facas,munições,pistolas,revólveres
        Loja grossista|atacado,cash & carry,cash and carry,comércio,grossista,revenda,revendedor,venda por atacado,venda por grosso
        Loja de perucas|cabeleiras,cabelo,extensões,perucas,postiças,postiço
        Loja de estores|estor,estores,persianas
        Loja de vinhos|alcool,bebidas alcoolicas,branco,champanhe,espumante,garrafeira,loja de licor,rosé,tinto,vinho,vinhos,wine shop,xampanhe
        |armazenamento de dados,centro de dados,data center,nuvem,servidores
        Concentrador telefónico|rede telefónica,telecomunicação
        Albergue alpino|alpinismo,cabana de montanha,montanha,montanhismo,neve,refúgio
        Apartamento de alojamento local|airbnb,alojamento local,b&b,time-share
        Aquário público|aquarium,oceanário
        Obra de arte pública|arte de rua
        Busto|bust
        Grafíti|arte de rua,graffite,graffiti,graffitti,grafite,grafiti,grafito,grafitti,pintura
        Instalação artística|arte moderna,artística,artístico,instalação,intervenção
        Mural|arte de rua,fresco,pintura de parede,pixel art
        Escultura
        Estátua
        Atração turística|atracção,ponto de interesse,ponto turístico
        |acampamento,acampar,alvéolo,autocaravana,camp pitch,caravana,parte,secção,talhão,tenda
        Parque de campismo|acampamento,acampar,autocaravanas,campismo,campistas,caravanas,tendas
        Área de campismo selvagem|acampamento,alpinismo,campismo,informal,montanhismo,tendas,trekking
        |acampamento,campismo,escoteiros,escotismo,escuteiros,escutismo,tendas
        Parque de caravanas|auto-caravanas,autocaravanas,caravana,caravanas,roulotes,ruloutes,rv park
        Casa de campo|bungalow,camas,chalé,férias,habitação,turismo de aldeia,turismo de habitação
        Galeria de arte|exposição,fotografia,galeria,instalação,pintura
        Casa de hóspedes|agro-turismo,agroturismo,alojamento,alojamento local,b&b,bed and breakfast,camas,guest house,local,particular,pensão,pequeno almoço,turismo de habitação
        Hostel|albergue,alojamento,camas,estadia,hospedaria
        Hotel|aldeamento turístico,apart-hotel,apartamento turístico,aparthotel,apartotel,hotel apartamento,hotel rural,hotéis
        Informação turística|guias,informação
        Painel de informação|indicações,informação,informações,orientações,painel,painel informativo,placa,placa de informação,placar,placard,turísticas
        Placa de boas-vindas|bem-vindos,board,boas-vindas,outdoor,placard,recepção,receção
        Poste com direções|destinos,direção,direções,indicações,poste de direções,sinalética,sinalética direções
        Mapa|carta,esquema,planta
        Posto de turismo|centro de informações,informações,posto de informação,posto turístico,recepção,receção,tourism,tourist,turistas,viajantes,visitantes
        Marco de trilho pedestre|marca de trilho,marcador de trilho,poste,poste de sinalização,sinal,sinalização,trail marker
        Painel informativo eletrónico|information,painel de informação digital,painel de informação eletrónico,painel digital,painel eletrónico,painel táctil,painel tátil,terminal de informação,terminal de informação eletrónico
        Centro de interpretação|cultura,cultural,interpretar,turistas,visitas,visitação,visitors center,visitors information center,welcome center
        Motel|albergue,hospedaria,parador,paradores,quartos de motel
        Museu|exposição,galeria,instituição,salão
        Museu de História|exibição,exposição,instituição,museulógico
        Parque de merendas|espaço de merendas,lugar de merendas,merendário,parque de refeições,picnic,pique-nique,piquenique
        Parque de diversões|parque temático,temático,theme park
        Posto de repouso equestre|cavalo,hipismo,hotel para cavalos,passeio de cavalos
        Miradouro|miradoiro,mirante,paisagem,ponto de observação,ponto de vista,vista
        Abrigo remoto|abrigo de montanha,abrigo florestal,cabana,cabana de montanha
        Jardim zoológico|zológico,zoo,zoológico
        Jardim zoológico para crianças|mini zoológico,minizoo,petting,quinta,zoo,zoológico para crianças
        Parque de safaris|safari
        Parque de vida selvagem|vida selvagem,wildlife park
        |access,caiaque,canoa,kayak,ribeira,ribeiro
        Estaleiro|boatyard,embarcações,naval,varadouro,veleiros
        Barragem|dam,hidrelétrica,hidro elétrica,hidro-elétrica,hidroelétrica,usina
        Doca|dock
        Posto de combustível marítimo|bomba de gasolina barcos,combustível embarcações,combustível marítimo,combustível para barcos,gasolineira barco,gasóleo embarcações
        Comporta de eclusa|comporta,eclusa,lock gate
        Marco de via navegável|canal,curso de água,marco,poste
        Escoamento sanitário para embarcações|escoamento águas residuais barcos,escoamento águas residuais embarcações,resíduos barcos,águas residuais barcos,águas residuais embarcações
        Água potável para embarcações|água embarcação,água potável barcos
        Queda de água|cachoeira,cascata,catadupa,catarata,queda-d'água,queda-de-águia,véu de noiva
        Represa|açude,retenção,ribeira,weir
        """
}
