import { EXPRESS_SERVICE, NAME_EMBROIDERY } from '../../common/add-ons.js';
import {
  AS_IN_PHOTO,
  designFromWire,
  designToWire,
  type DesignField,
  type PhotoDesign,
  type PieceDesign,
  shownChoices,
  type ShownChoice,
  type WireDesign,
} from '../../common/piece-design.js';

/** The shopper's choices for one piece that can change its price. */
export interface PieceOptions {
  /** False orders an embroiderable piece without embroidery. */
  readonly hasBordado: boolean;
  /** Ids of the chosen add-ons, each once, in alphabetical order; see {@link chosenAddOns}. */
  readonly addOns: readonly string[];
  /** The look of the piece. */
  readonly design: PieceDesign;
}

/** What the product's pictures showed on the day on which a piece was made up; kept as its price is. */
export interface KeptPhoto {
  readonly design: PhotoDesign;
  /** Names of the options that are seen on the piece, chosen or not. */
  readonly names: Readonly<Record<DesignField, string>>;
}

/**
 * The personalisation: everything that a shopper chose for a piece, with the texts that are made for it. Its texts have the names of the HTTP
 * contract, in which `personalization` is the embroidered name alone.
 */
export interface Personalisation extends PieceOptions {
  /** The embroidered name; '' for none. */
  readonly personalization: string;
  /** The keychain's text; '' for none. */
  readonly keychainPersonalization: string;
  /** The shopper's request to the workshop; '' for none. */
  readonly specialRequest: string;
  /** Missing in a request, and in lines of earlier releases. */
  readonly photo?: KeptPhoto;
}

/** Embroidered, without texts, add-ons and design. */
export const BLANK_PERSONALISATION: Personalisation = {
  hasBordado: true,
  addOns: [],
  personalization: '',
  keychainPersonalization: '',
  design: AS_IN_PHOTO,
  specialRequest: '',
};

/** `addPersonalization` is another name of `addNameEmbroidery`: charged once if either is set. */
const NAME_EMBROIDERY_ALIAS = 'addPersonalization';

/**
 * The fields of the HTTP contract that choose an add-on, and its id. Add-ons that the owner adds later have no
 * field: `addOns` names them.
 */
const ADD_ON_FIELDS = {
  addPompon: 'pompon',
  addPersonalizedKeychain: 'keychain',
  addDecorativeBow: 'bow',
  addPersonalization: NAME_EMBROIDERY_ALIAS,
  addNameEmbroidery: NAME_EMBROIDERY,
  expressService: EXPRESS_SERVICE,
} as const;

export type AddOnField = keyof typeof ADD_ON_FIELDS;

const FIELDS = Object.entries(ADD_ON_FIELDS) as [AddOnField, string][];

/** The chosen add-ons of a request: those that `addOns` names and those whose field is true. */
export function chosenAddOns(addOns: readonly string[], fields: Partial<Record<AddOnField, boolean | null>>): string[] {
  const ofFields = FIELDS.flatMap(([field, id]) => (fields[field] ? [id] : []));
  return [...new Set([...addOns, ...ofFields])].sort();
}

/** The same after an edit: the fields that were sent choose an add-on or leave it out. */
export function editedAddOns(before: readonly string[], fields: Partial<Record<AddOnField, boolean | null>>): string[] {
  const left = FIELDS.flatMap(([field, id]) => (fields[field] === false ? [id] : []));
  return chosenAddOns(
    before.filter((id) => !left.includes(id)),
    fields,
  );
}

/** The chosen add-ons as answers name them: every field, and the ids. */
export function addOnFields({
  addOns,
}: Pick<PieceOptions, 'addOns'>): Record<AddOnField, boolean> & { addOns: string[] } {
  return {
    addPompon: addOns.includes(ADD_ON_FIELDS.addPompon),
    addPersonalizedKeychain: addOns.includes(ADD_ON_FIELDS.addPersonalizedKeychain),
    addDecorativeBow: addOns.includes(ADD_ON_FIELDS.addDecorativeBow),
    addPersonalization: addOns.includes(ADD_ON_FIELDS.addPersonalization),
    addNameEmbroidery: addOns.includes(ADD_ON_FIELDS.addNameEmbroidery),
    expressService: addOns.includes(ADD_ON_FIELDS.expressService),
    addOns: distinctAddOns(addOns),
  };
}

/** The field of the HTTP contract that chooses this add-on; null for one that only `addOns` can name. */
export function fieldOfAddOn(id: string): AddOnField | null {
  return FIELDS.find(([, other]) => other === id)?.[0] ?? null;
}

/** Whether the HTTP contract has a field for it: such an add-on may be off sale without being a mistake of the caller. */
export function hasField(id: string): boolean {
  return FIELDS.some(([, other]) => other === id);
}

/** With one id for the two names of the name embroidery. */
export function distinctAddOns(addOns: readonly string[]): string[] {
  if (!addOns.includes(NAME_EMBROIDERY_ALIAS)) return [...addOns];
  return [...new Set(addOns.map((id) => (id === NAME_EMBROIDERY_ALIAS ? NAME_EMBROIDERY : id)))].sort();
}

export function choosesAddOn({ addOns }: Pick<PieceOptions, 'addOns'>, id: string): boolean {
  return addOns.includes(id) || (id === NAME_EMBROIDERY && addOns.includes(NAME_EMBROIDERY_ALIAS));
}

/** Whether pieces that travel in one parcel are made by the express service: the parcel waits for its slowest. */
export function isExpress(lines: readonly { readonly personalisation: Pick<PieceOptions, 'addOns'> }[]): boolean {
  return lines.length > 0 && lines.every(({ personalisation }) => choosesAddOn(personalisation, EXPRESS_SERVICE));
}

/** Whether a name is, or will be, embroidered: with the embroidery, or alone as an add-on. */
export function carriesName(options: Pick<PieceOptions, 'hasBordado' | 'addOns'>): boolean {
  return options.hasBordado || choosesAddOn(options, NAME_EMBROIDERY);
}

/** What is seen on a stored piece; empty for lines of earlier releases, which kept no photo. */
export function shownOn({ design, photo, hasBordado, addOns }: Personalisation): ShownChoice[] {
  if (!photo) return [];
  const carried = { hasBordado, carriesName: carriesName({ hasBordado, addOns }) };
  return shownChoices(design, photo.design, carried, (field) => photo.names[field]);
}

const STORED_VERSION = 2;

type StoredTexts = Omit<Personalisation, 'addOns' | 'design'> & Omit<WireDesign, 'strap'>;

/** A personalisation as the tables keep it: of this release, or of earlier ones, which had no strap, and a field for each add-on. */
export type StoredPersonalisation =
  | (StoredTexts & {
      readonly version: typeof STORED_VERSION;
      readonly addOns: readonly string[];
      readonly strap?: string | null;
    })
  | (StoredTexts & Record<AddOnField, boolean> & { readonly version?: never; readonly strap?: never });

/** With the fields of the first releases, so that one of them can run beside this one during a deployment. */
export function toStored({ design, ...personalisation }: Personalisation): StoredPersonalisation {
  return {
    ...addOnFields(personalisation),
    ...personalisation,
    ...designToWire(design),
    version: STORED_VERSION,
  };
}

export function fromStored(stored: StoredPersonalisation): Personalisation {
  const version: number | undefined = stored.version;
  if (version !== undefined && version !== STORED_VERSION)
    throw new Error(`A later release stored this personalisation (version ${version}): this one would lose add-ons.`);
  return {
    hasBordado: stored.hasBordado,
    addOns: stored.version === STORED_VERSION ? stored.addOns : chosenAddOns([], stored),
    personalization: stored.personalization,
    keychainPersonalization: stored.keychainPersonalization,
    design: designFromWire(stored),
    specialRequest: stored.specialRequest,
    ...(stored.photo && { photo: stored.photo }),
  };
}
