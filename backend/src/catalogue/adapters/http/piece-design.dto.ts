import { type DesignField, type PhotoDesign, type ShownChoice } from '../../../common/piece-design.js';

/** What a product's pictures show, as ids of the options in `GET /pricing`. What is not chosen is made like it and costs nothing. */
export class PhotoDesignDto {
  /**
   * Lettering style.
   * @example "elegant"
   */
  letter!: string;

  /**
   * Lettering size.
   * @example "medium"
   */
  letterSize!: string;

  /**
   * Thread.
   * @example "cream"
   */
  thread!: string;

  /**
   * Motif; `none` without one.
   * @example "bear"
   */
  motif!: string;

  /**
   * Colour of the piece.
   * @example "navy"
   */
  bagColour!: string;

  /**
   * Woven strap; `none` for a piece that has none, so that none can be chosen.
   * @example "navy-zigzag"
   */
  strap!: string;
}

/** One answer as it is seen on a piece: chosen, or as in the photo of the day on which the piece was made up. */
export class ShownChoiceDto {
  /** What it is about. */
  field!: DesignField;

  /**
   * Id of the option.
   * @example "cream"
   */
  id!: string;

  /**
   * Its name on that day.
   * @example "Crema"
   */
  label!: string;

  /** True when nothing was chosen, which costs nothing. */
  asInPhoto!: boolean;
}

export function toPhotoDesignDto({ letter, letterSize, thread, motif, bagColour, strap }: PhotoDesign): PhotoDesignDto {
  return { letter, letterSize, thread, motif, bagColour, strap };
}

export function toShownChoiceDtos(shown: readonly ShownChoice[]): ShownChoiceDto[] {
  return shown.map((choice) => ({ ...choice }));
}
