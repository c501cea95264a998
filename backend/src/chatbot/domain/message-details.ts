/** A place that a customer sent. */
export interface SharedLocation {
  /** Degrees; null together with `longitude` when the platform sent no valid coordinates. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly name: string;
  readonly address: string;
}

/** A contact card that a customer sent: the data of a third person. */
export interface SharedContact {
  readonly name: string;
  readonly company: string;
  /** `waId`: digits with country code when the number is on WhatsApp, else null. */
  readonly phones: readonly { readonly number: string; readonly waId: string | null }[];
  readonly emails: readonly string[];
}

/** One product of an order from the shop's catalogue on WhatsApp, as the customer's phone sent it. */
export interface OrderedItem {
  /** Id of the product in the feed. */
  readonly retailerId: string;
  readonly quantity: number;
  /** Price of one piece on WhatsApp; null when it was no valid amount. */
  readonly price: number | null;
  readonly currency: string;
}

/** The advert that a customer pressed before writing. */
interface Referral {
  readonly headline: string;
  readonly body: string;
  /** `http` or `https`; null for anything else. */
  readonly url: string | null;
}

export interface FormAnswer {
  readonly field: string;
  readonly value: string;
}

/** What a message of a customer holds beside its words. Plain JSON; the parser bounds each text and list. */
export interface MessageDetails {
  /** The platform's type of the message, for example `image` or `poll_creation`. */
  readonly type: string;
  /** Name of a document. */
  readonly fileName?: string;
  readonly location?: SharedLocation;
  readonly contacts?: readonly SharedContact[];
  readonly order?: readonly OrderedItem[];
  /** Retailer id of the product that the customer asks about. */
  readonly productId?: string;
  readonly referral?: Referral;
  readonly form?: readonly FormAnswer[];
  /** Emoji of a reaction; '' when the customer took it back. */
  readonly reaction?: string;
  /** The platform's id of the message that this one answers or reacts to. */
  readonly quotedWamid?: string;
}

/**
 * What a message needs: `text` is answered by the bot, `media` and the kinds after it by a person, `unknown` by a request to write it
 * as text, and `other` (a reaction) by nobody.
 */
export type MessageKind = 'text' | 'media' | 'location' | 'contacts' | 'order' | 'form' | 'unknown' | 'other';

const LABELS: Readonly<Record<string, string>> = {
  image: 'Foto',
  audio: 'Audio',
  voice: 'Nota de voz',
  video: 'Video',
  sticker: 'Sticker',
  document: 'Documento',
  location: 'Ubicación',
  contacts: 'Contacto',
  order: 'Pedido del catálogo',
  interactive: 'Formulario',
};

const DELETED_MESSAGE = 'El cliente borró este mensaje';

/** A message in one text for staff: what kind it was, then the customer's words. */
export function shownText(message: {
  readonly text: string;
  readonly kind: MessageKind;
  readonly details: MessageDetails | null;
  readonly deletedAt: Date | null;
}): string {
  const { text, kind, details, deletedAt } = message;
  if (deletedAt) return DELETED_MESSAGE;
  if (details?.reaction !== undefined)
    return details.reaction === '' ? 'Quitó su reacción' : `Reaccionó con ${details.reaction}`;
  if (!details || kind === 'text') return text || '[Mensaje vacío]';
  if (kind === 'unknown') return `Mensaje de un tipo que todavía no mostramos: «${details.type}»`;
  const label = Object.hasOwn(LABELS, details.type) ? LABELS[details.type]! : details.type;
  const what = details.fileName ? `${label}: ${details.fileName}` : label;
  return [`[${what}]`, text || summaryOf(details)].filter(Boolean).join(' ');
}

function summaryOf({ location, contacts, order }: MessageDetails): string {
  if (location) return location.name || location.address;
  if (contacts) return contacts.map(({ name }) => name).join(', ');
  const pieces = order?.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === undefined ? '' : `${pieces} ${pieces === 1 ? 'producto' : 'productos'}`;
}
