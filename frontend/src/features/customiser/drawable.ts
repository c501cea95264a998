import type { PricingDto } from '../../api/catalogue.api';
import { FONT_SIZES } from './embroidery/design';
import { BAG_COLOURS, MOTIFS } from './embroidery/design-pictures';
import { FONT_STYLES } from './embroidery/load-letters';
import { STRAPS } from './embroidery/straps';
import { THREADS } from './embroidery/threads';
import { NONE } from '../../domain/piece-design';

type DesignChoices = Pick<
  PricingDto,
  'fontStyles' | 'fontSizes' | 'fontColors' | 'animalThemes' | 'bagColors' | 'straps'
>;

/** Ids of the choices that the renderer can draw. */
const DRAWABLE: Readonly<Record<keyof DesignChoices, readonly string[]>> = {
  fontStyles: FONT_STYLES,
  fontSizes: FONT_SIZES,
  fontColors: Object.keys(THREADS),
  animalThemes: [...MOTIFS, NONE],
  bagColors: BAG_COLOURS,
  straps: STRAPS,
};

const known = new WeakMap<PricingDto, PricingDto>();

/** Removes choices that the renderer cannot draw, so that they are not offered. Returns the same object for the same prices. */
export function drawable(pricing: PricingDto): PricingDto {
  const before = known.get(pricing);
  if (before) return before;
  const kinds = Object.entries(DRAWABLE) as [keyof DesignChoices, readonly string[]][];
  const choices = kinds.map(([kind, ids]) => [kind, pricing[kind].filter(({ id }) => ids.includes(id))]);
  const all = { ...pricing, ...(Object.fromEntries(choices) as DesignChoices) };
  known.set(pricing, all);
  return all;
}
