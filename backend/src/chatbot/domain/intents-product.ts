import type { IntentRow } from './pattern.js';

/** Products, prices, options and personalisation. */
export const PRODUCT_INTENTS: readonly IntentRow[] = [
  ['kit', 90, '(?:kits?|combos?|conjuntos?)~sin (?:el |ningun )?(?:bordad[oa]s?|nombre|bordar)'],
  [
    'kit',
    83,
    '(?:kits?|combos?|sets?|(?<!hag\\w{1,3} |hac\\w{1,3} )juegos?|conjuntos?)(?: de lujo| completos?| de bebe| de maternidad| de (?:siete|7) piezas)?|(?:7|siete|cuantas|las) piezas|todas las piezas|de lujo|paquetes? (?:completos?|de maternidad|de bebe|de \\w+ piezas)|el completo|portadocumentos?|porta documentos?',
  ],
  [
    'price_cheapest',
    86,
    '(?:es|esta|son|estan|muy|tan|que|uy|ay|uf|huy|se me hace|me parece) (?:muy |tan |un poco |algo |super |bastante )*(?:car[oa]s?|costos[oa]s?)(?= |$)',
  ],
  [
    'price_cheapest',
    85,
    '(?:mas|lo mas|la mas|el mas|mas bien) ?(?:barat\\w+|economic\\w+|comod\\w+|bajit\\w+|baj[oa]|sencill[oa]s?|basic[oa]s?)|(?:algo|opciones|cosas|que tienen|productos|uno|una|bolso|mochila|lonchera)~(?:barat\\w+|economic\\w+)|(?:menor|minimo) (?:precio|valor)|(?:lo|el|la) minimo|(?:precio|valor) (?:minimo|mas bajo)|desde (?:que precio|cuanto|que valor|cuanto empiezan)|barat\\w+|economic\\w+|(?:cuesta|vale) menos',
  ],
  [
    'price_most_expensive',
    85,
    '(?:mas|la mas|el mas|lo mas) (?:car[oa]s?|costos[oa]s?)|(?:mayor|maximo) (?:precio|valor)|precio mas alto|mas alto',
  ],
  [
    'price_budget',
    86,
    '(?:por )?(?:menos|debajo|por debajo|menor(?:es)?|inferior(?:es)?) (?:de |a )(?:los |unos )?\\d{2,7}|(?:hasta|maximo|tope|no mas de|mas o menos|como|alrededor de|presupuesto|con|tengo|por|unos|entre|de)(?: de| es de| unos| solo| como| maximo)? (?:\\d{5,7})(?: y \\d{5,7})?(?: pesos)?|presupuesto|\\d{5,7} pesos',
  ],
  // The answer to 'which budget?'.
  ['price_budget', 86, '^ (?:\\| )*(?:(?:como|unos|hasta|maximo|por ahi|mas o menos) )?\\d{5,7}(?: pesos)?(?: \\|)* $'],
  [
    'price',
    88,
    '(?:confirm\\w+|cierto|verdad|vale|valen|cuesta|cuestan|costaba|valia)~\\d{5,7}(?! (?:de|para))|(?:es|esta|sigue) (?:a|en) \\d{5,7}',
  ],
  [
    'express_price',
    79,
    '(?:PRICE)~(?:el |la |por el )?(?:servicio |entrega |envio |recargo |por |la )*(?:express|urgente|urgencia|rapido)|(?:servicio )?express~(?:PRICE)',
  ],
  [
    'price_difference',
    87,
    '(?:que|cual(?: es)?) (?:la )?diferencias?|diferencias? (?:entre|hay|tiene)|en que se diferencia\\w*|cual(?:es)?~(?:mejor|mas (?:grande|pequen[oa]|ampli[oa]|espacios[oa]|practic[oa]|livian[oa]|comod[oa] (?:para|de)))|compar(?!t)\\w+',
  ],
  [
    'name_price',
    77,
    '(?:PRICE)~(?:por |el |de |que )*(?:bordad[oa]?|bordar\\w*|nombre|ponerle\\w*(?! (?:el |un |una |algun )?(?:animal|motivo|dibujo|figura|munec|moño|mono|pompon|llavero|lazo))|personaliza\\w+|marcar\\w*|iniciales)|(?:bordad[oa]|bordar\\w*|nombre|personaliza\\w+|personalizarl[oa])~(?:PRICE|en total|total|tiene (?:algun )?costo|recargo|costo adicional|es gratis|incluid[oa]|se cobra|adicional|aparte|va incluid[oa])|(?:incluye|incluyen|viene con|ya trae|trae|incluid[oa]|gratis)~(?:el )?(?:bordado|nombre|personalizacion)|(?:bordado|nombre)~(?:gratis|incluid[oa])',
  ],
  [
    'price_plain',
    85,
    '(?:(?:PRICE)~)?(?:sin (?:el )?(?:bordad[oa]s?|nombre|bordar|personalizar|marcar)|lis[oa]s?(?= |$)|sencill[oa] sin nada|no (?:lo |la |le |los |las )?(?:quiero|necesito|pongo|llevo|bordo)~(?:bordad[oa]|nombre))(?:~(?:PRICE))?',
  ],
  [
    'price_plain',
    89,
    '(?:PRICE|baj\\w+|rebaj\\w+|descuent\\w+|ahorr\\w+)~no (?:lleva|tiene|va|le ponen|le pongo|se le)~(?:bord\\w+|nombre)|(?:baja|rebaja|descuentan|disminuye|menos|vale|cuesta|queda)~(?:quit\\w+|sin) (?:el |ese )?bord\\w+|ahorr\\w+~(?:sin|bord\\w+|nombre)|(?:bord\\w+|nombre)~ahorr\\w+|(?:mas|menos|sale|queda) ?~(?:barat\\w+|economic\\w+|menos)~(?:si no|sin)~(?:bord\\w+|nombre)|(?:si no|sin)~(?:bord\\w+|nombre)~(?:mas barat\\w+|mas economic\\w+|baja|rebaja\\w*|descuentan|menos)',
  ],
  [
    'price',
    88,
    '(?:pagina|web|instagram|foto|publicacion|anuncio)~(?:decia|dice|sale|salia|aparece|aparecia|vi|estaba|esta)~(?:a |en )?\\d{2,7}',
  ],
  [
    'product_info',
    87,
    '(?:conserv\\w+|mantien\\w+|manten\\w+|guard\\w+|aguant\\w+)~(?:fri[oa]s?|calient\\w+|calor|calientit\\w+|temperatura|fresc\\w+|hel\\w+)|termic[oa]s?|se (?:calientan?|enfrian?)|dura~(?:fri[oa]s?|calient\\w+|calor|temperatura)|(?:fri[oa]s?|calient\\w+|calor|temperatura)~dura',
  ],
  ['product_info', 83, 'para que (?:es|son|sirven?|se usan?|funcionan?)'],
  ['price', 50, 'PRICE'],
  ['price', 45, '(?:lista|listado|tabla) de precios|que precios|precios'],
  [
    'add_ons',
    72,
    'opciones de personaliza\\w+|(?:ademas|fuera|aparte) del bordado|complementos?|adicional(?:es)?|accesorios (?:para|adicionales|extra)|extras?|que (?:le )?(?:puedo|se puede|podria) (?:agregar|poner|anadir|adicionar)(?:le|les)?|(?:agregar|anadir|adicionar)(?:le|les)?|que (?:adornos|accesorios)|accesorios',
  ],
  [
    'threads',
    78,
    '(?:colou?r(?:es)?|tono(?:s)?) (?:de |del |para (?:el|la|las) |en (?:el )?)?(?:hilos?|bordad[oa]s?|letras?|nombre)|hilos?|(?:bord\\w+|nombre|letra)~(?:en |de )?(?:que |otro |otros |cualquier )?color(?:es)?|(?:que |cuales )?color(?:es)?~(?:bordar|bordado|bordan|nombre|letras?|hilo)',
  ],
  [
    'straps',
    79,
    '(?:que|cuales|cuantas|otras?|tipos? de|clases? de|disenos? de|modelos? de|estampad[oa]s? de|colou?r(?:es)? de(?: las?)?) (?:mas )?(?:correas?|reatas?|cargaderas?)|HAVE (?:mas |otras )?(?:correas|reatas|cargaderas)|(?:correas?|reatas?|cargaderas?) (?:hay|tienen|manejan|puedo|se puede)',
  ],
  [
    'bag_colours',
    74,
    '(?:que |cuales |otros |otro |mas |diferentes |distintos |varios |cuantos )?(?:color(?:es)?|tonos?)(?: de (?:bolsos?|mochilas?|panaleras?|cuero))?',
  ],
  [
    'fonts',
    80,
    '(?:tipos?|estilos?|clases?|fuentes?|formas?) de (?:letras?|fuentes?)|tipografias?|fuentes?(?= |$)|letra~(?:cursiva|script|imprenta|serif|comic|diferente|tienen|hay|manejan|bonita)|(?:que|cuales|cual) letras?|(?:letra|tipografia)~(?:puedo|se puede|podria)~(?:escog\\w+|eleg\\w+|cambi\\w+)|(?:escog\\w+|eleg\\w+)~(?:la |el |que )(?:tipo de )?letra|cursiva|letras (?:tienen|hay|manejan)',
  ],
  [
    'sizes',
    80,
    '(?:tamanos?)(?: de| del| para)?(?: la| el| las)? (?:letras?|nombre|bordado)|(?:letra|nombre|bordado)~(?:mas )?(?:grande|pequen[oa]|tamano|median[oa])|que tan grande~(?:nombre|letra|bordado)',
  ],
  [
    'motifs',
    78,
    '(?:que |cuales )?(?:animal(?:es|itos?)?|motivos?|dibujos?|figuras?|personajes?|munec[oa]s?|munequit[oa]s?)(?: tienen| hay| manejan)?',
  ],
  ['embroidery_categories', 79, 'safari|kawaii|disney|nautic[oa]s?|ositos tiernos|de la selva'],
  [
    'embroidery_categories',
    77,
    '(?:que|cuales)~(?:disenos?|bordados?|tematicas?|temas?|estilos|categorias|colecciones)(?: de bordado)?|(?:HAVE|bordan|bordar|hacen|con|de)~(?:disenos?|tematicas?) ?~(?:disney|safari|kawaii|nautico|flores|ositos|3d|animales)?|(?:disney|safari|kawaii|nautic[oa]|marinero|flores|floral|3d|tres d|ositos tiernos|tematica|catalogo de disenos|catalogo de bordados|que (?:me |le |les |nos )?(?:pueden|puedo|se puede|podrian) bordar|que bordan|disenos?|galeria)|(?:ejemplos?|muestras?|trabajos)~bordad\\w+|ver~(?:los |sus )?bordados',
  ],
  [
    'custom_design',
    86,
    '(?:(?:mi|un|nuestro|su) (?:propi[oa]s?|logos?|escudo)|logos?|escudos?|propio diseno|diseno propio|disenos? (?:personalizad\\w+|exclusiv\\w+|a mi gusto|propio|que yo)|(?:llevo|mando|envio|paso|tengo) (?:yo )?(?:el|un|mi) (?:diseno|imagen|dibujo)|cualquier (?:diseno|dibujo|imagen|cosa|personaje)|(?:bordar|bordan|bordarle|poner|ponerle|hacer)~(?:una foto|una imagen|un dibujo mio|frase\\w*|fecha\\w*|iniciales|un mensaje|huellita|foto)|(?:mand\\w+|envi\\w+|pas\\w+|llev\\w+) (?:yo )?(?:el|un|mi) (?:dibujo|diseno|imagen|logo)|dibujo (?:de|que hizo) mi|frase|iniciales|a la medida|sobre medida|a medida|otro modelo|modelo exclusivo|disenar)',
  ],
  [
    'name_limit',
    84,
    '(?:cuantas?|cuantos|maximo|limite|hasta cuantas?|numero|cantidad)~(?:de )?(?:letras?|caracteres|palabras|nombres)|nombres?~(?:muy |tan |mas |es |son )?larg[oa]s?|(?:cabe|caben|alcanza)~(?:nombre|nombres|letras)|nombre compuesto|(?:caracteres|letras)~(?:maximo|caben|puede)|tildes?|acentos?(?= |$)|emojis?|caracteres|nombre y apellido|apellidos?|(?:dos|2|varios) nombres|con (?:n|tilde|acento|enie)(?= |$)',
  ],
  [
    'keychain_text',
    88,
    'llavero~(?:puede|podria|se puede)~(?:decir|llevar|poner\\w*)|(?:que|cuant[ao]s?|texto|letras?|palabras?|nombre|caracteres)~(?:en el |al |del |lleva el |para el |dice el |tiene el |caben en el |caben en )llavero|cabe\\w*~llavero|llavero~(?:cabe\\w*|que dice|texto|letras|nombre|cuantas)',
  ],
  [
    'personalise',
    70,
    '(?:como|donde|se|puedo|CAN|me|quiero|los|las|lo|la|le|les|hacen|para)~(?:personaliz\\w+|bord(?:ar|an|arl[oa]|arle|arlo|en|aria)|marc(?:ar|an|arlo|arla|ados?|adas?)|(?:poner|ponerle|ponen|pongan|lleve|colocar|colocarle|escribir)~(?:el |un |su |mi )?nombre)|personaliz\\w+|bordan|que diga|marcad[oa]s?(?= con|$)|con (?:el |su )?nombre|nombre (?:del|de mi|de la|de el) (?:bebe|hij[oa]|nin[oa])|bordar\\w*',
  ],
  ['personalise', 39, 'bordad[oa]s?'],
  [
    'how_to_buy',
    76,
    '(?:como|donde|en donde|por donde)~(?:compr\\w+|pid\\w+|pedir\\w*|orden\\w+|encarg\\w+|adquir\\w+|consig\\w+|hago (?:el|un|mi) pedido|realiz\\w+~(?:pedido|compra)|agreg\\w+ al carrito|es el proceso|funciona|hacer (?:el|un|mi) pedido|hago para(?! pag))|(?:quiero|quisiera|deseo|me interesa|necesito|me gustaria|voy a|vamos a) (?:comprar|pedir|hacer (?:un|el) pedido|encargar|ordenar|adquirir|hacer una compra)(?:l[oa]s?)?|me l[oa]s? llevo|l[oa]s? (?:quiero|compro|pido|encargo)(?= [|]| $)|proceso (?:de|para) (?:compra\\w*|ped\\w+|encarg\\w+)|como es el tema|pasos para|hacer un pedido|como es el proceso|quiero (?:uno|una)(?= |$)',
  ],
  [
    'stock',
    74,
    'cuant[ao]s (?:unidades|piezas)? ?(?:tienen|hay|quedan|les quedan)|(?:HAVE|esta|estan|queda|quedan|todavia|aun)~(?:disponib\\w+|en stock|stock|existencias?|unidades|agotad\\w+|inventario|la venta)|disponib\\w+|stock|existencias?|agotad[oa]s?|inventario|(?:todavia|aun) (?:tienen|queda|quedan|hay)|le queda|les quedan?|hay (?:en )?existencia|para entrega inmediata',
  ],
  [
    'measures',
    79,
    '(?:que |cuanto |cuales? (?:son |es )?(?:las |la |el )?)?(?:medidas?|miden?|dimension\\w+|tamanos?|tallas?|alto|ancho|largo|centimetros|cm|profundidad)(?: tiene\\w*| es| son)?|que tan (?:grande|pequen[oa]|amplio|amplia|espacios[oa])|(?:es|son) (?:muy |bien )?(?:grande|pequen[oa]|amplio|amplia|espacios[oa])s?|(?:cuanto|que) (?:pesa|pesan|peso|cabe|le cabe|caben)|(?:cuantos|cuantas)~(?:biberones|teteros|panales|mudas|litros|cosas)~(?:caben|cabe|le caben|guarda|lleva|mete\\w*)|le (?:cabe|caben)~|(?:cabe|caben)~(?:un |el |los |panales|portatil|computador|tetero\\w*|biberon\\w*|ropa)|capacidad|cuantos (?:litros|compartimentos|bolsillos|biberones)|compartimentos?|bolsillos?|termic[oa]|peso',
  ],
  [
    'pictures',
    80,
    '(?:fotos?|imagen(?:es)?|videos?|verl[oa]s?|catalogo en pdf)(?: de| del)?(?: los| las)?(?: bordad[oa]s)?(?= |$)|(?:muestra\\w*|ensena\\w*|mandame|enviame|pasame|envia|manda|regalame|regalas|pasas|envias|mandas|comparte\\w*)~(?:fotos?|imagen\\w*|modelos?|referencias?)|(?<!\\ba )como (?:se ve|luce|es|son|queda|quedan)(?! el (?:proceso|pago|envio)| que | la (?:compra|garantia|entrega|forma))',
  ],
  [
    'catalogue',
    64,
    'catalogos?|portafolio|(?:que|cuales|cual)~(?:productos?|modelos?|referencias?|articulos|opciones|cosas|bolsos?|mochilas?|loncheras?|maletas?|panaleras?|organizadores|accesorios) ~?(?:tienen|hay|manejan|venden|ofrecen|son)|(?:tienen|hay|venden|manejan|ofrecen|busco|buscando|quiero ver|me interesan?|muestrame|ver)~(?:productos?|modelos?|bolsos?|mochilas?|loncheras?|maletas?|panaleras?|organizador\\w*|accesorios|neceser\\w*|cambiador\\w*|portachupet\\w+)|que (?:mas )?(?:tienen|venden|hay|ofrecen|manejan)|(?:todos|todas) (?:los|las) (?:productos|bolsos|modelos)',
  ],
  [
    'recommendation',
    82,
    '(?:que|cual|cuales) (?:me |nos )?(?:recomiend\\w+|sugier\\w+|aconsej\\w+|compro|llevo|escojo|regalo|sirve|conviene|es mejor|seria (?:mejor|bueno|ideal)|puedo (?:dar|regalar|llevar))|recomiend\\w+|recomendacion\\w*|suger\\w+|sugier\\w+|(?:ideas?|opciones|algo|detalle|regalos?)~(?:para|de) (?:regal\\w+|un bebe|una bebe|bebes?|baby|mama|la clinica|el parto|bautizo|recien nacid[oa]|nacimiento|mi|un|una|dar)|ajuar(?:es)?|canastilla|dia (?:de la madre|del padre|del nino|de las madres)|amor y amistad|amigo secreto|aguinaldos?|primera comunion|(?:tienen|hay) algo (?:para|de)|baby ?shower|para (?:un |dar |hacer un )?regal\\w+|regalos?(?= |$)|regalar\\w*|para (?:un |una |mi )?(?:nin[oa]s?|bebe nin[oa]|nin[oa] de \\d+|sobrin[oa]|niet[oa]|amig[oa]|herman[oa])(?= |$)|para (?:la clinica|el hospital|el parto|dar a luz|el nacimiento|un recien nacido|ninos?|ninas?|la guarderia|el jardin|el colegio|un viaje|viajar|la universidad)|clinica|hospital|(?:sirve|sirven)~para|no se (?:que|cual)~(?:escoger|llevar|comprar|elegir|regalar)|indecis[oa]|ayudame a (?:escoger|elegir)|mas (?:vendid|popular|pedid)\\w*|(?:compran|piden|llevan|venden) mas|(?:busco|necesito|quiero) algo (?:para|que)|favorit[oa]s?|gemel\\w+|melliz\\w+|bono de regalo',
  ],
  [
    'gift_wrap',
    89,
    '(?:llegan?|vienen?|empacan|mandan|envian|entregan)~en (?:una )?(?:caja|bolsa)|(?:empac\\w+|empaqu\\w+|envolv\\w+|envuelv\\w+|envuelt\\w+|papel|cajas?|bolsas?)~(?:de |para |como )?regalos?|(?:de|para) regalo~(?:empac\\w+|empaqu\\w+|envolv\\w+|envuelv\\w+|envuelt\\w+|tarjet\\w+)|(?:empaque|envoltura|envolver|envuelven|envuelto)|tarjet\\w+~(?:de regalo|felicit\\w+|dedicatoria|mensaje)|tarjetica|dedicatoria',
  ],
  [
    'embroiderable',
    81,
    '(?:cual|cuales|que)(?: de)?(?: las| los| piezas| productos| bolsos| mochilas)*~(?:les?|se les?) (?:ponen|pone|bordan|marcan|puede (?:poner|bordar))~nombre|(?:cual|cuales|que)(?: de)?(?: las| los| piezas| productos| bolsos| mochilas)*~(?:se (?:pueden|puede) (?:bordar|personalizar|marcar)|se bordan|llevan bordado|van sin bordado|son bordables)|(?:cual|cuales|que)~no (?:se )?(?:bordan|llevan bordado|(?:se )?pueden (?:bordar|personalizar))|por que~no se (?:borda|bordan|puede bordar)|(?:todos|todas)~(?:se (?:pueden )?bord\\w+|llevan bordado)',
  ],
  ['catalogue', 25, 'productos|modelos|referencias'],
  [
    'product_info',
    39,
    '(?:informacion|info|detalles?|descripcion|caracteristicas|especificaciones|saber mas|cuentame|hablame)~(?:de|del|sobre|acerca)|(?:que|como) (?:es|trae|incluye|tiene|lleva|contiene|viene)~|para que (?:es|sirve)|caracteristicas|detalles',
  ],
];
