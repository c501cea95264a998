import type { CartItemDto, EditCartItemDto } from '../../api/cart.api';
import type { PricingDto } from '../../api/catalogue.api';
import type { DesignDto } from '../../api/designs.api';
import { addOnFields, EXPRESS_SERVICE, needsText } from '../../domain/add-ons';
import type { PieceOptions } from '../../domain/line-price';
import {
  AS_IN_PHOTO,
  chosenDesign,
  choicesFor,
  DESIGN_FIELDS,
  type DesignField,
  designFromWire,
  designToWire,
  eachField,
  NONE,
  type PhotoDesign,
  type PieceDesign,
  type WireDesign,
} from '../../domain/piece-design';
import { tidyLetters } from '../../domain/tidy-text';
import { drawable } from './drawable';

/** Values of the customiser's form; a choice that is null is as in the photo. */
export interface Choices extends PieceDesign {
  name: string;
  /** False for a piece that has the name alone, without a motif. */
  hasBordado: boolean;
  /** The customiser was opened from a piece: choosing what its photo has is no choice, and costs nothing. */
  fromPhoto: boolean;
  specialRequest: string;
  /** Ids of the chosen add-ons, as in `GET /pricing`. */
  addOns: readonly string[];
  /** The keychain's text; empty while that add-on is not chosen. */
  keychainText: string;
}

const BLANK: Choices = {
  ...AS_IN_PHOTO,
  name: '',
  hasBordado: true,
  fromPhoto: true,
  specialRequest: '',
  addOns: [],
  keychainText: '',
};

/** The owner's defaults of a customiser that is opened by its address alone. */
const DEFAULT_DESIGN: PieceDesign = {
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'gold',
  motif: 'lion',
  bagColour: 'black',
  strap: null,
};

/** Choices of a customiser that is opened from a piece: all as in its photo. */
export const photoChoices = (): Choices => BLANK;

/**
 * Choices of a customiser that is opened by its address alone: the owner's defaults, each with its surcharge. A default that is no longer
 * offered is replaced by the first on offer.
 */
export function usualChoices(pricing: PricingDto): Choices {
  const offered = drawable(pricing);
  const design = eachField((field) => {
    const usual = DEFAULT_DESIGN[field];
    const choices = choicesFor(field, offered);
    return usual === null ? null : ((choices.find(({ id }) => id === usual) ?? choices[0])?.id ?? null);
  });
  return { ...BLANK, ...design, fromPhoto: false };
}

/** The choices that are made: what equals the photo of the piece is none, when the customiser was opened from it. */
export function madeDesign(choices: Choices, photo: PhotoDesign): PieceDesign {
  const chosen = eachField((field) => choices[field]);
  // A set of pieces has one strap, which some of them do not have.
  const design = photo.strap === NONE ? { ...chosen, strap: null } : chosen;
  return choices.fromPhoto ? chosenDesign(design, photo) : design;
}

/** The body of a cart line; its texts are trimmed. */
export type Personalisation = PieceOptions & Required<Pick<EditCartItemDto, TextField>>;
type TextField = 'personalization' | 'keychainPersonalization' | 'specialRequest';

export function personalisationOf(choices: Choices, { addOns }: PricingDto, photo: PhotoDesign): Personalisation {
  const { hasBordado } = choices;
  const design = madeDesign(choices, photo);
  return {
    personalization: tidyLetters(choices.name),
    hasBordado,
    ...addOnFields(choices.addOns, addOns),
    addOns: [...choices.addOns],
    keychainPersonalization: needsText(choices.addOns, addOns, 'keychainText') ? tidyLetters(choices.keychainText) : '',
    ...designToWire(hasBordado ? design : { ...design, motif: null }),
    specialRequest: choices.specialRequest.trim(),
  };
}

/** Line of a cart or an order that choices can be restored from. */
export type MadeLine = WireDesign & Pick<CartItemDto, 'hasBordado' | 'addOns' | 'shown' | TextField>;

/** Choices of an existing line; those that are no longer offered are as in the photo. */
export function choicesOfLine(line: MadeLine, pricing: PricingDto, photo: PhotoDesign): Choices {
  const design = designFromWire(line);
  const raw = {
    ...design,
    name: line.personalization,
    hasBordado: line.hasBordado,
    fromPhoto: isFromPhoto(design, photo),
    specialRequest: line.specialRequest,
    addOns: line.addOns,
    keychainText: line.keychainPersonalization,
  };
  return knownChoices(raw, pricing, BLANK);
}

/** A choice that equals the photo was charged, so the design began with the owner's defaults. */
function isFromPhoto(design: PieceDesign, photo: PhotoDesign): boolean {
  return DESIGN_FIELDS.every((field) => design[field] === null || design[field] !== photo[field]);
}

/** Names of the questions in the calls of shared designs. */
const DESIGN_DTO = {
  letter: 'fontStyle',
  letterSize: 'fontSize',
  thread: 'fontColor',
  motif: 'animalTheme',
  bagColour: 'bagColor',
  strap: 'strap',
} as const satisfies Record<DesignField, keyof DesignDto>;

/** The body of `POST /designs`. */
export function designDtoOf(productId: number, choices: Choices, photo: PhotoDesign): DesignDto {
  const design = madeDesign(choices, photo);
  const chosen = DESIGN_FIELDS.map((field) => [DESIGN_DTO[field], design[field]]);
  return {
    productId,
    name: tidyLetters(choices.name),
    ...(Object.fromEntries(chosen) as Partial<DesignDto>),
    ...(!choices.hasBordado && { animalTheme: null }),
    hasBordado: choices.hasBordado,
    // The express service is no part of the piece.
    addOns: choices.addOns.filter((id) => id !== EXPRESS_SERVICE),
    keychainText: tidyLetters(choices.keychainText),
  };
}

/** Choices of a shared design. */
export function choicesOfDesign(dto: DesignDto, pricing: PricingDto, photo: PhotoDesign): Choices {
  const design = eachField((field) => dto[DESIGN_DTO[field]] ?? null);
  const { name, hasBordado, addOns, keychainText } = dto;
  const fromPhoto = isFromPhoto(design, photo);
  return knownChoices({ ...design, name, hasBordado, addOns, keychainText, fromPhoto }, pricing, BLANK);
}

/**
 * Validates stored choices: what is missing, damaged or no longer offered is as in `opening`, the choices of the form before anything was
 * changed.
 */
export function knownChoices(raw: Record<string, unknown>, pricing: PricingDto, opening: Choices): Choices {
  const offered = drawable(pricing);
  const text = (key: 'name' | 'specialRequest' | 'keychainText') => {
    const value = raw[key];
    return typeof value === 'string' ? value : opening[key];
  };
  const flag = (key: 'hasBordado' | 'fromPhoto') => (typeof raw[key] === 'boolean' ? raw[key] : opening[key]);
  const design = eachField((field) => {
    if (raw[field] === null) return null;
    return choicesFor(field, offered).find(({ id }) => id === raw[field])?.id ?? opening[field];
  });
  return {
    ...design,
    name: text('name'),
    hasBordado: flag('hasBordado'),
    fromPhoto: flag('fromPhoto'),
    specialRequest: text('specialRequest'),
    addOns: knownAddOns(raw.addOns, pricing, opening.addOns),
    keychainText: text('keychainText'),
  };
}

/** Removes unknown add-ons; returns the same array when all are known. */
function knownAddOns(raw: unknown, pricing: PricingDto, usual: readonly string[]): readonly string[] {
  if (!Array.isArray(raw)) return usual;
  const isKnown = (value: unknown): value is string => pricing.addOns.some(({ id }) => id === value);
  return raw.every(isKnown) ? raw : raw.filter(isKnown);
}
