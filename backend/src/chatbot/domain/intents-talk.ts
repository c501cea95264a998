import type { IntentRow } from './pattern.js';

/** Says by itself that the messages shall stop; 'para' alone is an order, but mostly a preposition. */
const STOP =
  'parar|paren|pare|stop|baja|basta|detener|desuscribir|para(?= [|]| $| por favor)|(?:ya )?no mas(?= [|]| $| por favor| gracias)|no (?:me |nos )?(?:escriban?|manden?|envien?)(?: nada| mas)?';

/** Small talk, people, limits. */
export const TALK_INTENTS: readonly IntentRow[] = [
  [
    'stop',
    99,
    `^ (?:[|,] )*(?:(?:hola|ya|por favor) )*(?:${STOP})(?: (?:${STOP}|ya|por favor|gracias|de una|mensajes|[|,]))* $`,
  ],
  [
    'person',
    96,
    '^ (?:\\| )*(?:por favor )?(?:un |una |con |con un |con una )?(?:asesor\\w*|agente|human[oa]s?|persona|operador\\w*|ayuda humana)(?: por favor| ya| real)*(?: \\|)* $',
  ],
  // Names messages: 'no me envíen la negra', 'cuánto cuesta para enviar' and 'no quiero más información' go on.
  [
    'stop',
    99,
    [
      'no (?:me |nos )?(?:mand|envi|escrib)\\w* mas (?:mensajes?|whatsapps?|publicidad)',
      'no (?:me |nos )?(?:mand|envi|escrib)\\w* mas(?: nada| cosas)?(?: por favor| gracias)?(?= [|]| $)',
      '(?:ya )?no mas mensajes',
      'no (?:me |nos )?(?:vuelvan? a |sigan |siga )(?:escrib|mand|envi)\\w*(?: mas| nada| mensajes?| cosas| publicidad| whatsapps?| por favor| gracias)*(?= [|]| $)',
      '(?:ya )?no (?:me |nos )?(?:contact\\w+|escrib\\w+) mas(?= [|]| $)',
      'no (?:me |nos )?(?:mand|envi)\\w* nada mas(?= [|]| $)',
      'borr\\w+ de (?:su|la) lista',
      '(?:dejen?me|dejenos|dejame|(?:me|nos) dejan?|(?:me|nos) dejen) (?:en paz|tranquil[oa])(?: ya| por favor| gracias)*(?= [|]| $)',
      'no quiero (?:(?:recibir )?mas |recibir |que me (?:envien|manden|escriban) (?:mas )?)(?:mensajes?|whatsapps?|publicidad)',
      'no quiero que me escriban(?: mas)?(?= [|]| $)',
      '(?<!no )(?:dejen?|dejame|dejenme|paren?) de (?:escrib|molest|envi(?:ar|en)|mand[ae])\\w*(?! (?:el |la |los |las |mi |un |una )?(?:pedido|paquete|fotos?|comprobante|guia))',
      'dar(?:me)? de baja(?= [|]| $)',
      'desuscrib\\w+',
      'quit\\w+ de la lista',
      '(?:cancelar|eliminar|quitar|borrar) (?:la |mi )?suscripcion',
      'no mas (?:publicidad|spam|propaganda|promociones)',
      'unsubscribe',
    ].join('|'),
  ],
  [
    'prompt',
    98,
    '(?:ignor\\w+|olvid\\w+|desobedec\\w+|salt\\w+|omit\\w+|descart\\w+)~(?:instruccion\\w*(?! (?:de|para) (?:el |la )?(?:lav|limp|cuid|aseo|uso|mantenim))|reglas|anterior\\w*|prompt|restricciones|todo lo|limites|programacion)|system ?prompt|instrucciones (?:del sistema|internas|secretas)|system|(?:actua|compor?tate|finge|pretende|simula|haz de cuenta|imagina) ?(?:como|que|ser|eres)|(?:modo|mode) (?:desarrollador|developer|dan|admin|dios|debug)|developer mode|jailbreak|ignore~(?:instructions|previous|all|rules)|(?:eres|ahora eres|you are) (?:un|una|ahora|now|a|chatgpt)~(?:pirata|gpt|chatgpt|dan|asistente (?:sin|libre)|ia sin|experto|hacker|admin\\w*|assistant)|(?:soy|habla) (?:el |la )?(?:dueno|duena|administrador|admin|programador|desarrollador|gerente|ceo)(?! de (?:una?|mi|nuestr[oa]|otr[oa]) )|(?:revela|muestra\\w*|dime|imprime|repite|dame)~(?:tu |tus |el |la |las )(?:prompt|instrucciones|contrasena|password|api|token|clave|codigo fuente|base de datos)|(?:codigo|codigos) (?:secreto|oculto|interno)s?|(?:repite|repita) (?:despues de mi|conmigo|esto|lo siguiente)|(?:di|escribe|responde|contesta)~(?:es|sale|esta) gratis|drop table|select from|script alert|alert|(?<!cuanto |cuanto se |cuanto me |que tanto |si |se )(?:cambia|cambie|baja|modifica|actualiza|pon|ponle|ponme|fija|establece|dejame|dejalo)~(?:el precio|los precios|precio a|en \\d+ pesos)|(?:dame|dejame|regalame|quiero|confirma\\w*|di|dime|hazme|aplica\\w*|autoriza\\w*)~(?:gratis|\\d{2,3} por ciento|cien por ciento|noventa por ciento|\\d{2,3} por ciento|sin pagar|a \\d{1,4} pesos|en \\d{1,4} pesos)|vendeme~(?:por|a|en) \\d{1,4}(?: pesos)?(?= |$)',
  ],
  [
    'out_of_scope',
    90,
    'clima|(?:va a|esta) llov\\w+|temperatura (?:en|de) (?!la |el |los |las )|pronostico|president[ea]s?|petro|uribe|politic[oa]s?(?! de)|elecciones|gobierno|congreso|partido de|quien gano|mundial|seleccion colombia|nacional vs|james rodriguez|messi|futbol (?:de|hoy)|chistes?|cuentame (?:un|algo)|adivinanza|poema|poesia|cancion|letra de la cancion|tarea(?:s)?(?= |$)|ensayo|resumen de|matematic\\w+|cuanto es \\d+ ?(?:mas|por|x|entre|menos|\\+|\\*)|raiz (?:cuadrada|cubica|de \\d+)|capital de|quien (?:invento|descubrio|escribio|pinto|compuso)|(?:quien|cuando) (?:fue|es|nacio|descubrio|invento|gano|murio)~(?:colon|bolivar|messi|shakira|el papa|einstein|america)|traduc\\w+|como se dice~(?:en ingles|en frances)|receta(?:s)?(?= |$)|cocinar|como (?:se )?(?:prepar|cocin)\\w+|(?:escribe\\w*|haz\\w*|programa\\w*|dame|hacer)~(?:codigo|programa|script|python|javascript|java|html|sql)|python|javascript|dolar|euros?(?= |$)|trm|bitcoin a|acciones de|loteria|(?:el|jugar|jugue|numeros? del?) chance(?! de)|horoscopo|signo zodiacal|peliculas?|series?(?= de (?:netflix|tv|television|moda|hbo)| buenas?| recomendadas?| |$)(?<!(?:de|en) (?:la |una )?series?)(?! limitada)|netflix|noticias|fiebre|vacuna\\w*|medicament\\w+|acetaminofen|dolor(?:es)?(?= |$)|enferm\\w+|pediatra|medico|sintomas|colicos?|lactancia|embaraz\\w+ (?:sintomas|normal)|abogado|demanda judicial|novi[oa] (?:virtual)?|te amo|casate|salir conmigo|sexo|sexual\\w*|desnud\\w+|porno\\w*|droga\\w*|arma(?:s)?(?= |$)|bomba|religion|dios existe|sentido de la vida|amazon|mercado ?libre|shein|temu|falabella|zara|aliexpress|totto|otra tienda|otras tiendas|la competencia|uber|vuelos?(?= |$)|hotel(?:es)?|pasajes',
  ],
  [
    'out_of_scope',
    89,
    '(?:venden|tienen|manejan|hay|ofrecen|consigo|consiguen|hacen)~(?:zapatos|zapaticos|tenis|celulares|computador\\w*|televisor|panales(?: desechables)?|leche(?: en polvo)?|coches?|cunas?|tetinas|juguetes|ropa (?:de|para) (?:bebe|nin[oa]s?)|gafas|camisetas?|sombreros?|gorras?|perfumes?|cobijas?|almohadas?|teteros(?= [|]| $)|chupos(?= [|]| $)|sillas?|carros?|comida|ropa(?= [|]| $))',
  ],
  ['out_of_scope', 90, 'novi[oa]s?(?= |$)|restaurantes?|peluqueria|gimnasio|supermercados?|prompt'],
  [
    'language',
    60,
    '(?:do you |you )?speak|english|how much|how long|in english|hello (?:do|how|i)|i (?:want|need|would|am|live)|what (?:is|are)|where (?:is|are)|can (?:i|you)|ship to|price of|ingles|bonjour|combien|francais|quanto (?:custa|costa)|voces|obrigad[oa]|portugues|ciao|buongiorno|merci',
  ],
  [
    'goodbye',
    69,
    '(?:les|te|le) (?:aviso|confirmo|cuento)(?= |$)|hablar con mi (?:espos[oa]|marido|pareja|mama|hij[oa]|novi[oa])|(?:despues|luego|mas tarde|manana|ahorita|yo) (?:les |te |le )?(?:escribo|aviso|confirmo|hablo|cuento)|(?:les|te) (?:escribo|aviso|confirmo) (?:despues|luego|mas tarde|manana)|me comunico (?:mas tarde|luego|despues)|(?:lo|la) (?:voy a pensar|pienso)|voy a pensarlo|dejame pensarlo',
  ],
  [
    'person',
    96,
    '(?:que )?alguien me~(?:solucion\\w+|colabor\\w+|ayud\\w+)|(?:pas\\w+|comunic\\w+|habl\\w+|quiero)~(?:con |a |al )(?:el |la |tu |su )*(?:jef[ea]|ventas|patron|encargad[oa]|servicio|soporte|area)',
  ],
  ['insult', 97, 'falta de (?:seriedad|respeto|profesionalismo)|irrespet\\w+|que mal(?= |$)|no sirven'],
  [
    'thanks',
    21,
    '(?:ya )?no (?:(?:quiero|necesito|deseo|requiero) )?(?:mas )?(?:informacion|ayuda|info)|no (?:necesito|quiero) (?:nada )?mas(?= [|]| $| gracias| por ahora)|(?:asi|con eso) (?:esta|quedo|estoy) bien|eso (?:era|es) todo',
  ],
  ['goodbye', 18, 'bendiciones|feliz (?:fin|semana)'],
  ['greeting', 20, 'buenas+|hola+|ey|epa|ola'],
  // Texts of people who want to receive messages again.
  ['greeting', 20, '^ (?:seguir|continuar|reanudar|activar|volver|empezar|iniciar|start)(?: por favor)?(?: \\|)* $'],
  [
    'insult',
    97,
    'hp(?= |$)|hijueput\\w+|hijuep\\w+|jueput\\w+|hijo de put\\w+|hijos de put\\w+|put[oa]s?(?= |$)|malparid\\w+|gonorrea\\w*|pirobos?|carechimb\\w+|careverg\\w+|mierda|verga|mk(?= |$)|marica(?:s|das?)(?= |$)|maricon\\w*|guevon\\w*|huevon\\w*|imbecil\\w*|idiota\\w*|(?<!pregunta (?:muy |mas |tan )?)estupid\\w+(?! preguntas?)|inutil(?:es)?|brut[oa]s?(?= |$)|pendej\\w+|(?<!preguntas? (?:muy |mas |tan |un poco )?)tont[oa]s?(?= |$)(?! (?:preguntas?|dudas?|inquietud))|basura|porqueria\\w*|rater\\w+|ladron\\w*|estafador\\w*|hampones|sinverguenza\\w*|descarad\\w+|(?:me|nos) (?:robaron|estafaron|tumbaron|estan robando|enganaron|vieron la cara)|son (?:unos|un|una|puros|pura) (?:ladron\\w*|estaf\\w+|rater\\w+|robo|mentiros\\w+|incumplid\\w+|fraude|desastre|verguenza|falta de respeto|burla)|que (?:robo|estafa|asco|descaro|rabia|verguenza|falta de respeto|mal servicio|mala atencion|decepcion|servicio tan (?:malo|pesimo))|(?:pesim[oa]|horribl\\w+|mal[ai]simo|terrible|peor|mal|mala)~(?:servicio|atencion|empresa|tienda|experiencia)|(?:servicio|atencion|experiencia)~(?:pesim[oa]|horrible|malisim[oa]|maluc[oa]|terrible|mal[oa]|asco|fatal)|(?:estoy|muy|super|re) (?:furios\\w+|brav[oa]|molest[oa]|enojad[oa]|indignad[oa]|emputad[oa]|ofendid[oa]|decepcionad[oa]|aburrid[oa] con|mamad[oa])|(?:los|las|te) (?:voy a )?(?:demand\\w+|denunci\\w+)|voy a (?:demandar|denunciar|quejarme)|(?:poner|pongo|interponer|presentar|meter) (?:una |la )?(?:demanda|denuncia|tutela)|superintendencia|son lo peor|no sirven? para nada|(?:este )?bot (?:no sirve|inutil|malo|tonto|bruto)|no sirves?|respondan(?= |$)|ya me canse|me canse|estoy (?:cansad[oa]|harto|harta|mamad[oa])|hart[oa]s? de|cumplan|malditos?|malditas?|jodan|jodido|carajo|maldita sea',
  ],
  [
    'person',
    96,
    '(?:hablar|comunicar\\w*|chatear|conversar|contactar\\w*|atienda|atender|conect\\w+|pas\\w+|transfier\\w+|transferi\\w+|comuniqu\\w+|quiero|necesito|prefiero|escriba|responda|ayude|llame|hay|busco)~(?:con |a |un |una |el |la |al |por )+(?:asesor\\w*|agente|human[oa]|persona(?! de \\d| que (?:tenga|cumpl|esta)| especial| muy)|alguien(?! que (?:cumpl|va|esta|le gust))|operador\\w*|encargad[oa]|vendedor\\w*|representante|duen[oa]|gerente|supervisor\\w*|servicio al cliente|ejecutiv[oa]|alguna persona|ser humano)|(?:hay|existe|tienen) (?:algun|alguna|un|una)? ?(?:asesor\\w*|agente|human[oa]|persona real)|(?:me )?(?:puede|podria|puedan|atiende|ayuda|colabora) (?:atender|ayudar|colaborar|responder)?~?alguien|alguien me (?:atiende|ayuda|colabora|responde|puede)|alguien~(?:que )?me (?:atienda|ayude|responda|asesore|colabore)|(?:quiero que |necesito que |que |pueden |podrian |favor )*(?:me|nos) (?:llamen|llaman|llame|pueden llamar|podrian llamar)|con (?:una )?persona real|una (?:persona|asesora) por favor(?= [|,]| $)|no quiero hablar con (?:un |una )?(?:robot|bot|maquina)|asesor(?:a|es|ia)?(?= humano| real| por favor|$| \\|)|alguien que me (?:atienda|ayude|responda|asesore)|que me (?:atienda|llame|ayude|asesore|responda|escriba) (?:una persona|alguien|un asesor|una asesora)|asesor\\w+ (?:personal|humano)|agente|humano',
  ],
  [
    'person',
    96,
    '(?:necesito|quiero|quisiera|requiero|busco|deseo|solicito|(?:das?|dan|dar|brindan?|brindar)(?:me)?)~asesor(?:ia|amiento)s?',
  ],
  [
    'robot',
    97,
    '(?:eres|es usted|sos|hablo con|estoy hablando con|es)~(?:un |una )?(?:persona real|human[oa]|persona de verdad|robot|bot)(?: o~(?:robot|bot|maquina|persona|human[oa]))?',
  ],
  [
    'robot',
    85,
    '(?:eres|es|hablo con|estoy hablando con|usted es|tu eres|ustedes son|sos)~(?:un |una )?(?:robot|bot|maquina|ia|inteligencia artificial|persona real|humano|automatico|contestador|chatgpt|ai)|(?:contest\\w+|respond\\w+|atiend\\w+|escrib\\w+)~una? (?:maquina|robot|bot)|robot|bot(?= |$)|quien eres|como te llamas|cual es tu nombre|con quien (?:hablo|tengo el gusto)|quien me (?:atiende|habla|responde)|quien te (?:hizo|creo|programo)|inteligencia artificial',
  ],
  [
    'greeting',
    20,
    '(?:hola|holaa+|buen(?:os|as)? (?:dias?|tardes?|noches?)|buenas|buenos|buen dia|saludos|hey|hi|hello|que mas|quiubo|alo|buendia|dios (?:te|los|la) bendiga|feliz (?:dia|tarde|noche))',
  ],
  [
    'how_are_you',
    19,
    '(?:como (?:estas?|estan?|van?|vas|te va|les va|amanecio|amanecieron)|que tal|como (?:ha|han) estado|todo bien)',
  ],
  [
    'thanks',
    20,
    '(?:muchas |mil |muchisimas )?gracias(?: por (?:la |tu |su |toda |todo |el )*(?:informacion|ayuda|respuesta|tiempo|atencion|responder))?|(?:te|les|se lo|los) agradezco|muy amables?|dios (?:te|le|les) pague|agradecid[oa]',
  ],
  [
    'goodbye',
    19,
    '(?:adios|chao|chau|bye|hasta (?:luego|pronto|manana)|nos vemos|feliz (?:noche|tarde|dia)|que (?:estes|esten) bien|que tengas|buen fin)',
  ],
  [
    'compliment',
    18,
    '(?:que|estan?|son|muy|tan|super|todo|re|me|quedo|quedaron|se ven?)~(?:lind\\w+|hermos\\w+|bell\\w+|divin\\w+|precios[oa]s?|bonit\\w+|encant\\w+|espectacular\\w*|genial\\w*|tern\\w+|bac[ao]n\\w*|cheve\\w*|chevere|excelente\\w*|buenisim\\w+|perfect\\w+|chimba|gustan?|fascin\\w+|encanta\\w*|amo|felicit\\w+)|me encanta\\w*|los amo|felicitaciones|divin[oa]s?(?= |$)|hermos\\w+|precios[oa]s?(?= |$)',
  ],
  [
    'ack',
    15,
    '(?:ok|okay|oki|okey|vale|listo|lista|dale|perfecto|de una|bueno|entiendo|entendido|ya|aja|claro|esta bien|super|excelente|genial|bien|correcto|de acuerdo|si(?: senora| senor)?|no|nop|nada|mmm|ah|ahh|bacano|chevere|va|hecho|buenisimo|ya veo|ok ok|interesante)',
  ],
  ['laugh', 14, '(?:ja(?:ja)+j?|je(?:je)+|ji(?:ji)+|jaja\\w*|xd|lol)'],
  [
    'ask_help',
    17,
    '(?:me (?:puedes|pueden|podrias|podria|puede|podrian)?~?(?:ayud\\w+|colabor\\w+|regalas?|dar|brindar)|necesito ayuda|quiero informacion|informacion|quisiera (?:saber|informacion)|(?:una|tengo una|unas) (?:pregunta|consulta|duda|inquietud)\\w*|que (?:puedes|sabes) hacer|en que (?:me )?(?:puedes|pueden) ayudar|ayuda|menu|opciones|preguntar|que me puedes (?:decir|contar)|como funciona\\w* (?:esto|este chat))',
  ],
];
