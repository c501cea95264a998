import { CURRENT_PROVIDER_NAME } from '../../common/payment-providers.js';
import { GUARANTEE_MONTHS } from '../../common/withdrawal-right.js';

/** For each state of an order, and each of its events: the subject, and what it means for the customer. */
export const STATUS_EMAILS = {
  pending_transfer: [
    'Recibimos tu pedido',
    'Tu pedido está reservado. Empezamos a hacerlo cuando recibamos tu transferencia.',
  ],
  paid: ['Confirmamos tu pedido', 'Recibimos tu pago. Gracias por elegir Sigerist.'],
  payment_review: [
    'Estamos revisando tu pago',
    'Una persona está revisando el pago de tu pedido y te escribe pronto. Mientras tanto no tienes que pagar otra vez.',
  ],
  in_production: ['Estamos haciendo tu pedido', 'Tu pedido ya está en el taller. Te escribimos apenas salga.'],
  shipped: ['Tu pedido va en camino', 'Tu pedido salió del taller. El envío lo pagas al recibir.'],
  delivered: [
    'Entregamos tu pedido',
    `Tu pedido ya llegó. Esperamos que lo disfrutes. Tiene ${GUARANTEE_MONTHS} meses de garantía: si algo falla, pídela en la página de tu pedido.`,
  ],
  // An order that holds money cannot be cancelled: a refund ends it.
  cancelled: [
    'Cancelamos tu pedido',
    'Cancelamos tu pedido y no tienes que pagar nada. Si no fue decisión tuya, responde este correo.',
  ],
  refund_pending: [
    'Te estamos devolviendo el dinero',
    'Vamos a devolverte el dinero de tu pedido. En otro correo va la fecha, y te escribimos en cada paso.',
  ],
  refunded: ['Te devolvimos el dinero', 'Ya está hecho. Según tu banco, puede tardar en verse.'],
  balance_requested: ['Tu pedido está listo', 'Terminamos tu pedido.'],
  instalment_received: ['Recibimos tu pago', 'Gracias por tu pago.'],
  receipt_corrected: [
    'Corregimos un pago de tu pedido',
    'Habíamos confirmado una transferencia que no era de este pedido, y la quitamos. Si crees que sí era tuya, responde este correo con el comprobante.',
  ],
  allowance_given: ['Ajustamos el valor de tu pedido', 'Te descontamos una parte de lo que faltaba.'],
  payment_reminder: [
    'Recuerda tu transferencia',
    'Todavía no vemos tu transferencia. Si ya la hiciste, envíanos el comprobante y no tienes que hacer nada más.',
  ],
  shipment_corrected: [
    'Corregimos la guía de tu envío',
    'El número de guía que te escribimos antes no era el correcto. Con este sí puedes seguir tu paquete.',
  ],
  details_corrected: [
    'Cambiaron los datos de tu pedido',
    'Ya quedó el cambio. Hacemos tu pedido con estos datos.',
    'Si no lo pediste tú, corrígelo con el botón de este correo y respóndenos ya mismo.',
  ],
  account_withdrawn: [
    'No transfieras a la cuenta que te mostramos',
    'La cuenta de banco que te mostramos para este pedido ya no se usa: por favor no transfieras a ella.',
    'Puedes pagar en línea en la página de tu pedido, o responder este correo y te damos la cuenta nueva. Si ya transferiste, envíanos el comprobante y lo buscamos.',
  ],
  account_given: [
    'Esta es la cuenta para tu transferencia',
    'La cuenta que te mostramos antes ya no se usa. Transfiere a esta.',
  ],
  payment_overdue: [
    'Cerramos tu pedido porque no llegó el pago',
    'No recibimos la transferencia a tiempo, así que cerramos tu pedido y no te cobramos nada.',
    'Si ya transferiste, tu dinero no se pierde: responde este correo con el comprobante y lo retomamos. Si todavía quieres el pedido, también escríbenos.',
  ],
} as const;

/** Replaces the first mail of an order without money to pay. */
export const FREE_ORDER = [
  STATUS_EMAILS.paid[0],
  'Sin costo por tu código: no tienes que pagar nada. Gracias por elegir Sigerist.',
] as const;

const VOIDED = `${CURRENT_PROVIDER_NAME}, por donde pagaste, nos avisó que el pago de tu pedido fue anulado, así que no tenemos ese dinero. Si alcanzó a salir de tu cuenta o de tu cupo, tu banco te lo devuelve.`;

/** For each review that the shop began itself. */
export const REVIEW_EMAILS = {
  late_payment: [
    'Estamos revisando tu pago',
    'Recibimos tu pago, pero llegó más tarde de lo esperado. Una persona lo está revisando y te escribe pronto: hacemos tu pedido o te devolvemos el dinero. No tienes que pagar otra vez.',
  ],
  second_payment: [
    'Estamos revisando tu pago',
    'Recibimos este pago, pero ya teníamos otro pedido tuyo con estas piezas o con algunas de ellas. Una persona lo está revisando y te escribe pronto: si no querías dos, te devolvemos este dinero. No tienes que pagar otra vez.',
  ],
  discount_over_limit: [
    'Estamos revisando tu pago',
    'Recibimos tu pago, pero el código de descuento de tu pedido ya se había agotado cuando llegó. Una persona lo está revisando y te escribe pronto: hacemos tu pedido o te devolvemos el dinero. No tienes que pagar otra vez.',
  ],
  voided_instalment: [
    'Anularon uno de tus pagos',
    `${CURRENT_PROVIDER_NAME}, por donde pagaste, nos avisó que uno de los pagos de tu pedido fue anulado, así que no tenemos ese dinero. Si alcanzó a salir de tu cuenta o de tu cupo, tu banco te lo devuelve.`,
    'Seguimos teniendo lo demás que pagaste. Una persona lo está revisando y te escribe pronto: mientras tanto no tienes que pagar nada.',
  ],
  voided: [
    'Anularon el pago de tu pedido',
    VOIDED,
    'Dejamos tu pedido en pausa y una persona te escribe pronto. Si lo quieres, responde este correo o escríbenos, y te decimos cómo pagarlo otra vez.',
  ],
  voided_first: [
    'Anularon uno de tus pagos',
    VOIDED,
    'Seguimos teniendo el otro pago que hiciste por estas mismas piezas. Una persona lo está revisando y te escribe pronto: no tienes que pagar otra vez.',
  ],
  voided_partly: [
    'Anularon uno de tus pagos',
    VOIDED,
    'Seguimos teniendo otro pago tuyo por algunas de estas piezas. Una persona te escribe pronto para acordar las demás: mientras tanto no tienes que pagar nada.',
  ],
  voided_second: [
    'Anularon el pago repetido',
    `${CURRENT_PROVIDER_NAME}, por donde pagaste, nos avisó que este segundo pago fue anulado, así que no tenemos ese dinero. Si alcanzó a salir de tu cuenta o de tu cupo, tu banco te lo devuelve.`,
    'Tu primer pedido con estas piezas sigue igual. No tienes que hacer nada.',
  ],
  voided_sent: [
    'Anularon el pago de tu pedido',
    VOIDED,
    'Como tu pedido ya salió del taller, una persona te escribe pronto para acordar cómo seguimos. Si quieres, responde este correo.',
  ],
} as const;
