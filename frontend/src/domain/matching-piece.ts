import type { CartItemDto } from '../api/cart.api';
import type { PricingDto, ProductDto } from '../api/catalogue.api';
import { lineBreakdown, type PriceLine, priceOf } from './line-price';
import {
  chosenDesign,
  choicesFor,
  designToWire,
  eachField,
  NONE,
  optionLabel,
  type ShownChoice,
  shownChoices,
  type WireDesign,
} from './piece-design';

/** Another product in the design of a line. */
export interface MatchingPiece extends WireDesign {
  productId: number;
  name: string;
  /** As the cart charges it, whole pesos. */
  price: number;
  /** Why it costs that. */
  lines: PriceLine[];
  quantity: 1;
  hasBordado: boolean;
  addOns: string[];
  personalization: string;
  shown: ShownChoice[];
}

/** What a line is seen with. */
type DesignedLine = Pick<CartItemDto, 'shown' | 'hasBordado' | 'personalization'>;

/**
 * A product in the same design as a line: what is seen on the line, where the product has it and the shop offers it; the rest is as in the
 * product's photo.
 */
export function matchingPiece(line: DesignedLine, product: ProductDto, pricing: PricingDto): MatchingPiece {
  const { photoDesign: photo } = product;
  const hasBordado = product.variants.bordado && line.hasBordado;
  const carried = { hasBordado, addOns: [] };
  const wanted = eachField((field) => {
    const id = line.shown.find((choice) => choice.field === field)?.id;
    const isOffered = choicesFor(field, pricing).some((choice) => choice.id === id);
    return id !== undefined && isOffered ? id : null;
  });
  const all = chosenDesign(photo.strap === NONE ? { ...wanted, strap: null } : wanted, photo);
  const labelOf = (field: ShownChoice['field'], id: string) => optionLabel(field, id, pricing);
  const shown = shownChoices(all, photo, carried, labelOf);
  // What does not concern the product is no choice.
  const design = eachField((field) => (shown.some((choice) => choice.field === field) ? all[field] : null));
  const options = { ...carried, ...designToWire(design) };
  const lines = lineBreakdown(product, options, pricing);
  return {
    ...options,
    productId: product.id,
    name: product.name,
    price: priceOf(lines),
    lines,
    quantity: 1,
    personalization: hasBordado ? line.personalization : '',
    shown,
  };
}
