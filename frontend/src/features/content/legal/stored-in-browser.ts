import { CART_COOKIE, DRAFT_KEYS, DRAFT_PREFIX, STORAGE_KEYS } from '../../../shared/lib/browser-storage';

/** A cookie or storage entry, as described in the privacy policy. */
export interface StoredEntry {
  /** Name in the browser's developer tools; `…` stands for an id. */
  readonly name: string;
  readonly storage:
    | 'Cookie'
    | 'Almacenamiento local'
    | 'Almacenamiento de la pestaña'
    | 'Base de datos del navegador'
    | 'Caché del navegador';
  readonly purpose: string;
  readonly lasts: string;
}

type Description = Omit<StoredEntry, 'name'>;

const LOCAL = 'Almacenamiento local';
const TAB = 'Almacenamiento de la pestaña';
const UNTIL_CLEARED = 'Hasta que borres los datos del sitio';
const UNTIL_CLOSED = 'Hasta que cierres la pestaña';

/** Cookies, of the server but for that of the cart. With HTTPS most have the prefix `__Host-`, which binds them to this host. */
const COOKIES: Record<string, Omit<Description, 'storage'>> = {
  sid: {
    purpose: 'La sesión de tu cuenta. Solo la lee nuestro servidor.',
    lasts: '30 días sin entrar, o hasta que cierres sesión',
  },
  signed_in: {
    purpose: 'Solo dice que entraste, para mostrarte tu cuenta.',
    lasts: 'Lo mismo que la sesión',
  },
  device: {
    purpose:
      'Reconoce los dispositivos en los que entraste, para que nadie pueda bloquear tu cuenta. Solo la lee nuestro servidor.',
    lasts: 'Un año desde la última vez que entraste, o hasta que elimines tu cuenta',
  },
  payer: {
    purpose: 'Prueba que este navegador hizo el pago, para mostrarte el pedido completo. Solo la lee nuestro servidor.',
    lasts: '90 días',
  },
  [CART_COOKIE]: {
    purpose:
      'El mismo número al azar que reconoce tu carrito, para navegadores que no guardan nada más. No dice quién eres.',
    lasts: '90 días desde que agregaste algo por última vez',
  },
  passkey: {
    purpose:
      'Cuando una persona del equipo entra con su llave de acceso, prueba que lo hizo en este navegador. Solo la lee nuestro servidor.',
    lasts: '5 minutos',
  },
};

const KEYS: Record<keyof typeof STORAGE_KEYS, Description> = {
  workbenchFiles: {
    storage: 'Caché del navegador',
    purpose: 'Solo para el equipo de la tienda: la pantalla del taller, para que abra sin conexión.',
    lasts: UNTIL_CLEARED,
  },
  keptPieces: {
    storage: 'Caché del navegador',
    purpose:
      'Los últimos productos que viste y los de tu carrito, sin nombres bordados ni precios, para mostrártelos cuando no hay internet. No salen de tu teléfono.',
    lasts: 'Se usa durante 30 días desde tu última visita',
  },
  uploads: {
    storage: 'Base de datos del navegador',
    purpose:
      'Solo para el equipo de la tienda: fotos de productos que se están recortando o que todavía no se han subido.',
    lasts: 'Hasta que se suban o se descarten, y máximo una semana',
  },
  session: {
    storage: LOCAL,
    purpose: 'Un número al azar que reconoce tu carrito. No dice quién eres.',
    lasts: UNTIL_CLEARED,
  },
  cartChangedAt: { storage: LOCAL, purpose: 'Avisa a tus otras pestañas que el carrito cambió.', lasts: UNTIL_CLEARED },
  signedInChangedAt: {
    storage: LOCAL,
    purpose: 'Avisa a tus otras pestañas que entraste o saliste.',
    lasts: UNTIL_CLEARED,
  },
  paidTransaction: {
    storage: LOCAL,
    purpose: 'El número del último pago, para volver a su pedido.',
    lasts: 'Se usa durante 30 minutos',
  },
  paymentReference: {
    storage: LOCAL,
    purpose: 'La referencia del pago que empezaste, para no cobrarte dos veces.',
    lasts: 'Hasta que termine el pago; se usa durante 30 minutos',
  },
  paymentShown: {
    storage: LOCAL,
    purpose: 'La referencia que ya se mostró en Wompi, para avisarte si tu pago llegó.',
    lasts: 'Hasta que veas el resultado; se usa durante 8 días',
  },
  reloadedAt: {
    storage: TAB,
    purpose: 'La hora en que la página se recargó por una versión nueva.',
    lasts: UNTIL_CLOSED,
  },
  scrollPositions: {
    storage: TAB,
    purpose: 'Hasta dónde bajaste en cada página, para volver a ese lugar.',
    lasts: UNTIL_CLOSED,
  },
  chat: {
    storage: LOCAL,
    purpose: 'Un número al azar que abre tu conversación del chat. No dice quién eres.',
    lasts: 'Se usa durante 7 días desde tu último mensaje',
  },
  recentSearches: {
    storage: LOCAL,
    purpose: 'Lo último que buscaste en la tienda, para repetirlo. No sale de tu teléfono.',
    lasts: 'Hasta que lo borres en el buscador',
  },
};

const DRAFTS: Record<keyof typeof DRAFT_KEYS, Description> = {
  checkout: {
    storage: LOCAL,
    purpose: 'Lo que escribes al pagar: nombre, correo, celular, dirección y las casillas que marcas.',
    lasts: '14 días, o hasta completar el pedido',
  },
  product: { storage: LOCAL, purpose: 'Un diseño sin terminar, con el nombre a bordar.', lasts: UNTIL_CLEARED },
  design: { storage: TAB, purpose: 'Los cambios que haces a un diseño compartido.', lasts: UNTIL_CLOSED },
  line: {
    storage: LOCAL,
    purpose: 'Los cambios sin guardar de una pieza de tu carrito.',
    lasts: 'Hasta que los guardes',
  },
  copy: {
    storage: LOCAL,
    purpose: 'Una pieza que haces a partir de otra de tu carrito, sin terminar, con el nombre a bordar.',
    lasts: 'Hasta que la agregues al carrito',
  },
  piece: { storage: TAB, purpose: 'Lo que eliges en la página de un producto.', lasts: UNTIL_CLOSED },
  kit: { storage: LOCAL, purpose: 'Un kit sin terminar, con el nombre a bordar.', lasts: UNTIL_CLEARED },
  kitLine: {
    storage: LOCAL,
    purpose: 'Los cambios sin guardar de un kit de tu carrito.',
    lasts: 'Hasta que los guardes',
  },
  embroidery: { storage: TAB, purpose: 'Si quieres ver cada producto con bordado o sin bordado.', lasts: UNTIL_CLOSED },
  passwordReset: {
    storage: TAB,
    purpose:
      'El correo al que enviamos tu código para cambiar la contraseña, o la clave del enlace que abriste. Esa clave sirve una vez y durante 15 minutos.',
    lasts: 'Hasta que cambies la contraseña o cierres la pestaña',
  },
  emailConfirmation: {
    storage: TAB,
    purpose: 'La clave del enlace con el que confirmas tu correo, mientras entras a tu cuenta.',
    lasts: 'Hasta que entres o cierres la pestaña',
  },
  transferOrder: {
    storage: TAB,
    purpose: 'Tu pedido por transferencia, para volver a ver la cuenta.',
    lasts: UNTIL_CLOSED,
  },
  payingOrder: {
    storage: TAB,
    purpose: 'El número del pedido que estás pagando, para volver a él.',
    lasts: UNTIL_CLOSED,
  },
  workbenchQueue: {
    storage: LOCAL,
    purpose: 'Solo para el equipo de la tienda: la cola del taller, para trabajar sin conexión.',
    lasts: 'Hasta cerrar la sesión',
  },
  workbenchPresses: {
    storage: LOCAL,
    purpose: 'Solo para el equipo de la tienda: marcas del taller que aún no llegan a la tienda.',
    lasts: 'Hasta que lleguen',
  },
  photoComment: {
    storage: TAB,
    purpose: 'Lo que escribes sobre la foto de tu pedido, mientras lo envías.',
    lasts: UNTIL_CLOSED,
  },
  reply: {
    storage: TAB,
    purpose: 'Solo para el equipo de la tienda: una respuesta a un chat, escrita y sin enviar.',
    lasts: UNTIL_CLOSED,
  },
  staffNote: {
    storage: TAB,
    purpose: 'Solo para el equipo de la tienda: una nota de un pedido, escrita y sin guardar.',
    lasts: UNTIL_CLOSED,
  },
  shopEdits: {
    storage: LOCAL,
    purpose: 'Solo para el equipo de la tienda: cambios escritos que aún no llegan al borrador.',
    lasts: 'Hasta que lleguen al borrador',
  },
  shopNew: {
    storage: LOCAL,
    purpose: 'Solo para el equipo de la tienda: un código, una pregunta o un producto nuevo sin terminar.',
    lasts: 'Hasta que llegue al borrador',
  },
  completedOrder: { storage: TAB, purpose: 'El pedido que acabas de pagar, para volver a verlo.', lasts: UNTIL_CLOSED },
};

const withId = (name: string) => (/[-:]$/.test(name) ? `${name}…` : name);

/** All entries that the privacy policy lists. */
export const STORED_IN_BROWSER: readonly StoredEntry[] = [
  ...Object.entries(COOKIES).map(([name, rest]) => ({ name, storage: 'Cookie' as const, ...rest })),
  ...entriesOf(STORAGE_KEYS, KEYS),
  ...entriesOf(DRAFT_KEYS, DRAFTS, DRAFT_PREFIX),
];

function entriesOf<Id extends string>(
  names: Record<Id, string>,
  descriptions: Record<Id, Description>,
  prefix = '',
): StoredEntry[] {
  return (Object.keys(names) as Id[]).map((id) => ({ name: prefix + withId(names[id]), ...descriptions[id] }));
}
