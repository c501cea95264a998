import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { addOnFields, isOfferedOn, needsText } from '../../domain/add-ons';
import type { PieceInWords } from '../../domain/describe-piece';
import { lineBreakdown, priceOf, type PieceOptions, type PriceLine } from '../../domain/line-price';
import { AS_IN_PHOTO, carriesName, designToWire, optionLabel, shownChoices } from '../../domain/piece-design';
import { tidyLetters } from '../../domain/tidy-text';
import type { Piece } from '../../shared/lib/add-to-cart';
import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/state/drafts-slice';

/** Form values of a product page. The embroidery choice is stored separately, because cards share it. */
export interface PieceForm {
  /** Name to embroider, as typed. */
  name: string;
  /** Ids of the chosen add-ons. */
  addOns: readonly string[];
  keychainText: string;
  /** Request to the workshop. */
  request: string;
  quantity: number;
}

/** A complete piece. */
export type FilledPiece = Piece & Omit<PieceInWords, 'breakdown' | 'shown'> & Required<Pick<PieceInWords, 'shown'>>;

const blankForm: PieceForm = { name: '', addOns: [], keychainText: '', request: '', quantity: 1 };

/** Restores a form from stored data; missing or discontinued values are those of a blank form. */
export function formFromDraft(
  raw: Readonly<Record<string, unknown>> | null,
  { addOns, limits }: PricingDto,
): PieceForm {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const chosen = Array.isArray(raw?.addOns) ? raw.addOns : [];
  const quantity = Number.isInteger(raw?.quantity) ? Number(raw?.quantity) : blankForm.quantity;
  return {
    name: text(raw?.name),
    addOns: addOns.map(({ id }) => id).filter((id) => chosen.includes(id)),
    keychainText: text(raw?.keychainText),
    request: text(raw?.request),
    quantity: Math.min(Math.max(quantity, 1), limits.quantity),
  };
}

/** Returns the draft key of a product's form, which lasts as long as the tab. */
export function pieceDraftKey(productId: number): DraftKey {
  return `${DRAFT_KEYS.piece}${productId}`;
}

/** Clears the form after the piece was added to the cart. */
export function forgetPiece(productId: number) {
  return writeDraft(pieceDraftKey(productId), 'passing', null);
}

/** Converts the form to the API's format, with the shown price. Options that require embroidery are omitted without it. */
export function pieceOf(product: ProductDto, embroidered: boolean, form: PieceForm, pricing: PricingDto): FilledPiece {
  const options = optionsOf(product, embroidered, form, pricing);
  const hasKeychain = needsText(options.addOns, pricing.addOns, 'keychainText');
  return {
    ...options,
    ...addOnFields(options.addOns, pricing.addOns),
    addOns: options.addOns,
    productId: product.id,
    name: product.name,
    price: priceOf(lineBreakdown(product, options, pricing)),
    quantity: form.quantity,
    personalization: carriesName(options) ? tidyLetters(form.name) : '',
    shown: shownChoices(AS_IN_PHOTO, product.photoDesign, options, (field, id) => optionLabel(field, id, pricing)),
    keychainPersonalization: hasKeychain ? tidyLetters(form.keychainText) : '',
    specialRequest: options.hasBordado ? form.request.trim() : '',
  };
}

/** Returns the price breakdown of one piece. */
export function breakdownOf(
  product: ProductDto,
  embroidered: boolean,
  form: PieceForm,
  pricing: PricingDto,
): PriceLine[] {
  return lineBreakdown(product, optionsOf(product, embroidered, form, pricing), pricing);
}

/** Leaves out the add-ons that are not offered on this piece. */
function optionsOf(
  product: ProductDto,
  embroidered: boolean,
  { addOns }: PieceForm,
  pricing: PricingDto,
): PieceOptions {
  const embroiderable = product.variants.bordado;
  const hasBordado = embroiderable && embroidered;
  const offered = pricing.addOns
    .filter((addOn) => isOfferedOn(addOn, product.id, hasBordado, embroiderable))
    .map(({ id }) => id);
  return {
    hasBordado,
    addOns: addOns.filter((id) => offered.includes(id)),
    ...designToWire(AS_IN_PHOTO),
  };
}
