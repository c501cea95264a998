import type { Closing } from './closing.js';

/** A value of JSON as it is stored. */
export type Stored = string | number | boolean | null | readonly Stored[] | { readonly [name: string]: Stored };

/** One of the shop's own data, by its dotted key in `GET /settings`. */
export class ShopDatum {
  key!: string;
  /** Null until it is filled in; `{ value: null }` when the owner emptied it. */
  value!: { readonly value: Stored } | null;
}

/** Lead times of promised dates. */
export interface WorkshopPlan {
  readonly closing: Closing | null;
  /** Null while it is not limited. */
  readonly piecesPerWeek: number | null;
}

/** The initial value of a datum. `isPlaceholder`: it only demonstrates the shop, and production does not show it. */
interface FirstValue {
  readonly value: Stored;
  readonly isPlaceholder?: true;
}

/** Identity and contact data of the shop until the owner enters them. The email address is `SHOP_EMAIL`. */
const FIRST_VALUES: Readonly<Record<string, FirstValue>> = {
  /** As shoppers read it. */
  'contact.phone': { value: '+57 300 000 0000', isPlaceholder: true },
  /** Receives chats and proofs of transfers: digits with country code, as wa.me requires them. */
  'contact.whatsapp': { value: '573000000000', isPlaceholder: true },
  'contact.address': { value: 'Medellín, Antioquia, Colombia' },
  'social.instagram': { value: 'https://www.instagram.com/sigerist.co' },
  'social.facebook': { value: 'https://www.facebook.com/sigerist.co' },
  'legal.name': { value: 'Sigerist' },
  /** NIT, which Ley 1480 asks every seller to show. */
  'legal.taxId': { value: '900.000.000-0', isPlaceholder: true },
  /** Where bank transfers go. */
  'bank.name': { value: 'Bancolombia' },
  'bank.type': { value: 'Ahorros' },
  'bank.account': { value: '000-000000-00', isPlaceholder: true },
  'bank.holder': { value: 'Sigerist' },
  /** Where cards are typed: in the provider's widget over the shop's page, or only on the provider's own page. */
  'card.way': { value: 'widget' },
  /** Whether products without reviews show the fixed rating of 4.9. */
  'rating.shown': { value: true },
  /** Short texts of the pages. */
  'texts.announcement': { value: 'Hecho a mano en Medellín. Enviamos a toda Colombia' },
  'texts.homeLead': {
    value: 'Pañaleras, mochilas y maletas de lujo para tu bebé, bordadas a mano en Medellín con el nombre que escojas.',
  },
  'texts.aboutLead': {
    value: 'Por eso ningún bolso es igual a otro, y por eso dura tanto como los recuerdos que guarda.',
  },
  'texts.footerAbout': { value: 'Bolsos y accesorios de bebé bordados con su nombre, hechos a mano en Medellín.' },
  closing: { value: null },
  'capacity.piecesPerWeek': { value: null },
  /** Whole pesos: one person asks for a refund above it, another one approves it. */
  'refunds.approvalAbove': { value: 500_000 },
};

/** Opening hours until staff change them. */
const FIRST_HOURS = 'Lunes a sábado, 9:00 a 18:00';

/** Where bank transfers go. */
export interface BankAccount {
  readonly name: string;
  readonly type: string;
  readonly account: string;
  readonly holder: string;
}

/** `widget`: card payments open over the shop's page or on the provider's; `page`: only on the provider's. */
type CardWay = 'widget' | 'page';

/** Short texts of the pages. */
interface ShopTexts {
  readonly announcement: string | null;
  readonly homeLead: string;
  readonly aboutLead: string;
  readonly footerAbout: string;
}

/** Null stands for what the owner has not filled in yet. */
export interface Settings {
  readonly contact: {
    readonly phone: string | null;
    readonly whatsapp: string | null;
    readonly email: string;
    readonly address: string;
    readonly hours: string;
  };
  readonly social: { readonly instagram: string; readonly facebook: string };
  readonly legal: { readonly name: string; readonly taxId: string | null };
  readonly bank: BankAccount | null;
  readonly card: { readonly way: CardWay };
  /** `shown`: products without reviews show the fixed rating. */
  readonly rating: { readonly shown: boolean };
  readonly texts: ShopTexts;
  readonly closing: Closing | null;
  readonly capacity: { readonly piecesPerWeek: number | null };
}

/** Inputs of the default values: production has no placeholders. */
export interface Defaults {
  readonly email: string;
  readonly placeholders: boolean;
}

export type ShopValues = ReadonlyMap<string, Stored>;

/** The rows of a new shop; a placeholder is a row without a value. */
export function firstRows(): ShopDatum[] {
  const rows = Object.entries(FIRST_VALUES).map(([key, { value, isPlaceholder }]) =>
    Object.assign(new ShopDatum(), { key, value: isPlaceholder ? null : { value } }),
  );
  return [...rows, Object.assign(new ShopDatum(), { key: 'contact.email', value: null })];
}

/** Every datum with the value that holds now. */
export function valuesOf(rows: readonly ShopDatum[], defaults: Defaults): Map<string, Stored> {
  const values = new Map<string, Stored>(Object.keys(FIRST_VALUES).map((key) => [key, defaultOf(key, defaults)]));
  values.set('contact.email', defaults.email);
  for (const { key, value } of rows) if (value) values.set(key, value.value);
  return values;
}

/** Only what the owner filled in. */
export function storedValues(rows: readonly ShopDatum[]): Map<string, Stored> {
  return new Map(rows.flatMap(({ key, value }) => (value ? [[key, value.value] as const] : [])));
}

/** The default of a datum without a value. It is never stored, because it would hide that the value is missing. */
export function defaultOf(key: string, { email, placeholders }: Defaults): Stored {
  if (key === 'contact.email') return email;
  const first = FIRST_VALUES[key];
  return first && (placeholders || !first.isPlaceholder) ? first.value : null;
}

/** Keys of what the owner has to fill in before the shop opens. */
export function missingKeys(rows: readonly ShopDatum[]): string[] {
  const filled = storedValues(rows);
  const placeholders = Object.keys(FIRST_VALUES).filter((key) => FIRST_VALUES[key]?.isPlaceholder);
  return placeholders.filter((key) => (filled.get(key) ?? null) === null);
}

/** The shop's data as pages, mails and the API show them. */
export function settingsOf(values: ShopValues): Settings {
  const text = (key: string) => (values.get(key) ?? null) as string | null;
  const some = (key: string) => text(key) ?? '';
  const account = text('bank.account');
  const { closing, piecesPerWeek } = planOf(values);
  return {
    contact: {
      phone: text('contact.phone'),
      whatsapp: text('contact.whatsapp'),
      email: some('contact.email'),
      address: some('contact.address'),
      hours: FIRST_HOURS,
    },
    social: { instagram: some('social.instagram'), facebook: some('social.facebook') },
    legal: { name: some('legal.name'), taxId: text('legal.taxId') },
    bank:
      account === null
        ? null
        : { name: some('bank.name'), type: some('bank.type'), account, holder: some('bank.holder') },
    card: { way: text('card.way') === 'page' ? 'page' : 'widget' },
    rating: { shown: values.get('rating.shown') !== false },
    texts: {
      announcement: text('texts.announcement'),
      homeLead: some('texts.homeLead'),
      aboutLead: some('texts.aboutLead'),
      footerAbout: some('texts.footerAbout'),
    },
    closing,
    capacity: { piecesPerWeek },
  };
}

/** The closing and the weekly capacity, which change promised dates. */
export function planOf(values: ShopValues): WorkshopPlan {
  return {
    closing: (values.get('closing') ?? null) as Closing | null,
    piecesPerWeek: (values.get('capacity.piecesPerWeek') ?? null) as number | null,
  };
}

/** The data of a new shop. */
export function shopSettings(defaults: Defaults): Settings {
  return settingsOf(valuesOf([], defaults));
}
