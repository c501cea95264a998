import type { IntentRow } from './pattern.js';

/** Orders that exist already: where they are and what went wrong. */
export const ORDER_INTENTS: readonly IntentRow[] = [
  [
    'order_problem',
    94,
    [
      '(?:quedaron|prometieron|dijeron)~(?:envi\\w+|entreg\\w+|lleg\\w+|mand\\w+|despach\\w+)',
      '(?:pedido|paquete|encargo|compra|orden)~(?:esta |va |viene |sigue )?(?:muy |super )?demorad[oa]',
      '(?:se )?(?:vencio|paso|cumplio|incumplio) (?:ya )?(?:el |la )?(?:fecha|plazo|tiempo|dia) (?:de |para )(?:la )?entrega',
      '(?:fecha|plazo)~(?:de |para )(?:la )?entrega~(?:ya )?(?:se )?(?:vencio|paso)',
    ].join('|'),
  ],
  [
    'order_status',
    89,
    '(?:confirm\\w+|sab\\w+|ver|verific\\w+|revis\\w+)~(?:recibieron|llego|entro)~(?:mi |la |el )?(?:transferencia|pago|consignacion|comprobante|plata)|(?:ya )?(?:recibieron|les llego|vieron)~(?:mi |el |la )(?:pago|transferencia|comprobante|consignacion|soporte)|cuanto (?:tiempo )?(?:les? |me |nos )?falta\\w*~(?:pedido|paquete|compra|orden|encargo|lleg\\w+|salga|envien|despachen)|(?:donde|cuando|como va|que paso)~(?:bolso|mochila|panalera|lonchera|maleta|producto) que (?:pedi|compre|encargue|pague)|(?:bolso|mochila|panalera|lonchera|maleta|producto) que (?:pedi|compre|encargue|pague)~(?:cuando|donde|no (?:ha )?lleg\\w+|ya (?:salio|viene|llega)|en que va)',
  ],
  [
    'order_problem',
    94,
    '(?<!un )(?:pedido|paquete|compra|orden|encargo) (?:ya )?(?:lleva|completa)(?! cuant)~(?:dias?|semanas?|mes|meses)|(?<!si )no (?:me |le )(?:sirve|sirvio|quedo bien) (?:el|la|mi|ese|este|esa|esta) (?:bolso|mochila|panalera|lonchera|maleta|producto|pedido)(?![^|]{0,60}(?:recomiend|cual|mas (?:grande|pequen)))',
  ],
  [
    'cancel_order',
    96,
    '(?:cancel(?:a|ame|en|emos|arlo)|cancelar|anul(?:a|ame|en|ar)|parar|detener|frenar|suspender) (?:mi |el |la |un |este |ese )?(?:pedido|compra|orden|encargo)|ya no (?:quiero|queremos|necesito|voy a querer) (?:mi|el|la|ese|este|esa|esta) (?:pedido|compra|orden|encargo)(?! (?:express|con|sin))',
  ],
  ['change_address', 89, '(?:equivoque|puse mal|escribi mal|coloque mal)~(?:direccion|ciudad|barrio|municipio)'],
  [
    'order_status',
    89,
    '(?<!si |cuando )ya (?:se )?(?:pago|pague|pagamos|pagaron|cancele|cancelamos)~(?:y )?(?:cuando|en cuanto|cuanto)~(?:lleg\\w+|entreg\\w+|envi\\w+|despach\\w+|recib\\w+|demor\\w+|tard\\w+)',
  ],
  [
    'other_people',
    93,
    '(?:telefono|celular|numero|correo|direccion|cedula|datos)s?~(?:de|del) (?:la |el |una? |otr[oa]s? |los |las )(?:senor[aeo]?s?|client\\w+|comprador\\w*|muchach[oa]s?|vecin[oa]s?|chic[oa]s?|persona)~(?:que |q )?(?:compr\\w+|pidi\\w+|encarg\\w+)',
  ],
  ['order_problem', 94, '(?:era|eran) para (?:el|la|ayer|antes)~(?:y )?(?:hoy|ya (?:es|paso|estamos)|no llego|nada)'],
  [
    'order_problem',
    94,
    'no se parece|no (?:es|era) (?:el|la|lo) que (?:pedi|compre|vi|escogi|encargue)|que me (?:devuelvan|regresen|reembolsen)|(?:una|alguna) solucion|me solucion\\w+',
  ],
  [
    'payment_failed',
    92,
    '(?:pagina|web)~(?:se (?:quedo|cayo|cerro|bloqueo|pego|congelo|trabo)|en blanco)|(?:pagina|web|carrito|link|enlace)~no (?:me )?(?:carga|abre|funciona|sirve|deja|entra)|no (?:me )?(?:carga|abre|funciona)~(?:pagina|web|carrito|link|enlace)',
  ],
  [
    'change_name',
    87,
    'equivoc(?:o|ue|a)~(?:escribiendo|con|en) (?:el |su )?(?:nombre|apellido)|(?:pedi|puse|escribi|encargue)~(?:nombre~mal|(?:sin|con) (?:tilde|acento))|correg\\w+|corrij\\w+',
  ],
  [
    'order_problem',
    94,
    '(?:se )?(?:me |le )?(?:esta|estan) (?:solt|despeg|descos|pel|romp|dan|raj|desbarat|des(?:h)?ilach)(?:ando|iendo)|se (?:(?:me |le )?(?:trabo|atasco|zafo|desprendio|partio|quebro|solto|rajo|desbarato)|mancho|destino|perdio)',
  ],
  [
    'tracking',
    84,
    '(?:pague|compre|pedido|pedi|pago|compra)~(?:que sigue|ahora que|que pasa ahora)|que sigue(?: ahora)?|y ahora que',
  ],
  [
    'tracking',
    86,
    '(?:dan|envian|mandan|hay|tienen|como|entregan|me llega)~(?:un |una |la |numero de )*(?:guia|rastre\\w+|seguimiento|tracking)(?! de mi)(?! mi)|como (?:hago para |puedo )?(?:se|saber|sabre) (?:en que va|como va|cuando sale|que ya salio)~(?:pedido|compra)',
  ],
  [
    'order_problem',
    95,
    '(?:me |nos )?(?:llego|vino|salio|entregaron|mandaron|enviaron|trajeron|recibi)~(?:danad[oa]s?|rot[oa]s?|mal[oa]?s?|defectuos[oa]s?|incomplet[oa]s?|equivocad[oa]s?|sucio|sucia|manchad[oa]s?|rayad[oa]s?|abiert[oa]|descosid[oa]s?|otr[oa]s?|diferentes?|que no (?:era|es|pedi)|sin (?:el |la |los |su )\\w+|al reves|en mal estado|feo|fea)',
  ],
  [
    'order_problem',
    94,
    '(?:se )?(?:me |nos |le )?(?:dano|rompio|descosio|despego|revento|reventaron|danaron|rompieron|cayo|pelo|esta (?:roto|rota|danad[oa]|descosid[oa]|despegad[oa]|pelando))(?= |$)|(?:llego|vino|mi (?:bolso|mochila|panalera|maleta|pedido|lonchera))~(?:esta|salio|vino|llego) (?:danad[oa]|rot[oa]|mal[oa]?|equivocad[oa]|defectuos[oa]|incomplet[oa])',
  ],
  [
    'order_problem',
    94,
    '(?:nombre|bordado|color|letra|apellido|diseno|motivo|producto|pedido)~(?:mal escrit[oa]|mal bordad[oa]|esta mal|quedo (?:mal|torcid[oa]|chuec[oa]|fe[oa]|disparej[oa]|corrid[oa]|flojo|incomplet[oa])|(?:esta|llego|vino|salio) (?:torcid[oa]|chuec[oa]|disparej[oa])|equivocad[oa]|errad[oa]|incorrect[oa]|no (?:es|era) (?:el|la|lo) que (?:pedi|escogi|queria))|(?:bordaron|escribieron|pusieron|hicieron|enviaron|mandaron)~(?:mal|otro|otra|equivocad[oa]|que no)(?= |$)|mal bordad[oa]|mal escrit[oa]|(?:falta|falto|faltaron|faltan) (?:el|la|los|las|un|una|mi)~(?:pompon|llavero|mono|pieza|accesorio|producto|pedido|bolso|letra|\\w+)',
  ],
  [
    'order_problem',
    95,
    '(?:no|nunca|todavia no|aun no|ni) (?:me |nos )?(?:ha |han |a |he |hemos )?(?:lleg\\w+|recibi(?:do)?|entregad[oa]|entregaron|enviad[oa]|enviaron|despachad[oa])~(?:nada|pedido|paquete|bolso|mochila|panalera|compra|todavia|aun|y)?|(?:no|nunca) (?:me )?(?:ha|han|a) (?:llegado|entregado|enviado|respondido|contestado|despachado)|(?:no|nunca) (?:me |nos )?(?:llego|llega) ?(?=[|])|(?:no me|nadie me|nadie) (?:responden?|contestan?|da razon|dan razon|ha respondido|han respondido)|(?:ya )?(?:pasaron|paso|van|llevo|hace)~(?:dias|semanas|mes|meses)~(?:y |esperando|sin|nada|pedido|no)|llevo~esperando|se (?:me |nos )?(?:perdio|extravio)|nada que (?:me )?(?:llega\\w*|aparece\\w*)|(?:va|van) para (?:un|una|dos|tres|\\d+) (?:mes|meses|semanas?)|(?:esta |muy |va )?(?:retrasad[oa]|atrasad[oa])|incumpl\\w+',
  ],
  [
    'order_problem',
    95,
    '(?:me )?(?:cobraron|cobro|descontaron|debitaron|cargaron|hicieron)~(?:dos veces|doble|2 veces|de mas|duplicado|mas de|tres veces|dos cobros|dos cargos)|doble (?:cobro|cargo|pago)|pague (?:dos|2) veces|cobro (?:doble|duplicado)|(?:ya )?(?:pague|me cobraron|me descontaron|hice el pago|me debitaron)~(?:y |pero )~(?:no|nada|sale|aparece)|pague de mas|pago duplicado',
  ],
  [
    'order_problem',
    93,
    '(?<!no )(?:tengo|tuve|hay|hubo) (?:un |una )?(?:problema|inconveniente|queja|reclamo|novedad)s?|(?:poner|quiero|hacer|presentar|interponer)~(?:queja|reclamo|reclamacion|pqr|pqrs)|quejas?(?= |$)|reclamos?(?= |$)|pqrs?|(?:quiero|necesito|exijo|solicito|pido)~(?:mi dinero|mi plata|la plata|reembolso|que me devuelvan|devolucion del dinero)|devuelvanme|(?:quiero|necesito|voy a|quisiera) (?:devolver|regresar|cambiar) (?!(?:el|la|mi|las|los) (?:direccion|ciudad|nombre|color|datos|telefono|celular|barrio|correo))(?:el|la|mi|un|este|esta|lo que)~(?:bolso|mochila|panalera|pedido|producto|compra|maleta|lonchera|compre|llego)|hacer (?:efectiva|valer) la garantia|garantia de mi',
  ],
  [
    'cancel_order',
    96,
    '(?:quiero|necesito|quisiera|deseo|puedo|como|voy a|me ayudas? a|podria|se puede|favor|pueden) ?~(?:cancel\\w+|anular\\w*) (?:el|mi|un|la|una|ese|este)? ?(?:pedido|compra|orden|encargo)|(?:cancel(?:ar|o|en|enme|arme|ado)|anul(?:ar|o|en)) (?:mi|el|la|un) (?:pedido|compra|orden)|ya no (?:lo|la|los|las) quiero|cancelen',
  ],
  [
    'payment_failed',
    92,
    '(?:no|ni) (?:me )?(?:deja|permite|pasa|funciona|sirve|puedo|pude|he podido|acepta|recibe|da|carga|entra|toma)~(?:pag\\w+|tarjeta|comprar|compra|carrito|pago|transaccion)|(?:pago|tarjeta|transaccion|compra)~(?:rechaz\\w+|declin\\w+|fall\\w+|error|no (?:pasa|paso|funciona|sirve|entra|me pasa)|negad[oa]|no aprob\\w+)|rechaz\\w+~(?:pago|tarjeta|transaccion)|error~(?:pagar|pago|pagina)',
  ],
  [
    'change_name',
    88,
    '(?:cambi(?!ador)\\w+|corregir\\w*|correg\\w+|modific\\w+|edit\\w+|arreglar)~(?:el |un |del )?(?:nombre|bordado|letra|texto|apellido)|(?:me equivoque|puse mal|escribi mal|coloque mal|quedo mal)~(?:nombre|en el|el|la)~|(?:nombre|bordado)~(?:cambi(?!ador)\\w+|corregir\\w*|modific\\w+)|equivoque~nombre|quit\\w+~(?:nombre|bordado)',
  ],
  [
    'change_address',
    86,
    '(?:cambi(?!ador)\\w+|corregir|modific\\w+|equivoque)~(?:la |mi |de |el )?(?:direccion|ciudad|color|producto|datos de (?:envio|entrega))(?! por)|(?:cambi(?!ador)\\w+|agreg\\w+|modific\\w+|adicion\\w+)~(?:a )?(?:mi|el|al) (?:pedido|orden|compra)',
  ],
  [
    'order_status',
    82,
    '(?:donde|como|en que|cual|que|cuando)~(?:va|esta|anda|viene|estado|paso|llega|sale|sera|hay)~(?:mi|el|de mi|con mi|del) (?:pedido|orden|compra|paquete|encargo|envio)|(?:estado|seguimiento|rastre\\w+|consult\\w+|ver|revis\\w+|averigu\\w+|sab\\w+|saber|preguntar|informacion|razon|novedad|novedades|noticias)~(?:de |del |por |mi |el |sobre |en que va )+~?(?:pedido|orden|compra|paquete|encargo)(?! minimo)|rastre\\w+|numero de guia|(?:mi|la) guia|guia de|tracking|(?:mi|el) (?:pedido|paquete|encargo|bolso|mochila)~(?:ya |esta |cuando )?(?:salio|llega|va|despach\\w+|enviaron|listo|lista|viene|donde)|ya (?:salio|enviaron|despacharon|mandaron|esta listo|esta lista)|mi (?:pedido|orden|compra|encargo|paquete)|hice (?:un|una) (?:pedido|compra|orden)|(?:hay|tengo|tenia|tenemos|deje|tiene) (?:un|el|ese) (?:pedido|encargo)|ya va a salir|(?:pedido|paquete|encargo|compra) (?:dice|sale|aparece|figura)|que (?:ha )?(?:paso|pasado) con (?:mi|el|lo)|(?:con )?el que compre|(?:por |en )?donde (?:viene|va|anda)~(?:mi|el|la)|(?:despach\\w+|envi\\w+|mand\\w+|lleg\\w+|salio) ?~(?:lo mio|el mio|la mia)|lo mio|en que va|seguimiento|numero (?:de|del) (?:pedido|orden|compra)|ya (?:me |lo |la |los )(?:enviaron|despacharon|mandaron)|ya (?:hice|realice|compre)~(?:pedido|compra)|compre (?:un|una|hace|el|la|ayer)',
  ],
];
