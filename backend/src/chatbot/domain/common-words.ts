/**
 * Frequent words of everyday Spanish: they are never corrected, and in lower case they are no names. The commonest 1,800, and
 * those of the commonest 15,000 that look like a word of the shop. Add one here when the speller corrects a word that people mean.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  abajo abierta abierto abogado abran abre abres abril abrir absoluto abuela abuelo aca acaba acabado acabar acabo acaso acceso accidente accion acciones acepta aceptada aceptado aceptar
  aceptara aceptare aceptaron aceptas acerca acertado acido acostado acto actuar acuerdas acuerdo ada adelante ademas adentro adios adn adonde adoptado afuera agente agentes agosto agotada
  agotador agradable agradezco agua agujero ah ahi ahora aire al alegra alegro aleja alemana alemanes algo alguien algun alguna algunas alguno algunos alla alli alma alrededor alta alto ama
  amarillo amas ambos amenaza america amiga amigo amigos amo amor ancho anda anders andrea andrew andrews anillo animados animal animales animar ano anoche anos ante antes apartamento apartate
  apenas apestan aplastado apostado apoyo aprenden aprender apretado apuesto aquel aqui aquiles arbol area arma armas armonia arranca arreglar arriba arte asa asas ascensor asesinado asesinato
  asesino asi asiento aspecto asunto asuntos asustado ataque atencion atiende atlantic atlantis atrapado atras aun aunque auto autobus avena averiguar avion ay ayer ayuda ayudame ayudar
  ayudarme ayudarte ayude azul babor baby bailar bailarin bailarines baile bailes baja bajar bajen bajo bala balcon balsa banca banco bancos banda bano bar barco baron barrio base basta
  bastante basura batalla bautizo bebe beber beige belleza bender beso bianca bien bill billy blanca blanco blando blues bobby boca boda bolos bolsa bolsillo bolsillos bomba bonita bonito
  borracho borrado borrar bosque botella brazo brazos brillante broma bromeando buen buena buenas bueno buenos burlando busca buscando buscar busqueda caballero caballeros caballo caballos
  cabello cabeza cabo cabron cada cadaver caer cafe cagada cairo caja caliente callada callate calle calles calma calmate calme calor cama camara camaras cambia cambiado cambiamos cambian
  cambiando cambiar cambiara cambiare cambiaria cambiarlo cambiarme cambiaron cambiarse cambiarte cambie cambio caminar camino camion campo canalla cancela cancelado cancion cansada cansado
  canta cantar cantas cantidad canto capaz capitan capitana cara carajo carbon carcel carga cargo carino carlo carnada carne carol carrera carretera carreteras carro carta cartas carter
  cartero casa casada casado casas casi caso casos cassandra causa causando caviar cayo cena cenar centro cerca cerdo cerebro cerrado cerrar cerveza chica chicas chicle chico chicos china
  chino chivo choque chris chulo ciclo ciego cielo cielos cien cierra cierras cierre cierren cierres cierro cierto cinco cine cinta cita citas ciudad clara claro clase clases cliente clientes
  club cobrar cobraron cobro coche cocina cocinera codigo cogen coger colega colegio color columbia come comen comenzar comer comera comete comia comida comido comienzo comio como comoda
  companero companeros compania comparar comparto compleja complejo completa completado completamente completar completo complicado comporta comprado comprador comprando comprar comprare
  compraria comprarle comprarlo comprarme compraron comprarte compre compro comprobar compuesto comun con conducir conducto conejo confiaba confianza confiar conmigo connor cono conoce conocer
  conocerte conoces conoci conocia conocido conozco conseguido conseguir consejo consejos consigas contable contactado contactar contacto contando contar contarlo contaron contarte contaste
  conte contento contesto contexto contigo conto contra contrario contrato control conversacion convoy copa corazon corea corey coronas coronel corran corras corre correa correas correcto
  corred corren correo correr corres corriendo corrio corta cortaron corte corto cortos cosa cosas coser cosita costado costar costara costura costuras crear cree creeme creen creer creera
  creerlo crees crei creia creo criatura crimen cruzando cuadrados cual cuales cualquier cualquiera cuando cuantas cuanto cuantos cuarenta cuarta cuarto cuartos cuatro cubre cubro cuchillo
  cuello cuenta cuentan cuentas cuento cuentos cuerdo cuerno cuerpo cuerpos cuervo cuesta cuestion cuidado cuidadosa cuidadoso cuidadosos cuidando cuidar culo culpa culpable cumple cumpleanos
  cunada cunado da dado dados dale dama dame damos dando dano dar dara dare darle darme daros darte das datos de debajo debe debemos deben deber deberia deberiamos deberian deberias debes
  debia debido debil debio debo deborah decia decidido decir decirle decirlo decirme decirte decision dedo dedos defensa deja dejado dejalo dejame dejar dejare dejarlo dejas dejaste deje dejes
  dejo del delante delito delitos demas demasiado demonio demonios demostrar dentro departamento depende deportivo derecha derecho desaparecido desastre descansar descanso desde desea deseo
  despacio despierta despues destino detalles detective detener detente detras devocion devolvera devolvere devolverle devolverlo devolverme devolverte devolvio di dia diablo diablos diario
  dias diaz dice dicen dices dicho diciembre diciendo dientes dieron diez diferencia diferente diferentes dificil diga digan digas digo dije dijeron dijiste dijo dile dime dimension dinero dio
  dire direccion directamente directo director diria disculpa disculpas disculpe diselo disenado disparar dispuesto distancia diste diversion divertido divertidos divertir divina divino doble
  doctor documental dolares dolor dominio don donde dorada dormido dormidos dormir dos doy drogas duda duele dueno dulce dura durante duro echar economia edad edificio efectiva efecto eh
  ejecutivo ejemplo ejercito eleccion electrica electronico electronicos elegir ella ellas ello ellos embarazada embarazo embargo emergencia empezar empezo empieza empresa en enamorado encanta
  encantaria encima encontrado encontramos encontrar encontraron encontre encontro encuentra encuentras encuentro enemigo enemigos energia enero enferma enfermedad enfermo enorme enseguida
  entender entendido entiende entiendes entiendo entonces entra entrada entradas entranas entrar entre entregado entregando entregar entregare entrego entregue entremos entrenar enviado
  enviados enviamos enviando enviar enviara enviaran enviare enviarle enviarlo enviaron enviarte enviaste envien envio epoca equipo equivocado equivocamos equivocan equivocas era eran eras
  eres error es esa esas escapar escena escenario escribir escrito escucha escuchado escuchame escuchando escuchar escuche escuchen escuches escuela ese eso esos espacio espada espalda
  espanola especial especie espectaculo espera esperaba esperando esperanza esperar espere esperen espero espina espiritu esposa esposo esta estaba estabamos estaban estabas estaca estacion
  estadio estado estados estais estallo estamos estan estando estar estara estaran estaras estare estaremos estaria estas este esten estes estilo estimado esto estofado estos estoy estrado
  estrecha estrella estrellas estrello estudio estudios estufa estupida estupido estuve estuviera estuvo evidencia evitar ex exactamente exacto examen excelente excepto excitado existe exito
  experiencia explicar expresar expreso extrana extranjera extrano fabrica fabricante fabricar fabricas facil falta familia familiar fantasma favor fbi fe febrero fecha fechas felices feliz
  festival ficha fiesta filete fin final finalmente fiscal fisico flecha florence flores flote fondo forma formas forro foto fotos fractura fracturas francesa francia francine francis frenos
  frente frio fue fuego fuente fuera fueran fueras fueron fuerte fuerza fuerzas fui fuimos fuiste funciona funcionar funda futuro gana ganado ganancia ganancias ganar ganas garantiza
  garantizar garantizo garden garganta gatillo gatita gato gay gemelos general genial genio gente gobierno golpe gracia gracias graciosa gracioso gran granadas grande grandes grandeza
  grandiosa grandote gratis grave gris gritas grupo guapo guardare guardia guerra gusta gustaba gustan gustaria gusto ha habeis haber haberlo haberme haberte habia habian habias habido
  habitacion habla hablado hablamos hablando hablar hablas hable hablen hables hablo habra habran habria hace hacemos hacen hacer hacerle hacerlo hacerme hacerte haces hacia haciendo haga
  hagan hagas hago hambre han hannibal hara haran haras hare haremos haria harias has hasta hay haya hayan hayas haz hazlo he hecho hechos hembras hemos herida herido hermana hermano hermanos
  hermosa hermoso heroe hey hice hiciera hicieron hicimos hiciste hielo higienico hija hijo hijos historia historias hizo hogar hola holden hombre hombres hombro hombros honor honorarios hora
  horas horrible hospital hostia hotel hoy hubiera hubieras hubiese hubo huellas huevos humana humano humanos humillacion humor ia iba ibas idea ideas idiota ido iglesia igual imagen imaginas
  imbecil importa importante importantes imposible impulsos incluso increible infancia infierno informacion informaron informe inglaterra ingles inmediatamente inmediato inteligente intencion
  intenta intentado intentando intentar intentarlo intento interes interesa interesante interior inutil investigacion io ir ira ire iremos irme irnos irse irte isla italiana italiano izquierda
  jake jamas jane jardin jarron jefe jimmy jin joder johnny joven jovenes juego juegos jueves juez jugando jugar juicio julio junio junto juntos jurado juro justicia kilometros kim la labor
  laboratorio lado lados lamento larga largo las lavando le leche lecturas lee leer lejos lengua lenta les lesiones ley libertad libre libro libros lider limpia limpiado limpiar limpiarlo
  limpias limpio linda lindo linea lista listo listos llama llamaba llamada llamadas llamado llaman llamando llamar llamare llamas llame llamo llave llaves llega llegada llegado llegamos
  llegando llegar llegara llegare llego llegue llena llenado llenar lleno lleva llevado llevan llevar llevara llevare llevaria llevas lleve llevo llorar lo loca local locas loco locos locura
  londres los lucen luces lucha luchar luego lugar lugares luna lunes luz madame madre madrina maestro magia majestad mal mala malas maldicion maldita malditas maldito mallory malo malos mama
  manada manana manda mandado mandamos mandando mandar mandare mandaron mandaste mande mando mandy maneja manejado manejando manejar manejas manera manga mangas mano manos manta mantas
  mantener mantenia manuscrito mapa maquina mar maravilla maravilloso marca marcha marco marea margo marian marica marido marihuana marine marinero marissa martes martha martinez marty marzo
  mas mason matado matar matarian matarme maten materia mato maton matrimonio mayo mayor mayoria me media mediante medias medica medicas medicina medico medio mediodia medios mejor mejorado
  mejores mellizos memoria menor menos mensaje mental mente menti mentira mentiria menudo mercado merece mes mesa meses metan metida metido metros mexicana mexicano mi mia miedo miembro
  miembros mienta mientras miercoles mierda mil milagros miles militar millie millon millones mintiendo minuto minutos mio mira mirada mirado mirame miran mirando mirar mire miren mis mision
  misma mismo mismos mitad modales moderno modernos modo modos mojada mojado molesta molestas momento momentos monica monstruo monta montana monton morada moral moria morir mortal mortales
  mostrado mostrador mostrara mostrare mostrarle mostrarme mostraron mostrarte motivo movimiento mucha muchacho muchachos muchas mucho muchos mudar muere muerta muerte muerto muertos muestra
  muestrale muestran muestras muevas mujer mujeres mundo murio musica muy nace nacer nacio naciones nada nadie naranja nariz national natural naturaleza nave navidad necesario necesidad
  necesita necesitaba necesitado necesitamos necesitan necesitar necesitas necesite necesiten necesites necesito negar negocio negocios negra negro nena nervioso ni nina ninas ningun ninguna
  ninguno nino ninos nivel no noche noches nombra nombre nombres norma normal norman normas norte nos nosotras nosotros nota noticia noticias novia noviembre novio nuera nuestra nuestras
  nuestro nuestros nueva nuevas nueve nuevo nuevos numero numeros nunca objetivo obra obtener ocasiones ocho octubre ocupado ocurra ocurre ocurrio odio oferta oficial oficina oh oi oido oiga
  oigan oir ojala ojo ojos ok olvidado olvidalo olvides opcion operacion opinion opiniones oportunidad oraciones orden ordena ordene ordenes ordeno organizado organizando organizar orgulloso
  oro os oscuridad oscuro otra otras otro otros oye oyes paces paciente pacientes pacto padre padres paga pagado pagan pagar pagara pagare pagaron pago pague pais palabra palabras pan
  panaderia panel panorama pantalones panza papa papas papel par para parad paradero paralelo paran parar paras parece parecen parecer parecia parecias parecido parecidos parecio pared pareja
  paris park parque parte partes partido partir parto pasa pasada pasado pasaje pasajero pasajeros pasan pasando pasar pasara pasare pasarme pase pasear paseo pases paso pasos pastel pastor
  patas patio patron pavos paz pearson pecho pedi pedia pedido pedimos pedir pedira pedire pedro pegado pegar pelea pelear pelicula peliculas peligro peligroso pelo pena penal penales pensaba
  pensado pensando pensar pense peor pequena pequenito pequeno pequenos perder perdi perdida perdidas perdido perdidos perdiendo perdiera perdimos perdio perdon perdona perdonad perdonar
  perdonas perfecta perfectamente permiso permite permitio permito pero perra perro perros persona personaje personal personalidad personas pesada pesame pesar pesas peso pidas piden pidio
  pido pie piedra piel piensa piensas pienso pierna piernas pies pinzas pisar piso pista pistola pizzas placa placer plaga plan plana planeaba planeado planeamos planeando planeas planes
  planeta planta plantado plata playa plaza plazo pobre poca poco pocos podamos podemos poder podia podido podra podras podre podremos podria podriamos podrian podrias poeta policia policias
  politica polvo pone poner poquito por porque portal posibilidad posible posicion posponer praga preciado precio preciosa preciosas precioso preciosos preciso pregunta preguntar preguntas
  pregunto premio premios prensa preocupa preocupado preocupe preocupes preparado presas presencial presente presidente presion presiona presiones preso presos presto previo prima primer
  primera primero primo principal principe principio prisa prision privado probablemente probar problema problemas proceso productor productores profesion profesional profesor profundo
  programa prometo pronto propia propiedad propio propones proposito proteger provisiones proxima proximo proyecto proyectos prueba pruebas publico pude pudiera pudo pueblo pueda puedan puedas
  puede pueden puedes puedo puente puerta puertas pues puesta puesto punto puntos puse puso puta puto que queda quedado quedan quedar quedarme quedarse quedarte quedate quede quedo quemar
  queremos querer queria querias querida querido quien quienes quiera quieras quiere quieren quieres quiero quieto quinto quise quisiera quisieran quisieron quiza quizas radio rapida rapidez
  rapido raro rastreador rastro rato razon razones real realidad realmente rebeldes recibe recibes recibi recibido recibio recibir recibira recibiran recibiras recibo recien reclamar recoge
  recogere recogerla recogerlo recogerme recogerte recogiendo recomendo recomiendo recompensa recompensas recordar recorrer recuerda recuerdas recuerdo recuerdos recuperar refieres refiero
  regalado regalo regazo reglas regresar regreso regular reina relacion reloj renta repente repita resistir resolver respecto respeto responsabilidad responsable respuesta restaurante resto
  resulta resultado resultados retira retirado retire retrasar retraso retrato reunion reventar revisen revivir rey rico ridiculo riesgo rio robada robado robados robar robo robos rodeados
  roja rojo rollos roma romper rompi rompimos rompo ropa rosa roto rotos ruido sabe sabemos saben saber saberlo sabes sabia sabias sabido sabra sabre sacado sacar sal sala sale salem salga
  salida salido saliendo salio salir salon salta salud salvado salvador salvando salvar salvo san sangre santa santo saquen sargento satan se sea sean seas secreto secretos seguir seguirlo
  segun segunda segundo segundos segura seguridad seguro seguros seis semana semanas semestre senal senor senora senores senorita sensacion sentado senti sentia sentido sentimiento
  sentimientos sentir sepa separa separado separaron sepas septiembre ser sera seran seras sere serena seria serian serie serio servicio serviria severa sexo sheriff shield shower si sido
  siempre siendo sientate siente sientes siento sierra siete siglo significa sigo sigue siguen sigues siguiente silencio silla simple simplemente sin sino siquiera sirva sirve sistema sitio
  situacion sobra sobras sobre sobrevivir sobrina sobrino sociedad sol sola solamente soldado soldados solia solo solos sombrero somos son sonido soo sorbo sordo sorpresa sospechoso soy steve
  su subir sucede sucedio suciedad suegro suelo suena sueno suenos suerte suficiente suficientemente sufre supe supieran supone supongo supuesto sur sus suya suyo tacano tal talento tambien
  tampoco tan tanner tanta tantas tanto tantos tapa tardar tarde tardes tardis tarea tarjeta tarta tarzan taxi te techo telefonica telefonicas telefonico telefonicos telefono television tema
  temas temo temprano ten tendra tendras tendre tendremos tendria tenemos tener tenerlos tenga tengan tengas tengo tenia teniamos tenian tenias tenido teniendo teniente teoria tercera termina
  terminado terminal terminan terminar terminas termino terrible testigo texto textos the ti tia tiempo tiempos tienda tiende tienden tiene tienen tienes tierra tio tipo tipos tiro to toca
  tocar toda todas todavia todo todos toma tomado tomando tomar tommy tomo tomografia tonta tonterias tonto toques tortura total totalmente trabaja trabajando trabajar trabajo tradicion
  tradiciones trae traer trago traicionar traido traje trajo tramando trampa tranquilo transportador tras trasero trata tratando tratar trato traves tren tres triste tu turco turno tus tuve
  tuviera tuvimos tuvo tuya tuyo uh ultima ultimo ultimos un una unas unica unico unicos unidad unidas unidos universidad universo uno unos usa usando usar uso usted ustedes va vacaciones
  vagon vale valer valiente valor vamonos vamos van vapor varias varios varita varon vas vaya vayan vayas ve vea veamos veces velocidad vemos ven vende vender vendes vendra venga venido venir
  ventana veo ver verano veras verdad verdadera verdadero verdades verde vere veremos verguenza verla verle verlo verme vernos verse verte ves vestido vete vez vi viaje victima victimas vida
  vidas video vieja viejo viejos viendo viene vienen vienes viento viernes vieron village vine vinieras vinieron vino vio violenta violento violet visita visitado visitarla visitarlo visitarme
  visitarte visitas vista vistazo viste visto viva vive viviendo vivieron vivir vivo volar volcan voluntad volver volvera volvere volviendo volvio vos vosotros voy voz vuelo vuelos vuelta
  vuelto vuelva vuelvas vuelve vuelvo vuestra vuestro washington will willie ya yendo yo york you zanja zapatos zona mariana renata medina marin naranjo restrepo borra borran borre borren
`
    .trim()
    .split(/\s+/),
);
