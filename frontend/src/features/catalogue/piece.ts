import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { addOnFields, needsText } from '../../domain/add-ons';
import type { Piece } from '../../shared/lib/add-to-cart';
import { lineBreakdown, linePrice, type PieceOptions, type PriceLine } from '../../domain/line-price';
import type { PieceInWords } from '../../domain/piece-text';
import { DRAFT_KEYS, type DraftKey } from '../../shared/lib/browser-storage';
import { writeDraft } from '../../shared/lib/draft-store';

/** What a shopper fills in on a product's page; the embroidery choice is kept apart, since cards share it. */
export interface PieceForm {
  /** The name to embroider, as typed. */
  name: string;
  /** Ids of the chosen add-ons. */
  addOns: readonly string[];
  keychainText: string;
  /** What the workshop should know. */
  request: string;
  quantity: number;
}

/** A piece in which nothing is left open. */
export type FilledPiece = Piece & Omit<PieceInWords, 'breakdown'>;

const blankForm: PieceForm = { name: '', addOns: [], keychainText: '', request: '', quantity: 1 };

/** Anything that once was a form, made whole: what is missing or no longer offered is as in a blank one. */
export function knownForm(raw: Record<string, unknown> | null, { addOns, limits }: PricingDto): PieceForm {
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

/** Where the form of a product's page is kept; it survives reload and Back, not the tab. */
export function pieceDraftKey(productId: number): DraftKey {
  return `${DRAFT_KEYS.piece}${productId}`;
}

/** The piece is in the cart: the next one inherits nothing. */
export function forgetPiece(productId: number): void {
  writeDraft(pieceDraftKey(productId), 'passing', null);
}

/** The form as the API takes it, with the price that the shopper saw. What the choice of no embroidery rules out is left out. */
export function pieceOf(product: ProductDto, embroidered: boolean, form: PieceForm, pricing: PricingDto): FilledPiece {
  const options = optionsOf(product, embroidered, form, pricing);
  const hasKeychain = needsText(options.addOns, pricing.addOns, 'keychainText');
  return {
    ...options,
    ...addOnFields(options.addOns, pricing.addOns),
    productId: product.id,
    name: product.name,
    price: linePrice(lineBreakdown(product, options, pricing)),
    quantity: form.quantity,
    personalization: options.hasBordado ? form.name.trim() : '',
    keychainPersonalization: hasKeychain ? form.keychainText.trim() : '',
    specialRequest: options.hasBordado ? form.request.trim() : '',
  };
}

/** A card's piece: as its switch says, without anything else. */
export function cardPiece(product: ProductDto, embroidered: boolean, pricing: PricingDto): Piece {
  return pieceOf(product, embroidered, blankForm, pricing);
}

/** Why one piece costs what it costs. */
export function breakdownOf(
  product: ProductDto,
  embroidered: boolean,
  form: PieceForm,
  pricing: PricingDto,
): PriceLine[] {
  return lineBreakdown(product, optionsOf(product, embroidered, form, pricing), pricing);
}

/** An add-on that needs the embroidered name goes with the embroidery. */
function optionsOf(
  product: ProductDto,
  embroidered: boolean,
  { addOns }: PieceForm,
  pricing: PricingDto,
): PieceOptions {
  const hasBordado = product.variants.bordado && embroidered;
  const offered = pricing.addOns.filter(({ needs }) => needs !== 'name' || hasBordado).map(({ id }) => id);
  return {
    hasBordado,
    addOns: addOns.filter((id) => offered.includes(id)),
    embroideryFont: null,
    fontSize: null,
    embroideryColor: null,
    animalTheme: null,
    bagColor: null,
  };
}
