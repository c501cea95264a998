/** Words that customers use and that typing errors are corrected to; product and option names come from the data. */
export const SHOP_WORDS = `
hola buenas buenos dias tardes noches gracias adios chao saludos
cuanto cuanta cuantos cuantas cuesta cuestan costaria costo costos vale valen valor valores precio precios sale salen cobran cotizar cotizacion
barato barata economico economica costoso caro presupuesto descuento descuentos promocion promociones oferta ofertas rebaja codigo cupon
envio envios enviar envian domicilio domicilios flete despacho despachan entrega entregas entregan demora demoran demorar tarda tardan llega llegan llegaria llegar recibir
express urgente rapido dias habiles semana fecha cuando transportadora guia rastrear rastreo pedido pedidos orden compra seguimiento estado
pagar pago pagos paga tarjeta credito debito transferencia consignacion consignar efectivo contraentrega cuotas nequi daviplata efecty bancolombia addi sistecredito anticipo abono separar
impuestos factura electronica bordado bordados bordar bordada bordan personalizar personalizado personalizada personalizan personalizacion nombre nombres letra letras hilo hilos
color colores diseno disenos motivo motivos dibujo animal animales tamano medidas medida mide dimensiones grande pequeno mediano peso capacidad
material materiales cuero tela sintetico herrajes reata impermeable lavar lavadora limpiar limpieza cuidados garantia garantias danado danada devolver devolucion devoluciones cambio cambiar retracto reembolso
tienda fisica taller direccion ubicados ubicacion local showroom horario horarios abren cierran atienden domingo domingos festivo festivos sabado telefono whatsapp correo instagram facebook contacto
asesor asesora agente humano persona catalogo productos producto disponible disponibles stock existencia agotado fotos foto imagenes kit combo completo piezas incluye accesorio accesorios
regalo regalar recomiendas recomendar recomienda clinica viaje bebe mayor distribuidor revender emprendimiento mayorista datos privacidad comprar informacion
bolsos mochilas morral morrales maletin panalera panaleras panalero neceser chupo chupeta tetero teteros biberon lonchera loncheras organizador organizadores maleta maletas cambiador portachupeta portadocumentos documentos
pompon pompones llavero llaveros mono complementos opciones safari kawaii disney osito ositos nautico flores cancelar queja reclamo problema confiable seguro
cursiva fuente tipografia kits lujo gratis carrito recoger visitar ciudad ciudades nacional internacional
quiero quisiera necesito puedo puede pueden tienen hacen manejan aceptan reciben mandan venden fabrican
`
  .trim()
  .split(/\s+/);

/** Frequent words that look like those of the shop: they are never corrected. */
export const OTHER_WORDS = new Set(
  `hombre hombres hambre mano manos como donde quien quienes cual cuales para pero porque sobre entre desde hasta
  esta este esto estos estas estan estoy esta ellos ellas otro otra otros otras mismo misma todo toda todos todas tiene
  tengo tenia tener hacer hace hago haria hecho dice diga digan decir dijo manda mande mandar vino vine venir viene vienen
  salir salio llego llegado llevo llevar lleva llame llamo llaman llamada nuevo nueva bueno buena bien mejor peor mucho
  mucha muchos muchas poco poca algo alguna alguno algun nada nadie nunca siempre tambien tampoco ahora luego despues antes
  hoy manana ayer mes meses ano anos hora horas minuto minutos lunes martes miercoles jueves viernes enero febrero marzo
  abril mayo junio julio agosto septiembre octubre noviembre diciembre nino nina ninos ninas hijo hija hijos mama papa
  tia tio abuela hermana hermano sobrino sobrina amiga amigo prima primo familia casa ciudad carro perro gato conejo cosa
  cosas trabajo colegio escuela jardin universidad mundo vida agua cama cara claro clara cliente clientes cerca lejos
  negra blanca roja dorada morada rosa verde amarillo gris naranja beige lista listo puesto puesta gusta gustan gustaria
  encanta ver veo vi visto vamos vas voy vaya ser sera seria fue fueron son somos haya hubo habia podria podrian debo
  tipo forma formas manera parte partes uno una unos unas dos tres cuatro cinco seis siete ocho nueve diez cien mil
  primera primero segunda segundo tercera ultima ultimo sola solo solamente cada mas menos igual sea si sino sin con
  pues dale listo vale venga mira oye sabe saber sabes creo pienso espero esperar espera favor gracia pena perdon disculpa
  cita citas carta cartas caso casos papel piel pelo plata dinero banco bancos cuenta cuentas canto tanto tanta puerta
  media medio medios muestra muestran mandado mandaron pedi pidio pedir piden pague pagado pagaron cobro cobraron compre
  compraron pensando plazo presente presencial clase clases tema temas texto textos numero numeros aire madre padre mayo
  recibi recibio recibo corto corta largo larga ancho alto alta bajo baja noche tarde dia semanas rapida lenta directo
  nombra hombro hombros bolsillo bolsillos costado costura costuras cierre cierres correa correas asa asas tapa forro
  fecha fechas cumple cumpleanos navidad bautizo baby shower nacer nacio nace embarazo embarazada gemelos mellizos
  presidente precioso preciosa preciosos preciosas hermoso hermosa lindo linda divino divina bonito bonita`
    .trim()
    .split(/\s+/),
);

/** What people type instead of a word. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  qu: 'que',
  xq: 'por que',
  pq: 'por que',
  porq: 'por que',
  xk: 'por que',
  pk: 'por que',
  d: 'de',
  x: 'por',
  xfa: 'por favor',
  xfavor: 'por favor',
  porfa: 'por favor',
  porfis: 'por favor',
  plis: 'por favor',
  pls: 'por favor',
  pliz: 'por favor',
  pf: 'por favor',
  bn: 'bien',
  tmb: 'tambien',
  tb: 'tambien',
  tbn: 'tambien',
  tambn: 'tambien',
  pa: 'para',
  pal: 'para el',
  pala: 'para la',
  pra: 'para',
  tons: 'entonces',
  entons: 'entonces',
  cto: 'cuanto',
  cnto: 'cuanto',
  cuant: 'cuanto',
  cuato: 'cuanto',
  cunto: 'cuanto',
  qnto: 'cuanto',
  kuanto: 'cuanto',
  cuanro: 'cuanto',
  cuando: 'cuando',
  cdo: 'cuando',
  cnd: 'cuando',
  dnd: 'donde',
  dond: 'donde',
  onde: 'donde',
  aki: 'aqui',
  info: 'informacion',
  infor: 'informacion',
  msj: 'mensaje',
  wsp: 'whatsapp',
  wpp: 'whatsapp',
  wasap: 'whatsapp',
  whats: 'whatsapp',
  wa: 'whatsapp',
  wapp: 'whatsapp',
  guasap: 'whatsapp',
  wp: 'whatsapp',
  ig: 'instagram',
  insta: 'instagram',
  fb: 'facebook',
  face: 'facebook',
  cel: 'celular',
  tel: 'telefono',
  dir: 'direccion',
  desc: 'descuento',
  dcto: 'descuento',
  dto: 'descuento',
  promo: 'promocion',
  promos: 'promociones',
  grax: 'gracias',
  grcs: 'gracias',
  thx: 'gracias',
  gcs: 'gracias',
  buens: 'buenas',
  bns: 'buenas',
  ola: 'hola',
  hla: 'hola',
  holi: 'hola',
  holis: 'hola',
  sta: 'esta',
  toy: 'estoy',
  ta: 'esta',
  tan: 'tan',
  tc: 'tarjeta de credito',
  tdc: 'tarjeta de credito',
  pse: 'pse',
  domi: 'domicilio',
  dom: 'domicilio',
  domis: 'domicilios',
  kiero: 'quiero',
  kisiera: 'quisiera',
  vdd: 'verdad',
  nd: 'nada',
  ntp: 'no te preocupes',
  min: 'minutos',
  hrs: 'horas',
  hr: 'hora',
  dsp: 'despues',
  msn: 'mensaje',
  fds: 'fin de semana',
  finde: 'fin de semana',
  col: 'colombia',
  med: 'medellin',
  medallo: 'medellin',
  bta: 'bogota',
  bquilla: 'barranquilla',
  und: 'unidad',
  uni: 'unidad',
  unds: 'unidades',
  c: 'se',
  m: 'me',
  t: 'te',
  s: 'es',
  uds: 'ustedes',
  ud: 'usted',
  ustds: 'ustedes',
  hac: 'hacen',
  tiens: 'tienen',
  tnn: 'tienen',
  tien: 'tienen',
  nesecito: 'necesito',
  nesesito: 'necesito',
  aser: 'hacer',
  acer: 'hacer',
  ase: 'hace',
  asen: 'hacen',
  acen: 'hacen',
  ai: 'hay',
  ay: 'hay',
  backpack: 'mochila',
  express: 'express',
  expres: 'express',
  expreso: 'express',
  espress: 'express',
  expreess: 'express',
  exprés: 'express',
};
