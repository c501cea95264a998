import { FaqEntry, type FaqOrigin, type FaqQuestion } from './faq.js';

/** The frequent questions of a new shop in reading order; a figure is a placeholder in braces. A text that changes is kept in `earlier`. */
const FAQ_QUESTIONS: readonly FaqQuestion[] = [
  {
    id: 'envios-a-que-ciudades',
    category: 'Envíos y Entregas',
    question: '¿Envían a toda Colombia?',
    answer: 'Sí. Enviamos a toda Colombia desde nuestro taller en Medellín.',
  },
  {
    id: 'envios-cuanto-se-demora',
    category: 'Envíos y Entregas',
    question: '¿Cuánto se demora mi pedido?',
    answer:
      'Entregamos en {standardDays} días hábiles. Hacemos cada pieza por encargo, y solo el bordado toma {embroideryHours} horas.',
  },
  {
    id: 'envios-servicio-express',
    category: 'Envíos y Entregas',
    question: '¿Qué incluye el servicio express?',
    answer:
      'Por {expressPrice} tu pedido pasa primero y lo recibes en {expressDays} días hábiles. La entrega en 24 horas empieza a contar cuando tu pieza está lista.',
  },
  {
    id: 'envios-cuanto-cuesta',
    category: 'Envíos y Entregas',
    question: '¿Cuánto cuesta el envío?',
    answer:
      'El envío normal cuesta cerca de {shipping}, según tu ciudad. Lo pagas cuando recibes el paquete y no hace parte del total de la tienda.',
  },
  {
    id: 'envios-como-lo-sigo',
    category: 'Envíos y Entregas',
    question: '¿Cómo sé en qué va mi pedido?',
    answer:
      'Te escribimos cuando tu pieza está lista y cuando sale del taller. También puedes preguntarnos por WhatsApp.',
  },
  {
    id: 'pagos-formas-de-pago',
    category: 'Pagos',
    question: '¿Cómo puedo pagar?',
    answer:
      'Recibimos {paymentWays}. Puedes pagar el 50% por transferencia al hacer tu pedido y el 50% restante, más el envío, cuando esté listo. También puedes pagar el total con tarjeta de crédito.',
    earlier: [
      'Puedes pagar el 50% por transferencia al hacer tu pedido y el 50% restante, más el envío, cuando esté listo. También puedes pagar el total con tarjeta de crédito.',
    ],
  },
  {
    id: 'pagos-por-que-anticipo',
    category: 'Pagos',
    question: '¿Por qué piden un anticipo del 50%?',
    answer:
      'Porque hacemos cada pieza por encargo. Con el anticipo compramos los materiales y empezamos a coser la tuya.',
  },
  {
    id: 'pagos-precios-con-impuestos',
    category: 'Pagos',
    question: '¿Los precios incluyen impuestos?',
    answer: 'Sí. Los precios están en pesos colombianos e incluyen los impuestos. Lo único aparte es el envío.',
  },
  {
    id: 'pagos-kit-de-lujo',
    category: 'Pagos',
    question: '¿Cuánto cuesta el kit de lujo?',
    answer:
      'El kit completo de {kitPieces} piezas suma {kitTotal}. Con el {kitDiscount} de descuento te queda en {kitFinalTotal}, y además te llevas {kitFreeAccessories} gratis.',
  },
  {
    id: 'productos-materiales',
    category: 'Productos y Calidad',
    question: '¿De qué están hechos los bolsos?',
    answer:
      'De cuero PVC, reata importada y herrajes de acero inoxidable. Son materiales resistentes y fáciles de limpiar.',
  },
  {
    id: 'productos-como-los-limpio',
    category: 'Productos y Calidad',
    question: '¿Cómo limpio mi bolso?',
    answer:
      'Pásale un paño húmedo con jabón suave y déjalo secar a la sombra. No lo metas a la lavadora ni uses blanqueador, que dañan el bordado.',
  },
  {
    id: 'productos-garantia',
    category: 'Productos y Calidad',
    question: '¿Tienen garantía?',
    answer:
      'Sí, todas las piezas tienen 6 meses de garantía. Si una costura o un herraje falla, escríbenos con una foto y te contamos qué sigue.',
  },
  {
    id: 'productos-cambios-y-retracto',
    category: 'Productos y Calidad',
    question: '¿Puedo devolver un producto?',
    answer:
      'Una pieza sin personalizar la puedes devolver hasta 5 días hábiles después de recibirla: es tu derecho de retracto. Las piezas personalizadas no lo tienen, porque las hacemos solo para ti, así que revisa bien el nombre antes de confirmar. Conoce tus derechos en www.sic.gov.co.',
  },
  {
    id: 'productos-colores-reales',
    category: 'Productos y Calidad',
    question: '¿Las imágenes son fotos reales? ¿El bolso llega igual?',
    answer:
      '{pictures} El tuyo llega con los colores, la reata y el nombre que escogiste; como lo hacemos a mano, el tono del cuero y de la reata puede variar un poco. Antes de que salga del taller le tomamos una foto ya terminado.',
    earlier: [
      '¿El bolso llega igual a la foto?',
      'Sí, con los colores y el nombre que escogiste. Como lo hacemos a mano, el tono del cuero y la reata puede variar un poco.',
    ],
  },
  {
    id: 'empresa-donde-estan',
    category: 'Empresa',
    question: '¿Dónde están ubicados?',
    answer:
      'Nuestro taller está en Medellín. Ahí cortamos, bordamos y cosemos cada pieza, y de ahí sale a toda Colombia.',
  },
  {
    id: 'empresa-como-los-contacto',
    category: 'Empresa',
    question: '¿Cómo les escribo?',
    answer:
      'Por WhatsApp, por correo o con el formulario de contacto de la página de inicio. Te respondemos de lunes a sábado, de 9 de la mañana a 6 de la tarde.',
  },
  {
    id: 'empresa-hecho-a-mano',
    category: 'Empresa',
    question: '¿Quién hace los bolsos?',
    answer: 'Los hacemos a mano en Medellín, del primer corte a la última puntada. No revendemos piezas de otros.',
  },
  {
    id: 'personalizacion-que-pueden-bordar',
    category: 'Personalización',
    question: '¿Qué pueden bordar?',
    answer:
      'Tenemos 9 categorías: Safari, Kawaii, Disney, Ositos tiernos, Náutico, Nombres personalizados, Animales, Flores y diseños 3D. Escoge una y agrega el nombre de tu bebé.',
    earlier: [
      'Tenemos 9 categorías: Safari, Kawaii, Fantasía, Ositos tiernos, Náutico, Nombres personalizados, Animales, Flores y diseños 3D. Escoge una y agrega el nombre de tu bebé.',
    ],
  },
  {
    id: 'personalizacion-cuanto-cuesta-el-nombre',
    category: 'Personalización',
    question: '¿Cuánto cuesta bordar el nombre?',
    answer:
      'Con «Con bordado» el nombre y el motivo ya van incluidos en el precio. Si pides la pieza «Sin bordado», bordar solo el nombre cuesta {nameEmbroidery} y puede tener hasta {nameLength} caracteres.',
    earlier: ['El bordado de nombre cuesta {nameEmbroidery} y puede tener hasta {nameLength} caracteres.'],
  },
  {
    id: 'personalizacion-sin-bordado',
    category: 'Personalización',
    question: '¿Puedo pedirlo sin bordado?',
    answer:
      'Sí. Escoge «Sin bordado» en el producto y ahorras {embroiderySaving}. Estas piezas siempre van sin bordado: {plainProducts}.',
  },
  {
    id: 'personalizacion-complementos',
    category: 'Personalización',
    question: '¿Qué complementos puedo agregar?',
    answer: 'Puedes agregar {addOns}. Los escoges en la página de cada producto.',
  },
  {
    id: 'personalizacion-cambiar-el-nombre',
    category: 'Personalización',
    question: '¿Puedo cambiar el nombre después de pedir?',
    answer:
      'Sí, mientras no hayamos empezado a bordar. Escríbenos apenas lo notes: el bordado toma {embroideryHours} horas y no se puede deshacer.',
  },
];

/** The rows of a new shop. */
export function firstEntries(): FaqEntry[] {
  return FAQ_QUESTIONS.map(({ id, category, question, answer }, position) =>
    Object.assign(new FaqEntry(), { id, category, question, answer, position, withdrawn: false }),
  );
}

const BY_ID = new Map(FAQ_QUESTIONS.map((question) => [question.id, question]));

/** Whose words the question has. */
export function originOf({ id, question, answer }: Pick<FaqEntry, 'id' | 'question' | 'answer'>): FaqOrigin {
  const first = BY_ID.get(id);
  const began = (text: string, now: string) => text === now || first?.earlier?.includes(text);
  if (!first || !began(question, first.question)) return 'own-question';
  return began(answer, first.answer) ? 'new-shop' : 'own-answer';
}
