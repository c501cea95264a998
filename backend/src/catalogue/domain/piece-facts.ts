import { inWords } from '../../common/piece-design.js';
import { carriesName, type Personalisation, shownOn } from './piece-options.js';
import type { PriceLine } from './pricing.js';

/** One thing that somebody must know about a piece. */
interface PieceFact {
  readonly words: string;
  /** Follows the words; made exactly as typed. */
  readonly asTyped?: string;
}

/** Price lines that name no option, or that a text describes better. */
const OMITTED_LINES = new Set(['Precio base', 'Sin bordado', 'Bordado de nombre']);
const KIT_DISCOUNT = /^Kit de \d+ piezas/;
const KEYCHAIN = 'Llavero personalizado';

/**
 * Everything that a stored piece is made with, one entry each: embroidery, look, add-ons and texts. The pages say the same:
 * `docs/piece-cases.json` is run by both sides.
 */
function factsOf(piece: {
  readonly personalisation: Personalisation;
  readonly breakdown: readonly Pick<PriceLine, 'label'>[];
}): PieceFact[] {
  const { personalisation, breakdown } = piece;
  const { keychainPersonalization, specialRequest } = personalisation;
  const shown = shownOn(personalisation);
  const look = inWords(shown).map(({ words }) => ({ words }));
  const priced = new Set(inWords(shown.filter(({ asInPhoto }) => !asInPhoto)).map(({ words }) => words));
  const keychain = { words: 'Llavero: ', asTyped: keychainPersonalization };
  const extras: PieceFact[] = breakdown
    .filter(({ label }) => !OMITTED_LINES.has(label) && !KIT_DISCOUNT.test(label) && !priced.has(label))
    .map(({ label }) => (label === KEYCHAIN ? keychain : { words: label }));
  // The owner can rename the add-on; its label then differs from `KEYCHAIN`.
  if (keychainPersonalization && !extras.includes(keychain)) extras.push(keychain);
  const request = specialRequest ? [{ words: `Personalización: ${specialRequest}` }] : [];
  return [embroideryOf(personalisation), ...look, ...extras, ...request];
}

/** The facts as plain texts. */
export function factTexts(piece: Parameters<typeof factsOf>[0]): string[] {
  return factsOf(piece).map(({ words, asTyped = '' }) => words + asTyped);
}

function embroideryOf(personalisation: Personalisation): PieceFact {
  const { hasBordado, personalization } = personalisation;
  if (!carriesName(personalisation)) return { words: 'Sin bordado' };
  if (!hasBordado) return { words: 'Solo el nombre, sin motivo: ', asTyped: personalization };
  return personalization
    ? { words: 'Bordado: ', asTyped: personalization }
    : { words: 'Con bordado, sin nombre todavía' };
}
