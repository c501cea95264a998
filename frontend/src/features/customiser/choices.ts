import type { CartItemDto, EditCartItemDto } from '../../api/cart.api';
import type { PricedChoiceDto, PricingDto } from '../../api/catalogue.api';
import type { DesignDto } from '../../api/designs.api';
import { addOnFields, needsText } from '../../domain/add-ons';
import type { PieceOptions } from '../../domain/line-price';
import { tidyLetters } from '../../domain/tidy-text';
import { drawable } from './drawable';
import type { Design } from './embroidery/design';

/** Values of the customiser's form. */
export interface Choices extends Design {
  specialRequest: string;
  /** Ids of the chosen add-ons, as in `GET /pricing`. */
  addOns: readonly string[];
  /** The keychain's text; empty while that add-on is not chosen. */
  keychainText: string;
}

export const DEFAULT_CHOICES: Choices = {
  name: '',
  fontStyle: 'elegant',
  fontSize: 'medium',
  fontColor: 'gold',
  animalTheme: 'lion',
  bagColor: 'black',
  specialRequest: '',
  addOns: [],
  keychainText: '',
};

/** The body of a cart line; its texts are trimmed. */
export type Personalisation = PieceOptions & Required<Pick<EditCartItemDto, TextField>>;
type TextField = 'personalization' | 'keychainPersonalization' | 'specialRequest';

export function personalisationOf(choices: Choices, { addOns }: PricingDto): Personalisation {
  return {
    personalization: tidyLetters(choices.name),
    hasBordado: true,
    ...addOnFields(choices.addOns, addOns),
    addOns: [...choices.addOns],
    keychainPersonalization: needsText(choices.addOns, addOns, 'keychainText') ? tidyLetters(choices.keychainText) : '',
    embroideryFont: choices.fontStyle,
    fontSize: choices.fontSize,
    embroideryColor: choices.fontColor,
    animalTheme: choices.animalTheme,
    bagColor: choices.bagColor,
    specialRequest: choices.specialRequest.trim(),
  };
}

/** Line of a cart or an order that choices can be restored from. */
export type MadeLine = Pick<CartItemDto, keyof Omit<PieceOptions, 'hasBordado'> | TextField>;

/** Choices of an existing line; missing ones, such as a motif, get their default. */
export function choicesOfLine(line: MadeLine, pricing: PricingDto): Choices {
  return knownChoices(
    {
      name: line.personalization,
      fontStyle: line.embroideryFont,
      fontSize: line.fontSize,
      fontColor: line.embroideryColor,
      animalTheme: line.animalTheme,
      bagColor: line.bagColor,
      specialRequest: line.specialRequest,
      addOns: line.addOns,
      keychainText: line.keychainPersonalization,
    },
    pricing,
  );
}

/** The body of `POST /designs`. */
export function designDtoOf(productId: number, choices: Choices): DesignDto {
  const { fontStyle, fontSize, fontColor, animalTheme, bagColor } = choices;
  return { productId, name: tidyLetters(choices.name), fontStyle, fontSize, fontColor, animalTheme, bagColor };
}

/** Choices of a new design. */
export const usualChoices = (pricing: PricingDto): Choices => knownChoices({}, pricing);

/**
 * Validates stored choices: a missing or no longer offered one becomes the default, or the first on offer. When nothing is
 * on offer the default stays, because every bag needs a colour and every letter a size.
 */
export function knownChoices(raw: Record<string, unknown>, pricing: PricingDto): Choices {
  const { fontStyles, fontSizes, fontColors, animalThemes, bagColors } = drawable(pricing);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const offered = <Key extends keyof Design>(key: Key, choices: readonly PricedChoiceDto[]) => {
    const ids = choices.map(({ id }) => id as Design[Key]);
    return (
      ids.find((id) => id === raw[key]) ??
      ids.find((id) => id === DEFAULT_CHOICES[key]) ??
      ids[0] ??
      DEFAULT_CHOICES[key]
    );
  };
  return {
    name: text(raw.name),
    fontStyle: offered('fontStyle', fontStyles),
    fontSize: offered('fontSize', fontSizes),
    fontColor: offered('fontColor', fontColors),
    animalTheme: offered('animalTheme', animalThemes),
    bagColor: offered('bagColor', bagColors),
    specialRequest: text(raw.specialRequest),
    addOns: knownAddOns(raw.addOns, pricing),
    keychainText: text(raw.keychainText),
  };
}

/** Removes unknown add-ons; returns the same array when all are known. */
function knownAddOns(raw: unknown, pricing: PricingDto): readonly string[] {
  if (!Array.isArray(raw)) return DEFAULT_CHOICES.addOns;
  const isKnown = (value: unknown): value is string => pricing.addOns.some(({ id }) => id === value);
  return raw.every(isKnown) ? raw : raw.filter(isKnown);
}
