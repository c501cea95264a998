import type { OrderItemDto } from '../../api/workshop.api';
import type { AnimalTheme, BagColour, Design, FontSize, FontStyle } from './embroidery/design';
import { BAG_COLOURS, MOTIFS } from './embroidery/design-pictures';
import { FONT_STYLES } from './embroidery/letters';
import { THREADS } from './embroidery/threads';
import { VIEWS } from './embroidery/views';
import { hasOwn } from '../../domain/has-own';

type BoughtPiece = Pick<
  OrderItemDto,
  'productId' | 'personalization' | 'embroideryFont' | 'fontSize' | 'embroideryColor' | 'animalTheme' | 'bagColor'
>;

/**
 * Returns the design exactly as bought, or undefined when a part is missing or unknown to the renderer. Unlike the cart it
 * uses no defaults, because the workshop sews from it.
 */
export function boughtDesign(piece: BoughtPiece): Design | undefined {
  const { personalization, embroideryFont, fontSize, embroideryColor, animalTheme, bagColor } = piece;
  const isKnown =
    FONT_STYLES.includes(embroideryFont as FontStyle) &&
    fontSize !== null &&
    hasOwn(VIEWS[piece.productId]?.capHeights ?? {}, fontSize) &&
    hasOwn(THREADS, embroideryColor ?? '') &&
    MOTIFS.includes(animalTheme as AnimalTheme) &&
    BAG_COLOURS.includes(bagColor as BagColour);
  if (!isKnown) return undefined;
  return {
    name: personalization,
    fontStyle: embroideryFont as FontStyle,
    fontSize: fontSize as FontSize,
    fontColor: embroideryColor as Design['fontColor'],
    animalTheme: animalTheme as AnimalTheme,
    bagColor: bagColor as BagColour,
  };
}
