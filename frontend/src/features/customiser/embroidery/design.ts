/** What is seen on a piece, as far as the renderer draws it: choices, or what the photo shows. */
export interface Design {
  /** As typed; at most 20 letters. */
  name: string;
  letter: FontStyle;
  letterSize: FontSize;
  thread: ThreadColour;
  motif: AnimalTheme | 'none';
  bagColour: BagColour | PhotographedColour;
  /** Id of a strap; 'none' for a piece that has none. */
  strap: string;
  /** Ids of the add-ons; those that have no picture are not drawn. */
  addOns: readonly string[];
  /** Text on the tag of the key ring. */
  keychainText: string;
}

/** What is on a piece besides the six answers about its look. */
export type OnPiece = Pick<Design, 'name' | 'addOns' | 'keychainText'>;

export type FontStyle = 'elegant' | 'modern' | 'classic' | 'playful';
export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
/** The last two are seen on photos only. */
export type ThreadColour = 'gold' | 'silver' | 'white' | 'black' | 'pink' | 'blue' | 'cream' | 'wine';
export type AnimalTheme =
  | 'lion'
  | 'giraffe'
  | 'elephant'
  | 'bear'
  | 'dinosaur'
  | 'butterfly'
  | 'unicorn'
  | 'princess'
  | 'cat'
  | 'rainbow'
  | 'bunny'
  | 'castle'
  | 'fairy'
  | 'anchor'
  | 'sailboat'
  | 'flowers';
/** Colours that are seen on photos only. */
export type PhotographedColour = 'camel' | 'sage' | 'sky';
export type BagColour = 'black' | 'brown' | 'navy' | 'pink' | 'purple' | 'red';
