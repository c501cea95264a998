import { DESIGN_FIELDS, type DesignField, inWords, NONE } from '../../../domain/piece-design';
import type { Design } from './design';
import { DRAWN_ADD_ONS } from './design-pictures';

/** Names of options, by their questions and ids. */
export type DesignLabels = Readonly<Record<DesignField | 'addOn', Readonly<Record<string, string>>>>;

const OF_LETTERS: readonly DesignField[] = ['letter', 'letterSize', 'thread'];

/**
 * What a picture of a design shows, in the words and the order of the list of choices: "Sofía, letra elegante, tamaño mediano, hilo dorado,
 * motivo león, color negro". Leaves out options that have no name any more.
 */
export function describeDesign(design: Design, labels: DesignLabels): string {
  const name = design.name.trim().normalize('NFC');
  const isPlain = !name && design.motif === NONE;
  const seen = DESIGN_FIELDS.filter((field) => {
    if (isPlain && (OF_LETTERS.includes(field) || field === 'motif')) return false;
    return field !== 'strap' || design.strap !== NONE;
  });
  const choices = seen.flatMap((field) => {
    const label = labels[field][design[field]];
    return label ? [{ field, id: design[field], label, asInPhoto: false }] : [];
  });
  const addOns = DRAWN_ADD_ONS.filter((id) => design.addOns.includes(id)).flatMap((id) => labels.addOn[id] ?? []);
  return [
    name || (isPlain ? 'Sin bordado' : 'Sin nombre'),
    ...inWords(choices).map(({ words }) => lower(words)),
    ...addOns.map((label) => `con ${lower(label)}`),
  ].join(', ');
}

const lower = (words: string) => words.toLocaleLowerCase('es');
