import { NAME_EMBROIDERY } from '../../common/add-ons.js';
import { DomainError } from '../../common/domain-error.js';
import { AddOnNeed } from './option.js';
import { choosesAddOn, distinctAddOns, hasField, type Personalisation, type PieceOptions } from './piece-options.js';
import type { PricedChoice, Pricing } from './pricing.js';
import type { Product } from './product.js';
import { isLongerThan, stitchingProblem } from './stitchable-text.js';

/** Maps each invalid field to one sentence about its problem. */
export type Problems = Partial<Record<keyof Personalisation, string>>;

/** Finds the problems of texts and choices that do not depend on the product. */
export function fieldProblems(personalisation: Personalisation, pricing: Pricing): Problems {
  const { limits } = pricing;
  const problems: Problems = {
    personalization: nameProblem(personalisation.personalization, pricing),
    keychainPersonalization:
      tooLong(personalisation.keychainPersonalization, limits.keychain) ??
      stitchingProblem(personalisation.keychainPersonalization),
    specialRequest: tooLong(personalisation.specialRequest, limits.request),
    addOns: unknownAddOn(personalisation, pricing),
    embroideryFont: notOffered(personalisation.embroideryFont, pricing.fontStyles, 'un estilo de letra'),
    fontSize: notOffered(personalisation.fontSize, pricing.fontSizes, 'un tamaño de letra'),
    embroideryColor: notOffered(personalisation.embroideryColor, pricing.fontColors, 'un color de hilo'),
    animalTheme: notOffered(personalisation.animalTheme, pricing.animalThemes, 'un motivo'),
    bagColor: notOffered(personalisation.bagColor, pricing.bagColors, 'un color de bolso'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** The problem of a name to embroider; undefined for a valid or missing one. */
export function nameProblem(name: string, { limits }: Pricing): string | undefined {
  return tooLong(name, limits.name) ?? stitchingProblem(name);
}

/** The error of choices that are valid by themselves, but not together or not for this product. */
export function combinationError(
  product: Product,
  personalisation: Personalisation,
  pricing: Pricing,
): DomainError | undefined {
  if (!product.embroiderable && (personalisation.hasBordado || describesEmbroidery(personalisation))) {
    return new DomainError('invalid', 'personalisation.no_embroidery', `${product.name} no se puede bordar.`);
  }
  if (!personalisation.hasBordado && describesEmbroidery(personalisation)) {
    const message = 'Elegiste la pieza sin bordado: quita el nombre y el diseño, o pídela con bordado.';
    return new DomainError('invalid', 'personalisation.embroidery_off', message, { hasBordado: message });
  }
  if (needsText(personalisation, pricing, AddOnNeed.KeychainText) && !personalisation.keychainPersonalization) {
    const message = 'Por favor ingresa el texto para el llavero personalizado';
    const fields = { keychainPersonalization: message };
    return new DomainError('invalid', 'personalisation.keychain_text_required', message, fields);
  }
  if (needsText(personalisation, pricing, AddOnNeed.Name) && !personalisation.personalization)
    return nameRequired('personalization');
  return undefined;
}

/** Whether a chosen add-on needs this text. */
function needsText(personalisation: PieceOptions, { addOns }: Pricing, need: AddOnNeed): boolean {
  return addOns.some((addOn) => addOn.needs === need && choosesAddOn(personalisation, addOn.id));
}

/** The piece without add-ons that are no longer on sale, and without the text of a keychain that was not chosen. */
export function withoutUnused(personalisation: Personalisation, pricing: Pricing): Personalisation {
  const addOns = personalisation.addOns.filter((id) => isOffered(id, pricing));
  const offered = { ...personalisation, addOns };
  return needsText(offered, pricing, AddOnNeed.KeychainText) ? offered : { ...offered, keychainPersonalization: '' };
}

/** The refusal of an embroidery without a name; `field` is what the caller's form calls the name. */
export function nameRequired(field: string): DomainError {
  const message = 'Por favor ingresa el nombre para personalizar';
  return new DomainError('invalid', 'personalisation.name_required', message, { [field]: message });
}

/** Throws the problems as one error whose message is the first of them. */
export function assertNoProblems(problems: Readonly<Record<string, string>>): void {
  const [first] = Object.values(problems);
  if (first !== undefined) throw new DomainError('malformed', 'request.invalid', first, { ...problems });
}

/** Whether anything is chosen that only an embroidery has. */
function describesEmbroidery(personalisation: Personalisation): boolean {
  const choices = [
    personalisation.personalization,
    personalisation.embroideryFont,
    personalisation.fontSize,
    personalisation.embroideryColor,
    personalisation.animalTheme,
  ];
  return choosesAddOn(personalisation, NAME_EMBROIDERY) || choices.some(Boolean);
}

/** An add-on that the shop never had, or has no more; the fields of the HTTP contract stay valid without their add-on. */
function unknownAddOn({ addOns }: Personalisation, pricing: Pricing): string | undefined {
  const isKnown = addOns.every((id) => hasField(id) || isOffered(id, pricing));
  return isKnown ? undefined : 'Elige complementos de la lista';
}

function isOffered(id: string, { addOns }: Pricing): boolean {
  return distinctAddOns([id]).every((distinct) => addOns.some((addOn) => addOn.id === distinct));
}

function tooLong(text: string, letters: number): string | undefined {
  return isLongerThan(text, letters) ? `Máximo ${letters} caracteres` : undefined;
}

function notOffered(id: string | null, choices: readonly PricedChoice[], what: string): string | undefined {
  if (id === null || choices.some((choice) => choice.id === id)) return undefined;
  return `Elige ${what} de la lista`;
}
