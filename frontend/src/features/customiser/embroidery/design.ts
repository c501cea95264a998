/** A shopper's choices for an embroidery, with the names of the API. */
export interface Design {
  /** As typed; at most 20 letters. */
  name: string;
  fontStyle: FontStyle;
  fontSize: FontSize;
  fontColor: ThreadColour;
  animalTheme: AnimalTheme;
  bagColor: BagColour;
}

export type FontStyle = 'elegant' | 'modern' | 'classic' | 'playful';
export const FONT_SIZES = ['small', 'medium', 'large'] as const;
export type FontSize = (typeof FONT_SIZES)[number];
export type ThreadColour = 'gold' | 'silver' | 'white' | 'black' | 'pink' | 'blue';
export type AnimalTheme = 'lion' | 'giraffe' | 'elephant' | 'bear' | 'dinosaur' | 'butterfly' | 'unicorn' | 'princess';
export type BagColour = 'black' | 'brown' | 'navy' | 'pink' | 'purple' | 'red';
