import type { PricingDto, ProductDto } from '../../api/catalogue.api';
import { hasOwn } from '../../domain/has-own';
import { NONE } from '../../domain/none';
import { isPreviewed } from '../../domain/previewed-products';
import { foldText } from '../../shared/lib/fold-text';

/** Orders of the catalogue page by the value in its URL. */
export const SORTS = { barato: 'Del más barato', caro: 'Del más caro', nombre: 'De la A a la Z' } as const;
type Sort = keyof typeof SORTS;

/** How the products of the catalogue page are shown. */
export interface CatalogueView {
  /** Undefined for the shop's own order. */
  sort: Sort | undefined;
  /** Id of a bag colour; undefined for all. */
  colour: string | undefined;
}

/** A colour in which a piece can be had. */
export interface PieceColour {
  id: string;
  label: string;
}

/** Reads the view from the URL; unknown values count as absent. */
export function readView(params: URLSearchParams, pricing: PricingDto | undefined): CatalogueView {
  const sort = params.get('orden') ?? '';
  const colour = params.get('color') ?? '';
  const isColour =
    pricing !== undefined && [...pricing.bagColors, ...pricing.unoffered].some(({ id }) => id === colour);
  return {
    sort: hasOwn(SORTS, sort) ? (sort as Sort) : undefined,
    colour: isColour ? colour : undefined,
  };
}

/** The colours of a piece: that of its picture first, then those that the customiser makes it in. */
export function coloursOf({ id, variants, photoDesign }: ProductDto, pricing: PricingDto): PieceColour[] {
  const made = variants.bordado && isPreviewed(id) ? pricing.bagColors.map((colour) => colour.id) : [];
  // A catalogue that a browser stored with an earlier release has no photo designs.
  const shown = photoDesign?.bagColour ?? NONE;
  const known = [...pricing.bagColors, ...pricing.unoffered.filter(({ field }) => field === 'bagColour')];
  return [...new Set([...(shown === NONE ? [] : [shown]), ...made])].map((colour) => ({
    id: colour,
    label: known.find(({ id: knownId }) => knownId === colour)?.label ?? colour,
  }));
}

/** Every colour of these products: those on offer in the owner's order, then those of pictures. */
export function allColours(products: readonly ProductDto[], pricing: PricingDto): PieceColour[] {
  const found = new Map(
    products.flatMap((product) => coloursOf(product, pricing)).map((colour) => [colour.id, colour]),
  );
  const offered = pricing.bagColors.flatMap(({ id }) => found.get(id) ?? []);
  return [...offered, ...[...found.values()].filter((colour) => !offered.includes(colour))];
}

/** The products in that colour and order. */
export function viewed(
  products: readonly ProductDto[],
  { sort, colour }: CatalogueView,
  pricing: PricingDto,
): ProductDto[] {
  const kept = colour
    ? products.filter((product) => coloursOf(product, pricing).some(({ id }) => id === colour))
    : [...products];
  if (sort === 'barato') return kept.sort((a, b) => a.price - b.price);
  if (sort === 'caro') return kept.sort((a, b) => b.price - a.price);
  if (sort === 'nombre') return kept.sort((a, b) => (foldText(a.name) < foldText(b.name) ? -1 : 1));
  return kept;
}
