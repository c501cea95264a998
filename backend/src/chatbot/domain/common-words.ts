/**
 * Frequent words of everyday Spanish that look like words of the shop: they are never corrected. Collected by asking the
 * speller about the 15,000 commonest words; add one here when it corrects a word that people mean.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  abran abres abril abuela acepta aceptada aceptado aceptar aceptara aceptare aceptaron aceptas acertado acido acostado ada adoptado agosto agotada
  agotador agua ahora aire aleja alemana alemanes algo algun alguna alguno alta alto amarillo amiga amigo ancho anders andrea andrew andrews animados
  animar ano anos antes apartate apestan aplastado apostado aprenden apretado aquiles armonia arranca asa asas ascensor atiende atlantic atlantis
  atrapado avena ayer babor baby bailarin bailarines bailes baja bajen bajo balcon balsa banca banco bancos baron barrio bautizo beige bender bianca
  bien blanca blando blues bolos bolsillo bolsillos bonita bonito borrado borrar buena bueno burlando caballero cabello cabron cada cagada cairo callada
  calme calor cama cambiado cambiamos cambian cambiando cambiara cambiare cambiaria cambiarlo cambiarme cambiaron cambiarse cambiarte cambie canalla
  cancela cancelado cansada canta cantas canto capitana cara carbon cargo carino carlo carnada carol carrera carretera carreteras carro carta cartas
  carter cartero casa casada caso casos cassandra causa causando caviar cenar cerca cerrar chicle china chino chivo choque chulo ciclo ciego cien cierra
  cierras cierre cierren cierres cierro cinco cinta cita citas ciudad clara claro clase clases cliente clientes cobrar cobraron cobro cocinera cogen
  colegio columbia comen comera comete comia comido comio como comoda comparar comparto compleja complejo completa completado completar comporta
  comprado comprador comprando comprare compraria comprarle comprarlo comprarme compraron comprarte compre compro comprobar compuesto con conducto
  conejo confiaba connor consejo consejos consigas contable contactado contactar contando contarlo contaron contarte contaste conte contento contesto
  contexto conto contrato convoy corea corey coronas corran corras correa correas corred corren correr corres corrio corta cortaron corte corto cortos
  cosa cosas coser cosita costado costar costara costura costuras creeme creera creia creo criatura cruzando cuadrados cual cuales cuarenta cuarta
  cuarto cuartos cuatro cubre cubro cuello cuenta cuentan cuentas cuento cuentos cuerdo cuerno cuerpo cuervo cuestion cuidadosa cuidadoso cuidadosos
  cuidando cumple cumpleanos cunada cunado dados dale damos dando daros debido debio debo deborah decir delito delitos demostrar deportivo desde
  despacio despues devocion devolvera devolvere devolverle devolverlo devolverme devolverte devolvio dia diaz dice dicen diciembre diciendo diez diga
  digan dijo dimension dinero directo disculpa diselo disenado diversion divertido divertidos divertir divina divino documental dominio donde dorada
  dormidos dos economia efectiva efecto ejecutivo electrica electronico electronicos ellas ello ellos embarazada embarazo encanta enero entradas
  entranas entre entregado entregando entregar entregare entrego entregue entremos entrenar enviado enviados enviamos enviando enviara enviaran enviare
  enviarle enviarlo enviaron enviarte enviaste envien equivocamos equivocan equivocas escuche escuchen escuches escuela espada espanola espera esperar
  espero espina esta estaba estaca estadio estallo estamos estan estando estara estas este estimado esto estofado estos estoy estrado estrecha estrello
  estudios estufa excitado expresar expreso extranjera fabrica fabricante fabricar fabricas familia favor febrero fecha fechas festival ficha filete
  fisico flecha florence flote forma formas forro fractura fracturas francesa francine francis frenos frente fue fueran fueron fuerte fuerza funda
  ganancia ganancias garantiza garantizar garantizo garden garganta gatillo gatita gato gemelos gracia graciosa gracioso granadas grandeza grandiosa
  grandote gris gritas guardare gusta gustan gustaria habia habian hablen hables habran hace hacer hago hambre hannibal haria hasta haya hecho hembras
  hermana hermano hermosa hermoso higienico hija hijo hijos holden hombre hombres hombro hombros honorarios hora horas hostia hoy hubo humana
  humillacion igual imaginas impulsos infancia informaron italiana italiano jardin jarron jueves julio junio labor larga largo lavando lecturas lejos
  lenta lesiones limpia limpiado limpiarlo limpias linda lindo lista listo llamada llaman llame llamo llegada llegado llegando llegara llegare llego
  llenado llenar lleva llevado llevan llevar llevaria llevo locas lucen luces luego lunes madame madre madrina malditas mallory mama manada manana manda
  mandado mandamos mandando mandar mandare mandaron mandaste mande mandy maneja manejado manejando manejar manejas manera manga mangas mano manos manta
  mantas mantenia manuscrito maquina maravilla marca marco marea margo marian marica marido marihuana marine marinero marissa martes martha martinez
  marty marzo mas mason matar matarian maten materia maton mayo media mediante medias medica medicas medicina medico medio mediodia medios mejor
  mejorado mellizos menos mental menti mentiria mes meses metan metida mexicana mexicano mienta miercoles mil milagros millie minuto minutos mira mirada
  mirado miran misma mismo modales moderno modernos mojada mojado molestas monica monta morada moral moria mortal mortales mostrado mostrador mostrara
  mostrare mostrarle mostrarme mostraron mostrarte mucha muchas mucho muchos mudar muestra muestrale muestran muestras mundo murio nace nacer nacio
  naciones nada nadie naranja national navidad necesita necesitado necesitan necesitar necesitas necesite necesiten necesites negar negra nina ninas
  nino ninos noche nombra norma norman normas noviembre nuera nueva nueve nuevo numero numeros nunca ocasiones ocho octubre ocurra opiniones oraciones
  ordena ordene ordeno organizado organizando organizar otra otras otro otros oye paces pacto padre pagado pagan pagara pagare pagaron pague panaderia
  panel panorama panza papa papas papel para parad paradero paralelo paran paras parecias parecido parecidos parecio parte partes parto pasaje pasajero
  pasajeros pasan pasara pasare pasarme pasear paseo pases pasos pastor patas patio patron pavos pearson pedi pedia pedimos pedir pedira pedire pedro
  pegado pegar pelo pena penal penales pensando peor pequenito perdi perdidas perdido perdidos perdiera perdimos perdon perdona perdonad perdonar
  perdonas permitio permito pero perro personaje personal personalidad pesada pesame pesar pesas pidas piden pidio piel piensas pienso pinzas pisar
  pizzas placa plaga plana planeaba planeado planeamos planeando planeas planta plantado plata playa plaza plazo poca poco podido podria podrian poeta
  poquito porque portal posponer praga preciado preciosa preciosas precioso preciosos preciso premio premios presas presencial presente presidente
  presion presiona presiones preso presos presto previo prima primera primero primo productor productores profesion propones provisiones proyecto
  proyectos puedan puerta pues puesta puesto quemar quien quienes quiera quiere quieto quinto quisieran quisieron rapida rapidez rastreador rastro
  rebeldes recibe recibes recibi recibido recibio recibira recibiran recibiras recibo recien reclamar recoge recogere recogerla recogerlo recogerme
  recogerte recogiendo recomendo recomiendo recompensa recompensas recorrer regalado regazo reglas regular renta repita resistir retira retirado retire
  retrasar retraso retrato reventar revisen revivir robada robado robados robos rodeados roja rollos rompi rompimos rompo rosa rotos sabe saben saber
  sabes sabido sabra sabre sacado salem salio salir salon salta salvado salvador salvando saquen satan sea seguirlo segunda segundo segura seis semanas
  semestre senal sentimiento separa separado separaron septiembre ser sera seran seras serena seria serian serie serio serviria severa sheriff shield
  shower si siempre sierra siete siglo sin sino sirva sobra sobras sobre sobrina sobrino sociedad sola solamente solo somos son sorbo sordo suciedad
  suegro suelo sufre supieran tacano tambien tampoco tanner tanta tanto tapa tardar tarde tardis tarea tarta tarzan telefonica telefonicas telefonico
  telefonicos tema temas tener tenerlos tengo tenia tercera termina terminal terminan terminar terminas texto textos tia tiende tienden tiene tienes tio
  tipo toda todas todo todos tomografia tortura trabajo tradicion tradiciones traicionar tramando transportador tres turco turno ultima ultimo una unas
  unicos unidas universidad uno unos vagon vale valer vamos vapor varita varon vas vaya vende vender vendes venga venir veo ver verdades verde verle
  verme vernos verse verte vi vida vieja viene vienen viernes vieron village vine vinieras vinieron vino violenta violento violet visita visitado
  visitarla visitarlo visitarme visitarte visitas visto vivieron volar volcan voy vuelos willie zanja
`
    .trim()
    .split(/\s+/),
);
