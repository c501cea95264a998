import type { CartItemDto } from '../api/cart.api';
import type { PricedChoiceDto, PricingDto, ProductDto } from '../api/catalogue.api';

/** The choices for one piece that can affect its price. */
export type PieceOptions = Pick<
  CartItemDto,
  'hasBordado' | 'addOns' | 'embroideryFont' | 'fontSize' | 'embroideryColor' | 'animalTheme' | 'bagColor'
>;

/** The data that a product's own price depends on. */
type PricedProduct = Pick<ProductDto, 'price'> & { variants: Pick<ProductDto['variants'], 'bordado'> };

export type PriceLine = CartItemDto['breakdown'][number];

/**
 * Calculates the price of one piece, line by line, from the prices of the API, so that a change shows at once. The server
 * calculates the same lines; both are tested with `docs/pricing-cases.json`, and the server's price is binding.
 */
export function lineBreakdown(product: PricedProduct, options: PieceOptions, pricing: PricingDto): PriceLine[] {
  const lines = [{ label: 'Precio base', amount: product.price }];
  if (product.variants.bordado && !options.hasBordado) {
    lines.push({ label: 'Sin bordado', amount: 0 - embroideryRemovalSaving(product, pricing) });
  }
  const chosen = pricing.addOns.filter(({ id }) => options.addOns.includes(id));
  const addOns = chosen.map(({ label, price }) => ({ label, amount: price }));
  return [...lines, ...designLines(options, pricing), ...addOns];
}

/** What a piece without embroidery costs less, pesos: at most its price, and 0 for a product that is not embroidered. */
export function embroideryRemovalSaving({ price, variants }: PricedProduct, pricing: PricingDto): number {
  return variants.bordado ? Math.min(price, pricing.embroideryRemovalSaving) : 0;
}

/** The price of one piece, whole pesos: the sum of its breakdown. */
export function priceOf(breakdown: readonly PriceLine[]): number {
  return breakdown.reduce((sum, { amount }) => sum + amount, 0);
}

function designLines(options: PieceOptions, pricing: PricingDto): PriceLine[] {
  const font = choiceOf(pricing.fontStyles, options.embroideryFont);
  const size = choiceOf(pricing.fontSizes, options.fontSize);
  const lettering = [
    font && `Letra ${font.label}`,
    size && `${font ? 'tamaño' : 'Tamaño'} ${size.label.toLowerCase()}`,
  ];
  const lines: PriceLine[] = [];
  if (font ?? size) {
    const amount = (font?.surcharge ?? 0) + (size?.surcharge ?? 0);
    lines.push({ label: lettering.filter(Boolean).join(', '), amount });
  }
  return [
    ...lines,
    ...choiceLine('Hilo', choiceOf(pricing.fontColors, options.embroideryColor)),
    ...choiceLine('Motivo', choiceOf(pricing.animalThemes, options.animalTheme)),
    ...choiceLine('Bolso color', choiceOf(pricing.bagColors, options.bagColor)),
  ];
}

function choiceOf(choices: readonly PricedChoiceDto[], id: string | null): PricedChoiceDto | undefined {
  return choices.find((choice) => choice.id === id);
}

function choiceLine(what: string, choice: PricedChoiceDto | undefined): PriceLine[] {
  return choice ? [{ label: `${what} ${choice.label.toLowerCase()}`, amount: choice.surcharge }] : [];
}
