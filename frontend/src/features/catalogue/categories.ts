import { foldText } from '../../shared/lib/fold-text';

/** Filter values and labels, in the order of the chips. */
export const CATEGORIES = [
  { value: 'pañalera', label: 'Pañaleras' },
  { value: 'mochila', label: 'Mochilas' },
  { value: 'maleta', label: 'Maletas' },
  { value: 'lonchera', label: 'Loncheras' },
  { value: 'organizador', label: 'Organizadores' },
  { value: 'bolso', label: 'Bolsos' },
  { value: 'cambiador', label: 'Cambiadores' },
] as const;

/** Returns the path of the catalogue page of a category. */
export function categoryPath(category: string): string {
  return `/productos?category=${encodeURIComponent(knownCategory(category)?.value ?? category)}`;
}

/** Returns the category with that filter value or label. */
export function knownCategory(text: string) {
  const wanted = foldText(text);
  return CATEGORIES.find(({ value, label }) => foldText(value) === wanted || foldText(label) === wanted);
}
