import type { IntentRow } from './pattern.js';

/** The shop itself: where it is, how to reach it, who it is. */
export const SHOP_INTENTS: readonly IntentRow[] = [
  [
    'physical_shop',
    86,
    '(?:tienda|local|punto|almacen|sede|sucursal|puntos?)(?:es)? (?:fisic[oa]s?|de venta|de ventas)|show ?room|(?:HAVE)(?: ustedes| algun[oa]?| una?| la| el| su| mas| otr[oa]| donde| en @CITY)* (?:tienda|local|almacen|sede|sucursal|puntos?(?= en| fisic| de|$| [|]))|personalmente~atienden|atienden~(?:personalmente|presencial\\w*)|(?:puedo|podria|quiero|quisiera|podemos|se puede)~(?:ir|pasar|visitar\\w*|conocer|ver)(?: a)? ?~(?:tienda|taller|local|verlos?|verlas?|personalmente|presencial|persona|alla|verl[oa]s?|visitar\\w*)|visitar\\w*|presencial(?:mente)?|ver(?:los|las|lo|la)? en persona|en persona|tienda fisica|solo (?:es )?(?:virtual|online|en linea)|(?:es|son) (?:virtual|online)(?:es)?|almacen',
  ],
  [
    'pickup',
    87,
    '(?:mand\\w+|envi\\w+)~(?:mensajer[oa]|domiciliari[oa]|alguien|rappi|didi|uber|(?:a )?mi \\w+)~(?:por|a (?:recoger|reclamar)) |(?:cuando|a que hora) (?:puedo |podria )?pas(?:ar|o)(?= [|]| $| por)|recog\\w+|pas\\w+ (?:a )?(?:por|traerlo|traerla)|recoj\\w+|retirar\\w*|reclamar\\w* (?:en|alla|el pedido|mi pedido|personalmente)|ir por (?:el|la|mi)',
  ],
  [
    'location',
    70,
    '(?:donde|en que (?:ciudad|parte|lugar|sitio|barrio)|de donde) (?:estan|esta|quedan|queda|son|es|se encuentran|se encuentra|se ubican|los encuentro|los puedo encontrar|puedo encontrarlos|tienen|despachan|envian|queda ubicad\\w+)|ubicad[oa]s?|ubicacion|direccion|(?:son|estan|quedan) (?:en|de) (?:@CITY)|en que ciudad|de que ciudad|barrio|google maps|mapa',
  ],
  [
    'hours',
    78,
    'horarios?|(?:que|cuales) dias?~(?:trabajan|atienden|abren|laboran)|(?:a )?que horas?~(?:abren|cierran|atienden|trabajan|contestan|estan|responden|hay)|(?:abren|abre|cierran|atienden|trabajan|laboran|contestan|responden|despachan|estan abiertos?|abiertos?|estan|hay (?:atencion|servicio|alguien))~(?:hoy|manana|ahora|ahorita|los? (?:domingos?|sabados?|festivos?|lunes|fines?)|el (?:domingo|sabado|festivo|lunes|fin)|domingos?|sabados?|festivos?|fines? de semana|fin de semana|en semana|de noche|24)|dias? (?:de atencion|habiles atienden|atienden)|hasta que horas?|desde que horas?|a que horas?|domingos?|festivos?|fin de semana|fines de semana|abren|atienden|atendiendo|(?:estan|hay alguien) (?:ahi|en linea|disponible|conectad\\w+)|hay alguien(?= [|]| $)|estan abiert[oa]s?|siguen abiert[oa]s?',
  ],
  [
    'phone',
    84,
    '(?:numero|num|nro|linea)?(?: de| del)? ?(?:telefono|telefonico|celular|cel|contacto telefonico|whatsapp)s?|(?:los |te |les )?(?:puedo |pueden )?(?:llam\\w+|marcar)(?= (?:(?:por|a|al|los|les|ustedes|ya|ahora|ahorita|hoy|manana)\\b|\\|))|(?:me )?(?:pueden|podrian) llamar|llamarlos|numero para (?:llamar|escribir)|(?:dan|dame|das|regalas|regala|regalame|regalan|pasas|pasa|tienen|cual es)~(?:el |su |un |tu |otro )?numero(?! de (?:cuenta|pedido|guia|orden))',
  ],
  ['email', 84, '(?:correo|e ?mail|mail|gmail)(?: electronico)?(?= |$)'],
  [
    'social',
    84,
    'instagram|facebook|tik ?tok|redes(?: sociales)?|pagina de (?:instagram|facebook)|youtube|pinterest|twitter|perfil',
  ],
  [
    'website',
    80,
    '(?:pagina|sitio|link|enlace|direccion|url)(?: de la)? ?(?:web|internet|pagina)|pagina web|(?:pasa\\w*|cual es|dame|envia\\w*|manda\\w*|link|tienen)~(?:de la |la |el |una |su )?(?:pagina|link|enlace|web|sitio)|por donde compro',
  ],
  ['website', 38, '(?:su|la) pagina'],
  [
    'contact',
    68,
    '(?:como|donde) (?:los |las |te |les |me )?(?:contact\\w+|escrib\\w+|comunic\\w+|llamo|ubico|hablo)|(?:me )?(?:comunico|contacto|contactar\\w*|comunicar\\w*)(?: con ustedes)?|contacto|formulario',
  ],
  [
    'privacy',
    86,
    '(?:proteccion|tratamiento|politica\\w*|uso|manejo|eliminar|borrar|borren|eliminen|borrado|elimin\\w+)~(?:de )?(?:mis |los |tus |la |sus )?(?:datos|informacion|privacidad|cuenta)|habeas data|mis datos|datos personales|privacidad|que hacen con~datos|ley 1581|terminos y condiciones|terminos',
  ],
  [
    'account',
    80,
    '(?:como|no) (?:puedo )?(?:crear|abrir|hacer|recuper\\w+|entro|entrar|ingreso|ingresar|inici\\w+)~(?:cuenta|contrasena|clave|sesion)|olvid\\w+~(?:contrasena|clave)|(?:recuperar|cambiar)~(?:contrasena|clave)|registrarme|(?:toca|debo|hay que|tengo que|necesito)~(?:registrar\\w*|crear~cuenta)|crear (?:una )?cuenta|contrasena|registrar\\w*',
  ],
  [
    'about',
    82,
    'que hacen ustedes|ustedes que hacen|que marca (?:es|son|manejan)|en el mercado|(?:que|quien(?:es)?) (?:es|son) (?:sigerist|ustedes|la empresa|la marca)|quienes son|historia de|cuanto(?:s)? (?:tiempo|anos)~(?:llevan|mercado|tienen|funcionan)|hablame de (?:ustedes|la marca|la empresa|sigerist)|que venden|a que se dedican|que hacen ustedes|que (?:productos|articulos|cosas) (?:venden|hacen|tienen|manejan|ofrecen)|sobre (?:ustedes|sigerist)|que es esto|que es sigerist',
  ],
  [
    'jobs',
    84,
    'trabajar (?:con|en|para) (?:ustedes|sigerist|la empresa|el taller)|empleo|vacantes?|hoja de vida|contratando|contratan',
  ],
];
