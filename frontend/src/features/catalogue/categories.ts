import { foldText } from '../../shared/lib/fold-text';

/** Filter values (storefront.md, section 5) in the order of the chips, with what the shopper reads. */
export const CATEGORIES = [
  { value: 'pañalera', label: 'Pañaleras' },
  { value: 'mochila', label: 'Mochilas' },
  { value: 'maleta', label: 'Maletas' },
  { value: 'lonchera', label: 'Loncheras' },
  { value: 'organizador', label: 'Organizadores' },
  { value: 'bolso', label: 'Bolsos' },
  { value: 'cambiador', label: 'Cambiadores' },
] as const;

/** Address of the catalogue page that shows one category. */
export function categoryPath(category: string): string {
  return `/productos?category=${encodeURIComponent(knownCategory(category)?.value ?? category)}`;
}

/** The category that a filter value or a chip's text names. */
export function knownCategory(text: string) {
  const wanted = foldText(text);
  return CATEGORIES.find(({ value, label }) => foldText(value) === wanted || foldText(label) === wanted);
}
