import type { CartItemDto } from '../../../api/cart.api';
import { hasOwn } from '../../../domain/has-own';
import { DESIGN_FIELDS, type DesignField, NONE, type PhotoDesign } from '../../../domain/piece-design';
import { type AnimalTheme, type Design, FONT_SIZES, type FontSize, type FontStyle, type OnPiece } from './design';
import { isBagColour, MOTIFS } from './design-pictures';
import { FONT_STYLES } from './load-letters';
import { THREADS } from './threads';

/** What is seen on a piece, for the renderer; undefined when it cannot draw a part of it. */
export function drawnDesign(shown: PhotoDesign, { name, addOns, keychainText }: OnPiece): Design | undefined {
  const { letter, letterSize, thread, motif, bagColour, strap } = shown;
  const isKnown =
    FONT_STYLES.includes(letter as FontStyle) &&
    FONT_SIZES.includes(letterSize as FontSize) &&
    hasOwn(THREADS, thread) &&
    (motif === NONE || MOTIFS.includes(motif as AnimalTheme)) &&
    isBagColour(bagColour);
  if (!isKnown) return undefined;
  return {
    name,
    letter: letter as FontStyle,
    letterSize: letterSize as FontSize,
    thread: thread as Design['thread'],
    motif: motif as Design['motif'],
    bagColour,
    strap,
    addOns,
    keychainText,
  };
}

/** A piece in a cart or an order, of which `shown` has the questions that concern it; undefined when the renderer cannot draw a part of it. */
export function drawnLine({ shown, personalization, keychainPersonalization, addOns }: DrawnLine): Design | undefined {
  const ids = Object.fromEntries(shown.map(({ field, id }) => [field, id]));
  const on = { name: personalization, keychainText: keychainPersonalization, addOns };
  return drawnDesign({ ...UNSEEN, ...ids }, on);
}

type DrawnLine = Pick<CartItemDto, 'personalization' | 'keychainPersonalization' | 'addOns'> & {
  shown: readonly { field: string; id: string }[];
};

/** For the preview: a part that the renderer cannot draw, such as a thread that only the owner's photo has, is drawn as usual. */
export function previewedDesign(shown: PhotoDesign, on: OnPiece): Design {
  return (
    drawnDesign(shown, on) ??
    DESIGN_FIELDS.reduce<Design>((design, part) => drawnWith(design, shown, part), { ...UNSEEN, ...on })
  );
}

/** Answers to questions that do not concern a piece: a plain one has no letters, some have no strap. */
export const UNSEEN: Omit<Design, keyof OnPiece> = {
  letter: 'elegant',
  letterSize: 'medium',
  thread: 'gold',
  motif: NONE,
  bagColour: 'black',
  strap: NONE,
};
function drawnWith(design: Design, shown: PhotoDesign, part: DesignField): Design {
  return drawnDesign({ ...design, [part]: shown[part] }, design) ?? design;
}
