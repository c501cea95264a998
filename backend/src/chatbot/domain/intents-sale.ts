import type { IntentRow } from './pattern.js';

/** Delivery, payment and quality. */
export const SALE_INTENTS: readonly IntentRow[] = [
  ['shipping_cost', 76, '(?:PRICE) (?:por |para |el |de |un )*(?:envi(?:ar|o)|mand(?:ar|o)|despachar)(?:l[oa]s?|me)?'],
  ['returns', 89, '(?:cambi(?!ador)\\w+|devolv\\w+)~por otr[oa]'],
  [
    'returns',
    84,
    '(?:cuantos dias|cuanto (?:tiempo|plazo)|que (?:tiempo|plazo)|hasta cuando)~(?:cambi(?!ador)\\w+|devolv\\w+|devuelv\\w+|retract\\w+|arrepent\\w+)',
  ],
  // Delivery
  [
    'shipping_cost',
    75,
    '(?:PRICE)(?:\\b(?:(?! y )[^|]){0,34} )?(?:envios?|domicilios?|fletes?|despacho|mandarl[oa]|enviarl[oa]|transporte)',
  ],
  [
    'shipping_cost',
    76,
    '(?:envios?|domicilios?|fletes?)~(?:PRICE|se paga|lo pago|incluid[oa]|aparte|incluye|adicional)',
  ],
  ['shipping_cost', 76, '(?:incluyen?|incluid[oa]|va|viene|esta) ?~(?:el )?(?:envio|domicilio|flete)'],
  ['shipping_cost', 74, '(?:pago|pagar|paga|cobran)~(?:el |por )(?:envio|domicilio|flete)'],
  [
    'free_shipping',
    80,
    '(?:envio|domicilio|flete|despacho)s? ?~?(?:es |son |sale )?gratis|envio gratuito|gratis~(?:envio|domicilio)|no cobran~(?:envio|domicilio)',
  ],
  [
    'shipping_abroad',
    85,
    '(?:envi\\w+|mand\\w+|despach\\w+|llega\\w*|domicilio|hacen|compr\\w+|pedir\\w*|vivo|estoy|escribo|hablo|vengo|somos|soy)~(?:a |al |hasta |en |desde |para |de )?(?:el |la |los )?(?:@COUNTRY)(?:~(?:envi\\w+|mand\\w+|despach\\w+|llega\\w*))?|(?:desde|en|a|hasta) (?:@COUNTRY)~(?:envi\\w+|mand\\w+|despach\\w+|llega\\w*|hacen)|envios? internacional(?:es)?|internacional(?:mente)?',
  ],
  [
    'coverage',
    60,
    '(?:hacen|realizan|HAVE|mandan|llegan|con)~(?:envios?|domicilios?|despachos?|entregas)|(?:envian|enviar|envio|mandan|mandar|despachan|despachar|llegan|entregan|envias|mandas|llevan|enviarian)~(?:a|hasta|en|para|al) (?:todo|toda|todas|otra|otras|cualquier|mi|el|la|los|san|santa|municipios?|pueblos?|veredas?|fincas?|ciudad|nivel|donde|@CITY)|(?:envios?|domicilios?|despachos?) (?:a|hasta|para|en|al) |envios? nacional(?:es)?|a nivel nacional|todo el pais|toda colombia|a todas partes|cobertura|a que ciudades|que ciudades|envian a|(?:envian|despachan|mandan)(?= [|])|(?:soy|vivo|estoy) (?:de|en) (?:@CITY)|a donde (?:envian|mandan|despachan|llegan|hacen)',
  ],
  ['shipping_cost', 74, 'y (?:aparte |tambien |ademas )?(?:del|el|de) (?:envio|domicilio|flete)'],
  ['coverage', 30, 'envios?|domicilios?|fletes?|despachos?'],
  [
    'carrier',
    80,
    'por (?:donde|cual|que) (?:me |lo |la |los |las )*(?:envian|mandan|despachan|llega)(?= [|,]| $| y | el )|(?:que|cual|con que|por cual|por que|cuales) (?:empresa|transportadora|mensajeria)~|transportadoras?|servientrega|interrapidisimo|inter rapidisimo|coordinadora|envia guia|deprisa|tcc',
  ],
  [
    'delivery_time',
    62,
    'TIME|fecha de entrega|plazo~entrega|cuanto~(?:entrega|llega|hacen|fabrica\\w+)|(?:llega|llegaria|alcanza|alcanzaria|alcanzan|tienen|estaria|estara|entregan|lo tienen|la tienen|tenerl[oa])~(?:antes del?|para (?:el|este|la|navidad|diciembre|manana|dentro)|a tiempo)|(?:tiempos?|plazos?|dias) de (?:entrega|envio|produccion|elaboracion|fabricacion|espera)|(?:tiempo|dias)~(?:entrega|llegar)|entrega inmediata|lo tienen listo|para entrega|fecha estimada|lo necesito (?:para|antes)|necesito~(?:para el|antes del) \\w+|si (?:lo |la )?(?:pido|compro|encargo|ordeno) hoy',
  ],
  ['delivery_time', 33, 'entregas?|nace (?:el|en)|nacimiento es'],
  [
    'delivery_time',
    80,
    '(?:entregan|entregas|despachan|reparten|llega\\w*|envios?|envian)~(?:los |el |un |en )+(?:sabados?|domingos?|festivos?|fin(?:es)? de semana)(?! (?:a las|desde))|(?:que|cuales) dias?~(?:entregan|despachan|reparten|envian|hacen (?:envios|entregas))|(?:sabados?|festivos?|domingos?|fines? de semana)~(?:cuentan|son habiles|habiles|se cuentan)|(?:cuentan|incluyen)~(?:sabados?|festivos?|domingos?)|dias (?:habiles|calendario|corridos)|habiles o',
  ],
  ['delivery_time', 61, '(?:alcanz\\w+|llega\\w*|entreg\\w+)~(?:para el|antes|a tiempo|a entreg\\w+|a lleg\\w+)'],
  ['payment_ways', 86, 'codigos? qr|qr'],
  [
    'delivery_time',
    64,
    '(?:cuanto|que tanto)~(?:esperar|espera|se echan|echan|demora\\w*|tard\\w+)|en que fecha|que fecha|llega\\w* cuando|cuando (?:lo|la|los|las) (?:recibo|tengo|tendria)|alcanz(?!o)\\w+~(?:a (?!comprar)|para |antes)',
  ],
  [
    'shipping_cost',
    78,
    '(?:pag\\w+|cobr\\w+|toca|costo)~(?:envios?|domicilios?|fletes?)|(?:envios?|domicilios?|fletes?)~quien',
  ],
  ['payment_transfer', 84, 'transfier\\w+|les deposito|deposit(?:ar|o)'],
  ['payment_instalments', 85, 'fi(?:ar|an|ado|ada)|HAVE (?:algun )?credito|a credito'],
  [
    'deposit',
    83,
    'abon\\w+|con cuanto~(?:separ\\w+|apart\\w+|encarg\\w+|empieza\\w*|arranc\\w+|hac\\w+|pid\\w+)|por partes|(?:dos|2) (?:partes|pagos|contados|veces)|pag\\w+ primero|primero (?:se )?pag\\w+',
  ],
  ['location', 71, '(?:en|de) que (?:parte|zona|sector|barrio|lado)'],
  ['discount', 84, 'hacen (?:un )?(?:buen )?precio|me (?:hacen|haces) (?:un )?(?:buen )?precio'],
  ['wholesale', 88, 'emprend\\w+|(?:vender|distribuir|comercializar) (?:sus|los|las|en mi)'],
  ['contact', 79, '(?:atencion|servicio) al cliente'],
  ['payment_ways', 88, '(?:no tengo|sin) tarjeta'],
  ['payment_ways', 35, 'pagos?|pagar|pago'],
  [
    'production',
    79,
    'cuantas horas~(?:bord\\w+|toma\\w*)|(?:cuanto (?:tiempo )?(?:se )?(?:demora|demoran|tarda|tardan|dura)|TIME)~(?:en |solo )?(?:bordando|bordar|bordarlo|bordarla|el bordado)(?! y)',
  ],
  [
    'express_24',
    85,
    '(?:24 horas|24h|veinticuatro horas|24 hrs|un dia para otro|mismo dia|hoy mismo|entrega inmediata)',
  ],
  [
    'express',
    78,
    '(?:servicio |entrega |envio |pedido )?(?:express|expres|expreso)|urgente|(?:con |por )?(?:la )?urgencia|urge|(?:mas )?rapid[oa]s?|de afan|tengo afan|afan|agilizar|acelerar|apurar|prioritari[oa]|lo antes posible|cuanto antes|corre prisa|prisa|ya ya|(?:necesito|quiero|ocupo)~(?:para )?ya(?= [|]| $| mismo)|para ya mismo',
  ],
  ['express', 78, '^ (?:[|,] )*para ya(?: por favor)?(?: [|,])* $'],
  // Payment
  [
    'payment_cash_on_delivery',
    88,
    'contra ?entrega|contraentrega|contra reembolso|(?<!(?:^| )(?:si|ya|lo|la|los|las) )pag\\w+~(?:cuando|al|una vez) (?:me |lo |la )?(?:lleg\\w+|recib\\w+|entreg\\w+)|(?:cuando|al) (?:me |lo |la )?(?:llegue|recibir|reciba|recibirlo|recibirla)~pag\\w+|pag\\w+ en (?:la )?casa|pag\\w+ al (?:domiciliario|mensajero)|pago al recibir',
  ],
  [
    'payment_instalments',
    86,
    'cuotas?|a plazos|diferir\\w*|diferid[oa]|financ\\w+|pagos? mensual(?:es)?|poco a poco|plan separe|pago por meses|mensualidad(?:es)?',
  ],
  [
    'payment_refused',
    87,
    'addi|adi credito|sistecredito|sistecredi|brilla|sufi|rapicredit|mercado ?pago|mercadopago|paypal|pay pal|cripto\\w*|bitcoin|efecty|baloto|giros?|supergiros|western union|daviplata|davi plata|movii|dale app|rappi ?pay|codensa|bono sodexo|cheques?',
  ],
  ['payment_cash', 84, '(?:pag\\w+|recib\\w+|acept\\w+)~(?:en |con )?efectivo|efectivo'],
  ['payment_nequi', 84, '(?:pag\\w+|recib\\w+|acept\\w+|HAVE|por|con)?~?nequi|nequi'],
  ['payment_pse', 84, 'pse|boton de pago|debito bancario'],
  [
    'payment_card',
    84,
    'tarjetas?(?! de (?:regalo|felicit\\w+))|visa|mastercard|master card|american express|amex|datafono|credito|debito',
  ],
  [
    'payment_transfer',
    84,
    'transfer\\w+|consign\\w+|bancolombia|davivienda|cuenta (?:bancaria|de ahorros|de banco|para)|numero de cuenta|cuenta (?:es )?(?:de )?(?:ahorros|corriente)|(?:a )?que cuenta|a cual cuenta|bre b|breb|(?:la )?llave(?! ?ro)|comprobante|(?:nombre de quien|titular)~cuenta|cuenta~(?:nombre de quien|titular)|datos bancarios|ahorro a la mano',
  ],
  [
    'deposit',
    82,
    'anticipo|abono|abonar|adelanto|50 por ciento|cincuenta por ciento|mitad(?:es)?|(?:pag\\w+|cancel\\w+) (?:todo|completo|el total)~(?:antes|de una|adelantado|anticipado|de contado)?|por adelantado|separar?|se paga antes|pag\\w+ antes|saldo(?: restante| pendiente)?|resto del pago|(?:el )?otro 50(?: por ciento)?|el 50(?= )|apart(?:ar|o|ado|arl[oa])(?= |$)',
  ],
  ['taxes', 84, 'iva|impuestos?|precios? final(?:es)?|mas iva'],
  [
    'invoice',
    86,
    'factur\\w+|rut|nit|razon social|cuenta de cobro|(?:dan|den|entregan|envian|necesito|quiero|un|el|me dan) recibos?|camara de comercio|recibo de (?:compra|pago)',
  ],
  [
    'payment_ways',
    66,
    '(?:formas?|medios?|metodos?|modos?|maneras?|opciones|facilidades) (?:de|para) (?:pagos?|pagar)|como (?:se |puedo |te |les |los |lo |la |hago para |podria |debo |es el |seria el |funciona el )?(?:pag\\w+|cancel(?:o|ar)\\b)|donde (?:se |puedo )?pag\\w+|con que (?:se )?(?:puedo )?pag\\w+|que (?:pagos|tarjetas|bancos)|por donde (?:pago|se paga)|pasarela|pago en linea|cancelar por|lo de(?:l| los) pagos?',
  ],
  [
    'secure_payment',
    86,
    '(?:es |son |sera )?(?:segur[oa]s?|confiables?)~(?:pag\\w+|comprar|la pagina|tarjeta|datos|tienda)|pago seguro|pag\\w+~segur[oa]|@PROVIDER|es segur[oa]|compra segura',
  ],
  ['trust', 98, '(?:como se|no (?:es|sera|seran|son)|es|sera|quiero estar segur[oa])~(?:una )?(?:estafa|fraude|robo)'],
  [
    'trust',
    87,
    '(?:como se|como puedo saber|quien me garantiza|que garantia)~(?:que )?(?:no |es |son |me |sea |si )~(?:estafa|real(?:es)?|verdad|roban?|confiables?|robo|fraude|llega|llegue|va a llegar)|(?:es|son|seran|sera|esto es|no sera|no es|sean) (?:una )?(?:confiables?|estafa|fraude|real(?:es)?|de verdad|legal(?:es)?|falso|falsa|serios?)|confiables?|desconfi\\w+|da miedo|tengo miedo|me han estafado|referencias|opiniones|resenas|calificaciones?|testimonios|comentarios de (?:client\\w+|otr[oa]s|quien\\w*|gente|mamas|personas)',
  ],
  [
    'discount',
    84,
    'sigerist ?\\d+|(?:me )?(?:l[oa]s? )?(?:dej\\w+|das|da|vend\\w+)~(?:en|por|a) (?:\\d{3}|\\d{5,7})(?= |$)|(?:codigos?|cupon(?:es)?)(?: de| para)?(?: descuento)?|descuentos?|promocion(?:es)?|ofertas?|rebajas?|black friday|cyber ?(?:lunes|monday)?|dia sin iva|(?:me )?(?:hacen|dan|haces|das|harian)~(?:rebaja|descuento|precio especial|menos|atencion)|ultimo precio|menos precio|2x1|en promo',
  ],
  [
    'wholesale',
    88,
    '(?:cuant[ao]s|maximo)~(?:puedo|se pueden?|puede uno|podria|venden) (?:pedir|comprar|llevar|encargar|vender)(?= [|,]| $| maximo)|al? por mayor|por mayor|mayoristas?|al mayor|por docenas?|docenas?|revend\\w+|reventa|distribuid\\w+|para vender|(?:grandes )?cantidades(?: grandes)?|(?:\\d{2,3}) (?:unidades|piezas|bolsos|mochilas|panaleras)|corporativ[oa]s?|para (?:mi|una) (?:empresa|tienda|negocio|almacen)|franquicia|emprendimiento',
  ],
  // Quality
  [
    'materials',
    72,
    'material(?:es)?|de que (?:esta|estan|es|son|viene|vienen)~(?:hech[oa]s?)?|hech[oa]s? (?:de|en|con) que|(?:es|son|en|de)~(?:cuero|tela|sintetic[oa]|lona|cuerina|piel|vinilo|pvc)|cuero|cuerina|sintetic[oa]|herrajes|reata|telas?|piel de animal|cuerotex|calidad',
  ],
  ['waterproof', 86, 'impermeables?|se moja|mojar\\w*|agua|lluvia|se filtra|llueve|anti ?fluid\\w+|antifluido'],
  [
    'cleaning',
    82,
    '(?:se )?(?:lav\\w+|limpi\\w+|aseo al bolso|asear\\w*)|lavadora|se (?:destine|ensucia|percude|decolora|amarilla)\\w*|ensuci\\w+|destin\\w+|cuidados?|cuidar\\w*|manch\\w+|mantenimiento|blanqueador|clorox|desinfect\\w+|jabon|sec(?:ar|arl[oa]|ado)|al sol',
  ],
  [
    'warranty',
    83,
    'cuant[ao]s? (?:tiempo|meses|dias|anos) (?:(?! y )[^|]){0,30}garantia|(?:cuant[ao]s?|por cuant[ao]s?) (?:tiempo |meses |dias |anos )?(?:de |tiene |tienen |es |dura |la )*garantia',
  ],
  [
    'warranty',
    82,
    'garantias?|garantizan?|(?:si|en caso|cuando|y si|pasa)~(?:se )?(?:me )?(?:dana|danan|daña|rompe|rompen|descose|despega|revienta|llega danad[oa]|sale mal[oa]|viene danad[oa]|sale defectuos[oa]|llega mal[oa]?|llega rot[oa])|cuanto (?:tiempo )?(?:me )?dura\\w*(?! (?:la |el |su |esa |ese )*(?:promo|oferta|descuento))|defectos? de fabrica|duraderos?|duracion|resistentes?',
  ],
  [
    'returns',
    80,
    '(?:puedo|se puede|podria|hacen|aceptan|reciben|hay|como|politica\\w*|si|y si|tengo|derecho|plazo)?~?(?:devolv\\w+|devuelv\\w+|devolucion(?:es)?|retract\\w+|regresarl[oa])|(?:si |y si )?no (?:me |le )?(?:gust[ae]|convence|queda)|cambios? (?:o|y) devolucion\\w*|(?:me )?(?:devuelven|regresan|reembols\\w+)~(?:la )?(?:plata|dinero)?|politicas? de cambio|(?:puedo|se puede|aceptan|hacen) (?:cambiar|cambios)(?! el nombre)|cambi(?!ador)\\w+ (?:el producto|por otr[oa]|de producto)|arrepient\\w+|reembolsos?',
  ],
  [
    'real_colours',
    82,
    '(?:llega|es|son|sale|quedan?|viene|seran?)~(?:igual(?:es|itos?|itas?)?|identic[oa]s?|tal cual|como)~(?:a |en )?(?:la |las )?(?:fotos?|imagen(?:es)?)|fotos?~(?:es|son) ?real(?:es)?|fotos? real(?:es)?|(?:tal cual|igual)~(?:fotos?|imagen)|color~real|cambia el (?:tono|color)|el color varia',
  ],
  [
    'handmade',
    80,
    '(?:hech[oa]s?|elaborad[oa]s?|fabricad[oa]s?|hacen)~(?:a mano|ustedes|aca|aqui|en colombia|colombian[oa]s?|nacional(?:es)?|china|importad[oa]s?)|a mano|artesan\\w+|quien(?:es)? (?:hace|hacen|fabrica|fabrican|los hace|las hace|cose|borda)|(?:son|ustedes son|ustedes) (?:los )?fabricantes?|fabrican|producto (?:nacional|colombiano)|donde (?:los |las |se )?(?:hacen|fabrican)|hecho en colombia|importad[oa]s|son chin[oa]s',
  ],
];
