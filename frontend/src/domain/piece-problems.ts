import type { PricingDto } from '../api/catalogue.api';
import { needsText } from './add-ons';
import { countLetters, lettersOf } from './count-letters';
import { foldLetters, tidyLetters } from './tidy-text';

/** A text field of a piece that can be invalid. */
export type PieceField = 'name' | 'request' | 'keychainText';

/** A reason why a piece cannot be ordered, as a toast shows it. */
export interface PieceProblem {
  field: PieceField;
  title: string;
  text: string;
  /** The text is still empty: an error only when the shopper tries to order. */
  missing?: boolean;
}

interface PieceTexts extends Readonly<Record<PieceField, string>> {
  /** Ids of the chosen add-ons. */
  addOns: readonly string[];
  /** Characters of the name that the chosen font cannot embroider; known only where the fonts are loaded. */
  unstitchable?: readonly string[];
}

/**
 * All problems, in the order of `fields`, the fields of the form. The embroidered name is required where the form requires it or
 * a chosen add-on needs it.
 */
export function pieceProblems(
  texts: PieceTexts,
  fields: readonly PieceField[],
  { addOns, limits }: Pick<PricingDto, 'addOns' | 'limits'>,
  isNameRequired = false,
): PieceProblem[] {
  const find: Readonly<Record<PieceField, () => PieceProblem | undefined>> = {
    name: () => {
      const isRequired = isNameRequired || needsText(texts.addOns, addOns, 'name');
      if (isRequired && !tidyLetters(texts.name)) {
        const text = 'Por favor ingresa el nombre para personalizar';
        return { field: 'name', title: 'Nombre requerido', text, missing: true };
      }
      const unstitchable = texts.unstitchable?.join(', ');
      const stitching = unstitchable ? cannotStitch(unstitchable) : stitchingProblem(texts.name);
      if (stitching) return { field: 'name', title: 'Revisa el nombre', text: stitching };
      return tooLong('name', 'El nombre es muy largo', texts.name, limits.name);
    },
    request: () => tooLong('request', 'La petición es muy larga', texts.request, limits.request),
    keychainText: () => {
      if (!needsText(texts.addOns, addOns, 'keychainText')) return undefined;
      if (!tidyLetters(texts.keychainText)) {
        const text = 'Por favor ingresa el texto para el llavero personalizado';
        return { field: 'keychainText', title: 'Campo requerido', text, missing: true };
      }
      const stitching = stitchingProblem(texts.keychainText);
      if (stitching) return { field: 'keychainText', title: 'Revisa el texto del llavero', text: stitching };
      return tooLong('keychainText', 'El texto del llavero es muy largo', texts.keychainText, limits.keychain);
    },
  };
  return fields.map((field) => find[field]()).filter((problem) => problem !== undefined);
}

/** The problem of a name alone, which is required: for a piece that is already ordered. */
export function nameProblem(name: string, pricing: Pick<PricingDto, 'addOns' | 'limits'>): string | undefined {
  return pieceProblems({ name, request: '', keychainText: '', addOns: [] }, ['name'], pricing, true)[0]?.text;
}

function tooLong(field: PieceField, title: string, text: string, limit: number): PieceProblem | undefined {
  const over = countLetters(tidyLetters(text)) - limit;
  if (over <= 0) return undefined;
  return { field, title, text: `Máximo ${limit} caracteres: ${over === 1 ? 'sobra 1' : `sobran ${over}`}.` };
}

/**
 * Characters that the workshop can stitch: the letters of Spanish and neighbouring languages, digits, and the punctuation of
 * names.
 */
const STITCHABLE = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 '’&.·-]+$/;

/** Invisible characters: the message describes them, because it cannot show them. */
const INVISIBLE = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** More characters would lengthen the message without helping. */
const MAX_NAMED = 3;

/**
 * An error message that names the characters that cannot be stitched, the same as the server's; undefined for a valid or empty
 * text. Both are tested with `docs/name-cases.json`.
 */
export function stitchingProblem(typed: string): string | undefined {
  const text = tidyLetters(typed);
  if (text === '' || STITCHABLE.test(text)) return undefined;
  // Named as they were typed: an emoji of several parts is one.
  const invalid = lettersOf(typed.trim()).filter((letter) => !STITCHABLE.test(foldLetters(letter) || ' '));
  const names = invalid.map((letter) => (INVISIBLE.test(letter) ? 'caracteres invisibles' : `«${letter}»`));
  const named = [...new Set(names)].slice(0, MAX_NAMED).join(', ');
  return cannotStitch(named);
}

function cannotStitch(named: string): string {
  return `No podemos bordar ${named}: usa letras, números, espacios y los signos - ' & .`;
}
