import type { Choices } from './choices.js';
import type { ProductMention } from './entities.js';

/** Choices for one of several products: 'la Milano con pompón y el cambiador'. */
export interface ProductChoices {
  readonly addOns: readonly string[];
  readonly plain: boolean | undefined;
}

const BARE = '(?:bordad[oa]s?|nombre|bordar|bordarla|bordarlo|borden|personalizar|marcar|pongan (?:el )?nombre)';
/** 'sin bordado', 'si no le ponen nombre', 'que no le borden nada' */
const IS_PLAIN = new RegExp(
  `\\bsin (?:el |que le |ponerle |ningun )?${BARE}\\b` +
    '|\\bno (?:le |lo |la |les |los |las |se le |va |lleva )?(?:ponen|pongan|pongo|pongamos|bord(?:an|en|o|ado|ada)|lleva|llevara|quiero|coloca[nr]?|marcan)?(?: (?:el|ningun|con))? ?(?:bordad[oa]|nombre)\\b' +
    '|\\bno quiero que (?:le |lo |la |les |los |las )?(?:borden|bordes|pongan (?:el )?nombre)\\b|\\bno (?:le |la |lo )?bord(?:an|en|ar\\w*) nada\\b',
);
const IS_EMBROIDERED = /\b(?:con (?:el |su )?|(?:y|pero|entonces|mejor|ya|si es|o|ah) )bordad[oa]s?\b/;
/** 'con y sin bordado', 'una con bordado y otra sin' */
const IS_BOTH =
  /\bcon (?:y|o) sin\b|\bsin (?:y|o) con\b|\bcon (?:el )?(?:bordad[oa]|nombre) (?:y|o|,)(?: (?:la|el))?(?: otr[oa])? sin\b|\bsin (?:el )?(?:bordad[oa]|nombre) (?:y|o|,)(?: (?:la|el))?(?: otr[oa])? con\b/;
/** Words that refer to all products. */
const FOR_ALL = /\b(?:cada un[oa]|ambas|ambos|(?:las|los) dos|tod[oa]s|los tres|las tres)\b/;

/** Whether the piece shall be without embroidery; undefined when the text mentions neither or both. */
export function wantsPlain(text: string): boolean | undefined {
  if (asksForBoth(text)) return undefined;
  if (IS_PLAIN.test(text)) return true;
  return IS_EMBROIDERED.test(text) ? false : undefined;
}

/** Whether the text asks for the piece with and without embroidery. */
export function asksForBoth(text: string): boolean {
  return IS_BOTH.test(text);
}

/** The choices for each named product, read up to the next one; empty when all products have the same choices. */
export function choicesByProduct(
  text: string,
  mentions: readonly ProductMention[],
  find: (part: string) => Pick<Choices, 'addOns'>,
): ReadonlyMap<number, ProductChoices> {
  const own = new Map<number, ProductChoices>();
  const pieces = mentions.filter(({ products }) => products.length === 1);
  if (pieces.length < 2 || FOR_ALL.test(text)) return own;
  pieces.forEach(({ products, end }, index) => {
    const part = ` ${text.slice(end, pieces[index + 1]?.at)} `;
    const id = products[0]!.id;
    const before = own.get(id);
    own.set(id, {
      addOns: [...(before?.addOns ?? []), ...find(part).addOns],
      plain: before?.plain ?? wantsPlain(part),
    });
  });
  const said = [...own.values()];
  // Add-ons after the last product are for all of them, unless others were named before.
  const isApart =
    said.slice(0, -1).some(({ addOns }) => addOns.length > 0) || said.some(({ plain }) => plain !== said[0]!.plain);
  return isApart ? own : new Map();
}
