import { NAME_EMBROIDERY } from '../../common/add-ons.js';
import { DomainError } from '../../common/domain-error.js';
import { AddOnNeed } from './option.js';
import { DESIGN_FIELDS, DESIGN_QUESTIONS, NONE, type WireDesign } from '../../common/piece-design.js';
import { choosesAddOn, distinctAddOns, hasField, type Personalisation, type PieceOptions } from './piece-options.js';
import { choicesFor, type Pricing } from './pricing.js';
import type { Product } from './product.js';
import { isLongerThan, stitchingProblem } from './stitchable-text.js';

/** Maps each invalid field, by its name in the HTTP contract, to one sentence about its problem. */
export type Problems = Partial<Record<keyof Omit<Personalisation, 'design' | 'photo'> | keyof WireDesign, string>>;

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
    ...notOffered(personalisation, pricing),
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
  if (!personalisation.hasBordado && exceedsName(personalisation)) {
    const message = 'Elegiste la pieza sin bordado: quita el nombre y el diseño, o pídela con bordado.';
    return new DomainError('invalid', 'personalisation.embroidery_off', message, { hasBordado: message });
  }
  if (product.photoDesign.strap === NONE && personalisation.design.strap !== null) {
    const message = `${product.name} no lleva reata.`;
    return new DomainError('invalid', 'personalisation.no_strap', message, { strap: message });
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

/** The refusal of an add-on that is not made for this product. Lines that carts keep already stay as they were bought. */
export function misplacedAddOn(
  product: Product,
  personalisation: PieceOptions,
  { addOns }: Pricing,
): DomainError | undefined {
  const misplaced = addOns.find(
    ({ id, exceptProducts }) => exceptProducts.includes(product.id) && choosesAddOn(personalisation, id),
  );
  if (!misplaced) return undefined;
  const message = `${misplaced.label} no va con ${product.name}: quítalo para seguir.`;
  return new DomainError('invalid', 'personalisation.add_on_not_for_product', message, { addOns: message });
}

/** Whether a chosen add-on needs this text. */
function needsText(personalisation: PieceOptions, { addOns }: Pricing, need: AddOnNeed): boolean {
  return addOns.some((addOn) => addOn.needs === need && choosesAddOn(personalisation, addOn.id));
}

/**
 * The piece without add-ons that are no longer on sale, or no longer for this product, and without the text of a keychain that was not chosen.
 */
export function withoutUnused(
  personalisation: Personalisation,
  pricing: Pricing,
  product?: Pick<Product, 'id'>,
): Personalisation {
  const isMisplaced = (id: string) =>
    pricing.addOns.some((addOn) => addOn.id === id && product && addOn.exceptProducts.includes(product.id));
  const addOns = personalisation.addOns.filter((id) => isOffered(id, pricing) && !isMisplaced(id));
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
  return choosesAddOn(personalisation, NAME_EMBROIDERY) || exceedsName({ ...personalisation, addOns: [] });
}

/** Whether more embroidery is chosen than a piece without embroidery has: with the add-on for the name, that is the name alone. */
function exceedsName(personalisation: Personalisation): boolean {
  const { design, personalization } = personalisation;
  const chosen = DESIGN_FIELDS.filter((field) => design[field] !== null && design[field] !== NONE);
  if (chosen.some((field) => DESIGN_QUESTIONS[field].on === 'embroidery')) return true;
  if (choosesAddOn(personalisation, NAME_EMBROIDERY)) return false;
  return personalization !== '' || chosen.some((field) => DESIGN_QUESTIONS[field].on === 'name');
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

/** Choices of a design that the shop does not offer. */
function notOffered({ design }: Personalisation, pricing: Pricing): Partial<Record<keyof WireDesign, string>> {
  const problems = DESIGN_FIELDS.flatMap((field) => {
    const id = design[field];
    if (id === null || choicesFor(field, pricing).some((choice) => choice.id === id)) return [];
    const { wire, noun } = DESIGN_QUESTIONS[field];
    return [[wire, `Elige ${noun} de la lista`]];
  });
  return Object.fromEntries(problems) as Partial<Record<keyof WireDesign, string>>;
}
